### The lessons about the game as a whole.

chapter-game = The whole game
    .about = Begin a game, play a round of it, and see what changes when two play.

lesson-set-up = How a game begins
    .about = Where your first token may stand, and where it stands well.
    .end = A corner tile of your own, on its outer edge, in meadow or forest: that is where you begin.
lesson-set-up-where = The eight tiles lie differently in every game. You are blue, and you choose first: click a dot to put your first token there.
    .done = A first token costs nothing more, not even in a forest.
    .hint-1 = The four corner tiles are for starting, on the sides that look out to sea.
    .hint-2 = Any meadow or forest on the rim of a corner tile will do.
    .inside = You come from the sea: look for the rim of the tile.
    .side = Go to one of the four corners of the island.
lesson-set-up-temple = The same island. Some starts lie right beside a temple, which is then discovered before the game has even begun. Find one.
    .done = That is 2 or 3 points, and a first tile reached. Later, tiles will be worth much more.
    .hint-1 = Temples are the small shrines and the tall golden pyramids. Look for one on the rim, or one step behind it.
    .hint-2 = Try the top left corner: a temple stands on a1.
lesson-set-up-others = Choose your start once more. This time the others choose after you, counter-clockwise, each on a corner that is still free.
    .done = Nobody shares a corner. Orange holds the talisman: Orange chose last, and now takes a guardian card first.
    .hint-1 = Any dot is allowed. A temple nearby helps.

lesson-first-round = A whole round
    .about = Play one round against two calm opponents, from the first token to the last.
    .end = A game is eight such rounds. You know all you need to play it.
lesson-first-round-start = Three play: you are blue, the other two move on their own. Choose where to begin.
    .done = Everybody has a start, and the others have each taken a guardian card already. You cannot see which.
    .hint-1 = Any dot will do. Beside a temple is a good place.
lesson-first-round-card = Each round begins with a card. It gives you one special action and says when your turn comes: the lowest number goes first. Take one.
    .done = Whoever has the lowest card goes first. Now it is your turn.
    .hint-1 = Card 2 goes early and slides a tile. If you cannot decide, take that one.
lesson-first-round-turn = Your turn: use up your tokens. A dot marked +1 takes two of them. Your card is there to be used, but it does not have to be.
    .done = That was your turn. What you have discovered is on your score sheet already.
    .hint-1 = Look for spaces beside temples, better still on a tile where you have none yet.
    .hint-2 = Short of ideas? Click any dot until no token is left.
lesson-first-round-end = End your turn. The others finish the round, and the next one begins.
    .done = Round two: all cards went back, and whoever holds the talisman chose first.
    .hint-1 = Press the button that ends the turn.

lesson-two-players = When two play
    .about = What is different with two: a smaller island, fewer cards, and a talisman that wanders.
    .end = Five tiles, cards 2 to 4, the talisman to and fro, 5 points for a complete tile, 3 for the most sacrifices. All else stays the same.
lesson-two-players-gap = With two players there are five tiles, and the gap is at the top. Its shores are outer edges too. Begin on one of the two corner tiles beside the gap, facing it.
    .done = From here you look into the gap, where the next tile may come.
    .hint-1 = Look at column g, on the left of the gap, or column o, on its right.
    .middle = With two players there are four corner tiles as well: only the one below the gap is none.
lesson-two-players-card = Only cards 2, 3 and 4 are used, and one of them stays unseen. Take one.
    .done = Orange has one of the other two. Which one, you will see when its turn comes.
    .hint-1 = Any of them will do.
    .first = The talisman changes hands by itself when two play, so nobody needs card 1. Card 5 is left out as well.
lesson-two-players-turn = Take your turn: three tokens, as ever.
    .done = Each tile with all its temples discovered is worth 5 points here, not 8.
    .hint-1 = Click any dot until no token is left.
lesson-two-players-end = End your turn and watch the talisman.
    .done = Orange had the talisman, now it is yours. It changes hands after every round.
    .hint-1 = Press the button that ends the turn.
