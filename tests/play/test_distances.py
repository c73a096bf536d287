"""How far temples are, against the search of the turn."""

from __future__ import annotations

from random import Random

from dokmus_widgets.analysis.turns import reach_map
from dokmus_widgets.core import Phase, Place, new_game
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.play.distances import tokens_to_temples
from dokmus_widgets.widgets.game.reach import _uses_rare_rule


def test_a_temple_takes_the_tokens_that_are_told() -> None:
    random, state, met = Random(5), new_game(2, seed=5), set[int]()
    while state.phase is not Phase.OVER:
        action = state.random_action(random)
        assert action is not None
        state = state.after(action)
        seat, turn = state.to_act, state.turn
        if seat is None or turn is None or turn.tokens_left < 3:
            continue
        reach, frame, found = reach_map(state), state.island.frame, tokens_to_temples(state, seat)
        known = discoveries(state, seat)
        assert not {*found} & {*frame.spaces(known.small | known.large)}
        for temple in frame.spaces(state.island.temples & ~(known.small | known.large)):
            bit, told = frame.bit(temple), found.get(temple)
            around = frame.spaces(frame.beside(bit) & state.island.land & ~state.occupied)
            paths = [*filter(None, map(reach.to_space, around))]
            plain = [path for path in paths if not _uses_rare_rule(state, path.line)]
            placed = {p.tokens for p in plain if all(isinstance(a, Place) for a in p.line)}
            if told in (1, 2, 3):
                assert min(path.tokens for path in paths) <= told, "a guardian may help"
                met |= placed & {told}
            assert min(placed, default=9) >= (told or 4)
    assert met == {1, 2, 3}
