"""The guardian explorer: all uses of a guardian card, and their effects."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar

from dokmus_widgets.core import MoveTile, MoveToken, Space, State, TakeTalisman
from dokmus_widgets.core.catalogue import CARDS, cards_for
from dokmus_widgets.core.notation import read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import LANGUAGES, Answer, action_words, space_on, speaking
from dokmus_widgets.explain.actions import slot_named
from dokmus_widgets.explore.guardians.choices import in_turn_with
from dokmus_widgets.explore.guardians.explorer import CardExplorer
from dokmus_widgets.explore.guardians.tools import tools_of
from dokmus_widgets.play import Linked, LinkFields, Position, Tool, read_seed, state_of
from dokmus_widgets.play.links import link_to
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import one_of, text, typed
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.effects.view import preview_of_asking, with_effect
from dokmus_widgets.widgets.guardians.sheet import beside_board, other_positions
from dokmus_widgets.widgets.guardians.view import trying_view
from dokmus_widgets.widgets.rules.widget import to_rules

FIELDS = ("card", "island", "players", "position")
USUAL_CARD = 2


def read_link(asked: Mapping[str, str]) -> Linked:
    """Parse the fields of a link into arguments and faults."""
    link = LinkFields(asked, FIELDS)
    card = link.choice("card", CARDS, USUAL_CARD)

    def opened(code: str) -> State:
        return in_turn_with(read_position_code(code), card)

    position: State | None = link.read("position", opened, None)
    seed: int | None = link.read("island", read_seed, None)
    players = link.choice("players", [n for n in SEATS if card in cards_for(n)], SEATS[-1])
    wanted = {"card": card, "position": position, "seed": seed, "players": players}
    return wanted, link.faults


class GuardianExplorer(BoardAndSheet):
    """A guardian card on a position: try each use of it, and see its effect.

    ``card``: 1 to 5; ``position``: a state, its document, code or link, a record or a game, in
    whose turn the card is used; by default one that shows much of the card, or with ``seed`` a turn
    from the random game of that number and number of ``players``; ``language``: one of
    ``LANGUAGES``; ``has_address``: whether the page opens links. Each method answers as the screen
    does, and tries an action on the position before; ``trials``: the explorer without a screen.

    >>> from dokmus_widgets.widgets.guardians.widget import GuardianExplorer
    >>> explorer = GuardianExplorer(card=1)
    >>> explorer.take_talisman().done
    True
    """

    _opens = "open_saved"
    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("back", "another", "first_position"),
        "choose_card": Press(one_of(CARDS)),
        "use": Press(one_of(Tool), offers=lambda widget: tools_of(widget.trials.card)),
        "ask": Press(text, "_press_ask"),
        "pick": Press(text, "_press_pick"),
        "open_saved": Press(typed("text"), again=False),
    }
    trials = Subject[CardExplorer]()

    def __init__(
        self,
        card: int = USUAL_CARD,
        *,
        position: Position | None = None,
        seed: int | None = None,
        players: int = SEATS[-1],
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        def create() -> CardExplorer:
            given = None if position is None else state_of(position)
            return CardExplorer(card, given, seed, players)

        super().__init__(create, language, has_address, **options)

    _link_arguments = staticmethod(read_link)

    rules = to_rules
    choose_card = control(CardExplorer.choose_card)
    click = control(CardExplorer.click)
    use = control(CardExplorer.use)
    pick = control(CardExplorer.pick)
    rotate_tile = control(CardExplorer.rotate)
    ask = control(CardExplorer.ask)
    back = control(CardExplorer.back)
    another = control(CardExplorer.another)
    first_position = control(CardExplorer.first_position)

    def take_talisman(self) -> Answer:
        """Use card 1."""
        return self.ask(TakeTalisman())

    @command
    def move_tile(self, tile: str) -> Answer:
        """Slide a tile, ``"3"`` or ``"3B"``, into the gap."""
        return self.trials.ask(MoveTile(slot_named(self.trials.before, tile)))

    @command
    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move a token of the current player."""
        frame = self.trials.before.island.frame
        return self.trials.ask(MoveToken(space_on(frame, origin), space_on(frame, target)))

    @command
    def open_saved(self, text: str) -> Answer:
        """Show the card on a position's code or link, or on the end of a game's record."""
        return self._export.open_position(text, self.trials.open)

    def link(self) -> str:
        """Return the query of a link to the card on this position."""
        return f"{link_to(self.trials.before)}&card={self.trials.card}"

    def _view(self) -> View:
        if self.trials.effect is None:
            return trying_view(self.trials, self.answer)
        return with_effect(View(names=self.names), self.trials.effect)

    def _beside(self) -> list[Section]:
        return beside_board(self.trials, self.answer)

    def _below(self) -> list[Section]:
        return [
            other_positions(self.trials),
            self._export.position_form(),
            *self._export.copy_sections(self.state),
        ]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        action = self.trials.asked_by(space)
        if action is None:
            return Preview()
        return preview_of_asking(self.trials.before, action, self.names)

    def _press_ask(self, action: str) -> None:
        with suppress(ValueError):  # outdated or invalid
            self.ask(action)

    def _press_pick(self, piece: str) -> None:
        with suppress(ValueError):
            self.pick(piece)

    def _status(self) -> Answer:
        return Answer(self.trials.prompt())

    def __repr__(self) -> str:
        trials = self.trials
        with speaking(self.language):
            what = trials.prompt()
            if trials.effect is not None:
                what = action_words(trials.before, trials.effect.action, self.names)
        return f"GuardianExplorer(card {trials.card}, {trials.before.seats} players: {what})"
