### Errors that speak of what a user asked for.

error-argument = { $name } is not something that { $widget } takes{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
error-space = There is no space { $space } on this board: it has columns a to { $column } and rows 1 to { $row }.
error-no-name = { $space } is no space: name one as "c4", or give its row and column, both from 0.
error-turn = { $turn } is no way to turn a tile: { $turns }.
error-tile = There is no tile { $tile } on this board: it has { $tiles }.
error-tool = There is no tool { $tool }; there are { $tools }.
error-seed = The island number is a whole number from 0 to { $most }{ $seed ->
    [none] .
   *[other] , not { $seed }.
 }
error-names = There are { $count } names for { $players } players.
error-names-list = The names come as a list of texts.
error-name-long = The name { $name } is too long: at most { $most } characters.
error-setup = This game cannot begin: { $why }
