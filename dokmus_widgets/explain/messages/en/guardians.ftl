### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number }: { $name }
guardians-cards = Guardian cards
guardians-order = Turns go by card number, the lowest first. The card is used once, at any moment of its turn, or not at all.
guardians-limits-1 = It changes nothing on the board, nor the order of turns in this round.
guardians-limits-2 = It never turns the tile, and never takes one that lies in neither the row nor the column of the gap.
guardians-limits-3 = It never moves a token across water, nor one on ruins, nor one of another player.
guardians-limits-4 = It never turns a tile by half, and never takes it to another place.
guardians-limits-5 = It does only one of the three, and never takes the talisman.
guardians-prompt-1 = { $who } has the card. Press "Take the talisman" and see what it changes.
guardians-prompt-1-done = That is all it does: nothing on the board changes.
guardians-prompt-tile = Click a tile to slide it into the gap. Framed tiles can; click another one to see why not.
guardians-prompt-token = { $who }: click one of the framed tokens, then where it should go.
guardians-prompt-token-target = Now click where the token on { $space } should go, or click it again to let go.
guardians-prompt-rotate-cw = Click any tile to turn it clockwise.
guardians-prompt-rotate-ccw = Click any tile to turn it counter-clockwise.
guardians-prompt-turn = Tile { $tile } is in hand: choose which way it turns.
guardians-prompt-done = Drag the slider under the board to see it happen. Click the board to try something else from the position before.
guardians-back = Back to before
guardians-another = Another position
guardians-telling = The first position
guardians-told-no-board = Card 1 changes nothing on the board. Press "Take the talisman".
guardians-told-no-token = No token is in hand: click one of the framed tokens first.
guardians-told-fixed = No, the token on { $space } stands on ruins, and a token on ruins never moves off them.
guardians-told-stuck = No, the token on { $space } has nowhere to go: no space next to it or past a temple can take it.
guardians-told-tile-go = You let go of tile { $tile }.
guardians-told-back = Back to the position before.
guardians-told-no-turn = No turn comes of this position: { $why }

## The slider under the board

scrub-label = From before to after
scrub-before = Before
scrub-after = After
scrub-again = Play again

## What an action changes

guardians-title = What it changes
guardians-title-done = What it changed
guardians-riders = Rides along:
guardians-rider = { $from } → { $to }
guardians-joined = Waterways join:
guardians-joined-text = { $count } become one of { $size } spaces.
guardians-parted = A waterway parts:
guardians-parted-text = one of { $size } spaces becomes { $count }.
guardians-regrouped = Waterways part and join:
guardians-regrouped-text = { $before } become { $after }.
guardians-regrouped-same-text = the { $count } stay { $count }, but share out their water anew.
guardians-gained = discovers { $temples }
guardians-lost = loses { $temples }
guardians-opened = Opens:
guardians-closed = Closes:
guardians-cheaper = Costs nothing now:
guardians-dearer = Costs a sacrifice now:
guardians-spaces = { $count ->
    [one] { $count } space: { $spaces }
   *[other] { $count } spaces: { $spaces }
 }
guardians-ruins-waits = Extra action:
guardians-ruins-waits-text = the token reached ruins, and one waits on tile { $tile }.
guardians-first = First player:
guardians-first-text = { $before } until now, { $after } from now on. { $after } chooses a card first in the next round, and gets the cards at the end of this one.
guardians-first-same-text = { $after } is it already, and stays it.
guardians-burn = Volcano:
guardians-burn-text = the token would burn at the end of the turn if it stays there.
guardians-saved-text = the token leaves the volcano and does not burn.
guardians-same = As before:
guardians-same-tokens = where all tokens stand
guardians-same-water = waterways
guardians-same-temples = discovered temples
guardians-same-places = where to place
guardians-same-scores = the score sheet
guardians-scores = Score sheet, before and after
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = What it may do ({ $count })
guardians-may-slide = Tiles that can slide ({ $count }), best first
guardians-may-move = Tokens that can move ({ $count }), best first: press one to see where to
guardians-may-turn = Tiles to turn ({ $count }), best first: press one to see both ways
guardians-may-not = What it may not do ({ $count })
guardians-slide = Slide tile { $tile }
guardians-turn = Turn { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
guardians-piece-token = Token on { $space }
guardians-piece-tile = Tile { $tile }
guardians-gain = { $who } { $points }
guardians-none = no points change
guardians-best = best: { $points }
guardians-ways = { $count ->
    [one] { $count } way, best: { $best }
   *[other] { $count } ways, best: { $best }
 }
guardians-choices = All that the card lets one do
