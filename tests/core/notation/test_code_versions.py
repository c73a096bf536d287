"""Position codes of other versions: those of before are read, those of later told as such."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dokmus_widgets.core import SWITCHES, Phase, PositionError, Rules, new_game
from dokmus_widgets.core.notation import CodeError, CodeFault, read_position_code
from dokmus_widgets.core.notation.code_rules import put_rules, take_rules
from dokmus_widgets.core.notation.digits import Packer, Unpacker, from_text, to_text
from tests.core.notation.test_code import GOLDEN, golden, hold, packed, refused, sealed

#: Codes that version 1 wrote, in every reading that it knew, each with the position it was.
WRITTEN_BEFORE = [
    json.loads(line)
    for line in Path(__file__).with_name("codes-1.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("number", range(len(WRITTEN_BEFORE)))
def test_codes_of_version_1_are_read_as_they_were(number: int) -> None:
    code, written = WRITTEN_BEFORE[number]["code"], WRITTEN_BEFORE[number]["position"]
    if written["tiles"] == "isle":
        written = written | {"tiles": new_game(2).to_dict()["tiles"]}
    state = read_position_code(code)
    document = state.to_dict()
    later = dict(list(document["rules"].items())[6:])
    assert document == written | {"rules": written["rules"] | later}
    assert all(value == SWITCHES[switch][0] for switch, value in later.items())
    assert hold(state).startswith("d2_"), "it is written as version 2 from now on"
    damaged = sealed(code.rpartition("_")[0] + "0")
    with pytest.raises((CodeError, PositionError)):
        read_position_code(damaged)


def test_all_readings_of_before_are_among_the_codes_of_version_1() -> None:
    readings = {tuple(one["position"]["rules"].items()) for one in WRITTEN_BEFORE}
    assert len(readings) == 2**6
    seats = {len(one["position"]["tokens"]) for one in WRITTEN_BEFORE}
    phases = {one["position"]["phase"] for one in WRITTEN_BEFORE}
    assert (seats, phases) == ({2, 3, 4}, set(Phase))


def test_a_next_switch_needs_no_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes of today are read once there is one more; its codes are told to be later today."""
    rules, today = "dokmus_widgets.core.notation.code_rules.SWITCHES", golden()
    written = today.rules.to_dict()
    more = SWITCHES | {"next": (False, True)}
    pack = Packer()
    with monkeypatch.context() as patch:
        patch.setattr(rules, more)
        asked: Any = SimpleNamespace(to_dict=lambda: written | {"next": False})
        put_rules(pack, asked, 2)
        assert take_rules(Unpacker(packed(today.rules)), 2) == written | {"next": False}
        asked = SimpleNamespace(to_dict=lambda: written | {"next": True})
        put_rules(later := Packer(), asked, 2)
        assert take_rules(Unpacker(later.number()), 2) == written | {"next": True}
    assert pack.number() == packed(today.rules)
    assert take_rules(Unpacker(later.number()), 2) is None
    placing = packed(Rules(temple_rows="placing"))
    monkeypatch.setattr(rules, SWITCHES | {"temple_rows": ("one",)})
    assert take_rules(Unpacker(placing), 2) is None, "a later value"


def test_a_code_with_a_switch_that_came_later_is_told_so() -> None:
    head, tiles = "d2_isle_", from_text(GOLDEN.split("_")[2]) % 2**32
    error = refused(sealed(head + to_text((len(SWITCHES) + 1) << 32 | tiles)))
    assert error.reason is CodeFault.VERSION
    assert "a switch that came later" in str(error)
