### The rules on one page, to print. Much of its text is said elsewhere too, and stands there.

summary-title = Dokmus : les règles en une page
summary-picture = { $what } Pions en { $tokens } ; un pion peut aller gratuitement vers { $free }, contre un sacrifice vers { $paid }.
summary-nowhere = aucune case

## Setting up

summary-setup-tiles = Mélangez les tuiles. Posez-en { $tiles }, face et sens au hasard, autour d’un milieu libre : l’espace vide. À deux joueurs, { $tiles_two } tuiles sur deux lignes, l’espace vide au milieu de celle du haut.
summary-setup-talisman = Quelqu’un prend le talisman et les Gardiens.
summary-setup-start = En commençant à droite du talisman, dans le sens antihoraire, chacun place un pion sur une tuile de coin encore libre, sur un bord sans tuile voisine, en prairie ou en forêt, sans rien payer.
summary-board = { $players } joueurs : { $tiles } tuiles, Gardiens { $first } à { $last }

## A round, a turn

summary-round = Chacune des { $rounds } manches
summary-round-draft = À partir du talisman, dans le sens horaire, chacun prend un Gardien en secret. Ceux qui restent sont cachés.
summary-round-turns = Le Gardien au plus petit numéro joue en premier. Un Gardien se révèle quand son tour commence.
summary-round-end = Les Gardiens reviennent à qui a le talisman et choisit en premier à la manche suivante. À deux joueurs, le talisman change d’abord de mains.
summary-turn = Votre tour
summary-turn-tokens = Utilisez exactement { $tokens } pions, chacun placé ou sacrifié.
summary-turn-place = Placez chaque pion sur une case libre à côté de l’un de vos pions, même d’une tuile à l’autre. Si aucune case du plateau n’est à votre portée, toutes les cases libres le sont, gratuitement.
summary-turn-sacrifice = Un sacrifice est un autre pion de ce tour, pas encore placé. Le dernier ne peut donc jamais payer.
summary-turn-guardian = Utilisez votre Gardien une fois, quand vous voulez, ou pas du tout.
summary-guardians = Les Gardiens, dans l’ordre du tour

## Terrain: a dot is where a token can go, +1 where that costs a sacrifice

summary-terrain = Terrains
summary-key = Pastille : vous pouvez y placer un pion. +1 : contre un sacrifice.
summary-meadow = Ne coûte rien, sans effet.
summary-forest = Coûte un sacrifice, sauf si l’un de vos pions est dans une forêt adjacente, ou dans une forêt à côté du même temple.
summary-water = Fermée. Depuis sa rive, ou d’un temple qui s’y trouve, un sacrifice mène à toute rive du même cours d’eau, ou à côté d’un temple de la rive ; une forêt ne coûte alors rien de plus.
summary-mountain = Fermée.
summary-volcano = Un pion qui s’y trouve à la fin de votre tour brûle : il compte comme sacrifié. D’ici là, il sert comme les autres.
summary-small_temple = Fermé, mais un pion à côté l’explore, et atteint toutes les autres cases autour.
summary-large_temple = De même, pour plus de points. Des temples adjacents n’en font qu’un.
summary-ruins = Une action supplémentaire, sur-le-champ ou jamais : déplacer ou faire pivoter cette tuile, ou déplacer l’un de vos pions qui s’y trouvent. Un pion sur des ruines n’en est jamais déplacé.

## Scoring

summary-complete = { $points } par tuile dont tous les temples sont explorés ({ $points_two } à deux joueurs)
summary-tiles = Tuiles avec un temple exploré
summary-points = Points gagnés
summary-next = La suivante ajoute
summary-spread = Déployez-vous : un temple compte plus sur une tuile nouvelle.
summary-sacrificed = Le plus de pions sacrifiés
summary-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
 }
summary-players = { $players } joueurs
summary-ties = À égalité, chacun a tous les points de son rang et les rangs suivants sont occupés : { $tokens } sacrifiés valent { $points }. Sans sacrifice, pas de points.
summary-winner = Autant de points : plus de pions sacrifiés gagne. Encore à égalité : la victoire est partagée.
summary-reading = Là où les règles publiées diffèrent, cette page suit l’anglaise.
