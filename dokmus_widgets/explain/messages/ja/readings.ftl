## The documents

reading-en = 英語版
    .in = 英語版
reading-fr = フランス語版
    .in = フランス語版
reading-ru = ロシア語版
    .in = ロシア語版
reading-ja = 日本語の要約
    .in = 日本語の要約
reading-faq = 出版社の回答
    .in = 出版社の回答
reading-own = 自分で選んだルール
reading-own-note = 項目ごとに自分で決める
reading-same = 英語版と同じ
reading-mix = 自分で選んだルール（{ $differences }）
reading-played = ルール：{ $reading }

## The points, each with its two values

switch-temple_reach = 寺院越しに、どのトークンから置ける？
switch-any_token = 隣のどれからでも
switch-last_token = この手番で最後に置いたものからだけ
switch-ruins_timing = 遺跡の追加アクションはいつ？
switch-immediate = すぐ行うか、しないか
switch-same_turn = 手番中いつでも
switch-start_edge = 最初のトークンはどこに置ける？
switch-start_edge-note = 空きに面した辺も外周に数えるかどうか。違いが出るのは2人プレイだけです。
switch-no_neighbour = 空きに面した辺も可
switch-outer_border = 島の外周だけ
switch-voluntary_sacrifice = 得点のためだけにトークンを捧げてもよい？
switch-only_asked = 必要なときだけ
switch-at_will = いつでも自由に
switch-ruins_on_move = 遺跡へ動かしたトークンでも追加アクションができる？
switch-moved_too = はい、置いたときと同じ
switch-placed_only = いいえ、置いたときだけ
switch-temple_water = 湖を渡るとき、寺院を越えて先の湖へも進める？
switch-ends = いいえ、寺院は渡り始めか渡り終わり
switch-joins = はい、寺院を通って先へ進める
switch-temple_rows = 並んだ寺院は、湖を渡るときや森林でも1つ扱い？
switch-one = いつでも1つの寺院
switch-placing = 置くときと動かすときだけ

## What is otherwise than in the English rulebook

differs-temple_reach = 寺院越しは直前の1個からだけ
    .english = 寺院越しは隣のどのトークンからでも
differs-ruins_timing = 追加アクションは後でもよい
    .english = 追加アクションはすぐ行うか、しないか
differs-start_edge = 空きに面したスタートは不可
    .english = 空きに面したスタートも可
differs-voluntary_sacrifice = 自由に捧げられる
    .english = 捧げるのは必要なときだけ
differs-ruins_on_move = 移動では追加アクションなし
    .english = 移動でも追加アクションあり
differs-temple_water = 寺院が湖をつなぐ
    .english = 寺院は湖をつながない
differs-temple_rows = 並んだ寺院は配置と移動だけ1つ扱い
    .english = 並んだ寺院はいつでも1つ扱い
