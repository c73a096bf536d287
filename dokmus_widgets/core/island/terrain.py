"""Terrain, by its ASCII character in tile files and documents."""

from dokmus_widgets.core.values import NamedEnum


class Terrain(NamedEnum):
    """A kind of space, by its character in text files."""

    MEADOW = "."
    FOREST = "f"
    WATER = "~"
    MOUNTAIN = "^"
    VOLCANO = "v"
    SMALL_TEMPLE = "t"
    LARGE_TEMPLE = "T"
    RUINS = "r"


#: The characters as one string, for messages and checks.
CHARACTERS = "".join(Terrain)
