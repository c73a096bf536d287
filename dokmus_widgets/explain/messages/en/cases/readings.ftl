case-reading-temple-reach-start = Past a temple at the start of a turn
    .ask = Your turn begins, and you are next to the temple on b1. Can you place on c1?
    .answer = You place past a temple from any token next to it; by the French rules only from the one just placed.

case-reading-temple-reach-placed = Past a temple right after placing
    .ask = By the French rules: you have just placed on b1, next to the temple on c1. Can you place on d1?
    .answer = You can place past a temple next to the token just placed, by the French rules too.

case-reading-temple-reach-earlier = Past a temple, one token later
    .ask = Your last token went on a2, away from the temple on c1. Can you still place on d1 from b1?
    .answer = An earlier token still reaches past a temple, except by the French rules.

case-reading-temple-reach-else = What the French rules don't limit
    .ask = By the French rules: can "Move a token" go past a temple you didn't just place next to?
    .answer = The French rules limit only placing past a temple, not moves or crossings.

case-reading-ruins-timing-place = Place first, ruins action later
    .ask = You have just placed on ruins. Can you place the next token before the ruins action?
    .answer = A ruins action is now or never, but by the French rules it can wait until your turn ends.

case-reading-ruins-timing-end = Unused at the end of the turn
    .ask = You have no tokens left, but a ruins action. Can you end your turn without skipping it?
    .answer = You use or skip a ruins action before your turn ends; by the French rules it's simply lost.

case-reading-ruins-timing-two = Two ruins actions
    .ask = By the French rules: you have ruins actions on two tiles. Can you use the later one first?
    .answer = By the French rules you use ruins actions in any order, each on its own tile; by the other rules, none can wait.

case-reading-start-edge-gap = Starting at the gap
    .ask = Two players: c2 is on an edge of the corner tile that faces the gap. Can you start there?
    .answer = Edges facing the gap count, except by the French and Japanese rules.

case-reading-start-edge-three = The gap with three players
    .ask = Three players: c2 is on an inner edge of its corner tile. Can you start there?
    .answer = With three or four players no corner tile faces the gap, so all rulebooks agree.

case-reading-sacrifice = Sacrificing at will
    .ask = You want the points for a sacrifice, and nothing requires one. Can you sacrifice a token?
    .answer = Only the Japanese summary, and the French rules taken literally, let you sacrifice at will.

case-reading-sacrifice-japanese = Sacrificing without placing
    .ask = By the Japanese summary: can you sacrifice one token and place the other two?
    .answer = By the Japanese summary you can sacrifice a token without placing, as one of your three.

case-reading-ruins-on-move-yes = Moved onto ruins: an action too
    .ask = Your guardian moves a token from a1 onto the ruins on b1. Do you get a ruins action?
    .answer = A token moved onto ruins gives a ruins action too.

case-reading-ruins-on-move-no = Moved onto ruins, strictly
    .ask = Suppose only placing gives a ruins action. Do you get anything for moving a token onto b1?
    .more = Only the point for ruins at the end.
    .answer = Taken literally, the rulebooks give a ruins action only for placing on ruins.

case-reading-temple-water = Do temples connect waterways?
    .ask = The temple on c1 separates the water on b1 and d1. Can you cross from a1 to e1 with one sacrifice?
    .answer = In the publisher's answers temples connect waterways; in the rulebooks a crossing ends there.

case-reading-temple-water-joined = Two waterways, one crossing
    .ask = By the publisher's answers: can you cross from a1 over water, temple and water to e1 with one sacrifice?
    .answer = By the publisher's answers, water, temple and water are one waterway: one sacrifice.

case-reading-temple-water-ends = Landing past the temple
    .ask = The temple on c1 ends the river on b1. Can a crossing from a1 end on d1, next to that temple?
    .answer = You can land next to a temple at the water; only the Japanese summary doesn't say so.

case-reading-temple-rows = Is a row of temples one temple?
    .ask = You are next to the first of two temples; the second is next to the water. Can you cross from a1 to e1?
    .answer = As we interpret all five documents, temples in a row act as one for crossings too.

case-reading-temple-rows-placing = A row of temples, strictly
    .ask = Suppose rows count only for placing and moving. Can you place from a1 in the forest on c2 at no extra cost?
    .answer = Taken literally, the rulebooks count each temple alone for forests and crossings.

case-reading-temple-rows-landing = Landing past a row, strictly
    .ask = Suppose rows count only for placing and moving. Can a crossing from a1 end on e1, past c1 and d1?
    .answer = Taken literally, the rulebooks let you land next to the temple at the water, not past a row.
