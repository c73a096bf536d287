study-title = Ce que montrent les parties
study-done = Parties jouées : { $games } sur { $of } ; graine aléatoire : { $seed }.
study-only = Nombre de joueurs des parties montrées : { $seats }.
study-note = Entre crochets : intervalles de confiance à 95 %. Les parties sur une même île comptent pour une seule observation.
study-faults = Coups joués au hasard à la place de joueurs défaillants : { $count }.
study-limits = Une face est morte si moins de { $reached } des joueurs la visitent, ou si quelqu’un la complète dans moins de { $completed } des parties. Elle est dominante si les gagnants y marquent plus que leur moyenne par tuile multipliée par { $points }, ou si les joueurs qui la complètent gagnent plus souvent que ceux qui complètent une face quelconque, dans un rapport supérieur à { $wins }.
study-dead = Faces mortes : { $sides }.
study-dominant = Faces dominantes : { $sides }.
study-no-side = aucune
study-count = Nombre
study-number = { $whole },{ $part }
study-share = { $number } %
study-interval = { $value } [{ $low } ; { $high }]

## Titres des tableaux

study-arms = Durée des parties, points, premier joueur
study-paired = Écart avec la première ligne ci-dessus, sur les mêmes îles
study-players = Joueurs
study-seats = Par joueur, à partir du premier
study-cards = Gardiens
study-rounds = Gardiens par manche
study-lines = D’où viennent les points
study-sacrificed = Selon le nombre de pions sacrifiés
study-reached = Selon le nombre de tuiles visitées
study-completed = Selon le nombre de tuiles complètes
study-sides = Faces des tuiles

## Ce qui est mesuré

study-by-moves = Coups par partie
study-by-points = Points marqués
study-by-first = Victoires du premier joueur
study-by-wins = Victoires
study-by-fair = Victoires à forces égales
study-by-taken = Fréquence de choix
study-by-gained = Points marqués dans la manche
study-by-winners = Points des gagnants
study-by-others = Points des autres
study-by-leader = Victoires du joueur seul en tête
study-by-reaches = Joueurs qui la visitent
study-by-completes = Joueurs qui la complètent
study-by-somebody = Parties où quelqu’un la complète
study-by-odds = Victoires (1 : part égale)
study-by-even = Points des gagnants sur cette face (1 : moyenne par tuile)
study-by-lift = Victoires des joueurs qui la complètent (1 : face moyenne)

## Lignes

study-seat = Joueur { $seat } sur { $seats }
study-card = Gardien { $card }
study-card-round = Gardien { $card }, manche { $round }
study-many = { $count } ou plus
study-side = Tuile { $tile }, face { $side }
