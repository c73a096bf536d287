"""A PostgreSQL server of its own for tests, with an empty database."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.browser import servers

#: PostgreSQL does not run as root: then it runs as the user whom Debian's package creates.
_USER = "postgres"
SECONDS = 60


class PostgresServer:
    """A server on a free port of this machine; ``url``: the address of its database."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder, self._programs = folder / "data", programs
        self._log = folder / "log"
        self._is_root = os.geteuid() == 0
        self._process: subprocess.Popen[bytes] | None = None
        self.port = servers.free_port()
        self.url = f"postgresql+psycopg://dokmus@127.0.0.1:{self.port}/postgres"
        if self._is_root:
            shutil.chown(folder, _USER)
        command = ("initdb", "-D", str(self._folder), "-U", "dokmus", "-A", "trust", "--no-sync")
        assert self._start(*command).wait(SECONDS) == 0, self._log.read_text()

    def _start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        # A file: a pipe that nobody reads fills, and stops the server for good.
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [self._programs / program, *arguments],
                cwd=self._folder.parent,
                user=_USER if self._is_root else None,
                start_new_session=True,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def start(self) -> None:
        """Start the server; return once it answers."""
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "fsync": "off"}
        settings["unix_socket_directories"] = str(self._folder)
        options = [f"-c{name}={value}" for name, value in settings.items()]
        self._process = self._start("postgres", "-D", str(self._folder), *options)
        end = time.monotonic() + SECONDS
        while True:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server as an operator does: connections end, what is committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(SECONDS)
            self._process = None

    def connect(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url.replace("+psycopg", ""), autocommit=True)

    def end_other_connections(self) -> None:
        """End every connection but this one's own, as a lost network does."""
        with self.connect() as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )


def shared_by_two(server: PostgresServer) -> dict[str, str]:
    """Return the environment of every Dokmus server that uses a database together with others."""
    return {"DOKMUS_DATABASE_URL": server.url, "BOKEH_SECRET_KEY": "0123456789" * 4}


@contextlib.contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Serve an empty database; skip without PostgreSQL, or fail where it is demanded."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("postgres")
    programs = Path(on_path).parent if on_path else installed[-1] if installed else None
    if programs is None:
        missing = "PostgreSQL is not installed: apt-get install postgresql"
        if os.environ.get("DOKMUS_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    with tempfile.TemporaryDirectory(prefix="dokmus-postgres-") as folder:
        server = PostgresServer(Path(folder), programs)
        server.start()
        try:
            yield server
        finally:
            server.stop()
