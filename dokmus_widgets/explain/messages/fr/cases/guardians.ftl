### The five guardian cards: what each does, and what it does not.

case-guardian-1-take = Prendre le talisman
    .ask = Jaune a le talisman, et vous le Gardien 1. Que pouvez-vous en faire ?
    .more = Vous avez désormais le talisman : à la prochaine manche, vous choisissez votre Gardien avant tous les autres.
    .answer = Le Gardien 1 prend le talisman, qui fait choisir en premier à la manche suivante.

case-guardian-1-first-choice = À quoi sert le talisman
    .ask = Vous avez pris le talisman à la manche précédente. Qui choisit maintenant le premier Gardien ?
    .more = Vous, parmi les cinq. Avec le Gardien 1, vous joueriez aussi le premier tour.
    .answer = Qui a le talisman choisit son Gardien en premier ; l’ordre des tours dépend des numéros.

case-guardian-1-keep = Quand on l’a déjà
    .ask = Le talisman est à vous, et vous avez le Gardien 1. Pouvez-vous le reprendre, pour le garder ?
    .more = Oui, mais personne ne peut vous le prendre dans cette manche : seul le Gardien 1 le fait, et c’est vous qui l’avez.
    .answer = Reprendre un talisman qu’on a déjà ne change rien : personne d’autre ne peut le prendre à cette manche.

case-guardian-1-twice = Une fois par tour
    .ask = Vous avez pris le talisman pendant ce tour. Votre Gardien peut-il encore quelque chose ?
    .more = Une seule action de Gardien par tour : la vôtre est faite.
    .answer = Un Gardien donne une action par tour, et prendre le talisman en est une.

case-guardian-1-other-card = Avec le Gardien 1 seulement
    .ask = Vous avez le Gardien 4. Peut-il prendre le talisman ?
    .more = Chaque Gardien a son action. Le talisman va avec le Gardien 1, et avec aucun autre.
    .answer = Seul le Gardien 1 prend le talisman, aucun des Gardiens 2 à 5.

case-guardian-1-late = Le talisman au dernier moment
    .ask = Vos trois pions sont placés. Est-il trop tard pour prendre le talisman ?
    .more = Un Gardien agit à tout moment de votre tour : avant, entre ou après vos pions.
    .answer = Le talisman se prend à tout moment de votre tour, même après le dernier pion.

case-guardian-1-optional = Ou s’en passer
    .ask = Devez-vous prendre le talisman avant de terminer votre tour ?
    .more = L’action d’un Gardien est facultative. Inutilisée, elle est perdue, et le talisman reste à Orange.
    .answer = Prendre le talisman est facultatif, mais une action inutilisée est perdue.

case-guardian-1-ruins = Les ruines d’abord
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous prendre le talisman avant l’action supplémentaire ?
    .more = L’action supplémentaire se fait sur-le-champ ou jamais ; le talisman peut l’attendre. Des ruines ne donnent jamais le talisman.
    .answer = L’action des ruines passe d’abord ; le talisman peut se prendre juste après.

case-guardian-1-two = Pas de Gardien 1 à deux joueurs
    .ask = Vous jouez à deux. Pouvez-vous choisir le Gardien 1 ?
    .more = À deux, seuls 2, 3 et 4 sont en jeu. Le talisman change de mains tout seul après chaque manche.
    .answer = À deux joueurs, le Gardien 1 n’est pas en jeu, et le talisman change de mains à chaque manche.

case-guardian-2-in-line = Aligné avec l’espace vide
    .ask = Vous avez le Gardien 2, et l’espace vide est au milieu. La tuile 1A, dans le coin, peut-elle glisser ?
    .more = Quatre tuiles sont sur la ligne ou la colonne de l’espace vide : 2A, 4A, 5A et 7A. Les quatre coins ne peuvent pas glisser.
    .answer = Le Gardien 2 fait glisser tout droit, dans l’espace vide, une tuile de la même ligne ou colonne.

case-guardian-2-jump = Par-dessus une tuile
    .ask = L’espace vide est dans un coin, au bout de la première ligne. La tuile 1A peut-elle y glisser, par-dessus la tuile 2A ?
    .more = Une tuile passe par-dessus celle du milieu, qui ne bouge pas, pas plus que ses pions.
    .answer = Une tuile alignée avec l’espace vide passe par-dessus celle du milieu, qui ne bouge pas.

case-guardian-2-corner-gap = Toujours quatre, où qu’il soit
    .ask = L’espace vide est dans un coin du bas. La tuile 5A, au milieu, peut-elle y glisser ?
    .more = Sa ligne et sa colonne ont deux tuiles chacune : 3A, 6A, 7A et 8A peuvent glisser, deux d’entre elles par-dessus une autre.
    .answer = Où que soit l’espace vide parmi les neuf places, quatre tuiles sont alignées avec lui et peuvent glisser.

case-guardian-2-ride = Les pions sont du voyage
    .ask = Sur la tuile 2A se trouvent un de vos pions et un d’Orange. Que deviennent-ils quand elle glisse ?
    .more = Tous ses pions voyagent avec elle, à qui qu’ils soient. La tuile ne pivote pas en chemin.
    .answer = Tous les pions d’une tuile qui glisse voyagent avec elle, et elle ne pivote pas.

case-guardian-2-two = Six places à deux joueurs
    .ask = À deux joueurs, l’espace vide est dans la ligne du haut. La tuile 3A, en bas à gauche, peut-elle glisser ?
    .more = Ces six places sont toute la grille. Seules 1A, 2A et 4A sont sur la ligne ou la colonne de l’espace vide.
    .answer = À deux joueurs, seules peuvent glisser les trois tuiles de la ligne ou de la colonne de l’espace vide.

case-guardian-2-once = Pas de retour
    .ask = Vous avez fait glisser une tuile de la première ligne vers le bas. Pouvez-vous la remettre pendant ce tour ?
    .more = Une seule action de Gardien par tour. À la prochaine manche, le Gardien 2 ou 5 pourra la redéplacer.
    .answer = Une seule action de Gardien par tour : la tuile déplacée reste là jusqu’à une autre action.

case-guardian-2-no-turning = Glisser n’est pas pivoter
    .ask = Vous avez le Gardien 2. Pouvez-vous faire pivoter la tuile 2A au lieu de la faire glisser ?
    .more = Le Gardien 2 fait glisser, le Gardien 4 fait pivoter ; seul le Gardien 5 vous laisse le choix.
    .answer = Le Gardien 2 fait glisser une tuile telle qu’elle est, et rien d’autre.

case-guardian-2-gap = Une place sans tuile
    .ask = Au milieu, c’est l’espace vide. Pouvez-vous faire glisser ce qui s’y trouve ?
    .more = L’espace vide, c’est la mer, sans aucune case. On y fait glisser des tuiles, on n’en sort aucune.
    .answer = L’espace vide n’est pas une tuile : on y fait glisser des tuiles, et rien n’en sort.

case-guardian-2-river = Une tuile qui réunit deux rivières
    .ask = L’espace vide sépare les rivières de 4A et de 5A. Pouvez-vous traverser maintenant de a4 à g4 ?
    .more = Faites glisser la tuile 2A vers le bas : sa rivière comble le vide, les trois font un seul cours d’eau, et g4 coûte un sacrifice.
    .answer = Une tuile glissée dans l’espace vide peut réunir des rivières, qui n’en font qu’une à partir de là.

case-guardian-2-river-joined = Les rivières se sont réunies
    .ask = La tuile 4A a glissé dans l’espace vide, et trois rivières n’en font qu’une. Pouvez-vous traverser de a4 à g4 ?
    .more = Un cours d’eau, une traversée, un sacrifice, si longue que soit l’eau.
    .answer = Des rivières réunies par une tuile font un seul cours d’eau : une traversée, un sacrifice.

case-guardian-2-real = Un temple vient à vous
    .ask = Votre pion en n9 est au bord de l’espace vide. La tuile 4B, deux places plus à gauche, peut-elle y glisser ?
    .more = Elle passe par-dessus 2A et amène un grand temple en o9, à côté de votre pion : 3 points, et une troisième tuile visitée.
    .answer = Une tuile alignée avec l’espace vide peut glisser, et amener un temple à côté de votre pion.

case-guardian-3-step = Un pas
    .ask = Vous avez le Gardien 3. Votre pion en b2 peut-il aller en c2 ?
    .more = Vers toute case libre adjacente où un pion peut aller : prairie, forêt, volcan ou ruines.
    .answer = Le Gardien 3 déplace l’un de vos pions d’un pas, vers une case libre où un pion peut aller.

case-guardian-3-forest = Une forêt ne coûte rien
    .ask = Placer un pion en b1 coûterait un sacrifice. Votre pion en a1 peut-il s’y déplacer gratuitement ?
    .more = Un pion déplacé ne paie aucune forêt. Ensuite, vous occupez cette forêt, et ses autres cases sont gratuites pour vous.
    .answer = Le Gardien 3 mène un pion en forêt gratuitement, là où un placement coûterait un sacrifice.

case-guardian-3-temple = Autour d’un temple
    .ask = Un temple sépare b1 de b3. Votre pion peut-il se déplacer de b1 à b3 ?
    .more = « Déplacer un pion » passe par les temples, comme un placement, et par des temples adjacents comme par un seul.
    .answer = Un déplacement passe par un temple, ou par des temples adjacents, et ne coûte rien.

case-guardian-3-water = Jamais à travers l’eau
    .ask = c1 est juste de l’autre côté de la rivière. Votre pion en a1 peut-il s’y déplacer ?
    .more = Une traversée prend un sacrifice et ne vaut que pour un pion que l’on place. Un déplacement ne traverse jamais l’eau.
    .answer = On ne traverse l’eau qu’en plaçant un pion, contre un sacrifice, jamais en le déplaçant.

case-guardian-3-own = Vos propres pions seulement
    .ask = Orange bloque le passage en b1. Pouvez-vous écarter ce pion ?
    .more = Vous déplacez vos propres pions. Les autres ne quittent leur case que si leur tuile glisse ou pivote.
    .answer = Le Gardien 3 ne déplace que vos propres pions ; ceux des autres ne bougent qu’avec leur tuile.

case-guardian-3-ruins = Vers des ruines, jamais hors des ruines
    .ask = Votre pion est sur les ruines en b2. Peut-il continuer vers b1 ?
    .more = Un pion sur des ruines y reste. Celui en a3 peut aller sur des ruines, et gagne alors leur action supplémentaire.
    .answer = Un pion peut être déplacé vers des ruines, pour l’action supplémentaire, jamais hors des ruines.

case-guardian-3-one-step = Pas deux pas
    .ask = c1 est à deux pas, en pleine prairie. Votre pion peut-il aller de a1 à c1 ?
    .more = Un seul pas, ou par un seul temple. Un temple mène parfois plus loin que vos pieds.
    .answer = Un déplacement, c’est un pas ou un passage par un temple, et pas plus.

case-guardian-3-border = Vers la tuile voisine
    .ask = Votre pion est en c4 ; c3, au-dessus, est sur une autre tuile. Peut-il y aller ?
    .more = Les bords des tuiles ne comptent pas. À sa droite, l’espace vide n’a aucune case : rien ne peut y aller.
    .answer = Les bords des tuiles n’arrêtent pas un déplacement, mais l’espace vide n’a aucune case.

case-guardian-3-alone = Loin des autres
    .ask = Les pions se placent à côté les uns des autres. Un déplacement peut-il laisser un pion loin de tous vos autres ?
    .more = Être à côté de l’un de vos pions n’est exigé que pour en placer un. De sa nouvelle case, il vous sert comme avant.
    .answer = Un pion déplacé peut finir loin de tous les autres : seul un placement doit partir d’un pion à vous.

case-guardian-3-joined-wood = Déplacer d’abord, placer ensuite
    .ask = Votre pion s’est déplacé dans la forêt en b1. La forêt en c1 est-elle gratuite maintenant ?
    .more = Le Gardien agit à tout moment du tour : un déplacement peut donc venir d’abord et épargner un sacrifice.
    .answer = Un déplacement peut venir d’abord, et un pion arrivé en forêt ouvre gratuitement les forêts adjacentes.

case-guardian-4-any = Toute tuile, dans les deux sens
    .ask = Vous avez le Gardien 4. Pouvez-vous faire pivoter la tuile 8A, où vous n’avez aucun pion ?
    .more = N’importe quelle tuile, d’un quart de tour, sens horaire ou antihoraire. Peu importe où est l’espace vide.
    .answer = Le Gardien 4 fait pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou dans l’autre.

case-guardian-4-ride = Les pions pivotent avec la tuile
    .ask = Vous faites pivoter la tuile 1A dans le sens horaire. Où va votre pion sur la forêt en b1 ?
    .more = Terrain et pions pivotent ensemble : en c2, toujours sur sa forêt. Le pion d’Orange pivote aussi.
    .answer = Tous les pions pivotent avec leur tuile et restent sur le même terrain.

case-guardian-4-half = Un quart de tour seulement
    .ask = Vous avez fait pivoter une tuile d’un quart de tour. Pouvez-vous recommencer, pour un demi-tour ?
    .more = Une seule action de Gardien par tour, et c’est un quart. Des ruines sur cette tuile pourraient en ajouter un.
    .answer = Un Gardien agit une fois par tour, et la tuile ne pivote que d’un quart de tour.

case-guardian-4-not-slide = Pivoter n’est pas glisser
    .ask = La tuile 2A est alignée avec l’espace vide, et vous avez le Gardien 4. Pouvez-vous la faire glisser ?
    .more = Le Gardien 4 fait pivoter une tuile sur place. Il ne change aucune tuile de place, et ne déplace aucun pion seul.
    .answer = Le Gardien 4 fait pivoter une tuile sur place, et rien d’autre.

case-guardian-4-river = Faire pivoter une rivière
    .ask = Les rivières de 1A et de 2A ne se rejoignent pas. Pouvez-vous traverser maintenant de a1 à f1 ?
    .more = Faites pivoter la tuile 2A : sa rivière prolonge la vôtre, et un seul sacrifice vous mène le long des deux.
    .answer = Une tuile qui pivote peut réunir deux rivières ; dès lors, une seule traversée suffit.

case-guardian-4-lose = Éloigner un temple
    .ask = Le seul temple d’Orange, en c2, est à côté de d2. Pouvez-vous l’en éloigner ?
    .more = Dans un sens comme dans l’autre, c2 devient une terre sans temple. Un temple compte pour qui est à côté à la fin de la partie.
    .answer = Un temple ne compte que pour qui est à côté à la fin de la partie ; d’ici là, les tuiles bougent.

case-guardian-4-late = En tout dernier
    .ask = Tous vos pions sont placés. Pouvez-vous encore faire pivoter la tuile 2A ?
    .more = À tout moment de votre tour, donc aussi après le dernier pion. Mais aucun pion ne peut plus en profiter.
    .answer = Une tuile peut pivoter à tout moment de votre tour, même après le dernier pion.

case-guardian-4-two = Cinq tuiles à deux joueurs
    .ask = À deux joueurs, pouvez-vous faire pivoter la tuile 4A, sous l’espace vide ?
    .more = Les cinq tuiles peuvent pivoter. L’espace vide n’est pas une tuile.
    .answer = À deux joueurs, chacune des cinq tuiles peut pivoter ; l’espace vide n’en est pas une.

case-guardian-4-real = Un temple devant chez vous
    .ask = Vous êtes en a7, et la tuile 7A est en dessous. Pouvez-vous la faire pivoter pour amener un temple en a8 ?
    .more = Le sens antihoraire amène le petit temple de g8 en a8, à côté de votre pion. Le sens horaire, non.
    .answer = Une tuile qui pivote dans le bon sens peut amener un temple à côté de votre pion.

case-guardian-5-slide = Le Gardien 5 fait glisser une tuile
    .ask = Vous avez le Gardien 5. Peut-il faire glisser la tuile 2A dans l’espace vide ?
    .more = Le Gardien 5 fait l’action 2, 3 ou 4, selon les mêmes règles. Son prix : vous jouez en dernier.
    .answer = Le Gardien 5 peut faire glisser une tuile dans l’espace vide, selon les règles du Gardien 2.

case-guardian-5-token = Le Gardien 5 déplace un pion
    .ask = Vous avez le Gardien 5. Votre pion en a1 peut-il aller gratuitement dans la forêt en b1 ?
    .more = Comme avec le Gardien 3 : un pas ou par un temple, jamais à travers l’eau, et la forêt est gratuite.
    .answer = Le Gardien 5 peut déplacer un pion comme le Gardien 3 : d’un pas, et la forêt est gratuite.

case-guardian-5-rotate = Le Gardien 5 fait pivoter une tuile
    .ask = Vous avez le Gardien 5. Pouvez-vous faire pivoter une tuile qui n’est pas alignée avec l’espace vide ?
    .more = Comme avec le Gardien 4 : toute tuile, d’un quart de tour, dans un sens ou dans l’autre.
    .answer = Le Gardien 5 peut faire pivoter toute tuile d’un quart de tour, comme le Gardien 4.

case-guardian-5-talisman = Pas de talisman avec le 5
    .ask = Vous avez le Gardien 5. Pouvez-vous prendre le talisman ?
    .more = Le Gardien 5 vaut pour 2, 3 et 4, pas pour 1.
    .answer = Le Gardien 5 vaut pour 2, 3 ou 4 ; le talisman ne se prend qu’avec le Gardien 1.

case-guardian-5-one-only = Une action, pas deux
    .ask = Vous avez déplacé un pion avec le Gardien 5. Pouvez-vous aussi faire pivoter une tuile ?
    .more = Une seule action de Gardien par tour, même avec le 5. Choisissez celle des trois dont vous avez le plus besoin.
    .answer = Le Gardien 5 fait une seule action par tour : la 2, la 3 ou la 4, au choix.

case-guardian-5-fixed = Les ruines résistent au Gardien 5
    .ask = Votre pion est sur les ruines en b1. Le Gardien 5 peut-il l’en sortir ?
    .more = Les limites du Gardien 3 valent ici. Mais le Gardien 5 peut aussi faire pivoter la tuile, et le pion part avec elle.
    .answer = Aucun Gardien ne déplace un pion hors des ruines ; il ne voyage qu’avec sa tuile.

case-guardian-5-two = Pas de Gardien 5 à deux joueurs
    .ask = Vous jouez à deux. Le Gardien 5 est-il au choix ?
    .more = À deux joueurs, il y a 2, 3 et 4. L’un des trois reste de côté, sans être vu.
    .answer = À deux joueurs, seuls les Gardiens 2, 3 et 4 sont en jeu.

case-guardian-5-ruins = Les ruines d’abord, puis le 5
    .ask = Une action supplémentaire attend sur la tuile 1A. Le Gardien 5 peut-il faire pivoter la tuile 2A avant ?
    .more = Les ruines passent d’abord. Ensuite, le Gardien 5 est toujours là : deux actions en un tour.
    .answer = L’action des ruines se fait d’abord, sur-le-champ ; le Gardien 5 peut encore agir après.

case-guardian-5-rescue = Trois actions, un seul sauvetage
    .ask = Votre pion en b1 va brûler. Laquelle des trois actions du Gardien 5 le sauve ?
    .more = Seul le déplacement du pion : quand la tuile glisse ou pivote, le volcan part avec elle.
    .answer = Seul le déplacement du pion le sauve : si la tuile glisse ou pivote, le volcan part avec elle.
