case-guardian-1-take = Prendre le talisman
    .ask = Jaune a le talisman, et vous le Gardien 1. Pouvez-vous prendre le talisman ?
    .answer = Le Gardien 1 prend le talisman ; le possesseur du talisman choisit en premier à la manche suivante.

case-guardian-1-first-choice = À quoi sert le talisman
    .ask = Vous avez pris le talisman à la manche précédente. Choisissez-vous maintenant un Gardien en premier ?
    .answer = Le possesseur du talisman choisit en premier ; les numéros déterminent qui joue en premier.

case-guardian-1-keep = Si le talisman est déjà à vous
    .ask = Le talisman est à vous, et vous avez le Gardien 1. Pouvez-vous reprendre le talisman, pour le garder ?
    .answer = Seul le Gardien 1 prend le talisman : vous le gardez de toute façon.

case-guardian-1-twice = Une fois par tour
    .ask = Vous avez pris le talisman pendant ce tour. Votre Gardien peut-il encore agir ?
    .answer = Un Gardien ne donne qu’une action par tour, et prendre le talisman en est une.

case-guardian-1-other-card = Avec le Gardien 1 seulement
    .ask = Vous avez le Gardien 4. Peut-il prendre le talisman ?
    .answer = Seul le Gardien 1 prend le talisman.

case-guardian-1-late = Le talisman au dernier moment
    .ask = Vos trois pions sont placés. Pouvez-vous encore prendre le talisman ?
    .answer = Vous pouvez prendre le talisman à tout moment de votre tour, même après votre dernier pion.

case-guardian-1-optional = Une action facultative
    .ask = Pouvez-vous terminer votre tour sans prendre le talisman ?
    .answer = Prendre le talisman est facultatif, mais une action inutilisée est perdue.

case-guardian-1-ruins = Les ruines d’abord
    .ask = Vous venez de placer un pion sur des ruines. Pouvez-vous prendre le talisman avant l’action supplémentaire ?
    .answer = L’action supplémentaire se fait d’abord ; vous pouvez prendre le talisman ensuite.

case-guardian-1-two = Pas de Gardien 1 à deux joueurs
    .ask = Vous jouez à deux. Pouvez-vous choisir le Gardien 1 ?
    .answer = À deux joueurs, on n’utilise pas le Gardien 1 ; le talisman change de mains à chaque manche.

case-guardian-2-in-line = Alignée avec l’espace vide
    .ask = Vous avez le Gardien 2, et l’espace vide est au milieu. La tuile 1A, dans le coin, peut-elle glisser ?
    .answer = Le Gardien 2 fait glisser une tuile tout droit dans l’espace vide, seulement depuis la même ligne ou la même colonne.

case-guardian-2-jump = Par-dessus une tuile
    .ask = L’espace vide est dans un coin, au bout de la première ligne. La tuile 1A peut-elle y glisser, par-dessus la tuile 2A ?
    .answer = Une tuile alignée avec l’espace vide passe par-dessus la tuile qui les sépare, sans la déplacer.

case-guardian-2-corner-gap = Quatre tuiles, où que soit l’espace vide
    .ask = L’espace vide est dans le coin en bas à droite. La tuile 5A, au milieu, peut-elle y glisser ?
    .answer = Où que soit l’espace vide parmi les neuf emplacements, quatre tuiles sont alignées avec lui et peuvent glisser.

case-guardian-2-ride = Les pions voyagent avec la tuile
    .ask = Sur la tuile 2A se trouvent un de vos pions et un d’Orange. Peut-elle glisser, et voyagent-ils avec elle ?
    .answer = Tous les pions d’une tuile qui glisse voyagent avec elle, quel que soit leur propriétaire, et la tuile ne pivote pas.

case-guardian-2-two = Six emplacements à deux joueurs
    .ask = À deux joueurs, l’espace vide est dans la ligne du haut. La tuile 3A, en bas à gauche, peut-elle glisser ?
    .answer = À deux joueurs, seules les trois tuiles de la ligne ou de la colonne de l’espace vide peuvent glisser.

case-guardian-2-once = Pas de retour
    .ask = Vous avez fait glisser une tuile de la première ligne vers le bas. Pouvez-vous la ramener pendant ce tour ?
    .answer = Vous n’avez qu’une action de Gardien par tour : la tuile reste là.

case-guardian-2-no-turning = Glisser n’est pas pivoter
    .ask = Vous avez le Gardien 2. Pouvez-vous faire pivoter la tuile 2A au lieu de la faire glisser ?
    .answer = Le Gardien 2 fait seulement glisser une tuile, sans la faire pivoter.

case-guardian-2-gap = Un emplacement sans tuile
    .ask = Au milieu, c’est l’espace vide. Pouvez-vous faire glisser ce qui s’y trouve ?
    .answer = L’espace vide n’est pas une tuile : les tuiles y glissent, rien n’en sort.

case-guardian-2-river = Une tuile qui relie deux rivières
    .ask = L’espace vide sépare les rivières de 4A et de 5A. Pouvez-vous traverser maintenant de a4 à g4 ?
    .answer = Une tuile glissée dans l’espace vide peut relier les rivières voisines ; jusque-là, elles sont séparées.

case-guardian-2-river-joined = Les rivières sont reliées
    .ask = La tuile 4A a glissé dans l’espace vide et relie trois rivières. Pouvez-vous traverser de a4 à g4 ?
    .answer = Des rivières reliées par une tuile forment un seul cours d’eau : quelle que soit sa longueur, un sacrifice suffit.

case-guardian-2-real = Un temple vient à vous
    .ask = Votre pion en n9 est à côté de l’espace vide. La tuile 4B, deux emplacements plus à gauche, peut-elle y glisser ?
    .answer = Une tuile alignée avec l’espace vide peut glisser, et amener un temple à côté de votre pion.

case-guardian-3-step = Une case adjacente
    .ask = Vous avez le Gardien 3. Votre pion en b2 peut-il aller en c2 ?
    .answer = Le Gardien 3 déplace l’un de vos pions vers une case libre adjacente de prairie, forêt, volcan ou ruines.

case-guardian-3-forest = Une forêt ne coûte rien
    .ask = Placer un pion en b1 coûterait un sacrifice. Votre pion en a1 peut-il s’y déplacer gratuitement ?
    .answer = Le Gardien 3 déplace un pion en forêt gratuitement, là où un placement coûterait un sacrifice.

case-guardian-3-temple = Autour d’un temple
    .ask = Un temple sépare b1 de b3. Votre pion peut-il se déplacer de b1 à b3 ?
    .answer = Un pion se déplace autour d’un temple, ou de deux temples adjacents, gratuitement.

case-guardian-3-water = Jamais à travers l’eau
    .ask = c1 est juste de l’autre côté de la rivière. Votre pion en a1 peut-il s’y déplacer ?
    .answer = Vous ne traversez l’eau qu’en plaçant un pion, avec un sacrifice, jamais en déplaçant un pion.

case-guardian-3-own = Vos propres pions seulement
    .ask = Orange bloque le passage en b1. Pouvez-vous écarter ce pion ?
    .answer = Le Gardien 3 ne déplace que vos propres pions ; les autres ne voyagent qu’avec leur tuile.

case-guardian-3-ruins = Vers des ruines, jamais hors des ruines
    .ask = Votre pion est sur les ruines en b2. Peut-il aller en b1 ?
    .answer = Un pion peut aller sur des ruines, pour l’action supplémentaire, mais il n’en sort jamais.

case-guardian-3-one-step = Une case, pas deux
    .ask = c1 est à deux cases, en pleine prairie. Votre pion peut-il aller de a1 à c1 ?
    .answer = Un pion se déplace vers une case adjacente ou contourne un temple, sans aller plus loin.

case-guardian-3-border = Vers la tuile voisine
    .ask = Votre pion est en c4 ; c3, au-dessus, est sur une autre tuile. Peut-il y aller ?
    .answer = Un pion passe le bord des tuiles, mais ne va jamais dans l’espace vide.

case-guardian-3-alone = Loin des autres
    .ask = Un déplacement peut-il éloigner un pion de tous vos autres pions ?
    .answer = Un pion déplacé peut finir loin de vos autres pions ; c’est pour placer un pion qu’il faut en avoir un à côté.

case-guardian-3-joined-wood = Déplacer d’abord, placer ensuite
    .ask = Votre pion s’est déplacé dans la forêt en b1. Pouvez-vous placer un pion sans sacrifice en c1, une autre forêt ?
    .answer = Vous pouvez déplacer un pion avant d’en placer ; déplacé en forêt, il rend gratuites les forêts adjacentes.

case-guardian-4-any = Toute tuile, dans l’un ou l’autre sens
    .ask = Vous avez le Gardien 4. Pouvez-vous faire pivoter la tuile 8A, où vous n’avez aucun pion ?
    .answer = Le Gardien 4 fait pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou dans l’autre.

case-guardian-4-ride = Les pions voyagent avec leur tuile
    .ask = Pouvez-vous faire pivoter la tuile 1A dans le sens horaire, et où va alors votre pion dans la forêt en b1 ?
    .more = En c2, toujours dans sa forêt. Le pion d’Orange sur cette tuile voyage aussi.
    .answer = Tous les pions voyagent avec leur tuile, quel que soit leur propriétaire, et gardent leur terrain.

case-guardian-4-half = Un quart de tour seulement
    .ask = Vous avez fait pivoter une tuile d’un quart de tour. Pouvez-vous recommencer, pour un demi-tour ?
    .answer = Le Gardien 4 fait pivoter une tuile une fois par tour, d’un quart de tour seulement.

case-guardian-4-not-slide = Pivoter n’est pas glisser
    .ask = La tuile 2A est alignée avec l’espace vide, et vous avez le Gardien 4. Pouvez-vous la faire glisser ?
    .answer = Le Gardien 4 fait seulement pivoter une tuile sur place.

case-guardian-4-river = Faire pivoter une rivière
    .ask = Les rivières de 1A et de 2A ne se rejoignent pas. Pouvez-vous traverser maintenant de a1 à f1 ?
    .answer = Faire pivoter une tuile peut relier deux rivières ; une seule traversée vaut alors pour les deux.

case-guardian-4-lose = Éloigner un temple
    .ask = Le seul temple d’Orange, en c2, est à côté de son pion en d2. Pouvez-vous éloigner ce temple en faisant pivoter sa tuile ?
    .answer = Un temple ne compte que pour les joueurs qui ont un pion à côté à la fin ; d’ici là, les tuiles peuvent pivoter.

case-guardian-4-late = Faire pivoter après le dernier pion
    .ask = Tous vos pions sont placés. Pouvez-vous encore faire pivoter la tuile 2A ?
    .answer = Vous pouvez faire pivoter une tuile à tout moment de votre tour, même après votre dernier pion.

case-guardian-4-two = Cinq tuiles à deux joueurs
    .ask = À deux joueurs, pouvez-vous faire pivoter la tuile 4A, sous l’espace vide ?
    .answer = À deux joueurs, vous pouvez faire pivoter chacune des cinq tuiles ; l’espace vide n’en est pas une.

case-guardian-4-real = Un temple amené à votre pion
    .ask = Vous êtes en a7, et la tuile 7A est en dessous. Pouvez-vous la faire pivoter pour amener un temple en a8 ?
    .answer = Faire pivoter une tuile dans le bon sens peut amener un temple à côté de votre pion.

case-guardian-5-slide = Le Gardien 5 fait glisser une tuile
    .ask = Vous avez le Gardien 5. Peut-il faire glisser la tuile 2A dans l’espace vide ?
    .answer = Le Gardien 5 peut faire glisser une tuile dans l’espace vide, selon les règles du Gardien 2.

case-guardian-5-token = Le Gardien 5 déplace un pion
    .ask = Vous avez le Gardien 5. Votre pion en a1 peut-il aller gratuitement dans la forêt en b1 ?
    .answer = Le Gardien 5 peut déplacer un pion selon les règles du Gardien 3, gratuitement même en forêt.

case-guardian-5-rotate = Le Gardien 5 fait pivoter une tuile
    .ask = Vous avez le Gardien 5. Pouvez-vous faire pivoter une tuile qui n’est pas alignée avec l’espace vide ?
    .answer = Le Gardien 5 peut faire pivoter n’importe quelle tuile d’un quart de tour, selon les règles du Gardien 4.

case-guardian-5-talisman = Pas de talisman avec le 5
    .ask = Vous avez le Gardien 5. Pouvez-vous prendre le talisman ?
    .answer = Le Gardien 5 agit comme le 2, le 3 ou le 4 ; seul le Gardien 1 prend le talisman.

case-guardian-5-one-only = Une action, pas deux
    .ask = Vous avez déplacé un pion avec le Gardien 5. Pouvez-vous aussi faire pivoter une tuile ?
    .answer = Le Gardien 5 fait une action par tour : faire glisser une tuile, déplacer un pion ou faire pivoter une tuile.

case-guardian-5-fixed = Le 5 ne sort aucun pion des ruines
    .ask = Votre pion est sur les ruines en b1. Le Gardien 5 peut-il l’en sortir ?
    .answer = Aucun Gardien ne sort un pion des ruines ; il ne voyage que si sa tuile glisse ou pivote.

case-guardian-5-two = Pas de Gardien 5 à deux joueurs
    .ask = Vous jouez à deux. Le Gardien 5 est-il en jeu ?
    .answer = À deux joueurs, on n’utilise que les Gardiens 2, 3 et 4.

case-guardian-5-ruins = Les ruines d’abord, puis le 5
    .ask = Vous avez une action supplémentaire sur la tuile 1A. Le Gardien 5 peut-il faire pivoter la tuile 2A avant ?
    .answer = L’action supplémentaire se fait d’abord ; le Gardien 5 peut encore agir après.

case-guardian-5-rescue = Trois actions, un seul sauvetage
    .ask = Votre pion en b1 va brûler. Une des trois actions du Gardien 5 peut-elle le sauver ?
    .answer = Seul le déplacement du pion le sauve : si la tuile glisse ou pivote, le volcan part avec elle.
