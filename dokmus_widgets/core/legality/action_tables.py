"""Tables of actions by the index of a bit, created once for each shape of board."""

from functools import cache
from typing import Final

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import Action, By, Rotation
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.island.table import Table
from dokmus_widgets.core.legality.allowances import ANY_CARD, GRANTS

#: Actions by the index of a bit.
OnSpaces = Table[int, Action]
#: Moves of tokens by the index of the target, for each step, and for the index of each origin.
TokenMoves = tuple[tuple[tuple[int, OnSpaces], ...], Table[int, OnSpaces]]


class ActionTables:
    """Tables of a frame; ``starts``, and ``placements`` by sacrifice, by the space's bit."""

    def __init__(self, frame: Frame) -> None:
        space_at = frame.space_at
        self._frame = frame
        #: Moves of tokens by the guardian card, and by ruins.
        self.token_moves = tuple(map(self._token_moves, (By.GUARDIAN, By.RUINS)))
        #: Actions on tiles and talisman by the guardian card, by gap and card.
        self.with_card = Table(self._with_card)
        #: Actions on tiles by ruins, by the slots of the ruins and the gap.
        self.with_ruins = Table(self._with_ruins)
        self.starts: OnSpaces = Table(lambda index: actions.ChooseStart(space_at[index]))
        self.placements: tuple[OnSpaces, OnSpaces] = (
            Table(lambda index: actions.Place(space_at[index], 0)),
            Table(lambda index: actions.Place(space_at[index], 1)),
        )

    def _token_moves(self, by: By) -> TokenMoves:
        space_at = self._frame.space_at

        def stepping(step: int) -> OnSpaces:
            return Table(
                lambda index: actions.MoveToken(space_at[index - step], space_at[index], by)
            )

        def walking(origin: int) -> OnSpaces:
            return Table(lambda index: actions.MoveToken(space_at[origin], space_at[index], by))

        return tuple((step, stepping(step)) for step in self._frame.steps), Table(walking)

    def _with_card(self, gap_and_card: tuple[int, int]) -> tuple[Action, ...]:
        gap, card = gap_and_card
        bare = (kind() for kind, cards in GRANTS.items() if kind.word and card in cards)
        return (*bare, *self._on_tiles(self._frame.slots_but[gap], gap, By.GUARDIAN, card))

    def _with_ruins(self, slots_and_gap: tuple[tuple[int, ...], int]) -> tuple[Action, ...]:
        return self._on_tiles(*slots_and_gap, By.RUINS, ANY_CARD)

    def _on_tiles(self, slots: tuple[int, ...], gap: int, by: By, card: int) -> tuple[Action, ...]:
        made: list[Action] = []
        if card in GRANTS[actions.MoveTile]:
            made += [actions.MoveTile(slot, by) for slot in slots if self._frame.in_line(slot, gap)]
        if card in GRANTS[actions.RotateTile]:
            made += [actions.RotateTile(slot, turn, by) for slot in slots for turn in Rotation]
        return tuple(made)


@cache
def action_tables(frame: Frame) -> ActionTables:
    return ActionTables(frame)


CARD_CHOICES: Final = {card: actions.ChooseGuardian(card) for card in CARDS}
