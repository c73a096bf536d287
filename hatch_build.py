"""Builds what the package needs besides its sources: the weights of the search."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LearnedBuildHook(BuildHookInterface[Any]):
    """Learns the ways of asking before a wheel is packed, or the sources are installed in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # In a process of its own: the package may be there in another version as well.
        command = [sys.executable, "-m", "dokmus_widgets.explore.questions.weights"]
        subprocess.run(command, cwd=self.root, check=True)
