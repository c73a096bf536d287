help-cards = Valeur des Gardiens
    .hint = Ce que chaque Gardien pourrait rapporter maintenant.
help-reach = Cases à portée
    .hint = Marque les cases que vous pouvez atteindre avec les pions de ce tour.
help-hints = Bouton d’indice
help-coach = Analyse de chaque tour
    .hint = Après votre tour, ce qu’il aurait pu rapporter.
help-hint = Demander un indice
help-more = En savoir plus
help-do = Jouer ce coup
help-see = Montrer un meilleur tour
help-back = Revenir à ma partie
help-none = Demandez d’abord un indice.
help-thinks = Recherche d’un bon coup…
help-trying = Un meilleur tour, pas à pas. Essayez ce que vous voulez : votre partie reste inchangée.
help-at = Coup { $place } sur { $most }. Essayez ce que vous voulez : votre partie reste inchangée.
help-card = Au moins { part-points } si vous jouiez maintenant.
help-card-least = min. { $points }
help-told = { $kind } : { $on ->
    [yes] option activée.
   *[no] option désactivée.
 }

## Hints, and the review of a turn

coach-best = Votre tour a rapporté { part-points }, le maximum possible.
coach-unknown = Votre tour a rapporté { part-points } ; aucun meilleur tour n’a été trouvé dans le temps imparti.
coach-better = Votre tour a rapporté { part-points } ; le maximum était de { $possible }. Un meilleur tour : { $what }.
coach-some = Votre tour a rapporté { part-points }, mais vous pouviez en marquer au moins { $possible }. Un meilleur tour : { $what }.
coach-others = Les autres : { $changes }.
hint-tile = Regardez la tuile { $tile }. { $lines ->
    [none] Pas encore de points ce tour-ci.
   *[other] Points possibles ce tour-ci : { $lines }.
 }
hint-line = { $line }
hint-card-two = Choisissez le Gardien { $first } ou le Gardien { $last }.
hint-card = Choisir le Gardien { $card }
hint-card-why = Si vous jouiez maintenant : { $cards }.
hint-card-points = { part-points } avec le Gardien { $card }
hint-do = Essayez ceci : { $what }.
hint-why = { $when ->
    [now] Points tout de suite : { $lines }.
   *[later] Points d’ici la fin de votre tour : { $lines }.
 }{ $temples ->
    [none] { "" }
   *[other] { " " }Temples explorés : { $temples }.
 }
hint-nearer = { $when ->
    [now] Ensuite
   *[later] Après ce tour
 }, il manquera encore { part-tokens } pour explorer le { $temple } en { $space }{ $was ->
    [0] .
   *[other] , au lieu de { $was }.
 }
hint-next = Vous pourrez ensuite { $what }.
hint-first = Dès la manche suivante, vous choisissez en premier.
hint-start = C’est ce qui a le mieux réussi dans des parties d’essai.
hint-room = { $who ->
    [none] Cases à portée de votre prochain pion
   *[other] Cases à portée ({ $who })
 } : { $now } au lieu de { $was }.
reach-way = Pour { $space }, il faut { part-tokens } : { $moves }.
clause-choose_start = commencer en { $space }
clause-place = placer un pion en { $space }
clause-place-paid = placer un pion en { $space } avec un sacrifice
clause-choose_guardian = choisir le Gardien { $card }
clause-take_talisman = prendre le talisman
clause-move_tile = { $tile ->
    [none] faire glisser l’espace vide
   *[tile] faire glisser la tuile { $tile } dans l’espace vide
 }
clause-move_token = déplacer le pion de { $from } à { $to }
clause-rotate_tile = { $tile ->
    [none] faire pivoter l’espace vide
   *[tile] faire pivoter la tuile { $tile }
 } dans le sens { part-turned }
clause-sacrifice = sacrifier un pion
clause-decline_ruins = renoncer à l’action supplémentaire
clause-end_turn = terminer le tour
help-so-far = Jusqu’ici : { $points }.
