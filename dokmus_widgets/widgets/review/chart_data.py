"""The data and the texts of the charts of a reviewed game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain import listed, say
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.play.review.facts import Review, RoundEnd, TurnMade

#: Kinds of charts, with the message ids of their titles.
TITLES: Final = {
    "points": "review-points",
    "race": "review-race",
    "tiles": "review-tiles",
    "cards": "review-cards",
}
_BY_ROUND: dict[str, Callable[[RoundEnd, int], int]] = {
    "race": lambda end, seat: end.sacrificed[seat],
    "tiles": lambda end, seat: end.reached[seat],
}
KINDS_OF_POINTS: Final = [line for line in SeatScore.__match_args__ if line != "total"]


class ChartData(NamedTuple):
    """A chart of a kind in ``TITLES``.

    ``factors``: the categories of its axis; ``columns``: by name, of equal length: ``at``
    (category), ``place`` (in the game) and numbers; ``labels``: of columns by name; ``told``: the
    chart in words.
    """

    kind: str
    title: str
    factors: Sequence[Any]
    columns: dict[str, Sequence[Any]]
    labels: dict[str, str]
    told: str


def chart_of(kind: str, review: Review, names: Sequence[str]) -> ChartData:
    """Return a chart with the turns searched so far; raise ``ValueError`` for an unknown kind."""
    if len({*names}) < len(names):  # an axis tells its places apart by what they are called
        names = [f"{name} ({seat})" for seat, name in enumerate(names, 1)]
    wanted = read_choice("figure", kind, [*TITLES])
    make = {"points": _points, "cards": _cards}.get(wanted)
    return _lines(wanted, review, names) if make is None else make(review, names)


def _lines(kind: str, review: Review, names: Sequence[str]) -> ChartData:
    count, rounds = _BY_ROUND[kind], [_round_name(end) for end in review.rounds]
    columns: dict[str, Sequence[Any]] = {
        "at": rounds,
        "place": [end.place for end in review.rounds],
    }
    columns |= {
        f"seat-{seat}": [count(end, seat) for end in review.rounds] for seat in range(len(names))
    }
    labels = {f"seat-{seat}": name for seat, name in enumerate(names)}
    last = [count(review.rounds[-1], seat) for seat in range(len(names))]
    return _chart(kind, rounds, columns, labels, zip(names, map(str, last), strict=True))


def _points(review: Review, names: Sequence[str]) -> ChartData:
    ends = [(end, seat) for end in review.rounds for seat in range(len(names))]
    factors = [(str(end.round), names[seat]) for end, seat in ends]
    columns: dict[str, Sequence[Any]] = {"at": factors, "place": [end.place for end, _ in ends]}
    columns |= {line: [end.scores[seat][line] for end, seat in ends] for line in KINDS_OF_POINTS}
    labels = {line: say(f"score-{line}") for line in KINDS_OF_POINTS}
    last = [str(score.total) for score in review.rounds[-1].scores]
    return _chart("points", factors, columns, labels, zip(names, last, strict=True))


def _cards(review: Review, names: Sequence[str]) -> ChartData:
    turns = [(turn, cards) for turn in review.turns if (cards := review.known_cards(turn))]
    # Cards with the same points share one dot.
    rows = [
        (turn, [card for card in cards if cards[card] == points], points)
        for turn, cards in turns
        for points in dict.fromkeys(cards.values())
    ]
    columns: dict[str, Sequence[Any]] = {
        "at": [_turn_name(turn, names) for turn, _, _ in rows],
        "place": [turn.last for turn, _, _ in rows],
        "seat": [turn.seat for turn, _, _ in rows],
        "card": [listed([*map(str, alike)]) for _, alike, _ in rows],
        "points": [points for _, _, points in rows],
        "played": [float(turn.card in alike) for turn, alike, _ in rows],
    }
    labels = {"card": say("review-chart-card"), "points": say("review-chart-points")}
    told = [
        (
            say("review-chart-turn", round=turn.round, who=names[turn.seat]),
            listed([_row(str(card), str(cards[card])) for card in cards]),
        )
        for turn, cards in turns
    ]
    factors = [_turn_name(turn, names) for turn, _ in turns]
    return _chart("cards", factors, columns, labels, told, (len(turns), len(review.turns)))


def _round_name(end: RoundEnd) -> str:
    return say("moves-round", round=end.round) if end.round else say("review-begin")


def _turn_name(turn: TurnMade, names: Sequence[str]) -> tuple[str, str]:
    return str(turn.round), names[turn.seat]


def _row(who: str, what: str) -> str:
    return say("review-chart-row", who=who, what=what)


def _chart(
    kind: str,
    factors: Sequence[Any],
    columns: dict[str, Sequence[Any]],
    labels: dict[str, str],
    rows: Iterable[tuple[str, str]],
    turns: tuple[int, int] = (0, 0),
) -> ChartData:
    """Add the title and the text to a chart; ``turns``: number of turns searched, and of all."""
    title = say(TITLES[kind])
    told = listed([_row(who, what) for who, what in rows], "list-semicolon")
    if kind != "cards":
        words = say("review-chart-told", title=title, rows=told)
    else:
        name = "review-chart-cards" if told else "review-chart-begun"
        words = say(name, title=title, rows=told, known=turns[0], turns=turns[1])
    return ChartData(kind, title, factors, columns, labels, words)
