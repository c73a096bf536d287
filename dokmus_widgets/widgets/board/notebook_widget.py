"""The notebook side of every board and game: traits, what a cell shows, and clear refusals."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar

import traitlets

from dokmus_widgets.core import State, space_name
from dokmus_widgets.explain import say
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.play.records import fault_words
from dokmus_widgets.play.sharing import shared_state
from dokmus_widgets.widgets.arguments import refuse_pickling, refuse_unknown_traits
from dokmus_widgets.widgets.board.listeners import report
from dokmus_widgets.widgets.board.still import StillPicture
from dokmus_widgets.widgets.front.shared_assets import FrontEnd

_Value = TypeVar("_Value")


class Live(traitlets.TraitType[_Value, Any]):
    """A trait whose value is read from the widget: ``read`` returns it, ``write`` sets it.

    Without ``write`` it can only be observed. A page may send any value: a refused one is told
    on the page, which gets the old one back.
    """

    def __init__(
        self,
        read: Callable[[Any], _Value],
        write: Callable[[Any, Any], object] | None = None,
        *,
        help: str,
        **tags: Any,
    ) -> None:
        super().__init__(None, allow_none=True, help=help)
        self._read, self._write = read, write
        self.tag(sync=True, **tags)

    def get(self, obj: Any, cls: Any = None) -> Any:
        return self._read(obj)

    def set(self, obj: Any, value: Any) -> None:
        name = str(self.name)
        if name not in obj._property_lock:
            self._set(obj, name, value)
            return
        try:
            self._set(obj, name, value)
        except traitlets.TraitError as error:
            obj._tell(str(error))
            obj.send_state(name)

    def _set(self, obj: Any, name: str, value: Any) -> None:
        now = self._read(obj)
        if type(value) is type(now) and value == now:
            return
        with speaking(obj._language):
            if self._write is None:
                raise traitlets.TraitError(say("trait-fixed", name=name, widget=obj._kind))
            try:
                self._write(obj, value)
            except ValueError as error:
                raise traitlets.TraitError(fault_words(error)) from None


class NotebookWidget(traitlets.HasTraits):
    """The base of boards and games: traits for programs, closing, and clear refusals.

    A subclass has a ``state``, and tells of changes with ``_publish``.
    """

    position = Live[str](
        lambda widget: widget._told_code,
        lambda widget, position: widget._take_position(position),
        help="The position code, without cards that computer players hide. It can be assigned.",
    )
    language = Live[str](
        lambda widget: widget._language,
        lambda widget, language: widget._take_language(known_language(language)),
        help="The language of every word, one of LANGUAGES. It can be assigned.",
    )
    to_act = Live[int | None](
        lambda widget: widget._told_state.to_act, help="The seat that acts, or None."
    )
    scores = Live[tuple[int, ...]](
        lambda widget: tuple(sheet.total for sheet in widget._told_state.score()),
        help="The points of each seat, as if the game ended now.",
    )
    last_clicked = Live[str](
        lambda widget: widget._last_clicked,
        help="The space clicked last, by its name, or an arrow; empty before the first click.",
    )

    _language = LANGUAGES[0]
    _last_clicked = ""
    #: Whether the layout is to be closed with the widget, which created it.
    _has_own_layout = False
    #: Returns whether somebody hides cards from those who look at the page.
    _hides_cards: Callable[[], bool] = staticmethod(lambda: False)
    #: Shows a position, or raises ``ValueError``.
    _take_position: Callable[[object], object]
    _take_language: Callable[[str], object]
    #: Tells a fault or a refusal on the page.
    _tell: Callable[..., object]

    picture: Callable[[], StillPicture]
    #: Returns the output of a cell without a kernel.
    _still: Callable[[], dict[str, str]]

    __reduce_ex__ = refuse_pickling

    def __init__(self, *arguments: Any, **options: Any) -> None:
        #: The values that observers know.
        self._told: dict[str, Any] = {}
        super().__init__(*arguments, **options)
        self._told = self._values()

    @property
    def _kind(self) -> str:
        return type(self).__name__

    @property
    def _told_state(self) -> State:
        """The state that the traits describe."""
        state: State = self.state  # type: ignore[attr-defined]
        return state

    @property
    def _told_code(self) -> str:
        """The position code, which the page gets too, without cards that others hide from it."""
        state = self._told_state
        return (shared_state(state) if self._hides_cards() else state).to_code()

    def _values(self) -> dict[str, Any]:
        return {
            name: getattr(self, name)
            for name, trait in self.traits().items()
            if isinstance(trait, Live)
        }

    def _publish(self) -> None:
        """Tell the page and the observers which traits have changed."""
        if not self._told:  # not yet complete
            return
        if FrontEnd.is_served and not self._is_observed():  # pages of ours never get them
            return
        before, self._told = self._told, self._values()
        changed = [name for name, value in self._told.items() if value != before[name]]
        with self.hold_sync():  # type: ignore[attr-defined]
            for name in changed:
                change = traitlets.Bunch(
                    name=name, old=before[name], new=self._told[name], owner=self, type="change"
                )
                self._call(self.notify_change, change)

    def _is_observed(self) -> bool:
        observed: Mapping[Any, Any] = self._trait_notifiers
        return any(observed.get(name, {}).get("change") for name in (*self._told, traitlets.All))

    def _call(self, listener: Callable[..., object], *arguments: object) -> None:
        """Call a function of others; its error is told, and stops nothing."""
        try:
            listener(*arguments)
        except Exception as error:
            self._tell(*report(error))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Return all that a host could show, in one output."""
        view = _plain_bundle(super()._repr_mimebundle_(**options))  # type: ignore[misc]
        return {**self._still(), "image/svg+xml": self.picture().data, **view}, {}

    def _ipython_display_(self) -> None:
        self._display_in_cell()

    def _display_in_cell(self, told: str = "") -> None:
        """Show the widget in a cell, after a picture that it hides while it lives.

        ``told``: the text of the output, by default the widget's.
        """
        from IPython.display import display  # only notebooks have it

        display(self._still(), raw=True)  # type: ignore[no-untyped-call]
        view = _plain_bundle(super()._repr_mimebundle_())  # type: ignore[misc]
        shown = {**view, "text/plain": told or repr(self)}
        display(shown, raw=True)  # type: ignore[no-untyped-call]

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:
        """Observe traits of the widget; raise ``TypeError`` for a name that is none."""
        with speaking(self._language):
            refuse_unknown_traits(self, names)
        super().observe(handler, names, type)


def _plain_bundle(bundle: Any) -> dict[str, Any]:
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    return data or {}


def noting_click(method: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate the method ``click`` so that the widget knows the space clicked last."""

    @wraps(method)
    def click(self: Any, space: Any) -> Any:
        self._last_clicked = space.strip() if isinstance(space, str) else space_name(space)
        return method(self, space)

    return click
