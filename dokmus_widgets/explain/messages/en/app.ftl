error-argument = { $widget } has no parameter "{ $name }"{ part-nearest }
error-space = This board has no space { $space }: its columns are a to { $column }, its rows 1 to { $row }.
error-no-name = { $space } isn't a space: write "c4", or give row and column from 0.
error-turn = { $turn } isn't a rotation: choose { $turns }.
error-tile = This board has no tile { $tile }: it has { $tiles }.
error-tool = There is no tool { $tool }; the tools are { $tools }.
error-choice = The parameter "{ $name }" can't be { $wish }{ $known ->
    [none] { part-nearest }
   *[other] , only { $known }{ part-nearest }
 }
error-case-words = The case { $case } lacks the message { $message }. Add it with add_messages.
error-rules = { $wish } isn't a set of rules: name a rulebook, or give Rules or switches.
error-seed = The island number must be a whole number from 0 to { $most }{ $seed ->
    [none] .
   *[other] , not { $seed }.
 }
error-players = A game is for { $least } to { $most } players, not { $players }.
error-language = There is no language { $wish }, only { $known }{ part-nearest }
error-names = There are { $count } names for { $players } players.
error-names-list = Give the names as a list of strings.
error-name-long = The name { $name } is too long: at most { $most } characters.
error-setup = This game can't begin: { $why }
error-open = This can't be opened. { $why }
error-nothing = Paste a code, a link or a record first.

## Links

link-field = Links have no parameter "{ $name }"; did you mean { $near }?
link-faults = Part of your link doesn't work. { $faults } { $told }
link-hidden = { $phase ->
    [guardians] All players choose this round's cards again.
   *[other] Cards not yet revealed were drawn at random.
 }
link-changed = The link's change { $wish } can't be read.
link-changed-many = The link has { $count } changes; at most { $most } are allowed.

## Codes and records

record-unreadable = Line { $line }, column { $column }: expected { $expected }, not { $found }.
record-illegal = Line { $line }, column { $column }: this doesn't fit the game ({ $why }).
record-illegal-move = Line { $line }, column { $column }: { $move } isn't legal ({ $rule }).

code-not_a_code = This isn't a position code; those begin with d2_.
code-version = This code is from a newer version of Dokmus.
code-tile_set = This code needs tiles that aren't here: { $found }.
code-tiles_changed = The tiles have changed since this code was made.
code-damaged = This code was changed or cut short. Copy all of it again.
code-too_long = This is too long for a position code.
code-illegal = This code gives an impossible position: { $fault }.

## Separators

list-comma = { ", " }
list-and = {" "}and{" "}
list-names = {" "}and{" "}
list-or = {", "}or{" "}
list-semicolon = { "; " }
list-dot = { " · " }
sentence-gap = { " " }
sentence-gap-mark = { " " }
