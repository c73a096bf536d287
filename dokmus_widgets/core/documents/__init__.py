"""Position documents: JSON objects that hold a whole position.

::

    {
      "format": "dokmus-position", "version": 1,
      "rules": {"temple_reach": "any_token", "ruins_timing": "immediate", ...},
      "tiles": {"1": [["7 strings of 7 characters: side A"], ["side B"]], ...},
      "grid": [{"tile": "1", "side": 0, "rotation": 0}, ..., null, ...],
      "round": 1, "phase": "turns", "to_act": 0, "talisman": 0,
      "tokens": [[[0, 3]], [], []], "supply": [24, 25, 25], "sacrificed": [0, 0, 0],
      "guardians": [3, null, null],
      "turn": {"tokens_left": 3, "guardian_left": true, "ruins": [], "last": null}
    }

- ``rules``: the switches of `core.rules`; those left out have their first value.
- ``tiles``: the rows of both sides of each tile, a character of `core.island.terrain` for each
  space. Tiles are square, all of one size, 3 to 9 (the real game has 7); the set may hold tiles
  that are not on the board.
- ``grid``: the slots row by row, nine or, for two players, six; null is the gap. ``rotation``:
  quarter turns clockwise. ``side``: 0 for A, 1 for B.
- A space is ``[row, column]`` on the whole board, from 0 at the top left, the gap included.
- Seats count clockwise from 0. ``to_act``: the current player, null when the game is over.
  ``talisman``: the seat of the first player.
- ``phase``: ``start``, ``guardians``, ``turns`` or ``over``; ``round``: 1 to 8.
- By seat: ``tokens``, the spaces of the tokens, in any order; ``supply``, the unused tokens;
  ``sacrificed``; the three add up to 25. ``guardians``: the cards of this round, or null.
- ``turn``: null outside the phase ``turns``. ``tokens_left`` to use in this turn;
  ``guardian_left``: the guardian action is unused; ``ruins``: names of the tiles on which a ruins
  action waits, a name twice for two; ``last``: the token placed last in this turn, followed when
  it or its tile moves.

Documents hold hidden cards too; ``State.observe`` leaves them out.
"""
