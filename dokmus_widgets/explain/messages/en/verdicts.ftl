### Verdicts: one sentence that begins with the answer, then the one fact that decides it.

## Placing: why it can be done

yes-place-free = { $space } is free: { $why }
yes-place-paid = { $space } costs two tokens, one placed and one sacrificed: { $why }
why-step = it is next to your token on { $from }.
why-temple = it shares a temple with your token on { $from }.
why-crossing = it lies across the water from { $from }.
why-anywhere = you can reach no space at all, so any free land will do.
why-forest-cost = it is a forest, and none of yours stands in a forest next to it.
why-forest-beside = your token on { $from } stands in the same wood.
why-forest-temple = your token on { $from } stands in a forest by the same temple.
then-ruins = You earn an extra action on this tile.
then-volcano = The token burns when you end your turn.

## Other actions: why they can be done

yes-choose_start = { $space } is on an outer edge of a corner tile that nobody has yet.
yes-choose_guardian = The card was free.
yes-sacrifice = In this reading a token may go straight to the sacrifices.
yes-take_talisman = From the next round on you choose first.
yes-move_tile = It lay in line with the gap.
yes-move_token-step = The spaces are next to each other.
yes-move_token-temple = A temple links the two spaces.
yes-rotate_tile = What stood on it turned with it.
yes-decline_ruins = The extra action is gone.
yes-end_turn = { $tokens ->
    [0] Your three tokens are used.
   *[other] No space is free for the rest of your tokens.
 }

## Asked before it is done: the verdict first

may-place = Yes, { $words }
may-choose_start = Yes, you can start on { $space }: it is on an outer edge of a corner tile that nobody has yet.
may-choose_guardian = Yes, card { $card } can still be taken.
may-sacrifice = Yes, in this reading a token may go straight to the sacrifices.
may-take_talisman = Yes, you can take the talisman, and from the next round on you choose first.
may-move_tile = Yes, tile { $tile } can slide into the gap: it lies in line with it.
may-move_token-step = Yes, the token on { $from } can move to { $to }: the spaces are next to each other.
may-move_token-temple = Yes, the token on { $from } can move to { $to }: a temple links the two spaces.
may-rotate_tile = Yes, tile { $tile } can turn, and what stands on it turns with it.
may-decline_ruins = Yes, you can let the extra action go.
may-end_turn = Yes, you can end your turn: { $tokens ->
    [0] all your tokens are used.
   *[other] no space is free for the rest of your tokens.
 }
may-end_turn-burnt = { $words } What stands on a volcano burns: { $spaces }.

## What stands in the way

no-game_over = No, the game is over.
no-wrong_phase = No, { $phase ->
    [start] everybody chooses a starting space first.
    [guardians] everybody chooses a guardian card first.
   *[turns] that part of the game is done.
 }
no-not_your_turn = No, it is not your turn: { $who } decides now.
no-off_board = No, there is no space: that is the gap, open sea.
no-terrain = No, { $space } is { $terrain ->
    [mountain] a mountain, and nothing goes on a mountain.
    [water] water: tokens go across water, never on it.
    [small_temple] a temple: tokens go beside temples, never on them.
    [large_temple] a temple: tokens go beside temples, never on them.
    [ruins] ruins: a first token goes on meadow or forest.
    [volcano] a volcano: a first token goes on meadow or forest.
   *[other] closed.
 }
no-occupied = No, a token of { $who } stands on { $space }, and a space holds one token.
no-out_of_reach = No, { $space } is out of your reach: it is not next to one of your tokens, not past a temple of yours, and not across a waterway that you touch.
no-out_of_reach-temple = No, in this reading a temple links only the token that you have just placed.
no-out_of_reach-token = No, a token moves to a space next to it or past a temple, and never across water.
no-no_tokens_left = No, your three tokens of this turn are used.
no-cannot_pay-forest = Not with your last token: { $space } is a forest, none of yours stands in a forest next to it, and so it takes a sacrifice.
no-cannot_pay-water = Not with your last token: { $space } lies across the water from { $from }, and a crossing takes a sacrifice.
if-two-tokens = With two tokens left it would be legal.
no-price_too_low = No, { $space } asks for a sacrifice too.
no-price_too_high-one = No, { $space } asks for one sacrifice, and for no more.
no-price_too_high = No, { $space } asks for no sacrifice, and none is made for nothing.
no-ruins_wait = No, your extra action from the ruins comes first: use it or skip it.
no-no_ruins_wait = No, no extra action waits: placing a token on ruins earns one.
no-other_tile = No, the extra action belongs to tile { $tile }, where your ruins are.
no-guardian_used = No, you have used your guardian card in this turn.
no-wrong_card = No, your card this round is { $card }, { $name }.
no-card_taken = No, somebody has that card.
no-no_such_card = No, the cards in this game are { $cards }.
no-no_tile = No, there is no tile: that is the gap.
no-not_in_line = No, tile { $tile } cannot move: the gap is neither in its row nor in its column.
no-not_own_token = No, { $space } holds no token of yours.
no-token_fixed = No, a token on ruins never moves off them.
no-not_a_corner = No, { $space } is not on a corner tile, and everybody starts on a corner tile.
no-tile_taken = No, this corner tile has a token on { $from } already: choose another corner.
no-not_an_edge = No, { $space } is not on an outer edge of the tile.
no-tokens_unused = No, a turn uses exactly three tokens: { $tokens ->
    [one] one is left.
   *[other] { $tokens } are left.
 }
no-not_voluntary = No, a token is sacrificed only where a forest, water or a volcano asks for it.
no-reading = No, in this reading an extra action can wait, and is lost when the turn ends.

## What there is to do after an action

now-ruins = Now use that extra action or skip it: move the tile, turn it, or move one of your tokens on it.
now-ruins-wait = That extra action can wait until your turn ends: move the tile, turn it, or move one of your tokens on it.
now-end = Your tokens are used: now end your turn.
now-end-card = Your tokens are used: now use your guardian card or end your turn.
