## Placing

quiz-step = Next to your tokens
    .ask = You are { $who }. Where can you place your next token?
quiz-corner = { $space } touches your token on { $token } at a corner only; corners don't count.
quiz-reach = Reach and cost
    .ask = You are { $who }. Where can you place your next token, and at what cost?
quiz-afford = The last token
    .ask = You are { $who }, with one token left. Where can you place it?

## Terrain

quiz-forest = Cost of forests
    .ask = You are { $who }. Which of these forests can you place in, and at what cost?
quiz-water = Across the water
    .ask = You are { $who }. Which of these shores can you place on, and at what cost?
quiz-temple = Past a temple
    .ask = You are { $who }. Where can you place your next token?
quiz-landing = What happens
    .ask = You are { $who } and place a token on { $space }. What happens?
quiz-landing-nothing = Nothing more
quiz-landing-sacrifice = You also sacrifice a token
quiz-landing-extra = You get a ruins action
quiz-landing-burns = The token burns when your turn ends
quiz-volcano = Burning tokens
    .ask = You are { $who } and end your turn. Which of your tokens burn?
quiz-volcano-burns = The token on { $space } burns: it's on a volcano when your turn ends.
quiz-volcano-stays = The token on { $space } stays: it isn't on a volcano.
quiz-ruins = Ruins action: moving a token
    .ask = You are { $who } and have just placed a token on the ruins on { $space }. Which of your tokens can the ruins action move?

## Guardians

quiz-order = Turn order
    .ask = The cards are chosen: { $cards }. Who plays { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
     }?
quiz-order-why = The lowest card plays first: { $cards }.
quiz-card = { $who } { $card }
quiz-slide = Sliding a tile
    .ask = You are { $who }, with card 2. Which of these tiles can slide into the gap?
quiz-token = Moving a token
    .ask = You are { $who }, with card 3. Where can your token on { $space } move?
quiz-rotate = Rotating a tile
    .ask = You are { $who } and rotate tile { $tile } { part-turned }. Where does your token on { $from } go?
quiz-rotate-why = Tile { $tile } rotates { part-turned } and takes the token from { $from } to { $to }.

## The game

quiz-start = Starting spaces
    .ask = You are { $who }. Where can you start?
quiz-left = Tokens left
    .ask = You are { $who }, with { part-tokens } left, and place one on { $space } as cheaply as possible. How many are left?
quiz-first = Who chooses first
    .ask = { $how ->
        [taken] { $holder } has the talisman; { $taker } takes it with card 1.
        [passes] Two players; { $holder } has the talisman.
       *[kept] { $holder } has the talisman; nobody takes it.
     } Who chooses a card first next round?
quiz-first-why = { $who } has the talisman next round: { $how ->
    [taken] card 1 takes it.
    [passes] with two players it changes hands every round.
   *[kept] without card 1 it stays.
 }
quiz-island = Reach on a full island

## Scoring

quiz-temples = Points for temples
quiz-tiles = The tile track
quiz-complete = Complete tiles
quiz-line-ask = How many points would { $who } score for { $line } if the game ended now?
quiz-sacrifices = Points for sacrifices
    .ask = Tokens sacrificed: { $counts }. How many points does { $who } score for that?
quiz-count = { $who } { $count }
quiz-winner = Who wins
    .ask = The final score: { $totals }. Who wins?
quiz-total = { $who } { part-points } ({ $count } sacrificed)
quiz-winner-shared = Shared victory

## Marks of spaces

quiz-mark-no = No
quiz-mark-yes = Yes
quiz-mark-free = No extra cost
quiz-mark-paid = One sacrifice
quiz-mark-open = not marked

## Feedback

quiz-right = Right.
quiz-wrong = Not quite.
quiz-wrong-some = { $wrong ->
    [one] Not quite: one of { $asked } isn't right.
   *[other] Not quite: { $wrong } of { $asked } aren't right.
}
quiz-marked = { $space } · { $mark }
quiz-set = Your answer: { $answer }.
quiz-again = Try again, in another position.
quiz-several = There can be several answers.
quiz-over = Quiz over: { $right } of { $asked } right on the first try.
quiz-over-all = Quiz over: every answer right on the first try.
quiz-progress = Question { $number } of { $asked }

## Refusals

quiz-no-space = { $space } isn't part of the question.
quiz-no-choice = Choose one of { $options }.
quiz-no-number = Choose a whole number from 0 to { $most }.
quiz-no-spaces = Choose the spaces in question.
quiz-no-answer = Give an answer first.
quiz-answered = You've already answered: go on to the next question.
quiz-not-answered = Answer first, or skip the question.
quiz-is-over = The quiz is over.
quiz-nothing = You have no missed questions now.
