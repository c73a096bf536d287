### The board: terrain, spaces, tiles and tokens, as a screen reader and a hint name them.

terrain = { $terrain ->
    [meadow] meadow
    [forest] forest
    [water] water
    [mountain] mountain
    [volcano] volcano
    [small_temple] small temple
    [large_temple] large temple
    [ruins] ruins
   *[gap] the gap, open sea
}
board-label = The island, { $columns } columns and { $rows } rows
board-map = { $tiles ->
    [one] Island of one tile. Tokens: { $tokens }
   *[other] Island of { $tiles } tiles. Tokens: { $tokens }
 }
board-left-out = The rest of the board is not part of this case.
space-plain = { $space }, { $terrain }
space-left-out = { $space }, not part of this case
space-token = { $space }, { $terrain }, token of { $who }
space-free = { $label }, you can place here
space-paid = { $label }, you can place here for one sacrifice
space-start = { $label }, you can start here
space-origin = { $label }, you can move this token
space-target = { $label }, you can move the token here
tokens-count = { $who } { $count }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-look = { $what }: { $points }. Tap again to do it.
board-keys = Arrow keys walk the spaces, N and P go to the next and the previous one that you can use, Enter clicks.
board-dead = Python no longer answers here: run the cell again.
board-unheard = No answer yet. If this line stays, run the cell again or reload the page.
space-tile = { $label }, you can choose tile { $tile }
