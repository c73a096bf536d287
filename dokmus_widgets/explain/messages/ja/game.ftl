seat-name = { $seat ->
    [0] 青
    [1] オレンジ
    [2] 黄
   *[3] 紫
}

## Headings and what to do now

heading-start = ゲームの準備
heading-round = ラウンド{ $round }/8

prompt-start = { $who }：丸印のマス（角のタイルの外周にある草原か森林）を選び、そこからスタートしてください。
prompt-start-none = { $who }：スタートできるマスが残っていません。新しいゲームを始めてください。
prompt-place = { $who }：丸印のマスにトークンを置いてください。炎つきのマスでは、さらに1個捧げます。
prompt-anywhere = { $who }：ふつうに置けるマスがないので、空いた草原、森林、遺跡、火山のどこかに置いてください。
prompt-pay = { $who }：湖の向こうのマスを選び、1個捧げて置いてください。
prompt-tile = { $who }：空きへ移動するタイルを選んでください。空きと同じ行か列のタイルだけ動かせます。
prompt-rotate = { $who }：回すタイルを選んでください。
prompt-token = { $who }：動かす自分のトークンを選んでください。
prompt-token-target = { $who }：{ $space }のトークンを動かす先を選んでください。同じトークンをもう一度選ぶと、選び直せます。
prompt-ruins = { $who }：タイル{ $tile }で追加アクションを今行うか、見送ってください。今行わなければ失われます。
prompt-end = { $who }：トークンをすべて使いました。{ $left ->
    [ruins] まだ追加アクションができます。手番を終えてもかまいません。
    [guardian] まだガーディアンカードを使えます。手番を終えてもかまいません。
   *[nothing] 手番を終えてください。
 }
prompt-cards = { $who }：カードを1枚選んでください。番号の小さい人から手番を行います。選んだカードは、自分の手番までほかの人には見えません。{ $players ->
        [2] 2人プレイで使うのは2、3、4だけです。
       *[other] { "" }
    }
prompt-over-tie = { $points }点で並びましたが、捧げたトークンの多い{ $who }の勝ちです。
prompt-over-shared = { $who }が{ $points }点で並び、勝利を分け合います。
burn-warning = 手番を終えると、火山のトークン{ $count }個（{ $spaces }）が燃えて、捧げたことになります。
ruins-warning = タイル{ $tile }で追加アクションができます。この手番で使わないと失われます。

## Hand-over

curtain-title = { $who }に端末を渡してください
curtain-text = { $who }がガーディアンカードを見せずに選びます。ほかの人は見ないでください！
curtain-open = { $who }がカードを見る
curtain-pass = 1人で遊ぶので伏せない

## The guardian cards

card-1 = タリスマン獲得
    .in = タリスマンの獲得
card-1-text = 最初に手番を行います。スタートプレイヤーになり、次のラウンドから最初にカードを選びます。
card-2 = タイルの移動
    .in = タイルの移動
card-2-text = 空きと同じ行か列のタイルを、トークンを乗せたまま空きへ移動します。ほかのタイルを飛び越えてもかまいません。
card-3 = トークンの移動
    .in = トークンの移動
card-3-text = 自分のトークン1個（遺跡の上のものを除く）を、隣か寺院越しの空いたマスへ動かします（湖は渡れません）。森林でも捧げ物は不要です。
card-4 = タイルの回転
    .in = タイルの回転
card-4-text = 好きなタイル1枚を、トークンを乗せたまま、どちら向きにでも90°回します。
card-5 = 2～4のどれか
    .in = 2～4のどれか
card-5-text = 最後に手番を行います。タイルの移動、トークンの移動、タイルの回転から1つ選びます。
cards-label = 選べるガーディアンカード

## What can be done

tools-label = 盤上で選んだときにすること
tool-place = トークンを置く
tool-pay = あえて湖を渡る
tool-move_tile = タイルを移動
tool-move_token = トークンを移動
tool-rotate = タイルを回転
tool-hint-guardian = ガーディアンカード
tool-hint-pay = 1個捧げる
tool-hint-ruins = タイル{ $tile }の遺跡
do-label = できること
do-take_talisman = タリスマンを取る
do-decline_ruins = 追加アクションを見送る
do-sacrifice = トークンを捧げる
do-end_turn = 手番を終える
do-undo = 元に戻す
do-cancel = 選択をやめる
do-undo-others = 自分の直前の手まで戻す
do-redo = やり直す
do-undo-none = まだ戻せる手がありません。
do-undo-hidden = カードを選ぶ前や、カードを公開する前には戻せません。
do-redo-none = やり直せる手がありません。

## To take along, and to open again

do-copy_link = リンクをコピー
do-copy_code = コードをコピー
copy-again = コピー
copy-done = コピーしました。
copy-refused = ブラウザーの設定でコピーできません。選択中の文字を手動でコピーしてください。
copy-link = この局面へのリンク
copy-code = この局面のコード
copy-code-hint = 「保存と読み込み」に貼り付けるか、PythonでGameWidget(position="...")と書きます。
copy-link-hint = まだ公開されていないカードも含め、卓上のすべてが表示されます。
copy-record = このゲームの棋譜
copy-record-hint = ファイルに保存できるテキストです。「保存と読み込み」で再び開けます。
keep-title = 保存と読み込み
keep-text = 局面のコードかリンク、またはゲームの棋譜
keep-text-hint = 今のゲームと置き換わります。
keep-open = 開く
keep-record = このゲームの棋譜をコピー
keep-record-secret = このラウンドの未公開のカードも含みます

## Seats

seats-label = プレイヤー
seat-supply = 残りトークン{ $tokens }個
seat-turn-tokens = この手番であと{ $tokens }個
seat-talisman = タリスマン：最初に選ぶ
seat-card = カード{ $card }
seat-card-hidden = カード選択済み
seat-acts = 手番

## The score sheet

score-title = 得点表
score-title-now = 今終わった場合の得点表
score-ruins = 遺跡のトークン
    .in = 遺跡のトークン
score-small_temples = 小寺院
    .in = 小寺院
score-large_temples = 大寺院
    .in = 大寺院
score-complete_tiles = 寺院をすべて発見したタイル
    .in = 寺院をすべて発見したタイル
score-tiles_reached = 寺院を1つ以上発見したタイル
    .in = 寺院を1つ以上発見したタイル
score-sacrifices = 捧げ物
    .in = 捧げ物の順位
score-total = 合計
    .in = 合計
how-ruins = 1個につき1点
how-small_temples = 発見した1つにつき2点
how-large_temples = 発見した1つにつき3点
how-complete_tiles = 1枚につき{ $players ->
    [2] 5
   *[other] 8
 }点
how-tiles_reached = { $tiles ->
    [1] 1枚
   *[other] 1～{ $tiles }枚
 }で：{ $track }
how-sacrifices = 捧げたトークンの多い順に：{ $points }

## The list of moves

moves-title = 手の一覧
moves-none = まだ手はありません。
moves-round = ラウンド{ $round }
moves-setup = ゲームの準備
moved = { $who }：{ $what }
moved-choose_start = { $space }からスタート
moved-choose_guardian = カードを選択
moved-choose_guardian-shown = カード{ $card }「{ $name }」を選択
moved-place = { $space }にトークンを配置
moved-places = { $spaces }にトークンを配置
moved-place-paid = 1個捧げて{ $space }にトークンを配置
moved-sacrifice = トークンを1個捧げる
moved-take_talisman = タリスマンを獲得
moved-move_tile = タイル{ $tile }を空きへ移動
moved-move_token = トークンを{ $from }から{ $to }へ移動
moved-rotate_tile = タイル{ $tile }を{ part-turned }に回転
moved-decline_ruins = 追加アクションを見送り
moved-end_turn = 手番を終了
moved-burnt = { $what }、火山のトークンが燃える（{ $spaces }）

## A new game

setup-title = 新しいゲーム
setup-players = 人数
setup-first = タリスマンを持つ人
setup-seed = 島の番号
setup-seed-hint = 同じ番号なら、いつも同じ島になります。
setup-hand_over = ガーディアンカード
setup-curtain-yes = 非公開：ほかの人に見せない
setup-curtain-no = 公開：1人で遊ぶ
setup-rulebook = どのルールで遊びますか？
setup-reading = ルールブックによって違うところがあります
setup-begin = 始める
setup-name = { $who }の名前

## Answers of the table itself

told-new = { $seats }人プレイの新しいゲームです（島{ $seed }）。{ $who }がタリスマンを持ち、カードは最初に、スタートのマスは最後に選びます。
told-position = ゲームを続けます。{ $prompt }
told-undone = 元に戻しました（{ $what }）。
told-redone = やり直しました（{ $what }）。
told-others = { $who }：{ $moves }。
told-turn-line = { $who }：{ $moves ->
    [none] アクションなし
   *[other] { $moves }
 }、{ $gain }点。
told-turn-paid = { $sign ->
    [none] 1個捧げる
   *[other] { $sign }（1個捧げる）
 }
told-turn-burned = 火山で燃える：{ $spaces }
told-turn-moved = { $sign }（今は{ $now }）
told-turn-moved-paid = { $sign }（今は{ $now }、1個捧げる）
told-carried = あなたのトークン：{ $spaces }。
told-changed = あなたの得点：{ $points }（{ $lines }）。
told-cards-shown = { $who }、カードを選んでください：{ $cards }。
told-card = { $who }がカードを選びました。
told-cards-all = 全員がカードを選びました。最初の手番は{ $who }、カード{ $card }「{ $name }」です。
told-turn-next = 次の手番は{ $who }、カード{ $card }「{ $name }」です。
told-round-next = ラウンド{ $round }が始まります。{ $who }がタリスマンを持ち、最初にカードを選びます。
told-over = これで最後のラウンドが終わりました。
told-action = { $what }。
told-all-started = 全員がスタートしました。ガーディアンカードを選んでください。
told-moved = { $what }。{ $why }
told-selected = { $space }のトークンを選びました。動かす先のマスを選んでください。
told-let-go = { $space }のトークンの選択を解除しました。
told-not-a-tool = 「{ $tool }」は今はできません。{ $why }
told-no-space = できるマスがありません。
told-choose-card-first = 先にガーディアンカードを選んでください。
told-choose-card = カードを選んでください。
told-game-over = ゲームは終わりました。得点表を見るか、新しいゲームを始めてください。

## How to play, in a nutshell

guide-goal = 全8ラウンド。できるだけ多くのタイルで、寺院の隣にトークンを置きましょう。得点の最も高い人が勝ちます。
guide-turn = 毎ラウンド、全員がガーディアンカードを見せずに1枚選び、番号の小さい人から手番を行います。手番では3個のトークンを使い、自分のトークンの隣に置くか、捧げます。カードは好きなときに1回使えます。{ $voluntary_sacrifice ->
        [true] 得点のためだけにトークンを捧げることもできます。
       *[false] { "" }
    }
guide-temple = 寺院：上には何も置けませんが、{ $temple_reach ->
        [last_token] この手番で最後に置いたトークンが隣にあれば、そこから
       *[any_token] 隣にある自分のトークンから
    }、その寺院の隣のほかのどのマスにも置けます。隣に自分のトークンがあれば、小寺院は2点、大寺院は3点です。
guide-forest = 森林：1個捧げて置きます。隣の森林か、同じ寺院の隣の森林に自分のトークンがあれば、捧げ物は要りません。
guide-water = 湖：1個捧げると、隣の自分のトークンから同じ湖のどの岸へも渡れます{ $temple_water ->
        [joins] 。湖の隣の寺院を越えて、その先へも行けます。
       *[ends] 。
    }
guide-mountain = 山：置けません。
guide-volcano = 火山：手番の終わりにここにあるトークンは燃えて、捧げたことになります。
guide-ruins = 遺跡：1点になり、{ $ruins_timing ->
    [same_turn] この手番の間に
   *[immediate] すぐに
 }追加アクションができます。そのタイルの移動か回転、またはタイル上の自分のトークン1個の移動です。

## The page of a game

status-start = ゲームの準備：{ $who }は丸印からスタート
status-start-others = ゲームの準備：{ $who }が選択中
status-cards = ラウンド{ $round }/8：{ $who }がカードを選択
status-turn = ラウンド{ $round }/8：{ $who }、あと{ $tokens }個
status-ruins = ラウンド{ $round }/8：{ $who }、追加アクション（{ $tile }）
status-end = ラウンド{ $round }/8：{ $who }{ $left ->
    [ruins] 、追加アクションが未使用
    [guardian] 、カード{ $card }が未使用
   *[nothing] は手番を終えられます
 }
status-others = ラウンド{ $round }/8：{ $who }の手番
status-next = ラウンド{ $round }/8：{ $who }の手番
status-over = { $who }が{ $margin }点差で勝利（{ $points }対{ $next }）
note-anywhere = ふつうに置けるマスが1つもないので、このトークンは空いた草原、森林、遺跡、火山のどこにでも置けます。
line-own = あなた
line-talisman = タリスマン
line-supply = 残り{ $tokens }個
player-line = { $who }：{ $facts }。{ $moves ->
    [none] { "" }
   *[other] 直近の手番：{ $moves }（{ $gain }点）。
 }{ $since ->
    [none] { "" }
   *[other] その後の増減：{ $since }点。
 }合計{ $total }点。
result-label = 結果
result-part = { $kind }：{ $points }
result-decided = 勝負を分けたのは「{ $kind }」です。{ $who }は{ $more }点、{ $other }は{ $less }点でした。
score-title-counts = 得点表（数・得点）
score-count = { $count } · { $points }
toolbar-label = ツール
setup-against = 対戦相手
setup-against-computer = コンピューター
setup-against-people = ほかの人（この端末で）
setup-against-seats = プレイヤーごとに選ぶ
setup-level = レベル
setup-more = 名前とスタートプレイヤー
setup-cancel = ゲームに戻る
setup-ask = 対戦相手を選び、「始める」を押してください。
panel-menu = その他
panel-guide = 遊び方
panel-settings = 設定
panel-share = 共有
share-position = この局面
share-position-hint = { $cards ->
    [hidden] コンピューターなしで、ここから続きを遊べます。未公開のカードは含みません。
    [over] ゲーム終了時の盤です。
   *[none] コンピューターなしで、ここから続きを遊べます。
 }
share-game = このゲーム
share-game-hint = { $cards ->
    [hidden] プレイヤー名とレベルつきで再生できます。未公開のカードは含みません。
   *[other] プレイヤー名とレベルつきで再生できます。
 }
share-island = 同じ島
share-island-hint = 同じ人数とレベルで新しいゲームを始めます。
share-with = 共有…
share-run-hint = Pythonで実行すると新しいゲームが始まります。
share-player = { $who }（レベル{ $level }）
share-drawn = このカードはまだ公開されていません。代わりのカードをランダムに引きました。
share-no-island = この島へのリンクは作れません。ゲームが途中の局面から始まったか、独自のタイルやプレイヤーを使っています。
panel-keys = キーボード操作
panel-course = 全レッスン
panel-close = 閉じる
setting-pace-label = コンピューターの速さ
setting-pace-0 = とても遅い
setting-pace-1 = 遅い
setting-pace-2 = 普通
setting-pace-3 = 速い
setting-pace-4 = とても速い
setting-sound = 効果音
setting-motion = アニメーション
setting-letters = 文字キーでの操作
    .hint = Hでヒント、Eで手番の終了など。
setting-dots = 置けるマスの丸印
setting-confirm = 1手ごとに確認
    .hint = タッチ画面では、タップで手を表示し、もう一度タップすると実行します。
setting-coordinates = 座標
setting-coordinates-edge = 盤の端だけ
setting-coordinates-all = すべてのマス
setting-coordinates-none = なし
setting-colours = ゲームの配色
setting-colours-auto = ページと同じ
setting-colours-light = ライト
setting-colours-dark = ダーク
setting-colours-contrast = ハイコントラスト
my-games-title = マイゲーム
my-games-none = まだゲームはありません。始めたゲームはここに保存されます。
my-games-open = 開く
my-games-delete = 削除
my-games-now = 表示中
my-games-review = 振り返る
my-games-unreadable = このゲームは読み込めません。
my-games-player = { $who } { $points }点
my-games-line = { $players }{ $seed ->
    [none] { "" }
   *[other] ・島{ $seed }
 }
keys-enter = Enterキー
keys-space = スペースキー
keys-escape = Escキー
keys-board = マスからマスへ移動
keys-choose = マスやカードを選ぶ
keys-next = 次または前の選べるマス
keys-card = カードへ移動
keys-guardian = ガーディアンアクション
keys-reach = 置けるマスの表示・非表示
keys-replay = 直前の手番をもう一度見る
keys-pause = 一時停止・再開
keys-keys = この一覧
keys-close = 閉じる・取り消す・戻る
