### The five guardian cards: what each does, and what it does not.

case-guardian-1-take = Take the talisman
    .ask = Yellow holds the talisman, your card is 1. What can you do with it?
    .more = You hold the talisman from now on: in the next round you choose your card before all others.
    .answer = Guardian 1 takes the talisman, and its holder is first to choose a card next round.

case-guardian-1-first-choice = What the talisman is good for
    .ask = You took the talisman in the last round. Who chooses the first card now?
    .more = You do, from all five. With card 1 you would play the first turn, too.
    .answer = The talisman's holder chooses a card first; who plays first is decided by the cards.

case-guardian-1-keep = When you hold it already
    .ask = The talisman is yours, and your card is 1. Can you take it again, to keep it?
    .more = You can, but nobody can take it from you in this round: only card 1 does that, and you have it.
    .answer = Taking a talisman that you hold changes nothing: nobody else can take it this round.

case-guardian-1-twice = Once a turn
    .ask = You have taken the talisman in this turn. Can your card do anything more?
    .more = One guardian action a turn: yours is used.
    .answer = A card gives one guardian action a turn, and taking the talisman is it.

case-guardian-1-other-card = Only with card 1
    .ask = Your card is 4. Can you take the talisman with it?
    .more = Each card does its own. The talisman goes with card 1 and with no other.
    .answer = Only card 1 takes the talisman; cards 2 to 5 do not.

case-guardian-1-late = The talisman at the last moment
    .ask = Your three tokens are placed. Is it too late to take the talisman?
    .more = A guardian acts at any moment of your turn: before, between or after your tokens.
    .answer = The talisman can be taken at any moment of your turn, after the last token too.

case-guardian-1-optional = Or leave it
    .ask = Do you have to take the talisman before you end your turn?
    .more = A guardian action is optional. Unused, it is lost, and the talisman stays with Orange.
    .answer = Taking the talisman is optional, but unused the action is lost.

case-guardian-1-ruins = Ruins first
    .ask = You have just placed on ruins. Can you take the talisman before the extra action?
    .more = The extra action is taken at once or never; the talisman can wait for it. Ruins never give the talisman.
    .answer = The extra action of ruins comes first; the talisman can be taken after it.

case-guardian-1-two = No card 1 with two players
    .ask = Two of you play. Can you choose card 1?
    .more = With two players only 2, 3 and 4 are in the game. The talisman changes hands by itself after each round.
    .answer = With two players card 1 is out of the game, and the talisman changes hands each round.

case-guardian-2-in-line = In line with the gap
    .ask = Your card is 2 and the gap is in the middle. Can tile 1A in the corner slide?
    .more = Four tiles are in the gap's row or column and can slide: 2A, 4A, 5A and 7A. The four corners cannot.
    .answer = Guardian 2 slides a tile straight into the gap, from the gap's own row or column only.

case-guardian-2-jump = Jumping a tile
    .ask = The gap is in a corner, at the end of the first row. Can tile 1A slide there, past tile 2A?
    .more = A tile jumps the one in between, which stays where it is, tokens and all.
    .answer = A tile in line with the gap jumps the one in between, which stays where it is.

case-guardian-2-corner-gap = Four can, wherever the gap is
    .ask = The gap is in the corner below. Can tile 5A in the middle slide into it?
    .more = The gap's row and column hold two tiles each: 3A, 6A, 7A and 8A can slide, two of them with a jump.
    .answer = Wherever the gap is among nine slots, four tiles are in line with it and can slide.

case-guardian-2-ride = Tokens travel along
    .ask = Your token and one of Orange's stand on tile 2A. What becomes of them when it slides?
    .more = All tokens on it travel along, whoever owns them. The tile does not turn on its way.
    .answer = All tokens on a sliding tile travel with it, whoever owns them, and it does not turn.

case-guardian-2-two = Six slots with two players
    .ask = With two players the gap is in the upper row of three. Can tile 3A below on the left slide?
    .more = Six slots are the whole grid. Only 1A, 2A and 4A share a row or column with the gap.
    .answer = With two players the three tiles in the gap's row or column can slide, and no others.

case-guardian-2-once = Not back again
    .ask = You have slid a tile down out of the first row. Can you slide it back in this turn?
    .more = One guardian action a turn. In the next round somebody with card 2 or 5 may move it again.
    .answer = One guardian action a turn: a tile that has slid stays until another action moves it.

case-guardian-2-no-turning = Sliding is not rotating
    .ask = Your card is 2. Can you rotate tile 2A instead of sliding it?
    .more = Guardian 2 slides, guardian 4 rotates; only card 5 leaves you the choice.
    .answer = Guardian 2 only slides a tile, just as it lies, and nothing else.

case-guardian-2-gap = A place without a tile
    .ask = The middle is the gap. Can you slide what lies there?
    .more = The gap is open sea without spaces. Tiles slide into it, never out of it.
    .answer = The gap is no tile: tiles slide into it, and it holds nothing that could slide.

case-guardian-2-river = A tile that joins two rivers
    .ask = The gap parts the rivers of 4A and 5A. Can you cross from a4 to g4 now?
    .more = Slide tile 2A down: its river closes the gap, all three are one waterway, and g4 costs one sacrifice.
    .answer = A tile slid into the gap can join the rivers around it, and only then are they one.

case-guardian-2-river-joined = The rivers have joined
    .ask = Tile 4A has slid into the gap, and three rivers are one. Can you cross from a4 to g4?
    .more = One waterway, one crossing, one sacrifice, however long the water is.
    .answer = Rivers joined by a tile are one waterway: one crossing, one sacrifice, however long.

case-guardian-2-real = A temple comes to you
    .ask = Your token on n9 stands beside the gap. Can tile 4B, two slots to the left, slide in there?
    .more = It jumps 2A and brings a large temple to o9, beside your token: 3 points, and a third tile reached.
    .answer = A tile in line with the gap slides, and can bring a temple beside your token with it.

case-guardian-3-step = One step
    .ask = Your card is 3. Can your token on b2 move to c2?
    .more = To any empty space next to it where tokens can stand: meadow, forest, volcano or ruins.
    .answer = Guardian 3 moves one of your tokens one step, to an empty space where tokens can stand.

case-guardian-3-forest = A forest costs nothing
    .ask = Placing on b1 would cost a sacrifice. Can your token on a1 move there for nothing?
    .more = Moving pays for no forest. Afterwards you stand in that wood, and its other spaces are free for you.
    .answer = Guardian 3 moves a token into a forest for nothing, where placing would cost a sacrifice.

case-guardian-3-temple = Through a temple
    .ask = A temple lies between b1 and b3. Can your token move from b1 to b3?
    .more = "Move a token" goes through temples as placing does, and through temples side by side as through one.
    .answer = A move goes through a temple, or a row of them, as placing does, and costs nothing.

case-guardian-3-water = Never across water
    .ask = c1 lies just across the river. Can your token on a1 move there?
    .more = A crossing takes a sacrifice and is for tokens that are placed. A move never crosses water.
    .answer = Water is crossed only by placing and with a sacrifice, never by moving a token.

case-guardian-3-own = Your own tokens only
    .ask = Orange blocks the pass on b1. Can you move that token aside?
    .more = You move tokens of your own. Others leave a space only when their tile slides or turns.
    .answer = Guardian 3 moves your own tokens only; those of others just ride along on tiles.

case-guardian-3-ruins = Onto ruins, never off
    .ask = Your token stands on the ruins on b2. Can it move on to b1?
    .more = A token on ruins stays. The one on a3 may step to ruins, and then earns their extra action.
    .answer = A token can be moved onto ruins, for the extra action, but never off them.

case-guardian-3-one-step = Not two steps
    .ask = c1 is two steps away over open meadow. Can your token move from a1 to c1?
    .more = One step, or through one temple. A temple may take you further than your feet.
    .answer = A move is one step, or the way through one temple, and no further.

case-guardian-3-border = Onto the next tile
    .ask = Your token is on c4; c3, above it, lies on another tile. Can it move there?
    .more = Edges of tiles do not matter. The gap on its right has no spaces, so nothing moves in there.
    .answer = A move goes over tile borders as if there were none, but never into the gap.

case-guardian-3-alone = Away from the others
    .ask = Tokens are placed next to each other. May a move leave a token with none of yours beside it?
    .more = Being next to a token of your own is asked of placing only. From its new space it serves you as before.
    .answer = A moved token can end away from all your others: only placing asks to be next to one.

case-guardian-3-joined-wood = Move first, then place
    .ask = Your token has moved into the wood on b1. Is the forest on c1 free now?
    .more = The guardian acts at any moment of the turn, so a move can come first and save a sacrifice.
    .answer = A move can come before placing, and in a forest it frees the forests next to it.

case-guardian-4-any = Any tile, either way
    .ask = Your card is 4. Can you rotate tile 8A, where none of your tokens stands?
    .more = Any one tile, a quarter turn clockwise or counter-clockwise. It need not be in line with the gap.
    .answer = Guardian 4 rotates any one tile a quarter turn, in either direction.

case-guardian-4-ride = Tokens turn along
    .ask = You turn tile 1A clockwise. Where does your token on the forest on b1 go?
    .more = Terrain and tokens turn together: to c2, still on its forest. Orange's token comes round as well.
    .answer = Tokens turn with their tile, whoever owns them, and stay on the land they stood on.

case-guardian-4-half = A quarter turn only
    .ask = You have turned a tile by a quarter. Can you turn it once more, for half a turn?
    .more = One guardian action a turn, and it is one quarter. Ruins on that tile could add another.
    .answer = A guardian acts once a turn, and rotates a tile by one quarter only.

case-guardian-4-not-slide = Rotating is not sliding
    .ask = Tile 2A is in line with the gap, and your card is 4. Can you slide it?
    .more = Guardian 4 turns a tile where it lies. It moves nothing to another slot, and no single token.
    .answer = Guardian 4 only turns a tile where it lies, and nothing else.

case-guardian-4-river = Turn a river
    .ask = The rivers of 1A and 2A do not meet. Can you cross from a1 to f1 now?
    .more = Rotate tile 2A: its river then continues yours, and one sacrifice takes you along both.
    .answer = Rotating a tile can join two rivers, and from then on one crossing spans both.

case-guardian-4-lose = Turning a temple away
    .ask = Orange's only temple, on c2, stands beside d2. Can you turn it away?
    .more = After either turn c2 is plain land. Temples count for those who stand beside them at the end of the game.
    .answer = A temple scores only for those beside it at the end, and a tile can be turned till then.

case-guardian-4-late = As the last thing you do
    .ask = All your tokens are placed. Can you still rotate tile 2A?
    .more = At any moment of your turn, so after the last token as well. No token can follow it then.
    .answer = A tile can be rotated at any moment of your turn, after the last token too.

case-guardian-4-two = Five tiles with two players
    .ask = With two players, can you rotate tile 4A, below the gap?
    .more = All five tiles can turn. The gap is no tile.
    .answer = With two players any of the five tiles can be rotated; the gap is none of them.

case-guardian-4-real = Turn a temple to your door
    .ask = You stand on a7, and tile 7A lies below. Can you turn it so that a temple comes to a8?
    .more = Counter-clockwise brings the small temple from g8 round to a8, beside your token. Clockwise does not.
    .answer = Rotating a tile can bring a temple beside your token, if it turns the right way.

case-guardian-5-slide = Card 5 slides a tile
    .ask = Your card is 5. Can you slide tile 2A into the gap with it?
    .more = Card 5 does any one of 2, 3 and 4, by the same rules. Its price: you play last.
    .answer = Card 5 can slide a tile into the gap by the rules of guardian 2.

case-guardian-5-token = Card 5 moves a token
    .ask = Your card is 5. Can your token move from a1 into the forest on b1 for nothing?
    .more = As with guardian 3: a step or through a temple, never across water, and the forest is free.
    .answer = Card 5 can move a token by the rules of guardian 3: one step, and a forest is free.

case-guardian-5-rotate = Card 5 rotates a tile
    .ask = Your card is 5. Can you rotate a tile that is not in line with the gap?
    .more = As with guardian 4: any tile, a quarter turn either way.
    .answer = Card 5 can rotate any tile a quarter turn, by the rules of guardian 4.

case-guardian-5-talisman = No talisman with card 5
    .ask = Your card is 5. Can you take the talisman?
    .more = Card 5 stands for 2, 3 and 4, not for 1.
    .answer = Card 5 stands for 2, 3 or 4, and only card 1 takes the talisman.

case-guardian-5-one-only = One of them, not two
    .ask = You have moved a token with card 5. Can you rotate a tile as well?
    .more = One guardian action a turn, also with card 5. Choose the one of the three that you need most.
    .answer = Card 5 does one action a turn: slide a tile, move a token or rotate a tile.

case-guardian-5-fixed = Ruins hold against card 5
    .ask = Your token stands on the ruins on b1. Can card 5 move it off?
    .more = The limits of guardian 3 hold. But card 5 may also turn the tile, and the token rides along.
    .answer = No card moves a token off ruins; it only travels along when its tile slides or turns.

case-guardian-5-two = No card 5 with two players
    .ask = Two of you play. Is card 5 among the cards?
    .more = With two players there are 2, 3 and 4. One of the three is left over, unseen.
    .answer = With two players only cards 2, 3 and 4 are in the game.

case-guardian-5-ruins = Ruins first, then card 5
    .ask = An extra action waits on tile 1A. Can card 5 rotate tile 2A before it?
    .more = The ruins come first. After them card 5 is still there: two actions in one turn.
    .answer = The extra action of ruins comes first, at once; card 5 still acts after it.

case-guardian-5-rescue = Three ways, one rescue
    .ask = Your token on b1 is about to burn. Which of the three actions of card 5 saves it?
    .more = Only moving the token: when the tile slides or turns, the volcano goes with it.
    .answer = Only moving the token saves it: when its tile slides or turns, the volcano goes along.
