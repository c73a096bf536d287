"""Links to a set-up step: ``?players=2&island=5&starts=a1.-&step=9``."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from dokmus_widgets.core import PRESETS, SEATS, SWITCHES, Rules, Space, space_name
from dokmus_widgets.explain import say, space_on
from dokmus_widgets.explore.setup.steps import SetUp
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED, read_seed, with_switches
from dokmus_widgets.play.link_fields import Linked, LinkFields

FIELDS = ("players", "island", "first", "reading", *SWITCHES, "starts", "step")
_EDGE = "start_edge"
#: Separator of starting spaces, and placeholder for none.
_DOT, _NONE = ".", "-"


def setup_link(made: SetUp, step: int) -> str:
    """Return the query string for a step, from 0."""
    fields: dict[str, str | int] = {"players": made.players, "island": made.island}
    if made.first:
        fields["first"] = made.first
    if made.rules.start_edge != Rules().start_edge:
        fields[_EDGE] = made.rules.start_edge
    if any(made.starts):
        names = [_NONE if space is None else space_name(space) for space in made.starts]
        fields["starts"] = _DOT.join(names)
    fields["step"] = step + 1
    return "?" + "&".join(f"{name}={value}" for name, value in fields.items())


def read_link(asked: Mapping[str, str]) -> Linked:
    """Parse the fields of a link into arguments and faults."""
    link = LinkFields(asked, FIELDS)
    players = link.choice("players", SEATS, USUAL_PLAYERS)
    island = link.read("island", read_seed, USUAL_SEED)
    first = link.choice("first", range(players), 0)
    rules = Rules.preset(link.choice("reading", PRESETS, PRESETS[0]))
    values = rules.to_dict()
    switches = {name: link.choice(name, SWITCHES[name], values[name]) for name in SWITCHES}
    setup = SetUp(players, island, first, with_switches(rules, switches))
    starts: tuple[Space | None, ...] = link.read("starts", partial(read_starts, setup), ())
    numbers = range(1, len(replace(setup, starts=starts).steps()) + 1)
    step = link.choice("step", numbers, 1) - 1
    wanted = {"players": players, "first": first, "seed": island, "rules": setup.rules}
    return {**wanted, "starts": starts, "step": step}, link.faults


def read_starts(
    setup: SetUp, starts: str | Sequence[Space | str | None]
) -> tuple[Space | None, ...]:
    """Parse starting spaces, as dotted text or one by one.

    Raise ``ValueError`` for a space that is not on the island.
    """
    frame = setup.steps()[0].state.island.frame
    if not isinstance(starts, Sequence):
        raise ValueError(say("error-no-name", space=str(starts)[:40]))
    named = starts.split(_DOT) if isinstance(starts, str) else starts
    chosen = (None if name in (None, _NONE) else name for name in named[: setup.players])
    return tuple(None if name is None else space_on(frame, name) for name in chosen)
