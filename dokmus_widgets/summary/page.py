"""HTML of the rules summary, from the rules' own numbers and messages."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from itertools import pairwise

from dokmus_widgets.cases.text_boards import document
from dokmus_widgets.core import State, Terrain, new_game
from dokmus_widgets.core.catalogue import CARDS, ROUNDS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK, sacrifice_points
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import PALETTE
from dokmus_widgets.drawing.pictures.icon import icon_link
from dokmus_widgets.drawing.webfonts import style
from dokmus_widgets.explain import listed, say, speaking, terrain_words
from dokmus_widgets.explain.messages import language as spoken
from dokmus_widgets.summary.pictures import EXAMPLES, island_picture, terrain_picture

#: Sacrificed tokens of four players in the example of ties.
_TIE_EXAMPLE = (6, 5, 5, 4)


def summary_html(language: str = "en") -> str:
    """Return a self-contained HTML page that prints on one sheet, A4 or Letter."""
    with speaking(language):
        title = say("summary-title")
        body = (
            f"<header><h1>{escape(title)}</h1>{_paragraph(say('guide-goal'))}</header>"
            f"<main>{_setup()}{_round()}{_guardians()}{_terrain()}{_scoring()}</main>"
            f"<footer>{_paragraph(say('summary-reading'))}"
            f"{_paragraph(say('page-disclaimer'))}</footer>"
        )
        return (
            f'<!DOCTYPE html>\n<html lang="{spoken()}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title>{icon_link()}<style>{_style()}</style></head>"
            f"<body>{body}</body></html>\n"
        )


def _setup() -> str:
    tiles = {players: new_game(players).island.frame.slots - 1 for players in SEATS}
    min_players, *_, max_players = SEATS
    steps = (
        say("summary-setup-tiles", tiles=tiles[max_players], tiles_two=tiles[min_players]),
        say("setup-step-supply"),
        say("summary-setup-talisman"),
        say("summary-setup-start"),
    )
    islands = []
    for players in SEATS:
        first, *_, last = cards_for(players)
        text = say("summary-board", players=players, tiles=tiles[players], first=first, last=last)
        caption = f"<figcaption>{escape(text)}</figcaption>"
        islands.append(f"<figure>{island_picture(players, text)}{caption}</figure>")
    return _section("setup", say("heading-start"), f"{_list('ol', steps)}{''.join(islands)}")


def _round() -> str:
    steps = [say(f"summary-round-{step}") for step in ("draft", "turns", "end")]
    parts = ("tokens", "place", "sacrifice", "guardian")
    turn = [say(f"summary-turn-{part}", tokens=TOKENS_A_TURN) for part in parts]
    first = _section("round", say("summary-round", rounds=ROUNDS), _list("ol", steps))
    return f"{first}{_section('turn', say('summary-turn'), _list('ul', turn))}"


def _guardians() -> str:
    cards = "".join(
        f"<dt><b>{card}</b> {escape(say(f'card-{card}'))}</dt>"
        f"<dd>{escape(say(f'card-{card}-text'))}</dd>"
        for card in CARDS
    )
    return _section("guardians", say("summary-guardians"), f"<dl>{cards}</dl>")


def _terrain() -> str:
    shown = "".join(
        f"<li>{terrain_picture(terrain)}<div><h3>{escape(terrain_words(terrain))}</h3>"
        f"{_paragraph(say(example.message))}</div></li>"
        for terrain, example in EXAMPLES.items()
    )
    inside = f"{_paragraph(say('summary-key'))}<ul>{shown}</ul>"
    return _section("terrain", say("summary-terrain"), inside)


def _scoring() -> str:
    plain = ("ruins", "small_temples", "large_temples")
    lines = [(say(f"score-{line}"), say(f"how-{line}")) for line in plain]
    min_players, *_, max_players = SEATS
    points, points_two = map(_complete_tile_points, (max_players, min_players))
    how = say("summary-complete", points=points, points_two=points_two)
    lines.append((say("score-complete_tiles"), how))
    listing = "".join(f"<dt>{escape(line)}</dt><dd>{escape(how)}</dd>" for line, how in lines)
    ties = say(
        "summary-ties",
        tokens=listed([*map(str, _TIE_EXAMPLE)]),
        points=listed([*map(str, sacrifice_points(_TIE_EXAMPLE))]),
    )
    notes = _list("ul", (say("summary-spread"), ties, say("summary-winner")))
    inside = f"<div><dl>{listing}</dl>{notes}</div><div>{_track()}{_sacrifices()}</div>"
    return _section("scoring", say("rule-score-end"), inside)


def _track() -> str:
    head = [say("summary-tiles"), *map(str, range(1, len(TILE_TRACK)))]
    points = [say("summary-points"), *map(str, TILE_TRACK[1:])]
    steps = [f"+{after - before}" for before, after in pairwise(TILE_TRACK[1:])]
    return _table("track", head, [points, [say("summary-next"), *steps, ""]])


def _sacrifices() -> str:
    places = range(1, max(SEATS) + 1)
    head = [say("summary-sacrificed"), *(say("summary-place", place=place) for place in places)]
    rows = [
        [say("summary-players", players=players), *map(str, points)]
        + [""] * (len(places) - len(points))
        for players, points in SACRIFICE_POINTS.items()
    ]
    return _table("sacrifices", head, rows)


def _complete_tile_points(players: int) -> int:
    picture = str(Terrain.SMALL_TEMPLE) + ".."
    position = document(picture, seats=players, card=4, tokens={0: "b1"})
    return State.from_dict(position).score()[0].complete_tiles


def _section(name: str, heading: str, inside: str) -> str:
    return f'<section class="{name}"><h2>{escape(heading)}</h2>{inside}</section>'


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(tag: str, items: Iterable[str]) -> str:
    inside = "".join(f"<li>{escape(item)}</li>" for item in items)
    return f"<{tag}>{inside}</{tag}>"


def _table(name: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in rows
    )
    return f'<table class="{name}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def _style() -> str:
    colours = "".join(f"--{name}:{PALETTE[name][0]};" for name in ("paper", "ink", "fold", "sea"))
    sheet = files(__package__).joinpath("page.css").read_text("utf-8")
    return f"{style(spoken())}:root{{{colours}}}{sheet}"
