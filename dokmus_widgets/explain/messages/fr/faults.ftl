### Ce que le moteur de règles trouve de faux dans une position, un code ou un relevé.

## Positions

fault-range = { $value } n’est pas un nombre entier de { $low } à { $high }
fault-no-list = { $value } n’est pas une liste
fault-entries = { $count ->
    [one] la liste a { $count } élément, et non { $wanted }
    [many] la liste a { $count } d’éléments, et non { $wanted }
   *[other] la liste a { $count } éléments, et non { $wanted }
 }
fault-no-object = { $value } n’est pas un objet
fault-missing = manque
fault-no-field = n’est pas un champ d’une position
fault-format = { $value } n’est pas 'dokmus-position'
fault-version = { $value } ne peut pas être lu, seulement { $wanted }
fault-no-switches = { $value } n’est pas un objet avec des options
fault-seats = { $value } n’est pas une liste de cases pour chacun des 2 à 4 joueurs
fault-tiles = { $value } n’est pas un objet de 1 à { $most } tuiles
fault-tile-name = { $value } n’est pas un nom de tuile
fault-sizes = toutes les tuiles doivent avoir la même taille, mais il y a { $places }
fault-size-at = { $size } à { $path }
fault-gaps = il doit y avoir exactement un espace vide (null), et non { $count }
fault-tile-twice = la tuile { $tile } est aussi à { $path }
fault-no-such-tile = { $value } n’est pas parmi les tuiles
fault-closed = aucun pion ne peut se trouver en { $space } : c’est { $terrain }
fault-the-gap = l’espace vide
fault-mountain = une montagne
fault-water = de l’eau
fault-small-temple = un petit temple
fault-large-temple = un grand temple
fault-tokens-most = un joueur doit avoir { $most } pions, et non { $count }
fault-stands = il y a déjà un pion en { $space }, { $path }
fault-conserved = { $count ->
    [one] sur le plateau, en réserve et sacrifiés, le joueur { $seat } a { $count } pion, et non { $wanted }
    [many] sur le plateau, en réserve et sacrifiés, le joueur { $seat } a { $count } de pions, et non { $wanted }
   *[other] sur le plateau, en réserve et sacrifiés, le joueur { $seat } a { $count } pions, et non { $wanted }
 }
fault-one-of = { $value } ne fait pas partie de { $known }
fault-over = doit être null quand la partie est finie
fault-card = { $value } n’est pas un Gardien de cette partie (joueurs : { $players } ; Gardiens : { $known })
fault-card-twice = le Gardien { $card } est déjà celui d’un autre joueur
fault-turn-null = doit être null hors de la phase 'turns'
fault-left = { $count ->
    [one] il reste { $count } pion pour le tour, mais { $supply } en réserve
    [many] il reste { $count } de pions pour le tour, mais { $supply } en réserve
   *[other] il reste { $count } pions pour le tour, mais { $supply } en réserve
 }
fault-true-false = { $value } n’est ni true ni false
fault-last = le joueur dont c’est le tour n’a aucun pion en { $space }
fault-ruins-many = { $count ->
    [one] { $count } action supplémentaire, c’est plus qu’un tour n’en donne
    [many] { $count } d’actions supplémentaires, c’est plus qu’un tour n’en donne
   *[other] { $count } actions supplémentaires, c’est plus qu’un tour n’en donne
 }
fault-off-board = la tuile { $value } n’est pas sur le plateau
fault-start-order = les départs doivent se choisir pion par pion à partir de la droite du talisman, son possesseur en dernier ; ce ne peut pas être au joueur { $seat }
fault-card-early = aucun joueur ne doit avoir de Gardien avant que tous aient commencé
fault-card-order = les Gardiens doivent être choisis dans le sens horaire à partir du talisman ; ce ne peut pas être au joueur { $seat }
fault-card-each = chaque joueur doit avoir un Gardien pendant les tours
fault-side = une face est une liste de textes, un par ligne
fault-rows = une face a de { $low } à { $high } lignes, et non { $count }
fault-row = { $count ->
    [one] la ligne { $row } a { $count } caractère, alors qu’il en faut { $wanted } pour un carré
    [many] la ligne { $row } a { $count } de caractères, alors qu’il en faut { $wanted } pour un carré
   *[other] la ligne { $row } a { $count } caractères, alors qu’il en faut { $wanted } pour un carré
 }
fault-terrain = la ligne { $row } contient { $value } ; les terrains sont { $known }
fault-no-switch = il n’y a pas d’option { $value } ; il y a { $known }
fault-switch-value = { $value } n’est pas une valeur de { $switch } ; possible : { $known }

## Relevés et codes

fault-position = aucune partie ne mène à la position : { $fault }
fault-seats-differ = la position est à { $count } joueurs, et non à { $wanted }
fault-stands-at = la partie en est à { $wanted }, et non à { $found }
fault-to-act = c’est à { $wanted } de jouer, et non à { $found }
fault-move-illegal = { $move } n’est pas permis : { $rules }
fault-code-version = un code de version { $wanted }

## Ce qui a été trouvé

fault-an-object = un objet
fault-a-list = une liste de longueur { $count }
fault-digits = un nombre qui a trop de chiffres
fault-end-text = la fin du texte
fault-text-long = un texte de { $count } caractères
fault-more-than = plus de { $most }
fault-one = un seul
fault-without-end = un commentaire sans fin
fault-more = davantage

## Ce qui était attendu

fault-text = un texte
fault-at-most = au plus { $most } caractères
fault-escape = l’un des échappements { $known }
fault-the-version = la version du format
fault-version-is = la version { $wanted }
fault-tile-set-name = le nom d’un jeu de tuiles
fault-whole = un nombre entier
fault-player-number = le numéro d’un joueur
fault-player-number-of = le numéro d’un joueur, de 1 à { $most }
fault-a-code = le code d’une position
fault-line-once = une seule ligne { $key }
fault-player-name = le nom d’un joueur
fault-name-long = un nom de 1 à { $most } caractères
fault-names = de 2 à 4 noms
fault-comma = une virgule ou la fin de la ligne
fault-one-game = la fin du texte : une seule partie se lit ici, plusieurs avec read_records
fault-end-line = la fin de la ligne
fault-reading = une version des règles : { $known }
fault-switch = une option telle que { $value }
fault-switch-once = chaque option une seule fois
fault-tile-set = un jeu de tuiles disponible : { $known }
fault-line-wanted = une ligne { $line } avant les coups
fault-beside = pas de { $key } à côté d’une position, qui le contient déjà
fault-under = un coup sous le titre
fault-colon = un deux-points
fault-one-comment = un seul commentaire par coup
fault-closing = une { "}" } qui termine le commentaire
fault-mark-kind = ring, cross ou arrow
fault-marks-most = au plus { $most } marques par relevé
fault-arrow-to = > et la case où finit la flèche
fault-on-board = une case du plateau
fault-space = une case telle que { $value }
fault-end-move = la fin du coup
fault-card-number = le numéro d’un Gardien
fault-turn-way = cw ou ccw
fault-move = un coup tel que c4, c4+1, b2>b3, slide 3B ou end
fault-slot-number = le numéro d’un emplacement
fault-board-tile = le nom d’une tuile du plateau, telle que { $value }

## Comment les tournures s’assemblent

fault-or = { $one } ou { $other }
fault-both = { $one }, { $other }
fault-at = { $path } : { $words }
