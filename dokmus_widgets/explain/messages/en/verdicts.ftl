### Verdicts

## Placing: why

yes-place-free = No extra cost: { $why }
yes-place-paid = Reason: { $why }
yes-place-either = Only crossing costs a sacrifice here: { $why }
why-step = your token on { $from } is next to it.
why-temple = your token on { $from } reaches it past a temple.
why-temple-row = your token on { $from } reaches it past a row of temples.
why-crossing = you reach it by crossing water from { $from }.
why-anywhere = you have no legal placement, so any empty meadow, forest, ruins or volcano is allowed.
why-forest-cost = it's a forest, and you have no token in a forest next to it or past a temple.
why-forest-beside = your token on { $from } is in a forest next to it.
why-forest-temple = your token on { $from } is in a forest next to the same temple.
why-forest-temple-row = your token on { $from } is in a forest next to the same row of temples.
then-ruins = You get a ruins action on this tile.
then-volcano = The token burns when you end your turn.

## Other actions: why

yes-choose_start = { $space } is on an outer edge of a corner tile.
yes-choose_guardian = The card was available.
yes-sacrifice = These rules let you sacrifice a token without placing one.
yes-take_talisman = Its holder chooses first from the next round on.
yes-move_tile = It was in line with the gap.
yes-move_token-step = The spaces are next to each other.
yes-move_token-temple = The token moved past a temple.
yes-rotate_tile = { $tokens ->
    [0] No tokens were on it.
   *[other] Its tokens travelled with it.
 }
yes-decline_ruins = It's lost.
yes-end_turn = { $tokens ->
    [0] Your three tokens are used.
   *[other] Your other tokens have nowhere to go.
 }

## Asked first

may-yes = Yes, { $fact }
may-place-free = you can place on { $space } at no extra cost: { $why }
may-place-paid = you can place on { $space } with a sacrifice: { $why }
may-place-either = you can place on { $space }; only crossing costs a sacrifice: { $why }
may-choose_start = you can start on { $space }: it's on an outer edge of a corner tile without a token.
may-choose_guardian = you can choose card { $card }.
may-sacrifice = these rules let you sacrifice a token without placing one.
may-take_talisman = you can take the talisman and choose first from the next round on.
may-move_tile = tile { $tile } can slide: it's in line with the gap.
may-move_token-step = the token on { $from } can move to { $to }, next to it.
may-move_token-temple = the token on { $from } can move to { $to }, past a temple.
may-rotate_tile = { $tokens ->
    [0] you can rotate tile { $tile }.
   *[other] you can rotate tile { $tile }, and its tokens travel with it.
 }
may-decline_ruins = you can skip the ruins action.
may-end_turn = { $tokens ->
    [0] you can end your turn: all your tokens are used.
   *[other] you can end your turn: your other tokens have nowhere to go.
 }
may-end_turn-burnt = { $words } Tokens on a volcano burn: { $spaces }.

## Obstacles

no-game_over = No, the game is over.
no-wrong_phase = No, { $phase ->
    [start] players choose starting spaces first.
    [guardians] players choose guardian cards first.
   *[turns] players are taking turns.
 }
no-not_your_turn = No, it's { $who }'s turn.
no-off_board = No, that's the gap: it has no spaces.
no-terrain = No, { $space } is { $terrain ->
    [mountain] a mountain, and mountains are closed.
    [water] water: tokens go across water, never on it.
    [small_temple] a temple: tokens go next to temples, never on them.
    [large_temple] a temple: tokens go next to temples, never on them.
    [ruins] ruins, and a starting token goes on meadow or forest.
    [volcano] a volcano, and a starting token goes on meadow or forest.
   *[other] closed.
 }
no-occupied = No, { $space } holds { $who }'s token, and a space holds only one.
no-out_of_reach = No, { $space } is out of reach: not next to your tokens, past a temple next to them, or across water you can cross.
no-out_of_reach-temple = No, { part-last-token }
no-out_of_reach-token = No, a token moves to a space next to it or past a temple, never across water.
no-no_tokens_left = No, you've used your three tokens.
no-cannot_pay-forest = Not with your last token: the forest on { $space } costs a sacrifice.
no-cannot_pay-water = Not with your last token: crossing water from { $from } to { $space } costs a sacrifice.
if-two-tokens = You need two tokens.
no-price_too_low = No, { $space } costs a sacrifice.
no-price_too_high-one = No, { $space } costs at most one sacrifice.
no-price_too_high = No, { $space } needs no sacrifice, so you can't make one.
no-ruins_wait = No, first use your ruins action or skip it.
no-no_ruins_wait = No, you have no ruins action: place a token on ruins to get one.
no-other_tile = No, your ruins action is on tile { $tile }.
no-guardian_used = No, you've used your guardian card this turn.
no-wrong_card = No, your card this round is { $card } ({ $name }).
no-card_taken = No, somebody has that card.
no-no_such_card = No, the cards in this game are { $cards }.
no-no_tile = No, that's the gap: it has no tile.
no-not_in_line = No, tile { $tile } can't slide: the gap isn't in its row or column.
no-not_own_token = No, you have no token on { $space }.
no-token_fixed = No, a token on ruins never moves off them.
no-not_a_corner = No, { $space } isn't on a corner tile, where all players start.
no-tile_taken = No, this corner tile has a token on { $from }: choose another corner.
no-not_an_edge = No, { $space } isn't on an outer edge of the tile.
no-tokens_unused = No, you use exactly three tokens a turn: { $tokens ->
    [one] one is left.
   *[other] { $tokens } are left.
 }
no-not_voluntary = No, you sacrifice a token only for a forest or a crossing, or when it burns on a volcano.
no-reading = No, there's no need: under these rules a ruins action can wait, and is lost only when your turn ends.

## Next

now-ruins = Use your ruins action now, or skip it: slide the tile, rotate it, or move one of your tokens on it.
now-ruins-wait = Your ruins action can wait until your turn ends: slide the tile, rotate it, or move one of your tokens on it.
now-end = All your tokens are used: end your turn.
now-end-card = All your tokens are used: use your guardian card or end your turn.
