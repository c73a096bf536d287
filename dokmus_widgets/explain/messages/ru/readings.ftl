### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = Английские правила
reading-fr = Французские правила
reading-ru = Русские правила
reading-ja = Японский пересказ
reading-faq = Ответы издателя
reading-own = Свой набор правил
reading-own-note = решите каждый пункт сами
reading-same = как в английских
reading-mix = Свой набор ({ $differences })
reading-played = Трактовка: «{ $reading }»

## The points, each with its two values

switch-temple_reach = От каких фишек можно ставить вокруг храма?
switch-temple_reach-note = Ставить вокруг храма можно от любой своей фишки рядом с ним или только от той, что вы поставили последней в этот ход.
switch-any_token = От любой фишки рядом
switch-last_token = Только от последней
switch-ruins_timing = Когда делают дополнительное действие?
switch-ruins_timing-note = Раньше всего остального или в любой момент до конца хода.
switch-immediate = Сразу или никогда
switch-same_turn = В любой момент хода
switch-start_edge = Куда можно поставить первую фишку?
switch-start_edge-note = На любой край углового тайла, за которым нет тайла, или только на край острова, но не у пустого места. Важно для двоих.
switch-no_neighbour = И у пустого места
switch-outer_border = Только на краю острова
switch-voluntary_sacrifice = Можно ли пожертвовать фишкой просто ради очков?
switch-voluntary_sacrifice-note = Либо жертвуют, только если этого требует лес, вода или вулкан, либо ещё и просто ради очков.
switch-only_asked = Только где требуется
switch-at_will = Когда захотите
switch-ruins_on_move = Даёт ли дополнительное действие фишка, перемещённая на руины?
switch-ruins_on_move-note = Действие получают за любую фишку, попавшую на руины, или только за поставленную.
switch-moved_too = Да, как поставленная
switch-placed_only = Нет, только поставленная
switch-temple_water = Идёт ли переправа дальше через храмы?
switch-temple_water-note = Либо у храма переправа только начинается или кончается, либо храм соединяет воду вокруг себя в один водоём.
switch-ends = Нет, там её начало или конец
switch-joins = Да, идёт дальше
switch-temple_rows = Действует ли ряд храмов как один и для переправ, и для леса?
switch-temple_rows-note = Ряд храмов считается одним храмом всегда или только когда вокруг него ставят и перемещают фишки.
switch-one = Да, во всём
switch-placing = Только когда ставят и перемещают

## What is otherwise than in the English rulebook

differs-temple_reach = вокруг храма — только от последней фишки
differs-ruins_timing = дополнительное действие может подождать
differs-start_edge = у пустого места не начинают
differs-voluntary_sacrifice = жертвы по желанию
differs-ruins_on_move = за перемещённую фишку действия нет
differs-temple_water = храмы соединяют воду
differs-temple_rows = ряд храмов действует как один, только когда ставят и перемещают
