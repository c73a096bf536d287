lesson-not-yours = Votre tour est fini. Annulez, recommencez l’étape, ou passez à la suite.
lesson-over = La leçon est finie. Refaites une étape, ou passez à la suite.
lesson-refuted-away = Essai annulé : { $what }.
lesson-missed = L’objectif est manqué. Il fallait { $missing }. Annulez et réessayez.
lesson-hint-none = Il n’y a pas d’objectif ici : passez à la suite.
lesson-scored = Points : { $lines }.
lesson-hint-back = L’objectif ne peut plus être atteint d’ici. Annulez votre dernière action, ou recommencez l’étape.
lesson-hint-free = Le jeu libre n’a pas d’indices. Revenez d’abord à la leçon.
lesson-free-already = Vous êtes déjà en jeu libre.
lesson-free-not = Vous êtes déjà dans la leçon.
lesson-back = De retour dans la leçon. { $text }
lesson-set-anew = Voici une nouvelle position.
lesson-next-anew = L’étape suivante ne peut pas commencer dans cette position. Choisissez de nouveau « Suivant » pour la commencer dans une autre, ou annulez.
lesson-next-back = Annulé pour l’étape suivante : { $what }.
lesson-next-done = Vous l’avez déjà fait.
error-lesson-words = Le message { $message } manque à la leçon { $lesson }. Ajoutez-le avec add_messages.
error-step = Il n’y a pas d’étape { $wish } : les étapes vont de 0 à { $last }.

goal-not = ne pas faire ceci : { $goal }
goal-token_on = { $count ->
    [one] occuper la case { $spaces }
    [many] occuper les cases { $spaces }
   *[other] occuper les cases { $spaces }
}
goal-standing_on = { $count ->
    [one] avoir { $count } pion sur une case de { $terrain }
    [many] avoir { $count } de pions sur des cases de { $terrain }
   *[other] avoir { $count } pions sur des cases de { $terrain }
}
goal-beside_gap = avoir un pion à côté de l’espace vide
    .no = n’avoir aucun pion à côté de l’espace vide
goal-placed = { $count ->
    [one] placer { $count } pion
    [many] placer { $count } de pions
   *[other] placer { $count } pions
}
goal-spent = { $count ->
    [one] utiliser exactement { $count } pion
    [many] utiliser exactement { $count } de pions
   *[other] utiliser exactement { $count } pions
}
goal-spent_at_most = { $count ->
    [one] utiliser { $count } pion au plus
    [many] utiliser { $count } de pions au plus
   *[other] utiliser { $count } pions au plus
}
goal-tokens_left = { $count ->
    [0] utiliser tous les pions de ce tour
    [one] garder { $count } pion de ce tour
    [many] garder { $count } de pions de ce tour
   *[other] garder { $count } pions de ce tour
}
goal-sacrificed = { $count ->
    [0] ne sacrifier aucun pion
    [one] sacrifier exactement { $count } pion
    [many] sacrifier exactement { $count } de pions
   *[other] sacrifier exactement { $count } pions
}
goal-discovered = { $count ->
    [one] explorer le temple en { $spaces }
    [many] explorer les temples en { $spaces }
   *[other] explorer les temples en { $spaces }
}
goal-temple_from = explorer le grand temple qui est en { $spaces } au départ
goal-temples = { $count ->
    [one] explorer { $count } temple en tout
    [many] explorer { $count } de temples en tout
   *[other] explorer { $count } temples en tout
}
goal-tiles = { $count ->
    [one] visiter { $count } tuile en tout
    [many] visiter { $count } de tuiles en tout
   *[other] visiter { $count } tuiles en tout
}
goal-complete = { $count ->
    [one] compléter { $count } tuile
    [many] compléter { $count } de tuiles
   *[other] compléter { $count } tuiles
}
goal-points = { $count ->
    [one] avoir au moins { $count } point
    [many] avoir au moins { $count } de points
   *[other] avoir au moins { $count } points
}
goal-gained = { $count ->
    [one] marquer au moins { $count } point
    [many] marquer au moins { $count } de points
   *[other] marquer au moins { $count } points
}
goal-line = { $points ->
    [one] avoir { $points } point à la ligne « { $line } »
    [many] avoir { $points } de points à la ligne « { $line } »
   *[other] avoir { $points } points à la ligne « { $line } »
}
goal-ahead = avoir plus de points que tous les autres
    .no = ne pas avoir plus de points que tous les autres
goal-legal = pouvoir ensuite { $move }
goal-legal_in = pouvoir ensuite { $move } ({ $reading })
goal-guardian_used = utiliser votre Gardien
    .no = garder votre Gardien pour plus tard
goal-extra_action = gagner une action supplémentaire
    .no = n’avoir aucune action supplémentaire en attente
goal-tile_moved = déplacer la tuile { $tile }
goal-tile_turned = faire pivoter la tuile { $tile }
goal-talisman = avoir le talisman
    .no = ne pas avoir le talisman
goal-turn_over = terminer votre tour
    .no = ne pas encore terminer votre tour
goal-card = choisir le Gardien { $count }
goal-card_chosen = choisir un Gardien
    .no = ne pas encore choisir de Gardien
goal-round = arriver à la manche { $count }
goal-phase = { $count ->
   *[over] finir la partie
    [start] arriver au choix des départs
    [guardians] arriver au choix des Gardiens
    [turns] terminer le choix des Gardiens
}
