"""Spaced repetition of missed questions and puzzles, with the FSRS scheduler."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

from fsrs import Card, Rating, Scheduler, State as CardState

from dokmus_widgets.core.faults import quote
from dokmus_widgets.lessons.document_faults import DocumentFaults

_Key = TypeVar("_Key", bound=str)

_RELEARNING_STEP: Final = timedelta(minutes=10)
_MAX_INTERVAL_DAYS: Final = 365
_SCHEDULER: Final = Scheduler(
    learning_steps=(_RELEARNING_STEP,),
    relearning_steps=(_RELEARNING_STEP,),
    maximum_interval=_MAX_INTERVAL_DAYS,
    enable_fuzzing=False,
)
_YEARS: Final = range(2000, 2200)
#: The supported times of answers, so that due dates stay in the supported years.
_EARLIEST: Final = datetime(_YEARS.start, 1, 1, tzinfo=UTC)
_LATEST: Final = datetime(_YEARS.stop - 1, 1, 1, tzinfo=UTC) - timedelta(days=1)
_MAX_STABILITY: Final = 100_000.0
_MAX_DIFFICULTY: Final = 10.0
_FIELDS: Final = ("state", "step", "stability", "difficulty", "due", "last_review")


class Memory:
    """The review cards by kind of question or puzzle id; times are aware ``datetime``."""

    def __init__(self, cards: Mapping[str, Card] | None = None) -> None:
        self._cards = dict(cards or {})

    def record(self, kind: str, right: bool, now: datetime) -> None:
        """Record whether the first answer was right; ``now`` is clamped to sound years."""
        now = clamped(now)
        card = self._cards.get(kind) or Card(card_id=0, due=now)
        rating = Rating.Good if right else Rating.Again
        reviewed = _SCHEDULER.review_card(card, rating, now)[0]
        if reviewed.stability is not None:
            reviewed.stability = min(reviewed.stability, _MAX_STABILITY)
        self._cards[kind] = reviewed

    def due(self, now: datetime, among: Iterable[_Key]) -> tuple[_Key, ...]:
        """Return the kinds due for review, the longest overdue first."""
        now = now.astimezone(UTC)
        # Cards may have kinds of another version.
        known = [(self._cards[kind].due, kind) for kind in among if kind in self._cards]
        return tuple(kind for due, kind in sorted(known) if due <= now)

    def knows(self, kind: str) -> bool | None:
        """Return whether the last first answer was right; None if there was none."""
        card = self._cards.get(kind)
        return None if card is None else card.state is CardState.Review

    def right_since(self, moment: datetime | None, among: Iterable[str]) -> int:
        """Return how many kinds were answered right after a moment; None: at any time."""
        cards = (self._cards[kind] for kind in among if self.knows(kind))
        return sum(moment is None or _last_review(card) > moment for card in cards)

    def merged(self, other: "Memory") -> "Memory":
        """Return the union of both; of each card the one reviewed last."""
        cards = dict(self._cards)
        for kind, card in other._cards.items():
            if kind not in cards or _last_review(card) > _last_review(cards[kind]):
                cards[kind] = card
        return Memory(cards)

    def to_dict(self) -> dict[str, Any]:
        documents = {kind: card.to_dict() for kind, card in self._cards.items()}
        return {
            str(kind): {field: value for field, value in document.items() if field in _FIELDS}
            for kind, document in sorted(documents.items())
        }

    @classmethod
    def read(cls, document: Any, path: str, faults: DocumentFaults) -> "Memory":
        cards = faults.entries(document, path, _card)
        return cls({kind: card for kind, card in cards.items() if card is not None})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Memory: {len(self._cards)} kinds>"


def clamped(now: datetime) -> datetime:
    """Return the nearest supported time."""
    return min(max(now, _EARLIEST), _LATEST).astimezone(UTC)


def _last_review(card: Card) -> datetime:
    return card.last_review or datetime.min.replace(tzinfo=UTC)


def _card(document: Any, path: str, faults: DocumentFaults) -> Card | None:
    found = faults.fields(document, path, _FIELDS)
    if found is None:
        return None
    state = faults.whole(found["state"], f"{path}.state", min(CardState), max(CardState))
    step = found["step"]
    if step is not None:
        step = faults.whole(step, f"{path}.step", 0, 0)
    elif state in (CardState.Learning, CardState.Relearning):
        faults.note(f"{path}.step", "is missing while the kind is being learnt")
    stability = _number(found["stability"], f"{path}.stability", 0.001, _MAX_STABILITY, faults)
    difficulty = _number(found["difficulty"], f"{path}.difficulty", 1.0, _MAX_DIFFICULTY, faults)
    due = read_time(found["due"], f"{path}.due", faults)
    last = read_time(found["last_review"], f"{path}.last_review", faults)
    if None in (state, stability, difficulty, due, last) or state is None:
        return None
    return Card(0, CardState(state), step, stability, difficulty, due, last)


def _number(value: Any, path: str, low: float, high: float, faults: DocumentFaults) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not low <= value <= high:
        faults.note(path, f"{quote(value)} is not a number from {low:g} to {high:g}")
        return None
    return float(value)


def read_time(value: Any, path: str, faults: DocumentFaults) -> datetime | None:
    try:
        time = datetime.fromisoformat(value)
    except (TypeError, ValueError):
        time = None
    # Check the year before the conversion, which fails for extreme years.
    if time is not None and time.tzinfo is not None and time.year in _YEARS:
        time = time.astimezone(UTC)
        if time.year in _YEARS:
            return time
    faults.note(path, f"{quote(value)} is not a time such as 2030-01-31T12:00:00+00:00")
    return None
