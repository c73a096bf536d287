"""Studies of many games: the same bytes from one seed, whoever plays them.

>>> from tempfile import mkdtemp
>>> study = Study(games=4, lineups=(("random", "random"),))
>>> folder = Path(mkdtemp(), "four")
>>> run(study, folder, workers=1)
>>> sum(table.num_rows for table in Results.open(folder).tables())
4
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from dokmus_widgets.studies.games import match, record
from dokmus_widgets.studies.parts import Refused, Results
from dokmus_widgets.studies.study import Arm, Deal, Study
from dokmus_widgets.studies.workers import Lost, cores, played

__all__ = ["Arm", "Deal", "Lost", "Refused", "Results", "Study", "cores", "match", "record", "run"]


def run(
    study: Study | None,
    folder: Path,
    *,
    workers: int | None = None,
    scheduler: str | None = None,
    tell: Callable[[int], object] = lambda games: None,
) -> None:
    """Play what is missing of a study in its folder, None for the study that it holds.

    ``workers``: how many processes, as many as there are cores by default; ``scheduler``: the
    address of a Dask cluster, which plays instead. ``tell``: gets how many games are there, first
    and whenever there are more. ``Refused`` for a folder of something else, or into which another
    process plays; ``Lost`` where the workers are gone. Whatever stops it, another call goes on.
    """
    results = Results.begin(folder, study)
    with results.held():
        _go_on(results, workers or cores(), scheduler, tell)


def _go_on(
    results: Results, workers: int, scheduler: str | None, tell: Callable[[int], object]
) -> None:
    study, done = results.study, set(results.done())
    games = sum(len(study.numbers(part)) for part in done)
    tell(games)
    missing = (part for part in range(study.parts) if part not in done)
    workers = min(workers, max(1, study.parts - len(done)))
    # Closed at once where it stops early: nobody is to play on then.
    with closing(played(study, missing, results.made, workers, scheduler)) as coming:
        for part, rows, records in coming:
            results.keep(part, rows, records)
            tell(games := games + len(rows))
