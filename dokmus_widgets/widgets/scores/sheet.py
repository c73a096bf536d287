"""The score sheet in words and sections: lines, spaces, tile track, sacrifices, ties."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from dokmus_widgets.core import Phase, SeatScore, Space, State, space_name
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.seats import listed, names_together, sentences, signed
from dokmus_widgets.explain.spaces import space_label
from dokmus_widgets.explore.scores.lines import (
    LINE_RULES,
    LINES,
    SacrificePlace,
    ScoreLine,
    lines_at,
    one_more,
    sacrifice_places,
    standing,
    tile_track,
)
from dokmus_widgets.widgets.game.sheet import line_explanation
from dokmus_widgets.widgets.scores.changes import score_row
from dokmus_widgets.widgets.sections import basic
from dokmus_widgets.widgets.sections.explorers import Fact, Facts, OnTrack, Track
from dokmus_widgets.widgets.sections.forms import Options


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """Answers and sections about the score of a state."""

    state: State
    names: Sequence[str]

    def standing(self) -> Answer:
        """Answer who wins, and by how much."""
        return Answer(self._standing(), rules=LINE_RULES["total"])

    def _standing(self) -> str:
        now = standing(self.state)
        who = names_together([self.names[seat] for seat in now.winners])
        leaders = names_together([self.names[seat] for seat in now.leaders])
        if len(now.leaders) == 1:
            return say("scores-standing-one", who=who, points=now.points)
        shared = len(now.winners) > 1
        name = "scores-standing-shared" if shared else "scores-standing-tie"
        return say(name, who=who, leaders=leaders, points=now.points)

    def line(self, line: ScoreLine) -> Answer:
        """Answer with the parts of a line."""
        return Answer(self._line(line), rules=LINE_RULES[line.name])

    def _line(self, line: ScoreLine) -> str:
        who, points = self.names[line.seat], line.points
        told: dict[str, str | int] = {"who": who, "points": points}
        if line.name == "total":
            return say("scores-told-total", **told)
        if line.name == "sacrifices":
            return self._sacrifice_words(line.seat)
        told["line"] = say(f"score-{line.name}.in")
        if line.name in ("complete_tiles", "tiles_reached"):
            tiles = listed([tile_name(self.state, slot) for slot in line.slots])
            return say("scores-told-tiles", count=len(line.slots), tiles=tiles, **told)
        spaces = listed([space_name(space) for space in line.spaces]) or "none"
        return say("scores-told-line", spaces=spaces, **told)

    def _sacrifice_words(self, seat: int) -> str:
        place = next(place for place in sacrifice_places(self.state) if place.seat == seat)
        return say(
            "scores-told-sacrifices",
            who=self.names[seat],
            tokens=place.tokens,
            points=place.points,
            place=place.place,
            tied=self._tied_names(place),
        )

    def _tied_names(self, place: SacrificePlace) -> str:
        return names_together([self.names[seat] for seat in place.tied]) or "none"

    def space(self, space: Space) -> Answer:
        """Answer with the points of a space, and the gain of another token there."""
        label = space_label(self.state, space, self.names)
        counted: dict[int, list[str]] = {}
        for seat, name in lines_at(self.state, space):
            counted.setdefault(seat, []).append(say(f"score-{name}.in"))
        lines = [
            say("scores-space-line", who=self.names[seat], line=listed(found))
            for seat, found in counted.items()
        ]
        told = say("scores-told-space-plain", label=label)
        if lines:
            told = say("scores-told-space", label=label, lines=listed(lines))
        names = dict.fromkeys(name for _, name in lines_at(self.state, space))
        rules = dict.fromkeys(rule for name in names for rule in LINE_RULES[name])
        return Answer(sentences([told, self._gain_words(space)]), rules=tuple(rules))

    def _gain_words(self, space: Space) -> str:
        if not self._is_free_land(space):
            return ""
        gains = [
            say("scores-told-more-seat", who=name, points=signed(points))
            for seat, name in enumerate(self.names)
            if (points := one_more(self.state, seat, space)["total"])
        ]
        if not gains:
            return say("scores-told-more-none")
        return say("scores-told-more", gains=listed(gains))

    def _is_free_land(self, space: Space) -> bool:
        bit = self.state.island.frame.bit(space)
        return bool(bit & self.state.island.land & ~self.state.occupied)

    def table(
        self, pressed: ScoreLine | None, lit: Collection[tuple[int, str]]
    ) -> basic.ScoreTable:
        sheets, seats = self.state.score(), self.state.seats
        now = None if pressed is None else (pressed.seat, pressed.name)

        def cell(seat: int, line: str) -> basic.Cell:
            points, name, at = sheets[seat][line], say(f"score-{line}.in"), (seat, line)
            return basic.Cell(
                "show_line",
                str(points),
                f"{seat}:{line}",
                label=say("scores-cell", who=self.names[seat], line=name, points=points),
                pressed=at == now,
                lit=at in lit,
            )

        rows = [
            score_row(
                line,
                [cell(seat, line) for seat in range(seats)],
                line_explanation(line, self.state),
            )
            for line in SeatScore.__match_args__
        ]
        over = self.state.phase is Phase.OVER
        title = say("scores-title-end" if over else "scores-title")
        return basic.ScoreTable(title, basic.seat_columns(self.names), rows)

    def one_more(self, space: Space) -> basic.Table | None:
        """Return the gain of another token on a space by line; None without a gain."""
        if not self._is_free_land(space):
            return None
        added = [one_more(self.state, seat, space) for seat in range(self.state.seats)]
        rows = [
            score_row(line, [signed(sheet[line]) for sheet in added])
            for line in (*LINES, "total")
            if any(sheet[line] for sheet in added)
        ]
        if not rows:
            return None
        title = say("scores-more-title", space=space_name(space))
        return basic.Table(title, basic.seat_columns(self.names), rows)

    def worth(self, shown: int | None) -> Options:
        parts = basic.one_of("show_worth", enumerate(self.names), shown)
        return Options(say("scores-worth"), parts)

    def track(self) -> Track:
        """Return the tile track with all seats, and the gain of the next tile."""
        last = sum(laid is not None for laid in self.state.island.grid)
        seats = [
            OnTrack(
                place.seat,
                place.tiles,
                say(
                    "scores-track-seat",
                    who=self.names[place.seat],
                    tiles=place.tiles,
                    gain="none" if place.gain is None else f"{place.gain}",
                ),
            )
            for place in tile_track(self.state)
        ]
        return Track(say("scores-track", tiles=last), TILE_TRACK[: last + 1], seats)

    def sacrifices(self) -> Facts:
        """Return the ranking by sacrificed tokens, and the winner with the tie-break."""
        entries = [
            Fact(say("scores-sacrifice-place", place=one.place), self._place_words(one), one.seat)
            for one in sacrifice_places(self.state)
        ]
        entries.append(Fact(say("scores-standing"), self._standing()))
        points = listed([*map(str, SACRIFICE_POINTS[self.state.seats])])
        return Facts(say("scores-sacrifices", points=points), entries)

    def _place_words(self, place: SacrificePlace) -> str:
        who = self.names[place.seat]
        if not place.tokens:
            return say("scores-sacrifice-none", who=who)
        return say(
            "scores-sacrifice-seat",
            who=who,
            tokens=place.tokens,
            points=place.points,
            tied=self._tied_names(place),
        )

    def games(self) -> Options:
        another = basic.Button("another", say("scores-another"))
        return Options(say("setup-players-now"), [*player_counts(self.state.seats), another])


def player_counts(now: int) -> list[basic.Button]:
    return basic.one_of("set_players", [(n, str(n)) for n in SEATS], now)
