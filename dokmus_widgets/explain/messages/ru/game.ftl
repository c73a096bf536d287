seat-name = { $seat ->
    [0] Синий
    [1] Оранжевый
    [2] Жёлтый
   *[3] Фиолетовый
}

## Headings and what to do now

heading-start = Подготовка
heading-round = Раунд { $round } из 8

prompt-start = { $who }: начните на одной из точек — это луга и леса на внешнем краю угловых тайлов.
prompt-start-none = { $who }: свободных мест старта не осталось. Начните новую партию.
prompt-place = { $who }: поставьте фишку на точку. Огонёк: придётся пожертвовать ещё одной.
prompt-anywhere = { $who }: по правилам ставить некуда, поэтому ставьте на любую свободную ячейку луга, леса, руин или вулкана.
prompt-pay = { $who }: нажмите на ячейку за водой, чтобы поставить туда фишку и пожертвовать ещё одной.
prompt-tile = { $who }: нажмите на тайл, чтобы сдвинуть его на пустое место. Подходят только тайлы в одном ряду или столбце с пустым местом.
prompt-rotate = { $who }: нажмите на тайл, который хотите повернуть.
prompt-token = { $who }: нажмите на свою фишку, которую хотите переместить.
prompt-token-target = { $who }: выбрана фишка на { $space }. Нажмите на её новую ячейку или ещё раз на фишку, чтобы отменить выбор.
prompt-ruins = { $who }: сделайте дополнительное действие на тайле { $tile } сейчас или откажитесь от него.
prompt-end = { $who }: все фишки хода использованы. { $left ->
    [ruins] Можно ещё сделать дополнительное действие или завершить ход.
    [guardian] Можно ещё использовать карту Стража или завершить ход.
   *[nothing] Завершите ход.
 }
prompt-cards = { $who }: выберите карту. У кого номер меньше, тот ходит раньше; до вашего хода карта закрыта.{ $players ->
    [2] { " " }Вдвоём играют только картами 2, 3 и 4.
   *[other] { "" }
 }
prompt-over-tie = При равенстве очков побеждает { $who }: { part-points } и больше пожертвованных фишек.
prompt-over-shared = Победу делят { $who }: по { part-points-to }.
burn-warning = Когда вы завершите ход, { $count ->
    [one] фишка на { $spaces } сгорит на вулкане и будет считаться пожертвованной.
    [few] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
    [many] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
   *[other] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
 }
ruins-warning = У вас есть дополнительное действие на тайле { $tile }: сделайте его в этот ход, иначе оно пропадёт.

## Hand-over

curtain-title = Передайте устройство: { $who }
curtain-text = { $who } тайно выбирает карту Стража. Остальные, не подглядывайте!
curtain-open = Я — { $who }: показать карты
curtain-pass = Я играю за всех: не прятать карты

## The guardian cards

card-1 = Взять талисман
    .in = взять талисман
card-1-text = Вы ходите раньше всех и становитесь первым игроком: со следующего раунда первым выбираете карту.
card-2 = Переместить тайл
    .in = переместить тайл
card-2-text = Сдвиньте на пустое место тайл из того же ряда или столбца со всем, что на нём. Можно через другой тайл.
card-3 = Переместить фишку
    .in = переместить фишку
card-3-text = Переместите свою фишку, если она не на руинах, на свободную ячейку рядом или вокруг храма, но не через воду. Лес бесплатен.
card-4 = Повернуть тайл
    .in = повернуть тайл
card-4-text = Поверните любой тайл на четверть оборота, в любую сторону, со всем, что на нём.
card-5 = Действие 2, 3 или 4
    .in = действие 2, 3 или 4
card-5-text = Вы ходите последним. Сдвиньте тайл, переместите фишку или поверните тайл — на выбор.
cards-label = Карты Стражей на выбор

## What can be done

tools-label = Действие при нажатии на поле
tool-place = Поставить фишку
tool-pay = Переправиться через воду
tool-move_tile = Переместить тайл
tool-move_token = Переместить фишку
tool-rotate = Повернуть тайл
tool-hint-guardian = ваша карта Стража
tool-hint-pay = с жертвой
tool-hint-ruins = руины на тайле { $tile }
do-label = Действия
do-take_talisman = Взять талисман
do-decline_ruins = Отказаться от действия
do-sacrifice = Пожертвовать фишкой
do-end_turn = Завершить ход
do-undo = Отменить
do-cancel = Снять выбор
do-undo-others = Вернуться к моему последнему действию
do-redo = Повторить
do-undo-none = Отменять пока нечего.
do-undo-hidden = Дальше отменять нельзя: карта уже выбрана тайно или открыта.
do-redo-none = Повторять нечего.

## To take along, and to open again

do-copy_link = Копировать ссылку
do-copy_code = Копировать код
copy-again = Копировать
copy-done = Скопировано.
copy-refused = Браузер не разрешает копировать. Текст выделен: скопируйте его сами.
copy-link = Ссылка на эту позицию
copy-code = Код этой позиции
copy-code-hint = Вставьте его в разделе «Сохранить и открыть» или в Python: GameWidget(position="...").
copy-link-hint = По ней откроется всё, что на столе, включая закрытые карты.
copy-record = Запись этой партии
copy-record-hint = Сохраните её в файл. Открыть снова можно в разделе «Сохранить и открыть».
keep-title = Сохранить и открыть
keep-text = Код позиции, ссылка на неё или запись партии
keep-text-hint = Текущая партия будет заменена.
keep-open = Открыть
keep-record = Скопировать запись этой партии
keep-record-secret = содержит закрытые карты этого раунда

## Seats

seats-label = Игроки
seat-supply = { $tokens ->
    [one] { $tokens } фишка в запасе
    [few] { $tokens } фишки в запасе
    [many] { $tokens } фишек в запасе
   *[other] { $tokens } фишки в запасе
 }
seat-turn-tokens = { $tokens ->
    [one] ещё { $tokens } фишка на этот ход
    [few] ещё { $tokens } фишки на этот ход
    [many] ещё { $tokens } фишек на этот ход
   *[other] ещё { $tokens } фишки на этот ход
 }
seat-talisman = талисман: первым выбирает карту
seat-card = карта { $card }
seat-card-hidden = карта выбрана
seat-acts = ходит

## The score sheet

score-title = Подсчёт очков
score-title-now = Очки, если бы партия закончилась сейчас
score-ruins = Фишки на руинах
    .in = фишки на руинах
score-small_temples = Малые храмы
    .in = малые храмы
score-large_temples = Большие храмы
    .in = большие храмы
score-complete_tiles = Полные тайлы
    .in = полные тайлы
score-tiles_reached = Тайлы с открытым храмом
    .in = тайлы с открытым храмом
score-sacrifices = Жертвы
    .in = жертвы
score-total = Всего
    .in = всего
how-ruins = по 1 очку за каждую
how-small_temples = по 2 очка за каждый открытый
how-large_temples = по 3 очка за каждый открытый
how-complete_tiles = по { $players ->
    [2] 5
   *[other] 8
 } очков за тайл, где открыты все храмы
how-tiles_reached = за { $tiles ->
    [one] { $tiles } тайл
    [few] 1–{ $tiles } тайла
    [many] 1–{ $tiles } тайлов
   *[other] 1–{ $tiles } тайла
 }: { $track }
how-sacrifices = по местам: { $points }

## The list of moves

moves-title = Ходы
moves-none = Ходов пока нет.
moves-round = Раунд { $round }
moves-setup = Подготовка
moved = { $who } { $what }
moved-choose_start = начинает на { $space }
moved-choose_guardian = выбирает карту
moved-choose_guardian-shown = выбирает карту { $card } ({ $name })
moved-place = ставит фишку на { $space }
moved-places = ставит фишки на { $spaces }
moved-place-paid = ставит фишку на { $space } за жертву
moved-sacrifice = жертвует фишкой
moved-take_talisman = берёт талисман
moved-move_tile = сдвигает тайл { $tile } на пустое место
moved-move_token = перемещает фишку с { $from } на { $to }
moved-rotate_tile = поворачивает тайл { $tile } { part-turned }
moved-decline_ruins = отказывается от дополнительного действия
moved-end_turn = завершает ход
moved-burnt = { $what }; сгорело на вулкане: { $spaces }

## A new game

setup-title = Новая партия
setup-players = Игроки
setup-first = У кого талисман
setup-seed = Номер острова
setup-seed-hint = Тот же номер — тот же остров.
setup-hand_over = Карты Стражей
setup-curtain-yes = Тайно от остальных
setup-curtain-no = В открытую: я играю за всех
setup-rulebook = По каким правилам?
setup-reading = В нескольких местах книги правил расходятся
setup-begin = Начать
setup-name = Имя ({ $who })

## Answers of the table itself

told-new = Новая партия: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
 }, остров { $seed }. Талисман получает { $who }: выбирает место старта после всех, а карту — раньше всех.
told-position = Партия продолжается. { $prompt }
told-undone = Отменено: { $what }.
told-redone = Повторено: { $what }.
told-others = { $who } { $moves }.
told-turn-line = { $who }: { $moves ->
    [none] нет действий
   *[other] { $moves }
 }; очки: { $gain }.
told-turn-paid = { $sign ->
    [none] жертва
   *[other] { $sign } (с жертвой)
 }
told-turn-burned = сгорело: { $spaces }
told-turn-moved = { $sign } (теперь { $now })
told-turn-moved-paid = { $sign } (теперь { $now }, с жертвой)
told-carried = Ваши фишки: { $spaces }.
told-changed = Ваши очки: { $points } ({ $lines }).
told-cards-shown = { $who }, выберите карту: { $cards }.
told-card = { $who } выбирает карту.
told-cards-all = Карты выбраны. Начинает { $who }, карта { $card } ({ $name }).
told-turn-next = Дальше ходит { $who }, карта { $card } ({ $name }).
told-round-next = Раунд { $round }: выбор карт начинает { $who }, владелец талисмана.
told-over = Это был последний раунд.
told-action = { $what }.
told-all-started = Места старта заняты: выбирайте карты.
told-moved = { $what }. { $why }
told-selected = Выбрана фишка на { $space }. Нажмите на её новую ячейку.
told-let-go = Фишка на { $space } больше не выбрана.
told-not-a-tool = Сейчас так нельзя («{ $tool }»). { $why }
told-no-space = Подходящих ячеек нет.
told-choose-card-first = Сначала выберите карту Стража.
told-choose-card = Выберите карту.
told-game-over = Партия окончена. Посмотрите подсчёт очков или начните новую.

## How to play, in a nutshell

guide-goal = Побеждает тот, у кого после восьми раундов больше всего очков. Ставьте фишки рядом с храмами: чем больше тайлов с открытым храмом, тем лучше.
guide-turn = В каждом раунде все тайно выбирают по карте Стража; у кого номер меньше, тот ходит раньше. За ход вы используете три фишки: ставите их рядом со своими или жертвуете. Один раз за ход, в любой момент, можно использовать карту.{ $voluntary_sacrifice ->
    [true] { " " }Пожертвовать фишкой можно и просто ради очков.
   *[false] { "" }
 }
guide-temple = Храм засчитывается вам, если рядом с ним ваша фишка: малый приносит 2 очка, большой — 3. На него не ставят, но { $temple_reach ->
    [last_token] от фишки, поставленной последней в этот ход, если она рядом с храмом,
   *[any_token] от фишки рядом
 } вы достаёте до всех остальных ячеек вокруг него.
guide-forest = Лес: требует жертвы, если нет вашей фишки в соседнем лесу или в лесу у того же храма.
guide-water = Вода: от фишки рядом с ней вы за жертву переправляетесь на любой берег того же водоёма{ $temple_water ->
    [joins] { " " }и дальше через храмы у воды.
   *[ends] .
 }
guide-mountain = Горы: ставить нельзя.
guide-volcano = Вулкан: фишка на нём сгорает в конце вашего хода и считается пожертвованной.
guide-ruins = Руины: очко и дополнительное действие ({ $ruins_timing ->
    [same_turn] в этот же ход
   *[immediate] сразу
 }) — сдвинуть или повернуть этот тайл либо переместить свою фишку на нём.

## The page of a game

status-start = Подготовка: { $who }, нажмите на точку
status-start-others = Подготовка: старт выбирает { $who }
status-cards = Раунд { $round }/8: { $who } выбирает карту
status-turn = Раунд { $round }/8: { $who }, ещё { part-tokens }
status-ruins = Раунд { $round }/8: { $who }, дополнительное действие ({ $tile })
status-end = Раунд { $round }/8: { $who }{ $left ->
    [ruins] , дополнительное действие не сделано
    [guardian] , карта { $card } не использована
   *[nothing] { "" } может завершить ход
 }
status-others = Раунд { $round }/8: ходит { $who }
status-next = Раунд { $round }/8: ходит { $who }
status-over = { $who } побеждает со счётом { $points }:{ $next } (разница { $margin })
note-anywhere = По правилам ставить некуда, поэтому подойдёт любая свободная ячейка луга, леса, руин или вулкана.
line-own = вы
line-talisman = талисман
line-supply = запас { $tokens }
player-line = { $who }: { $facts }.{ $moves ->
    [none] { "" }
   *[other] { " " }Последний ход: { $moves }. Очки за него: { $gain }.
 }{ $since ->
    [none] { "" }
   *[other] { " " }Изменение с тех пор: { $since }.
 } Всего очков: { $total }.
result-label = Итог
result-part = { $kind }: { $points }
result-decided = Исход решила строка «{ $kind }»: { $who } — { $more }, { $other } — { $less }.
score-title-counts = Подсчёт очков: количество · очки
score-count = { $count } · { $points }
toolbar-label = Инструменты
setup-against = Соперники
setup-against-computer = Компьютер
setup-against-people = Люди за этим устройством
setup-against-seats = Выбрать для каждого игрока
setup-level = Уровень
setup-more = Имена и первый игрок
setup-cancel = Вернуться к партии
setup-ask = Выберите, кто играет, и нажмите «Начать».
panel-menu = Меню
panel-guide = Как играть
panel-settings = Настройки
panel-share = Поделиться
share-position = Эта позиция
share-position-hint = { $cards ->
    [hidden] Играть дальше отсюда, без компьютера. Закрытых карт в ссылке нет.
    [over] Поле в конце партии.
   *[none] Играть дальше отсюда, без компьютера.
 }
share-game = Эта партия
share-game-hint = { $cards ->
    [hidden] Пересмотреть партию с именами и уровнями. Закрытых карт в ссылке нет.
   *[other] Пересмотреть партию с именами и уровнями.
 }
share-island = Тот же остров
share-island-hint = Новая партия: столько же игроков, те же уровни.
share-with = Поделиться…
share-run-hint = Выполните в Python, чтобы начать новую партию.
share-player = { $who } (уровень { $level })
share-drawn = Эта карта ещё не открыта; вместо неё случайная.
share-no-island = На этот остров ссылки нет: партия начата с позиции или в ней нестандартные тайлы или игроки.
panel-keys = Горячие клавиши
panel-course = Все уроки
panel-close = Закрыть
setting-pace-label = Скорость ходов компьютера
setting-pace-0 = Очень медленно
setting-pace-1 = Медленно
setting-pace-2 = Средне
setting-pace-3 = Быстро
setting-pace-4 = Очень быстро
setting-sound = Звук
setting-motion = Анимация
setting-letters = Буквенные клавиши
    .hint = Например, H — подсказка, E — завершить ход.
setting-dots = Точки на доступных ячейках
setting-confirm = Подтверждать каждое действие
    .hint = На сенсорном экране касание показывает действие, следующее выполняет его.
setting-coordinates = Координаты
setting-coordinates-edge = По краю
setting-coordinates-all = В каждой ячейке
setting-coordinates-none = Нет
setting-colours = Цвета игры
setting-colours-auto = Как на странице
setting-colours-light = Светлые
setting-colours-dark = Тёмные
setting-colours-contrast = Высокий контраст
my-games-title = Мои партии
my-games-none = Партий пока нет. Здесь сохраняется каждая начатая партия.
my-games-open = Открыть
my-games-delete = Удалить
my-games-now = Открыта сейчас
my-games-review = Разбор
my-games-unreadable = Эту партию не удаётся прочитать.
my-games-player = { $who }: { $points }
my-games-line = { $players }{ $seed ->
    [none] { "" }
   *[other] { " · " }остров { $seed }
 }
keys-enter = Enter
keys-space = Пробел
keys-escape = Esc
keys-board = Переходить между ячейками
keys-choose = Выбрать ячейку или карту
keys-next = Следующая или предыдущая доступная ячейка
keys-card = Перейти к карте
keys-guardian = Действие Стража
keys-reach = Показать или скрыть, докуда хватит фишек
keys-replay = Показать последние ходы ещё раз
keys-pause = Пауза или продолжение
keys-keys = Этот список
keys-close = Закрыть, отменить или вернуться
