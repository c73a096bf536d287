## What is in hand

brush-tokens = Pions
brush-terrain = Terrains
brush-tiles = Tuiles
brush-turn = Ce tour
brush-take = Enlever
brush-rotate_cw = Faire pivoter ↻
brush-rotate_ccw = Faire pivoter ↺
brush-turn_over = Retourner
brush-swap = Échanger
brush-last = Placé en dernier
brush-wait = Action supplémentaire
brush-lay = Poser une tuile
brush-lay-none = Choisir une tuile
brush-put-hint = Cliquez sur une case pour ajouter un pion ({ $who }) ; cliquez de nouveau pour l’enlever.
brush-take-hint = Cliquez sur un pion pour l’enlever.
brush-paint-hint = Cliquez sur une case pour y mettre : { $terrain }.
brush-rotate-hint = Cliquez sur une tuile pour la faire pivoter d’un quart de tour, avec ses pions.
brush-over-hint = Cliquez sur une tuile pour la retourner.
brush-swap-hint = Cliquez sur deux tuiles, ou sur une tuile et l’espace vide, pour les échanger.
brush-swap-second = Sélection : { $tile }. Cliquez sur son nouvel emplacement.
brush-lay-hint = Cliquez là où doit se trouver la tuile { $tile }.
brush-last-hint = Cliquez sur le pion placé en dernier pendant ce tour.
brush-wait-hint = Cliquez sur des ruines dont l’action supplémentaire n’est pas encore faite.

## The sheet

editor-title = Éditeur de positions
editor-tools = Outils
editor-unfinished = Position incomplète
editor-impossible = Impossible dans une vraie partie
editor-unusual = Possible, mais inhabituel
editor-sound = Possible dans une vraie partie.
editor-settings = Tour et Gardiens
editor-counts = Pions sacrifiés
editor-counts-hint = Chaque joueur a 25 pions : ceux qui ne sont ni sur le plateau ni sacrifiés sont dans la réserve.
editor-begin = Repartir de zéro
editor-begin-hint = « Annuler » permet d’y revenir.
editor-size = Vos tuiles : cases par côté
editor-json = Document de la position
editor-json-hint = Du JSON, pour les programmes. Vous pouvez le rouvrir plus bas.
editor-keep-text = Code, lien ou document d’une position, ou relevé d’une partie
editor-keep-hint = Remplace cette position ; « Annuler » permet d’y revenir.
editor-do-sample = En pleine partie
editor-do-new = Mise en place
editor-do-blank = Tuiles vierges
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
edit-used-no = Inutilisé
edit-phase-start = Choix des départs
edit-phase-guardians = Choix des Gardiens
edit-phase-turns = Tours de jeu
edit-phase-over = Partie finie
edit-the-gap = l’espace vide

## What was done

edited-begun = Vous pouvez tout changer : pions, terrains, tuiles, tour.
edited-put = Pion ajouté en { $space } ({ $who }).
edited-take = Pion enlevé de { $space } ({ $who }).
edited-paint = { $space } devient : { $terrain }.
edited-lay = La tuile { $tile } occupe maintenant les cases de { $first } à { $last }.
edited-rotate = La tuile { $tile } a pivoté dans le sens { part-turned }.
edited-over = Tuile retournée : { $tile } est maintenant visible.
edited-swap = Échange fait : { $one } et { $other }.
edited-set = Modifié : { $what }.
edited-clear = Tous les pions sont revenus dans la réserve.
edited-new = Une nouvelle partie : les joueurs choisissent maintenant leur case de départ.
edited-sample = Le milieu d’une partie jouée au hasard.
edited-blank = Vos propres tuiles, couvertes de prairie : peignez-les.
edited-load = Position ouverte.
edited-undone = Dernier changement annulé.
edited-redone = Changement rétabli.
edited-nothing = Rien n’a changé.
also-gone = Hors de la partie, avec tous les pions : { $names }.
also-tiles-gone = Troisième ligne de tuiles enlevée : { $tiles }.
also-tiles-come = Troisième ligne de tuiles ajoutée : { $tiles }.
also-tokens = { $count ->
    [one] { $count } pion revient
    [many] { $count } de pions reviennent
   *[other] { $count } pions reviennent
 } dans la réserve ({ $who }).
also-cards-back = Tous les Gardiens sont revenus.
also-cards = Gardiens modifiés aussi : { $cards }.
also-card = { $who } ({ $card ->
    [0] aucun
   *[other] { $card }
 })
also-talisman = { $who } a maintenant le talisman.
also-to_act = C’est maintenant à { $who } de jouer.
also-left = { $count ->
    [one] Il reste maintenant { $count } pion pour ce tour.
    [many] Il reste maintenant { $count } de pions pour ce tour.
   *[other] Il reste maintenant { $count } pions pour ce tour.
 }
also-ruins = Actions supplémentaires encore en attente : { $count }.
also-last = Plus aucun pion n’est marqué comme placé en dernier.

## What cannot be done

edit-no-token = Il n’y a pas de pion en { $space }.
edit-no-seat = Il n’y a pas de joueur { $who } : indiquez { $names }, ou un nombre de 0 à { $last }.
edit-no-tile = Il n’y a pas de tuile { $tile } dans ce jeu de tuiles.
edit-no-such-tile = Il n’y a pas de tuile { $tile } : choisissez parmi { $tiles }, ou ajoutez sa face, A ou B.
edit-no-slot = Il n’y a pas d’emplacement { $slot } : ils vont de 0 à { $last }, ligne par ligne.
edit-gap-stays = Pour déplacer l’espace vide, échangez-le avec une tuile.
edit-is-gap = C’est l’espace vide : il n’y a pas de tuile ici.
edit-side = Une tuile a les faces A et B, pas { $side }.
edit-rotation = Une tuile pivote de 0 à 3 quarts de tour, pas de { $value }.
edit-no-terrain = Il n’y a pas de terrain { $terrain } : choisissez parmi { $known }.
edit-no-brush = Il n’y a pas d’outil { $brush }{ part-nearest }
edit-no-ruins = Il n’y a pas de ruines en { $space }.
edit-no-last = { $space } n’a pas de pion du joueur dont c’est le tour.
edit-no-turn = Choisissez d’abord la phase des tours de jeu.
edit-no-phase = Il n’y a pas de phase { $value }, seulement { $phases }.
edit-no-card = Il n’y a pas de Gardien { $card } dans cette partie, seulement { $cards }.
edit-cards-none = Dans cette phase, personne n’a de Gardien.
edit-to_act-start = Les pions de départ décident de qui commence ensuite : ajoutez-en ou enlevez-en un.
edit-to_act-over = Personne ne joue après la fin.
edit-range = { $name } doit être un nombre de { $least } à { $most }, pas { $value }.
edit-yes-no = { $name } doit être True ou False, pas { $value }.
edit-by-seat = { $name } demande une liste pour les { $players } joueurs, ou des valeurs joueur par joueur.
edit-ruins-most = { $most ->
    [one] Au plus { $most } action supplémentaire peut attendre.
    [many] Au plus { $most } d’actions supplémentaires peuvent attendre.
   *[other] Au plus { $most } actions supplémentaires peuvent attendre.
 }
edit-size = Une tuile a de { $least } à { $most } cases par côté, pas { $size }.
edit-unfinished = Cette position est incomplète : les remarques disent ce qui manque.
edit-not-saved = { $value } est illisible : donnez un code, un lien, un document, un relevé, une partie, un State ou le Path d’un fichier.
saved-no-file = Impossible de lire { $file } : { $why }.
edit-not-json = Ce n’est pas du JSON valide : ligne { $line }, colonne { $column }.
edit-not-a-position = Ce document n’est pas une position : { $fault }{ $count ->
    [one] .
    [many] , entre autres.
   *[other] , entre autres.
 }

## What is missing

unfinished-card = { $who } doit avoir un Gardien pour que les tours de jeu puissent commencer.
unfinished-starts = { $who } a { part-tokens } sur le plateau : pendant le choix des départs, chacun en a un au plus.
unfinished-start-order = { $who } ne peut pas avoir déjà commencé : un joueur précédent ne l’a pas fait.
unfinished-start-done = Tout le monde a commencé : choisissez la phase du choix des Gardiens.
unfinished-guardians-order = { $who } ne peut pas encore avoir de Gardien : un joueur précédent n’en a pas.
unfinished-guardians-done = Tout le monde a un Gardien : choisissez la phase des tours de jeu.

## What no real game has

impossible-over = La partie finit après la manche { $rounds }, mais on en est à la manche { $round }.
impossible-start-round = On ne choisit les départs qu’à la manche 1.
impossible-used = { $who } a utilisé { part-tokens } (sur le plateau ou sacrifiés) au lieu de { $usual } : un au départ et trois par tour.
impossible-sacrificed = { $who } ne peut pas encore avoir sacrifié { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } : { $most } au plus.
impossible-volcano = Des pions sont sur un volcan ({ $who } : { $spaces }), mais ce n’est pas à { $who } de jouer : ils auraient déjà brûlé.
impossible-volcano-now = { $who } a { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } sur des volcans ({ $spaces }) ; maximum possible pendant ce tour : { $most }.
impossible-start-tile = { $who } commence sur la tuile { $tile }, qui a un autre pion de départ.
impossible-start-corner = { $who } commence en { $spaces }, qui n’est pas sur une tuile de coin.
impossible-start-space = { $who } commence en { $spaces }, qui n’est ni une prairie ni une forêt en bordure externe.
impossible-gap = Aucune tuile n’a encore pu bouger : l’espace vide doit être { $players ->
    [2] au milieu de la ligne du haut.
   *[other] au milieu.
 }
impossible-last-early = Le pion en { $spaces } ne peut pas avoir été placé pendant ce tour : aucun pion de ce tour n’est encore utilisé.
impossible-last-none = { $who } a utilisé des pions pendant ce tour : l’un d’eux doit être marqué comme placé en dernier.
impossible-talisman = { $who } a utilisé le Gardien 1 et doit donc avoir le talisman.
impossible-waiting-token = { $count ->
    [one] { $count } action supplémentaire attend
    [many] { $count } d’actions supplémentaires attendent
   *[other] { $count } actions supplémentaires attendent
 } sur la tuile { $tile }, mais { $who } a moins de pions sur les ruines de cette tuile.
impossible-waiting-now = Une seule action supplémentaire peut attendre : elle se fait tout de suite ou se perd.
impossible-waiting-many = { $count ->
    [one] { $count } action supplémentaire attend
    [many] { $count } d’actions supplémentaires attendent
   *[other] { $count } actions supplémentaires attendent
 }, mais { $most ->
    [0] aucun pion ({ $who }) n’est arrivé sur des ruines pendant ce tour.
   *[other] pendant ce tour, le maximum était de { $most } ({ $who }).
 }

## What is seldom seen

unusual-tiles = Certaines tuiles sont les vôtres, ou peintes : elles ne viennent pas de la boîte.
unusual-size = Tuiles de { $size } sur { $size } ; celles de la boîte font { $usual } sur { $usual }.
unusual-temples = { $count ->
    [one] { $count } tuile du plateau a
    [many] { $count } de tuiles du plateau ont
   *[other] { $count } tuiles du plateau ont
 } moins de { $least } ou plus de { $most } temples.
unusual-reading = Aucune règle publiée ne correspond à ces options.
unusual-start = { $who } n’a aucune case où commencer.
unusual-no-token = { $who } n’a aucun pion sur le plateau, et peut donc placer un pion n’importe où.
unusual-anywhere = { $who } n’a aucune case à portée, et peut donc placer un pion n’importe où.
unusual-used = { $who } a utilisé { part-tokens } et non { $usual } : cela n’arrive que si le plateau est plein.
unusual-sacrificed = { $who } a sacrifié { $count ->
    [one] { $count } pion
    [many] { $count } de pions
   *[other] { $count } pions
 } sur { $tokens } : plus de la moitié.
unusual-waiting = Plusieurs actions supplémentaires attendent en même temps : { $count }.
unusual-alone = { $count ->
    [one] Un pion est hors de portée des autres ({ $who } : { $spaces }).
    [many] Des pions sont hors de portée des autres ({ $who } : { $spaces }).
   *[other] Des pions sont hors de portée des autres ({ $who } : { $spaces }).
 }

## Pictures to take along

picture-do = Enregistrer l’image
picture-files = Fichiers de l’image
picture-svg = Télécharger en SVG
picture-png = Télécharger en PNG
picture-svg-hint = net à n’importe quelle taille
picture-png-hint = pour tous les programmes
picture-no-png = Pour le PNG, il faut une bibliothèque : pip install "dokmus-widgets[png]". Le SVG n’en demande pas.
picture-marked = Cases marquées : { $spaces }.
picture-width = Une image fait de { $least } à { $most } pixels de large, pas { $width }.
picture-mark = { $mark } n’est pas une marque : écrivez ring:c4, cross:c4 ou arrow:c4-d5.
picture-file = Impossible d’écrire { $file } : une image est un fichier .svg ou .png.
prepared-soon = Dessin en cours. Le résultat apparaîtra ici.
prepared-refused = Trop d’images et de graphiques ont été demandés depuis votre réseau. Attendez une minute, puis réessayez.
prepared-full = Trop d’images attendent d’être dessinées. Réessayez dans un instant.
prepared-fault = Le dessin a échoué. Réessayez.
