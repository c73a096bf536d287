case-ruins-place = Ruins give a ruins action
    .ask = b1 has ruins. Do you get anything for placing a token there?
    .answer = Ruins give one optional action: slide or rotate that tile, or move one of your tokens on it.

case-ruins-own-tile = On the tile of the ruins only
    .ask = You have just placed on the ruins on e1. Can you rotate tile 1A, where your first token is?
    .answer = The ruins action works on the tile of its ruins, and on no other.

case-ruins-slide = Slide the tile of the ruins
    .ask = Your ruins action is on tile 2A, right above the gap. Can you slide it?
    .answer = You can slide the tile of the ruins, with all its tokens, if the gap is in line with it.

case-ruins-corner-tile = If the tile can't slide
    .ask = Your ruins action is on the corner tile 1A. Can you slide it?
    .answer = A tile slides only with the gap in its row or column; you can always rotate it.

case-ruins-token = Move a token on that tile
    .ask = Your ruins action is on tile 2A. Can it move your token on c2, on the next tile?
    .answer = A ruins action moves one of your tokens on its tile, but none on ruins.

case-ruins-off-the-tile = A token can leave the tile
    .ask = Your ruins action is on tile 2A. Can it move your token from d2 across the border to c2?
    .answer = A token moved by a ruins action starts on its tile, and can end on another.

case-ruins-once = One action, plus the guardian
    .ask = You have used the ruins action of b1. Can you use it again?
    .answer = One token on ruins gives one ruins action; your guardian card is unaffected.

case-ruins-crossing = Ruins across the water
    .ask = The ruins on c1 are across the river. Do you still get a ruins action if you cross?
    .answer = You get a ruins action after a crossing too; the crossing costs a sacrifice.

case-ruins-now = The ruins action can't wait
    .ask = You have just placed on the ruins. Can you place your next token first?
    .answer = You use the ruins action at once or lose it; only in the French rulebook can it wait.

case-ruins-before-guardian = Before the guardian, too
    .ask = Can you move a token with your guardian first, then use the ruins action?
    .answer = The ruins action comes first; your guardian can still act afterwards.

case-ruins-last-token = Ruins with your last token
    .ask = Your last token is on the ruins. Can you end your turn right away?
    .answer = The ruins action costs no token: use it or skip it, then end your turn.

case-ruins-fixed = Tokens on ruins stay
    .ask = Your guardian moves a token. Can it be the one on the ruins on b1?
    .answer = Nothing moves a token off ruins; only its tile can carry it.

case-ruins-carried = Tokens stay, tiles travel
    .ask = Orange is on the ruins on e2. Can you remove that token?
    .answer = You never remove or move another player's token; only its tile can carry it.

case-ruins-rides = Fixed, but it travels
    .ask = Your token on the ruins on b1 can't move. Does it travel with the tile when you rotate it?
    .answer = A token on ruins travels with its tile, and stays on the same ruins.

case-ruins-chain = From ruins to ruins
    .ask = Your ruins action is on tile 1A. Can it move your token from c1 to the ruins on d1, for another action?
    .answer = A token moved onto ruins gives a ruins action too, on the tile of those ruins.

case-ruins-chain-tile = The second action has its own tile
    .ask = Your token has moved from tile 1A to the ruins on d1. Can you still rotate tile 1A?
    .answer = Each ruins action is on the tile of its own ruins.

case-ruins-chain-far = Only from that tile
    .ask = Your ruins action is on tile 1A. Can it move your token from e1, on tile 2A, to the ruins on d1?
    .answer = A ruins action moves only a token on its own tile.

case-ruins-chain-guardian = A guardian's move counts too
    .ask = Your guardian moves a token onto the ruins on b1. Do you get a ruins action?
    .answer = Moving a token onto ruins with a guardian gives a ruins action, as placing does.

case-ruins-not-again = Ruins that travel give nothing new
    .ask = Your token has long been on the ruins on b1. Can you rotate that tile, and do you get anything for it?
    .answer = Only a token that arrives on ruins gives the action, not one that travels with its tile.
