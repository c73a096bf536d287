"""Symbols and paths over the island: tokens, marks, trails and tints."""

from collections.abc import Sequence

from dokmus_widgets.core.island.spaces import Space

from .outline import UNIT, corners, draw, point_text

#: The kinds of marks on spaces.
MARK_KINDS = (
    *("legal", "paid", "chosen", "witness", "obstacle", "ruins", "last"),
    # Effects of an action: temples found and lost, spaces that open and close.
    *("gained", "lost", "opened", "closed"),
    # A value, and the number of a step, as text.
    *("worth", "step"),
    # What was done: the number of an action by seat, a turned tile, the origin of a token, a burnt
    # token; where a hint points.
    *(f"done-{seat}" for seat in range(4)),
    *("turned-cw", "turned-ccw", "left", "burnt", "hint"),
    # Arrows on a tile, which rotate it.
    *("turn-cw", "turn-ccw"),
    # Spaces that take one to three tokens.
    *("pips-1", "pips-2", "pips-3"),
    # Explorers: a space asked about, a changed one, and a token on an illegal space.
    *("asked", "changed", "refused", *(f"ghost-{seat}" for seat in range(4))),
)
#: The kinds of paths: a step, past a temple, over water, and what was done.
TRAIL_KINDS = ("step", "temple", "crossing", "done")
#: The most players.
SEATS = 4
#: One waterway or forest; several bodies in different styles; spaces that are ruled out.
TINT_KINDS = (
    *("waterway", "wood", "body-0", "body-1", "body-2", "body-3", "barred"),
    *(f"done-{seat}" for seat in range(SEATS)),
    *("reach-1", "reach-2", "reach-3", "hint"),
)

# The seat's sign on the front of the tent.
_SEAT_MARKS = (
    '<circle class="dk-token-halo" cx="50" cy="62" r="15.5"/>',
    '<path class="dk-token-halo" d="M35 54l7-7 8 8 8-8 7 7-8 8 8 8-7 7-8-8-8 8-7-7 8-8Z"/>',
    '<path class="dk-token-line" d="M50 43L67 75H33Z"/>',
    '<path class="dk-token-line" d="M36.5 49H63.5V76H36.5Z"/>',
)
# Canvas over two crossed poles, pegged to the ground.
_CANVAS = "M50 15C60 30 76 60 87 81Q50 87 13 81C24 60 40 30 50 15Z"
_POLES = "M42 4L53 20M58 4L47 20"


# The number of an action stands in the seat's own shape.
_BADGES = (
    '<circle class="dk-seat-0 dk-outline" cx="80" cy="80" r="21"/>',
    '<path class="dk-seat-1 dk-outline" d="M80 56L104 80L80 104L56 80Z"/>',
    '<path class="dk-seat-2 dk-outline" d="M80 52L107 101H53Z"/>',
    '<path class="dk-seat-3 dk-outline" d="M61 61H99V99H61Z"/>',
)


def _tent(seat: int) -> str:
    return (
        f'<path class="dk-halo" d="{_CANVAS}{_POLES}"/>'
        f'<path class="dk-stroke dk-outline" d="{_POLES}"/>'
        f'<path class="dk-seat-{seat} dk-outline" d="{_CANVAS}"/>'
        f"{_SEAT_MARKS[seat]}"
    )


_FLAME_SHAPE = (
    "M76 0C82 12 97 19 95 36A20 20 0 0 1 55 36C55 26 61 24 63 15C67 17 69 21 69 23C73 17 77 9 76 0Z"
)


def _ring(path: str, line: str, casing: str = "dk-casing") -> str:
    return f'<path class="{casing}" d="{path}"/><path class="{line}" d="{path}"/>'


_CIRCLE = "M50 3A47 47 0 0 1 50 97A47 47 0 0 1 50 3Z"
_BRACKETS = "M5 30V5H30M70 5H95V30M95 70V95H70M30 95H5V70"
_RAYS = (
    "M50 0L56-13H44ZM50 100L56 113H44ZM0 50L-13 56V44ZM100 50L113 56V44Z"
    "M15 15L10 2L2 10ZM85 15L90 2L98 10ZM15 85L10 98L2 90ZM85 85L90 98L98 90Z"
)
_CROSS = "M71 11L89 29M89 11L71 29"
_PLUS, _MINUS = "M68 20H92M80 8V32", "M68 20H92"


_TURN = "M82 34A36 36 0 1 0 86 58M86 12L83 36L59 31"
_MIRRORS = {"cw": "", "ccw": ' transform="matrix(-1 0 0 1 100 0)"'}


def _turn(turn: str) -> str:
    return f"<g{_MIRRORS[turn]}>{_ring(_TURN, 'dk-ring-signal', 'dk-ring-case')}</g>"


def _arrow(turn: str) -> str:
    """Draw a button on the board that rotates a tile."""
    return (
        '<circle class="dk-token-halo dk-outline" cx="50" cy="50" r="49"/>'
        f'<g{_MIRRORS[turn]}><path class="dk-ring" transform="translate(13 11) scale(.74)" '
        f'd="{_TURN}"/></g>'
    )


def _pips(count: int) -> str:
    """Draw the tokens that a space takes, one pip for each."""
    places = range(50 - 12 * (count - 1), 51 + 12 * (count - 1), 24)
    return "".join(f'<circle class="dk-token-halo dk-pip" cx="{x}" cy="86" r="9"/>' for x in places)


def _badge(kind: str, sign: str) -> str:
    """Draw a sign in the corner of a space, which leaves its content visible."""
    return (
        f'<circle class="dk-{kind} dk-badge" cx="80" cy="20" r="19"/>'
        f'<path class="dk-ring-soft" d="{sign}"/>'
    )


def _badged(kind: str, sign: str) -> str:
    return f"{_ring(_CIRCLE, f'dk-ring-{kind}')}{_badge(kind, sign)}"


OVERLAY_ART: dict[str, str] = {
    **{f"dk-token-{seat}": _tent(seat) for seat in range(SEATS)},
    "dk-flame": (
        f'<path class="dk-halo" d="{_FLAME_SHAPE}"/>'
        f'<path class="dk-lava dk-outline" d="{_FLAME_SHAPE}"/>'
        '<path class="dk-lava-light" d="M77 23C80 30 87 33 85 41A10 10 0 0 1 65 41C65 36 69 34 70 '
        '30C73 31 76 28 77 23Z"/>'
    ),
    "dk-mark-legal": '<circle class="dk-token-halo dk-outline" cx="50" cy="50" r="17"/>',
    # A dot with a burning tent on its shoulder: a token is sacrificed.
    "dk-mark-paid": (
        '<circle class="dk-token-halo dk-outline" cx="42" cy="58" r="17"/>'
        '<path class="dk-halo" d="M76 22L95 54H57Z"/>'
        '<path class="dk-token-halo dk-outline" d="M76 22L95 54H57Z"/>'
        '<g transform="translate(30 -8) scale(.6)">'
        f'<path class="dk-lava dk-outline" d="{_FLAME_SHAPE}"/></g>'
    ),
    **{f"dk-mark-done-{seat}": _BADGES[seat] for seat in range(SEATS)},
    **{f"dk-mark-turned-{turn}": _turn(turn) for turn in _MIRRORS},
    **{f"dk-mark-turn-{turn}": _arrow(turn) for turn in _MIRRORS},
    "dk-mark-left": _ring(_CIRCLE, "dk-ring-dashed"),
    "dk-mark-burnt": f'<g opacity=".55"><path class="dk-token-halo dk-outline" d="{_CANVAS}"/></g>'
    f'<path class="dk-lava dk-outline" d="{_FLAME_SHAPE}"/>',
    "dk-mark-hint": (
        f"{_ring(_CIRCLE, 'dk-ring-dashed')}"
        '<circle class="dk-signal dk-outline" cx="84" cy="14" r="20"/>'
        '<path class="dk-ring-thin" '
        'd="M79 24H89M80 29H88M79 19C74 12 77 3 84 3C91 3 94 12 89 19Z"/>'
    ),
    **{f"dk-mark-pips-{count}": _pips(count) for count in (1, 2, 3)},
    "dk-mark-chosen": _ring(_BRACKETS, "dk-ring-signal", "dk-ring-case"),
    "dk-mark-witness": _ring(_CIRCLE, "dk-ring"),
    "dk-mark-obstacle": _badged("stop", _CROSS),
    "dk-mark-gained": _badged("gain", _PLUS),
    "dk-mark-lost": _badged("stop", _MINUS),
    "dk-mark-opened": _badge("gain", _PLUS),
    "dk-mark-closed": _badge("stop", _MINUS),
    "dk-mark-worth": (
        '<rect class="dk-token-halo dk-outline" x="6" y="25" width="88" height="50" rx="25"/>'
    ),
    "dk-mark-step": '<circle class="dk-token-halo dk-outline" cx="20" cy="20" r="19"/>',
    "dk-mark-asked": (
        f"{_ring(_BRACKETS, 'dk-ring-signal', 'dk-ring-case')}"
        # In the corner, to keep the space visible.
        '<circle class="dk-token-halo dk-outline" cx="82" cy="18" r="24"/>'
        '<path class="dk-ring" d="M74 12C74 3 90 3 90 13C90 19 82 18 82 25M82 32V32.5"/>'
    ),
    "dk-mark-changed": '<path class="dk-signal dk-outline" d="M4 4H40L4 40Z"/>',
    "dk-mark-refused": _ring("M18 18L82 82M82 18L18 82", "dk-refused", "dk-refused-case"),
    **{f"dk-mark-ghost-{seat}": f'<g opacity=".85">{_tent(seat)}</g>' for seat in range(SEATS)},
    "dk-mark-ruins": (
        '<circle class="dk-glow" cx="50" cy="50" r="44"/>'
        f'<path class="dk-ring-signal" d="{_CIRCLE}"/>'
        f'<path class="dk-signal dk-thin" d="{_RAYS}"/>'
    ),
    "dk-mark-last": _ring("M27 95H73", "dk-ring-soft", "dk-ring-under"),
}


def trail_path(spaces: Sequence[Space]) -> str:
    """Return a path through the centres of `spaces`, from beside the first, with an arrow head."""
    points = [complex(column + 0.5, row + 0.5) * UNIT for row, column in spaces]
    if len(points) < 2 or points[0] == points[1] or points[-2] == points[-1]:
        return ""
    first, last = ((end - start) / abs(end - start) for start, end in (points[:2], points[-2:]))
    start, tip = points[0] + first * 34, points[-1] - last * 26
    wings = (tip + last * (20j - 22), tip - last * (20j + 22))
    line = "M" + "L".join(map(_complex_text, (start, *points[1:-1], tip)))
    # Two strokes, so that a dashed line begins each with a full dash.
    return line + "".join(f"M{_complex_text(wing)}L{_complex_text(tip)}" for wing in wings)


def _complex_text(point: complex) -> str:
    return point_text((point.real, point.imag))


def tint_path(spaces: Sequence[Space]) -> str:
    return draw(corners(spaces, 5), 26, 12).fill
