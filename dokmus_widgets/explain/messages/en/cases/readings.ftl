### Where the documents differ: each switch in both of its values.

case-reading-temple-reach-start = Past a temple, first thing in your turn
    .ask = Your turn begins, and you stand beside the temple on b1. Can you place on c1?
    .more = In French a temple links only the token just placed, and nothing is placed yet. In the others any token will do. That an earlier turn’s token does not count is our reading: the French words leave it open.
    .answer = In French a temple links only the token just placed; elsewhere any of yours beside it.

case-reading-temple-reach-placed = Past a temple, right after placing
    .ask = By the French rules: you have just placed on b1, beside the temple on c1. Can you go on to d1?
    .more = The token placed last is the one that the temple links, so here all readings agree.
    .answer = In French as everywhere, the token just placed leads on past the temple beside it.

case-reading-temple-reach-earlier = Past a temple, one token later
    .ask = Your last token went to a2, away from the temple on c1. Does b1 still lead you on to d1?
    .more = In French no longer: b1 was placed before a2. The order in which you place matters there.
    .answer = In French an earlier token no longer links the temple; elsewhere it still does.

case-reading-temple-reach-else = What the French reading leaves alone
    .ask = By the French rules: may "move a token" go through a temple that you did not just place beside?
    .more = Only placing past a temple is limited. Moves and crossings go through temples as everywhere.
    .answer = The French limit is on placing past a temple only; moves and crossings are as elsewhere.

case-reading-ruins-timing-place = Can the ruins wait?
    .ask = You have just placed on ruins. Can you place the next token before the extra action?
    .more = In French the action may wait until your turn ends, and nobody has to skip it. Everywhere else it comes at once or never.
    .answer = In French the extra action can wait until the turn ends; elsewhere it is now or never.

case-reading-ruins-timing-end = Unused at the end of the turn
    .ask = Your tokens are used, an extra action waits. Can you end your turn without a word about it?
    .more = In French it is simply lost with the turn. In the other readings you use it or skip it first.
    .answer = In French an unused extra action is lost with the turn; elsewhere use or skip it first.

case-reading-ruins-timing-two = Two actions waiting
    .ask = By the French rules: ruins on two tiles wait for you. Can you use the later one first?
    .more = Each action belongs to its own tile; when and in what order is up to you, until the turn ends.
    .answer = In French waiting actions go in any order, each on its own tile; elsewhere none waits.

case-reading-start-edge-gap = A start towards the gap
    .ask = Two players: c2 lies on an edge of the corner tile that faces the gap. Can you start there?
    .more = In French and Japanese we take the rim of the island only. The Japanese words may also mean the rim of the tile, and the French ones leave the notch open. In the others any edge without a tile next to it counts.
    .answer = Edges towards the gap count, except in the French and Japanese rules as we read them.

case-reading-start-edge-three = The gap of three players
    .ask = Three players: c2 is on an inner edge of its corner tile. Can you start there?
    .more = No corner tile touches a gap in the middle, so with three or four players all readings come to the same.
    .answer = With three or four players no corner tile touches the gap, so every reading agrees.

case-reading-sacrifice = A sacrifice just for the points
    .ask = Nothing asks for a sacrifice, but you would like its points. Can you give up a token?
    .more = By the Japanese summary, and by the bare words of the French rulebook, against which its volcano speaks. Elsewhere only forest, water and volcano take sacrifices.
    .answer = By the bare French words and in Japanese a token can be given up at will; elsewhere not.

case-reading-sacrifice-japanese = Straight to the sacrifices
    .ask = By the Japanese summary: can you sacrifice one token and place the other two?
    .more = The token counts as one of your three and goes to your sacrifices. What a space costs does not change.
    .answer = By the Japanese summary a token can go straight to the sacrifices, as one of the three.

case-reading-ruins-on-move-yes = Moved onto ruins: an action as well
    .ask = Your guardian moves a token from a1 onto the ruins on b1. Does that earn an extra action?
    .more = It does, in all five documents as we play them. The rulebooks say “place”; the publisher’s answer is about a token moved by a ruins action, and we take it for every move.
    .answer = In all five documents, as we play them, a token moved onto ruins earns the action too.

case-reading-ruins-on-move-no = Moved onto ruins, by the bare words
    .ask = Suppose only placing earns the extra action. Does a token moved onto b1 still get you anything?
    .more = Just the point for ruins at the end. A token placed there earns the action as ever.
    .answer = By the letter of all four rulebooks only a token placed on ruins earns the extra action.

case-reading-temple-water = Do temples join waters?
    .ask = The temple on c1 parts the waters on b1 and d1. Can you cross from a1 to e1 for one sacrifice?
    .more = By the publisher's answers temples count as water in a crossing. By the rulebooks a crossing only begins or ends at a temple.
    .answer = In the publisher's answers temples join waters; in the rulebooks a crossing ends there.

case-reading-temple-water-joined = Two waters, one crossing
    .ask = By the publisher's answers: what does it cost to go from a1 over water, temple and water to e1?
    .more = One sacrifice: the waters on both sides of the temple are one waterway then.
    .answer = By the publisher's answers water, temple and water are one waterway: one sacrifice.

case-reading-temple-water-ends = Where all of them agree
    .ask = The temple on c1 ends the river on b1. Can a crossing from a1 end at d1, beside that temple?
    .more = It may begin and end at a temple wherever the document speaks of it; the Japanese summary is silent on the end. They part only over going on into other water.
    .answer = A crossing can end beside a temple at its water: only the Japanese summary is silent.

case-reading-temple-rows = Is a row of temples one temple?
    .ask = You stand beside the first of two temples, the second stands by the water. Can you cross from a1 to e1?
    .more = Here the row counts as one temple, as for placing, and all five documents are played so. The other reading has their letter on its side: of crossings and forests they say “a temple” only.
    .answer = A row of temples is one temple in crossings too, as we play all five documents.

case-reading-temple-rows-placing = A row of temples, by the letter
    .ask = Suppose a row is one temple only for placing and moving. Is the forest on c2 free from your forest on a1?
    .more = You still step past the row. But c2 costs a sacrifice and e1 is out of reach: for forests and crossings each temple counts alone.
    .answer = By the letter of all the rulebooks each temple counts alone for forests and crossings.

case-reading-temple-rows-landing = Landing past a row, by the letter
    .ask = Suppose a row is one temple only for placing and moving. May a crossing from a1 end on e1, past c1 and d1?
    .more = A crossing then ends beside the temple at the water, c1: on c2, but not on e1.
    .answer = By the letter of the rulebooks a crossing ends at the temple by the water, not past a row.
