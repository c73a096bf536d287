"""The effect of an action in words: first what changes, then what stays."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from dokmus_widgets.core import Space, State, actions, space_name
from dokmus_widgets.explain import say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.seats import listed, signed
from dokmus_widgets.explore.effects import Effect, Regrouping
from dokmus_widgets.explore.scores.changes import changed_lines
from dokmus_widgets.widgets.scores.changes import change_table
from dokmus_widgets.widgets.sections.explorers import Fact, Facts


@dataclass(frozen=True, slots=True)
class EffectWords:
    """The effect of an action in lines of text; ``names``: those of the seats."""

    effect: Effect
    names: Sequence[str]

    def section(self, *, done: bool = True) -> Facts:
        """Return the lines, and a table of scores that differ; ``done``: whether it happened."""
        lines = changed_lines(self.effect.before, self.effect.after)
        facts = [*self._changed(), *self._unchanged(bool(lines))]
        table = change_table(say("guardians-scores"), lines, self.names) if lines else None
        return Facts(say("guardians-title-done" if done else "guardians-title"), facts, table=table)

    def folded(self, *, done: bool) -> Facts:
        """Return the section folded, with the points in view."""
        short = points_words(self.effect.score_changes, self.names)
        return replace(self.section(done=done), short=short)

    def _changed(self) -> list[Fact]:
        return [
            *self._talisman(),
            *self._riders(),
            *map(_water_fact, self.effect.waterways),
            *self._temples(),
            *self._places(),
            *self._token(),
        ]

    def _unchanged(self, scores_change: bool) -> list[Fact]:
        """Return one line about everything that the action could have changed, but did not."""
        effect, same = self.effect, []
        if isinstance(effect.action, actions.MoveTile | actions.RotateTile):
            same += [] if effect.riders else [say("guardians-same-tokens")]
            same += [] if effect.waterways else [say("guardians-same-water")]
        if not isinstance(effect.action, actions.TakeTalisman):
            same += [] if any(self._temples()) else [say("guardians-same-temples")]
            same += [] if any(self._places()) else [say("guardians-same-places")]
        same += [] if scores_change else [say("guardians-same-scores")]
        return [_fact("guardians-same", listed(same))] if same else []

    def _talisman(self) -> Iterator[Fact]:
        was, now = self.effect.before.talisman, self.effect.after.talisman
        if not isinstance(self.effect.action, actions.TakeTalisman):
            return
        if was == now:
            text = say("guardians-first-same-text", after=self.names[now])
        else:
            text = say("guardians-first-text", before=self.names[was], after=self.names[now])
        yield _fact("guardians-first", text, now)

    def _riders(self) -> Iterator[Fact]:
        by_seat: dict[int, list[str]] = {}
        for rider in self.effect.riders:
            by_seat.setdefault(rider.seat, []).append(_ride(rider.origin, rider.target))
        for seat, moves in by_seat.items():
            yield _fact("guardians-riders", listed(moves), seat)

    def _temples(self) -> Iterator[Fact]:
        for finds in self.effect.finds:
            lost = zip(finds.lost_from, finds.lost, strict=True)
            for name, spaces, state in (
                ("guardians-gained", [(space, space) for space in finds.gained], self.effect.after),
                ("guardians-lost", [*lost], self.effect.before),
            ):
                if spaces:
                    text = say(name, temples=_temples_named(state, spaces))
                    yield Fact(self.names[finds.seat], text, finds.seat)

    def _places(self) -> Iterator[Fact]:
        openings = self.effect.openings
        for name, spaces, lain in (
            ("guardians-opened", openings.opened, openings.opened),
            ("guardians-closed", openings.closed, openings.closed_from),
            ("guardians-cheaper", openings.cheaper, openings.cheaper),
            ("guardians-dearer", openings.dearer, openings.dearer),
        ):
            if spaces:
                named = listed([*map(_ride, lain, spaces)])
                yield _fact(name, say("guardians-spaces", count=len(spaces), spaces=named))

    def _token(self) -> Iterator[Fact]:
        action, state = self.effect.action, self.effect.after
        if not isinstance(action, actions.MoveToken):
            return
        if state.turn is not None and state.turn.ruins:
            slot = state.island.slot_of_tile(state.turn.ruins[-1])
            text = say("guardians-ruins-waits-text", tile=tile_name(state, slot))
            yield _fact("guardians-ruins-waits", text)
        bit, volcano = state.island.frame.bit, state.island.volcano
        if volcano & bit(action.target):
            yield _fact("guardians-burn", say("guardians-burn-text"))
        elif volcano & bit(action.origin):
            yield _fact("guardians-burn", say("guardians-saved-text"))


def effect_section(
    effect: Effect | None, names: Sequence[str], *, done: bool = True
) -> list[Facts]:
    """Return the folded section of an effect, if any (see :meth:`EffectWords.folded`)."""
    return [] if effect is None else [EffectWords(effect, names).folded(done=done)]


def points_words(change: Sequence[int], names: Sequence[str]) -> str:
    gains = [
        say("guardians-gain", who=names[seat], points=signed(points))
        for seat, points in enumerate(change)
        if points
    ]
    return listed(gains) or say("guardians-none")


def _fact(label: str, text: str, seat: int | None = None) -> Fact:
    return Fact(say(label), text, seat)


def _water_fact(group: Regrouping) -> Fact:
    before, after = len(group.before), len(group.after)
    size = sum(map(len, group.before))
    if after == 1:
        return _fact("guardians-joined", say("guardians-joined-text", count=before, size=size))
    if before == 1:
        return _fact("guardians-parted", say("guardians-parted-text", count=after, size=size))
    if before == after:
        return _fact("guardians-regrouped", say("guardians-regrouped-same-text", count=after))
    return _fact("guardians-regrouped", say("guardians-regrouped-text", before=before, after=after))


def _ride(origin: Space, target: Space) -> str:
    """Return where something lay and lies: one name if it did not move."""
    ends = {"from": space_name(origin), "to": space_name(target)}
    return ends["to"] if origin == target else say("guardians-rider", **ends)


def _temples_named(state: State, spaces: Iterable[tuple[Space, Space]]) -> str:
    """Name temples by where they lie in a state, and where they lie now, if that is elsewhere."""
    told = []
    for space, now in spaces:
        small = state.island.small_temples & state.island.frame.bit(space)
        kind = say("terrain", terrain="small_temple" if small else "large_temple")
        if now != space:
            kind = say("guardians-elsewhere", terrain=kind, space=space_name(now))
        told.append(say("space-plain", space=space_name(space), terrain=kind))
    return listed(told, "list-semicolon")
