"""The one reader of positions, and the one of games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import PositionError, State
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play import Game
from dokmus_widgets.play.positions import open_game, read_position, starting_point, state_of
from dokmus_widgets.play.records import record_of, recorded
from dokmus_widgets.widgets import BoardWidget, GameWidget, LessonWidget, ReviewWidget

STATE = sample_turn(1, 2, 3)


def played() -> Game:
    """Return a game with a few moves."""
    game = Game(2, seed=1, names=["Ada", "Ben"], hand_over=False)
    for _ in range(3):
        game.act(next(iter(game.state.legal_actions())))
    return game


def forms(folder: Path) -> dict[str, Any]:
    """Return a game in every form."""
    game, file = played(), folder / "game.txt"
    file.write_text(record_of(game), "utf-8")
    return {
        "game": game,
        "widget": GameWidget(position=game.fork()),
        "record": recorded(game),
        "text": record_of(game),
        "file": file,
        "review": ReviewWidget(record_of(game)),
    }


def test_a_game_is_opened_in_every_form(tmp_path: Path) -> None:
    wanted = played()
    for name, form in forms(tmp_path).items():
        game, fault = open_game(form)
        assert fault is None
        assert game.names == wanted.names, name
        assert game.state == wanted.state == read_position(form), name
        assert len(game.history.plies) == 3, name
        assert ReviewWidget(form).state == wanted.state, name
        assert GameWidget(position=form).state == wanted.state, name


def test_a_position_is_read_in_every_form(tmp_path: Path) -> None:
    case = cases()[0]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(STATE.to_dict()), "utf-8-sig")
    document = STATE.to_dict()
    for form in (STATE, document, STATE.to_code(), json.dumps(document), file):
        assert read_position(form) == state_of(form) == BoardWidget(form).state == STATE
        assert GameWidget(position=form).state == STATE
    for owner in (case, Game(state=STATE), BoardWidget(STATE), LessonWidget()):
        assert read_position(owner) == getattr(owner, "state", STATE)


def test_a_game_of_a_widget_is_played_on_apart_from_it() -> None:
    widget = GameWidget(position=played())
    other = starting_point(widget)
    assert isinstance(other, Game)
    assert other is not widget.game
    before = widget.state
    other.act(next(iter(other.state.legal_actions())))
    assert widget.state == before


@pytest.mark.parametrize("wrong", [None, 5, 2.5, object(), Game, len, [STATE], b"d2_isle"])
def test_other_things_are_refused_with_what_can_be_read(wrong: object) -> None:
    for read in (read_position, state_of, open_game, starting_point):
        with pytest.raises(ValueError, match="can't be read: give a code, link, document"):
            read(wrong)


def test_text_never_names_a_file(tmp_path: Path) -> None:
    file = tmp_path / "code.txt"
    file.write_text(STATE.to_code(), "utf-8")
    assert read_position(file) == STATE
    with pytest.raises(ValueError, match="position code"):
        read_position(str(file))
    with pytest.raises(ValueError, match=r"nowhere.txt can't be read: No such file"):
        read_position(tmp_path / "nowhere.txt")


def test_faults_of_documents_are_told_in_words_or_all_at_once() -> None:
    wrong = STATE.to_dict() | {"round": 9, "talisman": 7}
    with pytest.raises(PositionError, match="round") as all_of_them:
        state_of(wrong)
    assert len(all_of_them.value.faults) == 2
    with pytest.raises(ValueError, match=r"round: 9 .*, and more") as worded:
        read_position(wrong)
    assert not isinstance(worded.value, PositionError)


def test_a_record_with_a_fault_is_opened_up_to_it() -> None:
    text = record_of(played())
    game, fault = open_game(f"{text}Ada: nonsense\n")
    assert fault is not None
    assert len(game.history.plies) == 3
    assert isinstance(recorded(game), GameRecord)
    assert isinstance(game.state, State)
