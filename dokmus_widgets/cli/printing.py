"""``dokmus picture`` and ``dokmus summary``: what goes to a file, to print or to show."""

from __future__ import annotations

from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.stopping import stopping, write


@click.command()
@click.argument("code")
@options.output(
    "-o", "--output", help="The file to write, .svg or .png; SVG goes to standard output otherwise."
)
@click.option(
    "--mark",
    "marks",
    metavar="MARK",
    multiple=True,
    help="Something to mark: ring:c4, cross:c4 or arrow:c4-d5. Can be given several times.",
)
@click.option(
    "--size", type=int, default=1200, show_default=True, help="The width of a PNG, in pixels."
)
@options.language
def picture(
    code: str, output: Path | None, marks: tuple[str, ...], size: int, language: str
) -> None:
    """Draw the position of CODE, which may also be a link or a game's record.

    What the picture shows is told in words inside it.
    """
    # Here, because nothing else needs them.
    from dokmus_widgets.drawing.pictures.picture import drawn_marks, picture_of, read_mark
    from dokmus_widgets.drawing.png import PngUnavailable
    from dokmus_widgets.explain.messages import speaking
    from dokmus_widgets.explore.positions import read_position
    from dokmus_widgets.play.records import fault_words

    kind = output.suffix.lower() if output is not None else ".svg"
    if kind not in (".svg", ".png"):
        raise click.ClickException(f"Cannot write {output}: a picture is a file .svg or .png.")
    with stopping(ValueError, PngUnavailable), speaking(language):
        with stopping(ValueError, words=fault_words):
            state = read_position(code)
            noted = [read_mark(state, text) for text in marks]
        drawn = picture_of(state, *drawn_marks(noted))
        data = drawn.png(size) if kind == ".png" else f"{drawn.svg()}\n".encode()
    write(data, output)


@click.command()
@options.output(
    "-o", "--out", help="The file to write; the page goes to standard output otherwise."
)
@options.language
def summary(out: Path | None, language: str) -> None:
    """Make a page with all the rules, to print on one sheet."""
    # Here, because nothing else needs it.
    from dokmus_widgets.summary import summary_html

    with stopping(ValueError):
        page = summary_html(language)
    write(page.encode(), out)
