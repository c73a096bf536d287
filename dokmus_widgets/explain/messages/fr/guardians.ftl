guardians-heading = { $number } : { $name }
guardians-cards = Les cinq Gardiens
guardians-order = Les Gardiens jouent dans l’ordre des numéros, le plus petit d’abord. Vous utilisez le vôtre une fois, à tout moment de votre tour, ou pas du tout.
guardians-limits-1 = Le Gardien 1 ne change ni le plateau, ni l’ordre des tours de cette manche.
guardians-limits-2 = Le Gardien 2 ne fait jamais pivoter une tuile, et ne fait glisser que les tuiles de la ligne ou de la colonne de l’espace vide.
guardians-limits-3 = Le Gardien 3 ne fait jamais traverser l’eau à un pion, et ne déplace jamais un pion qui est déjà sur des ruines, ni celui d’un autre joueur.
guardians-limits-4 = Le Gardien 4 ne fait jamais pivoter une tuile d’un demi-tour, et ne la déplace jamais vers un autre emplacement.
guardians-limits-5 = Le Gardien 5 ne fait qu’une seule des trois actions, et ne prend jamais le talisman.
guardians-prompt-1 = { $who } a ce Gardien. Cliquez sur « Prendre le talisman » pour voir ce qui change.
guardians-prompt-1-done = C’est tout : rien ne change sur le plateau.
guardians-prompt-tile = Cliquez sur une tuile encadrée pour la faire glisser dans l’espace vide, ou sur une autre pour voir pourquoi elle ne peut pas glisser.
guardians-prompt-token = { $who } : cliquez sur un pion encadré, puis sur sa nouvelle case.
guardians-prompt-token-target = Pion en { $space } sélectionné. Cliquez sur sa nouvelle case, ou de nouveau sur ce pion pour annuler.
guardians-prompt-rotate = Cliquez sur la tuile à faire pivoter.
guardians-prompt-turn = Tuile { $tile } sélectionnée : choisissez dans quel sens la faire pivoter.
guardians-prompt-done = Faites glisser le curseur pour revoir l’action. Cliquez sur le plateau pour essayer autre chose.
guardians-back = Annuler l’action
guardians-another = Une autre position
guardians-telling = Position de départ
guardians-told-no-board = Le Gardien 1 n’agit pas sur le plateau. Cliquez sur « Prendre le talisman ».
guardians-told-no-token = Cliquez d’abord sur un pion encadré.
guardians-told-fixed = Non, le pion en { $space } est sur des ruines, et n’en sort jamais.
guardians-told-stuck = Non, le pion en { $space } ne peut pas bouger : aucune case adjacente ou autour d’un temple ne lui est permise.
guardians-told-tile-go = La tuile { $tile } n’est plus sélectionnée.
guardians-told-back = Action annulée.
guardians-told-no-turn = Aucun tour n’est possible ici : { $why }

## The slider under the board

scrub-label = D’avant à après
scrub-before = Avant
scrub-after = Après
scrub-again = Revoir

## What an action changes

guardians-title = Ce que cela change
guardians-title-done = Ce que cela a changé
guardians-riders = Pions emportés :
guardians-rider = { $from } → { $to }
guardians-joined = Cours d’eau reliés :
guardians-joined-text = { $count ->
    [one] { $count } n’en fait plus qu’un, de { $size } cases.
    [many] { $count } n’en font plus qu’un, de { $size } cases.
   *[other] { $count } n’en font plus qu’un, de { $size } cases.
 }
guardians-parted = Cours d’eau séparé :
guardians-parted-text = celui de { $size } cases se divise en { $count }.
guardians-regrouped = Cours d’eau modifiés :
guardians-regrouped-text = ils passent de { $before } à { $after }.
guardians-regrouped-same-text = il y en a toujours { $count }, répartis autrement.
guardians-gained = explore { $temples }
guardians-lost = perd { $temples }
guardians-opened = Désormais à portée :
guardians-closed = Désormais hors de portée :
guardians-cheaper = Désormais sans sacrifice :
guardians-dearer = Désormais avec sacrifice :
guardians-spaces = { $count ->
    [one] { $count } case ({ $spaces })
    [many] { $count } de cases ({ $spaces })
   *[other] { $count } cases ({ $spaces })
 }
guardians-ruins-waits = Action supplémentaire :
guardians-ruins-waits-text = le pion est arrivé sur des ruines de la tuile { $tile }.
guardians-first = Premier joueur :
guardians-first-text = { $before } jusqu’ici, puis { $after }, qui reçoit tous les Gardiens à la fin de cette manche et choisit en premier à la prochaine.
guardians-first-same-text = toujours { $after }.
guardians-burn = Volcan :
guardians-burn-text = le pion brûle à la fin du tour s’il y reste.
guardians-saved-text = le pion quitte le volcan et ne brûle pas.
guardians-same = Sans changement :
guardians-same-tokens = les pions
guardians-same-water = les cours d’eau
guardians-same-temples = les temples explorés
guardians-same-places = les cases où placer un pion
guardians-same-scores = la feuille de score
guardians-scores = Score, avant et après
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Ce qu’il permet ({ $count })
guardians-may-slide = Tuiles qui peuvent glisser ({ $count }), la meilleure d’abord
guardians-may-move = Pions qui peuvent bouger ({ $count }), le meilleur d’abord : cliquez sur l’un d’eux pour voir où
guardians-may-turn = Tuiles à faire pivoter ({ $count }), la meilleure d’abord : cliquez sur l’une d’elles pour voir les deux sens
guardians-may-not = Ce qu’il ne permet pas ({ $count })
guardians-slide = Tuile { $tile }
guardians-turn = Faire pivoter { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-piece-token = Pion en { $space }
guardians-piece-tile = Tuile { $tile }
guardians-gain = { $who } { $points }
guardians-none = score inchangé
guardians-best = au mieux : { $points }
guardians-ways = { $count ->
    [one] { $count } possibilité, au mieux : { $best }
    [many] { $count } de possibilités, au mieux : { $best }
   *[other] { $count } possibilités, au mieux : { $best }
 }
guardians-choices = Toutes les actions de ce Gardien
