### What a position raises by itself: all that may be done there, and what not, each a question.

here-title = What may I do here, and what not?
here-reach = Where may a token go?
here-barred = Where may none go, and by which rule?
here-out-of-reach = Out of reach
here-draft = Which cards may be taken?
here-guardian = What may the guardian card do?
here-ruins = What may the ruins do?
here-turn = What else?
here-burns = What burns?
here-gains = What would the next token win?
here-scores = What scores now?
here-hidden = Cards that nobody has shown are not told here: others may stand in for them.
here-line = { $question }: { $answer }
here-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
here-everywhere = everywhere
here-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
 }
here-tokens = { $count ->
    [0] nothing
    [one] { $count } token
   *[other] { $count } tokens
 }
here-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
here-reach-told = Yes, on { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }{ $tokens ->
    [0] { "" }
    [1] , for one token
   *[2] , for two tokens: one placed, one sacrificed
 }{ $spaces ->
    [none] .
   *[some] : { $spaces }.
 }
here-barred-told = { $count ->
    [0] No, nowhere now.
    [one] No, not on { $count } space.
   *[other] No, not on these { $count } spaces.
 }
here-ways-told = Yes, in { $count } ways: click the board to ask about one of them.
here-burns-told = { $who }: { $count ->
    [0] nothing burns, for no token stands on a volcano.
    [one] the token on { $spaces } burns at the end of its owner's turn, unless it is moved away.
   *[other] the tokens on { $spaces } burn at the end of their owner's turn, unless they are moved away.
 }
here-gains-told = { $who } would have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more, if the turn ended with a token on { $count ->
    [one] { $spaces }.
   *[other] one of these{ $spaces ->
        [none] { " " }{ $count } spaces.
       *[some] : { $spaces }.
     }
 }
here-scores-told = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if the game ends now{ $lines ->
    [none] .
   *[other] . { $lines }.
 }
