"""The rules in words: verdicts, actions, positions and scores as sentences."""

from dokmus_widgets.explain.actions import action_words, tile_name as tile_name
from dokmus_widgets.explain.answers import Answer, answer_to, answers_to as answers_to
from dokmus_widgets.explain.messages import (
    LANGUAGES as LANGUAGES,
    again as again,
    has_message as has_message,
    keeping as keeping,
    say,
    speaking as speaking,
)
from dokmus_widgets.explain.seats import (
    listed as listed,
    listed_with as listed_with,
    seat_names as seat_names,
    sentences as sentences,
    signed as signed,
)
from dokmus_widgets.explain.spaces import (
    space_labels,
    space_on as space_on,
    terrain_words as terrain_words,
)

__all__ = ["Answer", "action_words", "answer_to", "say", "space_labels"]
