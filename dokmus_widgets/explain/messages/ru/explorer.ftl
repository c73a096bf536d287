### The rules explorer: a rule, its cases, what is asked about them, and what if.

## Families of rules

family-setup = Подготовка
family-round = Раунд
family-turn = Ваш ход
family-placing = Как ставить
family-forest = Лес
family-water = Вода
family-temples = Храмы
family-volcano = Вулкан
family-ruins = Руины
family-guardians = Стражи
family-scoring = Подсчёт очков
family-readings = Трактовки

## Finding a rule

find-title = Все правила
find-label = Спросите правила
find-hint = перейти реку?
find-related = Похожие вопросы
find-meant = Может быть, вы имели в виду один из этих вопросов?
headline-yes = Да. { $fact }
headline-no = Нет. { $fact }
find-nothing = Ничего не найдено. Попробуйте другие слова.
find-none = По запросу { $wish } ничего не нашлось. Попробуйте другое слово.
# A question was typed in this language, and another is spoken.
find-answer-in = Ответить по-русски
find-count = { $cases ->
    [one] { $cases } пример
    [few] { $cases } примера
    [many] { $cases } примеров
   *[other] { $cases } примера
 }
find-others = Другие примеры

## The case

case-of = Пример { $number } из { $count }
case-own = Эта позиция
case-previous = Предыдущий пример
case-next = Следующий пример
case-tries = Спросить
case-heard = { $title }: { $ask }
explore-position = Нажмите на любую ячейку: можно ли туда поставить фишку и почему?
explore-hint = Или нажмите на любую другую ячейку поля.
explore-hint-any = Или нажмите на любую ячейку поля.
case-answer = Показать ответ

## The page of a rule

about-cases = Примеры
about-ours = Наши трактовки
about-touches = Связанные правила

## What can be asked

space-asked = { $label }, вопрос об этой ячейке
ask-choose_start = Начать на { $space }
ask-place = Поставить фишку на { $space }
ask-place-paid = { $sacrifices ->
    [1] { $space } с жертвой
    [one] { $space } с { $sacrifices } жертвой
    [few] { $space } с { $sacrifices } жертвами
    [many] { $space } с { $sacrifices } жертвами
   *[other] { $space } с { $sacrifices } жертвы
 }
ask-choose_guardian = Карта { $card }
ask-move_tile = { $tile ->
    [none] Сдвинуть пустое место
   *[tile] Сдвинуть тайл { $tile }
 }
ask-move_token = Переместить { $from } → { $to }
ask-rotate_tile = { $tile ->
    [none] Повернуть пустое место
   *[tile] Повернуть тайл { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what }, за руины
ask-tools = О чём спрашивает нажатие
ask-others = Ещё вопросы
told-asks = Теперь нажатие спрашивает: { $tool }.
told-nothing-asked = Сначала спросите о чём-нибудь: нажмите на ячейку.

## The answer

answer-price = { $tokens ->
    [one] Цена: { $tokens } фишка
    [few] Цена: { $tokens } фишки
    [many] Цена: { $tokens } фишек
   *[other] Цена: { $tokens } фишки
 }
answer-others-yes = { $count ->
    [one] Ещё { $count } способ
    [few] Ещё { $count } способа
    [many] Ещё { $count } способов
   *[other] Ещё { $count } способа
 }
answer-others-no = { $count ->
    [one] Ещё { $count } причина
    [few] Ещё { $count } причины
    [many] Ещё { $count } причин
   *[other] Ещё { $count } причины
 }
answer-try-that = Попробовать так
answer-do = Сделать
answer-do-anyway = Всё равно попробовать
answer-back = Вернуть как было
answer-refuted = Проверено, нельзя: { $what }.
told-done = Сделано: { $what }{ $effects ->
    [none] .
   *[other] ; { $effects }.
 }
told-no-remedy = Пробовать здесь нечего.

remedy-paid = С жертвой можно: всего две фишки.
remedy-free = Без жертвы можно.
remedy-by-card = Вместо этого можно картой Стража.
remedy-left = { $tokens ->
    [0] Если бы фишек не осталось, было бы можно.
    [one] Если бы осталась { $tokens } фишка, было бы можно.
    [few] Если бы осталось { $tokens } фишки, было бы можно.
    [many] Если бы осталось { $tokens } фишек, было бы можно.
   *[other] Если бы осталось { $tokens } фишки, было бы можно.
 }
remedy-put = Если бы на { $space } стояла ваша фишка, было бы можно.
remedy-take = Если бы на { $space } никто не стоял, было бы можно.
remedy-paint = Если бы на { $space } был луг, было бы можно.
remedy-card = С картой { $card } было бы можно.
remedy-guardian = Если бы карта Стража ещё не была использована, было бы можно.
remedy-waiting = Если бы на тайле { $tile } ждало дополнительное действие, было бы можно.
remedy-waiting-none = Когда дополнительное действие сделано или от него отказались, можно.
remedy-swap = С пустым местом в его ряду или столбце было бы можно.
remedy-in_turn = В ваш ход было бы можно.
remedy-read = В другой трактовке было бы можно ({ $reading }).

## What an action changed

effect-left = осталось фишек: { $was } → { $now }
effect-guardian = карта Стража использована
effect-ruins = на тайле { $tile } ждёт дополнительное действие
effect-sacrificed = { $who }, пожертвовано: { $was } → { $now }
effect-talisman = талисман: { $who }
effect-points = { $who }, очки: { $was } → { $now }
effect-next = следующий ход: { $who }

## What if

what-if-title = А если…?
what-if-hint = Меняйте что угодно: ответ сразу обновится.
what-if-brush = Нажатие на поле
what-if-asks = спрашивает
what-if-terrain = Сменить местность
what-if-tokens = Поставить фишку
what-if-take = Убрать фишку
what-if-tiles = Тайлы
what-if-turn = Повернуть тайл ↻
what-if-swap = Поменять тайлы местами
what-if-left = Осталось фишек
what-if-card = Ваша карта
what-if-players = Игроки
what-if-reading = Трактовка
what-if-changed = Изменено
what-if-reset = Вернуться к примеру
what-if-no-brush = Нажатия снова спрашивают.
what-if-paint-hand = Нажмите на ячейку, там будет: { $terrain }.
what-if-put-hand = Нажмите на ячейку, чтобы поставить туда фишку ({ $who }).
what-if-take-hand = Нажмите на фишку, чтобы убрать её с поля.
what-if-turn-hand = Нажмите на тайл, чтобы повернуть его.
what-if-swap-hand = Нажмите на два тайла или на тайл и пустое место, чтобы поменять их.
what-if-swap-second = Тайл { $tile } в руке: нажмите, куда его положить.
what-if-swap-gap = Пустое место в руке: нажмите на тайл, который туда ляжет.
what-if-take-back = Отменить: { $what }
what-if-odd = { $name }: { $wish } не подходит. Укажите, например: { $example }.

change-paint = { $space }: { $terrain }
change-put = { $space }: фишка ({ $who })
change-take = { $space }: без фишки
change-turn = тайл { $tile } повёрнут { $quarters ->
    [1] ↻
    [2] на пол-оборота
   *[other] ↺
 }
change-swap = тайлы { $one } и { $other } поменялись местами
change-swap-gap = тайл { $tile } и пустое место поменялись
change-left = { $tokens ->
    [one] осталась { $tokens } фишка
    [few] осталось { $tokens } фишки
    [many] осталось { $tokens } фишек
   *[other] осталось { $tokens } фишки
 }
change-card = карта { $card }
change-guardian-used = карта Стража использована
change-guardian-left = карта Стража не использована
change-waiting = на тайле { $tile } ждёт дополнительное действие
change-waiting-none = дополнительное действие не ждёт
change-last = последняя фишка поставлена на { $space }
change-in_turn = ходит { $who }
change-players-many = игроков: { $players }
change-read = { $value }

change-impossible = Позиция из этого не выйдет: { $fault }.
change-no-seat = Игроков здесь только { $players }.
change-no-room = На { $space } фишке не стоять ({ $terrain }). Сначала сделайте ячейку лугом, лесом, вулканом или руинами.
change-no-supply = В запасе этого цвета пусто: сначала уберите одну из его фишек с поля или уменьшите число пожертвованных.
change-no-slot = Такого места для тайла нет: на этом острове их { $slots }.
change-left-most = Больше оставить нельзя, здесь предел — { $most ->
    [one] { $most } фишка
    [few] { $most } фишки
    [many] { $most } фишек
   *[other] { $most } фишки
 }.
change-no-turn = Это можно изменить, только когда кто-то ходит, а в этой позиции не ходит никто.
change-no-tile = На этом поле нет тайла { $tile }.
change-players-range = В «Докмус» играют от 2 до 4 человек.
change-players-now = Число игроков можно менять, только когда ходит тот, кто остаётся.
change-players-gap = Вдвоём играют только на двух верхних рядах тайлов, а пустое место в третьем: сначала перенесите его выше.
change-players-tiles = Втроём и вчетвером нужен третий ряд тайлов, а в этом наборе тайлов для него не хватает.

told-taken-back = Снова как было: { $what }.
told-as-given = Всё снова как в примере.
told-no-change = Такого изменения нет, отменять нечего.
told-no-rule = Правила { $wish } нет.{ $near ->
    [none] { " " }Попробуйте поискать по слову.
   *[some] { " " }Может быть, одно из этих?
 }
told-no-case = Примера { $wish } нет.{ $near ->
    [none] { " " }Попробуйте поискать по слову.
   *[some] { " " }Может быть, один из этих?
 }
told-no-case-yet = Для { $wish } примера пока нет.
told-no-place = Переходить некуда: не указано ни правило, ни пример, ни позиция.
told-no-siblings = Эта позиция сама по себе: чтобы продолжить, выберите правило.
told-left-out = { $space } к этому примеру не относится: выберите нарисованную ячейку.
told-link = Ссылка сработала не полностью. { $faults }

## Readings side by side

compare-title = Здесь книги правил расходятся.
compare-show = Показать обе трактовки рядом
compare-all = Сравнить книги правил
compare-one = Закрыть сравнение
compare-yes = Да: { $documents }
compare-no = Нет: { $documents }
