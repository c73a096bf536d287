### The lessons about points.

chapter-points = What brings points
    .about = What a token brings here or there, shown with numbers.

lesson-tile-or-temple = One token, two temples
    .about = What a new tile is worth, in points.
    .end = The tile track gives 1, 3, 6, 10, 14, 18, 22 and 27 points for 1 to 8 tiles. The same temple brings more on a tile that is new to you.
lesson-tile-or-temple-temple = You have one token left and have reached four tiles: 10 points on the tile track. Discover the large temple on a3, and look at your score.
    .done = A large temple: 3 points more. Not bad. Now try the other one.
    .hint-1 = Any free space beside the golden pyramid on a3 will do.
lesson-tile-or-temple-tile = The same board again. This time, find 6 points with your one token.
    .done = Only a small temple, 2 points. But it is your first one on that tile: your fifth tile lifts the tile track from 10 to 14.
    .hint-1 = On which tile have you discovered nothing yet? Your token on f3 is close.
    .large = The large temple brings 3 points. There is more to be had elsewhere.

lesson-complete-or-spread = Complete a tile, or spread?
    .about = Two plans for the same tokens, compared in points.
    .end = A complete tile brings 8 points on top, a new one 1 to 5. Which is more depends on the tokens that each takes.
lesson-complete-or-spread-complete = Two tokens are left. You have discovered one of the two temples on the top left tile. Discover the other one as well, and the tile is complete.
    .done = 10 points: 2 for the temple, and 8 for having discovered every temple of a tile.
    .hint-1 = The second temple is on a1. It takes two steps to get beside it.
    .hint-2 = Go by c1 to b1, or by a3 to a2.
lesson-complete-or-spread-spread = Again, with the same two tokens: can you gain 12 points?
    .done = Two small temples, 4 points, and two new tiles: the track rises from 6 to 14. That beats the complete tile, this time.
    .hint-1 = Two temples that you have not discovered are one step away, each on a tile that is new to you.
    .hint-2 = One is on e2, the other on b5.
    .slow = That way leads to the complete tile: 10 points. There are 12 to be found.
lesson-complete-or-spread-three = Now you have three tokens. Put together the best of both: 16 points.
    .done = The tile completed with two tokens, and a new tile with the third. One token for 6 points, two tokens for 10.
    .hint-1 = Two tokens complete the top left tile. Where does the third bring most?
    .hint-2 = Complete the tile by b1 or a2, then discover e2 or b5.

lesson-sacrifice-pays = When a sacrifice pays
    .about = A sacrificed token is lost, but it can bring points at the end.
    .end = Whoever has sacrificed most gets extra points. A crossing or a volcano can be worth more than the token that it costs.
lesson-sacrifice-pays-cross = Orange has sacrificed one token, you none: for that Orange gets 4 points at the end. Cross the river so that you gain 8 points at once.
    .done = 2 for the temple, 2 for your second tile, and 4 for the sacrifice: you are level with Orange now, and when two are level both get the full points.
    .hint-1 = A dot with +1 on the far bank is a crossing. Which one ends beside a temple?
    .hint-2 = From d2 you touch the temple on e2.
    .wet = To get across, click the bank on the other side.
lesson-sacrifice-pays-burn = Now put a token on the volcano and end your turn.
    .done = It burned, and counts as sacrificed. You have two now and Orange one: you keep 4 points, and Orange drops from 4 to 2.
    .hint-1 = The volcano, a dark cone with fire in it, is on e3. The temple on e2 brings you there.
    .hint-2 = Place on e3, then end your turn.
    .safe = Here your token lasts, but it brings no points.

lesson-three-tiles = A turn that reaches three tiles
    .about = Put crossing, temples and guardian together in one turn.
    .end = Before you place anything, look for the tiles that are new to you, and for what brings them near: water, temples, your guardian. That was the whole course: go and play.
lesson-three-tiles-two = You know the temple on b3, on your first tile. With your three tokens, reach two new tiles.
    .done = The crossing paid for one tile, and the pair of temples carried your last token to the edge of the next. 15 points in one turn.
    .hint-1 = Cross the river to a space beside the two temples. They act as one.
    .hint-2 = Cross to e2. Then any space beside either temple is one step away: h2 lies beside the next tile's temple.
    .late = Now a crossing takes all that is left, and no token remains for the third tile.
lesson-three-tiles-three = The same turn, but now you hold card 4: once in your turn you may rotate a tile. Reach three new tiles.
    .done = You turned a temple to where your token stood already: a new tile for no token at all.
    .hint-1 = Your token on c4 stands on the border of the tile below. What if that tile's temple lay at c5?
    .hint-2 = Rotate the tile on the left, in the middle row, clockwise. For the rest do as before.
    .away = That turns its temple away from your token on c4.
