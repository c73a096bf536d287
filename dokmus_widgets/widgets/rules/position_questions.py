"""Questions that a custom position raises, on the sheet and on the board."""

from dokmus_widgets.core import State
from dokmus_widgets.core.observe import has_hidden_cards
from dokmus_widgets.drawing import Mark, Tint
from dokmus_widgets.explain import listed, say, signed
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.explore.topics.questions import Question, Topic
from dokmus_widgets.explore.topics.words import DrawnAnswer, question_title, short_answer
from dokmus_widgets.widgets.board import Section, marks_of
from dokmus_widgets.widgets.sections.basic import Player, Titled
from dokmus_widgets.widgets.sections.rules import Asked, Here, Price

_SIGNS = {None: "", True: "yes", False: "no"}


def questions_section(explorer: Explorer) -> list[Section]:
    """Return the questions of a custom position, open until something else is asked."""
    here, found, shown = explorer.here, explorer.ruling, shown_question(explorer)
    if not here:
        return []
    asked = shown
    if found is not None:
        asked = next((one for one in here if one.actions == (found.action,)), None)
    groups = [
        Titled(
            say(f"here-{topic}"),
            [_button(explorer.state, one, one is asked) for one in some],
        )
        for topic, some in here.topics.items()
    ]
    note = say("here-hidden") if has_hidden_cards(explorer.state) else ""
    is_open = found is None or asked is not None
    return [Here(say("here-title"), _current_player(explorer), note, groups, is_open)]


def shown_question(explorer: Explorer) -> Question | None:
    answer = explorer.answer
    return answer.question if isinstance(answer, DrawnAnswer) else None


def _button(state: State, question: Question, pressed: bool) -> Asked:
    price = None
    if question.tokens:
        words = say("answer-price", tokens=question.tokens)
        price = Price(question.tokens, state.to_act, words)
    return Asked(
        "look_here",
        question_title(state, question),
        question.name,
        pressed=pressed,
        sign=_SIGNS[question.yes],
        beside=short_answer(state, question),
        seat=question.seat,
        price=price,
    )


def _current_player(explorer: Explorer) -> Player | None:
    state, seat = explorer.state, explorer.state.to_act
    if seat is None:
        return None
    notes = [say("seat-acts")]
    if state.turn is not None:
        notes.append(say("seat-card", card=state.guardians[seat] or 0))
        notes.append(say("seat-turn-tokens", tokens=state.turn.tokens_left))
    return Player(explorer.names[seat], seat, listed(notes, "list-dot"))


def answered_spaces(explorer: Explorer) -> list[Mark]:
    """Return the spaces of the answer to such a question."""
    question = shown_question(explorer)
    if question is None:
        return []
    match question.topic:
        case Topic.REACH:
            return marks_of("paid" if question.tokens > 1 else "legal", question.spaces)
        case Topic.GAINS:
            return [Mark("worth", *space, signed(question.points)) for space in question.spaces]
        case Topic.BURNS:
            return marks_of("obstacle", question.spaces)
        case Topic.SCORES:
            kinds = {True: "chosen", False: "witness"}
            state = explorer.state
            return [Mark(kinds[state.seat_at(space) is None], *space) for space in question.spaces]
    return []


def barred_area(explorer: Explorer) -> tuple[Tint, ...]:
    """Return the spaces that a rule bars, as one area."""
    question = shown_question(explorer)
    if question is None or question.topic is not Topic.BARRED or not question.spaces:
        return ()
    return (Tint("barred", question.spaces),)
