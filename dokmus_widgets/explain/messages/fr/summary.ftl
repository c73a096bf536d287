summary-title = Dokmus : les règles en une page
summary-picture = { $what } Pions : { $tokens }. Cases gratuites : { $free } ; avec un sacrifice : { $paid }.
summary-nowhere = aucune case

## Setting up

summary-setup-tiles = Mélangez les tuiles. Posez-en { $tiles }, sur l’une ou l’autre face et dans n’importe quel sens, en trois lignes, autour d’un emplacement libre : l’espace vide. À deux joueurs, posez-en { $tiles_two } en deux lignes, avec l’espace vide au milieu de celle du haut.
summary-setup-talisman = Un joueur prend le talisman et les Gardiens.
summary-setup-start = En commençant à droite du possesseur du talisman, dans le sens antihoraire, chaque joueur place un pion en prairie ou en forêt, sur une bordure externe (un bord qu’aucune autre tuile ne touche) d’une tuile de coin encore sans pion. Cela ne coûte aucun sacrifice.
summary-board = { $players } joueurs : { $tiles } tuiles, Gardiens { $first } à { $last }

## A round, a turn

summary-round = À chacune des { $rounds } manches
summary-round-draft = Dans le sens horaire, à partir du possesseur du talisman, chaque joueur choisit un Gardien en secret. Ceux qui restent sont posés face cachée.
summary-round-turns = Le plus petit numéro joue en premier. Révélez votre Gardien quand votre tour commence.
summary-round-end = Tous les Gardiens reviennent au possesseur du talisman, qui choisit en premier à la manche suivante. À deux joueurs, le talisman change d’abord de mains.
summary-turn = Votre tour
summary-turn-tokens = Utilisez exactement { $tokens } pions, chacun placé ou sacrifié.
summary-turn-place = Placez un pion sur une case libre à côté de l’un des vôtres, même d’une tuile à l’autre. Si aucun placement n’est permis sur le plateau, placez-le sur n’importe quelle case libre de prairie, forêt, ruines ou volcan (notre interprétation : gratuitement).
summary-turn-sacrifice = Vous sacrifiez un autre pion de ce tour, pas encore placé : c’est donc impossible avec le dernier.
summary-turn-guardian = Utilisez votre Gardien une fois, à tout moment de votre tour, ou pas du tout.
summary-guardians = Les Gardiens, dans l’ordre de jeu

## Terrain: a dot is where a token can go, +1 where that costs a sacrifice

summary-terrain = Terrains
summary-key = Pastille : placez un pion ici. Flamme : sacrifiez-en un autre.
summary-meadow = Gratuite, sans effet.
summary-forest = Coûte un sacrifice, sauf si vous avez un pion dans une forêt adjacente, ou dans une forêt à côté du même temple.
summary-water = Interdite aux pions. Si un de vos pions est à côté, ou à côté d’un temple qui la touche, vous pouvez la traverser : sacrifiez un pion et placez-en un autre à côté de n’importe quelle case de ce cours d’eau, ou d’un temple qui le touche. Une forêt est alors gratuite.
summary-mountain = Interdite aux pions.
summary-volcano = Un pion y brûle à la fin de votre tour et compte comme sacrifié. Jusque-là, il s’utilise comme n’importe quel autre.
summary-small_temple = Interdit aux pions, mais un de vos pions à côté l’explore, et vous permet d’atteindre toutes les autres cases autour.
summary-large_temple = De même, pour plus de points. Deux temples adjacents n’en font qu’un.
summary-ruins = Une action supplémentaire, tout de suite ou jamais : faites glisser ou pivoter cette tuile, ou déplacez l’un de vos pions qui s’y trouvent. Un pion ne sort jamais des ruines.

## Scoring

summary-complete = { $points } par tuile dont tous les temples sont explorés ({ $points_two } à deux joueurs)
summary-tiles = Tuiles avec un temple exploré
summary-points = Points gagnés
summary-next = La suivante ajoute
summary-spread = Déployez-vous : un temple rapporte plus sur une nouvelle tuile.
summary-sacrificed = Pions sacrifiés, par rang
summary-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
 }
summary-players = { $players } joueurs
summary-ties = À égalité, chacun reçoit tous les points du rang, et le ou les rangs suivants sont sautés : { $tokens } pions sacrifiés rapportent { $points }. Sans sacrifice, pas de points.
summary-winner = À égalité de points, le joueur qui a sacrifié le plus de pions gagne. Si l’égalité persiste, la victoire est partagée.
summary-reading = Là où les règles diffèrent, cette page suit la règle anglaise, et notre interprétation là où elle ne dit rien.
