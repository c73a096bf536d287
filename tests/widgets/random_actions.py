"""Random actions of a user, found on what a widget shows, and the words on the screen as data."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from ipywidgets import Widget

from dokmus_widgets.core import new_game, space_name
from dokmus_widgets.core.notation import position_code
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.explore.questions.finding import find
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.play.records import record_of
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.widgets import BoardWidget, SheetWidget
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE
from tests.widgets.hand import send, touch

#: Texts to type into a search: questions, ids and nonsense.
_SEARCHES: Final = (
    "May I place two tokens on a mountain?",
    "may a token move onto a forest",
    "temple",
    "Puis-je poser un jeton sur une forêt ?",
    "Что делает вулкан?",
    "火山",
    "water.depth",
    "mountain.closed",
    "reading-ruins-timing-end",
    "zzzz qqq",
    "",
)
_RECORD: Final = record_of(sample_game(seed=3))
#: Texts to open: with faults of every kind, and without.
_SAVED: Final = (
    "",
    "zzzz",
    "Dokmus game record",
    "d2_isle_nope",
    position_code(new_game(2, seed=4)),
    position_code(new_game(3, seed=4))[:-1],
    _RECORD,
    _RECORD.replace("a", "?"),
    _RECORD.replace("1", "9"),
    Progress().to_text(),
)
#: Texts to type into other fields: names, numbers and remarks.
_TEXTS: Final = ("", " ", "Ann", "Bleu", "! Bold, but right.", "7", "0", "abc", "-1", "9" * 30)
#: Buttons that are left out: the first changes the language by itself, others lead off the page.
_NEVER: Final = (("set_language", None), *(("go", page) for page in ELSEWHERE))
#: Class of a widget whose board and sheet are hidden while another widget takes their place.
_HIDDEN: Final = "dokmus-waiting"
#: Synced traits that a user does not see: counters, classes of models, and what a page has sent.
_UNSEEN: Final = ("event", "found", "front", "charts", "heard", "layout", "children", "preview")


class Action(NamedTuple):
    """One action of a user: on which widget of the tree, what is done there, and with what."""

    path: str
    kind: str
    name: str
    value: Any = None


def tree(widget: Widget, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every widget below this one that is on the page, with its path."""
    yield path, widget
    for number, child in enumerate(getattr(widget, "children", ())):
        yield from tree(child, f"{path}/{number}")


def _visible(widget: Any) -> Iterator[tuple[str, Any]]:
    hidden = (widget.board, widget.sheet) if _HIDDEN in widget._dom_classes else ()
    for path, one in tree(widget):
        if one not in hidden:
            yield path, one


def random_action(widget: Any, random: Random, languages: Sequence[str], without: str) -> Action:
    """Choose an action among those that the widget shows: half of them on a board.

    Every kind of button is as likely as any other, however many of them there are.

    Args:
        widget: a widget with a board and a sheet.
        random: makes the choices.
        languages: a search has to find the same in each of these.
        without: names of buttons that are not pressed, separated by spaces.
    """
    never = {*_NEVER, *((name, None) for name in without.split())}
    searches = [text for text in _SEARCHES if _finds_the_same(text, languages)]
    boards, presses = list[tuple[str, BoardWidget]](), dict[tuple[str, str], list[Any]]()
    for path, one in _visible(widget):
        if isinstance(one, BoardWidget):
            boards.append((path, one))
        elif isinstance(one, SheetWidget):
            for name, value in _presses(one.view, random, searches):
                if (name, None) not in never and (name, str(value)) not in never:
                    presses.setdefault((path, name), []).append(value)
    if presses and random.random() < 0.6:
        path, name = random.choice([*presses])
        return Action(path, "press", name, random.choice(presses[path, name]))
    path, board = random.choice(boards)
    kind = random.choice(("click", "click", "click", "touch", "point"))
    return Action(path, kind, _random_space(board, random))


def _finds_the_same(text: str, languages: Sequence[str]) -> bool:
    found = []
    for language in languages:
        with speaking(language):
            found.append(find(text))
    return all(one == found[0] for one in found)


def perform(widget: Any, action: Action) -> None:
    """Do what the page does for an action: send events to one of the widgets."""
    target = dict(tree(widget))[action.path]
    match action.kind:
        case "press":
            send(target, {"press": action.name, "value": action.value})
        case "click":
            send(target, {"type": "click", "space": action.name})
        case "touch":  # the first tap shows what a second one does
            send(target, {"type": "preview", "space": ""})
            touch(target, action.name)
        case "point":
            send(target, {"type": "preview", "space": ""})
            send(target, {"type": "preview", "space": action.name})
    for _, one in tree(widget):
        assert not getattr(one, "fault", ""), "the action failed, see the log"


def _random_space(board: BoardWidget, random: Random) -> str:
    island = board.state.island
    columns, marked = board.shape["columns"], board.scene["open"]
    if marked and random.random() < 0.6:
        return space_name(divmod(random.choice(marked), columns))
    return space_name(random.choice(island.frame.spaces(island.land)))


def _presses(part: Any, random: Random, searches: list[str]) -> Iterator[tuple[str, Any]]:
    """Yield every press that a part of a sheet offers, with a value that it can send."""
    if isinstance(part, list | tuple):
        for one in part:
            yield from _presses(one, random, searches)
    if not isinstance(part, dict):
        return
    match part.get("kind"):
        case "form":
            values = dict(_typed(part["fields"], random))
            if any(
                button["press"] in ("open_saved", "import_progress") for button in part["buttons"]
            ):
                values["text"] = random.choice(_SAVED)
            yield from ((button["press"], values) for button in part["buttons"])
            return
        case "settings":
            for field in part["fields"]:
                for option in field.get("options", [{"value": True}, {"value": False}]):
                    value = {"name": field["name"], "value": option["value"]}
                    yield part["name"], value
            return
        case "rail" | "lesson":
            numbers = range(len(part.get("steps") or part["dots"]))
            yield from ((part["name"], number) for number in numbers if part["name"])
        case "slider":
            yield from (("look_at", number) for number in range(part["most"] + 1))
        case "moves" if part["now"] is not None:
            count = sum(len(group["parts"]) for group in part["groups"])
            yield from (("look_at", number + 1) for number in range(count))
        case "players":
            lines = part["players"]
            yield from (("show_turn", one["seat"]) for one in lines if one["pressed"] is not None)
        case "kept_games":
            yield from (("delete_game", one["token"]) for one in part["games"] if not one["now"])
        case "number":
            yield "choose", random.randint(0, part["most"])
        case "finder":
            yield "search", random.choice(searches)
        case "in_place":
            yield "back_to_game", None
        case "elsewhere" if part["asks"]:
            yield "ask_rules", None
    if isinstance(part.get("press"), str):
        yield part["press"], part.get("value")
    for one in part.values():
        yield from _presses(one, random, searches)


def _typed(fields: Any, random: Random) -> Iterator[tuple[str, Any]]:
    """Yield values of the fields of a form: half of them are left as they are."""
    for field in fields:
        if field["type"] == "folded":
            yield from _typed(field["fields"], random)
            continue
        value = field["value"]
        if random.random() < 0.5:
            if field["type"] == "choice":
                value = random.choice(field["options"])["value"]
            elif field["type"] == "select":
                value = random.randrange(len(field["texts"]))
            else:
                value = random.choice(_TEXTS)
        yield field["name"], value


def screen(widget: Any) -> dict[str, Any]:
    """Return all that the page of a widget shows or reads out, as plain data.

    Left out are counters of pictures, which a change of language moves on, what is shown only
    while a space is pointed at, which it ends, and pictures that no section shows.
    """
    shown: dict[str, Any] = {
        "answer": (widget.answer.words, widget.answer.done, widget.answer.rules),
        "language": widget.language,
        "names": widget.names,
        "repr": repr(widget),
    }
    for path, one in tree(widget):
        if isinstance(one, BoardWidget):
            drawn = one._exported()
            shown[f"{path} picture"] = (drawn.title, drawn.description)
        names = [name for name in one.keys if name[0] != "_" and name not in _UNSEEN]
        traits = {name: _plain(getattr(one, name)) for name in names}
        if isinstance(one, SheetWidget):
            text = json.dumps(traits["view"])
            traits["art"] = {name: art for name, art in one.art.items() if f'"{name}"' in text}
        shown[path] = traits | {"classes": sorted(one._dom_classes)}
    return shown


def preview(board: BoardWidget) -> Any:
    """Return what is shown at the space that is pointed at."""
    return _plain(board.preview)


def _plain(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _plain(one) for name, one in part.items() if name != "tick"}
    return [_plain(one) for one in part] if isinstance(part, list | tuple) else part


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """Describe where two pieces of plain data differ first; empty where they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            if name not in one or name not in other:
                return f"{path}[{name!r}] is only in one of them"
            if found := first_difference(one[name], other[name], f"{path}[{name!r}]"):
                return found
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for number, (first, second) in enumerate(zip(one, other, strict=False)):
            if found := first_difference(first, second, f"{path}[{number}]"):
                return found
        return f"{path}: {len(one)} and {len(other)} items"
    return f"{path}:\n  changed {one!r}\n  created {other!r}"
