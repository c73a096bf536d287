### De l’aide pendant la partie.

help-label = Aide
help-cards = Ce que rapportent les Gardiens
help-reach = Cases à ma portée
help-hints = Indices
help-coach = Entraîneur
help-hint = Demander un indice
help-more = En savoir plus
help-do = Jouer ce coup
help-see = Montrer un meilleur tour
help-back = Revenir à ma partie
help-none = Il n’y a pas encore d’indice pour cette position : demandez-en un d’abord.
help-thinks = Recherche d’un bon coup…
help-trying = Voici le tour de l’entraîneur, dans une partie à part : essayez ce que vous voulez. La vôtre attend telle quelle.
help-at = Vous regardez le coup { $place } sur { $most }, dans une partie à part : essayez ce que vous voulez. La vôtre attend telle quelle.
help-what = Essayez ceci : { $what }.
help-area = { $kind ->
    [tile] Il y a quelque chose à faire avec la tuile { $tile }.
   *[token] Regardez la tuile { $tile }.
 }
help-area-card = { $half ->
    [low] Maintenant, mieux vaut un Gardien à petit numéro.
   *[high] Maintenant, mieux vaut un Gardien à grand numéro.
 }
help-area-none = Il n’y a rien à faire sur le plateau : regardez du côté des boutons.
help-card = Pourrait rapporter { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } si votre tour venait tout de suite.
help-reach-note = En couleur : les cases à portée de ce tour. En jaune avec un pion, en violet avec deux, en rouge avec trois. Pointez une case pour voir comment y aller.
help-way = { $count ->
    [one] Un pion
    [many] { $count } de pions
   *[other] { $count } pions
 } : { $moves }.
help-looked = Votre tour a rapporté { $made ->
    [one] { $made } point
    [many] { $made } de points
   *[other] { $made } points
 }. { $better ->
    [yes] Le maximum possible était { $possible }.
    [some] Au moins { $possible } étaient possibles : l’entraîneur n’a pas tout examiné.
    [unknown] L’entraîneur n’a rien trouvé qui rapporte plus, mais n’a pas tout examiné.
   *[no] Rien ne rapporte plus. Bravo !
 }
help-told = { $kind } : { $on ->
    [yes] option activée.
   *[no] option désactivée.
 }
