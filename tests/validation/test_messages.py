"""Validation of messages from a page, over any transport."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.validation.messages import InvalidMessage, parse_message, validate_update

LIMITS = MessageLimits()
MAX_TEXT = LIMITS.max_text_length
WRITABLE = {"board": ("event",), "store": ("found",), "box": ()}


def judged(model: object, state: object) -> list[dict[str, Any]]:
    return validate_update(model, state, lambda name: WRITABLE.get(name, ()), LIMITS)


def event(count: int = 1, **fields: Any) -> dict[str, Any]:
    return {"press": "go", "count": count, **fields}


def test_events_come_one_at_a_time() -> None:
    said = {"event": {"recent": [event(n, value={"name-0": "Ada"}) for n in (1, 2, 3)]}}
    steps = judged("board", said)
    assert [len(step["event"]["recent"]) for step in steps] == [1, 1, 1]
    assert [step["event"]["recent"][0] for step in steps] == said["event"]["recent"]


def test_records_of_every_length_come_also_again_and_again() -> None:
    text = "\x00" * (MAX_RECORD_LENGTH + 1)  # one more: what is too long is answered, too
    said = {"event": {"recent": [event(n, value={"text": text}) for n in (1, 2, 3)]}}
    assert len(judged("board", said)) == 3
    parse_message(json.dumps({"event": {"recent": [event(value={"text": text})]}}), LIMITS)


def test_what_a_browser_has_kept_comes_whole() -> None:
    found = {"count": 1, "text": "x" * MAX_TEXT, "elsewhere": False}
    assert judged("store", {"found": found}) == [{"found": found}]


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


REFUSED: dict[str, tuple[object, object]] = {
    "another session's widget": ("elsewhere", {"event": {"recent": [event()]}}),
    "a widget that hears nothing": ("box", {"children": []}),
    "a trait of Python's": ("board", {"scene": {}}),
    "a trait of Python's beside one of its own": ("board", {"event": {}, "_esm": ""}),
    "the trait of another widget": ("board", {"found": {}}),
    "no name": (["board"], {"event": {"recent": [event()]}}),
    "no state": ("board", []),
    "an empty state": ("board", {}),
    "no events": ("board", {"event": {"recent": []}}),
    "something beside the events": ("board", {"event": {"recent": [event()], "more": 1}}),
    "too many events": ("board", {"event": {"recent": [event()] * (LIMITS.max_events + 1)}}),
    "twenty thousand events": ("board", {"event": {"recent": [event()] * 20_000}}),
    "an event that is none": ("board", {"event": {"recent": ["click"]}}),
    "a name that is none": ("board", {"event": {"recent": [event(press=["go"])]}}),
    "a language that is none": ("board", {"event": {"recent": [event(language=["fr"])]}}),
    "a long name": ("board", {"event": {"recent": [event(press="g" * 65)]}}),
    "a long text": (
        "board",
        {"event": {"recent": [event(value="x" * (MAX_TEXT + 1))]}},
    ),
    "long texts": ("board", {"event": {"recent": [event(value="x" * MAX_TEXT)] * 11}}),
    "a value too deep": ("board", {"event": {"recent": [event(value=nested(5))]}}),
    "a wide value": ("board", {"event": {"recent": [event(value=[0] * 65)]}}),
    "a number beyond a browser's": ("board", {"event": {"recent": [event(value=10**30)]}}),
    "a number beyond a float": ("board", {"event": {"recent": [event(value=10**400)]}}),
    "half a character": ("board", {"event": {"recent": [event(value="\ud800")]}}),
    "no number": ("board", {"event": {"recent": [event(value=float("inf"))]}}),
    "half of what was kept": ("store", {"found": {"text": "x"}}),
    "what was kept, as a list": ("store", {"found": {"count": 1, "text": [], "elsewhere": 1}}),
}


@pytest.mark.parametrize(("model", "state"), REFUSED.values(), ids=REFUSED)
def test_nothing_else_is_heard(model: object, state: object) -> None:
    with pytest.raises(InvalidMessage) as refused:
        judged(model, state)
    # It goes to the log: no word of it may come from the page.
    assert len(str(refused.value)) < 60
    assert "go" not in str(refused.value).split()


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "{", "NaN", '{"a": Infinity}', "9" * 5000, "", b"1"]
)
def test_what_is_no_json_is_refused(text: object) -> None:
    with pytest.raises(InvalidMessage):
        parse_message(text, LIMITS)


def test_a_text_longer_than_a_message_is_not_even_read() -> None:
    with pytest.raises(InvalidMessage, match="too long"):
        parse_message("1" * (LIMITS.max_bytes + 1), LIMITS)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=20,
)


@given(json_values)
def test_whatever_is_said_is_heard_or_refused(value: Any) -> None:
    for state in ({"event": value}, {"event": {"recent": [value]}}, {"event": {"recent": value}}):
        try:
            steps = judged("board", state)
        except InvalidMessage:
            continue
        for step in steps:
            assert len(step["event"]["recent"]) == 1
            assert json.loads(json.dumps(step)) == step, "made anew from plain values"


@pytest.mark.parametrize("part", ["[],", "{},"])
def test_a_text_of_too_many_parts_is_not_even_read(part: str) -> None:
    with pytest.raises(InvalidMessage, match="too many parts"):
        parse_message(f"[{part * LIMITS.max_brackets}0]", LIMITS)
