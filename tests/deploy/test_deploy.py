"""The examples for operators: each is read by the program that it is for."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import websocket_connect

from dokmus_widgets.cli import main
from tests.app.page_client import SECONDS, token_in
from tests.browser import servers

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "rules.example.org"


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


def test_every_option_in_the_examples_exists() -> None:
    told = CliRunner().invoke(main, ["app", "--help"]).output
    texts = {path.name: path.read_text("utf-8") for path in DEPLOY.iterdir()}
    used = {
        option
        for text in texts.values()
        for line in text.splitlines()
        if "dokmus app" in line or '"app"' in line or "podman run" in line
        for option in re.findall(r"(?<![\w-])--[a-z-]+", line)
    }
    assert {"--behind-proxy", "--origin", "--no-browser", "--address", "--log-format"} <= used
    assert not [option for option in used if option not in told]
    variables = {name for text in texts.values() for name in re.findall(r"DOKMUS_[A-Z]+", text)}
    assert not [name for name in variables if name not in told]


def test_the_unit_is_read_by_systemd(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    text = (DEPLOY / "dokmus.service").read_text("utf-8")
    unit = tmp_path / "dokmus.service"
    unit.write_text(text.replace("/opt/dokmus/bin/dokmus", sys.executable), "utf-8")
    assert run(analyze, "verify", "--man=no", unit).strip() == ""
    unit.write_text(text.replace("NoNewPrivileges=yes", "NoNewPrivilege=yes"), "utf-8")
    wrong = subprocess.run(
        [analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert "NoNewPrivilege" in wrong.stderr, "it finds a key that there is not"


def test_the_container_file_has_the_steps_that_it_needs() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    steps = [line.split(maxsplit=1) for line in text.splitlines() if line and line[0] != "#"]
    names = [name for name, _ in steps]
    assert names[0] == "FROM"
    assert {*names} <= {
        *("FROM", "COPY", "RUN", "ENV", "VOLUME", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT")
    }
    assert names.index("RUN") < names.index("USER") < names.index("ENTRYPOINT")
    for name, rest in steps:
        if name == "RUN":
            run("sh", "-n", "-c", rest)
    command = json.loads(dict(steps)["ENTRYPOINT"])
    assert command[1] == "app"
    probe = json.loads(dict(steps)["HEALTHCHECK"].partition("CMD ")[2])
    compile(probe[-1], "probe", "exec")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Serve the app behind nginx with the example; yield the address."""
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = tmp_path / "site.key", tmp_path / "site.pem"
    run(
        *(openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-nodes", "-days", "1", "-subj", f"/CN={SITE}", "-keyout", key, "-out", certificate),
    )
    plain, secure = servers.free_port(), servers.free_port()
    with servers.app_server(
        tmp_path, "--behind-proxy", "--origin", f"https://{SITE}:{secure}"
    ) as app:
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for example, here in (
            ("127.0.0.1:5007", f"127.0.0.1:{app.port}"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl;\n", ""),
            (f"/etc/ssl/certs/{SITE}.pem", str(certificate)),
            (f"/etc/ssl/private/{SITE}.key", str(key)),
        ):
            assert text.count(example) == 1, example
            text = text.replace(example, here)
        (tmp_path / "site.conf").write_text(text, "utf-8")
        temporary = "".join(
            f"{name}_temp_path {tmp_path}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (tmp_path / "nginx.conf").write_text(
            f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log;\n"
            f"events {{}}\nhttp {{\n{temporary}include {tmp_path}/site.conf;\n}}\n",
            "utf-8",
        )
        run(nginx, "-t", "-c", tmp_path / "nginx.conf")
        proxy = subprocess.Popen(
            [nginx, "-c", tmp_path / "nginx.conf"],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield f"https://127.0.0.1:{secure}"
        finally:
            proxy.terminate()
            proxy.wait(SECONDS)


def test_pages_and_sockets_pass_through_nginx(site: str) -> None:
    host = f"{SITE}:{site.rpartition(':')[2]}"

    async def fetch(path: str) -> HTTPResponse:
        return await AsyncHTTPClient().fetch(
            f"{site}/{path}",
            headers={"Host": host},
            validate_cert=False,
            raise_error=False,
            decompress_response=False,
        )

    async def work() -> None:
        for _ in range(100):
            answer = await fetch("healthz")
            if answer.code == 200:
                break
            await asyncio.sleep(0.05)
        assert answer.body == b"ok\n"
        page = await fetch("play?players=2")
        assert page.code == 200
        assert f'"https://{host}/' in page.body.decode(), "pictures for links carry the site's name"
        request = HTTPRequest(
            f"{site.replace('https', 'wss')}/play/ws",
            headers={"Host": host, "Origin": f"https://{host}"},
            validate_cert=False,
        )
        socket = await websocket_connect(
            request, subprotocols=["bokeh", token_in(page.body.decode())]
        )
        told = await asyncio.wait_for(socket.read_message(), SECONDS)
        assert told
        assert "ACK" in str(told)
        socket.close()

    asyncio.run(work())
