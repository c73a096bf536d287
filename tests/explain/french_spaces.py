"""Set the no-break spaces of the French messages: ``python -m tests.explain.french_spaces``.

They are typed as plain spaces: before : ; ! ? % and inside « ».
"""

from __future__ import annotations

import re

from tests.explain.sources import FOLDER, files

RUN = "python -m tests.explain.french_spaces"
_WIDE, _NARROW = "\u00a0", "\u202f"
#: What stands before such a sign, in a value of a message: a word, a closing sign, a variable.
_BEFORE = r"(?<=[\w)}.…»\u2019])"


def spaced(line: str) -> str:
    """Return a line of a message file with correct no-break spaces."""
    if line.startswith("#"):
        return line
    line = re.sub(rf"{_BEFORE} :(?=\s|$)", f"{_WIDE}:", line)
    line = re.sub(rf"{_BEFORE} ([;!?%])", rf"{_NARROW}\1", line)
    return line.replace("« ", f"«{_WIDE}").replace(" »", f"{_WIDE}»")


def main() -> None:
    """Write the files anew, where one has such a space."""
    for name in files("fr"):
        if not name.startswith("search"):
            path = FOLDER / "fr" / name
            text = path.read_text("utf-8")
            if (meant := "\n".join(map(spaced, text.split("\n")))) != text:
                path.write_text(meant, "utf-8")
                print(path)


if __name__ == "__main__":
    main()
