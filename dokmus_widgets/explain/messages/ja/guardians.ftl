guardians-heading = { $number }：{ $name }
guardians-cards = ガーディアンカード
guardians-order = 手番はカードの番号が小さい順です。カードは、手番中の好きなときに1回使えます。使わなくてもかまいません。
guardians-limits-1 = 盤も、このラウンドの手番の順も変わりません。
guardians-limits-2 = タイルを回すことも、空きと同じ行や列にないタイルを動かすこともできません。
guardians-limits-3 = 湖を渡ることはできません。遺跡のトークンと、ほかの人のトークンは動かせません。
guardians-limits-4 = 180°回すことも、タイルを別の場所へ移すこともできません。
guardians-limits-5 = できるのは3つのうち1つだけです。タリスマンは取れません。
guardians-prompt-1 = { $who }がこのカードを持っています。「タリスマンを取る」を選んで、何が変わるか見てみましょう。
guardians-prompt-1-done = 盤は何も変わりません。
guardians-prompt-tile = 枠つきのタイルを選ぶと、空きへ移動します。ほかのタイルを選ぶと、できない理由がわかります。
guardians-prompt-token = { $who }：枠つきのトークンを選び、次に動かす先を選んでください。
guardians-prompt-token-target = { $space }のトークンを選びました。動かす先を選んでください。同じトークンをもう一度選ぶと、選び直せます。
guardians-prompt-rotate = 回すタイルを選んでください。
guardians-prompt-turn = タイル{ $tile }を選びました。回す向きを選んでください。
guardians-prompt-done = スライダーで動きを見られます。盤上で選ぶと、別の手を試せます。
guardians-back = アクションを元に戻す
guardians-another = 別の局面
guardians-telling = 最初の局面
guardians-told-no-board = カード1では、盤上で選ぶものはありません。「タリスマンを取る」を選んでください。
guardians-told-no-token = 先に枠つきのトークンを選んでください。
guardians-told-fixed = できません。{ $space }のトークンは遺跡にあり、そこから動かせません。
guardians-told-stuck = できません。{ $space }のトークンを動かせるマスは、隣にも寺院越しにもありません。
guardians-told-tile-go = タイル{ $tile }の選択を解除しました。
guardians-told-back = アクションを元に戻しました。
guardians-told-no-turn = この局面では手番を行えません：{ $why }

## The slider under the board

scrub-label = アクションの前から後へ
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
guardians-regrouped = 変わる湖：
guardians-regrouped-text = { $before }つが{ $after }つになります。
guardians-regrouped-same-text = { $count }つのままですが、分かれ方が変わります。
guardians-gained = { $temples }を発見
guardians-lost = { $temples }を失う
guardians-elsewhere = { $terrain }、今は{ $space }
guardians-opened = 置けるようになる：
guardians-closed = 置けなくなる：
guardians-cheaper = 無料になる：
guardians-dearer = 捧げ物が必要になる：
guardians-spaces = { $count }マス（{ $spaces }）
guardians-ruins-waits = 追加アクション：
guardians-ruins-waits-text = トークンが遺跡に着いたので、タイル{ $tile }で追加アクションが1回できます。
guardians-first = スタートプレイヤー：
guardians-first-text = { $before }から{ $after }に移りました。{ $after }はこのラウンドの終わりにカードを受け取り、次のラウンドで最初に選びます。
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
guardians-may-slide = 動かせるタイル（{ $count }枚、良い順）
guardians-may-move = 動かせるトークン（{ $count }個、良い順）。選ぶと動かす先が出ます
guardians-may-turn = 回せるタイル（{ $count }枚、良い順）。選ぶと回す向きが出ます
guardians-may-not = できないこと（{ $count }）
guardians-slide = タイル{ $tile }を移動
guardians-turn = 回転{ $turn ->
    [cw] { " " }↻
   *[ccw] { " " }↺
 }
guardians-piece-token = { $space }のトークン
guardians-piece-tile = タイル{ $tile }
guardians-gain = { $who } { $points }
guardians-none = 得点の変化なし
guardians-best = 最善：{ $points }
guardians-ways = { $count }通り{ $best ->
    [none] 、得点の変化なし
   *[other] 、最善：{ $best }
 }
guardians-choices = このカードのアクションすべて
