"""Pictures of the rules summary: starting islands, and an example of each terrain."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from dokmus_widgets.cases.text_boards import document
from dokmus_widgets.core import Phase, Place, Rules, State, Terrain, new_game
from dokmus_widgets.core.island.spaces import Space, parse_space, space_name
from dokmus_widgets.drawing import picture
from dokmus_widgets.drawing.pictures.picture import scene_picture
from dokmus_widgets.drawing.pictures.scene import marks_of, scene_of
from dokmus_widgets.explain import listed, say, seat_names, terrain_words

_ISLAND_SEED: Final = 5


class Example(NamedTuple):
    """Example of a terrain: a message id, the rows of a tile, its tokens, and one placed last."""

    message: str
    rows: str
    tokens: str
    placed: str = ""


EXAMPLES: Final = {
    Terrain.MEADOW: Example("summary-meadow", "...\n...\n...", "b2"),
    Terrain.MOUNTAIN: Example("summary-mountain", "^^.\n..^\n...", "b2"),
    Terrain.FOREST: Example("summary-forest", "ff.\n..f\n...", "a1 b2"),
    Terrain.WATER: Example("summary-water", ".~.\n.~.\n.~f", "a2"),
    Terrain.SMALL_TEMPLE: Example("summary-small_temple", "...\n.t.\n...", "a2"),
    Terrain.LARGE_TEMPLE: Example("summary-large_temple", "...\n.tT\n...", "a2"),
    Terrain.VOLCANO: Example("summary-volcano", "..v\n.v.\n...", "b2"),
    Terrain.RUINS: Example("summary-ruins", "...\n.r.\n..r", "a2", placed="b2"),
}


def island_picture(players: int, title: str) -> str:
    """Return an island with all starting tokens as SVG."""
    # The strictest rule: every rulebook allows these starting spaces.
    rules = Rules(start_edge="outer_border")
    state, random = new_game(players, seed=_ISLAND_SEED, rules=rules), Random(_ISLAND_SEED)
    while state.phase is Phase.START and (action := state.random_action(random)) is not None:
        state = state.after(action)
    scene = scene_of(state, marks_of("chosen", state.island.frame.spaces(state.occupied)))
    text = scene_picture(scene, state, seat_names(players)).description.partition("\n")[0]
    return picture(scene, labels=False, theme="light", title=f"{title}. {text}")


def terrain_picture(terrain: Terrain) -> str:
    """Return a terrain's example, with marks on the legal placements, as SVG."""
    state = example_state(terrain)
    assert state.turn is not None
    frame = state.island.frame
    free, paid, _ = state.legal_actions().placements
    ruins = state.tokens[0] & state.island.ruins if state.turn.ruins else 0
    marks = [
        *marks_of("legal", frame.spaces(free)),
        *marks_of("paid", frame.spaces(paid & ~free)),
        *marks_of("ruins", frame.spaces(ruins)),
    ]
    text = say(
        "summary-picture",
        what=f"{terrain_words(terrain)}.",
        tokens=_space_names(state.tokens_of(0)),
        free=_space_names(frame.spaces(free)),
        paid=_space_names(frame.spaces(paid & ~free)),
    )
    scene = scene_of(state, marks)
    tile, gap = replace(scene.tiles[0], name=""), (scene.size, scene.size)
    scene = replace(scene, rows=1, columns=1, gap=gap, tiles=(tile,))
    return picture(scene, labels=False, theme="light", title=text)


def example_state(terrain: Terrain) -> State:
    """Return the position of a terrain's example: all other tiles are mountain."""
    _, rows, tokens, placed = EXAMPLES[terrain]
    state = State.from_dict(document(rows, tokens={0: tokens}))
    return state.apply(Place(parse_space(placed))) if placed else state


def _space_names(spaces: Sequence[Space]) -> str:
    return listed([*map(space_name, spaces)]) or say("summary-nowhere")
