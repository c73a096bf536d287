### The board: terrain, spaces, tiles and tokens, as a screen reader and a hint name them.

terrain = { $terrain ->
    [meadow] луг
    [forest] лес
    [water] вода
    [mountain] горы
    [volcano] вулкан
    [small_temple] малый храм
    [large_temple] большой храм
    [ruins] руины
   *[gap] пустое место, море
}
board-label = Остров, столбцов: { $columns }, строк: { $rows }
board-map = Остров, тайлов: { $tiles }. Фишки: { $tokens }
board-left-out = Остальное поле к этому примеру не относится.
space-plain = { $space }, { $terrain }
space-left-out = { $space }, вне этого примера
space-token = { $space }, { $terrain }, фишка: { $who }
space-free = { $label }, сюда можно поставить фишку
space-paid = { $label }, сюда можно поставить фишку за одну жертву
space-start = { $label }, здесь можно начать
space-origin = { $label }, эту фишку можно переместить
space-target = { $label }, сюда можно переместить фишку
tokens-count = { $who } ({ $count })
board-zoom-in = Крупнее
board-zoom-out = Мельче
board-look = { $what }: { $points }. Нажмите ещё раз, чтобы сделать это.
board-keys = Стрелки ведут по ячейкам, N и P — к следующей и предыдущей доступной, Enter нажимает.
board-dead = Python здесь больше не отвечает: выполните ячейку ещё раз.
board-unheard = Ответа пока нет. Если эта строка не исчезнет, выполните ячейку ещё раз или обновите страницу.
space-tile = { $label }, можно выбрать тайл { $tile }
