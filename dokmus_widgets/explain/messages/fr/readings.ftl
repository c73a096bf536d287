## The documents

reading-en = Règle anglaise
    .in = la règle anglaise
reading-fr = Règle française
    .in = la règle française
reading-ru = Règle russe
    .in = la règle russe
reading-ja = Résumé japonais
    .in = le résumé japonais
reading-faq = Réponses de l’éditeur
    .in = les réponses de l’éditeur
reading-own = Vos propres règles
reading-own-note = à choisir option par option
reading-same = comme l’anglaise
reading-mix = vos propres règles ({ $differences })
reading-played = Règles : { $reading }

## The points, each with its two values

switch-temple_reach = Depuis quels pions pouvez-vous contourner un temple ?
switch-any_token = Depuis n’importe quel pion à côté
switch-last_token = Seulement depuis le dernier placé ce tour-ci
switch-ruins_timing = Quand faites-vous l’action supplémentaire ?
switch-immediate = Tout de suite ou jamais
switch-same_turn = À tout moment du tour
switch-start_edge = Où placer le premier pion ?
switch-start_edge-note = Les bords qui donnent sur l’espace vide comptent-ils comme bordures externes ? Cela ne compte qu’à deux joueurs.
switch-no_neighbour = Même face à l’espace vide
switch-outer_border = Seulement sur le pourtour de l’île
switch-voluntary_sacrifice = Peut-on sacrifier un pion juste pour les points ?
switch-only_asked = Seulement s’il le faut
switch-at_will = Quand vous voulez
switch-ruins_on_move = Déplacer un pion sur des ruines donne-t-il une action supplémentaire ?
switch-moved_too = Oui, comme un pion placé
switch-placed_only = Non, il faut le placer
switch-temple_water = Une traversée continue-t-elle au-delà des temples ?
switch-ends = Elle commence ou finit au temple
switch-joins = Elle continue au-delà
switch-temple_rows = Les temples d’une rangée n’en font-ils qu’un, pour les traversées et les forêts aussi ?
switch-one = Un seul temple partout
switch-placing = Seulement pour placer ou déplacer un pion

## What is otherwise than in the English rulebook

differs-temple_reach = on ne contourne un temple que depuis le dernier pion placé
    .english = on contourne un temple depuis n’importe lequel de ses pions
differs-ruins_timing = l’action supplémentaire peut attendre
    .english = l’action supplémentaire ne peut pas attendre
differs-start_edge = pas de départ face à l’espace vide
    .english = départ possible face à l’espace vide
differs-voluntary_sacrifice = sacrifices à volonté
    .english = sacrifices seulement s’il le faut
differs-ruins_on_move = pas d’action supplémentaire pour un pion déplacé
    .english = action supplémentaire aussi pour un pion déplacé
differs-temple_water = les temples relient les cours d’eau
    .english = les temples ne relient pas les cours d’eau
differs-temple_rows = les temples d’une rangée ne forment un seul temple que pour placer ou déplacer un pion
    .english = les temples d’une rangée n’en font partout qu’un
