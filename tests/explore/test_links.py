"""Tests of links to the rules explorer."""

from __future__ import annotations

from random import Random
from urllib.parse import parse_qsl

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.core import Rules, Terrain
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    GuardianUsed,
    InTurn,
    LastPlaced,
    Paint,
    Players,
    Put,
    Read,
    SwapTiles,
    TokensLeft,
    TurnTile,
    Waiting,
)
from dokmus_widgets.explore.changes.notation import read_changes, write_changes
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.links import link_to, linked_explorer

ALL: tuple[Change, ...] = (
    *(Paint((2, 3), terrain) for terrain in Terrain),
    *(Put((0, 25), 3), Put((9, 0), None)),
    *(TurnTile("a. b/%é", 3), SwapTiles(0, 5), Players(3)),
    *(Read("temple_water", "joins"), Read("ruins_on_move", False)),
    *(TokensLeft(2), Card(5), GuardianUsed(True), Waiting("none of these"), Waiting(None)),
    *(LastPlaced((4, 4)), InTurn(1)),
)


def opened(link: str) -> Explorer:
    return linked_explorer(dict(parse_qsl(link.removeprefix("?"))))


def test_every_change_can_be_written_and_read() -> None:
    assert read_changes(write_changes(ALL)) == ALL
    assert read_changes("") == ()


@pytest.mark.parametrize("seed", range(12))
def test_a_link_keeps_the_case_its_changes_and_the_question(seed: int) -> None:
    chance = Random(seed)
    explorer = Explorer()
    explorer.show_case(chance.choice([case.id for case in cases() if case.state.turn]))
    frame = explorer.state.island.frame
    for _ in range(4):
        space = (chance.randrange(frame.rows), chance.randrange(frame.columns))
        explorer.change(
            chance.choice(
                [
                    Paint(space, chance.choice(list(Terrain))),
                    Put(space, chance.choice([0, 1, None])),
                    TokensLeft(1 + chance.randrange(3)),
                    Read("temple_reach", chance.choice(["any_token", "last_token"])),
                ]
            )
        )
    explorer.ask("end")
    again = opened(link_to(explorer))
    assert again.case == explorer.case
    assert again.what_if.given == explorer.what_if.given
    assert again.what_if.changes == explorer.what_if.changes, "each can be taken back"
    assert again.state == explorer.state
    assert again.answer.words == explorer.answer.words
    assert link_to(again) == link_to(explorer)


def test_a_position_of_ones_own_keeps_its_changes() -> None:
    explorer = Explorer()
    explorer.show_position(Explorer("temple.link").state.replaced(rules=Rules.preset("fr")))
    explorer.change(TokensLeft(1))
    again = opened(link_to(explorer))
    assert again.case is None
    assert again.what_if.changes == explorer.what_if.changes
    assert again.state.rules == Rules.preset("fr")


def test_what_was_played_is_told_by_where_it_led() -> None:
    explorer = Explorer("forest.cost")
    explorer.change(TokensLeft(3))
    explorer.click("b1")
    explorer.do()
    assert opened(link_to(explorer)).what_if.given == explorer.state


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("paint.c4.gold", "change paint.c4.gold can't be read"),
        ("paint.c4", "can't be read"),
        ("fly.c4 left.2", "change fly.c4 can't be read"),
        ("put.nowhere.0", "can't be read"),
        ("read.no_switch.true", "change read.no_switch.true can't be read"),
        ("left.99999999", ""),
        *(("last.zz99", ""), ("put.zz99.0", ""), ("swap.-1.0", ""), ("in_turn.-1", "")),
        ("left.1 " * 60, "60 changes"),
    ],
)
def test_changes_that_cannot_be_are_told_and_the_case_is_shown(changed: str, told: str) -> None:
    explorer = linked_explorer({"case": Explorer("temple.link").case.id, "changed": changed})  # type: ignore[union-attr]
    assert not explorer.answer
    assert told in explorer.answer.words
    assert explorer.case == Explorer("temple.link").case
    assert explorer.what_if.changes == ()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_link_says_an_explorer_opens(seed: int) -> None:
    chance = Random(seed)
    parts = "a1 b2 zz99 c0 forest none true 0 1 -1 7 99999999999999999999 3 joins temple_reach é %"
    kinds = sorted({change.kind for change in ALL})
    for _ in range(40):
        words = [
            ".".join([chance.choice(kinds), *chance.choices(parts.split(), k=chance.randrange(3))])
            for _ in range(3)
        ]
        shown = chance.choice(cases())
        explorer = linked_explorer({"case": shown.id, "changed": " ".join(words)})
        assert explorer.case == shown
        assert explorer.answer.words
