### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number }：{ $name }
guardians-cards = ガーディアンカード
guardians-order = 手番はカードの番号が小さい順です。カードは自分の手番のいつでも1回使えます。使わなくてもかまいません。
guardians-limits-1 = 盤も、このラウンドの手番の順も変わりません。
guardians-limits-2 = タイルの向きは変えられません。空きと同じ行にも列にもないタイルは動かせません。
guardians-limits-3 = 湖を渡ることはできません。遺跡のトークンと、ほかのプレイヤーのトークンは動かせません。
guardians-limits-4 = 180°回すことも、タイルを別の場所へ移すこともできません。
guardians-limits-5 = できるのは3つのうち1つだけです。タリスマンは取れません。
guardians-prompt-1 = { $who }がこのカードを持っています。「タリスマンを取る」を選んで、何が変わるか見てみましょう。
guardians-prompt-1-done = することはこれだけです。盤は何も変わりません。
guardians-prompt-tile = 空きへ移動するタイルを選んでください。枠のあるタイルが動かせます。ほかのタイルを選ぶと、動かせない理由がわかります。
guardians-prompt-token = { $who }：枠のあるトークンを選び、次に行き先を選んでください。
guardians-prompt-token-target = { $space }のトークンの行き先を選んでください。同じトークンをもう一度選ぶと、選び直せます。
guardians-prompt-rotate-cw = 時計回りに回すタイルを選んでください。どれでも回せます。
guardians-prompt-rotate-ccw = 反時計回りに回すタイルを選んでください。どれでも回せます。
guardians-prompt-turn = タイル{ $tile }を選びました。回す向きを選んでください。
guardians-prompt-done = 盤の下のスライダーで動きを見られます。盤のどこかを選ぶと、前の局面から別の手を試せます。
guardians-back = 前の局面に戻す
guardians-another = 別の局面
guardians-telling = 最初の局面
guardians-told-no-board = カード1は盤を変えません。「タリスマンを取る」を選んでください。
guardians-told-no-token = トークンが選ばれていません。先に枠のあるトークンを選んでください。
guardians-told-fixed = できません。{ $space }のトークンは遺跡にあり、遺跡のトークンはそこから動かせません。
guardians-told-stuck = できません。{ $space }のトークンには行き先がありません。隣にも寺院越しにも、入れるマスがありません。
guardians-told-tile-go = タイル{ $tile }を選ぶのをやめました。
guardians-told-back = 前の局面に戻りました。
guardians-told-no-turn = この局面からは手番を始められません：{ $why }

## The slider under the board

scrub-label = 前から後へ
scrub-before = 前
scrub-after = 後
scrub-again = もう一度再生

## What an action changes

guardians-title = 変わること
guardians-title-done = 変わったこと
guardians-riders = 一緒に動く：
guardians-rider = { $from } → { $to }
guardians-joined = つながる湖：
guardians-joined-text = { $count }つが、{ $size }マスの1つの湖になります。
guardians-parted = 分かれる湖：
guardians-parted-text = { $size }マスの1つの湖が、{ $count }つになります。
guardians-regrouped = 分かれてつながる湖：
guardians-regrouped-text = { $before }つが{ $after }つになります。
guardians-regrouped-same-text = { $count }つのままですが、水のつながり方が変わります。
guardians-gained = { $temples }を発見
guardians-lost = { $temples }を失う
guardians-opened = 置けるようになる：
guardians-closed = 置けなくなる：
guardians-cheaper = 無料になる：
guardians-dearer = 1個捧げるようになる：
guardians-spaces = { $count }マス（{ $spaces }）
guardians-ruins-waits = 追加アクション：
guardians-ruins-waits-text = トークンが遺跡に着き、タイル{ $tile }で待っています。
guardians-first = スタートプレイヤー：
guardians-first-text = { $before }から{ $after }に移りました。{ $after }は次のラウンドで最初にカードを選び、このラウンドの終わりにカードを受け取ります。
guardians-first-same-text = { $after }のままです。
guardians-burn = 火山：
guardians-burn-text = そこに残れば、手番の終わりに燃えます。
guardians-saved-text = トークンは火山を離れ、燃えません。
guardians-same = 前と同じ：
guardians-same-tokens = すべてのトークンの位置
guardians-same-water = 湖
guardians-same-temples = 発見した寺院
guardians-same-places = 置けるマス
guardians-same-scores = 得点表
guardians-scores = 前と後の得点表
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = できること（{ $count }）
guardians-may-slide = 動かせるタイル（{ $count }）、良い順
guardians-may-move = 動かせるトークン（{ $count }）、良い順。選ぶと行き先が出ます
guardians-may-turn = 回せるタイル（{ $count }）、良い順。選ぶと回す向きが出ます
guardians-may-not = できないこと（{ $count }）
guardians-slide = タイル{ $tile }を移動
guardians-turn = 回転{ $turn ->
    [cw] { " " }↻
   *[ccw] { " " }↺
 }
guardians-token = { $from } → { $to }
guardians-piece-token = { $space }のトークン
guardians-piece-tile = タイル{ $tile }
guardians-gain = { $who } { $points }
guardians-none = 得点の変化なし
guardians-best = 最善：{ $points }
guardians-ways = { $count }通り、最善：{ $best }
guardians-choices = このカードでできることすべて
