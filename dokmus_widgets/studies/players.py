"""Players of a study that are not built in: their hashes, and bytes that every worker can read."""

import pickle
import pickletools
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from dokmus_widgets.analysis.players import Player, create_player
from dokmus_widgets.analysis.players.own import load_player, names_module
from dokmus_widgets.studies.study import Study

#: Workers have the modules below these folders too.
_INSTALLED: Final = {"site-packages", "dist-packages"}
#: Top modules that workers have, too.
_KNOWN: Final = {*sys.stdlib_module_names, __name__.partition(".")[0]}


@dataclass(frozen=True)
class OwnPlayers:
    """Players by name, pickled with the code of the modules that they need.

    ``hashes``: by name, of the sources of these modules and of the player's attributes. What is
    defined in a notebook has no source: its hash is another in the next kernel.
    """

    hashes: Mapping[str, str] = field(default_factory=dict)
    pickled: Mapping[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, study: Study) -> "OwnPlayers":
        """Load and pickle a study's own players; raise ``ValueError`` for one that is missing."""
        hashes, pickled = {}, {}
        for name in study.own_names:
            player = study.own.get(name) or _loaded(name)
            modules = {name.partition(":")[0]} if names_module(name) else set()
            try:
                pickled[name] = _pickled(player, modules)
            except Exception as error:
                words = f"the player {name!r} cannot be sent to workers: {error}"
                raise ValueError(words) from error
            hashes[name] = _hash(player, modules, pickled[name])
        return cls(hashes, pickled)

    def create(self, name: str) -> Player:
        """Return a player, one's own as it was before any game."""
        if name not in self.pickled:
            return create_player(name)
        player: Player = pickle.loads(self.pickled[name])
        return player


NO_OWN_PLAYERS: Final = OwnPlayers()


def _loaded(name: str) -> Player:
    if names_module(name):
        return load_player(name)
    raise ValueError(
        f"the player {name!r} is not stored with its study: give the player itself again, as in "
        f"run(Study(..., lineups=..., own={{{name!r}: player}}), folder)"
    )


def _pickled(player: Player, modules: set[str]) -> bytes:
    """Return a player as bytes, and add the modules whose code is in them to ``modules``."""
    import cloudpickle  # only for own players

    while True:
        with _by_value(modules):
            data: bytes = cloudpickle.dumps(player)
        texts = {text for _, text, _ in pickletools.genops(data) if isinstance(text, str)}
        named = {text for text in texts & sys.modules.keys() if _is_own(text)}
        if named <= modules:
            return data
        modules |= named


def _is_own(module: str) -> bool:
    file = getattr(sys.modules[module], "__file__", None) or ""
    return module.partition(".")[0] not in _KNOWN and _INSTALLED.isdisjoint(Path(file).parts)


@contextmanager
def _by_value(modules: set[str]) -> Iterator[None]:
    """Have cloudpickle include the code of these modules, as it does of ``__main__`` anyway."""
    from cloudpickle import register_pickle_by_value, unregister_pickle_by_value

    included = [sys.modules[module] for module in modules - {"__main__"} if _is_own(module)]
    for module in included:
        register_pickle_by_value(module)
    try:
        yield
    finally:
        for module in included:
            unregister_pickle_by_value(module)


def _hash(player: Player, modules: set[str], pickled: bytes) -> str:
    digest = sha256()
    for module in sorted(modules):
        file = getattr(sys.modules[module], "__file__", None)
        digest.update(Path(file).read_bytes().replace(b"\r\n", b"\n") if file else pickled)
    try:
        digest.update(pickle.dumps(player))
    except Exception:  # what only cloudpickle can write
        digest.update(pickled)
    return digest.hexdigest()[:16]
