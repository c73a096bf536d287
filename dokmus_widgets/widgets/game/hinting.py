"""A hint in stages: its words, its marks on the board, and what can be done about it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from dokmus_widgets.core import Action, ChooseGuardian, ChooseStart, EndTurn, State, TakeTalisman
from dokmus_widgets.core.island.spaces import space_name
from dokmus_widgets.core.legality.reach import reach_of
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.drawing import Tint
from dokmus_widgets.explain import listed, say, sentences, tile_name
from dokmus_widgets.explain.actions import action_clause
from dokmus_widgets.explain.reasons import gain_words, gained_lines
from dokmus_widgets.explain.seats import listed_with
from dokmus_widgets.play.distances import tokens_to_temples
from dokmus_widgets.play.turns import on_table
from dokmus_widgets.widgets.board import View, marks_of
from dokmus_widgets.widgets.board.action_marks import clicked_spaces, slot_of
from dokmus_widgets.widgets.sections.basic import Button

#: The most stages of a hint.
HINT_STAGES: Final = 3
_NO_POINTS: Final[Mapping[int, int]] = MappingProxyType({})


def hint_buttons(stage: int, most: int, action: Action | None = None) -> list[Button]:
    """Return the buttons that tell more, up to the stage ``most``, and that play the action.

    ``action``: a card to choose is named.
    """
    more = [Button("hint", say("help-more"))] if stage < most else []
    text = say("help-do")
    if isinstance(action, ChooseGuardian):
        text = say("hint-card", card=action.card)
    return [*more, Button("do_hint", text, primary=True)]


def with_hint(view: View, state: State, action: Action, stage: int) -> View:
    """Add to a view the tile that the first stage names, or then the spaces to click."""
    spaces, frame = clicked_spaces(state, action), state.island.frame
    if stage > 1 or not spaces:
        return replace(view, marks=[*view.marks, *marks_of("hint", spaces)])
    tile = frame.spaces(frame.slot_mask[frame.slot_of(spaces[-1])])
    return replace(view, tints=(*view.tints, Tint("hint", tile)))


def hint_stages(
    state: State, line: Sequence[Action], points: Mapping[int, int] = _NO_POINTS
) -> list[str]:
    """Return a hint in stages, each of which says more: where to look, what to do, and why.

    ``line``: the action, then what is planned for the rest of the turn; ``points``: by open card,
    what a turn with it could score now.
    """
    action = line[0]
    if isinstance(action, ChooseGuardian):
        what = say("hint-do", what=action_clause(state, action))
        return _card_stages(what, action.card, points)
    tile, after = tile_to_look_at(state, action), _after(state, line)
    lines = gained_lines(state, after, state.to_act or 0) or "none"
    look = [say("hint-tile", tile=tile, lines=lines)] if tile else []
    if look and lines == "none":
        look = [sentences([*look, *filter(None, [_nearer(state, after, "later")])])]
    what = say("hint-do", what=action_clause(state, action))
    why = [_why(state, line) or _prepares(state, line)]
    if isinstance(action, ChooseStart) and _scores_less(state, action):
        why.append(say("hint-start"))
    return [*look, what, *([sentences([what, *filter(None, why)])] if any(why) else [])]


def _scores_less(state: State, action: Action) -> bool:
    """Return whether another legal action would score more at once."""
    most = max(state.apply(one).score()[state.to_act or 0].total for one in state.legal_actions())
    return state.apply(action).score()[state.to_act or 0].total < most


def tile_to_look_at(state: State, action: Action) -> str:
    """Return the name of the tile of an action, in its slot; "" for an action without one."""
    slot, spaces = slot_of(state, action), clicked_spaces(state, action)
    if slot is None and spaces:
        slot = state.island.frame.slot_of(spaces[-1])
    return "" if slot is None else tile_name(state, slot)


def _card_stages(what: str, card: int, points: Mapping[int, int]) -> list[str]:
    """Narrow the cards down to two, then to one, and tell what each could score now."""
    if not points:
        return [what]
    told = [say("hint-card-points", card=one, points=points[one]) for one in sorted(points)]
    stages = [sentences([what, say("hint-card-why", cards=listed_with(told, "list-and"))])]
    if len(points) > 2:
        second = max(points, key=lambda one: (one != card, points[one]))
        first, last = sorted((card, second))
        stages.insert(0, say("hint-card-two", first=first, last=last))
    return stages


def _after(state: State, line: Sequence[Action]) -> State:
    for action in line:
        state = state.apply(action)
    return state


def _why(state: State, line: Sequence[Action]) -> str:
    """Return what an action scores at once, or else with the rest of its turn; or nothing."""
    seat, after = state.to_act or 0, state
    for number, action in enumerate(line):
        after = after.apply(action)
        is_last = number == len(line) - 1
        # What costs points at first is told with what it brings.
        if not is_last and (number or after.score()[seat].total < state.score()[seat].total):
            continue
        if lines := gain_words(state, after, seat):
            found = _temples(state, after, seat)
            when = "later" if number else "now"
            return say("hint-why", when=when, lines=lines, temples=found or "none")
    return ""


def _prepares(state: State, line: Sequence[Action]) -> str:
    """Return what an action that scores nothing is good for: a temple nearer, or what is next.

    Nothing can be said for the end of a turn.
    """
    if line[0] == EndTurn():
        return ""
    now = _nearer(state, _after(state, line[:1]), "now")
    if words := now or _nearer(state, _after(state, line), "later"):
        return words
    after = state.apply(line[0])
    if line[1:] and line[1] != EndTurn():
        return say("hint-next", what=action_clause(after, line[1]))
    if isinstance(line[0], TakeTalisman):
        return say("hint-first")
    return _room(state, after) or _nearer(state, after, "now", or_as_near=True)


def _room(before: State, after: State) -> str:
    """Return that one's next token has more spaces in reach, or that somebody else has fewer."""
    acts = before.to_act or 0
    for seat in (acts, *(one for one in range(before.seats) if one != acts)):
        was, now = (
            (reach.free | reach.paid).bit_count()
            for reach in (reach_of(before, seat), reach_of(after, seat))
        )
        if now > was if seat == acts else now < was:
            who = "none" if seat == acts else say("seat-name", seat=seat)
            return say("hint-room", who=who, was=was, now=now)
    return ""


def _nearer(before: State, after: State, when: str, *, or_as_near: bool = False) -> str:
    """Return which temple takes fewer tokens after some actions; "" for none.

    ``or_as_near``: also one that takes as many, or more, which is not compared. Of several the
    one that is nearest then, a large one first. It is named as it lies before.
    """
    seat, frame = before.to_act or 0, before.island.frame
    was, now = tokens_to_temples(before, seat), tokens_to_temples(after, seat)
    found = []
    for space in frame.spaces(before.island.temples & ~frame.beside(before.tokens[seat])):
        tokens = now.get(on_table(space, before, after), 0)
        if tokens > 0 and (or_as_near or tokens < was.get(space, tokens + 1)):
            found.append((tokens, not frame.bit(space) & before.island.large_temples, space))
    if not found:
        return ""
    tokens, is_small, space = min(found)
    return say(
        "hint-nearer",
        when=when,
        temple=say("terrain", terrain="small_temple" if is_small else "large_temple"),
        space=space_name(space),
        tokens=tokens,
        was=0 if or_as_near else was.get(space, 0),
    )


def _temples(before: State, after: State, seat: int) -> str:
    """Return the temples that a seat has discovered between two states of one island."""
    if before.island is not after.island:
        return ""
    was, now = discoveries(before, seat), discoveries(after, seat)
    new = (now.small | now.large) & ~(was.small | was.large)
    return listed([space_name(space) for space in before.island.frame.spaces(new)])
