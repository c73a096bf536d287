### The position editor: what is in hand, what was changed, what a real game never has; pictures.

## What is in hand

brush-tokens = Pions
brush-terrain = Terrains
brush-tiles = Tuiles
brush-turn = Ce tour
brush-take = Enlever
brush-rotate_cw = Pivoter ↻
brush-rotate_ccw = Pivoter ↺
brush-turn_over = Retourner
brush-swap = Échanger
brush-last = Placé en dernier
brush-wait = Action en attente
brush-lay = Poser une tuile
brush-lay-none = Choisir une tuile
brush-put-hint = Cliquez sur une case pour y placer un pion ({ $who }) ; cliquez encore pour l’enlever.
brush-take-hint = Cliquez sur un pion pour l’enlever du plateau.
brush-paint-hint = Cliquez sur une case pour y mettre : { $terrain }.
brush-rotate-hint = Cliquez sur une tuile pour la faire pivoter d’un quart de tour, avec ses pions.
brush-over-hint = Cliquez sur une tuile pour la retourner sur son autre face.
brush-swap-hint = Cliquez sur deux tuiles, ou sur une tuile et l’espace vide, pour les échanger.
brush-swap-second = En main : { $tile }. Cliquez là où cela doit aller.
brush-lay-hint = Cliquez là où doit se trouver la tuile { $tile }.
brush-last-hint = Cliquez sur le dernier pion placé pendant ce tour.
brush-wait-hint = Cliquez sur des ruines : une action supplémentaire attend sur leur tuile.

## The sheet

editor-title = Éditeur de positions
editor-tools = Outils
editor-unfinished = Pas encore une position
editor-impossible = Impossible dans une vraie partie
editor-unusual = Possible, mais inhabituel
editor-sound = Une vraie partie peut en arriver là.
editor-settings = Le moment de la partie
editor-counts = Pions sacrifiés
editor-counts-hint = Sur les 25 pions de chacun, ceux qui ne sont ni sur le plateau ni sacrifiés sont dans la réserve.
editor-begin = Recommencer
editor-begin-hint = « Annuler » ramène cette position.
editor-size = Vos tuiles : cases par côté
editor-json = Document de cette position
editor-json-hint = Du JSON, pour des programmes ou pour le garder. Rouvrez-le plus bas.
editor-keep-text = Code, lien ou document d’une position, ou relevé d’une partie
editor-keep-hint = Cela remplace cette position ; « Annuler » la ramène.
editor-do-sample = En pleine partie
editor-do-new = Mise en place
editor-do-blank = Vos tuiles, vierges
editor-do-clear = Enlever tous les pions
editor-do-document = Copier le document

## What can be set

edit-players = Joueurs
edit-rules = Règles
edit-round = Manche
edit-phase = Phase de jeu
edit-talisman = Le talisman
edit-to_act = À qui de jouer
edit-cards = Gardiens
edit-sacrificed = Pions sacrifiés
edit-tokens_left = Pions restants
edit-guardian_left = Gardien inutilisé
edit-ruins = Actions supplémentaires en attente
edit-last = Placé en dernier
edit-card-of = Gardien ({ $who })
edit-none = Aucun
edit-used = Gardien
edit-used-yes = Utilisé
edit-used-no = Pas encore utilisé
edit-phase-start = Choix des départs
edit-phase-guardians = Choix des Gardiens
edit-phase-turns = Tours de jeu
edit-phase-over = Partie finie
edit-the-gap = l’espace vide

## What was done

edited-begun = Placez des pions, peignez, faites pivoter des tuiles, réglez le tour : tout peut changer.
edited-put = Pion placé en { $space } ({ $who }).
edited-take = Pion enlevé de { $space } ({ $who }).
edited-paint = { $space } devient : { $terrain }.
edited-lay = La tuile { $tile } couvre maintenant les cases { $first } à { $last }.
edited-rotate = La tuile { $tile } a pivoté dans le sens { $turn ->
    [cw] horaire
   *[ccw] antihoraire
 }.
edited-over = La tuile est retournée : { $tile } est maintenant visible.
edited-swap = Places échangées : { $one } et { $other }.
edited-set = Réglé : { $what }.
edited-clear = Tous les pions sont revenus dans la réserve.
edited-new = Voici la mise en place d’une partie : les cases de départ restent à choisir.
edited-sample = Voici le milieu d’une partie jouée au hasard.
edited-blank = Vos propres tuiles, tout en prairie : peignez-les.
edited-load = La position est ouverte.
edited-undone = Le dernier changement est annulé.
edited-redone = Le changement est rétabli.
edited-nothing = Rien ne change : c’est déjà ainsi.
also-gone = Hors de la partie, avec tous leurs pions : { $names }.
also-tiles-gone = La troisième ligne de tuiles est retirée : { $tiles }.
also-tiles-come = Une troisième ligne de tuiles est posée : { $tiles }.
also-tokens = { $count ->
    [one] { $count } pion revient
    [many] { $count } de pions reviennent
   *[other] { $count } pions reviennent
 } dans la réserve ({ $who }).
also-cards-back = Tous les Gardiens sont rendus.
also-cards = Les Gardiens changent aussi : { $cards }.
also-card = { $who } { $card ->
    [0] aucun
   *[other] { $card }
 }
also-talisman = Le talisman passe à { $who }.
also-to_act = C’est maintenant à { $who } de jouer.
also-left = Pions restants pour ce tour : { $count }.
also-ruins = Actions supplémentaires encore en attente : { $count }.
also-last = Plus aucun pion n’est marqué comme placé en dernier.

## What cannot be done

edit-no-token = Il n’y a pas de pion en { $space }.
edit-no-seat = Il n’y a pas de joueur { $who } ici : dites { $names }, ou un nombre de 0 à { $last }.
edit-no-tile = Il n’y a pas de tuile { $tile } dans ce jeu de tuiles.
edit-no-such-tile = Il n’y a pas de tuile { $tile } : choisissez parmi { $tiles }, avec la face A ou B si vous voulez.
edit-no-slot = Il n’y a pas de place { $slot } : elles vont de 0 à { $last }, ligne par ligne.
edit-gap-stays = L’espace vide doit bien être quelque part : déplacez-le d’abord, en l’échangeant avec une tuile.
edit-is-gap = C’est l’espace vide : il n’y a pas de tuile ici.
edit-side = Une tuile a les faces A et B, mais pas de face { $side }.
edit-rotation = Une tuile pivote de 0 à 3 quarts de tour, pas de { $value }.
edit-no-terrain = Il n’y a pas de terrain { $terrain } : choisissez parmi { $known }.
edit-no-brush = Rien ne s’appelle { $brush } ici{ $near ->
    [none] .
   *[other] . Vouliez-vous dire { $near } ?
 }
edit-no-ruins = Il n’y a pas de ruines en { $space }.
edit-no-last = La personne dont c’est le tour n’a pas de pion en { $space }.
edit-no-turn = Cela ne se règle que pendant les tours de jeu : choisissez d’abord cette phase.
edit-no-phase = Il n’y a pas de phase { $value }, seulement { $phases }.
edit-no-card = Il n’y a pas de Gardien { $card } dans cette partie, seulement { $cards }.
edit-cards-none = Dans cette phase, personne n’a de Gardien.
edit-to_act-start = Les pions disent à qui est le prochain départ : placez ou enlevez un pion de départ.
edit-to_act-over = Quand la partie est finie, plus personne ne joue.
edit-range = { $name } : il faut un nombre de { $least } à { $most }, pas { $value }.
edit-yes-no = { $name } : il faut True ou False, pas { $value }.
edit-by-seat = { $name } : donnez une liste pour les { $players } joueurs, ou des valeurs par place.
edit-ruins-most = { $most ->
    [one] Pas plus de { $most } action supplémentaire ne peut attendre.
    [many] Pas plus de { $most } d’actions supplémentaires ne peuvent attendre.
   *[other] Pas plus de { $most } actions supplémentaires ne peuvent attendre.
 }
edit-size = Une tuile a de { $least } à { $most } cases par côté, pas { $size }.
edit-unfinished = Il manque quelque chose, ce n’est pas encore une position : la liste des remarques dit quoi.
edit-not-saved = On ne peut rien lire dans { $value } : une position se donne par un code, un lien, un document, un relevé ou un State.
edit-not-json = Ce n’est pas un document : il est illisible à partir de la ligne { $line }, colonne { $column }.
edit-not-a-position = Ce document n’est pas une position : { $fault }{ $count ->
    [one] .
    [many] , entre autres.
   *[other] , entre autres.
 }

## What is missing

unfinished-card = { $who } n’a pas de Gardien, or chacun joue son tour avec un Gardien.
unfinished-starts = { $who } a { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } sur le plateau : tant qu’on choisit les départs, personne n’en a plus d’un.
unfinished-start-order = { $who } ne peut pas encore être en jeu : quelqu’un dont c’est le tour avant ne l’est pas.
unfinished-start-done = Tous les départs sont faits : passez au choix des Gardiens.
unfinished-guardians-order = { $who } ne peut pas encore avoir de Gardien : quelqu’un qui choisit avant n’en a pas.
unfinished-guardians-done = Chacun a son Gardien : passez aux tours de jeu.

## What no real game has

impossible-over = La partie finit après la manche { $rounds }, et c’est ici la manche { $round }.
impossible-start-round = On ne choisit les départs qu’à la manche 1.
impossible-used-more = { $who } a utilisé { $used ->
    [one] { $used } pion
    [many] { $used } de pions
   *[other] { $used } pions
 } (sur le plateau ou sacrifiés), et c’est trop : un au départ et trois par tour, cela fait { $usual } à ce moment de la partie.
impossible-used-less = { $who } a utilisé { $used ->
    [one] { $used } pion
    [many] { $used } de pions
   *[other] { $used } pions
 } (sur le plateau ou sacrifiés), et c’est trop peu : un au départ et trois par tour, cela fait { $usual } à ce moment de la partie.
impossible-sacrificed = { $who } ne peut pas encore avoir sacrifié { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } : { $most } au plus.
impossible-volcano = Il y a des pions sur un volcan ({ $who } : { $spaces }), et ce n’est pas le tour de cette couleur : ils auraient brûlé à la fin du sien.
impossible-volcano-now = { $who } a { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } sur des volcans ({ $spaces }) : pendant ce tour, il n’a pu en arriver que { $most }.
impossible-start-tile = { $who } partage la tuile { $tile } avec un autre pion de départ.
impossible-start-corner = { $who } commence en { $spaces }, qui n’est pas sur une tuile de coin.
impossible-start-space = { $who } commence en { $spaces } : ce n’est ni une prairie ni une forêt en bordure externe.
impossible-gap = Aucune tuile n’a pu bouger encore, donc l’espace vide doit être { $players ->
    [2] au milieu de la ligne du haut.
   *[other] au milieu.
 }
impossible-last-early = Le pion en { $spaces } ne peut pas avoir été placé pendant ce tour : aucun pion de ce tour n’est encore utilisé.
impossible-last-none = { $who } a utilisé des pions pendant ce tour : l’un d’eux doit être marqué comme placé en dernier.
impossible-talisman = { $who } a utilisé le Gardien 1, qui prend le talisman, et doit donc l’avoir.
impossible-waiting-token = { $count ->
    [one] { $count } action supplémentaire attend
    [many] { $count } d’actions supplémentaires attendent
   *[other] { $count } actions supplémentaires attendent
 } sur la tuile { $tile }, et { $who } n’a pas autant de pions sur ses ruines.
impossible-waiting-now = Une seule action supplémentaire peut attendre : elle se fait sur-le-champ ou se perd.
impossible-waiting-many = { $count ->
    [one] { $count } action supplémentaire attend
    [many] { $count } d’actions supplémentaires attendent
   *[other] { $count } actions supplémentaires attendent
 }, et { $most ->
    [0] pendant ce tour, { $who } n’a atteint aucune ruine.
   *[other] pendant ce tour, { $who } n’a pu en gagner que { $most }.
 }

## What is seldom seen

unusual-tiles = Les tuiles sont les vôtres, ou peintes : elles ne viennent pas de la boîte.
unusual-size = Cases par côté d’une tuile : { $size } ; dans la boîte, c’est { $usual }.
unusual-temples = { $count ->
    [one] { $count } tuile du plateau a
    [many] { $count } de tuiles du plateau ont
   *[other] { $count } tuiles du plateau ont
 } moins de { $least } ou plus de { $most } temples.
unusual-reading = Ce mélange de règles n’est celui d’aucune règle publiée.
unusual-start = { $who } ne trouve aucune case de départ.
unusual-no-token = { $who } n’a aucun pion sur le plateau, et peut donc aller partout.
unusual-anywhere = { $who } n’atteint aucune case, et peut donc aller partout.
unusual-used = { $who } a utilisé { $used ->
    [one] { $used } pion
    [many] { $used } de pions
   *[other] { $used } pions
 } et non { $usual } : cela n’arrive que si le plateau a été plein un moment.
unusual-sacrificed = { $who } a sacrifié { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } sur { $used } : plus de la moitié.
unusual-waiting = Actions supplémentaires en attente à la fois : { $count }.
unusual-alone = { $count ->
    [one] Pion isolé ({ $who } : { $spaces }) : aucun autre pion de cette couleur ne l’atteint.
    [many] Pions isolés ({ $who } : { $spaces }) : aucun autre pion de cette couleur ne les atteint.
   *[other] Pions isolés ({ $who } : { $spaces }) : aucun autre pion de cette couleur ne les atteint.
 }

## Pictures to take along

picture-do = Enregistrer l’image
picture-files = L’image en fichiers
picture-svg = Télécharger en SVG
picture-png = Télécharger en PNG
picture-svg-hint = net à toute taille
picture-png-hint = pour tous les programmes
picture-no-png = Les images PNG demandent une bibliothèque qui n’est pas installée ici. Installez-la avec : pip install "dokmus-widgets[png]". Le SVG s’en passe.
picture-marked = Cases marquées : { $spaces }.
picture-width = Une image a de { $least } à { $most } pixels de large, pas { $width }.
picture-mark = { $mark } n’est pas une marque : écrivez ring:c4, cross:c4 ou arrow:c4-d5.
