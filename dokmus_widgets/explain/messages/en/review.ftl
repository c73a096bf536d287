page-review = Review
page-about-review = Review a game of Dokmus turn by turn: what each turn scored, and what was possible.

## Navigation

review-slider = Moves
review-at = Move { $place } of { $most }
review-step-first = { $by ->
    [step] Start
   *[other] Start of the turn
 }
review-step-previous = { $by ->
    [step] Previous turn; Shift: previous move
   *[other] Previous step
 }
review-step-next = { $by ->
    [step] Next turn; Shift: next move
   *[other] Next step
 }
review-step-last = { $by ->
    [step] End
   *[other] End of the turn
 }
review-keys = Left and right step by turn, with Shift by move; Home and End jump to the ends. After Enter, arrows move between spaces until Escape.
review-note = Comment: { $note }
review-told-begin = The game begins here.
review-told-sample = This is a sample game. Open your own under "Save and open", or review a game when it ends.
review-trying = You're trying other moves. The game is unchanged.

## A turn

review-turn = Round { $round }, card { $card }
review-made = Scored
review-possible = Possible
review-no-turn = Go to a player's turn first.
review-told-compared = { $own ->
    [yes] Your turns together
   *[no] All turns together
 } scored { $made } points; the best possible turns would add up to { $best }.
review-told-total = Points at the end: { $total }, including { $start } before the first turn and { $others } during other players' turns.
review-told-open = Choose a bar to see that turn, or learn from the turns that missed the most points.
review-scored = { $own ->
    [yes] You scored { $made } of { $best }.
   *[no] { $who } scored { $made } of { $best }.
 }
review-scored-so-far = { $own ->
    [yes] You scored { $made }; still working out what was possible.
   *[no] { $who } scored { $made }; still working out what was possible.
 }
review-chart-turns = Scored and possible
review-bar = Round { $round }, { $who }: { $made } of { $best }
review-bar-so-far = Round { $round }, { $who }: { $made }
review-others = Computer players
review-others-told = { $shown ->
    [yes] The chart shows the computer players too.
   *[no] The chart shows your turns only.
 }

## Learning from turns

learn-title = { $count ->
    [0] Learn from your turns
    [one] Learn from { $count } turn
   *[other] Learn from { $count } turns
 }
learn-none = No turn to learn from: each missed fewer than 3 points, or less than a quarter of those possible.
learn-counting = Turns analysed: { $searched } of { $turns }.
learn-chip = Round { $round } ({ $missed })
learn-chip-who = Round { $round }, { $who } ({ $missed })
learn-ways = This turn
learn-try = Play it again
learn-again = Try again
learn-next = Next turn
learn-best = Best turn
learn-asked = Round { $round }: scored { $made }, missed { part-points }. Play this turn again.
learn-rule = Only this turn's points count, not what comes after.
learn-counts = You scored { $points }; in the game it was { $made }. The most possible is { $best }.
learn-missed = You scored { $points }; in the game it was { $made }. The most possible is { $best }; { $least } would do.
learn-closed = You can't play here. Try the turn again, or go back to the review.
learn-instead = { $best } points instead of { $made }.
learn-done = { $what }. { $sum }
learn-step = Step { $step } of { $most }
learn-no-step = No such step: the better turn has steps 0 to { $most }.
learn-no-hint = Hints are only for turns you play again.

## The whole game

review-begin = Start
review-points = Points after each round
review-race = Tokens sacrificed after each round
review-tiles = Tiles reached after each round

## Sharing

review-go = Review this game
learn-count = { $count ->
    [one] { $count } turn to learn from
   *[other] { $count } turns to learn from
 }
review-link-hint = Replays the whole game.
review-up-to = The game is shown up to that point; dots show legal moves.
review-notebook = As a notebook
review-notebook-file = Download the notebook
review-notebook-hint = opens in JupyterLab, with dokmus-widgets
review-code-fault = The game in this link can't be read. Copy the whole link again.
review-code-long = This game is too long for a link. Copy its record instead.
kept-offer-review = Resume your last review?
review-cards = Points possible with each card on each turn
review-no-bokeh = Charts need Bokeh: pip install bokeh

## Charts

review-charts = Charts
review-chart = { $kind ->
    [points] Points
    [race] Sacrifices
    [tiles] Tiles
   *[cards] Cards
 }
review-chart-none = No chart
review-chart-card = Card
review-chart-points = Points
review-chart-row = { $who }: { $what }
review-chart-told = { $title }. At the end: { $rows }.
review-chart-cards = { $title }, as card number and points. Turns so far: { $known } of { $turns }. { $rows }.
review-chart-begun = { $title }. Turns so far: { $known } of { $turns }.
review-chart-failed = The chart couldn't be drawn; its numbers are below.
review-chart-turn = Round { $round }, { $who }

## Comments

review-comment = Comment on this position
review-comment-keep = Save comment
review-sign-good = Good move
review-sign-question = Mistake
review-comment-kept = Comment saved; the record includes it.
review-comment-long = A comment can have { $most } characters at most; this one has { $count }.
review-comment-full = This comment would make the game's record too long.
review-marking = Mark spaces
review-marking-on = Choose a space to frame it, again for a cross, and again to clear it.
review-marking-off = Choose a space to try moves again.
review-marked = { $space }: { $kind ->
    [ring] a frame.
    [cross] a cross.
   *[none] no mark.
 }
