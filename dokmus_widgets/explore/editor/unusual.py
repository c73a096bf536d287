"""Warnings about features that are possible but rare."""

from collections.abc import Iterator

from dokmus_widgets.core import Phase, Rule, State
from dokmus_widgets.core.legality.reach import departing, waterways
from dokmus_widgets.core.notation.code import tile_set_name
from dokmus_widgets.explain.readings import OWN_MIX, preset_of
from dokmus_widgets.explore.editor.impossible import may_have_been_full, used, usual_use
from dokmus_widgets.explore.editor.issues import Issue, issue

#: Edge length and temples of the tiles in the box.
_SIZE, _TEMPLES = 7, (3, 4, 5)
#: Warn from this number on, if it is also more than half of the used tokens.
_MANY_SACRIFICED = 7


def unusual(state: State) -> tuple[Issue, ...]:
    return tuple(
        issue
        for search in (_tiles, _reading, _start_and_placement, _used, _sacrificed, _waiting, _alone)
        for issue in search(state)
    )


def _tiles(state: State) -> Iterator[Issue]:
    island = state.island
    if tile_set_name(island.tiles) is not None:
        return
    yield issue("unusual-tiles", Rule.SETUP_TILES)
    if island.frame.size != _SIZE:
        yield issue("unusual-size", Rule.SETUP_TILES, size=island.frame.size, usual=_SIZE)
        return
    odd = [
        slot
        for slot, mask in enumerate(island.frame.slot_mask)
        if slot != island.gap and (island.temples & mask).bit_count() not in _TEMPLES
    ]
    if odd:
        least, *_, most = _TEMPLES
        yield issue("unusual-temples", Rule.SETUP_TILES, count=len(odd), least=least, most=most)


def _reading(state: State) -> Iterator[Issue]:
    if preset_of(state.rules) == OWN_MIX:
        yield issue("unusual-reading")


def _start_and_placement(state: State) -> Iterator[Issue]:
    if state.phase is Phase.START and state.to_act is not None and not state.legal_actions():
        yield issue("unusual-start", Rule.SETUP_START_SPACE, seat=state.to_act)
    if state.phase is not Phase.START:
        for seat in range(state.seats):
            if not state.tokens[seat]:
                yield issue("unusual-no-token", Rule.PLACE_ANYWHERE, seat=seat)
    if state.turn is not None and state.legal_actions().placements.anywhere:
        yield issue("unusual-anywhere", Rule.PLACE_ANYWHERE, seat=state.to_act)


def _used(state: State) -> Iterator[Issue]:
    if state.phase is Phase.START or not may_have_been_full(state):
        return
    for seat in range(state.seats):
        if (count := used(state, seat)) < (usual := usual_use(state, seat)):
            yield issue("unusual-used", Rule.TURN_THREE, seat=seat, tokens=count, usual=usual)


def _sacrificed(state: State) -> Iterator[Issue]:
    for seat, count in enumerate(state.sacrificed):
        if count >= _MANY_SACRIFICED and 2 * count > (gone := used(state, seat)):
            yield issue(
                "unusual-sacrificed", Rule.TURN_SACRIFICE, seat=seat, count=count, tokens=gone
            )


def _waiting(state: State) -> Iterator[Issue]:
    if state.turn is not None and (count := len(state.turn.ruins)) > 1:
        rules = (Rule.RUINS_NOW, Rule.RUINS_CHAIN)
        yield issue("unusual-waiting", *rules, seat=state.to_act, count=count)


def _alone(state: State) -> Iterator[Issue]:
    """Find tokens that no other token of their seat reaches."""
    island, frame = state.island, state.island.frame
    for seat in range(state.seats):
        own, spaces = state.tokens[seat], []
        for space in state.tokens_of(seat):
            token = frame.bit(space)
            near = island.through_temples(token)
            touched = departing(island, token, state.rules)
            reached = near | waterways(island, state.rules).ends(touched)
            if own != token and not reached & own & ~token:
                spaces.append(space)
        if spaces:
            rules, alone = (Rule.PLACE_ADJACENT, Rule.GUARDIAN_2, Rule.GUARDIAN_4), tuple(spaces)
            yield issue("unusual-alone", *rules, seat=seat, spaces=alone, count=len(alone))
