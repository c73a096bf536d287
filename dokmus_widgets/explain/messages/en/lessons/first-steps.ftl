### The lessons of the first chapter.

chapter-first-steps = First steps
    .about = Place tokens, reach a temple, see what it is worth.

## Three tokens

lesson-three-tokens = Three tokens a turn
    .about = What you do in every turn of the game.
    .end = Three tokens a turn, each next to one of yours: that is how you spread over the island.

lesson-three-tokens-first = Spread your tents over the island: temples bring points, and each new tile brings more. You are blue, on b1. Place another token: click a dot.
    .done = So you spread, from one space to the next.
    .hint-1 = Look to the left, to the right, above and below of b1. Spaces across a corner are not next to it.
    .corner = a2 touches your token on b1 with a corner only. Go by way of a1 or b2.
    .far = You will get there in a turn or two, one space after another.
    .mountain = Grey peaks stay empty for the whole game: walk around them.

lesson-three-tokens-all = A turn has three tokens. Place the rest, wherever you like.
    .done = That is all for this turn. And did you see? The line between two tiles stops nobody.
    .hint-1 = The token that you have just placed counts as well: go on from there, or from any other token of yours.
    .own = Click an empty space next to one of your tokens.
    .early = You cannot save tokens up: place them, then end the turn.

lesson-three-tokens-end = Nothing is left to place. End your turn.
    .done = Now the others play. You will have three more tokens in the next round: a game has eight rounds.
    .hint-1 = Look for the button that ends the turn.
    .fourth = A fourth token has to wait for your next turn.

## A temple

lesson-reach-a-temple = Reach a temple
    .about = What your tokens are looking for.
    .end = Stand beside temples: each counts once for you, from any side, whoever stands there as well.

lesson-reach-a-temple-small = The low red shrine on c3 is a small temple. Bring one of your tokens beside it; there is more than one way.
    .done = Discovered! That is 2 points at the end of the game, and 1 for your first tile.
    .hint-1 = It takes two tokens. The last of them has to share a side with c3.
    .onto = You need not stand on it. Beside it is just right.
    .corner = From here you only see a corner of the temple. One more step, and you stand beside it.

lesson-reach-a-temple-large = A step pyramid is a large temple, worth 3. There is one on e3, just over the border. One token will do.
    .done = Discovered as well, and you did not even leave your own tile.
    .hint-1 = See the new dots around the temple on c3: who stands beside a temple can go on at all its other sides, for nothing.
    .hint-2 = One of these dots lies between the two temples.
    .elsewhere = You went around the temple, which is allowed. But c2 is not beside the pyramid.
    .onto = Stop right in front of it.

lesson-reach-a-temple-two = The next round. Your first token of this turn can discover two temples at once, the ones on f2 and f4. Where?
    .done = One token, two temples: it counts beside both.
    .hint-1 = The space has to share a side with f2 and with f4.
    .above = That is one temple. A space in between would have had both.
    .below = That is one temple. A space in between would have had both.

lesson-reach-a-temple-shared = Orange stands on h2 already, beside the pyramid on h3. Is it lost for you? Try.
    .done = 3 points for you, and Orange keeps its own. Temples are discovered, never taken.
    .hint-1 = You need any free side of h3. From f3 it is one step.
    .again = A second token beside the temple on f2 adds nothing: each temple counts once for you.
    .taken = But a temple has four sides: choose a free one.

## What scores

lesson-what-scores = What scores
    .about = Why a humble shrine can beat a golden pyramid.
    .end = A temple brings 2 or 3, a new tile another 1 to 5, and a complete one 8 more; all of it is counted at the end of the game.

lesson-what-scores-tile = The same island, and your last token of this turn. The pyramid on d1 would bring you 3 points. Find a space that brings 5. There is more than one.
    .done = 5 points: 2 for the temple, and 3 because it lies on a new tile. One tile scores 1, two score 3, three 6, then 10, 14, 18, 22, and 27 for all eight.
    .hint-1 = Look at small temples on tiles where you have discovered none so far.
    .large = 3 points, no more: you have reached that tile before. A small temple on a new tile brings 2, and 3 more for the tile.

lesson-what-scores-whole = One token left again. A new tile would now bring you 6. But one space brings 10!
    .done = 2 for the temple and 8 on top, for every temple of that tile is now yours.
    .hint-1 = On one tile you have discovered every temple but one.
    .hint-2 = It is the tile in the middle of the top row. Count its temples.
    .new = 6 points: 2 for the temple and 4 for the fourth tile. Good, but a tile with all its temples discovered brings 8 on top.
    .large = 3 points for a pyramid on a tile that you know. Compare: a tile with all its temples discovered brings 8 on top.

lesson-what-scores-turn = Now a whole turn, three tokens. Make 15 points or more of it, in your own way.
    .done = Played like an expert: new tiles first, the pyramid with what was left.
    .hint-1 = Each new tile brings 4 now, and its temple comes on top. How many new tiles are one step away?
    .hint-2 = One is a step south of your token on c4, the other a step south of j4.
    .again = You have discovered that temple already: nothing gained, and a token gone.
