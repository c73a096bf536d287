"""The sheet of the rules explorer: the case, the answer with all that leads on, and what if."""

from __future__ import annotations

from typing import Any

from dokmus_widgets.core import PRESETS, SWITCHES, Action, Phase, Rule, Rules, Terrain
from dokmus_widgets.core.catalogue import CARDS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.legality.compare import SWITCH_RULES
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.readings import (
    preset_name,
    reading_words,
    switch_question,
)
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.explore.asking.brushes import SWAP, TAKE, TURN, brush_words
from dokmus_widgets.explore.asking.words import (
    case_question,
    case_title,
    change_words,
    family_name,
    remedy_words,
    rule_name,
)
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.offer import name_of
from dokmus_widgets.explore.rules.places import place_of
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.scores.changes import case_score_sheet
from dokmus_widgets.widgets.sections.rules import changes, part, rule_case, ruling, what_if

#: The symbol of the chart for each terrain that can be painted.
_SYMBOLS = {
    Terrain.MEADOW: "dk-grass-1",
    Terrain.FOREST: "dk-crowns-1",
    Terrain.WATER: "dk-waves-1",
    Terrain.MOUNTAIN: "dk-mountain-1",
    Terrain.VOLCANO: "dk-volcano",
    Terrain.SMALL_TEMPLE: "dk-temple-small",
    Terrain.LARGE_TEMPLE: "dk-temple-large",
    Terrain.RUINS: "dk-ruins",
}
_ACTIONS = ("take_talisman", "sacrifice", "decline_ruins", "end_turn")


def beside_boards(
    explorer: Explorer, link: list[Section], *, in_history: bool = False, arrived: int = 0
) -> list[Section]:
    """Everything about the case that is shown, first what is needed first.

    ``in_history``: whether the page's history holds it; ``arrived``: see :func:`rule_case`.
    """
    place = place_of(explorer) if in_history else ""
    parts = [{**_case(explorer), "place": place, "arrived": arrived}]
    if explorer.what_if.changes:
        parts.append(_changes(explorer))
    if explorer.state.rules != Rules() and not explorer.readings:
        words = reading_words(explorer.state.rules)
        parts.append(sections.note(say("reading-played", reading=words)))
    parts += [_ruling(explorer), *_offers(explorer), *case_score_sheet(explorer)]
    parts += _readings(explorer)
    asks = explorer.case is None or explorer.case.actions
    if explorer.state.phase is Phase.GUARDIANS and asks:
        parts.append(_cards())
    if explorer.state.turn is not None:
        parts += [_tools(explorer)]
    parts += [_what_if(explorer), _keep(explorer), *link]
    return parts


def _case(explorer: Explorer) -> Section:
    case, rule = explorer.case, explorer.rule
    if case is None:
        ask = say("explore-position")
        return rule_case(say("find-title"), "", say("case-own"), ask, None, (), "")
    steps, of = None, ""
    if rule is not None:
        around = [one.id for one in explorer.siblings]
        number = around.index(case.id) + 1
        of = say("case-of", rule=rule_name(rule), number=number, count=len(around))
        if len(around) > 1:
            steps = (
                part("step", "", -1, label=say("case-previous")),
                part("step", "", 1, label=say("case-next")),
            )
    crumb = family_name(case.family)
    title, ask = case_title(case), case_question(case)
    return rule_case(
        crumb, of, title, ask if ask != title else "", steps, _tries(explorer), say("case-tries")
    )


def _tries(explorer: Explorer) -> list[dict[str, Any]]:
    """What the case asks about; the first is what to press first."""
    case = explorer.case
    assert case is not None
    if not case.actions:
        return [part("tell", say("case-answer"), "", primary=True)]
    tries = []
    for number, action in enumerate(dict.fromkeys(case.actions)):
        seen = explorer.seen.get(action)
        tries.append(
            part(
                "ask",
                asked_words(case.state, action),
                write_action(case.state, action),
                primary=number == 0 and explorer.action is None,
                pressed=action == explorer.action if explorer.action is not None else None,
                seen="" if seen is None else "yes" if seen else "no",
            )
        )
    return tries


def _changes(explorer: Explorer) -> Section:
    state, names = explorer.what_if.state, explorer.names
    parts = []
    for number, change in enumerate(explorer.what_if.changes):
        words = change_words(state, change, names)
        label = say("what-if-take-back", what=words)
        parts.append(part("take_back", words, number, label=label))
    return changes(say("what-if-changed"), parts, part("reset", say("what-if-reset")))


def _ruling(explorer: Explorer) -> Section:
    found, answer = explorer.ruling, explorer.answer
    chips = [part("show_rule", rule_name(rule), str(rule), label=rule) for rule in answer.rules]
    if found is None:
        undone = [_button("back", "answer-back")] if explorer.done else []
        if answer.words == explorer.question:
            return ruling(_hint(explorer), None, heard=_heard(explorer), buttons=undone)
        return ruling(answer.words, answer.done, chips=chips, buttons=undone)
    names = explorer.names
    price = None
    if found.price:
        words = say("answer-price", tokens=found.price)
        price = {"tokens": found.price, "seat": found.state.to_act, "text": words}
    told = ""
    if explorer.refuted:
        told = say("answer-refuted", what=asked_words(found.state, found.action))
    hint = say("answer-try-that")
    helps = [
        part("try_remedy", remedy_words(found.state, one, names), number, hint=hint)
        for number, one in enumerate(found.remedies)
    ]
    return ruling(
        answer.words,
        answer.done,
        told=told,
        chips=chips,
        price=price,
        point=explorer.point,
        remedies=helps,
        more=_more(explorer),
        buttons=_deeds(explorer),
    )


def _hint(explorer: Explorer) -> str:
    """What else can be asked, besides what the case offers; a position of one's own says it."""
    if explorer.case is None:
        return ""
    return say("explore-hint" if explorer.case.actions else "explore-hint-any")


def _heard(explorer: Explorer) -> str:
    """What is read out when a case is opened: where one is, and what is asked."""
    if explorer.case is None:
        return explorer.question
    title, ask = case_title(explorer.case), explorer.question
    return say("case-heard", title=title, ask=ask) if ask != title else title


def _more(explorer: Explorer) -> dict[str, Any] | None:
    """Every other ground of the answer, each drawn when looked at."""
    found = explorer.ruling
    if found is None or len(found.answers) < 2:
        return None
    grounds = [
        part("look_at", answer.words, number, pressed=number == explorer.look)
        for number, answer in enumerate(found.answers)
    ]
    name = "answer-others-yes" if found.legal else "answer-others-no"
    title = say(name, count=len(grounds) - 1)
    return {"id": write_action(found.state, found.action), "title": title, "grounds": grounds}


def _deeds(explorer: Explorer) -> list[dict[str, Any]]:
    found, buttons = explorer.ruling, []
    if found is not None and not explorer.refuted:
        buttons.append(_button("do", "answer-do" if found.legal else "answer-do-anyway"))
    if explorer.done or explorer.refuted:
        buttons.append(_button("back", "answer-back"))
    return buttons


def _button(press: str, name: str, **more: Any) -> dict[str, Any]:
    return sections.button(press, say(name), **more)


def _offers(explorer: Explorer) -> list[Section]:
    """The nearest rules and cases to a name that there is not."""
    if not explorer.nearest:
        return []
    parts = []
    for id in explorer.nearest:
        press = "show_rule" if id in list(Rule) else "show_case"
        parts.append(sections.button(press, name_of(id), id))
    return [sections.buttons(say("find-label"), parts)]


def _readings(explorer: Explorer) -> list[Section]:
    """Whether the rulebooks part over this, by which rule, and the way to see both and back.

    The way there and the way back are one button: what is pressed keeps the focus.
    """
    shown = bool(explorer.readings)
    parted = explorer.readings or explorer.parted
    if not parted:
        return []
    switches = parted[0].switches
    words = [say("compare-title" if switches else "compare-all"), *map(switch_question, switches)]
    rules = [SWITCH_RULES[switch] for switch in switches]
    chips = [sections.button("show_rule", f"§ {rule_name(rule)}", str(rule)) for rule in rules]
    compare = _button("compare", "compare-one" if shown else "compare-show", primary=shown)
    told = sections.prompt(sentences(words))
    return [told, sections.buttons(say("compare-title"), [compare, *chips])]


def _cards() -> Section:
    return sections.cards(
        say("cards-label"),
        [
            {
                "press": "ask",
                "value": f"card {card}",
                "number": card,
                "text": say(f"card-{card}"),
                "note": say(f"card-{card}-text"),
            }
            for card in CARDS
        ],
    )


def _tools(explorer: Explorer) -> Section:
    """What a click asks about, and what can be asked without one."""
    tools = [
        part(
            "use",
            say(f"tool-{tool}"),
            str(tool),
            pressed=tool is explorer.tool and not explorer.brush,
        )
        for tool in Tool
    ]
    others = [part("ask", say(f"do-{kind}"), _NOTATION[kind]) for kind in _ACTIONS]
    asked = explorer.case.actions if explorer.case is not None else ()
    return what_if(
        say("ask-others"),
        say("told-asks", tool=say(f"tool-{explorer.tool}")),
        "",
        [
            {"label": say("ask-tools"), "parts": tools},
            {"label": say("do-label"), "parts": others},
        ],
        opened=explorer.tool is not Tool.PLACE or any(map(_is_other, asked)),
    )


#: How the actions without a space are asked about.
_NOTATION = {
    "take_talisman": "talisman",
    "sacrifice": "sacrifice",
    "decline_ruins": "decline",
    "end_turn": "end",
}


def _is_other(action: Action) -> bool:
    return action.type in _NOTATION


def _what_if(explorer: Explorer) -> Section:
    state, names = explorer.what_if.state, explorer.names
    brush = explorer.brush
    hand = brush_words(state, brush, names, explorer.held) if brush else ""
    paint = [
        _brush(explorer, f"paint-{terrain.name.lower()}", symbol=symbol, label=_called(terrain))
        for terrain, symbol in _SYMBOLS.items()
    ]
    tokens = [
        _brush(explorer, f"put-{seat}", symbol=f"dk-token-{seat}", label=name)
        for seat, name in enumerate(names)
    ]
    tokens.append(_brush(explorer, TAKE, say("what-if-take")))
    tiles = [
        _brush(explorer, TURN, say("what-if-turn")),
        _brush(explorer, SWAP, say("what-if-swap")),
    ]
    groups = [
        {
            "label": say("what-if-brush"),
            "parts": [part("brush", say("what-if-asks"), "", pressed=not brush)],
        },
        {"label": say("what-if-terrain"), "parts": paint},
        {"label": say("what-if-tokens"), "parts": tokens},
        {"label": say("what-if-tiles"), "parts": tiles},
        *_numbers(explorer),
    ]
    groups.append({"label": say("what-if-reading"), "parts": _reading_parts(explorer)})
    opened = bool(brush)
    return what_if(say("what-if-title"), say("what-if-hint"), hand, groups, opened=opened)


def _called(terrain: Terrain) -> str:
    return say("terrain", terrain=terrain.name.lower())


def _brush(explorer: Explorer, brush: str, text: str = "", **more: Any) -> dict[str, Any]:
    return part("brush", text, brush, pressed=explorer.brush == brush, **more)


def _numbers(explorer: Explorer) -> list[dict[str, Any]]:
    """The tokens left, the card, the players: what a turn has of them."""
    state = explorer.what_if.state
    if state.turn is None or state.to_act is None:
        return []
    left, card = state.turn.tokens_left, state.guardians[state.to_act]
    kinds = (
        ("what-if-left", "tokens_left", range(1, TOKENS_A_TURN + 1), left),
        ("what-if-card", "card", cards_for(state.seats), card),
        ("what-if-players", "players", SEATS, state.seats),
    )
    return [
        {
            "label": say(name),
            "parts": [part(press, str(n), n, pressed=n == now) for n in numbers],
        }
        for name, press, numbers, now in kinds
    ]


def _reading_parts(explorer: Explorer) -> list[dict[str, Any]]:
    rules = explorer.what_if.state.rules
    now, english = rules.to_dict(), Rules().to_dict()
    documents = [
        part("read_as", preset_name(name), name, pressed=Rules.preset(name) == rules)
        for name in PRESETS
    ]
    return documents + [
        part("flip", say(f"differs-{switch}"), switch, pressed=now[switch] != english[switch])
        for switch in SWITCHES
    ]


def _keep(explorer: Explorer) -> Section:
    parts = [_button("copy_link", "do-copy_link"), files_button()]
    # Where all rulebooks stand side by side already there is a button to close them.
    if not explorer.readings or explorer.readings[0].switches:
        parts.append(_button("compare_all", "compare-all"))
    return sections.buttons(say("do-label"), parts)
