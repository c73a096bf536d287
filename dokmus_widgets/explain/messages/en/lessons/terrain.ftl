chapter-terrain = Terrain
    .about = What each terrain costs, and what it lets you do.

## Forests

lesson-forests = Forests
    .about = When a forest costs a sacrifice, and when it doesn't.
    .end = A forest costs a sacrifice, unless you have a token in a forest next to it, or in one next to the same temple.

lesson-forests-enter = Dark green treetops are forest. Placing there costs a second token, which is sacrificed: a flame on a dot means this. Place in the forest on b2.
    .done = One token placed, another sacrificed. Whoever sacrifices most scores for it.
    .deeper = c2 isn't next to your token. Place on b2 first.
    .other = That forest is a dead end. From b2 the forest goes on to a temple.

lesson-forests-deeper = The forest goes on to the temple on d2. Discover it with one more token.
    .done = No sacrifice this time: a forest next to one you are in costs nothing extra.
    .hint-1 = Look at c2: its dot has no flame now.
    .corner = The forest on a1 touches b2 only at a corner, so it costs a sacrifice.

lesson-forests-beyond = The next round. You are in a forest next to a temple; on its far side, e2 is forest too. What does e2 cost? Place there.
    .done = Nothing extra: both forests are next to the same temple, which counts like forests next to each other.
    .onto = Go past it, to e2.
    .far = Place on e2 first.

lesson-forests-way = Another round. Discover the large temple on i2 this turn. Which is shorter: through the forest, or around it?
    .done = Three tokens, no sacrifice: each forest was next to one you were in.
    .hint-1 = You are in a forest on e2. What do f2, then g2, cost?
    .round = Around the forest it takes four tokens.

## Water

lesson-water = Water
    .about = How one sacrifice takes you along a whole river.
    .end = One sacrifice lets you place on any shore of the same waterway.

lesson-water-cross = You are next to a river that flows past the temple on h2. To cross, sacrifice one token and place another on any of its shores. Discover the temple.
    .done = All connected water is one waterway: one sacrifice takes you to any shore.
    .hint-1 = Follow the river down from b1 and then east. Every flame is a place to land.
    .hint-2 = g2 and h3 are at the far end, both next to the temple.
    .into = Choose a space on the far shore, not the water.
    .near = That's just the other bank. The same sacrifice takes you to the far end of the river.

lesson-water-last = You have one token left. Discover the temple on i1 too; there are two ways.
    .done = You went past the temple on h2, at no extra cost. Crossing would have cost another sacrifice.
    .hint-1 = Next to the temple on h2, you reach its other sides. Two of them touch i1.
    .back = A crossing takes two tokens. You can cross once a turn.

lesson-water-along = The next round. The temple on c5 is four tokens from a2, on your side of the river. You have three. Discover it.
    .done = You can also land on your own bank: it's the same water.
    .hint-1 = Do you have to land on the other side?
    .hint-2 = Look at the shore next to c5: landing there takes two tokens.
    .walk = That way takes four tokens. You can still cross.

lesson-water-which = Another round. A second river, from h4 to h7, leads towards the temple on g8. It touches the first only at a corner, so they aren't connected. Discover the temple on g8.
    .done = To its shore, then across. A crossing begins and ends at the same waterway.
    .hint-1 = First go past the temple on h2, to the shore of the second river.
    .hint-2 = First h3, just above the water on h4. Then cross with two tokens.
    .straight = You aren't next to the second river yet.

## Temples as links
lesson-water-nowhere = Another game. Mountains all around a2, no temple, no water: you have no legal placement. Only then can you place on any empty meadow, forest, ruins or volcano. Place a token.
    .done = Once you have a legal placement, the usual rules apply again.

lesson-temple-links = Past the temples
    .about = How temples take your tokens a long way, at no extra cost.
    .end = Next to a temple, you reach every space around it and around temples next to it. With a sacrifice, you also cross water next to it.

lesson-temple-links-past = Your token is next to the temple on b2, so you reach its other sides. Discover the temple on d2 with one token.
    .done = Past the temple, at no extra cost.
    .hint-1 = Find a space between the two temples.
    .onto = Go past it.
    .corner = c3 touches the temple on b2 only at a corner. Only its four sides count.
    .below = That's another side of b2, but it isn't next to d2.

lesson-temple-links-chain = You are at the end of a row of three temples: d2, e2, f2. Temples next to each other act as one. Discover f2 with one token; there are three ways.
    .done = Along the whole row with one token: you reach the spaces around all its temples.
    .hint-1 = f1, f3 or g2, which is on the next tile.
    .early = That's next to d2. You can go much further.

lesson-temple-links-middle = Each temple is discovered on its own, and none of your tokens is next to e2. Discover it; there are two ways.
    .done = You have discovered every temple of this tile: 8 points more.
    .hint-1 = Place above it or below it.
    .on = That isn't next to e2, and it was your last token.

lesson-temple-links-hops = The next round. Four temples stand in a column: h2, h4, h6, h8. Discover the large temple on h8 this turn.
    .done = Across the whole island with three tokens.
    .hint-1 = With each token, go past one temple and stop in front of the next.
    .hint-2 = First h3: it's next to h2 and h4.
    .two = h2 and h4 don't touch, so they don't act as one. Stop between them first.
    .aside = You went past h2, but not towards h4.

lesson-temple-links-ferry = Another round. The temple on h8, next to you, is next to water: you can cross from there. Discover the temple on e8.
    .done = A temple next to water is as good as a shore: you can leave from it, or land next to it.
    .hint-1 = The water goes from g8 around to e9. Look for a flame next to the temple on e8.
    .into = Look for a flame on the shore.

## Volcanoes

lesson-volcano = Volcanoes
    .about = When to go over a volcano, and when to burn a token.
    .end = A token on a volcano works until your turn ends; then it burns and counts as sacrificed.

lesson-volcano-over = Mountains block the way to the temple on e2. But the smoking cone on c2 is a volcano, and you can place on it. Discover the temple.
    .done = Until your turn ends, a token on a volcano works like any other.
    .hint-1 = b2, c2, d2; d2 is next to the temple.
    .mountain = Snow on top: a mountain. Smoke on top: a volcano.
    .detour = The way to the temple takes all three tokens.

lesson-volcano-burn = End your turn, and watch c2.
    .done = Burned, and counted as sacrificed. d2 stays: tokens needn't be connected.
    .fourth = No tokens left this turn. End your turn.

lesson-volcano-rescue = The next round. Your tokens are placed, one of them on d3, a volcano. You hold card 3, which moves a token. Save it, then end your turn.
    .done = It left before your turn ended, so nothing burned.
    .hint-1 = Move the token to an empty space next to it. d3 has just one.
    .hint-2 = Choose the token on d3, then e3. Then end your turn.
    .leave = Your token was still on the volcano.
    .other = That token was safe, and your card is used.

lesson-volcano-race = The most sacrifices score 4 points at the end. Orange has sacrificed 3 tokens, you 1; if you tie, both score in full. Tie with Orange and end your turn.
    .done = Tied with Orange: 4 points. A volcano takes one token for a sacrifice, a forest takes two.
    .hint-1 = Two volcanoes are next to your tokens.
    .hint-2 = One token on c2, one on d3, one anywhere. Then end your turn.
    .mountain = Look for smoke.

## Ruins

lesson-ruins = Ruins
    .about = The ruins action, and how to use it well.
    .end = A token on ruins scores a point. Placing or moving one there also gives a ruins action on that tile, at once.

lesson-ruins-place = Broken columns are ruins. A token there scores a point and gives a ruins action. Place on b2.
    .done = You have a ruins action: rotate this tile, slide it if it's in line with the gap, or move one of your tokens on it.
    .below = Place on the ruins first: b3 is next to them.

lesson-ruins-turn = Use it. The temple on d2 is just off tile 1. Rotate the tile to get next to the temple; either way works.
    .done = The tile rotated with your tokens, and the mountain is out of your way.
    .hint-1 = Choose "Rotate a tile", then tile 1.
    .hint-2 = Clockwise, the token on b1 goes to c2. Anticlockwise, c2 becomes meadow.
    .later = A ruins action can't wait.
    .other = A ruins action works on its own tile only.
    .slide = This tile can rotate, but not slide.
    .skip = Now the mountains stay where they are.

lesson-ruins-rescue = Another island. The way to the temple on e2 leads over the volcano on b2, then the ruins on c2, both on one tile. Discover the temple and end your turn; let nothing burn.
    .done = Your ruins action moved the token off the volcano in time.
    .hint-1 = Place on the volcano, then on the ruins. What can the ruins action do for the token on b2?
    .hint-2 = Move b2 to b1 or b3 with the ruins action. Then place on d2 and end your turn.
    .round = The only way leads over the volcano, and it takes all three tokens.

lesson-ruins-chain = A third island, and your last token this turn. Moving a token onto ruins also gives a ruins action. Have two tokens on ruins, and discover the large temple on c5.
    .done = One token: two ruins, two ruins actions, and a large temple.
    .hint-1 = Place on b1 first. Its ruins action can move any of your tokens on that tile.
    .hint-2 = Then move c2 onto the ruins on d2: the next ruins action slides tile 2 into the gap.
    .short = That gives the ruins action on tile 2, but leaves no token for the ruins on b1.
