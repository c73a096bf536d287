"""Every code block of the documentation does what the page says.

Python is run, page by page, in an empty folder: examples with prompts print what is written below
them. Blocks with a title are files there. Commands that end are run; of those that serve or build,
the options are read. Blocks of other languages fail, unless they are read here.
"""

from __future__ import annotations

import doctest
import re
import shlex
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import click
import pytest
from click.testing import CliRunner

from dokmus_widgets.cli import main
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.host.pages import PAGES as APP_PAGES
from tests.docs.pages import PAGES, ROOT, Block, blocks

#: Commands that don't end by themselves, or fetch.
ONLY_READ: Final = {"app", "lab", "site"}
WITH_BLOCKS: Final = [page for page in PAGES if blocks(page)]


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_BLOCKS)
def test_the_code_of_a_page(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DOKMUS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DOKMUS_PROGRESS", str(tmp_path / "progress.json"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.file:
            Path(block.file).write_text(block.code, "utf-8")
        elif block.language == "python":
            run_python(block, page, names)
        elif block.language == "sh":
            for line in block.code.splitlines():
                run_shell(shlex.split(line, comments=True))
        elif block.language == "html":
            Frames().feed(block.code)
        else:
            pytest.fail(f"{page}, line {block.line}: no test reads {block.language!r} blocks")


def run_python(block: Block, page: str, names: dict[str, Any]) -> None:
    """Run a block in the names that the blocks before it have left."""
    if ">>>" not in block.code:
        exec(compile(block.code, f"{page}, line {block.line}", "exec"), names)
        return
    examples = doctest.DocTestParser().get_doctest(block.code, names, page, page, block.line)
    # The parser copies the names, and the runner clears them.
    examples.globs = names
    told: list[str] = []
    done = doctest.DocTestRunner(
        optionflags=doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    ).run(examples, out=told.append, clear_globs=False)
    assert not done.failed, "".join(told)


def run_shell(words: list[str]) -> None:
    """Run a command of ours, or read it."""
    if not words:
        return
    program, *arguments = words
    if program == "make":
        run_make(*arguments)
    elif Path(program).name == "dokmus":
        if arguments[0] in ONLY_READ:
            read_options(main, arguments)
        else:
            done = CliRunner().invoke(main, arguments, catch_exceptions=False)
            assert done.exit_code == 0, done.output
    elif Path(program).name == "pip" and arguments[:2] == ["install", "-e"]:
        known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        named = re.fullmatch(r"\.\[([\w,]+)\]", arguments[2])
        assert named is not None
        assert set(named[1].split(",")) <= set(known["optional-dependencies"])
    else:
        assert words == ["python3", "-m", "venv", ".venv"], f"no test runs {words}"


def run_make(target: str, *settings: str) -> None:
    """Read the target of make, and what it passes on to a command."""
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony is not None
    assert target in phony[1].split()
    for setting in settings:
        name, _, value = setting.partition("=")
        assert name == "ARGS"
        read_options(main, [target, *shlex.split(value)])


def read_options(command: click.Command, arguments: list[str]) -> None:
    """Read arguments as the command would; fail for those that it doesn't know."""
    while isinstance(command, click.Group):
        name, *arguments = arguments
        command = command.commands[name]
    command.make_context(command.name, arguments)


class Frames(HTMLParser):
    """Reader of a page that shows pages of the browser edition."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = (dict(attrs).get("src") or "").partition("?")[0]
        check_live(address.removeprefix("live/"))


def check_live(address: str) -> None:
    """Fail if the browser edition has no such page."""
    language, _, path = address.partition("?")[0].partition("/")
    pages = {f"{page.path.strip('/') or 'index'}.html" for page in APP_PAGES}
    assert language in LANGUAGES, address
    assert path in pages, address


@pytest.mark.parametrize("page", PAGES)
def test_live_boards_are_pages_of_the_browser_edition(page: str) -> None:
    for address in re.findall(
        r"^<!-- live (\S+) \|", (ROOT / page).read_text("utf-8"), re.MULTILINE
    ):
        check_live(address)


def test_a_block_that_is_wrong_fails() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_python(Block("python", "", ">>> 1 + 1\n3\n", 1), "page", {})
    with pytest.raises(click.UsageError):
        read_options(main, ["app", "--prot", "5010"])
    with pytest.raises(AssertionError, match="no test runs"):
        run_shell(["rm", "-r", "x"])
