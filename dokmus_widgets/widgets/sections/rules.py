"""The kinds of section that the rules explorer adds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.widgets.board.sheet import Section


def part(press: str, text: str, value: Any = None, **more: Any) -> dict[str, Any]:
    """Something to press.

    ``more``: pressed, current, label (what is read out), and what its kind of section shows.
    """
    return {"press": press, "text": text, "value": value, **more}


def rule_case(
    crumb: str,
    of: str,
    title: str,
    ask: str,
    steps: tuple[dict[str, Any], dict[str, Any]] | None,
    tries: Sequence[Mapping[str, Any]],
    hint: str,
    *,
    place: str = "",
    arrived: int = 0,
) -> Section:
    """A case: where it stands, its title and question, and what to ask about.

    ``place``: the query of its address, for the page's history, empty where it has none;
    ``arrived``: how often a hand has gone somewhere: with another number the page goes there too.
    """
    previous, following = steps if steps is not None else (None, None)
    return {
        "kind": "rule_case",
        "crumb": crumb,
        "of": of,
        "title": title,
        "ask": ask,
        "previous": previous,
        "next": following,
        "tries": list(tries),
        "hint": hint,
        "place": place,
        "arrived": arrived,
    }


def ruling(
    text: str,
    done: bool | None,
    *,
    told: str = "",
    heard: str = "",
    chips: Iterable[Mapping[str, Any]] = (),
    price: Mapping[str, Any] | None = None,
    point: str = "",
    remedies: Iterable[Mapping[str, Any]] = (),
    more: Mapping[str, Any] | None = None,
    buttons: Iterable[Mapping[str, Any]] = (),
) -> Section:
    """An answer with all that leads on from it; ``done`` is None while nothing was asked.

    ``heard``: what is read out with it, and not shown; ``price``: tokens, seat and text;
    ``more``: a title and the grounds that are not told first.
    """
    return {
        "kind": "ruling",
        "text": text,
        "done": done,
        "told": told,
        "heard": heard,
        "chips": list(chips),
        "price": price,
        "point": point,
        "remedies": list(remedies),
        "more": more,
        "buttons": list(buttons),
    }


def what_if(
    title: str, hint: str, hand: str, groups: Sequence[Mapping[str, Any]], *, opened: bool
) -> Section:
    """What can be changed: groups with a label and parts; ``hand`` tells what a click changes."""
    groups = list(groups)
    return {
        "kind": "what_if",
        "title": title,
        "hint": hint,
        "hand": hand,
        "groups": groups,
        "opened": opened,
    }


def changes(label: str, parts: Sequence[Mapping[str, Any]], reset: Mapping[str, Any]) -> Section:
    """What differs from the case, each with a way back, and the way back from all of it."""
    return {"kind": "changes", "label": label, "changes": list(parts), "reset": reset}


def finder(
    title: str,
    label: str,
    hint: str,
    *,
    typed: str,
    longest: int,
    found: Mapping[str, Any] | None,
    families: Sequence[Mapping[str, Any]],
    fresh: str,
) -> Section:
    """A search, and below it all rules by family, or what was found.

    Another ``fresh`` begins with ``typed``.
    """
    return {
        "kind": "finder",
        "id": fresh,
        "title": title,
        "label": label,
        "hint": hint,
        "typed": typed,
        "longest": longest,
        "found": found,
        "families": list(families),
    }
