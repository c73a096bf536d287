chapter-first-steps = Premiers pas
    .about = Placer des pions, explorer des temples, marquer des points.

## Three tokens

lesson-three-tokens = Trois pions par tour
    .about = Ce que vous faites à chaque tour.
    .end = À chaque tour, vous placez trois pions, chacun à côté d’un des vôtres.

lesson-three-tokens-first = Déployez-vous sur toute l’île : les temples rapportent des points, et davantage sur une nouvelle tuile. Vous jouez Bleu, en b1. Choisissez une pastille pour y placer un pion.
    .done = Vous pouvez maintenant placer un pion à côté de celui-là aussi.
    .hint-1 = Regardez à gauche, à droite, au-dessus et au-dessous de b1. Les diagonales ne comptent pas.
    .corner = a2 ne touche b1 que par un coin. Passez par a1 ou b2.
    .far = Il faut pour cela plusieurs pions, une case après l’autre.
    .mountain = Contournez-la.

lesson-three-tokens-all = Vous avez trois pions par tour. Placez les autres.
    .done = Vos trois pions sont placés. Le bord des tuiles ne compte pas : vous pouvez placer un pion de l’autre côté.
    .hint-1 = Placez-les à côté de votre dernier pion, ou de n’importe lequel de vos autres pions.
    .own = Choisissez une case libre à côté de l’un de vos pions.
    .early = Vous ne pouvez pas garder de pions : placez-les, puis terminez votre tour.

lesson-three-tokens-end = Il ne vous reste aucun pion pour ce tour. Terminez votre tour.
    .done = Aux autres de jouer. Une partie compte huit manches, et vous utilisez trois pions à chacune.
    .fourth = Un quatrième pion doit attendre votre prochain tour.

## A temple

lesson-reach-a-temple = Explorer un temple
    .about = À quoi servent vos pions.
    .end = Un temple à côté de l’un de vos pions compte une fois pour vous, même si d’autres l’explorent aussi.

lesson-reach-a-temple-small = Le sanctuaire rouge en c3 est un petit temple. Placez un pion à côté.
    .done = Exploré ! Un petit temple rapporte 2 points à la fin de la partie, et visiter sa tuile en rapporte aussi.
    .hint-1 = Il faut deux pions. Le second doit avoir un côté commun avec c3.
    .onto = Placez le pion à côté.
    .corner = b4 n’est qu’en diagonale. Placez encore un pion.

lesson-reach-a-temple-large = La pyramide dorée en e3 est un grand temple : 3 points. Explorez-le avec un seul pion.
    .done = Exploré, depuis une case d’une autre tuile.
    .hint-1 = Voyez les nouvelles pastilles autour de c3 : à côté d’un temple, vous atteignez aussi les cases de ses autres côtés.
    .hint-2 = L’une de ces pastilles est entre les deux temples.
    .elsewhere = Le pion a contourné le temple, mais c2 n’est pas à côté de e3.
    .onto = Arrêtez-vous devant.

lesson-reach-a-temple-two = La manche suivante. Explorez les temples en f2 et f4 avec un seul pion.
    .done = Un pion, deux temples.
    .hint-1 = La case doit avoir un côté commun avec f2 et avec f4.
    .above = Cela ne fait qu’un temple. Une case entre les deux les touche l’un et l’autre.
    .below = Cela ne fait qu’un temple. Une case entre les deux les touche l’un et l’autre.

lesson-reach-a-temple-shared = Orange est en h2, à côté du grand temple en h3. Pouvez-vous encore l’explorer ?
    .done = 3 points pour vous, et Orange garde les siens : plusieurs joueurs peuvent explorer un temple.
    .hint-1 = Choisissez une case libre à côté de h3. Un seul pion suffit pour g3.
    .again = Vous avez déjà exploré ce temple.
    .taken = Choisissez un autre côté du temple.

## What scores

lesson-what-scores = Ce qui rapporte des points
    .about = Pourquoi un petit temple peut valoir mieux qu’un grand.
    .end = Un temple rapporte 2 ou 3 points, une nouvelle tuile 1 à 5 de plus, et 8 encore si elle est complète. Tout se compte à la fin de la partie.

lesson-what-scores-tile = La même île, et votre dernier pion de ce tour. Le grand temple en d1 rapporterait 3 points. Marquez-en 5.
    .done = 5 points : 2 pour le temple, 3 pour une nouvelle tuile. Une tuile vaut 1 point, deux tuiles 3 points, trois 6, puis 10, 14, 18, 22, et 27 pour les huit.
    .hint-1 = Cherchez de petits temples sur des tuiles où vous n’avez rien exploré.
    .large = Seulement 3 points : vous avez déjà visité cette tuile. Un petit temple sur une nouvelle tuile en rapporte 2, et 3 de plus pour la tuile.

lesson-what-scores-whole = Encore un seul pion. Un petit temple sur une nouvelle tuile rapporterait maintenant 6 points. Trouvez-en 10 !
    .done = 2 pour le temple et 8 pour la tuile : vous avez exploré tous ses temples.
    .hint-1 = Sur une tuile, vous avez exploré tous les temples sauf un.
    .hint-2 = C’est la tuile au milieu de la ligne du haut. Comptez ses temples.
    .new = 6 points : 2 pour le temple et 4 pour la quatrième tuile. Mais compléter une tuile en rapporte 8.
    .large = 3 points : vous avez déjà visité cette tuile. Compléter une tuile en rapporte 8.

lesson-what-scores-turn = Un tour entier : marquez au moins 15 points avec trois pions.
    .done = 15 points : deux temples sur de nouvelles tuiles, et un grand temple.
    .hint-1 = Chaque nouvelle tuile rapporte maintenant 4 points, plus son temple. Combien en visitez-vous avec un seul pion ?
    .hint-2 = Placez un pion sur la nouvelle tuile au sud de c4, et un sur celle au sud de j4.
    .again = Vous avez déjà exploré ce temple.
