### The guardian cards, one by one: what each does to a position.

guardians-heading = { $number } : { $name }
guardians-cards = Les cinq Gardiens
guardians-prompt-1 = { $who } a ce Gardien. Appuyez sur « Prendre le talisman » et voyez ce que cela change.
guardians-prompt-1-done = C’est tout ce qu’il fait : rien ne change sur le plateau.
guardians-prompt-tile = Cliquez sur une tuile pour la glisser dans l’espace vide. Les tuiles encadrées le peuvent ; cliquez sur une autre pour voir pourquoi elle ne peut pas.
guardians-prompt-token = { $who } : cliquez sur l’un des pions encadrés, puis là où il doit aller.
guardians-prompt-token-target = Cliquez maintenant là où doit aller le pion en { $space }, ou encore sur lui pour le lâcher.
guardians-prompt-rotate-cw = Cliquez sur une tuile pour la tourner dans le sens horaire.
guardians-prompt-rotate-ccw = Cliquez sur une tuile pour la tourner dans le sens antihoraire.
guardians-prompt-done = Faites glisser le curseur sous le plateau pour revoir l’action. Cliquez sur le plateau pour essayer autre chose depuis la position d’avant.
guardians-back = Revenir avant
guardians-another = Une autre position
guardians-telling = La première position
guardians-told-no-board = Le Gardien 1 ne change rien sur le plateau. Appuyez sur « Prendre le talisman ».
guardians-told-no-token = Aucun pion en main : cliquez d’abord sur l’un des pions encadrés.
guardians-told-stays = Le pion en { $space } ne peut pas être déplacé. { $why }
guardians-told-back = Retour à la position d’avant.
guardians-told-no-turn = Cette position ne donne aucun tour : { $why }

## The slider under the board

scrub-label = D’avant à après
scrub-before = Avant
scrub-after = Après
scrub-again = Rejouer

## What an action changes

guardians-title = Ce que cela change
guardians-riders = Voyagent avec :
guardians-rider = { $from } → { $to }
guardians-nobody = Aucun pion n’est sur cette tuile.
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
guardians-water-same = Cours d’eau :
guardians-water-same-text = aucun réuni, aucun coupé.
guardians-gained = explore { $temples }
guardians-lost = perd { $temples }
guardians-temples-same = Les temples :
guardians-temples-same-text = aucun gagné, aucun perdu.
guardians-opened = Désormais à portée :
guardians-closed = Hors de portée :
guardians-cheaper = Désormais gratuit :
guardians-dearer = Désormais contre un sacrifice :
guardians-spaces = { $count ->
    [one] { $count } case : { $spaces }
    [many] { $count } de cases : { $spaces }
   *[other] { $count } cases : { $spaces }
 }
guardians-places-same = Placement :
guardians-places-same-text = { $who } peut placer aux mêmes endroits qu’avant.
guardians-ruins-waits = Action supplémentaire :
guardians-ruins-waits-text = le pion est arrivé sur des ruines, et elle attend sur la tuile { $tile }.
guardians-first = Premier joueur :
guardians-first-text = { $before } jusqu’ici, { $after } désormais. { $after } choisit son Gardien en premier à la prochaine manche, et reçoit tous les Gardiens à la fin de celle-ci.
guardians-first-same-text = { $after } l’est déjà, et le reste.
guardians-burn = Le volcan :
guardians-burn-text = le pion brûlerait à la fin du tour s’il y restait.
guardians-saved-text = le pion quitte le volcan et ne brûle pas.
guardians-scores = Score, avant et après
guardians-scores-same = Feuille de score :
guardians-scores-same-text = aucune ligne ne change, pour personne.
guardians-change = { $before }→{ $after }

## All that the card lets one do

guardians-may = Tout ce qu’il permet ({ $count }), le meilleur d’abord
guardians-may-not = Ce qu’il ne permet pas ({ $count })
guardians-slide = Glisser la tuile { $tile }
guardians-rotate = Pivoter la tuile { $tile } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
guardians-token = { $from } → { $to }
guardians-talisman = Prendre le talisman
guardians-stays = Pion en { $space }
guardians-gain = { $who } { $points }
guardians-none = aucun point ne change
guardians-choices = Tout ce que permet ce Gardien
