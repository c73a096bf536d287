help-cards = Card values
    .hint = What each card could score now.
help-reach = Spaces in reach
    .hint = Marks where this turn's tokens can go.
help-hints = Hint button
help-coach = Review of each turn
    .hint = After your turn, what it could have scored.
help-hint = Give me a hint
help-more = Tell me more
help-do = Do it
help-see = Show the better turn
help-back = Back to my game
help-none = Ask for a hint first.
help-thinks = Looking for a good move…
help-trying = A better turn, step by step. Try what you like: your game is unchanged.
help-at = Move { $place } of { $most }. Try what you like: your game is unchanged.
help-card = At least { part-points } if you played now.
help-card-least = from { $points }
help-told = { $kind }: { $on ->
    [yes] on.
   *[no] off.
 }

## Hints and reviews

coach-best = Your turn scored { part-points }, the most possible.
coach-unknown = Your turn scored { part-points }; no better turn was found in time.
coach-better = Your turn scored { part-points }; the maximum was { $possible }. A better turn: { $what }.
coach-some = Your turn scored { part-points }; you could have scored at least { $possible }. A better turn: { $what }.
coach-others = Others: { $changes }.
hint-tile = Look at tile { $tile }. { $lines ->
    [none] No points yet.
   *[other] You can score for { $lines }.
 }
hint-line = { $line }
hint-card-two = Choose card { $first } or card { $last }.
hint-card = Choose card { $card }
hint-card-why = You could score { $cards } now.
hint-card-points = { part-points } with card { $card }
hint-do = Try this: { $what }.
hint-why = { $when ->
    [now] Points: { $lines }.
   *[later] Points by the end of your turn: { $lines }.
 }{ $temples ->
    [none] { "" }
   *[other] { " " }Temples discovered: { $temples }.
 }
hint-nearer = { $when ->
    [now] Then
   *[later] Next turn
 } the { $temple } on { $space } is { part-tokens } away{ $was ->
    [0] .
   *[other] , instead of { $was }.
 }
hint-next = Then you can { $what }.
hint-first = You choose first from the next round on.
hint-start = It did best in practice games.
hint-room = { $who ->
    [none] Spaces in reach of your next token
   *[other] Spaces in reach of { $who }
 }: { $now } instead of { $was }.
reach-way = { $space } takes { part-tokens }: { $moves }.
clause-choose_start = start on { $space }
clause-place = place a token on { $space }
clause-place-paid = place a token on { $space } and sacrifice one
clause-choose_guardian = choose card { $card }
clause-take_talisman = take the talisman
clause-move_tile = { $tile ->
    [none] slide the gap
   *[tile] slide tile { $tile } into the gap
 }
clause-move_token = move the token on { $from } to { $to }
clause-rotate_tile = { $tile ->
    [none] rotate the gap
   *[tile] rotate tile { $tile }
 } { part-turned }
clause-sacrifice = sacrifice a token
clause-decline_ruins = skip the ruins action
clause-end_turn = end your turn
help-so-far = Points so far: { $points }.
