### Lessons: what is said around every step, and the goals as lines to tick off.

lesson-not-yours = Your turn is over here. Take it back, begin the step again, or go on.
lesson-over = The lesson is over. Take a step of it again, or go on.
lesson-refuted-away = Put away; it had changed nothing: { $what }.
lesson-missed = That leads past the goal. Still missing: { $missing }. Take it back and try another way.
lesson-hint-none = There is nothing to find out here: go on when you like.
lesson-hint-do = Try this: { $what }.
lesson-hint-back = From here it cannot be done any more. Take back your last action, or begin the step again.
lesson-hint-free = You are playing freely: there is no goal to give hints for. Come back to the lesson first.
lesson-free = Play as you like, for every colour; nothing counts. { $prompt }
lesson-free-already = You are playing freely already.
lesson-free-not = You are in the lesson already.
lesson-back = Back in the lesson. { $text }
lesson-others = { $who }: { $moves }.
lesson-set-anew = From here on with this position.
error-lesson-words = The lesson { $lesson } has no words yet: the message { $message } is missing. add_messages adds it.
error-step = There is no step { $wish }: they are numbered from 0 to { $last }.

goal-and = {" "}and{" "}
goal-or = {", "}or{" "}
goal-not = Not: { $goal }
goal-token_on = { $count ->
    [one] A token of yours on { $spaces }
   *[other] Tokens of yours on { $spaces }
}
goal-standing_on = { $count ->
    [one] A token of yours on this terrain: { $terrain }
   *[other] { $count } of your tokens on this terrain: { $terrain }
}
goal-beside_gap = A token of yours beside the gap
    .no = No token of yours beside the gap
goal-placed = { $count ->
    [one] One more token of yours on the board
   *[other] { $count } more tokens of yours on the board
}
goal-spent = { $count ->
    [one] Exactly one token used
   *[other] Exactly { $count } tokens used
}
goal-spent_at_most = { $count ->
    [one] No more than one token used
   *[other] No more than { $count } tokens used
}
goal-tokens_left = { $count ->
    [0] Every token of this turn used
    [one] One token of this turn left
   *[other] { $count } tokens of this turn left
}
goal-sacrificed = { $count ->
    [0] Nothing sacrificed
    [one] Exactly one token sacrificed
   *[other] Exactly { $count } tokens sacrificed
}
goal-discovered = { $count ->
    [one] The temple on { $spaces } discovered
   *[other] The temples on { $spaces } discovered
}
goal-temples = { $count ->
    [one] One temple discovered
   *[other] { $count } temples discovered
}
goal-tiles = { $count ->
    [one] A temple discovered on one tile
   *[other] Temples discovered on { $count } different tiles
}
goal-complete = { $count ->
    [one] Every temple of one tile discovered
   *[other] Every temple of { $count } tiles discovered
}
goal-points = { $count ->
    [one] One point or more
   *[other] { $count } points or more
}
goal-gained = { $count ->
    [one] One point more than before
   *[other] { $count } points more than before
}
goal-line = { $points ->
    [one] One point on this line of the sheet: { $line }
   *[other] { $points } points on this line of the sheet: { $line }
}
goal-ahead = More points than anybody else
    .no = Not more points than everybody else
goal-legal = This is possible next: { $move }
goal-legal_in = { $reading }: this is possible next: { $move }
goal-guardian_used = Your guardian used
    .no = Your guardian still unused
goal-extra_action = An extra action waiting for you
    .no = No extra action waiting
goal-tile_moved = Tile { $tile } in another place
goal-tile_turned = Tile { $tile } turned
goal-talisman = The talisman is yours
    .no = The talisman is not yours
goal-turn_over = Your turn ended
    .no = Your turn not ended yet
goal-card = Guardian { $count } chosen
goal-card_chosen = A guardian chosen
    .no = No guardian chosen
goal-round = Round { $count } reached
goal-phase = { $count ->
   *[over] The game at its end
    [start] Starting spaces being chosen
    [guardians] Guardians being chosen
    [turns] Every card chosen
}
