chapter-guardians = Les Gardiens
    .about = Ce que fait chacun des cinq Gardiens, quand vous jouez, et lequel choisir.

## Turn order and the talisman

lesson-turn-order = Qui joue en premier
    .about = Ce que décide le numéro d’un Gardien, et à quoi sert le Gardien 1.
    .end = Le plus petit numéro joue en premier ; le possesseur du talisman choisit un Gardien en premier.

lesson-turn-order-choose = À chaque manche, vous choisissez un Gardien, et le plus petit numéro joue en premier. Vous choisissez en dernier ; Orange et Jaune ont le 2 et le 3. La seule case possible à côté du grand temple est e3, et Orange en est aussi proche que vous. Choisissez un Gardien qui vous permet d’y arriver avant Orange.
    .done = Aucun numéro n’est plus petit que 1 : vous jouez en premier.
    .hint-1 = Votre numéro doit être plus petit que 2 et que 3.
    .late = Les Gardiens 2 et 3 jouent avant vous, et Orange a l’un des deux.
    .last = Le Gardien 5 joue en dernier. Orange peut atteindre e3 avant vous.
    .taken = Il ne vous reste que le 1, le 4 et le 5.

lesson-turn-order-place = Vous jouez en premier. Explorez le grand temple.
    .done = Vous êtes en e3, la seule case possible à côté du temple.
    .hint-1 = e3 est à côté de votre pion en d3.
    .onto = Arrêtez-vous devant, en e3.

lesson-turn-order-talisman = Une fois pendant votre tour, quand vous voulez, votre Gardien vous donne aussi une action. Celui-ci prend le talisman, qui est à Orange. Prenez-le.
    .done = Vous aurez le choix entre les cinq Gardiens.
    .tile = C’est le Gardien 2 qui déplace une tuile.
    .token = C’est le Gardien 3 qui déplace un pion.

lesson-turn-order-next = Utilisez tous vos pions et terminez votre tour. Orange et Jaune jouent, et la manche suivante commence.
    .done = Troisième manche : tous les Gardiens sont revenus. Vous avez le talisman, donc vous choisissez en premier.
    .early = Utilisez d’abord tous vos pions.

## Card 2: moving a tile

lesson-move-a-tile = Gardien 2 : déplacer une tuile
    .about = Comment une tuile voyage avec tout ce qu’elle porte, et relie ce qui était séparé.
    .end = Le Gardien 2 fait glisser une tuile tout droit dans l’espace vide, même par-dessus une autre. Ses pions suivent ; rivières et temples peuvent se relier.

lesson-move-a-tile-gap = Le trou au milieu est l’espace vide. Le Gardien 2 y fait glisser une tuile, tout droit sur sa ligne ou sa colonne, avec tout ce qu’elle porte. Amenez l’un de vos pions à côté du grand temple en c5.
    .done = Votre pion en d2 a suivi jusqu’en d5, à côté du temple. L’espace vide est là où était la tuile.
    .hint-1 = Vous avez un pion sur la tuile 2. Où serait-il si cette tuile était au milieu ?
    .corner = Choisissez une tuile de la ligne ou de la colonne de l’espace vide.
    .turn = Faites plutôt glisser une tuile.
    .pyramid = Le temple a suivi sa tuile jusqu’en f5, et vous n’avez toujours aucun pion à côté.

lesson-move-a-tile-jump = Une autre île. Une tuile a déjà bougé : l’espace vide est au nord. Amenez un pion à côté du grand temple en c2.
    .done = La tuile a sauté par-dessus celle du milieu : en ligne droite, une tuile peut avancer de deux emplacements.
    .hint-1 = Vos pions en d8 et d9 sont sur la tuile 7, dans la colonne de l’espace vide.
    .near = Vos pions sont sur la tuile du dessous.
    .corner = Vous avez deux pions sur une autre tuile de la ligne du bas.

lesson-move-a-tile-river = Une troisième île, et vos trois pions. Vous êtes à côté d’une rivière à l’ouest ; à l’est, une autre passe à côté d’un grand temple. Faites-en une seule rivière, et explorez un grand temple pendant ce tour.
    .done = Toutes les cases d’eau reliées forment un seul cours d’eau, même sur plusieurs tuiles, et un sacrifice vous mène n’importe où le long de celui-ci.
    .hint-1 = D’abord la tuile, puis la traversée. Qu’est-ce qui irait entre les deux rivières ?
    .hint-2 = La tuile 2 a une rivière d’un bord à l’autre. Faites-la glisser dans l’espace vide, puis traversez jusqu’en h4 ou i5.
    .early = L’espace vide sépare les deux rivières. Comblez-le d’abord.
    .cross = C’est votre propre rivière, et un seul pion ne suffit pas pour traverser encore.

lesson-move-a-tile-temples = Une quatrième île. Un pion est placé, il en reste deux. Explorez le grand temple en g5 ; trois tuiles différentes peuvent vous aider.
    .done = Des temples adjacents n’en font qu’un, même sur plusieurs tuiles. Vous pouvez aussi amener un temple à vos pions.
    .hint-1 = Vous êtes à côté du temple en c5. Mettez un autre temple à côté de lui, et vous atteignez les cases autour des deux.
    .hint-2 = La tuile 2 amène un temple en d5. La tuile 4 mène votre temple au grand, la tuile 5 amène le grand à votre temple.
    .land = Pour f5, il manque un pion. Choisissez une tuile qui a un temple sur son bord.

## Card 3: moving a token

lesson-move-a-token = Gardien 3 : déplacer un pion
    .about = Un déplacement qui ne coûte rien, et mène là où vous ne pouvez pas placer de pion.
    .end = Le Gardien 3 déplace l’un de vos pions : en forêt gratuitement, en contournant un temple, sur des ruines, ou hors d’un volcan.

lesson-move-a-token-forest = Le temple en f2 est derrière la forêt en d2, et il vous reste un pion : trop peu pour une forêt. Mais le Gardien 3 déplace un pion vers une case adjacente, gratuitement même en forêt. Explorez le temple.
    .done = Un pion est entré dans la forêt gratuitement, et vous avez placé le dernier au-delà.
    .hint-1 = Le pion en c2 est à côté de la forêt. Déplacez-le ; vous pouvez encore en placer un.
    .hint-2 = Déplacez le pion de c2 à d2. Placez ensuite votre dernier pion en e2.
    .afford = N’y placez pas de pion : déplacez-en un.
    .token = Il vous fallait ce pion derrière la forêt.

lesson-move-a-token-temple = La manche suivante. Tous vos pions sont placés, et vous avez de nouveau le Gardien 3. Explorez le grand temple en h2.
    .done = Vous gardez le temple en f2 : g2 est aussi à côté.
    .hint-1 = Un pion à côté d’un temple peut aller sur n’importe quelle case libre autour de lui.
    .onto = Contournez-le.
    .foot = Déplacez plutôt le pion qui est à côté du temple en f2, en contournant ce temple.

lesson-move-a-token-ruins = Une autre île. Le Gardien 3 peut aussi déplacer un pion sur des ruines, ce qui donne une action supplémentaire : faire pivoter la tuile, la faire glisser, ou déplacer un pion qui s’y trouve. Objectif : deux pions sur des ruines, et des temples explorés sur deux tuiles.
    .done = Un Gardien, deux actions : un pion sur les ruines, et l’action supplémentaire.
    .hint-1 = Les ruines en g4 sont libres. Déplacez-y un pion, puis amenez-le à côté d’un temple avec l’action supplémentaire.
    .hint-2 = Déplacez le pion de g3 à g4. Faites ensuite pivoter la tuile 5 dans le sens antihoraire, ce qui amène votre pion en g6. Ou faites glisser la tuile dans l’espace vide.
    .fixed = Choisissez-en un en prairie.
    .meadow = Déplacez-le plutôt sur les ruines en g4.

lesson-move-a-token-volcano = Une troisième île. Deux de vos pions sont sur des volcans, dont un à côté du grand temple en d1. Terminez votre tour et gardez le temple.
    .done = Vous gardez le grand temple, et un pion brûlé compte comme sacrifié.
    .hint-1 = À la fin de votre tour, il vous faut un pion à côté de d1 qui ne soit pas sur un volcan.
    .hint-2 = e1 et d2 sont aussi à côté du temple. Le pion en c1 peut aller sur l’une ou l’autre.
    .other = Ce n’est pas le bon pion : celui en c1 est à côté du temple.
    .back = Votre pion est hors du volcan, mais plus à côté du temple. Contournez-le plutôt.
    .burn = Les deux pions ont brûlé, et aucun de vos pions n’est à côté du temple. Utilisez d’abord votre Gardien.

## Card 4: turning a tile

lesson-turn-a-tile = Gardien 4 : faire pivoter une tuile
    .about = Un quart de tour : ce qu’il apporte, enlève et relie.
    .end = Le Gardien 4 fait pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou dans l’autre. Voyez ce que cela apporte, et ce que cela enlève.

lesson-turn-a-tile-swing = Le Gardien 4 fait pivoter une tuile d’un quart de tour, avec tout ce qu’elle porte. Amenez le pion en d1 à côté du grand temple en g1.
    .done = Votre pion est passé d’un coin de la tuile au suivant, à côté du temple.
    .hint-1 = Dans le sens horaire, ce qui est en haut à gauche d’une tuile passe en haut à droite.
    .back = Mauvais sens : votre pion en d1 est descendu en d3.
    .slide = Faites plutôt pivoter la tuile.

lesson-turn-a-tile-fetch = Une autre île. Vous avez exploré tous les temples de la tuile 1 : b2, et c2 depuis d2. Faites pivoter une tuile, avec ou sans vos pions, et marquez au moins 5 points.
    .done = Le grand temple est venu à vous, et vos pions sont restés.
    .hint-1 = Si vous faites pivoter la tuile 2, votre pion s’éloigne de c2. Quelle autre tuile pourriez-vous faire pivoter ?
    .hint-2 = Faites pivoter la tuile du grand temple, pour que g3 passe en g1.
    .own = Mais votre pion en d2 s’est éloigné du temple en c2 : la tuile 1 n’est plus complète, et ses 8 points sont perdus.
    .away = Cela envoie le grand temple à l’autre bout de sa tuile.

lesson-turn-a-tile-river = Une troisième île, et vos trois pions. La rivière de la tuile 2 n’est pas dans le bon sens. Explorez le grand temple en i1 pendant ce tour.
    .done = C’est maintenant une seule rivière de b2 à h2, et une traversée vous y mène partout.
    .hint-1 = Faites pivoter la tuile 2, dans un sens ou dans l’autre. Traversez ensuite jusqu’en h1 ou i2.
    .early = Votre rivière finit en c2 ; celle de la tuile 3 en est une autre. Reliez-les d’abord.
    .cross = Il reste un seul pion : trop peu pour traverser encore.

## Card 5: any of 2, 3 and 4

lesson-one-of-three = Gardien 5 : une action sur trois
    .about = Le Gardien qui donne le plus de choix, et son inconvénient.
    .end = Le Gardien 5 agit comme le 2, le 3 ou le 4, une fois, mais vous jouez en dernier.

lesson-one-of-three-any = Le Gardien 5 agit comme le 2, le 3 ou le 4 : faire glisser une tuile, déplacer un pion, ou faire pivoter une tuile. Amenez un pion à côté du grand temple en c5 ; chacune des trois actions le permet.
    .done = C’était l’une des trois solutions. Annulez pour trouver les autres.
    .hint-1 = Faites glisser une tuile dans l’espace vide, déplacez un pion en forêt, ou faites pivoter une tuile.
    .hint-2 = Faites glisser la tuile 2 ; ou déplacez le pion de c3 à c4 ; ou faites pivoter la tuile 4 dans le sens antihoraire.
    .talisman = Seul le Gardien 1 prend le talisman.
    .away = Cela envoie le temple en b6, loin de vos pions. Essayez l’autre sens.

lesson-one-of-three-wall = Une autre île, et encore le Gardien 5. Des montagnes vous séparent du grand temple en e2. Explorez-le.
    .done = Choisissez le Gardien 5 quand vous ne pouvez pas encore savoir ce qu’il vous faudra.
    .hint-1 = Les montagnes sont dans une colonne de la tuile 2. Vous pouvez les en écarter.
    .hint-2 = Faites pivoter la tuile 2, dans un sens ou dans l’autre, puis placez un pion en d2.
    .onto = Mais une tuile pivote avec ses montagnes.
    .slide = Les montagnes et le temple ont suivi.

lesson-one-of-three-price = Une troisième île, et vous choisissez en dernier : Orange et Jaune ont le 3 et le 4. Une seule case est libre à côté du grand temple, g5, juste au-dessous d’Orange. Si vous faites glisser la tuile 4 dans l’espace vide, vous êtes aussi à côté de cette case. Choisissez un Gardien qui le permet à temps.
    .done = Le Gardien 2 fait glisser une tuile, et joue avant le 3 et le 4. Le Gardien 5 jouerait trop tard.
    .hint-1 = Il vous faut faire glisser une tuile : c’est le Gardien 2 ou le 5.
    .hint-2 = Le Gardien 5 joue en dernier, après Orange.
    .last = Orange joue avant vous, juste à côté de g5.
    .first = Le Gardien 1 ne fait glisser aucune tuile : vous ne pouvez pas atteindre g5.
    .taken = Il ne vous reste que le 1, le 2 et le 5.

lesson-one-of-three-slide = Vous jouez en premier. Explorez le grand temple.
    .done = C’est fait. Le Gardien 5 le permet aussi, mais trop tard.
    .hint-1 = Faites glisser la tuile 4 dans l’espace vide ; g5 est alors à côté de l’un de vos pions.
    .far = Pour g5, il manque un pion. Faites glisser une tuile qui vous y mène, ou qui amène le temple.

## The draft

lesson-which-card = Quel Gardien ?
    .about = Choisir un Gardien selon ce qu’il permet, et quand il joue.
    .end = Un Gardien détermine ce que vous pouvez faire, et qui joue avant vous.

lesson-which-card-need = Vous choisissez en dernier. Orange et Jaune ont le 4 et le 5 : vous jouez donc en premier avec n’importe quel autre Gardien. Depuis la forêt en d2, trois pions vous mènent au grand temple en h2, mais placer un pion en d2 en coûte deux. Quel Gardien vous y fait entrer gratuitement ?
    .done = Le Gardien 3 déplace un pion, gratuitement même en forêt.
    .hint-1 = Le Gardien 1 prend le talisman, le 2 fait glisser une tuile, le 3 déplace un pion.
    .hint-2 = Votre pion en c2 est à côté de la forêt.
    .first = Vous jouez aussi en premier avec le 2 ou le 3, et le Gardien 1 ne vous fait pas entrer dans la forêt.
    .slide = Une tuile emporte sa forêt. Il vous faut un moyen d’y entrer.
    .taken = Les autres ont le 4 et le 5.

lesson-which-card-run = À vous. Explorez le grand temple.
    .done = Un grand temple sur une nouvelle tuile, avec votre Gardien et trois pions.
    .hint-1 = Déplacez d’abord le pion de c2 à d2. Placez ensuite vos pions en e2, f2, g2.
    .forest = Il reste un seul pion, c’est trop peu. Déplacez-en un dans la forêt avec votre Gardien.

lesson-which-card-time = Une autre île. Orange et Jaune ont le 2 et le 3, loin à l’est. Vous voulez le grand temple en b5, derrière des montagnes. Choisissez un Gardien qui peut faire pivoter sa tuile.
    .done = Les autres ont joué. Personne ne vous dispute ce temple : jouer tard ne coûte rien.
    .hint-1 = Le Gardien 4 fait pivoter une tuile, et le 5 aussi, si vous voulez.
    .first = Le Gardien 1 ne fait pivoter aucune tuile. Annulez et choisissez de nouveau.
    .taken = Les autres ont le 2 et le 3.

lesson-which-card-open = Écartez les montagnes en faisant pivoter la tuile, dans un sens ou dans l’autre, et explorez le grand temple.
    .done = Exploré tard dans la manche, mais il rapporte tout autant.
    .hint-1 = Faites pivoter la tuile 4, puis placez un pion en b4.
    .climb = Faites d’abord pivoter la tuile 4.

lesson-which-card-yours = L’île entière, à la quatrième manche. Vous choisissez en premier, et voulez marquer 10 points pendant ce tour. Vos pions seuls en rapportent 9 au plus ; les ruines peuvent en ajouter, mais un Gardien le fait plus facilement. Choisissez-en un qui ajoute des points.
    .done = Aucun numéro plus petit ne reste à jouer : c’est à vous.
    .hint-1 = Cherchez des temples juste hors de portée. Faudrait-il faire glisser ou pivoter une tuile, ou déplacer un pion ?
    .hint-2 = Les Gardiens 2, 3, 4 et 5 le permettent tous. Avec le 2, par exemple, la tuile au nord de l’espace vide vient à côté de vos pions.
    .talisman = Le Gardien 1 n’ajoute aucun point à cette manche. Annulez et choisissez de nouveau.

lesson-which-card-gain = Marquez au moins 10 points avec vos pions et votre Gardien, et terminez votre tour. S’il vous en manque, annulez.
    .done = Voilà au moins 10 points.
    .hint-1 = Essayez d’abord votre Gardien, et regardez vos points.
    .hint-2 = Si votre Gardien fait glisser les tuiles : la tuile 4, juste au nord de l’espace vide, vous donne une nouvelle tuile où placer un pion.
