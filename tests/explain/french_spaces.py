"""Set the no-break spaces of the messages: ``python -m tests.explain.french_spaces``.

They are typed as plain spaces: in French before : ; ! ? % and inside « », in Russian before a dash.
"""

from __future__ import annotations

import re

from tests.explain.sources import FOLDER, files

RUN = "python -m tests.explain.french_spaces"
_WIDE, _NARROW = "\u00a0", "\u202f"
#: What stands before such a sign, in a value of a message: a word, a closing sign, a variable.
_BEFORE = r"(?<=[\w)}.…»\u2019])"


def spaced(line: str, language: str = "fr") -> str:
    """Return a line of a message file with correct no-break spaces."""
    if line.startswith("#"):
        return line
    if language == "ru":
        return re.sub(r"(?<=[^ =]) \u2014(?=\s)", f"{_WIDE}\u2014", line)
    line = re.sub(rf"{_BEFORE} :(?=\s|$)", f"{_WIDE}:", line)
    line = re.sub(rf"{_BEFORE} ([;!?%])", rf"{_NARROW}\1", line)
    return line.replace("« ", f"«{_WIDE}").replace(" »", f"{_WIDE}»")


def main() -> None:
    """Write the files anew, where one has such a space."""
    for language in ("fr", "ru"):
        for name in files(language):
            path = FOLDER / language / name
            text = path.read_text("utf-8")
            if (meant := "\n".join(spaced(line, language) for line in text.split("\n"))) != text:
                path.write_text(meant, "utf-8")
                print(path)


if __name__ == "__main__":
    main()
