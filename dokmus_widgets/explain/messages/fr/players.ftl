### Pourquoi les joueurs automatiques jouent comme ils le font.

reason-turn = { $who } a maintenant { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }{ $lines ->
    [none] , autant qu’avant.
   *[other] { " " }({ $gained }) : { $lines }.
 }
reason-lot = { $who } s’en remet au hasard : tous les coups permis ont les mêmes chances.
reason-habit = { $who } joue par habitude, sans rien calculer.
reason-points = { $who } choisit ce qui promet le plus{ $points ->
    [0] , même si cela ne rapporte pas encore de points.
    [one] { " " }: { $points } point.
    [many] { " " }: { $points } de points.
   *[other] { " " }: { $points } points.
 }
reason-playouts = { $who } compare { $judged ->
    [one] { $judged } possibilité
    [many] { $judged } de possibilités
   *[other] { $judged } possibilités
 } en jouant { $playouts ->
    [one] { $playouts } partie
    [many] { $playouts } de parties
   *[other] { $playouts } parties
 } jusqu’au bout{ $share ->
    [none] .
   *[other] { " " }: avec ce choix, { $share } sont gagnées.
 }
reason-replaced = { $who } n’a pas su décider : ce coup a été tiré au sort.
