"""Static HTML renderer of a page's widgets, shown before any script runs.

Buttons do nothing yet: ``static/page.js`` records clicks and repeats them once the widgets are
alive.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

from ipywidgets import Box, Widget
from markupsafe import Markup

from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget

#: Returns the address of a page, from its path and query fields.
AddressFunction = Callable[..., str]

#: Buttons that can be links: the path of the page, and its query field.
_LINKS: Final = {
    "show_rule": ("/rules", "rule"),
    "show_case": ("/rules", "case"),
    "open_lesson": ("/", "lesson"),
    "open_quiz": ("/", "quiz"),
}
#: Sections that are collapsed, or useless without a script.
_OMITTED_SECTIONS: Final = {
    *("choices", "copy", "files", "form", "guide", "kept_games", "number", "panel", "settings"),
    *("slider", "toolbar", "track", "turn_chart", "what_if"),
}
#: Fields without text, or for screen readers only.
_OMITTED_FIELDS: Final = {
    *("again", "copied", "course", "document", "dots", "fresh", "heard", "id", "kind", "label"),
    *("leaving", "mark", "met", "missed", "more", "name", "now", "place", "position", "press"),
    *("query", "rule", "seen", "shown", "step", "steps", "symbol", "symbols", "tone", "track"),
    *("typed", "value"),
}
#: The classes of titles that are the page's heading, by the kind of section.
_HEADING_CLASSES: Final = {"lesson": "dk-heading", "rule_case": "dk-heading", "rule_text": ""}
_SEAT_MARK: Final = Markup(
    '<svg class="dk-seat-mark" viewBox="-4 -4 108 108" aria-hidden="true">'
    '<use href="#dk-token-{}" width="100" height="100"/></svg> '
)
_SIGNS: Final = {True: ("dk-yes", "✓"), False: ("dk-no", "✗")}
#: CSS classes of texts, by field.
_TEXT_CLASSES: Final = {
    **dict.fromkeys(("note", "hint", "notes", "crumb", "family"), "dk-note"),
    **dict.fromkeys(("ask", "warning"), "dk-prompt"),
}


def render_static(widget: Widget, address: AddressFunction, here: str) -> Markup:
    """Render a widget tree on the page of kind ``here``; other widgets get an empty element."""
    content = Markup("")
    if isinstance(widget, Box):
        content = _join(render_static(child, address, here) for child in widget.children)
    elif isinstance(widget, BoardWidget):
        content = _board(widget)
    elif isinstance(widget, SheetWidget):
        content = _Sheet(address, here).html(widget.view)
    return _element("div", content, " ".join(("dk-hosted", *widget._dom_classes)))


def _join(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


def _element(name: str, text: object, css_class: str = "") -> Markup:
    attribute = Markup(' class="{}"').format(css_class) if css_class else ""
    return Markup("<{0}{1}>{2}</{0}>").format(name, attribute, text)


def _board(board: BoardWidget) -> Markup:
    width, height, words = board.shape["width"], board.shape["height"], board.words
    above = zoom = Markup("")
    if caption := board.scene["caption"]:
        text = _element("p", caption["words"]) if caption["words"] else ""
        note = _element("p", caption["note"], "dk-note") if caption["note"] else ""
        content = _element("h2", caption["title"]) + note + text
        above = _element("div", content, "dk-caption")
    if board.is_large:
        zoom = Markup('<button type="button" class="dk-zoom" title="{}"></button>').format(
            words["zoom_in"]
        )
    return Markup(
        '<div class="dokmus"><div class="dk-chart" lang="{}">{}'
        '<div class="dk-window" style="--dk-ratio:calc({}/{})">'
        '<div class="dk-map" style="aspect-ratio:{}/{}">{}</div></div>{}</div></div>'
    ).format(words["language"], above, *(width, height) * 2, Markup(board.chart()), zoom)


class _Sheet:
    """Renderer of a sheet."""

    def __init__(self, address: AddressFunction, here: str) -> None:
        self._address, self._here = address, here
        self._case_fields: dict[str, str] = {}

    def html(self, view: Mapping[str, Any]) -> Markup:
        columns = (
            _element("div", _join(map(self._section, view[place])), f"dk-sections dk-{place}")
            for place in ("beside", "below")
        )
        inner = Markup('<div lang="{}">{}</div>').format(view["language"], _join(columns))
        return _element("div", inner, "dokmus")

    def _section(self, section: Mapping[str, Any]) -> Markup:
        kind = section["kind"]
        if kind == "form" and section["is_open"]:
            return _element("div", "", "dk-form")  # the board beside it is smaller
        if kind in _OMITTED_SECTIONS:
            return Markup("")
        if section.get("seen") is False:  # an answer for screen readers
            section = {**section, "answer": None}
        if kind == "rule_case":
            self._case_fields = dict(parse_qsl(section["place"].removeprefix("?")))
        if kind == "finder":
            return self._finder(section)
        if kind == "heading":
            text = self._seat_text({**section, "text": section["note"], "note": ""})
            return _element("h2", Markup("{}{}").format(section["text"], text), "dk-heading")
        if kind == "elsewhere":
            return self._elsewhere(section)
        if kind in ("table", "score_table"):
            return self._table(section)
        if kind == "slot":
            parts = _join(map(self._section, section["parts"]))
            return _element("div", parts, f"dk-slot dk-slot-{section['name']}")
        if kind == "players":
            return _element("ul", _join(map(_player, section["players"])), "dk-players")
        if kind == "result":
            return self._result(section)
        css_class, sign = _SIGNS.get(section.get("done", ""), ("", ""))
        if "text" in section and css_class:
            rest = {name: one for name, one in section.items() if name != "text"}
            content = _element("p", f"{sign} {section['text']}") + self._fields(rest)
            return _element("div", content, f"dk-answer {css_class}")
        return _element("div", self._fields(section), f"dk-{kind.replace('_', '-')}")

    def _fields(self, part: Mapping[str, Any]) -> Markup:
        heading_class = _HEADING_CLASSES.get(part.get("kind", ""))
        return _join(
            _element("h2", one, heading_class)
            if heading_class is not None and name == "title"
            else self._field(name, one)
            for name, one in part.items()
            if name not in _OMITTED_FIELDS
        )

    def _field(self, name: str, value: Any) -> Markup:
        if not value or isinstance(value, bool | int):
            return Markup("")
        if isinstance(value, str):
            return _element("h3" if name == "title" else "p", value, _TEXT_CLASSES.get(name, ""))
        if isinstance(value, Mapping):
            return self._part(value)
        if all(isinstance(one, Mapping) and "press" in one for one in value):
            return _element("div", _join(map(self._part, value)), "dk-buttons")
        items = _join(_element("li", self._item(one)) for one in value)
        return _element("ul", items, "dk-chips" if name == "chips" else "")

    def _item(self, value: Any) -> Markup | str:
        if isinstance(value, Mapping):
            return self._part(value)
        return value if isinstance(value, str) else ": ".join(map(str, value))

    def _part(self, part: Mapping[str, Any]) -> Markup:
        if "press" in part:
            return self._button(part)
        if "rule" in part and isinstance(part["rule"], str):
            return self._button({"press": "show_rule", "value": part["rule"], **part}, css_class="")
        if set(part) >= {"text", "seat"}:
            return self._seat_text(part)
        return self._section(part) if "kind" in part else self._fields(part)

    def _seat_text(self, part: Mapping[str, Any]) -> Markup:
        seat, note = part.get("seat"), part.get("note") or part.get("notes")
        mark = "" if seat is None else _SEAT_MARK.format(seat)
        small = _element("small", f" {note}") if note else ""
        return Markup("{}{}{}").format(mark, part["text"], small)

    def _button(self, part: Mapping[str, Any], css_class: str = "dk-button") -> Markup:
        if not part["text"]:
            return Markup("")
        press, value = part["press"], part["value"]
        hint = _element("small", f" {part['hint']}") if part.get("hint") else ""
        label = Markup("{}{}").format(part["text"], hint)
        if press in _LINKS or (press == "ask" and self._case_fields):
            path, field = _LINKS.get(press, ("/rules", press))
            fields = {} if press in _LINKS else self._case_fields
            return Markup('<a class="{}" href="{}">{}</a>').format(
                css_class, self._address(path, **fields, **{field: value}), label
            )
        data_value = "" if value is None else Markup(' data-value="{}"').format(value)
        return Markup('<button type="button" class="{}" data-press="{}"{}>{}</button>').format(
            css_class, press, data_value, label
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
        row = _element("span", section["label"]) + _join(links)
        return _element("div", _element("div", row, "dk-buttons"), "dk-elsewhere")

    def _result(self, section: Mapping[str, Any]) -> Markup:
        bars = _element("ul", _join(map(_bar, section["bars"])))
        note = _element("p", section["note"]) if section["note"] else ""
        return _element("div", Markup("{}{}").format(bars, note), "dk-result")

    def _table(self, section: Mapping[str, Any]) -> Markup:
        heads = _join(_element("th", self._seat_text(one)) for one in section["columns"])
        rows = (
            _element("th", self._seat_text(row))
            + _join(_element("td", _cell_text(one)) for one in row["values"])
            for row in section["rows"]
        )
        body = _join(_element("tr", row) for row in rows)
        head = _element("tr", Markup("<td></td>") + heads)
        title = _element("h3", section["title"]) if section["title"] else Markup("")
        return _element("div", title + _element("table", head + body), "dk-table")

    def _finder(self, section: Mapping[str, Any]) -> Markup:
        families = (
            Markup(
                '<details class="dk-family"{}><summary>{} <small>{}</small></summary>{}</details>'
            ).format(
                Markup(" open") if family["current"] else "",
                family["title"],
                family["note"],
                _element("ul", _join(map(self._rule_item, family["parts"])), "dk-rule-list"),
            )
            for family in section["families"]
        )
        return Markup(
            '<div class="dk-finder" role="search"><label class="dk-field"><span>{label}</span>'
            '<input type="search" name="search" maxlength="{longest}" placeholder="{hint}" '
            'autocomplete="off" value="{typed}"></label>'
            '<button type="button" class="dk-button dk-browse">{title}</button>{examples}'
            '<div class="dk-panel"><div class="dk-families">{families}</div></div></div>'
        ).format(**{**section, "families": _join(families), "examples": self._examples(**section)})

    def _examples(self, examples: Mapping[str, Any] | None, **_: Any) -> Markup:
        chips = [self._button(one, "dk-chip") for one in examples["parts"]] if examples else []
        return _element("div", _join(chips), "dk-rule-chips dk-examples") if chips else Markup("")

    def _rule_item(self, rule: Mapping[str, Any]) -> Markup:
        cases = [self._button(one, "dk-case-link") for one in rule["cases"]]
        nested = _element("ul", _join(_element("li", one) for one in cases)) if cases else ""
        return _element("li", Markup("{}{}").format(self._button(rule, "dk-rule-link"), nested))


def _player(line: Mapping[str, Any]) -> Markup:
    """Render a player's line; text in place of a button, which would be hidden without scripts."""
    signs = " ".join(sign["text"] for sign in line["signs"])
    content = Markup("{}<strong>{}</strong> <small>{}</small> {}{} <b>{}</b>").format(
        _SEAT_MARK.format(line["seat"]),
        line["name"],
        line["facts"],
        _element("span", signs, "dk-turn-signs"),
        _element("span", " ".join(filter(None, (line["gain"], line["since"]))), "dk-plus"),
        line["total"],
    )
    css_class = "dk-player dk-lit" if line["lit"] else "dk-player"
    return _element("li", _element("div", content), css_class)


def _bar(bar: Mapping[str, Any]) -> Markup:
    mark, total = _SEAT_MARK.format(bar["seat"]), _element("b", bar["total"])
    parts = ", ".join(f"{kind}: {points}" for kind, points in bar["parts"])
    return _element("li", Markup("{}{} {} {}").format(mark, bar["name"], total, parts))


def _cell_text(value: Any) -> object:
    return value["text"] if isinstance(value, Mapping) else value
