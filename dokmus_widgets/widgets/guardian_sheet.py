"""The sheet of a guardian card: what an action changes, and all that the card lets one do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from dokmus_widgets.core import (
    Action,
    MoveTile,
    MoveToken,
    RotateTile,
    SeatScore,
    Space,
    State,
    TakeTalisman,
    space_name,
)
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.explain import say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.explore.guardian_effects import (
    Effect,
    Regrouping,
    barred_actions,
    card_actions,
    gains,
)
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.sections_effects import choices, facts
from dokmus_widgets.widgets.sheet import Section


def card_buttons(card: int) -> Section:
    """The five cards."""
    parts = [
        sections.button(
            "choose_card",
            say("guardians-heading", number=number, name=say(f"card-{number}")),
            number,
            pressed=number == card,
        )
        for number in CARDS
    ]
    return sections.buttons(say("guardians-cards"), parts)


_TOOLS = {
    2: (Tool.MOVE_TILE,),
    3: (Tool.MOVE_TOKEN,),
    4: (Tool.ROTATE_CW, Tool.ROTATE_CCW),
    5: (Tool.MOVE_TILE, Tool.MOVE_TOKEN, Tool.ROTATE_CW, Tool.ROTATE_CCW),
}


def tools_of(card: int) -> tuple[Tool, ...]:
    """What a click on the board can do by a card."""
    return _TOOLS.get(card, ())


@dataclass(frozen=True, slots=True)
class EffectWords:
    """What an action changes, in lines."""

    effect: Effect
    names: Sequence[str]

    def sections(self) -> list[Section]:
        """The lines, and the score sheets where they differ."""
        entries = [
            *self._talisman(),
            *self._riders(),
            *self._water(),
            *self._temples(),
            *self._places(),
            *self._token(),
        ]
        scores = self._scores()
        if scores is None:
            entries.append(_fact("guardians-scores-same", say("guardians-scores-same-text")))
        parts = [facts(say("guardians-title"), entries)]
        return parts if scores is None else [*parts, scores]

    def _talisman(self) -> list[dict[str, Any]]:
        was, now = self.effect.before.talisman, self.effect.after.talisman
        if self.effect.action.type != "take_talisman":
            return []
        if was == now:
            text = say("guardians-first-same-text", after=self.names[now])
        else:
            text = say("guardians-first-text", before=self.names[was], after=self.names[now])
        return [_fact("guardians-first", text, now)]

    def _riders(self) -> list[dict[str, Any]]:
        if not isinstance(self.effect.action, MoveTile | RotateTile):
            return []
        if not self.effect.riders:
            return [_fact("guardians-riders", say("guardians-nobody"))]
        by_seat: dict[int, list[str]] = {}
        for rider in self.effect.riders:
            ways = {"from": space_name(rider.origin), "to": space_name(rider.target)}
            by_seat.setdefault(rider.seat, []).append(say("guardians-rider", **ways))
        return [_fact("guardians-riders", listed(told), seat) for seat, told in by_seat.items()]

    def _water(self) -> list[dict[str, Any]]:
        if self.effect.before.island is self.effect.after.island:
            return []
        if not self.effect.waterways:
            return [_fact("guardians-water-same", say("guardians-water-same-text"))]
        return [_water_fact(group) for group in self.effect.waterways]

    def _temples(self) -> list[dict[str, Any]]:
        found = []
        for finds in self.effect.finds:
            for name, spaces in (
                ("guardians-gained", finds.gained),
                ("guardians-lost", finds.lost_from),
            ):
                if spaces:
                    state = self.effect.after if name == "guardians-gained" else self.effect.before
                    text = say(name, temples=_temples_named(state, spaces))
                    found.append(_fact("", text, finds.seat, self.names[finds.seat]))
        return found or [_fact("guardians-temples-same", say("guardians-temples-same-text"))]

    def _places(self) -> list[dict[str, Any]]:
        openings = self.effect.openings
        found = [
            _fact(name, say("guardians-spaces", count=len(spaces), spaces=_named(spaces)))
            for name, spaces in (
                ("guardians-opened", openings.opened),
                ("guardians-closed", openings.closed_from),
                ("guardians-cheaper", openings.cheaper),
                ("guardians-dearer", openings.dearer),
            )
            if spaces
        ]
        who = self.names[self.effect.before.to_act or 0]
        return found or [_fact("guardians-places-same", say("guardians-places-same-text", who=who))]

    def _token(self) -> list[dict[str, Any]]:
        """What becomes of a token that was moved: ruins, volcanoes."""
        action, state = self.effect.action, self.effect.after
        if not isinstance(action, MoveToken):
            return []
        found, volcano = [], state.island.volcano
        if state.turn is not None and state.turn.ruins:
            slot = state.island.slot_of_tile(state.turn.ruins[-1])
            text = say("guardians-ruins-waits-text", tile=tile_name(state, slot))
            found.append(_fact("guardians-ruins-waits", text))
        bit = state.island.frame.bit
        if volcano & bit(action.target):
            found.append(_fact("guardians-burn", say("guardians-burn-text")))
        elif volcano & bit(action.origin):
            found.append(_fact("guardians-burn", say("guardians-saved-text")))
        return found

    def _scores(self) -> Section | None:
        """The lines that change, for all seats; None where none does."""
        effect = self.effect
        rows: list[dict[str, Any]] = []
        seats = range(len(self.names))
        for line in SeatScore.__match_args__:
            if line == "total" or any(effect.gain(seat, line) for seat in seats):
                values = [self._value(seat, line) for seat in seats]
                rows.append({"text": say(f"score-{line}"), "note": "", "values": values})
        if len(rows) == 1:
            return None
        rows[-1]["total"] = True
        columns = [{"text": name, "seat": seat} for seat, name in enumerate(self.names)]
        return sections.table(say("guardians-scores"), columns, rows)

    def _value(self, seat: int, line: str) -> str:
        was, now = self.effect.sheets_before[seat][line], self.effect.sheets_after[seat][line]
        return str(now) if was == now else say("guardians-change", before=was, after=now)


def _fact(label: str, text: str, seat: int | None = None, name: str = "") -> dict[str, Any]:
    return {"label": say(label) if label else name, "text": text, "seat": seat}


def _water_fact(group: Regrouping) -> dict[str, Any]:
    before, after = len(group.before), len(group.after)
    size = sum(map(len, group.before))
    if after == 1:
        return _fact("guardians-joined", say("guardians-joined-text", count=before, size=size))
    if before == 1:
        return _fact("guardians-parted", say("guardians-parted-text", count=after, size=size))
    return _fact("guardians-regrouped", say("guardians-regrouped-text", before=before, after=after))


def _named(spaces: Iterable[Space]) -> str:
    return listed([space_name(space) for space in spaces])


def _temples_named(state: State, spaces: Iterable[Space]) -> str:
    return listed(
        [
            say("space-plain", space=space_name(space), terrain=say("terrain", terrain=kind))
            for space in spaces
            for kind in [_kind(state, space)]
        ]
    )


def _kind(state: State, space: Space) -> str:
    small = state.island.small_temples & state.island.frame.bit(space)
    return "small_temple" if small else "large_temple"


def action_button_words(state: State, action: Action) -> str:
    """What a button for an action says."""
    match action:
        case MoveTile(slot):
            return say("guardians-slide", tile=tile_name(state, slot))
        case RotateTile(slot, turn):
            return say("guardians-rotate", tile=tile_name(state, slot), turn=str(turn))
        case MoveToken(origin, target):
            spaces = {"from": space_name(origin), "to": space_name(target)}
            return say("guardians-token", **spaces)
    return say("guardians-talisman")


def all_choices(state: State, card: int, names: Sequence[str], done: Action | None) -> Section:
    """Every action of the card, with what it changes in points, and what it does not allow."""
    changes = gains(state, card_actions(state, card))
    may = [
        sections.button(
            "ask",
            action_button_words(state, action),
            write_action(state, action),
            pressed=action == done,
            hint=_points(change, names),
        )
        for action, change in changes.items()
    ]
    may_not = [
        sections.button(
            "ask", _barred_words(state, action), write_action(state, action), enabled=False
        )
        for action in barred_actions(state, card)
    ]
    groups = [{"title": say("guardians-may", count=len(may)), "buttons": may}]
    if may_not:
        groups.append({"title": say("guardians-may-not", count=len(may_not)), "buttons": may_not})
    return choices(say("guardians-choices"), groups, is_open=True)


def _points(change: Sequence[int], names: Sequence[str]) -> str:
    told = [
        say("guardians-gain", who=names[seat], points=f"{points:+}")
        for seat, points in enumerate(change)
        if points
    ]
    return listed(told) or say("guardians-none")


def _barred_words(state: State, action: Action) -> str:
    if isinstance(action, MoveToken):
        return say("guardians-stays", space=space_name(action.origin))
    return action_button_words(state, action)


def heading(card: int, who: str, seat: int) -> Section:
    """The card, and who has it."""
    title = say("guardians-heading", number=card, name=say(f"card-{card}"))
    return sections.heading(title, who, seat)


def prompt(tool: Tool | None, selected: Space | None, effect: Effect | None, who: str) -> str:
    """What can be tried now; ``tool`` is None where nothing on the board can be clicked."""
    if effect is not None:
        talisman = isinstance(effect.action, TakeTalisman)
        return say("guardians-prompt-1-done" if talisman else "guardians-prompt-done")
    if tool is None:
        return say("guardians-prompt-1", who=who)
    if tool is Tool.MOVE_TILE:
        return say("guardians-prompt-tile")
    if tool is Tool.MOVE_TOKEN and selected is not None:
        return say("guardians-prompt-token-target", space=space_name(selected))
    if tool is Tool.MOVE_TOKEN:
        return say("guardians-prompt-token", who=who)
    return say(f"guardians-prompt-{str(tool).replace('_', '-')}")
