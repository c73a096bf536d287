"""Questions that players ask, and what has to be answered first, or among the first three."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from dokmus_widgets.cases import case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explore.query.words import case_title
from dokmus_widgets.explore.questions.asks import AsksError, Says, asks
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.finding import LONGEST_SEARCH, Found, find, found_by, says
from dokmus_widgets.explore.questions.headline import settled
from dokmus_widgets.explore.questions.weights import is_up_to_date, taught_by

HERE = Path(__file__).parent
#: By language: what is typed, and the id of a rule or of a case.
TYPED: dict[str, dict[str, str]] = tomllib.loads(HERE.joinpath("searches.toml").read_text("utf-8"))
#: Of questions that nothing was learned from, by language and how they are worded: the part that
#: is answered first, and within the first three.
UNSEEN = {
    ("en", "plain"): (0.93, 0.98),
    ("en", "odd"): (0.75, 0.93),
    ("fr", "plain"): (0.85, 0.95),
    ("fr", "odd"): (0.75, 0.93),
    ("ru", "plain"): (0.85, 0.95),
    ("ru", "odd"): (0.75, 0.93),
    ("ja", "plain"): (0.85, 0.95),
    ("ja", "odd"): (0.75, 0.93),
}
SAID = {"yes": Says.YES, "no": Says.NO, "fact": Says.FACT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_learned_was_learned_from_the_words_of_now(language: str) -> None:
    """Otherwise: python -m dokmus_widgets.explore.questions.weights, which takes a minute."""
    assert is_up_to_date(language)


@pytest.mark.parametrize(("language", "wording"), UNSEEN)
def test_questions_never_seen_are_answered(language: str, wording: str) -> None:
    text = HERE.joinpath("unseen", f"{language}-{wording}.tsv").read_text("utf-8")
    rows = [*csv.reader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)]
    first = three = wrong = told = 0
    asking = sum(SAID[said] is not Says.FACT for *_, said in rows)
    with speaking(language):
        for question, rules, said in rows:
            hits = find(question).hits[:3]
            right = [hit.case.rules[0] in rules.split() for hit in hits]
            first, three = first + right[0], three + any(right)
            answer = says(question, hits[0].case)
            told += right[0] and answer is SAID[said] is not Says.FACT
            wrong += right[0] and answer not in (Says.FACT, SAID[said])
    print(
        f"{language} {wording}: {first}, {three} of {len(rows)}; "
        f"yes or no {told} of {asking}, {wrong} yes for no or no for yes"
    )
    least = UNSEEN[language, wording]
    assert len(rows) == 60
    assert first >= least[0] * len(rows)
    assert three >= least[1] * len(rows)
    assert wrong <= 2
    assert told >= 0.25 * asking


@pytest.mark.parametrize("drawn", [150, pytest.param(None, marks=pytest.mark.longer)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_found_by_its_own_questions_and_by_slips_in_them(
    language: str, drawn: int | None
) -> None:
    seed = f"questions {language}"
    print(f"seed {seed!r}")
    random = Random(seed)
    with speaking(language):
        asked = random.sample(asks(language), drawn or len(asks(language)))
        for ask in asked:
            found = find(ask.words)
            assert case(ask.case) in found.cases[:3], ask
            assert found.sure
            assert found.cases[0].rules[0] == case(ask.case).rules[0]
            assert says(ask.words, case(ask.case)) is ask.says
        # Beside all questions there are as many slips as beside a few.
        asked = asked[:150]
        slipped = [(ask, find(slip(ask.words, random)).cases[:3]) for ask in asked]
    lost = [ask for ask, found in slipped if case(ask.case) not in found]
    first = [found[:1] and found[0].rules[0] == case(ask.case).rules[0] for ask, found in slipped]
    assert len(lost) <= 0.02 * len(asked), lost
    # Some slips leave another word; a sample may have more of them than there are in all.
    assert sum(map(bool, first)) >= 0.95 * len(asked)


@pytest.mark.longer
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_its_wording_taken_out_a_question_still_finds_its_rule(language: str) -> None:
    """A tenth of the ways of asking is taken out, and the others are learned from. Over all tenths
    it is 90 % and more; one of them may be two hundredths off.
    """
    drawn = [*asks(language)]
    Random("left out").shuffle(drawn)
    left_out = drawn[::10]
    known = taught_by((ask for at, ask in enumerate(drawn) if at % 10), language)
    found = 0
    for ask in left_out:
        hits = found_by(known, plain(ask.words), language).hits[:3]
        found += case(ask.case).rules[0] in [hit.case.rules[0] for hit in hits]
    print(f"{language}: {found} of {len(left_out)}")
    assert found >= 0.88 * len(left_out)


def slip(words: str, random: Random) -> str:
    """The words with a letter left out."""
    at = random.choice([n for n, letter in enumerate(words) if letter.isalpha()])
    return words[:at] + words[at + 1 :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_asks_about_two_cases(language: str) -> None:
    homes: dict[str, set[str]] = {}
    for ask in asks(language):
        homes.setdefault(plain(ask.words), set()).add(ask.case)
    assert not {words: told for words, told in homes.items() if len(told) > 1}
    count = Counter(ask.case for ask in asks(language))
    assert min(count[one.id] for one in cases()) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_leads_to_the_rule(language: str) -> None:
    missed = {}
    with speaking(language):
        for typed, wanted in TYPED[language].items():
            found = find(typed)
            first = [*map(str, found.rules[:3]), *(one.id for one in found.cases[:3])]
            if wanted not in first:
                missed[typed] = (wanted, first)
    assert not missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_finds_its_case(language: str) -> None:
    with speaking(language):
        lost = [one.id for one in cases() if one not in find(case_title(one)).cases[:3]]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cases_have_the_same_title(language: str) -> None:
    with speaking(language):
        count = Counter(map(case_title, cases()))
    assert not [title for title, times in count.items() if times > 1]


@pytest.mark.parametrize(
    ("language", "typed", "asked"),
    [
        ("en", "can I cross a la", "can I cross a"),  # the last token, or a lake
        ("en", "can I place on a mo", "can I place on a"),  # a mountain, or more
        ("en", "can I place on a mou", "can I place on a mou"),  # nothing but a mountain
        ("en", "can I cross a lake", "can I cross a lake"),
        ("en", "can I cross a lastt", "can I cross a lastt"),  # a slip is none of a beginning
        ("en", "volc", "volc"),
        ("fr", "puis-je tra", "puis-je"),
        ("ru", "можно ли пер", "можно ли"),
        ("ja", "川を渡れま", "川を渡れま"),
    ],
)
def test_a_word_that_is_being_typed_takes_back_no_answer(
    language: str, typed: str, asked: str
) -> None:
    with speaking(language):
        assert settled(typed) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_find_what_they_name(language: str) -> None:
    with speaking(language):
        for rule in Rule:
            found = find(rule)
            assert (found.rules, found.cases, found.sure) == ((rule,), cases_for(rule), True)
        for one in cases():
            assert one in find(one.id).cases[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_means_nothing_finds_nothing(language: str) -> None:
    with speaking(language):
        for typed in ("", "   ", "?!", "xyzzyq", "00000", "\u3000", "\x00"):
            assert find(typed) == Found()


def test_words_beyond_the_longest_search_are_not_looked_at() -> None:
    assert find("forest " + " " * LONGEST_SEARCH + "volcano") == find("forest")
    assert find("<b>forest</b> " * 1000).hits


def test_all_forms_of_a_word_find_the_same_first() -> None:
    assert find("Sacrifices").rules[0] in find("sacrifice").rules[:3]
    with speaking("ru"):
        assert find("вулканами").rules[0] == find("вулкан").rules[0]
    with speaking("fr"):
        assert find("FORÊTS").rules[0] == find("foret").rules[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_another_language_is_answered(language: str) -> None:
    with speaking(language):
        for question in ("Can I cross a river?", "川を渡れる", "Можно ли переплыть реку?"):
            assert "water.cross" in [hit.case.rules[0] for hit in find(question).hits[:3]]


def test_a_faulty_file_of_questions_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "en" / "asks"
    folder.mkdir(parents=True)
    folder.joinpath("water.txt").write_text("water-cross\n+ May I cross?\nMay I swim?\n")
    monkeypatch.setattr("dokmus_widgets.explore.questions.asks._FOLDER", tmp_path)
    with pytest.raises(AsksError, match=r"water\.txt, line 3"):
        asks.__wrapped__("en")
