"""The open sea, and the chart's border."""

from functools import lru_cache

from .outline import UNIT, use

#: The width of the open sea, and of the border round it.
COAST, BORDER = 26, 12


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
