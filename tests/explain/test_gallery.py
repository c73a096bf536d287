"""The gallery shows every message with every plural form."""

from __future__ import annotations

from tests.explain.gallery import COUNTS, said, values_of


def test_gallery_shows_every_plural_form() -> None:
    told = [said("seat-supply", values)["ru"] for values in values_of("seat-supply")]
    assert [int(words.split()[0]) for words in told] == list(COUNTS)
    assert len({words.split()[1] for words in told}) == 3


def test_gallery_uses_womens_names() -> None:
    told = [said("told-card", values) for values in values_of("told-card")]
    assert told == [
        {
            "en": "Anna chose a card.",
            "fr": "Anne a choisi un Gardien.",
            "ru": "Анна выбирает карту.",
            "ja": "さくらがカードを選びました。",
        }
    ]
