"""The review widget: opening games, replay, trying moves, charts, comments, export."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from bokeh.models import ColumnDataSource, FactorRange

from dokmus_widgets.core.notation import IllegalRecord, read_record
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.play import Game
from dokmus_widgets.play.records import record_of
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.widgets import GameWidget, ReviewWidget
from dokmus_widgets.widgets.review import bokeh_documents
from dokmus_widgets.widgets.review.chart_data import TITLES, chart_of
from tests.widgets.hand import press, sections, tap

LINES = [line for line in SeatScore.__match_args__ if line != "total"]
RECORD = record_of(sample_game(3, 2))


@pytest.fixture
def review() -> ReviewWidget:
    return ReviewWidget(RECORD)


def test_move_button_shows_the_position_after_it(review: ReviewWidget) -> None:
    [moves] = sections(review, "moves")
    states = read_record(RECORD).states()
    assert sum(len(group["parts"]) for group in moves["groups"]) == len(states) - 1
    for place in (0, 1, 17, len(states) - 1):
        press(review, "look_at", place)
        assert review.state == states[place]
        [slider] = sections(review, "slider")
        assert (slider["at"], slider["most"]) == (place, len(states) - 1)
    review.look_at(3)
    press(review, "look_at", len(states))
    assert review.state == states[3], "there is no such place"
    assert sections(review, "moves")[0]["now"] == 3


def test_default_is_a_sample_game() -> None:
    review = ReviewWidget()
    assert "example" in review.answer.words
    over = ReviewWidget(RECORD).answer.words
    assert "wins" in over
    assert "goes on" not in over
    assert review.state == review.review.states[0]


@pytest.mark.parametrize(
    ("method", "value"),
    [
        *[("look_at", 1.5), ("look_at", "1"), ("look_at", None), ("look_at", -1)],
        *[("look_at", 10**400), ("sign", "blunder"), ("step", "onn"), ("show_chart", 7)],
        *[("mark", "z99"), ("click", None)],
    ],
)
def test_invalid_input_is_refused_without_a_change(
    review: ReviewWidget, method: str, value: object
) -> None:
    review.look_at(3)
    before = review._snapshot()
    with pytest.raises(ValueError, match=r"no|c4") as refused:
        getattr(review, method)(value)
    assert len(str(refused.value)) < 200
    assert review._snapshot() == before
    assert review.step("on"), "it goes on"


def test_other_moves_can_be_tried_and_left(review: ReviewWidget) -> None:
    turn = review.review.turns[2]
    review.look_at(turn.first)
    shown = review.state
    press(review, "see_best_on")
    assert "looked for" in review.answer.words
    press(review, "show_chart", "best")  # which is worked at in between
    review.wait()
    best = review.review.known(turn)
    assert best is not None
    assert str(best.points) in review.answer.words
    press(review, "play_best")
    gained = review.state.score()[turn.seat].total - shown.score()[turn.seat].total
    assert gained == best.points
    assert not sections(review, "slider")
    press(review, "undo")
    press(review, "come_back")
    assert review.record() == ReviewWidget(RECORD).record(), "the game stays as it was played"
    assert review.game.history.line == tuple(ply.action for ply in read_record(RECORD).plies)


def test_every_turn_is_compared_with_its_best(review: ReviewWidget) -> None:
    press(review, "compare_on")
    assert "by itself" in review.answer.words
    assert not any(map(review.review.known, review.review.turns)), "it takes its time"
    review.wait()
    assert review.answer.words == review.compare().words
    turns = review.review.turns
    made = sum(turn.made for turn in turns)
    best = sum(review.review.best(turn).points for turn in turns)
    assert f"{made}" in review.answer.words
    assert f"{best}" in review.answer.words
    *_, table = sections(review, "table")
    cells = [cell for row in table["rows"] for cell in row["values"]]
    assert sorted(cells) == sorted(f"{t.made} / {review.review.best(t).points}" for t in turns)


def test_a_record_with_an_illegal_move_opens_up_to_it() -> None:
    broken = RECORD.replace("Round 2, turns\nOrange: ", "Round 2, turns\nOrange: end, ")
    with pytest.raises(IllegalRecord) as raised:
        read_record(broken)
    review = ReviewWidget(broken)
    assert not review.answer.done
    assert raised.value.verdict is not None
    assert f"Line {raised.value.line}," in review.answer.words
    assert review.answer.rules == raised.value.verdict.rules
    whole = read_record(RECORD).states()
    assert review.state == whole[len(review.review.states) - 1]
    assert 0 < len(review.review.states) < len(whole)
    other = ReviewWidget()
    stays = other.record()
    other.open_saved("Dokmus game record 9\n")
    assert other.record() == stays
    assert not other.answer.done


def test_figures_contain_the_data_of_the_review(review: ReviewWidget) -> None:
    facts = review.review
    figures = {kind: review.figure(kind) for kind in TITLES}
    sources: dict[str, Any] = {}
    for kind, figure in figures.items():
        [source] = figure.select({"type": ColumnDataSource, "name": kind})
        assert isinstance(source, ColumnDataSource)
        sources[kind] = source.data
    for seat in range(2):
        column = f"seat-{seat}"
        assert sources["race"][column] == [end.sacrificed[seat] for end in facts.rounds]
        assert sources["tiles"][column] == [end.reached[seat] for end in facts.rounds]
    totals = [sum(sources["points"][line][at] for line in LINES) for at in range(len(LINES))]
    ends = [end.scores[seat].total for end in facts.rounds for seat in range(2)]
    assert totals == ends[: len(LINES)]
    assert sources["best"]["made"] == [turn.made for turn in facts.turns]
    assert sources["best"]["best"] == [facts.best(turn).points for turn in facts.turns]
    spots = zip(*(sources["cards"][name] for name in ("place", "card", "points")), strict=True)
    assert {(at, int(one), worth) for at, alike, worth in spots for one in alike.split(", ")} == {
        (turn.last, card, worth)
        for turn in facts.turns
        for card, worth in facts.cards(turn).items()
    }
    for place, turn in zip(sources["best"]["place"], facts.turns, strict=True):
        press(review, "look_at", place)
        assert review._replay.sections.current_turn() is turn, "a bar leads to its own turn"
    for data in sources.values():
        assert len({len(column) for column in data.values()}) == 1
        assert {*data["place"]} <= {*range(len(facts.states))}
    with pytest.raises(ValueError, match="points"):
        review.figure("pionts")
    namesakes = Game(2, names=["Ada", "Ada"], hand_over=False)
    places = ReviewWidget(namesakes).figure("points").x_range
    assert isinstance(places, FactorRange)
    assert len({*places.factors}) == len([*places.factors]) == 2


def test_a_link_replays_the_game(review: ReviewWidget) -> None:
    field, _, code = review.link()[1:].partition("=")
    again = ReviewWidget.linked({field: code})
    assert again.record() == review.record()
    assert not ReviewWidget.linked({field: code[:40]}).answer.done


def test_invalid_link_is_explained_beside_the_board() -> None:
    review = ReviewWidget.linked({"record": "<b>no</b>", "position": "x"})
    [answer] = sections(review, "answer")
    assert "Not all of your link" in answer["text"]
    assert "does not hold a game" in answer["text"]
    review.step("on")
    assert "Not all" not in sections(review, "answer")[0]["text"]


def test_notes_are_shown_at_their_moves() -> None:
    noted = RECORD.rstrip().rpartition("\n")[0] + " {the last one}\nOver\n"
    review = ReviewWidget(noted)
    assert any("the last one" in note["text"] for note in sections(review, "note"))
    assert "{the last one}" in review.record()
    review.step("back")
    assert not any("the last one" in note["text"] for note in sections(review, "note"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_finished_game_links_to_its_review(language: str) -> None:
    game = GameWidget(position=sample_game(3, 2), language=language)
    press(game, "look_back")
    assert isinstance(game.in_place.shown, ReviewWidget)
    assert game.in_place.shown.language == language
    assert game.in_place.shown.state == game.state
    press(game, "look_back")
    linked = GameWidget(position=Game(state=game.state), has_address=True)
    way = next(one for one in sections(linked, "elsewhere") if one["field"] == "record")
    assert ReviewWidget.linked({"record": way["position"]}).state == game.state


def test_filled_templates_equal_bokeh_documents() -> None:
    prepared = json.loads(bokeh_documents.templates())
    for seats in (2, 3, 4):
        review = ReviewWidget(record_of(sample_game(3, seats)))
        turn = review.review.turns[0]
        review.review.best(turn)
        review.review.cards(turn)
        for kind in TITLES:
            chart = chart_of(kind, review.review, review.names)
            filled = bokeh_documents.filled(prepared[f"{kind}-{seats}"], chart)
            made, filled = (
                re.sub(r'"(p\d+|[0-9a-f-]{36})"', '"id"', json.dumps(one, sort_keys=True))
                for one in (bokeh_documents.document_of(chart, seats), filled)
            )
            assert made == filled, (kind, seats)


def test_a_chart_is_shown_and_leads_to_its_places(review: ReviewWidget) -> None:
    for kind in TITLES:
        press(review, "show_chart", kind)
        [chart] = sections(review, "chart")
        assert chart["name"] == kind
        if kind in ("best", "cards"):  # of turns, which are searched once it is shown
            turns = len(review.review.turns)
            assert f"Turns so far: 0 of {turns}" in chart["text"]
            review.wait()
            [chart] = sections(review, "chart")
            assert f"Turns so far: {turns} of {turns}" in chart["text"]
        assert "Orange" in chart["text"]
        press(review, "look_at", 7)
        assert sections(review, "chart"), "it stays"
    press(review, "show_chart", "pie")
    assert review.charts.kind == "cards", "there is no such button"
    there = review.board.position
    press(review, "glance", len(review.review.states) - 1)
    assert review.board.position == review.review.states[-1]
    assert review.game.history.place == 7, "it is only looked at"
    press(review, "glance", -1)
    assert review.board.position == there
    press(review, "show_chart", "")
    assert not sections(review, "chart")


@pytest.mark.parametrize("text", ["<b>{one}</b>\n# two \\", "1 ! \x07\u2028 \U0001f600"])
def test_record_contains_comments_as_typed(review: ReviewWidget, text: str) -> None:
    review.look_at(7)
    press(review, "comment", {"comment": text})
    press(review, "sign", "good")
    assert any(text in note["text"] for note in sections(review, "note"))
    moves = [
        one["text"] for group in sections(review, "moves")[0]["groups"] for one in group["parts"]
    ]
    assert [at for at, words in enumerate(moves, 1) if words.endswith(" !")] == [7]
    field, _, code = review.link()[1:].partition("=")
    resumed = ReviewWidget()
    resumed.resume(review.document())
    for again in (ReviewWidget(review.record()), ReviewWidget.linked({field: code}), resumed):
        assert again.record() == review.record() != ReviewWidget(RECORD).record()
        again.look_at(7)
        assert any(text in note["text"] for note in sections(again, "note"))
    press(review, "comment", {"comment": "? why"})
    assert "{? why}" in review.record()
    press(review, "sign", "question")
    press(review, "comment", {"comment": " "})
    assert review.record() == ReviewWidget(RECORD).record()


def test_record_contains_marks(review: ReviewWidget) -> None:
    review.look_at(7)
    press(review, "switch_marking")
    before = review.state
    tap(review.board, "a1")
    tap(review.board, "c3")
    tap(review.board, "c3")
    assert review.state == before, "nothing is played"
    again = ReviewWidget(review.record())
    again.look_at(7)
    looks = {(mark.row, mark.column): mark.kind for mark in again._decorated().marks}
    assert (looks[0, 0], looks[2, 2]) == ("chosen", "obstacle")
    tap(review.board, "c3")
    assert "no mark" in review.answer.words
    press(review, "switch_marking")
    assert not any(mark.kind == "obstacle" for mark in review._decorated().marks)
    assert again.record() != ReviewWidget(RECORD).record()


def test_refused_comment_changes_nothing(review: ReviewWidget) -> None:
    before = review.record()
    assert "501" in review.comment("x" * 501).words
    assert review.comment("\ud800x")
    assert "{x}" in review.record()
    review.comment("")
    review.look_at(review.review.turns[1].first)
    assert review.act(next(iter(review.state.legal_actions())))
    assert not review.comment("of a move that was never made")
    review.come_back()
    crowded = ReviewWidget(before)
    for place in range(len(crowded.review.states)):
        crowded.look_at(place)
        if not crowded.comment("\x01" * 500):
            break
    else:
        raise AssertionError("it never gets too long")
    assert "too long" in crowded.answer.words
    assert ReviewWidget(crowded.record()).record() == crowded.record()
    assert review.record() == before


@pytest.mark.parametrize(
    "damaged",
    [[0, 10**6], [1, 10**6], [2, []], [2, [{"type": "end_turn"}]], "cards"],
)
def test_impossible_stored_maximum_is_searched_again(
    review: ReviewWidget, damaged: list[Any] | str
) -> None:
    turn = review.review.turns[1]
    review.look_at(turn.last)
    review.see_best()
    document = json.loads(json.dumps(review.document()))
    found = document["now"]["found"]
    if isinstance(damaged, str):
        found["cards"][0][1] = [[2, -5]]
    else:
        found["best"][0][damaged[0]] = damaged[1]
    again = ReviewWidget(RECORD)
    again.resume({"now": document["now"]})
    assert again.see_best().words == review.answer.words
    assert again.review.cards(turn) == review.review.cards(turn)
    assert again.play_best()


def test_missing_bokeh_is_explained(review: ReviewWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bokeh_documents, "find_spec", lambda name: None)
    press(review, "show_chart", "points")
    assert "pip install bokeh" in review.answer.words
    assert not review.answer
    assert not sections(review, "chart")


def test_notebook_export_opens_the_review(review: ReviewWidget) -> None:
    press(review, "save_notebook")
    [files] = sections(review, "files")
    [file] = files["files"]
    notebook = json.loads(b64decode(file["base64"]))
    nbformat.validate(notebook)
    assert notebook["cells"][0]["source"] == "# Looking back"
    names: dict[str, Any] = {}
    exec(notebook["cells"][-1]["source"], names)
    assert names["review"].record() == review.record()


@pytest.mark.parametrize("kind", TITLES)
def test_chart_picture_has_a_description(review: ReviewWidget, kind: str) -> None:
    drawn = review.chart_picture(kind).data
    assert drawn == review.chart_picture(kind).data
    root = ElementTree.fromstring(drawn)
    name = "{http://www.w3.org/2000/svg}"
    chart = chart_of(kind, review.review, review.names)
    assert root.findtext(f"{name}title") == chart.title
    assert root.findtext(f"{name}desc") == chart.told
    assert drawn.count("http") == 1, "it asks for nothing"
    if kind == "points":
        bars = [bar for bar in root.findall(f"{name}rect") if bar.get("width") != "12"]
        ends = [end.scores[seat].total for end in review.review.rounds for seat in range(2)]
        tall = [
            sum(float(one.get("height", "")) for one in bars[at : at + 6])
            for at in range(0, len(bars), 6)
        ]
        assert tall == pytest.approx([points / max(ends) * max(tall) for points in ends], abs=1)
