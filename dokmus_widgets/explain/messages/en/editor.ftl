## Tools

brush-tokens = Tokens
brush-terrain = Terrain
brush-tiles = Tiles
brush-turn = This turn
brush-take = Remove
brush-rotate_cw = Rotate ↻
brush-rotate_ccw = Rotate ↺
brush-turn_over = Flip
brush-swap = Swap
brush-last = Placed last
brush-wait = Ruins action
brush-lay = Lay a tile
brush-lay-none = Choose a tile
brush-put-hint = Choose a space to add a token for { $who }, and again to remove it.
brush-take-hint = Choose a token to remove it.
brush-paint-hint = Choose a space to paint: { $terrain }.
brush-rotate-hint = Choose a tile to rotate it a quarter turn, with its tokens.
brush-over-hint = Choose a tile to flip it.
brush-swap-hint = Choose two tiles, or a tile and the gap, to swap them.
brush-swap-second = { $tile } selected: choose where it should go.
brush-lay-hint = Choose where tile { $tile } should go.
brush-last-hint = Choose the token placed last this turn.
brush-wait-hint = Choose ruins with an unused ruins action.

## Sheet

editor-title = Position editor
editor-tools = Tools
editor-unfinished = Not a position yet
editor-impossible = Impossible in a real game
editor-unusual = Unusual
editor-sound = Possible in a real game.
editor-settings = Turn and cards
editor-counts = Sacrificed tokens
editor-counts-hint = The rest of each player's 25 tokens are on the board or in the supply.
editor-begin = Start over
editor-begin-hint = Undo brings this position back.
editor-size = Your own tiles: spaces per edge
editor-json = Position document
editor-json-hint = JSON for programs. Open it again below.
editor-keep-text = A position's code, link or document, or a game's record
editor-keep-hint = It replaces this position; Undo brings this one back.
editor-do-sample = Mid-game
editor-do-new = Setup
editor-do-blank = Empty tiles
editor-do-clear = Remove all tokens
editor-do-document = Copy document

## Settings

edit-players = Players
edit-rules = Rules
edit-round = Round
edit-phase = Phase
edit-talisman = Talisman
edit-to_act = To play
edit-cards = Guardian cards
edit-sacrificed = Sacrificed tokens
edit-tokens_left = Tokens left
edit-guardian_left = Guardian card unused
edit-ruins = Ruins actions waiting
edit-last = Placed last
edit-card-of = { $who }'s card
edit-none = None
edit-used = Guardian card
edit-used-yes = Used
edit-used-no = Not used
edit-phase-start = Choosing starting spaces
edit-phase-guardians = Choosing cards
edit-phase-turns = Turns
edit-phase-over = Game over
edit-the-gap = the gap

## Changes

edited-begun = You can change everything: tokens, terrain, tiles and the turn.
edited-put = Added a token for { $who } on { $space }.
edited-take = Removed { $who }'s token from { $space }.
edited-paint = Painted { $space }: { $terrain }.
edited-lay = Tile { $tile } now lies on { $first } to { $last }.
edited-rotate = Tile { $tile } rotated { part-turned }.
edited-over = Tile flipped: { $tile } is up now.
edited-swap = Swapped { $one } and { $other }.
edited-set = Changed: { $what }.
edited-clear = All tokens are back in the supply.
edited-new = A new game: players choose their starting spaces next.
edited-sample = The middle of a random game.
edited-blank = Your own tiles, all meadow: paint them.
edited-load = Position opened.
edited-undone = Last change undone.
edited-redone = Change redone.
edited-nothing = Nothing changed.
also-gone = Removed, with all their tokens: { $names }.
also-tiles-gone = Removed the third row of tiles: { $tiles }.
also-tiles-come = Added a third row of tiles: { $tiles }.
also-tokens = { $count ->
    [one] One of { $who }'s tokens is
   *[other] { $count } of { $who }'s tokens are
 } back in the supply.
also-cards-back = All guardian cards are back.
also-cards = Guardian cards changed too: { $cards }.
also-card = { $who } { $card ->
    [0] none
   *[other] { $card }
 }
also-talisman = { $who } now has the talisman.
also-to_act = It's { $who }'s turn now.
also-left = { $count ->
    [one] { $count } token is
   *[other] { $count } tokens are
 } now left this turn.
also-ruins = Ruins actions still waiting: { $count }.
also-last = No token is marked as placed last.

## Refusals

edit-no-token = { $space } has no token.
edit-no-seat = There is no player { $who }: name one of { $names }, or give a number from 0 to { $last }.
edit-no-tile = This set has no tile { $tile }.
edit-no-such-tile = There is no tile { $tile }: choose from { $tiles }, or add its side, A or B.
edit-no-slot = There is no slot { $slot }: slots are 0 to { $last }, row by row.
edit-gap-stays = To move the gap, swap it with a tile.
edit-is-gap = That's the gap: no tile lies there.
edit-side = A tile has sides A and B, not { $side }.
edit-rotation = Rotate a tile by 0 to 3 quarter turns, not { $value }.
edit-no-terrain = There is no terrain { $terrain }: choose from { $known }.
edit-no-brush = There is no tool { $brush }{ part-nearest }
edit-no-ruins = { $space } has no ruins.
edit-no-last = { $space } has no token of the player whose turn it is.
edit-no-turn = Set the phase to "Turns" first.
edit-no-phase = There is no phase { $value }, only { $phases }.
edit-no-card = This game has no card { $card }, only { $cards }.
edit-cards-none = Nobody has a card in this phase.
edit-to_act-start = The starting tokens decide who starts next: add or remove one.
edit-to_act-over = The game is over: nobody plays.
edit-range = { $name } must be a number from { $least } to { $most }, not { $value }.
edit-yes-no = { $name } must be True or False, not { $value }.
edit-by-seat = { $name }: give a list for all { $players } players, or values by seat.
edit-ruins-most = { $most ->
    [one] At most one ruins action can wait.
   *[other] At most { $most } ruins actions can wait.
 }
edit-size = A tile has { $least } to { $most } spaces per edge, not { $size }.
edit-unfinished = This isn't a position yet: see the remarks.
edit-not-saved = { $value } can't be read: give a code, link, document, record, game, State, or the Path of a file.
saved-no-file = { $file } can't be read: { $why }.
edit-not-json = This isn't valid JSON: line { $line }, column { $column }.
edit-not-a-position = This document isn't a position: { $fault }{ $count ->
    [one] .
   *[other] , and more.
 }

## Unfinished

unfinished-card = { $who } needs a guardian card before turns can begin.
unfinished-starts = { $who } has { part-tokens } on the board, but players have at most one each until all have started.
unfinished-start-order = { $who } can't have started: an earlier player hasn't.
unfinished-start-done = Everybody has started: set the phase to "Choosing cards".
unfinished-guardians-order = { $who } can't have a card: an earlier player has none.
unfinished-guardians-done = Everybody has a card: set the phase to "Turns".

## Impossible

impossible-over = The game ends after round { $rounds }; this is round { $round }.
impossible-start-round = Starting spaces are chosen only in round 1.
impossible-used = { $who } has used { part-tokens }, on the board or sacrificed, but should have used { $usual }: one to start, three each turn.
impossible-sacrificed = { $who } can't have sacrificed { $count } { $count ->
    [one] token
   *[other] tokens
 } yet: { $most } at most.
impossible-volcano = It isn't { $who }'s turn, so any of { $who }'s tokens on a volcano ({ $spaces }) would have burned.
impossible-volcano-now = { $count ->
    [one] One of { $who }'s tokens is on a volcano
   *[other] { $count } of { $who }'s tokens are on volcanoes
 } ({ $spaces }), but { $most ->
    [0] none
   *[other] at most { $most }
 } can have got there this turn.
impossible-start-tile = { $who }'s starting token shares tile { $tile } with another.
impossible-start-corner = { $who } starts on { $spaces }, which isn't on a corner tile.
impossible-start-space = { $who } starts on { $spaces }, which isn't a meadow or forest on an outer edge.
impossible-gap = No tile can have moved yet, so the gap must be { $players ->
    [2] in the middle of the upper row.
   *[other] in the middle.
 }
impossible-last-early = The token on { $spaces } can't have been placed this turn: none has been used yet.
impossible-last-none = { $who } has used tokens this turn, so one must be marked as placed last.
impossible-talisman = { $who } has used card 1 and must have the talisman.
impossible-waiting-token = { $count ->
    [one] A ruins action is waiting on tile { $tile }, but { $who } has no token on its ruins.
   *[other] { $count } ruins actions are waiting on tile { $tile }, but { $who } has fewer tokens on its ruins.
 }
impossible-waiting-now = Only one ruins action can wait: it's used at once, or lost.
impossible-waiting-many = { $count ->
    [one] A ruins action is waiting
   *[other] { $count } ruins actions are waiting
 }, but { $most ->
    [0] { $who } has reached no ruins this turn.
   *[other] { $who } can't have got more than { $most } this turn.
 }

## Unusual

unusual-tiles = Some tiles are your own or painted, not from the box.
unusual-size = The tiles have { $size } spaces per edge; those in the box have { $usual }.
unusual-temples = { $count ->
    [one] A tile on the board has
   *[other] { $count } tiles on the board have
 } fewer than { $least } or more than { $most } temples.
unusual-reading = No rulebook has these rules.
unusual-start = { $who } has no space to start on.
unusual-no-token = { $who } has no token on the board and can place anywhere.
unusual-anywhere = { $who } has no space in reach and can place anywhere.
unusual-used = { $who } has used { part-tokens }, not { $usual }: possible only if the board is full.
unusual-sacrificed = { $who } has sacrificed { $count } of { part-tokens }: more than half.
unusual-waiting = { $count } ruins actions are waiting at the same time.
unusual-alone = { $count ->
    [one] One of { $who }'s tokens is out of reach of the others ({ $spaces }).
   *[other] Some of { $who }'s tokens are out of reach of the others ({ $spaces }).
 }

## Pictures

picture-do = Picture
picture-files = Picture files
picture-svg = Download SVG
picture-png = Download PNG
picture-svg-hint = sharp at any size
picture-png-hint = opens in any program
picture-no-png = PNG needs a library: pip install "dokmus-widgets[png]". SVG needs none.
picture-marked = Marked: { $spaces }.
picture-width = A picture is { $least } to { $most } pixels wide, not { $width }.
picture-mark = { $mark } isn't a mark: write ring:c4, cross:c4 or arrow:c4-d5.
picture-file = { $file } can't be written: a picture is a .svg or .png file.
prepared-soon = Drawing… It will appear here.
prepared-refused = Too many pictures and charts were requested from your network. Wait a minute.
prepared-full = Too many pictures are waiting to be drawn. Try again in a moment.
prepared-fault = This couldn't be drawn. Try again.
