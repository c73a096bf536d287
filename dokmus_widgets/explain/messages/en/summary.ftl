summary-title = Dokmus: the rules on one page
summary-picture = { $what } Tokens on { $tokens }; place on { $free } at no extra cost, on { $paid } with a sacrifice.
summary-nowhere = no space

## Setting up

summary-setup-tiles = Shuffle the tiles. Lay out { $tiles } in three rows, either side up and any way round, with the middle left empty: the gap. For two players, lay out { $tiles_two } in two rows, with the gap in the middle of the upper row.
summary-setup-talisman = One player takes the talisman and the guardian cards.
summary-setup-start = Each player, anticlockwise from the talisman holder's right, places a token on a meadow or forest on an outer edge (one no other tile touches) of a corner tile without a token. It costs no sacrifice.
summary-board = { $players } players: { $tiles } tiles, cards { $first } to { $last }

## Rounds and turns

summary-round = Each of the { $rounds } rounds
summary-round-draft = Clockwise from the talisman's holder, each player secretly chooses a guardian card. The rest stay hidden.
summary-round-turns = The lowest card plays first. Reveal your card when your turn begins.
summary-round-end = All cards return to the talisman's holder, who chooses first in the next round. With two players, the talisman changes hands before that.
summary-turn = Your turn
summary-turn-tokens = Use exactly { $tokens } tokens, each placed or sacrificed.
summary-turn-place = Place on an empty space next to any of your tokens, across tile borders too. With no legal placement on the board, place on any empty meadow, forest, ruins or volcano (our interpretation: at no cost).
summary-turn-sacrifice = A sacrifice takes another of this turn's unplaced tokens, so you can't make one with your last.
summary-turn-guardian = You can use your guardian once, at any time during your turn.
summary-guardians = Guardians, in turn order

## Terrain

summary-terrain = Terrain
summary-key = A dot: place here. A flame: also sacrifice a token.
summary-meadow = Costs nothing, does nothing.
summary-forest = Costs a sacrifice, unless your token is in a forest next to it, or in one next to the same temple.
summary-water = Closed. If your token is next to it, or to a temple next to it, you can cross: sacrifice one token and place another next to any connected water, or to a temple next to that. A forest then costs nothing extra.
summary-mountain = Closed.
summary-volcano = A token here burns when your turn ends, and counts as sacrificed. Until then it works like any other.
summary-small_temple = Closed, but your token next to it discovers it and reaches every other space next to it.
summary-large_temple = The same, for more points. Two temples next to each other act as one.
summary-ruins = A ruins action, now or never: slide or rotate this tile, or move one of your tokens on it. Tokens on ruins never move off them.

## Scoring

summary-complete = { $points } for each with all temples discovered ({ $points_two } with two players)
summary-tiles = Tiles with a temple you discovered
summary-points = Points
summary-next = The next tile adds
summary-spread = Spread out: a temple scores more on a new tile.
summary-sacrificed = Most tokens sacrificed
summary-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
 }
summary-players = { $players } players
summary-ties = Tied players score their place in full, and the next places are skipped. For example, { $tokens } sacrificed tokens score { $points }. No sacrifice, no points.
summary-winner = If points are tied, the player with more sacrificed tokens wins. If those are tied too, the victory is shared.
summary-reading = Where the rulebooks differ, this page follows the English one; where that is silent, our interpretation.
