"""Settings of the turn of a draft: round, phase, player, talisman, cards, what is left.

Each setting is validated by itself; dependent values follow (`consequences` reports them).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import SEATS, Phase, Turn, cards_for, is_whole, space_name
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.core.transition import tokens_to_place
from dokmus_widgets.explain import listed, say, space_on
from dokmus_widgets.explain.seats import display_names
from dokmus_widgets.explore.changes import Players
from dokmus_widgets.explore.changes.game import dealt
from dokmus_widgets.explore.editor.draft import Draft, order_of
from dokmus_widgets.explore.parsing import quoted, read_seat, read_tile
from dokmus_widgets.play.arguments import read_rules


def apply_settings(draft: Draft, wishes: Mapping[str, Any], names: Sequence[str] = ()) -> Draft:
    """Apply settings named as in ``LABELS``; raise ``ValueError`` for an invalid one."""
    for name, setter in _SETTERS.items():
        if name in wishes:
            called = seat_names_of(draft.seats, names)
            draft = setter(draft, _read(name, wishes[name], called))
    return draft


def _read(name: str, value: Any, names: Sequence[str]) -> Any:
    if name in ("talisman", "to_act"):
        return read_seat(value, names)
    return by_seat(name, value, names) if name in ("cards", "sacrificed") else value


def seat_names_of(seats: int, typed: Sequence[str]) -> tuple[str, ...]:
    """Return the typed names, completed by the colours."""
    return display_names([*typed[:seats], *[""] * (seats - len(typed))])


def whole_number(name: str, value: object, least: int, most: int) -> int:
    """Validate a whole number; raise ``ValueError`` outside of the range."""
    if not is_whole(value) or not least <= value <= most:
        facts = {"name": say(LABELS[name]), "value": quoted(value)}
        raise ValueError(say("edit-range", **facts, least=least, most=most))
    return value


def _players(draft: Draft, value: Any) -> Draft:
    players = whole_number("players", value, SEATS[0], SEATS[-1])
    if draft.phase is Phase.TURNS and (draft.position.to_act or 0) >= players:
        draft = _to_act(draft, 0)
    return draft.changed(Players(players))


def _phase(draft: Draft, value: Any) -> Draft:
    """Enter another phase at its beginning."""
    wish = str(value).strip().casefold()
    if wish not in list(Phase):
        raise ValueError(say("edit-no-phase", value=quoted(value), phases=listed([*Phase])))
    phase = Phase(wish)
    if phase is draft.phase:
        return draft
    if phase is not Phase.TURNS:
        to_act = None if phase is Phase.OVER else 0
        nobody = (None,) * draft.seats
        return draft.with_parts(phase=phase, to_act=to_act, guardians=nobody, turn=None)
    cards = dealt(draft.position.guardians)
    first = cards.index(min(card for card in cards if card is not None))
    turn = Turn(tokens_to_place(draft.position.supply[first]))
    return draft.with_parts(phase=phase, to_act=first, guardians=cards, turn=turn)


def _to_act(draft: Draft, seat: int) -> Draft:
    """Set the current player; during the draft, exactly the seats before it have cards."""
    position = draft.position
    if position.turn is not None:
        if seat == position.to_act:
            return draft
        left = min(position.turn.tokens_left, position.supply[seat])
        turn = position.turn._replace(tokens_left=left, last=0)
        return draft.with_parts(to_act=seat, turn=turn)
    if draft.phase is not Phase.GUARDIANS:
        over = draft.phase is Phase.OVER
        raise ValueError(say("edit-to_act-over" if over else "edit-to_act-start"))
    order = order_of(position)
    earlier = order[: order.index(seat)]
    cards = [card if at in earlier else None for at, card in enumerate(position.guardians)]
    given = dealt(cards)
    return draft.with_parts(
        guardians=tuple(given[at] if at in earlier else None for at in range(draft.seats))
    )


def by_seat(name: str, value: object, names: Sequence[str]) -> dict[int, Any]:
    """Return values by seat, from a mapping or a full list; raise ``ValueError`` otherwise."""
    if isinstance(value, Mapping):
        return {read_seat(seat, names): wish for seat, wish in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == len(names):
        return dict(enumerate(value))
    raise ValueError(say("edit-by-seat", name=say(LABELS[name]), players=len(names)))


def _cards(draft: Draft, wishes: Mapping[int, Any]) -> Draft:
    """Set cards by seat; a previous holder gets the replaced card."""
    if draft.phase in (Phase.START, Phase.OVER) and any(wishes.values()):
        raise ValueError(say("edit-cards-none"))
    allowed = cards_for(draft.seats)
    cards = list(draft.position.guardians)
    for seat, card in wishes.items():
        if card is not None and card not in allowed:
            told = listed([*map(str, allowed)])
            raise ValueError(say("edit-no-card", card=quoted(card), cards=told))
        if card is not None and card in cards:
            cards[cards.index(card)] = cards[seat]
        cards[seat] = card
    return draft.with_parts(guardians=tuple(cards))


def _sacrificed(draft: Draft, wishes: Mapping[int, Any]) -> Draft:
    """Set sacrificed tokens by seat, and adjust the supply and the turn."""
    position = draft.position
    gone, supply = list(position.sacrificed), list(position.supply)
    for seat, count in wishes.items():
        most = TOKENS - position.tokens[seat].bit_count()
        gone[seat] = whole_number("sacrificed", count, 0, most)
        supply[seat] = most - gone[seat]
    turn = position.turn
    if turn is not None:
        turn = turn._replace(tokens_left=min(turn.tokens_left, supply[position.to_act or 0]))
    return draft.with_parts(sacrificed=tuple(gone), supply=tuple(supply), turn=turn)


def _in_turn(draft: Draft, **fields: Any) -> Draft:
    turn = draft.position.turn
    if turn is None:
        raise ValueError(say("edit-no-turn"))
    return draft.with_parts(turn=turn._replace(**fields))


def _tokens_left(draft: Draft, value: Any) -> Draft:
    seat = draft.position.to_act
    most = TOKENS_A_TURN if seat is None else tokens_to_place(draft.position.supply[seat])
    return _in_turn(draft, tokens_left=whole_number("tokens_left", value, 0, most))


def _guardian_left(draft: Draft, value: Any) -> Draft:
    if not isinstance(value, bool):
        name = say(LABELS["guardian_left"])
        raise ValueError(say("edit-yes-no", name=name, value=quoted(value)))
    return _in_turn(draft, guardian_left=value)


def _ruins(draft: Draft, value: Any) -> Draft:
    """Set the tiles with pending ruins actions; a name may occur twice."""
    laid = [laid.tile for laid in draft.position.island.grid if laid is not None]
    several = isinstance(value, Sequence) and not isinstance(value, str)
    wishes = [] if value is None else list(value) if several else [value]
    names = [read_tile(laid, wish, None)[0] for wish in wishes]
    if len(names) > TOKENS_A_TURN + 1:
        raise ValueError(say("edit-ruins-most", most=TOKENS_A_TURN + 1))
    return _in_turn(draft, ruins=tuple(names))


def _last(draft: Draft, value: Any) -> Draft:
    if value is None:
        return _in_turn(draft, last=0)
    frame = draft.position.island.frame
    space = space_on(frame, value)
    if draft.phase is Phase.TURNS and draft.position.seat_at(space) != draft.position.to_act:
        raise ValueError(say("edit-no-last", space=space_name(space)))
    return _in_turn(draft, last=frame.bit(space))


#: In the order of their dependencies.
_SETTERS: dict[str, Callable[[Draft, Any], Draft]] = {
    "players": _players,
    "rules": lambda draft, value: draft.with_parts(rules=read_rules(value)),
    "round": lambda draft, value: draft.with_parts(round=whole_number("round", value, 1, ROUNDS)),
    "phase": _phase,
    "talisman": lambda draft, seat: draft.with_parts(talisman=seat),
    "to_act": _to_act,
    "cards": _cards,
    "sacrificed": _sacrificed,
    "tokens_left": _tokens_left,
    "guardian_left": _guardian_left,
    "ruins": _ruins,
    "last": _last,
}
#: Message ids of the settings.
LABELS = {name: f"edit-{name}" for name in _SETTERS}
