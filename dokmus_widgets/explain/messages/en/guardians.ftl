guardians-heading = { $number }: { $name }
guardians-cards = Guardian cards
guardians-order = Cards play by number, lowest first. At any time during your turn, you can use your card once.
guardians-limits-1 = It changes neither the board nor the order of turns this round.
guardians-limits-2 = It never rotates a tile, and slides only tiles in the gap's row or column.
guardians-limits-3 = It never moves a token across water or off ruins, or another player's token.
guardians-limits-4 = It never rotates a tile half a turn, or moves it to another slot.
guardians-limits-5 = It does only one of the three, and never takes the talisman.
guardians-prompt-1 = { $who } has the card. Choose "Take the talisman" to see what changes.
guardians-prompt-1-done = Nothing on the board changes.
guardians-prompt-tile = Choose a framed tile to slide it into the gap, or any other to see why it can't.
guardians-prompt-token = { $who }: choose a framed token, then its new space.
guardians-prompt-token-target = Token on { $space } selected. Choose its new space, or the token to cancel.
guardians-prompt-rotate = Choose the tile to rotate.
guardians-prompt-turn = Tile { $tile } selected: choose which way to rotate it.
guardians-prompt-done = Drag the slider to see it happen, or try something else on the board.
guardians-back = Undo the action
guardians-another = Another position
guardians-telling = First position
guardians-told-no-board = Card 1 doesn't use the board. Choose "Take the talisman".
guardians-told-no-token = Choose a framed token first.
guardians-told-fixed = No, the token on { $space } is on ruins, and never moves off them.
guardians-told-stuck = No, the token on { $space } can't move: it has no legal space next to it or past a temple.
guardians-told-tile-go = Tile { $tile } is no longer selected.
guardians-told-back = Action undone.
guardians-told-no-turn = This position has no turn to play: { $why }

## Slider

scrub-label = From before to after
scrub-before = Before
scrub-after = After
scrub-again = Replay

## Changes

guardians-title = What it changes
guardians-title-done = What it changed
guardians-riders = Carried along:
guardians-rider = { $from } → { $to }
guardians-joined = Waterways connect:
guardians-joined-text = { $count } become one, with { $size } spaces.
guardians-parted = A waterway splits:
guardians-parted-text = one, with { $size } spaces, becomes { $count }.
guardians-regrouped = Waterways change:
guardians-regrouped-text = { $before } become { $after }.
guardians-regrouped-same-text = still { $count }, with different spaces.
guardians-gained = discovers { $temples }
guardians-lost = loses { $temples }
guardians-elsewhere = { $terrain }, now on { $space }
guardians-opened = Now reachable:
guardians-closed = No longer reachable:
guardians-cheaper = Now costs nothing extra:
guardians-dearer = Now costs a sacrifice:
guardians-spaces = { $count ->
    [one] { $count } space ({ $spaces })
   *[other] { $count } spaces ({ $spaces })
 }
guardians-ruins-waits = Ruins action:
guardians-ruins-waits-text = the token reached ruins on tile { $tile }.
guardians-first = First player:
guardians-first-text = { $before } this round and { $after } from the next, when { $after } gets the cards and chooses first.
guardians-first-same-text = still { $after }.
guardians-burn = Volcano:
guardians-burn-text = the token burns if it's still there when the turn ends.
guardians-saved-text = the token leaves the volcano and doesn't burn.
guardians-same = Unchanged:
guardians-same-tokens = tokens
guardians-same-water = waterways
guardians-same-temples = discovered temples
guardians-same-places = where you can place
guardians-same-scores = the score sheet
guardians-scores = Score sheet, before and after
guardians-change = { $before }→{ $after }

## Card

guardians-may = What it can do ({ $count })
guardians-may-slide = Tiles that can slide ({ $count }), best first
guardians-may-move = Tokens that can move ({ $count }), best first: choose one to see where
guardians-may-turn = Tiles to rotate ({ $count }), best first: choose one to see both ways
guardians-may-not = Not possible ({ $count })
guardians-slide = Slide tile { $tile }
guardians-turn = Rotate { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-piece-token = Token on { $space }
guardians-piece-tile = Tile { $tile }
guardians-gain = { $who } { $points }
guardians-none = same points
guardians-best = best: { $points }
guardians-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }{ $best ->
    [none] , same points
   *[other] , best: { $best }
 }
guardians-choices = All actions of the card
