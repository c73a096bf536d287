lesson-not-yours = Your turn is over. Undo, start over, or go on.
lesson-over = The lesson is over. Repeat a step, or go on.
lesson-refuted-away = Cleared: { $what }.
lesson-missed = That misses the goal: { $missing }. Undo and try again.
lesson-hint-none = No goal left: go on.
lesson-scored = Points: { $lines }.
lesson-hint-back = You can't reach the goal any more. Undo your last action, or start over.
lesson-hint-free = Free play has no hints. Go back to the lesson for one.
lesson-free-already = This is already free play.
lesson-free-not = You're already in the lesson.
lesson-back = Back in the lesson. { $text }
lesson-set-anew = This is a new position.
lesson-next-anew = The next step can't start from this position. Choose "Next" again for a new position, or undo.
lesson-next-back = Undone for the next step: { $what }.
lesson-next-done = You've already done that.
error-lesson-words = The lesson { $lesson } lacks the message { $message }. Add it with add_messages.
error-step = There is no step { $wish }: steps are numbered from 0 to { $last }.

goal-not = don't { $goal }
goal-token_on = { $count ->
    [one] have a token on { $spaces }
   *[other] have tokens on { $spaces }
}
goal-standing_on = { $count ->
    [one] have a token on a { $terrain } space
   *[other] have { $count } tokens on { $terrain } spaces
}
goal-beside_gap = have a token next to the gap
    .no = have no token next to the gap
goal-placed = { $count ->
    [one] place one more token
   *[other] place { $count } more tokens
}
goal-spent = { $count ->
    [one] use exactly one token
   *[other] use exactly { $count } tokens
}
goal-spent_at_most = { $count ->
    [one] use at most one token
   *[other] use at most { $count } tokens
}
goal-tokens_left = { $count ->
    [0] use all your tokens
    [one] keep one of this turn's tokens
   *[other] keep { $count } of this turn's tokens
}
goal-sacrificed = { $count ->
    [0] sacrifice nothing
    [one] sacrifice exactly one token
   *[other] sacrifice exactly { $count } tokens
}
goal-discovered = { $count ->
    [one] discover the temple on { $spaces }
   *[other] discover the temples on { $spaces }
}
goal-temple_from = discover the temple originally on { $spaces }
goal-temples = { $count ->
    [one] discover one temple
   *[other] discover { $count } temples in all
}
goal-tiles = { $count ->
    [one] reach one tile
   *[other] reach { $count } tiles in all
}
goal-complete = { $count ->
    [one] complete one tile
   *[other] complete { $count } tiles
}
goal-points = { $count ->
    [one] have one point or more
   *[other] have { $count } points or more
}
goal-gained = { $count ->
    [one] score one point or more
   *[other] score { $count } points or more
}
goal-line = { $points ->
    [one] have one point for "{ $line }"
   *[other] have { $points } points for "{ $line }"
}
goal-ahead = have more points than anybody else
    .no = don't have more points than everybody else
goal-legal = be able to { $move } next
goal-legal_in = be able to { $move } next, by { $reading }
goal-guardian_used = use your guardian card
    .no = keep your guardian card
goal-extra_action = get a ruins action
    .no = have no ruins action waiting
goal-tile_moved = move tile { $tile }
goal-tile_turned = rotate tile { $tile }
goal-talisman = have the talisman
    .no = don't have the talisman
goal-turn_over = end your turn
    .no = don't end your turn yet
goal-card = choose card { $count }
goal-card_chosen = choose a guardian card
    .no = choose no guardian card
goal-round = reach round { $count }
goal-phase = { $count ->
   *[over] finish the game
    [start] begin choosing starting spaces
    [guardians] begin choosing cards
    [turns] finish choosing cards
}
