### Help while playing.

help-label = Help
help-cards = What cards bring
help-reach = Where I can get to
help-hints = Hints
help-coach = Coach
help-hint = Give me a hint
help-more = Tell me more
help-do = Do it
help-see = Show the better turn
help-back = Back to my game
help-none = There is no hint for this position yet: ask for one first.
help-thinks = Looking for a good move …
help-trying = This is the coach’s turn, in a game of its own: try what you like. Yours waits as it was.
help-at = You are looking at move { $place } of { $most }, in a game of its own: try what you like. Yours waits as it was.
help-what = Try this: { $what }.
help-area = { $kind ->
    [tile] Something can be done with tile { $tile }.
   *[token] Look at tile { $tile }.
 }
help-area-card = { $half ->
    [low] A low card is good now.
   *[high] A high card is good now.
 }
help-area-none = There is nothing to do on the board: look at the buttons.
help-card = Could bring { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, if your turn came at once.
help-reach-note = Coloured: what this turn can reach. Yellow takes one token, violet two, red three. Point at a space to see the way.
help-way = { $count ->
    [one] One token
   *[other] { $count } tokens
 }: { $moves }.
help-looked = Your turn made { $made ->
    [one] { $made } point
   *[other] { $made } points
 }. { $better ->
    [yes] The most possible was { $possible }.
    [some] At least { $possible } were possible: the coach has not looked at everything.
    [unknown] The coach has found nothing that makes more, and has not looked at everything.
   *[no] Nothing makes more. Well done!
 }
help-told = { $kind }: { $on ->
    [yes] on.
   *[no] off.
 }
