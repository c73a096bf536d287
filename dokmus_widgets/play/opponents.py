"""Computer players by seat; undo and redo skip their plies.

>>> from dokmus_widgets.analysis.players import create_player
>>> from dokmus_widgets.core import new_game
>>> line = History(new_game(3, seed=5))
>>> others = {1: create_player("gentle"), 2: create_player("level-1")}
>>> [ply.before.to_act for ply in Opponents(others).play(line)], line.state.to_act
([2, 1], 0)
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce, wraps
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeAlias

from dokmus_widgets.analysis.incremental import run_to_completion
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.messages import say
from dokmus_widgets.play.history import History, Ply

if TYPE_CHECKING:
    from dokmus_widgets.analysis.incremental import Waiting
    from dokmus_widgets.analysis.players import Player
    from dokmus_widgets.explain.answers import Answer

_Args = ParamSpec("_Args")

#: Computer players by level, weakest first.
LEVELS: Final = {level: f"level-{level}" for level in range(1, 9)}

#: Name of a human player.
PERSON: Final = "person"

_LOG: Final = logging.getLogger(__name__)

#: Specification of a computer player: level, name or instance.
Who: TypeAlias = "int | str | Player"


@dataclass(frozen=True, slots=True)
class Opponents:
    """Computer players by seat.

    ``seed``: determines their random choices, together with seat, round and phase. Whoever knows it
    can tell their hidden cards: it is stored with the game, and never sent to a page.
    """

    players: Mapping[int, Player] = field(default_factory=dict)
    seed: str = ""

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self.players)

    def names(self, seats: int) -> list[str | None]:
        """Return the name of the computer player of each seat, or None; see `named_opponents`."""
        return [getattr(self.players.get(seat), "name", None) for seat in range(seats)]

    def check(self, seats: int) -> None:
        """Raise ``ValueError`` for an unknown seat."""
        if odd := self.seats.difference(range(seats)):
            raise ValueError(f"there is no seat {min(odd)!r}; seats are 0 to {seats - 1}")

    def act_in(self, line: History) -> bool:
        """Return whether a computer player can act."""
        return line.state.to_act in self.players and bool(line.state.legal_actions())

    def think(self, line: History) -> Generator[float | Ply | Waiting | None]:
        """Play until a human player is to act, or nobody can; yield each ply.

        In between, yield the progress of a decision, 0 to 1, or None. Undone plies are redone. A
        player that fails is replaced, and its ply says so. Raise ``ValueError`` for unknown seats.
        """
        # Imported late: most games have no computer players.
        from dokmus_widgets.analysis.players.match import MatchPly, play_computer_plies
        from dokmus_widgets.analysis.players.observation import Offers, updated_offers

        self.check(line.start.seats)
        while line.can_redo and self.act_in(line):
            yield line.redo()
        offers: Offers = reduce(updated_offers, line.states, {})
        for told in play_computer_plies(line.state, self.players, self.seed, offers):
            if isinstance(told, MatchPly):
                if told.fault is not None:
                    _LOG.warning("replaced: %s", told.fault)
                yield line.play(told.action, reason=told.reason)
            else:
                yield told

    def play(self, line: History) -> list[Ply]:
        """Play here, as :meth:`think` does, and return the plies."""
        before = len(line.plies)
        run_to_completion(self.think(line))
        return [*line.plies[before:]]

    def undo(self, line: History) -> Ply | None:
        """Undo the last human ply, and all after it.

        Return None if there is none, or if a card shown to other people prevents it.
        """
        if not self.can_undo(line):
            return None
        at = self.last_by_hand(line.plies) or 0
        line.go_to(at)
        return line.all_plies[at]

    def can_undo(self, line: History) -> bool:
        at, people = self.last_by_hand(line.plies), line.start.seats - len(self.players)
        return at is not None and (people == 1 < line.start.seats or line.can_go_back(at))

    def redo(self, line: History) -> list[Ply]:
        """Redo a ply and the following computer plies; raise ``IndexError`` if there is none."""
        done = [line.redo()]
        while line.can_redo and line.state.to_act in self.players:
            done.append(line.redo())
        return done

    def last_by_hand(self, plies: Sequence[Ply]) -> int | None:
        """Return the index of the last human ply, or None."""
        own = (at for at, ply in enumerate(plies) if ply.before.to_act not in self.players)
        return max(own, default=None)


#: No computer players.
NOBODY: Final = Opponents()


def opponents(wishes: object, seed: str = "", own: Iterable[Player] = ()) -> Opponents:
    """Create computer players by seat, from levels, names or players; skip persons.

    ``seed``: by default random; ``own``: additional players by name. Raise ``ValueError`` for
    invalid values.
    """
    if not isinstance(wishes, Mapping) or not wishes.keys() <= {*range(SEATS[-1])}:
        raise _wrong()
    named: dict[int, Any] = {
        seat: LEVELS.get(wish, wish) for seat, wish in wishes.items() if wish != PERSON
    }
    if not named:
        return NOBODY
    # Imported late: many games have no computer players.
    from dokmus_widgets.analysis.players import PLAYERS, Player

    known = {**PLAYERS, **{one.name: one for one in own}}
    players = dict[int, Player]()
    for seat, wish in sorted(named.items()):
        one: Any = known.get(wish) if isinstance(wish, str) else wish
        if not callable(getattr(one, "choose", None)) or not hasattr(one, "name"):
            raise _wrong()
        players[seat] = one
    return Opponents(players, seed or token_hex(16))


def named_opponents(
    names: Iterable[object], seed: str = "", own: Iterable[Player] = ()
) -> Opponents:
    """Create the computer players whose names by seat were stored; see `opponents`."""
    return opponents({seat: str(name) for seat, name in enumerate(names) if name}, seed, own)


def only_on_own_turn(
    command: Callable[Concatenate[Any, _Args], Answer],
) -> Callable[Concatenate[Any, _Args], Answer]:
    """Refuse a command while a computer player is to act."""

    @wraps(command)
    def done(game: Any, /, *args: _Args.args, **kwargs: _Args.kwargs) -> Answer:
        if game.waits:
            watches = game.hand is not None and not game.hand.seats
            words = say("table-no-seat") if watches else say("told-others-turn", who=game.who)
            refusal: Answer = game.refuse(words)
            return refusal
        return command(game, *args, **kwargs)

    return done


def _wrong() -> ValueError:
    last, most = SEATS[-1] - 1, max(LEVELS)
    return ValueError(say("error-opponents", last=last, levels=most, example="{1: 3}"))
