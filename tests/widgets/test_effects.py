"""What an action changes, on every page: while it is asked about, and until the next step."""

from __future__ import annotations

from typing import Any

import pytest

from dokmus_widgets.cases import case
from dokmus_widgets.core import Action, MoveTile, Space, State, TakeTalisman, actions, space_name
from dokmus_widgets.core.catalogue import CARDS, cards_for
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.core.observe import shown_cards
from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.explain.seats import seat_names, signed
from dokmus_widgets.explore.effects import effect
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.sample_games import sample_turn, telling_turn
from dokmus_widgets.widgets import GameWidget, GuardianExplorer, LessonWidget, RuleExplorer
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.effects.sheet import EffectWords
from tests.widgets.hand import press, sections, send, tap

SLIDE = case("guardian-2-real")
NAMES = seat_names(3)


def told(widget: BoardAndSheet) -> dict[str, Any] | None:
    """What the sheet says that an action changes; None where it says nothing."""
    found = sections(widget, "facts")
    assert len(found) < 2
    return found[0] if found else None


def totals(before: State, after: State) -> list[str]:
    """The totals of the score sheets, as the table has them: what stays as one number."""
    sheets = zip(before.score(), after.score(), strict=True)
    return [f"{a.total}→{b.total}" if a.total != b.total else f"{a.total}" for a, b in sheets]


def check_points(widget: BoardAndSheet, before: State, after: State) -> None:
    """That the points told, in short and in the table, are those that the core counts."""
    facts = told(widget)
    assert facts is not None
    with speaking(widget.language):
        for name, old, new in zip(widget.names, before.score(), after.score(), strict=True):
            gain = new.total - old.total
            words = say("guardians-gain", who=name, points=signed(gain))
            assert (words in facts["short"]) is bool(gain)
    assert facts["table"]["rows"][-1]["values"] == totals(before, after)


def marked(widget: BoardAndSheet, kind: str) -> set[Space]:
    """Where the board has marks of that kind."""
    marks = widget.board.scene["marks"]
    return {(mark["row"], mark["column"]) for mark in marks if mark["kind"] == kind}


def found_by(state: State, seat: int) -> set[Space]:
    """The temples beside tokens of a seat, counted without the core's own discoveries."""
    temples = state.island.small_temples | state.island.large_temples
    return {
        space
        for space in state.island.frame.spaces(temples)
        if any(
            abs(space[0] - row) + abs(space[1] - column) == 1
            for row, column in state.tokens_of(seat)
        )
    }


def shows_nothing(widget: BoardAndSheet) -> bool:
    """Whether nothing is left of what an action changed."""
    kinds = {tint["kind"][:4] for tint in widget.board.scene["tints"]}
    effects = set().union(*(marked(widget, kind) for kind in ("gained", "lost", "opened")))
    return (
        told(widget) is None
        and not widget.board.scene["before"]
        and not effects | (kinds & {"body"})
    )


def test_a_rule_case_tells_what_a_slide_would_do_and_then_what_it_did() -> None:
    explorer, before, slide = RuleExplorer(case=SLIDE), SLIDE.state, SLIDE.actions[0]
    assert shows_nothing(explorer)
    assert explorer.ask(slide)
    after = before.apply(slide)
    check_points(explorer, before, after)
    facts = told(explorer)
    assert facts is not None
    assert facts["title"] == say("guardians-title")
    assert not explorer.board.scene["before"], "nothing to drag yet"
    [new] = found_by(after, 0) - found_by(before, 0)
    moved = [row + by for row, by in zip(new, _way_back(before, slide), strict=True)]
    assert marked(explorer, "gained") == {tuple(moved)}, "where that temple is now"
    kinds = [part["kind"] for part in explorer.sheet.view["beside"]]
    assert kinds[kinds.index("ruling") + 1] == "facts", "the answer first"

    explorer.do()
    check_points(explorer, before, after)
    facts = told(explorer)
    assert facts is not None
    assert facts["title"] == say("guardians-title-done")
    assert marked(explorer, "gained") == {new}
    assert explorer.board.scene["before"]["gap"] == list(
        before.island.frame.slot_corner(before.island.gap)
    )
    assert {tint["kind"] for tint in explorer.board.scene["tints"]} >= {"body-0", "body-1"}


def _way_back(before: State, slide: Action) -> Space:
    assert isinstance(slide, MoveTile)
    corner = before.island.frame.slot_corner
    (row, column), (gap_row, gap_column) = corner(slide.slot), corner(before.island.gap)
    return row - gap_row, column - gap_column


@pytest.mark.parametrize(
    "step",
    [
        lambda explorer: explorer.ask("end"),
        lambda explorer: explorer.show_case("guardian-2-river"),
        lambda explorer: explorer.reset() and explorer.ask("end"),
        lambda explorer: explorer.what_if(terrain={"a1": "forest"}) and explorer.ask("end"),
        lambda explorer: explorer.back() and explorer.ask("talisman"),
    ],
)
def test_on_the_rules_page_it_is_gone_with_the_next_step(step: Any) -> None:
    explorer = RuleExplorer(case=SLIDE)
    explorer.do(SLIDE.actions[0])
    assert not shows_nothing(explorer)
    step(explorer)
    assert shows_nothing(explorer)


def test_what_may_not_be_done_changes_nothing() -> None:
    explorer = RuleExplorer(position=telling_turn(2))
    state = explorer.state
    barred = next(
        slot
        for slot in range(state.island.frame.slots)
        if slot != state.island.gap and not state.check(MoveTile(slot)).legal
    )
    assert not explorer.ask(MoveTile(barred))
    assert shows_nothing(explorer)
    assert not explorer.do()
    assert shows_nothing(explorer)


def test_readings_side_by_side_have_no_changes_of_one_of_them() -> None:
    explorer = RuleExplorer(case=SLIDE)
    explorer.ask(SLIDE.actions[0])
    explorer.compare("en", "ja")
    assert shows_nothing(explorer)
    explorer.end_comparison()
    assert not shows_nothing(explorer)


@pytest.mark.parametrize("card", CARDS)
def test_every_page_tells_the_same_as_the_page_of_the_guardians(card: int) -> None:
    before = telling_turn(card)
    for action in card_actions(before, card)[::5]:
        guardians = GuardianExplorer(card, position=before)
        guardians.ask(action)
        rules, game = RuleExplorer(position=before), GameWidget(position=before)
        rules.ask(action)
        game.act(action)
        known = told(guardians)
        assert known is not None
        for page in (rules, game):
            facts = told(page)
            assert facts is not None
            assert (facts["entries"], facts["table"]) == (known["entries"], known["table"])
        assert marked(game, "gained") == marked(guardians, "gained")
        assert bool(game.board.scene["before"]) is not isinstance(action, TakeTalisman)


def slid() -> tuple[GameWidget, State, MoveTile]:
    """A game in which a tile was slid by hand, the position before, and the slide."""
    before = telling_turn(2)
    slide = max(
        (a for a in card_actions(before, 2) if isinstance(a, MoveTile)),
        key=lambda a: len(found_by(before.apply(a), 0) - found_by(before, 0)),
    )
    game = GameWidget(position=before)
    press(game, "use", "move_tile")
    space = space_name(before.island.frame.slot_middle(slide.slot))
    assert shows_nothing(game), "a tool in hand asks about nothing yet"
    send(game.board, {"type": "preview", "space": space})
    over = game.board.preview["over"]
    assert {mark["kind"] for mark in over["marks"]} >= {"gained", "opened"}
    assert any(tint["kind"].startswith("body") for tint in over["tints"])
    tap(game.board, space)
    assert game.state == before.apply(slide)
    return game, before, slide


def test_in_a_game_it_is_drawn_while_pointed_at_and_told_once_done() -> None:
    game, before, _ = slid()
    after = game.state
    check_points(game, before, after)
    seat = before.to_act or 0
    more = len(found_by(after, seat)) - len(found_by(before, seat))
    assert len(marked(game, "gained")) == more > 0
    shown = game.board.scene["before"]["tick"]
    taken = space_name(after.tokens_of(seat)[0])
    assert not game.click(taken)
    check_points(game, before, after)
    assert game.board.scene["before"]["tick"] == shown, "it does not play again at every click"
    game.set_language("fr")
    facts = told(game)
    with speaking("fr"):
        assert facts is not None
        assert facts["title"] == say("guardians-title-done")
    check_points(game, before, after)
    assert game.board.scene["before"]["tick"] == shown


def test_in_a_game_it_is_gone_with_the_next_action_and_when_taken_back() -> None:
    game, before, _ = slid()
    game.undo()
    assert game.state == before
    assert shows_nothing(game)
    game.redo()
    assert not shows_nothing(game), "it is done again, and nothing since"
    game.act(next(a for a in game.state.legal_actions() if isinstance(a, actions.Place)))
    assert shows_nothing(game)
    game.undo()
    assert shows_nothing(game), "the slide is not the step that led here"


def test_a_preview_stands_in_the_place_of_what_was_changed() -> None:
    game, _, _ = slid()
    place = next(a for a in game.state.legal_actions() if isinstance(a, actions.Place))
    assert marked(game, "opened")
    send(game.board, {"type": "preview", "space": space_name(place.space)})
    over = game.board.preview["over"]
    kinds = {mark["kind"] for mark in over["marks"]}
    assert "legal" in kinds
    assert not kinds & {"gained", "lost", "opened", "closed"}


def test_hidden_cards_show_in_nothing_that_is_told_of_it() -> None:
    before, told_of = telling_turn(2), []
    cards = list(before.guardians)
    hidden = [seat for seat, shown in enumerate(shown_cards(before)) if shown is None]
    assert hidden
    others = [c for c in cards_for(before.seats) if c not in before.guardians]
    for card in [cards[hidden[0]], *others]:
        cards[hidden[0]] = card
        game = GameWidget(position=before.replaced(guardians=tuple(cards)))
        game.act(next(a for a in card_actions(before, 2)))
        told_of.append((told(game), game.board.scene["marks"], game.board.scene["tints"]))
    assert len(told_of) > 1
    assert all(one == told_of[0] for one in told_of)


def test_ruins_are_told_of_like_cards() -> None:
    ruins = case("ruins-own-tile")
    turn = next(a for a in ruins.actions if ruins.state.check(a).legal)
    explorer = RuleExplorer(case=ruins)
    explorer.ask(turn)
    check_points(explorer, ruins.state, ruins.state.apply(turn))


def test_what_moves_with_a_tile_is_not_told_as_lost_and_found() -> None:
    told_of = 0
    for seed in range(1, 5):
        before = sample_turn(seed, 4, 3)
        for action in card_actions(before, 4):
            found = effect(before, action)
            assert all(rider.origin != rider.target for rider in found.riders)
            openings = found.openings
            assert not {*openings.opened} & {*openings.closed_from}
            for finds in found.finds:
                words = EffectWords(found, NAMES).section().entries
                lost = [
                    say("guardians-elsewhere", terrain=terrain, space=space_name(now))
                    for now, was in zip(finds.lost, finds.lost_from, strict=True)
                    for terrain in [terrain_at(before, was)]
                    if now != was
                ]
                told_of += len(lost)
                assert all(any(one in entry.text for entry in words) for one in lost)
                both = {*finds.gained} & {*finds.lost_from}
                kinds = [(terrain_at(before, s), terrain_at(found.after, s)) for s in both]
                assert all(was != now for was, now in kinds), "the same, for whoever plays"
            closed = zip(openings.closed, openings.closed_from, strict=True)
            for now, was in closed:
                way = [space_name(was)] + [space_name(now)] * (now != was)
                assert any(" → ".join(way) in entry.text for entry in words)
    assert told_of


def terrain_at(state: State, space: Space) -> str:
    small = state.island.small_temples & state.island.frame.bit(space)
    return say("terrain", terrain="small_temple" if small else "large_temple")


def test_after_an_action_the_guardians_page_tells_what_it_changed() -> None:
    guardians = GuardianExplorer(4)
    guardians.ask(card_actions(guardians.trials.before, 4)[0])
    facts = told(guardians)
    assert facts is not None
    assert facts["title"] == say("guardians-title-done")


def test_in_a_lesson_it_stays_until_the_next_thing_is_done() -> None:
    lesson = LessonWidget("move-a-tile", step=2)
    before = lesson.state
    assert shows_nothing(lesson)
    assert lesson.do("slide 2A")
    after = before.apply(read_action(before, "slide 2A"))
    assert lesson.state == after
    facts = told(lesson)
    assert facts is not None
    assert facts["title"] == say("guardians-title-done")
    assert lesson.board.scene["before"]
    assert any(tint["kind"].startswith("body") for tint in lesson.board.scene["tints"])
    lesson.do("h4+1")
    assert shows_nothing(lesson)
    lesson.again()
    assert shows_nothing(lesson)
    lesson.do("slide 2A")
    assert not shows_nothing(lesson)
    lesson.next()
    assert shows_nothing(lesson)
