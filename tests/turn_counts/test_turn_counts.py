"""Turn counts: as they were kept, the same for the reference, and a wrong rule is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.core import SWITCHES, Action, RotateTile, Rotation, State
from tests.core.boards import document
from tests.reference import naive
from tests.reference.board import Document
from tests.turn_counts import positions
from tests.turn_counts.__main__ import main
from tests.turn_counts.counting import Counts, count_turn
from tests.turn_counts.drill import Counting, Kept, first_parting, keep
from tests.turn_counts.engines import Core, Naive

#: Turns on a board of which everything but the top left corner is mountain.
CORNER = document("...\n.~f", tokens={0: "a1"}, card=4)
CRATERS = document(".v.\n.v.", tokens={0: "a1"}, card=4, guardian_left=False)


@pytest.mark.parametrize("name", positions.names())
def test_the_counts_are_those_that_were_kept(name: str) -> None:
    assert positions.counted(Core(), name) == positions.kept().get(name), (
        f"see where: python -m tests.turn_counts {name} --against naive; "
        "when the change is wanted: make turn-counts"
    )


def test_there_are_a_dozen_positions_and_no_counts_of_others() -> None:
    assert list(positions.kept()) == positions.names()
    assert len(positions.names()) >= 12
    documents = [positions.load(name) for name in positions.names()]
    cards = {d["guardians"][d["to_act"]] for d in documents}
    assert cards == {1, 2, 3, 4, 5}
    assert {len(d["tokens"]) for d in documents} == {2, 3, 4}
    for switch, (usual, _) in SWITCHES.items():
        values = {d["rules"].get(switch, usual) for d in documents}
        assert len(values) == 2 or switch == "start_edge"


@pytest.mark.parametrize(
    "name", ["many-ruins", "ruins-wait", "crowded", "volcanoes", "temple-rows"]
)
def test_the_reference_counts_the_same(name: str) -> None:
    whole = positions.load(name)
    counts = [count_turn(engine, engine.read(whole), 2) for engine in (Core(), Naive())]
    assert counts[0] == counts[1]


def test_a_turn_counted_by_hand() -> None:
    """A token on a1, free land on b1, a2 and b2, and the talisman to take."""
    whole = document("..\n..", tokens={0: "a1"}, card=1, guardian_left=False, talisman=1)
    core = Core()
    counts = count_turn(core, core.read(whole))
    # b1 or a2; a2 after b1, b1 after a2, or b2 after either; the last of the three; the end.
    assert counts == Counts((2, 4, 3, 1), 1)
    assert count_turn(core, core.read(whole), 2) == Counts((2, 4), None)
    talisman = core.read(whole | {"turn": whole["turn"] | {"guardian_left": True}})
    # The talisman may be taken at any time before the end, or not at all.
    assert count_turn(core, talisman) == Counts((2 + 1, 4 + 2, 3 + 4, 1 + 3, 1), 2)


class TurnsAgainstTheClock(Core):
    """A core with a wrong rule: a tile never turns back once two tokens were placed."""

    def apply(self, position: State, action: Action) -> State:
        crowd = sum(own.bit_count() for own in position.tokens)
        if isinstance(action, RotateTile) and crowd == 3 and action.turn is Rotation.CCW:
            action = RotateTile(action.slot, Rotation.CW, action.by)
        return super().apply(position, action)


class ForgetsToBurn(Core):
    """A core with a wrong rule: two volcanoes together burn nothing, the tokens come back."""

    def apply(self, position: State, action: Action) -> State:
        after = super().apply(position, action)
        if after.sacrificed[0] - position.sacrificed[0] < 2:
            return after
        return after.replaced(
            sacrificed=position.sacrificed, supply=(after.supply[0] + 2, *after.supply[1:])
        )


def types(line: tuple[str, ...]) -> list[str]:
    return [json.loads(text)["type"] for text in line]


def test_a_wrong_rule_is_named_with_the_line_that_leads_to_it() -> None:
    planted = Counting(TurnsAgainstTheClock(), CORNER, 4)
    parting = first_parting(planted, Counting(Naive(), CORNER, 4))
    assert parting is not None
    assert types(parting.line) == ["place", "place"]
    assert json.loads(parting.action) == {
        "type": "rotate_tile",
        "slot": 0,
        "turn": "ccw",
        "by": "guardian",
    }
    assert parting.words == "leads to different positions"


def test_a_wrong_rule_is_named_where_every_number_is_right() -> None:
    counts = [count_turn(engine, engine.read(CRATERS)) for engine in (ForgetsToBurn(), Core())]
    assert counts[0] == counts[1]
    parting = first_parting(Counting(ForgetsToBurn(), CRATERS, 4), Counting(Core(), CRATERS, 4))
    assert parting is not None
    assert types((*parting.line, parting.action)) == ["place", "place", "place", "end_turn"]
    placed = [json.loads(text)["space"] for text in parting.line]
    assert [0, 1] in placed, "one volcano"
    assert [1, 1] in placed, "and the other"


def test_an_action_that_only_one_side_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = naive.legal_actions

    def strict(whole: Document) -> list[dict[str, Any]]:
        held = len(whole["tokens"][0])
        return [a for a in honest(whole) if held < 2 or a.get("space") != [0, 2]]

    monkeypatch.setattr(naive, "legal_actions", strict)
    parting = first_parting(Counting(Core(), CORNER, 3), Counting(Naive(), CORNER, 3))
    assert parting is not None
    assert parting.words == "is legal in the first only"
    assert json.loads(parting.action)["space"] == [0, 2]
    assert len(parting.line) == 1


def test_equal_counts_do_not_part() -> None:
    assert first_parting(Counting(Core(), CORNER, 2), Counting(Naive(), CORNER, 2)) is None


def test_counts_are_kept_in_a_file_and_held_against_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "corner.json"
    path.write_text(json.dumps(CORNER), "utf-8")
    kept = str(tmp_path / "counts.json")
    assert main([str(path), "--depth", "3", "--keep", kept, "--against", kept]) == 0
    assert "are the same, 3 actions deep" in capsys.readouterr().out
    keep(Counting(TurnsAgainstTheClock(), CORNER, 3), tmp_path / "wrong.json")
    assert main([str(path), "--depth", "3", "--against", str(tmp_path / "wrong.json")]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in told[1:]] == ["place", "place", "rotate_tile"]
    assert told[0] == f"core and {tmp_path / 'wrong.json'} part:"
    assert 'here: rotate_tile by="guardian" slot=0 turn="ccw"' in told[-1]


def test_what_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "odd.json").write_text("{}", "utf-8")
    with pytest.raises(ValueError, match="no file of counts"):
        Kept(tmp_path / "odd.json")
    for arguments in (["nowhere"], ["card-1", "--against", str(tmp_path / "none.json")]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert "no" in capsys.readouterr().err.lower()
