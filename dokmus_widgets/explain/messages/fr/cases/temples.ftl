### Temples as connectors: what a token beside one reaches.

case-temple-closed = Rien ne va sur un temple
    .ask = Votre pion est à côté du temple en b1. Pouvez-vous y placer un pion ?
    .more = On ne va pas sur un temple, on va à côté. En passant par lui, vous atteignez c1 comme si c1 était juste à côté de vous.
    .answer = Rien ne va sur un temple : les pions vont à côté et autour.

case-temple-around = Tout autour d’un temple
    .ask = Votre pion est en b1. Pouvez-vous en placer un en b3, de l’autre côté du temple ?
    .more = Un pion à côté d’un temple atteint toutes les cases à côté de ce temple, quel que soit leur terrain.
    .answer = Un pion à côté d’un temple atteint toute case à côté de ce même temple.

case-temple-corner = À côté, pas en diagonale
    .ask = Votre pion ne touche le temple en b2 que par un coin. Pouvez-vous placer un pion en c2 ?
    .more = Allez d’abord en b1 ou a2 : de là, le temple mène à c2 et b3.
    .answer = À côté d’un temple veut dire en haut, en bas, à gauche ou à droite de lui, jamais au coin.

case-temple-one-at-a-time = Un temple à la fois
    .ask = Deux temples sont alignés, avec de la terre entre eux. Pouvez-vous placer tout de suite un pion en f1 ?
    .more = Un placement passe par un seul temple. Placez un pion en c1, continuez en d1, et le second temple est à vous.
    .answer = Un placement passe par un seul temple ; seuls des temples côte à côte n’en font qu’un.

case-temple-others = Seuls vos pions comptent
    .ask = Orange est à côté du temple en a2. Cela vous permet-il de placer un pion en a3 ?
    .more = Un temple relie les pions d’un même joueur. Avec un pion à vous en b2, vous le pourriez.
    .answer = Un temple ne vous mène plus loin que si l’un de vos pions est à côté.

case-temple-border = Un temple au bord d’une tuile
    .ask = Le temple en c2 est sur votre tuile, d2 sur la suivante. Pouvez-vous placer un pion en d2 ?
    .more = Les bords des tuiles ne comptent pas, ni pour les temples ni pour les pas.
    .answer = Un temple relie toutes les cases à côté de lui, sur sa tuile comme par-delà le bord.

case-temple-forest = Par un temple, vers une forêt
    .ask = c1 est une forêt à côté de votre temple. Est-elle gratuite ?
    .more = Un temple raccourcit le chemin, il ne paie pas la forêt.
    .answer = Un temple ne paie pas à lui seul la forêt : le prix reste d’un sacrifice.

case-temple-last-token = Par un temple, avec le dernier pion
    .ask = Il vous reste un pion. Pouvez-vous encore contourner le temple, vers b1 ?
    .more = Passer par un temple ne coûte rien : le dernier pion le peut donc. La forêt en c2 en demande un second.
    .answer = Passer par un temple ne coûte rien : même le dernier pion le peut.

case-temple-pair = Deux temples côte à côte
    .ask = Vous êtes à côté du temple en b2, pas de celui en c2. Pouvez-vous placer un pion en c3 ?
    .more = Des temples adjacents n’en font qu’un : vous atteignez toute case à côté de l’un ou de l’autre.
    .answer = Des temples côte à côte n’en font qu’un : à côté de l’un, un pion atteint aussi le tour de l’autre.

case-temple-pair-corner = Des temples qui se touchent au coin
    .ask = Les temples en b1 et c2 ne se touchent que par un coin. Vous mènent-ils jusqu’à c3 ?
    .more = Côte à côte, ils n’en feraient qu’un ; coin contre coin, ils sont deux.
    .answer = Des temples ne se réunissent que côte à côte ; coin contre coin, ils restent deux.

case-temple-chain = Trois à la suite, sur deux tuiles
    .ask = Trois temples se touchent par-delà le bord d’une tuile. Pouvez-vous placer un pion en e1 ?
    .more = Une chaîne, si longue soit-elle, vaut un seul temple tant que les tuiles restent ainsi. Une tuile qui glisse ou pivote peut la couper.
    .answer = Une chaîne de temples n’en fait qu’un, même longue et sur plusieurs tuiles, tant qu’elle tient.

case-temple-real = Une paire sur une île entière
    .ask = Votre premier pion est en f21, à côté du temple en g21. Le deuxième peut-il aller droit en i21 ?
    .more = Le temple en h21 touche celui en g21 : ils n’en font qu’un, bien qu’ils soient sur deux tuiles.
    .answer = Des temples adjacents n’en font qu’un, même si chacun est sur une autre tuile.
