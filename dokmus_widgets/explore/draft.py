"""A position in the making: its pieces are always sound, its turn may be unfinished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dokmus_widgets.core import Phase, PositionError, Rule, State, Turn
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.explore.changes import Change
from dokmus_widgets.explore.impossible import impossible
from dokmus_widgets.explore.remarks import Remark
from dokmus_widgets.explore.unusual import unusual

#: What a change of the pieces leaves in the document; the rest is of the turn.
_PIECES = ("rules", "tiles", "grid", "tokens", "supply", "sacrificed")

#: While starts or cards are chosen: that all have, and that one has before its turn.
_DONE = {"start": "unfinished-start-done", "guardians": "unfinished-guardians-done"}
_OUT_OF_ORDER = {"start": "unfinished-start-order", "guardians": "unfinished-guardians-order"}


@dataclass(frozen=True, eq=False)
class Draft:
    """A position document that may lack something: who starts, who has which card.

    Tiles, tokens and counts are always those of a position. A draft never changes: each change
    gives a new one.
    """

    document: Mapping[str, Any]

    @classmethod
    def of(cls, state: State) -> Draft:
        """The draft of a finished position."""
        return cls(state.to_dict())

    @cached_property
    def state(self) -> State | None:
        """The position; None as long as something is missing."""
        try:
            return State.from_dict(self.document)
        except PositionError:
            return None

    @cached_property
    def table(self) -> State:
        """The pieces as they lie, in a turn that is made up where there is none."""
        return State.from_dict(_with_a_turn(self.document))

    @property
    def phase(self) -> Phase:
        """The phase."""
        return Phase(self.document["phase"])

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.document["tokens"])

    def changed(self, change: Change) -> Draft:
        """The draft with its pieces changed; ``ImpossibleChange`` where that cannot be."""
        after = change.apply(self.table).to_dict()
        document = {**self.document, **{key: after[key] for key in _PIECES}}
        if self.phase is Phase.TURNS:
            document["turn"] = after["turn"]
        return Draft(followed(_for_seats(document)))

    def with_fields(self, **fields: Any) -> Draft:
        """The draft with these fields of its document, which must be sound."""
        return Draft(followed({**self.document, **fields}))

    @cached_property
    def unfinished(self) -> tuple[Remark, ...]:
        """What is missing for a position; nothing where it is one."""
        return () if self.state is not None else tuple(_missing(self.document))

    @cached_property
    def impossible(self) -> tuple[Remark, ...]:
        """Why no real game comes to the position."""
        return () if self.state is None else impossible(self.state)

    @cached_property
    def unusual(self) -> tuple[Remark, ...]:
        """What is seldom seen in a game."""
        return () if self.state is None else unusual(self.state)


def order_of(document: Mapping[str, Any]) -> list[int]:
    """The seats in the order in which they start, or take cards."""
    seats, talisman = len(document["tokens"]), document["talisman"]
    if document["phase"] == Phase.START:
        return [(talisman - step) % seats for step in range(1, seats + 1)]
    return [(talisman + step) % seats for step in range(seats)]


def dealt(cards: list[int | None]) -> list[int | None]:
    """The cards, with the lowest that are left for seats without one."""
    spare = [card for card in cards_for(len(cards)) if card not in cards]
    return [spare.pop(0) if card is None else card for card in cards]


def followed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with whom it makes act: while starts and cards are chosen that is not free."""
    if document["phase"] not in (Phase.START, Phase.GUARDIANS):
        return document
    order = order_of(document)
    waiting = [seat for seat in order if not _has_chosen(document, seat)]
    return {**document, "to_act": (waiting or order)[0]}


def _has_chosen(document: Mapping[str, Any], seat: int) -> bool:
    if document["phase"] == Phase.START:
        return bool(document["tokens"][seat])
    return document["guardians"][seat] is not None


def _for_seats(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the turn's parts for as many seats as have tokens and supplies."""
    seats = len(document["tokens"])
    allowed = cards_for(seats)
    cards = [card if card in allowed else None for card in document["guardians"]][:seats]
    cards += [None] * (seats - len(cards))
    if len(document["guardians"]) != seats and document["phase"] == Phase.TURNS:
        cards = dealt(cards)
    to_act = document["to_act"]
    return {
        **document,
        "guardians": cards,
        "talisman": min(document["talisman"], seats - 1),
        "to_act": to_act if to_act is None else min(to_act, seats - 1),
    }


def _with_a_turn(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document of the same pieces while somebody plays a turn."""
    to_act = document["to_act"] if document["phase"] == Phase.TURNS else 0
    return {
        **document,
        "phase": "turns",
        "to_act": to_act,
        "guardians": dealt(list(document["guardians"])),
        "turn": document["turn"] or fresh_turn(document["supply"][to_act]),
    }


def fresh_turn(supply: int) -> dict[str, Any]:
    """The turn of a document when it begins, with so many tokens in the supply."""
    turn = Turn(min(TOKENS_A_TURN, supply))
    return {**turn._asdict(), "ruins": [], "last": None}


def _missing(document: Mapping[str, Any]) -> list[Remark]:
    """What keeps a document from being a position: the order of starts, or the cards."""
    phase, order = document["phase"], order_of(document)
    if phase == Phase.TURNS:
        return [
            Remark("unfinished-card", (Rule.ROUND_DRAFT,), seat)
            for seat, card in enumerate(document["guardians"])
            if card is None
        ]
    missing: list[Remark] = []
    rule = Rule.SETUP_START_ORDER if phase == Phase.START else Rule.ROUND_DRAFT
    if phase == Phase.START:
        for seat, tokens in enumerate(document["tokens"]):
            if len(tokens) > 1:
                facts = (("count", len(tokens)),)
                missing.append(Remark("unfinished-starts", (rule,), seat, facts=facts))
    chosen = [seat for seat in order if _has_chosen(document, seat)]
    if len(chosen) == len(order) and not missing:
        missing.append(Remark(_DONE[phase], (rule,)))
    for seat in chosen:
        if any(not _has_chosen(document, other) for other in order[: order.index(seat)]):
            missing.append(Remark(_OUT_OF_ORDER[phase], (rule,), seat))
    return missing
