### 遊んでいる間の手助け。

help-label = 手助け
help-cards = カードの価値
help-reach = 届くマス
help-hints = ヒント
help-coach = コーチ
help-hint = ヒントを見る
help-more = もっと詳しく
help-do = この手にする
help-see = もっとよい手番を見る
help-back = 自分のゲームに戻る
help-none = この局面のヒントはまだありません。先に「ヒントを見る」を押してください。
help-thinks = よい手を探しています…
help-trying = コーチが見つけた手番を、別のゲームとして見ています。自由に試してください。元のゲームはそのままです。
help-at = 全{ $most }手のうち{ $place }手目を、別のゲームとして見ています。自由に試してください。元のゲームはそのままです。
help-what = こうしてみましょう：{ $what }。
help-area = { $kind ->
    [tile] タイル{ $tile }でできることがあります。
   *[token] タイル{ $tile }を見てください。
 }
help-area-card = { $half ->
    [low] 今は番号の小さいカードがよいでしょう。
   *[high] 今は番号の大きいカードがよいでしょう。
 }
help-area-none = 盤上ですることはありません。ボタンを見てください。
help-card = 今すぐ手番が来た場合の見込みは{ $points }点です。
help-reach-note = 色つきのマスにはこの手番で届きます。黄はトークン1個、紫は2個、赤は3個です。マスにポインターを合わせると、行き方がわかります。
help-way = トークン{ $count }個：{ $moves }。
help-looked = あなたの手番は{ $made }点でした。{ $better ->
    [yes] 最高で{ $possible }点を取れました。
    [some] 少なくとも{ $possible }点は取れました（コーチがすべてを調べたわけではありません）。
    [unknown] これより点の多い手番は見つかっていません（コーチがすべてを調べたわけではありません）。
   *[no] これより点の多い手番はありません。お見事です！
 }
help-told = { $kind }：{ $on ->
    [yes] オン。
   *[no] オフ。
 }
