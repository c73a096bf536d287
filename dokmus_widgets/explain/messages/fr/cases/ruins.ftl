### Ruins: the extra action, when it is taken and on which tile; tokens that stay.

case-ruins-place = Les ruines donnent une action
    .ask = En b1, il y a des ruines. Que vous donne un pion placé là ?
    .more = Une action supplémentaire sur cette tuile : la faire glisser, la faire pivoter, ou déplacer l’un de vos pions qui s’y trouvent.
    .answer = Des ruines donnent une action facultative sur leur tuile : la faire glisser ou pivoter, ou déplacer un de vos pions.

case-ruins-own-tile = Sur la tuile des ruines seulement
    .ask = Vous venez de placer un pion sur les ruines en e1. Pouvez-vous faire pivoter la tuile 1A, celle de votre premier pion ?
    .more = L’action supplémentaire concerne la tuile des ruines, 2A. Un Gardien atteint toute tuile, des ruines non.
    .answer = L’action supplémentaire concerne la tuile de ses ruines, et aucune autre.

case-ruins-slide = Faire glisser la tuile des ruines
    .ask = L’action supplémentaire attend sur la tuile 2A, juste au-dessus de l’espace vide. Pouvez-vous la faire glisser ?
    .more = Elle glisse comme avec le Gardien 2, et tout ce qu’elle porte voyage avec elle.
    .answer = La tuile des ruines glisse avec tout ce qu’elle porte, si l’espace vide est sur sa ligne ou sa colonne.

case-ruins-corner-tile = Quand la tuile ne peut pas glisser
    .ask = L’action supplémentaire attend sur la tuile de coin 1A. Pouvez-vous la faire glisser ?
    .more = L’espace vide doit être sur sa ligne ou sa colonne, comme pour le Gardien 2. La faire pivoter est toujours possible.
    .answer = Une tuile ne glisse qu’avec l’espace vide sur sa ligne ou sa colonne ; la faire pivoter est toujours possible.

case-ruins-token = Déplacer un pion de cette tuile
    .ask = L’action supplémentaire attend sur la tuile 2A. Peut-elle déplacer votre pion en c2, sur la tuile voisine ?
    .more = Seulement vos pions qui sont sur la tuile des ruines, mais pas sur des ruines. Ils peuvent quitter la tuile.
    .answer = L’action supplémentaire déplace un de vos pions qui sont sur sa tuile, jamais un pion sur des ruines.

case-ruins-off-the-tile = Un pion peut quitter la tuile
    .ask = L’action supplémentaire attend sur la tuile 2A. Peut-elle déplacer votre pion de d2 à c2, par-delà le bord ?
    .more = Le pion doit être sur la tuile des ruines au départ ; il va ensuite où il veut. Le résumé japonais, « seulement sur cette tuile », pourrait vouloir dire autre chose.
    .answer = Un pion déplacé par des ruines commence sur leur tuile et peut arriver sur une autre.

case-ruins-once = Une action, et le Gardien en plus
    .ask = Vous avez utilisé l’action supplémentaire de b1. Pouvez-vous la refaire ?
    .more = Un pion, une action supplémentaire. Votre Gardien reste intact : il peut faire pivoter la tuile encore une fois.
    .answer = Un pion sur des ruines donne une seule action supplémentaire, et votre Gardien reste intact.

case-ruins-crossing = Des ruines de l’autre côté de l’eau
    .ask = Les ruines en c1 sont de l’autre côté de la rivière. Donnent-elles une action si vous payez la traversée ?
    .more = Peu importe comment le pion arrive : d’un pas, autour d’un temple ou à travers l’eau, il gagne l’action.
    .answer = Des ruines atteintes par une traversée donnent aussi l’action ; la traversée coûte un sacrifice.

case-ruins-now = L’action ne peut pas attendre
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous d’abord placer le suivant ?
    .more = L’action supplémentaire se fait sur-le-champ ou jamais. Faites-la ou renoncez-y, puis continuez. (La règle française la laisse attendre.)
    .answer = L’action supplémentaire se fait sur-le-champ, sinon elle est perdue.

case-ruins-before-guardian = Avant le Gardien aussi
    .ask = Vous voulez déplacer un pion avec votre Gardien, puis utiliser les ruines. Est-ce possible ?
    .more = Rien ne passe entre le pion et son action supplémentaire. Votre Gardien est toujours là ensuite.
    .answer = L’action supplémentaire passe d’abord ; votre Gardien est toujours là ensuite.

case-ruins-last-token = Des ruines pour le dernier pion
    .ask = Votre dernier pion est allé sur des ruines. Pouvez-vous terminer tout de suite votre tour ?
    .more = Dites d’abord ce que devient l’action supplémentaire : faites-la, ou renoncez-y. Elle ne prend aucun pion.
    .answer = L’action supplémentaire ne prend aucun pion : faites-la ou renoncez-y, puis terminez votre tour.

case-ruins-fixed = Un pion sur des ruines y reste
    .ask = Votre Gardien déplace un pion. Peut-il sortir votre pion des ruines en b1 ?
    .more = Un pion sur des ruines vaut un point et ne les quitte plus. D’autres pions peuvent encore y aller.
    .answer = Un pion sur des ruines n’en sort jamais par un déplacement ; seule sa tuile peut l’emporter.

case-ruins-carried = Personne n’est chassé, mais tout bouge
    .ask = Orange tient les ruines en e2. Pouvez-vous enlever ce pion ?
    .more = Aucun pion adverse n’est jamais retiré du plateau, ni déplacé tout seul. Mais vous pouvez faire glisser ou pivoter la tuile sous lui.
    .answer = Aucun pion d’un autre joueur n’est retiré ni déplacé seul, mais une tuile peut l’emporter.

case-ruins-rides = Fixe, et pourtant en mouvement
    .ask = Votre pion sur les ruines en b1 ne peut pas en sortir. Voyage-t-il quand vous faites pivoter la tuile ?
    .more = Ruines et pion pivotent ensemble : tous deux sont ensuite en c2, avec de nouvelles cases à côté.
    .answer = Un pion sur des ruines glisse et pivote avec sa tuile, et reste sur ces mêmes ruines.

case-ruins-chain = De ruines en ruines
    .ask = L’action supplémentaire attend sur la tuile 1A. Peut-elle déplacer votre pion de c1 sur les ruines en d1, pour une autre action ?
    .more = Oui, car c1 est sur la tuile des premières ruines. La seconde action concerne la tuile 2A.
    .answer = Un pion déplacé sur des ruines gagne aussi l’action supplémentaire, sur la tuile de ces ruines.

case-ruins-chain-tile = La seconde action a sa tuile
    .ask = Votre pion est passé de la tuile 1A aux ruines en d1. Quelle tuile pouvez-vous faire pivoter maintenant ?
    .more = Chaque action va avec la tuile de ses ruines : la première est faite, la seconde attend sur 2A.
    .answer = Chaque action supplémentaire concerne la tuile de ses propres ruines.

case-ruins-chain-far = Il faut y être
    .ask = L’action supplémentaire attend sur la tuile 1A. Peut-elle déplacer votre pion de e1, sur la tuile 2A, vers les ruines en d1 ?
    .more = Seuls les pions sur la tuile des premières ruines peuvent en profiter. Celui en c1 le pourrait.
    .answer = Seul un pion sur la tuile des premières ruines peut, par leur action, passer à d’autres ruines.

case-ruins-chain-guardian = Le déplacement d’un Gardien aussi
    .ask = Votre Gardien déplace un pion sur les ruines en b1. Cela donne-t-il l’action supplémentaire ?
    .more = Cela compte comme un placement : l’action attend sur cette tuile, et se fait sur-le-champ.
    .answer = Un Gardien qui déplace un pion sur des ruines donne l’action supplémentaire, comme un placement.

case-ruins-not-again = Des ruines déplacées ne redonnent rien
    .ask = Vous avez depuis un tour précédent un pion sur les ruines en b1. Gagnez-vous encore une action si leur tuile pivote ou glisse ?
    .more = Seul un pion qui arrive sur des ruines la gagne. Celui-ci y était déjà ; il n’a fait que voyager.
    .answer = Seul un pion qui arrive sur des ruines gagne l’action ; voyager avec sa tuile n’en donne aucune.
