"""Draft of a position: valid pieces, possibly with an incomplete turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dokmus_widgets.core import Fault, Phase, Rule, State, Turn
from dokmus_widgets.core.documents.document import from_dict
from dokmus_widgets.core.documents.validity import validator_of
from dokmus_widgets.core.phases import choosing_order
from dokmus_widgets.core.transition import tokens_to_place
from dokmus_widgets.explore.changes import Change
from dokmus_widgets.explore.changes.change import refuse
from dokmus_widgets.explore.changes.game import dealt, kept_cards
from dokmus_widgets.explore.editor.impossible import impossible
from dokmus_widgets.explore.editor.issues import Issue, issue
from dokmus_widgets.explore.editor.unusual import unusual


@dataclass(frozen=True, eq=False)
class Draft:
    """Immutable position that may be incomplete: starting spaces or cards may be missing.

    Tiles, tokens and counts are always valid.
    """

    #: May be incomplete, unlike :attr:`state`.
    position: State

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> "Draft":
        """Parse a document; raise ``PositionError`` for invalid pieces."""
        return cls(from_dict(document, unfinished=True))

    @cached_property
    def document(self) -> dict[str, Any]:
        return self.position.to_dict()

    @cached_property
    def _faults(self) -> tuple[tuple[Fault, ...], bool]:
        """Faults of the pieces; whether anything is invalid or missing."""
        judge = validator_of(self.position)
        judge.apart()
        apart = tuple(judge.faults)
        judge.in_order()
        return apart, bool(judge.faults)

    @property
    def state(self) -> State | None:
        """Complete position, or None."""
        return None if self._faults[1] else self.position

    @cached_property
    def table(self) -> State:
        """Playable state with these pieces; a turn is filled in if there is none."""
        position, playing = self.position, self.phase is Phase.TURNS
        acts = position.to_act or 0 if playing else 0
        return position.replaced(
            phase=Phase.TURNS,
            to_act=acts,
            guardians=dealt(position.guardians),
            turn=position.turn or Turn(tokens_to_place(position.supply[acts])),
        )

    @property
    def phase(self) -> Phase:
        return self.position.phase

    @property
    def seats(self) -> int:
        return self.position.seats

    def changed(self, change: Change) -> "Draft":
        """Apply a change to the pieces; raise ``ImpossibleChange`` if it is invalid."""
        after, playing = change.applied(self.table), self.phase is Phase.TURNS
        # Of the turn that was made up nothing stays.
        turn = after.turn if playing else self.position.turn
        parts = _for_seats(self.position, after.seats)
        draft = Draft(_followed(after.replaced(phase=self.phase, turn=turn, **parts)))
        refuse(draft._faults[0])
        return draft

    def with_parts(self, **parts: Any) -> "Draft":
        """Replace fields of the position; the values must be valid."""
        return Draft(_followed(self.position.replaced(**parts)))

    @cached_property
    def unfinished(self) -> tuple[Issue, ...]:
        """Missing parts for a complete position."""
        return () if self.state is not None else tuple(_missing(self.position))

    @cached_property
    def impossible(self) -> tuple[Issue, ...]:
        """Reasons why no real game reaches the position."""
        return () if self.state is None else impossible(self.state)

    @cached_property
    def unusual(self) -> tuple[Issue, ...]:
        """Features that are rare in real games."""
        return () if self.state is None else unusual(self.state)


def order_of(position: State) -> list[int]:
    return choosing_order(position.phase, position.talisman, position.seats)


def _followed(position: State) -> State:
    """Set the current player while starts or cards are chosen."""
    if position.phase not in (Phase.START, Phase.GUARDIANS):
        return position
    order = order_of(position)
    waiting = [seat for seat in order if not _has_chosen(position, seat)]
    return position.replaced(to_act=(waiting or order)[0])


def _has_chosen(position: State, seat: int) -> bool:
    if position.phase is Phase.START:
        return bool(position.tokens[seat])
    return position.guardians[seat] is not None


def _for_seats(position: State, seats: int) -> dict[str, Any]:
    cards, to_act = kept_cards(position.guardians, seats), position.to_act
    playing = position.seats != seats and position.phase is Phase.TURNS
    return {
        "guardians": dealt(cards) if playing else cards,
        "talisman": min(position.talisman, seats - 1),
        "to_act": to_act if to_act is None else min(to_act, seats - 1),
    }


def _missing(position: State) -> list[Issue]:
    phase, order = position.phase, order_of(position)
    if phase is Phase.TURNS:
        return [
            issue("unfinished-card", Rule.ROUND_DRAFT, seat=seat)
            for seat, card in enumerate(position.guardians)
            if card is None
        ]
    missing: list[Issue] = []
    rule = Rule.SETUP_START_ORDER if phase is Phase.START else Rule.ROUND_DRAFT
    if phase is Phase.START:
        for seat, tokens in enumerate(position.tokens):
            if (count := tokens.bit_count()) > 1:
                missing.append(issue("unfinished-starts", rule, seat=seat, tokens=count))
    chosen = [seat for seat in order if _has_chosen(position, seat)]
    if len(chosen) == len(order) and not missing:
        missing.append(issue(f"unfinished-{phase}-done", rule))
    for seat in chosen:
        if any(not _has_chosen(position, other) for other in order[: order.index(seat)]):
            missing.append(issue(f"unfinished-{phase}-order", rule, seat=seat))
    return missing
