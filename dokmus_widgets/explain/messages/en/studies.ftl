study-title = What the games show
study-done = Games played: { $games } of { $of }; seed { $seed }.
study-only = Only games with { $seats } players are shown.
study-note = In square brackets: 95% confidence intervals. Games on the same island count as one observation.
study-faults = Random moves in place of failed players: { $count }.
study-limits = A side is dead if fewer than { $reached } of players reach it, or fewer than { $completed } of games see it completed. It's dominant if winners score on it more than { $points } times their average per tile, or players who complete it win more than { $wins } times as often as those who complete any side.
study-dead = Dead sides: { $sides }.
study-dominant = Dominant sides: { $sides }.
study-no-side = none
study-count = Count
study-number = { $whole }.{ $part }
study-share = { $number }%
study-interval = { $value } [{ $low }; { $high }]

## Headings of tables

study-arms = Length of games, points, first player
study-paired = Difference from the first row above, on the same islands
study-players = Players
study-seats = By seat, from the first player
study-cards = Guardian cards
study-rounds = Guardian cards by round
study-lines = Where points come from
study-sacrificed = By number of tokens sacrificed
study-reached = By number of tiles reached
study-completed = By number of complete tiles
study-sides = Sides of tiles

## Measures

study-by-moves = Moves per game
study-by-points = Points
study-by-first = First player wins
study-by-wins = Wins
study-by-fair = Wins at equal strength
study-by-taken = Chosen
study-by-gained = Points scored in the round
study-by-winners = Winners' points
study-by-others = Others' points
study-by-leader = Wins by the sole leader
study-by-reaches = Players who reach it
study-by-completes = Players who complete it
study-by-somebody = Games where somebody completes it
study-by-odds = Wins (1 = even share)
study-by-even = Winners' points there (1 = average per tile)
study-by-lift = Wins after completing it (1 = after completing any side)

## Lines

study-seat = Player { $seat } of { $seats }
study-card = Card { $card }
study-card-round = Card { $card }, round { $round }
study-many = { $count } or more
study-side = Tile { $tile }, side { $side }
