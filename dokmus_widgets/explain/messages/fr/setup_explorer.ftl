### Setting up, step by step.

setup-explored = Mise en place
setup-step-of = Étape { $number } sur { $count }
setup-steps = Étapes de la mise en place
setup-back = Précédent
setup-forward = Suivant
space-unlaid = { $space }, pas encore de tuile

## What each step does

setup-step-shuffle = { $players ->
    [2] Mélangez les huit tuiles et prenez-en cinq ; les trois autres restent dans la boîte.
   *[other] Mélangez les huit tuiles.
 } Le hasard décide de leur place, de leur face et de leur sens.
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
    [0] telle qu’imprimée
    [1] avec un quart de tour vers la droite
    [2] avec un demi-tour
   *[3] avec un quart de tour vers la gauche
 }. Place, face et sens : c’est le hasard.
setup-step-gap = { $players ->
    [2] La place du milieu, dans la ligne du haut, reste libre : c’est l’espace vide. Ces six places sont toute la grille.
   *[other] La place du milieu reste libre : c’est l’espace vide.
 } Des tuiles y glisseront plus tard.
setup-step-supply = Chacun prend 25 pions : un pour le départ, et trois pour chacune des huit manches.
setup-step-talisman = { $who } a le talisman et les Gardiens. Les cases de départ se choisissent dans cet ordre : { $order }. La personne à droite du talisman commence, celle qui l’a finit.
setup-step-start = { $who } choisit une case de départ : prairie ou forêt, sur la bordure externe d’une tuile de coin encore sans pion. Cliquez sur l’une des pastilles.
setup-step-start-none = Il ne reste aucune case de départ sur cette île pour { $who }.
setup-step-ready = Tous les départs sont faits. { $who } a le talisman et choisit le premier Gardien.

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

setup-told-gap = C’est l’espace vide : il n’y a pas de tuile, et aucun pion ne peut y aller.
setup-told-tile = C’est la tuile { $tile }, face { $side } visible. Les faces A et B se jouent de la même façon.
setup-told-first = C’est la première étape : il n’y en a pas avant.
setup-told-last = C’est la dernière étape : la partie peut commencer.
setup-no-step = Il n’y a pas d’étape { $step } : donnez un nombre de 0 à { $last }.
setup-starts-gone = Les cases de départ choisies jusqu’ici sont abandonnées.
setup-told-reading-same = { $reading }. Ici, cela ne change rien : aucune tuile de coin ne touche l’espace vide.
setup-told-reading = { $reading }. { $count ->
    [one] Cette case est concernée
    [many] Ces cases sont concernées
   *[other] Ces cases sont concernées
 } : { $spaces }.

## Why not elsewhere

setup-why-not = Pourquoi pas ailleurs ?
setup-bar-not_a_corner = Pas une tuile de coin
setup-bar-tile_taken = Tuile prise
setup-bar-not_an_edge = Pas en bordure externe
setup-bar-terrain = Ni prairie ni forêt
setup-bar-spaces = { $count ->
    [one] { $count } case
    [many] { $count } de cases
   *[other] { $count } cases
 }
setup-told-bar-not_a_corner = Pas de départ ici : chacun commence sur une tuile de coin.
setup-told-bar-tile_taken = Pas de départ ici : cette tuile de coin porte déjà un pion.
setup-told-bar-not_an_edge = Pas de départ ici : ces cases ne sont pas sur la bordure externe de leur tuile de coin.
setup-told-bar-terrain = Pas de départ ici : le premier pion va en prairie ou en forêt, rien d’autre.
setup-told-bar-hidden = Toutes les cases sans pastille sont fermées au premier pion.
setup-no-bar = Il n’y a pas de raison { $reason } à montrer, seulement { $known }.

## What is set up

setup-players-now = Joueurs
setup-holder = Possède le talisman
setup-island = Une autre île
setup-lay = Poser cette île
setup-another = Une île au hasard
