"""Hatch metadata hook: the addresses of the project and the README, from one place.

The place is ``[tool.hatch.metadata.hooks.custom]`` in pyproject.toml.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A link or a picture whose target is a file of the repository.
_LINK = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)\s]+)\)")


class Addresses(MetadataHookInterface):
    """Metadata that name the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and, once the repository is filled in, the project's addresses."""
        repository = self.config["repository"].rstrip("/")
        text = Path(self.root, "README.md").read_text("utf-8")
        content = published(text, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": content}
        metadata["urls"] = addresses(repository, self.config["documentation"])


def published(text: str, repository: str, tag: str) -> str:
    """Return the README with absolute addresses; without those of files if none is known."""

    def absolute(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if not repository:
            return "" if picture else words
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({repository}/{kind}/{tag}/{target})"

    return _LINK.sub(absolute, text)


def addresses(repository: str, documentation: str) -> dict[str, str]:
    """Return the labelled addresses for an index."""
    found = {"Documentation": documentation} if documentation else {}
    if repository:
        found |= {
            "Repository": repository,
            "Issues": f"{repository}/issues",
            "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        }
    return found
