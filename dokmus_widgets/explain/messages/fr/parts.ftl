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
part-last-token = dans cette version des règles, vous ne contournez un temple que depuis le pion que vous avez placé en dernier pendant ce tour.
