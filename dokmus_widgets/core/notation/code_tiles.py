"""Custom tile sets in position codes: the names and sides of all tiles."""

from dokmus_widgets.core.island.terrain import CHARACTERS
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST, Side, TileSet
from dokmus_widgets.core.notation.digits import Packer, Unpacker

# Parts of the format, as the constants from the rules: see `code.py`.
_MAX_TILES, _MAX_NAME = 64, 40
_ASCII, _UNICODE = 0x80, 0x110000
_OCTAL = str.maketrans(CHARACTERS, "01234567")
_TERRAIN = str.maketrans("01234567", CHARACTERS)


def put_tiles(pack: Packer, tiles: TileSet) -> None:
    pack.put(len(tiles) - 1, _MAX_TILES)
    pack.put(tiles.size - SMALLEST, LARGEST - SMALLEST + 1)
    for name in sorted(tiles):
        pack.put(len(name) - 1, _MAX_NAME)
        characters = _ASCII if name.isascii() else _UNICODE
        pack.put(characters == _UNICODE, 2)
        letters = Packer()
        for letter in name:
            letters.put(ord(letter), characters)
        # One number for each name and each side, which makes unpacking fast.
        pack.put(letters.number(), characters ** len(name))
        for side in tiles[name].sides:
            pack.put(int("".join(side).translate(_OCTAL), 8), 8 ** (tiles.size**2))


def take_tiles(unpack: Unpacker) -> TileSet | None:
    """Return the packed set, or None if two tiles have one name."""
    count = unpack.take(_MAX_TILES) + 1
    size = unpack.take(LARGEST - SMALLEST + 1) + SMALLEST
    sides: dict[str, tuple[Side, Side]] = {}
    for _ in range(count):
        length = unpack.take(_MAX_NAME) + 1
        characters = _UNICODE if unpack.take(2) else _ASCII
        letters = Unpacker(unpack.take(characters**length))
        name = "".join(chr(letters.take(characters)) for _ in range(length))
        sides[name] = (_take_side(unpack, size), _take_side(unpack, size))
    return TileSet.of(sides) if len(sides) == count else None


def _take_side(unpack: Unpacker, size: int) -> Side:
    digits = f"{unpack.take(8 ** (size**2)):0{size**2}o}".translate(_TERRAIN)
    return tuple(digits[start : start + size] for start in range(0, size**2, size))
