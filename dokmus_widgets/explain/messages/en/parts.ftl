### Parts of several messages.

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
   *[ccw] counter-clockwise
 }
part-nearest = { $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
