chapter-terrain = Les terrains
    .about = Ce que coûte chaque terrain, et ce qu’il permet.

## Forests

lesson-forests = Les forêts
    .about = Quand une forêt coûte un sacrifice, et quand elle est gratuite.
    .end = Une forêt coûte un sacrifice, sauf si vous avez un pion dans une forêt adjacente, ou dans une forêt à côté du même temple.

lesson-forests-enter = Les arbres vert foncé forment une forêt. Pour y placer un pion, vous en sacrifiez un second : c’est le sens de la flamme sur une pastille. Placez un pion dans la forêt en b2.
    .done = Un pion placé, un autre sacrifié. Le joueur qui sacrifie le plus de pions marque des points pour cela.
    .deeper = c2 n’est pas à côté de votre pion. Placez d’abord un pion en b2.
    .other = Cette forêt ne mène nulle part. Depuis b2, la forêt continue jusqu’à un temple.

lesson-forests-deeper = La forêt continue jusqu’au temple en d2. Explorez-le avec un pion de plus.
    .done = Pas de sacrifice cette fois : une forêt à côté de la vôtre est gratuite.
    .hint-1 = Regardez c2 : sa pastille n’a plus de flamme.
    .corner = La forêt en a1 ne touche b2 que par un coin : elle coûte donc un sacrifice.

lesson-forests-beyond = La manche suivante. Vous êtes dans une forêt à côté d’un temple ; de l’autre côté, e2 est aussi une forêt. Que coûte e2 ? Placez-y un pion.
    .done = Rien : deux forêts à côté du même temple comptent comme deux forêts côte à côte.
    .onto = Contournez-le, jusqu’en e2.
    .far = Placez d’abord un pion en e2.

lesson-forests-way = Une autre manche. Explorez le grand temple en i2 pendant ce tour. Le chemin le plus court traverse-t-il la forêt, ou la contourne-t-il ?
    .done = Trois pions, aucun sacrifice : chaque forêt était à côté d’une forêt où vous aviez un pion.
    .hint-1 = Vous êtes dans une forêt en e2. Que coûte f2, puis g2 ?
    .round = En contournant la forêt, il faut quatre pions.

## Water

lesson-water = L’eau
    .about = Comment un seul sacrifice vous mène le long de toute une rivière.
    .end = Un sacrifice vous permet de placer un pion n’importe où le long du même cours d’eau.

lesson-water-cross = Vous êtes à côté d’une rivière qui passe près du temple en h2. Pour traverser, sacrifiez un pion et placez-en un autre n’importe où le long de cette rivière. Explorez le temple.
    .done = Toutes les cases d’eau reliées forment un seul cours d’eau : un sacrifice vous mène n’importe où le long de celui-ci.
    .hint-1 = Suivez la rivière de b1 vers le bas, puis vers l’est. Chaque flamme est une arrivée possible.
    .hint-2 = g2 et h3 sont tout au bout, toutes deux à côté du temple.
    .into = Choisissez une case de l’autre rive, pas l’eau.
    .near = Ce n’est que la rive d’en face. Le même sacrifice vous mène au bout de la rivière.

lesson-water-last = Il vous reste un pion. Explorez aussi le temple en i1 ; deux cases le permettent.
    .done = Le pion a contourné le temple en h2, gratuitement. Traverser aurait coûté un autre sacrifice.
    .hint-1 = À côté du temple en h2, vous atteignez ses autres côtés. Deux d’entre eux touchent i1.
    .back = Chaque traversée coûte un sacrifice, donc deux pions : vous pouvez traverser une fois par tour.

lesson-water-along = La manche suivante. Le temple en c5 est à quatre pions de a2, de votre côté de la rivière. Vous en avez trois. Explorez ce temple.
    .done = Vous pouvez aussi arriver sur votre propre rive : c’est le même cours d’eau.
    .hint-1 = Faut-il vraiment arriver en face ?
    .hint-2 = Regardez la rive à côté de c5 : y arriver demande deux pions.
    .walk = Par là, il faut quatre pions. Vous pouvez encore traverser.

lesson-water-which = Une autre manche. Une seconde rivière, de h4 à h7, coule jusqu’au temple en g8. Elle ne touche la première que par un coin : elles ne sont pas reliées. Explorez le temple en g8.
    .done = Jusqu’à sa rive, puis de l’autre côté. Une traversée commence et finit au bord du même cours d’eau.
    .hint-1 = Contournez d’abord le temple en h2, jusqu’à la rive de la seconde rivière.
    .hint-2 = D’abord h3, juste au-dessus de l’eau en h4. Traversez ensuite avec deux pions.
    .straight = Vous n’êtes pas encore à côté de la seconde rivière.

## Temples as links
lesson-water-nowhere = Une autre partie. Des montagnes tout autour de a2, ni temple ni eau : aucun placement n’est permis. Alors seulement, vous pouvez placer un pion sur n’importe quelle case libre de prairie, forêt, ruines ou volcan. Placez un pion.
    .done = Dès qu’un placement est permis, les règles habituelles s’appliquent de nouveau.

lesson-temple-links = Autour des temples
    .about = Comment les temples mènent vos pions très loin, gratuitement.
    .end = À côté d’un temple, vous atteignez toutes les cases autour de ce temple et des temples adjacents. Avec un sacrifice, vous traversez aussi l’eau qui les touche.

lesson-temple-links-past = Votre pion est à côté du temple en b2 : vous atteignez donc ses autres côtés. Explorez le temple en d2 avec un seul pion.
    .done = Vous avez contourné le temple, gratuitement.
    .hint-1 = Trouvez une case entre les deux temples.
    .onto = Contournez-le.
    .corner = c3 ne touche le temple en b2 que par un coin. Ce sont ses quatre côtés qui comptent.
    .below = C’est un autre côté de b2, mais il n’est pas à côté de d2.

lesson-temple-links-chain = Vous êtes au bout d’une rangée de trois temples : d2, e2, f2. Des temples adjacents n’en font qu’un. Explorez f2 avec un seul pion ; trois cases le permettent.
    .done = Toute la rangée avec un seul pion : vous atteignez les cases autour de tous ses temples.
    .hint-1 = f1, f3 ou g2, qui est sur la tuile suivante.
    .early = C’est autour de d2. Vous pouvez aller bien plus loin.

lesson-temple-links-middle = Chaque temple s’explore séparément, et aucun de vos pions n’est à côté de e2. Explorez-le ; deux cases le permettent.
    .done = Vous avez exploré tous les temples de cette tuile : 8 points de plus.
    .hint-1 = Placez un pion au-dessus ou au-dessous.
    .on = Ce n’est pas à côté de e2, et c’était votre dernier pion.

lesson-temple-links-hops = La manche suivante. Quatre temples sont en colonne : h2, h4, h6, h8. Explorez le grand temple en h8 pendant ce tour.
    .done = Toute l’île avec trois pions.
    .hint-1 = Avec chaque pion, contournez un temple et arrêtez-vous devant le suivant.
    .hint-2 = D’abord h3 : elle est à côté de h2 et de h4.
    .two = h2 et h4 ne se touchent pas : ils restent deux temples distincts. Arrêtez-vous d’abord entre eux.
    .aside = Le pion a contourné h2, mais pas vers h4.

lesson-temple-links-ferry = Une autre manche. Vous êtes à côté du temple en h8, qui touche l’eau : vous pouvez traverser de là. Explorez le temple en e8.
    .done = Un temple au bord de l’eau vaut une rive : une traversée peut y commencer ou y finir.
    .hint-1 = L’eau va de g8 à e9, avec un détour. Cherchez une flamme à côté du temple en e8.
    .into = Cherchez une flamme sur la rive.

## Volcanoes

lesson-volcano = Les volcans
    .about = Quand passer par un volcan, et quand y brûler un pion.
    .end = Un pion sur un volcan sert jusqu’à la fin de votre tour ; puis il brûle et compte comme sacrifié.

lesson-volcano-over = Des montagnes barrent le chemin du temple en e2. Mais le cône fumant en c2 est un volcan, et vous pouvez y placer un pion. Explorez le temple.
    .done = Jusqu’à la fin de votre tour, un pion sur un volcan s’utilise comme n’importe quel autre.
    .hint-1 = b2, c2, d2 ; d2 est à côté du temple.
    .mountain = De la neige au sommet : une montagne. De la fumée : un volcan.
    .detour = Le chemin du temple demande vos trois pions.

lesson-volcano-burn = Terminez votre tour, et regardez c2.
    .done = Brûlé, et compté comme sacrifié. Le pion en d2 reste : vos pions n’ont pas besoin d’être reliés.
    .fourth = Il ne vous reste aucun pion pour ce tour. Terminez votre tour.

lesson-volcano-rescue = La manche suivante. Vos pions sont placés, dont un sur le volcan en d3. Vous avez le Gardien 3, qui déplace un pion. Sauvez le pion du volcan, puis terminez votre tour.
    .done = Votre pion est parti avant la fin du tour : rien n’a brûlé.
    .hint-1 = Déplacez le pion vers une case libre adjacente. d3 n’en a qu’une.
    .hint-2 = Choisissez le pion en d3, puis e3. Ensuite, terminez votre tour.
    .leave = Votre pion était encore sur le volcan.
    .other = Ce pion ne risquait rien, et votre Gardien a servi pour ce tour.

lesson-volcano-race = Le joueur qui a sacrifié le plus de pions reçoit 4 points à la fin. Orange en a sacrifié 3, vous 1 ; à égalité, chacun reçoit tous les points. Revenez à égalité avec Orange et terminez votre tour.
    .done = À égalité avec Orange : 4 points. Un volcan demande un pion pour un sacrifice, une forêt deux.
    .hint-1 = Deux volcans sont à côté de vos pions.
    .hint-2 = Un pion en c2, un en d3, un n’importe où. Terminez ensuite votre tour.
    .mountain = Cherchez la fumée.

## Ruins

lesson-ruins = Les ruines
    .about = L’action supplémentaire, et comment bien l’utiliser.
    .end = Un pion sur des ruines rapporte un point. Placé ou déplacé là, il donne aussitôt une action supplémentaire sur cette tuile.

lesson-ruins-place = Ces colonnes brisées sont des ruines. Un pion y rapporte un point et donne une action supplémentaire. Placez un pion en b2.
    .done = Votre action supplémentaire : faites pivoter cette tuile, faites-la glisser tout droit dans l’espace vide, ou déplacez l’un de vos pions qui s’y trouvent.
    .below = Placez d’abord un pion sur les ruines : b3 est à côté.

lesson-ruins-turn = Faites l’action supplémentaire. Le temple en d2 est juste à côté de la tuile 1. Faites pivoter cette tuile pour qu’un pion soit à côté du temple ; les deux sens conviennent.
    .done = La tuile a pivoté avec vos pions, et la montagne n’est plus sur votre chemin.
    .hint-1 = Choisissez « Faire pivoter », puis la tuile 1.
    .hint-2 = Dans le sens horaire, le pion en b1 va en c2. Dans l’autre sens, c2 devient une prairie.
    .later = Vous ne pouvez pas garder une action supplémentaire pour plus tard.
    .other = Une action supplémentaire ne vaut que pour sa propre tuile.
    .slide = Cette tuile peut pivoter, mais pas glisser.
    .skip = Les montagnes restent donc où elles sont.

lesson-ruins-rescue = Une autre île. Le chemin du temple en e2 passe par un volcan, b2, puis des ruines, c2, sur une même tuile. Explorez le temple et terminez votre tour, sans que rien ne brûle.
    .done = Le volcan, puis les ruines, et l’action supplémentaire a sorti le pion du volcan à temps.
    .hint-1 = Placez un pion sur le volcan, puis un sur les ruines. Que peut l’action supplémentaire pour le pion en b2 ?
    .hint-2 = Déplacez le pion de b2 à b1 ou b3 avec l’action supplémentaire. Placez ensuite un pion en d2 et terminez votre tour.
    .round = Le seul chemin passe par le volcan, et il demande vos trois pions.

lesson-ruins-chain = Une troisième île, et votre dernier pion de ce tour. Déplacer un pion sur des ruines donne aussi une action supplémentaire. Amenez deux pions sur des ruines, et explorez le grand temple en c5.
    .done = Un seul pion : deux cases de ruines, deux actions supplémentaires et un grand temple.
    .hint-1 = Commencez par b1. Son action supplémentaire peut déplacer n’importe lequel de vos pions de cette tuile.
    .hint-2 = Déplacez ensuite le pion en c2 sur les ruines en d2 : la nouvelle action fait glisser la tuile 2 dans l’espace vide.
    .short = Cela donne l’action supplémentaire de la tuile 2, mais il ne reste aucun pion pour les ruines en b1.
