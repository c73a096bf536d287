### Faults of positions, codes and records. For `core/phrases.py`, each message is one line of text,
### variables and { "}" }.

## Positions

fault-range = { $value } is not a whole number from { $low } to { $high }
fault-no-list = { $value } is not a list
fault-entries = the length of the list is { $count }, not { $wanted }
fault-no-object = { $value } is not an object
fault-missing = is missing
fault-no-field = is not a field of a position
fault-format = { $value } is not 'dokmus-position'
fault-version = { $value } cannot be read, only { $wanted }
fault-no-switches = { $value } is not an object of switches
fault-seats = { $value } is not a list of spaces for each of 2 to 4 players
fault-tiles = { $value } is not an object of 1 to { $most } tiles
fault-tile-name = { $value } is not the name of a tile
fault-sizes = tile sizes differ: { $places }
fault-size-at = { $size } at { $path }
fault-gaps = exactly one slot is the gap (null), not { $count }
fault-tile-twice = tile { $tile } lies in { $path } too
fault-no-such-tile = { $value } is not among the tiles
fault-closed = no token can be on { $space }: it is { $terrain }
fault-the-gap = the gap
fault-mountain = mountain
fault-water = water
fault-small-temple = small temple
fault-large-temple = large temple
fault-tokens-most = a seat has { $most } tokens, not { $count }
fault-stands = { $space } already has a token ({ $path })
fault-conserved = seat { $seat }'s tokens on the board, in the supply and sacrificed add up to { $count }, not { $wanted }
fault-one-of = { $value } is not one of { $known }
fault-over = must be null when the game is over
fault-card = { $value } is not a card for { $players } players: { $known }
fault-card-twice = card { $card } is already another seat's
fault-turn-null = must be null outside the phase 'turns'
fault-left = tokens left for the turn: { $count }; in the supply: only { $supply }
fault-true-false = { $value } is not true or false
fault-last = the seat to act has no token on { $space }
fault-ruins-many = a turn can't give { $count } ruins actions
fault-off-board = tile { $value } is not on the board
fault-start-order = it cannot be seat { $seat }'s turn: players start anticlockwise from the talisman's right, one token each
fault-card-early = nobody has a card before everybody has started
fault-card-order = it cannot be seat { $seat }'s turn: cards are chosen clockwise from the talisman
fault-card-each = every seat has a card during turns
fault-side = a side is a list of strings, one for each row
fault-rows = a side has { $low } to { $high } rows, not { $count }
fault-row = the length of row { $row } is { $count }; a square tile needs { $wanted }
fault-terrain = row { $row } holds { $value }; terrain is one of { $known }
fault-no-switch = there is no switch { $value }, only { $known }
fault-switch-value = { $value } is not a value of { $switch }, only { $known }

## Records and codes

fault-position = no game can reach this position: { $fault }
fault-seats-differ = the position has { $count } seats, not { $wanted }
fault-stands-at = the game is at { $wanted }, not { $found }
fault-to-act = { $wanted } is to play, not { $found }
fault-move-illegal = { $move } is not legal: { $rules }
fault-code-version = a code of version { $wanted }

## Found

fault-an-object = an object
fault-a-list = a list of { $count }
fault-digits = a number with too many digits
fault-end-text = the end of the text
fault-text-long = a text of { $count } characters
fault-more-than = more than { $most }
fault-one = only one
fault-without-end = a comment that never ends
fault-more = more

## Expected

fault-text = text
fault-at-most = at most { $most } characters
fault-escape = one of the escapes { $known }
fault-the-version = the version of the format
fault-version-is = version { $wanted }
fault-tile-set-name = the name of a tile set
fault-whole = a whole number
fault-player-number = the number of a player
fault-player-number-of = the number of a player, 1 to { $most }
fault-a-code = a position code
fault-line-once = one line { $key }
fault-player-name = the name of a player
fault-name-long = a name of 1 to { $most } characters
fault-names = 2 to 4 names
fault-comma = a comma or the end of the line
fault-one-game = the end of the text (read_records reads several games)
fault-end-line = the end of the line
fault-reading = a reading: { $known }
fault-switch = a switch such as { $value }
fault-switch-once = each switch once
fault-tile-set = a known tile set: { $known }
fault-line-wanted = a line { $line } before the moves
fault-beside = no { $key } line (the position contains it)
fault-under = a move after the heading
fault-colon = a colon
fault-one-comment = one comment per move
fault-closing = a { "}" } that ends the comment
fault-mark-kind = ring, cross or arrow
fault-marks-most = at most { $most } marks in a record
fault-arrow-to = > and the space where the arrow ends
fault-on-board = a space on the board
fault-space = a space such as { $value }
fault-end-move = the end of the move
fault-card-number = the number of a card
fault-turn-way = cw or ccw
fault-move = a move such as c4, c4+1, b2>b3, slide 3B or end
fault-slot-number = the number of a slot
fault-board-tile = the name of a tile on the board, such as { $value }

## Joints

fault-or = { $one } or { $other }
fault-both = { $one }, { $other }
fault-at = { $path }: { $words }
