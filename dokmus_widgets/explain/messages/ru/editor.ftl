## What is in hand

brush-tokens = Фишки
brush-terrain = Местность
brush-tiles = Тайлы
brush-turn = Этот ход
brush-take = Убрать
brush-rotate_cw = Повернуть ↻
brush-rotate_ccw = Повернуть ↺
brush-turn_over = Перевернуть
brush-swap = Поменять местами
brush-last = Последняя фишка
brush-wait = Дополнительное действие
brush-lay = Положить тайл
brush-lay-none = Выберите тайл
brush-put-hint = Нажмите на ячейку, чтобы добавить фишку ({ $who }); нажмите ещё раз, чтобы убрать.
brush-take-hint = Нажмите на фишку, чтобы убрать её.
brush-paint-hint = Нажмите на ячейку, чтобы сменить местность ({ $terrain }).
brush-rotate-hint = Нажмите на тайл, чтобы повернуть его на четверть оборота вместе с фишками.
brush-over-hint = Нажмите на тайл, чтобы перевернуть его.
brush-swap-hint = Нажмите на два тайла или на тайл и пустое место, чтобы поменять их местами.
brush-swap-second = Выбрано: { $tile }. Нажмите туда, куда это положить.
brush-lay-hint = Нажмите туда, где должен лежать тайл { $tile }.
brush-last-hint = Нажмите на фишку, поставленную последней в этот ход.
brush-wait-hint = Нажмите на руины, за которые ещё не сделано дополнительное действие.

## The sheet

editor-title = Редактор позиций
editor-tools = Инструменты
editor-unfinished = Позиция ещё не готова
editor-impossible = В настоящей партии невозможно
editor-unusual = Возможно, но необычно
editor-sound = В настоящей партии такая позиция возможна.
editor-settings = Ход и карты
editor-counts = Пожертвованные фишки
editor-counts-hint = У каждого 25 фишек: те, что не на поле и не пожертвованы, лежат в запасе.
editor-begin = Начать заново
editor-begin-hint = «Отменить» вернёт эту позицию.
editor-size = Свои тайлы: ячеек вдоль края
editor-json = Позиция в JSON
editor-json-hint = Для программ. Снова открыть её можно ниже.
editor-keep-text = Код, ссылка или JSON позиции либо запись партии
editor-keep-hint = Это заменит позицию; «Отменить» вернёт её.
editor-do-sample = Середина партии
editor-do-new = Подготовка
editor-do-blank = Пустые тайлы
editor-do-clear = Убрать все фишки
editor-do-document = Копировать JSON

## What can be set

edit-players = Игроки
edit-rules = Правила
edit-round = Раунд
edit-phase = Фаза
edit-talisman = Талисман
edit-to_act = Кто ходит
edit-cards = Карты Стражей
edit-sacrificed = Пожертвованные фишки
edit-tokens_left = Осталось фишек
edit-guardian_left = Карта Стража не использована
edit-ruins = Руины, где действие не сделано
edit-last = Поставлена последней
edit-card-of = Карта ({ $who })
edit-none = Нет
edit-used = Карта Стража
edit-used-yes = Использована
edit-used-no = Не использована
edit-phase-start = Выбор мест старта
edit-phase-guardians = Выбор карт
edit-phase-turns = Ходы
edit-phase-over = Партия окончена
edit-the-gap = пустое место

## What was done

edited-begun = Изменить можно всё: фишки, местность, тайлы, ход.
edited-put = Фишка добавлена: { $space } ({ $who }).
edited-take = Фишка убрана: { $space } ({ $who }).
edited-paint = Теперь на { $space }: { $terrain }.
edited-lay = Тайл { $tile } теперь занимает ячейки { $first }–{ $last }.
edited-rotate = Тайл { $tile } повёрнут { part-turned }.
edited-over = Тайл перевёрнут: теперь сверху { $tile }.
edited-swap = Поменялись местами: { $one } и { $other }.
edited-set = Изменено: «{ $what }».
edited-clear = Все фишки вернулись в запас.
edited-new = Новая партия: теперь игроки выбирают места старта.
edited-sample = Середина партии, сыгранной наугад.
edited-blank = Ваши тайлы, сплошной луг: раскрасьте их.
edited-load = Позиция открыта.
edited-undone = Последнее изменение отменено.
edited-redone = Изменение повторено.
edited-nothing = Ничего не изменилось.
also-gone = Убраны вместе с фишками: { $names }.
also-tiles-gone = Третий ряд тайлов убран: { $tiles }.
also-tiles-come = Добавлен третий ряд тайлов: { $tiles }.
also-tokens = { $count ->
    [one] { $count } фишка вернулась
    [few] { $count } фишки вернулись
    [many] { $count } фишек вернулось
   *[other] { $count } фишки вернулось
 } в запас ({ $who }).
also-cards-back = Все карты Стражей вернулись.
also-cards = Карты Стражей тоже изменились: { $cards }.
also-card = { $who } — { $card ->
    [0] нет
   *[other] { $card }
 }
also-talisman = Талисманом теперь владеет { $who }.
also-to_act = Теперь ходит { $who }.
also-left = На этот ход осталось фишек: { $count }.
also-ruins = Дополнительных действий ещё не сделано: { $count }.
also-last = Теперь ни одна фишка не отмечена как поставленная последней.

## What cannot be done

edit-no-token = На { $space } нет фишки.
edit-no-seat = Игрока { $who } нет: назовите игрока ({ $names }) или укажите число от 0 до { $last }.
edit-no-tile = В этом наборе нет тайла { $tile }.
edit-no-such-tile = Тайла { $tile } нет: выберите из { $tiles } или добавьте сторону, A или B.
edit-no-slot = Места { $slot } нет: места пронумерованы от 0 до { $last }, ряд за рядом.
edit-gap-stays = Чтобы переместить пустое место, поменяйте его с тайлом.
edit-is-gap = Это пустое место: тайла там нет.
edit-side = У тайла стороны A и B, а не { $side }.
edit-rotation = Тайл поворачивают на 0–3 четверти оборота, а не { $value }.
edit-no-terrain = Местности { $terrain } нет. Есть: { $known }.
edit-no-brush = Инструмента { $brush } нет{ part-nearest }
edit-no-ruins = На { $space } нет руин.
edit-no-last = На { $space } нет фишки игрока, который ходит.
edit-no-turn = Сначала выберите фазу «Ходы».
edit-no-phase = Фазы { $value } нет. Есть: { $phases }.
edit-no-card = Карты { $card } в этой партии нет. Есть: { $cards }.
edit-cards-none = В этой фазе карт ни у кого нет.
edit-to_act-start = Кто начинает следующим, зависит от стартовых фишек: добавьте или уберите одну.
edit-to_act-over = После конца игры никто не ходит.
edit-range = { $name }: нужно число от { $least } до { $most }, а не { $value }.
edit-yes-no = { $name }: нужно True или False, а не { $value }.
edit-by-seat = { $name }: нужен список для всех игроков ({ $players }) или значения по местам.
edit-ruins-most = Несделанных дополнительных действий может быть не больше { $most }.
edit-size = Вдоль края тайла от { $least } до { $most } ячеек, а не { $size }.
edit-unfinished = Позиция ещё не готова: чего не хватает, сказано в замечаниях.
edit-not-saved = { $value } не удаётся прочитать: передайте код, ссылку, JSON, запись партии, партию, State или Path файла.
saved-no-file = Не удаётся прочитать { $file }: { $why }.
edit-not-json = Это не JSON: ошибка в строке { $line }, столбце { $column }.
edit-not-a-position = Этот JSON — не позиция: { $fault }{ $count ->
    [one] .
    [few] , и не только.
    [many] , и не только.
   *[other] , и не только.
 }

## What is missing

unfinished-card = { $who } без карты Стража, а для ходов карта нужна каждому.
unfinished-starts = Пока выбирают места старта, на поле не больше одной фишки каждого, а здесь больше ({ $who }: { $tokens }).
unfinished-start-order = { $who } ещё не может начать: не начал игрок, чья очередь раньше.
unfinished-start-done = Места старта заняты: выберите фазу «Выбор карт».
unfinished-guardians-order = { $who } ещё не может выбрать карту: её нет у игрока, чья очередь раньше.
unfinished-guardians-done = Карты есть у всех: выберите фазу «Ходы».

## What no real game has

impossible-over = Игра кончается после раунда { $rounds }, а это раунд { $round }.
impossible-start-round = Места старта выбирают только в раунде 1.
impossible-used = { $who }: на поле и в жертвах фишек { $tokens }, а должно быть { $usual } (одна для старта и по три за ход).
impossible-sacrificed = { $who }: столько жертв ещё быть не может. Здесь их { $count }, а возможно не больше { $most }.
impossible-volcano = На вулкане фишки ({ $who }: { $spaces }), а ходит другой игрок: они сгорели бы в конце хода своего владельца.
impossible-volcano-now = { $who }: на вулканах { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 } ({ $spaces }), а попасть туда за этот ход могло не больше { $most }.
impossible-start-tile = { $who }: на тайле { $tile } стоит и другая стартовая фишка.
impossible-start-corner = { $who } начинает на { $spaces }, а это не угловой тайл.
impossible-start-space = { $who } начинает на { $spaces }: это не луг и не лес на внешнем краю.
impossible-gap = Ни один тайл ещё не мог сдвинуться, поэтому пустое место должно быть { $players ->
    [2] в середине верхнего ряда.
   *[other] посередине.
 }
impossible-last-early = Фишку на { $spaces } не могли поставить в этот ход: ни одна фишка этого хода ещё не использована.
impossible-last-none = { $who }: фишки в этот ход уже использованы, так что одну нужно отметить как поставленную последней.
impossible-talisman = { $who }: карта 1 использована, так что талисман должен быть у этого игрока.
impossible-waiting-token = { $count ->
    [one] На тайле { $tile } ждёт { $count } дополнительное действие
    [few] На тайле { $tile } ждут { $count } дополнительных действия
    [many] На тайле { $tile } ждут { $count } дополнительных действий
   *[other] На тайле { $tile } ждут { $count } дополнительного действия
 }, а фишек на его руинах меньше ({ $who }).
impossible-waiting-now = Ждать может только одно дополнительное действие: его делают сразу, иначе оно пропадает.
impossible-waiting-many = { $count ->
    [one] Ждёт { $count } дополнительное действие
    [few] Ждут { $count } дополнительных действия
    [many] Ждут { $count } дополнительных действий
   *[other] Ждут { $count } дополнительного действия
 }, а { $most ->
    [0] на руины в этот ход не попала ни одна фишка ({ $who }).
   *[other] получить в этот ход можно было не больше { $most } ({ $who }).
 }

## What is seldom seen

unusual-tiles = Некоторые тайлы — ваши или перекрашенные, не из коробки.
unusual-size = Ячеек вдоль края тайла: { $size }; у тайлов из коробки — { $usual }.
unusual-temples = { $count ->
    [one] На { $count } тайле поля
    [few] На { $count } тайлах поля
    [many] На { $count } тайлах поля
   *[other] На { $count } тайла поля
 } храмов меньше { $least } или больше { $most }.
unusual-reading = Таких правил нет ни в одной книге.
unusual-start = Игроку { $who } негде начать.
unusual-no-token = На поле нет фишек игрока { $who }, так что ставить можно куда угодно.
unusual-anywhere = { $who }: ни до одной ячейки не достать, так что ставить можно куда угодно.
unusual-used = { $who }: использовано фишек { $tokens }, а не { $usual }. Так бывает, только если поле было заполнено.
unusual-sacrificed = { $who }: пожертвовано больше половины фишек ({ $count } из { $tokens }).
unusual-waiting = Ждут сразу несколько дополнительных действий: { $count }.
unusual-alone = { $count ->
    [one] До фишки ({ $who }: { $spaces }) не достать от других фишек этого игрока.
    [few] До фишек ({ $who }: { $spaces }) не достать от других фишек этого игрока.
    [many] До фишек ({ $who }: { $spaces }) не достать от других фишек этого игрока.
   *[other] До фишек ({ $who }: { $spaces }) не достать от других фишек этого игрока.
 }

## Pictures to take along

picture-do = Картинка
picture-files = Файлы картинок
picture-svg = Скачать SVG
picture-png = Скачать PNG
picture-svg-hint = чёткий в любом размере
picture-png-hint = для любой программы
picture-no-png = Для PNG нужна библиотека: pip install "dokmus-widgets[png]". SVG работает и без неё.
picture-marked = Отмечено: { $spaces }.
picture-width = Ширина картинки от { $least } до { $most } пикселей, а не { $width }.
picture-mark = { $mark } — не отметка: пишите ring:c4, cross:c4 или arrow:c4-d5.
picture-file = Не удаётся записать { $file }: картинка — это файл .svg или .png.
prepared-soon = Рисуется. Скоро появится здесь.
prepared-refused = Из вашей сети запрошено слишком много картинок и графиков. Подождите минуту и попробуйте снова.
prepared-full = Слишком много картинок ждут очереди. Попробуйте чуть позже.
prepared-fault = Нарисовать не удалось. Попробуйте ещё раз.
