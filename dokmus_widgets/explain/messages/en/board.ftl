### Board

terrain = { $terrain ->
    [meadow] meadow
    [forest] forest
    [water] water
    [mountain] mountain
    [volcano] volcano
    [small_temple] small temple
    [large_temple] large temple
    [ruins] ruins
   *[gap] the gap
}
board-label = The island, { $columns } columns and { $rows } rows
board-map = { $tiles ->
    [one] Island of one tile. Tokens: { $tokens }
   *[other] Island of { $tiles } tiles. Tokens: { $tokens }
 }
board-left-out = The rest of the board isn't part of this case.
space-plain = { $space }, { $terrain }
space-left-out = { $space }, not part of this case
space-token = { $space }, { $terrain }, { $who }'s token
space-free = { $label }, you can place here
space-paid = { $label }, you can place here with a sacrifice
space-start = { $label }, you can start here
space-origin = { $label }, you can move this token
space-target = { $label }, you can move the token here
tokens-count = { $who } { $count }
board-turn = { $turn ->
    [cw] Rotate clockwise
   *[ccw] Rotate anticlockwise
}
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-look = { $what }: { $points }.
board-again = Choose it again to confirm.
board-keys = Arrow keys move between spaces; N and P jump to the next or previous one you can use; Enter chooses.
board-dead = Python isn't responding. Run the cell again.
board-unheard = No answer yet. If none comes, run the cell again or reload the page.
board-unheard-page = No answer yet. If none comes, reload the page.
space-tile = { $label }, you can choose tile { $tile }
legend-title = Marks on the board
legend-legal = Legal space
legend-paid = Legal space that costs a sacrifice
legend-chosen = Selected or selectable
legend-hint = Hint
legend-pips = Takes { part-tokens } this turn
legend-done = Latest actions, in order
legend-turned = Tile rotated this way
legend-left = Where the token came from
legend-burnt = Token that burned
legend-step = Step of the better turn
legend-ruins = Ruins action waiting
legend-witness = The spaces in question
legend-obstacle = What stands in the way
legend-gained = Temple discovered
legend-lost = Temple lost
legend-opened = Now reachable
legend-closed = No longer reachable
legend-burns = Burns at the end of the turn
