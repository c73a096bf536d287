### The rules on one page, to print. Much of its text is said elsewhere too, and stands there.

summary-title = ドクムス：1ページでわかるルール
summary-picture = { $what }トークンは{ $tokens }。捧げずに置けるのは{ $free }、1個捧げて置けるのは{ $paid }。
summary-nowhere = なし

## Setting up

summary-setup-tiles = タイルを混ぜ、{ $tiles }枚を好きな面と向きで、中央を空けて並べます。ここが空きです。2人なら{ $tiles_two }枚を2行に並べ、上の行の中央を空けます。
summary-setup-talisman = 1人がタリスマンとガーディアンカードを持ちます。
summary-setup-start = タリスマンの持ち主の右隣から反時計回りに、まだトークンのない角のタイルで、隣にタイルがない辺の草原か森林に1個ずつ置きます。捧げ物は不要です。
summary-board = { $players }人：タイル{ $tiles }枚、カード{ $first }～{ $last }

## A round, a turn

summary-round = 各ラウンド（全{ $rounds }ラウンド）
summary-round-draft = タリスマンの持ち主から時計回りに、ガーディアンカードをこっそり1枚ずつ取ります。残りは伏せたままです。
summary-round-turns = 番号の小さいカードから手番を行います。カードは自分の手番の初めに公開します。
summary-round-end = カードはすべてタリスマンの持ち主に戻り、その人が次のラウンドで最初に選びます。2人プレイでは、その前にタリスマンを相手に渡します。
summary-turn = 手番
summary-turn-tokens = ちょうど{ $tokens }個のトークンを、置くか捧げます。
summary-turn-place = 自分のどれかのトークンの隣の空いたマスに置きます。タイルをまたいでもかまいません。盤のどこにも置けないときは、空いたどのマスにも捧げずに置けます。
summary-turn-sacrifice = 捧げるのは、この手番のまだ置いていない別のトークンです。ですから最後の1個では払えません。
summary-turn-guardian = ガーディアンは好きなときに1回使えます。使わなくてもかまいません。
summary-guardians = ガーディアン（手番の順）

## Terrain: a dot is where a token can go, +1 where that costs a sacrifice

summary-terrain = 地形
summary-key = 点：置けるマス。+1：1個捧げて置けるマス。
summary-meadow = 捧げ物も効果もありません。
summary-forest = 1個捧げます。隣の森林か、同じ寺院に接する森林に自分のトークンがあれば不要です。
summary-water = 置けません。湖の岸か、岸の寺院の隣から、1個捧げて同じ湖のどの岸にも、岸の寺院の隣にも渡れます。その先が森林でも追加は不要です。
summary-mountain = 置けません。
summary-volcano = 手番の終わりにここにあるトークンは燃えて、捧げたことになります。それまではほかと同じに使えます。
summary-small_temple = 置けません。隣のトークンが発見し、同じ寺院の隣のどのマスにも届きます。
summary-large_temple = 同じですが、得点が高くなります。隣り合う寺院は1つ扱いです。
summary-ruins = すぐに1回だけ追加アクション：このタイルを移動または回転するか、タイル上の自分のトークン1個を動かします。遺跡のトークンは動かせません。

## Scoring

summary-complete = 1枚につき{ $points }点（2人プレイでは{ $points_two }点）
summary-tiles = 寺院を1つ以上発見したタイル
summary-points = 得点
summary-next = 次の1枚で
summary-spread = 広がりましょう。寺院は、初めてのタイルのほうが得点が高くなります。
summary-sacrificed = 捧げた数の多い順
summary-place = { $place }位
summary-players = { $players }人
summary-ties = 同数なら全員がその順位の得点を得て、次の順位はなくなります。捧げた数が{ $tokens }なら、得点は{ $points }です。捧げなければ0点です。
summary-winner = 同点なら捧げたトークンが多い人の勝ち。それも同じなら勝利を分け合います。
summary-reading = ルールブックによって違う点は、英語版に従っています。
