### Where the documents differ: each switch in both of its values.

case-reading-temple-reach-start = Autour d’un temple, d’entrée de tour
    .ask = Votre tour commence, et vous êtes à côté du temple en b1. Pouvez-vous placer un pion en c1 ?
    .more = Dans la règle française, un temple ne relie que le pion que vous venez de placer, et rien n’est encore placé. Ailleurs, tout pion convient. Que seul ce tour compte est notre interprétation : le texte français ne le dit pas.
    .answer = Dans la règle française, un temple ne relie que le pion tout juste placé ; ailleurs, tout pion à vous à côté.

case-reading-temple-reach-placed = Autour d’un temple, juste après
    .ask = Selon la règle française : vous venez de placer un pion en b1, à côté du temple en c1. Pouvez-vous continuer en d1 ?
    .more = Le dernier pion placé est celui que le temple relie : ici, toutes les versions sont d’accord.
    .answer = Partout, même dans la règle française, le pion tout juste placé mène autour du temple à côté.

case-reading-temple-reach-earlier = Autour d’un temple, un pion plus tard
    .ask = Votre dernier pion est allé en a2, loin du temple en c1. b1 vous mène-t-il encore en d1 ?
    .more = Dans la règle française, plus maintenant : b1 a été placé avant a2. L’ordre des placements y compte.
    .answer = Dans la règle française, un pion placé plus tôt ne relie plus le temple ; ailleurs, il le relie toujours.

case-reading-temple-reach-else = Ce que la règle française ne change pas
    .ask = Selon la règle française : « déplacer un pion » peut-il passer par un temple à côté duquel vous ne venez pas de placer un pion ?
    .more = Seul le placement autour d’un temple est limité. Déplacements et traversées passent par les temples comme partout.
    .answer = Dans la règle française, seul le placement autour d’un temple est limité, pas un déplacement ni une traversée.

case-reading-ruins-timing-place = Les ruines peuvent-elles attendre ?
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous placer le suivant avant l’action supplémentaire ?
    .more = Dans la règle française, l’action peut attendre jusqu’à la fin du tour, et rien n’oblige à y renoncer. Ailleurs, c’est sur-le-champ ou jamais.
    .answer = Dans la règle française, l’action supplémentaire peut attendre la fin du tour ; ailleurs, c’est sur-le-champ.

case-reading-ruins-timing-end = Inutilisée à la fin du tour
    .ask = Vos pions sont utilisés, une action supplémentaire attend. Pouvez-vous terminer votre tour sans rien en dire ?
    .more = Dans la règle française, elle est simplement perdue avec le tour. Dans les autres versions, faites-la ou renoncez-y d’abord.
    .answer = Dans la règle française, une action inutilisée est perdue avec le tour ; ailleurs, faites-la ou renoncez-y d’abord.

case-reading-ruins-timing-two = Deux actions en attente
    .ask = Selon la règle française : des ruines sur deux tuiles vous attendent. Pouvez-vous utiliser les dernières d’abord ?
    .more = Chaque action va avec sa tuile ; quand et dans quel ordre, c’est à vous de voir, jusqu’à la fin du tour.
    .answer = Dans la règle française, l’ordre des actions en attente est libre, chacune sur sa tuile ; ailleurs, aucune n’attend.

case-reading-start-edge-gap = Un départ vers l’espace vide
    .ask = À deux joueurs : c2 est sur un bord de la tuile de coin qui donne sur l’espace vide. Pouvez-vous y commencer ?
    .more = Pour la règle française et le résumé japonais, nous ne comptons que le pourtour de l’île. Les mots japonais peuvent aussi désigner le pourtour de la tuile, et les mots français n’excluent pas l’espace vide. Ailleurs, tout bord sans tuile à côté compte.
    .answer = Un bord vers l’espace vide compte, sauf dans les textes français et japonais tels que nous les comprenons.

case-reading-start-edge-three = L’espace vide à trois joueurs
    .ask = À trois joueurs : c2 est sur un bord intérieur de sa tuile de coin. Pouvez-vous y commencer ?
    .more = Aucune tuile de coin ne touche l’espace vide du milieu : à trois ou quatre, toutes les versions reviennent au même.
    .answer = À trois ou quatre, aucune tuile de coin ne touche l’espace vide : toutes les versions sont d’accord.

case-reading-sacrifice = Un sacrifice juste pour les points
    .ask = Rien ne demande de sacrifice, mais vous voudriez les points d’un sacrifice. Pouvez-vous sacrifier un pion ?
    .more = Selon le résumé japonais, et selon les mots mêmes de la règle française, malgré ce qu’elle dit du volcan. Ailleurs, seuls la forêt, l’eau et le volcan prennent des sacrifices.
    .answer = Selon le résumé japonais et la lettre de la règle française, on sacrifie à volonté ; ailleurs, non.

case-reading-sacrifice-japanese = Droit au sacrifice
    .ask = Selon le résumé japonais : pouvez-vous sacrifier un pion et placer les deux autres ?
    .more = Le pion compte parmi vos trois et rejoint vos sacrifices. Ce que coûte une case ne change pas.
    .answer = Selon le résumé japonais, un pion peut aller droit au sacrifice, et compte parmi les trois.

case-reading-ruins-on-move-yes = Déplacé sur des ruines : action aussi
    .ask = Votre Gardien déplace un pion de a1 sur les ruines en b1. Cela donne-t-il une action supplémentaire ?
    .more = Oui, pour les cinq documents, tels que nous les appliquons. Les règles disent « placer » ; la réponse de l’éditeur parle d’un pion déplacé par une action de ruines, et nous l’étendons à tout déplacement.
    .answer = Pour les cinq documents, tels que nous les appliquons, un pion déplacé sur des ruines gagne aussi l’action.

case-reading-ruins-on-move-no = Déplacé sur des ruines, à la lettre
    .ask = Supposons que seul un placement donne l’action supplémentaire. Un pion déplacé en b1 vous rapporte-t-il encore quelque chose ?
    .more = Juste le point des ruines à la fin. Un pion placé là donne l’action, comme toujours.
    .answer = À la lettre des quatre règles, seul un pion placé sur des ruines gagne l’action supplémentaire.

case-reading-temple-water = Les temples réunissent-ils les eaux ?
    .ask = Le temple en c1 sépare les eaux en b1 et d1. Pouvez-vous traverser de a1 à e1 pour un sacrifice ?
    .more = Selon les réponses de l’éditeur, les temples comptent comme de l’eau dans une traversée. Selon les règles, une traversée ne fait que partir d’un temple ou y finir.
    .answer = Selon les réponses de l’éditeur, un temple réunit les eaux ; selon les règles, une traversée s’y arrête.

case-reading-temple-water-joined = Deux cours d’eau, une traversée
    .ask = Selon les réponses de l’éditeur : que coûte le chemin de a1 par l’eau, le temple et l’eau jusqu’à e1 ?
    .more = Un sacrifice : les eaux des deux côtés du temple sont alors un seul cours d’eau.
    .answer = Selon les réponses de l’éditeur, eau, temple et eau font un seul cours d’eau : un sacrifice suffit.

case-reading-temple-water-ends = Là où tous sont d’accord
    .ask = Le temple en c1 termine la rivière en b1. Une traversée depuis a1 peut-elle finir en d1, à côté de ce temple ?
    .more = Elle peut partir d’un temple et y finir partout où le document en parle ; le résumé japonais ne dit rien de l’arrivée. Ils ne diffèrent que sur la suite, vers un autre cours d’eau.
    .answer = Une traversée peut finir à côté d’un temple au bord de son eau ; seul le résumé japonais n’en dit rien.

case-reading-temple-rows = Une rangée de temples : un seul temple ?
    .ask = Vous êtes à côté du premier de deux temples, et le second borde l’eau. Pouvez-vous traverser de a1 à e1 ?
    .more = Ici, la rangée compte comme un seul temple, comme pour placer un pion, et nous appliquons ainsi les cinq documents. L’autre version s’en tient à leur lettre : pour les traversées et les forêts, ils ne parlent que d’« un temple ».
    .answer = Une rangée de temples en fait un seul pour les traversées aussi : nous appliquons ainsi les cinq documents.

case-reading-temple-rows-placing = Une rangée de temples, à la lettre
    .ask = Supposons qu’une rangée ne compte comme un seul temple que pour placer ou déplacer un pion. La forêt en c2 est-elle gratuite depuis la vôtre en a1 ?
    .more = Vous pouvez toujours contourner la rangée. Mais c2 coûte un sacrifice et e1 est hors de portée : pour les forêts et les traversées, chaque temple compte à part.
    .answer = À la lettre de toutes les règles, chaque temple compte à part pour les forêts et les traversées.

case-reading-temple-rows-landing = Arriver derrière une rangée, à la lettre
    .ask = Supposons qu’une rangée ne compte comme un temple que pour placer ou déplacer un pion. Une traversée de a1 peut-elle finir en e1, derrière c1 et d1 ?
    .more = Elle finit alors à côté du temple au bord de l’eau, c1 : en c2, mais pas en e1.
    .answer = À la lettre des règles, une traversée finit au temple qui borde l’eau, pas plus loin dans la rangée.
