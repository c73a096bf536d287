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
lesson-set-anew = From here on with this position.
lesson-next-anew = The next step cannot begin with what you have here. Press Next again to take it up in another position, or take something back.
lesson-next-back = So that it can go on, this was taken back: { $what }. The rest stays as you made it.
lesson-next-done = You have done that already.
error-lesson-words = The lesson { $lesson } has no words yet: the message { $message } is missing. add_messages adds it.
error-step = There is no step { $wish }: they are numbered from 0 to { $last }.

goal-and = {" "}and{" "}
goal-or = {", "}or{" "}
goal-not = not: { $goal }
goal-token_on = { $count ->
    [one] a token of yours on { $spaces }
   *[other] tokens of yours on { $spaces }
}
goal-standing_on = { $count ->
    [one] a token of yours on this terrain: { $terrain }
   *[other] { $count } of your tokens on this terrain: { $terrain }
}
goal-beside_gap = a token of yours beside the gap
    .no = no token of yours beside the gap
goal-placed = { $count ->
    [one] one more token of yours on the board
   *[other] { $count } more tokens of yours on the board
}
goal-spent = { $count ->
    [one] exactly one token used
   *[other] exactly { $count } tokens used
}
goal-spent_at_most = { $count ->
    [one] no more than one token used
   *[other] no more than { $count } tokens used
}
goal-tokens_left = { $count ->
    [0] every token of this turn used
    [one] one token of this turn left
   *[other] { $count } tokens of this turn left
}
goal-sacrificed = { $count ->
    [0] nothing sacrificed
    [one] exactly one token sacrificed
   *[other] exactly { $count } tokens sacrificed
}
goal-discovered = { $count ->
    [one] the temple on { $spaces } discovered
   *[other] the temples on { $spaces } discovered
}
goal-temple_from = discovered: the large temple that is on { $spaces } at first
goal-temples = { $count ->
    [one] one temple discovered
   *[other] { $count } temples discovered
}
goal-tiles = { $count ->
    [one] a temple discovered on one tile
   *[other] temples discovered on { $count } different tiles
}
goal-complete = { $count ->
    [one] every temple of one tile discovered
   *[other] every temple of { $count } tiles discovered
}
goal-points = { $count ->
    [one] one point or more
   *[other] { $count } points or more
}
goal-gained = { $count ->
    [one] one point more than before
   *[other] { $count } points more than before
}
goal-line = { $points ->
    [one] one point on this line of the sheet: { $line }
   *[other] { $points } points on this line of the sheet: { $line }
}
goal-ahead = more points than anybody else
    .no = not more points than everybody else
goal-legal = this is possible next: { $move }
goal-legal_in = { $reading }: this is possible next: { $move }
goal-guardian_used = your guardian used
    .no = your guardian still unused
goal-extra_action = an extra action waiting for you
    .no = no extra action waiting
goal-tile_moved = tile { $tile } in another place
goal-tile_turned = tile { $tile } turned
goal-talisman = the talisman is yours
    .no = the talisman is not yours
goal-turn_over = your turn ended
    .no = your turn not ended yet
goal-card = guardian { $count } chosen
goal-card_chosen = a guardian chosen
    .no = no guardian chosen
goal-round = round { $count } reached
goal-phase = { $count ->
   *[over] the game at its end
    [start] starting spaces being chosen
    [guardians] guardians being chosen
    [turns] every card chosen
}
