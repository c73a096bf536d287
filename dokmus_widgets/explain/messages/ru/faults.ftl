### Что неверно в позиции, коде или записи партии.

## Позиции

fault-range = { $value } — не целое число от { $low } до { $high }
fault-no-list = { $value } — не список
fault-entries = { $count ->
    [one] в списке { $count } элемент, а нужно { $wanted }
    [few] в списке { $count } элемента, а нужно { $wanted }
    [many] в списке { $count } элементов, а нужно { $wanted }
   *[other] в списке { $count } элемента, а нужно { $wanted }
 }
fault-no-object = { $value } — не объект
fault-missing = отсутствует
fault-no-field = такого поля у позиции нет
fault-format = { $value } — не 'dokmus-position'
fault-version = { $value } прочитать нельзя; здесь читается { $wanted }
fault-no-switches = { $value } — не объект с настройками
fault-seats = { $value } — не список ячеек для каждого из 2–4 игроков
fault-tiles = { $value } — не объект, где от 1 до { $most } тайлов
fault-tile-name = { $value } — не название тайла
fault-sizes = все тайлы одного размера, а здесь { $places }
fault-size-at = { $size } в { $path }
fault-gaps = пустое место (null) должно быть ровно одно, а не { $count }
fault-tile-twice = тайл { $tile } лежит и в { $path }
fault-no-such-tile = { $value } — такого тайла в наборе нет
fault-closed = на { $space } фишка стоять не может: это { $terrain }
fault-the-gap = пустое место
fault-mountain = горы
fault-water = вода
fault-small-temple = малый храм
fault-large-temple = большой храм
fault-tokens-most = фишек у игрока { $most }, а не { $count }
fault-stands = на { $space } уже стоит фишка ({ $path })
fault-conserved = на поле, в запасе и в жертвах у игрока { $seat } фишек всего { $count }, а не { $wanted }
fault-one-of = { $value } — не одно из { $known }
fault-over = когда партия окончена, никто не ходит; тогда здесь null
fault-card = { $value } — не карта для { $players } игроков; есть { $known }
fault-card-twice = карта { $card } уже у другого игрока
fault-turn-null = вне фазы 'turns' здесь null
fault-left = { $count ->
    [one] на ход осталась { $count } фишка, а в запасе { $supply }
    [few] на ход остались { $count } фишки, а в запасе { $supply }
    [many] на ход осталось { $count } фишек, а в запасе { $supply }
   *[other] на ход осталось { $count } фишки, а в запасе { $supply }
 }
fault-true-false = { $value } — не true и не false
fault-last = на { $space } нет фишки того, кто ходит
fault-ruins-many = { $count ->
    [one] { $count } дополнительное действие — больше, чем даёт ход
    [few] { $count } дополнительных действия — больше, чем даёт ход
    [many] { $count } дополнительных действий — больше, чем даёт ход
   *[other] { $count } дополнительного действия — больше, чем даёт ход
 }
fault-off-board = тайла { $value } на поле нет
fault-start-order = места старта выбирают по одной фишке, начиная справа от талисмана, его владелец последним; игрок { $seat } сейчас ходить не может
fault-card-early = ни у кого нет карты, пока не начали все
fault-card-order = карты выбирают по часовой стрелке от талисмана; игрок { $seat } сейчас ходить не может
fault-card-each = пока идут ходы, карта есть у каждого игрока
fault-side = сторона — это список строк, по одной на ряд
fault-rows = у стороны от { $low } до { $high } рядов, а не { $count }
fault-row = в ряду { $row } символов { $count }, а для квадрата нужно { $wanted }
fault-terrain = в ряду { $row } стоит { $value }; местность — один из символов { $known }
fault-no-switch = настройки { $value } нет; есть { $known }
fault-switch-value = { $value } — не значение для { $switch }; можно { $known }

## Записи и коды

fault-position = ни одна партия не приводит к этой позиции: { $fault }
fault-seats-differ = в позиции игроков { $count }, а не { $wanted }
fault-stands-at = в партии сейчас { $wanted }, а не { $found }
fault-to-act = ходит { $wanted }, а не { $found }
fault-move-illegal = { $move } не разрешено: { $rules }
fault-code-version = код версии { $wanted }

## Что встретилось

fault-an-object = объект
fault-a-list = список, в котором элементов { $count }
fault-digits = число, в котором слишком много цифр
fault-end-text = конец текста
fault-text-long = текст, в котором символов { $count }
fault-more-than = больше { $most }
fault-one = только одно
fault-without-end = комментарий без конца
fault-more = больше

## Что ожидалось

fault-text = текст
fault-at-most = символов не больше { $most }
fault-escape = одна из последовательностей { $known }
fault-the-version = версия формата
fault-version-is = версия { $wanted }
fault-tile-set-name = название набора тайлов
fault-whole = целое число
fault-player-number = номер игрока
fault-player-number-of = номер игрока от 1 до { $most }
fault-a-code = код позиции
fault-line-once = одна строка { $key }
fault-player-name = имя игрока
fault-name-long = имя длиной от 1 до { $most } символов
fault-names = от 2 до 4 имён
fault-comma = запятая или конец строки
fault-one-game = конец текста: здесь читается одна партия, а несколько читает read_records
fault-end-line = конец строки
fault-reading = трактовка: { $known }
fault-switch = настройка, например { $value }
fault-switch-once = каждая настройка один раз
fault-tile-set = набор тайлов, который здесь есть: { $known }
fault-line-wanted = строка { $line } до ходов
fault-beside = позиция без отдельной строки { $key }: в ней это уже есть
fault-under = ход под заголовком
fault-colon = двоеточие
fault-one-comment = один комментарий на ход
fault-closing = знак { "}" }, завершающий комментарий
fault-mark-kind = ring, cross или arrow
fault-marks-most = не больше { $most } отметок в записи
fault-arrow-to = > и ячейка
fault-on-board = ячейка на поле
fault-space = ячейка, например { $value }
fault-end-move = конец хода
fault-card-number = номер карты
fault-turn-way = cw или ccw
fault-move = ход, например c4, c4+1, b2>b3, slide 3B или end
fault-slot-number = номер места
fault-board-tile = название тайла на поле, например { $value }

## Как складываются выражения

fault-or = { $one } или { $other }
fault-both = { $one }, { $other }
fault-at = { $path }: { $words }
