case-reading-temple-reach-start = Autour d’un temple, en début de tour
    .ask = Votre tour commence, et vous êtes à côté du temple en b1. Pouvez-vous placer un pion en c1 ?
    .answer = Vous contournez un temple depuis n’importe lequel de vos pions à côté ; selon la règle française, seulement depuis le pion tout juste placé.

case-reading-temple-reach-placed = Autour d’un temple, après un placement
    .ask = Vous venez de placer un pion en b1, à côté du temple en c1. Selon la règle française, pouvez-vous en placer un en d1 ?
    .answer = Selon la règle française aussi, vous pouvez contourner un temple à côté du pion tout juste placé.

case-reading-temple-reach-earlier = Autour d’un temple, un pion plus tard
    .ask = Vous venez de placer un pion en a2, loin du temple en c1. Pouvez-vous encore en placer un en d1 depuis b1 ?
    .answer = Vous contournez encore un temple depuis un pion placé plus tôt, sauf selon la règle française.

case-reading-temple-reach-else = Ce que la règle française ne limite pas
    .ask = Selon la règle française, « déplacer un pion » permet-il de contourner un temple si votre dernier pion placé n’est pas à côté ?
    .answer = La règle française ne limite que les placements autour d’un temple, pas les déplacements ni les traversées.

case-reading-ruins-timing-place = Un pion d’abord, l’action ensuite
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous placer le suivant avant l’action supplémentaire ?
    .answer = L’action supplémentaire se fait tout de suite ou jamais, mais selon la règle française, elle peut attendre la fin de votre tour.

case-reading-ruins-timing-end = Une action inutilisée à la fin du tour
    .ask = Vous n’avez plus de pion, mais il vous reste une action supplémentaire. Pouvez-vous terminer votre tour sans y renoncer ?
    .answer = Avant la fin de votre tour, faites l’action supplémentaire ou renoncez-y ; selon la règle française, une action inutilisée est simplement perdue.

case-reading-ruins-timing-two = Deux actions supplémentaires
    .ask = Vous avez deux actions supplémentaires, sur deux tuiles. Selon la règle française, pouvez-vous commencer par la plus récente ?
    .answer = Selon la règle française, vous faites ces actions dans l’ordre que vous voulez, chacune sur sa tuile ; selon les autres, aucune ne peut attendre.

case-reading-start-edge-gap = Un départ face à l’espace vide
    .ask = À deux joueurs : c2 est sur un bord de la tuile de coin qui donne sur l’espace vide. Pouvez-vous y commencer ?
    .answer = Un bord qui donne sur l’espace vide compte, sauf selon la règle française et le résumé japonais, tels que nous les interprétons.

case-reading-start-edge-three = L’espace vide à trois joueurs
    .ask = À trois joueurs : c2 est sur un bord intérieur de sa tuile de coin. Pouvez-vous y commencer ?
    .answer = À trois ou quatre, aucune tuile de coin ne donne sur l’espace vide : toutes les règles concordent.

case-reading-sacrifice = Sacrifier à volonté
    .ask = Rien ne demande de sacrifice, mais vous voulez les points qu’il rapporte. Pouvez-vous sacrifier un pion ?
    .answer = Selon le résumé japonais et la lettre de la règle française, vous pouvez sacrifier à volonté ; ailleurs, non.

case-reading-sacrifice-japanese = Sacrifier sans rien placer
    .ask = Selon le résumé japonais, pouvez-vous sacrifier un pion et placer les deux autres ?
    .answer = Selon le résumé japonais, vous pouvez sacrifier un pion sans en placer : il compte parmi les trois.

case-reading-ruins-on-move-yes = Déplacé sur des ruines : une action
    .ask = Votre Gardien déplace un pion de a1 sur les ruines en b1. Gagnez-vous une action supplémentaire ?
    .answer = Un pion déplacé sur des ruines donne aussi l’action supplémentaire.

case-reading-ruins-on-move-no = Déplacé sur des ruines, à la lettre
    .ask = Supposons que seul un placement donne l’action supplémentaire. Gagnez-vous quelque chose à déplacer un pion en b1 ?
    .more = Seulement le point des ruines, à la fin.
    .answer = Prises à la lettre, les règles ne donnent l’action supplémentaire que pour un pion placé sur des ruines.

case-reading-temple-water = Un temple relie-t-il les cours d’eau ?
    .ask = Le temple en c1 sépare l’eau en b1 de l’eau en d1. Pouvez-vous traverser de a1 à e1 pour un seul sacrifice ?
    .answer = Selon les réponses de l’éditeur, un temple relie les cours d’eau ; selon les règles, une traversée s’arrête au temple.

case-reading-temple-water-joined = Deux cours d’eau, une traversée
    .ask = Selon les réponses de l’éditeur, pouvez-vous traverser de a1 à e1 par l’eau, le temple et encore de l’eau pour un seul sacrifice ?
    .answer = Selon les réponses de l’éditeur, eau, temple et eau forment un seul cours d’eau : un sacrifice suffit.

case-reading-temple-water-ends = Là où tous sont d’accord
    .ask = Le temple en c1 termine la rivière en b1. Une traversée depuis a1 peut-elle finir en d1, à côté de ce temple ?
    .answer = Vous pouvez arriver à côté d’un temple au bord de l’eau ; seul le résumé japonais n’en dit rien.

case-reading-temple-rows = Une rangée forme-t-elle un seul temple ?
    .ask = Vous êtes à côté du premier de deux temples, et le second touche l’eau. Pouvez-vous traverser de a1 à e1 ?
    .answer = Selon notre interprétation des cinq documents, les temples d’une rangée n’en font qu’un, pour les traversées aussi.

case-reading-temple-rows-placing = Une rangée de temples, à la lettre
    .ask = Supposons qu’une rangée ne forme un seul temple que pour placer ou déplacer un pion. La forêt en c2 est-elle gratuite depuis a1 ?
    .answer = À la lettre, chaque temple compte séparément pour les forêts et les traversées.

case-reading-temple-rows-landing = Au-delà d’une rangée, à la lettre
    .ask = Supposons qu’une rangée ne forme un seul temple que pour placer ou déplacer un pion. Une traversée de a1 peut-elle finir en e1, au-delà de c1 et d1 ?
    .answer = À la lettre, vous arrivez à côté du temple au bord de l’eau, pas au-delà d’une rangée.
