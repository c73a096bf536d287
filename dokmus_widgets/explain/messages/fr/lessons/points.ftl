### The lessons about points.

chapter-points = Les points
    .about = Ce que rapporte un pion ici ou là, chiffres à l’appui.

lesson-tile-or-temple = Grand temple ou nouvelle tuile
    .about = Ce que rapporte une nouvelle tuile.
    .end = L’échelle des tuiles donne 1, 3, 6, 10, 14, 18, 22 et 27 points pour 1 à 8 tuiles. Un temple sur une nouvelle tuile rapporte plus.
lesson-tile-or-temple-temple = Il vous reste un pion, et vous avez visité quatre tuiles : 10 points sur l’échelle des tuiles. Explorez le grand temple en a3, et regardez votre score.
    .done = Un grand temple : 3 points de plus. Essayez maintenant l’autre façon.
lesson-tile-or-temple-tile = Le même plateau. Cette fois, gagnez 6 points avec votre seul pion.
    .done = Un petit temple ne rapporte que 2 points. Mais c’est votre cinquième tuile : vous passez de 10 à 14 sur l’échelle.
    .hint-1 = Sur quelle tuile n’avez-vous rien exploré ? Votre pion en f3 en est proche.
    .large = Le grand temple rapporte 3 points. Vous pouvez en gagner plus ailleurs.

lesson-complete-or-spread = Compléter une tuile, ou se déployer ?
    .about = Deux plans pour les mêmes pions, comparés en points.
    .end = Une tuile complète rapporte 8 points de plus, une nouvelle 1 à 5. Le meilleur choix dépend du nombre de pions qu’il faut.
lesson-complete-or-spread-complete = Il vous reste deux pions, et vous avez exploré l’un des deux temples de la tuile en haut à gauche. Complétez la tuile.
    .done = 10 points : 2 pour le temple, et 8 pour la tuile complète.
    .hint-1 = L’autre temple est en a1. Il faut deux pions.
    .hint-2 = Placez-les en c1 puis b1, ou en a3 puis a2.
lesson-complete-or-spread-spread = Encore les mêmes deux pions : gagnez 12 points.
    .done = Deux petits temples, 4 points, et deux nouvelles tuiles : vous passez de 6 à 14 sur l’échelle. Cette fois, c’est mieux que la tuile complète.
    .hint-1 = Deux nouveaux temples, sur de nouvelles tuiles, sont à un pion d’ici.
    .hint-2 = L’un est en e2, l’autre en b5.
    .slow = Cela complète la tuile : 10 points. Vous pouvez en gagner 12.
lesson-complete-or-spread-three = Vous avez maintenant trois pions. Faites les deux : gagnez 16 points.
    .done = Deux pions ont complété la tuile pour 10 points ; le troisième a visité une nouvelle tuile pour 6.
    .hint-1 = Deux pions complètent la tuile en haut à gauche. Où le troisième rapporte-t-il le plus ?
    .hint-2 = Complétez la tuile par b1 ou a2, puis explorez e2 ou b5.

lesson-sacrifice-pays = Quand un sacrifice rapporte
    .about = Un pion sacrifié est perdu, mais peut rapporter à la fin.
    .end = Sacrifier plus que les autres rapporte des points : une traversée ou un volcan peut valoir son pion.
lesson-sacrifice-pays-cross = Orange a sacrifié un pion, vous aucun : Orange en tirerait 4 points. Traversez la rivière et gagnez 8 points.
    .done = 2 pour le temple, 2 pour votre deuxième tuile, 4 pour le sacrifice : à égalité avec Orange, vous recevez tous deux tous les points.
    .hint-1 = Une pastille marquée +1 sur l’autre rive est une traversée. Laquelle est à côté d’un temple ?
    .hint-2 = d2 est à côté du temple en e2.
    .wet = Choisissez l’autre rive.
lesson-sacrifice-pays-burn = Placez maintenant un pion sur le volcan et terminez votre tour.
    .done = Il a brûlé, et compte comme sacrifié. Vous avez deux sacrifices, Orange un : vous gardez 4 points, et Orange descend de 4 à 2.
    .hint-1 = Le volcan, un cône sombre avec du feu, est en e3. Le temple en e2 vous y mène.
    .safe = Ce pion reste, mais ne rapporte rien.

lesson-three-tiles = Un tour qui visite trois tuiles
    .about = Traversée, temples et Gardien en un seul tour.
    .end = Avant de placer vos pions, cherchez de nouvelles tuiles, et ce qui vous y mène : l’eau, les temples, votre Gardien. C’était la dernière leçon : à vous de jouer.
lesson-three-tiles-two = Vous avez exploré le temple en b3, sur votre première tuile. Visitez deux nouvelles tuiles avec trois pions.
    .done = Vous avez traversé jusqu’à une nouvelle tuile, et ses deux temples ont mené votre dernier pion à la suivante. 15 points en un tour.
    .hint-1 = Traversez la rivière jusqu’à une case à côté des deux temples. Ils n’en font qu’un.
    .hint-2 = Traversez jusqu’en e2. Ensuite h2, autour des temples, est à côté du temple de la tuile suivante.
    .late = Cette traversée ne laisse aucun pion pour la troisième tuile.
lesson-three-tiles-three = Le même tour, mais avec le Gardien 4 : vous pouvez faire pivoter une tuile. Visitez trois nouvelles tuiles.
    .done = Vous avez amené un temple à côté de votre pion : une nouvelle tuile sans aucun pion.
    .hint-1 = Votre pion en c4 est juste au-dessus d’une autre tuile. Et si le temple de cette tuile était en c5 ?
    .hint-2 = Faites pivoter la tuile 4, à gauche dans la ligne du milieu, dans le sens horaire. Continuez ensuite comme avant.
    .away = Cela éloigne son temple de votre pion en c4.
