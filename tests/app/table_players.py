"""Players at a table, over sockets, without a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dokmus_widgets.core import space_name
from tests.app.page_client import Page


def sections(parts: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield the sections of a sheet, also those in slots."""
    for part in parts:
        yield part
        yield from sections(part.get("parts", []) if part["kind"] == "slot" else [])


def view(page: Page) -> list[Mapping[str, Any]]:
    return list(sections(page.models[page.sheet]["view"]["beside"]))


async def invitation(url: str, **fields: Any) -> str:
    """Open a table with these fields of the form; return its place in a link."""
    page = await Page.open(f"{url}play")
    await page.press("fill_form", {"against": "friends", **fields})
    await page.press("begin")
    place: str = next(one["position"] for one in view(page) if one["kind"] == "elsewhere")
    await page.close()
    return place


async def enter_class(url: str, code: str, headers: Mapping[str, str] | None = None) -> Page:
    """Enter a class as a new pupil."""
    page = await Page.open(f"{url}class?room={code}", headers)
    store = next(key for key, state in page.models.items() if "key" in state)
    await page.update(store, {"found": {"count": 1, "text": "", "elsewhere": False}})
    return page


async def open_class(url: str, headers: Mapping[str, str] | None = None) -> tuple[Page, str]:
    """Open a class as its teacher; return the page and the code."""
    page = await Page.open(f"{url}class", headers)
    await page.press("open_room")
    return page, view(page)[0]["text"].split()[-1]


async def move(page: Page) -> bool:
    """Make a move if it is this page's turn; return whether it was."""
    scene, shape = page.models[page.board]["scene"], page.models[page.board]["shape"]
    if cards := [one for one in view(page) if one["kind"] == "cards"]:
        await page.press("choose_guardian", cards[0]["cards"][0]["value"])
    elif legal := scene["legal"]:
        columns = len(scene["labels"]) // shape["rows"] if "rows" in shape else 21
        await page.click(space_name(divmod(legal[0], columns)))
    elif ways := {
        button["press"]
        for one in view(page)
        if one["kind"] == "buttons"
        for button in one["buttons"]
        if button["enabled"]
    } & {"end_turn", "decline_ruins"}:
        await page.press(min(ways))
    else:
        return False
    return True
