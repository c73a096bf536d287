### The board: terrain, spaces, tiles and tokens, as a screen reader and a hint name them.

terrain = { $terrain ->
    [meadow] 草原
    [forest] 森林
    [water] 湖
    [mountain] 山
    [volcano] 火山
    [small_temple] 小寺院
    [large_temple] 大寺院
    [ruins] 遺跡
   *[gap] 空き（海）
}
board-label = 島（{ $rows }行×{ $columns }列）
board-map = { $tiles }枚のタイルの島。トークン：{ $tokens }
board-left-out = 盤の残りはこの例には含まれません。
space-plain = { $space }、{ $terrain }
space-left-out = { $space }、この例の外
space-token = { $space }、{ $terrain }、{ $who }のトークン
space-free = { $label }、ここに置けます
space-paid = { $label }、1個捧げればここに置けます
space-start = { $label }、ここからスタートできます
space-origin = { $label }、このトークンを動かせます
space-target = { $label }、トークンをここへ動かせます
tokens-count = { $who }{ " " }{ $count }個
board-zoom-in = 拡大
board-zoom-out = 縮小
board-look = { $what }：{ $points }。もう一度タップすると実行します。
board-keys = 矢印キーでマスを移動、NとPで次または前の使えるマスへ、Enterで決定します。
board-dead = Pythonとの接続が切れています。セルをもう一度実行してください。
board-unheard = まだ応答がありません。この表示が消えないときは、セルをもう一度実行するか、ページを再読み込みしてください。
space-tile = { $label }、タイル{ $tile }を選べます
