### Revoir une partie jouée.

page-review = Revoir
page-about-review = Revoyez une partie de Dokmus, coup par coup : ce que chaque tour a rapporté, et ce qui était possible.

## La parcourir

review-slider = Coups
review-at = Coup { $place } sur { $most }
review-steps = Parcourir la partie
review-step-first = Début
review-step-round_back = Manche précédente
review-step-turn_back = Tour précédent
review-step-back = Coup précédent
review-step-on = Coup suivant
review-step-turn_on = Tour suivant
review-step-round_on = Manche suivante
review-step-last = Fin
review-note = Commentaire : { $note }
review-told-begin = La partie commence ici.
review-told-sample = Une partie d’exemple, depuis son début. Les vôtres mènent ici une fois finies, ou s’ouvrent sous « Enregistrer et ouvrir ».
review-trying = Vous essayez d’autres coups. La partie reste telle qu’elle a été jouée.
review-come-back = Revenir à la partie telle qu’elle a été jouée

## Un tour

review-turn = { $who }, manche { $round }, Gardien { $card }
review-made = Ce tour a rapporté
review-possible = Maximum possible
review-with-card = Avec le Gardien { $card } ({ $name })
review-count = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
 }
review-see-best = Que pouvait rapporter ce tour ?
review-play-best = Jouer le meilleur tour
review-no-turn = Aucun tour de joueur n’est affiché : allez d’abord à l’un d’eux.
review-told-best = { $who } : ce tour a rapporté { $made } ; le maximum était { $best }. Toutes les issues possibles ont été examinées.
review-compare = Comparer chaque tour au meilleur possible ({ $compared } sur { $turns })
review-told-compared = Tous les tours ensemble ont rapporté { $made } ; pris chacun séparément, ils auraient pu rapporter { $best }.

## Toute la partie

review-begin = Début
review-points = Points après chaque manche
review-race = Pions sacrifiés après chaque manche
review-tiles = Tuiles visitées après chaque manche
review-best = Points de chaque tour : obtenus / possibles

## À emporter, et à ouvrir

review-of = Cette partie :
review-go = La revoir
review-link-hint = Il rejoue toute la partie.
review-up-to = La partie est montrée jusque-là ; les pastilles indiquent ce qui était permis.
review-notebook = Sous forme de notebook
review-notebook-file = Télécharger le notebook
review-notebook-hint = s’ouvre dans JupyterLab, avec dokmus-widgets
review-code-fault = Le lien ne contient pas de partie lisible. A-t-il été copié en entier ?
review-code-long = Cette partie est trop longue pour un lien. Copiez plutôt son relevé.
kept-offer-review = Vous avez revu une partie ici ; elle est conservée.
review-cell = { $who }, { $round } : { $count }
review-looking = Recherche du maximum possible à ce tour…
review-comparing = Comparaison des tours en cours ; le tableau se remplit tout seul.
review-cards = Points possibles avec chaque Gardien, par tour
review-no-bokeh = Les graphiques nécessitent Bokeh : pip install bokeh

## Graphiques

review-charts = Graphiques
review-chart = { $kind ->
    [points] Points
    [race] Sacrifices
    [tiles] Tuiles
    [best] Points gagnés et possibles
   *[cards] Gardiens
 }
review-chart-none = Sans graphique
review-chart-card = Gardien
review-chart-points = Points de victoire
review-chart-row = { $who } : { $what }
review-chart-told = { $title }. À la fin : { $rows }.
review-chart-cards = { $title } (numéro du Gardien : points). Tours examinés : { $known } sur { $turns }. { $rows }.
review-chart-turns = { $title }. Tours examinés : { $known } sur { $turns }. { $rows }.
review-chart-begun = { $title }. Tours examinés : { $known } sur { $turns }.
review-chart-failed = Le graphique n’a pas pu être dessiné. Ses chiffres sont donnés ci-dessous.
review-chart-turn = Manche { $round }, { $who }

## Commentaires

review-comment = Commenter cette position
review-comment-keep = Conserver ce commentaire
review-sign-good = Bon coup
review-sign-question = Coup douteux
review-comment-kept = Le commentaire est conservé ; il accompagne le relevé.
review-comment-long = Trop long pour un commentaire (nombre de caractères : { $count } ; maximum : { $most }).
review-comment-full = Avec ce commentaire, le relevé de la partie serait trop long.
review-marking = Marquer des cases
review-marking-on = Un clic sur le plateau marque maintenant une case : un cadre, puis une croix, puis rien.
review-marking-off = Un clic sur le plateau essaie de nouveau un coup.
review-marked = { $space } : { $kind ->
    [ring] un cadre.
    [cross] une croix.
   *[none] aucune marque.
 }
