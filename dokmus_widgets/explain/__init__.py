"""The rules in words: verdicts, actions, positions and scores as sentences."""

from dokmus_widgets.explain.actions import action_words, tile_name
from dokmus_widgets.explain.answers import Answer, answer_to, answers_to
from dokmus_widgets.explain.messages import LANGUAGES, again, has_message, keeping, say, speaking
from dokmus_widgets.explain.seats import listed, listed_with, seat_names, sentences, signed
from dokmus_widgets.explain.spaces import space_labels, space_on, terrain_words

__all__ = ["LANGUAGES", "Answer", "action_words", "again", "answer_to", "answers_to", "has_message"]
__all__ += ["keeping", "listed", "listed_with", "say", "seat_names", "sentences", "signed"]
__all__ += ["space_labels", "space_on", "speaking", "terrain_words", "tile_name"]
