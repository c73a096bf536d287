### A game: set-up, the guardian draft, turns, the score sheet.

seat-name = { $seat ->
    [0] Blue
    [1] Orange
    [2] Yellow
   *[3] Purple
}

## Headings and what to do now

heading-start = Setting up
heading-round = Round { $round } of 8
heading-over = The game is over

prompt-start = { $who }: click a corner tile's outer edge, on meadow or forest, to put your first token.
prompt-start-none = No starting space is left for { $who }. Begin a new game.
prompt-place = { $who }: place a token. Every dot is a space that you can reach; +1 asks one more token as a sacrifice.
prompt-anywhere = { $who }: you can reach no space at all, so this token may go on any free meadow, forest, ruins or volcano.
prompt-pay = { $who }: click a space to reach it with a sacrifice, across water or into a forest.
prompt-tile = { $who }: click a tile to slide it into the gap. Only tiles in the gap's row or column can.
prompt-rotate-cw = { $who }: click the tile to turn clockwise.
prompt-rotate-ccw = { $who }: click the tile to turn counter-clockwise.
prompt-token = { $who }: click one of your tokens to move.
prompt-token-target = { $who }: now click where the token on { $space } should go, or click it again to let go.
prompt-ruins = { $who }: ruins! You may do one extra action with tile { $tile }, now or never.
prompt-end = { $who }: all your tokens are used. { $left ->
    [ruins] You can still use your extra action, or end your turn.
    [guardian] You can still use your guardian card, or end your turn.
   *[nothing] End your turn.
 }
prompt-cards = { $who }: take one card. The lowest number plays first, and nobody sees your card before your turn.{ $players ->
    [2] { " " }With two players only 2, 3 and 4 are in the game.
   *[other] { "" }
 }
prompt-over-one = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
prompt-over-tie = { $who } wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } as well, but more tokens sacrificed.
prompt-over-shared = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each.
burn-warning = When you end your turn, { $count ->
    [one] your token on { $spaces } burns
   *[other] your tokens on { $spaces } burn
 } in the volcano and { $count ->
    [one] counts
   *[other] count
 } as sacrificed.
ruins-warning = An extra action waits on tile { $tile }: use it in this turn, or it is lost.

## Hand-over

curtain-title = Hand over to { $who }
curtain-text = { $who } now takes a guardian card in secret. Everybody else, look away!
curtain-open = I am { $who }: show the cards
curtain-pass = Playing alone? Just go on: you are everybody.

## The guardian cards

card-1 = Take the talisman
card-1-text = Plays first. You become first player: you choose your card first from the next round on.
card-2 = Move a tile
card-2-text = Slide a tile in the gap's row or column into the gap, tokens and all. It may jump another tile.
card-3 = Move a token
card-3-text = Move one of your tokens to a free space next to it or past a temple, never across water. A forest costs nothing then.
card-4 = Rotate a tile
card-4-text = Turn any one tile a quarter turn either way, tokens and all.
card-5 = Any of 2, 3, 4
card-5-text = Plays last. Move a tile, move a token or rotate a tile, as you like.
cards-label = Guardian cards to choose from

## What can be done

tools-label = What a click on the board does
tool-place = Place a token
tool-pay = Place with a sacrifice
tool-move_tile = Slide a tile
tool-move_token = Move a token
tool-rotate_cw = Rotate ↻
tool-rotate_ccw = Rotate ↺
tool-hint-guardian = your guardian card
tool-hint-pay = even where it could be free
tool-hint-ruins = ruins on tile { $tile }
do-label = Actions
do-take_talisman = Take the talisman
do-decline_ruins = Skip the extra action
do-sacrifice = Sacrifice a token
do-end_turn = End turn
do-undo = Undo
do-redo = Redo
do-undo-none = Nothing to undo yet.
do-undo-hidden = No undo here: a card that was chosen in secret, or has been shown, stays so.
do-redo-none = Nothing to redo.

## To take along, and to open again

do-copy_link = Copy link
do-copy_code = Copy code
copy-again = Copy
copy-done = Copied.
copy-refused = Not copied: your browser does not allow it. The text is selected, copy it yourself.
copy-link = Link to this position
copy-code = Code of this position
copy-code-hint = Paste it under "Save and open", or in Python: GameWidget(position="...").
copy-link-hint = It opens everything on the table, cards that nobody has shown too.
copy-record = Record of this game
copy-record-hint = A text to keep in a file. Open it again under "Save and open".
keep-title = Save and open
keep-text = A position's code or link, or a game's record
keep-text-hint = It takes the place of this game.
keep-open = Open
keep-record = Copy the record of this game
keep-replay = Copy a link that replays this game
copy-replay = Link that replays this game
keep-record-secret = it tells this round's hidden cards

## Seats

seats-label = Players
seat-supply = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
 }
seat-turn-tokens = { $tokens ->
    [one] { $tokens } token to use this turn
   *[other] { $tokens } tokens to use this turn
 }
seat-sacrificed = { $tokens } sacrificed
seat-talisman = Talisman: chooses first
seat-card = Card { $card }
seat-card-hidden = Card chosen
seat-acts = to act
seat-wins = wins

## The score sheet

score-title = Score sheet
score-title-now = Score sheet, as if the game ended now
score-ruins = Tokens on ruins
score-small_temples = Small temples
score-large_temples = Large temples
score-complete_tiles = Complete tiles
score-tiles_reached = Tiles reached
score-sacrifices = Sacrifices
score-total = Total
how-ruins = 1 each
how-small_temples = 2 for each with a token beside it
how-large_temples = 3 for each with a token beside it
how-complete_tiles = { $players ->
    [2] 5
   *[other] 8
 } for each with all its temples
how-tiles_reached = 1 to 8 tiles with a temple: { $track }
how-sacrifices = most tokens sacrificed: { $points }

## The list of moves

moves-title = Moves
moves-none = No moves yet.
moves-round = Round { $round }
moves-setup = Set-up
moved-choose_start = { $who } starts on { $space }
moved-choose_guardian = { $who } takes a card
moved-choose_guardian-shown = { $who } takes card { $card }, { $name }
moved-place = { $who } places { $space }
moved-place-paid = { $who } places { $space } for a sacrifice
moved-sacrifice = { $who } sacrifices a token
moved-take_talisman = { $who } takes the talisman
moved-move_tile = { $who } slides tile { $tile } into the gap
moved-move_token = { $who } moves { $from } to { $to }
moved-rotate_tile = { $who } turns tile { $tile } { $turn ->
    [cw] clockwise
   *[ccw] counter-clockwise
 }
moved-decline_ruins = { $who } skips the extra action
moved-end_turn = { $who } ends the turn
moved-burnt = { $what }; { $spaces } burnt

## A new game

setup-title = New game
setup-players = Players
setup-first = Holds the talisman
setup-seed = Island number
setup-seed-hint = The same number lays the same island.
setup-hand_over = Guardian cards
setup-curtain-yes = Hidden at each hand-over
setup-curtain-no = Open: I play alone
setup-rulebook = Which rulebook?
setup-reading = The rulebooks differ in a few points
setup-begin = Begin
setup-name = Name of { $who }

## Answers of the table itself

told-new = A new game for { $seats } players on island { $seed }. { $who } holds the talisman, and so chooses cards first and starts last.
told-position = The game goes on. { $prompt }
told-undone = Taken back: { $what }.
told-redone = Done again: { $what }.
told-others = { $who }: { $moves }.
told-tool = { $tool }: your next click does that.
told-cards-shown = { $who }, choose a card: { $cards }.
told-card = { $who } has taken a card.
told-cards-all = All have a card. { $who } plays first, with card { $card }, { $name }.
told-turn-next = { $what }. { $who } plays next, with card { $card }, { $name }.
told-round-next = { $what }. Round { $round } begins: { $who } holds the talisman and chooses first.
told-over = { $what }. That was the last round.
told-started = { $what }.
told-all-started = { $what }. All have started: choose your guardians.
told-moved = { $what }. { $why }
told-selected = { $space } is in hand. Click where it should go.
told-let-go = You let go of { $space }.
told-not-a-tool = You cannot do that now: { $tool }. { $why }
told-choose-card-first = Choose a guardian card first.
told-game-over = The game is over. Look at the score sheet, or begin a new game.

## How to play, in a nutshell

guide-title = How to play
guide-goal = Eight rounds. Spread your tokens so that they stand beside temples, on as many tiles as you can: the most points win.
guide-turn = Each round everybody takes a guardian card in secret; the lowest number plays first. In your turn you place three tokens, each next to one of yours, and may use your card once, whenever you like.{ $voluntary_sacrifice ->
    [true] { " " }A token can also be sacrificed just for the points.
   *[false] { "" }
 }
guide-temple = A temple: nothing stands on it, but { $temple_reach ->
    [last_token] the token that you placed last, beside it,
   *[any_token] a token beside it
 } reaches every other space beside it. Small ones score 2, large ones 3.
guide-forest = A forest: stepping in takes a second token as a sacrifice; from your own forest on to the next it is free.
guide-water = Water: for a sacrifice you cross to any shore of the same water{ $temple_water ->
    [joins] , and on through the temples beside it.
   *[ends] .
 }
guide-mountain = A mountain: closed.
guide-volcano = A volcano: a token that stands there when your turn ends burns, and counts as sacrificed.
guide-ruins = Ruins: a point, and an extra action { $ruins_timing ->
    [same_turn] in this turn
   *[immediate] at once
 }: slide or turn this tile, or move one of your tokens on it.
