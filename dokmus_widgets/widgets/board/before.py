"""How widgets and what they hold stood before something was tried, to be as before if it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import FunctionType, MethodType
from typing import Any, Final

from ipywidgets import Widget

_OURS: Final = "dokmus_widgets."
# Made over, never changed in place. What must not be taken back says so by `is_put_back`.
_LEFT_ALONE: Final = (str, bytes, int, float, tuple, frozenset, type)

#: What a page has said, and how far it was heard, is not taken back.
_SAID: Final = ("event", "found", "heard", "layout")
#: How a widget keeps its traits, and what it is about to tell the page.
_OF_TRAITS: Final = (
    *("_trait_values", "_trait_notifiers", "_trait_validators", "_cross_validation_lock"),
    *("_property_lock", "_states_to_send", "_holding_sync"),
)


class Before:
    """What can change in these objects of ours, and in all that they hold, as it stands now."""

    def __init__(self, things: Iterable[object]) -> None:
        self._back: list[Callable[[], object]] = []
        seen: set[int] = set()
        waiting = list(things)
        while waiting:
            thing = waiting.pop()
            left = isinstance(thing, _LEFT_ALONE) or not getattr(type(thing), "is_put_back", True)
            if id(thing) not in seen and not left:
                seen.add(id(thing))
                waiting.extend(self._note(thing))

    def restore(self) -> None:
        """Bring everything back; pages are told of what they show."""
        for back in self._back:
            back()

    def _note(self, thing: Any) -> Iterator[object]:
        """Note how one thing stands; what it holds."""
        if isinstance(thing, list):
            items = list(thing)
            self._back.append(lambda: thing.__setitem__(slice(None), items))
            yield from items
        elif isinstance(thing, dict | set):
            kept = thing.copy()
            self._back.append(lambda: (thing.clear(), thing.update(kept)))
            yield from kept.values() if isinstance(kept, dict) else ()
        elif isinstance(thing, Widget):
            yield from self._note_widget(thing)
        elif type(thing).__module__.startswith(_OURS) and not _is_frozen(thing):
            fields = vars(thing)
            kept = dict(fields)
            self._back.append(lambda: (fields.clear(), fields.update(kept)))
            yield from kept.values()
        elif isinstance(thing, MethodType):
            yield thing.__self__
        elif isinstance(thing, FunctionType):
            yield from (cell.cell_contents for cell in thing.__closure__ or ())

    def _note_widget(self, widget: Any) -> Iterator[object]:
        traits = {name: getattr(widget, name) for name in widget.keys if name not in _SAID}
        fields = {name: value for name, value in vars(widget).items() if name not in _OF_TRAITS}

        def back() -> None:
            vars(widget).update(fields)
            with widget.hold_sync():
                for name, value in traits.items():
                    widget.set_trait(name, value)

        self._back.append(back)
        yield from fields.values()
        yield from traits.get("children", ())


def _is_frozen(thing: object) -> bool:
    """Whether it never changes, or keeps what it has elsewhere."""
    made = getattr(thing, "__dataclass_params__", None)
    return not hasattr(thing, "__dict__") or (made is not None and made.frozen)
