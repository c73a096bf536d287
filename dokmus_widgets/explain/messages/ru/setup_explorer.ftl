setup-explored = Подготовка
setup-steps = Шаги подготовки
setup-back = Назад
setup-forward = Вперёд
space-unlaid = { $space }, тайла ещё нет

## What each step does

setup-step-shuffle = { $players ->
    [2] Перемешайте восемь тайлов и возьмите пять; остальные три остаются в коробке.
   *[other] Перемешайте восемь тайлов.
 } Место, сторону и поворот каждого определяет случай.
setup-step-tile = Тайл { $tile } ложится { $place ->
    [top-left] сверху слева
    [top] сверху посередине
    [top-right] сверху справа
    [left] слева посередине
    [middle] посередине
    [right] справа посередине
    [bottom-left] снизу слева
    [bottom] снизу посередине
   *[bottom-right] снизу справа
 }, { $turn ->
    [0] без поворота
    [1] повёрнутый на четверть оборота по часовой стрелке
    [2] повёрнутый на пол-оборота
   *[3] повёрнутый на четверть оборота против часовой стрелки
 }.
setup-step-gap = { $players ->
    [2] Среднее место верхнего ряда остаётся пустым. Тайлы не выйдут за эти шесть мест.
   *[other] Среднее место остаётся пустым.
 } Позже на пустое место можно будет сдвинуть тайл.
setup-step-supply = Каждый берёт 25 фишек: одну для старта и по три на каждый из восьми раундов.
setup-step-talisman = { $who } получает талисман и карты Стражей. Первым начинает игрок справа, последним — сам владелец. Порядок: { $order }.
setup-step-start = { $who } выбирает место старта: луг или лес на внешнем краю углового тайла без фишки. Нажмите на точку.
setup-step-start-none = { $who }: на этом острове не осталось места старта.
setup-step-ready = Места старта заняты. Первым карту Стража выбирает { $who }, владелец талисмана.

## The short names of the steps

setup-name-shuffle = Тайлы
setup-name-tile = Тайл { $tile }
setup-name-gap = Пустое место
setup-name-supply = Фишки
setup-name-talisman = Талисман
setup-name-start = { $who } начинает
setup-name-ready = Готово
setup-name-numbered = { $number }. { $name }

## Answers

setup-told-gap = Это пустое место: там нет ни тайла, ни ячеек.
setup-told-tile = Тайл { $tile }, сверху сторона { $side }. Стороны A и B в игре равноценны.
setup-told-first = Это первый шаг.
setup-told-last = Это последний шаг: партию можно начинать.
setup-no-step = Шага { $step } нет: укажите число от 0 до { $last }.
setup-starts-gone = Выбранные места старта сброшены.
setup-told-reading-same = { $reading }. Здесь это неважно: угловых тайлов рядом с пустым местом нет.
setup-told-reading = { $reading }. { $count ->
    [1] Это важно для ячейки
    [one] Это важно для ячеек
    [few] Это важно для ячеек
    [many] Это важно для ячеек
   *[other] Это важно для ячеек
 }: { $spaces }.

## Why not elsewhere

setup-why-not = Почему нельзя в других местах?
setup-bar-not_a_corner = Не угловой тайл
setup-bar-tile_taken = Тайл занят
setup-bar-not_an_edge = Не на внешнем краю
setup-bar-terrain = Не луг и не лес
setup-told-bar-not_a_corner = Здесь не начать: все начинают на угловых тайлах.
setup-told-bar-tile_taken = Здесь не начать: на этом угловом тайле уже стоит фишка.
setup-told-bar-not_an_edge = Здесь не начать: эти ячейки не на внешнем краю своего углового тайла.
setup-told-bar-terrain = Здесь не начать: первую фишку ставят только на луг или в лес.
setup-told-bar-hidden = На ячейках без точки начать нельзя.
setup-no-bar = Причины { $reason } нет, есть только { $known }.

## What is set up

setup-players-now = Игроки
setup-holder = У кого талисман
setup-island = Другой остров
setup-lay = Взять этот остров
setup-another = Случайный остров
