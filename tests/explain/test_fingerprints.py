"""Translations must be reviewed after their English has changed."""

from __future__ import annotations

import pytest

from tests.explain.fingerprints import OTHERS, RENEW, fingerprints, kept


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_matches_the_current_english(language: str) -> None:
    now, was = fingerprints(), kept(language)
    stale = sorted(name for name in now | was if now.get(name) != was.get(name))
    assert not stale, (
        f"{language}: the English of these messages is new, has changed or is gone. Read the "
        f"translation of each beside it, mend it, then: {RENEW} --language {language} "
        + " ".join(name for name in stale if name in now)
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_line_is_merged_where_it_stands(language: str) -> None:
    assert list(kept(language)) == sorted(kept(language)), f"write it with {RENEW}"
