### Temples as connectors: what a token beside one reaches.

case-temple-closed = Nothing stands on a temple
    .ask = Your token is next to the temple on b1. Can you place there?
    .more = A temple is a place to stand beside. Past it you reach c1 as if c1 were next to you.
    .answer = Nothing stands on a temple: tokens go beside it and past it.

case-temple-around = All around a temple
    .ask = Your token is on b1. Can you place on b3, on the far side of the temple?
    .more = A token beside a temple reaches every space beside that temple, whatever kind of land it is.
    .answer = A token beside a temple reaches every space beside that same temple.

case-temple-corner = Beside, not cornerwise
    .ask = Your token touches the temple on b2 only at a corner. Can you place on c2?
    .more = Step to b1 or a2 first: from there the temple leads on to c2 and b3.
    .answer = Beside a temple means up, down, left or right of it, never at its corner.

case-temple-one-at-a-time = One temple at a time
    .ask = Two temples lie in line, with land between them. Can you place on f1 at once?
    .more = One placement goes past one temple. Put a token on c1, walk on to d1, and the second temple is yours to use.
    .answer = One placement goes past one temple; only temples side by side count as one.

case-temple-others = Only your own tokens count
    .ask = Orange stands beside the temple on a2. Can you place on a3 for that?
    .more = Temples link the tokens of one player. With a token of your own on b2 you could.
    .answer = A temple leads on only from a token of your own beside it.

case-temple-border = Across the edge of a tile
    .ask = The temple on c2 lies on your tile, d2 on the next one. Can you place on d2?
    .more = Edges of tiles do not matter, to temples as little as to steps.
    .answer = A temple links every space beside it, on its own tile and across the border.

case-temple-forest = Past a temple into a forest
    .ask = c1 is a forest beside your temple. Is it free?
    .more = A temple shortens the way, it does not pay for the forest.
    .answer = A temple alone pays for no forest: the price is still one sacrifice.

case-temple-last-token = Past a temple with your last token
    .ask = One token is left to you. Can you still go past the temple, to b1?
    .more = The way past a temple costs nothing, so the last token may take it. The forest on c2 asks for a second one.
    .answer = The way past a temple costs nothing, so the last token can take it too.

case-temple-pair = Two temples side by side
    .ask = You stand beside the temple on b2, not beside the one on c2. Can you place on c3?
    .more = Temples next to each other act as one: you reach every space beside either of them.
    .answer = Temples side by side act as one: a token beside either reaches every space beside both.

case-temple-pair-corner = Temples that touch at a corner
    .ask = The temples on b1 and c2 touch at a corner only. Do they lead you on to c3?
    .more = Side by side they would act as one; corner to corner they are two.
    .answer = Temples join side by side only; corner to corner they are two.

case-temple-chain = Three in a row, on two tiles
    .ask = Three temples touch one another across the edge of a tile. Can you place on e1?
    .more = A chain of any length acts as one temple, for as long as the tiles lie so. A tile that slides or turns can cut it.
    .answer = A chain of temples acts as one, however long and across tiles, as long as it holds.

case-temple-real = A pair on a whole island
    .ask = Your first token is on f21, beside the temple on g21. Can your second one go straight to i21?
    .more = The temple on h21 touches the one on g21, so they act as one, though they lie on two tiles.
    .answer = Touching temples act as one, even when each lies on another tile.
