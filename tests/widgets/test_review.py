"""The review widget: opening games, replay, trying moves, charts, comments, export."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Sequence
from time import thread_time
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from bokeh.models import ColumnDataSource, FactorRange

from dokmus_widgets.core import Action
from dokmus_widgets.core.notation import IllegalRecord, read_record
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.play import Game, Hand, Table
from dokmus_widgets.play.opponents import opponents
from dokmus_widgets.play.records import record_of
from dokmus_widgets.play.review.facts import TurnMade
from dokmus_widgets.play.review.learning import turns_to_learn
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
    [heading] = sections(review, "heading")
    assert heading["text"].startswith(say("status-start-others", who=review.names[1]))
    assert "sample" in review.answer.words
    over = ReviewWidget(RECORD).answer.words
    assert "wins" in over
    assert over.endswith(say("review-told-open"))
    assert "goes on" not in over
    assert review.state == review.review.states[0]
    with speaking("ru"):
        told = say("review-told-open")
    assert ReviewWidget(RECORD, language="ru").answer.words.endswith(told)


@pytest.mark.parametrize(
    ("method", "value"),
    [
        *[("look_at", 1.5), ("look_at", "1"), ("look_at", None), ("look_at", -1)],
        *[("look_at", 10**400), ("sign", "blunder"), ("step", "onn"), ("show_chart", 7)],
        *[("mark", "z99"), ("click", None), ("see_step", 1)],
        *[("learn", 0), ("learn", "r4"), ("learn", 10**6), ("show_best", -1), ("show_best", True)],
    ],
)
def test_invalid_input_is_refused_without_a_change(
    review: ReviewWidget, method: str, value: object
) -> None:
    review.look_at(3)
    before = review._snapshot()
    with pytest.raises(ValueError, match=r"[Nn]o|c4|first|can't be") as refused:
        getattr(review, method)(value)
    assert len(str(refused.value)) < 200
    assert review._snapshot() == before
    assert review.step("on"), "it goes on"


def test_other_moves_can_be_tried_and_left(review: ReviewWidget) -> None:
    turn = review.review.turns[2]
    review.look_at(turn.first)
    shown = review.state
    best = review.review.best(turn)
    for action in best.line:
        review.act(action)
    gained = review.state.score()[turn.seat].total - shown.score()[turn.seat].total
    assert gained == best.points
    assert not sections(review, "slider")
    press(review, "undo")
    press(review, "come_back")
    assert review.record() == ReviewWidget(RECORD).record(), "the game stays as it was played"
    assert review.game.history.line == tuple(ply.action for ply in read_record(RECORD).plies)


def test_chart_of_scored_and_possible_fills_by_itself(review: ReviewWidget) -> None:
    turns = review.review.turns
    [chart] = sections(review, "turn_chart")
    assert f"0 of {len(turns)}" in chart["note"], "it is counted in the background"
    assert {bar["best"] for group in chart["groups"] for bar in group["parts"]} == {None}
    review.wait()
    [chart] = sections(review, "turn_chart")
    bars = [bar for group in chart["groups"] for bar in group["parts"]]
    assert [(bar["made"], bar["best"]) for bar in bars] == [
        (turn.made, review.review.best(turn).points) for turn in turns
    ]
    assert chart["note"] == review.compare().words
    made = sum(turn.made for turn in turns)
    best = sum(review.review.best(turn).points for turn in turns)
    first, last = (
        [sheet.total for sheet in state.score()]
        for state in (turns[0].before, review.review.states[-1])
    )
    total, start, others = sum(last), sum(first), 0
    for turn in turns:
        after = review.review.states[turn.last]
        for seat in {*range(after.seats)} - {turn.seat}:
            others += after.score()[seat].total - turn.before.score()[seat].total
    assert start + made + others == total != made
    words = (
        f"All turns together scored {made} points; the best possible turns would add up to {best}. "
    )
    assert chart["note"] == words + say(
        "review-told-total",
        total=total,
        start=start,
        others=f"{others}".replace("-", "\N{MINUS SIGN}"),
    )
    for bar, turn in zip(bars, turns, strict=True):
        press(review, "look_at", bar["value"])
        assert review._replay.sections.current_turn() is turn, "a bar leads to its turn"
        assert f"scored {bar['made']} of {bar['best']}." in sections(review, "answer")[0]["text"]
        tools = [(one["press"], one["value"]) for one in sections(review, "toolbar")[0]["buttons"]]
        assert ("learn", turn.first) in tools, "each can be played again, the best ones too"
        assert not sections(review, "cards"), "those of the next round are not of this turn"
    [chart] = sections(review, "turn_chart")
    assert [bar["pressed"] for bar in [*chart["groups"][-1]["parts"]]] == [False, True]


def test_background_search_holds_the_loop_for_moments_only() -> None:
    review, longest = ReviewWidget(RECORD), 0.0
    work = review.charts.work()
    for _ in range(20_000):
        began = thread_time()
        if next(work, "done") == "done":
            break
        longest = max(longest, thread_time() - began)
    assert all(map(review.review.known, review.review.turns))
    # Generous: the machine may be busy, and the collector of garbage may run.
    assert longest < 0.3


def test_own_turns_are_searched_first_and_stand_out() -> None:
    review = ReviewWidget(RECORD, own=[1])
    now = next(turn for turn in review.review.turns[5:] if turn.seat == 0)
    review.look_at(now.last)
    work = review.charts.work()
    while not review.review.known(now):
        next(work)
    assert sum(map(bool, map(review.review.known, review.review.turns))) == 1, "first of all"
    review.look_at(0)
    while sum(map(bool, map(review.review.known, review.review.turns))) < 9:
        next(work)
    searched = [turn for turn in review.review.turns if review.review.known(turn)]
    assert {turn.seat for turn in searched if turn is not now} == {1}
    [chart] = sections(review, "turn_chart")
    bars = [bar for group in chart["groups"] for bar in group["parts"]]
    assert {(bar["seat"], bar["lit"]) for bar in bars} == {(0, False), (1, True)}
    review.wait()
    [chart] = sections(review, "turn_chart")
    made = sum(turn.made for turn in review.review.turns if turn.seat == 1)
    assert chart["note"].startswith(f"Your turns together scored {made} points"), "of both charts"
    assert chart["note"] == review.compare().words
    press(review, "switch_others")
    [chart] = sections(review, "turn_chart")
    assert {bar["seat"] for group in chart["groups"] for bar in group["parts"]} == {1}
    again = ReviewWidget()
    again.resume(review.document())
    assert sections(again, "turn_chart")[0]["groups"] == chart["groups"]
    assert not sections(ReviewWidget(RECORD), "turn_chart")[0]["switches"]


def test_seats_of_people_come_with_the_game() -> None:
    game = GameWidget(position=sample_game(3, 2))
    assert not GameWidget(2, seed=3).game.people
    against = Game(3, seed=3, opponents=opponents({1: 1, 2: 1}))
    assert against.people == {0}
    press(game, "look_back")
    review = ReviewWidget(against)
    assert review._replay.own == {0}
    linked = ReviewWidget.linked({"record": review.link().partition("=")[2]})
    assert linked._replay.own == {0}
    linked.open_saved(RECORD)
    assert not linked._replay.own


def test_at_a_table_a_review_is_of_the_viewers_own_turns() -> None:
    table = Table(players=3, opponents=opponents({2: 1}))
    assert Hand(table, [1]).game.people == {1}
    assert Hand(table).game.people == frozenset()


def play(review: ReviewWidget, actions: Sequence[Action]) -> None:
    for action in actions:
        review.act(action)


def test_turn_is_played_anew_and_judged_by_its_points(review: ReviewWidget) -> None:
    review.wait()
    [chips] = [one for one in sections(review, "options") if "Learn" in one["title"]]
    turn, missed = turns_to_learn(review.review, ())[0]
    best = review.review.best(turn)
    assert chips["buttons"][0]["text"].endswith(f" (\N{MINUS SIGN}{missed})")
    review.look_at(30)
    learn, *_ = sections(review, "toolbar")[0]["buttons"]
    assert (learn["text"], learn["primary"]) == (chips["title"], True), "where it is always seen"
    press(review, "learn", learn["value"])
    assert review.state == turn.before
    assert "Only this turn" in review.answer.words
    assert not sections(review, "turn_chart"), "the better turn is hidden"
    assert "Escape" not in review.board.words["keys"], "the arrows walk from space to space"
    assert not sections(review, "slider")
    press(review, "undo")
    assert review.state == turn.before, "what was before is not undone"
    for stage, words in enumerate(("Look at tile", "Try this", "Try this"), 1):
        press(review, "hint")
        assert words in review.answer.words
        view = review._decorated()
        assert "hint" in {one.kind for one in (view.tints if stage == 1 else view.marks)}
        presses = [one["press"] for one in sections(review, "answer")[0]["buttons"]]
        assert presses == (["hint", "do_hint"] if stage < 3 else ["do_hint"])
    press(review, "do_hint")
    assert review.game.history.line == best.line[:1]
    assert not sections(review, "answer")[0]["buttons"]
    play(review, best.line[1:])
    words = f"You scored {best.points}; in the game it was {turn.made}. "
    words += f"The most possible is {best.points}."
    assert review.answer.words == words
    assert review.answer.done
    there = review.state
    tap(review.board, "c4")
    assert "can't play here" in review.answer.words
    assert review.state == there, "nobody else acts"
    [chips] = [one for one in sections(review, "options") if "Learn" in one["title"]]
    assert [one["hint"] for one in chips["buttons"]][:2] == ["✓", ""]
    press(review, "learn", turn.first)
    assert "Only this turn" not in review.answer.words, "it is said once"
    play(review, review._replay.played.line[turn.first : turn.last])
    missing = review.answer
    assert not missing.done, "what was played in the game does not count"
    assert f"{turn.made + (missed + 1) // 2} would do." in missing.words
    again = ReviewWidget()
    again.resume(review.document())
    assert again.learning.turn is not None
    assert again.learning.is_closed
    for one in (review, again):
        press(one, "come_back")
        assert "Escape" in one.board.words["keys"]
        assert one.state == one.review.states[30], "where one was before"
    assert review.record() == ReviewWidget(RECORD).record()


def test_better_turn_is_shown_step_by_step(review: ReviewWidget) -> None:
    turn, _ = turns_to_learn_of(review)[0]
    best = review.review.best(turn)
    review.look_at(turn.last)
    press(review, "show_best", turn.first)
    assert review.state == turn.before.apply(best.line[0]), "one action"
    [bar] = sections(review, "slider")
    assert (bar["name"], bar["at"], bar["most"]) == ("see_step", 1, len(best.line) - 1)
    assert [step["text"] for step in bar["steps"]][1:3] == ["Previous step", "Next step"]
    press(review, "see_step", bar["most"])
    assert f"{best.points} points instead of {turn.made}" in review.answer.words
    assert review.state.to_act == turn.seat, "nobody else acts"
    marks = [mark.text for mark in review._decorated().marks if mark.kind in ("step", "worth")]
    assert marks[-1] == f"+{best.points}"
    assert marks[:-1] == [str(number + 1) for number in range(len(marks) - 1)]
    review.set_language("fr")
    assert f"au lieu de {turn.made}" in review.answer.words
    with pytest.raises(ValueError, match="celles du meilleur tour"):
        review.see_step(99)
    with pytest.raises(ValueError, match="tour"):
        review.learn(0)


def turns_to_learn_of(review: ReviewWidget) -> list[tuple[TurnMade, int]]:
    review.compare()
    return turns_to_learn(review.review, ())


def test_costliest_turn_is_two_calls_from_the_end_of_a_game() -> None:
    game = GameWidget(position=sample_game(3, 2))
    press(game, "look_back")
    review = game.in_place.shown
    assert isinstance(review, ReviewWidget)
    review.wait()  # it goes on by itself
    [chips] = [one for one in sections(review, "options") if "Learn" in one["title"]]
    press(review, "learn", chips["buttons"][0]["value"])
    turn, _ = turns_to_learn(review.review, ())[0]
    assert review.state == turn.before
    other = ReviewWidget(RECORD)
    assert other.learn(), "at once, where nothing was counted"
    assert other.state == turn.before


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
    spots = zip(*(sources["cards"][name] for name in ("place", "card", "points")), strict=True)
    assert {(at, int(one), worth) for at, alike, worth in spots for one in alike.split(", ")} == {
        (turn.last, card, worth)
        for turn in facts.turns
        for card, worth in facts.cards(turn).items()
    }
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
    assert "Part of your link" in answer["text"]
    assert "can't be read" in answer["text"]
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
    press(linked, "panel", "share")
    press(linked, "copy_link", "game")
    [copy] = sections(linked, "copy")
    field, _, code = copy["text"][1:].partition("=")
    assert (copy["page"], ReviewWidget.linked({field: code}).state) == ("review", game.state)


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
                for one in (bokeh_documents.create_document(chart, seats), filled)
            )
            assert made == filled, (kind, seats)


def test_a_chart_is_shown_and_leads_to_its_places(review: ReviewWidget) -> None:
    for kind in TITLES:
        press(review, "show_chart", kind)
        [chart] = sections(review, "chart")
        assert chart["name"] == kind
        if kind == "cards":  # of turns, which are searched once it is shown
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
    there = review.board.state
    press(review, "glance", len(review.review.states) - 1)
    assert review.board.state == review.review.states[-1]
    assert review.game.history.place == 7, "it is only looked at"
    press(review, "glance", -1)
    assert review.board.state == there
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


def test_comment_does_not_turn_the_text_after_it(review: ReviewWidget) -> None:
    hostile = "\u202etxet\u2066 \u05d3\u05e0\u05d4\u2069"
    for part, text in [(0, "at the start"), (3, "at a move")]:
        review.look_at(part)
        assert review.comment(f"{hostile} {text}")
    document = json.loads(json.dumps(review.document()).replace("at a", "\\u202eat a"))
    again = ReviewWidget(review.record().replace("at a", "\u202dat a"))
    resumed = ReviewWidget()
    resumed.resume(document)
    for one in (review, again, resumed):
        one.look_at(3)
        shown = json.dumps([one.sheet.view, one.record()], ensure_ascii=False)
        assert "at a move" in shown
        assert "txet \u05d3\u05e0\u05d4" in shown
        assert not {*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067"} & {*shown}
        assert shown.count("\u2068") == shown.count("\u2069"), "isolates are closed"


def test_comment_is_kept_as_it_is_typed(review: ReviewWidget) -> None:
    stored: list[dict[str, Any]] = []
    review.on_change(lambda changed: stored.append(changed.document()))
    press(review, "step", "last")
    press(review, "look_at", 7)
    [form] = sections(review, "form")[:1]
    shown, tick = review.answer, review.board.tick
    for text in ("wh", "! why"):
        press(review, form["keeps"], {"comment": text, "fresh": form["fresh"]})
    assert (review.answer, review.board.tick) == (shown, tick), "nothing moves under the hand"
    assert sections(review, "form")[0] == form
    assert "{! why}" in review.record()
    review.step("on")
    review.step("back")
    assert any("! why" in note["text"] for note in sections(review, "note"))
    resumed = ReviewWidget()
    resumed.resume(stored[-3])
    assert "{! why}" in resumed.record()
    # What comes late is not of the place that is shown now, and no bad value does harm.
    review.look_at(8)
    for late in ({"comment": "late", "fresh": form["fresh"]}, {"comment": "x" * 501}, {}, None, 3):
        press(review, "draft", late)
    assert "{! why}" in review.record()
    assert "late" not in review.record()


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
    "damaged", [[0, 10**6], [1, 10**6], [2, []], [2, [{"type": "end_turn"}]], "cards"]
)
def test_impossible_stored_maximum_is_searched_again(
    review: ReviewWidget, damaged: list[Any] | str
) -> None:
    turn = review.review.turns[1]
    review.review.best(turn)
    review.review.cards(turn)
    review.look_at(turn.last)
    document = json.loads(json.dumps(review.document()))
    found = document["now"]["found"]
    if isinstance(damaged, str):
        found["cards"][0][1] = [[2, -5]]
    else:
        found["best"][0][damaged[0]] = damaged[1]
    expected = review.review.best(turn)
    again = ReviewWidget(RECORD)
    again.resume({"now": document["now"]})
    assert again.review.best(turn) == expected
    assert again.review.cards(turn) == review.review.cards(turn)
    assert again.show_best(turn.first)


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
    assert notebook["cells"][0]["source"] == "# Review"
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
