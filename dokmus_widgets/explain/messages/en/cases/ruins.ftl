### Ruins: the extra action, when it is taken and on which tile; tokens that stay.

case-ruins-place = Ruins grant an extra action
    .ask = b1 holds ruins. What does a token placed there give you?
    .more = One extra action on this tile: slide it, rotate it, or move one of your tokens that stand on it.
    .answer = Ruins earn one optional extra action: slide or turn that tile, or move your token on it.

case-ruins-own-tile = On the tile of the ruins only
    .ask = You have just placed on the ruins on e1. Can you rotate tile 1A, where your first token stands?
    .more = The extra action belongs to the tile of the ruins, 2A. A guardian reaches any tile, ruins do not.
    .answer = The extra action belongs to the tile of its ruins, and to no other.

case-ruins-slide = Slide the tile of the ruins
    .ask = The extra action waits on tile 2A, right above the gap. Can you slide it?
    .more = It slides as with guardian 2, and everything that stands on it rides along.
    .answer = The tile of the ruins slides, with all on it, if the gap is in its row or column.

case-ruins-corner-tile = When the tile cannot slide
    .ask = The extra action waits on the corner tile 1A. Can you slide it?
    .more = The gap has to be in its row or column, as for guardian 2. Rotating always works.
    .answer = A tile slides only with the gap in its row or column; it can always be rotated.

case-ruins-token = Move a token of that tile
    .ask = The extra action waits on tile 2A. Can it move your token on c2, next door?
    .more = Only your tokens that stand on the tile of the ruins, and not those on ruins. They may leave the tile.
    .answer = The extra action moves one of your own tokens on its tile, and none that is on ruins.

case-ruins-off-the-tile = A token may leave the tile
    .ask = The extra action waits on tile 2A. Can it move your token from d2 across the edge to c2?
    .more = The token has to stand on the tile of the ruins when it starts; where it goes is free. The Japanese summary, “only on that tile”, could mean otherwise.
    .answer = A token moved by ruins starts on their tile, and can end on another one.

case-ruins-once = One action, and the guardian besides
    .ask = You have used the extra action of b1. Can you take it again?
    .more = One token, one extra action. It leaves your guardian card as it was: that can rotate the tile once more.
    .answer = One token on ruins, one extra action; the guardian card is not used up by it.

case-ruins-crossing = Ruins across the water
    .ask = The ruins on c1 lie across the river. Do they still grant an action when you pay for the crossing?
    .more = However a token gets there, it earns the action: by a step, past a temple, or across water.
    .answer = Ruins reached by a crossing earn the extra action too; the crossing costs a sacrifice.

case-ruins-now = The extra action cannot wait
    .ask = You have just placed on the ruins. Can you place your next token first?
    .more = The extra action is taken at once or never. Use it or skip it, then go on. (The French rulebook lets it wait.)
    .answer = The extra action is taken at once or lost.

case-ruins-before-guardian = Before the guardian, too
    .ask = You want to move a token with your guardian first, and use the ruins after that. Can you?
    .more = Nothing comes between the token and its extra action. Your guardian is still there when it is done.
    .answer = The extra action comes first; the guardian is still there afterwards.

case-ruins-last-token = Ruins with your last token
    .ask = Your last token went onto the ruins. Can you end your turn right away?
    .more = Say first what becomes of the extra action: use it, or skip it. It takes no token.
    .answer = The extra action takes no token; use or skip it first, then end your turn.

case-ruins-fixed = Tokens on ruins stay
    .ask = Your guardian moves a token. Can it take your token off the ruins on b1?
    .more = A token on ruins is worth a point and never steps off them. Other tokens may still step on.
    .answer = A token on ruins never steps off them; only its tile can carry it.

case-ruins-carried = Nobody is thrown out, but tiles travel
    .ask = Orange holds the ruins on e2. Can you remove that token?
    .more = No token of another player is ever taken off the board or moved by itself. But you may slide or turn the tile under it.
    .answer = No token of another player is ever removed or moved by itself, but tiles carry it along.

case-ruins-rides = Fixed, and yet on the move
    .ask = Your token on the ruins on b1 cannot step away. Can it ride along when you rotate the tile?
    .more = Ruins and token turn together: both are on c2 afterwards. From there new spaces are next to it.
    .answer = A token on ruins turns and slides with its tile, and stays on the same ruins.

case-ruins-chain = From ruins to ruins
    .ask = The extra action waits on tile 1A. Can it move your token from c1 onto the ruins on d1, for another action?
    .more = It can, since c1 is on the tile of the first ruins. The second action belongs to tile 2A.
    .answer = A token moved onto ruins earns an extra action too, on the tile of those ruins.

case-ruins-chain-tile = The second action has its own tile
    .ask = Your token has moved on from tile 1A to the ruins on d1. Which tile can you rotate now?
    .more = Each action belongs to the tile of its own ruins: the first is spent, the second waits on 2A.
    .answer = Each extra action belongs to the tile of its own ruins.

case-ruins-chain-far = It has to stand there
    .ask = The extra action waits on tile 1A. Can it move your token from e1, on tile 2A, onto the ruins on d1?
    .more = Only tokens on the tile of the first ruins can be moved by them. The one on c1 could go.
    .answer = Only a token on the tile of the first ruins can be moved on to others by their action.

case-ruins-chain-guardian = A guardian's move earns it, too
    .ask = Your guardian moves a token onto the ruins on b1. Does that earn the extra action?
    .more = It counts like placing: the action waits on that tile, and it is taken at once.
    .answer = A guardian's move onto ruins earns the extra action as placing there does.

case-ruins-not-again = Carried ruins earn nothing new
    .ask = You hold the ruins on b1 from before. Do they earn an action again when their tile turns or slides?
    .more = Only a token that arrives on ruins earns it. This one was there before; it only rode along.
    .answer = Only a token that arrives on ruins earns the action; riding along with a tile earns none.
