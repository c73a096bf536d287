"""A position in the making: its pieces are always sound, its turn may be unfinished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dokmus_widgets.core import Fault, Phase, Rule, State
from dokmus_widgets.core.documents.document import from_dict
from dokmus_widgets.core.documents.validity import validator_of
from dokmus_widgets.explore.changes import Change
from dokmus_widgets.explore.changes.change import refuse
from dokmus_widgets.explore.changes.game import dealt, kept_cards
from dokmus_widgets.explore.changes.turn import fresh_turn
from dokmus_widgets.explore.editor.impossible import impossible
from dokmus_widgets.explore.editor.remarks import Remark, remark
from dokmus_widgets.explore.editor.unusual import unusual


@dataclass(frozen=True, eq=False)
class Draft:
    """A position that may lack something: who starts, who has which card.

    Tiles, tokens and counts are always those of a position. A draft never changes: each change
    gives a new one.
    """

    #: May lack something, and is no position then; :attr:`state` is one.
    position: State

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Draft:
        """The draft of a document; ``PositionError`` where pieces are of no position."""
        return cls(from_dict(document, unfinished=True))

    @cached_property
    def document(self) -> dict[str, Any]:
        """Its position document, which may lack something too."""
        return self.position.to_dict()

    @cached_property
    def _faults(self) -> tuple[tuple[Fault, ...], bool]:
        """What is wrong with its pieces; whether something is wrong, or missing."""
        judge = validator_of(self.position)
        judge.apart()
        apart = tuple(judge.faults)
        judge.in_order()
        return apart, bool(judge.faults)

    @property
    def state(self) -> State | None:
        """The position; None as long as something is missing."""
        return None if self._faults[1] else self.position

    @cached_property
    def table(self) -> State:
        """The pieces as they lie, in a turn that is made up where there is none."""
        position, playing = self.position, self.phase is Phase.TURNS
        acts = position.to_act or 0 if playing else 0
        return position.replaced(
            phase=Phase.TURNS,
            to_act=acts,
            guardians=dealt(position.guardians),
            turn=position.turn or fresh_turn(position.supply[acts]),
        )

    @property
    def phase(self) -> Phase:
        """The phase."""
        return self.position.phase

    @property
    def seats(self) -> int:
        """How many play."""
        return self.position.seats

    def changed(self, change: Change) -> Draft:
        """The draft with its pieces changed; ``ImpossibleChange`` where that cannot be."""
        after, playing = change.applied(self.table), self.phase is Phase.TURNS
        # Of the turn that was made up nothing stays.
        turn = after.turn if playing else self.position.turn
        parts = _for_seats(self.position, after.seats)
        draft = Draft(_followed(after.replaced(phase=self.phase, turn=turn, **parts)))
        refuse(draft._faults[0])
        return draft

    def with_parts(self, **parts: Any) -> Draft:
        """The draft with these parts of its position, which must be sound."""
        return Draft(_followed(self.position.replaced(**parts)))

    @cached_property
    def unfinished(self) -> tuple[Remark, ...]:
        """What is missing for a position; nothing where it is one."""
        return () if self.state is not None else tuple(_missing(self.position))

    @cached_property
    def impossible(self) -> tuple[Remark, ...]:
        """Why no real game comes to the position."""
        return () if self.state is None else impossible(self.state)

    @cached_property
    def unusual(self) -> tuple[Remark, ...]:
        """What is seldom seen in a game."""
        return () if self.state is None else unusual(self.state)


def order_of(position: State) -> list[int]:
    """The seats in the order in which they start, or take cards."""
    seats, talisman = position.seats, position.talisman
    if position.phase is Phase.START:
        return [(talisman - step) % seats for step in range(1, seats + 1)]
    return [(talisman + step) % seats for step in range(seats)]


def _followed(position: State) -> State:
    """The position with whom it makes act: while starts and cards are chosen that is not free."""
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
    """What is not of the pieces, for so many seats."""
    cards, to_act = kept_cards(position.guardians, seats), position.to_act
    playing = position.seats != seats and position.phase is Phase.TURNS
    return {
        "guardians": dealt(cards) if playing else cards,
        "talisman": min(position.talisman, seats - 1),
        "to_act": to_act if to_act is None else min(to_act, seats - 1),
    }


def _missing(position: State) -> list[Remark]:
    """What keeps it from being a position: the order of starts, or the cards."""
    phase, order = position.phase, order_of(position)
    if phase is Phase.TURNS:
        return [
            remark("unfinished-card", Rule.ROUND_DRAFT, seat=seat)
            for seat, card in enumerate(position.guardians)
            if card is None
        ]
    missing: list[Remark] = []
    rule = Rule.SETUP_START_ORDER if phase is Phase.START else Rule.ROUND_DRAFT
    if phase is Phase.START:
        for seat, tokens in enumerate(position.tokens):
            if (count := tokens.bit_count()) > 1:
                missing.append(remark("unfinished-starts", rule, seat=seat, count=count))
    chosen = [seat for seat in order if _has_chosen(position, seat)]
    if len(chosen) == len(order) and not missing:
        missing.append(remark(f"unfinished-{phase}-done", rule))
    for seat in chosen:
        if any(not _has_chosen(position, other) for other in order[: order.index(seat)]):
            missing.append(remark(f"unfinished-{phase}-order", rule, seat=seat))
    return missing
