### The board: terrain, spaces, tiles and tokens, as a screen reader and a hint name them.

terrain = { $terrain ->
    [meadow] prairie
    [forest] forêt
    [water] eau
    [mountain] montagne
    [volcano] volcan
    [small_temple] petit temple
    [large_temple] grand temple
    [ruins] ruines
   *[gap] espace vide, la mer
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
space-paid = { $label }, vous pouvez y placer un pion contre un sacrifice
space-start = { $label }, vous pouvez commencer ici
space-origin = { $label }, vous pouvez déplacer ce pion
space-target = { $label }, vous pouvez y déplacer le pion
tokens-count = { $who } ({ $count })
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-look = { $what } : { $points }. Touchez de nouveau pour le faire.
board-keys = Les flèches parcourent les cases, N et P mènent à la case utilisable suivante ou précédente, Entrée clique.
board-dead = Python ne répond plus ici : exécutez de nouveau la cellule.
board-unheard = Pas encore de réponse. Si cette ligne reste affichée, exécutez de nouveau la cellule ou rechargez la page.
space-tile = { $label }, vous pouvez choisir la tuile { $tile }
