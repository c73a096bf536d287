case-score-not-yet = Pas de points avant la fin
    .ask = La manche 2 commence, et vous êtes à côté du temple en c2. Vous a-t-il déjà rapporté des points ?
    .answer = Les points se comptent une seule fois, à la fin de la partie.

case-score-sheet = Le score d’une partie entière
    .ask = La partie est finie, et Violet a gagné. Qu’est-ce qui compte dans votre total ?
    .answer = Ruines, temples, tuiles complètes, tuiles visitées et sacrifices comptent ; le joueur qui a le plus de points gagne.

case-score-ruins = Un point par pion sur des ruines
    .ask = Vous avez deux pions sur des ruines, Orange un. Que valent-ils ?
    .answer = Chacun de vos pions sur des ruines vaut 1 point.

case-score-next-tile = Depuis la tuile voisine
    .ask = Le temple en d1 est sur une autre tuile que votre pion en c1. L’avez-vous exploré ?
    .answer = Un pion à côté d’un temple l’explore, même depuis une autre tuile ; c’est la tuile du temple qui compte comme visitée.

case-score-corner = En diagonale, ce n’est pas à côté
    .ask = Votre pion en b2 ne touche le temple en c1 que par un coin. Votre prochain pion peut-il l’explorer ?
    .answer = Vous explorez un temple par le haut, le bas, la gauche ou la droite, jamais en diagonale.

case-score-once-each = Une fois pour chaque joueur
    .ask = Vous avez deux pions à côté du temple en b2, Orange un. Qui reçoit ses 2 points ?
    .answer = Un temple compte une fois pour chaque joueur qui a un pion à côté.

case-score-pair = Un pour placer, deux pour les points
    .ask = Les temples en b2 et c2 n’en font qu’un, mais votre pion en a2 n’explore que le premier. Pouvez-vous explorer les deux ?
    .answer = Pour les points, chaque temple compte séparément et demande un de vos pions à côté de lui.

case-score-small = Les petits temples
    .ask = Votre pion en b1 est entre deux petits temples. Combien de points rapportent-ils ?
    .answer = Un petit temple rapporte 2 points à chaque joueur qui a un pion à côté.

case-score-large = Les grands temples
    .ask = Un petit et un grand temple sont à côté de votre pion en b2. Que rapporte le grand ?
    .answer = Un grand temple rapporte 3 points, un petit 2, à chaque joueur qui a un pion à côté.

case-score-complete = Une tuile complète
    .ask = Vous êtes à côté des trois temples de la tuile 1A. Qu’est-ce que cela vaut, en plus des temples ?
    .answer = Une tuile dont vous avez exploré tous les temples vaut 8 points, 5 à deux joueurs.

case-score-complete-missing = Il manque un temple
    .ask = Il vous manque un temple de la tuile 1A, celui en c3. Pouvez-vous encore compléter la tuile ?
    .answer = Il vous faut tous les temples d’une tuile : s’il en manque un, elle n’est pas complète.

case-score-complete-none = Une tuile sans temple
    .ask = La tuile 1A n’a aucun temple. Est-elle complète pour vous ?
    .answer = Seule une tuile qui a des temples peut être complète, ou visitée.

case-score-two-players = Le décompte à deux joueurs
    .ask = Vous jouez à deux, et la tuile 1A est complète pour vous. Les points sont-ils les mêmes qu’à trois ou quatre ?
    .answer = À deux joueurs, une tuile complète vaut 5 points, et le premier rang des sacrifices 3, le deuxième rien.

case-score-tiles = De plus en plus de points
    .ask = Vous avez visité trois tuiles : 6 points. Pouvez-vous en visiter une quatrième depuis c3, et qu’ajouterait-elle ?
    .more = La quatrième tuile ajoute 4 points, et son temple 2.
    .answer = Une à huit tuiles visitées rapportent 1, 3, 6, 10, 14, 18, 22 ou 27 points.

case-score-tiles-same = Trois temples, une tuile
    .ask = Vous avez exploré trois temples, tous sur la tuile 1A. Comptent-ils pour trois tuiles visitées ?
    .answer = Une tuile n’est visitée qu’une fois, quel que soit le nombre de ses temples explorés.

case-score-tiles-all = Les huit tuiles
    .ask = Vous avez un pion à côté d’un temple sur chaque tuile. Que valent huit tuiles ?
    .answer = Huit tuiles visitées rapportent 27 points, le maximum de l’échelle.

case-score-sacrifice-four = Quatre joueurs, dont deux à égalité
    .ask = Vous avez sacrifié 6 pions, Orange et Jaune 5, Violet 4. Qui reçoit quoi ?
    .more = 5, 3, 3 et 0 : au deuxième rang, les deux joueurs reçoivent chacun tous les points, et le troisième rang est sauté.
    .answer = Par rang, les sacrifices rapportent 5-3-1-0 à quatre, 4-2-0 à trois, 3-0 à deux ; à égalité, chacun reçoit tous les points.

case-score-sacrifice-first = Égalité en tête
    .ask = Orange a sacrifié 5 pions comme vous, Jaune 3. Partagez-vous les points du premier rang ?
    .answer = À égalité, chacun reçoit tous les points du rang, et le ou les rangs suivants sont sautés.

case-score-sacrifice-none = Pas de sacrifice, pas de points
    .ask = Vous avez sacrifié 3 pions, les autres aucun. Partagent-ils le deuxième rang ?
    .answer = Sans sacrifice, vous ne recevez aucun point pour les sacrifices, quel que soit votre rang.

case-score-sacrifice-two = Les sacrifices à deux joueurs
    .ask = Vous avez sacrifié 4 pions, Orange 2. Que recevez-vous l’un et l’autre ?
    .answer = À deux joueurs, le premier rang des sacrifices rapporte 3 points, le deuxième rien.

case-score-tie = À égalité de points
    .ask = Orange et vous avez 33 points chacun. Vous avez sacrifié 7 pions, Orange 5. Qui gagne ?
    .answer = À égalité de points, le joueur qui a sacrifié le plus de pions gagne.

case-score-tie-shared = À égalité en tout
    .ask = Orange et vous avez chacun 34 points et 6 pions sacrifiés. Qui gagne ?
    .answer = À égalité de points et de pions sacrifiés, la victoire est partagée.

case-score-burnt-token = Un temple à côté d’un volcan seulement
    .ask = Votre pion sur le volcan en b1 est le seul à côté du temple en c1. Perdez-vous ce temple à la fin de votre tour ?
    .answer = Un pion brûlé quitte le plateau : il n’explore plus aucun temple.

case-score-sacrifice-level = À deux, à égalité de sacrifices
    .ask = Orange et vous avez sacrifié 3 pions chacun. Qui reçoit les points des sacrifices ?
    .answer = À deux, une égalité de sacrifices rapporte 3 points à chacun, sauf si personne n’en a fait.
