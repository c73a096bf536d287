### Puzzles: turns of played games with a question.

page-puzzles = Puzzles
page-about-puzzles = Puzzles on turns of Dokmus, each proven: find the most points, reach a far temple, choose the best card.
kept-offer-puzzles = You were at a puzzle here, and it is kept.

## What is asked

puzzle-title-points = Most points
puzzle-title-reach = Far temple
puzzle-title-sacrifice = Exact sacrifice
puzzle-title-card = Best card
puzzle-points = Play one turn that gains as many points as there are in it. How many that is has been proven.
    .done = Right: no turn gains more from here.
puzzle-reach = Discover the large temple with no more tokens than it takes. Fewer will not do; that has been proven.
    .done = Right: nobody gets there with fewer tokens.
puzzle-sacrifice = Sacrifice exactly so many tokens in one turn, burnt ones included, and gain all the points that it leaves.
    .done = Right: with just these sacrifices, no turn gains more.
puzzle-card = With which guardian card could this turn gain the most points? Do not play: choose the card.
    .done = Right.
puzzle-who = You are { $who }.
puzzle-several = More than one answer is right; each counts.
puzzle-crumb = { $daily ->
    [yes] Puzzle of the day
   *[no] Puzzle
 }, { $grade }
puzzle-today = Puzzle of the day
puzzle-grade-easy = easy
puzzle-grade-middle = middling
puzzle-grade-hard = hard
puzzle-cards = Your answer
puzzle-by-card = The most points with each card

## What is answered

puzzle-missed-points = Your turn gained { $made } of { $best } possible points. Take it back and try another way, or look at a solution.
puzzle-missed-sacrifice = Tokens that your turn sacrificed: { $lost }; points gained: { $made }. With exactly { $tokens } sacrificed, { $best } points were possible. Take it back and try another way, or look at a solution.
puzzle-card-right = Right: with card { $card } the turn can gain { $points } points, and with no card more.
puzzle-card-wrong = No: with card { $card } the turn gains { $points } at most, but { $best } points are possible. Try another card, or look at a solution.
puzzle-no-card = There is no card { $wish } to choose here; there are: { $cards }.
puzzle-no-cards = This puzzle asks for no card.
puzzle-solution = A solution, played out on the board: { $moves }.
puzzle-shown = This is a solution. Take its moves back one by one, and do them again, to see how it goes.
puzzle-hint = Somewhere in the solution there is: { $what }.
puzzle-hint-plain = The solution takes neither the guardian card, nor ruins, nor a sacrifice.
puzzle-hint-guardian = the action of the guardian card
puzzle-hint-ruins = { $count ->
    [one] an extra action by ruins
   *[other] { $count } extra actions by ruins
 }
puzzle-hint-paid = { $count ->
    [one] a placement with a sacrifice
   *[other] { $count } placements with a sacrifice
 }
puzzle-hint-card = With card { $card }, which you have, the most that the turn can gain is { $points }.

## Ways on

puzzle-show = Show a solution
puzzle-come-back = Back to the puzzle
puzzle-next = Next puzzle
puzzle-kinds = What is asked
puzzle-grades = How hard
puzzle-any = any
puzzle-solved = { $solved } of { $count } solved
puzzle-due = { $count ->
    [one] Once more: { $count } puzzle
   *[other] Once more: { $count } puzzles
 }
puzzle-none = There is no such puzzle: choose another kind, or another grade.
puzzle-none-due = No puzzle that you missed is due again yet.
puzzle-no-file = The puzzles of { $file } cannot be read: { $why }.
puzzle-not-puzzles = { $wish } are no puzzles: a list of them is wanted, or the path of a file.
