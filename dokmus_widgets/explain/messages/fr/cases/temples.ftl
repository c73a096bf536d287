case-temple-closed = Aucun pion sur un temple
    .ask = Votre pion est à côté du temple en b1. Pouvez-vous y placer un pion ?
    .answer = Aucun pion ne va sur un temple : les pions vont à côté, tout autour.

case-temple-around = Tout autour d’un temple
    .ask = Votre pion est en b1. Pouvez-vous placer un pion en b3, de l’autre côté du temple ?
    .answer = Depuis un pion à côté d’un temple, vous atteignez toute case à côté de ce temple.

case-temple-corner = À côté, pas en diagonale
    .ask = Votre pion ne touche le temple en b2 que par un coin. Pouvez-vous placer un pion en c2 ?
    .answer = À côté d’un temple, c’est au-dessus, au-dessous, à gauche ou à droite, jamais en diagonale.

case-temple-one-at-a-time = Un temple à la fois
    .ask = Deux temples sont alignés, avec d’autres cases entre eux. Pouvez-vous placer tout de suite un pion en f1 ?
    .answer = Un placement ne contourne qu’un temple ; seuls des temples adjacents n’en font qu’un.

case-temple-others = Seuls vos pions comptent
    .ask = Orange est à côté du temple en a2. Cela vous permet-il de placer un pion en a3 ?
    .answer = Vous ne contournez un temple que depuis l’un de vos propres pions, à côté de ce temple.

case-temple-border = Un temple au bord d’une tuile
    .ask = Le temple en c2 est sur votre tuile, d2 sur la suivante. Pouvez-vous placer un pion en d2 ?
    .answer = Vous atteignez toutes les cases à côté d’un temple, sur sa tuile comme sur la voisine.

case-temple-forest = Par un temple, vers une forêt
    .ask = c1 est une forêt à côté de votre temple. Pouvez-vous y placer un pion sans sacrifice ?
    .answer = Un temple seul n’épargne pas le sacrifice : la forêt en coûte quand même un.

case-temple-last-token = Par un temple, avec le dernier pion
    .ask = Il vous reste un pion. Peut-il encore aller en b1, de l’autre côté du temple ?
    .answer = Placer un pion autour d’un temple est gratuit : votre dernier pion suffit.

case-temple-pair = Deux temples côte à côte
    .ask = Vous êtes à côté du temple en b2, pas de celui en c2. Pouvez-vous placer un pion en c3 ?
    .answer = Deux temples adjacents n’en font qu’un : vous atteignez les cases autour de l’un et de l’autre.

case-temple-pair-corner = Des temples en diagonale
    .ask = Les temples en b1 et c2 ne se touchent que par un coin. Pouvez-vous placer un pion en c3, au-delà ?
    .answer = Des temples n’en font qu’un s’ils sont adjacents ; un coin ne suffit pas.

case-temple-chain = Trois à la suite, sur deux tuiles
    .ask = Trois temples se suivent, d’une tuile à l’autre. Pouvez-vous placer un pion en e1 ?
    .answer = Selon nous, les temples d’une rangée n’en font qu’un, quelle que soit sa longueur, même sur plusieurs tuiles.

case-temple-real = Une paire sur une île entière
    .ask = Votre premier pion est en f21, à côté du temple en g21. Le deuxième peut-il aller tout de suite en i21 ?
    .answer = Deux temples adjacents n’en font qu’un, même sur des tuiles différentes.
