"""What went wrong or was refused since the start: counted, by what it was."""

from __future__ import annotations

from collections import Counter
from typing import Final

#: ``"fault"``: an error of ours, logged with its traceback; ``"refused"``: what was not let in.
counted: Final[Counter[str]] = Counter()
