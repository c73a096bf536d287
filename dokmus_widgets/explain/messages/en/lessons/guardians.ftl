### The lessons about the guardians.

chapter-guardians = The guardians
    .about = Five cards, one a round: what each of them does, when your turn comes, and which to take.

## Turn order and the talisman

lesson-turn-order = Who goes first
    .about = What the number on a card means, and what card 1 is for.
    .end = The lowest card has the first turn, and whoever holds the talisman is the first to choose a card.

lesson-turn-order-choose = Each round you take a guardian card, and the lowest number has the first turn. You choose last; Orange and Yellow hold 2 and 3. Only one space beside the pyramid is open, e3, and Orange is as near to it as you are. Take a card that gets you there first.
    .done = No card is lower than 1: the first turn is yours.
    .hint-1 = Your number has to be lower than 2 and lower than 3.
    .late = Now 2 and 3 have their turns before you, and one of them is Orange.
    .last = Nobody is later than card 5. By then Orange has had its chance at e3.
    .taken = Only 1, 4 and 5 have come round to you.

lesson-turn-order-place = Nobody can be faster now. Discover the pyramid.
    .done = And e3 is taken: from this side nobody else gets beside the pyramid.
    .hint-1 = e3 is next to your token on d3.
    .onto = Stop right in front of it, on e3.

lesson-turn-order-talisman = A card is more than a number: once in your turn, whenever you like, its guardian does something for you. This one brings you the talisman, which Orange holds. Take it.
    .done = That means all five cards for you to choose from.
    .hint-1 = Look for the tool with the talisman.
    .tile = Every guardian can do one thing, and moving tiles is the one of card 2.
    .token = Every guardian can do one thing, and moving tokens is the one of card 3.

lesson-turn-order-next = Use up your tokens and end your turn. Orange and Yellow play on their own, and the next round begins.
    .done = Round three: all cards have come back, and as you hold the talisman, you are asked first.
    .hint-1 = Two tokens are left to place: any dot will do. Then press the button that ends the turn.
    .early = Guardians may stay unused, but tokens may not.

## Card 2: moving a tile

lesson-move-a-tile = Card 2: move a tile
    .about = How land travels, with everybody on it, and joins what lay apart.
    .end = Card 2 moves a tile straight into the gap, over another one if need be: tokens go along, and rivers and temples join anew.

lesson-move-a-tile-gap = The hole in the middle of the island is the gap. Card 2 moves a tile into it, straight along its row or its column, with all that stands on it. Your tokens are placed; now get one of them beside the pyramid on c5.
    .done = Your token on d2 went along and landed on d5, beside the pyramid. The gap is now where the tile was.
    .hint-1 = One of your tokens stands on tile 2. Where would it be, if that tile lay in the middle?
    .corner = From a corner it would have to go around a bend. Try a tile that shares its row or its column with the gap.
    .turn = Card 2 moves tiles as they lie, without a turn.
    .pyramid = Now the pyramid has gone along with its tile, to f5, and still none of your tokens is beside it.

lesson-move-a-tile-jump = Another island. Somebody has moved a tile already, so the gap is in the north. Get a token beside the pyramid on c2.
    .done = The tile jumped, right over the one in the middle. As long as the line is straight, the way may be two tiles long.
    .hint-1 = Your tokens on d8 and d9 stand on tile 7, which is in the column of the gap.
    .near = That tile may move, but your tokens stand on the one below it.
    .corner = But you have two tokens on another tile of the bottom row.

lesson-move-a-tile-river = A third island, and all your three tokens. Discover a pyramid in this turn. You stand by a river in the west, the pyramid by one in the east; make one river of them. There is more than one way.
    .done = Water that touches is one waterway, wherever its tiles come from, and one sacrifice takes you to any of its shores.
    .hint-1 = First the tile, then the crossing. What would fit between the two rivers?
    .hint-2 = Tile 2 carries a river from side to side. Move it into the gap, then cross to h4 or i5.
    .early = As long as the gap parts the two rivers, that is another waterway. Close the gap first.
    .cross = You have crossed your own river, and one token is too little for another crossing.

lesson-move-a-tile-temples = A fourth island. One token is placed, two are left. Discover the pyramid on g5; three different tiles can help you, each in its own way.
    .done = Temples that touch act as one, across tiles too. And you need not go to a pyramid that comes to you.
    .hint-1 = You stand beside the temple on c5. Put another temple next to it, and you reach the spaces around both.
    .hint-2 = Tile 2 brings a temple to d5. Tile 4 takes yours to the pyramid, tile 5 brings the pyramid to yours.
    .land = Land to walk on, but three steps wide: f5 is one token too far. A tile with a temple on its edge makes it shorter.

## Card 3: moving a token

lesson-move-a-token = Card 3: move a token
    .about = One step that costs nothing and takes you where placing cannot.
    .end = Card 3 moves one of your tokens a step: into forests for nothing, past temples, onto ruins, and out of the fire of a volcano.

lesson-move-a-token-forest = The temple on f2 lies behind the forest on d2, and you have one token left: too little to pay for a forest. But card 3 moves one of your tokens to a space next to it, and a forest then costs nothing. Discover the temple.
    .done = Moved into the forest for nothing, and the last token placed beyond it.
    .hint-1 = The token on c2 is next to the forest. Move it, and you still have one token to place.
    .hint-2 = Move c2 to d2. Then place your last token on e2.
    .afford = So place nothing there: move a token in.
    .token = That was the token that you need behind the forest.

lesson-move-a-token-temple = The next round. All tokens are placed, and card 3 is yours again. Discover the pyramid on h2 with it, in a single move.
    .done = Past the temple, as when you place. And f2 has not been lost: g2 is beside it as well.
    .hint-1 = A token beside a temple may move to any free side of it.
    .onto = Go past it, to its far side.
    .foot = A step on foot, and the card is used up. Another token stands beside the temple on f2, and temples are shortcuts.

lesson-move-a-token-ruins = Another island. Card 3 can move a token onto ruins as well, and that earns their extra action: turn the tile, move it, or move a token on it. Have two tokens on ruins, and temples discovered on two tiles. There is more than one way.
    .done = One card, two actions: the step onto the ruins, and what the ruins did with their tile.
    .hint-1 = The ruins on g4 are free. Once a token of yours is there, use the extra action to take it beside a temple.
    .hint-2 = Move g3 to g4. Then turn tile 5 counter-clockwise, so that your token comes to g6. Or move the tile into the gap.
    .fixed = Tokens on ruins stay there. Take one that stands on meadow.
    .meadow = That gains nothing. The broken columns on g4 were just as near.

lesson-move-a-token-volcano = A third island. Two of your tokens stand on volcanoes, and at the end of your turn they burn. One of them stands beside the pyramid on d1. End your turn, and keep the pyramid. There is more than one way.
    .done = The pyramid is yours, and what burns is not quite lost: it counts as sacrificed.
    .hint-1 = When the turn is over, some token of yours has to stand beside d1, and not on a volcano.
    .hint-2 = e1 and d2 are beside the pyramid as well. The token on c1 reaches both of them.
    .other = Saved; but the token on c1 will burn, and the pyramid depends on it.
    .back = Out of the fire, but no longer beside the pyramid. Go past it instead.
    .burn = Both have burnt, and nobody stands beside the pyramid now. Use your card first.

## Card 4: turning a tile

lesson-turn-a-tile = Card 4: turn a tile
    .about = A quarter turn, and what it brings, takes away and joins.
    .end = Card 4 turns any tile by a quarter, either way: look at what the turn brings, and at what it takes away.

lesson-turn-a-tile-swing = Card 4 turns a tile by a quarter, with all that stands on it. Your tokens are placed; bring the one on d1 beside the pyramid on g1.
    .done = From one corner of the tile to the next, and your token stands beside the pyramid.
    .hint-1 = Clockwise, what is at the top left of a tile goes to its top right.
    .back = The wrong way round: your token on d1 went down to d3.
    .slide = Card 4 turns tiles where they lie.

lesson-turn-a-tile-fetch = Another island. You hold all temples of tile 1: b2, and c2 by your token on d2. Now turn a tile so that you gain 5 points or more. It may be any tile, with or without a token of yours.
    .done = The pyramid came to you, and your tokens stayed where they are useful.
    .hint-1 = If you turn tile 2, your token leaves c2. What else could you turn?
    .hint-2 = Turn the tile of the pyramid, so that g3 comes up to g1.
    .own = You won the pyramid, but d2 went away from the temple on c2: tile 1 is not complete any more, and those 8 points are gone.
    .away = That takes the pyramid away from you, to the far side of its tile.

lesson-turn-a-tile-river = A third island, and all your three tokens. The river on tile 2 lies across and helps nobody. Discover the pyramid on i1 in this turn; there is more than one way.
    .done = Now it is one river from b2 to h2, and a crossing takes you along all of it.
    .hint-1 = Turn the river on tile 2, so that it joins those on its left and on its right.
    .hint-2 = Turn tile 2 either way. Then cross to h1 or i2, for two tokens.
    .early = Your river ends at c2, and the one on tile 3 is another. Join them first.
    .cross = A short hop, and only one token left: too little to cross once more.

## Card 5: any of 2, 3 and 4

lesson-one-of-three = Card 5: one of three
    .about = The card that can do most, and what you pay for it.
    .end = Card 5 does what 2, 3 or 4 does, once, and for that you wait until all others have had their turns.

lesson-one-of-three-any = Card 5 does what card 2, 3 or 4 does: move a tile, move a token, or turn a tile. One of them, as you like. Get beside the pyramid on c5; each of the three can do it.
    .done = That was one of three ways. Take it back, if you like, and find the others.
    .hint-1 = A tile into the gap, a token into a forest, or a tile turned: try each.
    .hint-2 = Move tile 2; or move c3 to c4; or turn tile 4 counter-clockwise.
    .talisman = The talisman is for card 1 alone. Everything else is yours.
    .away = That takes the pyramid down to b6, away from your tokens. What about the other way round?

lesson-one-of-three-wall = Another island, a new turn, and again card 5. Mountains stand between you and the pyramid on e2. Which of the three things opens a way? Discover the pyramid.
    .done = Card 5 is there for the turns in which you cannot know beforehand what you will need.
    .hint-1 = The mountains stand in one column of tile 2. They need not stay in it.
    .hint-2 = Turn tile 2 either way, then place a token on d2.
    .onto = Mountains stay closed for tokens that are moved, too. But a tile takes its mountains along when it turns.
    .slide = The mountains went along, and so did the pyramid: too far for this turn.

lesson-one-of-three-price = A third island, and you choose last: Orange and Yellow hold 3 and 4. There is one free space beside the pyramid, g5, right below Orange. If you move tile 4 into the gap, you are next to it as well. Take a card with which you can do that, and in time.
    .done = Card 2 moves a tile, and comes before 3 and 4. Card 5 would have moved it too late.
    .hint-1 = You need a tile moved: that is card 2, or card 5.
    .hint-2 = Whoever has card 5 has the last turn. Orange will not wait.
    .last = You could still move the tile, but only after Orange has had its turn, and g5 is one step away for Orange.
    .first = The first turn, but card 1 moves no tile, and without that you do not get to g5.
    .taken = Only 1, 2 and 5 have come round to you.

lesson-one-of-three-slide = Your turn, before anybody else's. Discover the pyramid.
    .done = There you are. Card 5 can do this too, but it would have been too late.
    .hint-1 = Tile 4 into the gap; then g5 is next to one of your tokens.
    .far = A bridge, but three spaces long, and g5 is the fourth. Move a tile that takes you there, or brings the pyramid.

## The draft

lesson-which-card = Which card?
    .about = What a card can do on the board as it lies, and when its turn comes.
    .end = A card decides two things: what you can do, and who has been there before you.

lesson-which-card-need = You choose last. Orange and Yellow hold 4 and 5, so you will be first with any card that is left. From d2 three tokens would take you to the pyramid on h2; but placing in that forest costs two of them. Which card gets you into it for nothing?
    .done = Card 3 moves a token, and a token that is moved pays nothing for a forest.
    .hint-1 = Card 1 takes the talisman, 2 moves a tile, 3 moves a token.
    .hint-2 = Think of your token on c2: it is next to the forest.
    .first = You will be first with 2 or 3 as well, and the talisman takes nobody into a forest.
    .slide = A tile that moves takes its forest along. You need a way in.
    .taken = You can see it from the cards that are left: 4 and 5 are with the others.

lesson-which-card-run = Your turn. Into the forest, and on to the pyramid!
    .done = A card and three tokens, all for one pyramid on a new tile. That is what a well-chosen card feels like.
    .hint-1 = First move c2 to d2. Then three tokens: e2, f2, g2.
    .forest = Two tokens gone, and one does not take you to the pyramid. Let the card do it.

lesson-which-card-time = Another island. Orange and Yellow hold 2 and 3, and stand far away in the east. You want the pyramid on b5; a quarter turn of its tile would take the mountains out of your way. Is there a hurry? More than one card will do.
    .done = The others have had their turns, and the pyramid has waited. Being late costs nothing where nobody competes.
    .hint-1 = You need a tile turned, sooner or later.
    .hint-2 = Card 4 turns a tile, and so can card 5.
    .first = The first turn, but nobody is in your way over here, and card 1 turns no tile. Take it back and choose again.
    .taken = It would not have turned a tile for you, anyway.

lesson-which-card-open = Now turn the mountains out of your way, and discover the pyramid. Either direction will do.
    .done = Discovered, late in the round, and worth just as much.
    .hint-1 = Turn tile 4, then place on b4.
    .climb = Turn tile 4 first: then b4 is meadow.

lesson-which-card-yours = Now the real island, in the fourth round of a game. You are first to choose. You will want 10 points in your turn, and placing alone makes 9 at most. The ruins could add to that, if you get the most out of them; a card is the surer way. Take one that adds something.
    .done = The others have chosen as well. Whoever has a lower card has had a turn already, and now it is yours.
    .hint-1 = Look for temples just out of your reach. Would it help to move a tile, to turn one, or to move a token?
    .hint-2 = Cards 2, 3, 4 and 5 can all do it. With 2, for example, the tile north of the gap comes down beside your tokens.
    .talisman = The talisman is good for the next round, but it adds no points to this one. Take it back and choose again.

lesson-which-card-gain = Your tokens and your card. Gain 10 points or more, in your own way, and end your turn. If you fall short, take it back, or go on in the next round.
    .done = That is 10 points or more, and a card well used. You know the guardians now.
    .hint-1 = First see what your card can bring near: try it, and look at your points. You can take everything back.
    .hint-2 = With a card that moves tiles: tile 4, just north of the gap, brings you a new tile to walk onto.
