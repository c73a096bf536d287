reason-turn = { $who } a maintenant { part-points }{ $lines ->
    [none] , comme avant.
   *[other] { " " }({ $gained }) : { $lines }.
 }
reason-lot = { $who } joue au hasard.
reason-habit = { $who } applique une stratégie simple.
reason-points = { $who } joue le meilleur coup selon sa propre estimation.
reason-playouts = { $who } a comparé { $judged ->
    [one] { $judged } coup
    [many] { $judged } de coups
   *[other] { $judged } coups
 } en { $playouts ->
    [one] { $playouts } partie d’essai.
    [many] { $playouts } de parties d’essai.
   *[other] { $playouts } parties d’essai.
 }
reason-replaced = { $who } n’a pas su décider ; ce coup est joué au hasard.
