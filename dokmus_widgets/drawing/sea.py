"""The open sea, and the chart's border."""

from functools import lru_cache

from .outline import UNIT, use

#: The width of the open sea, and of the border round it.
COAST, BORDER = 26, 12

SEA_ART: dict[str, str] = {
    "dk-sea-waves": '<path class="dk-sea-wave" d="M14 46q9-11 18 0t18 0M52 76q8-10 16 0t16 0"/>',
    # Four long points over four short ones; each point half filled, as engravers do.
    "dk-rose": (
        '<circle class="dk-sea-wave" cx="50" cy="50" r="30"/>'
        '<path class="dk-sea-fill" d="M50 50L32 32L50 42ZM50 50L68 32L58 50ZM50 50L68 68L50 58Z'
        'M50 50L32 68L42 50Z"/>'
        '<path class="dk-paper" d="M50 6L58 42L94 50L58 58L50 94L42 58L6 50L42 42Z"/>'
        '<path class="dk-ink" d="M50 6V50L42 42ZM94 50H50L58 42ZM50 94V50L58 58ZM6 50H50L42 58Z"/>'
        '<path class="dk-stroke dk-rose-line" d="M50 6L58 42L94 50L58 58L50 94L42 58L6 50L42 42Z"/>'
    ),
}


@lru_cache(maxsize=16)
def sea(spaces: int) -> str:
    """Draw the gap, `spaces` wide: waves around a compass rose on a transparent ground."""
    size = spaces * UNIT
    parts = []
    rose = 3 if spaces >= 5 else 2 if spaces == 4 else 1
    low = (spaces - rose) / 2
    for row in range(spaces):
        for column in range(spaces):
            inside = all(low - 0.6 < at < low + rose - 0.4 for at in (row, column))
            if inside or (row * 3 + column * 5) % 4 > 1:
                continue
            parts.append(use("dk-sea-waves", column * UNIT, row * UNIT))
    side = rose * UNIT
    parts.append(use("dk-rose", (size - side) // 2, (size - side) // 2, side))
    return "".join(parts)


@lru_cache(maxsize=16)
def sheet(rows: int, columns: int) -> str:
    """Draw the sea and the border under an island, reaching `COAST + BORDER` beyond it."""
    wide, high, out = columns * UNIT, rows * UNIT, COAST + BORDER
    middle = COAST + BORDER // 2
    bars = (
        f"M0 {-middle}H{wide}M0 {high + middle}H{wide}M{-middle} 0V{high}M{wide + middle} 0V{high}"
    )
    return (
        f'<rect class="dk-tag dk-thin" x="{-out}" y="{-out}" '
        f'width="{wide + 2 * out}" height="{high + 2 * out}" rx="4"/>'
        f'<path class="dk-bars" d="{bars}"/>'
        f'<rect class="dk-sea dk-thin" x="{-COAST}" y="{-COAST}" '
        f'width="{wide + 2 * COAST}" height="{high + 2 * COAST}"/>'
    )
