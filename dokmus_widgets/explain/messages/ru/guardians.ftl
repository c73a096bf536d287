### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number }: { $name }
guardians-cards = Карты Стражей
guardians-order = Ходы идут по номерам карт, от меньшего к большему. Карту используют один раз, в любой момент хода, или не используют вовсе.
guardians-limits-1 = Ни на поле, ни в порядке ходов этого раунда она ничего не меняет.
guardians-limits-2 = Поворачивать тайл при этом нельзя, и нельзя сдвинуть тайл не из ряда и не из столбца пустого места.
guardians-limits-3 = Нельзя переместить фишку через воду, фишку с руин и чужую фишку.
guardians-limits-4 = Нельзя повернуть тайл на пол-оборота или перенести его на другое место.
guardians-limits-5 = Можно выполнить только одно действие из трёх, а талисман взять нельзя.
guardians-prompt-1 = Карта у игрока: { $who }. Нажмите «Взять талисман» и посмотрите, что изменится.
guardians-prompt-1-done = Вот и всё, что она делает: на поле ничего не меняется.
guardians-prompt-tile = Нажмите на тайл, чтобы сдвинуть его на пустое место. Тайлы в рамке можно; нажмите на другой, чтобы узнать, почему нельзя.
guardians-prompt-token = { $who }: нажмите на фишку в рамке, а потом туда, куда её переместить.
guardians-prompt-token-target = В руке фишка с { $space }. Нажмите, куда её переместить, или ещё раз на неё, чтобы отпустить.
guardians-prompt-rotate-cw = Нажмите на любой тайл, чтобы повернуть его по часовой стрелке.
guardians-prompt-rotate-ccw = Нажмите на любой тайл, чтобы повернуть его против часовой стрелки.
guardians-prompt-turn = В руке тайл { $tile }: выберите, в какую сторону его повернуть.
guardians-prompt-done = Двигайте ползунок под полем и смотрите, как это было. Нажмите на поле, чтобы попробовать другое из прежней позиции.
guardians-back = Вернуть как было
guardians-another = Другая позиция
guardians-telling = Первая позиция
guardians-told-no-board = Карта 1 ничего не меняет на поле. Нажмите «Взять талисман».
guardians-told-no-token = В руке нет фишки: сначала нажмите на фишку в рамке.
guardians-told-fixed = Нет, фишка на { $space } стоит на руинах, а фишка на руинах с них не уходит.
guardians-told-stuck = Нет, фишке на { $space } некуда идти: ни рядом, ни вокруг храма нет ячейки, куда она может встать.
guardians-told-tile-go = Вы отпустили тайл { $tile }.
guardians-told-back = Снова прежняя позиция.
guardians-told-no-turn = Из этой позиции ход не начать: { $why }

## The slider under the board

scrub-label = От «до» к «после»
scrub-before = До
scrub-after = После
scrub-again = Ещё раз

## What an action changes

guardians-title = Что это меняет
guardians-title-done = Что это изменило
guardians-riders = Едут вместе с тайлом:
guardians-rider = { $from } → { $to }
guardians-joined = Водоёмы соединяются:
guardians-joined-text = было { $count }, стал один. Ячеек в нём: { $size }.
guardians-parted = Водоём разделяется:
guardians-parted-text = был один (ячеек: { $size }), стало { $count }.
guardians-regrouped = Водоёмы разделяются и соединяются:
guardians-regrouped-text = было { $before }, стало { $after }.
guardians-regrouped-same-text = как было { $count }, так и осталось, но вода поделена между ними иначе.
guardians-gained = открывает: { $temples }
guardians-lost = теряет: { $temples }
guardians-opened = Теперь доступны:
guardians-closed = Больше не доступны:
guardians-cheaper = Теперь без жертвы:
guardians-dearer = Теперь за жертву:
guardians-spaces = { $count ->
    [one] { $count } ячейка ({ $spaces })
    [few] { $count } ячейки ({ $spaces })
    [many] { $count } ячеек ({ $spaces })
   *[other] { $count } ячейки ({ $spaces })
 }
guardians-ruins-waits = Дополнительное действие:
guardians-ruins-waits-text = фишка попала на руины, и оно ждёт на тайле { $tile }.
guardians-first = Первый игрок:
guardians-first-text = до сих пор { $before }, отныне { $after }. В следующем раунде { $after } выбирает карту раньше всех, а в конце этого забирает все карты.
guardians-first-same-text = по-прежнему { $after }.
guardians-burn = Вулкан:
guardians-burn-text = фишка сгорит в конце хода, если останется там.
guardians-saved-text = фишка уходит с вулкана и не сгорает.
guardians-same = Без изменений:
guardians-same-tokens = места всех фишек
guardians-same-water = водоёмы
guardians-same-temples = открытые храмы
guardians-same-places = ячейки, куда можно ставить
guardians-same-scores = подсчёт очков
guardians-scores = Подсчёт очков до и после
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Что можно ({ $count })
guardians-may-slide = Тайлы, которые можно сдвинуть ({ $count }), сначала лучшие
guardians-may-move = Фишки, которые можно переместить ({ $count }), сначала лучшие: нажмите на фишку, чтобы увидеть, куда
guardians-may-turn = Тайлы, которые можно повернуть ({ $count }), сначала лучшие: нажмите на тайл, чтобы увидеть обе стороны
guardians-may-not = Чего нельзя ({ $count })
guardians-slide = Сдвинуть тайл { $tile }
guardians-turn = Повернуть { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
guardians-piece-token = Фишка на { $space }
guardians-piece-tile = Тайл { $tile }
guardians-gain = { $who } { $points }
guardians-none = очки не меняются
guardians-best = лучшее: { $points }
guardians-ways = { $count ->
    [one] { $count } вариант, лучшее: { $best }
    [few] { $count } варианта, лучшее: { $best }
    [many] { $count } вариантов, лучшее: { $best }
   *[other] { $count } варианта, лучшее: { $best }
 }
guardians-choices = Всё, что разрешает карта
