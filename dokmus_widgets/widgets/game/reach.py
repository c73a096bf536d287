"""The reachable spaces of a turn on the board: tints by tokens, and the path to a space."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from dokmus_widgets.core import Action, Place, Space, State, space_name
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.verdict import Way
from dokmus_widgets.drawing import Mark, Tint, Trail
from dokmus_widgets.explain import listed, say
from dokmus_widgets.explain.actions import action_clause
from dokmus_widgets.widgets.board import Preview, View, marks_of
from dokmus_widgets.widgets.board.action_marks import clicked_spaces
from dokmus_widgets.widgets.board.scene_data import trails_of

if TYPE_CHECKING:
    from dokmus_widgets.analysis.turns import ReachMap

#: The most tokens of a turn, and those of a placement with a sacrifice.
_MOST: Final = 3
_PAID: Final = 2


class Reachable(NamedTuple):
    """The spaces that a turn can reach, as masks by the number of tokens, and the lines to them."""

    spaces: Mapping[int, int]
    reach: ReachMap


def walked_spaces(state: State, reach: ReachMap) -> Generator[object, None, Reachable]:
    """Return the spaces that one's own tokens can walk to; yield often.

    Spaces that only the rare rule about no reachable space (place.anywhere) opens are left out,
    and those that only a moved token reaches. A space where a click sacrifices takes what it does.
    """
    placed = state.legal_actions().placements
    paid = placed.paid & ~placed.free
    spaces, before = dict[int, int](), state.occupied | paid
    for tokens in range(1, _MOST + 1):
        found = paid if tokens == _PAID else 0
        for bit in bits(reach.spaces(tokens) & ~before):
            path = reach.to_space(state.island.frame.spaces(bit)[0])
            if path is not None and path.tokens == tokens and not _uses_rare_rule(state, path.line):
                found |= bit
            yield None
        before |= reach.spaces(tokens)
        if found:
            spaces[tokens] = found
    return Reachable(spaces, reach)


def _uses_rare_rule(state: State, line: Sequence[Action]) -> bool:
    now = state
    for action in line:
        if any(route.way is Way.ANYWHERE for route in now.check(action).routes):
            return True
        now = now.after(action)
    return False


def with_reach(view: View, state: State, reachable: Reachable) -> View:
    """Add the tints of the reachable spaces to a view, and their tokens as pips.

    Spaces with a dot have none: it tells what they take.
    """
    frame, dotted = state.island.frame, view.free | view.paid
    marks = [
        mark
        for tokens, mask in reachable.spaces.items()
        for mark in marks_of(f"pips-{tokens}", frame.spaces(mask & ~dotted))
    ]
    tints = (*view.tints, *reach_tints(state, reachable))
    return replace(view, tints=tints, marks=[*view.marks, *marks])


def reach_tints(state: State, reachable: Reachable) -> tuple[Tint, ...]:
    frame = state.island.frame
    return tuple(
        Tint(f"reach-{tokens}", frame.spaces(mask)) for tokens, mask in reachable.spaces.items()
    )


def path_to(state: State, reachable: Reachable, where: Space) -> Preview | None:
    """Return the path to a space that takes several actions, and its price, as a preview.

    Return None for a space that is not shown as reachable, or where a click acts at once. Marks and
    trails end where an action moves a tile.
    """
    legal, bit = state.legal_actions(), state.island.frame.bit(where)
    if Place(where) in legal or Place(where, 1) in legal:
        return None
    if not any(mask & bit for mask in reachable.spaces.values()):
        return None
    path = reachable.reach.to_space(where)
    if path is None or not path.line:
        return None
    marks, trails, words, now = list[Mark](), list[Trail](), list[str](), state
    for action in path.line:
        if now.island == state.island:
            marks += marks_of("chosen", clicked_spaces(now, action))
            trails += trails_of(now.check(action).routes)
        words.append(action_clause(now, action))
        now = now.after(action)
    space = space_name(where)
    text = say("reach-way", space=space, tokens=path.tokens, moves=listed(words))
    return Preview(marks, trails, reach_tints(state, reachable), words=text)
