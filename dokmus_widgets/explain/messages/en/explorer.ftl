## Families of rules

family-setup = Setup
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
family-readings = Rulebook differences

## Finding a rule

find-title = All rules
find-label = Ask the rules
find-hint = cross a river?
find-examples = Try asking
find-example-turn = How many tokens do I place in a turn?
find-example-forest = Does a forest cost a sacrifice?
find-example-water = Can I cross a river?
find-example-temple = Can I place past a temple?
find-example-volcano = Do tokens on a volcano burn?
find-example-tie = Who wins a tie?
find-related = Related questions
find-meant = Did you mean:
headline-yes = { $ground ->
    [differs] Yes, though the rulebooks differ.
    [ours] Yes, partly by our interpretation.
   *[plain] Yes.
 } { $fact }
headline-no = { $ground ->
    [differs] No, though the rulebooks differ.
    [ours] No, partly by our interpretation.
   *[plain] No.
 } { $fact }
headline-outside = That isn't in these rules.
find-nothing = That isn't in these rules. Try other words.
find-none = Nothing about { $wish } in these rules. Try other words.
# For a question in this language on a page in another.
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
case-tries = Test
case-heard = { $title }. { $ask }
explore-position = Choose any space to see if you can place there, and why.
explore-hint = Or choose any other space.
explore-hint-any = Or choose any space.
case-answer = Answer

## A rule's page

about-cases = Cases
about-ours = Open to interpretation
about-touches = Related rules

## Questions

space-asked = { $label }, asked about
ask-choose_start = Start on { $space }
ask-place = Place on { $space }
ask-place-paid = { $sacrifices ->
    [one] Place on { $space } and sacrifice one
   *[other] Place on { $space } and sacrifice { $sacrifices }
 }
ask-choose_guardian = Card { $card }
ask-move_tile = { $tile ->
    [none] Slide the gap
   *[tile] Slide tile { $tile }
 }
ask-move_token = Move { $from } to { $to }
ask-rotate_tile = { $tile ->
    [none] Rotate the gap
   *[tile] Rotate tile { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what } (ruins action)
ask-tools = What to test
ask-others = Other actions to test
told-asks = { $tool }: test it on the board.
told-nothing-asked = Choose a space first.

## The answer

answer-price = Takes { part-tokens }
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
answer-refuted = Not allowed: { $what }.
told-done = { $what }{ $effects ->
    [none] .
   *[other] ; { $effects }.
 }
told-no-remedy = Nothing to try here.

remedy-paid = It's legal with a sacrifice: two tokens in all.
remedy-free = It's legal without a sacrifice.
remedy-by-card = It's legal with your guardian card instead.
remedy-left = { $tokens ->
    [0] It would be legal with no token left.
   *[other] It would be legal with { part-tokens-left }.
 }
remedy-put = It would be legal with your token on { $space }.
remedy-take = It would be legal with { $space } empty.
remedy-paint = It would be legal if { $space } were a meadow.
remedy-card = It would be legal with card { $card }.
remedy-guardian = It would be legal with your guardian card unused.
remedy-waiting = It would be legal with a ruins action on tile { $tile }.
remedy-waiting-none = It's legal once you use or skip the ruins action.
remedy-swap = It would be legal with the gap in its row or column.
remedy-in_turn = It would be legal on your turn.
remedy-read = It would be legal under other rules ({ $reading }).

## Changes by an action

effect-left = tokens left: { $was } → { $now }
effect-guardian = guardian card used
effect-ruins = a ruins action on tile { $tile }
effect-sacrificed = { $who } sacrificed: { $was } → { $now }
effect-talisman = talisman: { $who }
effect-points = { $who }'s points: { $was } → { $now }
effect-next = next: { $who }

## What if

what-if-title = What if…?
what-if-hint = Change anything to see the new answer.
what-if-brush = On the board
what-if-asks = Test
what-if-terrain = Paint a space
what-if-tokens = Add a token
what-if-take = Remove a token
what-if-tiles = Tiles
what-if-turn = Rotate a tile ↻
what-if-swap = Swap two tiles
what-if-left = Tokens left
what-if-card = Your card
what-if-players = Players
what-if-reading = Rules
what-if-changed = Changed
what-if-reset = Back to the case
what-if-no-brush = Choose a space to test again.
what-if-put-hand = Choose a space to add a token for { $who }.
what-if-turn-hand = Choose a tile to rotate it.
what-if-swap-second = Tile { $tile } selected. Choose where it should go.
what-if-swap-gap = Gap selected. Choose the tile to swap with it.
what-if-take-back = Undo: { $what }
what-if-odd = { $name } can't be { $wish }. Try { $example }.

change-paint = { $space }: { $terrain }
change-put = { $who } on { $space }
change-take = no token on { $space }
change-turn = tile { $tile } rotated { $quarters ->
    [1] ↻
    [2] half a turn
   *[other] ↺
 }
change-swap = tiles { $one } and { $other } swapped
change-swap-gap = tile { $tile } and the gap swapped
change-left = { part-tokens-left }
change-card = card { $card }
change-guardian-used = guardian card used
change-guardian-left = guardian card unused
change-waiting = a ruins action on tile { $tile }
change-waiting-none = no ruins action
change-last = { $space } placed last
change-in_turn = { $who }'s turn
change-players-many = { $players } players
change-read = { $value }

change-impossible = That isn't a valid position: { $fault }.
change-no-seat = There are only { $players } players.
change-no-room = { $space } ({ $terrain }) can't hold a token. First paint it as meadow, forest, volcano or ruins.
change-no-supply = This player's supply is empty: first remove a token from the board, or count fewer as sacrificed.
change-no-slot = This island has only { $slots } slots.
change-left-most = At most { part-tokens } can be left here.
change-no-turn = You can change this only during a turn.
change-no-tile = This board has no tile { $tile }.
change-players-range = Dokmus is for 2 to 4 players.
change-players-now = You can change the number of players only on the turn of a player who stays.
change-players-gap = Two players use only the upper two rows: first move the gap up from the third.
change-players-tiles = Three or four players need a third row, and this tile set has too few tiles.

told-taken-back = Change undone: { $what }.
told-as-given = All changes are undone.
told-no-change = No such change to undo.
told-no-rule = There is no rule { $wish }.{ part-search }
told-no-case = There is no case { $wish }.{ part-search }
told-no-case-yet = { $wish } has no case yet.
told-no-place = Name a rule, a case or a position.
told-no-siblings = This position isn't a case, so there's no next one: choose a rule.
told-left-out = { $space } isn't part of this case: choose a drawn space.
told-link = Part of your link doesn't work. { $faults }

## Comparison

compare-title = The rulebooks differ here.
compare-show = Compare both
compare-all = Compare the rulebooks
compare-one = Close the comparison
compare-yes = Yes: { $documents }
compare-no = No: { $documents }
