### The report of a study: many games by players that are no people.

study-title = What the games show
study-done = { $games } of { $of } games are played, seed { $seed }.
study-note = In brackets: 95% confidence intervals. Games on the same island count as one observation.
study-faults = Moves drawn by lot in place of players that failed: { $count }.
study-count = Number
study-number = { $whole }.{ $part }
study-share = { $number }%

## Headings of tables

study-arms = Length, points, first player
study-paired = Difference from the first line above, on the same islands
study-players = Players
study-seats = In order from the first player
study-cards = Guardian cards
study-rounds = Guardian cards by round
study-lines = Where points come from
study-sacrificed = By tokens sacrificed
study-reached = By tiles reached
study-completed = By complete tiles
study-sides = Sides of tiles

## What is measured

study-by-moves = Moves in a game
study-by-points = Points
study-by-first = First player wins
study-by-wins = Wins
study-by-fair = Wins if all were equal
study-by-taken = Chosen
study-by-gained = Points gained in the round
study-by-winners = Points of winners
study-by-others = Points of the others
study-by-reaches = Players who reach it
study-by-completes = Players who complete it

## Lines

study-seat = Player { $seat } of { $seats }
study-card-round = Card { $card }, round { $round }
study-many = { $count } or more
study-side = Tile { $tile }, side { $side }
