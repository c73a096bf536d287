"""The public names of `dokmus_widgets.analysis`."""

from __future__ import annotations

import subprocess
import sys
from typing import get_type_hints

import pytest

from dokmus_widgets import analysis
from dokmus_widgets.analysis import best_end, create_player, players, turns


def test_every_public_name_is_importable_and_documented() -> None:
    assert {"PLAYERS", "Player", "create_player", "best_end", "reach_map"} <= {*analysis.__all__}
    for name in analysis.__all__:
        value = getattr(analysis, name)
        assert value is getattr(players, name, getattr(turns, name, None))
        assert not callable(value) or value.__doc__
    assert get_type_hints(best_end)["return"] is analysis.BestTurn
    assert create_player("greedy").name == "greedy"
    with pytest.raises(AttributeError, match="no attribute 'best_ends'"):
        analysis.best_ends  # noqa: B018


def test_importing_analysis_loads_no_submodule() -> None:
    program = "import sys, dokmus_widgets.analysis; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert "dokmus_widgets.analysis" in loaded
    assert not [name for name in loaded if name.startswith("dokmus_widgets.analysis.")]
