"""The sheet of the guardian cards: which card, what it does, what was answered, what it changes."""

from __future__ import annotations

from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explore.guardians.tools import tools_of
from dokmus_widgets.explore.guardians.trials import GuardianTrials
from dokmus_widgets.explore.guardians.words import card_limits, card_title
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.guardians.changes import EffectWords
from dokmus_widgets.widgets.guardians.choices import all_choices, tool_buttons


def beside_board(trials: GuardianTrials, answer: Answer) -> list[Section]:
    """The card, what to click, the answer, what changed, and all that could be done."""
    parts = [_card_buttons(trials.card), *_card(trials)]
    prompt = trials.prompt()
    if answer.words != prompt:
        parts.append(sections.prompt(prompt))
    parts += [sections.answer(answer), *_buttons(trials)]
    if trials.effect is not None:
        parts += EffectWords(trials.effect, trials.names).sections()
    return [*parts, all_choices(trials)]


def _card_buttons(card: int) -> Section:
    parts = [
        sections.button("choose_card", card_title(number), number, pressed=number == card)
        for number in CARDS
    ]
    return sections.buttons(say("guardians-cards"), parts)


def _card(trials: GuardianTrials) -> list[Section]:
    """The card, who has it, what it does, and what it may not do."""
    card, seat = trials.card, trials.seat
    return [
        sections.heading(card_title(card), trials.names[seat], seat),
        sections.prompt(say(f"card-{card}-text")),
        sections.note(card_limits(card)),
    ]


def _buttons(trials: GuardianTrials) -> list[Section]:
    rows = [tool_buttons(trials)] if len(tools_of(trials.card)) > 1 else []
    parts = []
    if trials.card == CARDS[0]:
        primary = trials.effect is None
        parts.append(sections.button("take_talisman", say("do-take_talisman"), primary=primary))
    if trials.effect is not None:
        parts.append(sections.button("back", say("guardians-back")))
    return [*rows, sections.buttons(say("do-label"), parts)] if parts else rows


def other_positions(trials: GuardianTrials) -> Section:
    """The buttons that show the card on another position."""
    parts = [sections.button("another", say("guardians-another"))]
    if not trials.is_telling:
        parts.append(sections.button("first_position", say("guardians-telling")))
    return sections.buttons(say("do-label"), parts)
