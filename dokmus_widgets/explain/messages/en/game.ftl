seat-name = { $seat ->
    [0] Blue
    [1] Orange
    [2] Yellow
   *[3] Purple
}

## Prompts

heading-start = Setting up
heading-round = Round { $round } of 8

prompt-start = { $who }: start on a dot (a meadow or forest on an outer edge of a corner tile).
prompt-start-none = No starting space is left for { $who }. Begin a new game.
prompt-place = { $who }: place a token on a dot. A flame means a sacrifice.
prompt-anywhere = { $who }: you have no legal placement, so place on any empty meadow, forest, ruins or volcano.
prompt-pay = { $who }: place across water, and sacrifice a token.
prompt-tile = { $who }: slide a tile into the gap. Only tiles in the gap's row or column can slide.
prompt-rotate = { $who }: choose the tile to rotate.
prompt-token = { $who }: choose the token to move.
prompt-token-target = { $who }: choose a new space for the token on { $space }, or the token again to cancel.
prompt-ruins = { $who }: use your ruins action on tile { $tile } now, or skip it.
prompt-end = { $who }: all your tokens are used. { $left ->
    [ruins] You can still use your ruins action, or end your turn.
    [guardian] You can still use your guardian card, or end your turn.
   *[nothing] End your turn.
 }
prompt-cards = { $who }: choose a card. The lowest number plays first; your card stays hidden until your turn.{ $players ->
    [2] { " " }Two players use only 2, 3 and 4.
   *[other] { "" }
 }
prompt-over-tie = { $who } wins the tiebreak: { part-points }, and more tokens sacrificed.
prompt-over-shared = { $who } share the victory with { part-points } each.
burn-warning = When your turn ends, { $count ->
    [one] your token on { $spaces } burns
   *[other] your tokens on { $spaces } burn
 } and { $count ->
    [one] counts
   *[other] count
 } as sacrificed.
ruins-warning = You still have a ruins action on tile { $tile }: use it this turn, or lose it.

## Hand-over

curtain-title = Hand over to { $who }
curtain-text = { $who } now chooses a guardian card in secret. Everybody else, look away!
curtain-open = I'm { $who }: show the cards
curtain-pass = I'm playing alone: don't hide cards

## Guardian cards

card-1 = Take the talisman
    .in = take the talisman
card-1-text = Plays first. You become first player and choose first from the next round on.
card-2 = Move a tile
    .in = move a tile
card-2-text = Slide a tile in the gap's row or column into the gap, with everything on it. It can jump over another tile.
card-3 = Move a token
    .in = move a token
card-3-text = Move one of your tokens to an empty space next to it or past a temple, never off ruins or across water. A forest costs nothing.
card-4 = Rotate a tile
    .in = rotate a tile
card-4-text = Rotate any tile a quarter turn, either way, with everything on it.
card-5 = Any of 2, 3, 4
    .in = any of 2, 3, 4
card-5-text = Plays last. Move a tile, move a token or rotate a tile.
cards-label = Guardian cards to choose from

## Actions

tools-label = What choosing a space does
tool-place = Place a token
tool-pay = Cross water anyway
tool-move_tile = Move a tile
tool-move_token = Move a token
tool-rotate = Rotate a tile
tool-hint-guardian = your guardian card
tool-hint-pay = with a sacrifice
tool-hint-ruins = ruins on tile { $tile }
do-label = Actions
do-take_talisman = Take the talisman
do-decline_ruins = Skip ruins action
do-sacrifice = Sacrifice a token
do-end_turn = End turn
do-undo = Undo
do-cancel = Cancel
do-undo-others = Undo to my last move
do-redo = Redo
do-undo-none = Nothing to undo yet.
do-undo-hidden = You can't undo past a card chosen in secret or revealed.
do-redo-none = Nothing to redo.

## Saving and opening

do-copy_link = Copy link
do-copy_code = Copy code
copy-again = Copy
copy-done = Copied.
copy-refused = Your browser doesn't allow copying. Copy the selected text yourself.
copy-link = Link to this position
copy-code = Code of this position
copy-code-hint = Paste it under "Save and open", or in Python: GameWidget(position="...").
copy-link-hint = It opens everything on the table, including hidden cards.
copy-record = Record of this game
copy-record-hint = Keep it in a file, and open it again under "Save and open".
keep-title = Save and open
keep-text = A position's code or link, or a game's record
keep-text-hint = It replaces this game.
keep-open = Open
keep-record = Copy the record of this game
keep-record-secret = includes this round's hidden cards

## Seats

seats-label = Players
seat-supply = { part-tokens-left }
seat-turn-tokens = { $tokens ->
    [one] { $tokens } token to use this turn
   *[other] { $tokens } tokens to use this turn
 }
seat-talisman = Talisman: chooses first
seat-card = card { $card }
seat-card-hidden = card chosen
seat-acts = to play

## The score sheet

score-title = Score sheet
score-title-now = Score sheet if the game ended now
score-ruins = Tokens on ruins
    .in = tokens on ruins
score-small_temples = Small temples
    .in = small temples
score-large_temples = Large temples
    .in = large temples
score-complete_tiles = Complete tiles
    .in = complete tiles
score-tiles_reached = Tiles reached
    .in = tiles reached
score-sacrifices = Sacrifices
    .in = sacrifices
score-total = Total
    .in = total
how-ruins = 1 each
how-small_temples = 2 for each discovered
how-large_temples = 3 for each discovered
how-complete_tiles = { $players ->
    [2] 5
   *[other] 8
 } for each with all temples discovered
how-tiles_reached = { $tiles ->
    [one] { $tiles } tile
   *[other] 1 to { $tiles } tiles
 } with a discovered temple: { $track }
how-sacrifices = for tokens sacrificed, by place: { $points }

## Moves

moves-title = Moves
moves-none = No moves yet.
moves-round = Round { $round }
moves-setup = Setup
moved = { $who } { $what }
moved-choose_start = started on { $space }
moved-choose_guardian = chose a card
moved-choose_guardian-shown = chose card { $card } ({ $name })
moved-place = placed a token on { $space }
moved-places = placed tokens on { $spaces }
moved-place-paid = placed a token on { $space } and sacrificed one
moved-sacrifice = sacrificed a token
moved-take_talisman = took the talisman
moved-move_tile = slid tile { $tile } into the gap
moved-move_token = moved a token from { $from } to { $to }
moved-rotate_tile = rotated tile { $tile } { part-turned }
moved-decline_ruins = skipped the ruins action
moved-end_turn = ended the turn
moved-burnt = { $what }; burned: { $spaces }

## New game

setup-title = New game
setup-players = Players
setup-first = Holds the talisman
setup-seed = Island number
setup-seed-hint = The same number gives the same island.
setup-hand_over = Guardian cards
setup-curtain-yes = Hidden from the others
setup-curtain-no = Open: I'm playing alone
setup-rulebook = Which rulebook?
setup-reading = The rulebooks differ on a few points
setup-begin = Start
setup-name = { $who }'s name

## Notices

told-new = New game for { $seats } players on island { $seed }. { $who } has the talisman, starts last and chooses a card first.
told-position = The game continues. { $prompt }
told-undone = Undone: { $what }.
told-redone = Redone: { $what }.
told-others = { $who } { $moves }.
told-turn-line = { $who }: { $moves ->
    [none] no moves
   *[other] { $moves }
 }; points: { $gain }.
told-turn-paid = { $sign ->
    [none] one sacrificed
   *[other] { $sign } (one sacrificed)
 }
told-turn-burned = burned: { $spaces }
told-turn-moved = { $sign } (now { $now })
told-turn-moved-paid = { $sign } (now { $now }, one sacrificed)
told-carried = Your tokens: { $spaces }.
told-changed = Your points: { $points } ({ $lines }).
told-cards-shown = { $who }, choose a card: { $cards }.
told-card = { $who } chose a card.
told-cards-all = Everybody has a card. { $who } plays first, with card { $card } ({ $name }).
told-turn-next = { $who } plays next, with card { $card } ({ $name }).
told-round-next = Round { $round } begins: { $who } has the talisman and chooses first.
told-over = That was the last round.
told-action = { $what }.
told-all-started = Everybody has started: choose your cards.
told-moved = { $what }. { $why }
told-selected = Token on { $space } selected. Choose its new space.
told-let-go = Token on { $space } no longer selected.
told-not-a-tool = { $tool }? { $why }
told-no-space = Not possible anywhere now.
told-choose-card-first = Choose a guardian card first.
told-choose-card = Choose your card.
told-game-over = The game is over. See the score sheet, or begin a new game.

## How to play

guide-goal = Whoever has the most points after eight rounds wins. Place tokens next to temples on as many tiles as you can.
guide-turn = Each round everybody chooses a guardian card in secret; the lowest number plays first. On your turn you use three tokens, placed next to your own or sacrificed, and can use your card once, whenever you like.{ $voluntary_sacrifice ->
    [true] { " " }You may also sacrifice a token just for points.
   *[false] { "" }
 }
guide-temple = A temple counts for you if your token is next to it: a small one scores 2, a large one 3. You can't place on it, but { $temple_reach ->
    [last_token] the token you placed last this turn, if next to it,
   *[any_token] a token next to it
 } reaches every other space next to it.
guide-forest = A forest costs a sacrifice, unless you have a token in a forest next to it, or in one next to the same temple.
guide-water = Water is closed, but you can cross it from a token next to it: a sacrifice takes you to any shore of that waterway{ $temple_water ->
    [joins] , and on past temples next to it.
   *[ends] .
 }
guide-mountain = Tokens never go on mountains.
guide-volcano = A token on a volcano burns when your turn ends, and counts as sacrificed.
guide-ruins = A token on ruins scores a point, and gives a ruins action to use { $ruins_timing ->
    [same_turn] this turn
   *[immediate] at once
 }: slide or rotate this tile, or move one of your tokens on it.

## The game page

status-start = Setup: { $who }, start on a dot
status-start-others = Setup: { $who } chooses a starting space
status-cards = Round { $round }/8: { $who } chooses a card
status-turn = Round { $round }/8: { $who }, { part-tokens-left }
status-ruins = Round { $round }/8: { $who }, ruins action ({ $tile })
status-end = Round { $round }/8: { $who }{ $left ->
    [ruins] , ruins action unused
    [guardian] , card { $card } unused
   *[nothing] { "" } can end the turn
 }
status-others = Round { $round }/8: { $who } plays
status-next = Round { $round }/8: { $who }'s turn
status-over = { $who } wins by { $margin }: { $points } to { $next }
note-anywhere = You have no legal placement, so this token can go on any empty meadow, forest, ruins or volcano.
line-own = you
line-talisman = talisman
line-supply = { $tokens } left
player-line = { $who }: { $facts }.{ $moves ->
    [none] { "" }
   *[other] { " " }Last turn: { $moves }; points: { $gain }.
 }{ $since ->
    [none] { "" }
   *[other] { " " }Since then: { $since }.
 } Total: { $total }.
result-label = Result
result-part = { $kind }: { $points }
result-decided = { $kind } made the difference: { $who } scored { $more }, { $other } { $less }.
score-title-counts = Score sheet: number · points
score-count = { $count } · { $points }
toolbar-label = Tools
setup-against = Opponents
setup-against-computer = Computer
setup-against-people = People on this device
setup-against-seats = Choose for each seat
setup-level = Level
setup-more = Names and first player
setup-cancel = Back to the game
setup-ask = Choose who plays, then "Start".
panel-menu = More
panel-guide = How to play
panel-settings = Settings
panel-share = Share
share-position = This position
share-position-hint = { $cards ->
    [hidden] Play on from here, without computer players. Hidden cards are left out.
    [over] The board at the end of the game.
   *[none] Play on from here, without computer players.
 }
share-game = This game
share-game-hint = { $cards ->
    [hidden] Shows the whole game, with players and levels. Hidden cards are left out.
   *[other] Shows the whole game, with players and levels.
 }
share-island = Same island
share-island-hint = A new game with the same players and levels.
share-with = Share…
share-run-hint = Run this in Python to start a new game.
share-player = { $who } (level { $level })
share-drawn = This card hasn't been revealed yet; a random one stands in for it.
share-no-island = This island has no link: the game began from a position, or has custom tiles or players.
panel-keys = Keyboard shortcuts
panel-course = All lessons
panel-close = Close
setting-pace-label = Speed of the computer players
setting-pace-0 = Very slow
setting-pace-1 = Slow
setting-pace-2 = Medium
setting-pace-3 = Fast
setting-pace-4 = Very fast
setting-sound = Sound
setting-motion = Animation
setting-letters = Letter shortcuts
    .hint = Keys such as H for a hint and E to end the turn.
setting-dots = Dots on legal spaces
setting-confirm = Confirm each move
    .hint = On a touch screen, one tap shows the move and the next makes it.
setting-coordinates = Coordinates
setting-coordinates-edge = At the edge
setting-coordinates-all = On every space
setting-coordinates-none = None
setting-colours = Game colours
setting-colours-auto = Same as page
setting-colours-light = Light
setting-colours-dark = Dark
setting-colours-contrast = High contrast
my-games-title = My games
my-games-none = No games yet. Each game you begin is saved here.
my-games-open = Open
my-games-delete = Delete
my-games-now = Currently open
my-games-review = Review
my-games-unreadable = This game can't be read.
my-games-player = { $who } { $points }
my-games-line = { $players }{ $seed ->
    [none] { "" }
   *[other] { " · " }island { $seed }
 }
keys-enter = Enter
keys-space = Space
keys-escape = Esc
keys-board = Move between spaces
keys-choose = Choose the space or card
keys-next = Next or previous space you can use
keys-card = Go to a card
keys-guardian = Guardian action
keys-reach = Show or hide the spaces in reach
keys-replay = Replay the last turns
keys-pause = Pause or continue
keys-keys = This list
keys-close = Close, cancel or go back
