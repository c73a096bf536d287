### Parts of several messages, which all messages can name.

part-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
part-points-of = { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
 }
part-points-to = { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
part-turned = { $turn ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
 }
part-nearest = { $near ->
    [none] .
   *[other] . Может быть, { $near }?
 }
part-tokens = { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
 }
part-last-token = в этой трактовке вокруг храма ставят только от фишки, которую вы поставили последней в этот ход.
