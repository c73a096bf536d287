"""Widgets in the colours of hosts that are only imitated here: their marks, or what they paint."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from dokmus_widgets.widgets.front.files import STUB, built, themes
from tests.browser.conftest import PageMaker

# Draws nothing but the root of a widget, by what a notebook loads: in a shadow tree, as some do.
_DRAW = """async ([stub, styles, themes]) => {
  const module = 'export const parts = { board: { render({ el }) { ' +
    'el.append(Object.assign(document.createElement("div"), { className: "dokmus" })); } } };';
  const front = { module, styles, themes, symbols: "" };
  const model = {
    get: (name) => ({ front: "IPY_MODEL_1", part: "board" })[name],
    widget_manager: { get_model: async () => ({ get: (name) => front[name] }) },
  };
  const url = URL.createObjectURL(new Blob([stub], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const el = document.createElement("div");
  document.body.append(el);
  await widget.render({ model, el: el.attachShadow({ mode: "open" })
    .appendChild(document.createElement("div")) });
}"""

Show = Callable[[str, str], Page]


@pytest.fixture
def show(new_page: PageMaker) -> Show:
    """Shows a widget on a page as HTML, to who prefers light or dark colours."""

    def shown(html: str, prefers: str) -> Page:
        page = new_page(color_scheme=prefers)
        page.set_content(html)
        page.evaluate(_DRAW, [STUB, built("front.css"), themes()])
        return page

    return shown


def _is(page: Page, scheme: str) -> None:
    expect(page.locator(".dokmus")).to_have_css("color-scheme", scheme)


def test_a_host_without_marks_is_followed_in_what_it_paints(show: Show) -> None:
    page = show("<style>body { background: #fff }</style><body>", "light")
    _is(page, "light")
    page.evaluate("document.body.style.background = '#202124'")
    _is(page, "dark")
    # A class on the root, over which the colour goes slowly.
    page.add_style_tag(
        content="body { transition: background-color .4s }.day body { background: #fff !important }"
    )
    page.evaluate("document.documentElement.className = 'day'")
    _is(page, "light")
    # Styles that come, and what the system prefers.
    page.add_style_tag(
        content="body { background: #111 !important }"
        "@media (prefers-color-scheme: dark) { body { background: #eee !important } }"
    )
    page.evaluate("document.documentElement.className = ''")
    _is(page, "dark")
    page.emulate_media(color_scheme="dark")
    _is(page, "light")


_VSCODE = (
    "vscode-light",
    "vscode-dark",
    "vscode-high-contrast",
    "vscode-high-contrast-light vscode-high-contrast",
)
#: What a host sets, by its name: on which element, as attributes; and how its own style paints.
HOSTS = {
    # The page of a webview is clear, its variables are the editor's.
    "vscode": [
        (
            "body",
            {"class": kinds, "data-vscode-theme-kind": kinds.split()[0]},
            "light" if "light" in kinds else "dark",
        )
        for kinds in _VSCODE
    ],
    # The page of an output, in a frame.
    "colab": [
        ("html", {"theme": "dark"}, "dark"),
        ("html", {"theme": "light"}, "light"),
        ("html", {}, "light"),
    ],
    # The newer ones set both, the older ones classes alone.
    "marimo": [
        *(
            ("body", {"class": f"{at} {at}-theme", "data-theme": at}, at)
            for at in ("dark", "light")
        ),
        *(("body", {"class": f"{at} {at}-theme"}, at) for at in ("dark", "light")),
    ],
}
_PAINT = {
    "vscode": "body { background-color: transparent }",
    "colab": "html { background: #fff } html[theme=dark] { background: #383838 }",
    "marimo": "body { background: #fff } body.dark { background: #181c1a }",
}


@pytest.mark.parametrize("prefers", ["light", "dark"])
@pytest.mark.parametrize("host", HOSTS)
def test_the_marks_of_a_host_count_whatever_the_system_prefers(
    show: Show, host: str, prefers: str
) -> None:
    page = show(f"<style>{_PAINT[host]}</style><body>", prefers)
    for element, marks, scheme in HOSTS[host]:
        page.locator(element).evaluate(
            """(element, marks) => {
              for (const { name } of [...element.attributes]) element.removeAttribute(name);
              for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
            }""",
            marks,
        )
        _is(page, scheme)
