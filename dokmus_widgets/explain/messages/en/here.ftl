### Questions about a position

here-title = What can and can't I do here?
here-reach = Where can I place a token?
here-barred = Where can't I place, and why?
here-out-of-reach = Out of reach
here-occupied = Already has a token
here-no-second = No token left to sacrifice
here-no-own-tile = Not a corner tile, or taken
here-no-outer-edge = Not a meadow or forest on an outer edge
here-cards-first = Players choose cards first
here-over = The game is over
here-ruins-first = The ruins action comes first
here-tokens-used = Your tokens are used
here-draft = Which cards can I choose?
here-guardian = What can the guardian card do?
here-ruins = What can the ruins action do?
here-turn = What else?
here-burns = What burns?
here-gains = What would the next token score?
here-scores = What scores now?
here-hidden = Unrevealed cards aren't shown; others may stand in for them.
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
here-points = { part-points }
here-reach-told = You can place on { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }{ $tokens ->
    [0] { "" }
    [1] , for one token
   *[2] , for two tokens (one placed, one sacrificed)
 }{ $spaces ->
    [none] .
   *[some] : { $spaces }.
 }
here-barred-told = { $count ->
    [0] You can't place anywhere now.
    [one] You can't place on this space.
   *[other] You can't place on these { $count } spaces.
 }
here-ways-told = { $count ->
    [one] There is one way to do this: test it on the board.
   *[other] There are { $count } ways to do this: test them on the board.
 }
here-burns-told = { $who }: { $count ->
    [0] nothing; no token is on a volcano.
   [one] the token on { $spaces } burns when its owner's turn ends, unless it moves away.
   *[other] the tokens on { $spaces } burn when their owner's turn ends, unless they move away.
 }
here-gains-told = { $who }'s next token would score { part-points } on { $count ->
    [one] { $spaces }, if the turn ended then.
   *[other] any of these{ $spaces ->
        [none] { " " }{ $count } spaces, if the turn ended then.
       *[some] , if the turn ended then: { $spaces }.
     }
 }
here-scores-told = { $who } has { part-points } now{ $lines ->
    [none] .
   *[other] { " " }({ $lines }).
 }
