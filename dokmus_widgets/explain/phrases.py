"""Translation of the rules core's error messages."""

from dokmus_widgets.core.phrases import Phrase
from dokmus_widgets.explain.messages import LANGUAGES, language, say, translatable


def translated(words: str) -> str:
    """Translate a phrase of the core (unchanged in English); other text stays as it is."""
    if not isinstance(words, Phrase):
        return words
    if language() == LANGUAGES[0]:
        return translatable(words, lambda: translated(words))
    facts = {
        name: translated(fact) if isinstance(fact, str) else fact
        for name, fact in words.facts.items()
    }
    return say(f"fault-{words.name}", **facts)
