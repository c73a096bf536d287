"""The rules in words: verdicts, actions, positions and scores as sentences."""

from dokmus_widgets.explain.actions import action_words
from dokmus_widgets.explain.answers import Answer, answer_to
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.spaces import space_labels

__all__ = ["Answer", "action_words", "answer_to", "say", "space_labels"]
