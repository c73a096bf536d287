### Setting up, step by step.

setup-explored = Подготовка
setup-step-of = Шаг { $number } из { $count }
setup-steps = Шаги подготовки
setup-back = Назад
setup-forward = Вперёд
space-unlaid = { $space }, тайла ещё нет

## What each step does

setup-step-shuffle = { $players ->
    [2] Перемешайте восемь тайлов и возьмите пять; остальные три остаются в коробке.
   *[other] Перемешайте восемь тайлов.
 } Куда какой ляжет, какой стороной вверх и как повёрнут, решает случай.
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
    [0] как напечатан
    [1] с поворотом на четверть вправо
    [2] с поворотом на пол-оборота
   *[3] с поворотом на четверть влево
 }. Место, сторона и поворот — дело случая.
setup-step-gap = { $players ->
    [2] Среднее место верхнего ряда не занято: это пустое место. Эти шесть мест — вся сетка.
   *[other] Среднее место не занято: это пустое место.
 } Потом сюда будут сдвигать тайлы.
setup-step-supply = Каждый берёт 25 фишек: одну для старта и по три на каждый из восьми раундов.
setup-step-talisman = { $who } держит талисман и карты Стражей. Места старта выбирают по порядку: { $order }. Начинает тот, кто справа от талисмана, последним выбирает его владелец.
setup-step-start = { $who } выбирает место старта: луг или лес на внешнем краю углового тайла, где ещё нет фишки. Нажать можно на любую точку.
setup-step-start-none = { $who }: на этом острове не осталось места старта.
setup-step-ready = Все места старта выбраны. { $who } держит талисман и выбирает карту Стража раньше всех.

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

setup-told-gap = Это пустое место: тайла там нет, и фишку туда не поставить.
setup-told-tile = Это тайл { $tile }, сверху сторона { $side }. В игре стороны A и B ничем не отличаются.
setup-told-first = Это первый шаг: раньше него ничего нет.
setup-told-last = Это последний шаг: можно играть.
setup-no-step = Шага { $step } нет: дайте число от 0 до { $last }.
setup-starts-gone = Выбранные до сих пор места старта сброшены.
setup-told-reading-same = { $reading }. Здесь это неважно: рядом с пустым местом нет угловых тайлов.
setup-told-reading = { $reading }. { $count ->
    [1] Это касается одной ячейки
    [one] Это касается ячеек
    [few] Это касается ячеек
    [many] Это касается ячеек
   *[other] Это касается ячеек
 }: { $spaces }.

## Why not elsewhere

setup-why-not = Почему нельзя в других местах?
setup-bar-not_a_corner = Не угловой тайл
setup-bar-tile_taken = Тайл занят
setup-bar-not_an_edge = Не на внешнем краю
setup-bar-terrain = Не луг и не лес
setup-bar-spaces = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
 }
setup-told-bar-not_a_corner = Здесь не начать: все начинают на угловых тайлах.
setup-told-bar-tile_taken = Здесь не начать: на этом угловом тайле уже стоит фишка.
setup-told-bar-not_an_edge = Здесь не начать: эти ячейки не на внешнем краю своего углового тайла.
setup-told-bar-terrain = Здесь не начать: первую фишку ставят только на луг или в лес.
setup-told-bar-hidden = Все ячейки без точки для первой фишки закрыты.
setup-no-bar = Причины { $reason } нет, есть { $known }.

## What is set up

setup-players-now = Игроки
setup-holder = Держит талисман
setup-island = Другой остров
setup-lay = Выложить этот остров
setup-another = Случайный остров
