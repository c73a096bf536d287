### The score sheet, line by line.

scores-heading = Décompte
explored-open = Ouvrir une position
explored-open-hint = Elle remplace celle-ci.
explored-link-hint = Il ouvre exactement ce qui est montré ici.
explored-code-hint = Le code de cette position. Il s’ouvre partout où l’on peut ouvrir une position.
scores-prompt = Appuyez sur un nombre pour voir de quoi il est fait, ou cliquez sur une case pour voir ce qui y compte.
scores-title = Score si la partie finissait maintenant
scores-title-end = Score à la fin de la partie
scores-wins = { $who } gagne
scores-cell = { $who }, { $line } : { $points }
scores-another = Une autre partie
scores-worth = Montrer ce qu’ajouterait un pion de plus

## Answers

scores-told-line = { $who }, { $line } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }{ $spaces ->
    [none] .
   *[other] , par { $spaces }.
 }
scores-told-tiles = { $who }, { $line } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }, { $count ->
    [0] aucune tuile.
    [one] pour la tuile { $tiles }.
    [many] pour { $count } de tuiles : { $tiles }.
   *[other] pour { $count } tuiles : { $tiles }.
 }
scores-told-sacrifices = { $who }, { $tokens ->
    [0] aucun pion sacrifié : aucun point.
    [one] { $tokens } pion sacrifié
    [many] { $tokens } de pions sacrifiés
   *[other] { $tokens } pions sacrifiés
 }{ $tokens ->
    [0] { "" }
   *[other] { " " }: { $points ->
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
       *[other] , à égalité avec { $tied } : chacun a tous les points de ce rang, et les rangs suivants sont occupés.
     }
 }
scores-told-total = { $who } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } en tout.
scores-told-space = { $label }. Cela compte pour : { $lines }.
scores-told-space-plain = { $label }. Cela ne compte pour personne.
scores-space-line = { $who } ({ $line })
scores-told-more = Un pion de plus à cet endroit ajouterait { $gains }.
scores-told-more-none = Un pion de plus à cet endroit n’ajouterait rien, pour personne.
scores-told-more-seat = { $who } { $points }
scores-told-worth = Chaque nombre est ce qu’ajouterait ici un pion de plus ({ $who }), comme s’il y était déjà.
scores-told-worth-none = Aucune case n’ajouterait de point ({ $who }).

## One more token, line by line

scores-more-title = Un pion de plus en { $space } ajouterait

## Tile track, sacrifices, ties

scores-track = Échelle des tuiles : points pour 0 à { $tiles } tuiles
scores-track-seat = { $who } : { $tiles ->
    [one] { $tiles } tuile
    [many] { $tiles } de tuiles
   *[other] { $tiles } tuiles
 }{ $gain ->
    [none] , le bout de l’échelle
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
    [one] { $tokens } sacrifié
    [many] { $tokens } sacrifiés
   *[other] { $tokens } sacrifiés
 }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }{ $tied ->
    [none] { "" }
   *[other] , à égalité avec { $tied }
 }
scores-sacrifice-none = { $who } : aucun sacrifié, aucun point
scores-standing = Qui gagne
scores-standing-one = { $who }, avec { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }.
scores-standing-tie = { $leaders } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } chacun. { $who } a sacrifié plus de pions, et gagne.
scores-standing-shared = { $leaders } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 } chacun. Autant de pions sacrifiés, victoire partagée : { $who }.
