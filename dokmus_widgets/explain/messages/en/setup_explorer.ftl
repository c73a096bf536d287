setup-explored = Setup
setup-steps = Setup steps
setup-back = Back
setup-forward = Next
space-unlaid = { $space }, no tile yet

## Steps

setup-step-shuffle = { $players ->
    [2] Shuffle the eight tiles and use five; three stay in the box.
   *[other] Shuffle the eight tiles.
 } Slots, sides and rotations are random.
setup-step-tile = Tile { $tile } goes { $place ->
    [top-left] to the top left
    [top] to the top middle
    [top-right] to the top right
    [left] to the middle left
    [middle] to the middle
    [right] to the middle right
    [bottom-left] to the bottom left
    [bottom] to the bottom middle
   *[bottom-right] to the bottom right
 }, { $turn ->
    [0] as printed
    [1] rotated a quarter turn clockwise
    [2] rotated half a turn
   *[3] rotated a quarter turn anticlockwise
 }.
setup-step-gap = { $players ->
    [2] The middle slot of the upper row stays empty: the gap. Tiles can slide into it, but never outside these six slots.
   *[other] The middle slot stays empty: the gap. Tiles can slide into it later.
 }
setup-step-supply = Each player takes 25 tokens: one to start with, and three for each of eight rounds.
setup-step-talisman = { $who } holds the talisman and the guardian cards. The player to the right starts first, the holder last. Order: { $order }.
setup-step-start = { $who } chooses a starting space: meadow or forest, on an outer edge of a corner tile without a token. Choose a dot.
setup-step-start-none = { $who } has no starting space left on this island.
setup-step-ready = All players have started. { $who } holds the talisman and chooses a guardian card first.

## Names of steps

setup-name-shuffle = The tiles
setup-name-tile = Tile { $tile }
setup-name-gap = The gap
setup-name-supply = The tokens
setup-name-talisman = The talisman
setup-name-start = { $who } starts
setup-name-ready = Ready
setup-name-numbered = { $number }. { $name }

## Answers

setup-told-gap = That's the gap: it has no tile and no spaces.
setup-told-tile = Tile { $tile }, side { $side } up. Sides A and B play the same.
setup-told-first = This is the first step.
setup-told-last = This is the last step: the game can begin.
setup-no-step = There is no step { $step }: use a number from 0 to { $last }.
setup-starts-gone = The starting spaces are cleared.
setup-told-reading-same = { $reading }. It makes no difference here: no corner tile is next to the gap.
setup-told-reading = { $reading }. { $count ->
    [one] It matters for this space
   *[other] It matters for these spaces
 }: { $spaces }.

## Why not elsewhere

setup-why-not = Why not elsewhere?
setup-bar-not_a_corner = Not a corner tile
setup-bar-tile_taken = Tile taken
setup-bar-not_an_edge = Not on an outer edge
setup-bar-terrain = Neither meadow nor forest
setup-told-bar-not_a_corner = No start here: everybody starts on a corner tile.
setup-told-bar-tile_taken = No start here: a corner tile holds only one starting token.
setup-told-bar-not_an_edge = No start here: these spaces aren't on an outer edge of their corner tile.
setup-told-bar-terrain = No start here: a starting token goes on meadow or forest only.
setup-told-bar-hidden = You can't start on a space without a dot.
setup-no-bar = There is no reason { $reason }, only { $known }.

## Setup

setup-players-now = Players
setup-holder = Holds the talisman
setup-island = Another island
setup-lay = Use this island
setup-another = Random island
