### Why players that are no people play as they do.

reason-turn = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now{ $lines ->
    [none] , as many as before.
   *[other] { " " }({ $gained }): { $lines }.
 }
reason-lot = { $who } leaves it to chance: every legal move is as likely.
reason-habit = { $who } plays by habit and works nothing out.
reason-points = { $who } chooses what { $points ->
    [0] looks best, though it brings no points yet.
    [one] promises most: { $points } point.
   *[other] promises most: { $points } points.
 }
reason-playouts = { $who } compares { $judged ->
    [one] { $judged } choice
   *[other] { $judged } choices
 } by playing { $playouts ->
    [one] { $playouts } game
   *[other] { $playouts } games
 } to the end{ $share ->
    [none] .
   *[other] : with this one, { $share } are won.
 }
reason-replaced = { $who } failed to decide, so this move was drawn by lot.
