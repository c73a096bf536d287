"""Cut the web fonts to the letters in use: ``python -m tests.fonts`` (``make fonts``).

Needed when messages use a new letter (a test fails). The full fonts are those of Debian's packages
fonts-noto-core, fonts-noto-cjk and fonts-dejavu-core; ``--fonts`` names their folder.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

from dokmus_widgets.drawing.webfonts import FAMILIES, WEIGHTS
from dokmus_widgets.explain.messages import LANGUAGES
from tests.fonts.letters import PACKAGE, letters

FOLDER = PACKAGE / "drawing" / "webfonts"
#: The files of each family, by cut, in the order of FAMILIES; of a collection, its Japanese font.
SOURCES = (
    {"regular": "NotoSans-Regular.ttf", "bold": "NotoSans-Bold.ttf"},
    {"regular": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf"},
    {"regular": "NotoSansCJK-Regular.ttc", "bold": "NotoSansCJK-Bold.ttc"},
)
NAMES = ("noto-sans", "dejavu-sans", "noto-sans-cjk-jp")
#: DejaVu has Latin and Cyrillic too, and is only here for what Noto lacks: arrows, ticks, crosses.
_SIGNS = range(0x2190, 0x2800)
# Kerning and digits of one width; no vertical writing, no other shapes of Chinese characters.
_FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]


def opened(folder: Path, name: str) -> TTFont:
    """Open the font with this file name, in or below a folder."""
    path = next(folder.rglob(name), None)
    if path is None:
        sys.exit(
            f"{name} is not in {folder}. On Debian and Ubuntu: "
            "apt install fonts-noto-core fonts-noto-cjk fonts-dejavu-core; "
            "or name a folder with --fonts"
        )
    if path.suffix != ".ttc":
        return TTFont(path)
    fonts = TTCollection(path, lazy=True).fonts
    return next(font for font in fonts if str(font["name"].getDebugName(1)).endswith(" JP"))


@cache
def drawn_by(folder: Path, name: str) -> frozenset[str]:
    """Return the letters in a font; of DejaVu only the signs."""
    has = map(chr, opened(folder, name).getBestCmap())
    return frozenset(letter for letter in has if name[:6] != "DejaVu" or ord(letter) in _SIGNS)


@cache
def cut(folder: Path, name: str, shown: frozenset[str]) -> bytes:
    """Return a reproducible WOFF2 subset of a font with these letters."""
    font = opened(folder, name)
    options = Options(layout_features=_FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(shown)))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.recalcTimestamp = False
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def main() -> None:
    """Cut the fonts of every language, and replace those that are there."""
    parser = argparse.ArgumentParser(prog="python -m tests.fonts", description=__doc__)
    parser.add_argument("--fonts", type=Path, default=Path("/usr/share/fonts"), metavar="FOLDER")
    folder = parser.parse_args().fonts
    made: dict[str, bytes] = {}
    listed: dict[str, list[tuple[str, str, str]]] = {language: [] for language in LANGUAGES}
    for language in LANGUAGES:
        for weight in WEIGHTS:
            left = letters(language)
            for family, name, source in zip(FAMILIES, NAMES, SOURCES, strict=True):
                has = left & drawn_by(folder, source[weight])
                left -= has
                drawn = cut(folder, source[weight], has)
                known = f"{name}-{weight}-{sha256(drawn).hexdigest()[:12]}.woff2"
                made[known] = drawn
                listed[language].append((family, weight, known))
            if left:
                sys.exit(f"no font has these letters of {language}: {' '.join(sorted(left))}")
    for path in FOLDER.glob("*.woff2"):
        path.unlink()
    for known, drawn in made.items():
        (FOLDER / known).write_bytes(drawn)
    lines = [f'"{language}": {json.dumps(listed[language])}' for language in LANGUAGES]
    (FOLDER / "faces.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(made)} fonts, {sum(map(len, made.values())) / 1000:.0f} kB, in {FOLDER.name}")


if __name__ == "__main__":
    main()
