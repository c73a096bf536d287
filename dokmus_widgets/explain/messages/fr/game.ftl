### A game: set-up, the guardian draft, turns, the score sheet.

seat-name = { $seat ->
    [0] Bleu
    [1] Orange
    [2] Jaune
   *[3] Violet
}

## Headings and what to do now

heading-start = Mise en place
heading-round = Manche { $round } sur 8
heading-over = La partie est finie

prompt-start = { $who } : cliquez sur la bordure externe d’une tuile de coin, en prairie ou en forêt, pour placer votre premier pion.
prompt-start-none = Il ne reste aucune case de départ pour { $who }. Commencez une nouvelle partie.
prompt-place = { $who } : placez un pion. Chaque pastille marque une case à votre portée ; +1 demande un pion de plus en sacrifice.
prompt-anywhere = { $who } : aucune case n’est à votre portée, ce pion peut donc aller sur n’importe quelle case libre de prairie, forêt, ruines ou volcan.
prompt-pay = { $who } : cliquez sur une case à atteindre contre un sacrifice, en forêt ou de l’autre côté de l’eau.
prompt-tile = { $who } : cliquez sur une tuile pour la faire glisser dans l’espace vide. Seules celles de sa ligne ou de sa colonne le peuvent.
prompt-rotate-cw = { $who } : cliquez sur la tuile à faire pivoter dans le sens horaire.
prompt-rotate-ccw = { $who } : cliquez sur la tuile à faire pivoter dans le sens antihoraire.
prompt-token = { $who } : cliquez sur celui de vos pions que vous voulez déplacer.
prompt-token-target = { $who } : cliquez maintenant là où doit aller le pion en { $space }, ou de nouveau sur lui pour le lâcher.
prompt-ruins = { $who } : des ruines ! Une action supplémentaire vous attend avec la tuile { $tile }, maintenant ou jamais.
prompt-end = { $who } : tous vos pions sont utilisés. { $left ->
    [ruins] Vous pouvez encore faire votre action supplémentaire, ou terminer votre tour.
    [guardian] Vous pouvez encore utiliser votre Gardien, ou terminer votre tour.
   *[nothing] Terminez votre tour.
 }
prompt-cards = { $who } : prenez un Gardien. Le plus petit numéro joue en premier, et personne ne voit votre choix avant votre tour.{ $players ->
    [2] { " " }À deux joueurs, seuls les Gardiens 2, 3 et 4 sont en jeu.
   *[other] { "" }
 }
prompt-over-one = { $who } gagne avec { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }.
prompt-over-tie = { $who } gagne : autant de points ({ $points }), mais plus de pions sacrifiés.
prompt-over-shared = Victoire partagée : { $who }, avec { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } chacun.
burn-warning = À la fin de votre tour, { $count ->
    [one] votre pion en { $spaces } brûlera dans le volcan et comptera comme sacrifié.
    [many] vos pions en { $spaces } brûleront dans le volcan et compteront comme sacrifiés.
   *[other] vos pions en { $spaces } brûleront dans le volcan et compteront comme sacrifiés.
 }
ruins-warning = Une action supplémentaire attend sur la tuile { $tile } : faites-la pendant ce tour, sinon elle est perdue.

## Hand-over

curtain-title = Passez l’écran à { $who }
curtain-text = { $who } choisit maintenant un Gardien en secret. Tous les autres, ne regardez pas !
curtain-open = Je suis { $who } : voir les Gardiens
curtain-pass = En solo ? Continuez : vous êtes tout le monde.

## The guardian cards

card-1 = Prendre le talisman
card-1-text = Joue en premier. Vous devenez premier joueur : dès la prochaine manche, vous choisissez votre Gardien avant les autres.
card-2 = Déplacer une tuile
card-2-text = Faites glisser dans l’espace vide une tuile de sa ligne ou de sa colonne, avec ses pions. Elle peut passer par-dessus une autre.
card-3 = Déplacer un pion
card-3-text = Déplacez l’un de vos pions vers une case libre adjacente, ou autour d’un temple, jamais à travers l’eau. La forêt ne coûte alors rien.
card-4 = Faire pivoter une tuile
card-4-text = Faites pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou dans l’autre, avec ses pions.
card-5 = Action 2, 3 ou 4
card-5-text = Joue en dernier. Déplacez une tuile, déplacez un pion ou faites pivoter une tuile, à votre guise.
cards-label = Gardiens au choix

## What can be done

tools-label = Ce que fait un clic sur le plateau
tool-place = Placer un pion
tool-pay = Placer avec sacrifice
tool-move_tile = Déplacer une tuile
tool-move_token = Déplacer un pion
tool-rotate_cw = Faire pivoter ↻
tool-rotate_ccw = Faire pivoter ↺
tool-hint-guardian = votre Gardien
tool-hint-pay = même là où ce serait gratuit
tool-hint-ruins = ruines de la tuile { $tile }
do-label = Actions du tour
do-take_talisman = Prendre le talisman
do-decline_ruins = Renoncer à l’action
do-sacrifice = Sacrifier un pion
do-end_turn = Terminer le tour
do-undo = Annuler
do-redo = Rétablir
do-undo-none = Encore rien à annuler.
do-undo-hidden = Pas de retour possible : un Gardien choisi en secret, ou révélé, le reste.
do-redo-none = Rien à rétablir.

## To take along, and to open again

do-copy_link = Copier le lien
do-copy_code = Copier le code
copy-again = Copier
copy-done = C’est copié.
copy-refused = Rien n’est copié : votre navigateur ne le permet pas. Le texte est sélectionné, copiez-le vous-même.
copy-link = Lien vers cette position
copy-code = Code de cette position
copy-code-hint = Collez-le sous « Enregistrer et ouvrir », ou en Python : GameWidget(position="...").
copy-link-hint = Il ouvre tout ce qui est sur la table, y compris les Gardiens non révélés.
copy-record = Relevé de cette partie
copy-record-hint = Un texte à garder dans un fichier. Pour le rouvrir : « Enregistrer et ouvrir ».
keep-title = Enregistrer et ouvrir
keep-text = Code ou lien d’une position, ou relevé d’une partie
keep-text-hint = Cela remplace la partie en cours.
keep-open = Ouvrir
keep-record = Copier le relevé de cette partie
keep-replay = Copier un lien qui rejoue cette partie
copy-replay = Lien qui rejoue cette partie
keep-record-secret = il révèle les Gardiens cachés de cette manche

## Seats

seats-label = Joueurs
seat-supply = { $tokens ->
    [one] { $tokens } pion en réserve
    [many] { $tokens } de pions en réserve
   *[other] { $tokens } pions en réserve
 }
seat-turn-tokens = { $tokens ->
    [one] { $tokens } pion à utiliser ce tour
    [many] { $tokens } de pions à utiliser ce tour
   *[other] { $tokens } pions à utiliser ce tour
 }
seat-sacrificed = { $tokens ->
    [one] { $tokens } sacrifié
    [many] { $tokens } sacrifiés
   *[other] { $tokens } sacrifiés
 }
seat-talisman = Talisman : choisit en premier
seat-card = Gardien { $card }
seat-card-hidden = Gardien choisi
seat-acts = c’est son tour
seat-wins = gagne

## The score sheet

score-title = Feuille de score
score-title-now = Score si la partie finissait maintenant
score-ruins = Pions sur des ruines
score-small_temples = Petits temples
score-large_temples = Grands temples
score-complete_tiles = Tuiles complètes
score-tiles_reached = Tuiles visitées
score-sacrifices = Pions sacrifiés
score-total = Score total
how-ruins = 1 chacun
how-small_temples = 2 par temple avec un pion à côté
how-large_temples = 3 par temple avec un pion à côté
how-complete_tiles = { $players ->
    [2] 5
   *[other] 8
 } par tuile dont tous les temples sont explorés
how-tiles_reached = 1 à 8 tuiles avec un temple exploré : { $track }
how-sacrifices = du plus au moins de pions sacrifiés : { $points }

## The list of moves

moves-title = Coups joués
moves-none = Aucun coup pour l’instant.
moves-round = Manche { $round }
moves-setup = Mise en place
moved-choose_start = { $who } commence en { $space }
moved-choose_guardian = { $who } prend un Gardien
moved-choose_guardian-shown = { $who } prend le Gardien { $card } ({ $name })
moved-place = { $who } place un pion en { $space }
moved-place-paid = { $who } place un pion en { $space } contre un sacrifice
moved-sacrifice = { $who } sacrifie un pion
moved-take_talisman = { $who } prend le talisman
moved-move_tile = { $who } fait glisser la tuile { $tile } dans l’espace vide
moved-move_token = { $who } déplace un pion : { $from } → { $to }
moved-rotate_tile = { $who } fait pivoter la tuile { $tile } dans le sens { $turn ->
    [cw] horaire
   *[ccw] antihoraire
 }
moved-decline_ruins = { $who } renonce à l’action supplémentaire
moved-end_turn = { $who } termine son tour
moved-burnt = { $what } ; pions brûlés : { $spaces }

## A new game

setup-title = Nouvelle partie
setup-players = Joueurs
setup-first = Possède le talisman
setup-seed = Numéro d’île
setup-seed-hint = Un même numéro donne toujours la même île.
setup-hand_over = Gardiens
setup-curtain-yes = Cachés : on se passe l’écran
setup-curtain-no = Visibles : je joue en solo
setup-rulebook = Quelles règles ?
setup-reading = Les règles publiées diffèrent en quelques points
setup-begin = Commencer
setup-name = Nom ({ $who })

## Answers of the table itself

told-new = Nouvelle partie à { $seats ->
    [one] { $seats } joueur
    [many] { $seats } de joueurs
   *[other] { $seats } joueurs
 } sur l’île { $seed }. { $who } a le talisman, donc choisit son Gardien en premier et sa case de départ en dernier.
told-position = La partie continue. { $prompt }
told-undone = Annulé : { $what }.
told-redone = Rétabli : { $what }.
told-others = { $who } : { $moves }.
told-tool = { $tool } : c’est ce que fera votre prochain clic.
told-cards-shown = { $who }, choisissez un Gardien : { $cards }.
told-card = { $who } a pris un Gardien.
told-cards-all = Les Gardiens sont choisis. { $who } joue en premier, avec le Gardien { $card } ({ $name }).
told-turn-next = { $what }. { $who } joue ensuite, avec le Gardien { $card } ({ $name }).
told-round-next = { $what }. La manche { $round } commence : { $who } a le talisman et choisit en premier.
told-over = { $what }. C’était la dernière manche.
told-started = { $what }.
told-all-started = { $what }. Tous les départs sont faits : choisissez vos Gardiens.
told-moved = { $what }. { $why }
told-selected = Pion en { $space } pris en main. Cliquez là où il doit aller.
told-let-go = Pion en { $space } lâché.
told-not-a-tool = Impossible pour l’instant : { $tool }. { $why }
told-choose-card-first = Choisissez d’abord un Gardien.
told-game-over = La partie est finie. Voyez la feuille de score, ou commencez une nouvelle partie.

## How to play, in a nutshell

guide-title = Comment jouer
guide-goal = Huit manches. Plantez vos tentes à côté des temples, sur le plus de tuiles possible : qui a le plus de points gagne.
guide-turn = À chaque manche, chacun prend un Gardien en secret ; le plus petit numéro joue en premier. À votre tour, vous placez trois pions, chacun à côté d’un des vôtres, et pouvez utiliser votre Gardien une fois, quand vous voulez.{ $voluntary_sacrifice ->
    [true] { " " }Un pion peut aussi être sacrifié juste pour les points.
   *[false] { "" }
 }
guide-temple = Temple : aucun pion n’y va, mais { $temple_reach ->
    [last_token] le pion que vous venez de placer à côté
   *[any_token] un pion à côté
 } atteint toutes les autres cases autour. Un petit vaut 2 points, un grand 3.
guide-forest = Forêt : y entrer demande un second pion, en sacrifice ; d’une forêt que vous occupez à la suivante, c’est gratuit.
guide-water = Eau : contre un sacrifice, vous traversez vers n’importe quelle rive du même cours d’eau{ $temple_water ->
    [joins] , et au-delà par les temples qui le bordent.
   *[ends] .
 }
guide-mountain = Montagne : fermée.
guide-volcano = Volcan : un pion qui s’y trouve à la fin de votre tour brûle et compte comme sacrifié.
guide-ruins = Ruines : un point, et une action supplémentaire { $ruins_timing ->
    [same_turn] pendant ce tour
   *[immediate] sur-le-champ
 } : déplacer ou faire pivoter cette tuile, ou déplacer l’un de vos pions qui s’y trouvent.
