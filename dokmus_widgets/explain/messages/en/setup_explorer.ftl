### Setting up, step by step.

setup-explored = Setting up
setup-step-of = Step { $number } of { $count }
setup-steps = Steps of the set-up
setup-back = Back
setup-forward = Forward
space-unlaid = { $space }, no tile yet

## What each step does

setup-step-shuffle = { $players ->
    [2] Shuffle the eight tiles and take five; the other three stay in the box.
   *[other] Shuffle the eight tiles.
 } Chance decides which tile goes where, which side is up and which way it faces.
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
    [0] as it is printed
    [1] a quarter turn to the right
    [2] upside down
   *[3] a quarter turn to the left
 }. Place, side and facing are chance.
setup-step-gap = { $players ->
    [2] The middle slot of the upper row stays empty: the gap. These six slots are the whole grid.
   *[other] The middle slot stays empty: the gap.
 } Tiles will slide into it later.
setup-step-supply = Everybody takes 25 tokens: one to start with, and three for each of the eight rounds.
setup-step-talisman = { $who } holds the talisman and the guardian cards. Starting spaces are chosen by { $order }, in this order: the player on the right first, the holder last.
setup-step-start = { $who } chooses a starting space: meadow or forest, on an outer edge of a corner tile that has no token yet. Every dot can be clicked.
setup-step-start-none = { $who } has no starting space left on this island.
setup-step-ready = All have started. { $who } holds the talisman and chooses the first guardian card.

## The short names of the steps

setup-name-shuffle = The tiles
setup-name-tile = Tile { $tile }
setup-name-gap = The gap
setup-name-supply = The tokens
setup-name-talisman = The talisman
setup-name-start = { $who } starts
setup-name-ready = Ready
setup-name-numbered = { $number }. { $name }

## Answers

setup-told-gap = That is the gap: no tile lies there, and no token can.
setup-told-tile = That is tile { $tile }, with side { $side } up. Sides A and B do not differ in play.
setup-told-first = This is the first step: there is none before it.
setup-told-last = That is the last step: the game can begin.
setup-no-step = There is no step { $step } to go to: give a number from 0 to { $last }.
setup-starts-gone = The starting spaces chosen so far are given up.
setup-told-reading-same = { $reading }. It makes no difference here: no corner tile lies beside the gap.
setup-told-reading = { $reading }. { $count ->
    [one] This space is concerned
   *[other] These spaces are concerned
 }: { $spaces }.

## Why not elsewhere

setup-why-not = Why not elsewhere?
setup-bar-not_a_corner = Not a corner tile
setup-bar-tile_taken = Tile taken
setup-bar-not_an_edge = Not on an outer edge
setup-bar-terrain = Neither meadow nor forest
setup-bar-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
setup-told-bar-not_a_corner = No start here: everybody starts on a corner tile.
setup-told-bar-tile_taken = No start here: a token stands on this corner tile already.
setup-told-bar-not_an_edge = No start here: these spaces are on no outer edge of their corner tile.
setup-told-bar-terrain = No start here: a first token goes on meadow or forest only.
setup-told-bar-hidden = All spaces without a dot are closed to the first token.
setup-no-bar = There is no reason { $reason } to show, only { $known }.

## What is set up

setup-players-now = Players
setup-holder = Holds the talisman
setup-island = Another island
setup-lay = Lay this island
setup-another = An island by lot
