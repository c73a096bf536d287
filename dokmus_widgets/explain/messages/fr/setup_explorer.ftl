setup-explored = Mise en place
setup-steps = Étapes de la mise en place
setup-back = Précédent
setup-forward = Suivant
space-unlaid = { $space }, pas encore de tuile

## What each step does

setup-step-shuffle = { $players ->
    [2] Mélangez les huit tuiles et prenez-en cinq ; trois restent dans la boîte.
   *[other] Mélangez les huit tuiles.
 } Le hasard décide de l’emplacement, de la face et du sens de chaque tuile.
setup-step-tile = La tuile { $tile } va { $place ->
    [top-left] en haut à gauche
    [top] en haut au milieu
    [top-right] en haut à droite
    [left] à gauche au milieu
    [middle] au milieu
    [right] à droite au milieu
    [bottom-left] en bas à gauche
    [bottom] en bas au milieu
   *[bottom-right] en bas à droite
 }, { $turn ->
    [0] sans rotation
    [1] après un quart de tour dans le sens horaire
    [2] après un demi-tour
   *[3] après un quart de tour dans le sens antihoraire
 }.
setup-step-gap = { $players ->
    [2] L’emplacement du milieu, dans la ligne du haut, reste libre : c’est l’espace vide. La grille n’a que ces six emplacements.
   *[other] L’emplacement du milieu reste libre : c’est l’espace vide.
 } Des tuiles pourront glisser plus tard dans l’espace vide.
setup-step-supply = Chaque joueur prend 25 pions : un pour commencer, et trois pour chacune des huit manches.
setup-step-talisman = { $who } a le talisman et les Gardiens. Le joueur à droite du possesseur du talisman commence en premier, le possesseur en dernier. Ordre des départs : { $order }.
setup-step-start = { $who } choisit une case de départ : prairie ou forêt, sur la bordure externe d’une tuile de coin sans pion. Cliquez sur une pastille.
setup-step-start-none = Il ne reste aucune case de départ sur cette île pour { $who }.
setup-step-ready = Tous les joueurs ont commencé. { $who } a le talisman et choisit un Gardien en premier.

## The short names of the steps

setup-name-shuffle = Les tuiles
setup-name-tile = Tuile { $tile }
setup-name-gap = L’espace vide
setup-name-supply = Les pions
setup-name-talisman = Le talisman
setup-name-start = { $who } commence
setup-name-ready = C’est prêt
setup-name-numbered = { $number }. { $name }

## Answers

setup-told-gap = C’est l’espace vide : il n’a ni tuile ni cases.
setup-told-tile = Tuile { $tile }, face { $side } visible. Les faces A et B se jouent de la même façon.
setup-told-first = C’est la première étape.
setup-told-last = C’est la dernière étape : la partie peut commencer.
setup-no-step = Il n’y a pas d’étape { $step } : indiquez un nombre de 0 à { $last }.
setup-starts-gone = Les cases de départ choisies sont effacées.
setup-told-reading-same = { $reading }. Cela ne change rien ici : aucune tuile de coin n’est à côté de l’espace vide.
setup-told-reading = { $reading }. { $count ->
    [one] Cette case est concernée
    [many] Ces cases sont concernées
   *[other] Ces cases sont concernées
 } : { $spaces }.

## Why not elsewhere

setup-why-not = Pourquoi pas ailleurs ?
setup-bar-not_a_corner = Pas une tuile de coin
setup-bar-tile_taken = Tuile déjà occupée
setup-bar-not_an_edge = Pas en bordure externe
setup-bar-terrain = Ni prairie ni forêt
setup-told-bar-not_a_corner = Pas de départ ici : tous les joueurs commencent sur une tuile de coin.
setup-told-bar-tile_taken = Pas de départ ici : cette tuile de coin a déjà un pion.
setup-told-bar-not_an_edge = Pas de départ ici : ces cases ne sont pas sur la bordure externe de leur tuile de coin.
setup-told-bar-terrain = Pas de départ ici : un premier pion va seulement en prairie ou en forêt.
setup-told-bar-hidden = Vous ne pouvez pas commencer sur une case sans pastille.
setup-no-bar = Il n’y a pas de raison { $reason }, seulement { $known }.

## What is set up

setup-players-now = Joueurs
setup-holder = Possesseur du talisman
setup-island = Une autre île
setup-lay = Utiliser cette île
setup-another = Île au hasard
