"""Scanner of a text, with lines and columns for errors."""

import re

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.notation.errors import NotationError
from dokmus_widgets.core.phrases import phrase

#: Longer numbers are refused: they have no use, and Python is slow on them.
MAX_DIGITS = 18

_NUMBER = re.compile(rf"-?[0-9]{{1,{MAX_DIGITS}}}(?!\w)")

#: A blank within a line, in patterns.
BLANK = r"[^\S\n]"
_BLANKS = re.compile(f"{BLANK}*+")
_BLANK_LINES = re.compile(r"(?:\s|#[^\n]*+)*+")
_LINE_END = re.compile(rf"{BLANK}*+(?:#[^\n]*+)?(?:\n|\Z)")
_WORD = re.compile(r"[^\s,:{}()]{1,61}|\S")
_ESCAPE = re.compile(r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|(.))", re.DOTALL)
_PLAIN_ESCAPES = '\\"{}'

#: Text between quotes (on one line) and between braces, with backslash escapes.
QUOTED = re.compile(r'"([^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"')
BRACED = re.compile(r"\{([^}\\]*+(?:\\(?:u\{[0-9A-Fa-f]{1,6}\}|.)[^}\\]*+)*+)\}", re.DOTALL)


class Scanner:
    """Scanner of a text; ``at`` is the current offset in characters."""

    def __init__(self, text: str, longest: int) -> None:
        if not isinstance(text, str):
            raise NotationError(1, 1, quote(text), phrase("text"))
        if len(text) > longest:
            found = phrase("text-long", count=len(text))
            raise NotationError(1, 1, found, phrase("at-most", most=longest))
        # Normalize line ends, and drop a byte order mark.
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Return the match at this place after blanks, and go behind it."""
        self.blanks()
        match = pattern.match(self.text, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def want(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Return the match at this place; ``NotationError`` if there is none."""
        match = self.take(pattern)
        if match is None:
            raise self.unreadable(expected)
        return match

    def number(self, expected: str) -> int:
        return int(self.want(_NUMBER, expected)[0])

    def blanks(self) -> int:
        """Skip blanks within the line; return the new place."""
        match = _BLANKS.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return self.at

    def next_line(self) -> bool:
        """Skip blank lines and ``#`` lines; return whether anything is left."""
        match = _BLANK_LINES.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return self.at < len(self.text)

    @property
    def line_ends(self) -> bool:
        """True if only blanks and a ``#`` comment are left of the line."""
        return _LINE_END.match(self.text, self.at) is not None

    def end_line(self, expected: str) -> None:
        """Go to the next line; ``NotationError`` if something is left of this one."""
        self.want(_LINE_END, expected)

    def place(self, at: int | None = None) -> tuple[int, int]:
        """Return line and column, from 1, of a place, by default the current one."""
        at = self.at if at is None else at
        return self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at)

    def unreadable(
        self, expected: str, at: int | None = None, found: str | None = None
    ) -> NotationError:
        """Return the error that something else was expected at a place."""
        if found is None:
            at = self.at if at is None else at
            word = _WORD.match(self.text, at)
            ending = "end-text" if at == len(self.text) else "end-line"
            found = quote(word[0]) if word else phrase(ending)
        return NotationError(*self.place(at), found, expected)

    def unescaped(self, match: re.Match[str]) -> str:
        """Return the text in a ``QUOTED`` or ``BRACED`` match."""

        def meant(escape: re.Match[str]) -> str:
            code, plain = escape[1], escape[2]
            if code is not None and int(code, 16) <= 0x10FFFF:
                return chr(int(code, 16))
            if plain == "n":
                return "\n"
            if plain is None or plain not in _PLAIN_ESCAPES:
                raise self.unreadable(
                    phrase("escape", known=r"\n \\ \" \{ \} \u{20ac}"),
                    match.start(1) + escape.start(),
                    quote(escape[0]),
                )
            return plain

        return _ESCAPE.sub(meant, match[1])


def escaped(text: str, closing: str, *, lines: bool = False) -> str:
    """Return the text escaped for use before a closing mark; ``lines``: keep line ends."""

    def written(character: str) -> str:
        if character in ("\\", closing):
            return f"\\{character}"
        if character == "\n":
            return character if lines else r"\n"
        return character if character.isprintable() else rf"\u{{{ord(character):x}}}"

    return "".join(map(written, text))


def quoted(text: str) -> str:
    """Return the text in quotes, on one line."""
    return f'"{escaped(text, chr(34))}"'
