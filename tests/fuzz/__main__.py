"""Looks for faults without end: ``python -m tests.fuzz`` (``make fuzz``).

In turn, games of the rules core beside the reference, turns searched beside the rules core, and
damaged documents. Ends at the first fault, telling its seed, or by Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from time import monotonic, time

from tests.analysis.turns.brute import small_turns
from tests.analysis.turns.comparison import compare_turn
from tests.fuzz.documents import Outcomes, read_damaged
from tests.reference.comparison import compare_game

#: Seconds between two lines of progress.
_PAUSE = 10.0
#: Turns with more positions than this are left out.
_POSITIONS = 4000


def games(first_seed: int, seen: Counter[str]) -> Iterator[int]:
    """Play and compare games without end; gives each seed, raises with the seed of a fault."""
    for seed in count(first_seed):
        try:
            compare_game(seed, seen)
        except Exception as error:
            error.add_note(f"again: DOKMUS_FUZZ_SEED={seed} DOKMUS_FUZZ_GAMES=1 make fuzz")
            raise
        yield seed


def turns(first_seed: int) -> Iterator[int]:
    """Search turns and compare them without end; raises with the seed of a fault."""
    for seed, state, found in small_turns(first_seed, _POSITIONS):
        yield compare_turn(seed, state, found)


def fuzz(
    seed: int,
    most_games: int | None,
    most_documents: int | None,
    tell: Callable[[str], object],
    most_turns: int | None = 0,
) -> None:
    """Play so many games, search so many turns and read so many documents (without end where None),
    in turn.
    """
    seen: Counter[str] = Counter()
    outcomes = Outcomes()
    playing, reading = games(seed, seen), read_damaged(seed, outcomes)
    searching = turns(seed)
    played, searched, began = 0, 0, monotonic()
    told = began

    def progress() -> str:
        actions = sum(number for kind, number in seen.items() if kind not in ("over", "stuck"))
        seconds = monotonic() - began
        alike = f"{played} games alike, {actions} actions; {searched} turns"
        return f"{seconds:.0f} s: {alike}; {outcomes}"

    tell(f"seed {seed}")
    while True:
        more_games = most_games is None or played < most_games
        more_documents = most_documents is None or outcomes.count < most_documents
        more_turns = most_turns is None or searched < most_turns
        if not more_games and not more_documents and not more_turns:
            break
        if more_turns:
            next(searching)
            searched += 1
        if more_games:
            next(playing)
            played += 1
        if more_documents:
            next(reading)
        if monotonic() - told > _PAUSE:
            told = monotonic()
            tell(progress())
    tell(f"{progress()}; no fault")


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options and begin."""

    def number(name: str) -> int | None:
        text = os.environ.get(name, "")
        return int(text) if text else None

    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=number("DOKMUS_FUZZ_SEED"))
    parser.add_argument("--games", type=int, default=number("DOKMUS_FUZZ_GAMES"))
    parser.add_argument("--documents", type=int, default=number("DOKMUS_FUZZ_DOCUMENTS"))
    parser.add_argument("--turns", type=int, default=number("DOKMUS_FUZZ_TURNS"))
    options = parser.parse_args(arguments)
    seed = options.seed if options.seed is not None else int(time())
    most = [options.games, options.documents, options.turns]
    if any(number is not None for number in most):
        most = [number or 0 for number in most]  # so many of these, and nothing else
    try:
        fuzz(seed, most[0], most[1], lambda line: print(line, flush=True), most[2])
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
