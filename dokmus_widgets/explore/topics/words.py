"""Texts of the questions and their answers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dokmus_widgets.core import Rule, State, space_name
from dokmus_widgets.explain import Answer, listed, say, seat_names, sentences, signed, speaking
from dokmus_widgets.explain.actions import asked_words
from dokmus_widgets.explain.seats import as_label
from dokmus_widgets.explore.query.words import rule_name, rule_says
from dokmus_widgets.explore.topics.questions import Question, Topic

#: Maximum of spaces listed by name; more are counted.
_MOST_NAMED = 12


@dataclass(frozen=True, slots=True, repr=False)
class DrawnAnswer(Answer):
    """Answer to a ``question``, to be drawn on the board."""

    question: Question | None = None

    __repr__ = Answer.__repr__


@dataclass(frozen=True, slots=True)
class QuestionList:
    """Questions about a ``state``, by topic."""

    state: State
    questions: tuple[Question, ...]
    language: str

    def __iter__(self) -> Iterator[Question]:
        return iter(self.questions)

    def __len__(self) -> int:
        return len(self.questions)

    def __getitem__(self, name: str) -> Question:
        for question in self.questions:
            if question.name == name:
                return question
        raise KeyError(name)

    @property
    def topics(self) -> dict[Topic, list[Question]]:
        asked = {topic: [one for one in self if one.topic is topic] for topic in Topic}
        return {topic: found for topic, found in asked.items() if found}

    def __repr__(self) -> str:
        with speaking(self.language):
            lines = [say("here-title")]
            for topic, found in self.topics.items():
                lines.append(say(f"here-{topic}"))
                lines += [f"  {_line(self.state, one)} [{one.name}]" for one in found]
        return "\n".join(lines)


def _line(state: State, question: Question) -> str:
    told = question_title(state, question)
    beside = short_answer(state, question)
    return say("here-line", question=told, answer=beside) if beside else told


def question_title(state: State, question: Question) -> str:
    return _CALLED[question.topic](state, question)


def _action(state: State, question: Question) -> str:
    return asked_words(state, question.actions[0])


def _rule(_state: State, question: Question) -> str:
    return rule_name(question.rules[0])


#: Reasons against a space, where the name of the rule says what is allowed, or nothing about it.
_REASONS = {
    Rule.PLACE_ADJACENT: "here-out-of-reach",
    Rule.PLACE_EMPTY: "here-occupied",
    Rule.TURN_AFFORD: "here-no-second",
    Rule.SETUP_START_TILE: "here-no-own-tile",
    Rule.SETUP_START_SPACE: "here-no-outer-edge",
    Rule.ROUND_DRAFT: "here-cards-first",
    Rule.ROUND_EIGHT: "here-over",
    Rule.RUINS_NOW: "here-ruins-first",
    Rule.TURN_THREE: "here-tokens-used",
}


def _barred(state: State, question: Question) -> str:
    reason = _REASONS.get(question.rules[0])
    return say(reason) if reason else _rule(state, question)


def _drafted(state: State, question: Question) -> str:
    name = say(f"card-{question.key}")
    return say("here-line", question=_action(state, question), answer=name)


def _card(state: State, question: Question) -> str:
    # By its name, as on the cards: what it is done to is still to be chosen.
    return say(f"card-{question.key}") if question.key.isdigit() else _action(state, question)


def _seat(state: State, question: Question) -> str:
    return seat_names(state.seats)[question.seat or 0]


_CALLED: dict[Topic, Callable[[State, Question], str]] = {
    Topic.REACH: _rule,
    Topic.BARRED: _barred,
    Topic.DRAFT: _drafted,
    Topic.GUARDIAN: _card,
    Topic.RUINS: _card,
    Topic.TURN: _action,
    Topic.BURNS: _seat,
    Topic.GAINS: lambda _state, question: signed(question.points),
    Topic.SCORES: _seat,
}


def short_answer(state: State, question: Question) -> str:
    """Return the short answer: a number of spaces, ways, tokens or points."""
    count = question.count
    match question.topic:
        case Topic.REACH | Topic.BARRED | Topic.GAINS:
            return (
                say("here-everywhere") if question.everywhere else say("here-spaces", count=count)
            )
        case Topic.GUARDIAN | Topic.RUINS:
            return say("here-ways", count=count) if count > 1 else ""
        case Topic.BURNS:
            return say("here-tokens", count=count)
        case Topic.SCORES:
            return say("here-points", points=question.points)
    return ""


def answered(state: State, question: Question, names: Sequence[str]) -> DrawnAnswer:
    """Answer a question that is not a single action."""
    told = sentences([_told(state, question, names), _ground(state, question)])
    return DrawnAnswer(told, question.yes is not False, question.rules, question=question)


def _ground(state: State, question: Question) -> str:
    """Return what the rule of a question says under the rules of the state; "" for points."""
    if question.topic in (Topic.GAINS, Topic.SCORES):
        return ""
    rule = question.rules[0]
    if rule is Rule.TEMPLE_LINK and state.rules.temple_reach == "last_token":
        return as_label(say("part-last-token"))
    return rule_says(rule)


def _told(state: State, question: Question, names: Sequence[str]) -> str:
    name, count = f"here-{question.topic}-told", question.count
    who = "" if question.seat is None else names[question.seat]
    few = listed([*map(space_name, question.spaces)]) if count <= _MOST_NAMED else "none"
    match question.topic:
        case Topic.REACH:
            return say(name, count=count, tokens=question.tokens, spaces=few)
        case Topic.BARRED:
            return say(name, count=0 if question.everywhere else count)
        case Topic.BURNS:
            return say(name, who=who, count=count, spaces=few)
        case Topic.GAINS:
            return say(name, who=who, points=question.points, count=count, spaces=few)
        case Topic.SCORES:
            lines = [
                say("here-line", question=say(f"score-{line}.in"), answer=str(points))
                for line, points in question.lines
            ]
            return say(name, who=who, points=question.points, lines=listed(lines) or "none")
    return say("here-ways-told", count=count)
