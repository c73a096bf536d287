case-score-not-yet = No points before the end
    .ask = Round 2 begins, and you are next to the temple on c2. Have you scored it already?
    .answer = Points are counted only once, at the end of the game.

case-score-sheet = A whole game's sheet
    .ask = The game is over and Purple has won. What counts towards your total?
    .answer = Ruins, temples, complete tiles, tiles reached and sacrifices score; the most points win.

case-score-ruins = A point for each token on ruins
    .ask = You have two tokens on ruins, Orange has one. What do they score?
    .answer = Each of your tokens on ruins scores 1 point.

case-score-next-tile = From the next tile
    .ask = The temple on d1 is on a different tile from your token on c1. Have you discovered it?
    .answer = A token next to a temple discovers it, from any tile; the temple's tile counts as reached.

case-score-corner = A corner doesn't count
    .ask = Your token on b2 touches the temple on c1 at a corner only. Can your next token discover it?
    .answer = You discover a temple from above, below, left or right, never from a corner.

case-score-once-each = Once for each player
    .ask = You have two tokens next to the temple on b2, Orange has one. Who scores its 2 points?
    .answer = A temple scores once for every player with a token next to it.

case-score-pair = One for placing, two for scoring
    .ask = The temples on b2 and c2 act as one, but your token on a2 discovers only one. Can you discover both?
    .answer = For points each temple counts alone: you need a token next to it.

case-score-small = Small temples
    .ask = Your token on b1 is between two small temples. How many points do they score?
    .answer = A small temple scores 2 points for every player with a token next to it.

case-score-large = Large temples
    .ask = A small and a large temple are next to your token on b2. What does the large one score?
    .answer = A large temple scores 3 points for every player with a token next to it, a small one 2.

case-score-complete = A complete tile
    .ask = You are next to all three temples of tile 1A. What does that score besides the temples?
    .answer = A tile whose temples you have all discovered scores 8 points, 5 with two players.

case-score-complete-missing = One temple short
    .ask = On tile 1A you still lack the temple on c3. Can you complete the tile?
    .answer = A tile is complete only if you have discovered all its temples.

case-score-complete-none = A tile without temples
    .ask = Tile 1A has no temple. Does it count as complete?
    .answer = Only a tile with temples can be complete, or reached.

case-score-two-players = Scoring with two players
    .ask = Two of you are playing, and you have completed tile 1A. Are the points the same as in larger games?
    .answer = Two players score 5 for a complete tile, 3 for the most sacrifices, nothing for fewer.

case-score-tiles = The tile track
    .ask = You have reached three tiles, for 6 points. Can you reach a fourth from c3, and what would it add?
    .more = The fourth tile adds 4 points, and its temple 2.
    .answer = One to eight tiles reached score 1, 3, 6, 10, 14, 18, 22, 27 points.

case-score-tiles-same = Three temples, one tile
    .ask = You have discovered three temples, all on tile 1A. Do they count as three tiles reached?
    .answer = A tile is reached once, however many of its temples you have discovered.

case-score-tiles-all = All eight tiles
    .ask = You have a token next to a temple on every tile. What do eight tiles score?
    .answer = Eight tiles reached score 27 points, the most on the tile track.

case-score-sacrifice-four = Four players, two of them tied
    .ask = You have sacrificed 6 tokens, Orange and Yellow 5, Purple 4. Who scores what?
    .more = 5, 3, 3 and 0: both second places score in full, and third place is skipped.
    .answer = Sacrifices score 5-3-1-0 with four players, 4-2-0 with three, 3-0 with two; tied players score in full.

case-score-sacrifice-first = Tied for first
    .ask = You and Orange have each sacrificed 5 tokens, Yellow 3. Do you share the points of first place?
    .answer = Players tied for a place each score it in full, and the next places are skipped.

case-score-sacrifice-none = No sacrifice, no points
    .ask = You have sacrificed 3 tokens, the others none. Do they share second place?
    .answer = Without a sacrifice you score nothing for sacrifices, whatever your place.

case-score-sacrifice-two = Sacrifices with two players
    .ask = You have sacrificed 4 tokens, Orange 2. What do you both score?
    .answer = With two players the most sacrifices score 3 points, second place nothing.

case-score-tie = Tied on points
    .ask = You and Orange both have 33 points. You have sacrificed 7 tokens, Orange 5. Who wins?
    .answer = More sacrificed tokens break a tie on points.

case-score-tie-shared = Tied on everything
    .ask = You and Orange both have 34 points and 6 sacrificed tokens. Who wins?
    .answer = Players tied on points and on sacrificed tokens share the victory.

case-score-burnt-token = A temple discovered from a volcano
    .ask = Only your token on b1, a volcano, is next to the temple on c1. Do you lose the temple when your turn ends?
    .answer = A burned token leaves the board, so it no longer discovers a temple.

case-score-sacrifice-level = Two players, tied on sacrifices
    .ask = You and Orange have sacrificed 3 tokens each. Who scores the points for most sacrifices?
    .answer = Two players tied on sacrifices score 3 points each, unless neither made any.
