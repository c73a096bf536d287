### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number }: { $name }
guardians-cards = Guardian cards
guardians-prompt-1 = { $who } has the card. Press "Take the talisman" and see what it changes.
guardians-prompt-1-done = That is all it does: nothing on the board changes.
guardians-prompt-tile = Click a tile to slide it into the gap. Framed tiles can; click another one to see why not.
guardians-prompt-token = { $who }: click one of the framed tokens, then where it should go.
guardians-prompt-token-target = Now click where the token on { $space } should go, or click it again to let go.
guardians-prompt-rotate-cw = Click any tile to turn it clockwise.
guardians-prompt-rotate-ccw = Click any tile to turn it counter-clockwise.
guardians-prompt-done = Drag the slider under the board to see it happen. Click the board to try something else from the position before.
guardians-back = Back to before
guardians-another = Another position
guardians-telling = The first position
guardians-told-no-board = Card 1 changes nothing on the board. Press "Take the talisman".
guardians-told-no-token = No token is in hand: click one of the framed tokens first.
guardians-told-stays = The token on { $space } cannot be moved. { $why }
guardians-told-back = Back to the position before.
guardians-told-no-turn = No turn comes of this position: { $why }

## The slider under the board

scrub-label = From before to after
scrub-before = Before
scrub-after = After
scrub-again = Play again

## What an action changes

guardians-title = What it changes
guardians-riders = Rides along:
guardians-rider = { $from } → { $to }
guardians-nobody = No token stands on this tile.
guardians-joined = Waterways join:
guardians-joined-text = { $count } become one of { $size } spaces.
guardians-parted = A waterway parts:
guardians-parted-text = one of { $size } spaces becomes { $count }.
guardians-regrouped = Waterways part and join:
guardians-regrouped-text = { $before } become { $after }.
guardians-water-same = Waterways:
guardians-water-same-text = none joins, none parts.
guardians-gained = discovers { $temples }
guardians-lost = loses { $temples }
guardians-temples-same = Temples:
guardians-temples-same-text = none gained, none lost.
guardians-opened = Opens:
guardians-closed = Closes:
guardians-cheaper = Costs nothing now:
guardians-dearer = Costs a sacrifice now:
guardians-spaces = { $count ->
    [one] { $count } space: { $spaces }
   *[other] { $count } spaces: { $spaces }
 }
guardians-places-same = Placing:
guardians-places-same-text = { $who } can place where it could before.
guardians-ruins-waits = Extra action:
guardians-ruins-waits-text = the token reached ruins, and one waits on tile { $tile }.
guardians-first = First player:
guardians-first-text = { $before } until now, { $after } from now on. { $after } chooses a card first in the next round, and gets the cards at the end of this one.
guardians-first-same-text = { $after } is it already, and stays it.
guardians-burn = Volcano:
guardians-burn-text = the token would burn at the end of the turn if it stays there.
guardians-saved-text = the token leaves the volcano and does not burn.
guardians-scores = Score sheet, before and after
guardians-scores-same = Score sheet:
guardians-scores-same-text = no line changes for anybody.
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Everything it may do ({ $count }), best first
guardians-may-not = What it may not do ({ $count })
guardians-slide = Slide tile { $tile }
guardians-rotate = Turn tile { $tile } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
guardians-talisman = Take the talisman
guardians-stays = Token on { $space }
guardians-gain = { $who } { $points }
guardians-none = no points change
guardians-choices = All that the card lets one do
