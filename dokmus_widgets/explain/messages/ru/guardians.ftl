### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number }: { $name }
guardians-cards = Карты Стражей
guardians-prompt-1 = Карта у игрока: { $who }. Нажмите «Взять талисман» и посмотрите, что изменится.
guardians-prompt-1-done = Вот и всё, что она делает: на поле ничего не меняется.
guardians-prompt-tile = Нажмите на тайл, чтобы сдвинуть его на пустое место. Тайлы в рамке можно; нажмите на другой, чтобы узнать, почему нельзя.
guardians-prompt-token = { $who }: нажмите на фишку в рамке, а потом туда, куда её переместить.
guardians-prompt-token-target = В руке фишка на { $space }. Нажмите, куда её переместить, или ещё раз на неё, чтобы отпустить.
guardians-prompt-rotate-cw = Нажмите на любой тайл, чтобы повернуть его по часовой стрелке.
guardians-prompt-rotate-ccw = Нажмите на любой тайл, чтобы повернуть его против часовой стрелки.
guardians-prompt-done = Двигайте ползунок под полем и смотрите, как это было. Нажмите на поле, чтобы попробовать другое из прежней позиции.
guardians-back = Вернуть как было
guardians-another = Другая позиция
guardians-telling = Первая позиция
guardians-told-no-board = Карта 1 ничего не меняет на поле. Нажмите «Взять талисман».
guardians-told-no-token = В руке нет фишки: сначала нажмите на фишку в рамке.
guardians-told-stays = Фишку на { $space } переместить нельзя. { $why }
guardians-told-back = Снова прежняя позиция.
guardians-told-no-turn = Хода из этой позиции не выйдет: { $why }

## The slider under the board

scrub-label = От «до» к «после»
scrub-before = До
scrub-after = После
scrub-again = Ещё раз

## What an action changes

guardians-title = Что это меняет
guardians-riders = Едут вместе с тайлом:
guardians-rider = { $from } → { $to }
guardians-nobody = На этом тайле нет фишек.
guardians-joined = Водоёмы соединяются:
guardians-joined-text = было { $count }, стал один. Ячеек в нём: { $size }.
guardians-parted = Водоём разделяется:
guardians-parted-text = был один (ячеек: { $size }), стало { $count }.
guardians-regrouped = Водоёмы разделяются и соединяются:
guardians-regrouped-text = было { $before }, стало { $after }.
guardians-water-same = Водоёмы:
guardians-water-same-text = ни один не соединился и не разделился.
guardians-gained = открывает: { $temples }
guardians-lost = теряет: { $temples }
guardians-temples-same = Храмы:
guardians-temples-same-text = ни новых, ни потерянных.
guardians-opened = Теперь доступны:
guardians-closed = Больше не доступны:
guardians-cheaper = Теперь без жертвы:
guardians-dearer = Теперь за жертву:
guardians-spaces = { $count ->
    [one] { $count } ячейка: { $spaces }
    [few] { $count } ячейки: { $spaces }
    [many] { $count } ячеек: { $spaces }
   *[other] { $count } ячейки: { $spaces }
 }
guardians-places-same = Куда ставить:
guardians-places-same-text = { $who } может ставить туда же, куда и раньше.
guardians-ruins-waits = Дополнительное действие:
guardians-ruins-waits-text = фишка попала на руины, и оно ждёт на тайле { $tile }.
guardians-first = Первый игрок:
guardians-first-text = до сих пор { $before }, отныне { $after }. В следующем раунде { $after } выбирает карту раньше всех, а в конце этого забирает все карты.
guardians-first-same-text = { $after } им уже был и остаётся.
guardians-burn = Вулкан:
guardians-burn-text = фишка сгорит в конце хода, если останется там.
guardians-saved-text = фишка уходит с вулкана и не сгорает.
guardians-scores = Подсчёт очков до и после
guardians-scores-same = Подсчёт очков:
guardians-scores-same-text = ни одна строка ни у кого не меняется.
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Всё, что можно ({ $count }), лучшее сначала
guardians-may-not = Чего нельзя ({ $count })
guardians-slide = Сдвинуть тайл { $tile }
guardians-rotate = Повернуть тайл { $tile } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
guardians-talisman = Взять талисман
guardians-stays = Фишка на { $space }
guardians-gain = { $who } { $points }
guardians-none = очки не меняются
guardians-choices = Всё, что разрешает карта
