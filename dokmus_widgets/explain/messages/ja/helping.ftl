### 遊んでいる間の手助け。

help-label = 手助け
help-cards = カードの価値
help-reach = 届く場所
help-hints = ヒント
help-coach = コーチ
help-hint = ヒントを見る
help-more = もっと詳しく
help-do = この手にする
help-see = もっとよい手番を見る
help-back = 自分のゲームに戻る
help-none = この局面のヒントはまだありません。先に「ヒントを見る」を押してください。
help-thinks = よい手を探しています…
help-trying = これはコーチの手番です。別のゲームなので、自由に試せます。あなたのゲームはそのまま待っています。
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
help-card = 今すぐ手番が来れば、{ $points }点取れるかもしれません。
help-reach-note = 色つきのマスにはこの手番で届きます。黄はトークン1個、紫は2個、赤は3個です。マスを指すと、そこへの行き方が見えます。
help-way = トークン{ $count }個：{ $moves }。
help-looked = この手番は{ $made }点でした。{ $better ->
    [yes] 最大は{ $possible }点でした。
    [some] 少なくとも{ $possible }点は可能でした（すべてを調べきってはいません）。
    [unknown] これより点の多い手番は見つかっていません（すべてを調べきってはいません）。
   *[no] これより点の多い手番はありません。お見事です！
 }
help-told = { $kind }：{ $on ->
    [yes] オン。
   *[no] オフ。
 }
