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
error-choice = { $name }: there is no { $wish }, only { $known }{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
error-case-words = The case { $case } has no words yet: the message { $message } is missing. add_messages adds it.
error-rules = { $wish } is no reading of the rules: give the name of a rulebook, Rules, or switches by name.
error-seed = The island number is a whole number from 0 to { $most }{ $seed ->
    [none] .
   *[other] , not { $seed }.
 }
error-players = A game is for { $least } to { $most } players, not { $players }.
error-language = There is no language { $wish } here, only { $known }{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
 }
error-names = There are { $count } names for { $players } players.
error-names-list = The names come as a list of texts.
error-name-long = The name { $name } is too long: at most { $most } characters.
error-setup = This game cannot begin: { $why }
error-open = This cannot be opened. { $why }
error-nothing = Paste a code, a link or a record first.

## Links

link-field = The link says { $name }, which is nothing it can ask for; did you mean { $near }?
link-faults = Not all of your link could be followed. { $faults } { $told }
link-changed = The link says that { $wish } is changed, which cannot be read.
link-changed-many = The link has { $count } changes: at most { $most } can be made.

## Codes of positions, and records of games

record-unreadable = Line { $line }, column { $column }: this cannot be read (expected { $expected }, not { $found }).
record-illegal = Line { $line }, column { $column }: this does not fit the game ({ $why }).
record-illegal-move = Line { $line }, column { $column }: the rules do not allow this move there ({ $why }).

code-not_a_code = This is no code of a position: one begins with d2_.
code-version = This code was written by a later version of Dokmus, and cannot be read by this one.
code-tile_set = This code is for a tile set that is not here: { $found }.
code-tiles_changed = The tiles have changed since this code was made, so its position is not there any more.
code-damaged = This code was changed or cut on its way: copy it once more, all of it.
code-too_long = This is too long for the code of a position.
code-illegal = This code can be read, but no game comes to its position: { $fault }.

## How words are put together: what stands between those of a list, and between sentences

list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
