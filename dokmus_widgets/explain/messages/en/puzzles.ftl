page-puzzles = Puzzles
page-about-puzzles = Dokmus puzzles with proven solutions: score the most, discover a distant temple, choose the best card.
kept-offer-puzzles = Resume your last puzzle?

## What is asked

puzzle-title-points = Most points
    .done = Right: no turn scores more from here.
puzzle-title-reach = Distant temple
    .done = Right: no turn gets there with fewer tokens.
puzzle-title-sacrifice = Exact sacrifice
    .done = Right: with these sacrifices, no turn scores more.
puzzle-title-card = Best card
    .done = Right.
puzzle-points = Score { part-points } this turn, the proven maximum.
puzzle-reach = Discover the temple on { $space } using at most { part-tokens }.
puzzle-sacrifice = Sacrifice exactly { part-tokens } and score { part-points }.
puzzle-card = Which card can score { part-points } this turn?
puzzle-who = { $card ->
    [none] You are { $who }. Just choose a card.
   *[other] You are { $who }, with card { $card }.
 }
puzzle-burnt = Burned tokens count as sacrificed.
puzzle-several = There is more than one solution.
puzzle-crumb = { $daily ->
    [yes] Puzzle of the day (until 00:00 UTC)
   *[no] Puzzle
 }
puzzle-today = Puzzle of the day
puzzle-today-hint = new at 00:00 UTC
puzzle-grade-easy = Easy
puzzle-grade-middle = Medium
puzzle-grade-hard = Hard
puzzle-most = { part-points } at most
puzzle-gauge-points = { $value } of { $most ->
    [one] { $most } point
   *[other] { $most } points
 }
puzzle-gauge-used = Tokens used: { $value } ({ $most } at most)
puzzle-gauge-sacrificed = Tokens sacrificed: { $value } (exactly { $most })

## What is answered

puzzle-missed-points = You scored { $points } of { $best ->
    [one] { $best } point
   *[other] { $best } points
 }. Try again, or see a solution.
puzzle-missed-sacrifice = You sacrificed { $sacrificed } and scored { $points }. Sacrifice exactly { $tokens } and score { $best }.
puzzle-missed-reach = The temple is now out of reach with { part-tokens }. Try again, or see a solution.
puzzle-card-right = Right: card { $card } scores up to { part-points }, and none scores more.
puzzle-card-wrong = No, card { $card } scores { part-points } at most, not { $best }. Try another, or see a solution.
puzzle-no-card = There is no card { $wish } here. Choose from { $cards }.
puzzle-no-cards = This puzzle doesn't ask for a card.
puzzle-solution = { $several ->
    [yes] A solution takes
   *[no] The solution takes
 } { $count ->
    [one] { $count } action. See it step by step.
   *[other] { $count } actions. See them one by one.
 }
puzzle-step = Step { $number } of { $count }: { $what }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
 }.
puzzle-shown = You're looking at a solution. Choose "Try again" to play yourself.
puzzle-uncounted = This puzzle doesn't count as solved this time.
puzzle-hint-reach = Look at tile { $tile }. { $count ->
    [one] One action is
   *[other] { $count } actions are
 } enough, { $card ->
    [yes] with
   *[no] without
 } your card.
puzzle-free-hint = The first hint is free. After more help or a miss, the puzzle doesn't count as solved.
puzzle-more-help = With more help, the puzzle won't count as solved.
puzzle-row = { $solved ->
    [yes] { $row } in a row.
   *[no] That ends your run of { $row }.
 }

## Ways on

puzzle-show = Show solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-at = Step { $at } of { $most }
puzzle-step-first = Start of the turn
puzzle-step-previous = Previous step
puzzle-step-next = Next step
puzzle-step-last = End of the solution
puzzle-others = Other puzzles
puzzle-kinds = Kind of question
puzzle-grades = Difficulty
puzzle-any = Any
puzzle-list = Puzzle list
puzzle-solved = { $solved } of { $count } solved{ $row ->
    [0] {""}
    [1] {""}
   *[other] , { $row } in a row
 }
puzzle-due = { $count ->
    [one] Retry { $count } puzzle you missed
   *[other] Retry { $count } puzzles you missed
 }
puzzle-none = No puzzle matches. Choose another kind or difficulty.
puzzle-none-due = No missed puzzle is due yet.
puzzle-no-file = The puzzles in { $file } can't be read: { $why }.
puzzle-not-puzzles = { $wish } isn't a list of puzzles or the path of a file.
