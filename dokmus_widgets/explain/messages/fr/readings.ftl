### Readings: whose rulebook is played, and the points in which the rulebooks differ.

## The documents

reading-en = Règle anglaise
reading-fr = Règle française
reading-ru = Règle russe
reading-ja = Résumé japonais
reading-faq = Réponses de l’éditeur
reading-own = Mélange maison
reading-own-note = décidez de chaque point
reading-same = comme l’anglaise
reading-mix = mélange maison : { $differences }
reading-played = Règles : { $reading }

## The points, each with its two values

switch-temple_reach = Lesquels de vos pions un temple relie-t-il ?
switch-temple_reach-note = Pour placer un pion autour d’un temple, on part de n’importe lequel de ses pions à côté, ou seulement de celui qu’on vient de placer pendant ce tour.
switch-any_token = Tous vos pions à côté
switch-last_token = Seulement le dernier placé
switch-ruins_timing = Quand faire l’action des ruines ?
switch-ruins_timing-note = Elle passe avant tout le reste, ou peut attendre jusqu’à la fin du tour.
switch-immediate = Sur-le-champ ou jamais
switch-same_turn = À tout moment du tour
switch-start_edge = Où placer le premier pion ?
switch-start_edge-note = Sur tout bord d’une tuile de coin sans tuile voisine, ou pas sur un bord qui donne sur l’espace vide ; cela compte à deux joueurs.
switch-no_neighbour = Aussi vers l’espace vide
switch-outer_border = Seulement autour de l’île
switch-voluntary_sacrifice = Peut-on sacrifier un pion sans raison ?
switch-voluntary_sacrifice-note = On sacrifie là où une forêt, l’eau ou un volcan le demande, ou aussi juste pour les points.
switch-only_asked = Seulement où il le faut
switch-at_will = Quand vous voulez
switch-ruins_on_move = Un pion déplacé sur des ruines donne-t-il une action supplémentaire ?
switch-ruins_on_move-note = Tout pion qui arrive sur des ruines donne l’action supplémentaire, ou seulement un pion placé.
switch-moved_too = Oui, comme un pion placé
switch-placed_only = Non, il faut le placer
switch-temple_water = Une traversée continue-t-elle par les temples ?
switch-temple_water-note = Une traversée peut partir d’un temple ou y finir, ou bien le temple réunit aussi les eaux qui le bordent en un seul cours d’eau.
switch-ends = Elle y part ou y finit
switch-joins = Elle continue au-delà
switch-temple_rows = Des temples adjacents n’en font-ils qu’un aussi pour les traversées et les forêts ?
switch-temple_rows-note = Une rangée de temples compte partout comme un seul, ou seulement pour placer ou déplacer un pion à côté.
switch-one = Un seul temple partout
switch-placing = Seulement pour placer ou déplacer un pion

## What is otherwise than in the English rulebook

differs-temple_reach = les temples ne relient que le dernier pion
differs-ruins_timing = les ruines peuvent attendre
differs-start_edge = pas de départ vers l’espace vide
differs-voluntary_sacrifice = sacrifices à volonté
differs-ruins_on_move = pas d’action pour un pion déplacé sur des ruines
differs-temple_water = les temples réunissent les eaux
differs-temple_rows = une rangée de temples ne compte pour un seul que pour placer ou déplacer un pion
