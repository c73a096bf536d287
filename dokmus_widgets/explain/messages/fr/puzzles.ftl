page-puzzles = Énigmes
page-about-puzzles = Énigmes de Dokmus aux solutions vérifiées : marquer le maximum de points, explorer un temple lointain, choisir le meilleur Gardien.
kept-offer-puzzles = Reprendre votre dernière énigme ?

## What is asked

puzzle-title-points = Maximum de points
    .done = Réussi : dans cette position, aucun tour ne rapporte davantage.
puzzle-title-reach = Temple lointain
    .done = Réussi : impossible d’y arriver avec moins de pions.
puzzle-title-sacrifice = Sacrifice exact
    .done = Réussi : avec ces sacrifices, aucun tour ne rapporte davantage.
puzzle-title-card = Meilleur Gardien
    .done = Exact.
puzzle-points = Marquez { part-points } ce tour-ci : c’est le maximum possible.
puzzle-reach = Explorez le temple en { $space } avec { part-tokens } au plus.
puzzle-sacrifice = Sacrifiez exactement { part-tokens } et marquez { part-points }.
puzzle-card = Quel Gardien permet de marquer { part-points } ce tour-ci ?
puzzle-who = { $card ->
    [none] Vous jouez { $who }. Choisissez seulement le Gardien.
   *[other] Vous jouez { $who }, avec le Gardien { $card }.
 }
puzzle-burnt = Les pions brûlés comptent comme sacrifiés.
puzzle-several = Plusieurs solutions sont acceptées.
puzzle-crumb = { $daily ->
    [yes] Énigme du jour (jusqu’à minuit UTC)
   *[no] Énigme
 }
puzzle-today = Énigme du jour
puzzle-today-hint = nouvelle à minuit UTC
puzzle-grade-easy = Facile
puzzle-grade-middle = Moyenne
puzzle-grade-hard = Difficile
puzzle-most = { $points ->
    [one] { $points } point au plus
    [many] { $points } de points au plus
   *[other] { $points } points au plus
 }
puzzle-gauge-points = Points : { $value } sur { $most }
puzzle-gauge-used = Pions utilisés : { $value } sur { $most }
puzzle-gauge-sacrificed = Pions sacrifiés : { $value } sur { $most }

## What is answered

puzzle-missed-points = Points marqués : { $points } sur { $best }. Réessayez, ou regardez une solution.
puzzle-missed-sacrifice = Pions sacrifiés : { $sacrificed } ; points marqués : { $points }. Sacrifiez exactement { part-tokens } et marquez { $best ->
    [one] { $best } point
    [many] { $best } de points
   *[other] { $best } points
 }.
puzzle-missed-reach = Avec { part-tokens }, le temple est désormais hors de portée. Réessayez, ou regardez une solution.
puzzle-card-right = Exact : le Gardien { $card } rapporte jusqu’à { part-points }, et aucun autre ne fait mieux.
puzzle-card-wrong = Non, le Gardien { $card } rapporte { part-points } au plus, pas { $best }. Essayez un autre Gardien, ou regardez une solution.
puzzle-no-card = Il n’y a pas de Gardien { $wish } ici. Choisissez parmi { $cards }.
puzzle-no-cards = Cette énigme ne demande pas de choisir un Gardien.
puzzle-solution = { $several ->
    [yes] Une solution possible
   *[no] La solution
 } compte { $count ->
    [one] { $count } action. Suivez-la pas à pas.
    [many] { $count } d’actions. Suivez-les une à une.
   *[other] { $count } actions. Suivez-les une à une.
 }
puzzle-step = Étape { $number } sur { $count } : { $what }{ $points ->
    [none] {""}
   *[other] {" "}(points : { $points })
 }.
puzzle-shown = Vous regardez une solution. Réessayez pour jouer par vous-même.
puzzle-uncounted = Cette fois, l’énigme ne compte pas comme résolue.
puzzle-hint-reach = Regardez la tuile { $tile }. { $count ->
    [one] Une action suffit
    [many] { $count } actions suffisent
   *[other] { $count } actions suffisent
 }, { $card ->
    [yes] avec
   *[no] sans
 } votre Gardien.
puzzle-free-hint = Le premier indice est gratuit. Après une autre aide ou une erreur, l’énigme ne compte plus comme résolue.
puzzle-more-help = Avec plus d’aide, l’énigme ne compte plus.
puzzle-row = { $solved ->
    [yes] Série en cours : { $row }.
   *[no] Votre série s’arrête à { $row }.
 }

## Ways on

puzzle-show = Voir la solution
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-at = Action { $at } sur { $most }
puzzle-step-first = Début du tour
puzzle-step-previous = Action précédente
puzzle-step-next = Action suivante
puzzle-step-last = Fin de la solution
puzzle-others = Autres énigmes
puzzle-kinds = Type de question
puzzle-grades = Difficulté
puzzle-any = Toutes
puzzle-list = Liste des énigmes
puzzle-solved = Énigmes résolues : { $solved } sur { $count }{ $row ->
    [0] {""}
    [1] {""}
   *[other] , dont { $row } à la suite
 }
puzzle-due = Reprendre { $count ->
    [one] { $count } énigme manquée
    [many] { $count } d’énigmes manquées
   *[other] { $count } énigmes manquées
 }
puzzle-none = Aucune énigme ne correspond. Choisissez une autre question ou une autre difficulté.
puzzle-none-due = Pour l’instant, aucune énigme manquée n’est à reprendre.
puzzle-no-file = Impossible de lire les énigmes de { $file } : { $why }.
puzzle-not-puzzles = { $wish } n’est ni une liste d’énigmes, ni le chemin d’un fichier.
