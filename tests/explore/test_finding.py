"""Search: questions of players, and the answers that have to come first or among three."""

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
from dokmus_widgets.explore.questions.features import plain
from dokmus_widgets.explore.questions.finding import (
    MAX_QUERY_LENGTH,
    SearchResult,
    find,
    find_in,
    polarity_of,
)
from dokmus_widgets.explore.questions.headline import without_unfinished_word
from dokmus_widgets.explore.questions.index import Index
from dokmus_widgets.explore.questions.wordings import Polarity, WordingsError, wordings

HERE = Path(__file__).parent
#: The id of the rule or the case for each query, by language.
QUERIES: dict[str, dict[str, str]] = tomllib.loads(
    HERE.joinpath("searches.toml").read_text("utf-8")
)
#: For questions that are not among the wordings, by language and style: the shares that have to be
#: answered by the first case, and by one of the first three.
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
POLARITIES = {"yes": Polarity.YES, "no": Polarity.NO, "fact": Polarity.FACT}


@pytest.mark.parametrize(("language", "style"), UNSEEN)
def test_unseen_questions_find_their_rule(language: str, style: str) -> None:
    text = HERE.joinpath("unseen", f"{language}-{style}.tsv").read_text("utf-8")
    rows = [*csv.reader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)]
    first = three = wrong = correct = 0
    asking = sum(POLARITIES[expected] is not Polarity.FACT for *_, expected in rows)
    with speaking(language):
        for question, rules, expected in rows:
            hits = find(question).hits[:3]
            right = [hit.case.rules[0] in rules.split() for hit in hits]
            first, three = first + right[0], three + any(right)
            answer = polarity_of(question, hits[0].case)
            correct += right[0] and answer is POLARITIES[expected] is not Polarity.FACT
            wrong += right[0] and answer not in (Polarity.FACT, POLARITIES[expected])
    print(
        f"{language} {style}: {first}, {three} of {len(rows)}; "
        f"yes or no {correct} of {asking}, {wrong} yes for no or no for yes"
    )
    min_first, min_three = UNSEEN[language, style]
    assert len(rows) == 60
    assert first >= min_first * len(rows)
    assert three >= min_three * len(rows)
    assert wrong <= 2
    assert correct >= 0.25 * asking


@pytest.mark.parametrize("sample_size", [150, pytest.param(None, marks=pytest.mark.longer)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_find_their_case_also_with_a_letter_missing(
    language: str, sample_size: int | None
) -> None:
    seed = f"questions {language}"
    print(f"seed {seed!r}")
    random = Random(seed)
    with speaking(language):
        asked = random.sample(wordings(language), sample_size or len(wordings(language)))
        for one in asked:
            found = find(one.text)
            assert case(one.case) in found.cases[:3], one
            assert found.is_confident
            assert found.cases[0].rules[0] == case(one.case).rules[0]
            assert polarity_of(one.text, case(one.case)) is one.polarity
        # As many misspellings for all wordings as for a sample.
        asked = asked[:150]
        misspelt = [(one, find(without_a_letter(one.text, random)).cases[:3]) for one in asked]
    lost = [one for one, found in misspelt if case(one.case) not in found]
    first = [found[:1] and found[0].rules[0] == case(one.case).rules[0] for one, found in misspelt]
    assert len(lost) <= 0.02 * len(asked), lost
    # Some misspellings make another word; a sample may have more of them than all have.
    assert sum(map(bool, first)) >= 0.95 * len(asked)


@pytest.mark.longer
@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_left_out_of_the_index_find_their_rule(language: str) -> None:
    """One tenth is left out; over all tenths the share is higher than the floor."""
    drawn = [*wordings(language)]
    Random("left out").shuffle(drawn)
    left_out = drawn[::10]
    index = Index((one for at, one in enumerate(drawn) if at % 10), language)
    found = 0
    for one in left_out:
        hits = find_in(index, plain(one.text)).hits[:3]
        found += case(one.case).rules[0] in [hit.case.rules[0] for hit in hits]
    print(f"{language}: {found} of {len(left_out)}")
    assert found >= 0.88 * len(left_out)


def without_a_letter(text: str, random: Random) -> str:
    at = random.choice([n for n, letter in enumerate(text) if letter.isalpha()])
    return text[:at] + text[at + 1 :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_wording_has_one_case_and_each_case_six_wordings(language: str) -> None:
    owners: dict[str, set[str]] = {}
    for one in wordings(language):
        owners.setdefault(plain(one.text), set()).add(one.case)
    assert not {text: ids for text, ids in owners.items() if len(ids) > 1}
    count = Counter(one.case for one in wordings(language))
    assert min(count[one.id] for one in cases()) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_queries_of_players_find_their_rule(language: str) -> None:
    missed = {}
    with speaking(language):
        for query, wanted in QUERIES[language].items():
            found = find(query)
            first = [*map(str, found.rules[:3]), *(one.id for one in found.cases[:3])]
            if wanted not in first:
                missed[query] = (wanted, first)
    assert not missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_find_their_case(language: str) -> None:
    with speaking(language):
        lost = [one.id for one in cases() if one not in find(case_title(one)).cases[:3]]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_cases_are_unique(language: str) -> None:
    with speaking(language):
        count = Counter(map(case_title, cases()))
    assert not [title for title, times in count.items() if times > 1]


@pytest.mark.parametrize(
    ("language", "typed", "answered"),
    [
        ("en", "can I cross a la", "can I cross a"),  # the last token, or a lake
        ("en", "can I place on a mo", "can I place on a"),  # a mountain, or more
        ("en", "can I place on a mou", "can I place on a mou"),  # nothing but a mountain
        ("en", "can I cross a lake", "can I cross a lake"),
        ("en", "can I cross a lastt", "can I cross a lastt"),  # no word begins so
        ("en", "volc", "volc"),
        ("fr", "puis-je tra", "puis-je"),
        ("ru", "можно ли пер", "можно ли"),
        ("ja", "川を渡れま", "川を渡れま"),
    ],
)
def test_unfinished_words_do_not_change_the_answer(
    language: str, typed: str, answered: str
) -> None:
    with speaking(language):
        assert without_unfinished_word(typed) == answered


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_find_their_rule_or_case(language: str) -> None:
    with speaking(language):
        for rule in Rule:
            found = find(rule)
            assert (found.rules, found.cases, found.is_confident) == (
                (rule,),
                cases_for(rule),
                True,
            )
        for one in cases():
            assert one in find(one.id).cases[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_meaningless_queries_find_nothing(language: str) -> None:
    with speaking(language):
        for typed in ("", "   ", "?!", "xyzzyq", "b xyzzyq zzzz", "00000", "\u3000", "\x00"):
            assert find(typed) == SearchResult()


def test_long_queries_are_cut() -> None:
    assert find("forest " + " " * MAX_QUERY_LENGTH + "volcano") == find("forest")
    assert find("<b>forest</b> " * 1000).hits


def test_inflections_of_a_word_find_the_same_rule() -> None:
    assert find("Sacrifices").rules[0] in find("sacrifice").rules[:3]
    with speaking("ru"):
        assert find("вулканами").rules[0] == find("вулкан").rules[0]
    with speaking("fr"):
        assert find("FORÊTS").rules[0] == find("foret").rules[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_in_another_language_are_answered(language: str) -> None:
    with speaking(language):
        for question in ("Can I cross a river?", "川を渡れる", "Можно ли переплыть реку?"):
            assert "water.cross" in [hit.case.rules[0] for hit in find(question).hits[:3]]


def test_faulty_wordings_are_reported_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "en" / "asks"
    folder.mkdir(parents=True)
    folder.joinpath("water.txt").write_text("water-cross\n+ May I cross?\nMay I swim?\n")
    monkeypatch.setattr("dokmus_widgets.explore.questions.wordings._FOLDER", tmp_path)
    with pytest.raises(WordingsError, match=r"water\.txt, line 3"):
        wordings.__wrapped__("en")
