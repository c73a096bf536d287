### Jouer contre des joueurs qui ne sont pas des personnes.

others-title = Jouer contre l’ordinateur
others-note = Choisissez un niveau et la partie commence : le niveau 1 est facile, le niveau 8 est le plus fort.
others-many = Adversaires
others-label = Les tours de l’ordinateur
others-share = Réflexion : { $share }
others-pause = Mettre en pause
others-go_on = Continuer
others-skip = Passer à mon tour
others-again = Revoir
others-slower = Ralentir
others-faster = Accélérer
prompt-others = { $who } joue. Suivez chaque étape, ou passez à votre tour.
told-others-turn = Pas encore : { $who } joue. Votre tour vient ensuite.
setup-company = Qui joue ? (1 à 8 : l’ordinateur)
setup-person = Une personne
player-level = Ordinateur, niveau { $level }
player-own = Ordinateur : { $name }
do-rematch = Revanche
error-opponents = Indiquez les adversaires siège par siège, de 0 à { $last } : un niveau de 1 à { $levels }, le nom d’un joueur ou un joueur, comme dans opponents={ $example }.
