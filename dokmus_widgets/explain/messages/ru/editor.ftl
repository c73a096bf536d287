### The position editor: what is in hand, what was changed, what a real game never has; pictures.

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
brush-wait = Действие ждёт
brush-lay = Положить тайл
brush-lay-none = Выберите тайл
brush-put-hint = Нажмите на ячейку, чтобы поставить туда фишку ({ $who }); нажмите ещё раз, чтобы убрать.
brush-take-hint = Нажмите на фишку, чтобы убрать её с поля.
brush-paint-hint = Нажмите на ячейку, там будет: { $terrain }.
brush-rotate-hint = Нажмите на тайл, чтобы повернуть его на четверть вместе с фишками.
brush-over-hint = Нажмите на тайл, чтобы перевернуть его на другую сторону.
brush-swap-hint = Нажмите на два тайла или на тайл и пустое место, чтобы поменять их местами.
brush-swap-second = В руке: { $tile }. Нажмите, куда это положить.
brush-lay-hint = Нажмите, где должен лежать тайл { $tile }.
brush-last-hint = Нажмите на фишку, поставленную в этот ход последней.
brush-wait-hint = Нажмите на руины: на их тайле ждёт дополнительное действие.

## The sheet

editor-title = Редактор позиций
editor-tools = Инструменты
editor-unfinished = Ещё не позиция
editor-impossible = В настоящей партии так не бывает
editor-unusual = Возможно, но необычно
editor-sound = В настоящей партии такое бывает.
editor-settings = Момент партии
editor-counts = Пожертвованные фишки
editor-counts-hint = У каждого 25 фишек: те, что не на поле и не пожертвованы, лежат в запасе.
editor-begin = Начать заново
editor-begin-hint = «Отменить» вернёт эту позицию.
editor-size = Свои тайлы: ячеек вдоль края
editor-json = Документ этой позиции
editor-json-hint = JSON для программ и про запас. Открыть его снова можно ниже.
editor-keep-text = Код, ссылка или документ позиции либо запись партии
editor-keep-hint = Это заменит позицию; «Отменить» вернёт её.
editor-do-sample = Середина партии
editor-do-new = Подготовка
editor-do-blank = Свои тайлы, пустые
editor-do-clear = Убрать все фишки
editor-do-document = Копировать документ

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
edit-ruins = Ждут дополнительные действия
edit-last = Поставлена последней
edit-card-of = Карта ({ $who })
edit-none = Нет
edit-used = Карта Стража
edit-used-yes = Использована
edit-used-no = Ещё не использована
edit-phase-start = Выбор мест старта
edit-phase-guardians = Выбор карт
edit-phase-turns = Ходы
edit-phase-over = Партия окончена
edit-the-gap = пустое место

## What was done

edited-begun = Ставьте фишки, меняйте местность, поворачивайте тайлы, задавайте ход: изменить можно всё.
edited-put = Фишка поставлена на { $space } ({ $who }).
edited-take = Фишка убрана с поля: { $space } ({ $who }).
edited-paint = Теперь на { $space }: { $terrain }.
edited-lay = Тайл { $tile } теперь занимает ячейки от { $first } до { $last }.
edited-rotate = Тайл { $tile } повёрнут { $turn ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
 }.
edited-over = Тайл перевёрнут: теперь сверху { $tile }.
edited-swap = Поменялись местами: { $one } и { $other }.
edited-set = Задано: { $what }.
edited-clear = Все фишки вернулись в запас.
edited-new = Это подготовка новой партии: места старта ещё не выбраны.
edited-sample = Это середина партии, сыгранной наугад.
edited-blank = Свои тайлы, одни луга: раскрасьте их.
edited-load = Позиция открыта.
edited-undone = Последнее изменение отменено.
edited-redone = Изменение повторено.
edited-nothing = Ничего не меняется: всё уже так и есть.
also-gone = Больше не играют, фишки убраны: { $names }.
also-tiles-gone = Третий ряд тайлов убран: { $tiles }.
also-tiles-come = Добавлен третий ряд тайлов: { $tiles }.
also-tokens = { $count ->
    [one] { $count } фишка вернулась
    [few] { $count } фишки вернулись
    [many] { $count } фишек вернулось
   *[other] { $count } фишки вернулось
 } в запас ({ $who }).
also-cards-back = Все карты Стражей возвращены.
also-cards = Карты Стражей тоже изменились: { $cards }.
also-card = { $who } { $card ->
    [0] нет
   *[other] { $card }
 }
also-talisman = Талисман теперь держит { $who }.
also-to_act = Теперь ходит { $who }.
also-left = На этот ход осталось фишек: { $count }.
also-ruins = Дополнительных действий ещё ждёт: { $count }.
also-last = Ни одна фишка больше не отмечена как поставленная последней.

## What cannot be done

edit-no-token = На { $space } нет фишки.
edit-no-seat = Игрока { $who } здесь нет: назовите кого-то из { $names } или дайте число от 0 до { $last }.
edit-no-tile = В этом наборе нет тайла { $tile }.
edit-no-such-tile = Тайла { $tile } нет. Есть { $tiles }, а сторону можно добавить буквой A или B.
edit-no-slot = Места { $slot } нет: они считаются от 0 до { $last }, ряд за рядом.
edit-gap-stays = Пустое место должно где-то быть: сначала перенесите его, поменяв с тайлом.
edit-is-gap = Это пустое место: тайла там нет.
edit-side = У тайла есть стороны A и B, а стороны { $side } нет.
edit-rotation = Тайл поворачивают на число четвертей оборота от 0 до 3, а не { $value }.
edit-no-terrain = Местности { $terrain } нет. Есть: { $known }.
edit-no-brush = Взять в руку { $brush } нельзя: такого нет{ $near ->
    [none] .
   *[other] . Может быть, { $near }?
 }
edit-no-ruins = На { $space } нет руин.
edit-no-last = На { $space } нет фишки того, кто ходит.
edit-no-turn = Это задают только в фазе ходов: сначала выберите её.
edit-no-phase = Фазы { $value } нет, есть { $phases }.
edit-no-card = Карты { $card } в этой партии нет, есть { $cards }.
edit-cards-none = В этой фазе карт ни у кого нет.
edit-to_act-start = Чей старт следующий, видно по фишкам: поставьте или уберите стартовую фишку.
edit-to_act-over = Когда партия окончена, никто не ходит.
edit-range = { $name }: нужно число от { $least } до { $most }, а не { $value }.
edit-yes-no = { $name }: нужно True или False, а не { $value }.
edit-by-seat = { $name }: дайте список для всех (игроков: { $players }) или значения по местам.
edit-ruins-most = Дополнительных действий может ждать не больше { $most }.
edit-size = Вдоль края тайла от { $least } до { $most } ячеек, а не { $size }.
edit-unfinished = Чего-то не хватает, это ещё не позиция: чего именно, сказано в списке замечаний.
edit-not-saved = Из { $value } ничего не прочитать: позицию дают кодом, ссылкой, документом, записью партии или State.
edit-not-json = Это не документ: его не прочитать, начиная со строки { $line }, столбца { $column }.
edit-not-a-position = В этом документе не позиция: { $fault }{ $count ->
    [one] .
    [few] , и не только.
    [many] , и не только.
   *[other] , и не только.
 }

## What is missing

unfinished-card = { $who } без карты Стража, а ходят все с картами.
unfinished-starts = Пока выбирают места старта, у каждого не больше одной фишки на поле, а здесь больше: { $who }, { $count }.
unfinished-start-order = { $who } ещё не может начать: не начал кто-то, чья очередь раньше.
unfinished-start-done = Все места старта выбраны: переходите к выбору карт.
unfinished-guardians-order = { $who } ещё не может взять карту: её нет у кого-то, чья очередь раньше.
unfinished-guardians-done = Карты у всех: переходите к ходам.

## What no real game has

impossible-over = Партия кончается после раунда { $rounds }, а здесь раунд { $round }.
impossible-start-round = Места старта выбирают только в раунде 1.
impossible-used-more = { $who }: использовано слишком много фишек, на поле и в жертвах их { $used }. Одна на старте и по три за ход — к этому моменту партии это { $usual }.
impossible-used-less = { $who }: использовано слишком мало фишек, на поле и в жертвах их { $used }. Одна на старте и по три за ход — к этому моменту партии это { $usual }.
impossible-sacrificed = { $who }: пожертвовать столько ещё нельзя, здесь { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 }, а может быть не больше { $most }.
impossible-volcano = На вулкане стоят фишки ({ $who }: { $spaces }), а сейчас не ход этого цвета: они сгорели бы в конце его хода.
impossible-volcano-now = { $who }: на вулканах { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 } ({ $spaces }), а попасть туда за этот ход могло не больше { $most }.
impossible-start-tile = { $who } делит тайл { $tile } с другой стартовой фишкой.
impossible-start-corner = { $who } начинает на { $spaces }, а это не угловой тайл.
impossible-start-space = { $who } начинает на { $spaces }: это не луг и не лес на внешнем краю.
impossible-gap = Ни один тайл ещё не мог сдвинуться, поэтому пустое место должно быть { $players ->
    [2] в середине верхнего ряда.
   *[other] посередине.
 }
impossible-last-early = Фишку на { $spaces } не могли поставить в этот ход: ни одна фишка этого хода ещё не использована.
impossible-last-none = { $who }: фишки в этот ход уже использованы, значит, одну из них нужно отметить как поставленную последней.
impossible-talisman = { $who }: карта 1 уже использована, а она забирает талисман, значит, он должен быть там же.
impossible-waiting-token = { $count ->
    [one] На тайле { $tile } ждёт { $count } дополнительное действие
    [few] На тайле { $tile } ждут { $count } дополнительных действия
    [many] На тайле { $tile } ждут { $count } дополнительных действий
   *[other] На тайле { $tile } ждут { $count } дополнительного действия
 }, а фишек на его руинах меньше ({ $who }).
impossible-waiting-now = Ждать может только одно дополнительное действие: его делают сразу, или оно сгорает.
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

unusual-tiles = Тайлы свои или перекрашенные: в коробке таких нет.
unusual-size = Ячеек вдоль края тайла: { $size }; у тайлов из коробки — { $usual }.
unusual-temples = { $count ->
    [one] На { $count } тайле поля
    [few] На { $count } тайлах поля
    [many] На { $count } тайлах поля
   *[other] На { $count } тайла поля
 } храмов меньше { $least } или больше { $most }.
unusual-reading = Такого набора правил нет ни в одной книге.
unusual-start = { $who } не находит места старта.
unusual-no-token = { $who } без фишек на поле и потому может ставить куда угодно.
unusual-anywhere = { $who } не достаёт ни до одной ячейки и потому может ставить куда угодно.
unusual-used = { $who }: использовано фишек { $used }, а не { $usual }. Так бывает, только если поле какое-то время было заполнено.
unusual-sacrificed = { $who }: пожертвовано фишек: { $count } из { $used }, больше половины.
unusual-waiting = Сразу ждёт дополнительных действий: { $count }.
unusual-alone = { $count ->
    [one] Фишка стоит одна ({ $who }: { $spaces }): другим фишкам этого цвета до неё не дойти.
    [few] Фишки стоят отдельно ({ $who }: { $spaces }): другим фишкам этого цвета до них не дойти.
    [many] Фишки стоят отдельно ({ $who }: { $spaces }): другим фишкам этого цвета до них не дойти.
   *[other] Фишки стоят отдельно ({ $who }: { $spaces }): другим фишкам этого цвета до них не дойти.
 }

## Pictures to take along

picture-do = Картинка
picture-files = Картинка файлами
picture-svg = Скачать SVG
picture-png = Скачать PNG
picture-svg-hint = чёткий в любом размере
picture-png-hint = для любой программы
picture-no-png = Картинки PNG рисует библиотека, которой здесь нет. Установите её: pip install "dokmus-widgets[png]". SVG работает и без неё.
picture-marked = Отмечено: { $spaces }.
picture-width = Ширина картинки от { $least } до { $most } пикселей, а не { $width }.
picture-mark = { $mark } — не отметка: пишите ring:c4, cross:c4 или arrow:c4-d5.
