"""The reachable spaces of a turn on the board: tints by tokens, and the path to a space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from dokmus_widgets.core import Place, State, parse_space
from dokmus_widgets.drawing import Mark, Tint, Trail
from dokmus_widgets.explain import say
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.widgets.board.action_marks import clicked_spaces
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import marks_of, trails_of

if TYPE_CHECKING:
    from dokmus_widgets.analysis.turns import ReachMap

#: The tints of spaces that are reachable with one, two and three tokens.
_TINTS: Final = ("body-0", "body-1", "body-2")


def reach_tints(state: State, reach: ReachMap) -> Iterator[Tint]:
    before, frame = 0, state.island.frame
    for tokens, kind in enumerate(_TINTS, 1):
        mask = reach.spaces(tokens) & ~before & ~state.occupied
        before |= mask
        if mask:
            yield Tint(kind, frame.spaces(mask))


def with_path(preview: Preview, state: State, reach: ReachMap, space: str) -> Preview:
    """Add the path to a space that takes several actions to a preview, and its price.

    Marks and trails end where an action moves a tile.
    """
    where, tints = parse_space(space), (*reach_tints(state, reach),)
    legal = state.legal_actions()
    if Place(where) in legal or Place(where, 1) in legal:
        return preview._replace(tints=(*preview.tints, *tints))
    path = reach.to_space(where)
    if path is None or not path.line:
        return Preview(tints=tints)
    marks, trails, words, now = list[Mark](), list[Trail](), list[str](), state
    for action in path.line:
        if now.island == state.island:
            marks += marks_of("chosen", clicked_spaces(now, action))
            trails += trails_of(now.check(action).routes)
        words.append(asked_words(now, action))
        now = now.after(action)
    text = say("help-way", count=path.tokens, moves=listed(words))
    return Preview(marks, trails, tints, words=text)
