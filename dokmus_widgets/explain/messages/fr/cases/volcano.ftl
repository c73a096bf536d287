### Volcanoes: tokens that burn, and what they are good for until then.

case-volcano-place = Un volcan porte des pions
    .ask = b1 est un volcan. Pouvez-vous y placer un pion ?
    .more = Oui. Le pion brûle à la fin de votre tour et compte comme sacrifié ; jusque-là, c’est un pion comme un autre.
    .answer = Aller sur un volcan ne coûte rien, mais le pion y brûle à la fin de votre tour.

case-volcano-bridge = Un pont pour un tour
    .ask = Votre pion en b1 va brûler. Peut-il encore vous mener en c1 pendant ce tour ?
    .more = Placez-en un autre à côté avant la fin de votre tour : ce qui est placé reste quand il a disparu.
    .answer = Jusqu’à la fin de votre tour, un pion sur un volcan sert comme un autre et mène plus loin.

case-volcano-end = Ce qui brûle, et quand
    .ask = Vos trois pions sont placés, dont un sur le volcan. Que se passe-t-il à la fin de votre tour ?
    .more = Le pion en b1 quitte le plateau et rejoint vos sacrifices. Cela ne coûte aucun autre pion.
    .answer = Votre pion sur un volcan brûle à la fin de votre tour et compte comme sacrifié.

case-volcano-leave = Sauvé du feu
    .ask = Votre pion en b1 doit brûler. Votre Gardien peut-il encore le déplacer ?
    .more = « Déplacer un pion » le sort du volcan, mais seulement pendant ce tour ; alors rien ne brûle.
    .answer = Un pion déplacé du volcan vers une case sûre avant la fin du tour ne brûle pas.

case-volcano-rescue-ruins = Sauvé par des ruines
    .ask = Vous venez de placer un pion sur les ruines en b2. Leur action supplémentaire peut-elle sauver votre pion en b1 ?
    .more = Le volcan est sur la tuile des ruines, son pion peut donc être déplacé, d’un pas. Le pion sur les ruines y reste.
    .answer = L’action des ruines peut sortir un pion d’un volcan, si tous deux sont sur la même tuile.

case-volcano-mountain = Un volcan n’est pas une montagne
    .ask = b1 est un volcan, a2 une montagne. Le volcan est-il fermé lui aussi ?
    .more = Rien ne va sur une montagne. Un volcan accepte tout pion, jusqu’à la fin du tour.
    .answer = Aucun pion ne va sur une montagne ; sur un volcan, il peut rester jusqu’à la fin du tour.

case-volcano-no-payment = Un pion posé ne paie rien
    .ask = Votre dernier pion irait dans la forêt en b2. Le pion sur le volcan peut-il servir de sacrifice ?
    .more = Seuls les pions de ce tour, pas encore placés, peuvent être sacrifiés. Le volcan brûle tout seul, et ne paie rien.
    .answer = Seul un pion pas encore placé peut être sacrifié ; celui d’un volcan ne paie rien.

case-volcano-on-purpose = Dans le feu, exprès
    .ask = Pour les sacrifices, les points se jouent de peu. Pouvez-vous déplacer un pion sur le volcan pour le faire brûler ?
    .more = Il brûle à la fin de ce tour et compte comme sacrifié. Le même Gardien aurait pu en sauver un.
    .answer = Un pion déplacé sur un volcan brûle à la fin du tour et compte comme sacrifié.

case-volcano-last-token = Un volcan pour le dernier pion
    .ask = Il vous reste un pion. Le volcan en demande-t-il un second ?
    .more = Brûler n’est pas un prix : c’est le pion posé là qui s’en va.
    .answer = Un volcan ne demande pas de second pion : il est ouvert au dernier du tour aussi.

case-volcano-turns = Faire pivoter la tuile ne sauve personne
    .ask = Vous pouvez faire pivoter cette tuile. Cela sauverait-il votre pion sur le volcan ?
    .more = Le pion voyage sur son volcan : il se retrouve en c2, et c’est là qu’il brûle.
    .answer = Le pion pivote avec son volcan et brûle quand même.

case-volcano-crossing = À travers l’eau, dans le feu
    .ask = Vous avez traversé de a1 au volcan en c1, contre un sacrifice. Que coûte cette arrivée à la fin de votre tour ?
    .more = Deux sacrifices : celui de la traversée, et le pion arrivé, qui brûle.
    .answer = Traverser vers un volcan prend deux pions : le sacrifice de la traversée, et celui qui brûle.
