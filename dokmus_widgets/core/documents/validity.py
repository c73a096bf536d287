"""Validation of a position's parts, named as in documents, whether read or made in Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.faults import Fault, Faults, quote
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS, frame_of
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tiles import LARGEST
from dokmus_widgets.core.phases import Phase, Turn, choosing_order
from dokmus_widgets.core.phrases import phrase
from dokmus_widgets.core.position import Position


def parts_of(position: Position) -> dict[str, Any]:
    """Return the parts of a position besides island and rules, as in a document."""
    turn, frame = position.turn, position.island.frame
    last = list(frame.space(turn.last)) if turn is not None and turn.last else None
    return {
        "round": position.round,
        "phase": str(position.phase),
        "to_act": position.to_act,
        "talisman": position.talisman,
        "tokens": [[list(space) for space in frame.spaces(own)] for own in position.tokens],
        "supply": list(position.supply),
        "sacrificed": list(position.sacrificed),
        "guardians": list(position.guardians),
        "turn": turn and turn._asdict() | {"ruins": list(turn.ruins), "last": last},
    }


def faults_of(position: Position) -> tuple[Fault, ...]:
    """Return the faults of a position's parts; its island and its seats are taken as valid."""
    judge = validator_of(position)
    judge.judged()
    return tuple(judge.faults)


def is_sound(position: Position) -> bool:
    """Return whether a position, with fields of their types, has no faults; without naming them."""
    seats, phase, to_act, turn = position.seats, position.phase, position.to_act, position.turn
    guardians, cards = position.guardians, [card for card in position.guardians if card is not None]
    closed = ~position.island.land
    for own, left, gone in zip(position.tokens, position.supply, position.sacrificed, strict=True):
        if own & closed or min(left, gone) < 0 or own.bit_count() + left + gone != TOKENS:
            return False
        closed |= own
    if len(set(cards)) < len(cards) or not set(cards).issubset(cards_for(seats)):
        return False
    if not 1 <= position.round <= ROUNDS or not 0 <= position.talisman < seats:
        return False
    if to_act is None or phase is Phase.OVER:
        return to_act is None and phase is Phase.OVER and turn is None
    if not 0 <= to_act < seats or (turn is not None) is not (phase is Phase.TURNS):
        return False
    if turn is not None:
        own, most = position.tokens[to_act], min(TOKENS_A_TURN, position.supply[to_act])
        is_last = not turn.last & ~own and turn.last.bit_count() < 2
        are_laid = len(turn.ruins) <= TOKENS and set(turn.ruins).issubset(position.island.names)
        return None not in guardians and 0 <= turn.tokens_left <= most and is_last and are_laid
    order = choosing_order(phase, position.talisman, seats)
    chose = [place < order.index(to_act) for place in range(seats)]
    if phase is Phase.START:
        return [position.tokens[seat].bit_count() for seat in order] == chose and not cards
    return [guardians[seat] is not None for seat in order] == chose


def validator_of(position: Position) -> PositionValidator:
    """Return the validator of a position made in Python."""
    return PositionValidator(Faults(), parts_of(position), position.island, position.seats)


class PositionValidator:
    """Validator of a position's parts; ``island`` and ``seats`` are None if unreadable."""

    def __init__(
        self, faults: Faults, parts: Mapping[str, Any], island: Island | None, seats: int | None
    ) -> None:
        self.faults, self._parts, self._island, self._seats = faults, parts, island, seats

    def judged(self) -> dict[str, Any]:
        """Validate all; return the values of a position, valid if there are no faults."""
        found = self.apart()
        self.in_order()
        return found

    def apart(self) -> dict[str, Any]:
        """Validate all but the order of choices; return the values of a position."""
        tokens = self._tokens()
        supply, sacrificed = self._counts("supply"), self._counts("sacrificed")
        self._conserved(tokens, supply, sacrificed)
        phase = self._phase()
        of_round = self._number("round", 1, ROUNDS)
        talisman = self._number("talisman", 0, (self._seats or 4) - 1)
        to_act = self._to_act(phase)
        guardians = self._guardians()
        turn = self._turn(phase, tokens, supply, to_act)
        self._ordered = phase, to_act, talisman, tokens, guardians
        if self.faults or self._island is None:
            return {}
        return {
            "island": self._island,
            "round": of_round,
            "phase": phase,
            "to_act": to_act,
            "talisman": talisman,
            "tokens": tuple(map(self._island.frame.mask, tokens)),
            "supply": tuple(supply),
            "sacrificed": tuple(sacrificed),
            "guardians": tuple(guardians),
            "turn": turn,
        }

    def in_order(self) -> None:
        """Validate who has chosen a start or a card, and whose turn it is, after :meth:`apart`."""
        phase, to_act, talisman, tokens, guardians = self._ordered
        unsound = self.faults.about("to_act", "talisman", "tokens", "guardians", "phase")
        if unsound or phase is None or to_act is None:
            return
        order = choosing_order(phase, talisman, len(tokens))
        wanted = [place < order.index(to_act) for place in range(len(tokens))]
        if phase is Phase.START:
            if [len(tokens[seat]) for seat in order] != wanted:
                self.faults.tell("tokens", "start-order", seat=str(to_act))
            if any(card is not None for card in guardians):
                self.faults.tell("guardians", "card-early")
        elif phase is Phase.GUARDIANS:
            if [guardians[seat] is not None for seat in order] != wanted:
                self.faults.tell("guardians", "card-order", seat=str(to_act))
        elif phase is Phase.TURNS and None in guardians:
            self.faults.tell("guardians", "card-each")

    def _number(self, key: str, low: int, high: int) -> int:
        if key not in self._parts:
            return low
        value = self.faults.whole(self._parts[key], key, low, high)
        return low if value is None else value

    def _space(self, value: Any, path: str) -> Space | None:
        """Return the space if a token can stand on it."""
        if (pair := self.faults.listing(value, path, 2)) is None:
            return None
        island = self._island
        frame = frame_of(LARGEST, SLOT_COLUMNS) if island is None else island.frame
        row = self.faults.whole(pair[0], f"{path}[0]", 0, frame.rows - 1)
        column = self.faults.whole(pair[1], f"{path}[1]", 0, frame.columns - 1)
        if row is None or column is None:
            return None
        space = (row, column)
        if island is not None and not island.land & island.frame.bit(space):
            terrain = island.terrain(space)
            where = "the-gap" if terrain is None else terrain.name.lower().replace("_", "-")
            self.faults.tell(path, "closed", space=str(list(space)), terrain=phrase(where))
            return None
        return space

    def _tokens(self) -> list[list[Space]]:
        tokens = self._parts.get("tokens")
        if not isinstance(tokens, list | tuple):
            return []
        owner: dict[Space, str] = {}
        result: list[list[Space]] = []
        for seat, listed in enumerate(tokens[:4]):
            result.append([])
            path = f"tokens[{seat}]"
            if (spaces := self.faults.listing(listed, path)) is None:
                continue
            if len(spaces) > TOKENS:
                self.faults.tell(path, "tokens-most", most=TOKENS, count=len(spaces))
                continue
            for number, value in enumerate(spaces):
                here = f"{path}[{number}]"
                if (space := self._space(value, here)) is None:
                    continue
                if owner.setdefault(space, here) != here:
                    self.faults.tell(here, "stands", space=str(list(space)), path=owner[space])
                result[-1].append(space)
        return result

    def _counts(self, key: str) -> list[int]:
        if key not in self._parts or self._seats is None:
            return []
        if (listed := self.faults.listing(self._parts[key], key, self._seats)) is None:
            return []
        counts = [self.faults.whole(n, f"{key}[{i}]", 0, TOKENS) for i, n in enumerate(listed)]
        return [] if None in counts else [n for n in counts if n is not None]

    def _conserved(
        self, tokens: list[list[Space]], supply: list[int], sacrificed: list[int]
    ) -> None:
        """Check that the tokens of each seat add up to 25 (setup.supply)."""
        unsound = self.faults.about("tokens", "supply", "sacrificed")
        if unsound or not len(tokens) == len(supply) == len(sacrificed):
            return
        for seat, own in enumerate(tokens):
            count = len(own) + supply[seat] + sacrificed[seat]
            if count != TOKENS:
                self.faults.tell(
                    f"supply[{seat}]", "conserved", seat=str(seat), count=count, wanted=TOKENS
                )

    def _phase(self) -> Phase | None:
        phase = self._parts.get("phase")
        if isinstance(phase, str) and phase in list(Phase):
            return Phase(phase)
        if "phase" in self._parts:
            self.faults.tell("phase", "one-of", value=quote(phase), known=", ".join(Phase))
        return None

    def _to_act(self, phase: Phase | None) -> int | None:
        if phase is Phase.OVER:
            if self._parts.get("to_act") is not None:
                self.faults.tell("to_act", "over")
            return None
        return self._number("to_act", 0, (self._seats or 4) - 1) if phase is not None else None

    def _guardians(self) -> list[int | None]:
        seats = self._seats
        if "guardians" not in self._parts or seats is None:
            return []
        listed = self.faults.listing(self._parts["guardians"], "guardians", seats)
        allowed = cards_for(seats)
        for seat, card in enumerate(listed or ()):
            if card is None:
                continue
            if type(card) is not int or card not in allowed:
                known = ", ".join(map(str, allowed))
                self.faults.tell(
                    f"guardians[{seat}]", "card", value=quote(card), players=seats, known=known
                )
            elif listed is not None and card in listed[:seat]:
                self.faults.tell(f"guardians[{seat}]", "card-twice", card=str(card))
        return listed or []

    def _turn(
        self, phase: Phase | None, tokens: list[list[Space]], supply: list[int], seat: int | None
    ) -> Turn | None:
        found, faults, island = self._parts.get("turn"), self.faults, self._island
        if phase is not Phase.TURNS:
            if found is not None and phase is not None:
                faults.tell("turn", "turn-null")
            return None
        keys = Turn._fields
        turn = faults.record(found, "turn", keys) if "turn" in self._parts else None
        if turn is None or any(key not in turn for key in keys):
            return None
        left = faults.whole(turn["tokens_left"], "turn.tokens_left", 0, TOKENS_A_TURN)
        if left is not None and seat is not None and seat < len(supply) and left > supply[seat]:
            faults.tell("turn.tokens_left", "left", count=left, supply=supply[seat])
        if not isinstance(turn["guardian_left"], bool):
            faults.tell("turn.guardian_left", "true-false", value=quote(turn["guardian_left"]))
        ruins, last = self._ruins(turn["ruins"]), 0
        if turn["last"] is not None:
            space = self._space(turn["last"], "turn.last")
            if space is not None and island is not None:
                last = island.frame.bit(space)
                if seat is None or seat >= len(tokens) or space not in tokens[seat]:
                    faults.tell("turn.last", "last", space=str(list(space)))
        return Turn(left or 0, turn["guardian_left"] is True, ruins, last)

    def _ruins(self, value: Any) -> tuple[str, ...]:
        listed = self.faults.listing(value, "turn.ruins")
        if listed is None or self._island is None:
            return ()
        if len(listed) > TOKENS:
            self.faults.tell("turn.ruins", "ruins-many", count=len(listed))
            return ()
        for number, name in enumerate(listed):
            if name not in self._island.names:
                self.faults.tell(f"turn.ruins[{number}]", "off-board", value=quote(name))
        return tuple(name for name in listed if isinstance(name, str))
