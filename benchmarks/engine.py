"""Measures the rules core beside other rules engines; prints a table in Markdown.

    python -m benchmarks.engine [--rounds 31] [--seed 1]

- random games, each engine in the loop that its users write, from a new game to its end:
  - rules core: `new_game(4, seed=...)` on the set *isle* and `state.played_out(random)`, which is
    what bots use for playouts; it draws the same actions as
  - rules core, ply by ply: `state.random_action(random)` and `state.after(action)`, a state for
    each decision;
  - naive reference of the tests: the same game on documents, its lists of legal actions;
  - python-chess: `random.choice(list(board.legal_moves))` and `board.push(move)` until there is
    no move or a draw without a claim (75 moves, five repetitions, too few pieces);
  - OpenSpiel's chess (rules in C++): `random.choice(state.legal_actions())` and
    `state.apply_action(action)` until `state.is_terminal()`.
  No engine tests again that an action is legal. Games differ in length, so that a decision of each
  is told too;
- every legal action as a list, in states of such games that nobody has asked yet;
- the placement masks of states of such games that nobody has asked yet: where the waterways that
  the tokens touch have been met, which is usual when a turn is searched, and as a game goes, where
  they are met for the first time now and then;
- the action mask of the environment for learners, in every state of such games, as a game goes;
- position codes, written and read, of every state of such games; python-chess's FEN;
- the memory of a state.

One process on one core. The engines take turns in every round, so that whatever else the machine
does hits all of them; ratios are those of one round.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter_ns, process_time
from typing import Any

import chess
import click
import pyspiel

from benchmarks.figures import Figure, print_table
from dokmus_widgets.core import State, new_game
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.environment import Numbering
from tests.core.weighing import own_bytes
from tests.reference import naive

#: Plays one random game of a seed; returns its number of decisions.
Game = Callable[[int], int]


def dokmus(seed: int) -> int:
    """Play a game with the rules core, without counting decisions."""
    new_game(4, seed=seed).played_out(Random(seed))
    return 0


def dokmus_by_ply(seed: int) -> int:
    """Play the same game with a state for each decision."""
    random, state, decisions = Random(seed), new_game(4, seed=seed), 0
    while (action := state.random_action(random)) is not None:
        state = state.after(action)
        decisions += 1
    return decisions


def reference(seed: int) -> int:
    random, document, decisions = Random(seed), new_game(4, seed=seed).to_dict(), 0
    while actions := naive.legal_actions(document):
        document = naive.apply(document, random.choice(actions))
        decisions += 1
    return decisions


def python_chess(seed: int) -> int:
    """Play a game of chess with python-chess until an end that needs no claim."""
    random, board, decisions = Random(seed), chess.Board(), 0
    while (moves := list(board.legal_moves)) and not drawn(board):
        board.push(random.choice(moves))
        decisions += 1
    return decisions


def drawn(board: chess.Board) -> bool:
    """Return whether a game of chess is drawn without a claim."""
    return bool(
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    )


OPEN_SPIEL_CHESS: Any = pyspiel.load_game("chess")


def open_spiel(seed: int) -> int:
    random, state, decisions = Random(seed), OPEN_SPIEL_CHESS.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions


#: With the games of a round: about as long for each of them, but for the slow.
ENGINES: dict[str, tuple[Game, int]] = {
    "rules core": (dokmus, 20),
    "rules core, ply by ply": (dokmus_by_ply, 20),
    "naive reference": (reference, 1),
    "python-chess": (python_chess, 3),
    "OpenSpiel's chess": (open_spiel, 20),
}
#: How many times as many games the rules core plays.
RATIOS = {"naive reference": 10.0, "python-chess": 8.0, "OpenSpiel's chess": 1.5}


def game_figures(rounds: int, seed: int) -> list[Figure]:
    """Measure random games: games per second, time per decision, and ratios to the peers."""
    speeds: dict[str, list[float]] = {name: [] for name in ENGINES}
    decisions: dict[str, list[float]] = {name: [] for name in ENGINES}
    for number in range(rounds + 1):
        for place, (name, (play, count)) in enumerate(ENGINES.items()):
            # Games of its own for each, so that none finds islands that another has just met.
            first = seed + 1000 * number + 100 * place
            start = process_time()
            played = sum(play(game) for game in range(first, first + count))
            taken = process_time() - start
            if play is dokmus:
                played = sum(dokmus_by_ply(game) for game in range(first, first + count))
            if number:  # the first round fills the tables that all games share
                speeds[name].append(count / taken)
                decisions[name].append(taken / played * 1e6)
    figures = [
        Figure(f"Random games a second, {name}", speeds[name], None, "games/s", 0, at_least=True)
        for name in ENGINES
    ]
    figures += [Figure(f"A decision, {name}", decisions[name], None, "µs", 1) for name in ENGINES]
    for peer, limit in RATIOS.items():
        for own in ("rules core", "rules core, ply by ply"):
            ratios = [mine / its for mine, its in zip(speeds[own], speeds[peer], strict=True)]
            wanted = limit if own == "rules core" else None
            figures.append(Figure(f"Games: {own} / {peer}", ratios, wanted, "x", 2, at_least=True))
    return figures


def list_figures(games: int, seed: int) -> list[Figure]:
    """Measure lists of legal actions, and python-chess's with fewer, longer games."""
    own: list[float] = []
    peers: list[float] = []
    for game in range(seed, seed + games):
        random, state = Random(game), new_game(4, seed=game)
        while True:
            start = perf_counter_ns()
            actions = list(state.legal_actions())
            own.append((perf_counter_ns() - start) / 1000)
            if not actions:
                break
            state = state.after(random.choice(actions))
    for game in range(seed, seed + games // 5):
        random, board = Random(game), chess.Board()
        while True:
            start = perf_counter_ns()
            moves = list(board.legal_moves)
            peers.append((perf_counter_ns() - start) / 1000)
            if not moves or drawn(board):
                break
            board.push(random.choice(moves))
    ratio = statistics.median(own) / statistics.median(peers)
    return [
        Figure("All legal actions as a list, rules core", own, None, "µs", 1),
        Figure("All legal moves as a list, python-chess", peers, None, "µs", 1),
        Figure("Lists: time of the rules core / of python-chess", [ratio], 0.5, "x", 2),
    ]


def mask_figures(games: int, seed: int) -> list[Figure]:
    """Measure the placement masks of positions with a token to place."""
    met: list[float] = []
    first: list[float] = []
    for game in range(seed, seed + games):
        random, state = Random(game), new_game(4, seed=game)
        while True:
            if state.turn is not None and state.turn.tokens_left and not state.turn.ruins:
                first.append(_masks(state))
                # The best of a few, as timeit takes it: caches are warm while a turn is searched.
                met.append(min(_masks(state.replaced()) for _ in range(15)))
            action = state.random_action(random)
            if action is None:
                break
            state = state.after(action)
    return [
        Figure("Placement masks, waterways met before", met, 2.5, "µs", 2),
        Figure("Placement masks, as a game goes", first, None, "µs", 2),
    ]


def _masks(state: State) -> float:
    """Return the microseconds to compute the placement masks."""
    start = perf_counter_ns()
    placements(state)
    return (perf_counter_ns() - start) / 1000


def action_mask_figure(games: int, seed: int) -> Figure:
    """Measure the action mask in fresh states."""
    numbering = Numbering(new_game().island.frame.size)
    times: list[float] = []
    for game in range(seed, seed + games):
        random, state = Random(game), new_game(4, seed=game)
        while (action := state.random_action(random)) is not None:
            fresh = state.replaced()
            start = perf_counter_ns()
            numbering.mask(fresh)
            times.append((perf_counter_ns() - start) / 1000)
            state = state.after(action)
    return Figure("Action mask of the environment", times, 12, "µs", 1)


def code_figures(games: int, seed: int) -> list[Figure]:
    """Measure position codes, written and read with all checks, and python-chess's FEN."""
    times: dict[str, list[float]] = {"write": [], "read": [], "fen": [], "board": []}

    def timed(name: str, call: Callable[[], Any]) -> Any:
        start = perf_counter_ns()
        result = call()
        times[name].append((perf_counter_ns() - start) / 1000)
        return result

    for game in range(seed, seed + games):
        random, state, board = Random(game), new_game(4, seed=game), chess.Board()
        while (action := state.random_action(random)) is not None:
            code = timed("write", state.to_code)
            timed("read", partial(State.from_code, code))
            state = state.after(action)
        while (moves := list(board.legal_moves)) and not drawn(board):
            fen = timed("fen", board.fen)
            timed("board", partial(chess.Board, fen))
            board.push(random.choice(moves))
    return [
        Figure("Position code written", times["write"], 60, "µs", 1),
        Figure("Position code read, with all checks", times["read"], 150, "µs", 1),
        Figure("FEN written, python-chess", times["fen"], None, "µs", 1),
        Figure("FEN read, python-chess", times["board"], None, "µs", 1),
    ]


def memory_figure(games: int, seed: int) -> Figure:
    """Measure the memory of states without the shared island."""
    sizes: list[float] = []
    for game in range(seed, seed + games):
        random, state = Random(game), new_game(4, seed=game)
        while (action := state.random_action(random)) is not None:
            sizes.append(own_bytes(state))
            state = state.after(action)
    return Figure("Memory of a state", sizes, 1500, "bytes")


def on_one_core() -> None:
    """Bind the process to one core if the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@click.command()
@click.option("--rounds", default=31, show_default=True, help="Rounds of games.")
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
def main(rounds: int, seed: int) -> None:
    """Measure the rules core beside its peers."""
    on_one_core()
    figures = game_figures(rounds, seed)
    figures += list_figures(50, seed)
    figures += mask_figures(50, seed)
    figures.append(action_mask_figure(50, seed))
    figures += code_figures(5, seed)
    figures.append(memory_figure(20, seed))
    click.echo(f"Python {platform.python_version()}, {sys.platform}, one core; seeds from {seed}\n")
    print_table(figures)


if __name__ == "__main__":
    main()
