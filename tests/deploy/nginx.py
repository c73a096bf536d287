"""The site of the examples for operators: nginx, which tests start in front of servers."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.app.page_client import SECONDS
from tests.browser import servers

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
SITE: Final = "rules.example.org"
#: The servers of the example, of all pages and of classes; the second is a comment there.
_FIRST, _SECOND = "    server 127.0.0.1:5007", "    # server 127.0.0.1:5008"
#: The header that stands for different addresses of clients, which are all at one in tests.
CLIENT: Final = "client"


def program(name: str) -> str:
    """Return the path of a program; without it skip, or fail where it is demanded."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        missing = f"{name} is not installed: apt-get install nginx-light openssl systemd"
        if os.environ.get("DOKMUS_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def run(*command: str | Path) -> str:
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def is_listening(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def nginx(folder: Path, secure: int, *ports: int) -> Iterator[str]:
    """Serve the site of the example on a port, in front of one or two servers; yield its address.

    ``folder`` gets the files of nginx and a certificate.
    """
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = folder / "site.key", folder / "site.pem"
    run(
        *(openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-nodes", "-days", "1", "-subj", f"/CN={SITE}", "-keyout", key, "-out", certificate),
    )
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    changes = {
        "hash $binary_remote_addr": f"hash $binary_remote_addr$http_{CLIENT}",
        "listen 80;": f"listen 127.0.0.1:{servers.free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
        f"/etc/ssl/certs/{SITE}.pem": str(certificate),
        f"/etc/ssl/private/{SITE}.key": str(key),
    }
    for example, here in changes.items():
        assert text.count(example) == 1, example
        text = text.replace(example, here)
    for example, port in zip((_FIRST, _SECOND), ports, strict=False):
        assert text.count(example) == 2
        text = text.replace(example, f"    server 127.0.0.1:{port}")
    (folder / "site.conf").write_text(text, "utf-8")
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n{temporary}include {folder}/site.conf;\n}}\n",
        "utf-8",
    )
    run(nginx, "-t", "-c", folder / "nginx.conf")
    proxy = subprocess.Popen(
        [nginx, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        end = time.monotonic() + SECONDS
        while not is_listening(secure):
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.05)
        yield f"https://127.0.0.1:{secure}"
    finally:
        proxy.terminate()
        proxy.wait(SECONDS)
