### The lessons about the guardians.

chapter-guardians = Les Gardiens
    .about = Cinq Gardiens, un par manche : ce que fait chacun d’eux, quand vient votre tour, et lequel prendre.

## Turn order and the talisman

lesson-turn-order = Qui joue en premier
    .about = Ce que dit le numéro d’un Gardien, et à quoi sert le Gardien 1.
    .end = Le Gardien au plus petit numéro joue en premier, et qui a le talisman choisit son Gardien en premier.

lesson-turn-order-choose = À chaque manche, vous prenez un Gardien, et le plus petit numéro joue en premier. Vous choisissez en dernier ; Orange et Jaune ont le 2 et le 3. Une seule case est ouverte à côté de la pyramide, e3, et Orange en est aussi près que vous. Prenez un Gardien qui vous y mène avant les autres.
    .done = Aucun numéro n’est plus petit que 1 : vous jouez en premier.
    .hint-1 = Votre numéro doit être plus petit que 2 et que 3.
    .late = Le 2 et le 3 jouent maintenant avant vous, et l’un des deux est celui d’Orange.
    .last = Personne ne joue après le Gardien 5. D’ici là, Orange aura pu aller en e3.
    .taken = Seuls le 1, le 4 et le 5 sont arrivés jusqu’à vous.

lesson-turn-order-place = Personne ne peut plus vous devancer. Explorez la pyramide.
    .done = Et e3 est prise : de ce côté, personne d’autre n’arrivera à côté de la pyramide.
    .hint-1 = e3 est à côté de votre pion en d3.
    .onto = Arrêtez-vous juste devant, en e3.

lesson-turn-order-talisman = Un Gardien est plus qu’un numéro : une fois dans votre tour, quand vous voulez, il fait quelque chose pour vous. Celui-ci vous apporte le talisman, qui est chez Orange. Prenez-le.
    .done = Vous aurez ainsi le choix entre les cinq Gardiens.
    .hint-1 = Cherchez le bouton du talisman.
    .tile = Chaque Gardien sait faire une chose, et déplacer une tuile est celle du Gardien 2.
    .token = Chaque Gardien sait faire une chose, et déplacer un pion est celle du Gardien 3.

lesson-turn-order-next = Utilisez vos autres pions et terminez votre tour. Orange et Jaune jouent tout seuls, et la manche suivante commence.
    .done = Troisième manche : tous les Gardiens sont revenus, et comme vous avez le talisman, vous choisissez avant les autres.
    .hint-1 = Il reste deux pions à placer : toutes les pastilles conviennent. Appuyez ensuite sur le bouton qui termine le tour.
    .early = Un Gardien peut rester inutilisé, mais pas un pion.

## Card 2: moving a tile

lesson-move-a-tile = Gardien 2 : déplacer une tuile
    .about = Comment une tuile voyage, avec tous ceux qui s’y trouvent, et réunit ce qui était séparé.
    .end = Le Gardien 2 fait glisser une tuile tout droit dans l’espace vide, au besoin par-dessus une autre : ses pions suivent, et rivières et temples se relient autrement.

lesson-move-a-tile-gap = Le trou au milieu de l’île est l’espace vide. Le Gardien 2 y fait glisser une tuile, tout droit le long de sa ligne ou de sa colonne, avec tout ce qui s’y trouve. Vos pions sont placés ; amenez maintenant l’un d’eux à côté de la pyramide en c5.
    .done = Votre pion en d2 a suivi et se retrouve en d5, à côté de la pyramide. L’espace vide est maintenant là où était la tuile.
    .hint-1 = L’un de vos pions est sur la tuile 2. Où serait-il si cette tuile était au milieu ?
    .corner = Depuis un coin, elle devrait prendre un virage. Essayez une tuile sur la même ligne ou la même colonne que l’espace vide.
    .turn = Le Gardien 2 déplace les tuiles telles quelles, sans les faire pivoter.
    .pyramid = La pyramide a suivi sa tuile jusqu’en f5, et toujours aucun de vos pions n’est à côté.

lesson-move-a-tile-jump = Une autre île. Quelqu’un a déjà déplacé une tuile, et l’espace vide est donc au nord. Amenez un pion à côté de la pyramide en c2.
    .done = La tuile a sauté, juste par-dessus celle du milieu. Tant que c’est en ligne droite, elle peut aller deux places plus loin.
    .hint-1 = Vos pions en d8 et d9 sont sur la tuile 7, qui est dans la colonne de l’espace vide.
    .near = Cette tuile peut glisser, mais vos pions sont sur celle du dessous.
    .corner = Mais vous avez deux pions sur une autre tuile de la ligne du bas.

lesson-move-a-tile-river = Une troisième île, et vos trois pions. Explorez une pyramide pendant ce tour. Vous êtes au bord d’une rivière à l’ouest, la pyramide au bord d’une autre à l’est ; faites-en une seule. Il y a plusieurs façons.
    .done = Des eaux qui se touchent sont un seul cours d’eau, d’où que viennent leurs tuiles, et un sacrifice vous mène à n’importe laquelle de ses rives.
    .hint-1 = D’abord la tuile, puis la traversée. Quelle tuile irait bien entre les deux rivières ?
    .hint-2 = Une rivière passe d’un bord à l’autre de la tuile 2. Faites-la glisser dans l’espace vide, puis traversez jusqu’en h4 ou i5.
    .early = Tant que l’espace vide sépare les deux rivières, c’est un autre cours d’eau. Comblez-le d’abord.
    .cross = Vous avez traversé votre propre rivière, et un seul pion ne suffit pas pour une autre traversée.

lesson-move-a-tile-temples = Une quatrième île. Un pion est placé, il en reste deux. Explorez la pyramide en g5 ; trois tuiles différentes peuvent vous aider, chacune à sa façon.
    .done = Des temples adjacents n’en font qu’un, même d’une tuile à l’autre. Et pas besoin d’aller vers une pyramide qui vient à vous.
    .hint-1 = Vous êtes à côté du temple en c5. Amenez un autre temple contre lui, et vous atteignez les cases autour des deux.
    .hint-2 = La tuile 2 amène un temple en d5. La tuile 4 mène le vôtre à la pyramide, la tuile 5 amène la pyramide au vôtre.
    .land = De la terre où marcher, mais large de trois pas : pour f5, il manque un pion. Une tuile avec un temple au bord raccourcit le chemin.

## Card 3: moving a token

lesson-move-a-token = Gardien 3 : déplacer un pion
    .about = Un pas qui ne coûte rien et vous mène où l’on ne peut pas placer de pion.
    .end = Le Gardien 3 déplace l’un de vos pions d’un pas : en forêt gratuitement, autour d’un temple, sur des ruines, ou hors du feu d’un volcan.

lesson-move-a-token-forest = Le temple en f2 est derrière la forêt en d2, et il vous reste un pion : trop peu pour payer une forêt. Mais le Gardien 3 déplace l’un de vos pions vers une case adjacente, et une forêt ne coûte alors rien. Explorez le temple.
    .done = Un pion déplacé en forêt gratuitement, et le dernier placé derrière elle.
    .hint-1 = Le pion en c2 est à côté de la forêt. Déplacez-le, et vous avez toujours un pion à placer.
    .hint-2 = Déplacez c2 vers d2. Placez ensuite votre dernier pion en e2.
    .afford = N’y placez donc rien : déplacez-y un pion.
    .token = C’était le pion qu’il vous fallait derrière la forêt.

lesson-move-a-token-temple = La manche suivante. Tous vos pions sont placés, et vous avez encore le Gardien 3. Explorez avec lui la pyramide en h2, en un seul déplacement.
    .done = Autour du temple, comme pour placer un pion. Et le temple en f2 n’est pas perdu : g2 est aussi à côté de lui.
    .hint-1 = Un pion à côté d’un temple peut aller à n’importe lequel de ses côtés libres.
    .onto = Contournez-le, jusqu’à l’autre côté.
    .foot = Un pas à pied, et votre Gardien a servi. Un autre pion est à côté du temple en f2, et les temples sont des raccourcis.

lesson-move-a-token-ruins = Une autre île. Le Gardien 3 peut aussi déplacer un pion sur des ruines, et cela donne leur action supplémentaire : faire pivoter la tuile, la déplacer, ou y déplacer un pion. Ayez deux pions sur des ruines, et des temples explorés sur deux tuiles. Il y a plusieurs façons.
    .done = Un Gardien, deux actions : le pas sur les ruines, et ce que les ruines ont fait de leur tuile.
    .hint-1 = Les ruines en g4 sont libres. Une fois l’un de vos pions dessus, l’action supplémentaire peut l’amener à côté d’un temple.
    .hint-2 = Déplacez g3 vers g4. Faites ensuite pivoter la tuile 5 dans le sens antihoraire, et votre pion arrive en g6. Ou faites glisser la tuile dans l’espace vide.
    .fixed = Il y reste jusqu’à la fin. Prenez-en un qui est en prairie.
    .meadow = Cela n’apporte rien. Les colonnes brisées en g4 étaient tout aussi près.

lesson-move-a-token-volcano = Une troisième île. Deux de vos pions sont sur des volcans, et brûleront à la fin de votre tour. L’un d’eux est à côté de la pyramide en d1. Terminez votre tour, et gardez la pyramide. Il y a plusieurs façons.
    .done = La pyramide est à vous, et ce qui brûle n’est pas tout à fait perdu : cela compte comme sacrifié.
    .hint-1 = À la fin du tour, il vous faut un pion à côté de d1, et pas sur un volcan.
    .hint-2 = e1 et d2 sont aussi à côté de la pyramide. Le pion en c1 atteint l’une et l’autre.
    .other = Sauvé ; mais le pion en c1 va brûler, et la pyramide dépend de lui.
    .back = Hors du feu, mais plus à côté de la pyramide. Contournez-la plutôt.
    .burn = Les deux ont brûlé, et aucun de vos pions n’est plus à côté de la pyramide. Utilisez d’abord votre Gardien.

## Card 4: turning a tile

lesson-turn-a-tile = Gardien 4 : faire pivoter une tuile
    .about = Un quart de tour : ce qu’il apporte, ce qu’il enlève et ce qu’il relie.
    .end = Le Gardien 4 fait pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou dans l’autre : voyez ce que cela apporte, et ce que cela enlève.

lesson-turn-a-tile-swing = Le Gardien 4 fait pivoter une tuile d’un quart de tour, avec tout ce qui s’y trouve. Vos pions sont placés ; amenez celui en d1 à côté de la pyramide en g1.
    .done = D’un coin de la tuile au suivant, et votre pion est à côté de la pyramide.
    .hint-1 = Dans le sens horaire, ce qui est en haut à gauche d’une tuile passe en haut à droite.
    .back = C’est le mauvais sens : votre pion en d1 est descendu en d3.
    .slide = Le Gardien 4 fait pivoter les tuiles sur place.

lesson-turn-a-tile-fetch = Une autre île. Vous avez exploré tous les temples de la tuile 1 : b2, et c2 par votre pion en d2. Faites maintenant pivoter une tuile de façon à gagner 5 points ou plus. N’importe laquelle, avec ou sans pion à vous.
    .done = La pyramide est venue à vous, et vos pions sont restés là où ils servent.
    .hint-1 = Si vous faites pivoter la tuile 2, votre pion s’éloigne de c2. Quelle autre tuile pourriez-vous faire pivoter ?
    .hint-2 = Faites pivoter la tuile de la pyramide, pour que g3 monte en g1.
    .own = Vous avez gagné la pyramide, mais le pion en d2 s’est éloigné du temple en c2 : la tuile 1 n’est plus complète, et ces 8 points sont perdus.
    .away = La pyramide s’éloigne ainsi de vous, à l’autre bout de sa tuile.

lesson-turn-a-tile-river = Une troisième île, et vos trois pions. La rivière de la tuile 2 est en travers et n’aide personne. Explorez la pyramide en i1 pendant ce tour ; il y a plusieurs façons.
    .done = C’est maintenant une seule rivière de b2 à h2, et une traversée vous mène d’un bout à l’autre.
    .hint-1 = Faites pivoter la rivière de la tuile 2, pour qu’elle relie celle de gauche à celle de droite.
    .hint-2 = Faites pivoter la tuile 2, dans un sens ou dans l’autre. Traversez ensuite jusqu’en h1 ou i2, pour deux pions.
    .early = Votre rivière finit en c2, et celle de la tuile 3 en est une autre. Reliez-les d’abord.
    .cross = Une petite traversée, et il ne vous reste qu’un pion : trop peu pour traverser encore.

## Card 5: any of 2, 3 and 4

lesson-one-of-three = Gardien 5 : une action sur trois
    .about = Le Gardien qui sait en faire le plus, et ce que vous payez pour cela.
    .end = Le Gardien 5 fait ce que fait le 2, le 3 ou le 4, une fois, et pour cela vous attendez que tous les autres aient joué.

lesson-one-of-three-any = Le Gardien 5 fait ce que fait le 2, le 3 ou le 4 : déplacer une tuile, déplacer un pion, ou faire pivoter une tuile. Une des trois actions, à votre guise. Arrivez à côté de la pyramide en c5 ; chacune des trois le permet.
    .done = C’était l’une des trois façons. Annulez, si vous voulez, et trouvez les autres.
    .hint-1 = Une tuile dans l’espace vide, un pion en forêt, ou une tuile qui pivote : essayez chacune.
    .hint-2 = Faites glisser la tuile 2 ; ou déplacez c3 vers c4 ; ou faites pivoter la tuile 4 dans le sens antihoraire.
    .talisman = Le talisman n’est que pour le Gardien 1. Tout le reste est à vous.
    .away = La pyramide descend ainsi en b6, loin de vos pions. Et dans l’autre sens ?

lesson-one-of-three-wall = Une autre île, un nouveau tour, et encore le Gardien 5. Des montagnes vous séparent de la pyramide en e2. Laquelle des trois actions ouvre un chemin ? Explorez la pyramide.
    .done = Le Gardien 5 est fait pour les tours où l’on ne peut pas savoir d’avance ce qu’il faudra.
    .hint-1 = Les montagnes sont dans une colonne de la tuile 2. Elles n’ont pas besoin d’y rester.
    .hint-2 = Faites pivoter la tuile 2, dans un sens ou dans l’autre, puis placez un pion en d2.
    .onto = Une montagne reste fermée aux pions déplacés aussi. Mais quand une tuile pivote, ses montagnes partent avec elle.
    .slide = Les montagnes ont suivi, et la pyramide aussi : elle est trop loin pour ce tour.

lesson-one-of-three-price = Une troisième île, et vous choisissez en dernier : Orange et Jaune ont le 3 et le 4. Une seule case est libre à côté de la pyramide, g5, juste au-dessous d’Orange. Si vous faites glisser la tuile 4 dans l’espace vide, cette case est aussi à côté de vous. Prenez un Gardien qui le permet, et à temps.
    .done = Le Gardien 2 déplace une tuile, et joue avant le 3 et le 4. Le Gardien 5 l’aurait déplacée trop tard.
    .hint-1 = Il vous faut une tuile déplacée : c’est le Gardien 2, ou le 5.
    .hint-2 = Avec le Gardien 5, on joue en dernier. Orange n’attendra pas.
    .last = Vous pourriez encore déplacer la tuile, mais seulement après le tour d’Orange, pour qui g5 est à un pas.
    .first = Vous joueriez en premier, mais le Gardien 1 ne déplace aucune tuile, et sans cela, vous n’arrivez pas en g5.
    .taken = Seuls le 1, le 2 et le 5 sont arrivés jusqu’à vous.

lesson-one-of-three-slide = À vous, avant tous les autres. Explorez la pyramide.
    .done = Vous y êtes. Le Gardien 5 sait le faire aussi, mais il aurait joué trop tard.
    .hint-1 = La tuile 4 dans l’espace vide ; g5 est alors à côté de l’un de vos pions.
    .far = Un pont, mais long de trois cases, et g5 est la quatrième. Déplacez une tuile qui vous y mène, ou qui amène la pyramide.

## The draft

lesson-which-card = Quel Gardien ?
    .about = Ce qu’un Gardien permet sur le plateau tel qu’il est, et quand vient son tour.
    .end = Un Gardien décide de deux choses : ce que vous pouvez faire, et qui passe avant vous.

lesson-which-card-need = Vous choisissez en dernier. Orange et Jaune ont le 4 et le 5, vous jouerez donc en premier avec n’importe lequel de ceux qui restent. Depuis d2, trois pions vous mèneraient à la pyramide en h2 ; mais placer un pion dans cette forêt en coûte deux. Quel Gardien vous y fait entrer gratuitement ?
    .done = Le Gardien 3 déplace un pion, et un pion déplacé ne paie rien pour une forêt.
    .hint-1 = Le Gardien 1 prend le talisman, le 2 déplace une tuile, le 3 déplace un pion.
    .hint-2 = Pensez à votre pion en c2 : il est à côté de la forêt.
    .first = Avec le 2 ou le 3, vous jouez aussi en premier, et le talisman ne fait entrer personne en forêt.
    .slide = Une tuile déplacée emmène sa forêt. Il vous faut un moyen d’y entrer.
    .taken = Les Gardiens qui restent le montrent : le 4 et le 5 sont chez les autres.

lesson-which-card-run = À vous. Dans la forêt, et en avant vers la pyramide !
    .done = Un Gardien et trois pions, tout cela pour une pyramide sur une nouvelle tuile. Voilà ce que donne un Gardien bien choisi.
    .hint-1 = Déplacez d’abord c2 vers d2. Puis trois pions : e2, f2, g2.
    .forest = Deux pions de moins, et un seul ne vous mène pas à la pyramide. Laissez faire votre Gardien.

lesson-which-card-time = Une autre île. Orange et Jaune ont le 2 et le 3, et sont loin à l’est. Vous voulez la pyramide en b5 ; un quart de tour de sa tuile écarterait les montagnes de votre chemin. Est-ce urgent ? Plusieurs Gardiens conviennent.
    .done = Les autres ont joué, et la pyramide a attendu. Jouer tard ne coûte rien là où personne n’est en course.
    .hint-1 = Il vous faudra faire pivoter une tuile, tôt ou tard.
    .hint-2 = Le Gardien 4 fait pivoter une tuile, et le 5 le peut aussi.
    .first = Vous jouez en premier, mais personne ne vous gêne ici, et le Gardien 1 ne fait pivoter aucune tuile. Annulez et choisissez encore.
    .taken = De toute façon, il n’aurait fait pivoter aucune tuile pour vous.

lesson-which-card-open = Écartez maintenant les montagnes en faisant pivoter la tuile, et explorez la pyramide. Les deux sens conviennent.
    .done = Explorée, tard dans la manche, et elle vaut tout autant.
    .hint-1 = Faites pivoter la tuile 4, puis placez un pion en b4.
    .climb = Faites d’abord pivoter la tuile 4 : b4 sera alors une prairie.

lesson-which-card-yours = Voici la vraie île, à la quatrième manche d’une partie. Vous choisissez en premier. Il vous faudra 10 points dans votre tour, et en plaçant vos pions seulement, vous en ferez 9 au plus. Les ruines pourraient en ajouter, bien employées ; un Gardien est plus sûr. Prenez-en un qui apporte quelque chose.
    .done = Les autres ont choisi aussi. Les Gardiens au numéro plus petit que le vôtre ont déjà joué, et c’est maintenant à vous.
    .hint-1 = Cherchez des temples juste hors de votre portée. Faudrait-il déplacer une tuile, en faire pivoter une, ou déplacer un pion ?
    .hint-2 = Les Gardiens 2, 3, 4 et 5 le peuvent tous. Avec le 2, par exemple, la tuile au nord de l’espace vide descend à côté de vos pions.
    .talisman = Le talisman servira à la prochaine manche, mais il n’ajoute aucun point à celle-ci. Annulez et choisissez encore.

lesson-which-card-gain = Vos pions et votre Gardien. Gagnez 10 points ou plus, à votre façon, et terminez votre tour. S’il vous en manque, annulez, ou continuez à la manche suivante.
    .done = Voilà 10 points ou plus, et un Gardien bien employé. Vous connaissez maintenant les Gardiens.
    .hint-1 = Voyez d’abord ce que votre Gardien peut rapprocher : essayez-le, et regardez vos points. Vous pouvez tout annuler.
    .hint-2 = Avec un Gardien qui déplace les tuiles : la tuile 4, juste au nord de l’espace vide, vous ouvre une nouvelle tuile.
