### A game: set-up, the guardian draft, turns, the score sheet.

seat-name = { $seat ->
    [0] 青
    [1] オレンジ
    [2] 黄
   *[3] 紫
}

## Headings and what to do now

heading-start = ゲームの準備
heading-round = ラウンド{ $round }/8
heading-over = ゲーム終了

prompt-start = { $who }：角のタイルの外周で、草原か森林のマスを選び、最初のトークンを置いてください。
prompt-start-none = { $who }：スタートできるマスが残っていません。新しいゲームを始めてください。
prompt-place = { $who }：トークンを置いてください。点が置けるマスです。+1のマスでは、もう1個を捧げます。
prompt-anywhere = { $who }：届くマスが1つもないので、このトークンは空いている草原・森林・遺跡・火山のどこにでも置けます。
prompt-pay = { $who }：1個捧げて置くマスを選んでください。湖の向こうや森林に届きます。
prompt-tile = { $who }：空きへ移動するタイルを選んでください。空きと同じ行か列のタイルだけ動かせます。
prompt-rotate-cw = { $who }：時計回りに回転するタイルを選んでください。
prompt-rotate-ccw = { $who }：反時計回りに回転するタイルを選んでください。
prompt-token = { $who }：動かす自分のトークンを選んでください。
prompt-token-target = { $who }：{ $space }のトークンの行き先を選んでください。同じトークンをもう一度選ぶと、選び直せます。
prompt-ruins = { $who }：遺跡です！　タイル{ $tile }で追加アクションを1回できます。今すぐか、なしかです。
prompt-end = { $who }：トークンをすべて使いました。{ $left ->
    [ruins] まだ追加アクションができます。手番を終えてもかまいません。
    [guardian] まだガーディアンカードを使えます。手番を終えてもかまいません。
   *[nothing] 手番を終えてください。
 }
prompt-cards = { $who }：カードを1枚取ってください。番号の小さい人から手番を行います。カードは自分の手番まで誰にも見えません。{ $players ->
    [2] 2人プレイで使うのは2、3、4だけです。
   *[other] { "" }
 }
prompt-over-one = { $who }が{ $points }点で勝ちました。
prompt-over-tie = { $who }の勝ちです。同じ{ $points }点ですが、捧げたトークンがより多いためです。
prompt-over-shared = { $who }が{ $points }点ずつで並び、勝利を分け合います。
burn-warning = 手番を終えると、火山のトークン{ $count }個（{ $spaces }）が燃えて、捧げたことになります。
ruins-warning = タイル{ $tile }の追加アクションが残っています。この手番で使わないと失われます。

## Hand-over

curtain-title = { $who }に画面を渡してください
curtain-text = { $who }がガーディアンカードをこっそり取ります。ほかの人は見ないでください！
curtain-open = { $who }です。カードを見る
curtain-pass = 1人で遊ぶなら、そのまま進めてください。全員分をあなたが動かします。

## The guardian cards

card-1 = タリスマンの獲得
card-1-text = 最初に手番を行います。スタートプレイヤーになり、次のラウンドから最初にカードを選びます。
card-2 = タイルの移動
card-2-text = 空きと同じ行か列のタイルを、トークンごと空きへ移動します。ほかのタイルを飛び越えてもかまいません。
card-3 = トークンの移動
card-3-text = 自分のトークン1個を、隣か寺院越しの空いたマスへ動かします（湖は渡れません）。森林でも捧げ物は不要です。
card-4 = タイルの回転
card-4-text = 好きなタイル1枚を、トークンごとどちらかに90°回転します。
card-5 = 2、3、4のどれか
card-5-text = 最後に手番を行います。タイルの移動、トークンの移動、タイルの回転から1つ選びます。
cards-label = 選べるガーディアンカード

## What can be done

tools-label = 盤を選んだときにすること
tool-place = トークンを置く
tool-pay = 捧げて置く
tool-move_tile = タイルを移動
tool-move_token = トークンを移動
tool-rotate_cw = 回転 ↻
tool-rotate_ccw = 回転 ↺
tool-hint-guardian = ガーディアンカード
tool-hint-pay = 捧げずに置けるマスでも
tool-hint-ruins = タイル{ $tile }の遺跡
do-label = できること
do-take_talisman = タリスマンを取る
do-decline_ruins = 追加アクションをしない
do-sacrifice = トークンを捧げる
do-end_turn = 手番を終える
do-undo = 元に戻す
do-redo = やり直す
do-undo-none = まだ戻せる手がありません。
do-undo-hidden = ここは戻せません。こっそり選んだカードや公開されたカードは、そのままです。
do-redo-none = やり直せる手がありません。

## To take along, and to open again

do-copy_link = リンクをコピー
do-copy_code = コードをコピー
copy-again = コピー
copy-done = コピーしました。
copy-refused = ブラウザーの設定でコピーできませんでした。選択された文字をご自分でコピーしてください。
copy-link = この局面へのリンク
copy-code = この局面のコード
copy-code-hint = 「保存と読み込み」に貼り付けるか、PythonでGameWidget(position="...")とします。
copy-link-hint = まだ公開されていないカードも含め、卓上のすべてが開きます。
copy-record = このゲームの棋譜
copy-record-hint = ファイルに保存できるテキストです。「保存と読み込み」で再び開けます。
keep-title = 保存と読み込み
keep-text = 局面のコードかリンク、またはゲームの棋譜
keep-text-hint = 今のゲームと置き換わります。
keep-open = 開く
keep-record = このゲームの棋譜をコピー
keep-replay = このゲームを再生するリンクをコピー
copy-replay = このゲームを再生するリンク
keep-record-secret = このラウンドの伏せたカードもわかります

## Seats

seats-label = プレイヤー
seat-supply = 残りトークン{ $tokens }個
seat-turn-tokens = この手番であと{ $tokens }個
seat-sacrificed = 捧げた数{ $tokens }個
seat-talisman = タリスマン：最初に選ぶ
seat-card = カード{ $card }
seat-card-hidden = カード選択済み
seat-acts = 手番
seat-wins = 勝ち

## The score sheet

score-title = 得点表
score-title-now = 今ゲームが終わったときの得点
score-ruins = 遺跡のトークン
score-small_temples = 小寺院
score-large_temples = 大寺院
score-complete_tiles = 寺院をすべて発見したタイル
score-tiles_reached = 寺院を1つ以上発見したタイル
score-sacrifices = 捧げ物
score-total = 合計
how-ruins = 1個につき1点
how-small_temples = トークンが隣にある寺院1つにつき2点
how-large_temples = トークンが隣にある寺院1つにつき3点
how-complete_tiles = すべての寺院を発見したタイル1枚につき{ $players ->
    [2] 5
   *[other] 8
 }点
how-tiles_reached = 1～8枚で：{ $track }
how-sacrifices = 捧げた数の多い順に：{ $points }

## The list of moves

moves-title = 手順
moves-none = まだ手はありません。
moves-round = ラウンド{ $round }
moves-setup = ゲームの準備
moved-choose_start = { $who }：{ $space }からスタート
moved-choose_guardian = { $who }：カードを選択
moved-choose_guardian-shown = { $who }：カード{ $card }「{ $name }」を選択
moved-place = { $who }：{ $space }にトークンを配置
moved-place-paid = { $who }：1個捧げて{ $space }にトークンを配置
moved-sacrifice = { $who }：トークン1個を捧げる
moved-take_talisman = { $who }：タリスマンを獲得
moved-move_tile = { $who }：タイル{ $tile }を空きへ移動
moved-move_token = { $who }：トークンを{ $from }から{ $to }へ移動
moved-rotate_tile = { $who }：タイル{ $tile }を{ $turn ->
    [cw] 時計回り
   *[ccw] 反時計回り
 }に回転
moved-decline_ruins = { $who }：追加アクションなし
moved-end_turn = { $who }：手番を終了
moved-burnt = { $what }、火山で燃える（{ $spaces }）

## A new game

setup-title = 新しいゲーム
setup-players = 人数
setup-first = タリスマンを持つ人
setup-seed = 島の番号
setup-seed-hint = 同じ番号なら、いつも同じ島になります。
setup-hand_over = ガーディアンカード
setup-curtain-yes = 伏せる：画面を順に渡す
setup-curtain-no = 公開：1人で遊ぶ
setup-rulebook = どのルールで遊びますか？
setup-reading = ルールブックによって違う点が少しあります
setup-begin = 始める
setup-name = { $who }の名前

## Answers of the table itself

told-new = { $seats }人の新しいゲームです（島{ $seed }）。{ $who }がタリスマンを持ち、カードは最初に、スタートのマスは最後に選びます。
told-position = ゲームを続けます。{ $prompt }
told-undone = 元に戻しました（{ $what }）。
told-redone = やり直しました（{ $what }）。
told-others = { $who }：{ $moves }。
told-tool = 「{ $tool }」：次に選ぶマスで行います。
told-cards-shown = { $who }、カードを選んでください：{ $cards }
told-card = { $who }がカードを取りました。
told-cards-all = 全員がカードを取りました。最初の手番は{ $who }、カード{ $card }「{ $name }」です。
told-turn-next = { $what }。次の手番は{ $who }、カード{ $card }「{ $name }」です。
told-round-next = { $what }。ラウンド{ $round }が始まります。{ $who }がタリスマンを持ち、最初に選びます。
told-over = { $what }。これで最後のラウンドが終わりました。
told-started = { $what }。
told-all-started = { $what }。全員がスタートしました。ガーディアンカードを選んでください。
told-moved = { $what }。{ $why }
told-selected = { $space }のトークンを選びました。行き先を選んでください。
told-let-go = { $space }のトークンを選ぶのをやめました。
told-not-a-tool = 「{ $tool }」は今はできません。{ $why }
told-choose-card-first = 先にガーディアンカードを選んでください。
told-game-over = ゲームは終わりました。得点表を見るか、新しいゲームを始めてください。

## How to play, in a nutshell

guide-title = 遊び方
guide-goal = 全8ラウンド。できるだけ多くのタイルで、トークンを寺院の隣に置きましょう。得点の最も高い人が勝ちます。
guide-turn = 毎ラウンド、全員がガーディアンカードをこっそり1枚取り、番号の小さい人から手番を行います。手番では、自分のトークンの隣に1個ずつ、3個のトークンを置きます。カードは好きなときに1回使えます。{ $voluntary_sacrifice ->
    [true] 得点のためだけにトークンを捧げることもできます。
   *[false] { "" }
 }
guide-temple = 寺院：上には何も置けませんが、{ $temple_reach ->
    [last_token] 直前に隣へ置いたトークン
   *[any_token] 隣にあるトークン
 }から、同じ寺院の隣のどのマスにも届きます。小寺院は2点、大寺院は3点です。
guide-forest = 森林：入るにはもう1個トークンを捧げます。自分のいる森林から隣の森林へは無料です。
guide-water = 湖：1個捧げると、同じ湖に面したどのマスへも渡れます{ $temple_water ->
    [joins] 。湖に接する寺院を通って、その先へも行けます。
   *[ends] 。
 }
guide-mountain = 山：入れません。
guide-volcano = 火山：手番の終わりにここにあるトークンは燃えて、捧げたことになります。
guide-ruins = 遺跡：1点になり、{ $ruins_timing ->
    [same_turn] この手番の間に
   *[immediate] すぐに
 }追加アクションができます。そのタイルを移動または回転するか、タイル上の自分のトークン1個を動かします。
