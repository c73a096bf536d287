"""Sharing of a game, its position or its island, without hidden cards."""

from random import Random
from typing import Final
from urllib.parse import urlencode

from dokmus_widgets.core import ChooseGuardian, Phase, Rules, State, cards_for
from dokmus_widgets.core.island.tilesets import tile_set_names
from dokmus_widgets.core.names import is_too_long
from dokmus_widgets.core.notation import GameRecord, Note, RecordedPly, position_code, write_record
from dokmus_widgets.core.observe import has_hidden_cards, shown_cards, with_hidden_cards_normalized
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import plain_name
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.links import HIDDEN_FIELD, link_to
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.play.records import recorded
from dokmus_widgets.play.review.replay import RECORD_FIELD, replay_code

SHARED: Final = ("position", "game", "island")


def shared_state(state: State) -> State:
    """Return a position without its hidden cards, equal for all arrangements of them.

    While cards are chosen, nobody has chosen one; later, cards not shown yet are drawn anew.
    """
    shown = shown_cards(state)
    if state.phase is Phase.GUARDIANS:
        return state.replaced(guardians=shown, to_act=state.talisman)
    hidden = [seat for seat, card in enumerate(state.guardians) if card != shown[seat]]
    if state.to_act is None or not hidden:
        return state
    now = state.guardians[state.to_act] or 0
    left = [card for card in cards_for(state.seats) if card > now]
    # The same for everybody who opens the link, and made from what everybody knows.
    random = Random(position_code(with_hidden_cards_normalized(state)))
    drawn = dict(zip(hidden, random.sample(left, len(hidden)), strict=True))
    return state.replaced(
        guardians=tuple(drawn.get(seat, card) for seat, card in enumerate(state.guardians))
    )


def shared_record(game: Game) -> GameRecord:
    """Return the record of a game with the levels of its players and without hidden cards."""
    whole, state, names = recorded(game), game.state, names_with_levels(game)
    current = 0 if state.phase is Phase.OVER else state.round
    if whole.start.round == current and has_hidden_cards(whole.start):
        return GameRecord(names, shared_state(state))
    known, shown = shown_cards(state), shared_state(state).guardians
    plies = list[RecordedPly]()
    for ply, played in zip(whole.plies, game.history.plies, strict=True):
        before, seat = played.before, played.before.to_act or 0
        if isinstance(ply.action, ChooseGuardian) and before.round == current:
            if (card := shown[seat]) is None:
                break  # the cards of this round are being chosen
            if known[seat] is None:
                ply = RecordedPly(ChooseGuardian(card), Note(say("share-drawn")))
        plies.append(ply)
    return GameRecord(names, whole.start, plies, whole.opening, whole.seed)


def names_with_levels(game: Game) -> list[str]:
    """Return the plain names of the players, each with the level of a computer player."""
    names = [*map(plain_name, game.names)]
    for seat, level in _levels(game).items():
        who = names[seat]
        while level and is_too_long(name := say("share-player", who=who, level=level)):
            who = who[:-1]
        names[seat] = name if level else who
    return names


def _levels(game: Game) -> dict[int, int | None]:
    """Return the levels of the computer players by seat; None for one of no level."""
    level_of: dict[str, int] = {name: level for level, name in LEVELS.items()}
    return {seat: level_of.get(one.name) for seat, one in game.opponents.players.items()}


def island_fields(game: Game) -> dict[str, str]:
    """Return the fields of a link to a new game on the same island with the same players.

    Empty where no link describes it: a game from a position, of other tiles or other players.
    """
    record, levels = recorded(game), _levels(game)
    start, usual = record.start, Rules().to_dict()
    is_usual = record.tile_set == tile_set_names()[0] and None not in levels.values()
    if record.seed is None or not is_usual:
        return {}
    seats = [str(levels.get(seat, 0)) for seat in range(start.seats)]
    facts = {"players": start.seats, "island": record.seed, "first": start.talisman}
    rules = {name: one for name, one in start.rules.to_dict().items() if one != usual[name]}
    fields = {**facts, **rules, **({"level": "-".join(seats)} if levels else {})}
    return {name: str(value).lower() for name, value in fields.items()}


def shared(what: str, game: Game, state: State, *, as_link: bool) -> str:
    """Return the query of a link to one of ``SHARED``, or a code, a record, a call in Python.

    ``state``: the position. Raise ``ValueError`` for a game that is too long, and for an island
    that no link describes.
    """
    if what == "position":
        hidden = f"&{HIDDEN_FIELD}=new" if has_hidden_cards(state) else ""
        shown = shared_state(state)
        return link_to(shown) + hidden if as_link else position_code(shown)
    if what == "game":
        record = shared_record(game)
        code = f"?{RECORD_FIELD}={replay_code(record, game.people)}" if as_link else ""
        return code or write_record(record)
    if not (fields := island_fields(game)):
        raise ValueError(say("share-no-island"))
    if as_link:
        return f"?{urlencode(fields)}"
    return f"GameWidget.linked({fields!r}, has_address=False)"
