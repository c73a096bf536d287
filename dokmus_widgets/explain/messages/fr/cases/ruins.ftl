case-ruins-place = Les ruines donnent une action
    .ask = En b1, il y a des ruines. Y placer un pion vous donne-t-il quelque chose ?
    .answer = Des ruines donnent une action facultative : faire glisser ou pivoter leur tuile, ou déplacer l’un de vos pions de cette tuile.

case-ruins-own-tile = Sur la tuile des ruines seulement
    .ask = Vous venez de placer un pion sur les ruines en e1. Pouvez-vous faire pivoter la tuile 1A, celle de votre premier pion ?
    .answer = L’action supplémentaire concerne la tuile de ses ruines, et aucune autre.

case-ruins-slide = Faire glisser la tuile des ruines
    .ask = Votre action supplémentaire concerne la tuile 2A, juste au-dessus de l’espace vide. Pouvez-vous la faire glisser ?
    .answer = Vous pouvez faire glisser la tuile des ruines, avec tous ses pions, si l’espace vide est aligné avec elle.

case-ruins-corner-tile = Quand la tuile ne peut pas glisser
    .ask = Votre action supplémentaire concerne la tuile de coin 1A. Pouvez-vous la faire glisser ?
    .answer = Une tuile ne glisse que si l’espace vide est sur sa ligne ou sa colonne ; vous pouvez toujours la faire pivoter.

case-ruins-token = Déplacer un pion de cette tuile
    .ask = Votre action supplémentaire concerne la tuile 2A. Peut-elle déplacer votre pion en c2, sur la tuile voisine ?
    .answer = L’action supplémentaire déplace l’un de vos pions de sa tuile, mais jamais un pion sur des ruines.

case-ruins-off-the-tile = Un pion peut quitter la tuile
    .ask = Votre action supplémentaire concerne la tuile 2A. Peut-elle déplacer votre pion de d2 à c2, sur la tuile voisine ?
    .answer = L’action supplémentaire déplace un pion qui est sur sa tuile, et il peut finir sur une autre.

case-ruins-once = Une action, et le Gardien en plus
    .ask = Vous avez utilisé l’action supplémentaire de b1. Pouvez-vous la refaire ?
    .answer = Un pion sur des ruines donne une action supplémentaire, sans rien changer à votre Gardien.

case-ruins-crossing = Des ruines de l’autre côté de l’eau
    .ask = Les ruines en c1 sont de l’autre côté de la rivière. Gagnez-vous aussi l’action supplémentaire en traversant ?
    .answer = Vous gagnez aussi l’action supplémentaire en traversant ; la traversée coûte un sacrifice.

case-ruins-now = L’action ne peut pas attendre
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous d’abord placer le suivant ?
    .answer = Faites l’action supplémentaire tout de suite, sinon elle est perdue ; elle ne peut attendre que selon la règle française.

case-ruins-before-guardian = Avant le Gardien aussi
    .ask = Vous voulez d’abord déplacer un pion avec votre Gardien, puis faire l’action supplémentaire. Est-ce permis ?
    .answer = L’action supplémentaire se fait d’abord ; votre Gardien peut encore agir ensuite.

case-ruins-last-token = Des ruines pour le dernier pion
    .ask = Votre dernier pion est allé sur des ruines. Pouvez-vous terminer tout de suite votre tour ?
    .answer = Faites d’abord l’action supplémentaire ou renoncez-y, puis terminez votre tour. Elle ne demande aucun pion.

case-ruins-fixed = Un pion sur des ruines y reste
    .ask = Votre Gardien déplace un pion. Peut-il sortir votre pion des ruines en b1 ?
    .answer = Un pion ne sort jamais des ruines par un déplacement ; seule sa tuile peut l’emporter.

case-ruins-carried = Les pions restent, les tuiles voyagent
    .ask = Orange est sur les ruines en e2. Pouvez-vous enlever ce pion ?
    .answer = Vous n’enlevez ni ne déplacez jamais le pion d’un autre joueur ; seule sa tuile peut l’emporter.

case-ruins-rides = Fixe, mais emporté par sa tuile
    .ask = Votre pion ne peut pas sortir des ruines en b1. Voyage-t-il quand vous faites pivoter la tuile ?
    .answer = Un pion sur des ruines voyage avec sa tuile, et reste sur ces mêmes ruines.

case-ruins-chain = De ruines en ruines
    .ask = Votre action supplémentaire concerne la tuile 1A. Peut-elle déplacer votre pion de c1 sur les ruines en d1, pour une autre action ?
    .answer = Un pion déplacé sur des ruines donne aussi une action supplémentaire, sur la tuile de ces ruines.

case-ruins-chain-tile = La seconde action a sa propre tuile
    .ask = Votre pion est passé de la tuile 1A aux ruines en d1. Pouvez-vous encore faire pivoter la tuile 1A ?
    .answer = Chaque action supplémentaire concerne la tuile de ses propres ruines.

case-ruins-chain-far = Il faut un pion sur cette tuile
    .ask = Votre action supplémentaire concerne la tuile 1A. Peut-elle déplacer votre pion de e1, sur la tuile 2A, vers les ruines en d1 ?
    .answer = Une action supplémentaire ne déplace qu’un pion de sa propre tuile.

case-ruins-chain-guardian = Le déplacement d’un Gardien aussi
    .ask = Votre Gardien déplace un pion sur les ruines en b1. Gagnez-vous une action supplémentaire ?
    .answer = Un Gardien qui déplace un pion sur des ruines donne l’action supplémentaire, comme un placement.

case-ruins-not-again = Rien de nouveau si les ruines bougent
    .ask = Votre pion est depuis longtemps sur les ruines en b1. Pouvez-vous faire pivoter leur tuile, et y gagnez-vous quelque chose ?
    .answer = Seul un pion qui arrive sur des ruines donne l’action, pas un pion qui voyage avec sa tuile.
