"""Tests of interrupted studies: nothing is lost, duplicated or left running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest

from dokmus_widgets.studies import Results, Study, WorkersLost, run
from tests.studies.small import QUICK, SMALL, contents

pytestmark = pytest.mark.longer
#: Within this a process has to do what is waited for.
_SOON = 60


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Files of the quick study, played without interruption."""
    folder = tmp_path_factory.mktemp("studies") / "quick"
    run(QUICK, folder, workers=1)
    return contents(folder)


def start_command(folder: Path, *options: str) -> subprocess.Popen[str]:
    """Start the command in its own process group, to begin or to continue the quick study."""
    first = () if folder.exists() else ("--players", "random,random", "--games", f"{QUICK.games}")
    command = (sys.executable, "-m", "dokmus_widgets.cli", "study", "run", str(folder))
    return subprocess.Popen(
        [*command, *first, *options],
        start_new_session=True,
        text=True,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background may have them ignore Ctrl-C.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def parts(folder: Path) -> int:
    return len(list(folder.glob("part-*")))


def wait_for_parts(folder: Path, count: int) -> None:
    """Wait for this number of parts."""
    end = time.monotonic() + _SOON
    while parts(folder) < count:
        assert time.monotonic() < end, f"{parts(folder)} parts after {_SOON} s"
        time.sleep(0.002)


def running(group: int) -> bool:
    """Return whether a process of a group still runs, zombies excluded."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # gone meanwhile
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                return True
    return False


def ended(group: int) -> bool:
    """Return whether all processes of a group end soon."""
    end = time.monotonic() + _SOON
    while running(group):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_study_killed_ten_times_can_be_continued(tmp_path: Path, quick: dict[str, bytes]) -> None:
    folder, chance = tmp_path / "killed", Random(1)
    for moment in range(10):
        process = start_command(folder, "--workers", "2")
        wait_for_parts(folder, 6 * moment)
        time.sleep(chance.random() * 0.04)
        process.kill()
        process.communicate()
        assert ended(process.pid), "workers outlive the study"
    assert 6 * 9 <= parts(folder) < QUICK.part_count
    run(None, folder, workers=2)
    assert contents(folder) == quick


def test_killed_worker_keeps_finished_games(tmp_path: Path, quick: dict[str, bytes]) -> None:
    folder = tmp_path / "worker"
    process = start_command(folder, "--workers", "2")
    wait_for_parts(folder, 5)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    for child in children:
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGKILL)
            break
    told = process.communicate(timeout=_SOON)[1]
    assert process.returncode == 1
    assert f"continue with: dokmus study run {folder} --workers 2\n" in told
    assert ended(process.pid)
    run(None, folder)
    assert contents(folder) == quick


def test_ctrl_c_says_how_to_continue(tmp_path: Path, quick: dict[str, bytes]) -> None:
    folder = tmp_path / "stopped"
    process = start_command(folder)
    wait_for_parts(folder, 5)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
    told = process.communicate(timeout=_SOON)[1]
    assert process.returncode == 1
    assert told.endswith(
        f"stopped. Finished games are saved; continue with: dokmus study run {folder}\n"
    )
    assert "Traceback" not in told
    assert ended(process.pid)
    run(None, folder)
    assert contents(folder) == quick


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Address of a Dask cluster, and its scheduler and two workers."""
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    here = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard"]
    one = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--no-dashboard"]
    one += ["--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path / "dask")]
    commands = [[*here, "--host", "127.0.0.1", "--port", address.rpartition(":")[2]], one, one]
    running = [
        subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for command in commands
    ]
    yield address, running
    for process in running:
        process.kill()
        process.wait()


def _played(
    study: Study, folder: Path, address: str, at: int, process: subprocess.Popen[bytes]
) -> None:
    """Play on a cluster and kill a process after this number of games."""

    def tell(games: int) -> None:
        if games >= at:
            process.kill()

    run(study, folder, scheduler=address, on_progress=tell)


def test_dask_cluster_that_loses_a_worker_writes_the_same_bytes(
    tmp_path: Path, scheduler: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    run(SMALL, tmp_path / "here", workers=2)
    _played(SMALL, tmp_path / "there", scheduler[0], 20, scheduler[1][1])
    assert scheduler[1][1].wait() == -signal.SIGKILL
    assert contents(tmp_path / "there") == contents(tmp_path / "here")


def test_dask_workers_get_players_of_a_module_that_they_do_not_have(
    tmp_path: Path,
    scheduler: tuple[str, list[subprocess.Popen[bytes]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "apart_from_dask.py").write_text(
        "from dokmus_widgets.analysis import Decision, Reason\n"
        "def last(state):\n    return [*state.legal_actions()][-1]\n"
        "class Mine:\n    name = 'mine'\n    def choose(self, seen, random):\n"
        "        return Decision(last(seen.table), Reason('habit'))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    study = Study(games=12, lineups=(("apart_from_dask:Mine", "random"),))
    run(study, tmp_path / "here", workers=1)
    run(study, tmp_path / "there", scheduler=scheduler[0])
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
    assert not any(
        table["faults"][0].as_py() for table in Results.open(tmp_path / "there").tables()
    )


def test_lost_cluster_keeps_finished_games(
    tmp_path: Path, scheduler: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    folder = tmp_path / "gone"
    with pytest.raises(WorkersLost, match=f"the cluster at {scheduler[0]} went away"):
        _played(SMALL, folder, scheduler[0], 20, scheduler[1][0])
    assert 20 <= parts(folder) < SMALL.part_count
    run(None, folder, workers=2)
    run(SMALL, tmp_path / "here", workers=2)
    assert contents(folder) == contents(tmp_path / "here")


def test_cluster_without_workers_times_out(
    tmp_path: Path,
    scheduler: tuple[str, list[subprocess.Popen[bytes]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dokmus_widgets.studies.workers.MAX_IDLE_SECONDS", 2.0)
    monkeypatch.setattr("dokmus_widgets.studies.workers._POLL_SECONDS", 0.1)
    address, (_, *workers) = scheduler

    def tell(games: int) -> None:
        if games >= 20:
            for worker in workers:
                worker.kill()

    with pytest.raises(WorkersLost, match=f"the cluster at {address} has no workers"):
        run(SMALL, tmp_path / "left", scheduler=address, on_progress=tell)
    assert 20 <= parts(tmp_path / "left") < SMALL.part_count
