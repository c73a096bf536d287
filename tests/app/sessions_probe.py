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
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import anywidget
import ipywidgets
import traitlets
from bokeh.client import pull_session

from dokmus_widgets.app import host, page, server
from dokmus_widgets.app.visit import Visit

ROUNDS, AT_ONCE = 5, 4


class Dot(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.textContent = 'dot'; } }"
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


def main(kind: str, path: str) -> None:
    trees: list[weakref.ref[ipywidgets.Widget]] = []

    def make_widget(visit: Visit) -> tuple[ipywidgets.Widget, str]:
        made = (small_tree(), "") if kind == "small" else page.session_widget(visit)
        trees.append(weakref.ref(made[0]))
        return made

    port = free_port()
    running = server.create(
        port, "127.0.0.1", make_widget, session_lifetime_ms=1000, session_check_ms=50
    )
    running.start()
    found: dict[str, Any] = {"start": host.live_widgets(), "open": []}

    # The visitors live in a thread, because they wait for the server, which runs in this one; in
    # one and the same, because their sockets belong to the event loop of the thread they began in.
    visitors = ThreadPoolExecutor(
        1, initializer=lambda: asyncio.set_event_loop(asyncio.new_event_loop())
    )

    def visit() -> list[Any]:
        return [pull_session(url=f"http://127.0.0.1:{port}{path}") for _ in range(AT_ONCE)]

    def leave(sessions: list[Any]) -> None:
        for session in sessions:
            session.close()

    async def rounds() -> None:
        try:
            await asyncio.wait_for(all_rounds(), timeout=60)
        except Exception:
            # Nobody waits for this task: without a word here the process would wait for ever.
            traceback.print_exc()
        finally:
            running.io_loop.stop()

    async def all_rounds() -> None:
        loop = asyncio.get_running_loop()
        for _ in range(ROUNDS):
            sessions = await loop.run_in_executor(visitors, visit)
            found["open"].append(host.live_widgets())
            await loop.run_in_executor(visitors, leave, sessions)
            for _ in range(200):
                if not running.get_sessions(path):
                    break
                await asyncio.sleep(0.05)

    running.io_loop.add_callback(rounds)
    running.io_loop.start()
    gc.collect()
    found["end"] = host.live_widgets()
    found["sessions"] = len(running.get_sessions(path))
    found["trees"] = len(trees)
    found["trees_alive"] = sum(tree() is not None for tree in trees)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
