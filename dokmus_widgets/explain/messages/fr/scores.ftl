scores-heading = Décompte
explored-open = Ouvrir une position
explored-open-hint = Remplace la position affichée.
explored-link-hint = Ce lien montre ce que vous voyez maintenant.
explored-code-hint = Le code de cette position. Collez-le partout où vous pouvez ouvrir une position.
scores-prompt = Cliquez sur un nombre pour voir son détail, ou sur une case pour voir ce qui y compte.
scores-title = Feuille de score si la partie finissait maintenant
scores-title-end = Score à la fin de la partie
scores-wins = { $who } gagne
scores-cell = { $who }, { $line } : { $points }
scores-another = Une autre partie
scores-worth = Ce qu’un pion de plus rapporterait, par joueur

## Answers

scores-told-line = { $who }, { $line } : { part-points }{ $spaces ->
    [none] .
   *[other] { " " }({ $spaces }).
 }
scores-told-tiles = { $who }, { $line } : { part-points }, { $count ->
    [0] aucune tuile.
    [one] pour la tuile { $tiles }.
    [many] pour { $count } de tuiles : { $tiles }.
   *[other] pour { $count } tuiles : { $tiles }.
 }
scores-told-sacrifices = { $who }{ $tokens ->
    [0] { " " }n’a sacrifié aucun pion, et ne reçoit rien.
    [one] { " " }a sacrifié { $tokens } pion
    [many] { " " }a sacrifié { $tokens } de pions
   *[other] { " " }a sacrifié { $tokens } pions
 }{ $tokens ->
    [0] { "" }
   *[other] { " " }et reçoit { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
     } pour le { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[4] 4e
     } rang{ $tied ->
        [none] .
       *[other] , à égalité avec { $tied } : chacun reçoit tous les points du rang, et le ou les rangs suivants sont sautés.
     }
 }
scores-told-total = { $who } : { part-points } en tout.
scores-told-space = { $label }. Ce qui compte ici : { $lines }.
scores-told-space-plain = { $label }. Aucun point ici.
scores-space-line = { $who } ({ $line })
scores-told-more = Un pion de plus ici ajouterait : { $gains }.
scores-told-more-none = Un pion de plus ici n’ajouterait rien.
scores-told-more-seat = { $who } { $points }
scores-told-worth = Chaque nombre indique ce qu’un pion de plus y rapporterait ({ $who }).
scores-told-worth-none = Aucune case n’ajouterait de points ({ $who }).

## One more token, line by line

scores-more-title = Un pion de plus en { $space } ajouterait

## Tile track, sacrifices, ties

scores-track = Échelle des tuiles : points pour 0 à { $tiles } tuiles
scores-track-seat = { $who } : { $tiles ->
    [one] { $tiles } tuile
    [many] { $tiles } de tuiles
   *[other] { $tiles } tuiles
 }{ $gain ->
    [none] , le haut de l’échelle
   *[other] , la suivante ajoute { $gain }
 }
scores-sacrifices = Sacrifices, points par rang : { $points }
scores-sacrifice-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
 }
scores-sacrifice-seat = { $who } : { $tokens ->
    [one] { $tokens } pion sacrifié
    [many] { $tokens } de pions sacrifiés
   *[other] { $tokens } pions sacrifiés
 }, { part-points }{ $tied ->
    [none] { "" }
   *[other] , à égalité avec { $tied }
 }
scores-sacrifice-none = { $who } : aucun pion sacrifié, aucun point
scores-standing = Résultat
scores-standing-one = { $who } gagne avec { part-points }.
scores-standing-tie = { $leaders } ont { part-points } chacun. { $who } gagne au nombre de pions sacrifiés.
scores-standing-shared = { $leaders } ont { part-points } chacun. Même nombre de pions sacrifiés, victoire partagée : { $who }.
