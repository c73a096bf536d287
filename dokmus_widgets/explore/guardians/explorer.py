"""Explorer of one guardian card on a fixed position."""

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core import (
    Action,
    MoveToken,
    RotateTile,
    Rotation,
    Space,
    State,
    TakeTalisman,
    space_name,
)
from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, say, seat_names, tile_name
from dokmus_widgets.explain.actions import slot_named
from dokmus_widgets.explore.effects import Effect, effect, seen_before
from dokmus_widgets.explore.guardians.choices import barred_actions, card_actions, in_turn_with
from dokmus_widgets.explore.guardians.tools import piece_of, sample_action, tools_of
from dokmus_widgets.explore.guardians.words import tried_answer
from dokmus_widgets.explore.parsing import read_turn
from dokmus_widgets.explore.sample_games import sample_turn, telling_turn
from dokmus_widgets.play.arguments import read_choice, read_seed
from dokmus_widgets.play.history_document import read_space
from dokmus_widgets.play.tools import Tool, granted, place_on, selects_tile, tool_for


class CardExplorer:
    """Explorer of a guardian card; trying actions leaves the position as it is.

    ``card``: 1 to 5; ``before``: the position, in a turn with that card; ``effect``: of the last
    tried action, or None; ``tool``: None for a card without tools; ``token``, ``tile``: the
    selected space or slot. Commands return an :class:`Answer`; ``ValueError`` means that the
    arguments are invalid and nothing has changed.
    """

    before: State
    card: int
    tool: Tool | None
    effect: Effect | None
    token: Space | None
    tile: int | None

    def __init__(
        self,
        card: int,
        position: State | None = None,
        seed: int | None = None,
        players: int = SEATS[-1],
    ) -> None:
        wanted = read_choice("card", card, CARDS)
        seed = self._seed = None if seed is None else read_seed(seed)
        self._given = position is not None
        if position is not None:
            before = in_turn_with(position, wanted)
        else:
            read_choice("players", players, SEATS)
            before = telling_turn(wanted) if seed is None else sample_turn(seed, wanted, players)
        self._take(before, wanted)

    def document(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "before": self.before.to_dict(),
            "seed": self._seed,
            "given": self._given,
            "tool": self.tool,
            "token": self.token,
            "tile": self.tile,
            "effect": None if self.effect is None else self.effect.action.to_dict(),
        }

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> "CardExplorer":
        """Parse a document; raise ``ValueError`` for invalid values."""
        trials = cls(document["card"], State.from_dict(document["before"]), document["seed"])
        tool, effect_of = document["tool"], document["effect"]
        trials._given = bool(document["given"])
        trials.tool = None if tool is None else Tool(tool)
        trials.token, trials.tile = read_space(document["token"]), document["tile"]
        if effect_of is not None:
            trials.effect = effect(trials.before, Action.from_dict(effect_of))
        return trials

    @property
    def state(self) -> State:
        """State on the board: after the tried action, if any."""
        return self.before if self.effect is None else self.effect.after

    @property
    def seat(self) -> int:
        return self.before.to_act or 0

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.before.seats)

    @property
    def is_telling(self) -> bool:
        return not self._given and self._seed is None

    def choose_card(self, card: int) -> Answer:
        """Select another card, on its example or on the given position."""
        wanted = read_choice("card", card, CARDS)
        if not self._given:
            return self._take(telling_turn(wanted), wanted)
        try:
            return self._take(in_turn_with(self.before, wanted), wanted)
        except ValueError as error:
            return Answer(say("guardians-told-no-turn", why=str(error)), done=False)

    def another(self, seed: int | None = None) -> Answer:
        """Show a position of a random game, by default the next one."""
        number = (self._seed or 0) + 1 if seed is None else read_seed(seed)
        state = sample_turn(number, self.card, self.before.seats)
        self._given, self._seed = False, number
        return self._take(state, self.card)

    def first_position(self) -> Answer:
        """Show the built-in example of the card."""
        self._given, self._seed = False, None
        return self._take(telling_turn(self.card), self.card)

    def open(self, position: State) -> Answer:
        """Show the card on this position."""
        before = in_turn_with(position, self.card)
        self._given, self._seed = True, None
        return self._take(before, self.card)

    def _take(self, before: State, card: int) -> Answer:
        self.before, self.card = before, card
        self.tool = (*tools_of(card), None)[0]
        self._back()
        return Answer(self.prompt())

    def click(self, space: Space | str) -> Answer:
        """Use the tool on a space of the displayed board."""
        where = place_on(self.before.island.frame, space)
        if isinstance(where, Rotation):
            if self.tile is None:
                return Answer(self.prompt(), done=False)
            return self.ask(RotateTile(self.tile, where))
        if self.effect is not None:
            where = seen_before(self.before, self.effect.action, where)
        if self.tool is None:
            return Answer(say("guardians-told-no-board"), done=False)
        if self.tool is Tool.MOVE_TOKEN:
            return self._click_token(where)
        if selects_tile(where, self.tool, self.before):
            return self._pick_tile(self.before.island.frame.slot_of(where))
        return self.ask(self._of_tile(self.tool, where))

    def _click_token(self, where: Space) -> Answer:
        state = self.before
        if where == self.token:
            return self._hold("told-let-go", where)
        actions = card_actions(state, self.card)
        if any(isinstance(action, MoveToken) and action.origin == where for action in actions):
            return self._hold("told-selected", where, token=where)
        if self.token is not None:
            return self.ask(MoveToken(self.token, where))
        if state.occupied & state.island.frame.bit(where):
            # One's own that cannot be moved, or somebody else's.
            stays = (a for a in barred_actions(state, self.card) if piece_of(a) == where)
            return self.ask(next(stays, MoveToken(where, where)))
        return Answer(say("guardians-told-no-token"), done=False)

    def _of_tile(self, tool: Tool, where: Space) -> Action:
        return granted(tool, self.before.island.frame.slot_of(where), where, where)

    def _hold(self, told: str, where: Space, token: Space | None = None) -> Answer:
        self._back()
        self.token = token
        return Answer(say(told, space=space_name(where)))

    def pick(self, piece: Space | str) -> Answer:
        """Select a token by its space, or a tile by its name."""
        if self.tool is Tool.ROTATE:
            return self._pick_tile(slot_named(self.before, str(piece)))
        if Tool.MOVE_TOKEN in tools_of(self.card):
            self.tool = Tool.MOVE_TOKEN
        self.effect = None
        return self.click(piece)

    def _pick_tile(self, slot: int) -> Answer:
        lets_go = self.tile == slot
        self._back()
        self.tile = None if lets_go else slot
        name = "guardians-told-tile-go" if lets_go else "guardians-prompt-turn"
        tile = tile_name(self.before, slot)
        return Answer(say(name, tile=tile))

    def use(self, tool: Tool | str) -> Answer:
        """Select a tool; explain why if the card does not grant it."""
        wanted = Tool(read_choice("tool", tool, [str(tool) for tool in tools_of(CARDS[-1])]))
        if wanted not in tools_of(self.card):
            return self._tried(sample_action(self.before, wanted))
        self._back()
        self.tool = wanted
        return Answer(self.prompt())

    def ask(self, action: Action | str) -> Answer:
        """Try an action, or its notation, on the original position."""
        made = action if isinstance(action, Action) else read_action(self.before, action)
        legal = made in card_actions(self.before, self.card)
        self._back()
        if tool_for(made) in tools_of(self.card):
            self.tool = tool_for(made)
        self.effect = effect(self.before, made) if legal else None
        return self._tried(made)

    def rotate(self, tile: str, turn: str) -> Answer:
        """Rotate a tile by a quarter, by its name."""
        way = read_turn(turn)
        return self.ask(RotateTile(slot_named(self.before, tile), way))

    def back(self) -> Answer:
        """Show the original position."""
        self._back()
        return Answer(say("guardians-told-back"))

    def _back(self) -> None:
        self.effect, self.token, self.tile = None, None, None

    def prompt(self) -> str:
        """Describe what can be tried now."""
        if self.effect is not None:
            talisman = isinstance(self.effect.action, TakeTalisman)
            return say("guardians-prompt-1-done" if talisman else "guardians-prompt-done")
        if self.tool is None:
            return say("guardians-prompt-1", who=self.names[self.seat])
        if self.tool is Tool.MOVE_TILE:
            return say("guardians-prompt-tile")
        if self.token is not None:
            return say("guardians-prompt-token-target", space=space_name(self.token))
        if self.tool is Tool.MOVE_TOKEN:
            return say("guardians-prompt-token", who=self.names[self.seat])
        if self.tile is not None:
            return say("guardians-prompt-turn", tile=tile_name(self.before, self.tile))
        return say("guardians-prompt-rotate")

    def _tried(self, action: Action) -> Answer:
        return tried_answer(self.before, self.card, action, self.names)

    def asked_by(self, space: Space | str) -> Action | None:
        """Return the action that a click on a space would try, or None."""
        where = place_on(self.before.island.frame, space)
        if isinstance(where, Rotation):
            return None if self.tile is None else RotateTile(self.tile, where)
        if self.effect is None and self.tool is Tool.MOVE_TILE:
            return self._of_tile(self.tool, where)
        if self.effect is None and self.token is not None:
            return MoveToken(self.token, where)
        return None
