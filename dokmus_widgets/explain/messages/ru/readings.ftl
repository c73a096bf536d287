### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = Английские правила
reading-fr = Французские правила
reading-ru = Русские правила
reading-ja = Японский пересказ
reading-faq = Ответы издателя
reading-own = Свой набор
reading-own-note = решите каждый пункт сами
reading-same = как в английских
reading-mix = свой набор: { $differences }
reading-played = Правила: { $reading }

## The points, each with its two values

switch-temple_reach = Какие фишки связывает храм?
switch-temple_reach-note = Вокруг храма можно ставить от любой своей фишки рядом с ним или только от той, что поставлена перед этим в тот же ход.
switch-any_token = Все, что рядом с ним
switch-last_token = Только последнюю
switch-ruins_timing = Когда делать действие за руины?
switch-ruins_timing-note = Оно идёт раньше всего остального или может подождать до конца хода.
switch-immediate = Сразу или никогда
switch-same_turn = В любой момент хода
switch-start_edge = Куда можно поставить первую фишку?
switch-start_edge-note = На любой край углового тайла, за которым нет тайла, или не на край у пустого места; это важно при игре вдвоём.
switch-no_neighbour = И у пустого места
switch-outer_border = Только по краю острова
switch-voluntary_sacrifice = Можно ли пожертвовать просто так?
switch-voluntary_sacrifice-note = Фишками жертвуют там, где этого требует лес, вода или вулкан, или ещё и просто ради очков.
switch-only_asked = Только где требуется
switch-at_will = Когда захотите
switch-ruins_on_move = Даёт ли дополнительное действие фишка, перемещённая на руины?
switch-ruins_on_move-note = Дополнительное действие даёт любая фишка, попавшая на руины, или только поставленная.
switch-moved_too = Да, как поставленная
switch-placed_only = Нет, только поставленная
switch-temple_water = Идёт ли переправа дальше через храмы?
switch-temple_water-note = У храма переправа может начаться или закончиться, или храм ещё и соединяет воды вокруг себя в один водоём.
switch-ends = Начинается или кончается там
switch-joins = Идёт дальше через них
switch-temple_rows = Соседние храмы — как один и для переправ, и для леса?
switch-temple_rows-note = Ряд храмов считается одним храмом всегда или только когда рядом с ним ставят и перемещают фишку.
switch-one = Один храм во всём
switch-placing = Только когда ставят и перемещают

## What is otherwise than in the English rulebook

differs-temple_reach = храм связывает только последнюю фишку
differs-ruins_timing = руины могут подождать
differs-start_edge = старт не у пустого места
differs-voluntary_sacrifice = жертвы по желанию
differs-ruins_on_move = нет действия за фишку, перемещённую на руины
differs-temple_water = храмы соединяют воды
differs-temple_rows = ряд храмов — как один, только когда ставят и перемещают
