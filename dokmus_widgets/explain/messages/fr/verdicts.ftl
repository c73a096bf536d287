### Verdicts: the answer, then the fact that decides it.

## Placing: why it can be done

yes-place-free = Cette case est gratuite : { $why }
yes-place-paid = Cette case coûte un sacrifice : { $why }
yes-place-either = Cette case n’exige pas de sacrifice, mais en permet un : { $why }
why-step = elle est à côté de votre pion en { $from }.
why-temple = votre pion en { $from } est à côté du même temple.
why-temple-row = votre pion en { $from } est à côté de la même rangée de temples.
why-crossing = vous pouvez l’atteindre en traversant l’eau depuis { $from }.
why-anywhere = vous n’avez aucun placement permis, et toute case libre de prairie, forêt, ruines ou volcan vous est donc ouverte.
why-forest-cost = c’est une forêt, et vous n’êtes ni dans une forêt adjacente, ni dans une forêt à côté du même temple.
why-forest-beside = votre pion en { $from } est dans une forêt adjacente.
why-forest-temple = votre pion en { $from } est dans une forêt à côté du même temple.
why-forest-temple-row = votre pion en { $from } est dans une forêt à côté de la même rangée de temples.
then-ruins = Vous gagnez une action supplémentaire sur cette tuile.
then-volcano = Ce pion brûlera à la fin de votre tour.

## Other actions: why they can be done

yes-choose_start = { $space } est sur la bordure externe d’une tuile de coin sans pion.
yes-choose_guardian = Ce Gardien était disponible.
yes-sacrifice = Cette version des règles vous permet de sacrifier un pion sans en placer.
yes-take_talisman = Son possesseur choisit en premier dès la prochaine manche.
yes-move_tile = L’espace vide était sur sa ligne ou sa colonne.
yes-move_token-step = Les deux cases sont adjacentes.
yes-move_token-temple = Le pion a contourné un temple.
yes-rotate_tile = { $tokens ->
    [0] Elle ne portait aucun pion.
   *[other] Ses pions ont pivoté avec elle.
 }
yes-decline_ruins = L’action supplémentaire est perdue.
yes-end_turn = { $tokens ->
    [0] Vos trois pions sont utilisés.
    [one] Aucune case n’est libre pour votre dernier pion.
    [many] Aucune case n’est libre pour vos autres pions.
   *[other] Aucune case n’est libre pour vos autres pions.
 }

## Asked before it is done: the verdict first

may-yes = Oui, { $fact }
may-place-free = la case { $space } est gratuite : { $why }
may-place-paid = la case { $space } est permise avec un sacrifice : { $why }
may-place-either = la case { $space } n’exige pas de sacrifice, mais en permet un : { $why }
may-choose_start = vous pouvez commencer en { $space }, sur la bordure externe d’une tuile de coin sans pion.
may-choose_guardian = vous pouvez choisir le Gardien { $card }.
may-sacrifice = cette version des règles vous permet de sacrifier un pion sans en placer.
may-take_talisman = vous pouvez prendre le talisman et choisir en premier dès la prochaine manche.
may-move_tile = la tuile { $tile } peut glisser dans l’espace vide : elle est alignée avec lui.
may-move_token-step = le pion en { $from } peut aller en { $to }, juste à côté.
may-move_token-temple = le pion en { $from } peut aller en { $to } en contournant un temple.
may-rotate_tile = { $tokens ->
    [0] vous pouvez faire pivoter la tuile { $tile }.
   *[other] vous pouvez faire pivoter la tuile { $tile }, et ses pions voyagent avec elle.
 }
may-decline_ruins = vous pouvez renoncer à l’action supplémentaire.
may-end_turn = { $tokens ->
    [0] vous pouvez terminer votre tour : tous vos pions sont utilisés.
    [one] vous pouvez terminer votre tour : aucune case n’est libre pour votre dernier pion.
    [many] vous pouvez terminer votre tour : aucune case n’est libre pour vos autres pions.
   *[other] vous pouvez terminer votre tour : aucune case n’est libre pour vos autres pions.
 }
may-end_turn-burnt = { $words } Les pions sur un volcan brûlent : { $spaces }.

## What stands in the way

no-game_over = Non, la partie est finie.
no-wrong_phase = Non, { $phase ->
    [start] chacun choisit d’abord une case de départ.
    [guardians] chacun choisit d’abord un Gardien.
   *[turns] cette phase du jeu est passée.
 }
no-not_your_turn = Non, c’est à { $who } de jouer.
no-off_board = Non, c’est l’espace vide : il n’a pas de cases.
no-terrain =
    Non, { $space } est { $terrain ->
        [mountain] une montagne, et aucun pion n’y va.
        [water] de l’eau : les pions vont à côté, jamais dessus.
        [small_temple] un temple : les pions vont à côté, jamais dessus.
        [large_temple] un temple : les pions vont à côté, jamais dessus.
        [ruins] une case de ruines : le premier pion va en prairie ou en forêt.
        [volcano] un volcan : le premier pion va en prairie ou en forêt.
       *[other] interdite aux pions.
    }
no-occupied = Non, { $space } porte déjà un pion ({ $who }), et une case n’en porte qu’un.
no-out_of_reach = Non, { $space } est hors de portée : ni à côté de vos pions, ni autour d’un temple à côté d’eux, ni au bord d’un cours d’eau que vous pouvez traverser.
no-out_of_reach-temple = Non, { part-last-token }
no-out_of_reach-token = Non, un pion se déplace vers une case adjacente ou autour d’un temple, jamais à travers l’eau.
no-no_tokens_left = Non, vous avez utilisé vos trois pions.
no-cannot_pay-forest = Pas avec votre dernier pion : la forêt en { $space } coûte un sacrifice.
no-cannot_pay-water = Pas avec votre dernier pion : traverser de { $from } à { $space } coûte un sacrifice.
if-two-tokens = Il faut qu’il vous reste deux pions.
no-price_too_low = Non, { $space } coûte un sacrifice.
no-price_too_high-one = Non, { $space } coûte un sacrifice au plus.
no-price_too_high = Non, { $space } ne demande aucun sacrifice : vous ne pouvez donc pas en faire.
no-ruins_wait = Non, faites d’abord l’action supplémentaire ou renoncez-y.
no-no_ruins_wait = Non, vous n’avez pas d’action supplémentaire : placez un pion sur des ruines pour en gagner une.
no-other_tile = Non, votre action supplémentaire concerne la tuile { $tile }.
no-guardian_used = Non, vous avez déjà utilisé votre Gardien pendant ce tour.
no-wrong_card = Non, dans cette manche, vous avez le Gardien { $card } ({ $name }).
no-card_taken = Non, quelqu’un a déjà ce Gardien.
no-no_such_card = Non, seuls ces Gardiens sont en jeu : { $cards }.
no-no_tile = Non, c’est l’espace vide : il n’y a pas de tuile ici.
no-not_in_line = Non, la tuile { $tile } ne peut pas glisser : l’espace vide n’est ni sur sa ligne ni sur sa colonne.
no-not_own_token = Non, vous n’avez pas de pion en { $space }.
no-token_fixed = Non, un pion sur des ruines ne les quitte plus.
no-not_a_corner = Non, { $space } n’est pas sur une tuile de coin, où tous les joueurs commencent.
no-tile_taken = Non, cette tuile de coin a déjà un pion en { $from } : choisissez un autre coin.
no-not_an_edge = Non, { $space } n’est pas sur la bordure externe de la tuile.
no-tokens_unused =
    Non, vous utilisez exactement trois pions par tour : { $tokens ->
        [one] il en reste { $tokens }.
        [many] il en reste { $tokens }.
       *[other] il en reste { $tokens }.
    }
no-not_voluntary = Non, vous ne sacrifiez un pion que pour une forêt ou une traversée, ou sur un volcan.
no-reading = Non, c’est inutile : dans cette version des règles, l’action supplémentaire peut attendre, et n’est perdue qu’à la fin de votre tour.

## What there is to do after an action

now-ruins = Faites maintenant l’action supplémentaire ou renoncez-y : faites glisser la tuile, faites-la pivoter, ou déplacez l’un de vos pions qui s’y trouvent.
now-ruins-wait = Votre action supplémentaire peut attendre la fin de votre tour : faites glisser la tuile, faites-la pivoter, ou déplacez l’un de vos pions qui s’y trouvent.
now-end = Vos pions sont utilisés : terminez maintenant votre tour.
now-end-card = Vos pions sont utilisés : utilisez maintenant votre Gardien, ou terminez votre tour.
