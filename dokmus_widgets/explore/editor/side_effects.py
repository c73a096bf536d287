"""Descriptions of the side effects of a change to a draft."""

from collections.abc import Collection, Iterator, Sequence

from dokmus_widgets.explain import listed, say, sentences
from dokmus_widgets.explain.seats import names_together
from dokmus_widgets.explore.editor.draft import Draft

#: Setting named as in ``LABELS``, or ``tokens``; with a seat if it concerns only that one.
Requested = str | tuple[str, int]


def side_effects(
    before: Draft,
    after: Draft,
    asked: Collection[Requested],
    names: Sequence[str],
    gone: Sequence[str],
) -> str:
    """Describe the differences between two drafts that were not requested.

    ``asked``: the requested settings; ``names``: the players afterwards; ``gone``: removed ones.
    """
    return sentences([*_told(before, after, set(asked), names, gone)])


def _told(
    before: Draft, after: Draft, asked: set[Requested], names: Sequence[str], gone: Sequence[str]
) -> Iterator[str]:
    if gone:
        yield say("also-gone", names=names_together(gone), count=len(gone))
    yield from _tiles(before, after)
    if "tokens" not in asked:
        yield from _tokens(before, after, names)
    yield from _cards(before, after, asked, names)
    was, now = before.position, after.position
    if "talisman" not in asked and was.talisman != now.talisman:
        yield say("also-talisman", who=names[now.talisman])
    acts = now.to_act
    if "to_act" not in asked and acts is not None and was.to_act != acts:
        yield say("also-to_act", who=names[acts])
    yield from _turn(before, after, asked)


def _tiles(before: Draft, after: Draft) -> Iterator[str]:
    if before.seats == after.seats:
        return
    grids = (draft.position.island.grid for draft in (before, after))
    was, now = ({laid.tile for laid in grid if laid is not None} for grid in grids)
    for name, tiles in (("also-tiles-gone", was - now), ("also-tiles-come", now - was)):
        if tiles:
            yield say(name, tiles=listed(sorted(tiles)))


def _tokens(before: Draft, after: Draft, names: Sequence[str]) -> Iterator[str]:
    """Yield the losses of tokens of the remaining players."""
    boards = [map(int.bit_count, draft.position.tokens) for draft in (before, after)]
    for who, was, now in zip(names, *boards, strict=False):
        if now < was:
            yield say("also-tokens", who=who, count=was - now)


def _cards(
    before: Draft, after: Draft, asked: set[Requested], names: Sequence[str]
) -> Iterator[str]:
    was, now = (draft.position.guardians for draft in (before, after))
    given = any(card is not None for card in was)
    if after.phase is not before.phase and given and all(card is None for card in now):
        yield say("also-cards-back")
        return
    changed = [
        say("also-card", who=who, card=0 if card is None else card)
        for seat, (who, card) in enumerate(zip(names, now, strict=True))
        if ("cards", seat) not in asked and card != (was[seat] if seat < len(was) else None)
    ]
    if changed:
        yield say("also-cards", cards=listed(changed))


def _turn(before: Draft, after: Draft, asked: set[Requested]) -> Iterator[str]:
    was, now = before.position.turn, after.position.turn
    if was is None or now is None:
        return
    if "tokens_left" not in asked and was.tokens_left != now.tokens_left:
        yield say("also-left", count=now.tokens_left)
    if "ruins" not in asked and len(now.ruins) < len(was.ruins):
        yield say("also-ruins", count=len(now.ruins))
    if "last" not in asked and was.last and not now.last:
        yield say("also-last")
