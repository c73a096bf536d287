case-volcano-place = Placer un pion sur un volcan
    .ask = b1 est un volcan. Pouvez-vous y placer un pion ?
    .answer = Vous pouvez placer un pion sur un volcan gratuitement, mais il y brûle à la fin de votre tour.

case-volcano-bridge = Un pont pour un tour
    .ask = Votre pion en b1 va brûler. Peut-il encore servir à placer un pion en c1 pendant ce tour ?
    .more = Le nouveau pion reste même quand l’autre brûle.
    .answer = Jusqu’à la fin de votre tour, un pion sur un volcan s’utilise comme n’importe quel autre.

case-volcano-end = Ce qui brûle, et quand
    .ask = Vos trois pions sont placés, dont un sur le volcan. Ce pion brûle-t-il à la fin de votre tour ?
    .answer = Un pion sur un volcan brûle à la fin du tour de son propriétaire et compte comme sacrifié.

case-volcano-leave = Sauvé du volcan
    .ask = Votre pion en b1 va brûler. Votre Gardien peut-il encore le déplacer ?
    .answer = Un pion déplacé hors d’un volcan avant la fin de votre tour ne brûle pas.

case-volcano-rescue-ruins = Sauvé par des ruines
    .ask = Vous venez de placer un pion sur les ruines en b2. Leur action supplémentaire peut-elle sauver votre pion en b1 ?
    .answer = L’action supplémentaire peut sortir un pion d’un volcan de la même tuile.

case-volcano-mountain = Un volcan n’est pas une montagne
    .ask = a2 est une montagne, interdite aux pions. Pouvez-vous en placer un sur le volcan en b1 ?
    .answer = Une montagne est interdite aux pions ; un volcan les porte jusqu’à la fin du tour de leur propriétaire.

case-volcano-no-payment = Un pion placé ne se sacrifie pas
    .ask = Votre dernier pion doit aller dans la forêt en b2. Pouvez-vous sacrifier pour cela le pion sur le volcan ?
    .answer = Vous ne sacrifiez que des pions de ce tour qui ne sont pas encore placés ; un volcan brûle de lui-même le pion qu’il porte.

case-volcano-on-purpose = Un pion brûlé exprès
    .ask = Pouvez-vous déplacer un pion sur le volcan, pour qu’il brûle et vous rapporte des points de sacrifice ?
    .answer = Un pion déplacé sur un volcan brûle à la fin de votre tour et compte comme sacrifié.

case-volcano-last-token = Un volcan pour le dernier pion
    .ask = Il vous reste un pion. Peut-il aller sur le volcan ?
    .answer = Un volcan ne demande pas de sacrifice : votre dernier pion peut y aller.

case-volcano-turns = Une tuile qui pivote ne sauve aucun pion
    .ask = Si vous faites pivoter cette tuile, votre pion sur le volcan brûle-t-il quand même ?
    .answer = Un pion voyage avec son volcan quand la tuile pivote, et brûle quand même.

case-volcano-crossing = À travers l’eau, sur un volcan
    .ask = Vous avez sacrifié un pion pour traverser de a1 au volcan en c1. Le pion placé là brûle-t-il en plus à la fin de votre tour ?
    .answer = Traverser vers un volcan coûte deux pions : l’un est sacrifié, l’autre brûle.
