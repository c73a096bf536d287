"""What an import says without the libraries of an extra."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "line", "words"),
    [
        ("pyarrow", "import dokmus_widgets.studies", 'pip install "dokmus-widgets[study]"'),
        (
            "pettingzoo",
            "from dokmus_widgets.environment import vector, env",
            'env needs pettingzoo: pip install "dokmus-widgets[env]"',
        ),
        ("pyspiel", "import dokmus_widgets.environment.open_spiel", "pip install open_spiel"),
    ],
)
def test_a_missing_library_is_told_with_what_to_install(
    missing: str, line: str, words: str
) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; {line}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert words in done.stderr.splitlines()[-1]
