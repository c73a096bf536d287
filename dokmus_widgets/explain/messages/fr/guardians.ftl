### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number } : { $name }
guardians-cards = Les cinq Gardiens
guardians-order = Les tours suivent les numéros, du plus petit au plus grand. Le Gardien sert une fois, à n’importe quel moment de votre tour, ou pas du tout.
guardians-limits-1 = Il ne change rien sur le plateau, ni l’ordre des tours de cette manche.
guardians-limits-2 = Il ne fait jamais pivoter la tuile, et n’en prend aucune hors de la ligne et de la colonne de l’espace vide.
guardians-limits-3 = Il ne fait jamais traverser l’eau à un pion, et ne déplace ni un pion sur des ruines, ni celui d’un autre joueur.
guardians-limits-4 = Il ne fait jamais pivoter une tuile d’un demi-tour, et ne la change pas de place.
guardians-limits-5 = Il ne fait qu’une seule des trois actions, et ne prend jamais le talisman.
guardians-prompt-1 = { $who } a ce Gardien. Appuyez sur « Prendre le talisman » et voyez ce que cela change.
guardians-prompt-1-done = C’est tout ce qu’il fait : rien ne change sur le plateau.
guardians-prompt-tile = Cliquez sur une tuile pour la faire glisser dans l’espace vide. Les tuiles encadrées le peuvent ; cliquez sur une autre pour voir pourquoi elle ne peut pas.
guardians-prompt-token = { $who } : cliquez sur l’un des pions encadrés, puis là où il doit aller.
guardians-prompt-token-target = Cliquez maintenant là où doit aller le pion en { $space }, ou de nouveau sur lui pour le lâcher.
guardians-prompt-rotate-cw = Cliquez sur une tuile pour la faire pivoter dans le sens horaire.
guardians-prompt-rotate-ccw = Cliquez sur une tuile pour la faire pivoter dans le sens antihoraire.
guardians-prompt-turn = La tuile { $tile } est en main : choisissez dans quel sens elle pivote.
guardians-prompt-done = Faites glisser le curseur sous le plateau pour revoir l’action. Cliquez sur le plateau pour essayer autre chose depuis la position d’avant.
guardians-back = Revenir en arrière
guardians-another = Une autre position
guardians-telling = La première position
guardians-told-no-board = Le Gardien 1 ne change rien sur le plateau. Appuyez sur « Prendre le talisman ».
guardians-told-no-token = Aucun pion en main : cliquez d’abord sur l’un des pions encadrés.
guardians-told-fixed = Non, le pion en { $space } est sur des ruines, et un pion sur des ruines ne les quitte plus.
guardians-told-stuck = Non, le pion en { $space } ne peut aller nulle part : aucune case adjacente ou autour d’un temple ne peut l’accueillir.
guardians-told-tile-go = Vous lâchez la tuile { $tile }.
guardians-told-back = Retour à la position d’avant.
guardians-told-no-turn = Cette position ne donne aucun tour : { $why }

## The slider under the board

scrub-label = D’avant à après
scrub-before = Avant
scrub-after = Après
scrub-again = Rejouer

## What an action changes

guardians-title = Ce que cela change
guardians-title-done = Ce que cela a changé
guardians-riders = Elle emporte :
guardians-rider = { $from } → { $to }
guardians-joined = Cours d’eau réunis :
guardians-joined-text = { $count ->
    [one] { $count } n’en fait plus qu’un, de { $size } cases.
    [many] { $count } n’en font plus qu’un, de { $size } cases.
   *[other] { $count } n’en font plus qu’un, de { $size } cases.
 }
guardians-parted = Cours d’eau coupé :
guardians-parted-text = un seul, de { $size } cases, en devient { $count }.
guardians-regrouped = Cours d’eau coupés et réunis :
guardians-regrouped-text = { $before } en deviennent { $after }.
guardians-regrouped-same-text = il y en a toujours { $count }, mais leurs eaux se répartissent autrement.
guardians-gained = explore { $temples }
guardians-lost = perd { $temples }
guardians-opened = Désormais à portée :
guardians-closed = Hors de portée :
guardians-cheaper = Désormais gratuit :
guardians-dearer = Désormais contre un sacrifice :
guardians-spaces = { $count ->
    [one] { $count } case ({ $spaces })
    [many] { $count } de cases ({ $spaces })
   *[other] { $count } cases ({ $spaces })
 }
guardians-ruins-waits = Action supplémentaire :
guardians-ruins-waits-text = le pion est arrivé sur des ruines, et elle attend sur la tuile { $tile }.
guardians-first = Premier joueur :
guardians-first-text = { $before } jusqu’ici, { $after } désormais. { $after } choisit son Gardien en premier à la prochaine manche, et reçoit tous les Gardiens à la fin de celle-ci.
guardians-first-same-text = { $after } l’est déjà, et le reste.
guardians-burn = Le volcan :
guardians-burn-text = le pion brûlerait à la fin du tour s’il y restait.
guardians-saved-text = le pion quitte le volcan et ne brûle pas.
guardians-same = Comme avant :
guardians-same-tokens = la place de tous les pions
guardians-same-water = les cours d’eau
guardians-same-temples = les temples explorés
guardians-same-places = les cases où placer un pion
guardians-same-scores = la feuille de score
guardians-scores = Score, avant et après
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Ce qu’il permet ({ $count })
guardians-may-slide = Tuiles qui peuvent glisser ({ $count }), la meilleure d’abord
guardians-may-move = Pions qui peuvent bouger ({ $count }), le meilleur d’abord : appuyez sur l’un d’eux pour voir où il peut aller
guardians-may-turn = Tuiles à faire pivoter ({ $count }), la meilleure d’abord : appuyez sur l’une d’elles pour voir les deux sens
guardians-may-not = Ce qu’il ne permet pas ({ $count })
guardians-slide = Faire glisser la tuile { $tile }
guardians-turn = Pivoter { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
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
guardians-choices = Tout ce que permet ce Gardien
