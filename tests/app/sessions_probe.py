"""Opens and closes sessions on a server of its own, and prints how many widgets were alive.

Run by test_sessions.py as a process of its own, with "small" or "full" for the widgets and the path
of a page: the app changes how widgets are made in the whole process. Prints one JSON object.
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sys
import traceback
import weakref
from typing import Any

import ipywidgets
import traitlets
from ipywidgets.widgets import widget

from dokmus_widgets.app import page_builder, server
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.validation.limits import ClientLimits
from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget
from tests.app.page_client import Page

ROUNDS, AT_ONCE = 3, 7


def widget_count() -> int:
    return len(widget._instances)


class Dot(FrontEndWidget):
    value = traitlets.Int(0).tag(sync=True)


def small_tree() -> ipywidgets.Widget:
    button = ipywidgets.Button(description="one more")
    dot = Dot()
    # A reference round in a circle, as real widgets have them.
    button.on_click(lambda _button: setattr(dot, "value", dot.value + 1))
    return ipywidgets.VBox([dot, button])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Probe:
    """A server in this process, and visitors of one page after the other."""

    def __init__(self) -> None:
        self.kind = "full"
        self.trees: list[weakref.ref[ipywidgets.Widget]] = []
        self.port = free_port()
        # Long enough for a page that is slow to connect on a busy machine.
        limits = ClientLimits(disconnected_timeout_ms=3000)
        options = server.ServerOptions(self.port, clients=limits)
        self.running = server.create_server(options, self.make_widget, session_check_ms=50)
        self.running.start()

    def make_widget(self, request: PageRequest) -> tuple[ipywidgets.Widget, str]:
        made = (small_tree(), "") if self.kind == "small" else page_builder.unsaved_widget(request)
        self.trees.append(weakref.ref(made[0]))
        return made

    async def visit(self, kind: str, path: str) -> dict[str, Any]:
        """Return the widget counts over some rounds of visits to a page."""
        self.kind = kind
        self.trees.clear()
        found: dict[str, Any] = {"start": widget_count(), "open": []}
        for _ in range(ROUNDS):
            pages = [await Page.open(f"http://127.0.0.1:{self.port}{path}") for _ in range(AT_ONCE)]
            found["open"].append(widget_count())
            for opened in pages:
                await opened.close()
            for _ in range(400):
                if not self.running.get_sessions(path):
                    break
                await asyncio.sleep(0.05)
        # The last frames may still hold a few.
        await asyncio.sleep(0)
        gc.collect()
        found["end"] = widget_count()
        found["sessions"] = len(self.running.get_sessions(path))
        found["pages"] = len(page_builder._pages)
        found["trees"] = len(self.trees)
        found["trees_alive"] = sum(tree() is not None for tree in self.trees)
        return found


def main(*visits: str) -> None:
    """Print what is found of each visit, such as ``full:/play``, as a line of JSON."""
    probe = Probe()

    async def all_visits() -> None:
        try:
            for visit in visits:
                kind, _, path = visit.partition(":")
                found = await asyncio.wait_for(probe.visit(kind, path), timeout=120)
                sys.stdout.write(json.dumps({visit: found}) + "\n")
        except Exception:
            # Nobody waits for this task: without a word here the process would wait for ever.
            traceback.print_exc()
        finally:
            probe.running.io_loop.stop()

    probe.running.io_loop.add_callback(all_visits)
    probe.running.io_loop.start()


if __name__ == "__main__":
    main(*sys.argv[1:])
