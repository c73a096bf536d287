### Quizzes: what each kind of question is called and asks, and what an answer is told.

## Placing

quiz-step = À côté de vos pions
    .ask = Vous jouez { $who }. Sur lesquelles de ces cases votre prochain pion peut-il aller ?
quiz-corner = { $space } ne touche votre pion en { $token } que par un coin, et un coin ne compte pas.
quiz-reach = Portée et prix
    .ask = Vous jouez { $who }. Lesquelles de ces cases votre prochain pion peut-il atteindre, et à quel prix ?
quiz-afford = Le dernier pion
    .ask = Vous jouez { $who }, et il vous reste un seul pion dans ce tour. Sur lesquelles de ces cases peut-il aller ?

## Terrain

quiz-forest = Ce que coûte une forêt
    .ask = Vous jouez { $who }. Lesquelles de ces forêts votre prochain pion peut-il atteindre, et à quel prix ?
quiz-water = De l’autre côté de l’eau
    .ask = Vous jouez { $who }. Lesquelles de ces rives votre prochain pion peut-il atteindre, et à quel prix ?
quiz-temple = Au-delà d’un temple
    .ask = Vous jouez { $who }. Lesquelles de ces cases votre prochain pion peut-il atteindre ?
quiz-landing = Ce qui s’ensuit
    .ask = Vous jouez { $who } et placez un pion en { $space }. Que s’ensuit-il ?
quiz-landing-nothing = Rien de plus
quiz-landing-sacrifice = Cela coûte un second pion
quiz-landing-extra = Vous gagnez une action supplémentaire
quiz-landing-burns = Le pion brûle à la fin de votre tour
quiz-volcano = Les pions qui brûlent
    .ask = Vous jouez { $who } et terminez votre tour. Lesquels de vos pions brûlent ?
quiz-volcano-burns = Oui, le pion en { $space } brûle : il est sur un volcan à la fin de votre tour.
quiz-volcano-stays = Non, le pion en { $space } reste : il n’est pas sur un volcan.
quiz-ruins = Ce que les ruines déplacent
    .ask = Vous jouez { $who } et venez de placer un pion sur les ruines en { $space }. Lesquels de vos pions l’action supplémentaire peut-elle déplacer ?

## Guardians

quiz-order = Qui joue quand
    .ask = Les Gardiens sont choisis : { $cards }. Qui joue en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
     } ?
quiz-order-why = Le Gardien au plus petit numéro joue en premier : { $cards }.
quiz-card = { $who } { $card }
quiz-slide = Dans l’espace vide
    .ask = Vous jouez { $who } et avez le Gardien 2. Lesquelles de ces tuiles peuvent glisser dans l’espace vide ?
quiz-token = Déplacer un pion
    .ask = Vous jouez { $who } et avez le Gardien 3. Vers lesquelles de ces cases votre pion en { $space } peut-il aller ?
quiz-rotate = Une tuile pivote
    .ask = Vous jouez { $who } et avez le Gardien 4. Vous faites pivoter la tuile { $tile } dans le sens { $turn ->
        [cw] horaire
       *[ccw] antihoraire
     }. Où va votre pion en { $from } ?
quiz-rotate-why = La tuile { $tile } pivote dans le sens { $turn ->
    [cw] horaire
   *[ccw] antihoraire
 }, et emmène le pion de { $from } en { $to }.

## The game

quiz-start = Où commencer
    .ask = Vous jouez { $who } et choisissez où commencer. Lesquelles de ces cases conviennent ?
quiz-left = Les pions qui restent
    .ask = Vous jouez { $who }, et il vous reste { $tokens ->
    [one] { $tokens } pion
    [many] { $tokens } de pions
   *[other] { $tokens } pions
 } pour ce tour. Vous en placez un en { $space } au prix le plus bas. Combien en reste-t-il ensuite ?
quiz-first = Qui choisit en premier
    .ask = { $how ->
        [taken] { $holder } a le talisman, et { $taker } le prend maintenant avec le Gardien 1.
        [passes] La partie est à deux, et { $holder } a le talisman.
       *[kept] { $holder } a le talisman, et personne ne le prend.
     } Qui choisit un Gardien en premier à la prochaine manche ?
quiz-first-why = { $who } a le talisman à la prochaine manche : { $how ->
    [taken] le Gardien 1 le prend.
    [passes] à deux joueurs, il change de mains à la fin de chaque manche.
   *[kept] sans le Gardien 1, il reste où il est.
 }
quiz-island = La portée sur toute une île

## Scoring

quiz-temples = Les points des temples
quiz-tiles = L’échelle des tuiles
quiz-complete = Les tuiles complètes
quiz-line-ask = À la ligne « { $line } », combien de points aurait { $who } si la partie finissait maintenant ?
quiz-sacrifices = Les points des sacrifices
    .ask = Pions sacrifiés : { $counts }. Combien de points cela donne-t-il à { $who } ?
quiz-count = { $who } { $count }
quiz-winner = Qui gagne
    .ask = À la fin : { $totals }. Qui gagne ?
quiz-total = { $who } { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } (sacrifices : { $count })
quiz-winner-shared = La victoire est partagée

## Marks: what can be said of a space

quiz-mark-no = Non
quiz-mark-yes = Oui
quiz-mark-free = Gratuit
quiz-mark-paid = Un sacrifice

## What an answer is told

quiz-right = C’est juste.
quiz-wrong = Pas tout à fait.
quiz-wrong-some = Pas tout à fait : à revoir, { $wrong } sur { $asked }.
quiz-marked = { $space } : { $mark }.
quiz-set = Votre réponse : { $answer }.
quiz-again = La même chose, dans une autre position.
quiz-over = Le quiz est fini : { $right } sur { $asked } du premier coup.
quiz-over-all = Le quiz est fini, et tout était juste du premier coup.
quiz-come-back = À revoir : { $kinds }.
quiz-progress = Question { $number } sur { $asked }

## What cannot be done

quiz-no-space = La question ne porte pas sur { $space }.
quiz-no-choice = Choisissez une de ces réponses : { $options }.
quiz-no-number = Choisissez un nombre entier de 0 à { $most }.
quiz-no-spaces = Cliquez sur les cases de la question.
quiz-no-answer = Choisissez d’abord une réponse.
quiz-answered = Vous avez déjà répondu : passez à la suite.
quiz-not-answered = Répondez d’abord, ou passez la question.
quiz-is-over = Le quiz est fini.
quiz-nothing = Rien à revoir pour l’instant.
