"""``dokmus summary``: the rules on one page."""

from pathlib import Path

import click

from dokmus_widgets.cli import options
from dokmus_widgets.cli.errors import fail_on, write_output


@click.command()
@options.output("-o", "--out", help="The file to write; standard output by default.")
@options.language
def summary(out: Path | None, language: str) -> None:
    """Write all the rules on one page, to print."""
    from dokmus_widgets.summary import summary_html

    with fail_on(ValueError):
        page = summary_html(language)
    write_output(page.encode(), out)
