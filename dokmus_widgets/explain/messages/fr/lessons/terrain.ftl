### The lessons about terrain.

chapter-terrain = Les terrains
    .about = Ce que demande chaque terrain, et où il vous mène.

## Forests

lesson-forests = Les forêts
    .about = Quand une forêt coûte un pion, et quand elle ne coûte rien.
    .end = Entrer dans une forêt coûte un sacrifice ; depuis une forêt adjacente, ou une forêt à côté du même temple, c’est gratuit.

lesson-forests-enter = Les cimes vert foncé sont une forêt. Y entrer coûte un second pion, sacrifié : c’est le +1 d’une pastille. Entrez dans la forêt en b2.
    .done = Deux pions de moins, dont un dans la forêt. L’autre n’est pas tout à fait perdu : à la fin, qui a le plus sacrifié en tire des points.
    .hint-1 = Cliquez sur la pastille marquée +1 en b2.
    .deeper = Une case après l’autre : b2 est sur le chemin.
    .other = C’est une forêt aussi, et elle est payée. Mais celle-ci ne mène nulle part ; depuis b2, vous auriez pu continuer jusqu’à un temple.

lesson-forests-deeper = La forêt continue, jusqu’au temple en d2. Rejoignez-le avec un seul pion de plus.
    .done = Et cette fois, sans sacrifice. Quand vous êtes déjà en forêt, la forêt d’à côté ne coûte pas plus qu’une prairie.
    .hint-1 = Regardez c2 : sa pastille a perdu le +1.
    .corner = Vous êtes bien dans la forêt en b2, mais elle ne touche a1 que par un coin.

lesson-forests-beyond = La manche suivante. Vous êtes dans une forêt à côté d’un temple, et de l’autre côté, en e2, il y a encore une forêt. Allez-y : combien cela va-t-il coûter ?
    .done = Rien du tout. Votre forêt et celle-ci sont à côté du même temple : cela vaut autant que d’être côte à côte.
    .hint-1 = Depuis c2, vous atteignez tous les côtés du temple en d2. Cliquez sur e2.
    .onto = Contournez-le : l’autre côté est à votre portée.
    .far = D’abord e2, de l’autre côté du temple ; f2 viendra ensuite.

lesson-forests-way = Une autre manche. Rejoignez la pyramide en i2 pendant ce tour, avec vos trois pions. Le plus court passe-t-il par la forêt, ou autour ?
    .done = Trois forêts, trois pions, aucun sacrifice : pour qui est déjà en forêt, la suite est ouverte.
    .hint-1 = Comptez les pions de chaque chemin.
    .hint-2 = Vous êtes dans la forêt en e2. Que coûte alors f2, et ensuite g2 ?
    .round = Ni forêt ni sacrifice, c’est vrai ; mais autour de la forêt, il faut quatre pions.

## Water

lesson-water = L’eau
    .about = Comment un seul sacrifice vous mène d’un bout à l’autre d’une rivière.
    .end = Un sacrifice par traversée, de n’importe quelle rive à n’importe quelle autre rive du même cours d’eau.

lesson-water-cross = Vous êtes au bord d’une rivière, qui passe à côté du temple en h2. Pour traverser, sacrifiez un pion et placez-en un autre sur n’importe quelle rive du même cours d’eau. Rejoignez le temple ; vous pouvez débarquer à plusieurs endroits.
    .done = Si longue qu’elle soit, une eau d’un seul tenant est un seul cours d’eau, et un sacrifice vous mène à n’importe laquelle de ses rives.
    .hint-1 = Suivez la rivière du doigt, de b1 vers le bas, puis vers l’est. À chaque +1, vous pouvez débarquer.
    .hint-2 = g2 et h3 sont tout au bout, toutes deux à côté du temple.
    .into = Cliquez sur une case de l’autre rive, pas sur l’eau.
    .near = C’est la rive d’en face. Mais pour le même prix, vous pouviez aller tout au bout de la rivière.

lesson-water-last = Il reste un pion, et il y a un autre temple, en i1. Explorez-le aussi ; il y a deux façons.
    .done = Autour du temple en h2, en un seul pas. C’était gratuit : une seconde traversée aurait coûté un second sacrifice.
    .hint-1 = Vous êtes à côté du temple en h2, donc ses autres côtés sont à votre portée. Deux d’entre eux touchent i1.
    .back = Chaque traversée se paie, et prend deux pions. Vous ne pouvez donc traverser qu’une fois par tour.

lesson-water-along = La manche suivante. Le temple en c5 est à quatre pas de a2, de votre côté de la rivière, et vous avez trois pions. Rejoignez-le pendant ce tour ; il y a plusieurs façons.
    .done = Tout le long de votre propre rive, c’est la même eau. Elle peut donc vous y mener.
    .hint-1 = Qui a dit qu’il fallait débarquer en face ?
    .hint-2 = Regardez la rive entre la rivière et c5 : débarquez-y, pour deux pions.
    .walk = À pied, il faut quatre pions. Il est encore temps de prendre la rivière.

lesson-water-which = Une autre manche. À l’est, une seconde rivière, de h4 à h7, coule jusqu’au temple en g8. Elle ne touche la première que par un coin, et cela ne les relie pas. Rejoignez le temple en g8.
    .done = Jusqu’à la rive, puis de l’autre côté. Une traversée commence et finit au bord du même cours d’eau.
    .hint-1 = Aucun de vos pions n’est encore au bord de la seconde rivière. Un pas, autour du temple en h2, vous mène à sa rive.
    .hint-2 = D’abord h3, juste au-dessus de l’eau en h4. Il reste alors deux pions pour la traversée.
    .straight = Vous n’êtes au bord que de la première rivière. Rejoignez la rive de la seconde avant de la traverser.

## Temples as links
lesson-water-nowhere = Une autre partie. Des montagnes tout autour de a2, ni temple ni eau : vous ne pouvez rien atteindre. Alors, et alors seulement, n’importe quelle terre libre convient, sans rien payer. Placez un pion.
    .done = Cela peut sauver un mauvais départ. Dès que vous pouvez de nouveau atteindre une case, les règles habituelles reviennent.
    .hint-1 = N’importe quelle case de prairie, forêt, volcan ou ruines sans pion convient.

lesson-temple-links = Autour des temples
    .about = Comment les temples mènent vos pions très loin, gratuitement.
    .end = À côté d’un temple, vous atteignez toutes les cases autour de lui, autour des temples qui le touchent, et de l’autre côté de l’eau qui le borde.

lesson-temple-links-past = Votre pion est à côté du temple en b2, et à côté d’un temple, vous atteignez tous ses autres côtés. Explorez le temple suivant, en d2, avec un seul pion.
    .done = De l’autre côté du temple en un seul pas, et cela n’a rien coûté de plus.
    .hint-1 = Il vous faut une case entre les deux temples.
    .onto = Un temple se contourne, on n’y monte pas.
    .corner = c3 ne touche le temple en b2 que par un coin. Seuls comptent ses quatre côtés.
    .below = C’est un autre côté de b2, mais pas celui qui fait face à d2.

lesson-temple-links-chain = Vous voici au bout d’une rangée de trois temples : d2, e2, f2. Des temples adjacents n’en font qu’un. Explorez l’autre bout de la rangée, f2, avec un seul pion ; il y a trois façons.
    .done = Toute la rangée en un seul pas. À côté de l’un d’eux, vous atteignez les cases autour d’eux tous.
    .hint-1 = Cherchez des pastilles à côté de f2.
    .hint-2 = f1, f3 ou g2, qui est même sur la tuile suivante.
    .early = Vous pouvez contourner d2, bien sûr, mais aussi aller bien plus loin.

lesson-temple-links-middle = Pour l’exploration, chaque temple compte à part, et aucun de vos pions n’est à côté de celui du milieu, e2. Remédiez-y ; il y a deux façons.
    .done = Vous avez maintenant toute la rangée, et avec elle tous les temples de cette tuile : 8 points de plus.
    .hint-1 = Au-dessus ou au-dessous, comme vous voulez.
    .on = Vous voyez loin. Mais e2 attend toujours, et c’était votre dernier pion.

lesson-temple-links-hops = La manche suivante. Quatre temples en colonne, h2, h4, h6 et h8, avec de la terre entre eux. Rejoignez le dernier, la pyramide en h8, pendant ce tour.
    .done = D’un bout de l’île à l’autre avec trois pions. Il n’y a pas de route plus rapide que les temples.
    .hint-1 = Chaque pion contourne un temple, et s’arrête devant le suivant.
    .hint-2 = D’abord h3 : elle est à côté de h2 et à côté de h4.
    .two = h2 et h4 ne se touchent pas, chacun compte donc à part. Arrêtez-vous d’abord entre les deux.
    .aside = Vous avez contourné h2, mais pas vers h4.

lesson-temple-links-ferry = Une autre manche, une dernière astuce. Vous êtes à côté du temple en h8, et ce temple est au bord de l’eau. Cela suffit pour traverser. Rejoignez le temple en e8 ; il y a plusieurs façons.
    .done = Un temple au bord de l’eau vaut une rive : partez d’une case à côté de lui, ou débarquez-y.
    .hint-1 = L’eau va de g8 à e9, avec un détour. Cherchez un +1 à côté du temple en e8.
    .into = La traversée finit sur la terre : cherchez un +1.

## Volcanoes

lesson-volcano = Les volcans
    .about = Un passage qui brûle derrière vous, et quand c’est ce que vous voulez.
    .end = Un pion sur un volcan vous sert jusqu’à la fin de votre tour ; puis il brûle, et compte comme sacrifié.

lesson-volcano-over = Une chaîne de montagnes vous sépare du temple en e2. Mais le cône sombre en c2 fume : c’est un volcan, et là, un pion peut aller. Rejoignez le temple.
    .done = C’est passé. Pour l’instant, le pion sur le volcan en vaut un autre.
    .hint-1 = Tout droit vers l’est : b2, puis le volcan.
    .hint-2 = b2, c2, d2, et vous êtes à côté du temple.
    .mountain = De la neige au sommet : une montagne. De la fumée : un volcan, et votre chemin.
    .detour = Pour aller au temple, il faut vos trois pions.

lesson-volcano-burn = Terminez maintenant votre tour, et gardez un œil sur c2.
    .done = Brûlé, et compté comme sacrifié. Mais d2 tient bon : vos pions n’ont pas besoin de rester reliés.
    .hint-1 = Cherchez le bouton qui termine le tour.
    .fourth = La suite est l’affaire du volcan.

lesson-volcano-rescue = La manche suivante. Vos pions sont placés, dont un sur le volcan en d3. Mais cette fois, vous avez le Gardien qui déplace un pion. Sauvez celui du volcan, puis terminez votre tour.
    .done = Il est parti avant la fin du tour, donc rien n’a brûlé.
    .hint-1 = Un pion se déplace vers une case libre adjacente. d3 n’en a qu’une.
    .hint-2 = Cliquez sur le pion en d3, puis sur e3. Ensuite, terminez votre tour.
    .leave = Trop tôt : le pion était encore sur le volcan.
    .other = Celui-là ne risquait rien, et votre Gardien a déjà servi pour ce tour.

lesson-volcano-race = Certains pions sont plus utiles brûlés : à la fin, le plus de sacrifices rapporte 4 points. Orange en a 3, vous 1 ; à égalité, chacun a tous les points. Revenez à égalité et terminez votre tour. Il y a plusieurs façons.
    .done = À égalité avec Orange : 4 points. Sur un volcan, un pion suffit pour un sacrifice ; en forêt, il en faut deux.
    .hint-1 = Deux volcans sont à côté de vos pions.
    .hint-2 = Un pion en c2, un en d3, un où vous voulez. Puis terminez votre tour.
    .mountain = Rien ne brûle sur une montagne. Cherchez la fumée.

## Ruins

lesson-ruins = Les ruines
    .about = Une action supplémentaire, et ce qu’on en fait avec un peu d’adresse.
    .end = Un pion sur des ruines vaut un point et donne aussitôt une action supplémentaire sur cette tuile ; un pion déplacé sur des ruines aussi.

lesson-ruins-place = Ces colonnes brisées sont des ruines. Un pion sur des ruines vaut un point, et quelque chose de plus. Placez-en un en b2.
    .done = L’action supplémentaire peut faire pivoter cette tuile, la faire glisser dans l’espace vide si elle est alignée avec lui, ou déplacer l’un de vos pions qui s’y trouvent.
    .hint-1 = b2 est à côté de votre pion en b1.
    .below = Placez d’abord un pion sur les ruines : de là, b3 est à un pas.

lesson-ruins-turn = Utilisez cette action. Le temple en d2 est juste à côté de cette tuile, la tuile 1. Faites-la pivoter, et amenez un pion à côté du temple ; les deux sens conviennent.
    .done = La tuile a pivoté, vos pions avec elle, et la montagne n’est plus sur votre chemin.
    .hint-1 = Prenez l’un des deux outils pour faire pivoter, et cliquez sur la tuile 1.
    .hint-2 = Dans le sens horaire, le pion en b1 arrive en c2. Dans l’autre sens, c2 devient une case libre.
    .later = Une action supplémentaire ne se garde pas pour plus tard.
    .other = Des ruines n’agissent que sur leur propre tuile.
    .slide = Elle peut donc pivoter, mais pas glisser.
    .skip = Les montagnes restent maintenant où elles sont.

lesson-ruins-rescue = Une autre île. Sur le chemin du temple en e2, il y a un volcan, b2, puis des ruines, c2, le tout sur une seule tuile. Rejoignez le temple et terminez votre tour, sans que rien brûle.
    .done = Le volcan, les ruines, et le pion hors du feu : l’action supplémentaire est arrivée juste à temps.
    .hint-1 = Allez-y, sur le volcan, puis sur les ruines. Que peut leur action supplémentaire pour le pion en b2 ?
    .hint-2 = Par l’action supplémentaire, déplacez b2 vers b1 ou b3. Puis placez un pion en d2, et terminez votre tour.
    .round = Le seul chemin vers le temple passe par le volcan, et il prend vos trois pions.

lesson-ruins-chain = Une troisième île, et le dernier pion de votre tour. Un pion déplacé sur des ruines donne aussi une action supplémentaire. Ayez donc deux pions sur des ruines, et explorez la pyramide en c5 !
    .done = Un seul pion : deux ruines, deux actions supplémentaires, et une pyramide. Voilà à quoi servent les ruines.
    .hint-1 = Commencez par b1. L’action supplémentaire y déplace n’importe lequel de vos pions de cette tuile.
    .hint-2 = Déplacez ensuite c2 sur les ruines en d2 : l’action supplémentaire suivante fait glisser la tuile 2 vers le bas, dans l’espace vide.
    .short = Cela donne l’action supplémentaire de la tuile 2, mais il ne reste rien pour les ruines en b1.
