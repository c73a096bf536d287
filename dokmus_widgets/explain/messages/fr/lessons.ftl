### Lessons: what is said around every step, and the goals as lines to tick off.

lesson-not-yours = Votre tour est fini. Annulez, recommencez l’étape, ou passez à la suite.
lesson-refuted-away = Annulé : { $what }.
lesson-missed = Cela passe à côté de l’objectif. Il manque encore : { $missing }. Annulez et essayez autrement.
lesson-hint-none = Il n’y a rien à trouver ici : continuez quand vous voulez.
lesson-hint-do = Essayez ceci : { $what }.
lesson-hint-back = D’ici, ce n’est plus possible. Annulez votre dernière action, ou recommencez l’étape.
lesson-free = Jouez comme vous voulez, avec toutes les couleurs : rien ne compte. { $prompt }
lesson-free-already = Vous êtes déjà en jeu libre.
lesson-free-not = Vous êtes déjà dans la leçon.
lesson-back = De retour dans la leçon. { $text }
lesson-others = { $who } : { $moves }.
error-step = Il n’y a pas d’étape { $wish } : elles vont de 0 à { $last }.

goal-and = {" "}et{" "}
goal-or = {", "}ou{" "}
goal-not = pas ceci : { $goal }
goal-token_on = { $count ->
    [one] un pion à vous en { $spaces }
    [many] des pions à vous en { $spaces }
   *[other] des pions à vous en { $spaces }
}
goal-standing_on = { $count ->
    [one] { $count } pion à vous sur ce terrain : { $terrain }
    [many] { $count } de pions à vous sur ce terrain : { $terrain }
   *[other] { $count } pions à vous sur ce terrain : { $terrain }
}
goal-placed = { $count ->
    [one] { $count } pion à vous de plus sur le plateau
    [many] { $count } de pions à vous de plus sur le plateau
   *[other] { $count } pions à vous de plus sur le plateau
}
goal-spent = { $count ->
    [one] exactement { $count } pion utilisé
    [many] exactement { $count } de pions utilisés
   *[other] exactement { $count } pions utilisés
}
goal-spent_at_most = { $count ->
    [one] { $count } pion utilisé au plus
    [many] { $count } de pions utilisés au plus
   *[other] { $count } pions utilisés au plus
}
goal-tokens_left = { $count ->
    [0] tous les pions de ce tour utilisés
    [one] encore { $count } pion à utiliser dans ce tour
    [many] encore { $count } de pions à utiliser dans ce tour
   *[other] encore { $count } pions à utiliser dans ce tour
}
goal-sacrificed = { $count ->
    [0] aucun pion sacrifié
    [one] exactement { $count } pion sacrifié
    [many] exactement { $count } de pions sacrifiés
   *[other] exactement { $count } pions sacrifiés
}
goal-discovered = { $count ->
    [one] le temple en { $spaces } exploré
    [many] les temples en { $spaces } explorés
   *[other] les temples en { $spaces } explorés
}
goal-temples = { $count ->
    [one] { $count } temple exploré
    [many] { $count } de temples explorés
   *[other] { $count } temples explorés
}
goal-tiles = { $count ->
    [one] { $count } tuile visitée, par un temple exploré
    [many] { $count } de tuiles visitées, par un temple exploré sur chacune
   *[other] { $count } tuiles visitées, par un temple exploré sur chacune
}
goal-complete = { $count ->
    [one] tous les temples de { $count } tuile explorés
    [many] tous les temples de { $count } de tuiles explorés
   *[other] tous les temples de { $count } tuiles explorés
}
goal-points = { $count ->
    [one] { $count } point ou plus
    [many] { $count } de points ou plus
   *[other] { $count } points ou plus
}
goal-gained = { $count ->
    [one] { $count } point de plus qu’avant
    [many] { $count } de points de plus qu’avant
   *[other] { $count } points de plus qu’avant
}
goal-line = { $points ->
    [one] { $points } point sur cette ligne du score : { $line }
    [many] { $points } de points sur cette ligne du score : { $line }
   *[other] { $points } points sur cette ligne du score : { $line }
}
goal-ahead = plus de points que tous les autres
    .no = pas plus de points que tous les autres
goal-legal = ceci devient possible : { $move }
goal-legal_in = { $reading }, ceci devient possible : { $move }
goal-guardian_used = votre Gardien utilisé
    .no = votre Gardien encore inutilisé
goal-extra_action = une action supplémentaire qui vous attend
    .no = aucune action supplémentaire en attente
goal-tile_moved = la tuile { $tile } à une autre place
goal-tile_turned = la tuile { $tile } tournée
goal-talisman = le talisman à vous
    .no = le talisman à quelqu’un d’autre
goal-turn_over = votre tour terminé
    .no = votre tour pas encore terminé
goal-card = le Gardien { $count } choisi
goal-card_chosen = un Gardien choisi
    .no = aucun Gardien choisi
goal-round = la manche { $count } atteinte
goal-phase = { $count ->
   *[over] la partie finie
    [start] le choix des départs en cours
    [guardians] le choix des Gardiens en cours
    [turns] tous les Gardiens choisis
}
