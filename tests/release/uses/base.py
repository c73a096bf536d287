"""Play, draw and print with the package alone."""

import subprocess
import sys
from importlib.metadata import version

import dokmus_widgets
from dokmus_widgets import GameWidget, State, create_player, new_game, play_match

assert version("dokmus-widgets") == dokmus_widgets.__version__
assert "[setup.start_space]" in repr(GameWidget(players=2, seed=1).click("d4"))
state = new_game(players=3, seed=5)
assert State.from_code(state.to_code()) == state
match = play_match(new_game(2, seed=1), [create_player("gentle")] * 2, seed=1)
assert match.end.phase == "over"
assert not match.faults
for arguments in (
    ["picture", state.to_code(), "-o", "island.svg"],
    ["summary", "--out", "rules.html"],
):
    subprocess.run([sys.executable, "-m", "dokmus_widgets.cli", *arguments], check=True)
