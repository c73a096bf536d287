### A game: set-up, the guardian draft, turns, the score sheet.

seat-name = { $seat ->
    [0] Синий
    [1] Оранжевый
    [2] Жёлтый
   *[3] Фиолетовый
}

## Headings and what to do now

heading-start = Подготовка
heading-round = Раунд { $round } из 8
heading-over = Партия окончена

prompt-start = { $who }: нажмите на внешний край углового тайла, на луг или лес, чтобы поставить первую фишку.
prompt-start-none = { $who }: свободных мест старта не осталось. Начните новую партию.
prompt-place = { $who }: поставьте фишку. Точками отмечены доступные ячейки; +1 — нужна ещё одна фишка в жертву.
prompt-anywhere = { $who }: ни одна ячейка не доступна, поэтому фишка может встать на любой свободный луг, лес, руины или вулкан.
prompt-pay = { $who }: нажмите на ячейку, куда можно попасть за жертву: за водой или в лесу.
prompt-tile = { $who }: нажмите на тайл, чтобы сдвинуть его на пустое место. Подходят только тайлы в одном с ним ряду или столбце.
prompt-rotate-cw = { $who }: нажмите на тайл, который повернуть по часовой стрелке.
prompt-rotate-ccw = { $who }: нажмите на тайл, который повернуть против часовой стрелки.
prompt-token = { $who }: нажмите на свою фишку, которую хотите переместить.
prompt-token-target = { $who }: в руке фишка с { $space }. Нажмите, куда её переместить, или ещё раз на неё, чтобы отпустить.
prompt-ruins = { $who }: руины! Одно дополнительное действие с тайлом { $tile }: сейчас или никогда.
prompt-end = { $who }: все фишки хода использованы. { $left ->
    [ruins] Можно ещё сделать дополнительное действие или завершить ход.
    [guardian] Можно ещё использовать карту Стража или завершить ход.
   *[nothing] Завершите ход.
 }
prompt-cards = { $who }: возьмите одну карту. Меньший номер ходит раньше, и до вашего хода карту никто не увидит.{ $players ->
    [2] { " " }Вдвоём играют только картами 2, 3 и 4.
   *[other] { "" }
 }
prompt-over-one = Побеждает { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
prompt-over-tie = Побеждает { $who }: очков столько же ({ $points }), но больше пожертвованных фишек.
prompt-over-shared = Победу делят { $who }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
burn-warning = Когда вы завершите ход, { $count ->
    [one] фишка на { $spaces } сгорит на вулкане и будет считаться пожертвованной.
    [few] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
    [many] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
   *[other] фишки на { $spaces } сгорят на вулкане и будут считаться пожертвованными.
 }
ruins-warning = Вас ждёт дополнительное действие на тайле { $tile }: сделайте его в этот ход, иначе оно сгорит.

## Hand-over

curtain-title = Передайте экран: { $who }
curtain-text = { $who } тайно берёт карту Стража. Остальные, не подглядывайте!
curtain-open = Я — { $who }: показать карты
curtain-pass = Играете без соперников? Просто продолжайте: вы за всех.

## The guardian cards

card-1 = Взять талисман
card-1-text = Ходит раньше всех. Вы становитесь первым игроком: со следующего раунда первыми выбираете карту.
card-2 = Переместить тайл
card-2-text = Сдвиньте на пустое место тайл из того же ряда или столбца, вместе с фишками. Можно через другой тайл.
card-3 = Переместить фишку
card-3-text = Переместите свою фишку на свободную ячейку рядом или вокруг храма, но не через воду. Лес тогда ничего не стоит.
card-4 = Повернуть тайл
card-4-text = Поверните любой тайл на четверть оборота в любую сторону вместе с фишками.
card-5 = Действие 2, 3 или 4
card-5-text = Ходит позже всех. Переместите тайл, переместите фишку или поверните тайл — на выбор.
cards-label = Карты Стражей на выбор

## What can be done

tools-label = Что делает нажатие на поле
tool-place = Поставить фишку
tool-pay = Поставить с жертвой
tool-move_tile = Переместить тайл
tool-move_token = Переместить фишку
tool-rotate_cw = Повернуть ↻
tool-rotate_ccw = Повернуть ↺
tool-hint-guardian = ваша карта Стража
tool-hint-pay = даже где можно без неё
tool-hint-ruins = руины на тайле { $tile }
do-label = Действия
do-take_talisman = Взять талисман
do-decline_ruins = Отказаться от действия
do-sacrifice = Пожертвовать фишкой
do-end_turn = Завершить ход
do-undo = Отменить
do-redo = Повторить
do-undo-none = Отменять пока нечего.
do-undo-hidden = Отменить нельзя: карту, выбранную тайно или уже открытую, не поменять.
do-redo-none = Повторять нечего.

## To take along, and to open again

do-copy_link = Копировать ссылку
do-copy_code = Копировать код
copy-again = Копировать
copy-done = Скопировано.
copy-refused = Не скопировано: браузер не разрешает. Текст выделен, скопируйте его сами.
copy-link = Ссылка на эту позицию
copy-code = Код этой позиции
copy-code-hint = Вставьте его в разделе «Сохранить и открыть» или в Python: GameWidget(position="...").
copy-link-hint = По ней открывается всё, что на столе, и ещё не открытые карты тоже.
copy-record = Запись этой партии
copy-record-hint = Текст, который можно сохранить в файл. Открыть его снова: «Сохранить и открыть».
keep-title = Сохранить и открыть
keep-text = Код позиции, ссылка на неё или запись партии
keep-text-hint = Это заменит текущую партию.
keep-open = Открыть
keep-record = Скопировать запись этой партии
keep-replay = Скопировать ссылку на просмотр партии
copy-replay = Ссылка на просмотр партии
keep-record-secret = выдаёт тайные карты этого раунда

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
seat-sacrificed = пожертвовано: { $tokens }
seat-talisman = Талисман: выбирает раньше всех
seat-card = Карта { $card }
seat-card-hidden = Карта выбрана
seat-acts = ходит
seat-wins = побеждает

## The score sheet

score-title = Подсчёт очков
score-title-now = Подсчёт, если бы партия кончилась сейчас
score-ruins = Фишки на руинах
score-small_temples = Малые храмы
score-large_temples = Большие храмы
score-complete_tiles = Полные тайлы
score-tiles_reached = Тайлы с храмом
score-sacrifices = Жертвы
score-total = Всего
how-ruins = по 1 за каждую
how-small_temples = по 2 за храм с фишкой рядом
how-large_temples = по 3 за храм с фишкой рядом
how-complete_tiles = по { $players ->
    [2] 5
   *[other] 8
 } за тайл, где открыты все храмы
how-tiles_reached = от 1 до 8 тайлов с открытым храмом: { $track }
how-sacrifices = по числу жертв, начиная с большего: { $points }

## The list of moves

moves-title = Ходы
moves-none = Ходов пока нет.
moves-round = Раунд { $round }
moves-setup = Подготовка
moved-choose_start = { $who } начинает на { $space }
moved-choose_guardian = { $who } берёт карту
moved-choose_guardian-shown = { $who } берёт карту { $card } («{ $name }»)
moved-place = { $who } ставит фишку на { $space }
moved-place-paid = { $who } ставит фишку на { $space } с жертвой
moved-sacrifice = { $who } жертвует фишкой
moved-take_talisman = { $who } берёт талисман
moved-move_tile = { $who } сдвигает тайл { $tile } на пустое место
moved-move_token = { $who } перемещает фишку: { $from } → { $to }
moved-rotate_tile = { $who } поворачивает тайл { $tile } { $turn ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
 }
moved-decline_ruins = { $who } отказывается от дополнительного действия
moved-end_turn = { $who } завершает ход
moved-burnt = { $what }; вулкан сжигает { $spaces }

## A new game

setup-title = Новая партия
setup-players = Игроки
setup-first = Держит талисман
setup-seed = Номер острова
setup-seed-hint = Один и тот же номер всегда даёт один и тот же остров.
setup-hand_over = Карты Стражей
setup-curtain-yes = Тайно: экран передаём друг другу
setup-curtain-no = В открытую: за всех играю я
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
 }, остров { $seed }. { $who } держит талисман, поэтому раньше всех выбирает карту и позже всех — место старта.
told-position = Партия продолжается. { $prompt }
told-undone = Отменено: { $what }.
told-redone = Повторено: { $what }.
told-others = { $who }: { $moves }.
told-tool = { $tool }: это сделает следующее нажатие.
told-cards-shown = { $who }, выберите карту: { $cards }.
told-card = { $who }: карта выбрана.
told-cards-all = Карты выбраны. Первый ход: { $who }, карта { $card } («{ $name }»).
told-turn-next = { $what }. Следующий ход: { $who }, карта { $card } («{ $name }»).
told-round-next = { $what }. Раунд { $round }: { $who } держит талисман и выбирает раньше всех.
told-over = { $what }. Это был последний раунд.
told-started = { $what }.
told-all-started = { $what }. Места старта заняты: выбирайте карты Стражей.
told-moved = { $what }. { $why }
told-selected = В руке фишка с { $space }. Нажмите, куда её переместить.
told-let-go = Вы отпустили фишку: она остаётся на { $space }.
told-not-a-tool = Сейчас так нельзя: { $tool }. { $why }
told-choose-card-first = Сначала выберите карту Стража.
told-game-over = Партия окончена. Посмотрите подсчёт очков или начните новую.

## How to play, in a nutshell

guide-title = Как играть
guide-goal = Восемь раундов. Ставьте фишки так, чтобы они оказались рядом с храмами на как можно большем числе тайлов: побеждает тот, у кого больше очков.
guide-turn = В каждом раунде все тайно берут по карте Стража; меньший номер ходит раньше. В свой ход вы ставите три фишки, каждую рядом с одной из своих, и можете один раз, когда захотите, использовать карту.{ $voluntary_sacrifice ->
    [true] { " " }Фишкой можно и пожертвовать просто ради очков.
   *[false] { "" }
 }
guide-temple = Храм: на него ничего не ставят, но { $temple_reach ->
    [last_token] фишка, только что поставленная рядом,
   *[any_token] фишка рядом
 } достаёт до всех остальных ячеек вокруг него. Малый даёт 2 очка, большой — 3.
guide-forest = Лес: чтобы войти, нужна вторая фишка в жертву; из своего леса в соседний — бесплатно.
guide-water = Вода: за жертву вы переправляетесь на любой берег того же водоёма{ $temple_water ->
    [joins] { " " }и дальше через храмы у воды.
   *[ends] .
 }
guide-mountain = Горы: закрыты.
guide-volcano = Вулкан: фишка, что стоит на нём в конце вашего хода, сгорает и считается пожертвованной.
guide-ruins = Руины: одно очко и дополнительное действие { $ruins_timing ->
    [same_turn] в этот же ход
   *[immediate] сразу
 }: переместить или повернуть этот тайл либо переместить свою фишку на нём.
