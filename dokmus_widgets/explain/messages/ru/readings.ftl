## The documents

reading-en = Английские правила
    .in = английские правила
reading-fr = Французские правила
    .in = французские правила
reading-ru = Русские правила
    .in = русские правила
reading-ja = Японский пересказ
    .in = японский пересказ
reading-faq = Ответы издателя
    .in = ответы издателя
reading-own = Свой набор правил
reading-own-note = решите каждый пункт сами
reading-same = как в английских
reading-mix = свой набор ({ $differences })
reading-played = Трактовка: { $reading }

## The points, each with its two values

switch-temple_reach = От каких фишек можно ставить вокруг храма?
switch-any_token = От любой фишки рядом
switch-last_token = Только от последней в этот ход
switch-ruins_timing = Когда делают дополнительное действие?
switch-immediate = Сразу или никогда
switch-same_turn = В любой момент хода
switch-start_edge = Где можно начать?
switch-start_edge-note = На любом краю углового тайла, к которому не примыкает другой тайл, или только на краю острова, но не у пустого места. Важно, только если играют двое.
switch-no_neighbour = И у пустого места
switch-outer_border = Только на краю острова
switch-voluntary_sacrifice = Можно ли пожертвовать фишкой просто ради очков?
switch-only_asked = Только где требуется
switch-at_will = Когда захотите
switch-ruins_on_move = Даёт ли дополнительное действие фишка, перемещённая на руины?
switch-moved_too = Да, как поставленная
switch-placed_only = Нет, только поставленная
switch-temple_water = Продолжается ли переправа через храмы?
switch-ends = Нет, у храма переправа начинается или кончается
switch-joins = Да, переправа продолжается
switch-temple_rows = Действует ли ряд храмов как один и для переправ, и для леса?
switch-one = Да, во всём
switch-placing = Нет, только когда ставят и перемещают

## What is otherwise than in the English rulebook

differs-temple_reach = вокруг храма — только от последней фишки
    .english = вокруг храма — от любой фишки рядом
differs-ruins_timing = дополнительное действие может подождать
    .english = дополнительное действие — сразу или никогда
differs-start_edge = у пустого места не начинают
    .english = начать можно и у пустого места
differs-voluntary_sacrifice = жертвы по желанию
    .english = жертвы — только когда требуется
differs-ruins_on_move = за перемещённую фишку действия нет
    .english = действие и за перемещённую фишку
differs-temple_water = храмы соединяют воду
    .english = храмы не соединяют воду
differs-temple_rows = ряд храмов действует как один, только когда ставят и перемещают
    .english = ряд храмов во всём действует как один
