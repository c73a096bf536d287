"""Arguments that a widget does not take: a clear word instead of silence."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping

from dokmus_widgets.explain import say
from dokmus_widgets.play.arguments import nearest


def refuse_unknown(widget: str, given: Mapping[str, object], known: Iterable[str]) -> None:
    """``TypeError`` naming the first unknown argument, and the nearest that there is."""
    names = list(known)
    for name in given:
        if name not in names:
            near = nearest(name, names)
            raise TypeError(say("error-argument", name=name, widget=widget, near=near))


def refuse_unknown_of(made: type, given: Mapping[str, object]) -> None:
    """The same for what is left over when a widget is made: it takes a layout beside its own."""
    own = inspect.signature(made).parameters.values()
    known = [one.name for one in own if one.kind is not one.VAR_KEYWORD]
    refuse_unknown(made.__name__, given, [*known, "layout"])
