help-cards = Ценность карт
    .hint = Сколько могла бы сейчас принести каждая карта.
help-reach = Докуда хватит фишек
    .hint = Показывает, куда можно поставить фишки этого хода.
help-hints = Кнопка подсказки
help-coach = Разбор каждого хода
    .hint = Показывает после хода, сколько он мог принести.
help-hint = Подсказка
help-more = Подробнее
help-do = Сделать так
help-see = Показать лучший ход
help-back = Назад к моей партии
help-none = Сначала попросите подсказку.
help-thinks = Поиск хорошего хода…
help-trying = Лучший ход, шаг за шагом. Пробуйте что угодно: ваша партия не изменится.
help-at = Действие { $place } из { $most }. Пробуйте что угодно: ваша партия не изменится.
help-card = Не меньше { part-points-of }, если ходить сейчас.
help-card-least = от { $points }
help-told = { $kind }: { $on ->
    [yes] включено.
   *[no] выключено.
 }

## Hints, and the review of a turn

coach-best = Ход принёс { part-points }: больше набрать было нельзя.
coach-unknown = Ход принёс { part-points }; ничего лучше за отведённое время не нашлось.
coach-better = Ход принёс { part-points }, а можно было набрать { $possible }. Лучший ход: { $what }.
coach-some = Ход принёс { part-points }, а можно было набрать не меньше { $possible }. Так было бы лучше: { $what }.
coach-others = Другие игроки: { $changes }.
hint-tile = Посмотрите на тайл { $tile }. { $lines ->
    [none] Очков этот ход пока не принесёт.
   *[other] За этот ход очки могут принести { $lines }.
 }
hint-line = { $line }
hint-card-two = Выберите карту { $first } или карту { $last }.
hint-card = Выбрать карту { $card }
hint-card-why = Сейчас можно набрать { $cards }.
hint-card-points = { part-points } с картой { $card }
hint-do = Попробуйте { $what }.
hint-why = { $when ->
    [now] Очки сразу: { $lines }.
   *[later] Очки к концу хода: { $lines }.
 }{ $temples ->
    [none] { "" }
   *[other] { " " }Открытые храмы: { $temples }.
 }
hint-nearer = { $when ->
    [now] Тогда
   *[later] После этого хода
 } { $temple } на { $space } будет { $was ->
    [0] досягаем
   *[other] ближе
 }: до него { part-tokens }{ $was ->
    [0] .
   *[other] , а не { $was }.
 }
hint-next = Потом можно { $what }.
hint-first = Со следующего раунда вы первым выбираете карту.
hint-start = В пробных партиях это дало лучший результат.
hint-room = { $who ->
    [none] Ячеек для вашей следующей фишки
   *[other] { $who }: ячеек для следующей фишки
 } — { $now } вместо { $was }.
reach-way = { $space } — { $tokens ->
    [one] нужна { $tokens } фишка
    [few] нужны { $tokens } фишки
    [many] нужно { $tokens } фишек
   *[other] нужно { $tokens } фишки
 }: { $moves }.
clause-choose_start = начать на { $space }
clause-place = поставить фишку на { $space }
clause-place-paid = поставить фишку на { $space } и пожертвовать ещё одной
clause-choose_guardian = выбрать карту { $card }
clause-take_talisman = взять талисман
clause-move_tile = { $tile ->
    [none] сдвинуть пустое место
   *[tile] сдвинуть тайл { $tile } на пустое место
 }
clause-move_token = переместить фишку с { $from } на { $to }
clause-rotate_tile = { $tile ->
    [none] повернуть пустое место
   *[tile] повернуть тайл { $tile }
 } { part-turned }
clause-sacrifice = пожертвовать фишкой
clause-decline_ruins = отказаться от дополнительного действия
clause-end_turn = завершить ход
help-so-far = Пока набрано: { $points }.
