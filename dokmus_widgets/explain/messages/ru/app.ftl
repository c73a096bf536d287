error-argument = У { $widget } нет параметра «{ $name }»{ part-nearest }
error-space = На этом поле нет ячейки { $space }: столбцы — от a до { $column }, строки — от 1 до { $row }.
error-no-name = { $space } — не ячейка: напишите «c4» или укажите строку и столбец, считая с 0.
error-turn = { $turn } — не поворот: выберите из { $turns }.
error-tile = На этом поле нет тайла { $tile }. Есть: { $tiles }.
error-tool = Инструмента { $tool } нет. Есть: { $tools }.
error-choice = У параметра «{ $name }» не может быть значения { $wish }{ $known ->
    [none] { part-nearest }
   *[other] , только: { $known }{ part-nearest }
 }
error-case-words = У примера { $case } не хватает сообщения { $message }. Добавьте его с помощью add_messages.
error-rules = { $wish } — не набор правил: назовите книгу правил либо передайте Rules или настройки.
error-seed = Номер острова — целое число от 0 до { $most }{ $seed ->
    [none] .
   *[other] , а не { $seed }.
 }
error-players = В партии от { $least } до { $most } игроков, а не { $players }.
error-language = Языка { $wish } нет, есть только: { $known }{ part-nearest }
error-names = Дано имён: { $count }, а игроков: { $players }.
error-names-list = Передайте имена списком строк.
error-name-long = Имя { $name } слишком длинное: можно не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
 }.
error-setup = Так партию не начать. { $why }
error-open = Открыть это не удалось. { $why }
error-nothing = Сначала вставьте код, ссылку или запись партии.

## Links

link-field = В ссылке неизвестный параметр «{ $name }». Может быть, { $near }?
link-faults = Часть вашей ссылки не работает. { $faults } { $told }
link-hidden = { $phase ->
    [guardians] Карты этого раунда все выбирают заново.
   *[other] Закрытые карты выбраны случайно.
 }
link-changed = Изменение { $wish } в ссылке не удаётся прочитать.
link-changed-many = В ссылке изменений: { $count }; допускается не больше { $most }.

## Codes of positions, and records of games

record-unreadable = Строка { $line }, столбец { $column }. Нужно: { $expected }; найдено: { $found }.
record-illegal = Строка { $line }, столбец { $column }: в этой партии так быть не может ({ $why }).
record-illegal-move = Строка { $line }, столбец { $column }: ход { $move } здесь не по правилам ({ $rule }).

code-not_a_code = Это не код позиции: такой код начинается с d2_.
code-version = Этот код — от более новой версии «Докмуса».
code-tile_set = Для этого кода нужны тайлы, которых здесь нет: { $found }.
code-tiles_changed = С тех пор как создан этот код, тайлы изменились.
code-damaged = Этот код изменён или обрезан. Скопируйте его ещё раз целиком.
code-too_long = Для кода позиции это слишком длинно.
code-illegal = В этом коде невозможная позиция: { $fault }.

## How words are put together: what stands between those of a list, and between sentences

list-comma = { ", " }
list-and = {" "}и{" "}
list-names = {" "}и{" "}
list-or = {" "}или{" "}
list-semicolon = { "; " }
list-dot = { " · " }
sentence-gap = { " " }
sentence-gap-mark = { " " }
