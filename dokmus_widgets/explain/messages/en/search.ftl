### What people type who look for a rule: read by the search, never shown.

# Words that say nothing about what is looked for.
search-fillers = a about am an and any are as at be been but by can could did do does for from get
    gets had has have he her his how i if in into is it its just let may me might must my no not of
    on or our s she should so some than that the their them then there they this to too us want was
    we were what when where which who whose why will with would you your
# A line for each word of the rules: what it is also called. A comma ends a word or a phrase.
search-synonyms =
    token: piece, stone, tent, explorer, meeple, pawn, marker, man, counter
    sacrifice: pay, payment, price, cost, spend, discard, give up, extra token, remove
    cost: price, pay, expensive, how much, how many tokens
    free: for nothing, without paying, gratis, no cost
    forest: wood, woods, tree, trees, jungle, woodland
    water: river, lake, sea, stream, ocean, pond, shore, blue
    cross: bridge, ferry, swim, boat, jump, over, across
    temple: shrine, pyramid, building, sanctuary
    volcano: lava, fire, crater
    burn: die, dies, kill, killed, lost, destroyed, destroy
    mountain: hill, hills, peak, peaks, rock, rocks, cliff
    meadow: grass, plain, plains, field, green, grassland
    ruins: ruin, column, columns
    extra action: bonus action, bonus, second action, additional action
    tile: board piece, hex, square tile, map tile
    gap: hole, empty slot, empty space, center, centre, middle
    rotate: turn, turns, spin, twist, swivel, clockwise
    slide: swap, shift, push, exchange, move a tile, move tile, moving tile
    move: walk, shift, relocate, step
    place: put, lay, set down, play, deploy
    talisman: first player, start player, starting player, medallion, amulet
    guardian: character, role, hero, god, power, ability, special
    card: role, character
    secret: hidden, face down, open
    draft: choose, pick, select, drafting
    round: rounds, how long, game length
    start: begin, beginning, first token, setup, initial, opening
    setup: set up, preparation, prepare, starting
    next: adjacent, adjacency, neighbour, neighbor, touching, near
    points: score, scoring, victory points, vp, count
    tie: draw, equal, tiebreaker, tie breaker, tied
    wins: win, winner
    end: over, finish, ending, final
    last: final, only one left, one left
    two: 2, 2p, 2 player, couple, pair
    three: 3, 3p
    four: 4, 4p
    skip: pass, optional, decline, forgo
    leave: remove, escape, take back
    large: big, tall
    small: little, tiny
    reading: variant, version, difference, faq, errata, official, rulebook, rulebooks, ambiguous
    place.empty: occupied, taken, same space, stack, stacking, stacked, opponent, enemy, blocked
    place.adjacent: adjacent, adjacency, diagonal, diagonally, neighbour, neighbor, orthogonal
    place.anywhere: stuck, blocked, trapped, shut in, no legal move, no legal placement
    temple.link: jump over, past, through, leap
    temple.pair: side by side, next to each other, double temple, neighbouring
    turn.sacrifice: voluntary, voluntarily, optional sacrifice, on purpose, at will
    turn.afford: last token, only one left, one left
    turn.three: how many, per turn
    setup.supply: how many tokens, number of tokens, run out, reserve, stock
    setup.tiles: hole, empty slot, center, centre, middle, board, map, set up
    setup.start_tile: corner, starting tile
    setup.start_space: edge, coast, first token
    setup.talisman: first player, start player, starting player
    round.eight: how long, game length, number of rounds
    round.order: turn order, who goes first, player order, initiative
    guardian.2: swap, slide, shift, move a tile, move tile, push
    guardian.3: walk, relocate, move token
    guardian.4: turn a tile, spin, twist, rotate
    score.end: final, win, winner, wins, end of the game, game over
    score.tie: win, winner, wins, draw, tied
    score.large: large, big, pyramid
    forest.beside: next to my own, same forest, connected
    water.waterway: connected, same lake
