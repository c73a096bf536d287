"""A reference implementation of the rules, to check the rules core against.

It works on position documents as the contract describes them, rule by rule as the catalogue
tells them, with no thought of speed.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.reference import board
from tests.reference.board import Document, Space
from tests.reference.scoring import score, winners

__all__ = ["apply", "legal_actions", "score", "winners"]

ActionDocument = dict[str, Any]


def legal_actions(document: Document) -> list[ActionDocument]:
    phase = document["phase"]
    if phase == "start":
        return _starts(document)
    if phase == "guardians":
        return [{"type": "choose_guardian", "card": card} for card in _cards_left(document)]
    if phase == "turns":
        return _turn_actions(document)
    return []


def apply(document: Document, action: ActionDocument) -> Document:
    new = copy.deepcopy(document)
    kind = action["type"]
    seat = new["to_act"]
    turn = new["turn"]
    if kind == "choose_start":
        new["tokens"][seat].append(list(action["space"]))
        new["supply"][seat] -= 1
        if seat == new["talisman"]:
            new["phase"] = "guardians"
        else:
            new["to_act"] = (seat - 1) % len(new["tokens"])
    elif kind == "choose_guardian":
        new["guardians"][seat] = action["card"]
        if None in new["guardians"]:
            new["to_act"] = (seat + 1) % len(new["tokens"])
        else:
            new["phase"] = "turns"
            _begin_turn(new, new["guardians"].index(min(new["guardians"])))
    elif kind == "place":
        _place(new, action)
    elif kind == "sacrifice":
        _use_tokens(new, 1)
        new["sacrificed"][seat] += 1
    elif kind == "take_talisman":
        new["talisman"] = seat
        turn["guardian_left"] = False
    elif kind == "decline_ruins":
        turn["ruins"] = []
    elif kind == "end_turn":
        _end_turn(new)
    else:
        _pay(new, action)
        if kind == "move_tile":
            _move_tile(new, action["slot"])
        elif kind == "rotate_tile":
            _rotate_tile(new, action["slot"], action["turn"])
        else:
            assert kind == "move_token"
            _move_token(new, action)
    return new


# --- Before the first round, and the draft


def _starts(document: Document) -> list[ActionDocument]:
    ground = board.terrain(document)
    grid = document["grid"]
    rows = len(grid) // board.COLUMNS
    size = board.size_of(document)
    last_row, last_column = rows * size - 1, board.COLUMNS * size - 1
    corners = {0, 2, len(grid) - 3, len(grid) - 1}
    taken = {board.slot_of(document, token) for token in board.all_tokens(document)}
    spaces = set()
    for space, what in ground.items():
        slot = board.slot_of(document, space)
        if slot not in corners or slot in taken or what not in ".f":
            continue
        for row, column in board.beside(space):
            off_board = not (0 <= row <= last_row and 0 <= column <= last_column)
            no_tile = (row, column) not in ground
            if off_board or (no_tile and board.rule(document, "start_edge") == "no_neighbour"):
                spaces.add(space)
    return [{"type": "choose_start", "space": list(space)} for space in spaces]


def _cards_left(document: Document) -> list[int]:
    cards = {2, 3, 4} if len(document["tokens"]) == 2 else {1, 2, 3, 4, 5}
    return sorted(cards - set(document["guardians"]))


# --- The actions of a turn


def _turn_actions(document: Document) -> list[ActionDocument]:
    turn = document["turn"]
    immediate = board.rule(document, "ruins_timing") == "immediate"
    ruins = _ruins_actions(document)
    if immediate and turn["ruins"]:
        return [*ruins, {"type": "decline_ruins"}]
    actions = [*ruins, *_guardian_actions(document), *_placements(document)]
    if turn["tokens_left"] and board.rule(document, "voluntary_sacrifice"):
        actions.append({"type": "sacrifice"})
    nowhere = not board.free_land(document, board.terrain(document))
    if turn["tokens_left"] == 0 or nowhere:
        actions.append({"type": "end_turn"})
    return actions


def _guardian_actions(document: Document) -> list[ActionDocument]:
    if not document["turn"]["guardian_left"]:
        return []
    card = document["guardians"][document["to_act"]]
    actions: list[ActionDocument] = []
    slots = {slot for slot, entry in enumerate(document["grid"]) if entry is not None}
    if card == 1:
        actions.append({"type": "take_talisman"})
    if card in (2, 5):
        actions += _tile_moves(document, slots, "guardian")
    if card in (3, 5):
        actions += _token_moves(document, slots, "guardian")
    if card in (4, 5):
        actions += _tile_turns(slots, "guardian")
    return actions


def _ruins_actions(document: Document) -> list[ActionDocument]:
    slots = {board.slot_with(document, tile) for tile in document["turn"]["ruins"]}
    return [
        *_tile_moves(document, slots, "ruins"),
        *_token_moves(document, slots, "ruins"),
        *_tile_turns(slots, "ruins"),
    ]


def _tile_moves(document: Document, slots: set[int], by: str) -> list[ActionDocument]:
    gap = board.gap_of(document)
    gap_row, gap_column = divmod(gap, board.COLUMNS)
    return [
        {"type": "move_tile", "slot": slot, "by": by}
        for slot in slots
        if slot // board.COLUMNS == gap_row or slot % board.COLUMNS == gap_column
    ]


def _tile_turns(slots: set[int], by: str) -> list[ActionDocument]:
    return [
        {"type": "rotate_tile", "slot": slot, "turn": way, "by": by}
        for slot in slots
        for way in ("cw", "ccw")
    ]


def _token_moves(document: Document, slots: set[int], by: str) -> list[ActionDocument]:
    ground = board.terrain(document)
    free = board.free_land(document, ground)
    moves: list[ActionDocument] = []
    for token in board.own_tokens(document, document["to_act"]):
        if board.slot_of(document, token) not in slots or ground[token] == board.RUINS:
            continue
        for to in _reach(board.temples(ground), {token}, {token}) & free:
            moves.append({"type": "move_token", "from": list(token), "to": list(to), "by": by})
    return moves


# --- Placing


def _by_letter(document: Document, ground: dict[Space, str]) -> list[set[Space]]:
    """Return the temples of crossings and of the forest's exemption: in rows, or each by itself."""
    rows = board.temples(ground)
    if board.rule(document, "temple_rows") == "one":
        return rows
    return [{temple} for row in rows for temple in row]


def _reach(temples: list[set[Space]], walking: set[Space], praying: set[Space]) -> set[Space]:
    """Return the spaces next to the walking tokens, or past a temple from the praying ones."""
    reached = board.around(walking)
    for temple in temples:
        rim = board.around(temple)
        if rim & praying:
            reached |= rim
    return reached


def _across(document: Document, ground: dict[Space, str], tokens: set[Space]) -> set[Space]:
    """Return the spaces where a crossing may end."""
    ends: set[Space] = set()
    if board.rule(document, "temple_water") == "joins":
        for body in board.joined_waters(ground):
            rim = board.around(body)
            if rim & tokens:
                ends |= rim
        return ends
    for body in board.waters(ground):
        rim = board.around(body)
        shore = set(rim)
        for temple in _by_letter(document, ground):
            if temple & rim:
                shore |= board.around(temple)
        if shore & tokens:
            ends |= shore
    return ends


def _placements(document: Document) -> list[ActionDocument]:
    turn = document["turn"]
    tokens_left = turn["tokens_left"]
    if tokens_left == 0:
        return []
    ground = board.terrain(document)
    tokens = board.own_tokens(document, document["to_act"])
    free = board.free_land(document, ground)
    praying = tokens
    if board.rule(document, "temple_reach") == "last_token":
        praying = set() if turn["last"] is None else {(turn["last"][0], turn["last"][1])}
    stepped = _reach(board.temples(ground), tokens, praying)
    crossed = _across(document, ground, tokens)
    wooded = {token for token in tokens if ground[token] == board.FOREST}
    open_forest = _reach(_by_letter(document, ground), wooded, wooded)
    placements = set()
    for space in free:
        costs = ground[space] == board.FOREST and space not in open_forest
        if space in stepped and not costs:
            placements.add((space, 0))
        if tokens_left >= 2 and (space in crossed or (space in stepped and costs)):
            placements.add((space, 1))
    if not placements:
        placements = {(space, 0) for space in free}
    return [
        {"type": "place", "space": list(space), "sacrifice": sacrifice}
        for space, sacrifice in placements
    ]


# --- What actions do


def _use_tokens(document: Document, count: int) -> None:
    document["turn"]["tokens_left"] -= count
    document["supply"][document["to_act"]] -= count


def _place(document: Document, action: ActionDocument) -> None:
    seat = document["to_act"]
    space = (action["space"][0], action["space"][1])
    _use_tokens(document, 1 + action["sacrifice"])
    document["sacrificed"][seat] += action["sacrifice"]
    document["tokens"][seat].append(list(space))
    document["turn"]["last"] = list(space)
    if board.terrain(document)[space] == board.RUINS:
        document["turn"]["ruins"].append(board.tile_of(document, space))


def _pay(document: Document, action: ActionDocument) -> None:
    if action["by"] == "guardian":
        document["turn"]["guardian_left"] = False
        return
    if action["type"] == "move_token":
        slot = board.slot_of(document, (action["from"][0], action["from"][1]))
    else:
        slot = action["slot"]
    document["turn"]["ruins"].remove(document["grid"][slot]["tile"])


def _carry(document: Document, moved: dict[Space, Space]) -> None:
    """Move the tokens of all seats, and the mark on the last one, from spaces to spaces."""

    def after(space: list[int]) -> list[int]:
        return list(moved.get((space[0], space[1]), (space[0], space[1])))

    document["tokens"] = [[after(space) for space in spaces] for spaces in document["tokens"]]
    if document["turn"]["last"] is not None:
        document["turn"]["last"] = after(document["turn"]["last"])


def _move_token(document: Document, action: ActionDocument) -> None:
    start = (action["from"][0], action["from"][1])
    end = (action["to"][0], action["to"][1])
    _carry(document, {start: end})
    on_ruins = board.terrain(document)[end] == board.RUINS
    if on_ruins and board.rule(document, "ruins_on_move"):
        document["turn"]["ruins"].append(board.tile_of(document, end))


def _move_tile(document: Document, slot: int) -> None:
    gap = board.gap_of(document)
    size = board.size_of(document)
    top, left = board.origin(document, slot)
    new_top, new_left = board.origin(document, gap)
    moved = {
        (top + row, left + column): (new_top + row, new_left + column)
        for row in range(size)
        for column in range(size)
    }
    document["grid"][gap] = document["grid"][slot]
    document["grid"][slot] = None
    _carry(document, moved)


def _rotate_tile(document: Document, slot: int, way: str) -> None:
    size = board.size_of(document)
    top, left = board.origin(document, slot)
    quarters = 1 if way == "cw" else 3
    moved = {}
    for row in range(size):
        for column in range(size):
            here = (row, column)
            for _ in range(quarters):
                here = board.turned(*here, size)
            moved[top + row, left + column] = (top + here[0], left + here[1])
    entry = document["grid"][slot]
    entry["rotation"] = (entry["rotation"] + quarters) % 4
    _carry(document, moved)


# --- Turns and rounds


def _begin_turn(document: Document, seat: int) -> None:
    document["to_act"] = seat
    document["turn"] = {
        "tokens_left": min(3, document["supply"][seat]),
        "guardian_left": True,
        "ruins": [],
        "last": None,
    }


def _end_turn(document: Document) -> None:
    seat = document["to_act"]
    ground = board.terrain(document)
    tokens = document["tokens"][seat]
    stay = [space for space in tokens if ground[space[0], space[1]] != board.VOLCANO]
    document["sacrificed"][seat] += len(tokens) - len(stay)
    document["tokens"][seat] = stay
    cards = document["guardians"]
    later = [card for card in cards if card > cards[seat]]
    if later:
        _begin_turn(document, cards.index(min(later)))
        return
    seats = len(document["tokens"])
    document["turn"] = None
    document["guardians"] = [None] * seats
    if seats == 2:
        document["talisman"] = 1 - document["talisman"]
    if document["round"] == 8:
        document["phase"] = "over"
        document["to_act"] = None
    else:
        document["round"] += 1
        document["phase"] = "guardians"
        document["to_act"] = document["talisman"]
