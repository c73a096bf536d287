"""Report of the tests of each rule and reading: ``python -m tests.core.catalogue_report``."""

from __future__ import annotations

from collections.abc import Iterator

from dokmus_widgets.core import SWITCHES, Rule
from tests.core.tags import CONCERNS, tagged


def reading_name(switch: str, value: str | bool) -> str:
    """``temple_reach=last_token``; a truth value as JSON writes it."""
    return f"{switch}={str(value).lower() if isinstance(value, bool) else value}"


def report() -> Iterator[str]:
    """Yield the lines: a table of ids, a table of readings, and the sums."""
    rows = [("id", "tests", "readings")]
    for rule in Rule:
        tests = [test for test in tagged() if rule in test.rules]
        readings = [
            reading_name(switch, value)
            for switch, values in SWITCHES.items()
            for value in values
            if any((switch, value) in test.readings for test in tests)
        ]
        rows.append((rule.value, str(len(tests)), " ".join(readings) or "-"))
    yield from _table(rows)
    yield ""
    rows = [("reading", "tests", "concerns")]
    for switch, values in SWITCHES.items():
        for value in values:
            count = sum((switch, value) in test.readings for test in tagged())
            rows.append((reading_name(switch, value), str(count), CONCERNS[switch]))
    yield from _table(rows)
    yield ""
    pairs = sum(len(test.rules) for test in tagged())
    yield (
        f"{len(Rule)} ids, {sum(map(len, SWITCHES.values()))} readings, "
        f"{len(tagged())} tagged tests, {pairs} tags of ids"
    )


def _table(rows: list[tuple[str, str, str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for name, count, text in rows:
        yield f"{name:{widths[0]}} | {count:>{widths[1]}} | {text}"


if __name__ == "__main__":
    print("\n".join(report()))
