"""Builder of the browser edition: errors, content policy and contents of the bundle."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from dokmus_widgets.cli import main
from dokmus_widgets.site import bundle, downloads, pages
from dokmus_widgets.site.browser_storage import BrowserBackend
from dokmus_widgets.site.builder import build_site
from dokmus_widgets.site.downloads import BuildError
from dokmus_widgets.storage.store import StorageError, Store, new_token


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    told = CliRunner().invoke(main, ["site", str(tmp_path)])
    assert told.exit_code == 1
    assert "contains other files" in told.output
    (tmp_path / "service_worker.js").write_text("FILES = [\"mine.txt\", 'a'];", "utf-8")
    told = CliRunner().invoke(main, ["site", str(tmp_path)])
    assert "--force" in told.output
    told = CliRunner().invoke(main, ["site", "--force", str(tmp_path)])
    assert "mine.txt" in told.output
    unreadable = b"\xff", b'NAME = "dokmus-1", FILES = ["a",];', b'NAME = "dokmus-1", FILES = [[]];'
    for content in unreadable:
        (tmp_path / "service_worker.js").write_bytes(content)
        told = CliRunner().invoke(main, ["site", "--force", str(tmp_path)])
        assert (told.exit_code, "cannot be read" in told.output) == (1, True)
    (tmp_path / "service_worker.js").unlink()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_an_unreachable_registry_is_reported_with_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    with pytest.raises(BuildError, match="attrs 26"):
        build_site(tmp_path / "site", cache=tmp_path / "cache")
    assert not (tmp_path / "site").exists()
    assert not list((tmp_path / "cache").iterdir())


def test_a_download_with_a_wrong_hash_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        downloads, "_run", lambda _what, *_command, cwd: (cwd / "a.whl").write_bytes(b"other")
    )
    with pytest.raises(BuildError, match="attrs"):
        downloads.wheels(tmp_path)
    assert not list(tmp_path.iterdir())


def test_content_policy_lists_the_hashes_of_inline_scripts() -> None:
    html = '<meta charset="utf-8"><script>one</script><script nonce="">two</script>'
    one, two = (base64.b64encode(sha256(script).digest()).decode() for script in (b"one", b"two"))
    assert f"script-src 'self' 'sha256-{one}' 'sha256-{two}'\">" in pages.add_content_policy(html)


@pytest.mark.parametrize("html", ["<meta charset='utf-8'>", 2 * '<meta charset="utf-8">'])
def test_a_page_without_one_place_for_its_policy_is_refused(html: str) -> None:
    with pytest.raises(BuildError, match="policy"):
        pages.add_content_policy(html)


def test_lesson_hints_find_the_turn_search_in_the_bundle(tmp_path: Path) -> None:
    bundle.copy_package(tmp_path)
    hint = """if True:
        import sys
        from dokmus_widgets.lessons.catalogue import begins_with, lesson
        from dokmus_widgets.lessons.goals.goal import read_goal
        from dokmus_widgets.lessons.goals.predicates import Stand
        from dokmus_widgets.lessons.goals.search import ways
        before, state = set(sys.modules), begins_with(lesson("water"), 4)
        assert "dokmus_widgets.analysis.turns" not in before
        assert ways(Stand(state, state, state.to_act), read_goal({"gained": 99})).out_of_reach
        print(*{name.split(".")[0] for name in set(sys.modules) - before})
    """
    command = [sys.executable, "-c", hint]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    imported = told.stdout.split()
    assert "dokmus_widgets" in imported, "they are loaded when they are asked for"
    assert not {*imported} & {*bundle.EXCLUDED_MODULES}


def test_browser_backend_keeps_and_writes_newer_entries() -> None:
    written: dict[str, str] = {}
    rows = BrowserBackend([], written.__setitem__)
    store, token = Store(rows), new_token()
    assert store.save(token, "play", {"now": 1}) == 1
    again = BrowserBackend(["damaged", *written.values()], written.__setitem__)
    assert [kept.document for kept in again.all()] == [{"now": 1}]
    assert store.save(token, "play", {"now": 2}, 1) == 2
    assert again.receive(written[token]) is not None
    assert again.receive(written[token]) is None
    # Two tabs at one version: the one that came second takes what the other has kept.
    [ours] = again.all()
    theirs = ours._replace(document={"now": 3})
    assert again.receive(theirs.to_line()) == theirs
    assert [*again.all()] == [theirs]
    assert store.delete(token) == 1
    assert written == {token: ""}
    rows.fault = "full"
    with pytest.raises(StorageError):
        rows.put(next(again.all()))
