chapter-first-steps = First steps
    .about = Place tokens, discover temples, score.

## Three tokens

lesson-three-tokens = Three tokens a turn
    .about = What you do every turn.
    .end = Each turn you place three tokens, each next to one of yours.

lesson-three-tokens-first = Spread over the island: temples score points, more on new tiles. You are Blue, on b1. Choose a dot to place a token.
    .done = Now you can place next to that token too.
    .hint-1 = Look above, below, left and right of b1. Diagonals don't count.
    .corner = a2 touches b1 at a corner only. Go through a1 or b2.
    .far = That takes several tokens, one space at a time.
    .mountain = Go around.

lesson-three-tokens-all = A turn has three tokens. Place the rest.
    .done = All three are placed. Tile borders don't matter: you can place across them.
    .hint-1 = Place next to your last token, or next to any other of yours.
    .own = Choose an empty space next to one of your tokens.
    .early = You can't save tokens: place them, then end your turn.

lesson-three-tokens-end = No tokens left this turn. End your turn.
    .done = Now the others play. A game has eight rounds; in each you use three tokens.
    .fourth = A fourth token has to wait for your next turn.

## A temple

lesson-reach-a-temple = Discover a temple
    .about = How your tokens discover temples.
    .end = A temple next to any of your tokens counts once for you, even if others discover it too.

lesson-reach-a-temple-small = The low red shrine on c3 is a small temple. Place a token next to it.
    .done = Discovered! A small temple scores 2 points at the end of the game, and its tile scores too.
    .hint-1 = Two tokens. The second must share a side with c3.
    .onto = Place next to it.
    .corner = b4 is only at its corner. Place one more token.

lesson-reach-a-temple-large = The golden step pyramid on e3 is a large temple: 3 points. Discover it with one token.
    .done = Discovered, from a space on another tile.
    .hint-1 = See the new dots around c3: next to a temple, you can also place on its other sides.
    .hint-2 = One of them is between the two temples.
    .elsewhere = You went past the temple, but c2 isn't next to e3.
    .onto = Stop in front of it.

lesson-reach-a-temple-two = The next round. Discover the temples on f2 and f4 with a single token.
    .done = One token, two temples.
    .hint-1 = The space must share a side with both f2 and f4.
    .above = That's one temple. A space between them reaches both.
    .below = That's one temple. A space between them reaches both.

lesson-reach-a-temple-shared = Orange is on h2, next to the large temple on h3. Can you still discover it?
    .done = 3 points for you, and Orange keeps its own: temples are shared.
    .hint-1 = Place on any empty space next to h3. g3 is one token away.
    .again = You have discovered that temple already.
    .taken = Choose another side of the temple.

## What scores

lesson-what-scores = What scores
    .about = Why a small temple can beat a large one.
    .end = A temple scores 2 or 3, a new tile another 1 to 5, a complete tile another 8. All points count at the end of the game.

lesson-what-scores-tile = The same island, and your last token this turn. The large temple on d1 would score 3 points. Score 5.
    .done = 5 points: 2 for the temple, 3 for a new tile. One tile scores 1, two score 3, three 6, then 10, 14, 18, 22, and 27 for all eight.
    .hint-1 = Look for small temples on tiles where you have discovered none.
    .large = Only 3 points: you have reached that tile already. A small temple on a new tile scores 2, and 3 more for the tile.

lesson-what-scores-whole = One token again. A small temple on a new tile would now score 6. Score 10.
    .done = 2 for the temple and 8 for the tile: you have discovered all its temples.
    .hint-1 = On one tile you have discovered every temple but one.
    .hint-2 = It's the tile in the middle of the top row. Count its temples.
    .new = 6 points: 2 for the temple, 4 for the fourth tile. But completing a tile scores 8.
    .large = 3 points: you have reached that tile already. Completing a tile scores 8.

lesson-what-scores-turn = A whole turn: score at least 15 points with three tokens.
    .done = 15 points: two temples on new tiles, and a large temple.
    .hint-1 = Each new tile scores 4 now, plus its temple. How many are one token away?
    .hint-2 = Place on the new tiles below c4 and below j4.
    .again = You have discovered that temple already.
