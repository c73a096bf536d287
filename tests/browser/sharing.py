"""One server for all the processes of a test run."""

from __future__ import annotations

import contextlib
import fcntl
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from tests.browser.servers import Server, stop

#: Kept to the end of this process: others may use them longer, and a Popen that is dropped while
#: what it started goes on complains.
_started: list[Server] = []


@contextlib.contextmanager
def shared(folder: Path, start: Callable[[Path], Server]) -> Iterator[Server]:
    """Use the server that belongs to ``folder``: the first starts it, the last to leave stops it.

    ``start`` gets an empty folder. A process that dies has left as well.
    """
    folder.mkdir(exist_ok=True)
    told = folder / "server.json"
    with (folder / "users").open("w") as users:
        with _locked(folder / "door"):
            if told.exists():
                server = _read(told)
            else:
                server = start(Path(tempfile.mkdtemp(dir=folder)))
                _started.append(server)
                _write(told, server)
            fcntl.flock(users, fcntl.LOCK_SH)
        yield server
        with _locked(folder / "door"):
            if _is_alone(users):
                told.unlink()
                stop(server)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def _is_alone(users: IO[str]) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _write(told: Path, server: Server) -> None:
    facts = {"url": server.url, "root": str(server.root), "log": str(server.log)}
    told.write_text(json.dumps({**facts, "group": server.group}), "utf-8")


def _read(told: Path) -> Server:
    facts = json.loads(told.read_text("utf-8"))
    return Server(facts["url"], Path(facts["root"]), Path(facts["log"]), facts["group"])
