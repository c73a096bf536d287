case-temple-closed = Temples are closed
    .ask = Your token is next to the temple on b1. Can you place there?
    .answer = Nothing goes on a temple: tokens go next to it and past it.

case-temple-around = All around a temple
    .ask = Your token is on b1. Can you place on b3, past the temple?
    .answer = A token next to a temple reaches every space next to that temple.

case-temple-corner = Next to, not at a corner
    .ask = Your token touches the temple on b2 only at a corner. Can you place on c2?
    .answer = Next to a temple means above, below, left or right of it, never at its corner.

case-temple-one-at-a-time = One temple at a time
    .ask = Two temples are in line, but not next to each other. Can one token go straight to f1?
    .answer = A placement goes past one temple; only temples next to each other act as one.

case-temple-others = Only your own tokens count
    .ask = Orange is next to the temple on a2. Does that let you place on a3?
    .answer = You place past a temple only from your own token next to it.

case-temple-border = Past a temple across a tile border
    .ask = The temple on c2 is on your tile, d2 on the next one. Can you place on d2?
    .answer = You reach every space next to a temple, on its own tile and across the border.

case-temple-forest = Past a temple into a forest
    .ask = c1 is a forest next to your temple. Can you place there without a sacrifice?
    .answer = A temple alone saves no sacrifice: the forest still costs one.

case-temple-last-token = Past a temple with your last token
    .ask = You have one token left. Can you still place past the temple, on b1?
    .answer = Placing past a temple costs nothing extra, so your last token can do it.

case-temple-pair = Two temples next to each other
    .ask = You are next to the temple on b2, not to the one on c2. Can you place on c3?
    .answer = Two temples next to each other act as one: you reach every space next to either.

case-temple-pair-corner = Temples that touch at a corner
    .ask = The temples on b1 and c2 touch at a corner only. Can you place past them on c3?
    .answer = Temples act as one only if they are next to each other, not at a corner.

case-temple-chain = Three in a row, on two tiles
    .ask = Three temples lie in a row across a tile border. Can you place on e1?
    .answer = A row of temples acts as one, however long and across tiles.

case-temple-real = A pair on a full island
    .ask = Your first token is on f21, next to the temple on g21. Can your second go straight to i21?
    .answer = Two temples next to each other act as one, even on different tiles.
