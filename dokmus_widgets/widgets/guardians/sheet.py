"""The sheet of the guardian explorer: card, tools, answer, and effect."""

from dokmus_widgets.core.catalogue import CARDS
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explore.guardians.explorer import CardExplorer
from dokmus_widgets.explore.guardians.tools import tools_of
from dokmus_widgets.explore.guardians.words import card_limits, card_title
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import EffectWords
from dokmus_widgets.widgets.guardians.choices import all_choices, tool_buttons
from dokmus_widgets.widgets.sections import basic


def beside_board(trials: CardExplorer, answer: Answer) -> list[Section]:
    parts: list[Section] = [_card_buttons(trials.card), *_card(trials)]
    prompt = trials.prompt()
    if answer.words != prompt:
        parts.append(basic.Prompt(prompt))
    parts += [basic.answer(answer), *_buttons(trials)]
    if trials.effect is not None:
        parts.append(EffectWords(trials.effect, trials.names).section())
    return [*parts, all_choices(trials)]


def _card_buttons(card: int) -> basic.Buttons:
    titles = [(number, card_title(number)) for number in CARDS]
    return basic.Buttons(say("guardians-cards"), basic.one_of("choose_card", titles, card))


def _card(trials: CardExplorer) -> list[Section]:
    card, seat = trials.card, trials.seat
    return [
        basic.Heading(card_title(card), trials.names[seat], seat),
        basic.Prompt(say(f"card-{card}-text")),
        basic.Note(card_limits(card)),
    ]


def _buttons(trials: CardExplorer) -> list[Section]:
    rows: list[Section] = [tool_buttons(trials)] if len(tools_of(trials.card)) > 1 else []
    parts = [
        basic.Button("ask", say(f"do-{kind.type}"), kind.word, primary=trials.effect is None)
        for kind, cards in GRANTS.items()
        if kind.word and trials.card in cards
    ]
    if trials.effect is not None:
        parts.append(basic.Button("back", say("guardians-back")))
    return [*rows, basic.Buttons(say("do-label"), parts)] if parts else rows


def other_positions(trials: CardExplorer) -> basic.Buttons:
    parts = [basic.Button("another", say("guardians-another"))]
    if not trials.is_telling:
        parts.append(basic.Button("first_position", say("guardians-telling")))
    return basic.Buttons(say("do-label"), parts)
