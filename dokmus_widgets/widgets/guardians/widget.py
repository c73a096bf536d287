"""The guardian cards, one by one: everything each may and may not do, before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dokmus_widgets.core import Action, MoveTile, MoveToken, Space, State, TakeTalisman
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, action_words
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.guardians.effects import Effect
from dokmus_widgets.explore.guardians.link import USUAL_CARD, read_link
from dokmus_widgets.explore.guardians.tools import tools_of
from dokmus_widgets.explore.guardians.trials import GuardianTrials
from dokmus_widgets.explore.opening import Position
from dokmus_widgets.play import Tool
from dokmus_widgets.play.links import link_to
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.board_and_sheet import (
    BoardExplorer,
    state_of,
    told_of_link,
)
from dokmus_widgets.widgets.board.live import marks_of, trails_of
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.widget import View
from dokmus_widgets.widgets.guardians.sheet import beside_board, other_positions
from dokmus_widgets.widgets.guardians.view import effect_view, trying_view

_ARGUMENTS = ("card", "position", "seed", "players", "language", "has_address", "layout")


class GuardianExplorer(BoardExplorer):
    """What a guardian card does to a position: try all of it, and see what it changes.

    ``card``: 1 to 5. ``position``: a state, its document, code or link, a record or a game, in
    whose turn the card is used; without one a position that shows much of the card, or with
    ``seed`` a turn from the random game of that number, for so many ``players``. ``language``: of
    every word; ``has_address``: whether the page that shows it opens its links. Each method
    answers as the screen does, and every action is tried on the position before.

    >>> from dokmus_widgets.widgets.guardians.widget import GuardianExplorer
    >>> explorer = GuardianExplorer(card=1)
    >>> explorer.take_talisman().done
    True
    """

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
        with speaking(known_language(language)):
            refuse_unknown("GuardianExplorer", options, _ARGUMENTS)
            given = None if position is None else state_of(position)
            self._trials = GuardianTrials(card, given, seed, players)
        super().__init__(self.before, self._trials.prompted, language, has_address, **options)

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> GuardianExplorer:
        """The card and the position that a link's fields ask for; what is wrong is told."""
        with speaking(known_language(language)):
            wanted, _ = read_link(asked)
        explorer = cls(
            wanted.card,
            position=wanted.position,
            seed=wanted.seed,
            players=wanted.players,
            language=language,
            has_address=has_address,
        )
        explorer._tell(told_of_link(lambda: read_link(asked)[1], explorer._teller))
        return explorer

    @property
    def card(self) -> int:
        """The card that is shown."""
        return self._trials.card

    @property
    def before(self) -> State:
        """The position on which everything is tried."""
        return self._trials.before

    @property
    def effect(self) -> Effect | None:
        """What the last action changes; None before anything was done."""
        return self._trials.effect

    @property
    def state(self) -> State:
        """The state on the board: after the action, where one was done."""
        return self._trials.state

    # What a hand does, one method a control

    def choose_card(self, card: int) -> Answer:
        """Show a card: on its own first position, or on the one that was opened."""
        return self._do(lambda: self._trials.choose_card(card))

    def click(self, space: Space | str) -> Answer:
        """Click a space: use the tool on its tile or its token, as they are on the board now."""
        return self._do(lambda: self._trials.click(space))

    def use(self, tool: Tool | str) -> Answer:
        """Take a tool in hand: move_tile, move_token, rotate_cw or rotate_ccw."""
        return self._do(lambda: self._trials.use(tool))

    def pick(self, piece: Space | str) -> Answer:
        """Pick what to use the tool on: a token by its space, a tile to turn by its name."""
        return self._do(lambda: self._trials.pick(piece))

    def take_talisman(self) -> Answer:
        """Do what card 1 does."""
        return self.ask(TakeTalisman())

    def move_tile(self, tile: str) -> Answer:
        """Slide a tile, ``"3"`` or ``"3B"``, into the gap."""
        return self._do(lambda: self._trials.ask(MoveTile(self._trials.slot(tile))))

    def rotate_tile(self, tile: str, turn: str = "cw") -> Answer:
        """Turn a tile a quarter, ``"cw"`` or ``"ccw"``."""
        return self._do(lambda: self._trials.rotate(tile, turn))

    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move a token of the seat to act."""
        frame = self.before.island.frame

        def deed() -> Telling:
            return self._trials.ask(MoveToken(space_on(frame, origin), space_on(frame, target)))

        return self._do(deed)

    def ask(self, action: Action | str) -> Answer:
        """Try an action, or one in notation such as ``"slide 3B"``, on the position before."""
        return self._do(lambda: self._trials.ask(action))

    def back(self) -> Answer:
        """Go back to the position before."""
        return self._do(self._trials.back)

    def another(self, seed: int | None = None) -> Answer:
        """Another position for the card: of the random game of that number, or of the next one."""
        return self._do(lambda: self._trials.another(seed))

    def first_position(self) -> Answer:
        """The position that shows much of the card."""
        return self._do(self._trials.first_position)

    def open_saved(self, text: str) -> Answer:
        """Show the card on a position's code or link, or on the end of a game's record."""
        return self._open(text, self._trials.open)

    def link(self) -> str:
        """The query of a link that opens the card on this position."""
        return f"{link_to(self.before)}&card={self.card}"

    def stand(self) -> dict[str, Any]:
        """The card, the position, and what is tried on it."""
        return self._trials.document()

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        self._trials = GuardianTrials.read(stand)
        return self._trials.prompted

    # What is shown

    def view(self) -> View:
        """Before: what can be clicked; after: what has changed, with a slider back."""
        if self.effect is not None:
            return effect_view(self.effect, self.names)
        return trying_view(self._trials, self.answer)

    def beside(self) -> list[Section]:
        """The cards, what to click, the answer, what changed, and all that could be done."""
        return beside_board(self._trials, self.answer)

    def below(self) -> list[Section]:
        """Other positions, and the link."""
        return [other_positions(self._trials), self._opening(), *self._copying()]

    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        answer = self._trials.answer_before(space)
        if answer is None:
            return (), ()
        return marks_of("witness", answer.witnesses), trails_of(answer.routes)

    # From the screen

    def _click(self, space: str) -> None:
        self.click(space)

    def _press(self, name: str, value: Any) -> None:
        if name in _PLAIN:
            getattr(self, name)()
        elif name == "choose_card" and is_whole(value) and value in CARDS:
            self.choose_card(value)
        elif name == "use" and value in tools_of(self.card):
            self.use(value)
        elif name in _BY_TEXT and isinstance(value, str):
            self._named(name, value)
        elif name == "open_saved" and isinstance(value, dict):
            self.open_saved(str(value.get("text", "")))

    def _named(self, name: str, value: str) -> None:
        try:
            getattr(self, name)(value)
        except ValueError:
            return  # of another position, or not from this sheet

    def __repr__(self) -> str:
        with speaking(self.language):
            what = (
                action_words(self.before, self.effect.action, self.names)
                if self.effect
                else self._trials.prompt()
            )
        return f"GuardianExplorer(card {self.card}, {self.before.seats} players: {what})"


#: Buttons without a value, and with a text: each is the method of the same name.
_PLAIN = ("take_talisman", "back", "another", "first_position")
_BY_TEXT = ("ask", "pick")
