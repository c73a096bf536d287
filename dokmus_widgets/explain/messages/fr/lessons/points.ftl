### The lessons about points.

chapter-points = Marquer des points
    .about = Ce que rapporte un pion ici ou là, chiffres à l’appui.

lesson-tile-or-temple = Un pion, deux temples
    .about = Ce que vaut une nouvelle tuile, en points.
    .end = L’échelle des tuiles donne 1, 3, 6, 10, 14, 18, 22 et 27 points pour 1 à 8 tuiles. Le même temple rapporte plus sur une tuile nouvelle pour vous.
lesson-tile-or-temple-temple = Il vous reste un pion, et vous avez visité quatre tuiles : 10 points sur l’échelle des tuiles. Explorez le grand temple en a3, et regardez votre score.
    .done = Un grand temple : 3 points de plus. Pas mal. Essayez maintenant l’autre.
    .hint-1 = N’importe quelle case libre à côté de la pyramide dorée en a3 convient.
lesson-tile-or-temple-tile = De nouveau le même plateau. Cette fois, trouvez 6 points avec votre seul pion.
    .done = Ce n’est qu’un petit temple, 2 points. Mais c’est votre premier sur cette tuile : votre cinquième tuile vous fait monter de 10 à 14 sur l’échelle.
    .hint-1 = Sur quelle tuile n’avez-vous encore rien exploré ? Votre pion en f3 en est tout près.
    .large = Le grand temple rapporte 3 points. Il y a mieux ailleurs.

lesson-complete-or-spread = Compléter une tuile, ou se déployer ?
    .about = Deux plans pour les mêmes pions, comparés en points.
    .end = Une tuile complète rapporte 8 points de plus, une nouvelle tuile 1 à 5. Ce qui rapporte le plus dépend du nombre de pions nécessaires.
lesson-complete-or-spread-complete = Il reste deux pions. Vous avez exploré l’un des deux temples de la tuile en haut à gauche. Explorez aussi l’autre, et la tuile est complète.
    .done = 10 points : 2 pour le temple, et 8 pour avoir exploré tous les temples d’une tuile.
    .hint-1 = Le second temple est en a1. Il faut deux pas pour arriver à côté.
    .hint-2 = Allez par c1 en b1, ou par a3 en a2.
lesson-complete-or-spread-spread = Encore une fois, avec les mêmes deux pions : pouvez-vous gagner 12 points ?
    .done = Deux petits temples, 4 points, et deux nouvelles tuiles : vous passez de 6 à 14 sur l’échelle. C’est mieux que la tuile complète, cette fois.
    .hint-1 = Deux temples que vous n’avez pas explorés sont à un pas, chacun sur une tuile nouvelle pour vous.
    .hint-2 = L’un est en e2, l’autre en b5.
    .slow = Ce chemin mène à la tuile complète : 10 points. Il y en a 12 à trouver.
lesson-complete-or-spread-three = Vous avez maintenant trois pions. Réunissez le meilleur des deux plans : 16 points.
    .done = La tuile complétée avec deux pions, et une nouvelle tuile avec le troisième. Un pion pour 6 points, deux pions pour 10.
    .hint-1 = Deux pions complètent la tuile en haut à gauche. Où le troisième rapporte-t-il le plus ?
    .hint-2 = Complétez la tuile par b1 ou a2, puis explorez e2 ou b5.

lesson-sacrifice-pays = Quand un sacrifice rapporte
    .about = Un pion sacrifié est perdu, mais il peut rapporter des points à la fin.
    .end = Qui a le plus sacrifié gagne des points en plus. Une traversée ou un volcan peuvent valoir plus que le pion qu’ils coûtent.
lesson-sacrifice-pays-cross = Orange a sacrifié un pion, et vous aucun : à la fin, cela donne 4 points à Orange. Traversez la rivière de façon à gagner 8 points d’un coup.
    .done = 2 pour le temple, 2 pour votre deuxième tuile, et 4 pour le sacrifice : vous voilà à égalité avec Orange, et à égalité, chacun a tous les points.
    .hint-1 = Une pastille marquée +1 sur l’autre rive est une traversée. Laquelle finit à côté d’un temple ?
    .hint-2 = Depuis d2, vous touchez le temple en e2.
    .wet = Pour traverser, cliquez sur la rive d’en face.
lesson-sacrifice-pays-burn = Placez maintenant un pion sur le volcan et terminez votre tour.
    .done = Il a brûlé, et compte comme sacrifié. Vous en avez maintenant deux et Orange un : vous gardez 4 points, et Orange descend de 4 à 2.
    .hint-1 = Le volcan, un cône sombre avec du feu dedans, est en e3. Le temple en e2 vous y mène.
    .hint-2 = Placez un pion en e3, puis terminez votre tour.
    .safe = Ici, votre pion reste, mais il ne rapporte aucun point.

lesson-three-tiles = Un tour qui visite trois tuiles
    .about = Réunir traversée, temples et Gardien en un seul tour.
    .end = Avant de rien placer, cherchez les tuiles nouvelles pour vous, et ce qui les rapproche : l’eau, les temples, votre Gardien. Vous avez vu tout le cours : à vous de jouer.
lesson-three-tiles-two = Vous avez exploré le temple en b3, sur votre première tuile. Avec vos trois pions, visitez deux nouvelles tuiles.
    .done = La traversée a donné une tuile, et la paire de temples a mené votre dernier pion au bord de la suivante. 15 points en un tour.
    .hint-1 = Traversez la rivière jusqu’à une case à côté des deux temples adjacents. Ils n’en font qu’un.
    .hint-2 = Traversez jusqu’en e2. Toute case à côté de l’un de ces temples est alors à un pas : h2 est à côté du temple de la tuile suivante.
    .late = Une traversée prend maintenant tout ce qui reste, et il n’y aura plus de pion pour la troisième tuile.
lesson-three-tiles-three = Le même tour, mais vous avez maintenant le Gardien 4 : une fois dans votre tour, vous pouvez faire pivoter une tuile. Visitez trois nouvelles tuiles.
    .done = Vous avez amené un temple à un pion qui était déjà là : une nouvelle tuile sans aucun pion.
    .hint-1 = Votre pion en c4 est au bord de la tuile du dessous. Et si le temple de cette tuile se trouvait en c5 ?
    .hint-2 = Faites pivoter la tuile de gauche, dans la ligne du milieu, dans le sens horaire. Pour le reste, faites comme avant.
    .away = Ainsi, son temple s’éloigne de votre pion en c4.
