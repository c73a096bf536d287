"""Upright terrain symbols on spaces of 100 x 100, recognizable at 15 pixels."""


def _tuft(x: int, y: int, size: int = 10) -> str:
    low = round(size * 0.6)
    return f"M{x} {y}v-{size}M{x - 7} {y}l-{low // 2 + 1}-{low}M{x + 7} {y}l{low // 2 + 1}-{low}"


def _tree(x: int, y: int) -> str:
    crown = f"M{x - 14} {y - 7}a10 10 0 0 1-1-19a15 15 0 0 1 30 0a10 10 0 0 1-1 19Z"
    return (
        f'<path class="dk-stroke dk-line" d="M{x} {y - 6}V{y + 3}"/>'
        f'<path class="dk-crown dk-thin" d="{crown}"/>'
        f'<path class="dk-leaf" d="M{x - 9} {y - 27}a9.5 9.5 0 0 1 9-8M{x - 15} {y - 17}h2"/>'
    )


def _peak(left: int, top: tuple[int, int], right: int, base: int, snow: int) -> str:
    x, y = top
    height = base - y
    lx = round(x + (left - x) * snow / height)
    rx = round(x + (right - x) * snow / height)
    hem = y + snow
    return (
        f'<path class="dk-mountain" d="M{left} {base}L{x} {y}L{right} {base}Z"/>'
        f'<path class="dk-mountain-shade" d="M{x} {y}L{right} {base}H{x + 4}L{x - 6} {hem + 16}'
        f'L{x + 3} {hem}Z"/>'
        f'<path class="dk-snow" d="M{x} {y}L{rx} {hem}L{(x + rx) // 2 + 1} {hem - 7}'
        f'L{x} {hem + 8}L{(x + lx) // 2} {hem - 5}L{lx} {hem}Z"/>'
        f'<path class="dk-stroke dk-line" d="M{left} {base}L{x} {y}L{right} {base}Z"/>'
    )


def _column(x: int, top: int, bottom: int) -> str:
    return (
        f'<path class="dk-column dk-line" d="M{x} {bottom}V{top}l6 5l5-9l7 8V{bottom}Z"/>'
        f'<path class="dk-column-shade" d="M{x + 11} {top + 6}l5 3V{bottom - 2}h-5Z"/>'
    )


def _path(kind: str, d: str) -> str:
    return f'<path class="{kind}" d="{d}"/>'


TERRAIN_ART: dict[str, str] = {
    "dk-grass-1": _path("dk-grass", _tuft(28, 40) + _tuft(70, 74)),
    "dk-grass-2": _path("dk-grass", _tuft(64, 38)),
    "dk-grass-3": _path("dk-grass", _tuft(34, 76) + _tuft(76, 34)),
    "dk-crowns-1": _tree(33, 46) + _tree(69, 52) + _tree(45, 87),
    "dk-crowns-2": _tree(55, 44) + _tree(28, 74) + _tree(69, 83),
    "dk-crowns-3": _tree(30, 50) + _tree(68, 46) + _tree(57, 86),
    "dk-waves-1": _path("dk-wave", "M25 42q8.5-11 17 0t17 0t17 0M38 66q8-10 16 0t16 0"),
    "dk-waves-2": _path("dk-wave", "M32 38q8-10 16 0t16 0M24 64q8.5-11 17 0t17 0t17 0"),
    "dk-waves-3": _path("dk-wave", "M24 52q8.5-11 17 0t17 0t17 0"),
    "dk-mountain-1": _peak(46, (74, 38), 98, 90, 22) + _peak(3, (40, 8), 78, 90, 34),
    "dk-mountain-2": _peak(2, (26, 38), 54, 90, 22) + _peak(22, (60, 8), 97, 90, 34),
    "dk-volcano": (
        # Smoke first: it rises out of the crater behind the rim.
        '<path class="dk-smoke-case" d="M50 34C40 26 44 17 54 17S70 12 64 4"/>'
        '<path class="dk-smoke-curl" d="M50 34C40 26 44 17 54 17S70 12 64 4"/>'
        '<path class="dk-volcano dk-line" d="M3 91C22 84 30 62 34 38H66C70 62 78 84 97 91Z"/>'
        '<path class="dk-volcano-shade" d="M63 40H66C70 62 78 84 97 91H68C70 74 62 60 63 40Z"/>'
        '<path class="dk-lava" d="M35 38H65L67 50C64 58 60 52 58 60C57 70 60 82 53 86'
        'C46 88 47 72 47 64C46 56 43 70 38 68C33 66 33 50 35 38Z"/>'
        '<path class="dk-lava-light" d="M48 44h8c0 10-2 14-2 22s-2 12-4 12s-1-14-1-20Z"/>'
        '<ellipse class="dk-lava-light dk-line" cx="50" cy="38" rx="17" ry="6.5"/>'
    ),
    "dk-temple-small": (
        '<path class="dk-plaza dk-line" d="M12 78H88V90H12Z"/>'
        '<path class="dk-clay dk-line" d="M22 54H78V78H22Z"/>'
        '<path class="dk-door" d="M42 78V66a8 8 0 0 1 16 0V78Z"/>'
        '<path class="dk-clay-shade dk-line" d="M8 56L26 36H74L92 56Z"/>'
        '<path class="dk-clay dk-line" d="M36 36L42 26H58L64 36Z"/>'
    ),
    "dk-temple-large": (
        '<path class="dk-gold dk-line" d="M4 92V74H96V92Z"/>'
        '<path class="dk-gold dk-line" d="M15 74V56H85V74Z"/>'
        '<path class="dk-gold dk-line" d="M26 56V38H74V56Z"/>'
        '<path class="dk-gold-shade" d="M80 76H94V90H80ZM70 58H83V72H70ZM62 40H72V54H62Z"/>'
        '<path class="dk-gold dk-line" d="M34 38V16H66V38Z"/>'
        '<path class="dk-gold-shade dk-line" d="M28 17L34 4H66L72 17Z"/>'
        '<path class="dk-door" d="M43 38V24H57V38Z"/>'
        '<path class="dk-plaza dk-line" d="M42 38H58L63 92H37Z"/>'
        '<path class="dk-stroke dk-thin" d="M41 52H59M40 65H60M39 79H61"/>'
    ),
    "dk-ruins": (
        _column(15, 40, 80)
        + _column(41, 58, 80)
        + _column(67, 22, 80)
        + '<path class="dk-column dk-line" d="M61 16H91V26H61Z"/>'
        '<path class="dk-column dk-line" d="M7 80H93V90H7Z"/>'
    ),
}

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
