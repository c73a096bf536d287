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
family-readings = Разночтения

## Finding a rule

find-title = Все правила
find-label = Спросите о правилах
find-hint = можно через реку?
find-examples = Попробуйте спросить
find-example-turn = Сколько фишек ставят за ход?
find-example-forest = Требует ли лес жертвы?
find-example-water = Можно ли переправиться через реку?
find-example-temple = Можно ли поставить фишку по другую сторону храма?
find-example-volcano = Сгорает ли фишка на вулкане?
find-example-tie = Кто побеждает при равенстве очков?
find-related = Похожие вопросы
find-meant = Вы имели в виду:
headline-yes = { $ground ->
    [differs] Да, но книги правил расходятся.
    [ours] Да, отчасти по нашей трактовке.
   *[plain] Да.
 } { $fact }
headline-no = { $ground ->
    [differs] Нет, но книги правил расходятся.
    [ours] Нет, отчасти по нашей трактовке.
   *[plain] Нет.
 } { $fact }
headline-outside = Об этом в правилах ничего нет.
find-nothing = Об этом в правилах ничего нет. Попробуйте другие слова.
find-none = По запросу «{ $wish }» в этих правилах ничего нет. Попробуйте другие слова.
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
case-tries = Проверить
case-heard = «{ $title }». { $ask }
explore-position = Нажмите на любую ячейку и узнаете, можно ли поставить туда фишку и почему.
explore-hint = Или нажмите на любую другую ячейку.
explore-hint-any = Или нажмите на любую ячейку.
case-answer = Показать ответ

## The page of a rule

about-cases = Примеры
about-ours = О чём правила молчат
about-touches = Связанные правила

## What can be asked

space-asked = { $label }, вопрос об этой ячейке
ask-choose_start = Начать на { $space }
ask-place = Поставить фишку на { $space }
ask-place-paid = { $sacrifices ->
    [1] Поставить фишку на { $space } с жертвой
    [one] Поставить фишку на { $space } с { $sacrifices } жертвой
    [few] Поставить фишку на { $space } с { $sacrifices } жертвами
    [many] Поставить фишку на { $space } с { $sacrifices } жертвами
   *[other] Поставить фишку на { $space } с { $sacrifices } жертвы
 }
ask-choose_guardian = Карта { $card }
ask-move_tile = { $tile ->
    [none] Сдвинуть пустое место
   *[tile] Сдвинуть тайл { $tile }
 }
ask-move_token = Переместить фишку { $from } → { $to }
ask-rotate_tile = { $tile ->
    [none] Повернуть пустое место
   *[tile] Повернуть тайл { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what } (дополнительное действие)
ask-tools = Что проверить
ask-others = Другие действия
told-asks = { $tool }: нажмите на поле, чтобы проверить.
told-nothing-asked = Сначала нажмите на ячейку.

## The answer

answer-price = { $tokens ->
    [one] Уйдёт { $tokens } фишка
    [few] Уйдут { $tokens } фишки
    [many] Уйдёт { $tokens } фишек
   *[other] Уйдёт { $tokens } фишки
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
answer-refuted = Нельзя: { $what }.
told-done = { $what }{ $effects ->
    [none] .
   *[other] ; { $effects }.
 }
told-no-remedy = Здесь нечего пробовать.

remedy-paid = С жертвой можно: уйдут две фишки.
remedy-free = Без жертвы можно.
remedy-by-card = Зато это можно сделать с картой Стража.
remedy-left = { $tokens ->
    [0] Если бы фишек не осталось, было бы можно.
    [one] Если бы осталась { $tokens } фишка, было бы можно.
    [few] Если бы остались { $tokens } фишки, было бы можно.
    [many] Если бы осталось { $tokens } фишек, было бы можно.
   *[other] Если бы осталось { $tokens } фишки, было бы можно.
 }
remedy-put = Если бы на { $space } стояла ваша фишка, было бы можно.
remedy-take = Если бы { $space } была свободна, было бы можно.
remedy-paint = Если бы на { $space } был луг, было бы можно.
remedy-card = С картой { $card } было бы можно.
remedy-guardian = Если бы карта Стража ещё не была использована, было бы можно.
remedy-waiting = С дополнительным действием на тайле { $tile } было бы можно.
remedy-waiting-none = Можно, как только вы сделаете дополнительное действие или откажетесь от него.
remedy-swap = Если бы пустое место оказалось в его ряду или столбце, было бы можно.
remedy-in_turn = В ваш ход было бы можно.
remedy-read = В трактовке «{ $reading }» было бы можно.

## What an action changed

effect-left = осталось фишек: { $was } → { $now }
effect-guardian = карта Стража использована
effect-ruins = дополнительное действие на тайле { $tile }
effect-sacrificed = пожертвовано ({ $who }): { $was } → { $now }
effect-talisman = талисман: { $who }
effect-points = очки ({ $who }): { $was } → { $now }
effect-next = следующий ход: { $who }

## What if

what-if-title = А если…?
what-if-hint = Измените что угодно и посмотрите на новый ответ.
what-if-brush = На поле
what-if-asks = Проверить
what-if-terrain = Сменить местность
what-if-tokens = Добавить фишку
what-if-take = Убрать фишку
what-if-tiles = Тайлы
what-if-turn = Повернуть тайл ↻
what-if-swap = Поменять два тайла
what-if-left = Осталось фишек
what-if-card = Ваша карта
what-if-players = Игроки
what-if-reading = Правила
what-if-changed = Изменено
what-if-reset = Вернуться к примеру
what-if-no-brush = Нажмите на поле, чтобы снова проверять.
what-if-put-hand = Нажмите на ячейку, чтобы добавить фишку ({ $who }).
what-if-turn-hand = Нажмите на тайл, чтобы повернуть его.
what-if-swap-second = Выбран тайл { $tile }. Нажмите туда, куда его положить.
what-if-swap-gap = Выбрано пустое место. Нажмите на тайл, чтобы поменять их местами.
what-if-take-back = Отменить: { $what }
what-if-odd = { $name }: { $wish } не подходит. Укажите, например: { $example }.

change-paint = { $space } — { $terrain }
change-put = { $space } — фишка ({ $who })
change-take = { $space } — без фишки
change-turn = тайл { $tile } повёрнут { $quarters ->
    [1] ↻
    [2] на пол-оборота
   *[other] ↺
 }
change-swap = тайлы { $one } и { $other } поменялись местами
change-swap-gap = тайл { $tile } и пустое место поменялись местами
change-left = { $tokens ->
    [one] осталась { $tokens } фишка
    [few] остались { $tokens } фишки
    [many] осталось { $tokens } фишек
   *[other] осталось { $tokens } фишки
 }
change-card = карта { $card }
change-guardian-used = карта Стража использована
change-guardian-left = карта Стража не использована
change-waiting = дополнительное действие на тайле { $tile }
change-waiting-none = дополнительного действия нет
change-last = последняя фишка поставлена на { $space }
change-in_turn = ходит { $who }
change-players-many = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
 }
change-read = { $value }

change-impossible = Такая позиция невозможна: { $fault }.
change-no-seat = Игроков здесь только { $players }.
change-no-room = На { $space } фишку поставить нельзя ({ $terrain }). Сначала сделайте ячейку лугом, лесом, вулканом или руинами.
change-no-supply = У этого игрока нет фишек в запасе: сначала уберите одну с поля или уменьшите число пожертвованных.
change-no-slot = Такого места нет: на этом острове мест { $slots }.
change-left-most = Здесь может остаться самое большее { part-tokens }.
change-no-turn = Изменить это можно только во время хода.
change-no-tile = На этом поле нет тайла { $tile }.
change-players-range = В «Докмус» играют от 2 до 4 человек.
change-players-now = Число игроков можно менять только в ход игрока, который остаётся.
change-players-gap = Двое играют только на двух верхних рядах, а пустое место в третьем: сначала перенесите его выше.
change-players-tiles = Троим и четверым нужен третий ряд, а тайлов в этом наборе не хватает.

told-taken-back = Изменение отменено: { $what }.
told-as-given = Все изменения отменены.
told-no-change = Такого изменения нет, отменять нечего.
told-no-rule = Правила { $wish } нет.{ $near ->
    [none] { " " }Поищите по слову.
   *[some] { " " }Может быть, одно из этих?
 }
told-no-case = Примера { $wish } нет.{ $near ->
    [none] { " " }Поищите по слову.
   *[some] { " " }Может быть, один из этих?
 }
told-no-case-yet = Для { $wish } примера пока нет.
told-no-place = Назовите правило, пример или позицию, чтобы перейти.
told-no-siblings = Эта позиция — не пример, поэтому следующего нет: выберите правило.
told-left-out = { $space } не относится к этому примеру: нажмите на нарисованную ячейку.
told-link = Часть вашей ссылки не работает. { $faults }

## Readings side by side

compare-title = Здесь книги правил расходятся.
compare-show = Сравнить обе трактовки
compare-all = Сравнить книги правил
compare-one = Закрыть сравнение
compare-yes = Да: { $documents }
compare-no = Нет: { $documents }
