"""Spaces, quotes and dashes of each language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.explain.french_spaces import RUN, spaced
from tests.explain.written import written

#: What is typed as it is, into a terminal or into Python.
_CODE = re.compile(r"pip install \S+|\.?\w+\([^)]*\)")
#: What is wrong, by language: a pattern, and what it should be.
_WRONG = {
    "fr": (
        (r"(?<!\u00a0):(?=\s|$|⟦)", "a no-break space before a colon"),
        (r"(?<![\u202f(])[;!?%](?!\w)", "a narrow no-break space before ; ! ? %"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "no-break spaces inside « »"),
        (r"\w'\w", "a curly apostrophe"),
        (r'[“”„"]', "« » for quotes"),
        (r" -{1,2} ", "a dash, not a hyphen"),
    ),
    "ru": (
        (r'[“”„"]', "«» for quotes"),
        (r" [-\u2013]{1,2} |--", "a long dash between words"),
        (r"(?<=[\u0430-\u0451])\s+[,.:;!?](?=\s|$)", "no space before a sign"),
        (r"«\s|\s»", "no space inside «»"),
        (r"(?<!\u00a0)%", "a no-break space before %"),
        (r" \u2014", "a no-break space before a dash"),
    ),
    "ja": (
        (
            r"(?<=[ぁ-んァ-ヶ一-龠々、。])[ \u00a0](?=[ぁ-んァ-ヶ一-龠々\w])",
            "no space between words",
        ),
        (r"(?<=[\w.)]) (?=[ぁ-んァ-ヶ一-龠々])", "no space between words"),
        (r"(?<=[ぁ-んァ-ヶ一-龠々])[,:;!?()]|[,;!?()](?=[ぁ-んァ-ヶ一-龠々])", "full-width signs"),
        (r"[“”\"](?=[ぁ-んァ-ヶ一-龠々])", "「」 for quotes"),
    ),
}


@pytest.mark.parametrize(("language", "wrong"), _WRONG.items())
def test_punctuation_follows_the_language(language: str, wrong: Sequence[tuple[str, str]]) -> None:
    found = [
        f"{name}: {wanted}: {text[max(0, match.start() - 25) : match.end() + 25]!r}"
        for pattern, wanted in wrong
        for name, told in written(language)
        for text in [_CODE.sub("", told)]
        if (match := re.search(pattern, text))
    ]
    found += [f"spaces are set by: {RUN}"] if found and language != "ja" else []
    assert not found, "\n".join(found)


def test_spaces_command_sets_the_spaces() -> None:
    typed = "a = { $who } : « oui » ; ah ! pourquoi ? 5 % d1:e2"
    meant = "a = { $who }_: «_oui_»-; ah-! pourquoi-? 5-% d1:e2"
    assert spaced(typed) == meant.replace("_", "\u00a0").replace("-", "\u202f")
    assert spaced("a = { $x } \u2014 да", "ru") == "a = { $x }\u00a0\u2014 да"
