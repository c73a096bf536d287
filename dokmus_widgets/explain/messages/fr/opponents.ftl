others-note = Le niveau 1 est le plus faible, le niveau 8 le plus fort.
others-share = Réflexion : { $share }
others-ahead = { $count ->
    [one] { $count } autre partie passe avant
    [many] { $count } d’autres parties passent avant
   *[other] { $count } autres parties passent avant
}
others-full = Trop de parties attendent l’ordinateur. Réessayez dans un instant.
others-pause = Mettre en pause
others-go_on = Continuer
others-skip = Aller à mon tour
others-again = Revoir
prompt-others = { $who } joue. Suivez chaque étape, ou allez directement à votre tour.
told-others-turn = { $who } joue. Attendez votre tour.
told-anywhere = { $who } n’avait aucun placement permis ; toute case libre de prairie, forêt, ruines ou volcan lui était donc ouverte : { $spaces }.
setup-company = Qui joue ? (1 à 8 : l’ordinateur)
setup-person = Humain
player-level = Ordinateur, niveau { $level }
    .short = niveau { $level }
player-own = Ordinateur{ $name ->
    [gentle] {""}
   *[other]  : { $name }
 }
do-rematch = Revanche
error-opponents = Indiquez les adversaires joueur par joueur, de 0 à { $last } : un niveau de 1 à { $levels }, le nom d’un joueur ou un joueur, comme dans opponents={ $example }.
