### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = Règle anglaise
reading-fr = Règle française
reading-ru = Règle russe
reading-ja = Résumé japonais
reading-faq = Réponses de l’éditeur
reading-own = Vos propres règles
reading-own-note = décidez de chaque point
reading-same = comme l’anglaise
reading-mix = Vos propres règles ({ $differences })
reading-played = Règles : { $reading }

## The points, each with its two values

switch-temple_reach = Depuis quels pions pouvez-vous contourner un temple ?
switch-temple_reach-note = Vous placez un pion autour d’un temple depuis n’importe lequel de vos pions à côté de lui, ou seulement depuis le dernier placé pendant ce tour.
switch-any_token = Depuis tout pion à côté
switch-last_token = Seulement depuis le dernier
switch-ruins_timing = Quand faites-vous l’action supplémentaire ?
switch-ruins_timing-note = Avant toute autre chose, ou n’importe quand jusqu’à la fin de votre tour.
switch-immediate = Sur-le-champ ou jamais
switch-same_turn = À tout moment du tour
switch-start_edge = Où placer le premier pion ?
switch-start_edge-note = Soit sur tout bord d’une tuile de coin sans tuile à côté, soit seulement sur ceux qui ne donnent pas sur l’espace vide. Cela compte à deux joueurs.
switch-no_neighbour = Aussi vers l’espace vide
switch-outer_border = Seulement sur le pourtour de l’île
switch-voluntary_sacrifice = Peut-on sacrifier un pion juste pour les points ?
switch-voluntary_sacrifice-note = Soit vous ne sacrifiez un pion que pour une forêt, l’eau ou un volcan, soit vous pouvez aussi en sacrifier un juste pour les points.
switch-only_asked = Seulement s’il le faut
switch-at_will = Quand vous voulez
switch-ruins_on_move = Déplacer un pion sur des ruines donne-t-il une action supplémentaire ?
switch-ruins_on_move-note = Tout pion qui arrive sur des ruines en donne une, ou seulement un pion placé.
switch-moved_too = Oui, comme un pion placé
switch-placed_only = Non, il faut le placer
switch-temple_water = Une traversée continue-t-elle au-delà des temples ?
switch-temple_water-note = Soit une traversée commence ou finit à un temple, soit un temple relie les cours d’eau à côté de lui en un seul.
switch-ends = Elle y commence ou y finit
switch-joins = Elle continue au-delà
switch-temple_rows = Des temples adjacents n’en font-ils qu’un aussi pour les traversées et les forêts ?
switch-temple_rows-note = Une rangée de temples compte partout comme un seul, ou seulement pour placer et déplacer un pion autour d’elle.
switch-one = Un seul temple partout
switch-placing = Seulement pour placer ou déplacer un pion

## What is otherwise than in the English rulebook

differs-temple_reach = les temples ne relient que le dernier pion
differs-ruins_timing = l’action supplémentaire peut attendre
differs-start_edge = pas de départ vers l’espace vide
differs-voluntary_sacrifice = sacrifices à volonté
differs-ruins_on_move = pas d’action pour un pion déplacé
differs-temple_water = les temples relient les cours d’eau
differs-temple_rows = une rangée de temples ne compte pour un seul que pour placer ou déplacer un pion
