## What is in hand

brush-tokens = トークン
brush-terrain = 地形
brush-tiles = タイル
brush-turn = この手番
brush-take = 取り除く
brush-rotate_cw = 回転 ↻
brush-rotate_ccw = 回転 ↺
brush-turn_over = 裏返す
brush-swap = 入れ替え
brush-last = 直前の配置
brush-wait = 追加アクション
brush-lay = タイルを置く
brush-lay-none = タイルを選ぶ
brush-put-hint = マスを選ぶと{ $who }のトークンを置きます。もう一度選ぶと取り除きます。
brush-take-hint = トークンを選ぶと取り除きます。
brush-paint-hint = マスを選ぶと{ $terrain }になります。
brush-rotate-hint = タイルを選ぶと、トークンごと90°回ります。
brush-over-hint = タイルを選ぶと裏返ります。
brush-swap-hint = タイル2枚、またはタイルと空きを選ぶと入れ替わります。
brush-swap-second = 選択中：{ $tile }。入れ替える場所を選んでください。
brush-lay-hint = タイル{ $tile }を置く場所を選んでください。
brush-last-hint = この手番で最後に置いたトークンを選んでください。
brush-wait-hint = 未使用の追加アクションがある遺跡を選んでください。

## The sheet

editor-title = 局面エディター
editor-tools = ツール
editor-unfinished = 局面が未完成です
editor-impossible = 実際のゲームではありえない点
editor-unusual = ありえますが、珍しい点
editor-sound = 実際のゲームで起こりうる局面です。
editor-settings = 手番とカード
editor-counts = 捧げたトークン
editor-counts-hint = 1人25個のトークンのうち、盤上にも捧げ物にもないものが手元に残ります。
editor-begin = 新しく始める
editor-begin-hint = 「元に戻す」でこの局面に戻ります。
editor-size = 自作タイル：一辺のマス数
editor-json = 局面のデータ
editor-json-hint = プログラム用のJSONです。下で再び開けます。
editor-keep-text = 局面のコード、リンク、データ、またはゲームの棋譜
editor-keep-hint = この局面と置き換わります。「元に戻す」で戻せます。
editor-do-sample = ゲームの途中
editor-do-new = ゲームの準備
editor-do-blank = 草原だけのタイル
editor-do-clear = トークンをすべて取り除く
editor-do-document = データをコピー

## What can be set

edit-players = 人数
edit-rules = ルール
edit-round = ラウンド
edit-phase = フェイズ
edit-talisman = タリスマン
edit-to_act = 誰の番か
edit-cards = ガーディアンカード
edit-sacrificed = 捧げたトークン
edit-tokens_left = 残りのトークン
edit-guardian_left = ガーディアンカードの状態
edit-ruins = 未使用の追加アクション
edit-last = 直前の配置
edit-card-of = { $who }のカード
edit-none = なし
edit-used = ガーディアンカード
edit-used-yes = 使用済み
edit-used-no = 未使用
edit-phase-start = スタートの選択
edit-phase-guardians = カードの選択
edit-phase-turns = 手番
edit-phase-over = ゲーム終了
edit-the-gap = 空き

## What was done

edited-begun = トークン、地形、タイル、手番のどれでも変えられます。
edited-put = { $space }に{ $who }のトークンを置きました。
edited-take = { $space }から{ $who }のトークンを取り除きました。
edited-paint = { $space }は{ $terrain }になりました。
edited-lay = タイル{ $tile }を{ $first }～{ $last }に置きました。
edited-rotate = タイル{ $tile }を{ part-turned }に回しました。
edited-over = タイルを裏返しました。上の面は{ $tile }です。
edited-swap = { $one }と{ $other }を入れ替えました。
edited-set = { $what }を変えました。
edited-clear = トークンをすべて手元に戻しました。
edited-new = 新しいゲームの準備です。スタートのマスはこれから選びます。
edited-sample = ランダムに進めたゲームの途中です。
edited-blank = 草原だけの自作タイルです。地形を描きましょう。
edited-load = 局面を開きました。
edited-undone = 最後の変更を元に戻しました。
edited-redone = 変更をやり直しました。
edited-nothing = 何も変わっていません。
also-gone = { $names }はトークンごとゲームから外れました。
also-tiles-gone = 3行目のタイルを片づけました（{ $tiles }）。
also-tiles-come = 3行目のタイルを並べました（{ $tiles }）。
also-tokens = { $who }のトークン{ $count }個を手元に戻しました。
also-cards-back = ガーディアンカードはすべて戻りました。
also-cards = ガーディアンカードも変わりました（{ $cards }）。
also-card = { $who } { $card ->
    [0] なし
   *[other] { $card }
 }
also-talisman = タリスマンは{ $who }に移りました。
also-to_act = { $who }の番になりました。
also-left = この手番の残りのトークンは{ $count }個になりました。
also-ruins = 未使用の追加アクションは、まだ{ $count }回あります。
also-last = 最後に置いたトークンの印はなくなりました。

## What cannot be done

edit-no-token = { $space }にトークンはありません。
edit-no-seat = { $who }というプレイヤーはいません。{ $names }のどれか、または0から{ $last }までの数を指定してください。
edit-no-tile = このタイルセットにタイル{ $tile }はありません。
edit-no-such-tile = タイル{ $tile }はありません。あるのは{ $tiles }です。後ろに面のAかBを付けられます。
edit-no-slot = { $slot }という場所はありません。場所の番号は0から{ $last }まで、上の行から順に数えます。
edit-gap-stays = 空きを動かすには、タイルと入れ替えてください。
edit-is-gap = そこは空きで、タイルがありません。
edit-side = タイルの面はAとBです。{ $side }という面はありません。
edit-rotation = タイルを90°回す回数は0から3までです。{ $value }は使えません。
edit-no-terrain = { $terrain }という地形はありません。あるのは{ $known }です。
edit-no-brush = { $brush }というツールはありません。{ part-nearest }
edit-no-ruins = { $space }に遺跡はありません。
edit-no-last = { $space }に、手番の人のトークンはありません。
edit-no-turn = 先にフェイズを「手番」にしてください。
edit-no-phase = { $value }というフェイズはありません。あるのは{ $phases }です。
edit-no-card = このゲームにカード{ $card }はありません。あるのは{ $cards }です。
edit-cards-none = このフェイズでは誰もカードを持っていません。
edit-to_act-start = 次にスタートする人はトークンで決まります。トークンを1個置くか取り除いてください。
edit-to_act-over = ゲームが終わった後は、誰の番でもありません。
edit-range = { $name }：{ $least }から{ $most }までの数が必要です。{ $value }は使えません。
edit-yes-no = { $name }：TrueかFalseが必要です。{ $value }は使えません。
edit-by-seat = { $name }：{ $players }人全員のリストか、席ごとの値を指定してください。
edit-ruins-most = 未使用の追加アクションは最大{ $most }回です。
edit-size = タイルの一辺は{ $least }～{ $most }マスです。{ $size }は使えません。
edit-unfinished = 局面が未完成です。足りないものは一覧にあります。
edit-not-saved = { $value }は読み取れません。コード、リンク、データ、棋譜、ゲーム、State、ファイルのPathのどれかで渡してください。
saved-no-file = { $file }を読み込めません（{ $why }）。
edit-not-json = データの{ $line }行{ $column }文字目から読み取れません。
edit-not-a-position = このデータは局面ではありません：{ $fault }{ $count ->
    [1] { "" }
   *[other] （ほかにもあります）
 }

## What is missing

unfinished-card = { $who }にガーディアンカードがありません。手番には全員カードが必要です。
unfinished-starts = { $who }のトークンが盤に{ $tokens }個あります。スタートを選ぶ間は1人1個までです。
unfinished-start-order = { $who }はまだスタートできません。先に選ぶ人がスタートしていません。
unfinished-start-done = 全員がスタートしました。フェイズを「カードの選択」にしてください。
unfinished-guardians-order = { $who }はまだカードを持てません。先に選ぶ人が持っていません。
unfinished-guardians-done = 全員がカードを持っています。フェイズを「手番」にしてください。

## What no real game has

impossible-over = ゲームはラウンド{ $rounds }で終わりますが、今はラウンド{ $round }です。
impossible-start-round = スタートを選ぶのはラウンド1だけです。
impossible-used = { $who }が使ったトークンは盤と捧げ物で{ $tokens }個ですが、{ $usual }個のはずです。スタートで1個、手番ごとに3個です。
impossible-sacrificed = { $who }が{ $count }個も捧げたはずはありません。この時点では最大{ $most }個です。
impossible-volcano = 火山に{ $who }のトークン（{ $spaces }）がありますが、{ $who }の番ではありません。自分の手番の終わりに燃えているはずです。
impossible-volcano-now = 火山に{ $who }のトークンが{ $count }個あります（{ $spaces }）。この手番で来られるのは{ $most }個までです。
impossible-start-tile = タイル{ $tile }に、{ $who }とほかの人のスタートのトークンがあります。
impossible-start-corner = { $who }のスタート{ $spaces }は、角のタイルではありません。
impossible-start-space = { $who }のスタート{ $spaces }は、外周の草原か森林ではありません。
impossible-gap = 動いたタイルはまだないので、空きは{ $players ->
        [2] 上の行の中央にあるはずです。
       *[other] 中央にあるはずです。
    }
impossible-last-early = { $spaces }のトークンをこの手番で置いたはずはありません。この手番のトークンをまだ1個も使っていません。
impossible-last-none = { $who }はこの手番でトークンを使ったので、最後に置いたトークンの印が必要です。
impossible-talisman = { $who }はカード1を使ったので、タリスマンを持っているはずです。
impossible-waiting-token = タイル{ $tile }に未使用の追加アクションが{ $count }回ありますが、その遺跡にある{ $who }のトークンの数を超えています。
impossible-waiting-now = 未使用のまま残るのは追加アクション1回だけです。すぐ行わなければ失われます。
impossible-waiting-many = 未使用の追加アクションが{ $count }回ありますが、{ $most ->
        [0] この手番で遺跡に来た{ $who }のトークンはありません。
       *[other] この手番で{ $who }が得られるのは最大{ $most }回です。
    }

## What is seldom seen

unusual-tiles = 製品のタイルではなく、自作か描き替えたタイルがあります。
unusual-size = タイルの一辺は{ $size }マスです。製品のタイルは{ $usual }マスです。
unusual-temples = 盤のタイルのうち{ $count }枚は、寺院が{ $least }つ未満か、{ $most }つを超えています。
unusual-reading = どのルールブックとも違うルールです。
unusual-start = { $who }にはスタートできるマスがありません。
unusual-no-token = { $who }は盤にトークンがないので、どこにでも置けます。
unusual-anywhere = { $who }がふつうに置けるマスはないので、どこにでも置けます。
unusual-used = { $who }が使ったトークンは{ $usual }個でなく{ $tokens }個です。盤がすべて埋まったときだけ起こります。
unusual-sacrificed = { $who }は{ $tokens }個のうち{ $count }個を捧げました。半分を超えています。
unusual-waiting = 未使用の追加アクションが同時に{ $count }回あります。
unusual-alone = { $who }の孤立したトークン（{ $spaces }、{ $count }個）：同じ色のほかのトークンからは置けないマスにあります。

## Pictures to take along

picture-do = 画像
picture-files = 画像ファイル
picture-svg = SVGをダウンロード
picture-png = PNGをダウンロード
picture-svg-hint = どの大きさでも鮮明
picture-png-hint = どのソフトでも使える
picture-no-png = PNG画像にはライブラリーが必要です：pip install "dokmus-widgets[png]"。SVGはなくても使えます。
picture-marked = 印：{ $spaces }。
picture-width = 画像の幅は{ $least }～{ $most }ピクセルです。{ $width }は使えません。
picture-mark = { $mark }という印はありません。{ "ring:c4" }、{ "cross:c4" }、{ "arrow:c4-d5" }のように書いてください。
picture-file = { $file }に書き込めません。画像のファイルは.svgか.pngです。
prepared-soon = 描画中です。まもなくここに表示されます。
prepared-refused = 同じネットワークからの画像やグラフの要求が多すぎます。1分待ってから、もう一度お試しください。
prepared-full = 描画を待つ画像が多すぎます。少し後で、もう一度お試しください。
prepared-fault = 描画できませんでした。もう一度お試しください。
