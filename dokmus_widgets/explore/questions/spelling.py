"""Spelling correction of questions by the words and wordings of an index."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from dokmus_widgets.explore.questions.features import digits_and_kanji, has_letters_of, stem
from dokmus_widgets.explore.questions.index import Index, first_rules

#: A shorter text is not taken for a misspelling; a shorter word not for the beginning of another.
MIN_MISSPELT, _MIN_BEGINNING = 4, 2
#: A text with more unknown words is left as it is: each is compared with all known words.
_MAX_CORRECTED = 6


@lru_cache(maxsize=256)
def corrected(text: str, index: Index) -> str:
    """Return a plain text as a known wording that is one edit away, or with its words corrected."""
    if text in index.exact:
        return text
    # Another digit or kanji is not a misspelling.
    near = [
        one
        for one in _one_edit_away(text, index.exact)
        if digits_and_kanji(one) == digits_and_kanji(text)
    ]
    if len({first_rules()[index.exact[one].case] for one in near}) == 1:
        return near[0]
    return text if has_letters_of(text, "ja") else _with_corrected_words(text, index.words)


def _with_corrected_words(text: str, words: Mapping[str, int]) -> str:
    typed = text.split()
    if sum(word not in words for word in typed) > _MAX_CORRECTED:
        return text
    return " ".join(
        _corrected_word(word, words, is_last=at == len(typed) - 1) for at, word in enumerate(typed)
    )


def _corrected_word(word: str, words: Mapping[str, int], *, is_last: bool) -> str:
    """Return the most frequent known word that is one edit away or begins so, or the word."""
    if word in words or any(map(str.isdigit, word)):
        return word
    near = _one_edit_away(word, words)
    if not near and (is_last or len(word) >= MIN_MISSPELT) and len(word) >= _MIN_BEGINNING:
        near = [one for one in words if one.startswith(word)]
    same = [one for one in near if stem(one) == stem(word)]
    return max(same or near, key=lambda one: words[one], default=word)


def _one_edit_away(text: str, others: Iterable[str]) -> list[str]:
    size = len(text)
    if size < MIN_MISSPELT:
        return []
    # One half is the same, which is faster to check.
    head, tail = text[: size // 2], text[size // 2 + 1 :]
    near = (one for one in others if -2 < len(one) - size < 2)
    alike = (one for one in near if one.startswith(head) or one.endswith(tail))
    return [one for one in alike if _is_one_edit_away(text, one)]


def _is_one_edit_away(one: str, other: str) -> bool:
    """Return whether one insertion, deletion, substitution or transposition separates the texts.

    Their lengths differ by one at most.
    """
    short = min(len(one), len(other))
    begin = next((at for at in range(short) if one[at] != other[at]), short)
    rest, tail = one[begin:], other[begin:]
    return (
        rest[1:] == tail[1:]
        or rest[1:] == tail
        or rest == tail[1:]
        or (rest[:2] == tail[1::-1] and rest[2:] == tail[2:])
    )
