"""Links to a guardian card: ``?card=4&position=...``, or ``island`` for a random game."""

from collections.abc import Mapping

from dokmus_widgets.core import State
from dokmus_widgets.core.catalogue import CARDS, cards_for
from dokmus_widgets.core.notation import read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explore.guardians.choices import in_turn_with
from dokmus_widgets.play import Linked, LinkFields, read_seed

FIELDS = ("card", "island", "players", "position")
USUAL_CARD = 2


def read_link(asked: Mapping[str, str]) -> Linked:
    """Parse the fields of a link into arguments and faults."""
    link = LinkFields(asked, FIELDS)
    card = link.choice("card", CARDS, USUAL_CARD)

    def opened(code: str) -> State:
        return in_turn_with(read_position_code(code), card)

    position: State | None = link.read("position", opened, None)
    seed: int | None = link.read("island", read_seed, None)
    players = link.choice("players", [n for n in SEATS if card in cards_for(n)], SEATS[-1])
    wanted = {"card": card, "position": position, "seed": seed, "players": players}
    return wanted, link.faults
