"""The sections of the page of a game: its fixed slots, players, result and panels."""

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.widgets.board.sheet import Section, SheetItem
from dokmus_widgets.widgets.sections.basic import Answer, Button


class Slot(Section):
    """A fixed place of a page, by its ``name``, and the sections in it.

    ``topic``: what they are about; another one is shown from its top.
    """

    name: str
    parts: Sequence[Section]
    topic: str = ""


def in_slots(
    status: Section,
    answer: Section,
    actions: Sequence[Section],
    toolbar: Section,
    info: Sequence[Section],
    *,
    topic: str,
    task: Sequence[Section] | None = None,
    steady: bool = False,
) -> list[Section]:
    """Return the slots of a page; ``info`` scrolls, and a new ``topic`` to its top.

    ``task``: what is asked, above the actions. The answer then comes below them, where one that
    was not there before moves only what scrolls. ``steady``: whether the toolbar comes above the
    actions, so that it stays where it is above a list of cards.
    """
    first, told = Slot("status", [status]), Slot("answer", [answer])
    tools = [Slot("actions", actions), Slot("toolbar", [toolbar])]
    if steady:
        tools.reverse()
    above = [told, *tools] if task is None else [Slot("task", task, topic), *tools, told]
    return [first, *above, Slot("info", info, topic)]


def with_words(slot: Section, words: str) -> Section:
    """Return a slot with other words in place of the answer in it, if it has one."""
    if not isinstance(slot, Slot) or slot.name != "answer":
        return slot
    fresh = [
        replace(one, text=words, done=None, chips=(), note="", seen=True)
        for one in slot.parts
        if isinstance(one, Answer)
    ]
    return replace(slot, parts=fresh)


class Toolbar(Section):
    """A row of icons under a label for screen readers.

    ``sound``: the name of the sound of the last action and a count, which plays it once; empty
    without sound. ``letters``: whether letters are keyboard shortcuts. ``unseen``: buttons for
    keyboard shortcuts only.
    """

    label: str
    buttons: Sequence[Button]
    sound: str = ""
    letters: bool = True
    unseen: Sequence[Button] = ()


class Sign(SheetItem):
    """An action in a few signs; ``paid``: whether it cost a sacrifice."""

    text: str
    paid: bool


class PlayerLine(SheetItem):
    """A player and their last turn in one line, which a press shows on the board.

    ``plays``: who plays, if not any person, and the talisman of who ``holds`` it, where there
    is room for it; ``facts``: card and tokens; ``gain``: the points of that turn; ``since``:
    those that the turns of others brought or took after it; ``label``: the whole line as a
    sentence; ``pressed``: None for a line that cannot be pressed.
    """

    name: str
    seat: int
    lit: bool
    facts: str
    signs: Sequence[Sign]
    gain: str
    since: str
    total: int
    label: str
    pressed: bool | None = None
    plays: Sequence[str] = ()
    holds: bool = False


class Players(Section):
    """The players of a game; a line sends ``show_turn`` with its seat."""

    label: str
    players: Sequence[PlayerLine]


class Bar(SheetItem):
    """The points of a player as a stacked bar; ``own``: whether it is the user's.

    ``parts``: the kind of points, their number, and both in words.
    """

    name: str
    seat: int
    total: int
    parts: Sequence[tuple[str, int, str]]
    lit: bool
    own: bool


class Result(Section):
    """The result of a game as stacked bars; the longest possible one is ``most`` points."""

    label: str
    most: int
    bars: Sequence[Bar]
    kinds: Sequence[str]
    note: str


class Panel(Section):
    """A panel over the rest of the sheet with a title; ``close``: the button that closes it."""

    title: str
    close: Button
    parts: Sequence[Section]


class KeyHelp(Section):
    """Keyboard shortcuts and what each does."""

    rows: Sequence[tuple[str, str]]


class KeptGame(SheetItem):
    """A stored game: the query of its address, its title and a note; ``token``: its id.

    ``touched``: when it was changed, in ms since 1970, which the page tells as local time.
    ``now``: whether it is the game on the page; ``told``: the text of the link, or then in its
    place.
    """

    query: str
    title: str
    note: str
    touched: int
    token: str
    now: bool
    told: str
    buttons: Sequence[Button]


class KeptGames(Section):
    """Stored games, each with a link and buttons; ``empty``: the text for none.

    ``lang``: the language of their dates.
    """

    title: str
    empty: str
    lang: str
    games: Sequence[KeptGame]
