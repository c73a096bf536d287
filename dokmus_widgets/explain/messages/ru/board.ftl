### The board, for screen readers and hints too.

terrain = { $terrain ->
    [meadow] луг
    [forest] лес
    [water] вода
    [mountain] горы
    [volcano] вулкан
    [small_temple] малый храм
    [large_temple] большой храм
    [ruins] руины
   *[gap] пустое место
}
board-label = Остров, столбцов: { $columns }, строк: { $rows }
board-map = Остров, тайлов: { $tiles }. Фишки: { $tokens }.
board-left-out = Остальное поле не относится к этому примеру.
space-plain = { $space } — { $terrain }
space-left-out = { $space }, вне этого примера
space-token = { $space } — { $terrain }, фишка: { $who }
space-free = { $label }, сюда можно поставить фишку
space-paid = { $label }, сюда можно поставить фишку за одну жертву
space-start = { $label }, здесь можно начать
space-origin = { $label }, эту фишку можно переместить
space-target = { $label }, сюда можно переместить фишку
tokens-count = { $who } ({ $count })
board-turn = { $turn ->
    [cw] Повернуть по часовой стрелке
   *[ccw] Повернуть против часовой стрелки
}
board-zoom-in = Крупнее
board-zoom-out = Мельче
board-look = { $what }: { $points }.
board-again = Нажмите ещё раз, чтобы подтвердить.
board-keys = Стрелки — переход между ячейками, N и P — следующая и предыдущая доступная, Enter — нажать.
board-dead = Python не отвечает. Выполните ячейку блокнота ещё раз.
board-unheard = Ответа пока нет. Если это сообщение не исчезнет, выполните ячейку блокнота ещё раз или обновите страницу.
board-unheard-page = Ответа пока нет. Если это сообщение не исчезнет, обновите страницу.
space-tile = { $label }, можно выбрать тайл { $tile }
legend-title = Знаки на поле
legend-legal = Доступно
legend-paid = Доступно за одну жертву
legend-chosen = Выбрано или можно выбрать
legend-hint = Подсказка
legend-pips = { $tokens ->
    [one] Нужна { $tokens } фишка в этот ход
    [few] Нужны { $tokens } фишки в этот ход
    [many] Нужно { $tokens } фишек в этот ход
   *[other] Нужно { $tokens } фишки в этот ход
}
legend-done = Последние действия по порядку
legend-turned = Тайл повёрнут в эту сторону
legend-left = Где стояла перемещённая фишка
legend-burnt = Сгоревшая фишка
legend-step = Шаг лучшего хода
legend-ruins = Руины, действие ещё не сделано
legend-witness = Ячейки, о которых идёт речь
legend-obstacle = Что мешает
legend-gained = Храм открыт
legend-lost = Храм потерян
legend-opened = Теперь доступно
legend-closed = Теперь недоступно
legend-burns = Сгорит в конце хода
