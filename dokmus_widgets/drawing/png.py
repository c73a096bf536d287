"""Conversion of stand-alone SVG to PNG, the same on every computer."""

import re
import zlib
from html import unescape
from importlib.resources import as_file, files

NARROWEST, WIDEST = 100, 8000

_TEXT = re.compile(r"<text[^>]*>([^<]*)</text>")
#: Letters of the bundled font: Latin and Cyrillic. Others need a system font.
_SUPPORTED = re.compile(r"[ -~\u00a0-\u017f\u0400-\u045f\u2013\u2014\u2018\u2019\u2212]*")
_FAMILY = "DejaVu Serif"
_SIGNATURE_AND_HEADER = 8 + 25  # bytes; the header chunk comes first


class PngUnavailable(ImportError):
    """The PNG library is not installed (the extra ``png``)."""


def png(svg: str, width: int = 1200, title: str = "", description: str = "") -> bytes:
    """Convert the SVG of :func:`picture` to PNG; ``PngUnavailable`` if the library is missing."""
    if not NARROWEST <= width <= WIDEST:
        raise ValueError(f"an image is {NARROWEST} to {WIDEST} pixels wide, not {width}")
    try:
        import resvg_py  # only needed here
    except ImportError as error:
        raise PngUnavailable(str(error)) from error
    is_supported = all(_SUPPORTED.fullmatch(unescape(text)) for text in _TEXT.findall(svg))
    with as_file(files(__package__) / "fonts" / "serif-bold.ttf") as font:
        image = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=is_supported,
            font_files=[str(font)],
            font_family=_FAMILY,
            serif_family=_FAMILY,
        )
    metadata = _text_chunk("Title", title) + _text_chunk("Description", description)
    return image[:_SIGNATURE_AND_HEADER] + metadata + image[_SIGNATURE_AND_HEADER:]


def _text_chunk(keyword: str, text: str) -> bytes:
    if not text:
        return b""
    # Not compressed, no language, no translated keyword.
    body = b"iTXt" + keyword.encode("ascii") + b"\0\0\0\0\0" + text.encode("utf-8")
    return (len(body) - 4).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")
