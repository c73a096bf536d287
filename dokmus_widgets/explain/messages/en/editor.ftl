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
editor-counts-hint = Of the 25 tokens of each player, those neither on the board nor sacrificed are in the supply.
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
edited-lay = Tile { $tile } lies on { $first } to { $last } now.
edited-rotate = Tile { $tile } is turned { $turn ->
    [cw] clockwise
   *[ccw] counter-clockwise
 }.
edited-over = The tile is turned over: { $tile } is up now.
edited-swap = { $one } and { $other } have changed places.
edited-set = Set: { $what }.
edited-clear = All tokens are back in the supply.
edited-new = This is the set-up of a new game: the starting spaces are still to be chosen.
edited-sample = This is the middle of a game that was played by lot.
edited-blank = Tiles of your own, nothing but meadow: paint them.
edited-load = The position is open.
edited-undone = The last change is taken back.
edited-redone = The change is made again.
edited-nothing = Nothing changes: it is like that already.
also-gone = Out of the game, with all tokens: { $names }.
also-tiles-gone = The third row of tiles is put away: { $tiles }.
also-tiles-come = A third row of tiles is laid: { $tiles }.
also-tokens = { $count ->
    [one] A token of { $who } is
   *[other] { $count } tokens of { $who } are
 } back in the supply.
also-cards-back = All guardian cards are given back.
also-cards = Guardian cards have changed too: { $cards }.
also-card = { $who } { $card ->
    [0] none
   *[other] { $card }
 }
also-talisman = { $who } holds the talisman now.
also-to_act = { $who } is to act now.
also-left = { $count ->
    [one] { $count } token is
   *[other] { $count } tokens are
 } left of the turn now.
also-ruins = Extra actions still waiting: { $count }.
also-last = No token is marked as placed last any more.

## What cannot be done

edit-no-token = There is no token on { $space }.
edit-no-seat = There is no player { $who } here: name one of { $names }, or give a number from 0 to { $last }.
edit-no-tile = There is no tile { $tile } in this set.
edit-no-such-tile = There is no tile { $tile }: it is one of { $tiles }, with A or B for its side if you like.
edit-no-slot = There is no slot { $slot }: they are numbered from 0 to { $last }, row by row.
edit-gap-stays = The gap has to stay somewhere: move it first, by exchanging it with a tile.
edit-is-gap = That is the gap: no tile lies there.
edit-side = A tile has sides A and B, and no side { $side }.
edit-rotation = A tile is turned by 0 to 3 quarter turns, not by { $value }.
edit-no-terrain = There is no terrain { $terrain }: it is one of { $known }.
edit-no-brush = There is nothing called { $brush } to take in hand{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
edit-no-ruins = There are no ruins on { $space }.
edit-no-last = No token of the player to act stands on { $space }.
edit-no-turn = This can be set only while turns are played: set the phase to turns first.
edit-no-phase = There is no phase { $value }, only { $phases }.
edit-no-card = There is no card { $card } in this game, only { $cards }.
edit-cards-none = Nobody has a card in this phase.
edit-to_act-start = The tokens say who starts next: put or take a starting token.
edit-to_act-over = Nobody acts when the game is over.
edit-range = { $name }: a number from { $least } to { $most } is wanted, not { $value }.
edit-yes-no = { $name }: True or False is wanted, not { $value }.
edit-by-seat = { $name }: give a list for all { $players } players, or values by seat.
edit-ruins-most = { $most ->
    [one] No more than one extra action can wait.
   *[other] No more than { $most } extra actions can wait.
 }
edit-size = A tile has { $least } to { $most } spaces along an edge, not { $size }.
edit-unfinished = Something is missing, so this is not a position yet: the list of remarks says what.
edit-not-saved = Nothing can be read from { $value }: a position comes as a code, a link, a document, a record or a State.
edit-not-json = This is no document: it cannot be read from line { $line }, column { $column } on.
edit-not-a-position = This document is no position: { $fault }{ $count ->
    [one] .
   *[other] , and more.
 }

## What is missing

unfinished-card = { $who } has no guardian card, and turns are played with a card each.
unfinished-starts = { $who } has { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 } on the board: while starts are chosen, nobody has more than one.
unfinished-start-order = { $who } cannot have started yet: somebody who chooses earlier has not.
unfinished-start-done = All have started: go on to choosing cards.
unfinished-guardians-order = { $who } cannot have a card yet: somebody who chooses earlier has none.
unfinished-guardians-done = All have a card: go on to the turns.

## What no real game has

impossible-over = The game is over after round { $rounds }, and this is round { $round }.
impossible-start-round = Starts are chosen in round 1 only.
impossible-used-more = { $who } has used { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 } (on the board or sacrificed), and that is too many: one to start and three in each turn make { $usual } at this moment of the game.
impossible-used-less = { $who } has used { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 } (on the board or sacrificed), and that is too few: one to start and three in each turn make { $usual } at this moment of the game.
impossible-sacrificed = { $who } cannot have sacrificed { $count } { $count ->
    [one] token
   *[other] tokens
 } yet: { $most } at the most.
impossible-volcano = Tokens of { $who } stand on a volcano ({ $spaces }), and { $who } is not to act: they would have burnt at the end of the turn.
impossible-volcano-now = { $count ->
    [one] A token of { $who } stands on a volcano
   *[other] { $count } tokens of { $who } stand on volcanoes
 } ({ $spaces }): in this turn no more than { $most } can have come there.
impossible-start-tile = { $who } shares tile { $tile } with another starting token.
impossible-start-corner = { $who } starts on { $spaces }, which is not on a corner tile.
impossible-start-space = { $who } starts on { $spaces }: that is no meadow or forest on an outer edge.
impossible-gap = No tile can have moved yet, so the gap must be { $players ->
    [2] in the middle of the upper row.
   *[other] in the middle.
 }
impossible-last-early = The token on { $spaces } cannot have been placed in this turn: no token of this turn is used yet.
impossible-last-none = { $who } has used tokens in this turn, so one of them must be marked as placed last.
impossible-talisman = { $who } has used card 1, which takes the talisman, and so must hold it.
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
 } rather than { $usual }: that happens only where the board was full for a while.
unusual-sacrificed = { $who } has sacrificed { $count } of { $used ->
    [one] { $used } token
   *[other] { $used } tokens
 }: more than half.
unusual-waiting = { $count } extra actions wait at the same time.
unusual-alone = { $count ->
    [one] A token of { $who } stands alone ({ $spaces }): no other token of { $who } reaches it.
   *[other] Tokens of { $who } stand alone ({ $spaces }): no other token of { $who } reaches them.
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
