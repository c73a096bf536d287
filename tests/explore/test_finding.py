"""Search: questions of players, and the answers that have to come first or among three."""

import csv
import tomllib
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from dokmus_widgets.cases import case, cases, cases_for
from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.explore.query.words import case_title
from dokmus_widgets.explore.questions.claims import MADE, claim_about, claims
from dokmus_widgets.explore.questions.features import Lexicon, features, form_features, plain
from dokmus_widgets.explore.questions.finding import (
    DIFFERING,
    MAX_QUERY_LENGTH,
    SearchResult,
    find,
    find_in,
    is_outside,
    polarity_of,
)
from dokmus_widgets.explore.questions.headline import headline, without_unfinished_word
from dokmus_widgets.explore.questions.index import Index, index_of
from dokmus_widgets.explore.questions.wordings import Polarity, Wording, built
from tests.explore.asked import POLARITIES, UNTOLD, asked, questions
from tests.explore.built import WordingsError, build, concepts, path_of, text_of, wordings

HERE = Path(__file__).parent
#: The id of the rule or the case for each query, by language.
QUERIES: dict[str, dict[str, str]] = tomllib.loads(
    HERE.joinpath("searches.toml").read_text("utf-8")
)
#: For questions that are not among the wordings, by language and style: the shares that have to be
#: answered by the first case, by one of the first three, and by a right yes or no.
UNSEEN = {
    ("en", "plain"): (0.93, 0.98, 0.85),
    ("en", "odd"): (0.75, 0.93, 0.6),
    ("fr", "plain"): (0.85, 0.95, 0.9),
    ("fr", "odd"): (0.75, 0.93, 0.8),
    ("ru", "plain"): (0.85, 0.95, 0.75),
    ("ru", "odd"): (0.75, 0.93, 0.7),
    ("ja", "plain"): (0.85, 0.95, 0.85),
    ("ja", "odd"): (0.75, 0.93, 0.8),
    # Of one half, and one third, adversarial questions; no claim was written for the latest, but
    # those that it refutes were dropped.
    ("en", "latest"): (0.85, 0.9, 0.47),
    ("fr", "latest"): (0.9, 0.95, 0.47),
    ("ru", "latest"): (0.85, 0.95, 0.34),
    ("ja", "latest"): (0.85, 0.9, 0.43),
    # Ordinary questions, written before claims were added; one wrong answer was mended after.
    ("en", "closing"): (0.9, 0.95, 0.6),
    ("fr", "closing"): (0.88, 0.95, 0.75),
    ("ru", "closing"): (0.9, 0.95, 0.8),
    ("ja", "closing"): (0.9, 0.95, 0.75),
    ("en", "fresh"): (0.8, 0.85, 0.75),
    ("fr", "fresh"): (0.9, 0.95, 0.9),
    ("ru", "fresh"): (0.8, 0.9, 0.72),
    ("ja", "fresh"): (0.8, 0.9, 0.88),
    # By people who had seen only the rulebooks. Weights are learned from all of these.
    ("en", "first"): (0.94, 0.98, 0.75),
    ("fr", "first"): (0.97, 0.98, 0.78),
    ("ru", "first"): (0.9, 0.98, 0.75),
    ("ja", "first"): (0.92, 0.98, 0.75),
    ("en", "second"): (0.88, 0.97, 0.52),
    ("fr", "second"): (0.88, 0.97, 0.6),
    ("ru", "second"): (0.88, 0.97, 0.53),
    ("ja", "second"): (0.88, 0.97, 0.52),
    ("en", "third"): (0.88, 0.96, 0.52),
    ("fr", "third"): (0.88, 0.96, 0.66),
    ("ru", "third"): (0.88, 0.96, 0.57),
    ("ja", "third"): (0.88, 0.96, 0.6),
    ("en", "fourth"): (0.92, 0.98, 0.6),
    ("fr", "fourth"): (0.92, 0.98, 0.62),
    ("ru", "fourth"): (0.88, 0.96, 0.61),
    ("ja", "fourth"): (0.91, 0.98, 0.63),
    ("en", "fifth"): (0.9, 0.96, 0.59),
    ("fr", "fifth"): (0.93, 0.97, 0.62),
    ("ru", "fifth"): (0.92, 0.96, 0.6),
    ("ja", "fifth"): (0.93, 0.96, 0.6),
    ("en", "sixth"): (0.9, 0.97, 0.54),
    ("fr", "sixth"): (0.87, 0.95, 0.56),
    ("ru", "sixth"): (0.93, 0.97, 0.58),
    ("ja", "sixth"): (0.93, 0.97, 0.56),
    # Of the writers of the sixth: unseen until the search was measured with them.
    ("en", "seventh"): (0.87, 0.97, 0.44),
    ("fr", "seventh"): (0.9, 0.97, 0.47),
    ("ru", "seventh"): (0.9, 0.97, 0.53),
    ("ja", "seventh"): (0.94, 0.97, 0.53),
}
ABOUT_SEARCH = (
    Path(__file__).parents[2].joinpath("docs", "explanation", "rules-search.md").read_text("utf-8")
)
#: The rows of its table of what was measured with questions that nothing was learned from.
MEASURED = {"en": "English", "fr": "French", "ru": "Russian", "ja": "Japanese"}
#: Their shares are measured by `make longer` only.
OLDER = ("plain", "odd", "latest", "closing", "fresh")
#: Questions of the publisher's page, of newcomers and of lawyers: language, question, yes, no, fact
#: or outside the rules, and the rules of which one has to come first.
ANSWERS = [
    *csv.reader(
        HERE.joinpath("answers.tsv").read_text("utf-8").splitlines(),
        delimiter="\t",
        quoting=csv.QUOTE_NONE,
    )
]


@pytest.mark.parametrize(
    ("language", "style"),
    [pytest.param(*one, marks=[pytest.mark.longer] * (one[1] in OLDER)) for one in UNSEEN],
)
def test_unseen_questions_find_their_rule(language: str, style: str) -> None:
    rows = questions(language, style)
    first = three = wrong = correct = 0
    asking = sum(POLARITIES[expected] is not Polarity.FACT for *_, expected in rows)
    with speaking(language):
        for question, rules, expected in rows:
            hits = find(question).hits[:3]
            if not hits:
                continue
            right = [hit.case.rules[0] in rules for hit in hits]
            first, three = first + right[0], three + any(right)
            answer = polarity_of(question, hits[0].case)
            correct += right[0] and answer is POLARITIES[expected] is not Polarity.FACT
            is_verdict = Polarity.FACT not in (answer, POLARITIES[expected])
            wrong += is_verdict and answer is not POLARITIES[expected]
    print(
        f"{language} {style}: {first}, {three} of {len(rows)}; "
        f"yes or no {correct} of {asking}, {wrong} yes for no or no for yes"
    )
    min_first, min_three, min_correct = UNSEEN[language, style]
    assert len(rows) >= 60
    assert first >= min_first * len(rows)
    assert three >= min_three * len(rows)
    assert not wrong
    assert correct >= min_correct * asking
    if style in UNTOLD:
        assert f"| {MEASURED[language]} | {first} | {three} | {correct} | {wrong} |" in ABOUT_SEARCH


@pytest.mark.parametrize("sample_size", [300, pytest.param(None, marks=pytest.mark.longer)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_alone_answer_wordings_rightly(language: str, sample_size: int | None) -> None:
    """Claims know no wording: to them all wordings are questions that nobody has asked yet."""
    seed = f"claims {language}"
    print(f"seed {seed!r}")
    drawn = Random(seed).sample(wordings(language), sample_size or len(wordings(language)))
    right, wrong = 0, list[Wording]()
    for one in drawn:
        text = plain(one.text)
        asks = index_of(language).asks_yes_or_no(text) > 0.2
        claim = claim_about(text, language, is_yes_or_no=asks)
        if claim and claim.polarity is not Polarity.FACT is not one.polarity:
            right += claim.polarity is one.polarity
            wrong += [one] if claim.polarity is not one.polarity else []
    print(f"{language}: {right} right, {len(wrong)} wrong of {len(drawn)}")
    assert len(wrong) <= max(1, 0.01 * right), wrong
    assert right >= 0.07 * len(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_senses_are_those_of_claims_and_each_phrase_has_one(language: str) -> None:
    known = concepts(language, "senses")
    phrases = Counter(plain(phrase) for some in known.values() for phrase in some)
    assert not [phrase for phrase, times in phrases.items() if times > 1]
    named = {name for lang in LANGUAGES for kind in ("senses", "lexicon")
             for names in concepts(lang, kind) for name in names.split()}  # fmt: skip
    assert not [one for one in claims() for need in one.needs if not need <= named | MADE]
    assert {one.case for one in claims()} <= {one.id for one in cases()}


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Is one sacrificed token enough to enter a forest?", Polarity.YES),
        ("Can guardian 3 carry a token across a river?", Polarity.NO),
        # A word that nobody has used yet; two of them.
        ("Can I place a token on wobbly water?", Polarity.NO),
        ("Can I place a frantic token on wobbly water?", Polarity.FACT),
        # A turn of phrase that makes another question of it.
        ("Is only one sacrificed token enough to enter a forest?", Polarity.FACT),
    ],
)
def test_a_question_is_answered_like_most_with_its_senses(question: str, answer: Polarity) -> None:
    text = plain(question)
    assert not claim_about(text, "en", is_yes_or_no=True)
    assert polarity_of(question, find(question).cases[0]) is answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_that_people_get_wrong(language: str) -> None:
    with speaking(language):
        missed = [
            (question, verdict)
            for spoken, question, verdict, rules in ANSWERS
            if spoken == language and not answers_rightly(question, verdict, rules.split())
        ]
    assert not missed


def answers_rightly(question: str, verdict: str, rules: list[str]) -> bool:
    found = find(question)
    if not found.hits:
        return verdict == "outside"
    told = headline(question, found.cases[0])
    if verdict == "outside":
        return found.is_confident and told.words == say("headline-outside")
    is_right = found.is_confident and told.polarity is POLARITIES[verdict]
    return is_right and found.cases[0].rules[0] in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_search_reads_is_built_from_what_people_write(language: str) -> None:
    """After a change of asks, lexicon, senses or claims: ``python -m tests.explore.built``."""
    known = (*wordings(language), *asked(language))
    assert path_of(language).read_text("utf-8") == text_of(build(known, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feature_is_found_in_all_wordings_that_have_it(language: str) -> None:
    index, known = index_of(language), Lexicon(built(language)["synonyms"])
    found = [{*features(text, known), *form_features(text)} for text in islice(index.exact, 400)]
    for name in {one for names in found[::20] for one in names}:
        listed = [at for at in index.numbers(name) if at < len(found)]
        assert listed == [at for at, names in enumerate(found) if name in names], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_is_outside_the_rules(language: str) -> None:
    with speaking(language):
        assert not [one for one in wordings(language) if is_outside(one.text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_says_in_its_sentence_that_rulebooks_differ(language: str) -> None:
    fact = "\N{REPLACEMENT CHARACTER}"
    with speaking(language):
        for one in wordings(language):
            told = headline(one.text, case(one.case))
            name = {Polarity.YES: "headline-yes", Polarity.NO: "headline-no"}.get(told.polarity)
            if name and (told.ours or one.case in DIFFERING):
                ground = "ours" if told.ours else "differs"
                begin, _, _ = say(name, ground=ground, fact=fact).partition(fact)
                assert told.words.startswith(begin)
                assert begin != say(name, ground="plain", fact=fact).partition(fact)[0]


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
    assert sum(map(bool, first)) >= 0.94 * len(asked)


@pytest.mark.longer
@pytest.mark.parametrize("language", LANGUAGES)
def test_wordings_left_out_of_the_index_find_their_rule(language: str) -> None:
    """One tenth is left out; over all tenths the share is higher than the floor."""
    drawn = [*wordings(language)]
    Random("left out").shuffle(drawn)
    left_out = drawn[::10]
    index = Index(build((one for at, one in enumerate(drawn) if at % 10), language), language)
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


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x" * 5000,
        "\u0645\u0631\u062d\u0628\u0627",
        "<script>alert(1)</script>",
        "${7*7}",
        "\x00",
        "';--",
    ],
)
def test_odd_questions_are_text(typed: str) -> None:
    for hit in find(typed).hits:
        assert headline(typed, hit.case).polarity is Polarity.FACT


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


def test_claims_name_cases_and_senses_that_there_are() -> None:
    assert {one.case for one in claims()} | DIFFERING <= {one.id for one in cases()}
    kinds = [concepts(language, kind) for language in LANGUAGES for kind in ("lexicon", "senses")]
    senses = {name for kind in kinds for names in kind for name in names.split()}
    assert {name for one in claims() for name in one.allows} <= senses | MADE


def test_faulty_wordings_are_reported_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "en" / "asks"
    folder.mkdir(parents=True)
    folder.joinpath("water.txt").write_text("water-cross\n+ May I cross?\nMay I swim?\n")
    monkeypatch.setattr("tests.explore.built._MESSAGES", tmp_path)
    with pytest.raises(WordingsError, match=r"water\.txt, line 3"):
        wordings.__wrapped__("en")
