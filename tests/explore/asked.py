"""Questions of players, in `unseen`: a file for each language and style."""

import csv
from collections.abc import Iterator
from pathlib import Path

from dokmus_widgets.explore.questions.wordings import Polarity, Wording

_FOLDER = Path(__file__).parent / "unseen"
#: The styles of the questions that nothing is learned from.
UNTOLD = ("seventh",)
POLARITIES = {"yes": Polarity.YES, "no": Polarity.NO, "fact": Polarity.FACT}


def questions(language: str, style: str) -> list[tuple[str, list[str], str]]:
    """Return the questions of a file, with the rules that answer them, and yes, no or fact."""
    lines = _FOLDER.joinpath(f"{language}-{style}.tsv").read_text("utf-8").splitlines()
    rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return [(question, rules.split(), expected) for question, rules, expected in rows]


def asked(language: str, left_out: tuple[str, ...] = ()) -> Iterator[Wording]:
    """Return the questions to learn from, each with its first rule, without styles left out."""
    for file in sorted(_FOLDER.glob(f"{language}-*.tsv")):
        style = file.stem.partition("-")[2]
        for text, rules, said in questions(language, style):
            if style not in (*UNTOLD, *left_out):
                yield Wording(rules[0], text, POLARITIES[said])
