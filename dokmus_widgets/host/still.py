"""What a page shows before any script runs: its boards, words and links, where they will be.

Buttons do nothing here; the page notes which were pressed, and presses them again once it is alive
(``static/page.js``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

from ipywidgets import Box, Widget
from markupsafe import Markup

from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget

#: Gives the address of a page, by its path, with the fields of its query.
Address = Callable[..., str]

#: What a button leads to where it can be a link: a page, and the field of its query.
_LINKS: Final = {
    "show_rule": ("/rules", "rule"),
    "show_case": ("/rules", "case"),
    "open_lesson": ("/", "lesson"),
    "open_quiz": ("/", "quiz"),
}
#: Sections that are folded away, or can only be used.
_LEFT_OUT: Final = {
    *("choices", "copy", "files", "form", "guide", "number", "settings", "slider", "track"),
    "what_if",
}
#: Fields that are no words, or are only read out.
_NO_WORDS: Final = {
    *(
        "again",
        "copied",
        "course",
        "document",
        "dots",
        "fresh",
        "heard",
        "id",
        "kind",
        "label",
        "leaving",
        "mark",
    ),
    *("met", "missed", "more", "name", "now", "place", "position", "press", "query", "rule"),
    *("seen", "shown", "step", "steps", "symbol", "symbols", "tone", "track", "typed", "value"),
}
#: Sections whose title is the one of the page.
_HEADED: Final = {"lesson": "dk-heading", "rule_case": "dk-heading", "rule_text": ""}
_SIGNS: Final = {True: ("dk-yes", "✓"), False: ("dk-no", "✗")}
#: The look of a text, by its field.
_LOOKS: Final = {
    **dict.fromkeys(("note", "hint", "notes", "crumb", "family"), "dk-note"),
    **dict.fromkeys(("ask", "warning"), "dk-prompt"),
}


def still_html(widget: Widget, address: Address, here: str) -> Markup:
    """A tree of widgets as it stands, on the page ``here``; what shows nothing keeps its place."""
    if isinstance(widget, Box):
        return _hosted((still_html(child, address, here) for child in widget.children), widget)
    if isinstance(widget, BoardWidget):
        return _hosted([_board(widget)], widget)
    if isinstance(widget, SheetWidget):
        return _hosted([_Sheet(address, here).html(widget.view)], widget)
    return _hosted([], widget)


def _hosted(parts: Iterable[Markup], widget: Widget) -> Markup:
    classes = " ".join(("dk-hosted", *widget._dom_classes))
    return Markup('<div class="{}">{}</div>').format(classes, _joined(parts))


def _joined(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


def _element(name: str, text: object, look: str = "") -> Markup:
    start = Markup('<{} class="{}">').format(name, look) if look else Markup("<{}>").format(name)
    return start + Markup("{}</{}>").format(text, name)


def _board(board: BoardWidget) -> Markup:
    width, height, words = board.shape["width"], board.shape["height"], board.words
    above = Markup("")
    if caption := board.scene["caption"]:
        told = _element("p", caption["words"]) if caption["words"] else ""
        note = _element("p", caption["note"], "dk-note") if caption["note"] else ""
        heads = _element("h2", caption["title"]) + note + told
        above = _element("div", heads, "dk-caption")
    return Markup(
        '<div class="dokmus"><div class="dk-chart" lang="{}">{}<div class="dk-window">'
        '<div class="dk-map" style="aspect-ratio:{}/{}">{}</div></div>{}</div></div>'
    ).format(words["language"], above, width, height, Markup(board.chart()), _zoom(board))


def _zoom(board: BoardWidget) -> Markup:
    """The button below a board that is large: it takes up room where there is little."""
    if not board.is_large:
        return Markup("")
    return Markup('<button type="button" class="dk-zoom">{}</button>').format(
        board.words["zoom_in"]
    )


class _Sheet:
    """Writes what a sheet shows; ``address`` gives its links, ``here`` is the name of its page."""

    def __init__(self, address: Address, here: str) -> None:
        self._address, self._here = address, here
        self._asked_of: dict[str, str] = {}

    def html(self, view: Mapping[str, Any]) -> Markup:
        """Its sections, beside the board and below it."""
        columns = [
            Markup('<div class="dk-sections dk-{}">{}</div>').format(
                place, _joined(self._section(one) for one in view[place])
            )
            for place in ("beside", "below")
        ]
        inner = Markup('<div lang="{}">{}</div>').format(view["language"], _joined(columns))
        return _element("div", inner, "dokmus")

    def _section(self, section: Mapping[str, Any]) -> Markup:
        kind = section["kind"]
        if kind in _LEFT_OUT:
            return Markup("")
        if section.get("seen") is False:  # an answer that is only read out
            section = {**section, "answer": None}
        if kind == "rule_case":
            self._asked_of = dict(parse_qsl(section["place"].removeprefix("?")))
        if kind == "finder":
            return self._finder(section)
        if kind == "heading":
            who = self._told({**section, "text": section["note"], "note": ""})
            return _element("h2", Markup("{}{}").format(section["text"], who), "dk-heading")
        if kind == "elsewhere":
            return self._elsewhere(section)
        if kind in ("table", "score_table"):
            return self._table(section)
        look, sign = _SIGNS.get(section.get("done", ""), ("", ""))
        if "text" in section and look:
            rest = {name: one for name, one in section.items() if name != "text"}
            told = _element("p", f"{sign} {section['text']}") + self._fields(rest)
            return _element("div", told, f"dk-answer {look}")
        return _element("div", self._fields(section), f"dk-{kind.replace('_', '-')}")

    def _fields(self, part: Mapping[str, Any]) -> Markup:
        """All that is said in a part, in the order of its fields."""
        head = _HEADED.get(part.get("kind", ""))
        return _joined(
            _element("h2", one, head)
            if head is not None and name == "title"
            else self._field(name, one)
            for name, one in part.items()
            if name not in _NO_WORDS
        )

    def _field(self, name: str, value: Any) -> Markup:
        if not value or isinstance(value, bool | int):
            return Markup("")
        if isinstance(value, str):
            return _element("h3" if name == "title" else "p", value, _LOOKS.get(name, ""))
        if isinstance(value, Mapping):
            return self._part(value)
        if all(isinstance(one, Mapping) and "press" in one for one in value):
            return _element("div", _joined(map(self._part, value)), "dk-buttons")
        items = _joined(_element("li", self._item(one)) for one in value)
        return _element("ul", items, "dk-chips" if name == "chips" else "")

    def _item(self, value: Any) -> Markup | str:
        if isinstance(value, Mapping):
            return self._part(value)
        return value if isinstance(value, str) else ": ".join(map(str, value))

    def _part(self, part: Mapping[str, Any]) -> Markup:
        if "press" in part:
            return self._pressed(part)
        if "rule" in part and isinstance(part["rule"], str):
            return self._pressed({"press": "show_rule", "value": part["rule"], **part}, look="")
        if set(part) >= {"text", "seat"}:
            return self._told(part)
        return self._section(part) if "kind" in part else self._fields(part)

    def _told(self, part: Mapping[str, Any]) -> Markup:
        """A text beside the mark of a seat."""
        seat, note = part.get("seat"), part.get("note") or part.get("notes")
        mark = (
            Markup("")
            if seat is None
            else Markup(
                '<svg class="dk-seat-mark" viewBox="-4 -4 108 108" aria-hidden="true">'
                '<use href="#dk-token-{}" width="100" height="100"/></svg> '
            ).format(seat)
        )
        return mark + Markup("{}{}").format(
            part["text"], _element("small", f" {note}") if note else ""
        )

    def _pressed(self, part: Mapping[str, Any], look: str = "dk-button") -> Markup:
        """Something to press: a link where there is an address for it."""
        if not part["text"]:
            return Markup("")
        press, value = part["press"], part["value"]
        hint = _element("small", f" {part['hint']}") if part.get("hint") else ""
        told = Markup("{}{}").format(part["text"], hint)
        if press in _LINKS or (press == "ask" and self._asked_of):
            path, field = _LINKS.get(press, ("/rules", press))
            about = {} if press in _LINKS else self._asked_of
            return Markup('<a class="{}" href="{}">{}</a>').format(
                look, self._address(path, **about, **{field: value}), told
            )
        given = "" if value is None else Markup(' data-value="{}"').format(value)
        return Markup('<button type="button" class="{}" data-press="{}"{}>{}</button>').format(
            look, press, given, told
        )

    def _elsewhere(self, section: Mapping[str, Any]) -> Markup:
        position, field = section["position"], section["field"]
        if position is None:
            return Markup("")
        links = (
            Markup('<a class="dk-button" href="{}">{}</a>').format(
                self._address(f"/{page}", **{field: position}), text
            )
            for page, text in section["pages"]
            if page != self._here
        )
        row = _element("span", section["label"]) + _joined(links)
        return _element("div", _element("div", row, "dk-buttons"), "dk-elsewhere")

    def _table(self, section: Mapping[str, Any]) -> Markup:
        heads = _joined(_element("th", self._told(one)) for one in section["columns"])
        rows = (
            _element("th", self._told(row))
            + _joined(_element("td", _value(one)) for one in row["values"])
            for row in section["rows"]
        )
        body = _joined(_element("tr", row) for row in rows)
        head = _element("tr", Markup("<td></td>") + heads)
        title = _element("h3", section["title"]) if section["title"] else Markup("")
        return _element("div", title + _element("table", head + body), "dk-table")

    def _finder(self, section: Mapping[str, Any]) -> Markup:
        """The search, and all rules as links."""
        families = (
            Markup(
                '<details class="dk-family"{}><summary>{} <small>{}</small></summary>{}</details>'
            ).format(
                Markup(" open") if family["current"] else "",
                family["title"],
                family["note"],
                _element("ul", _joined(map(self._listed, family["parts"])), "dk-rule-list"),
            )
            for family in section["families"]
        )
        return Markup(
            '<div class="dk-finder" role="search"><label class="dk-field"><span>{label}</span>'
            '<input type="search" name="search" maxlength="{longest}" placeholder="{hint}" '
            'autocomplete="off" value="{typed}"></label>'
            '<button type="button" class="dk-button dk-browse">{title}</button>'
            '<div class="dk-panel"><div class="dk-families">{families}</div></div></div>'
        ).format(**{**section, "families": _joined(families)})

    def _listed(self, rule: Mapping[str, Any]) -> Markup:
        cases = [self._pressed(one, "dk-case-link") for one in rule["cases"]]
        more = _element("ul", _joined(_element("li", one) for one in cases)) if cases else ""
        return _element("li", Markup("{}{}").format(self._pressed(rule, "dk-rule-link"), more))


def _value(value: Any) -> object:
    """What a cell of a table says."""
    return value["text"] if isinstance(value, Mapping) else value
