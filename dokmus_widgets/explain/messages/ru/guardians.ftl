guardians-heading = { $number }: { $name }
guardians-cards = Карты Стражей
guardians-order = Игроки ходят по номерам карт, начиная с меньшего. Свою карту используют один раз, в любой момент хода, или не используют вовсе.
guardians-limits-1 = Она не меняет ни поля, ни порядка ходов в этом раунде.
guardians-limits-2 = Повернуть ею тайл нельзя, а сдвинуть можно только тайл из ряда или столбца с пустым местом.
guardians-limits-3 = Ею нельзя переместить ни фишку через воду, ни фишку с руин, ни чужую фишку.
guardians-limits-4 = Ею нельзя повернуть тайл на пол-оборота или сдвинуть его на другое место.
guardians-limits-5 = Можно выполнить только одно действие из трёх, а талисман взять нельзя.
guardians-prompt-1 = Карта у игрока { $who }. Нажмите «Взять талисман», чтобы увидеть, что изменится.
guardians-prompt-1-done = Вот и всё: на поле ничего не меняется.
guardians-prompt-tile = Нажмите на тайл в рамке, чтобы сдвинуть его на пустое место, или на другой, чтобы узнать, почему нельзя.
guardians-prompt-token = { $who }: нажмите на фишку в рамке, потом на её новую ячейку.
guardians-prompt-token-target = Выбрана фишка на { $space }. Нажмите на её новую ячейку или ещё раз на фишку, чтобы отменить выбор.
guardians-prompt-rotate = Нажмите на тайл, который хотите повернуть.
guardians-prompt-turn = Выбран тайл { $tile }: укажите, в какую сторону его повернуть.
guardians-prompt-done = Подвигайте ползунок, чтобы увидеть, как это происходит, или попробуйте на поле что-нибудь ещё.
guardians-back = Отменить действие
guardians-another = Другая позиция
guardians-telling = Первая позиция
guardians-told-no-board = Карта 1 не касается поля. Нажмите «Взять талисман».
guardians-told-no-token = Сначала нажмите на фишку в рамке.
guardians-told-fixed = Нет, фишка на { $space } стоит на руинах, а с них её не переместить.
guardians-told-stuck = Нет, фишку на { $space } не переместить: ни рядом, ни вокруг храма нет подходящей ячейки.
guardians-told-tile-go = Тайл { $tile } больше не выбран.
guardians-told-back = Действие отменено.
guardians-told-no-turn = В этой позиции нельзя сделать ход. { $why }

## The slider under the board

scrub-label = От «до» к «после»
scrub-before = До
scrub-after = После
scrub-again = Повторить

## What an action changes

guardians-title = Что это меняет
guardians-title-done = Что это изменило
guardians-riders = Едут вместе с ним:
guardians-rider = { $from } → { $to }
guardians-joined = Водоёмы соединяются:
guardians-joined-text = было { $count }, стал один. Ячеек в нём: { $size }.
guardians-parted = Водоём разделяется:
guardians-parted-text = был один (ячеек: { $size }), стало { $count }.
guardians-regrouped = Водоёмы меняются:
guardians-regrouped-text = было { $before }, стало { $after }.
guardians-regrouped-same-text = по-прежнему { $count }, но поделены иначе.
guardians-gained = открывает: { $temples }
guardians-lost = теряет: { $temples }
guardians-opened = Теперь доступны:
guardians-closed = Больше недоступны:
guardians-cheaper = Теперь без жертвы:
guardians-dearer = Теперь за жертву:
guardians-spaces = { $count ->
    [one] { $count } ячейка ({ $spaces })
    [few] { $count } ячейки ({ $spaces })
    [many] { $count } ячеек ({ $spaces })
   *[other] { $count } ячейки ({ $spaces })
 }
guardians-ruins-waits = Дополнительное действие:
guardians-ruins-waits-text = фишка попала на руины на тайле { $tile }.
guardians-first = Первый игрок:
guardians-first-text = до сих пор { $before }, теперь { $after } (получит карты в конце раунда и начнёт следующий выбор).
guardians-first-same-text = по-прежнему { $after }.
guardians-burn = Вулкан:
guardians-burn-text = фишка сгорит в конце хода, если останется там.
guardians-saved-text = фишка уходит с вулкана и не сгорает.
guardians-same = Без изменений:
guardians-same-tokens = фишки
guardians-same-water = водоёмы
guardians-same-temples = открытые храмы
guardians-same-places = куда можно ставить
guardians-same-scores = подсчёт очков
guardians-scores = Подсчёт очков до и после
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Что можно с этой картой ({ $count })
guardians-may-slide = Тайлы, которые можно сдвинуть ({ $count }), сначала лучшие
guardians-may-move = Фишки, которые можно переместить ({ $count }), сначала лучшие: нажмите на фишку, чтобы увидеть, куда
guardians-may-turn = Тайлы, которые можно повернуть ({ $count }), сначала лучшие: нажмите на тайл, чтобы увидеть обе стороны
guardians-may-not = Чего нельзя с этой картой ({ $count })
guardians-slide = Сдвинуть тайл { $tile }
guardians-turn = Повернуть { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-piece-token = Фишка на { $space }
guardians-piece-tile = Тайл { $tile }
guardians-gain = { $who } { $points }
guardians-none = очки не меняются
guardians-best = лучший вариант: { $points }
guardians-ways = { $count ->
    [one] { $count } вариант, лучший: { $best }
    [few] { $count } варианта, лучший: { $best }
    [many] { $count } вариантов, лучший: { $best }
   *[other] { $count } варианта, лучший: { $best }
 }
guardians-choices = Все действия карты
