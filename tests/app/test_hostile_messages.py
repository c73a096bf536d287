"""Messages of a page that keeps to no rule, over the real socket: nobody else notices."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.app.misuse import answers, log_of
from tests.app.page_client import Page, run
from tests.browser import servers


def of_bokeh(kind: str, content: object) -> list[object]:
    """Return the three frames of a message of Bokeh's own protocol."""
    return [{"msgid": "1", "msgtype": kind}, {}, content]


def said(**changed: object) -> list[object]:
    """Return a valid message of a page with some fields replaced."""
    return [{"n": 1, "id": "0" * 32, "state": CLICK} | changed]


CLICK = {"event": {"recent": [{"type": "click", "space": "a1", "count": 1}]}}


KERNEL = {"msg_type": "ipywidgets_bokeh", "msg_data": '{"header":{"msg_type":"shutdown_request"}}'}


BOARD = "stands for the id of the page's own board"


#: What no page says, by what it tries: the frames.
TRIES: dict[str, list[object]] = {
    "a kernel": of_bokeh("PATCH-DOC", {"events": [{"kind": "MessageSent", **KERNEL}]}),
    "another root": of_bokeh("PATCH-DOC", {"events": [{"kind": "RootAdded", "model": {}}]}),
    "another title": of_bokeh("PATCH-DOC", {"events": [{"kind": "TitleChanged", "title": "m"}]}),
    "another document": of_bokeh("PUSH-DOC", {"doc": {"roots": []}}),
    "the document": of_bokeh("PULL-DOC-REQ", {}),
    "a call": of_bokeh("SERVER-INFO-REQ", {}),
    "a widget of nobody": said(),
    "a widget without a name": said(id=None),
    "a trait of Python's": said(id=BOARD, state={"scene": {}}),
    "a trait of Python's beside one of its own": said(id=BOARD, state={**CLICK, "_esm": "x"}),
    "nothing": said(id=BOARD, state={}),
    "no state": said(id=BOARD, state=[]),
    "no number": said(id=BOARD, n=None),
    "a number that is none": said(id=BOARD, n=True),
    "a number too large": said(id=BOARD, n=10**40),
    "a number too small": said(id=BOARD, n=0),
    "more than a message has": said(id=BOARD, method="request_state"),
    "a list": [[1, 2]],
    "a text": ["hello"],
    "a hello that has sent nothing": [{"hello": "x", "at": 0, "sent": None}],
    "a hello that has sent too much": [{"hello": "x", "at": 0, "sent": [{}] * 1000}],
}


@pytest.mark.parametrize("what", TRIES)
def test_messages_beyond_the_own_widgets_are_refused(server: servers.Server, what: str) -> None:
    told = len(log_of(server))

    async def work() -> None:
        other = await Page.open(f"{server.url}play")
        page = await Page.open(f"{server.url}play")
        shown = page.models[page.board]["scene"]
        for frame in TRIES[what]:
            await page.send(json.dumps(frame).replace(BOARD, page.board))
        await page.press("redo")  # it has been heard until here, and the session goes on
        assert page.models[page.board]["scene"]["tiles"] == shown["tiles"]
        await answers(other)
        await page.close()
        await other.close()

    run(work)
    lines = [line for line in log_of(server)[told:].splitlines() if "refuses" in line]
    assert len(lines) == 1, "the first is told, in one line"


def test_messages_within_a_hello_are_validated(server: servers.Server) -> None:
    told = len(log_of(server))

    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        sent = [{"n": 1, "id": page.board, "state": {"scene": {}}}]
        await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": sent}))
        await page.press("undo")
        await page.close()

    run(work)
    assert "refuses" in log_of(server)[told:]


def test_updates_of_another_sessions_widget_are_refused(server: servers.Server) -> None:
    async def work() -> None:
        mine, yours = [await Page.open(f"{server.url}play") for _ in "12"]
        board = yours.board
        tick = yours.models[board]["scene"]["tick"]
        await mine.send(json.dumps(mine.message(board, CLICK)))
        await mine.click("a1")
        await yours.click("nowhere")
        assert yours.models[board]["scene"]["tick"] == tick
        await mine.close()
        await yours.close()

    run(work)


def test_a_repeated_message_is_applied_once(server: servers.Server) -> None:
    async def work() -> None:
        page = await Page.open(f"{server.url}play")
        said = page.message(page.board, CLICK)
        await page.send(json.dumps(said))
        await page.press("undo")
        tick = page.models[page.board]["scene"]["tick"]
        await page.send(json.dumps({"hello": page.epoch, "at": 0, "sent": [said]}))
        await page.send(json.dumps(said))
        await page.press("copy_link")
        assert page.models[page.board]["scene"]["tick"] == tick
        await page.close()

    run(work)


#: What is no language, and no offence; and what no page sends as one.
NO_LANGUAGES = ("", "xx", "FR", "fr ", "__proto__", "../en", "<b>")


NO_NAMES = (None, "fr" * 40, ["fr"], {"fr": 1}, 7, True, "\ud800")


def test_an_unknown_language_is_refused(server: servers.Server) -> None:
    told = len(log_of(server))

    async def work() -> None:
        other = await Page.open(f"{server.url}play")
        page = await Page.open(f"{server.url}play")
        first = page.models[page.sheet]["view"]["language"]
        for none in NO_LANGUAGES:
            await page.tell(page.frame, {"language": none})
        assert not page.models[page.frame]["texts"]
        for number, wish in enumerate(NO_NAMES, 100):
            recent = [{"language": wish, "count": number}]
            await page.send(json.dumps(page.message(page.frame, {"event": {"recent": recent}})))
        # What it is told by the server it cannot say itself, nor who it is.
        own: list[dict[str, Any]] = [{"texts": {"page_title": "mine"}}, {"visit": {}}]
        for state in (*own, {"language": "fr"}):
            await page.send(json.dumps(page.message(page.frame, state)))
        await page.press("undo")
        assert page.models[page.sheet]["view"]["language"] == first == "en"
        await page.update(page.frame, {"event": {"recent": [{"language": "fr", "count": 200}]}})
        await page.press("undo")  # what changes before is told by then
        assert page.models[page.sheet]["view"]["language"] == "fr"
        texts = page.models[page.frame]["texts"]
        assert texts["language"] == "fr"
        assert all(address.endswith("?lang=fr") for address, _, _ in texts["nav"])
        await answers(other)
        assert other.models[other.sheet]["view"]["language"] == "en", "of nobody else"
        assert not other.models[other.frame]["texts"]
        await page.close()
        await other.close()

    run(work)
    new = log_of(server)[told:]
    assert "Traceback" not in new
    assert len([line for line in new.splitlines() if "refuses" in line]) == 1
