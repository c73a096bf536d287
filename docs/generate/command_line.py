"""The command line, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import cleandoc

import click

from dokmus_widgets.cli import main


def commands() -> Iterator[tuple[click.Context, click.Command]]:
    """Yield every command with its context, groups before what is in them."""
    yield from _below(click.Context(main, info_name="dokmus", **main.context_settings), main)


def _below(
    context: click.Context, command: click.Command
) -> Iterator[tuple[click.Context, click.Command]]:
    yield context, command
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            if not inner.hidden:
                yield from _below(click.Context(inner, info_name=name, parent=context), inner)


def page() -> str:
    """Return the page of all commands."""
    return "\n".join(["# Command line\n", *(_section(*one) for one in commands())])


def _section(context: click.Context, command: click.Command) -> str:
    usage = command.get_usage(context).removeprefix("Usage: ")
    anchor = context.command_path.replace(" ", "-")
    parts = [f"## `{context.command_path}` {{ #{anchor} }}\n\n```text\n{usage}\n```\n"]
    if command.help:
        parts.append(f"{cleandoc(command.help)}\n")
    rows = []
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None:
            rows.append(f"| `{record[0].replace('|', chr(92) + '|')}` | {_cell(record[1])} |")
    if rows:
        parts.append("| option | what it does |\n|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")
