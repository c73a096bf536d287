"""Makes the one module and the one style sheet of the front end: ``python -m tests.front_end``.

Only who changes the front end needs this, and Node.js for it; what is made is kept and shipped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from dokmus_widgets.widgets.front import files

FRONT: Final = Path(files.__file__).parent
_BUNDLER: Final = ("esbuild@0.25.12", "--minify", "--charset=utf8", "--log-level=warning")
# Takes some hundred bytes more away.
_SHORTENER: Final = (
    "terser@5.51.2",
    "--module",
    "--compress",
    "passes=4,unsafe_arrows,ecma=2022,keep_fargs=false,sequences=false",
    "--mangle",
)


def made_by(tool: tuple[str, ...], *options: str, text: str | None = None) -> str:
    """Run a tool of npm's on a file or a text; return its output."""
    command = ["npx", "--yes", *tool, *options]
    done = subprocess.run(
        command, cwd=FRONT, input=text, capture_output=True, text=True, check=True
    )
    return done.stdout


def main() -> None:
    """Write both files, each with its mark."""
    bundle = made_by(_BUNDLER, "front.mjs", "--bundle", "--format=esm", "--target=es2022")
    styles = files.style_source()
    made = {
        "front.mjs": (files.module_source(), made_by(_SHORTENER, text=bundle)),
        "front.css": (styles, made_by(_BUNDLER, "--loader=css", text=styles)),
    }
    for name, (source, text) in made.items():
        whole = f"{files.mark(source, text)}\n{text}"
        (FRONT / "built" / name).write_text(whole, "utf-8")
        sys.stdout.write(f"{name}: {len(whole.encode())} bytes\n")


if __name__ == "__main__":
    main()
