"""Changes of the current turn."""

from __future__ import annotations

from dokmus_widgets.core import Phase, State, Turn, cards_for
from dokmus_widgets.core.transition import tokens_to_place
from dokmus_widgets.explain import listed, say
from dokmus_widgets.explore.changes.change import AtSpace, Change, ImpossibleChange
from dokmus_widgets.explore.changes.game import dealt
from dokmus_widgets.explore.changes.tiles import slot_of_tile


class TokensLeft(Change):
    """Number of tokens left in the turn."""

    kind = "left"
    tokens: int

    def applied(self, state: State) -> State:
        turn, seat = _acting(state)
        most = tokens_to_place(state.supply[seat])
        if not 0 <= self.tokens <= most:
            raise ImpossibleChange(say("change-left-most", tokens=most))
        return state.replaced(turn=turn._replace(tokens_left=self.tokens))


class Card(Change):
    """Guardian card of the current player; its previous holder gets the old one."""

    kind = "card"
    card: int

    def applied(self, state: State) -> State:
        _, seat = _acting(state)
        if self.card not in cards_for(state.seats):
            told = listed([*map(str, cards_for(state.seats))])
            raise ImpossibleChange(say("no-no_such_card", cards=told))
        mine = state.guardians[seat]
        swapped = [mine if card == self.card else card for card in state.guardians]
        swapped[seat] = self.card
        return state.replaced(guardians=tuple(swapped))


class GuardianUsed(Change):
    """State of the guardian action of the turn: used or not."""

    kind = "guardian"
    used: bool

    def applied(self, state: State) -> State:
        turn, _ = _acting(state)
        return state.replaced(turn=turn._replace(guardian_left=not self.used))


class Waiting(Change):
    """Tile with a pending ruins action, or None."""

    kind = "waiting"
    tile: str | None

    def applied(self, state: State) -> State:
        turn, _ = _acting(state)
        if self.tile is not None:
            slot_of_tile(state, self.tile)
        ruins = () if self.tile is None else (self.tile,)
        return state.replaced(turn=turn._replace(ruins=ruins))


class LastPlaced(AtSpace):
    """Last placed token of the turn."""

    kind = "last"

    def applied(self, state: State) -> State:
        turn, _ = _acting(state)
        frame = state.island.frame
        if not frame.has(self.space):
            raise ImpossibleChange(say("no-off_board"))
        return state.replaced(turn=turn._replace(last=frame.bit(self.space)))


class InTurn(Change):
    """Current player, at the start of a turn."""

    kind = "in_turn"
    seat: int = 0

    def applied(self, state: State) -> State:
        if state.phase is Phase.START or not 0 <= self.seat < state.seats:
            raise ImpossibleChange(say("change-no-turn"))
        turn, cards = Turn(tokens_to_place(state.supply[self.seat])), dealt(state.guardians)
        return state.replaced(phase=Phase.TURNS, to_act=self.seat, guardians=cards, turn=turn)


def _acting(state: State) -> tuple[Turn, int]:
    if state.turn is None or state.to_act is None:
        raise ImpossibleChange(say("change-no-turn"))
    return state.turn, state.to_act
