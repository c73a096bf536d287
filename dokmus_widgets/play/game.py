"""Interactive game: commands and their answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Protocol

from dokmus_widgets.analysis.incremental import Waiting
from dokmus_widgets.core import (
    Action,
    Phase,
    Rotation,
    Rule,
    Rules,
    Space,
    State,
    TileSet,
    actions,
    space_name,
)
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.legality.legal import open_cards
from dokmus_widgets.core.notation import RecordedPly
from dokmus_widgets.explain.actions import action_words, slot_named
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import keeping, say
from dokmus_widgets.explain.seats import display_names, listed
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.move_answers import (
    answer_about,
    computer_turns_answer,
    followed,
    step_told,
    tile_selected,
)
from dokmus_widgets.play.new_game import NewGame
from dokmus_widgets.play.opponents import NOBODY, Opponents, only_on_own_turn
from dokmus_widgets.play.prompts import prompt
from dokmus_widgets.play.tools import (
    Tool,
    action_of,
    offered_tools,
    place_on,
    sample_space,
    selects_tile,
    slots_for,
    spaces_for,
    usable,
)


class AtTable(Protocol):
    """The hand of a viewer of a table, at which the actions of a game are played."""

    @property
    def seats(self) -> frozenset[int]: ...

    @property
    def facts_of(self) -> Callable[[int], str]: ...

    def act(self, action: Action) -> Answer: ...

    @property
    def undo_places(self) -> list[int]: ...

    def undo(self) -> Answer: ...


class Game:
    """Game in progress, with the selected tool, the history and the last answer.

    The arguments are those of :class:`.NewGame`, and ``hand_over``: whether to hide the cards until
    the next player reveals them (hot seat). Computer players that do not play immediately are asked
    by :meth:`play_computer_turns`.

    Commands return an :class:`Answer`, also stored as ``answer``; a refused one changes nothing.
    Texts are in the current language; an answer created under
    :func:`~dokmus_widgets.explain.messages.keeping` can be repeated in another.
    """

    #: Faults of the link that opened the game, reported until the first own action.
    link_faults = ""
    #: The hand that plays at a table with other devices, if any.
    hand: AtTable | None = None

    def __init__(
        self,
        players: int = 2,
        *,
        first: int = 0,
        seed: int = 0,
        names: Sequence[str] = (),
        rules: Rules | None = None,
        tiles: TileSet | None = None,
        state: State | None = None,
        opponents: Opponents = NOBODY,
        at_once: bool = True,
        hand_over: bool = True,
    ) -> None:
        new = NewGame(players, first, seed, names, rules, tiles, state, opponents, at_once)
        self.typed, self.seed, self.at_once = new.typed, new.seed, new.at_once
        # Who plays against opponents alone has nobody to hide a card from.
        self.hand_over = hand_over and new.start.seats - len(new.opponents.seats) > 1
        self.history = History(new.start)
        self._opponents = new.opponents
        if self.at_once:
            self._opponents.play(self.history)
        self.tool = self.tool_before = Tool.PLACE
        self.selected: Space | None = None
        self.curtain = False
        self._settle()
        self.tell(self._begun() if new.state is None else self._going_on())

    def fork(self) -> Game:
        """Return an independent copy."""
        other = copy(self)
        other.hand = None
        other.history = self.history.fork()
        return other

    @property
    def state(self) -> State:
        """Current state."""
        return self.history.state

    @property
    def opponents(self) -> Opponents:
        """Computer players."""
        return self._opponents

    @property
    def people(self) -> frozenset[int]:
        """Seats that people play here; empty where they play all of them, or only watch."""
        others = self.others
        return frozenset(range(self.state.seats)) - others if others else others

    @property
    def others(self) -> frozenset[int]:
        """Seats of computer players, and of players on other devices."""
        if self.hand is None:
            return self._opponents.seats
        return frozenset(range(self.state.seats)) - self.hand.seats | self._opponents.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players."""
        return display_names(self.typed)

    @property
    def who(self) -> str:
        """Name of the current player; empty when the game is over."""
        return "" if self.state.to_act is None else self.names[self.state.to_act]

    @property
    def prompt(self) -> str:
        """Sentence about the options of the current player."""
        if self.waits:
            return say("table-waits" if self.hand else "prompt-others", who=self.who)
        return prompt(self.state, self.names, self.tool, self.selected)

    @only_on_own_turn
    def click(self, space: Space | str) -> Answer:
        """Choose a start, place a token, or use the selected tool on a space.

        ``"cw"`` and ``"ccw"`` are the arrows on the selected tile, which rotate it.
        """
        where = place_on(self.state.island.frame, space)
        if isinstance(where, Rotation):
            return self._rotate_selected(where)
        if self.state.phase is Phase.START:
            return self.act(actions.ChooseStart(where))
        if self.state.phase is Phase.GUARDIANS:
            return self.refuse(say("told-choose-card-first"))
        if self.state.phase is Phase.OVER:
            return self.refuse(say("told-game-over"))
        if self.tool is Tool.MOVE_TOKEN or self._picks_up(where):
            return self._click_token(where)
        if selects_tile(where, self.tool, self.state):
            return self._select_tile(where)
        return self.act(action_of(self.state, self.tool, where, None))

    def _rotate_selected(self, turn: Rotation) -> Answer:
        if self.tool is not Tool.ROTATE or self.selected is None:
            return self.refuse(self.prompt)
        return self.act(action_of(self.state, self.tool, turn, self.selected))

    def _picks_up(self, where: Space) -> bool:
        bit = self.state.island.frame.bit(where)
        return self.tool is Tool.PLACE and bool(spaces_for(self.state, Tool.MOVE_TOKEN) & bit)

    def _click_token(self, where: Space) -> Answer:
        if self.selected == where:
            self.selected, self.tool = None, self.tool_before
            return self.tell(Answer(say("told-let-go", space=space_name(where))))
        bit = self.state.island.frame.bit(where)
        if spaces_for(self.state, Tool.MOVE_TOKEN) & bit:
            self.tool_before = self.tool
            self.tool, self.selected = Tool.MOVE_TOKEN, where
            return self.tell(Answer(say("told-selected", space=space_name(where))))
        return self.act(action_of(self.state, self.tool, where, self.selected))

    @only_on_own_turn
    def use(self, tool: Tool | str) -> Answer:
        """Select a tool; raise ``ValueError`` for an unknown one."""
        if tool not in list(Tool):
            raise ValueError(say("error-tool", tool=str(tool), tools=listed(list(Tool))))
        wanted = Tool(tool)
        if wanted is Tool.PLACE and self.is_armed:
            return self.undo()
        if wanted not in offered_tools(self.state) or not usable(self.state, wanted):
            return self.refuse(self._refusal(wanted))
        self.tool, self.selected = wanted, None
        slots = slots_for(self.state, wanted)
        if wanted is Tool.ROTATE and len(slots) == 1:  # nothing to choose
            return self._select_tile(self.state.island.frame.slot_middle(slots[0]))
        return self.tell(Answer(self.prompt))

    def _select_tile(self, where: Space) -> Answer:
        self.selected, answer = tile_selected(self.state, self.selected, where)
        return self.tell(answer)

    def _refusal(self, tool: Tool) -> str:
        """Explain why a tool is unusable, by a click that it would make, whose space is unnamed."""
        where = sample_space(self.state, tool)
        verdict = self.state.check(action_of(self.state, tool, where, None))
        of_space = verdict.legal or where in verdict.obstacles[0].spaces
        told = answer_to(self.state, verdict, self.names).words
        why = say("told-no-space") if of_space else told
        return say("told-not-a-tool", tool=say(f"tool-{tool}"), why=why)

    def choose_guardian(self, card: int) -> Answer:
        """Choose a guardian card, 1 to 5."""
        return self.act(actions.ChooseGuardian(card if is_whole(card) else 0))

    def reveal(self) -> Answer:
        """Show the cards to the next player."""
        if not self.curtain:
            return self.refuse(self.prompt)
        self.curtain = False
        cards = listed([*map(str, open_cards(self.state))])
        return self.tell(Answer(say("told-cards-shown", who=self.who, cards=cards)))

    def play_alone(self) -> Answer:
        """Show the cards from now on without asking."""
        self.hand_over = False
        return self.reveal()

    def take_talisman(self) -> Answer:
        """Use guardian card 1."""
        return self.act(actions.TakeTalisman())

    def move_tile(self, tile: str) -> Answer:
        """Slide a tile (``"3"`` or ``"3B"``) into the gap."""
        return self.act(action_of(self.state, Tool.MOVE_TILE, self._corner_of(tile), None))

    def rotate_tile(self, tile: str, turn: str = "cw") -> Answer:
        """Rotate a tile by a quarter, ``"cw"`` or ``"ccw"``."""
        if turn not in list(Rotation):
            raise ValueError(say("error-turn", turn=str(turn), turns=listed([*Rotation])))
        corner = self._corner_of(tile)
        return self.act(action_of(self.state, Tool.ROTATE, Rotation(turn), corner))

    def _corner_of(self, tile: str) -> Space:
        return self.state.island.frame.slot_corner(slot_named(self.state, tile))

    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move an own token."""
        start, end = self.space_at(origin), self.space_at(target)
        return self.act(action_of(self.state, Tool.MOVE_TOKEN, end, start))

    def decline_ruins(self) -> Answer:
        """Decline the pending ruins action."""
        return self.act(actions.DeclineRuins())

    def sacrifice(self) -> Answer:
        """Sacrifice a token voluntarily, if the reading allows it."""
        return self.act(actions.Sacrifice())

    def end_turn(self) -> Answer:
        """End the turn."""
        return self.act(actions.EndTurn())

    def undo(self) -> Answer:
        """Put away what is selected; else undo the last own action, and those of computer players.

        Where several people play, a secretly chosen or revealed card cannot be undone. At a table,
        ask the others first.
        """
        if self.is_armed:
            self.tool, self.selected = Tool.PLACE, None
            return self.tell(Answer(self.prompt))
        if self.hand is not None:
            return self.hand.undo()
        ply = self.opponents.undo(self.history)
        if ply is None:
            none = self.opponents.last_by_hand(self.history.plies) is None
            return self.refuse(say("do-undo-none" if none else "do-undo-hidden"))
        return self._travelled("told-undone", [ply])

    def redo(self) -> Answer:
        """Redo the last undone action, and those of computer players after it."""
        if not self.history.can_redo or self.hand is not None:
            return self.refuse(say("do-redo-none"))
        return self._travelled("told-redone", self.opponents.redo(self.history))

    def _travelled(self, name: str, plies: Sequence[Ply]) -> Answer:
        self._settle()
        ply, *others = plies
        words = say(name, what=action_words(ply.before, ply.action, self.names))
        return self.tell(followed(Answer(words), others, self.names))

    @only_on_own_turn
    def act(self, action: Action) -> Answer:
        """Play an action; explain why if it is illegal."""
        before = self.state
        verdict = before.check(action)
        if not verdict.legal:
            return self.tell(answer_to(before, verdict, self.names))
        if self.hand is not None:
            return self.hand.act(action)
        plies = [self.history.play(action), *self._play_computer_turns()]
        self._settle()
        return self._tell_plies(answer_about(plies, self.names))

    def follow(self, plies: Iterable[RecordedPly]) -> Answer:
        """Play the legal plies of a record."""
        for ply in plies:
            self.history.play(ply.action, ply.note)
        self._play_computer_turns()
        self._settle()
        return self.tell(self._going_on())

    @property
    def is_armed(self) -> bool:
        """True while a tool is selected besides that for placing."""
        return self.tool is not Tool.PLACE

    @property
    def waits(self) -> bool:
        """True if somebody else is to act."""
        if self.hand is not None:
            return self.state.to_act in self.others
        return not self.at_once and self.opponents.act_in(self.history)

    def _play_computer_turns(self) -> list[Ply]:
        return self.opponents.play(self.history) if self.at_once else []

    def play_computer_turns(self) -> Generator[float | Answer | Waiting | None]:
        """Let the computer players act; yield the answer to each ply, and a summary.

        In between, yield the progress as in :meth:`Opponents.think`.
        """
        for told in self.opponents.think(self.history):
            if isinstance(told, Ply):
                self._settle()
                with keeping():
                    step = self._tell_plies(step_told(self.history.plies, self.names))
                yield step
            else:
                yield told
        if others := self.history.plies[self.computer_turns_start :]:
            with keeping():
                summary = self._tell_plies(computer_turns_answer(others, self.names, self.people))
            yield summary

    @property
    def computer_turns_start(self) -> int:
        """Index of the first ply since the last own action."""
        plies, others = self.history.plies, self.others
        if len(others) == self.state.seats:  # a watcher
            return len(plies)
        own = (at for at, ply in enumerate(plies, 1) if ply.before.to_act not in others)
        return max(own, default=0)

    def again(self) -> Answer:
        """Undo the latest plies of the computer players."""
        if self.hand is not None:
            return self.refuse(self.prompt)
        self.history.go_to(self.computer_turns_start)
        self._settle()
        return self.tell(self._going_on())

    def take_up(self, history: History) -> Answer:
        """Continue with another history."""
        self.history = history
        self._settle()
        return self.describe()

    def sit_down(self, history: History, opponents: Opponents) -> None:
        """Show the history of a table and its computer players from now on."""
        self.history, self._opponents = history, opponents
        self._settle()

    def describe(self) -> Answer:
        """Describe the current state."""
        return self.tell(self._going_on() if self.history.plies else self._begun())

    def _begun(self) -> Answer:
        state, who = self.state, self.names[self.state.talisman]
        return Answer(say("told-new", seats=state.seats, seed=str(self.seed), who=who))

    def _going_on(self) -> Answer:
        over = self.state.phase is Phase.OVER
        return Answer(self.prompt if over else say("told-position", prompt=self.prompt))

    def _settle(self) -> None:
        """Reset the tool and the curtain after a change of state."""
        self.tool, self.selected = Tool.PLACE, None
        hidden = self.hand_over and not self.waits
        self.curtain = hidden and self.state.phase is Phase.GUARDIANS

    def refuse(self, words: str, rules: tuple[Rule, ...] = ()) -> Answer:
        """Refuse with these words and rules."""
        return self.tell(Answer(words, done=False, rules=rules))

    def tell(self, answer: Answer) -> Answer:
        """Store an answer as the last one."""
        self._answer = answer
        return answer

    @property
    def answer(self) -> Answer:
        """Last answer, in the current language."""
        return self._answer.again()

    def is_last(self, answer: Answer | None) -> bool:
        return self._answer is answer

    def _tell_plies(self, answer: Answer) -> Answer:
        if self.link_faults and not self.computer_turns_start:
            words = say("link-faults", faults=self.link_faults, told=answer.words)
            answer = replace(answer, words=words, done=False)
        return self.tell(answer)

    def space_at(self, space: Space | str) -> Space:
        """Return a space by its name; raise ``ValueError`` for an unknown one."""
        return space_on(self.state.island.frame, space)

    def __repr__(self) -> str:
        return f"Game({self.state.seats} players, {self.state.phase}: {self.prompt})"
