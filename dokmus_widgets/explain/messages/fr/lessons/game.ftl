### The lessons about the game as a whole.

chapter-game = La partie entière
    .about = Commencer une partie, en jouer une manche, et voir ce qui change à deux.

lesson-set-up = Comment commence une partie
    .about = Où votre premier pion peut aller, et où il est bien placé.
    .end = Une tuile de coin à vous, sur sa bordure externe, en prairie ou en forêt : c’est là que vous commencez.
lesson-set-up-where = Les huit tuiles sont disposées autrement à chaque partie. Vous jouez Bleu et choisissez en premier : cliquez sur une pastille pour y placer votre premier pion.
    .done = Le premier pion ne coûte rien de plus, même en forêt.
    .hint-1 = On commence sur les quatre tuiles de coin, du côté de la mer.
    .hint-2 = Sur la bordure externe d’une tuile de coin, toute prairie et toute forêt conviennent.
    .inside = Vous venez de la mer : cherchez le bord de la tuile.
    .side = Allez à l’un des quatre coins de l’île.
lesson-set-up-temple = La même île. Certains départs sont juste à côté d’un temple, qui est alors exploré avant même le début de la partie. Trouvez-en un.
    .done = Voilà 2 ou 3 points, et une première tuile visitée. Plus tard, les tuiles vaudront bien plus.
    .hint-1 = Les temples sont les petits sanctuaires et les hautes pyramides dorées. Cherchez-en un au bord, ou un pas derrière.
    .hint-2 = Essayez le coin en haut à gauche : il y a un temple en a1.
lesson-set-up-others = Choisissez encore une fois votre départ. Cette fois, les autres choisissent après vous, dans le sens antihoraire, chacun sur un coin encore libre.
    .done = Personne ne partage un coin. Orange a le talisman : Orange a choisi son départ en dernier, et prend maintenant un Gardien en premier.
    .hint-1 = Toutes les pastilles sont permises. Un temple tout près est un plus.

lesson-first-round = Une manche entière
    .about = Jouer une manche contre deux adversaires tranquilles, du premier pion au dernier.
    .end = Une partie, c’est huit manches comme celle-ci. Vous savez tout ce qu’il faut pour la jouer.
lesson-first-round-start = On joue à trois : vous êtes Bleu, les deux autres jouent tout seuls. Choisissez où commencer.
    .done = Chacun a son départ, et les autres ont déjà pris chacun un Gardien. Vous ne voyez pas lequel.
    .hint-1 = Toutes les pastilles conviennent. À côté d’un temple, c’est une bonne place.
lesson-first-round-card = Chaque manche commence par le choix d’un Gardien. Il vous donne une action spéciale et dit quand vient votre tour : le plus petit numéro joue en premier. Prenez-en un.
    .done = Le Gardien au plus petit numéro joue en premier. C’est maintenant à vous.
    .hint-1 = Le Gardien 2 joue tôt et déplace une tuile. Si vous hésitez, prenez celui-là.
lesson-first-round-turn = À vous : utilisez tous vos pions. Une pastille marquée +1 en prend deux. Votre Gardien est là pour servir, mais rien ne vous y oblige.
    .done = C’était votre tour. Ce que vous avez exploré est déjà sur votre feuille de score.
    .hint-1 = Cherchez des cases à côté de temples, mieux encore sur une tuile où vous n’en avez encore aucun.
    .hint-2 = Pas d’idée ? Cliquez sur n’importe quelle pastille, jusqu’au dernier pion.
lesson-first-round-end = Terminez votre tour. Les autres finissent la manche, et la suivante commence.
    .done = Deuxième manche : tous les Gardiens sont revenus, et qui a le talisman a choisi en premier.
    .hint-1 = Appuyez sur le bouton qui termine le tour.

lesson-two-players = À deux joueurs
    .about = Ce qui change à deux : une île plus petite, moins de Gardiens, et un talisman qui voyage.
    .end = Cinq tuiles, les Gardiens 2 à 4, le talisman qui passe de l’un à l’autre, 5 points par tuile complète, 3 pour le plus de sacrifices. Le reste ne change pas.
lesson-two-players-gap = À deux joueurs, il y a cinq tuiles, et l’espace vide est en haut. Les bords qui donnent sur lui sont aussi des bordures externes. Commencez sur l’une des deux tuiles de coin à ses côtés, face à lui.
    .done = D’ici, vous donnez sur l’espace vide, où viendra peut-être la prochaine tuile.
    .hint-1 = Regardez la colonne g, à gauche de l’espace vide, ou la colonne o, à sa droite.
    .middle = À deux aussi, il y a quatre tuiles de coin : seule celle au-dessous de l’espace vide n’en est pas une.
lesson-two-players-card = Seuls les Gardiens 2, 3 et 4 sont en jeu, et l’un d’eux reste caché. Prenez-en un.
    .done = Orange a l’un des deux autres. Vous verrez lequel quand viendra son tour.
    .hint-1 = N’importe lequel convient.
    .first = À deux, le talisman change de mains tout seul, donc personne n’a besoin du Gardien 1. Le Gardien 5 n’est pas en jeu non plus.
lesson-two-players-turn = Jouez votre tour : trois pions, comme toujours.
    .done = Ici, chaque tuile dont tous les temples sont explorés vaut 5 points, et non 8.
    .hint-1 = Cliquez sur n’importe quelle pastille, jusqu’au dernier pion.
lesson-two-players-end = Terminez votre tour, et regardez le talisman.
    .done = Orange avait le talisman, il est maintenant à vous. Il change de mains après chaque manche.
    .hint-1 = Appuyez sur le bouton qui termine le tour.
