summary-title = ドクムス：1ページでわかるルール
summary-picture = { $what }トークンは{ $tokens }。捧げずに置けるのは{ $free }、1個捧げて置けるのは{ $paid }。
summary-nowhere = なし

## Setting up

summary-setup-tiles = タイルを混ぜ、{ $tiles }枚を面も向きも問わず、中央を空けて3行に並べます。ここが空きです。2人なら{ $tiles_two }枚を2行に並べ、上の行の中央を空けます。
summary-setup-talisman = 1人がタリスマンとガーディアンカードを持ちます。
summary-setup-start = タリスマンの持ち主の右隣から反時計回りに、1人1個ずつトークンを置きます。置けるのは、まだトークンのない角のタイルの外周（隣にタイルがない辺）にある草原か森林です。捧げ物は不要です。
summary-board = { $players }人：タイル{ $tiles }枚、カード{ $first }～{ $last }

## A round, a turn

summary-round = ラウンド（全{ $rounds }回）
summary-round-draft = タリスマンの持ち主から時計回りに、ガーディアンカードを見せずに1枚ずつ選びます。残りは伏せたままです。
summary-round-turns = 番号の小さいカードから手番を行います。カードは自分の手番の初めに公開します。
summary-round-end = カードはすべてタリスマンの持ち主に戻り、その人が次のラウンドで最初に選びます。2人プレイでは、その前にタリスマンを相手に渡します。
summary-turn = 手番
summary-turn-tokens = トークンをちょうど{ $tokens }個使い、それぞれ置くか捧げます。
summary-turn-place = 自分のトークン（どれでも可）の隣の、空いたマスに置きます。タイルをまたいでもかまいません。盤にふつうに置けるマスが1つもないときは、空いた草原、森林、遺跡、火山のどこにでも置けます（このアプリの解釈では無料です）。
summary-turn-sacrifice = 捧げるのは、この手番でまだ置いていない別のトークンです。ですから、最後の1個では捧げられません。
summary-turn-guardian = ガーディアンは、手番中の好きなときに1回使えます。使わなくてもかまいません。
summary-guardians = ガーディアン（手番の順）

## Terrain: a dot is where a token can go, with a flame where that costs a sacrifice

summary-terrain = 地形
summary-key = 丸印：置けるマス。炎つき：さらに1個捧げます。
summary-meadow = 捧げ物は要らず、効果もありません。
summary-forest = 1個捧げます。隣の森林か、同じ寺院の隣の森林に自分のトークンがあれば、捧げ物は要りません。
summary-water = 置けません。自分のトークンが湖の隣か、湖の隣の寺院の隣にあれば、1個捧げて渡れます。渡って置けるのは、同じ湖の隣か、その湖の隣の寺院の隣です。そこが森林でも、追加の捧げ物は要りません。
summary-mountain = 置けません。
summary-volcano = 手番の終わりにここにあるトークンは燃えて、捧げたことになります。それまではほかと同じように使えます。
summary-small_temple = 置けません。隣に自分のトークンがあれば発見となり、その寺院の隣のどのマスにも置けます。
summary-large_temple = 小寺院と同じですが、得点が高くなります。隣り合う2つの寺院は1つ扱いです。
summary-ruins = 追加アクションが1回できます（その場で行わなければ失われます）。このタイルの移動か回転、またはタイル上の自分のトークン1個の移動です。遺跡のトークンは動かせません。

## Scoring

summary-complete = 1枚につき{ $points }点（2人プレイでは{ $points_two }点）
summary-tiles = 寺院を1つ以上発見したタイル
summary-points = 得点
summary-next = 次の1枚で
summary-spread = なるべく多くのタイルへ。同じ寺院でも、新しいタイルなら、タイルの分も得点になります。
summary-sacrificed = 捧げたトークンの多い順
summary-place = { $place }位
summary-players = { $players }人
summary-ties = 同数なら全員がその順位の得点を取り、その分、下の順位は飛ばします。たとえば捧げたトークンが{ $tokens }個なら、得点は{ $points }点です。捧げなければ0点です。
summary-winner = 同点なら捧げたトークンの多い人が勝ちます。それも同じなら勝利を分け合います。
summary-reading = ルールブックによって違う点は英語版に、書かれていない点はこのアプリの解釈に従っています。
