### The board, for screen readers and hints too.

terrain = { $terrain ->
    [meadow] prairie
    [forest] forêt
    [water] eau
    [mountain] montagne
    [volcano] volcan
    [small_temple] petit temple
    [large_temple] grand temple
    [ruins] ruines
   *[gap] espace vide
}
board-label = L’île, { $columns } colonnes et { $rows } lignes
board-map = { $tiles ->
    [one] Île d’une tuile. Pions : { $tokens }
    [many] Île de { $tiles } de tuiles. Pions : { $tokens }
   *[other] Île de { $tiles } tuiles. Pions : { $tokens }
 }
board-left-out = Le reste du plateau ne fait pas partie de cet exemple.
space-plain = { $space }, { $terrain }
space-left-out = { $space }, hors de cet exemple
space-token = { $space }, { $terrain }, pion : { $who }
space-free = { $label }, vous pouvez y placer un pion
space-paid = { $label }, vous pouvez y placer un pion avec un sacrifice
space-start = { $label }, vous pouvez commencer ici
space-origin = { $label }, vous pouvez déplacer ce pion
space-target = { $label }, vous pouvez y déplacer le pion
tokens-count = { $who } ({ $count })
board-turn = { $turn ->
    [cw] Faire pivoter dans le sens horaire
   *[ccw] Faire pivoter dans le sens antihoraire
}
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-look = { $what } : { $points }.
board-again = Choisissez de nouveau la case pour jouer ce coup.
board-keys = Flèches : d’une case à l’autre. N et P : case utilisable suivante ou précédente. Entrée : choisir.
board-dead = Python ne répond pas. Exécutez de nouveau la cellule.
board-unheard = Pas encore de réponse. Si cela dure, exécutez de nouveau la cellule ou rechargez la page.
board-unheard-page = Pas encore de réponse. Si cela dure, rechargez la page.
space-tile = { $label }, vous pouvez choisir la tuile { $tile }
legend-title = Légende du plateau
legend-legal = Vous pouvez agir ici
legend-paid = Vous pouvez agir ici en sacrifiant un pion
legend-chosen = Sélectionné ou sélectionnable
legend-hint = Indice
legend-pips = { $tokens ->
    [one] Demande { $tokens } pion ce tour-ci
    [many] Demande { $tokens } de pions ce tour-ci
   *[other] Demande { $tokens } pions ce tour-ci
}
legend-done = Dernières actions, dans l’ordre
legend-turned = Sens de rotation de la tuile
legend-left = Où se trouvait le pion déplacé
legend-burnt = Pion brûlé
legend-step = Étape du meilleur tour
legend-ruins = Action supplémentaire en attente
legend-witness = Les cases en question
legend-obstacle = Obstacle
legend-gained = Temple exploré
legend-lost = Temple perdu
legend-opened = Désormais à portée
legend-closed = Désormais hors de portée
legend-burns = Brûle à la fin du tour
