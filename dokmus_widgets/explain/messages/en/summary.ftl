### The rules on one page, to print. Much of its text is said elsewhere too, and stands there.

summary-title = Dokmus: the rules on one page
summary-picture = { $what } Tokens on { $tokens }; a token can go to { $free } for nothing, to { $paid } for a sacrifice.
summary-nowhere = no space

## Setting up

summary-setup-tiles = Shuffle the tiles. Lay out { $tiles } of them, any side up and any way round, around an empty middle: the gap. For two players { $tiles_two } tiles make two rows, with the gap in the middle of the upper one.
summary-setup-talisman = One player takes the talisman and the guardian cards.
summary-setup-start = From the player on the talisman's right, counter-clockwise, each takes a corner tile that has no token yet, puts one on an edge of it that no other tile touches, on meadow or forest, and pays nothing.
summary-board = { $players } players: { $tiles } tiles, cards { $first } to { $last }

## A round, a turn

summary-round = Each of the { $rounds } rounds
summary-round-draft = From the talisman's holder clockwise, each player secretly takes a guardian card. What is left over stays hidden.
summary-round-turns = The lowest card plays first. A card is shown when its turn begins.
summary-round-end = All cards go back to the talisman's holder, who chooses first in the next round. With two players, the talisman first changes hands.
summary-turn = Your turn
summary-turn-tokens = Use exactly { $tokens } tokens, each placed or sacrificed.
summary-turn-place = Place on an empty space next to any of your tokens, across tile edges too. If no space on the board is open to you, any free one is, at no cost.
summary-turn-sacrifice = A sacrifice is another token of this turn, not yet placed. So you never pay with your last one.
summary-turn-guardian = Use your guardian once, whenever you like, or not at all.
summary-guardians = Guardians, in turn order

## Terrain: a dot is where a token can go, +1 where that costs a sacrifice

summary-terrain = Terrain
summary-key = A dot: place here. +1: place here for a sacrifice.
summary-meadow = Costs nothing, does nothing.
summary-forest = Costs a sacrifice, unless one of your tokens stands in a forest next to it, or in one beside the same temple.
summary-water = Closed. From its shore, or from a temple there, a sacrifice takes you to any shore of the same water, or beside a temple there; a forest then costs no more.
summary-mountain = Closed.
summary-volcano = A token here when your turn ends burns: it counts as sacrificed. Until then it serves like any other.
summary-small_temple = Closed, but a token beside it discovers it, and reaches every other space beside it.
summary-large_temple = The same, for more points. Temples side by side act as one.
summary-ruins = One extra action, at once or lost: slide or turn this tile, or move one of your tokens on it. A token on ruins is never moved off them.

## Scoring

summary-complete = { $points } for each with all its temples discovered ({ $points_two } with two players)
summary-tiles = Tiles with a temple you discovered
summary-points = Points
summary-next = The next tile adds
summary-spread = Spread out: a temple counts for more on a new tile.
summary-sacrificed = Most tokens sacrificed
summary-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
 }
summary-players = { $players } players
summary-ties = Ties take the full points of their place and use up the next ones: { $tokens } sacrificed score { $points }. Without a sacrifice, no points.
summary-winner = Level on points: more tokens sacrificed wins. Still level: the victory is shared.
summary-reading = Where the rulebooks differ, this page follows the English one.
