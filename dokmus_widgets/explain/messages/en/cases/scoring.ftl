### The score sheet, line by line, and who wins.

case-score-not-yet = No points before the end
    .ask = Round 2 begins, and you stand beside the temple on c2. Have you earned points for it already?
    .more = We count at the end, as the publisher answers; the French text scores a token on ruins at once. The sheet says what it would be if the game ended now; a tile that turns can change it.
    .answer = Points are counted only once, at the end of the game.

case-score-sheet = A whole game's sheet
    .ask = The game is over and Purple has won. What do your six lines add up to?
    .more = Ruins, temples, complete tiles, tiles reached, sacrifices: Purple was beside temples on six tiles, and that made the difference.
    .answer = Ruins, temples, complete tiles, tiles reached and sacrifices count; most points win.

case-score-ruins = A point for each token on ruins
    .ask = You have two tokens on ruins, Orange has one. What are they worth?
    .more = 1 point each. They cannot be moved off, so these points are safe.
    .answer = Each of your tokens on ruins is worth 1 point.

case-score-next-tile = From next door
    .ask = The temple on d1 is on another tile than your token on c1. Have you discovered it?
    .more = A token next to a temple is enough, from whatever tile. The tile that counts is the temple's.
    .answer = A token next to a temple discovers it, from whatever tile.

case-score-corner = A corner is not beside
    .ask = Your token on b2 touches the temple on c1 at a corner. Is it discovered?
    .more = It takes a token above, below, left or right of the temple: a step to b1 or c2 will do.
    .answer = A temple is discovered from above, below, left or right, never from a corner.

case-score-once-each = Once for each player
    .ask = You have two tokens beside the temple on b2, Orange has one. Who gets its 2 points?
    .more = Both of you, once each. Nobody can take a temple away by being there first.
    .answer = A temple counts once for every player who has a token beside it.

case-score-pair = One to walk, two to score
    .ask = The temples on b2 and c2 act as one. Does your token on a2 discover both?
    .more = For placing they are one; for points you need a token beside each. From a2 you can go to c3 at once.
    .answer = For points each temple counts alone, and needs a token of yours beside it.

case-score-small = Small temples
    .ask = Your token on b1 stands between two small temples. How many points are they?
    .more = 2 points for each small temple with a token of yours beside it.
    .answer = A small temple is worth 2 points to every player who has a token beside it.

case-score-large = Large temples
    .ask = A small and a large temple lie beside your token on b2. What is the large one worth?
    .more = 3 points, one more than a small one; together these two are worth 5.
    .answer = A large temple is worth 3 points, a small one 2, to every player with a token beside it.

case-score-complete = A complete tile
    .ask = You stand beside all three temples of tile 1A. What is that worth besides the temples?
    .more = 8 points for every tile all of whose temples you have discovered. Others can complete it as well.
    .answer = A tile all of whose temples you have discovered is worth 8 points, 5 with two players.

case-score-complete-missing = One temple short
    .ask = One temple of tile 1A is still without you, the one on c3. Are there points for two out of three?
    .more = All of its temples or nothing. A token on c2 would make it 8 points, and 3 for the temple.
    .answer = All temples of a tile or nothing: with one missing it is not complete.

case-score-complete-none = A tile without temples
    .ask = Tile 1A has no temple at all. Is it complete for you?
    .more = Only tiles with temples can be complete, or reached.
    .answer = Only a tile with temples can be complete, or reached.

case-score-two-players = Counting with two players
    .ask = Two of you play, and tile 1A is complete for you. What differs from a game with more players?
    .more = Five tiles, cards 2 to 4, a talisman that changes hands every round, 5 points for a complete tile, and sacrifices pay 3 or nothing.
    .answer = With two players a complete tile is worth 5, and sacrifices pay 3 or nothing.

case-score-tiles = Every tile counts more
    .ask = You are beside temples on three tiles, worth 6 points. What would a fourth tile add, by a token on c3?
    .more = The track goes 1, 3, 6, 10, 14, 18, 22, 27: the fourth tile adds 4, and its temple 2.
    .answer = One to eight tiles with a discovered temple bring 1, 3, 6, 10, 14, 18, 22, 27 points.

case-score-tiles-same = Two temples, one tile
    .ask = Both of your temples stand on tile 1A. Do they count as two tiles reached?
    .more = A tile is reached by its first temple, and by more of them no further. Spread out!
    .answer = A tile is reached once, however many of its temples you have discovered.

case-score-tiles-all = All eight tiles
    .ask = You have a token beside a temple on every tile of the island. What are eight tiles worth?
    .more = 27 points. Complete tiles can bring more in all, 64 for eight of them; of single steps on the track the eighth is the largest, 5. Tokens that ride on tiles help to get there.
    .answer = Eight tiles reached bring 27 points, the most that the track has.

case-score-sacrifice-four = Four players, two of them level
    .ask = You have sacrificed 6 tokens, Orange and Yellow 5, Purple 4. Who gets what?
    .more = 5, 3, 3 and 0: both of the second place get its full points and use up the third.
    .answer = Four players get 5-3-1-0 for most sacrifices, three 4-2-0, two 3-0; ties in full.

case-score-sacrifice-first = Level at the top
    .ask = Orange has sacrificed 5 tokens like you, Yellow 3. Do you share the points of the first place?
    .more = Nobody shares: both get the full 4. The second place is used up by that, and Yellow gets nothing.
    .answer = Players level at the top each get its full points, and use up the next places.

case-score-sacrifice-none = No sacrifice, no points
    .ask = You have sacrificed 3 tokens, the others none. Do they share the second place?
    .more = You get 4. A place without a sacrifice is worth nothing, even when it is the second.
    .answer = Without a sacrifice there are no points for sacrifices, whatever the place.

case-score-sacrifice-two = Sacrifices with two players
    .ask = You have sacrificed 4 tokens, Orange 2. What do the two of you get?
    .more = 3 points for the most and none for the second: with two players there is one prize.
    .answer = With two players the most sacrifices bring 3 points, and the second place nothing.

case-score-tie = Level on points
    .ask = You and Orange both have 33 points. You have sacrificed 7 tokens, Orange 5. Who wins?
    .more = You do: with equal points more sacrificed tokens decide.
    .answer = With equal points the player with more sacrificed tokens wins.

case-score-tie-shared = Level on everything
    .ask = You and Orange both have 34 points and 6 sacrificed tokens. Who wins?
    .more = You share the victory. Nothing else breaks the tie.
    .answer = Those level on points and on sacrificed tokens share the victory.

case-score-burnt-token = A temple held only by fire
    .ask = Only your token on the volcano b1 is beside the temple on c1. Is the temple yours when the turn is over?
    .more = The token burns and nothing of yours is left beside the temple: no points for it, nor for its tile.
    .answer = A burnt token leaves the board, and a temple held only by it scores nothing.

case-score-sacrifice-level = Two players, level on sacrifices
    .ask = You and Orange have sacrificed 3 tokens each. Who gets the points for the most sacrifices?
    .more = Both, and each in full: 3 points. With no sacrifice at all neither would get any.
    .answer = Two players level on sacrifices get 3 points each, unless neither made one.
