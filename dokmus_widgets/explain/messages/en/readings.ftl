### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = English rulebook
reading-fr = French rulebook
reading-ru = Russian rulebook
reading-ja = Japanese summary
reading-faq = Publisher's answers
reading-own = Own mix
reading-own-note = decide each point yourself
reading-same = as the English one
reading-mix = own mix: { $differences }
reading-played = Rules: { $reading }

## The points, each with its two values

switch-temple_reach = Which of your tokens does a temple link?
switch-temple_reach-note = Placing past a temple starts from any token beside it, or only from the one placed just before in the same turn.
switch-any_token = Every token beside it
switch-last_token = Only the one placed last
switch-ruins_timing = When is the extra action of ruins taken?
switch-ruins_timing-note = It has to be used before anything else, or may wait until the turn ends.
switch-immediate = At once or never
switch-same_turn = Any time in the turn
switch-start_edge = Where can the first token go?
switch-start_edge-note = On every edge of a corner tile without a tile next to it, or not on an edge towards the gap; it matters for two players.
switch-no_neighbour = Edges towards the gap too
switch-outer_border = Only around the island
switch-voluntary_sacrifice = May you sacrifice a token for nothing?
switch-voluntary_sacrifice-note = Tokens are sacrificed where forest, water or a volcano asks for it, or also just for the points.
switch-only_asked = Only where it is asked for
switch-at_will = Whenever you like
switch-ruins_on_move = Does a token that is moved onto ruins earn an extra action?
switch-ruins_on_move-note = The extra action comes with every token that gets onto ruins, or with placed ones only.
switch-moved_too = Yes, as if placed
switch-placed_only = No, only placing does
switch-temple_water = Does a crossing go on through temples?
switch-temple_water-note = A temple can be where a crossing starts or ends, or it also joins the waters beside it into one waterway.
switch-ends = It starts or ends there
switch-joins = It goes on through them
switch-temple_rows = Do temples side by side act as one in crossings and forests too?
switch-temple_rows-note = A row of temples counts as one temple everywhere, or only for placing and moving a token beside it.
switch-one = As one temple everywhere
switch-placing = Only to place and move

## What is otherwise than in the English rulebook

differs-temple_reach = temples link the last token only
differs-ruins_timing = ruins can wait
differs-start_edge = no start towards the gap
differs-voluntary_sacrifice = sacrifices at will
differs-ruins_on_move = no extra action for a token moved onto ruins
differs-temple_water = temples join waters
differs-temple_rows = rows of temples act as one only for placing and moving
