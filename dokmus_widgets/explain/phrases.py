"""What the rules core finds wrong, in the language that is spoken."""

from __future__ import annotations

from dokmus_widgets.core.phrases import Phrase
from dokmus_widgets.explain.messages import LANGUAGES, language, say, saying


def said(words: str) -> str:
    """A phrase of the core; a text that is none, as what was quoted, stays as it is.

    In English the core's own words are said, numbers as they were written.
    """
    if not isinstance(words, Phrase):
        return words
    if language() == LANGUAGES[0]:
        return saying(words, lambda: said(words))
    facts = {
        name: said(fact) if isinstance(fact, str) else fact for name, fact in words.facts.items()
    }
    return say(f"fault-{words.name}", **facts)
