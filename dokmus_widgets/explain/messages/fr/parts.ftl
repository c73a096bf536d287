### Parts of several messages, which all messages can name.

part-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }
part-tokens = { $tokens ->
    [one] { $tokens } pion
    [many] { $tokens } de pions
   *[other] { $tokens } pions
 }
part-turned = { $turn ->
    [cw] horaire
   *[ccw] antihoraire
 }
part-nearest = { $near ->
    [none] .
   *[other] . Vouliez-vous dire { $near } ?
 }
