### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = 英語版ルール
reading-fr = フランス語版ルール
reading-ru = ロシア語版ルール
reading-ja = 日本語の要約
reading-faq = 出版社の回答
reading-own = 自由な組み合わせ
reading-own-note = 項目ごとに自分で決める
reading-same = 英語版と同じ
reading-mix = 自由な組み合わせ：{ $differences }
reading-played = ルール：{ $reading }

## The points, each with its two values

switch-temple_reach = 寺院はどのトークンをつなぐ？
switch-temple_reach-note = 寺院越しに置くとき、寺院の隣のどの自分のトークンからでもよいか、同じ手番で直前に置いたトークンからだけか。
switch-any_token = 隣にあるすべて
switch-last_token = 直前に置いたものだけ
switch-ruins_timing = 遺跡の追加アクションはいつ？
switch-ruins_timing-note = ほかのことより先に行うか、手番の終わりまで待てるか。
switch-immediate = すぐ行うか、しないか
switch-same_turn = 手番中いつでも
switch-start_edge = 最初のトークンはどこに置ける？
switch-start_edge-note = 角のタイルの、隣にタイルがない辺すべてか、空きに面した辺は除くか。2人プレイで違いが出ます。
switch-no_neighbour = 空きに面した辺も可
switch-outer_border = 島の外周だけ
switch-voluntary_sacrifice = 理由なくトークンを捧げてもよい？
switch-voluntary_sacrifice-note = 森林・湖・火山で必要なときだけ捧げるか、得点のためだけにも捧げられるか。
switch-only_asked = 必要なときだけ
switch-at_will = いつでも自由に
switch-ruins_on_move = 遺跡へ動かしたトークンでも追加アクションができる？
switch-ruins_on_move-note = 遺跡に来たトークンならどれでもか、置いたトークンだけか。
switch-moved_too = はい、置いたときと同じ
switch-placed_only = いいえ、置いたときだけ
switch-temple_water = 湖を渡るとき、寺院の先へも続く？
switch-temple_water-note = 寺院は渡り始めか渡り終わりの場所になるだけか、周りの湖どうしを1つにつなぐか。
switch-ends = そこで始まるか終わる
switch-joins = 寺院を通って続く
switch-temple_rows = 隣り合う寺院は、湖を渡るときや森林でも1つ扱い？
switch-temple_rows-note = 並んだ寺院をいつでも1つの寺院とみなすか、隣にトークンを置くときと動かすときだけか。
switch-one = いつでも1つの寺院
switch-placing = 置くときと動かすときだけ

## What is otherwise than in the English rulebook

differs-temple_reach = 寺院は直前のトークンだけつなぐ
differs-ruins_timing = 遺跡は後でもよい
differs-start_edge = 空きに面したスタートは不可
differs-voluntary_sacrifice = 自由に捧げられる
differs-ruins_on_move = 遺跡へ動かしても追加アクションなし
differs-temple_water = 寺院が湖をつなぐ
differs-temple_rows = 並んだ寺院は置くときと動かすときだけ1つ扱い
