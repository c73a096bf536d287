### The board, for screen readers and hints too.

terrain = { $terrain ->
    [meadow] 草原
    [forest] 森林
    [water] 湖
    [mountain] 山
    [volcano] 火山
    [small_temple] 小寺院
    [large_temple] 大寺院
    [ruins] 遺跡
   *[gap] 空き
}
board-label = 島（{ $rows }行×{ $columns }列）
board-map = { $tiles }枚のタイルの島。トークン：{ $tokens }。
board-left-out = 盤の残りはこの例には含まれません。
space-plain = { $space }（{ $terrain }）
space-left-out = { $space }、この例には含まれません
space-token = { $space }（{ $terrain }）、{ $who }のトークン
space-free = { $label }、ここに置けます
space-paid = { $label }、1個捧げればここに置けます
space-start = { $label }、ここからスタートできます
space-origin = { $label }、このトークンを動かせます
space-target = { $label }、トークンをここへ動かせます
tokens-count = { $who }{ " " }{ $count }個
board-turn = { $turn ->
    [cw] 時計回りに回転
   *[ccw] 反時計回りに回転
}
board-zoom-in = 拡大
board-zoom-out = 縮小
board-look = { $what }：{ $points }。
board-again = もう一度選ぶと実行します。
board-keys = 矢印キーでマスからマスへ移動、NとPで次または前の選べるマスへ、Enterで決定します。
board-dead = Pythonから応答がありません。セルをもう一度実行してください。
board-unheard = まだ応答がありません。この状態が続くときは、セルをもう一度実行するか、ページを読み込み直してください。
board-unheard-page = まだ応答がありません。この状態が続くときは、ページを読み込み直してください。
space-tile = { $label }、タイル{ $tile }を選べます
legend-title = 盤上の記号
legend-legal = ここを選べる
legend-paid = ここを選べる（トークンを1個捧げる）
legend-chosen = 選択中、または選択できる
legend-hint = ヒント
legend-pips = この手番で置くには、トークンが{ $tokens }個必要
legend-done = 直前の手（番号順）
legend-turned = この向きに回転したタイル
legend-left = 移動したトークンの元の位置
legend-burnt = 燃えたトークン
legend-step = もっと良い手順（番号順）
legend-ruins = 遺跡（追加アクションが未使用）
legend-witness = 対象のマス
legend-obstacle = 妨げになるもの
legend-gained = 発見した寺院
legend-lost = 失った寺院
legend-opened = 新たに置けるマス
legend-closed = 置けなくなったマス
legend-burns = 手番の終わりに燃える
