"""Every text that the page around the game shows, in one place."""

from typing import Final

LANGUAGE: Final = "en"
TITLE: Final = "Dokmus"
LOADING: Final = "Setting up the island …"
NO_SCRIPT: Final = "This page needs JavaScript."
SKIP: Final = "Skip to the game"
# The button names what it shows; a click goes on to the next one.
THEME_LABEL: Final = "Colours"
THEMES: Final = {"auto": "Auto", "light": "Light", "dark": "Dark"}
LOST: Final = "The connection to the server is lost, so clicks no longer arrive."
RELOAD: Final = "Start afresh"
DISCLAIMER: Final = (
    "Unofficial. Dokmus belongs to its designer and its publisher; "
    "this page is not made or endorsed by them."
)


def for_template() -> dict[str, object]:
    """Return the texts by the names that ``static/page.html`` uses."""
    return {
        "language": LANGUAGE,
        "loading": LOADING,
        "no_script": NO_SCRIPT,
        "skip": SKIP,
        "theme_label": THEME_LABEL,
        "themes": THEMES,
        "lost": LOST,
        "reload": RELOAD,
        "disclaimer": DISCLAIMER,
    }
