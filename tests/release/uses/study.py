"""Play a small study and report it."""

import subprocess
import sys

dokmus = [sys.executable, "-m", "dokmus_widgets.cli", "study"]
players = ["--players", "random,random", "--games", "4", "--workers", "1"]
subprocess.run([*dokmus, "run", "first", *players], check=True, capture_output=True)
told = subprocess.run([*dokmus, "report", "first"], check=True, capture_output=True).stdout
assert b"random" in told
