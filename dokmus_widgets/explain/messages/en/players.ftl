reason-turn = { $who } has { part-points }{ $lines ->
    [none] , as before.
   *[other] { " " }({ $gained }): { $lines }.
 }
reason-lot = { $who } plays at random.
reason-habit = { $who } plays by a simple rule.
reason-points = { $who } plays the best move by its own estimate.
reason-playouts = { $who } compared { $judged ->
    [one] { $judged } choice
   *[other] { $judged } choices
 } in { $playouts ->
    [one] { $playouts } practice game.
   *[other] { $playouts } practice games.
 }
reason-replaced = { $who } couldn't decide; this move is random.
