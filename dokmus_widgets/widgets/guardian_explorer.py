"""The guardian cards, one by one: everything each may and may not do, before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from dokmus_widgets.core import (
    Action,
    MoveTile,
    MoveToken,
    RotateTile,
    Rotation,
    Space,
    State,
    TakeTalisman,
    space_name,
)
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, action_words, answer_to, say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.seats import listed
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.guardian_effects import (
    Effect,
    barred_actions,
    card_actions,
    effect,
    in_turn_with,
    seen_before,
)
from dokmus_widgets.explore.guardian_link import USUAL_CARD, read_link
from dokmus_widgets.explore.sample_games import sample_turn, telling_turn
from dokmus_widgets.play import Tool
from dokmus_widgets.play.links import link_to
from dokmus_widgets.play.wishes import read_choice, read_seed
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board import View
from dokmus_widgets.widgets.board_explorer import (
    BoardExplorer,
    Position,
    Teller,
    state_of,
    told_of_link,
)
from dokmus_widgets.widgets.guardian_sheet import (
    EffectWords,
    all_choices,
    card_buttons,
    heading,
    prompt,
    tools_of,
)
from dokmus_widgets.widgets.guardian_view import TURNS, effect_view, trying_view
from dokmus_widgets.widgets.scenes import marks_of, trails_of
from dokmus_widgets.widgets.sheet import Section

_ARGUMENTS = ("card", "position", "seed", "players", "language", "has_address")


class GuardianExplorer(BoardExplorer):
    """What a guardian card does to a position: try all of it, and see what it changes.

    ``card``: 1 to 5. ``position``: a state, its document, code or link, a record or a game, in
    whose turn the card is used; without one a position that shows much of the card, or with
    ``seed`` a turn from the random game of that number, for so many ``players``. ``language``: of
    every word; ``has_address``: whether the page that shows it opens its links. Each method
    answers as the screen does, and every action is tried on the position before.

    >>> from dokmus_widgets.widgets.guardian_explorer import GuardianExplorer
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
            self._card = read_choice("card", card, CARDS)
            self._seed, self._opened_one = seed, position is not None
            if position is not None:
                self._before = in_turn_with(state_of(position), self._card)
            else:
                read_choice("players", players, SEATS)
                self._before = _sampled(self._card, seed, players)
        self._effect: Effect | None = None
        self._tool = self._first_tool()
        self._selected: Space | None = None
        super().__init__(self._before, self._prompted, language, has_address)

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
        return self._card

    @property
    def before(self) -> State:
        """The position on which everything is tried."""
        return self._before

    @property
    def effect(self) -> Effect | None:
        """What the last action changes; None before anything was done."""
        return self._effect

    @property
    def state(self) -> State:
        """The state on the board: after the action, where one was done."""
        return self._before if self._effect is None else self._effect.after

    # What a hand does, one method a control

    def choose_card(self, card: int) -> Answer:
        """Show a card: on its own first position, or on the one that was opened."""
        with speaking(self.language):
            wanted = read_choice("card", card, CARDS)

        def deed() -> Teller:
            if not self._opened_one:
                return self._taken(_sampled(wanted, None, 0), wanted)
            try:
                return self._taken(in_turn_with(self._before, wanted), wanted)
            except ValueError as error:
                return partial(_refused, error)

        return self._do(deed)

    def click(self, space: Space | str) -> Answer:
        """Click a space: use the tool on its tile or its token, as they are on the board now."""
        with speaking(self.language):
            where = space_on(self._before.island.frame, space)
        if self._effect is not None:
            where = seen_before(self._before, self._effect.action, where)
        slot = self._before.island.frame.slot_of(where)
        if self._tool is None:
            return self._tell(lambda: Answer(say("guardians-told-no-board"), done=False))
        if self._tool is Tool.MOVE_TOKEN:
            return self._click_token(where)
        if self._tool is Tool.MOVE_TILE:
            return self.ask(MoveTile(slot))
        return self.ask(RotateTile(slot, TURNS[self._tool]))

    def use(self, tool: Tool | str) -> Answer:
        """Take a tool in hand: move_tile, move_token, rotate_cw or rotate_ccw."""
        with speaking(self.language):
            wanted = Tool(read_choice("tool", tool, [str(tool) for tool in tools_of(5)]))

        def deed() -> Teller:
            if wanted not in tools_of(self._card):
                sample = self._sample(wanted)
                return self._verdict_on(sample)
            self._back()
            self._tool = wanted
            return self._prompted

        return self._do(deed)

    def take_talisman(self) -> Answer:
        """Do what card 1 does."""
        return self.ask(TakeTalisman())

    def move_tile(self, tile: str) -> Answer:
        """Slide a tile, ``"3"`` or ``"3B"``, into the gap."""
        return self.ask(MoveTile(self._slot(tile)))

    def rotate_tile(self, tile: str, turn: str = "cw") -> Answer:
        """Turn a tile a quarter, ``"cw"`` or ``"ccw"``."""
        with speaking(self.language):
            if turn not in list(Rotation):
                raise ValueError(say("error-turn", turn=str(turn), turns=listed([*Rotation])))
        return self.ask(RotateTile(self._slot(tile), Rotation(turn)))

    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move a token of the seat to act."""
        frame = self._before.island.frame
        with speaking(self.language):
            return self.ask(MoveToken(space_on(frame, origin), space_on(frame, target)))

    def ask(self, action: Action | str) -> Answer:
        """Try an action, or one in notation such as ``"slide 3B"``, on the position before."""
        made = action if isinstance(action, Action) else read_action(self._before, action)
        legal = made in card_actions(self._before, self._card)

        def deed() -> Teller:
            self._selected = None
            told = self._verdict_on(made)
            self._effect = effect(self._before, made) if legal else None
            return told

        return self._do(deed)

    def back(self) -> Answer:
        """Go back to the position before."""

        def deed() -> Teller:
            self._back()
            return lambda: Answer(say("guardians-told-back"))

        return self._do(deed)

    def another(self, seed: int | None = None) -> Answer:
        """Another position for the card: of the random game of that number, or of the next one."""
        with speaking(self.language):
            number = (self._seed or 0) + 1 if seed is None else read_seed(seed)

        def deed() -> Teller:
            seats = self._before.seats
            self._opened_one, self._seed = False, number
            return self._taken(sample_turn(number, self._card, seats), self._card)

        return self._do(deed)

    def first_position(self) -> Answer:
        """The position that shows much of the card."""

        def deed() -> Teller:
            self._opened_one, self._seed = False, None
            return self._taken(telling_turn(self._card), self._card)

        return self._do(deed)

    def open_saved(self, text: str) -> Answer:
        """Show the card on a position's code or link, or on the end of a game's record."""

        def take(state: State) -> Teller:
            before = in_turn_with(state, self._card)
            self._opened_one, self._seed = True, None
            return self._taken(before, self._card)

        return self._open(text, take)

    def link(self) -> str:
        """The query of a link that opens the card on this position."""
        return f"{link_to(self._before)}&card={self._card}"

    # What follows

    def _taken(self, before: State, card: int) -> Teller:
        self._before, self._card = before, card
        self._back()
        self._tool = self._first_tool()
        return self._prompted

    def _back(self) -> None:
        self._effect, self._selected = None, None

    def _first_tool(self) -> Tool | None:
        return (*tools_of(self._card), None)[0]

    def _click_token(self, where: Space) -> Answer:
        state, selected = self._before, self._selected
        bit = state.island.frame.bit(where)
        movable = {a.origin for a in card_actions(state, self._card) if isinstance(a, MoveToken)}
        if where == selected:
            return self._select(None, "told-let-go", where)
        if where in movable:
            return self._select(where, "told-selected", where)
        if selected is not None:
            return self.ask(MoveToken(selected, where))
        if state.occupied & bit:
            # One's own that cannot be moved, or somebody else's.
            stays = (a for a in barred_actions(state, self._card) if _origin(a) == where)
            return self.ask(next(stays, MoveToken(where, where)))
        return self._tell(lambda: Answer(say("guardians-told-no-token"), done=False))

    def _select(self, space: Space | None, told: str, where: Space) -> Answer:
        def deed() -> Teller:
            self._back()
            self._selected = space
            return lambda: Answer(say(told, space=space_name(where)))

        return self._do(deed)

    def _sample(self, tool: Tool) -> Action:
        """An action of a tool that the card does not grant, to be told why."""
        slot = next(slot for slot, laid in enumerate(self._before.island.grid) if laid is not None)
        if tool is Tool.MOVE_TILE:
            return MoveTile(slot)
        if tool is Tool.MOVE_TOKEN:
            corner = self._before.island.frame.slot_corner(slot)
            own = self._before.tokens_of(self._before.to_act or 0)
            return MoveToken((*own, corner)[0], corner)
        return RotateTile(slot, TURNS[tool])

    def _verdict_on(self, action: Action) -> Teller:
        """Why an action can be done, after what was done; or why it cannot."""
        state = self._before
        verdict = state.check(action)
        stays = _origin(action) is not None and action in barred_actions(state, self._card)

        def told() -> Answer:
            answer = answer_to(state, verdict, self.names)
            if stays:
                space = space_name(_origin(action) or (0, 0))
                words = say("guardians-told-stays", space=space, why=answer.words)
                return replace(answer, words=words)
            if not verdict.legal:
                return answer
            what = action_words(state, action, self.names)
            words = say("told-moved", what=what, why=answer.words)
            return Answer(words, rules=answer.rules)

        return told

    def _prompted(self) -> Answer:
        return Answer(self._prompt())

    def _prompt(self) -> str:
        who = self.names[self._before.to_act or 0]
        return prompt(self._tool, self._selected, self._effect, who)

    def _slot(self, tile: str) -> int:
        state = self._before
        names = {tile_name(state, s): s for s, laid in enumerate(state.island.grid) if laid}
        for name, slot in names.items():
            if tile in (name, name[:-1]):
                return slot
        with speaking(self.language):
            raise ValueError(say("error-tile", tile=tile, tiles=listed([*names])))

    # What is shown

    def view(self) -> View:
        """Before: what can be clicked; after: what has changed, with a slider back."""
        if self._effect is not None:
            return effect_view(self._effect, self.names)
        tried = (self._before, self._card, self._tool, self._selected)
        return trying_view(*tried, self.answer, self.names)

    def beside(self) -> list[Section]:
        """The cards, what to click, the answer, what changed, and all that could be done."""
        seat = self._before.to_act or 0
        parts = [heading(self._card, self.names[seat], seat), card_buttons(self._card)]
        prompt = self._prompt()
        if self.answer.words != prompt:
            parts.append(sections.prompt(prompt))
        parts.append(sections.answer(self.answer))
        parts += self._buttons()
        if self._effect is not None:
            parts += EffectWords(self._effect, self.names).sections()
        done = self._effect.action if self._effect is not None else None
        return [*parts, all_choices(self._before, self._card, self.names, done)]

    def _buttons(self) -> list[Section]:
        tools = [
            sections.button("use", say(f"tool-{tool}"), str(tool), pressed=tool is self._tool)
            for tool in tools_of(self._card)
        ]
        parts = []
        if self._card == CARDS[0]:
            primary = self._effect is None
            parts.append(sections.button("take_talisman", say("do-take_talisman"), primary=primary))
        if self._effect is not None:
            parts.append(sections.button("back", say("guardians-back")))
        rows = [sections.buttons(say("tools-label"), tools)] if len(tools) > 1 else []
        return [*rows, sections.buttons(say("do-label"), parts)] if parts else rows

    def below(self) -> list[Section]:
        """Other positions, and the link."""
        parts = [sections.button("another", say("guardians-another"))]
        if self._opened_one or self._seed is not None:
            parts.append(sections.button("first_position", say("guardians-telling")))
        return [
            sections.buttons(say("do-label"), parts),
            self._opening(),
            *self._copying(),
        ]

    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        if self._effect is not None or self._tool is None:
            return (), ()
        where = space_on(self._before.island.frame, space)
        slot = self._before.island.frame.slot_of(where)
        action: Action
        if self._tool is Tool.MOVE_TILE:
            action = MoveTile(slot)
        elif self._tool is Tool.MOVE_TOKEN and self._selected is not None:
            action = MoveToken(self._selected, where)
        else:
            return (), ()
        answer = answer_to(self._before, self._before.check(action), self.names)
        return marks_of("witness", answer.witnesses), trails_of(answer.routes)

    def _click(self, space: str) -> None:
        self.click(space)

    def _press(self, name: str, value: Any) -> None:
        if name in ("take_talisman", "back", "another", "first_position"):
            getattr(self, name)()
        elif name == "choose_card" and is_whole(value) and value in CARDS:
            self.choose_card(value)
        elif name == "use" and value in tools_of(self._card):
            self.use(value)
        elif name == "ask" and isinstance(value, str):
            self._ask_written(value)
        elif name == "open_saved" and isinstance(value, dict):
            self.open_saved(str(value.get("text", "")))

    def _ask_written(self, text: str) -> None:
        try:
            action = read_action(self._before, text)
        except ValueError:
            return  # of another position, or not from this sheet
        self.ask(action)

    def __repr__(self) -> str:
        with speaking(self.language):
            what = (
                action_words(self._before, self._effect.action, self.names)
                if self._effect
                else (self._prompt())
            )
        return f"GuardianExplorer(card {self._card}, {self._before.seats} players: {what})"


def _origin(action: Action) -> Space | None:
    """The space of the token that an action moves."""
    return action.origin if isinstance(action, MoveToken) else None


def _sampled(card: int, seed: int | None, players: int) -> State:
    return telling_turn(card) if seed is None else sample_turn(seed, card, players)


def _refused(error: ValueError) -> Answer:
    return Answer(say("guardians-told-no-turn", why=str(error)), done=False)
