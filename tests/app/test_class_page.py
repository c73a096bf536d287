"""The page of a class: who enters, what the teacher shows, what goes wrong, and when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.host.classes.rooms import ALPHABET, Rooms
from dokmus_widgets.validation.limits import RoomLimits
from dokmus_widgets.widgets.board.widget import BoardWidget
from tests.app.class_visits import ClassVisit, opened, settle
from tests.app.table_visits import served

__all__ = ["served"]
pytestmark = pytest.mark.usefixtures("served")


def test_pupils_follow_what_the_teacher_shows_in_their_language() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    ann, ben = ClassVisit(rooms, code, "fr"), ClassVisit(rooms, code, "ja")
    teacher.settle()
    assert say("class-present", count=2) in teacher.words()
    case = teacher.subject.explorer.case
    teacher.subject.click("b1")
    settle(ann, ben)
    for pupil, language in ((ann, "fr"), (ben, "ja")):
        with speaking(language):
            assert say(case.message) in pupil.words()
            assert teacher.subject.answer.again().words in pupil.words()
            assert pupil.board.scene["marks"] == teacher.subject.board.scene["marks"]
            assert pupil.board.words["board"] != teacher.subject.board.words["board"]
    teacher.press("show_subject", "learn")
    settle(ann)
    with speaking("fr"):
        assert say("lesson-three-tokens") in ann.words()
    teacher.subject.click("b2")
    settle(ann)
    assert ann.board.state == teacher.subject.state


def test_pupils_only_look() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    teacher.press("show_subject", "learn")
    pupil = ClassVisit(rooms, code)
    assert pupil.board.scene["legal"] == pupil.board.scene["open"] == []
    assert any(mark["kind"] == "legal" for mark in pupil.board.scene["marks"])
    before = teacher.subject.state
    pupil.click("b2")
    pupil.press("end_for_good")
    pupil.press("show_subject", "rules")
    teacher.settle()
    assert teacher.subject.state == before
    assert pupil.board.state == before


def test_what_pupils_share_is_drawn_once_for_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupils = [ClassVisit(rooms, code, language) for language in LANGUAGES for _ in range(3)]
    drawn: list[BoardWidget] = []
    draw = BoardWidget._draw

    def note(board: BoardWidget, *given: Any) -> Any:
        drawn.append(board)
        return draw(board, *given)

    monkeypatch.setattr(BoardWidget, "_draw", note)
    teacher.subject.click("a2")
    boards = [pupil.board for pupil in pupils]
    settle(*pupils)
    assert sum(board in boards for board in drawn) == len(LANGUAGES)
    assert len({id(pupil.board.words) for pupil in pupils}) == len(LANGUAGES)


def test_a_reload_goes_on_as_teacher_and_as_the_same_pupil() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    teacher.subject.show_case("forest-temple")
    pupil = ClassVisit(rooms, code)
    pupil.press("set_name", {"name": "Ann"})
    key = teacher.browser.text
    assert len(key) >= 24
    assert key not in teacher.sent[0]
    again = ClassVisit(rooms, stored=key)
    assert again.subject.explorer.case.id == "forest-temple"
    own = pupil.browser.text
    pupil.session.release()
    same = ClassVisit(rooms, code, stored=own)
    settle(teacher, again)
    assert say("class-name", name="Ann") in same.words()
    for desk in (teacher, again):
        assert f'"{say("class-present", count=1)}"' in desk.words()
        assert '"Ann"' in desk.words()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ann\u202e  <b>", "Ann <b>"), ("\u2800", ""), ("\u05d0", "\u2068\u05d0\u2069")],
)
def test_a_hostile_name_is_text(typed: str, shown: str) -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    pupil.press("set_name", {"name": typed})
    teacher.settle()
    assert teacher.notes == [shown][: len(shown)]
    pupil.press("set_name", {"name": "n" * 200})
    teacher.settle()
    assert teacher.notes == [shown][: len(shown)]
    assert "n" * 25 not in teacher.words()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["x", "ABCDEF", "\u202e", "A" * 5000])
def test_an_unknown_code_is_told_in_a_sentence(code: str, language: str) -> None:
    visit = ClassVisit(Rooms(), code, language)
    with speaking(language):
        assert visit.sections[1]["text"] == say("class-gone")


def test_codes_are_read_as_people_type_them_and_guesses_are_limited() -> None:
    rooms = Rooms(RoomLimits(code_burst=3))
    _, code = opened(rooms)
    assert len(code) == 6
    assert {*code} <= {*ALPHABET}
    assert ClassVisit(rooms, f" {code[:3].lower()}-{code[3:]} ").board.tick
    assert ClassVisit(rooms, "x").sections[1]["text"] == say("class-gone")
    assert ClassVisit(rooms, "y").sections[1]["text"] == say("class-gone")
    assert ClassVisit(rooms, code).sections[1]["text"] == say("class-wait")


def test_the_lobby_leads_to_the_room_of_a_code() -> None:
    visit = ClassVisit(Rooms())
    visit.press("enter", {"code": "abc def"})
    link = visit.sections[-1]
    assert (link["leaving"], link["field"], link["position"]) == ("class", "room", "abc def")


def test_too_many_rooms_or_pupils_are_told() -> None:
    rooms = Rooms(RoomLimits(opening_burst=1, max_pupils=1))
    _, code = opened(rooms)
    other = ClassVisit(rooms)
    other.press("open_room")
    assert say("class-too-many") in other.words()
    ClassVisit(rooms, code)
    assert ClassVisit(rooms, code).sections[1]["text"] == say("class-full")


def test_who_has_left_makes_place_in_a_full_room() -> None:
    rooms = Rooms(RoomLimits(max_pupils=3))
    teacher, code = opened(rooms)
    ann, left, here = [ClassVisit(rooms, code) for _ in range(3)]
    ann.press("set_name", {"name": "Ann"})
    teacher.press("pose")
    settle(left)
    left.press("choose", 0)
    for pupil in (ann, left):
        pupil.leave()
    settle(teacher)
    assert say("class-answered", count=1, present=1) in teacher.words()
    assert ClassVisit(rooms, code).board.tick
    settle(teacher)
    assert say("class-answered", count=0, present=2) in teacher.words()
    again = ClassVisit(rooms, code, stored=ann.browser.text)
    assert say("class-name", name="Ann") in again.words(), "she keeps her place"
    assert ClassVisit(rooms, code).sections[1]["text"] == say("class-full")
    here.press("choose", 0)
    left._say({"hello": left.session.epoch, "at": 0, "sent": []})
    settle(teacher)
    assert say("class-answered", count=1, present=4) in teacher.words(), "an open page comes back"


def test_a_pupil_with_a_key_does_not_wait_for_a_neighbour_who_guesses_codes() -> None:
    rooms = Rooms(RoomLimits(code_burst=2))
    _, code = opened(rooms)
    key = ClassVisit(rooms, code).browser.text
    for _ in range(2):
        ClassVisit(rooms, "ABCDEF")
    assert ClassVisit(rooms, code).sections[1]["text"] == say("class-wait")
    assert ClassVisit(rooms, code, stored=key).board.tick


def test_one_client_cannot_open_all_rooms() -> None:
    rooms = Rooms(RoomLimits(max_rooms=3, max_rooms_each=2))
    visits = [ClassVisit(rooms) for _ in range(4)]
    visits[3].session.client = "somebody else"
    for visit in visits:
        visit.press("open_room")
    refused = [say("class-too-many") in visit.words() for visit in visits]
    assert refused == [False, False, True, False]


def test_a_page_that_has_left_before_it_entered_is_not_there() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    late = ClassVisit(rooms, code, stored=None)
    late.leave()
    late.find("")
    settle(teacher)
    assert say("class-present", count=0) in teacher.words()


def test_the_end_erases_everything_and_is_told() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    pupil.press("set_name", {"name": "Ann"})
    teacher.press("ask", "end")
    assert say("class-end-asked") in teacher.words()
    room = rooms._open[code].room
    teacher.press("end_for_good")
    settle(teacher, pupil)
    assert say("class-over") in pupil.words()
    assert say("class-open") in teacher.words()
    assert teacher.browser.text == ""
    assert (room.pupils, room.screen, room.subject) == ([], None, None)
    assert not rooms._open
    assert ClassVisit(rooms, code, stored=pupil.browser.text).sections[1]["text"] == say(
        "class-gone"
    )


def test_a_room_ends_when_its_teacher_has_been_away_whoever_else_is_there() -> None:
    now = [0.0]
    rooms = Rooms(RoomLimits(idle_seconds=100), lambda: now[0])
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    now[0] = 300
    rooms.sweep()
    assert code in rooms._open, "the teacher is there"
    teacher.leave()
    now[0] = 390
    pupil.press("set_name", {"name": "Ann"})
    rooms.sweep()
    assert code in rooms._open
    now[0] = 401
    rooms.sweep()
    settle(pupil)
    assert code not in rooms._open
    assert say("class-over") in pupil.words()


def test_pupils_who_leave_are_not_there() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    pupil.leave()
    teacher.settle()
    assert say("class-present", count=0) in teacher.words()
    pupil._say({"hello": pupil.session.epoch, "at": 0, "sent": []})
    teacher.settle()
    assert say("class-present", count=1) in teacher.words()


def test_a_hostile_press_changes_nothing() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    lost = ClassVisit(rooms, "x")
    names = ("show_subject", "enter", "set_name", "ask", "choose", "pair", "play", "look_at_table")
    values: list[Any] = [None, 7, {}, {"name": 3}, {"code": []}, [[]], "rules", "editor", -1]
    for name in (*names, "open_room", "pose", "stop", "reveal", "end_games", "no_button"):
        for value in values:
            for visit in (teacher, pupil, lost):
                visit.press(name, value)
                assert not visit.sheet.fault, (name, value)
    assert [*rooms._open] == [code]
    assert not rooms._open[code].room.is_over


def test_the_desk_shows_the_qr_code_of_its_own_link_only() -> None:
    teacher, code = opened(Rooms())
    teacher.press("ask", "invite")

    def picture() -> str:
        [link] = [one for one in teacher.sections if one["kind"] == "copy"]
        assert link["code"] == say("table-code")
        return str(link["picture"])

    for foreign in ("", "https://evil.example", "https://example.org/class?room=ABCDEF", "x" * 999):
        teacher.press("code", foreign)
        assert not picture()
    teacher.press("code", f"https://example.org/class?room={code}")
    assert picture().startswith("data:image/svg+xml")


def test_a_pupil_hears_what_is_asked_and_how_to_answer() -> None:
    rooms = Rooms()
    teacher, code = opened(rooms)
    pupil = ClassVisit(rooms, code)
    teacher.press("pose")
    settle(pupil)
    poll = teacher.room(rooms).poll
    assert poll is not None
    _, question, how = poll.question.words()
    assert how == say("class-several")
    [slot] = [one for one in pupil.sections if one["kind"] == "slot"]
    assert [one["text"] for one in slot["parts"]] == [f"{question} {how}"]
