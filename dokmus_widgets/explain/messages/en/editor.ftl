### The position editor: what is in hand, what was changed, what a real game never has; pictures.

## What is in hand

brush-tokens = Tokens
brush-terrain = Terrain
brush-tiles = Tiles
brush-turn = This turn
brush-take = Take away
brush-rotate_cw = Turn ↻
brush-rotate_ccw = Turn ↺
brush-turn_over = Turn over
brush-swap = Exchange
brush-last = Placed last
brush-wait = Extra action waits
brush-lay = Lay a tile
brush-lay-none = Choose a tile
brush-put-hint = Click a space to put a token of { $who } there; click it again to take it away.
brush-take-hint = Click a token to take it off the board.
brush-paint-hint = Click a space to make it { $terrain }.
brush-rotate-hint = Click a tile to turn it by a quarter, with its tokens.
brush-over-hint = Click a tile to turn it over to its other side.
brush-swap-hint = Click two tiles, or a tile and the gap, to let them change places.
brush-swap-second = { $tile } is in hand: click where it should go.
brush-lay-hint = Click where tile { $tile } should lie.
brush-last-hint = Click the token that was placed last in this turn.
brush-wait-hint = Click ruins: an extra action waits on their tile.

## The sheet

editor-title = Position editor
editor-tools = Tools
editor-unfinished = Not a position yet
editor-impossible = No real game comes to this
editor-unusual = Possible, but unusual
editor-sound = A real game can look like this.
editor-settings = The moment of the game
editor-counts = Sacrificed tokens
editor-counts-hint = The supply follows.
editor-begin = Begin anew
editor-begin-hint = Undo brings this position back.
editor-size = Own tiles: spaces along an edge
editor-json = Document of this position
editor-json-hint = JSON, for programs and for safekeeping. Open it again below.
editor-keep-text = A position's code, link or document, or a game's record
editor-keep-hint = It takes the place of this position; Undo brings this one back.
editor-do-sample = Middle of a game
editor-do-new = Set-up
editor-do-blank = Own tiles, empty
editor-do-clear = Take all tokens off
editor-do-document = Copy the document

## What can be set

edit-players = Players
edit-rules = Rules
edit-round = Round
edit-phase = Phase
edit-talisman = Talisman
edit-to_act = To act
edit-cards = Guardian cards
edit-sacrificed = Sacrificed tokens
edit-tokens_left = Tokens left
edit-guardian_left = Guardian card unused
edit-ruins = Extra actions waiting
edit-last = Placed last
edit-card-of = Card of { $who }
edit-none = None
edit-used = Guardian card
edit-used-yes = Used
edit-used-no = Not used yet
edit-phase-start = Choosing starts
edit-phase-guardians = Choosing cards
edit-phase-turns = Turns
edit-phase-over = Game over
edit-the-gap = the gap

## What was done

edited-begun = Put tokens, paint, turn tiles, set the turn: everything can be changed.
edited-put = A token of { $who } stands on { $space }.
edited-take = The token of { $who } is off { $space }.
edited-paint = { $space } is { $terrain } now.
edited-lay = Tile { $tile } lies there now.
edited-rotate = Tile { $tile } is turned { $turn ->
    [cw] clockwise
   *[ccw] counter-clockwise
 }.
edited-over = Tile { $tile } is up now.
edited-swap = They have changed places: { $tiles }.
edited-set = Set: { $what }.
edited-clear = All tokens are back in the supply.
edited-new = The set-up of a game.
edited-sample = The middle of a game that was played by lot.
edited-blank = Tiles of your own, nothing but meadow: paint them.
edited-load = The position is open.
edited-undone = Taken back.
edited-redone = Done again.
edited-nothing = That changes nothing.
edited-tokens-gone = { $count ->
    [one] One token could not stay and is back in the supply.
   *[other] { $count } tokens could not stay and are back in the supply.
 }

## What cannot be done

edit-no-token = There is no token on { $space }.
edit-no-tile = There is no tile { $tile } in this set.
edit-no-slot = There is no slot { $slot }: they are numbered from 0 to { $last }, row by row.
edit-gap-stays = The gap has to stay somewhere: move it first, by exchanging it with a tile.
edit-is-gap = That is the gap: no tile lies there.
edit-side = { $side } is no side of a tile: A or B.
edit-rotation = { $value } is no number of quarter turns: 0 to 3.
edit-no-terrain = There is no terrain { $terrain }: it is one of { $known }.
edit-no-brush = There is nothing called { $brush } to take in hand{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
edit-no-ruins = There are no ruins on { $space }.
edit-no-last = No token of the player to act stands on { $space }.
edit-no-turn = That belongs to a turn: choose the phase of turns first.
edit-no-phase = { $value } is no phase: { $phases }.
edit-no-card = There is no card { $card } in this game, only { $cards }.
edit-cards-none = Nobody has a card in this phase.
edit-to_act-start = The tokens say who starts next: put or take a starting token.
edit-to_act-over = Nobody acts when the game is over.
edit-range = { $name }: a number from { $least } to { $most } is wanted, not { $value }.
edit-yes-no = { $name }: True or False is wanted, not { $value }.
edit-by-seat = { $name }: give a list for all { $players } players, or values by seat.
edit-ruins-most = No more than { $most } extra actions can wait.
edit-size = A tile has { $least } to { $most } spaces along an edge, not { $size }.
edit-unfinished = This is not a position yet: finish it first.
edit-not-json = This is no document: it cannot be read from line { $line }, column { $column } on.
edit-not-a-position = This document is no position: { $fault }{ $count ->
    [one] .
   *[other] , and more.
 }

## What is missing

unfinished-card = { $who } has no guardian card, and turns are played with a card each.
unfinished-starts = { $who } has { $count } tokens on the board: while starts are chosen, nobody has more than one.
unfinished-start-order = { $who } cannot have started yet: somebody before has not.
unfinished-start-done = All have started: go on to choosing cards.
unfinished-guardians-order = { $who } cannot have a card yet: somebody before has none.
unfinished-guardians-done = All have a card: go on to the turns.

## What no real game has

impossible-over = The game is over after round { $rounds }, and this is round { $round }.
impossible-start-round = Starts are chosen in round 1 only.
impossible-used-more = { $who } has used { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 }, on the board and sacrificed: by now it is { $usual }, one to start and three a turn.
impossible-used-less = { $who } has used { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 }, on the board and sacrificed: by now it is { $usual }, one to start and three a turn.
impossible-sacrificed = { $who } cannot have sacrificed { $count } { $count ->
    [one] token
   *[other] tokens
 } yet: { $most } at the most.
impossible-volcano = Tokens of { $who } stand on a volcano ({ $spaces }): they have burnt by the end of that player's turn.
impossible-volcano-now = { $count } tokens of { $who } stand on volcanoes ({ $spaces }): in this turn no more than { $most } can have come there.
impossible-start-tile = { $who } shares tile { $tile } with another starting token.
impossible-start-corner = { $who } starts on { $spaces }, which is not on a corner tile.
impossible-start-space = { $who } starts on { $spaces }: that is no meadow or forest on an outer edge.
impossible-gap = The gap has not moved yet: { $players ->
    [2] it is in the middle of the upper row.
   *[other] it is in the middle.
 }
impossible-last-early = The token on { $spaces } cannot have been placed in this turn: none is used yet.
impossible-last-none = { $who } has used tokens in this turn, so one of them was placed last.
impossible-talisman = { $who } has used card 1, and so holds the talisman.
impossible-waiting-token = { $count ->
    [one] An extra action waits
   *[other] { $count } extra actions wait
 } on tile { $tile }, and { $who } has not as many tokens on its ruins.
impossible-waiting-now = Only one extra action can wait: it is taken at once or lost.
impossible-waiting-many = { $count ->
    [one] An extra action waits
   *[other] { $count } extra actions wait
 }, and { $most ->
    [0] no token of { $who } has come to ruins in this turn.
   *[other] no more than { $most } can have been earned in this turn.
 }

## What is seldom seen

unusual-tiles = The tiles are your own, or painted: none from the box.
unusual-size = The tiles have { $size } spaces along an edge; in the box it is { $usual }.
unusual-temples = { $count ->
    [one] A tile on the board has
   *[other] { $count } tiles on the board have
 } fewer than { $least } or more than { $most } temples.
unusual-reading = The rules are a mix that no rulebook has.
unusual-start = { $who } finds no space to start on.
unusual-no-token = { $who } has no token on the board, and so can go anywhere.
unusual-anywhere = { $who } reaches no space, and so can go anywhere.
unusual-used = { $who } has used { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 } and not { $usual }: that is only so where the board was full.
unusual-sacrificed = { $who } has sacrificed { $count } of { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 }: more than half.
unusual-waiting = { $count } extra actions wait at the same time.
unusual-alone = { $count ->
    [one] A token of { $who } stands alone ({ $spaces }): none of the others reaches it.
   *[other] Tokens of { $who } stand alone ({ $spaces }): none of the others reaches them.
 }

## Pictures to take along

picture-do = Picture
picture-files = The picture as files
picture-svg = Download SVG
picture-png = Download PNG
picture-svg-hint = sharp at any size
picture-png-hint = for every program
picture-no-png = PNG images are drawn by a library that is not installed here. Install it with: pip install "dokmus-widgets[png]". SVG works without it.
picture-marked = Marked: { $spaces }.
picture-width = A picture is { $least } to { $most } pixels wide, not { $width }.
picture-mark = { $mark } is no mark: write ring:c4, cross:c4 or arrow:c4-d5.
