"""Studies of many games: a seed gives the same bytes on any machine and with any workers.

>>> from tempfile import mkdtemp
>>> study = Study(games=4, lineups=(("random", "random"),))
>>> folder = Path(mkdtemp(), "four")
>>> run(study, folder, workers=1)
>>> sum(table.num_rows for table in Results.open(folder).tables())
4
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from dokmus_widgets.core.extras import needs_extra

with needs_extra("study", __name__):
    from dokmus_widgets.studies.games import match, record
    from dokmus_widgets.studies.results import Results, ResultsError
    from dokmus_widgets.studies.study import Arm, GameSetup, Study
    from dokmus_widgets.studies.training import (
        TrainingData,
        read_training_data,
        write_training_data,
    )
    from dokmus_widgets.studies.workers import WorkersLost, available_cores, play_parts

__all__ = ["Arm", "GameSetup", "Results", "ResultsError", "Study", "TrainingData", "WorkersLost"]
__all__ += ["available_cores", "match", "read_training_data", "record", "run"]
__all__ += ["write_training_data"]


def run(
    study: Study | None,
    folder: Path,
    *,
    workers: int | None = None,
    scheduler: str | None = None,
    on_progress: Callable[[int], object] = lambda games: None,
) -> None:
    """Play the missing games of a study into a folder; None continues the study stored there.

    ``workers``: number of processes, one per core by default; ``scheduler``: address of a Dask
    cluster to use instead; ``on_progress``: called with the number of finished games. Raises
    ``ResultsError`` if the folder holds something else or is in use, ``WorkersLost``.
    """
    results = Results.begin(folder, study)
    with results.locked():
        study, done = results.study, set(results.finished_parts())
        games = sum(len(study.games_of(part)) for part in done)
        on_progress(games)
        missing = [part for part in range(study.part_count) if part not in done]
        count = min(workers or available_cores(), max(1, len(missing)))
        with closing(play_parts(results, missing, count, scheduler)) as played:
            for part, rows, records in played:
                results.save_part(part, rows, records)
                on_progress(games := games + len(rows))
