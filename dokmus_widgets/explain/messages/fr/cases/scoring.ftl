### The score sheet, line by line, and who wins.

case-score-not-yet = Pas de points avant la fin
    .ask = La manche 2 commence, et vous êtes à côté du temple en c2. Vous a-t-il déjà rapporté des points ?
    .more = Nous comptons à la fin, comme le répond l’éditeur ; le texte français, lui, compte aussitôt un pion sur des ruines. La feuille dit ce que ce serait si la partie finissait maintenant ; une tuile qui pivote peut tout changer.
    .answer = Les points se comptent une seule fois, à la fin de la partie.

case-score-sheet = La feuille d’une partie entière
    .ask = La partie est finie, et Violet a gagné. À combien se montent vos six lignes ?
    .more = Ruines, temples, tuiles complètes, tuiles visitées, sacrifices : Violet touchait des temples sur six tuiles, et c’est ce qui a fait la différence.
    .answer = Ruines, temples, tuiles complètes, tuiles visitées et sacrifices comptent ; le plus de points gagne.

case-score-ruins = Un point par pion sur des ruines
    .ask = Vous avez deux pions sur des ruines, Orange un. Que valent-ils ?
    .more = 1 point chacun. On ne peut pas les en sortir : ces points sont sûrs.
    .answer = Chacun de vos pions sur des ruines vaut 1 point.

case-score-next-tile = Depuis la tuile voisine
    .ask = Le temple en d1 est sur une autre tuile que votre pion en c1. L’avez-vous exploré ?
    .more = Un pion à côté d’un temple suffit, de n’importe quelle tuile. La tuile qui compte est celle du temple.
    .answer = Un pion à côté d’un temple l’explore, de quelque tuile que ce soit.

case-score-corner = En coin n’est pas à côté
    .ask = Votre pion en b2 touche le temple en c1 par un coin. Est-il exploré ?
    .more = Il faut un pion au-dessus, au-dessous, à gauche ou à droite du temple : un pas en b1 ou c2 suffit.
    .answer = Un temple s’explore d’en haut, d’en bas, de gauche ou de droite, jamais d’un coin.

case-score-once-each = Une fois chacun
    .ask = Vous avez deux pions à côté du temple en b2, Orange un. Qui reçoit ses 2 points ?
    .more = Vous et Orange, une fois chacun. Être là en premier ne prive personne du temple.
    .answer = Un temple compte une fois pour chaque joueur qui a un pion à côté.

case-score-pair = Un pour marcher, deux pour compter
    .ask = Les temples en b2 et c2 n’en font qu’un. Votre pion en a2 les explore-t-il tous deux ?
    .more = Pour placer un pion, ils n’en font qu’un ; pour les points, il faut un pion à côté de chacun. Depuis a2, vous pouvez aller droit en c3.
    .answer = Pour les points, chaque temple compte seul et demande un pion à vous à côté de lui.

case-score-small = Les petits temples
    .ask = Votre pion en b1 est entre deux petits temples. Combien de points font-ils ?
    .more = 2 points par petit temple avec un pion à vous à côté.
    .answer = Un petit temple vaut 2 points à chaque joueur qui a un pion à côté.

case-score-large = Les grands temples
    .ask = Un petit et un grand temple bordent votre pion en b2. Que vaut le grand ?
    .more = 3 points, un de plus qu’un petit ; à eux deux, ils en valent 5.
    .answer = Un grand temple vaut 3 points, un petit 2, à chaque joueur qui a un pion à côté.

case-score-complete = Une tuile complète
    .ask = Vous êtes à côté des trois temples de la tuile 1A. Qu’est-ce que cela vaut, en plus des temples ?
    .more = 8 points par tuile dont vous avez exploré tous les temples. D’autres peuvent la compléter aussi.
    .answer = Une tuile dont vous avez exploré tous les temples vaut 8 points, 5 à deux joueurs.

case-score-complete-missing = Un temple manque
    .ask = Il vous manque un temple de la tuile 1A, celui en c3. Y a-t-il des points pour deux sur trois ?
    .more = Tous ses temples, ou rien. Un pion en c2 donnerait 8 points, et 3 pour le temple.
    .answer = Tous les temples d’une tuile ou rien : s’il en manque un, elle n’est pas complète.

case-score-complete-none = Une tuile sans temple
    .ask = La tuile 1A n’a aucun temple. Est-elle complète pour vous ?
    .more = Seules des tuiles avec temples peuvent être complètes, ou visitées.
    .answer = Seule une tuile avec au moins un temple peut être complète, ou visitée.

case-score-two-players = Le décompte à deux joueurs
    .ask = Vous jouez à deux, et la tuile 1A est complète pour vous. Qu’est-ce qui diffère d’une partie à trois ou quatre ?
    .more = Cinq tuiles, les Gardiens 2 à 4, un talisman qui change de mains à chaque manche, 5 points par tuile complète, et des sacrifices qui rapportent 3 ou rien.
    .answer = À deux joueurs, une tuile complète vaut 5 points, et les sacrifices en rapportent 3 ou aucun.

case-score-tiles = Chaque tuile compte plus
    .ask = Vous touchez des temples sur trois tuiles : 6 points. Qu’ajouterait une quatrième, par un pion en c3 ?
    .more = L’échelle est 1, 3, 6, 10, 14, 18, 22, 27 : la quatrième tuile ajoute 4, et son temple 2.
    .answer = Une à huit tuiles visitées rapportent 1, 3, 6, 10, 14, 18, 22 ou 27 points.

case-score-tiles-same = Deux temples, une tuile
    .ask = Vos deux temples sont sur la tuile 1A. Comptent-ils pour deux tuiles visitées ?
    .more = Une tuile est visitée dès son premier temple, et les suivants n’y ajoutent rien. Déployez-vous !
    .answer = Une tuile n’est visitée qu’une fois, quel que soit le nombre de ses temples explorés.

case-score-tiles-all = Les huit tuiles
    .ask = Vous avez un pion à côté d’un temple sur chaque tuile de l’île. Que valent huit tuiles ?
    .more = 27 points. Des tuiles complètes peuvent rapporter davantage, 64 pour huit ; sur l’échelle, c’est la huitième tuile qui ajoute le plus, 5. Les pions qui voyagent sur les tuiles y aident.
    .answer = Huit tuiles visitées rapportent 27 points, le maximum de l’échelle.

case-score-sacrifice-four = Quatre joueurs, dont deux à égalité
    .ask = Vous avez sacrifié 6 pions, Orange et Jaune 5, Violet 4. Qui reçoit quoi ?
    .more = 5, 3, 3 et 0 : les deux deuxièmes ont tous les points de leur rang, et occupent le troisième.
    .answer = Par rang, les sacrifices rapportent 5-3-1-0 à quatre, 4-2-0 à trois, 3-0 à deux ; à égalité, chacun touche tout.

case-score-sacrifice-first = Égalité en tête
    .ask = Orange a sacrifié 5 pions comme vous, Jaune 3. Partagez-vous les points du premier rang ?
    .more = On ne partage pas : chacun des deux reçoit les 4. Le deuxième rang est ainsi occupé, et Jaune n’a rien.
    .answer = À égalité en tête, chacun reçoit tous les points du rang ; les rangs suivants sont ainsi occupés.

case-score-sacrifice-none = Pas de sacrifice, pas de points
    .ask = Vous avez sacrifié 3 pions, les autres aucun. Partagent-ils le deuxième rang ?
    .more = Vous recevez 4. Un rang sans sacrifice ne vaut rien, même le deuxième.
    .answer = Sans sacrifice, pas de points pour les sacrifices, quel que soit le rang.

case-score-sacrifice-two = Les sacrifices à deux joueurs
    .ask = Vous avez sacrifié 4 pions, Orange 2. Que recevez-vous l’un et l’autre ?
    .more = 3 points pour le plus, rien pour le deuxième : à deux, il n’y a qu’un prix.
    .answer = À deux joueurs, le plus de sacrifices rapporte 3 points, et le deuxième rang rien.

case-score-tie = À égalité de points
    .ask = Orange et vous avez 33 points. Vous avez sacrifié 7 pions, Orange 5. Qui gagne ?
    .more = Vous : à points égaux, le plus de pions sacrifiés décide.
    .answer = À points égaux, le joueur qui a sacrifié le plus de pions gagne.

case-score-tie-shared = À égalité en tout
    .ask = Orange et vous avez 34 points et 6 pions sacrifiés. Qui gagne ?
    .more = Vous partagez la victoire. Rien d’autre ne départage.
    .answer = À égalité de points et de pions sacrifiés, la victoire est partagée.

case-score-burnt-token = Un temple tenu par un pion qui brûle
    .ask = Votre pion sur le volcan en b1 est le seul à côté du temple en c1. Ce temple est-il à vous une fois le tour fini ?
    .more = Le pion brûle, et aucun de vos pions ne reste à côté du temple : pas de points pour lui, ni pour sa tuile.
    .answer = Un pion brûlé quitte le plateau : un temple tenu par lui seul ne rapporte rien.

case-score-sacrifice-level = À deux, autant de sacrifices
    .ask = Orange et vous avez sacrifié 3 pions chacun. Qui reçoit les points du plus grand nombre de sacrifices ?
    .more = Tous les deux, et en entier : 3 points chacun. Sans aucun sacrifice, personne n’aurait rien.
    .answer = À deux, une égalité de sacrifices rapporte 3 points à chacun, sauf si personne n’en a fait.
