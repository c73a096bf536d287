### Énigmes : des tours de parties jouées, avec une question.

page-puzzles = Énigmes
page-about-puzzles = Énigmes de Dokmus en un tour, à la solution démontrée : gagner le plus de points, atteindre un temple lointain, choisir le meilleur Gardien.
kept-offer-puzzles = Vous aviez commencé une énigme ici ; elle est conservée.

## What is asked

puzzle-title-points = Le plus de points
puzzle-title-reach = Temple lointain
puzzle-title-sacrifice = Sacrifice exact
puzzle-title-card = Meilleur Gardien
puzzle-points = Jouez un tour qui rapporte le maximum de points. Ce maximum est démontré.
    .done = Réussi : dans cette position, aucun tour ne rapporte davantage.
puzzle-reach = Explorez le grand temple avec le moins de pions possible. Il est démontré qu’on ne peut pas y arriver avec moins.
    .done = Réussi : impossible d’y arriver avec moins de pions.
puzzle-sacrifice = Sacrifiez en un tour exactement le nombre de pions indiqué, y compris ceux qui brûlent, et gagnez autant de points que cela permet.
    .done = Réussi : avec ces sacrifices, aucun tour ne rapporte davantage.
puzzle-card = Avec quel Gardien ce tour rapporterait-il le plus de points ? Ne jouez pas le tour : choisissez seulement le Gardien.
    .done = Exact.
puzzle-who = Vous êtes { $who }.
puzzle-several = Plusieurs réponses sont justes ; chacune compte.
puzzle-crumb = { $daily ->
    [yes] Énigme du jour, { $grade }
   *[no] Énigme { $grade }
 }
puzzle-today = Énigme du jour
puzzle-grade-easy = facile
puzzle-grade-middle = moyenne
puzzle-grade-hard = difficile
puzzle-cards = Votre réponse
puzzle-by-card = Le plus de points avec chaque Gardien

## What is answered

puzzle-missed-points = Votre tour a rapporté { $made ->
    [one] { $made } point
    [many] { $made } de points
   *[other] { $made } points
 } sur { $best } possibles. Annulez et essayez autrement, ou regardez une solution.
puzzle-missed-sacrifice = Pions sacrifiés par votre tour : { $lost } ; points gagnés : { $made }. En sacrifiant exactement { $tokens ->
    [one] { $tokens } pion
    [many] { $tokens } de pions
   *[other] { $tokens } pions
 }, vous pouviez gagner { $best ->
    [one] { $best } point
    [many] { $best } de points
   *[other] { $best } points
 }. Annulez et essayez autrement, ou regardez une solution.
puzzle-card-right = Exact : avec le Gardien { $card }, ce tour peut rapporter { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }, et aucun autre Gardien ne fait mieux.
puzzle-card-wrong = Non : avec le Gardien { $card }, ce tour rapporte au plus { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }, alors qu’on peut en gagner { $best }. Essayez un autre Gardien, ou regardez une solution.
puzzle-no-card = Le Gardien { $wish } n’est pas proposé ici ; ceux qui le sont : { $cards }.
puzzle-no-cards = Cette énigme ne demande pas de choisir un Gardien.
puzzle-solution = Une solution, jouée sur le plateau : { $moves }.
puzzle-shown = Voici une solution. Annulez ses coups un à un, puis rétablissez-les, pour voir comment elle se déroule.
puzzle-hint = On trouve dans la solution : { $what }.
puzzle-hint-plain = La solution se passe du Gardien, des ruines et de tout sacrifice.
puzzle-hint-guardian = l’action du Gardien
puzzle-hint-ruins = { $count ->
    [one] une action supplémentaire grâce à des ruines
    [many] { $count } d’actions supplémentaires grâce à des ruines
   *[other] { $count } actions supplémentaires grâce à des ruines
 }
puzzle-hint-paid = { $count ->
    [one] un placement avec sacrifice
    [many] { $count } de placements avec sacrifice
   *[other] { $count } placements avec sacrifice
 }
puzzle-hint-card = Avec le Gardien { $card }, que vous avez, ce tour peut rapporter { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }.

## Ways on

puzzle-show = Voir une solution
puzzle-come-back = Retour à l’énigme
puzzle-next = Énigme suivante
puzzle-kinds = Question
puzzle-grades = Difficulté
puzzle-any = toutes
puzzle-solved = Énigmes résolues : { $solved } sur { $count }
puzzle-due = { $count ->
    [one] À revoir : { $count } énigme
    [many] À revoir : { $count } d’énigmes
   *[other] À revoir : { $count } énigmes
 }
puzzle-none = Aucune énigme ne correspond : choisissez une autre question, ou une autre difficulté.
puzzle-none-due = Pour l’instant, aucune énigme manquée n’est à revoir.
puzzle-no-file = Impossible de lire les énigmes de { $file } : { $why }.
puzzle-not-puzzles = { $wish } : ce ne sont pas des énigmes. Donnez une liste d’énigmes, ou le chemin d’un fichier.
