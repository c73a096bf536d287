### Questions that a position raises.

here-title = Que puis-je faire ici, et qu’est-ce qui m’est interdit ?
here-reach = Où puis-je placer un pion ?
here-barred = Où ne puis-je pas placer de pion, et pourquoi ?
here-out-of-reach = Hors de portée
here-occupied = Déjà un pion
here-no-second = Aucun pion à sacrifier
here-no-own-tile = Pas une tuile de coin, ou tuile déjà occupée
here-no-outer-edge = Pas une prairie ou une forêt en bordure externe
here-cards-first = On choisit d’abord les Gardiens
here-over = La partie est finie
here-ruins-first = L’action supplémentaire se fait d’abord
here-tokens-used = Vos pions de ce tour sont utilisés
here-draft = Quels Gardiens puis-je choisir ?
here-guardian = Que peut faire le Gardien ?
here-ruins = Que peut faire l’action supplémentaire ?
here-turn = Quelles autres actions puis-je faire ?
here-burns = Qu’est-ce qui brûle ?
here-gains = Que rapporterait le prochain pion ?
here-scores = Combien de points à ce stade ?
here-hidden = Les Gardiens non révélés ne sont pas montrés ici ; ceux qui s’affichent à leur place peuvent être différents.
here-line = { $question } : { $answer }
here-spaces = { $count ->
    [one] { $count } case
    [many] { $count } de cases
   *[other] { $count } cases
 }
here-everywhere = partout
here-ways = { $count ->
    [one] { $count } possibilité
    [many] { $count } de possibilités
   *[other] { $count } possibilités
 }
here-tokens = { $count ->
    [0] rien
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 }
here-points = { part-points }
here-reach-told = Placement possible sur { $count ->
    [one] { $count } case
    [many] { $count } de cases
   *[other] { $count } cases
 }{ $spaces ->
    [none] { "" }
   *[some] { " " }({ $spaces })
 }{ $tokens ->
    [0] .
    [1] , pour un pion.
   *[2] , pour deux pions : un placé, un sacrifié.
 }
here-barred-told = { $count ->
    [0] Vous ne pouvez placer aucun pion pour le moment.
    [one] Placement impossible sur cette case.
    [many] Placement impossible sur ces { $count } de cases.
   *[other] Placement impossible sur ces { $count } cases.
 }
here-ways-told = Il y a { $count ->
    [one] { $count } possibilité
    [many] { $count } de possibilités
   *[other] { $count } possibilités
 } : cliquez sur le plateau pour en tester une.
here-burns-told = { $who } : { $count ->
    [0] rien ne brûle, car aucun pion n’est sur un volcan.
    [one] le pion en { $spaces } brûle à la fin du tour de son propriétaire, à moins d’être déplacé.
    [many] des pions brûlent à la fin du tour de leur propriétaire, à moins d’être déplacés : { $spaces }.
   *[other] des pions brûlent à la fin du tour de leur propriétaire, à moins d’être déplacés : { $spaces }.
 }
here-gains-told = { $who } aurait { part-points } de plus si le tour se terminait avec un nouveau pion { $count ->
    [one] en { $spaces }.
    [many] sur l’une de ces cases.
   *[other] sur l’une de ces { $spaces ->
        [none] { $count } cases.
       *[some] cases : { $spaces }.
     }
 }
here-scores-told = { $who } aurait { part-points }{ $lines ->
    [none] { "" }
   *[other] { " " }({ $lines })
 } si la partie finissait maintenant.
