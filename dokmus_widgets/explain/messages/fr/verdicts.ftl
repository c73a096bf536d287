### Verdicts: one sentence that begins with the answer, then the one fact that decides it.

## Placing: why it can be done

yes-place-free = { $space } est gratuite : { $why }
yes-place-paid = { $space } coûte deux pions, un placé et un sacrifié : { $why }
why-step = elle est adjacente à votre pion en { $from }.
why-temple = un temple la relie à votre pion en { $from }.
why-crossing = on l’atteint en traversant l’eau depuis { $from }.
why-anywhere = aucune case n’est à votre portée, alors toute case libre convient.
why-forest-cost = c’est une forêt, et vous n’avez aucun pion dans une forêt adjacente.
why-forest-beside = votre pion en { $from } est dans la forêt juste à côté.
why-forest-temple = votre pion en { $from } est dans une forêt, à côté du même temple.
then-ruins = Vous gagnez une action supplémentaire sur cette tuile.
then-volcano = Ce pion brûlera à la fin de votre tour.

## Other actions: why they can be done

yes-choose_start = { $space } est sur la bordure externe d’une tuile de coin que personne n’a encore prise.
yes-choose_guardian = Ce Gardien était libre.
yes-sacrifice = Dans cette version des règles, un pion peut être sacrifié directement.
yes-take_talisman = Dès la prochaine manche, vous choisissez en premier.
yes-move_tile = Elle était alignée avec l’espace vide.
yes-move_token-step = Les deux cases sont adjacentes.
yes-move_token-temple = Un temple relie les deux cases.
yes-rotate_tile = Ses pions ont pivoté avec elle.
yes-decline_ruins = L’action supplémentaire est perdue.
yes-end_turn = { $tokens ->
    [0] Vos trois pions sont utilisés.
   *[other] Aucune case n’est libre pour vos autres pions.
 }

## Asked before it is done: the verdict first

may-place = Oui, { $words }
may-choose_start = Oui, vous pouvez commencer en { $space } : c’est sur la bordure externe d’une tuile de coin que personne n’a encore prise.
may-choose_guardian = Oui, le Gardien { $card } est encore libre.
may-sacrifice = Oui, dans cette version des règles, un pion peut être sacrifié directement.
may-take_talisman = Oui, vous pouvez prendre le talisman, et dès la prochaine manche vous choisissez en premier.
may-move_tile = Oui, la tuile { $tile } peut glisser dans l’espace vide : elle est alignée avec lui.
may-move_token-step = Oui, le pion en { $from } peut aller en { $to } : les deux cases sont adjacentes.
may-move_token-temple = Oui, le pion en { $from } peut aller en { $to } : un temple relie les deux cases.
may-rotate_tile = Oui, la tuile { $tile } peut pivoter, et ses pions pivotent avec elle.
may-decline_ruins = Oui, vous pouvez renoncer à l’action supplémentaire.
may-end_turn = Oui, vous pouvez terminer votre tour : { $tokens ->
    [0] tous vos pions sont utilisés.
   *[other] aucune case n’est libre pour vos autres pions.
 }
may-end_turn-burnt = { $words } Ce qui est sur un volcan brûle : { $spaces }.

## What stands in the way

no-game_over = Non, la partie est finie.
no-wrong_phase = Non, { $phase ->
    [start] chacun choisit d’abord une case de départ.
    [guardians] chacun choisit d’abord un Gardien.
   *[turns] cette phase du jeu est passée.
 }
no-not_your_turn = Non, ce n’est pas à vous : c’est à { $who } de décider.
no-off_board = Non, il n’y a pas de case ici : c’est l’espace vide, la mer.
no-terrain = Non, { $space } est { $terrain ->
    [mountain] une montagne, et rien ne va sur une montagne.
    [water] de l’eau : les pions la traversent, mais ne s’y arrêtent jamais.
    [small_temple] un temple : les pions vont à côté, jamais dessus.
    [large_temple] un temple : les pions vont à côté, jamais dessus.
    [ruins] une case de ruines : le premier pion va en prairie ou en forêt.
    [volcano] un volcan : le premier pion va en prairie ou en forêt.
   *[other] fermée.
 }
no-occupied = Non, { $space } porte déjà un pion ({ $who }), et une case n’en porte qu’un.
no-out_of_reach = Non, { $space } est hors de portée : ni adjacente à l’un de vos pions, ni reliée par un temple à votre portée, ni au bord d’un cours d’eau que vous touchez.
no-out_of_reach-temple = Non, dans cette version des règles, un temple ne relie que le pion que vous venez de placer.
no-out_of_reach-token = Non, un pion se déplace vers une case adjacente ou autour d’un temple, et ne traverse jamais l’eau.
no-no_tokens_left = Non, vos trois pions de ce tour sont utilisés.
no-cannot_pay-forest = Pas avec votre dernier pion : { $space } est une forêt, vous n’avez aucun pion dans une forêt adjacente, il faut donc un sacrifice.
no-cannot_pay-water = Pas avec votre dernier pion : { $space } est de l’autre côté de l’eau depuis { $from }, et traverser demande un sacrifice.
if-two-tokens = Avec deux pions restants, ce serait permis.
no-price_too_low = Non, { $space } demande aussi un sacrifice.
no-price_too_high-one = Non, { $space } demande un seul sacrifice, pas davantage.
no-price_too_high = Non, { $space } ne demande aucun sacrifice, et on n’en fait pas sans raison.
no-ruins_wait = Non, l’action supplémentaire des ruines passe d’abord : faites-la ou renoncez-y.
no-no_ruins_wait = Non, aucune action supplémentaire n’attend : on la gagne en plaçant un pion sur des ruines.
no-other_tile = Non, l’action supplémentaire concerne la tuile { $tile }, celle de vos ruines.
no-guardian_used = Non, vous avez déjà utilisé votre Gardien pendant ce tour.
no-wrong_card = Non, dans cette manche, vous avez le Gardien { $card } ({ $name }).
no-card_taken = Non, quelqu’un a déjà ce Gardien.
no-no_such_card = Non, les Gardiens de cette partie sont { $cards }.
no-no_tile = Non, il n’y a pas de tuile ici : c’est l’espace vide.
no-not_in_line = Non, la tuile { $tile } ne peut pas glisser : l’espace vide n’est ni sur sa ligne ni sur sa colonne.
no-not_own_token = Non, aucun de vos pions n’est en { $space }.
no-token_fixed = Non, un pion sur des ruines ne les quitte plus.
no-not_a_corner = Non, { $space } n’est pas sur une tuile de coin, et chacun commence sur une tuile de coin.
no-tile_taken = Non, cette tuile de coin porte déjà un pion en { $from } : choisissez un autre coin.
no-not_an_edge = Non, { $space } n’est pas sur la bordure externe de la tuile.
no-tokens_unused = Non, un tour utilise exactement trois pions : { $tokens ->
    [one] il en reste { $tokens }.
    [many] il en reste { $tokens }.
   *[other] il en reste { $tokens }.
 }
no-not_voluntary = Non, on ne sacrifie un pion que là où une forêt, l’eau ou un volcan le demande.
no-reading = Non, dans cette version des règles, l’action supplémentaire peut attendre ; elle n’est perdue qu’à la fin du tour.

## What there is to do after an action

now-ruins = Faites maintenant cette action supplémentaire ou renoncez-y : déplacez la tuile, faites-la pivoter, ou déplacez l’un de vos pions qui s’y trouvent.
now-ruins-wait = Cette action supplémentaire peut attendre la fin de votre tour : déplacez la tuile, faites-la pivoter, ou déplacez l’un de vos pions qui s’y trouvent.
now-end = Vos pions sont utilisés : terminez maintenant votre tour.
now-end-card = Vos pions sont utilisés : utilisez maintenant votre Gardien, ou terminez votre tour.
