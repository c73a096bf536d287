"""The sheet of the rules explorer: case, ruling, comparison, and what-if tools."""

from collections.abc import Iterable

from dokmus_widgets.core import PRESETS, SWITCHES, Phase, Rule, Rules, Terrain
from dokmus_widgets.core.actions import BY_WORD
from dokmus_widgets.core.catalogue import CARDS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.notation import write_action
from dokmus_widgets.core.rules import SWITCH_RULES
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import say, sentences
from dokmus_widgets.explain.actions import action_clause, asked_words
from dokmus_widgets.explain.readings import preset_name, reading_words, switch_question
from dokmus_widgets.explain.seats import as_label
from dokmus_widgets.explore.query.brushes import SWAP, TAKE, TURN, brush_words
from dokmus_widgets.explore.query.words import (
    case_heading,
    case_question,
    change_words,
    family_name,
    family_of,
    remedy_words,
    rule_name,
    rule_says,
)
from dokmus_widgets.explore.questions.headline import Headline
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.rules.offer import name_of
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.rules.position_questions import questions_section
from dokmus_widgets.widgets.scores.changes import case_score_sheet
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.rules import (
    Changes,
    Grounds,
    Plain,
    Price,
    RuleCase,
    RuleText,
    Ruling,
    Swatch,
    Try,
    WhatIf,
)

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


def beside_boards(
    explorer: Explorer,
    link: list[Section],
    *,
    place: str = "",
    arrived: int = 0,
    is_used: bool = False,
    found: Ruling | None = None,
) -> list[Section]:
    """Return the sections about a case; ``place``, ``arrived``: see :class:`RuleCase`.

    ``is_used``: whether the case was opened here, so that it has to be read out; ``found``: the
    answer of a search, in place of the verdict on the board's own question.
    """
    case = _case(explorer, place, arrived, fresh=found is not None)
    parts: list[Section] = [*_rule(explorer), case]
    if explorer.what_if.changes:
        parts.append(_changes(explorer))
    if explorer.state.rules != Rules() and not explorer.readings:
        parts.append(basic.Note(say("reading-played", reading=reading_words(explorer.state.rules))))
    parts.append(found or _ruling(explorer, is_used=is_used))
    if found is None:
        done = explorer.ruling is None
        parts += effect_section(explorer.effect, explorer.names, done=done)
    parts += [*_nearest_names(explorer), *questions_section(explorer), *case_score_sheet(explorer)]
    parts += _readings(explorer)
    asks = explorer.case is not None and explorer.case.actions
    if explorer.state.phase is Phase.GUARDIANS and asks:
        cards = [basic.card("ask", f"card {n}", n) for n in CARDS]
        parts.append(basic.AskedCards(say("cards-label"), cards))
    if explorer.state.turn is not None:
        parts.append(_tools(explorer))
    return [*parts, _what_if(explorer), _export_buttons(explorer), *link]


def _case(explorer: Explorer, place: str, arrived: int, *, fresh: bool) -> RuleCase:
    case, rule = explorer.case, explorer.rule
    if case is None:
        return RuleCase(say("find-title"), say("case-own"), "", place=place, arrived=arrived)
    crumb, steps = family_name(case.family), []
    if rule is not None:
        around = [one.id for one in explorer.siblings]
        number = around.index(case.id) + 1
        crumb = say("case-of", number=number, count=len(around))
        if len(around) > 1:
            ways = ((-1, "case-previous"), (1, "case-next"))
            steps = [Plain("step", "", way, label=say(name)) for way, name in ways]
    title, ask = case_heading(case), case_question(case)
    return RuleCase(
        crumb,
        title,
        ask if ask != title else "",
        place=place,
        arrived=arrived,
        steps=steps,
        tries=_tries(explorer, fresh=fresh),
        hint=say("case-tries"),
    )


def _rule(explorer: Explorer) -> list[Section]:
    rule = explorer.rule
    if rule is None:
        return []
    return [RuleText(family_name(family_of(rule)), rule_name(rule), rule_says(rule))]


def _tries(explorer: Explorer, *, fresh: bool) -> list[Try]:
    """Return the questions of a case; ``fresh``: as if none was asked yet."""
    case, asked = explorer.case, None if fresh else explorer.action
    assert case is not None
    if not case.actions:
        return [Try("tell", say("case-answer"), "", primary=True)]
    told = {None: "", True: "yes", False: "no"}
    return [
        Try(
            "ask",
            asked_words(case.state, action),
            write_action(case.state, action),
            primary=number == 0 and asked is None,
            pressed=None if asked is None else action == asked,
            seen="" if fresh else told[explorer.seen.get(action)],
        )
        for number, action in enumerate(dict.fromkeys(case.actions))
    ]


def _changes(explorer: Explorer) -> Changes:
    told = [
        change_words(explorer.what_if.state, change, explorer.names)
        for change in explorer.what_if.changes
    ]
    parts = [
        Plain("take_back", words, number, label=say("what-if-take-back", what=words))
        for number, words in enumerate(told)
    ]
    return Changes(say("what-if-changed"), parts, Plain("reset", say("what-if-reset")))


def _ruling(explorer: Explorer, *, is_used: bool) -> Ruling:
    found, answer = explorer.ruling, explorer.answer
    chips = [
        Plain("show_rule", rule_name(rule), str(rule), label=str(rule)) for rule in answer.rules
    ]
    if found is None:
        undone = [basic.Button("back", say("do-undo"))] if explorer.done else []
        if answer.words == explorer.question:
            heard = _heard(explorer) if is_used else ""
            return Ruling(_hint(explorer), None, heard=heard, buttons=undone)
        return Ruling(answer.words, answer.done, chips=chips, buttons=undone)
    price, told = None, ""
    if found.price:
        words = say("answer-price", tokens=found.price)
        price = Price(found.price, found.state.to_act, words)
    if explorer.refuted:
        told = say("answer-refuted", what=action_clause(found.state, found.action))
    hint = say("answer-try-that")
    helps = [
        Plain("try_remedy", remedy_words(found.state, one, explorer.names), number, hint=hint)
        for number, one in enumerate(found.remedies)
    ]
    return Ruling(
        answer.words,
        answer.done,
        told=told,
        chips=chips,
        price=price,
        point=explorer.point,
        remedies=helps,
        more=_other_grounds(explorer),
        buttons=_action_buttons(explorer),
    )


def found_answer(explorer: Explorer, found: Headline, asked: str) -> Ruling:
    """Return the answer of a search to what was ``asked``, or empty where both are in sight."""
    if not asked:
        return Ruling(_hint(explorer), None)
    rule = Plain("show_rule", rule_name(found.rule), str(found.rule), label=str(found.rule))
    return Ruling(found.words, found.yes, chips=[rule], point=asked, first=True)


def _hint(explorer: Explorer) -> str:
    if explorer.case is None:
        return explorer.question
    return say("explore-hint" if explorer.case.actions else "explore-hint-any")


def _heard(explorer: Explorer) -> str:
    """Return the text for screen readers when a case is opened."""
    if explorer.case is None:
        return ""
    title, ask = case_heading(explorer.case), explorer.question
    return say("case-heard", title=title, ask=ask) if ask != title else title


def _other_grounds(explorer: Explorer) -> Grounds | None:
    found = explorer.ruling
    if found is None or len(found.answers) < 2:
        return None
    grounds = [
        Plain("look_at", answer.words, number, pressed=number == explorer.look)
        for number, answer in enumerate(found.answers)
    ]
    name = "answer-others-yes" if found.legal else "answer-others-no"
    asked = write_action(found.state, found.action)
    return Grounds(say(name, count=len(grounds) - 1), grounds, asked)


def _action_buttons(explorer: Explorer) -> list[basic.Button]:
    found, buttons = explorer.ruling, []
    if found is not None and not explorer.refuted:
        buttons.append(basic.Button("do", say("answer-do" if found.legal else "answer-do-anyway")))
    if explorer.done or explorer.refuted:
        buttons.append(basic.Button("back", say("do-undo")))
    return buttons


def _nearest_names(explorer: Explorer) -> list[Section]:
    presses = {id: "show_rule" if id in list(Rule) else "show_case" for id in explorer.nearest}
    parts = [basic.Button(press, name_of(id), id) for id, press in presses.items()]
    return [basic.Buttons(say("find-label"), parts)] if parts else []


def _readings(explorer: Explorer) -> list[Section]:
    """Return the difference between rulebooks; one button compares and returns, to keep focus."""
    shown = bool(explorer.readings)
    parted = explorer.readings or explorer.parted
    if not parted:
        return []
    switches = parted[0].switches
    # Above the boards, each reading is told as question and answer.
    asked = [] if shown else map(switch_question, switches)
    words = [say("compare-title" if switches else "compare-all"), *asked]
    rules = [SWITCH_RULES[switch] for switch in switches]
    chips = [basic.Button("show_rule", f"§ {rule_name(rule)}", str(rule)) for rule in rules]
    text = say("compare-one" if shown else "compare-show")
    compare = basic.Button("compare", text, primary=shown)
    return [basic.Prompt(sentences(words)), basic.Buttons(say("compare-title"), [compare, *chips])]


def _tools(explorer: Explorer) -> WhatIf:
    used = None if explorer.brush else explorer.tool
    tools = [Swatch("use", say(f"tool-{tool}"), str(tool), pressed=tool is used) for tool in Tool]
    others = [Swatch("ask", say(f"do-{action.type}"), word) for word, action in BY_WORD.items()]
    asked = explorer.case.actions if explorer.case is not None else ()
    return WhatIf(
        say("ask-others"),
        say("told-asks", tool=say(f"tool-{explorer.tool}")),
        "",
        [basic.Titled(say("ask-tools"), tools), basic.Titled(say("do-label"), others)],
        explorer.tool is not Tool.PLACE or any(action.word for action in asked),
    )


def _what_if(explorer: Explorer) -> WhatIf:
    state, names, held = explorer.what_if.state, explorer.names, explorer.brush

    def brush(name: str, text: str = "", symbol: str = "", label: str = "") -> Swatch:
        return Swatch("brush", text, name, pressed=held == name, symbol=symbol, label=label)

    paint = [
        brush(f"paint-{name}", symbol=symbol, label=say("terrain", terrain=name))
        for terrain, symbol in _SYMBOLS.items()
        for name in [terrain.name.lower()]
    ]
    tokens = [
        brush(f"put-{seat}", symbol=f"dk-token-{seat}", label=name)
        for seat, name in enumerate(names)
    ]
    groups = {
        "what-if-brush": [brush("", say("what-if-asks"))],
        "what-if-terrain": paint,
        "what-if-tokens": [*tokens, brush(TAKE, say("what-if-take"))],
        "what-if-tiles": [brush(TURN, say("what-if-turn")), brush(SWAP, say("what-if-swap"))],
        **_numbers(explorer),
        "what-if-reading": _readings_to_try(explorer),
    }
    return WhatIf(
        say("what-if-title"),
        say("what-if-hint"),
        brush_words(state, held, names, explorer.held) if held else "",
        [basic.Titled(say(name), parts) for name, parts in groups.items()],
        bool(held),
    )


def _numbers(explorer: Explorer) -> dict[str, list[Swatch]]:
    state = explorer.what_if.state
    if state.turn is None or state.to_act is None:
        return {}

    def among(press: str, numbers: Iterable[int], now: int | None) -> list[Swatch]:
        return [Swatch(press, str(n), n, pressed=n == now) for n in numbers]

    left, card = state.turn.tokens_left, state.guardians[state.to_act]
    return {
        "what-if-left": among("tokens_left", range(1, TOKENS_A_TURN + 1), left),
        "what-if-card": among("card", cards_for(state.seats), card),
        "what-if-players": among("players", SEATS, state.seats),
    }


def _readings_to_try(explorer: Explorer) -> list[Swatch]:
    rules = explorer.what_if.state.rules
    now, english = rules.to_dict(), Rules().to_dict()
    return [
        Swatch("read_as", preset_name(name), name, pressed=Rules.preset(name) == rules)
        for name in PRESETS
    ] + [
        Swatch("flip", as_label(words), switch, pressed=now[switch] != english[switch])
        for switch in SWITCHES
        for words in [say(f"differs-{switch}")]
    ]


def _export_buttons(explorer: Explorer) -> basic.Buttons:
    parts = [basic.Button("copy_link", say("do-copy_link")), files_button()]
    # A comparison of all rulebooks has a button to close it already.
    if not explorer.readings or explorer.readings[0].switches:
        parts.append(basic.Button("compare_all", say("compare-all")))
    return basic.Buttons(say("do-label"), parts)
