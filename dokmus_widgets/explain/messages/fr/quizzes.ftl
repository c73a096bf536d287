## Placing

quiz-step = À côté de vos pions
    .ask = Vous jouez { $who }. Où pouvez-vous placer votre prochain pion ?
quiz-corner = { $space } ne touche votre pion en { $token } que par un coin ; un coin ne compte pas.
quiz-reach = Portée et coût
    .ask = Vous jouez { $who }. Où pouvez-vous placer votre prochain pion, et à quel coût ?
quiz-afford = Le dernier pion
    .ask = Vous jouez { $who }, et il vous reste un pion. Où pouvez-vous le placer ?

## Terrain

quiz-forest = Le coût des forêts
    .ask = Vous jouez { $who }. Dans lesquelles de ces forêts pouvez-vous placer un pion, et à quel coût ?
quiz-water = De l’autre côté de l’eau
    .ask = Vous jouez { $who }. Sur lesquelles de ces rives pouvez-vous placer un pion, et à quel coût ?
quiz-temple = Autour d’un temple
    .ask = Vous jouez { $who }. Où pouvez-vous placer votre prochain pion ?
quiz-landing = Ce qui se passe
    .ask = Vous jouez { $who } et placez un pion en { $space }. Que se passe-t-il ?
quiz-landing-nothing = Rien de plus
quiz-landing-sacrifice = Vous sacrifiez aussi un pion
quiz-landing-extra = Vous gagnez une action supplémentaire
quiz-landing-burns = Le pion brûle à la fin de votre tour
quiz-volcano = Les pions qui brûlent
    .ask = Vous jouez { $who } et terminez votre tour. Lesquels de vos pions brûlent ?
quiz-volcano-burns = Le pion en { $space } brûle : il est sur un volcan à la fin de votre tour.
quiz-volcano-stays = Le pion en { $space } reste : il n’est pas sur un volcan.
quiz-ruins = Déplacer un pion grâce aux ruines
    .ask = Vous jouez { $who } et venez de placer un pion sur les ruines en { $space }. Lesquels de vos pions l’action supplémentaire peut-elle déplacer ?

## Guardians

quiz-order = L’ordre des tours
    .ask = Les Gardiens sont choisis : { $cards }. Qui joue en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
     } ?
quiz-order-why = Le Gardien au plus petit numéro joue en premier : { $cards }.
quiz-card = { $who } { $card }
quiz-slide = Faire glisser une tuile
    .ask = Vous jouez { $who }, avec le Gardien 2. Lesquelles de ces tuiles peuvent glisser dans l’espace vide ?
quiz-token = Déplacer un pion
    .ask = Vous jouez { $who }, avec le Gardien 3. Où votre pion en { $space } peut-il aller ?
quiz-rotate = Faire pivoter une tuile
    .ask =
        Vous jouez { $who } et faites pivoter la tuile { $tile } dans le sens { part-turned }. Où va votre pion en { $from } ?
quiz-rotate-why = La tuile { $tile } pivote dans le sens { part-turned }, et emmène le pion de { $from } en { $to }.

## The game

quiz-start = Les cases de départ
    .ask = Vous jouez { $who }. Où pouvez-vous commencer ?
quiz-left = Les pions qui restent
    .ask =
        Vous jouez { $who }, il vous reste { part-tokens }, et vous en placez un en { $space } au moindre coût. Combien en reste-t-il ?
quiz-first = Qui choisit en premier
    .ask =
        { $how ->
            [taken] { $holder } a le talisman ; { $taker } le prend avec le Gardien 1.
            [passes] À deux joueurs, { $holder } a le talisman.
           *[kept] { $holder } a le talisman ; personne ne le prend.
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
    .ask = Score final : { $totals }. Qui gagne ?
quiz-total = { $who } { part-points } (sacrifices : { $count })
quiz-winner-shared = Victoire partagée

## Marks: what can be said of a space

quiz-mark-no = Non
quiz-mark-yes = Oui
quiz-mark-free = Gratuit
quiz-mark-paid = Un sacrifice
quiz-mark-open = sans réponse

## What an answer is told

quiz-right = Exact.
quiz-wrong = Pas tout à fait.
quiz-wrong-some = Pas tout à fait : { $wrong } sur { $asked } à revoir.
quiz-marked = { $space } · { $mark }
quiz-set = Votre réponse : { $answer }.
quiz-again = Encore une fois, dans une autre position.
quiz-several = Plusieurs réponses sont possibles.
quiz-over = Quiz fini : { $right } sur { $asked } du premier coup.
quiz-over-all = Quiz fini : tout était juste du premier coup.
quiz-progress = Question { $number } sur { $asked }

## What cannot be done

quiz-no-space = { $space } ne fait pas partie de la question.
quiz-no-choice = Choisissez une de ces réponses : { $options }.
quiz-no-number = Choisissez un nombre entier de 0 à { $most }.
quiz-no-spaces = Choisissez les cases de la question.
quiz-no-answer = Donnez d’abord une réponse.
quiz-answered = Vous avez déjà répondu : passez à la question suivante.
quiz-not-answered = Répondez d’abord, ou passez la question.
quiz-is-over = Le quiz est fini.
quiz-nothing = Aucune question manquée pour l’instant.
