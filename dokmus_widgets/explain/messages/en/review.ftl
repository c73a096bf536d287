### Looking back on a game that was played.

page-review = Looking back
page-about-review = Look back on a game of Dokmus, move by move: what each turn brought, and what was possible.

## Going through it

review-slider = Moves
review-at = Move { $place } of { $most }
review-steps = Go through the game
review-step-first = Start
review-step-round_back = Round back
review-step-turn_back = Turn back
review-step-back = Move back
review-step-on = Move on
review-step-turn_on = Turn on
review-step-round_on = Round on
review-step-last = End
review-note = Comment: { $note }
review-told-begin = The game begins here.
review-told-sample = An example of a game, from its beginning. A game of yours leads here once it is over, or is opened under "Save and open".
review-trying = You are trying other moves. The game stays as it was played.
review-come-back = Back to the game as it was played

## A turn

review-turn = { $who }, round { $round }, guardian card { $card }
review-made = This turn made
review-possible = Most that was possible
review-with-card = With card { $card } ({ $name })
review-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
review-see-best = What was possible in this turn?
review-play-best = Play the best turn
review-no-turn = No turn of a player is shown: go to one first.
review-told-best = { $who } made { $made } in this turn; the most was { $best }. Every possible end was looked at.
review-compare = Compare every turn with its best ({ $compared } of { $turns } done)
review-told-compared = All turns together made { $made }; each for itself, they could have made { $best }.

## The whole game

review-begin = Start
review-points = Points after each round
review-race = Tokens sacrificed after each round
review-tiles = Tiles reached after each round
review-best = Points that each turn made / could have made

## To take along, and to open

review-of = This game:
review-go = Look back on it
review-link-hint = It replays the whole game.
review-up-to = The game is shown up to there; the dots show what was allowed.
review-notebook = As a notebook
review-notebook-file = Download the notebook
review-notebook-hint = opens in JupyterLab, beside dokmus-widgets
review-code-fault = The link does not hold a game that can be read. Was it copied whole?
review-code-long = This game is too long for a link. Copy its record instead.
kept-offer-review = You looked back on a game here, and it is kept.
review-cell = { $who }, { $round }: { $count }
review-looking = The best of this turn is being looked for.
review-comparing = The turns are being compared; the table fills by itself.
review-cards = What each card could have made in each turn
review-no-bokeh = Charts need Bokeh: pip install bokeh

## Charts

review-charts = Charts
review-chart = { $kind ->
    [points] Points
    [race] Sacrifices
    [tiles] Tiles
    [best] Made and possible
   *[cards] Cards
 }
review-chart-none = No chart
review-chart-card = Card
review-chart-points = Points
review-chart-row = { $who }: { $what }
review-chart-told = { $title }. In the end: { $rows }.
review-chart-cards = { $title }, each card by its number, with its points. Turns so far: { $known } of { $turns }. { $rows }.
review-chart-turns = { $title }. Turns so far: { $known } of { $turns }. { $rows }.
review-chart-begun = { $title }. Turns so far: { $known } of { $turns }.
review-chart-failed = The chart could not be drawn. Its numbers are told below.
review-chart-turn = Round { $round }, { $who }

## Comments

review-comment = Comment on this position
review-comment-keep = Keep this comment
review-sign-good = Good move
review-sign-question = Doubtful move
review-comment-kept = The comment is kept; it goes along with the record.
review-comment-long = A comment has at most { $most } characters; this one has { $count }.
review-comment-full = The record of this game would be too long with this comment.
review-marking = Mark spaces
review-marking-on = A click on the board marks a space now: a frame, then a cross, then nothing.
review-marking-off = A click on the board tries a move again.
review-marked = { $space }: { $kind ->
    [ring] a frame.
    [cross] a cross.
   *[none] no mark.
 }
