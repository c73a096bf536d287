### Errors that speak of what a user asked for.

error-argument = { $widget } не принимает { $name }{ $near ->
    [none] .
   *[other] . Может быть, { $near }?
 }
error-space = На этом поле нет ячейки { $space }: столбцы здесь от a до { $column }, строки от 1 до { $row }.
error-no-name = { $space } — не ячейка: назовите её, например, «c4» или дайте строку и столбец, считая от 0.
error-turn = Тайл нельзя повернуть так: { $turn }. Можно: { $turns }.
error-tile = На этом поле нет тайла { $tile }. Есть: { $tiles }.
error-tool = Инструмента { $tool } нет. Есть: { $tools }.
error-choice = { $name }: варианта { $wish } нет, есть { $known }{ $near ->
    [none] .
   *[other] . Может быть, { $near }?
 }
error-case-words = У примера { $case } ещё нет текстов: не хватает сообщения { $message }. Его добавляет add_messages.
error-rules = { $wish } — не трактовка правил: назовите книгу правил, объект Rules или настройки по именам.
error-seed = Номер острова — целое число от 0 до { $most }{ $seed ->
    [none] .
   *[other] , а не { $seed }.
 }
error-players = В партии от { $least } до { $most } игроков, а не { $players }.
error-language = Языка { $wish } здесь нет, есть { $known }{ $near ->
    [none] .
   *[other] . Может быть, { $near }?
 }
error-names = Дано имён: { $count }, а игроков: { $players }.
error-names-list = Имена нужно дать списком строк.
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

link-field = В ссылке есть { $name }, а такого поля нет; может быть, { $near }?
link-faults = Ссылка сработала не полностью. { $faults } { $told }
link-changed = В ссылке указано изменение { $wish }, которое не прочитать.
link-changed-many = В ссылке слишком много изменений ({ $count }): их может быть не больше { $most }.

## Codes of positions, and records of games

record-unreadable = Строка { $line }, столбец { $column }: это не прочитать (ожидалось: { $expected }; встретилось: { $found }).
record-illegal = Строка { $line }, столбец { $column }: это не подходит к партии ({ $why }).
record-illegal-move = Строка { $line }, столбец { $column }: правила не разрешают здесь такой ход ({ $why }).

code-not_a_code = Это не код позиции: код начинается с d2_.
code-version = Этот код записан более новой версией «Докмуса», а эта прочесть его не может.
code-tile_set = Этот код — для набора тайлов, которого здесь нет: { $found }.
code-tiles_changed = С тех пор как создан этот код, тайлы изменились: такой позиции больше нет.
code-damaged = Этот код изменён или обрезан по пути: скопируйте его ещё раз целиком.
code-too_long = Для кода позиции это слишком длинно.
code-illegal = Код читается, но ни одна партия не приводит к его позиции: { $fault }.

## How words are put together: what stands between those of a list, and between sentences

list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
