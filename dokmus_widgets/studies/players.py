"""Players of a study that are not built in: their hashes, and bytes that every worker can read."""

import pickle
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

#: Modules below these folders, and ours, are installed: workers have them too.
_INSTALLED = {"site-packages", "dist-packages"}


@dataclass(frozen=True)
class OwnPlayers:
    """Players by name, pickled with the code of their modules.

    ``hashes``: by name, of the source of a player's module and of the player's attributes.
    """

    hashes: Mapping[str, str] = field(default_factory=dict)
    pickled: Mapping[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, study: Study) -> "OwnPlayers":
        """Load and pickle a study's own players; raise ``ValueError`` for one that is missing."""
        hashes, pickled = {}, {}
        for name in study.own_names:
            player = study.own.get(name) or _loaded(name)
            modules = {type(player).__module__, *_module_of(name)}
            pickled[name] = _pickled(name, player, modules)
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


def _module_of(name: str) -> list[str]:
    return [name.partition(":")[0]] if names_module(name) else []


def _pickled(name: str, player: Player, modules: set[str]) -> bytes:
    import cloudpickle  # only for own players

    try:
        with _by_value(modules):
            data: bytes = cloudpickle.dumps(player)
    except Exception as error:
        raise ValueError(f"the player {name!r} cannot be sent to workers: {error}") from error
    return data


@contextmanager
def _by_value(modules: set[str]) -> Iterator[None]:
    """Have cloudpickle include the code of these modules' packages, unless they are installed."""
    from cloudpickle import register_pickle_by_value, unregister_pickle_by_value

    tops = {module.partition(".")[0] for module in modules} - {"__main__", *sys.stdlib_module_names}
    ours = [sys.modules[top] for top in sorted(tops - {__name__.partition(".")[0]})]
    ours = [module for module in ours if _INSTALLED.isdisjoint(Path(module.__file__ or "").parts)]
    for module in ours:
        register_pickle_by_value(module)
    try:
        yield
    finally:
        for module in ours:
            unregister_pickle_by_value(module)


def _hash(player: Player, modules: set[str], pickled: bytes) -> str:
    digest = sha256()
    for module in sorted(modules):
        file = getattr(sys.modules[module], "__file__", None)
        # What is defined in a notebook has no file.
        source = Path(file).read_bytes().replace(b"\r\n", b"\n") if file else pickled
        digest.update(source)
    try:
        digest.update(pickle.dumps(player))
    except Exception:  # what only cloudpickle can write
        digest.update(pickled)
    return digest.hexdigest()[:16]
