"""Errors for unknown arguments and unknown traits of widgets."""

import inspect
from collections.abc import Iterable, Mapping
from typing import NoReturn

from traitlets import HasTraits

from dokmus_widgets.core.keywords import suggested_argument
from dokmus_widgets.explain import say


def refuse_unknown(widget: str, arguments: Mapping[str, object], known: Iterable[str]) -> None:
    """Raise ``TypeError`` for the first unknown argument, with the one that was probably meant."""
    names = list(known)
    for name in arguments:
        if name not in names:
            near = suggested_argument(name, names) or "none"
            raise TypeError(say("error-argument", name=name, widget=widget, near=near))


def refuse_unknown_of(cls: type, arguments: Mapping[str, object]) -> None:
    """Raise ``TypeError`` for the first argument that a widget class does not take."""
    parameters = inspect.signature(cls).parameters.values()
    known = [each.name for each in parameters if each.kind is not each.VAR_KEYWORD]
    refuse_unknown(cls.__name__, arguments, [*known, "layout"])


def refuse_unknown_traits(widget: HasTraits, names: object) -> None:
    """Raise ``TypeError`` for a name to observe that is no trait of the widget."""
    for name in [names] if isinstance(names, str) else names if isinstance(names, Iterable) else []:
        if not widget.has_trait(name):
            known = sorted(each for each in widget.trait_names(sync=True) if each[0] != "_")
            near = suggested_argument(str(name), known) or "none"
            kind, all_known = type(widget).__name__, ", ".join(known)
            raise TypeError(
                say("error-trait", name=str(name), widget=kind, near=near, known=all_known)
            )


def refuse_pickling(widget: object, _protocol: object) -> NoReturn:
    """Raise ``TypeError``: a widget lives in its kernel and its page, and its position can go."""
    raise TypeError(say("error-pickle", widget=type(widget).__name__))
