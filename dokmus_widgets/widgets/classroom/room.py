"""A room for a class: its pupils, what they see and are asked, and their tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import SystemRandom
from typing import ClassVar, NamedTuple

from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import say
from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.play import Table
from dokmus_widgets.widgets.board.listeners import Listeners
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, plain
from dokmus_widgets.widgets.classroom.questions import ClassQuestion
from dokmus_widgets.widgets.classroom.screen import Content, Screen


@dataclass(eq=False)
class Pupil:
    """A pupil, with a name if they gave one."""

    name: str = ""


class Poll:
    """A question to a class, its number, and the answers: for each item, the index of a choice."""

    def __init__(self, question: ClassQuestion, number: int) -> None:
        self.question, self.number = question, number
        self.answers: dict[Pupil, list[int | None]] = {}
        self.is_revealed = False

    def of(self, pupil: Pupil) -> list[int | None]:
        return self.answers.get(pupil, [None] * len(self.question.items()))

    def choose(self, pupil: Pupil, at: int) -> bool:
        """Take a choice, or of several items give one its next choice; return False if refused."""
        given, choices = self.of(pupil), len(self.question.choices())
        single = self.question.is_single
        if self.is_revealed or not 0 <= at < (choices if single else len(given)):
            return False
        given[0 if single else at] = at if single else ((given[at] or 0) + 1) % choices
        self.answers[pupil] = given
        return True

    def those_with(self, item: int, choice: int) -> list[Pupil]:
        """Return the pupils who gave an answer."""
        return [pupil for pupil, given in self.answers.items() if given[item] == choice]


class Group(NamedTuple):
    """A table of the class, and the pupils at its seats."""

    table: Table
    pupils: Sequence[Pupil]


class Room:
    """A room: a code with which pupils enter, and what they see.

    ``screen``: None before the teacher has shown anything; ``subject``: the page that the teacher
    shows and its document; ``pages``, ``desks``: the pages of pupils, and the teacher's, that are
    connected; ``is_over``: whether the room has ended; ``is_playing``: whether the games of the
    ``groups`` go on.
    """

    #: The teacher's buttons.
    presses: ClassVar[Presses] = {
        **plain("reveal", "end_games"),
        "pair": Press(one_of(SEATS)),
        "play": Press(lambda value: (value is True,)),
    }

    def __init__(self, code: str) -> None:
        self.code = code
        self.screen: Screen | None = None
        self.subject: tuple[str, dict[str, object]] | None = None
        self.pupils: list[Pupil] = []
        self.pages: dict[object, Pupil] = {}
        self.desks: set[object] = set()
        self.poll: Poll | None = None
        self._numbers = count()
        self.groups: Sequence[Group] = ()
        self.is_playing = self.is_over = False
        #: Called when what pupils see changes, and when what the teacher's desk tells does.
        self.viewers = Listeners[Callable[[], object]]()
        self.watchers = Listeners[Callable[[], object]]()

    @property
    def present(self) -> list[Pupil]:
        """The pupils who are there, in the order in which they came."""
        here = {*self.pages.values()}
        return [pupil for pupil in self.pupils if pupil in here]

    def enter(self, page: object, pupil: Pupil) -> None:
        """Note that a page of a pupil is connected."""
        self.pages[page] = pupil
        if pupil not in self.pupils:
            self.pupils.append(pupil)
        self._tell_desk()

    def exit(self, page: object) -> None:
        """Note that a page is not connected any more."""
        if self.pages.pop(page, None) is not None:
            self._tell_desk()

    def forget(self, pupil: Pupil) -> None:
        """Erase a pupil, and their answer."""
        self.pupils = [one for one in self.pupils if one is not pupil]
        if self.poll is not None:
            self.poll.answers.pop(pupil, None)
        self._tell_desk()

    def rename(self, pupil: Pupil, name: str) -> None:
        """Name a pupil; raise ``ValueError`` for a name that is too long."""
        [pupil.name] = typed_names(1, [name])
        self._tell_desk()

    def show(self, draw: Callable[[], Content]) -> None:
        """Show all pupils something else, or what has changed."""
        self.screen = self.screen or Screen(draw)
        self.screen.show(draw)
        self._tell_pupils()

    def ask(self, question: ClassQuestion) -> None:
        """Ask all pupils a question."""
        self.poll = Poll(question, next(self._numbers))
        self.show(partial(question.content, is_revealed=False))

    def reveal(self) -> None:
        """Show all pupils the answer to the question."""
        if self.poll is not None:
            self.poll.is_revealed = True
            self.show(partial(self.poll.question.content, is_revealed=True))

    def answer(self, pupil: Pupil, at: int) -> None:
        """Take a pupil's answer (see :meth:`Poll.choose`)."""
        if self.poll is not None and self.poll.choose(pupil, at):
            self._tell_desk()

    def seat_of(self, pupil: Pupil) -> tuple[Table, int] | None:
        """Return the table of a pupil and their seat, if they have one."""
        found = (group for group in self.groups if pupil in group.pupils)
        return next(((table, pupils.index(pupil)) for table, pupils in found), None)

    def pair(self, size: int) -> None:
        """Seat the pupils who are there at tables of about that size.

        Those of one size play on the same island. Raise ``ValueError`` for fewer than two pupils.
        """
        pupils, random = self.present, SystemRandom()
        if len(pupils) < SEATS[0]:
            raise ValueError(say("class-too-few"))
        random.shuffle(pupils)
        tables = min(-(-len(pupils) // size), len(pupils) // SEATS[0])
        seed, groups = random.randrange(10**6), []
        for seated in (pupils[at::tables] for at in range(tables)):
            names = [pupil.name for pupil in seated]
            groups.append(Group(Table(len(seated), seed=seed, names=names), seated))
            groups[-1].table.follow(self._tell_desk)
        self.groups, self.poll = groups, None
        self.play(True)

    def play(self, is_playing: bool) -> None:
        """Let the games go on, or pause them and show the screen."""
        self.is_playing = is_playing
        self._tell_pupils()
        self._tell_desk()

    def end_games(self) -> None:
        self.groups = ()
        self.play(False)

    def end(self) -> None:
        """Erase all names and answers, and tell everybody that the room has ended."""
        self.is_over = True
        self.pupils.clear()
        self.pages.clear()
        self.screen = self.subject = self.poll = None
        self.end_games()

    def _tell_pupils(self) -> None:
        for viewer in self.viewers:
            viewer()

    def _tell_desk(self) -> None:
        for watcher in self.watchers:
            watcher()
