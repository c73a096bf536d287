page-review = Analyse
page-about-review = Analysez une partie de Dokmus tour par tour : ce que chaque tour a rapporté, et ce qui était possible.

## La parcourir

review-slider = Coups
review-at = Coup { $place } sur { $most }
review-step-first = { $by ->
    [step] Début
   *[other] Début du tour
 }
review-step-previous = { $by ->
    [step] Tour précédent ; Maj : coup précédent
   *[other] Action précédente
 }
review-step-next = { $by ->
    [step] Tour suivant ; Maj : coup suivant
   *[other] Action suivante
 }
review-step-last = { $by ->
    [step] Fin
   *[other] Fin du tour
 }
review-keys = Gauche et droite : d’un tour à l’autre, avec Maj d’un coup à l’autre. Origine et Fin : au début et à la fin. Après Entrée, les flèches passent d’une case à l’autre, jusqu’à Échap.
review-note = Commentaire : { $note }
review-told-begin = La partie commence ici.
review-told-sample = Ceci est un exemple de partie. Ouvrez l’une des vôtres dans « Enregistrer et ouvrir », ou analysez une partie dès qu’elle est finie.
review-trying = Vous essayez d’autres coups. La partie ne change pas.

## Un tour

review-turn = Manche { $round }, Gardien { $card }
review-made = Marqués
review-possible = Possibles
review-no-turn = Allez d’abord au tour d’un joueur.
review-told-compared = { $own ->
    [yes] Points de vos tours
   *[no] Points de tous les tours
 } : { $made } ; avec le meilleur tour possible à chaque fois : { $best }.
review-told-total = Points à la fin : { $total }, dont { $start } avant le premier tour et { $others } pendant les tours des autres.
review-told-open = Choisissez une barre pour voir ce tour, ou retravaillez les tours qui ont coûté le plus de points.
review-scored = { $own ->
    [yes] Vos points : { $made } sur { $best }.
   *[no] { $who } : { $made } sur { $best }.
 }
review-scored-so-far = { $own ->
    [yes] Vos points : { $made } ; calcul du maximum en cours.
   *[no] { $who } : { $made } ; calcul du maximum en cours.
 }
review-chart-turns = Points marqués et possibles
review-bar = Manche { $round }, { $who } : { $made } sur { $best }
review-bar-so-far = Manche { $round }, { $who } : { $made }
review-others = Ordinateur
review-others-told = { $shown ->
    [yes] Le graphique montre aussi les tours de l’ordinateur.
   *[no] Le graphique ne montre que vos tours.
 }

## Apprendre de ses tours

learn-title = { $count ->
    [0] Vos tours à retravailler
    [one] { $count } tour à retravailler
    [many] { $count } de tours à retravailler
   *[other] { $count } tours à retravailler
 }
learn-none = Aucun tour à retravailler : il a manqué à chacun moins de 3 points, ou moins du quart du maximum.
learn-counting = Tours examinés : { $searched } sur { $turns }.
learn-chip = Manche { $round } ({ $missed })
learn-chip-who = Manche { $round }, { $who } ({ $missed })
learn-ways = Ce tour
learn-try = Rejouer
learn-again = Réessayer
learn-next = Tour suivant
learn-best = Meilleur tour
learn-asked = Manche { $round } : { $points ->
    [one] { $points } point manqué
    [many] { $points } de points manqués
   *[other] { $points } points manqués
 }. Rejouez ce tour ; points marqués dans la partie : { $made }.
learn-rule = Seuls les points de ce tour comptent, pas la suite.
learn-counts = Points marqués : { $points }. Dans la partie : { $made } ; au mieux : { $best }.
learn-missed = Points marqués : { $points }. Dans la partie : { $made } ; au mieux : { $best }. Il en faut au moins { $least }.
learn-closed = Vous ne pouvez pas jouer ici. Réessayez le tour, ou revenez à l’analyse.
learn-instead = { $best } points au lieu de { $made }.
learn-done = { $what }. { $sum }
learn-step = Étape { $step } sur { $most }
learn-no-step = Cette étape n’existe pas : celles du meilleur tour vont de 0 à { $most }.
learn-no-hint = Les indices ne servent que lorsque vous rejouez un tour.

## Toute la partie

review-begin = Début
review-points = Points après chaque manche
review-race = Pions sacrifiés après chaque manche
review-tiles = Tuiles visitées après chaque manche

## À emporter, et à ouvrir

review-go = Analyser la partie
learn-count = { $count ->
    [one] { $count } tour à retravailler
    [many] { $count } de tours à retravailler
   *[other] { $count } tours à retravailler
 }
review-link-hint = Ce lien rejoue toute la partie.
review-up-to = La partie est montrée jusque-là ; les pastilles indiquent les coups permis.
review-notebook = Sous forme de notebook
review-notebook-file = Télécharger le notebook
review-notebook-hint = s’ouvre dans JupyterLab, avec dokmus-widgets
review-code-fault = Ce lien ne contient pas de partie lisible. Copiez-le de nouveau en entier.
review-code-long = Cette partie est trop longue pour un lien. Copiez plutôt son relevé.
kept-offer-review = Reprendre votre dernière analyse ?
review-cards = Points possibles avec chaque Gardien, par tour
review-no-bokeh = Les graphiques nécessitent Bokeh : pip install bokeh

## Graphiques

review-charts = Graphiques
review-chart = { $kind ->
    [points] Points
    [race] Sacrifices
    [tiles] Tuiles
   *[cards] Gardiens
 }
review-chart-none = Sans graphique
review-chart-card = Gardien
review-chart-points = Points possibles
review-chart-row = { $who } : { $what }
review-chart-told = { $title }. À la fin : { $rows }.
review-chart-cards = { $title } (numéro du Gardien : points). Tours examinés : { $known } sur { $turns }. { $rows }.
review-chart-begun = { $title }. Tours examinés : { $known } sur { $turns }.
review-chart-failed = Le graphique n’a pas pu être dessiné. Ses chiffres sont ci-dessous.
review-chart-turn = Manche { $round }, { $who }

## Commentaires

review-comment = Commenter cette position
review-comment-keep = Enregistrer le commentaire
review-sign-good = Bon coup
review-sign-question = Coup douteux
review-comment-kept = Commentaire enregistré ; le relevé le contient.
review-comment-long = Trop long pour un commentaire (nombre de caractères : { $count } ; maximum : { $most }).
review-comment-full = Avec ce commentaire, le relevé de la partie serait trop long.
review-marking = Marquer des cases
review-marking-on = Choisissez une case pour l’encadrer, de nouveau pour la barrer, encore une fois pour enlever la marque.
review-marking-off = Choisissez une case pour essayer de nouveau des coups.
review-marked = { $space } : { $kind ->
    [ring] un cadre.
    [cross] une croix.
   *[none] aucune marque.
 }
