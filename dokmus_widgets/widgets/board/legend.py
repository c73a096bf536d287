"""The legend of a board: the signs and the terrain that are on it now, and what each means."""

from typing import Any, Final

from dokmus_widgets.core.island.island import Island
from dokmus_widgets.drawing import Scene
from dokmus_widgets.drawing.ground import flat_art
from dokmus_widgets.drawing.terrain import symbol_of
from dokmus_widgets.explain import say, terrain_words

#: The kinds of marks in the order of the legend, each with its message.
SIGNS: Final = {
    "legal": "legal",
    "paid": "paid",
    "chosen": "chosen",
    "hint": "hint",
    **{f"pips-{tokens}": "pips" for tokens in (1, 2, 3)},
    **{f"done-{seat}": "done" for seat in range(4)},
    **{f"turned-{turn}": "turned" for turn in ("cw", "ccw")},
    **dict.fromkeys(("left", "burnt", "step", "ruins", "witness", "obstacle"), ""),
    **dict.fromkeys(("gained", "lost", "opened", "closed"), ""),
}


def legend_of(scene: Scene) -> list[dict[str, Any]]:
    """Return each sign on the board once: its symbol, tint, text and meaning."""
    marks = {mark.kind: mark for mark in scene.marks}
    tints = {tint.kind for tint in scene.tints}
    found, told = [], set[str]()
    for kind, name in SIGNS.items():
        text = say(f"legend-{name or kind}", tokens=int(kind[-1]) if name == "pips" else 0)
        tint = kind.replace("pips", "reach")
        is_tinted = tint in tints and (kind == "hint" or tint != kind)
        if (kind not in marks and not is_tinted) or text in told:
            continue
        written = marks[kind].text if kind in marks else ""
        told.add(text)
        found.append({"symbol": f"dk-mark-{kind}", "kind": kind, "written": written, "text": text})
        if tint in tints:
            found[-1]["tint"] = tint
    if any(token.burning for token in scene.tokens):
        found.append({"symbol": "dk-flame", "kind": "burns", "text": say("legend-burns")})
    return found


def terrain_legend(island: Island) -> list[dict[str, str]]:
    """Return each terrain of an island: its ground, its symbol and its name as a label."""
    found = []
    for terrain in [one for one, plane in island.planes.items() if plane]:
        sign, text = terrain.value, terrain_words(terrain).capitalize()
        art = {"art": flat_art((sign,)), "symbol": symbol_of(sign, 0, 0)}
        found.append({"kind": sign, "text": text, **art})
    return found
