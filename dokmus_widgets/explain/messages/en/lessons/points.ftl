### The lessons about points.

chapter-points = Points
    .about = What a token scores here or there, in numbers.

lesson-tile-or-temple = Large temple or new tile
    .about = What a new tile scores.
    .end = The tile track scores 1, 3, 6, 10, 14, 18, 22 and 27 points for 1 to 8 tiles. A temple on a new tile scores more.
lesson-tile-or-temple-temple = You have one token left and have reached four tiles: 10 points on the tile track. Discover the large temple on a3, and look at your score.
    .done = A large temple: 3 points more. Now try the other way.
lesson-tile-or-temple-tile = The same board. This time, score 6 points with your one token.
    .done = A small temple scores only 2 points. But it's your fifth tile: the tile track rises from 10 to 14.
    .hint-1 = On which tile have you discovered nothing? Your token on f3 is close.
    .large = The large temple scores 3 points. You can score more elsewhere.

lesson-complete-or-spread = Complete a tile, or spread?
    .about = Two plans for the same tokens, compared in points.
    .end = A complete tile scores 8 points more, a new one 1 to 5. Which is better depends on the tokens each takes.
lesson-complete-or-spread-complete = You have two tokens left, and have discovered one of the two temples on the top left tile. Complete the tile.
    .done = 10 points: 2 for the temple, and 8 for completing the tile.
    .hint-1 = The other temple is on a1. It takes two tokens.
    .hint-2 = Place on c1 then b1, or on a3 then a2.
lesson-complete-or-spread-spread = The same two tokens again: score 12 points.
    .done = Two small temples, 4 points, and two new tiles: the tile track rises from 6 to 14. This time, that beats the complete tile.
    .hint-1 = Two new temples on new tiles are one token away.
    .hint-2 = One is on e2, the other on b5.
    .slow = That completes the tile: 10 points. You can score 12.
lesson-complete-or-spread-three = Now you have three tokens. Do both: score 16 points.
    .done = Two tokens completed the tile for 10 points; the third reached a new tile for 6.
    .hint-1 = Two tokens complete the top left tile. Where does the third score most?
    .hint-2 = Complete the tile from b1 or a2, then discover e2 or b5.

lesson-sacrifice-pays = When a sacrifice scores
    .about = A sacrificed token is lost, but can score at the end.
    .end = The most sacrifices score points, so a crossing or a volcano can be worth its token.
lesson-sacrifice-pays-cross = Orange has sacrificed one token, you none: Orange would score 4 points for that. Cross the river and score 8 points.
    .done = 2 for the temple, 2 for your second tile, 4 for the sacrifice: you are tied with Orange, so both score in full.
    .hint-1 = A dot with +1 on the far bank is a crossing. Which one is next to a temple?
    .hint-2 = d2 is next to the temple on e2.
    .wet = Choose the far bank.
lesson-sacrifice-pays-burn = Now place a token on the volcano and end your turn.
    .done = It burned, and counts as sacrificed. You have sacrificed two, Orange one: you keep 4 points, and Orange drops from 4 to 2.
    .hint-1 = The volcano, a dark cone with fire, is on e3. The temple on e2 takes you there.
    .safe = That token stays, but scores nothing.

lesson-three-tiles = A turn that reaches three tiles
    .about = Crossing, temples and card in one turn.
    .end = Before you place, look for new tiles, and for what takes you there: water, temples, your card. That was the last lesson: go and play.
lesson-three-tiles-two = You have discovered the temple on b3, on your first tile. Reach two new tiles with three tokens.
    .done = You crossed to one tile, and its two temples took your last token to the next. 15 points in one turn.
    .hint-1 = Cross the river to a space next to the two temples. They act as one.
    .hint-2 = Cross to e2. Then h2, past the temples, is next to the temple on the next tile.
    .late = That crossing leaves no token for the third tile.
lesson-three-tiles-three = The same turn, but with card 4: you can rotate a tile. Reach three new tiles.
    .done = You rotated a temple next to your token: a new tile, and no token used for it.
    .hint-1 = Your token on c4 is at the edge of the tile below. What if that tile's temple were on c5?
    .hint-2 = Rotate tile 4, on the left in the middle row, clockwise. Then do as before.
    .away = That turns its temple away from your token on c4.
