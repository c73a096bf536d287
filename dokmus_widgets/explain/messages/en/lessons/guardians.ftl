chapter-guardians = The guardians
    .about = What each of the five cards does, when you play, and which to choose.

## Turn order

lesson-turn-order = Who plays first
    .about = What the number on a card means, and what card 1 is for.
    .end = The lowest card plays first; whoever has the talisman chooses a card first.

lesson-turn-order-choose = Each round everybody chooses a guardian card, and the lowest number plays first. You choose last; Orange and Yellow have 2 and 3. You and Orange are equally close to e3, the only open space next to the large temple. Choose a card that gets you there first.
    .done = No card is lower than 1: you play first.
    .hint-1 = Your number must be lower than 2 and 3.
    .late = Cards 2 and 3 play before you, and one of them is Orange's.
    .last = Card 5 plays last. Orange can reach e3 before you.
    .taken = Only 1, 4 and 5 are left for you.

lesson-turn-order-place = You play first. Discover the large temple.
    .done = You are on e3, the only open space next to the temple.
    .hint-1 = e3 is next to your token on d3.
    .onto = Stop in front of it, on e3.

lesson-turn-order-talisman = Once a turn, whenever you like, your card also gives you an action. This one takes the talisman, which Orange has. Take it.
    .done = Next round you choose from all five cards.
    .tile = Card 2 moves tiles.
    .token = Card 3 moves tokens.

lesson-turn-order-next = Use all your tokens and end your turn. Orange and Yellow play, and the next round begins.
    .done = Round 3: all cards are back. You have the talisman, so you choose first.
    .early = Use all your tokens first.

## Card 2

lesson-move-a-tile = Card 2: move a tile
    .about = How tiles travel with everything on them, and connect rivers and temples.
    .end = Card 2 slides a tile straight into the gap, even over another one. Tokens go with it; rivers and temples connect.

lesson-move-a-tile-gap = The empty slot in the middle is the gap. Card 2 slides a tile into it, straight along its row or column, with everything on it. Get one of your tokens next to the large temple on c5.
    .done = Your token on d2 went with it to d5, next to the temple. The gap is now where the tile was.
    .hint-1 = You have a token on tile 2. Where would it be if that tile lay in the middle?
    .corner = Choose a tile in the gap's row or column.
    .turn = Slide a tile instead.
    .pyramid = The temple went with its tile, to f5, and you still have no token next to it.

lesson-move-a-tile-jump = Another island. A tile has moved already, so the gap is in the north. Get a token next to the large temple on c2.
    .done = The tile jumped over the one in the middle: a tile can move two slots in a straight line.
    .hint-1 = Your tokens on d8 and d9 are on tile 7, in the gap's column.
    .near = Your tokens are on the tile below it.
    .corner = You have two tokens on another tile of the bottom row.

lesson-move-a-tile-river = A third island, and all three tokens. You are next to a river in the west, and a large temple to one in the east. Connect them, and discover a large temple this turn.
    .done = Connected water is one waterway, across tiles too, and one sacrifice takes you to any of its shores.
    .hint-1 = First the tile, then the crossing. What would fit between the two rivers?
    .hint-2 = Tile 2 has a river from side to side. Slide it into the gap, then cross to h4 or i5.
    .early = The gap separates the two rivers. Fill it first.
    .cross = That's your own river, and one token isn't enough to cross again.

lesson-move-a-tile-temples = A fourth island. One token is placed, two are left. Discover the large temple on g5; three different tiles can help.
    .done = Temples next to each other act as one, across tiles too. You can also bring a temple to your tokens.
    .hint-1 = You are next to the temple on c5. Put another temple next to it, and you reach the spaces around both.
    .hint-2 = Tile 2 brings a temple to d5. Tile 4 takes your temple to the large one; tile 5 brings the large one to yours.
    .land = f5 is one token too far. Choose a tile with a temple on its edge.

## Card 3

lesson-move-a-token = Card 3: move a token
    .about = A move that costs nothing and goes where placing can't.
    .end = Card 3 moves one of your tokens: into a forest at no cost, past a temple, onto ruins, or off a volcano.

lesson-move-a-token-forest = The temple on f2 is behind the forest on d2, and you have one token left: not enough for a forest. But card 3 moves a token to a space next to it, even a forest, at no cost. Discover the temple.
    .done = You moved into the forest at no cost, and placed your last token beyond it.
    .hint-1 = The token on c2 is next to the forest. Move it; you can still place one.
    .hint-2 = Move c2 to d2. Then place your last token on e2.
    .afford = Don't place there: move a token in.
    .token = You needed that token behind the forest.

lesson-move-a-token-temple = The next round. All tokens are placed, and you have card 3 again. Discover the large temple on h2.
    .done = You moved past the temple. You keep the temple on f2: g2 is next to it too.
    .hint-1 = A token next to a temple can move to any empty space around it.
    .onto = Go past it.
    .foot = Choose the token next to the temple on f2 instead, and move it past that temple.

lesson-move-a-token-ruins = Another island. Card 3 can also move a token onto ruins, which gives a ruins action: rotate the tile, slide it, or move a token on it. Have two tokens on ruins, and discover temples on two tiles.
    .done = One card, two actions: a token onto the ruins, and the ruins action.
    .hint-1 = The ruins on g4 are empty. Move a token there, then use the ruins action to get it next to a temple.
    .hint-2 = Move g3 to g4. Then rotate tile 5 anticlockwise, which takes your token to g6. Or slide the tile into the gap.
    .fixed = Choose one on a meadow.
    .meadow = Move it onto the ruins on g4 instead.

lesson-move-a-token-volcano = A third island. Two of your tokens are on volcanoes, one of them next to the large temple on d1. End your turn and keep the temple.
    .done = You keep the large temple, and a burned token counts as sacrificed.
    .hint-1 = When your turn ends, you need a token next to d1 that isn't on a volcano.
    .hint-2 = e1 and d2 are next to the temple too. The token on c1 can move to either.
    .other = That saves the wrong token: the one on c1 is next to the temple.
    .back = Off the volcano, but no longer next to the temple. Move past it instead.
    .burn = Both burned, and you have no token next to the temple. Use your card first.

## Card 4

lesson-turn-a-tile = Card 4: rotate a tile
    .about = A quarter turn: what it brings, takes away and connects.
    .end = Card 4 rotates any tile a quarter turn, either way. Check what that brings and what it takes away.

lesson-turn-a-tile-swing = Card 4 rotates a tile a quarter turn, with everything on it. Get the token on d1 next to the large temple on g1.
    .done = Your token went from one corner of the tile to the next, next to the temple.
    .hint-1 = Clockwise, the top left of a tile goes to its top right.
    .back = The wrong way: your token on d1 went down to d3.
    .slide = Rotate the tile instead.

lesson-turn-a-tile-fetch = Another island. You have discovered both temples of tile 1, on b2 and, from d2, on c2. Rotate a tile, with or without your tokens, and score at least 5 points.
    .done = The large temple came to you, and your tokens stayed.
    .hint-1 = If you rotate tile 2, your token leaves the temple on c2. Which other tile could you rotate?
    .hint-2 = Rotate the tile with the large temple, so that g3 goes to g1.
    .own = But your token on d2 left the temple on c2: tile 1 is no longer complete, and its 8 points are gone.
    .away = That takes the large temple to the far side of its tile.

lesson-turn-a-tile-river = A third island, and all three tokens. The river on tile 2 lies the wrong way. Discover the large temple on i1 this turn.
    .done = It's one river from b2 to h2 now, and one crossing covers all of it.
    .hint-1 = Rotate tile 2 either way. Then cross to h1 or i2.
    .early = Your river ends at c2; the one on tile 3 is another. Connect them first.
    .cross = That leaves one token: not enough to cross again.

## Card 5

lesson-one-of-three = Card 5: one of three
    .about = The card with the most choices, and its drawback.
    .end = Card 5 acts as 2, 3 or 4, once, but you play last.

lesson-one-of-three-any = Card 5 does what card 2, 3 or 4 does: slide a tile, move a token, or rotate a tile. Get next to the large temple on c5; all three can do it.
    .done = That was one of three ways. Undo to find the others.
    .hint-1 = Slide a tile into the gap, move a token into a forest, or rotate a tile.
    .hint-2 = Slide tile 2; or move c3 to c4; or rotate tile 4 anticlockwise.
    .talisman = Only card 1 takes the talisman.
    .away = That takes the temple down to b6, away from your tokens. Try the other way.

lesson-one-of-three-wall = Another island, and again card 5. Mountains stand between you and the large temple on e2. Discover it.
    .done = Choose card 5 when you don't know yet what you'll need.
    .hint-1 = The mountains are in one column of tile 2. They needn't stay there.
    .hint-2 = Rotate tile 2 either way, then place a token on d2.
    .onto = But mountains rotate with their tile.
    .slide = The mountains and the temple went with the tile.

lesson-one-of-three-price = A third island, and you choose last: Orange and Yellow have 3 and 4. Only one space next to the large temple is open: g5, just below Orange. You get next to g5 too if you slide tile 4 into the gap. Choose a card that can do that in time.
    .done = Card 2 slides a tile, and plays before 3 and 4. Card 5 would be too late.
    .hint-1 = You need to slide a tile: card 2 or card 5.
    .hint-2 = Card 5 plays last, after Orange.
    .last = Orange plays before you, and is next to g5.
    .first = Card 1 doesn't slide a tile, so you can't reach g5.
    .taken = Only 1, 2 and 5 are left for you.

lesson-one-of-three-slide = You play first. Discover the large temple.
    .done = Card 5 can do this too, but too late.
    .hint-1 = Slide tile 4 into the gap; then g5 is next to one of your tokens.
    .far = g5 is one token too far. Slide a tile that takes you there, or brings the temple.

## The draft

lesson-which-card = Which card?
    .about = Choosing by what a card can do, and when it plays.
    .end = A card decides what you can do, and who plays before you.

lesson-which-card-need = You choose last. Orange and Yellow have 4 and 5, so you play first with any other. From the forest on d2, three tokens take you to the large temple on h2, but placing on d2 costs two. Which card gets you in at no cost?
    .done = Card 3 moves a token, into a forest at no cost.
    .hint-1 = Card 1 takes the talisman, 2 slides a tile, 3 moves a token.
    .hint-2 = Your token on c2 is next to the forest.
    .first = You play first with 2 or 3 too, and card 1 doesn't get you into the forest.
    .slide = A tile takes its forest with it. You need a way in.
    .taken = The others have 4 and 5.

lesson-which-card-run = Your turn. Discover the large temple.
    .done = A large temple on a new tile, with your card and three tokens.
    .hint-1 = First move c2 to d2. Then place on e2, f2, g2.
    .forest = That leaves one token: not enough. Move a token in with your card.

lesson-which-card-time = Another island. Orange and Yellow have 2 and 3, and are far away in the east. You want the large temple on b5, behind mountains. Choose a card that can rotate its tile.
    .done = The others have played. Nobody competes for this temple, so playing late costs nothing.
    .hint-1 = Card 4 rotates a tile, and so can card 5.
    .first = Card 1 doesn't rotate a tile. Undo and choose again.
    .taken = The others have 2 and 3.

lesson-which-card-open = Rotate the mountains out of your way, either way, and discover the large temple.
    .done = Late in the round, but for just as many points.
    .hint-1 = Rotate tile 4, then place on b4.
    .climb = Rotate tile 4 first.

lesson-which-card-yours = The full island, in the fourth round. You choose first, and want to score 10 points this turn. Placing alone scores at most 9. The ruins can add to that, but a card makes it easier. Choose one that helps.
    .done = Any lower cards have played: it's your turn.
    .hint-1 = Look for temples just out of reach. Would it help to slide or rotate a tile, or move a token?
    .hint-2 = Cards 2, 3, 4 and 5 can all do it. With 2, for example, the tile north of the gap comes next to your tokens.
    .talisman = Card 1 adds no points this round. Undo and choose again.

lesson-which-card-gain = Score at least 10 points with your tokens and your card, and end your turn. If you fall short, undo.
    .done = That's at least 10 points.
    .hint-1 = Try your card first, and look at your points.
    .hint-2 = If your card slides tiles: tile 4, just north of the gap, gives you a new tile to place on.
