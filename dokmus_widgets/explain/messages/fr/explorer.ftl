## Families of rules

family-setup = La mise en place
family-round = La manche
family-turn = Votre tour
family-placing = Le placement
family-forest = Les forêts
family-water = L’eau
family-temples = Les temples
family-volcano = Les volcans
family-ruins = Les ruines
family-guardians = Les Gardiens
family-scoring = Le décompte
family-readings = Les différences entre les règles

## Finding a rule

find-title = Toutes les règles
find-label = Interrogez les règles
find-hint = traverser l’eau ?
find-examples = Essayez de demander
find-example-turn = Combien de pions par tour ?
find-example-forest = Une forêt coûte-t-elle un sacrifice ?
find-example-water = Puis-je traverser une rivière ?
find-example-temple = Puis-je contourner un temple ?
find-example-volcano = Un pion brûle-t-il sur un volcan ?
find-example-tie = Qui gagne en cas d’égalité ?
find-related = Questions voisines
find-meant = Vouliez-vous dire :
headline-yes = { $ground ->
    [differs] Oui, mais les règles diffèrent.
    [ours] Oui, en partie selon notre interprétation.
   *[plain] Oui.
 } { $fact }
headline-no = { $ground ->
    [differs] Non, mais les règles diffèrent.
    [ours] Non, en partie selon notre interprétation.
   *[plain] Non.
 } { $fact }
headline-outside = Ces règles n’en parlent pas.
find-nothing = Ces règles n’en parlent pas. Essayez d’autres mots.
find-none = Rien sur « { $wish } » dans ces règles. Essayez d’autres mots.
# A question was typed in this language, and another is spoken.
find-answer-in = Répondre en français
find-count = { $cases ->
    [one] { $cases } exemple
    [many] { $cases } d’exemples
   *[other] { $cases } exemples
 }
find-others = Autres exemples

## The case

case-of = Exemple { $number } sur { $count }
case-own = Cette position
case-previous = Exemple précédent
case-next = Exemple suivant
case-tries = Essayer
case-heard = { $title }. { $ask }
explore-position = Cliquez sur une case : pouvez-vous y placer un pion, et pourquoi ?
explore-hint = Ou cliquez sur n’importe quelle autre case.
explore-hint-any = Ou cliquez sur n’importe quelle case.
case-answer = Voir la réponse

## The page of a rule

about-cases = Exemples
about-ours = Nos interprétations
about-touches = Règles voisines

## What can be asked

space-asked = { $label }, la case en question
ask-choose_start = Commencer en { $space }
ask-place = Placer un pion en { $space }
ask-place-paid = { $sacrifices ->
    [one] Placer un pion en { $space } avec un sacrifice
    [many] Placer un pion en { $space } avec { $sacrifices } de sacrifices
   *[other] Placer un pion en { $space } avec { $sacrifices } sacrifices
 }
ask-choose_guardian = Gardien { $card }
ask-move_tile = { $tile ->
    [none] Faire glisser l’espace vide
   *[tile] Faire glisser la tuile { $tile }
 }
ask-move_token = Déplacer le pion de { $from } à { $to }
ask-rotate_tile = { $tile ->
    [none] Faire pivoter l’espace vide
   *[tile] Faire pivoter la tuile { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what } (action supplémentaire)
ask-tools = Cliquer pour tester
ask-others = Autres actions à tester
told-asks = { $tool } : cliquez sur le plateau pour tester.
told-nothing-asked = Cliquez d’abord sur une case.

## The answer

answer-price = { $tokens ->
    [one] Coût : { $tokens } pion
    [many] Coût : { $tokens } de pions
   *[other] Coût : { $tokens } pions
 }
answer-others-yes = { $count ->
    [one] Une autre façon
    [many] { $count } d’autres façons
   *[other] { $count } autres façons
 }
answer-others-no = { $count ->
    [one] Une autre raison
    [many] { $count } d’autres raisons
   *[other] { $count } autres raisons
 }
answer-try-that = Essayer cela
answer-do = Jouer ce coup
answer-do-anyway = Essayer quand même
answer-refuted = Interdit : { $what }.
told-done = { $what }{ $effects ->
    [none] .
   *[other] { " " }; { $effects }.
 }
told-no-remedy = Rien à essayer ici.

remedy-paid = C’est permis avec un sacrifice : deux pions en tout.
remedy-free = C’est permis sans sacrifice.
remedy-by-card = C’est permis avec votre Gardien.
remedy-left = { $tokens ->
    [0] Ce serait permis s’il ne vous restait aucun pion.
    [one] Ce serait permis s’il vous restait { $tokens } pion.
    [many] Ce serait permis s’il vous restait { $tokens } de pions.
   *[other] Ce serait permis s’il vous restait { $tokens } pions.
 }
remedy-put = Ce serait permis avec un de vos pions en { $space }.
remedy-take = Ce serait permis si { $space } était libre.
remedy-paint = Ce serait permis si { $space } était une prairie.
remedy-card = Ce serait permis avec le Gardien { $card }.
remedy-guardian = Ce serait permis si votre Gardien n’avait pas encore servi.
remedy-waiting = Ce serait permis avec une action supplémentaire sur la tuile { $tile }.
remedy-waiting-none = C’est permis dès que vous faites l’action supplémentaire ou y renoncez.
remedy-swap = Ce serait permis si l’espace vide était sur la ligne ou la colonne de la tuile.
remedy-in_turn = Ce serait permis pendant votre tour.
remedy-read = Ce serait permis avec d’autres règles ({ $reading }).

## What an action changed

effect-left = pions restants : { $was } → { $now }
effect-guardian = Gardien utilisé
effect-ruins = une action supplémentaire sur la tuile { $tile }
effect-sacrificed = pions sacrifiés ({ $who }) : { $was } → { $now }
effect-talisman = talisman : { $who }
effect-points = points ({ $who }) : { $was } → { $now }
effect-next = ensuite : { $who }

## What if

what-if-title = Et si… ?
what-if-hint = Changez ce que vous voulez et voyez la nouvelle réponse.
what-if-brush = Cliquer pour
what-if-asks = Tester
what-if-terrain = Peindre une case
what-if-tokens = Ajouter un pion
what-if-take = Enlever un pion
what-if-tiles = Tuiles
what-if-turn = Faire pivoter une tuile ↻
what-if-swap = Échanger deux tuiles
what-if-left = Pions restants
what-if-card = Votre Gardien
what-if-players = Joueurs
what-if-reading = Règles
what-if-changed = Changements
what-if-reset = Revenir à l’exemple
what-if-no-brush = Cliquez sur une case pour tester de nouveau.
what-if-put-hand = Cliquez sur une case pour ajouter un pion ({ $who }).
what-if-turn-hand = Cliquez sur une tuile pour la faire pivoter.
what-if-swap-second = Tuile { $tile } sélectionnée. Cliquez sur son nouvel emplacement.
what-if-swap-gap = Espace vide sélectionné. Cliquez sur la tuile à échanger avec lui.
what-if-take-back = Annuler : { $what }
what-if-odd = { $name } ne peut pas être { $wish }. Écrivez par exemple : { $example }.

change-paint = { $space } : { $terrain }
change-put = { $who } en { $space }
change-take = aucun pion en { $space }
change-turn = rotation de la tuile { $tile } { $quarters ->
    [1] ↻
    [2] d’un demi-tour
   *[other] ↺
 }
change-swap = tuiles { $one } et { $other } échangées
change-swap-gap = tuile { $tile } et espace vide échangés
change-left = { $tokens ->
    [one] { $tokens } pion restant
    [many] { $tokens } de pions restants
   *[other] { $tokens } pions restants
 }
change-card = Gardien { $card }
change-guardian-used = Gardien utilisé
change-guardian-left = Gardien inutilisé
change-waiting = une action supplémentaire sur la tuile { $tile }
change-waiting-none = aucune action supplémentaire
change-last = dernier pion placé en { $space }
change-in_turn = tour en cours : { $who }
change-players-many = { $players } joueurs
change-read = { $value }

change-impossible = Le résultat n’est pas une position valable : { $fault }.
change-no-seat = Il n’y a que { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
 }.
change-no-room = Aucun pion ne peut aller en { $space } ({ $terrain }). Peignez d’abord la case en prairie, forêt, volcan ou ruines.
change-no-supply = Ce joueur n’a plus de pion en réserve : enlevez-en d’abord un du plateau, ou comptez-en moins comme sacrifiés.
change-no-slot = Cet emplacement n’existe pas : cette île en a { $slots }.
change-left-most = Ici, il peut rester au plus { part-tokens }.
change-no-turn = Vous ne pouvez changer cela que pendant un tour.
change-no-tile = Il n’y a pas de tuile { $tile } sur ce plateau.
change-players-range = Dokmus se joue de 2 à 4 joueurs.
change-players-now = Vous ne pouvez changer le nombre de joueurs que pendant le tour d’un joueur qui reste.
change-players-gap = À deux joueurs, on n’utilise que les deux lignes du haut, et l’espace vide est dans la troisième : déplacez-le d’abord vers le haut.
change-players-tiles = À trois ou quatre joueurs, il faut une troisième ligne, et ce jeu de tuiles n’en a pas assez.

told-taken-back = Changement annulé : { $what }.
told-as-given = Tous les changements sont annulés.
told-no-change = Ce changement n’existe pas.
told-no-rule = { $wish } n’est pas une règle.{ $near ->
    [none] { " " }Cherchez plutôt un mot-clé.
   *[some] { " " }Vouliez-vous dire l’une de celles-ci ?
 }
told-no-case = { $wish } n’est pas un exemple.{ $near ->
    [none] { " " }Cherchez plutôt un mot-clé.
   *[some] { " " }Vouliez-vous dire l’un de ceux-ci ?
 }
told-no-case-yet = Il n’y a pas encore d’exemple pour { $wish }.
told-no-place = Indiquez une règle, un exemple ou une position.
told-no-siblings = Cette position n’est pas un exemple : choisissez une règle.
told-left-out = { $space } ne fait pas partie de cet exemple : cliquez sur une case dessinée.
told-link = Une partie de votre lien ne fonctionne pas. { $faults }

## Readings side by side

compare-title = Ici, les règles publiées diffèrent.
compare-show = Comparer les deux
compare-all = Comparer les versions
compare-one = Fermer la comparaison
compare-yes = Oui : { $documents }
compare-no = Non : { $documents }
