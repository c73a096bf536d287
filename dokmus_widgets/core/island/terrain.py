"""Terrain, by the one ASCII character that stands for it in tile files and documents."""

from dokmus_widgets.core.values import NamedEnum


class Terrain(NamedEnum):
    """What a space is made of."""

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
