### The lessons about terrain.

chapter-terrain = Terrain
    .about = What each kind of land asks for, and where it takes you.

## Forests

lesson-forests = Forests
    .about = When a forest costs a token, and when it costs nothing.
    .end = Entering a forest costs a sacrifice; if you stand in a forest next to it, or in one beside the same temple, it costs nothing.

lesson-forests-enter = Dark green crowns are a forest. Entering one costs a second token, which is sacrificed: that is the +1 on a dot. Enter the forest on b2.
    .done = Two tokens gone, one of them into the forest. The other is not all lost: whoever sacrifices most gets points for it at the end.
    .hint-1 = Click the dot with +1 on b2.
    .deeper = One after another: b2 lies on the way.
    .other = A forest as well, and paid for. But this one leads nowhere; from b2 it would have gone on, to a temple.

lesson-forests-deeper = The forest goes on, up to the temple on d2. Reach the temple with one more token.
    .done = And no sacrifice this time. Once you stand in a forest, the forest next to it costs no more than a meadow.
    .hint-1 = Look at c2: its dot has lost the +1.
    .corner = The forest on b2 only touches a1 with a corner, so your token there does not help.

lesson-forests-beyond = The next round. You stand in a forest beside a temple, and on its far side, on e2, there is a forest again. Go there: what will it cost?
    .done = Nothing at all. Your forest and this one lie beside the same temple: that is as good as side by side.
    .hint-1 = From c2 you reach every side of the temple on d2. Click e2.
    .onto = Go past it: its far side is yours to reach.
    .far = First e2, on the far side of the temple; f2 comes after that.

lesson-forests-way = Another round. Reach the pyramid on i2 in this turn, with your three tokens. Is it shorter through the forest, or around it?
    .done = Three forests, three tokens, no sacrifice: with a forest of your own at your back, forests are open land.
    .hint-1 = Count the tokens for each way.
    .hint-2 = You stand in a forest on e2. What does f2 cost, then, and g2 after that?
    .round = No forest, no sacrifice, true; but around the forest it takes four tokens.

## Water

lesson-water = Water
    .about = How one sacrifice takes you from one end of a river to the other.
    .end = One sacrifice for each crossing, from any shore to any other shore of the same water.

lesson-water-cross = You stand by a river, and it flows past a temple, the one on h2. To cross, sacrifice one token and place another on any shore of the same water. Reach the temple; there is more than one landing.
    .done = However long it is, water that hangs together is one waterway, and one sacrifice takes you to any of its shores.
    .hint-1 = Follow the river with your finger, down from b1 and then to the east. Every +1 is a landing.
    .hint-2 = g2 and h3 lie at the far end, both beside the temple.
    .into = Click a space on the far shore, not the water.
    .near = The other bank, right across. But for the same price you could have gone to the far end of the river.

lesson-water-last = One token is left, and there is another temple, on i1. Discover it as well, in one of two ways.
    .done = Past the temple on h2, in one step. That was free: a second crossing would have cost a second sacrifice.
    .hint-1 = You stand beside the temple on h2, and so you reach its other sides. Two of them touch i1.
    .back = Every crossing has to be paid for anew, and that takes two tokens each time. So you can cross once a turn.

lesson-water-along = The next round. The temple on c5 lies four steps from a2, on your own side of the river, and you have three tokens. Reach it in this turn; there is more than one way.
    .done = It is the same water all along your own bank. So it takes you there, too.
    .hint-1 = Who says that you have to land on the other side?
    .hint-2 = Look at the shore between the river and c5: land there for two tokens.
    .walk = On foot it takes four tokens. It is not too late for the river.

lesson-water-which = Another round. In the east a second river, from h4 to h7, flows to the temple on g8. It meets the first one at a corner only, and that does not connect them. Reach the temple on g8.
    .done = Down to the shore, and across. A crossing begins and ends at the same water.
    .hint-1 = None of your tokens stands by the second river yet. One step, past the temple on h2, takes you to its shore.
    .hint-2 = First h3, just above the water on h4. Two tokens are left for the crossing then.
    .straight = You stand by the first river only. Find a way to the shore of the second one before you cross it.

## Temples as links
lesson-water-nowhere = Another game. Mountains on every side of a2, no temple, no water: you can reach nothing. Then, and only then, any free land will do, and costs nothing. Place a token.
    .done = That can rescue a bad start. As soon as you can reach a space again, the usual rules hold.
    .hint-1 = Every meadow, forest, volcano or ruins without a token will do.

lesson-temple-links = Past the temples
    .about = How temples take your tokens a long way, for nothing.
    .end = Beside a temple you reach every space around it, around the temples that touch it, and across the water beside it.

lesson-temple-links-past = Your token stands beside the temple on b2, and beside a temple you reach its other sides. Discover the next temple, on d2, with a single token.
    .done = Past the temple in one stride, and it cost nothing.
    .hint-1 = You need a space between the two temples.
    .onto = A temple is to be passed, not to be stood on.
    .corner = c3 touches the temple on b2 with a corner only. Its four sides are what counts.
    .below = That is another side of b2, but not the one that faces d2.

lesson-temple-links-chain = Now you stand at the end of a row of three temples: d2, e2, f2. Temples side by side act as one. Discover the far end of the row, f2, with a single token; there are three ways.
    .done = All along the row in one stride. Beside one of them, you reach the spaces around them all.
    .hint-1 = Look for dots beside f2.
    .hint-2 = f1, f3 or g2, which is even on the next tile.
    .early = You can go around d2, of course, but also much further.

lesson-temple-links-middle = For discovering, each temple counts on its own, and none of your tokens stands beside the middle one, e2. Mend that; there are two ways.
    .done = Now the whole row is yours, and with it every temple of this tile: 8 points on top.
    .hint-1 = Above it or below it, as you like.
    .on = That looks far ahead. But e2 still waits, and this was your last token.

lesson-temple-links-hops = The next round. Four temples in a column, h2, h4, h6 and h8, with land in between. Reach the last one, the pyramid on h8, in this turn.
    .done = Across the whole island with three tokens. Temples are the fastest roads there are.
    .hint-1 = Each token goes past one temple, and stops in front of the next.
    .hint-2 = First h3: it lies beside h2 and beside h4.
    .two = h2 and h4 do not touch, so they do not act as one. Stop between them first.
    .aside = You went past h2, but not towards h4.

lesson-temple-links-ferry = Another round, one more trick. You stand beside the temple on h8, and the temple stands by the water. That will do for a crossing. Reach the temple on e8; there is more than one way.
    .done = A temple by the water is as good as a shore: leave from beside it, or land beside it.
    .hint-1 = The water goes from g8 around to e9. Look for +1 beside the temple on e8.
    .into = The crossing ends on land: look for +1.

## Volcanoes

lesson-volcano = Volcanoes
    .about = A way across that burns behind you, and when that is what you want.
    .end = A token on a volcano serves you until your turn ends; then it burns, and counts as sacrificed.

lesson-volcano-over = A range of mountains lies before the temple on e2. But the dark cone on c2 smokes: it is a volcano, and that can be stepped on. Reach the temple.
    .done = Across. For now the token on the volcano is as good as any other.
    .hint-1 = Straight on to the east: b2, then the volcano.
    .hint-2 = b2, c2, d2, and you stand beside the temple.
    .mountain = Snow on top: a mountain. Smoke on top: a volcano, and your way.
    .detour = The way to the temple takes all your three tokens.

lesson-volcano-burn = Now end your turn, and keep an eye on c2.
    .done = Burnt, and counted as sacrificed. But d2 holds: tokens need no link to those behind them.
    .hint-1 = Look for the button that ends the turn.
    .fourth = What comes now is up to the volcano.

lesson-volcano-rescue = The next round. Your tokens are placed, one of them on the volcano on d3. But this time you hold the guardian card that moves a token. Save it, then end your turn.
    .done = It left before the turn was over, and so nothing burnt.
    .hint-1 = A token moves to a free space next to it. d3 has just one of them.
    .hint-2 = Click the token on d3, then e3. After that, end your turn.
    .leave = Too soon: the token still stood on the volcano.
    .other = That one was in no danger, and the card is used up for this turn.

lesson-volcano-race = Some tokens are better burnt: at the end, most sacrifices score 4 points. Orange has 3, you have 1; a tie counts in full for both. Draw level and end your turn. There is more than one way.
    .done = Level with Orange: 4 points. On a volcano one token is a sacrifice; a forest takes two tokens for one.
    .hint-1 = Two volcanoes are next to your tokens.
    .hint-2 = One token on c2, one on d3, one wherever you like. Then end your turn.
    .mountain = Nothing burns on a mountain. Look for smoke.

## Ruins

lesson-ruins = Ruins
    .about = An extra action, and what a clever hand makes of it.
    .end = A token on ruins scores a point and gives an extra action on that tile, at once; so does a token that is moved onto ruins.

lesson-ruins-place = Broken columns are ruins. A token on them is worth a point, and something more. Place one on b2.
    .done = With the extra action you can turn this tile, slide it into the gap if it lies in line, or move one of your tokens on it.
    .hint-1 = b2 is next to your token on b1.
    .below = Place on the ruins first: from there b3 is one step.

lesson-ruins-turn = Use it. The temple on d2 lies just off this tile, tile 1. Turn the tile, and get beside the temple; you can do it either way round.
    .done = The tile turned, your tokens turned with it, and the mountain is out of your way.
    .hint-1 = Take one of the two rotating tools, and click tile 1.
    .hint-2 = Clockwise, the token on b1 comes to c2. The other way round, c2 becomes free land.
    .later = An extra action cannot be saved for later.
    .other = Ruins work on their own tile only.
    .slide = So it can turn, but not slide.
    .skip = Now the mountains stay where they are.

lesson-ruins-rescue = Another island. On the way to the temple on e2 lies a volcano, b2, and then ruins, c2, all on one tile. Reach the temple and end your turn, and let nothing burn.
    .done = Volcano, ruins, and the token out of the fire: the extra action came just in time.
    .hint-1 = Go ahead onto the volcano, then onto the ruins. What can their extra action do for the token on b2?
    .hint-2 = Move b2 to b1 or b3 by the extra action. Then place on d2, and end your turn.
    .round = The only way to the temple is over the volcano, and it takes all your three tokens.

lesson-ruins-chain = A third island, and your last token of the turn. A token moved onto ruins earns an extra action, too. So have two tokens on ruins, and discover the pyramid on c5!
    .done = One token: two ruins, two extra actions, and a pyramid. That is what ruins are for.
    .hint-1 = Begin on b1. The extra action there can move any of your tokens on that tile.
    .hint-2 = Then move c2 onto the ruins on d2: the next extra action slides tile 2 down into the gap.
    .short = That earns the extra action on tile 2, but now nothing is left for the ruins on b1.
