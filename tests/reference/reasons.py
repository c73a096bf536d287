"""Why actions are legal or not, counted literally: every route and every obstacle, with plain sets.

Like the rest of this folder it works on position documents and shares no code with the rules core.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.reference import board
from tests.reference.board import Document, Space

ActionDocument = dict[str, Any]
CARDS_OF = {
    "take_talisman": (1,),
    "move_tile": (2, 5),
    "move_token": (3, 5),
    "rotate_tile": (4, 5),
}


class Lead(NamedTuple):
    """A way from a token to a space: its kind, its sacrifices, and the spaces passed."""

    token: Space
    way: str
    price: int
    temples: frozenset[Space]
    waterway: frozenset[Space]


class Reasons:
    """Routes and obstacles of one seat on a position; ``seat`` is None where nobody acts."""

    def __init__(self, document: Document, seat: int | None) -> None:
        self.document = document
        self.seat = seat
        self.ground = board.terrain(document)
        self.held = board.all_tokens(document)
        self.own = set() if seat is None else board.own_tokens(document, seat)
        self.turn = document["turn"] if seat == document["to_act"] else None
        self.chains = [(chain, board.around(chain)) for chain in board.temples(self.ground)]
        self.by_letter = self.chains
        if board.rule(document, "temple_rows") == "placing":
            alone = [{temple} for chain, _ in self.chains for temple in chain]
            self.by_letter = [(temple, board.around(temple)) for temple in alone]
        self.waterways = list(self._shores())
        self.anywhere = self._nothing_can_be_placed()

    def _shores(self) -> list[tuple[set[Space], set[Space], set[Space]]]:
        """Return each waterway: its water, its temples, and the ends of its crossings."""
        found = []
        if board.rule(self.document, "temple_water") == "joins":
            for body in board.joined_waters(self.ground):
                stone = {space for space in body if self.ground[space] in board.TEMPLES}
                found.append((body - stone, stone, board.around(body)))
            return found
        for body in board.waters(self.ground):
            shore = set(board.around(body))
            for temples, rim in self.by_letter:
                if temples & board.around(body):
                    shore |= rim
            found.append((body, set(), shore))
        return found

    def praying(self) -> set[Space]:
        """Return the tokens that step over a temple when placing."""
        if board.rule(self.document, "temple_reach") == "any_token":
            return self.own
        last = self.turn["last"] if self.turn else None
        return {(last[0], last[1])} if last else set()

    def leads(self, space: Space) -> set[Lead]:
        """Return every way to a space, from any token but one on the space itself."""
        own = self.own - {space}
        price = 1 if self.ground[space] == board.FOREST and not self._same_wood(own, space) else 0
        nothing: frozenset[Space] = frozenset()
        found = {Lead(t, "step", price, nothing, nothing) for t in own & board.beside(space)}
        for chain, rim in self.chains:
            if space in rim:
                for token in own & self.praying() & rim:
                    found.add(Lead(token, "temple", price, frozenset(chain), nothing))
        for water, stone, shore in self.waterways:
            if space in shore:
                for token in own & shore:
                    found.add(Lead(token, "crossing", 1, frozenset(stone), frozenset(water)))
        return found

    def _same_wood(self, own: set[Space], space: Space) -> bool:
        woods = {token for token in own if self.ground[token] == board.FOREST}
        rims = [rim for _, rim in self.by_letter if space in rim]
        return bool(woods & board.beside(space)) or any(woods & rim for rim in rims)

    def _nothing_can_be_placed(self) -> bool:
        most = 1 if self.turn is not None and self.turn["tokens_left"] < 2 else 2
        free = board.free_land(self.document, self.ground)
        return not any(lead.price + 1 <= most for space in free for lead in self.leads(space))

    def prices(self, space: Space) -> set[int]:
        """Return the possible costs of a placement."""
        return {0} if self.anywhere else {lead.price for lead in self.leads(space)}

    # Obstacles, by the names that verdicts give them

    def obstacles(self, action: ActionDocument) -> set[str]:
        """Everything in the way of an action of this seat."""
        kind = action["type"]
        return self._moment(action) | getattr(self, f"_{kind}", self._guardian)(action)

    def _moment(self, action: ActionDocument) -> set[str]:
        kind, phase = action["type"], self.document["phase"]
        wanted = {"choose_start": "start", "choose_guardian": "guardians"}.get(kind, "turns")
        if phase == "over":
            return {"game_over"}
        found = set() if phase == wanted else {"wrong_phase"}
        if self.seat != self.document["to_act"]:
            found.add("not_your_turn")
        at_once = board.rule(self.document, "ruins_timing") == "immediate"
        by_ruins = action.get("by") == "ruins" or kind == "decline_ruins"
        if self._waiting() and at_once and wanted == "turns" and not by_ruins:
            found.add("ruins_wait")
        return found

    def _waiting(self) -> list[str]:
        return list(self.turn["ruins"]) if self.turn else []

    def _space(self, space: Space) -> set[str]:
        if space not in self.ground:
            return {"off_board"}
        if self.ground[space] not in board.LAND:
            return {"terrain"}
        return {"occupied"} if space in self.held else set()

    def _place(self, action: ActionDocument) -> set[str]:
        space, price = (action["space"][0], action["space"][1]), action["sacrifice"]
        found = self._space(space)
        tokens = self.turn["tokens_left"] if self.turn else 3
        if tokens == 0:
            found.add("no_tokens_left")
        if self.seat is None or space not in self.ground:
            return found
        prices = self.prices(space)
        if not prices:
            found.add("out_of_reach")
        if self.ground[space] in board.LAND:
            if price not in (0, 1) or (price, prices) == (1, {0}):
                found.add("price_too_high")
            if (price, prices) == (0, {1}):
                found.add("price_too_low")
            if tokens == 1 and 1 in prices and (price == 1 or prices == {1}):
                found.add("cannot_pay")
        return found

    def _choose_start(self, action: ActionDocument) -> set[str]:
        space = (action["space"][0], action["space"][1])
        if space not in self.ground:
            return {"off_board"}
        grid, slot = self.document["grid"], board.slot_of(self.document, space)
        size, found = board.size_of(self.document), set()
        if slot not in (0, 2, len(grid) - 3, len(grid) - 1):
            found.add("not_a_corner")
        if slot in {board.slot_of(self.document, token) for token in self.held}:
            found.add("tile_taken")
        board_rows, board_columns = len(grid) // board.COLUMNS * size, board.COLUMNS * size
        outside = {
            (row, column)
            for row, column in board.beside(space) - set(self.ground)
            if not (0 <= row < board_rows and 0 <= column < board_columns)
            or board.rule(self.document, "start_edge") == "no_neighbour"
        }
        if not outside:
            found.add("not_an_edge")
        if self.ground[space] not in ".f":
            found.add("terrain")
        if space in self.held:
            found.add("occupied")
        return found

    def _choose_guardian(self, action: ActionDocument) -> set[str]:
        cards = (2, 3, 4) if len(self.document["tokens"]) == 2 else (1, 2, 3, 4, 5)
        if action["card"] not in cards:
            return {"no_such_card"}
        # Which cards are gone is seen only by the one who has the rest in hand.
        choosing = self.document["phase"] == "guardians" and self.seat == self.document["to_act"]
        return (
            {"card_taken"} if choosing and action["card"] in self.document["guardians"] else set()
        )

    def _sacrifice(self, action: ActionDocument) -> set[str]:
        found = set()
        if not board.rule(self.document, "voluntary_sacrifice"):
            found.add("not_voluntary")
        if self.turn and not self.turn["tokens_left"]:
            found.add("no_tokens_left")
        return found

    def _decline_ruins(self, action: ActionDocument) -> set[str]:
        found = set() if self._waiting() else {"no_ruins_wait"}
        if board.rule(self.document, "ruins_timing") == "same_turn":
            found.add("reading")
        return found

    def _end_turn(self, action: ActionDocument) -> set[str]:
        room = board.free_land(self.document, self.ground)
        return {"tokens_unused"} if self.turn and self.turn["tokens_left"] and room else set()

    def _guardian(self, action: ActionDocument) -> set[str]:
        """Return the talisman, and what both cards and ruins grant."""
        kind, found = action["type"], set()
        if action.get("by") == "ruins":
            if not self._waiting():
                found.add("no_ruins_wait")
        else:
            if self.turn and not self.turn["guardian_left"]:
                found.add("guardian_used")
            card = None if self.seat is None else self.document["guardians"][self.seat]
            if card is not None and card not in CARDS_OF[kind]:
                found.add("wrong_card")
        if kind == "move_token":
            return found | self._token(action)
        return found if kind == "take_talisman" else found | self._tile(action)

    def _tile(self, action: ActionDocument) -> set[str]:
        grid, slot = self.document["grid"], action["slot"]
        if not 0 <= slot < len(grid) or grid[slot] is None:
            return {"no_tile"}
        found = self._other_tile(action, grid[slot]["tile"])
        gap = board.gap_of(self.document)
        in_row = slot // board.COLUMNS == gap // board.COLUMNS
        in_column = slot % board.COLUMNS == gap % board.COLUMNS
        if action["type"] == "move_tile" and not in_row and not in_column:
            found.add("not_in_line")
        return found

    def _other_tile(self, action: ActionDocument, tile: str) -> set[str]:
        waiting = self._waiting()
        wrong = action["by"] == "ruins" and waiting and tile not in waiting
        return {"other_tile"} if wrong else set()

    def _token(self, action: ActionDocument) -> set[str]:
        start = (action["from"][0], action["from"][1])
        end = (action["to"][0], action["to"][1])
        found = self._space(end)
        if self.seat is not None and start not in self.own:
            found.add("not_own_token")
        if start not in self.ground:
            return found
        if start in self.held and self.ground[start] == board.RUINS:
            found.add("token_fixed")
        found |= self._other_tile(action, board.tile_of(self.document, start))
        linked = any({start, end} <= rim for _, rim in self.chains)
        if end in self.ground and end not in board.beside(start) and not linked:
            found.add("out_of_reach")
        return found
