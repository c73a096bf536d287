"""Arguments that a widget does not take: a clear word instead of silence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from dokmus_widgets.explain import say


def refuse_unknown(widget: str, given: Mapping[str, object], known: Iterable[str]) -> None:
    """``TypeError`` naming the first unknown argument, and the nearest that there is."""
    names = list(known)
    for name in given:
        if name not in names:
            near = (*get_close_matches(name, names, n=1, cutoff=0.5), "none")[0]
            words = say("error-argument", name=name, widget=widget, near=near)
            raise TypeError(words)
