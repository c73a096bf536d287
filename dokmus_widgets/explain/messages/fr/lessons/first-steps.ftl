### The lessons of the first chapter.

chapter-first-steps = Premiers pas
    .about = Placer des pions, rejoindre un temple, voir ce qu’il rapporte.

## Three tokens

lesson-three-tokens = Trois pions par tour
    .about = Ce que vous faites à chacun de vos tours.
    .end = Trois pions par tour, chacun à côté de l’un des vôtres : c’est ainsi que vous vous déployez sur l’île.

lesson-three-tokens-first = Plantez vos tentes dans toute l’île : les temples rapportent des points, et chaque nouvelle tuile en ajoute. Vous jouez Bleu, en b1. Placez un autre pion : cliquez sur une pastille.
    .done = C’est ainsi que l’on se déploie, de case en case.
    .hint-1 = Regardez à gauche, à droite, au-dessus et au-dessous de b1. En diagonale, une case n’est pas adjacente.
    .corner = a2 ne touche votre pion en b1 que par un coin. Passez par a1 ou par b2.
    .far = Vous y serez dans un tour ou deux, une case après l’autre.
    .mountain = Les sommets gris restent vides toute la partie : contournez-les.

lesson-three-tokens-all = Un tour, c’est trois pions. Placez le reste où vous voulez.
    .done = C’est tout pour ce tour. Et vous avez vu ? La limite entre deux tuiles n’arrête personne.
    .hint-1 = Le pion que vous venez de placer compte aussi : continuez à partir de lui, ou de n’importe quel autre de vos pions.
    .own = Cliquez sur une case libre à côté de l’un de vos pions.
    .early = On ne garde pas de pions pour plus tard : placez-les, puis terminez votre tour.

lesson-three-tokens-end = Il ne reste rien à placer. Terminez votre tour.
    .done = Aux autres de jouer. À la prochaine manche, vous aurez de nouveau trois pions : une partie compte huit manches.
    .hint-1 = Cherchez le bouton qui termine le tour.
    .fourth = Un quatrième pion devra attendre votre prochain tour.

## A temple

lesson-reach-a-temple = Rejoindre un temple
    .about = Ce que cherchent vos pions.
    .end = Allez à côté des temples : chacun compte une fois pour vous, de n’importe quel côté, même si d’autres y sont aussi.

lesson-reach-a-temple-small = Ce sanctuaire rouge, en c3, est un petit temple. Amenez l’un de vos pions à côté ; il y a plusieurs façons.
    .done = Exploré ! Cela fait 2 points à la fin de la partie, et 1 pour votre première tuile.
    .hint-1 = Il faut deux pions. La case du second doit avoir un côté commun avec c3.
    .onto = Pas besoin d’y monter : à côté, c’est parfait.
    .corner = D’ici, vous ne voyez qu’un coin du temple. Encore un pas, et vous serez à côté.

lesson-reach-a-temple-large = Une pyramide à degrés est un grand temple, qui vaut 3 points. Il y en a une en e3, juste derrière la limite de la tuile. Un seul pion suffit.
    .done = Explorée, elle aussi, et sans même quitter votre tuile.
    .hint-1 = Voyez les nouvelles pastilles autour du temple en c3 : depuis un pion à côté d’un temple, vous pouvez continuer de tous ses autres côtés, gratuitement.
    .hint-2 = L’une de ces pastilles est entre les deux temples.
    .elsewhere = Vous avez contourné le temple, et c’est permis. Mais c2 n’est pas à côté de la pyramide.
    .onto = Arrêtez-vous juste devant.

lesson-reach-a-temple-two = La manche suivante. Le premier pion de ce tour peut explorer deux temples à la fois, ceux en f2 et en f4. Où ?
    .done = Un pion, deux temples : il compte pour les deux.
    .hint-1 = La case doit avoir un côté commun avec f2 et avec f4.
    .above = Cela fait un temple. Une case entre les deux vous les aurait donnés ensemble.
    .below = Cela fait un temple. Une case entre les deux vous les aurait donnés ensemble.

lesson-reach-a-temple-shared = Orange est déjà en h2, à côté de la pyramide en h3. Est-elle perdue pour vous ? Essayez.
    .done = 3 points pour vous, et Orange garde les siens. Un temple s’explore, il ne se prend pas.
    .hint-1 = Il vous faut un côté libre de h3. Depuis f3, c’est à un pas.
    .again = Un second pion à côté du temple en f2 n’ajoute rien : chaque temple ne compte qu’une fois pour vous.
    .taken = Mais un temple a quatre côtés : choisissez-en un de libre.

## What scores

lesson-what-scores = Ce qui rapporte
    .about = Pourquoi un modeste sanctuaire peut valoir mieux qu’une pyramide dorée.
    .end = Un temple rapporte 2 ou 3, une nouvelle tuile 1 à 5 de plus, une tuile complète 8 de plus ; tout se compte à la fin de la partie.

lesson-what-scores-tile = La même île, et le dernier pion de ce tour. La pyramide en d1 vous rapporterait 3 points. Trouvez une case qui en rapporte 5. Il y en a plusieurs.
    .done = 5 points : 2 pour le temple, et 3 parce qu’il est sur une nouvelle tuile. Une tuile vaut 1 point, deux 3, trois 6, puis 10, 14, 18, 22, et 27 pour les huit.
    .hint-1 = Regardez les petits temples des tuiles où vous n’en avez encore exploré aucun.
    .large = 3 points, pas plus : cette tuile, vous l’avez déjà visitée. Un petit temple sur une nouvelle tuile en rapporte 2, et 3 de plus pour la tuile.

lesson-what-scores-whole = De nouveau un seul pion. Une nouvelle tuile vous rapporterait 6 points. Mais une case en rapporte 10 !
    .done = 2 pour le temple et 8 en plus, car tous les temples de cette tuile sont maintenant explorés.
    .hint-1 = Il y a une tuile dont vous avez exploré tous les temples sauf un.
    .hint-2 = C’est la tuile au milieu de la ligne du haut. Comptez ses temples.
    .new = 6 points : 2 pour le temple et 4 pour la quatrième tuile. C’est bien, mais une tuile dont tous les temples sont explorés en rapporte 8 de plus.
    .large = 3 points pour une pyramide sur une tuile déjà visitée. Comparez : une tuile dont tous les temples sont explorés rapporte 8 points de plus.

lesson-what-scores-turn = Maintenant un tour entier, trois pions. Tirez-en 15 points ou plus, à votre façon.
    .done = Voilà un tour de maître : d’abord les nouvelles tuiles, puis la pyramide avec ce qui restait.
    .hint-1 = Chaque nouvelle tuile rapporte maintenant 4 points, et son temple s’y ajoute. Combien de nouvelles tuiles sont à un pas ?
    .hint-2 = L’une est un pas au sud de votre pion en c4, l’autre un pas au sud de celui en j4.
    .again = Ce temple, vous l’avez déjà exploré : rien de gagné, et un pion de moins.
