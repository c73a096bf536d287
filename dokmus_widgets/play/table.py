"""A table: one game that several viewers share, each from the seats they hold."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakMethod

from dokmus_widgets.core import Action, Phase, Rules, State, TileSet, new_game
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import display_names, typed_names
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.masked_history import masked_history
from dokmus_widgets.play.move_answers import answer_about
from dokmus_widgets.play.opponents import NOBODY, Opponents, opponents

if TYPE_CHECKING:
    from dokmus_widgets.analysis.incremental import Waiting


class Move(NamedTuple):
    """A move of the log: its number, from 1, the seat that made it, and the action."""

    n: int
    seat: int
    action: Action


class Table:
    """A game that several viewers share: history, names, computer players, a log of moves.

    Args:
        players: Number of seats; this, ``first``, ``seed``, ``rules`` and ``tiles`` as for
            :func:`dokmus_widgets.core.new_game`.
        names: Names of the players; their colours by default.
        state: State to continue from, instead of a new game.
        opponents: Computer players by seat.
        at_once: Whether they play immediately; otherwise iterate over :meth:`think`.

    A viewer gets a :class:`Hand`, or in a notebook ``GameWidget(table=table, seat=0)``.

    >>> from dokmus_widgets.core import ChooseStart
    >>> table = Table(players=2, seed=1)
    >>> table.act(0, ChooseStart("d4"))
    No, it's Orange's turn. Please wait for yours.
    """

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
    ) -> None:
        start = state or new_game(players, seed=seed, first=first, rules=rules, tiles=tiles)
        opponents.check(start.seats)
        self.typed = typed_names(start.seats, names)
        self.seed, self.opponents, self.at_once = seed, opponents, at_once
        #: How often the log was replaced by another, because a move was not the first.
        self.replacements = 0
        self._history = History(start)
        self._followers: list[WeakMethod[Callable[[], object]]] = []
        if at_once:
            opponents.play(self._history)

    @property
    def state(self) -> State:
        """Current state, with all secrets."""
        return self._history.state

    @property
    def start(self) -> State:
        return self._history.start

    @property
    def n(self) -> int:
        """Number of moves."""
        return self._history.place

    @property
    def names(self) -> tuple[str, ...]:
        return display_names(self.typed)

    def moves(self, after: int = 0) -> list[Move]:
        """Return the moves after that number."""
        plies = enumerate(self._history.plies[after:], after + 1)
        return [Move(n, ply.before.to_act or 0, ply.action) for n, ply in plies]

    def rename(self, seat: int, name: str) -> None:
        """Name a player; raise ``ValueError`` for a name that is too long."""
        self.state.require_seat(seat)
        names = list(self.typed)
        names[seat] = name
        self.typed = typed_names(len(names), names)

    def act(self, seat: int, action: Action, n: int | None = None) -> Answer:
        """Play an action for a seat; refuse it out of turn, or if it is illegal.

        ``n``: the number of moves that the player has seen; where there are more, somebody was
        faster, and the answer says so. Raise ``ValueError`` for an unknown seat.
        """
        state = self.state
        state.require_seat(seat)
        if n is not None and n != self.n:
            return Answer(say("table-overtaken"), done=False)
        if state.phase is Phase.OVER or state.to_act is None:
            return Answer(say("told-game-over"), done=False)
        if state.to_act != seat or seat in self.opponents.seats:
            return Answer(say("table-not-your-turn", who=self.names[state.to_act]), done=False)
        verdict = state.check(action)
        if not verdict.legal:
            return answer_to(state, verdict, self.names)
        plies = [self._history.play(action)]
        if self.at_once:
            plies += self.opponents.play(self._history)
        self.changed()
        return answer_about(plies, self.names)

    @property
    def waits(self) -> bool:
        """True if a computer player is to act."""
        return self.opponents.act_in(self._history)

    def think(self) -> Generator[float | Ply | Waiting | None]:
        """Let the computer players act; yield each ply, and progress as `Opponents.think`."""
        for told in self.opponents.think(self._history):
            if isinstance(told, Ply):
                self.changed()
            yield told

    def seen_by(self, seats: Iterable[int]) -> History:
        """Return the history as the holder of these seats may know it; see `masked_history`."""
        return masked_history(self._history, frozenset(seats))

    def replace_moves(self, moves: Iterable[Action]) -> None:
        """Play these moves instead of those so far, as where another process was faster.

        Raise ``IllegalAction`` for an illegal one.
        """
        known, actions = [ply.action for ply in self._history.plies], [*moves]
        is_same = actions[: len(known)] == known
        history = self._history if is_same else History(self.start)
        for action in actions[history.place :]:
            history.play(action)
        self._history = history
        self.replacements += not is_same
        self.changed()

    def follow(self, follower: Callable[[], object]) -> None:
        """Call a bound method, held weakly, after every change."""
        self._followers = [one for one in self._followers if one() is not None]
        self._followers.append(WeakMethod(follower))

    def changed(self) -> None:
        """Tell the followers that something changed."""
        for follower in filter(None, [reference() for reference in self._followers]):
            follower()

    # Storage

    def document(self) -> dict[str, Any]:
        """Return all but the moves and the seed of the computer players as plain JSON."""
        players = self.opponents.players
        return {
            "start": self.start.to_dict(),
            "seed": self.seed,
            "names": list(self.typed),
            "others": [getattr(players.get(seat), "name", None) for seat in range(len(self.typed))],
        }

    @classmethod
    def read(cls, document: Mapping[str, Any], luck: str, moves: Iterable[Action]) -> Table:
        """Return the table of a document; ``luck``: the seed of its computer players.

        Raise ``ValueError``, ``KeyError`` or ``IllegalAction`` for a damaged one.
        """
        others = {seat: str(name) for seat, name in enumerate(document["others"]) if name}
        table = cls(
            state=State.from_dict(document["start"]),
            seed=int(document["seed"]),
            names=document["names"],
            opponents=opponents(others, luck),
            at_once=False,
        )
        for action in moves:
            table._history.play(action)
        return table

    def __repr__(self) -> str:
        return f"Table({self.state.seats} players, {self.state.phase}, {self.n} moves)"
