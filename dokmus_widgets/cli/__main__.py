"""``python -m dokmus_widgets.cli``, where the command itself is not on the path."""

from dokmus_widgets.cli import main

main(prog_name="dokmus")
