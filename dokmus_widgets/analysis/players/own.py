"""Players of users, found by the names of their module and class."""

from importlib import import_module
from traceback import extract_tb
from typing import Any, TypeGuard

from dokmus_widgets.analysis.players.player import Player
from dokmus_widgets.core.keywords import hint


def names_module(name: str) -> bool:
    """Return whether a player is named as ``module:Class``."""
    return ":" in name


def is_player(value: object) -> TypeGuard[Player]:
    """Return whether a value has the two members of a player."""
    name = None if isinstance(value, type) else getattr(value, "name", None)
    return isinstance(name, str) and callable(getattr(value, "choose", None))


def require_player(value: object, told: object) -> Player:
    """Return a value that is a player; raise ``ValueError`` about ``told`` otherwise."""
    if not is_player(value):
        raise ValueError(
            f"{told} is no player: a player has a name, a text, and a method choose(seen, random)"
        )
    return value


def load_player(name: str) -> Player:
    """Return the player that ``module:Class`` names, a new one each time.

    The module is imported as any other. After the colon stands a class or a function that is called
    without arguments, or a player. Raise ``ValueError`` that says what is wrong. Never give it a
    name that comes from somebody else: importing a module runs it.
    """
    module_name, colon, path = str(name).partition(":")
    if not (colon and module_name and path):
        raise ValueError(f"a player is named as module:Class, such as mine:Seeker, not {name!r}")
    found: Any = _import(module_name)
    for part in path.split("."):
        if not hasattr(found, part):
            near = hint(part, dir(found))
            raise ValueError(f"{name}: {module_name} has no {part!r}{near}")
        found = getattr(found, part)
    if not is_player(found) and callable(found):
        try:
            found = found()
        except Exception as error:
            raise ValueError(f"{name}: calling it without arguments failed: {error!r}") from error
    return require_player(found, name)


def _import(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            words = f"there is no module {name!r} on Python's path"
            raise ValueError(words) from None
        raise ValueError(f"importing {name} failed: {error}") from error
    except Exception as error:
        at = extract_tb(error.__traceback__)[-1]
        place = f"{at.filename}, line {at.lineno}"
        raise ValueError(f"importing {name} failed: {error!r} ({place})") from error
