### Parts of messages

part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
part-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }
part-turned = { $turn ->
    [cw] clockwise
   *[ccw] anticlockwise
 }
part-nearest = { $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
part-tokens-left = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
 }
part-search = { $near ->
    [none] { " " }Search for a word instead.
   *[some] { " " }Did you mean one of these?
 }
part-last-token = under these rules you place past a temple only from the token you placed last this turn.
