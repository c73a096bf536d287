### Quizzes: what each kind of question is called and asks, and what an answer is told.

## Placing

quiz-step = Next to your tokens
    .ask = You are { $who }. Which of these spaces can your next token go to?
quiz-corner = { $space } touches your token on { $token } with a corner only, and corners do not count.
quiz-reach = Reach and price
    .ask = You are { $who }. Which of these spaces can your next token reach, and what does each cost?
quiz-afford = The last token
    .ask = You are { $who }, with one token left in this turn. Which of these spaces can it go to?

## Terrain

quiz-forest = What a forest costs
    .ask = You are { $who }. Which of these forests can your next token reach, and what does each cost?
quiz-water = Across the water
    .ask = You are { $who }. Which of these shores can your next token reach, and what does each cost?
quiz-temple = Past a temple
    .ask = You are { $who }. Which of these spaces can your next token reach?
quiz-landing = What comes of it
    .ask = You are { $who } and place a token on { $space }. What comes of it?
quiz-landing-nothing = Nothing more
quiz-landing-sacrifice = It costs a second token
quiz-landing-extra = You earn an extra action
quiz-landing-burns = The token burns at the end of your turn
quiz-volcano = Tokens that burn
    .ask = You are { $who } and end your turn. Which of your tokens burn?
quiz-volcano-burns = Yes, the token on { $space } burns: it stands on a volcano when your turn ends.
quiz-volcano-stays = No, the token on { $space } stays: it does not stand on a volcano.
quiz-ruins = What ruins let you move
    .ask = You are { $who } and have just placed a token on the ruins on { $space }. Which of your tokens can the extra action move?

## Guardians

quiz-order = Who plays when
    .ask = The cards are chosen: { $cards }. Who has the { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
     } turn?
quiz-order-why = The lowest card plays first: { $cards }.
quiz-card = { $who } { $card }
quiz-slide = Into the gap
    .ask = You are { $who } and have card 2. Which of these tiles can slide into the gap?
quiz-token = Moving a token
    .ask = You are { $who } and have card 3. Which of these spaces can your token on { $space } move to?
quiz-rotate = A tile turns
    .ask = You are { $who } and have card 4. You turn tile { $tile } { $turn ->
        [cw] clockwise
       *[ccw] counter-clockwise
     }. Where does your token on { $from } go?
quiz-rotate-why = Tile { $tile } turns { $turn ->
    [cw] clockwise
   *[ccw] counter-clockwise
 }, and takes the token from { $from } to { $to }.

## The game

quiz-start = Where to start
    .ask = You are { $who } and choose where to start. Which of these spaces can you start on?
quiz-left = Tokens left
    .ask = You are { $who }, with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 } left in this turn, and place one on { $space } as cheaply as you can. How many are left after that?
quiz-first = Who chooses first
    .ask = { $how ->
        [taken] { $holder } has the talisman, and { $taker } now takes it with card 1.
        [passes] Two play, and { $holder } has the talisman.
       *[kept] { $holder } has the talisman, and nobody takes it.
     } Who chooses a card first in the next round?
quiz-first-why = { $who } has the talisman in the next round: { $how ->
    [taken] card 1 takes it.
    [passes] with two players it changes hands after every round.
   *[kept] without card 1 it stays where it is.
 }
quiz-island = Reach on a whole island

## Scoring

quiz-temples = Points for temples
quiz-tiles = The tile track
quiz-complete = Complete tiles
quiz-line-ask = If the game ended now, how many points would { $who } score? The line: { $line }.
quiz-sacrifices = Points for sacrifices
    .ask = Tokens sacrificed: { $counts }. How many points does { $who } score for that?
quiz-count = { $who } { $count }
quiz-winner = Who wins
    .ask = At the end: { $totals }. Who wins?
quiz-total = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $count } sacrificed)
quiz-winner-shared = The victory is shared

## Marks: what can be said of a space

quiz-mark-no = No
quiz-mark-yes = Yes
quiz-mark-free = Free
quiz-mark-paid = One sacrifice

## What an answer is told

quiz-right = That is right.
quiz-wrong = Not quite.
quiz-wrong-some = { $wrong ->
    [one] Not quite: one of { $asked } is wrong.
   *[other] Not quite: { $wrong } of { $asked } are wrong.
}
quiz-marked = { $space }: { $mark }.
quiz-set = Your answer: { $answer }.
quiz-again = The same again, in another position.
quiz-over = That was the quiz: { $right } of { $asked } right at the first try.
quiz-over-all = That was the quiz, and everything was right at the first try.
quiz-come-back = Worth coming back to: { $kinds }.
quiz-progress = Question { $number } of { $asked }

## What cannot be done

quiz-no-space = { $space } is not one of the spaces that are asked about.
quiz-no-choice = Choose one of { $options }.
quiz-no-number = Choose a whole number from 0 to { $most }.
quiz-no-spaces = Click the spaces that are asked about.
quiz-no-answer = Choose an answer first.
quiz-answered = You have answered this one: go on to the next.
quiz-not-answered = Answer first, or skip the question.
quiz-is-over = The quiz is over.
quiz-nothing = There is nothing to come back to just now.
