### The rules explorer: a rule, its cases, what is asked about them, and what if.

## Families of rules

family-setup = Setting up
family-round = The round
family-turn = Your turn
family-placing = Placing
family-forest = Forest
family-water = Water
family-temples = Temples
family-volcano = Volcano
family-ruins = Ruins
family-guardians = Guardians
family-scoring = Scoring
family-readings = Readings

## Finding a rule

find-title = All rules
find-label = Ask the rules
find-hint = cross a river?
find-related = Related questions
find-meant = Did you mean one of these?
headline-yes = Yes. { $fact }
headline-no = No. { $fact }
find-nothing = Nothing found. Try other words.
find-none = Nothing found for { $wish }. Try another word.
# A question was typed in this language, and another is spoken.
find-answer-in = Answer in English
find-count = { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
 }
find-others = More cases

## The case

case-of = Case { $number } of { $count }
case-own = This position
case-previous = Previous case
case-next = Next case
case-tries = Ask about
case-heard = { $title }: { $ask }
explore-position = Click any space: can a token go there, and why?
explore-hint = Or click any other space of the board.
explore-hint-any = Or click any space of the board.
case-answer = Answer

## The page of a rule

about-cases = Cases
about-ours = Our own readings
about-touches = Related rules

## What can be asked

space-asked = { $label }, asked about
ask-choose_start = Start on { $space }
ask-place = Place { $space }
ask-place-paid = { $sacrifices ->
    [one] { $space } with a sacrifice
   *[other] { $space } with { $sacrifices } sacrifices
 }
ask-choose_guardian = Card { $card }
ask-move_tile = { $tile ->
    [none] Slide the gap
   *[tile] Slide tile { $tile }
 }
ask-move_token = Move { $from } to { $to }
ask-rotate_tile = { $tile ->
    [none] Turn the gap
   *[tile] Turn tile { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what }, by the ruins
ask-tools = A click asks about
ask-others = Other things to ask
told-asks = Now a click asks about: { $tool }.
told-nothing-asked = Ask about something first: click a space.

## The answer

answer-price = { $tokens ->
    [one] Price: { $tokens } token
   *[other] Price: { $tokens } tokens
 }
answer-others-yes = { $count ->
    [one] Another way
   *[other] { $count } other ways
 }
answer-others-no = { $count ->
    [one] Another reason
   *[other] { $count } other reasons
 }
answer-try-that = Try that
answer-do = Do it
answer-do-anyway = Try it anyway
answer-back = Take it back
answer-refuted = Tried and refuted: { $what }.
told-done = { $what }: done{ $effects ->
    [none] .
   *[other] ; { $effects }.
 }
told-no-remedy = There is nothing to try here.

remedy-paid = With a sacrifice it is legal: two tokens in all.
remedy-free = Without a sacrifice it is legal.
remedy-by-card = With your guardian card instead it is legal.
remedy-left = { $tokens ->
    [0] With no token left it would be legal.
    [one] With { $tokens } token left it would be legal.
   *[other] With { $tokens } tokens left it would be legal.
 }
remedy-put = With a token of yours on { $space } it would be legal.
remedy-take = With nothing on { $space } it would be legal.
remedy-paint = If { $space } were a meadow it would be legal.
remedy-card = With card { $card } it would be legal.
remedy-guardian = With your guardian card still unused it would be legal.
remedy-waiting = With an extra action waiting on tile { $tile } it would be legal.
remedy-waiting-none = Once the extra action is used or skipped it is legal.
remedy-swap = With the gap in its row or column it would be legal.
remedy-in_turn = In a turn of yours it would be legal.
remedy-read = By another reading it would be legal ({ $reading }).

## What an action changed

effect-left = tokens left: { $was } → { $now }
effect-guardian = guardian card used
effect-ruins = an extra action waits on tile { $tile }
effect-sacrificed = { $who } sacrificed: { $was } → { $now }
effect-talisman = talisman: { $who }
effect-points = { $who } points: { $was } → { $now }
effect-next = next: { $who }

## What if

what-if-title = What if …?
what-if-hint = Change anything: the answer follows at once.
what-if-brush = A click on the board
what-if-asks = asks
what-if-terrain = Paint a space
what-if-tokens = Put a token
what-if-take = Take a token
what-if-tiles = Tiles
what-if-turn = Turn a tile ↻
what-if-swap = Exchange two tiles
what-if-left = Tokens left
what-if-card = Your card
what-if-players = Players
what-if-reading = Reading
what-if-changed = Changed
what-if-reset = Back to the case
what-if-no-brush = Clicks ask again.
what-if-paint-hand = Click a space to make it { $terrain }.
what-if-put-hand = Click a space to put a token of { $who } there.
what-if-take-hand = Click a token to take it off the board.
what-if-turn-hand = Click a tile to turn it.
what-if-swap-hand = Click two tiles, or a tile and the gap, to exchange them.
what-if-swap-second = Tile { $tile } is in hand: click where it should go.
what-if-swap-gap = The gap is in hand: click the tile that should go there.
what-if-take-back = Take back: { $what }
what-if-odd = { $name } cannot be { $wish }. Give it as, for example: { $example }.

change-paint = { $space }: { $terrain }
change-put = { $who } on { $space }
change-take = no token on { $space }
change-turn = tile { $tile } turned { $quarters ->
    [1] ↻
    [2] by half
   *[other] ↺
 }
change-swap = tiles { $one } and { $other } exchanged
change-swap-gap = tile { $tile } and the gap exchanged
change-left = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
 }
change-card = card { $card }
change-guardian-used = guardian card used
change-guardian-left = guardian card unused
change-waiting = an extra action waits on tile { $tile }
change-waiting-none = no extra action waits
change-last = { $space } placed last
change-in_turn = a turn of { $who }
change-players-many = { $players } players
change-read = { $value }

change-impossible = No position comes of that: { $fault }.
change-no-seat = There are only { $players } players.
change-no-room = No token can stand on { $space } ({ $terrain }). Paint the space first, as meadow, forest, volcano or ruins.
change-no-supply = The supply of this colour is empty: first take one of its tokens off the board, or count fewer as sacrificed.
change-no-slot = There is no such place for a tile: this island has { $slots } of them.
change-left-most = At most { $most ->
    [one] { $most } token
   *[other] { $most } tokens
 } can be left here.
change-no-turn = This can be changed only while somebody plays a turn, and in this position nobody does.
change-no-tile = There is no tile { $tile } on this board.
change-players-range = Dokmus is played by 2 to 4.
change-players-now = The number of players can be changed only in a turn of a player who stays.
change-players-gap = Two players use the upper two rows of tiles only, and the gap is in the third: move the gap up first.
change-players-tiles = Three or four players need a third row of tiles, and this tile set has too few tiles for it.

told-taken-back = As it was again: { $what }.
told-as-given = Everything is as the case gives it.
told-no-change = There is no such change to take back.
told-no-rule = There is no rule { $wish }.{ $near ->
    [none] { " " }Search for a word of it.
   *[some] { " " }Did you mean one of these?
 }
told-no-case = There is no case { $wish }.{ $near ->
    [none] { " " }Search for a word of it.
   *[some] { " " }Did you mean one of these?
 }
told-no-case-yet = There is no case for { $wish } yet.
told-no-place = There is nothing to go to: no rule, no case and no position is named.
told-no-siblings = This position stands alone: choose a rule to go on.
told-left-out = { $space } is not part of this case: ask about a space that is drawn.
told-link = Not all of your link could be followed. { $faults }

## Readings side by side

compare-title = The rulebooks differ here.
compare-show = Show both readings side by side
compare-all = Compare the rulebooks
compare-one = Close the comparison
compare-yes = Yes: { $documents }
compare-no = No: { $documents }
