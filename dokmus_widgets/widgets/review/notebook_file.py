"""The export of a review as a notebook."""

import json

from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.picture_files import file_of
from dokmus_widgets.widgets.sections.basic import Files


def notebook_file(record: str, language: str) -> Files:
    """Return a notebook file that reviews the game of a record."""
    code = "from dokmus_widgets.widgets import ReviewWidget\n\n"
    code += f"review = ReviewWidget({record!r}, language={language!r})\nreview"
    title = f"# {say('page-review')}"
    cells = [
        {"cell_type": "markdown", "id": "title", "metadata": {}, "source": title},
        {
            "cell_type": "code",
            "id": "review",
            "metadata": {},
            "source": code,
            "execution_count": None,
            "outputs": [],
        },
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": cells,
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    data = json.dumps(notebook, ensure_ascii=False, indent=1).encode()
    hint = say("review-notebook-hint")
    file = file_of("ipynb", "application/x-ipynb+json", data, say("review-notebook-file"), hint)
    return Files(say("review-notebook"), [file], "")
