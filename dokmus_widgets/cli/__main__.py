"""Entry point of ``python -m dokmus_widgets.cli``."""

from dokmus_widgets.cli import main

main(prog_name="dokmus")
