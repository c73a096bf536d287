## The documents

reading-en = English rulebook
    .in = the English rulebook
reading-fr = French rulebook
    .in = the French rulebook
reading-ru = Russian rulebook
    .in = the Russian rulebook
reading-ja = Japanese summary
    .in = the Japanese summary
reading-faq = Publisher's answers
    .in = the publisher's answers
reading-own = Your own rules
reading-own-note = decide each point yourself
reading-same = same as English
reading-mix = your own ({ $differences })
reading-played = Rules: { $reading }

## Switches

switch-temple_reach = From which tokens can you place past a temple?
switch-any_token = From any token next to it
switch-last_token = Only from the last one placed this turn
switch-ruins_timing = When do you use a ruins action?
switch-immediate = Now or never
switch-same_turn = Any time this turn
switch-start_edge = Which edges are outer edges, where you can start?
switch-start_edge-note = It matters only with two players.
switch-no_neighbour = Edges facing the gap too
switch-outer_border = Only the island's rim
switch-voluntary_sacrifice = May you sacrifice a token just for points?
switch-only_asked = Only when required
switch-at_will = Whenever you like
switch-ruins_on_move = Does moving a token onto ruins give a ruins action?
switch-moved_too = Yes, like placing
switch-placed_only = No, only placing does
switch-temple_water = What does a crossing do at a temple?
switch-ends = It starts or ends there
switch-joins = It continues past the temple
switch-temple_rows = When do temples in a row act as one?
switch-one = Always, for crossings and forests too
switch-placing = Only for placing and moving

## Differences from English

differs-temple_reach = past temples only from the last token
    .english = past temples from any token
differs-ruins_timing = the ruins action can wait
    .english = the ruins action can't wait
differs-start_edge = no start facing the gap
    .english = starts facing the gap too
differs-voluntary_sacrifice = sacrifices at will
    .english = sacrifices only when required
differs-ruins_on_move = no ruins action for a moved token
    .english = ruins actions for moved tokens
differs-temple_water = temples connect waterways
    .english = temples don't connect waterways
differs-temple_rows = rows of temples act as one only for placing and moving
    .english = rows of temples act as one throughout
