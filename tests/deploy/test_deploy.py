"""The examples for operators: each is read by the program that it is for."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import websocket_connect

from dokmus_widgets.cli import main
from tests.app import page_client
from tests.app.page_client import SECONDS, token_in
from tests.browser import servers
from tests.deploy.nginx import DEPLOY, SITE, nginx, program, run


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


@pytest.mark.parametrize("name", ["dokmus.service", "dokmus@.service"])
def test_the_units_are_read_by_systemd(tmp_path: Path, name: str) -> None:
    analyze = program("systemd-analyze")
    text = (DEPLOY / name).read_text("utf-8")
    unit = tmp_path / name.replace("@", "@5007")
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
    secure = servers.free_port()
    options = ("--behind-proxy", "--origin", f"https://{SITE}:{secure}")
    with servers.app_server(tmp_path, *options) as app, nginx(tmp_path, secure, app.port) as url:
        yield url


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
        answer = await fetch("healthz")
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

    page_client.run(work)
