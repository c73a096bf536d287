"""Arguments that a widget does not take: a clear word instead of silence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dokmus_widgets.explain import say
from dokmus_widgets.play.wishes import nearest


def refuse_unknown(widget: str, given: Mapping[str, object], known: Iterable[str]) -> None:
    """``TypeError`` naming the first unknown argument, and the nearest that there is."""
    names = list(known)
    for name in given:
        if name not in names:
            near = nearest(name, names)
            raise TypeError(say("error-argument", name=name, widget=widget, near=near))
