### The rules explorer: a rule, its cases, what is asked about them, and what if.

## Families of rules

family-setup = Mise en place
family-round = La manche
family-turn = Votre tour
family-placing = Placer
family-forest = Forêt
family-water = Eau
family-temples = Les temples
family-volcano = Volcan
family-ruins = Ruines
family-guardians = Gardiens
family-scoring = Décompte
family-readings = Versions des règles

## Finding a rule

find-title = Toutes les règles
find-label = Interrogez les règles
find-hint = une rivière ?
find-related = Questions voisines
find-meant = Vouliez-vous dire l’une de celles-ci ?
headline-yes = Oui. { $fact }
headline-no = Non. { $fact }
find-nothing = Rien n’a été trouvé. Essayez d’autres mots.
find-none = Rien pour { $wish }. Essayez un autre mot.
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
case-tries = Demander
case-heard = { $title } : { $ask }
explore-position = Cliquez sur une case : un pion peut-il y aller, et pourquoi ?
explore-hint = Ou cliquez sur n’importe quelle autre case du plateau.
explore-hint-any = Ou cliquez sur n’importe quelle case du plateau.
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
    [one] { $space } avec un sacrifice
    [many] { $space } avec { $sacrifices } de sacrifices
   *[other] { $space } avec { $sacrifices } sacrifices
 }
ask-choose_guardian = Gardien { $card }
ask-move_tile = { $tile ->
    [none] Faire glisser l’espace vide
   *[tile] Faire glisser la tuile { $tile }
 }
ask-move_token = Déplacer { $from } → { $to }
ask-rotate_tile = { $tile ->
    [none] Faire pivoter l’espace vide
   *[tile] Faire pivoter la tuile { $tile }
 } { $turn ->
    [cw] ↻
   *[ccw] ↺
 }
ask-by-ruins = { $what }, par les ruines
ask-tools = Un clic demande
ask-others = Autres questions
told-asks = Un clic demande maintenant : { $tool }.
told-nothing-asked = Demandez d’abord quelque chose : cliquez sur une case.

## The answer

answer-price = { $tokens ->
    [one] Prix : { $tokens } pion
    [many] Prix : { $tokens } de pions
   *[other] Prix : { $tokens } pions
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
answer-do = Le faire
answer-do-anyway = Essayer quand même
answer-back = Revenir en arrière
answer-refuted = Essayé et réfuté : { $what }.
told-done = { $what } : c’est fait{ $effects ->
    [none] .
   *[other] . Bilan : { $effects }.
 }
told-no-remedy = Il n’y a rien à essayer ici.

remedy-paid = Avec un sacrifice, c’est permis : deux pions en tout.
remedy-free = Sans sacrifice, c’est permis.
remedy-by-card = Avec votre Gardien, c’est permis.
remedy-left = { $tokens ->
    [0] Sans aucun pion restant, ce serait permis.
    [one] Avec { $tokens } pion restant, ce serait permis.
    [many] Avec { $tokens } de pions restants, ce serait permis.
   *[other] Avec { $tokens } pions restants, ce serait permis.
 }
remedy-put = Avec un pion à vous en { $space }, ce serait permis.
remedy-take = Si { $space } était libre, ce serait permis.
remedy-paint = Si { $space } était une prairie, ce serait permis.
remedy-card = Avec le Gardien { $card }, ce serait permis.
remedy-guardian = Avec votre Gardien encore inutilisé, ce serait permis.
remedy-waiting = Avec une action supplémentaire en attente sur la tuile { $tile }, ce serait permis.
remedy-waiting-none = Dès que l’action supplémentaire est faite ou abandonnée, c’est permis.
remedy-swap = Avec l’espace vide sur sa ligne ou sa colonne, ce serait permis.
remedy-in_turn = Pendant un de vos tours, ce serait permis.
remedy-read = Dans une autre version des règles, ce serait permis ({ $reading }).

## What an action changed

effect-left = pions restants : { $was } → { $now }
effect-guardian = Gardien utilisé
effect-ruins = une action supplémentaire attend sur la tuile { $tile }
effect-sacrificed = { $who }, pions sacrifiés : { $was } → { $now }
effect-talisman = talisman : { $who }
effect-points = { $who }, points : { $was } → { $now }
effect-next = ensuite : { $who }

## What if

what-if-title = Et si… ?
what-if-hint = Changez ce que vous voulez : la réponse suit aussitôt.
what-if-brush = Un clic sur le plateau
what-if-asks = demande
what-if-terrain = Peindre une case
what-if-tokens = Placer un pion
what-if-take = Enlever un pion
what-if-tiles = Tuiles
what-if-turn = Faire pivoter une tuile ↻
what-if-swap = Échanger deux tuiles
what-if-left = Pions restants
what-if-card = Votre Gardien
what-if-players = Joueurs
what-if-reading = Version des règles
what-if-changed = Changé
what-if-reset = Revenir à l’exemple
what-if-no-brush = Les clics demandent de nouveau.
what-if-paint-hand = Cliquez sur une case pour y mettre : { $terrain }.
what-if-put-hand = Cliquez sur une case pour y placer un pion ({ $who }).
what-if-take-hand = Cliquez sur un pion pour l’enlever du plateau.
what-if-turn-hand = Cliquez sur une tuile pour la faire pivoter.
what-if-swap-hand = Cliquez sur deux tuiles, ou sur une tuile et l’espace vide, pour les échanger.
what-if-swap-second = Tuile { $tile } en main : cliquez là où elle doit aller.
what-if-swap-gap = Espace vide en main : cliquez sur la tuile qui doit y aller.
what-if-take-back = Annuler : { $what }
what-if-odd = { $name } ne peut pas être { $wish }. Indiquez par exemple : { $example }.

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
change-waiting = une action supplémentaire attend sur la tuile { $tile }
change-waiting-none = aucune action supplémentaire n’attend
change-last = dernier pion placé en { $space }
change-in_turn = tour en cours : { $who }
change-players-many = { $players } joueurs
change-read = { $value }

change-impossible = Cela ne donne aucune position : { $fault }.
change-no-seat = Il n’y a que { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
 }.
change-no-room = Aucun pion ne peut se tenir en { $space } ({ $terrain }). Peignez d’abord la case en prairie, forêt, volcan ou ruines.
change-no-supply = La réserve de cette couleur est vide : enlevez d’abord un de ses pions du plateau, ou comptez-en moins comme sacrifiés.
change-no-slot = Cette place pour une tuile n’existe pas : cette île en a { $slots }.
change-left-most = Ici, il peut rester au plus { $most ->
    [one] { $most } pion
    [many] { $most } de pions
   *[other] { $most } pions
 }.
change-no-turn = Cela ne se change que pendant un tour de jeu, et dans cette position personne ne joue de tour.
change-no-tile = Il n’y a pas de tuile { $tile } sur ce plateau.
change-players-range = Dokmus se joue de 2 à 4.
change-players-now = Le nombre de joueurs ne se change que pendant le tour de quelqu’un qui reste.
change-players-gap = À deux joueurs, on n’utilise que les deux lignes de tuiles du haut, et l’espace vide est dans la troisième : déplacez-le d’abord.
change-players-tiles = À trois ou quatre joueurs, il faut une troisième ligne de tuiles, et ce jeu de tuiles n’en a pas assez.

told-taken-back = De nouveau comme avant : { $what }.
told-as-given = Tout est de nouveau comme dans l’exemple.
told-no-change = Ce changement n’existe pas : rien à annuler.
told-no-rule = Il n’y a pas de règle { $wish }.{ $near ->
    [none] { " " }Cherchez-en plutôt un mot.
   *[some] { " " }Vouliez-vous dire l’une de celles-ci ?
 }
told-no-case = Il n’y a pas d’exemple { $wish }.{ $near ->
    [none] { " " }Cherchez-en plutôt un mot.
   *[some] { " " }Vouliez-vous dire l’un de ceux-ci ?
 }
told-no-case-yet = Il n’y a pas encore d’exemple pour { $wish }.
told-no-place = Il n’y a rien à montrer : il n’est indiqué ni règle, ni exemple, ni position.
told-no-siblings = Cette position est seule : choisissez une règle pour continuer.
told-left-out = { $space } ne fait pas partie de cet exemple : choisissez une case dessinée.
told-link = Votre lien n’a pu être suivi qu’en partie. { $faults }

## Readings side by side

compare-title = Ici, les règles publiées diffèrent.
compare-show = Montrer les deux versions côte à côte
compare-all = Comparer les versions
compare-one = Fermer la comparaison
compare-yes = Oui : { $documents }
compare-no = Non : { $documents }
