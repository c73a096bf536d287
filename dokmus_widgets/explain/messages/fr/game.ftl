seat-name = { $seat ->
    [0] Bleu
    [1] Orange
    [2] Jaune
   *[3] Violet
}

## Headings and what to do now

heading-start = Mise en place
heading-round = Manche { $round } sur 8

prompt-start = { $who } : choisissez une pastille pour y commencer, en prairie ou en forêt sur la bordure externe d’une tuile de coin.
prompt-start-none = Il ne reste aucune case de départ pour { $who }. Commencez une nouvelle partie.
prompt-place = { $who } : placez un pion sur une pastille. Si elle porte une flamme, sacrifiez-en un autre.
prompt-anywhere = { $who } : vous n’avez aucun placement permis ; placez donc un pion sur n’importe quelle case libre de prairie, forêt, ruines ou volcan.
prompt-pay = { $who } : choisissez une case à atteindre en traversant l’eau ; vous y placez un pion et en sacrifiez un autre.
prompt-tile = { $who } : choisissez une tuile à faire glisser dans l’espace vide. Seules les tuiles de sa ligne ou de sa colonne peuvent glisser.
prompt-rotate = { $who } : choisissez la tuile à faire pivoter.
prompt-token = { $who } : choisissez le pion à déplacer.
prompt-token-target = { $who } : choisissez la nouvelle case du pion en { $space }, ou de nouveau ce pion pour annuler.
prompt-ruins = { $who } : faites maintenant l’action supplémentaire sur la tuile { $tile }, ou renoncez-y.
prompt-end = { $who } : tous vos pions sont utilisés. { $left ->
    [ruins] Vous pouvez encore faire votre action supplémentaire, ou terminer votre tour.
    [guardian] Vous pouvez encore utiliser votre Gardien, ou terminer votre tour.
   *[nothing] Terminez votre tour.
 }
prompt-cards = { $who } : choisissez un Gardien. Le plus petit numéro joue en premier ; votre Gardien reste caché jusqu’à votre tour.{ $players ->
    [2] { " " }À deux joueurs, seuls les Gardiens 2, 3 et 4 sont en jeu.
   *[other] { "" }
 }
prompt-over-tie = Égalité : { part-points }. { $who } gagne au nombre de pions sacrifiés.
prompt-over-shared = Victoire partagée : { $who }, avec { part-points } chacun.
burn-warning = À la fin de votre tour, { $count ->
    [one] votre pion en { $spaces } brûlera dans le volcan et comptera comme sacrifié.
    [many] vos pions sur un volcan brûleront et compteront comme sacrifiés : { $spaces }.
   *[other] vos pions sur un volcan brûleront et compteront comme sacrifiés : { $spaces }.
 }
ruins-warning = Une action supplémentaire attend sur la tuile { $tile } : faites-la pendant ce tour, sinon elle est perdue.

## Hand-over

curtain-title = Passez l’appareil à { $who }
curtain-text = { $who } choisit maintenant un Gardien en secret. Les autres, ne regardez pas !
curtain-open = Je suis { $who } : voir les Gardiens
curtain-pass = En solo ? Ne plus cacher les Gardiens

## The guardian cards

card-1 = Prendre le talisman
    .in = prendre le talisman
card-1-text = Joue en premier. Vous devenez premier joueur : vous choisissez en premier dès la prochaine manche.
card-2 = Déplacer une tuile
    .in = déplacer une tuile
card-2-text = Faites glisser une tuile, avec tout ce qu’elle porte, dans l’espace vide situé sur sa ligne ou sa colonne, au besoin par-dessus une autre tuile.
card-3 = Déplacer un pion
    .in = déplacer un pion
card-3-text = Déplacez l’un de vos pions, sauf s’il est sur des ruines, vers une case libre adjacente ou autour d’un temple qu’il touche, sans traverser l’eau. Les forêts sont gratuites.
card-4 = Faire pivoter une tuile
    .in = faire pivoter une tuile
card-4-text = Faites pivoter n’importe quelle tuile d’un quart de tour, dans un sens ou l’autre, avec tout ce qu’elle porte.
card-5 = Action 2, 3 ou 4
    .in = action 2, 3 ou 4
card-5-text = Joue en dernier. Déplacez une tuile, déplacez un pion ou faites pivoter une tuile.
cards-label = Gardiens au choix

## What can be done

tools-label = Action sur la case choisie
tool-place = Placer un pion
tool-pay = Traverser quand même
tool-move_tile = Déplacer une tuile
tool-move_token = Déplacer un pion
tool-rotate = Faire pivoter
tool-hint-guardian = votre Gardien
tool-hint-pay = avec sacrifice
tool-hint-ruins = ruines de la tuile { $tile }
do-label = Actions
do-take_talisman = Prendre le talisman
do-decline_ruins = Renoncer à l’action
do-sacrifice = Sacrifier un pion
do-end_turn = Terminer le tour
do-undo = Annuler
do-cancel = Annuler la sélection
do-undo-others = Revenir à mon dernier coup
do-redo = Rétablir
do-undo-none = Encore rien à annuler.
do-undo-hidden = Impossible d’annuler : on ne revient pas sur un Gardien choisi en secret ou révélé.
do-redo-none = Rien à rétablir.

## To take along, and to open again

do-copy_link = Copier le lien
do-copy_code = Copier le code
copy-again = Copier
copy-done = C’est copié.
copy-refused = Votre navigateur ne permet pas la copie. Le texte est sélectionné : copiez-le vous-même.
copy-link = Lien vers cette position
copy-code = Code de cette position
copy-code-hint = Collez-le dans « Enregistrer et ouvrir », ou en Python : GameWidget(position="...").
copy-link-hint = Ce lien montre tout ce qui est sur la table, y compris les Gardiens non révélés.
copy-record = Relevé de cette partie
copy-record-hint = Un texte à garder dans un fichier. Pour le rouvrir : « Enregistrer et ouvrir ».
keep-title = Enregistrer et ouvrir
keep-text = Code ou lien d’une position, ou relevé d’une partie
keep-text-hint = Remplace la partie en cours.
keep-open = Ouvrir
keep-record = Copier le relevé de cette partie
keep-record-secret = il révèle les Gardiens cachés de cette manche

## Seats

seats-label = Joueurs
seat-supply = { $tokens ->
    [one] { $tokens } pion en réserve
    [many] { $tokens } de pions en réserve
   *[other] { $tokens } pions en réserve
 }
seat-turn-tokens = { $tokens ->
    [one] { $tokens } pion à utiliser ce tour-ci
    [many] { $tokens } de pions à utiliser ce tour-ci
   *[other] { $tokens } pions à utiliser ce tour-ci
 }
seat-talisman = Talisman : choisit son Gardien en premier
seat-card = Gardien { $card }
seat-card-hidden = Gardien choisi
seat-acts = c’est son tour

## The score sheet

score-title = Feuille de score
score-title-now = Score si la partie finissait maintenant
score-ruins = Pions sur des ruines
    .in = pions sur des ruines
score-small_temples = Petits temples
    .in = petits temples
score-large_temples = Grands temples
    .in = grands temples
score-complete_tiles = Tuiles complètes
    .in = tuiles complètes
score-tiles_reached = Tuiles visitées
    .in = tuiles visitées
score-sacrifices = Sacrifices
    .in = sacrifices
score-total = Score total
    .in = score total
how-ruins = 1 chacun
how-small_temples = 2 par temple à côté d’un pion
how-large_temples = 3 par temple à côté d’un pion
how-complete_tiles = { $players ->
    [2] 5
   *[other] 8
 } par tuile dont tous les temples sont explorés
how-tiles_reached = { $tiles ->
    [one] { $tiles } tuile
    [many] 1 à { $tiles } de tuiles
   *[other] 1 à { $tiles } tuiles
 } avec un temple exploré : { $track }
how-sacrifices = selon le rang : { $points }

## The list of moves

moves-title = Coups joués
moves-none = Aucun coup pour l’instant.
moves-round = Manche { $round }
moves-setup = Mise en place
moved = { $who } { $what }
moved-choose_start = a commencé en { $space }
moved-choose_guardian = a choisi un Gardien
moved-choose_guardian-shown = a choisi le Gardien { $card } ({ $name })
moved-place = a placé un pion en { $space }
moved-places = a placé des pions en { $spaces }
moved-place-paid = a placé un pion en { $space } avec un sacrifice
moved-sacrifice = a sacrifié un pion
moved-take_talisman = a pris le talisman
moved-move_tile = a fait glisser la tuile { $tile } dans l’espace vide
moved-move_token = a déplacé un pion de { $from } à { $to }
moved-rotate_tile = a fait pivoter la tuile { $tile } dans le sens { part-turned }
moved-decline_ruins = a renoncé à l’action supplémentaire
moved-end_turn = a terminé son tour
moved-burnt = { $what } ; pions brûlés : { $spaces }

## A new game

setup-title = Nouvelle partie
setup-players = Joueurs
setup-first = Possesseur du talisman
setup-seed = Numéro d’île
setup-seed-hint = Le même numéro donne la même île.
setup-hand_over = Gardiens
setup-curtain-yes = Cachés aux autres joueurs
setup-curtain-no = Visibles : je joue en solo
setup-rulebook = Quelles règles ?
setup-reading = Les règles publiées diffèrent sur quelques points
setup-begin = Commencer
setup-name = Nom ({ $who })

## Answers of the table itself

told-new = Nouvelle partie à { $seats ->
    [one] { $seats } joueur
    [many] { $seats } de joueurs
   *[other] { $seats } joueurs
 } sur l’île { $seed }. { $who } a le talisman, et choisit donc son Gardien en premier et sa case de départ en dernier.
told-position = La partie continue. { $prompt }
told-undone = Annulé : { $what }.
told-redone = Rétabli : { $what }.
told-others = { $who } { $moves }.
told-turn-line = { $who } : { $moves ->
    [none] aucun coup
   *[other] { $moves }
 } ; points : { $gain }.
told-turn-paid = { $sign ->
    [none] un pion sacrifié
   *[other] { $sign } (un pion sacrifié)
 }
told-turn-burned = brûlé : { $spaces }
told-turn-moved = { $sign } (maintenant { $now })
told-turn-moved-paid = { $sign } (maintenant { $now }, un pion sacrifié)
told-carried = Vos pions : { $spaces }.
told-changed = Vos points : { $points } ({ $lines }).
told-cards-shown = { $who }, choisissez un Gardien : { $cards }.
told-card = { $who } a choisi un Gardien.
told-cards-all = Les Gardiens sont choisis. { $who } joue en premier, avec le Gardien { $card } ({ $name }).
told-turn-next = { $who } joue ensuite, avec le Gardien { $card } ({ $name }).
told-round-next = La manche { $round } commence : { $who } a le talisman et choisit en premier.
told-over = C’était la dernière manche.
told-action = { $what }.
told-all-started = Tout le monde a commencé : place au choix des Gardiens.
told-moved = { $what }. { $why }
told-selected = Pion en { $space } sélectionné. Choisissez sa nouvelle case.
told-let-go = Pion en { $space } désélectionné.
told-not-a-tool = Impossible pour l’instant ({ $tool }). { $why }
told-no-space = Aucune case ne s’y prête.
told-choose-card-first = Choisissez d’abord un Gardien.
told-choose-card = Choisissez votre Gardien.
told-game-over = La partie est finie. Consultez la feuille de score, ou commencez une nouvelle partie.

## How to play, in a nutshell

guide-goal = Après huit manches, le joueur qui a le plus de points gagne. Placez des pions à côté des temples, sur le plus de tuiles possible.
guide-turn = À chaque manche, chacun choisit un Gardien en secret ; le plus petit numéro joue en premier. À votre tour, vous utilisez trois pions, placés à côté des vôtres ou sacrifiés, et pouvez utiliser votre Gardien une fois, quand vous voulez.{ $voluntary_sacrifice ->
    [true] { " " }Vous pouvez aussi sacrifier un pion juste pour les points.
   *[false] { "" }
 }
guide-temple = Temple : aucun pion n’y va, mais, { $temple_reach ->
    [last_token] depuis le pion placé en dernier pendant ce tour, s’il est à côté,
   *[any_token] depuis un pion à côté,
 } vous atteignez toutes les autres cases autour. À côté d’un de vos pions, un petit vaut 2 points, un grand 3.
guide-forest = Forêt : elle coûte un sacrifice, sauf si vous avez un pion dans une forêt adjacente, ou dans une forêt à côté du même temple.
guide-water = Eau : interdite aux pions, mais depuis un pion à côté, un sacrifice vous mène à n’importe quelle rive du même cours d’eau{ $temple_water ->
    [joins] , et au-delà par les temples qui le bordent.
   *[ends] .
 }
guide-mountain = Montagne : interdite aux pions.
guide-volcano = Volcan : un pion y brûle à la fin de votre tour et compte comme sacrifié.
guide-ruins = Ruines : un point et, { $ruins_timing ->
    [same_turn] pendant ce tour
   *[immediate] tout de suite
 }, une action supplémentaire, qui fait glisser ou pivoter cette tuile, ou déplace l’un de vos pions qui s’y trouvent.

## The page of a game

status-start = Départ : { $who }, choisissez une pastille
status-start-others = Départ : { $who } choisit sa case
status-cards = Manche { $round }/8 : { $who } choisit un Gardien
status-turn = Manche { $round }/8 : { $who }, encore { part-tokens }
status-ruins = Manche { $round }/8 : { $who }, action supplémentaire ({ $tile })
status-end = Manche { $round }/8 : { $who }{ $left ->
    [ruins] , encore l’action supplémentaire
    [guardian] , encore le Gardien { $card }
   *[nothing] { "" } peut terminer son tour
 }
status-others = Manche { $round }/8 : { $who } joue
status-next = Manche { $round }/8 : à { $who } de jouer
status-over = { $who } gagne avec { $margin ->
    [one] { $margin } point
    [many] { $margin } de points
   *[other] { $margin } points
 } d’avance : { $points } à { $next }
note-anywhere = Vous n’avez aucun placement permis : ce pion peut donc aller sur n’importe quelle case libre de prairie, forêt, ruines ou volcan.
line-own = vous
line-talisman = talisman
line-supply = { part-tokens }
player-line = { $who } : { $facts }.{ $moves ->
    [none] { "" }
   *[other] { " " }Au dernier tour, { $who } { $moves }. Points de ce tour : { $gain }.
 }{ $since ->
    [none] { "" }
   *[other] { " " }Points depuis : { $since }.
 } Total : { $total }.
result-label = Résultat
result-part = { $kind } : { $points }
result-decided = { $kind } : voilà ce qui a fait la différence ({ $more } pour { $who }, { $less } pour { $other }).
score-title-counts = Feuille de score : nombre · points
score-count = { $count } · { $points }
toolbar-label = Outils
setup-against = Adversaires
setup-against-computer = L’ordinateur
setup-against-people = D’autres personnes, sur cet appareil
setup-against-seats = À choisir pour chaque joueur
setup-level = Niveau
setup-more = Noms et premier joueur
setup-cancel = Revenir à la partie
setup-ask = Choisissez qui joue, puis « Commencer ».
panel-menu = Menu
panel-guide = Comment jouer
panel-settings = Réglages
panel-share = Partager
share-position = Cette position
share-position-hint = { $cards ->
    [hidden] Jouer la suite à partir d’ici, sans l’ordinateur. Les Gardiens non révélés sont omis.
    [over] Le plateau à la fin de la partie.
   *[none] Jouer la suite à partir d’ici, sans l’ordinateur.
 }
share-game = Cette partie
share-game-hint = { $cards ->
    [hidden] Revoir la partie, avec les joueurs et leurs niveaux. Les Gardiens non révélés sont omis.
   *[other] Revoir la partie, avec les joueurs et leurs niveaux.
 }
share-island = La même île
share-island-hint = Une nouvelle partie, avec autant de joueurs et les mêmes niveaux.
share-with = Partager…
share-run-hint = À exécuter en Python pour commencer une nouvelle partie.
share-player = { $who } (niveau { $level })
share-drawn = Ce Gardien n’est pas encore révélé ; un autre, tiré au hasard, le remplace.
share-no-island = Cette île n’a pas de lien : la partie vient d’une position, ou elle a ses propres tuiles ou joueurs.
panel-keys = Raccourcis clavier
panel-course = Toutes les leçons
panel-close = Fermer
setting-pace-label = Vitesse de l’ordinateur
setting-pace-0 = Très lente
setting-pace-1 = Lente
setting-pace-2 = Moyenne
setting-pace-3 = Rapide
setting-pace-4 = Très rapide
setting-sound = Son
setting-motion = Animations
setting-letters = Raccourcis à une lettre
    .hint = Des touches comme H pour un indice et E pour terminer le tour.
setting-dots = Pastilles sur les cases permises
setting-confirm = Confirmer chaque coup
    .hint = Sur un écran tactile, une première pression montre le coup, la suivante le joue.
setting-coordinates = Coordonnées
setting-coordinates-edge = Au bord
setting-coordinates-all = Sur chaque case
setting-coordinates-none = Aucune
setting-colours = Couleurs du jeu
setting-colours-auto = Comme la page
setting-colours-light = Claires
setting-colours-dark = Sombres
setting-colours-contrast = Contraste élevé
my-games-title = Mes parties
my-games-none = Aucune partie pour l’instant. Chaque partie commencée est enregistrée ici.
my-games-open = Ouvrir
my-games-delete = Supprimer
my-games-now = Ouverte en ce moment
my-games-review = Analyser
my-games-unreadable = Cette partie est illisible.
my-games-player = { $who } { $points }
my-games-line = { $players }{ $seed ->
    [none] { "" }
   *[other] { " · " }île { $seed }
 }
keys-enter = Entrée
keys-space = Espace
keys-escape = Échap
keys-board = Passer d’une case à l’autre
keys-choose = Choisir la case ou le Gardien
keys-next = Case utilisable suivante ou précédente
keys-card = Aller à un Gardien
keys-guardian = Action du Gardien
keys-reach = Afficher ou masquer les cases à portée
keys-replay = Revoir les derniers tours
keys-pause = Mettre en pause ou reprendre
keys-keys = Cette liste
keys-close = Fermer, annuler ou revenir
