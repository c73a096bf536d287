case-guardian-1-take = Take the talisman
    .ask = Yellow holds the talisman, and your card is 1. Can you take the talisman?
    .answer = Card 1 takes the talisman, and its holder chooses a card first next round.

case-guardian-1-first-choice = What the talisman is good for
    .ask = You took the talisman in the last round. Do you choose the first card now?
    .answer = The talisman's holder chooses a card first; the cards decide who plays first.

case-guardian-1-keep = If you hold it already
    .ask = The talisman is yours, and your card is 1. Can you take it again, to keep it?
    .answer = Only card 1 takes the talisman, so you keep it anyway.

case-guardian-1-twice = Once a turn
    .ask = You have taken the talisman this turn. Can your card do more?
    .answer = A card gives one guardian action a turn, and taking the talisman uses it up.

case-guardian-1-other-card = Only with card 1
    .ask = Your card is 4. Can you take the talisman with it?
    .answer = Only card 1 takes the talisman.

case-guardian-1-late = The talisman, after your last token
    .ask = Your three tokens are placed. Can you still take the talisman?
    .answer = You can take the talisman at any time during your turn, even after your last token.

case-guardian-1-optional = Optional
    .ask = Can you end your turn without taking the talisman?
    .answer = Taking the talisman is optional, but an unused action is lost.

case-guardian-1-ruins = Ruins first
    .ask = You have just placed on ruins. Can you take the talisman before the ruins action?
    .answer = The ruins action comes first; you can take the talisman after it.

case-guardian-1-two = No card 1 with two players
    .ask = Two of you are playing. Can you choose card 1?
    .answer = Two players don't use card 1; the talisman changes hands each round.

case-guardian-2-in-line = In line with the gap
    .ask = Your card is 2 and the gap is in the middle. Can tile 1A in the corner slide?
    .answer = Card 2 slides a tile straight into the gap, from the gap's own row or column only.

case-guardian-2-jump = Jumping a tile
    .ask = The gap is in a corner, at the end of the first row. Can tile 1A slide there, past tile 2A?
    .answer = A tile in line with the gap jumps over the tile between them, which stays where it is.

case-guardian-2-corner-gap = Four tiles, wherever the gap is
    .ask = The gap is in the bottom right corner. Can tile 5A in the middle slide into it?
    .answer = Wherever the gap is among nine slots, four tiles are in line with it and can slide.

case-guardian-2-ride = Tokens travel too
    .ask = Your token and one of Orange's are on tile 2A. Can it slide, and do they travel with it?
    .answer = All tokens on a sliding tile travel with it, whoever owns them, and it doesn't rotate.

case-guardian-2-two = Six slots with two players
    .ask = With two players the gap is in the upper row of three. Can tile 3A, below on the left, slide?
    .answer = With two players, only the three tiles in the gap's row or column can slide.

case-guardian-2-once = No sliding back
    .ask = You have slid a tile down from the first row. Can you slide it back this turn?
    .answer = You have one guardian action a turn, so the tile stays.

case-guardian-2-no-turning = Sliding isn't rotating
    .ask = Your card is 2. Can you rotate tile 2A instead of sliding it?
    .answer = Card 2 only slides a tile, without rotating it.

case-guardian-2-gap = A slot without a tile
    .ask = The middle is the gap. Can you slide what lies there?
    .answer = The gap isn't a tile: tiles slide into it, never out of it.

case-guardian-2-river = A tile that connects two rivers
    .ask = The gap separates the rivers of 4A and 5A. Can you cross from a4 to g4 now?
    .answer = A tile slid into the gap can connect the rivers next to it; until then they are separate.

case-guardian-2-river-joined = The rivers are connected
    .ask = Tile 4A has slid into the gap and connects three rivers. Can you cross from a4 to g4?
    .answer = Rivers connected by a tile are one waterway: one sacrifice, however long.

case-guardian-2-real = A temple comes to you
    .ask = Your token on n9 is next to the gap. Can tile 4B, two slots to the left, slide into it?
    .answer = A tile in line with the gap can slide, and bring a temple next to your token.

case-guardian-3-step = One space
    .ask = Your card is 3. Can your token on b2 move to c2?
    .answer = Card 3 moves one of your tokens to an empty meadow, forest, volcano or ruins next to it.

case-guardian-3-forest = A forest costs nothing
    .ask = Placing on b1 would cost a sacrifice. Can your token on a1 move there at no cost?
    .answer = Card 3 moves a token into a forest at no cost, where placing would cost a sacrifice.

case-guardian-3-temple = Past a temple
    .ask = A temple lies between b1 and b3. Can your token move from b1 to b3?
    .answer = A token moves past a temple, or two next to each other, at no cost.

case-guardian-3-water = Never across water
    .ask = c1 is just across the river. Can your token on a1 move there?
    .answer = You cross water only by placing with a sacrifice, never by moving a token.

case-guardian-3-own = Your own tokens only
    .ask = Orange blocks the pass on b1. Can you move that token aside?
    .answer = Card 3 moves only your own tokens; others only travel with tiles.

case-guardian-3-ruins = Onto ruins, never off
    .ask = Your token is on the ruins on b2. Can it move to b1?
    .answer = A token can move onto ruins, for the ruins action, but never off them.

case-guardian-3-one-step = Not two spaces
    .ask = c1 is two spaces away over open meadow. Can your token move there from a1?
    .answer = A token moves to a space next to it, or past a temple, no further.

case-guardian-3-border = Onto the next tile
    .ask = Your token is on c4; c3, above it, is on another tile. Can it move there?
    .answer = A token moves across tile borders, but never into the gap.

case-guardian-3-alone = Away from the others
    .ask = Can a move take a token away from all your others?
    .answer = A moved token can end up away from your others; only placing needs one next to it.

case-guardian-3-joined-wood = Move first, then place
    .ask = Your token has moved into the forest on b1. Can you place on c1, another forest, without a sacrifice?
    .answer = You can move first: forests next to a token in a forest cost nothing extra.

case-guardian-4-any = Any tile, either way
    .ask = Your card is 4. Can you rotate tile 8A, where you have no tokens?
    .answer = Card 4 rotates any one tile a quarter turn, in either direction.

case-guardian-4-ride = Tokens rotate with their tile
    .ask = Can you rotate tile 1A clockwise, and where does your token in the forest on b1 go?
    .more = To c2, still in its forest. Orange's token on the tile travels too.
    .answer = All tokens travel with their tile, whoever owns them, and keep their terrain.

case-guardian-4-half = A quarter turn only
    .ask = You have rotated a tile a quarter turn. Can you rotate it once more, for half a turn?
    .answer = Card 4 rotates a tile once a turn, by a quarter turn only.

case-guardian-4-not-slide = Rotating isn't sliding
    .ask = Tile 2A is in line with the gap, and your card is 4. Can you slide it?
    .answer = Card 4 only rotates a tile where it lies.

case-guardian-4-river = Rotating a river
    .ask = The rivers of 1A and 2A don't meet. Can you cross from a1 to f1 now?
    .answer = Rotating a tile can connect two rivers, and then one crossing covers both.

case-guardian-4-lose = Rotating a temple away
    .ask = Orange's only temple, on c2, is next to Orange's token on d2. Can you rotate it away?
    .answer = A temple scores only for tokens next to it at the end; tiles can rotate until then.

case-guardian-4-late = Rotating after your last token
    .ask = All your tokens are placed. Can you still rotate tile 2A?
    .answer = You can rotate a tile at any time during your turn, even after your last token.

case-guardian-4-two = Five tiles with two players
    .ask = With two players, can you rotate tile 4A, below the gap?
    .answer = With two players you can rotate any of the five tiles; the gap isn't one.

case-guardian-4-real = Rotating a temple to your token
    .ask = You are on a7, and tile 7A lies below. Can you rotate it so that a temple comes to a8?
    .answer = Rotating a tile can bring a temple next to your token, if you choose the right direction.

case-guardian-5-slide = Card 5 slides a tile
    .ask = Your card is 5. Can you slide tile 2A into the gap with it?
    .answer = Card 5 can slide a tile into the gap by the rules of card 2.

case-guardian-5-token = Card 5 moves a token
    .ask = Your card is 5. Can your token move from a1 into the forest on b1 at no cost?
    .answer = Card 5 can move a token by the rules of card 3, even into a forest at no cost.

case-guardian-5-rotate = Card 5 rotates a tile
    .ask = Your card is 5. Can you rotate a tile that isn't in line with the gap?
    .answer = Card 5 can rotate any tile a quarter turn, by the rules of card 4.

case-guardian-5-talisman = No talisman with card 5
    .ask = Your card is 5. Can you take the talisman?
    .answer = Card 5 does what card 2, 3 or 4 does; only card 1 takes the talisman.

case-guardian-5-one-only = One action, not two
    .ask = You have moved a token with card 5. Can you rotate a tile as well?
    .answer = Card 5 does one action a turn: slide a tile, move a token or rotate a tile.

case-guardian-5-fixed = No moving off ruins with card 5
    .ask = Your token is on the ruins on b1. Can card 5 move it off?
    .answer = No card moves a token off ruins; it only travels with its tile.

case-guardian-5-two = No card 5 with two players
    .ask = Two of you are playing. Is card 5 among the cards?
    .answer = Two players use only cards 2, 3 and 4.

case-guardian-5-ruins = Ruins first, then card 5
    .ask = You have a ruins action on tile 1A. Can card 5 rotate tile 2A before it?
    .answer = The ruins action comes first; card 5 can still act after it.

case-guardian-5-rescue = Three ways, one rescue
    .ask = Your token on b1 will burn. Can one of the three actions of card 5 save it?
    .answer = Only moving the token saves it; when its tile slides or rotates, the volcano travels too.
