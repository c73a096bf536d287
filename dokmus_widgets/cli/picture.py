"""``dokmus picture``: a position as an SVG or PNG file."""

from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, write_output


@click.command()
@click.argument("code")
@options.output(
    "-o", "--output", help="The .svg or .png file to write; SVG on standard output by default."
)
@click.option(
    "--mark",
    "marks",
    metavar="MARK",
    multiple=True,
    help="A mark: ring:c4, cross:c4 or arrow:c4-d5. Repeatable.",
)
@click.option(
    "--size", type=int, default=1200, show_default=True, help="The width of a PNG, in pixels."
)
@options.language
def picture(
    code: str, output: Path | None, marks: tuple[str, ...], size: int, language: str
) -> None:
    """Draw the position of CODE: a position code, a link or a game record.

    The picture contains a description in words.
    """
    from dokmus_widgets.drawing.png import PngUnavailable
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.explore.pictures import draw
    from dokmus_widgets.play.positions import read_position
    from dokmus_widgets.play.records import fault_words

    kind = output.suffix.lower() if output is not None else ".svg"
    if kind not in (".svg", ".png"):
        raise click.ClickException(f"Cannot write {output}: a picture is a .svg or .png file.")
    with fail_on(ValueError, PngUnavailable), speaking(language):
        with fail_on(ValueError, message=fault_words):
            drawn = draw(read_position(code), marks=marks)
        data = drawn.png(size) if kind == ".png" else f"{drawn.svg()}\n".encode()
    write_output(data, output)
