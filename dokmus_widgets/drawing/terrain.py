"""The symbols of the terrains."""

LEFT_OUT = " "

_VARIANTS: dict[str, tuple[str, ...]] = {
    LEFT_OUT: ("",),
    ".": ("dk-grass-1", "", "dk-grass-2", "dk-grass-3", ""),
    "f": ("dk-crowns-1", "dk-crowns-2", "dk-crowns-3"),
    "~": ("dk-waves-1", "dk-waves-2", "dk-waves-3"),
    "^": ("dk-mountain-1", "dk-mountain-2"),
    "v": ("dk-volcano",),
    "t": ("dk-temple-small",),
    "T": ("dk-temple-large",),
    "r": ("dk-ruins",),
}

TERRAINS = "".join(_VARIANTS)


def symbol_of(terrain: str, row: int, column: int) -> str:
    """Return the symbol of a space, varied by position; "" for none."""
    variants = _VARIANTS[terrain]
    return variants[(row * 3 + column * 7 + row * column) % len(variants)]
