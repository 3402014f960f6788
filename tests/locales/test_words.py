"""One word for one thing in what people read in English; the terms stand in CONTRIBUTING.md."""

import re
from pathlib import Path

import pytest

from bot.locales import DEFAULT
from tests.locales.catalogues import files

ROOT = Path(__file__).parents[2]
# What each term must not be called.
SYNONYMS = (
    r"\bchaff\b",
    r"\bjunk\b",
    r"\bkasu\b",
    r"\b(?:akatan|aotan)\b",
    r"moving picture",
    r"\b(?:biggest|best|avg|next|one|each) hand\b",
    r"\bhand (?:\d|\{ \$number)",
    r"\{ \$(?:hands|place) \} hands",
    r"(?:wins?|won|lose|lost|resigned|ended) (?:the|this) hand\b",
    r"(?<!draw )(?<!\$)\bpile\b",
    r"\bdeck of \{",
    r"(?:lies|stays|card) on the table\b",
    r"(?:^|[.:;] )(?:[Ww]ho|[Ww]hoever) [^.?]*\.(?: |$)",
)
READ = [*files(DEFAULT), ROOT / "README.md"]


def sentences(path: Path) -> list[str]:
    """The texts of a catalogue without ids and comments; of another file its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix != ".ftl":
        return lines
    return [re.sub(r"^\s*(?:[-\w.]+ = |\[\w+\] )", "", one) for one in lines if one[:1] != "#"]


@pytest.mark.parametrize("path", READ, ids=lambda path: path.name)
def test_a_thing_has_one_word(path: Path) -> None:
    found = [
        f"{synonym}: {text}"
        for text in sentences(path)
        for synonym in SYNONYMS
        if re.search(synonym, text, re.IGNORECASE)
    ]
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        "ten chaff cards",
        "Biggest hand",
        "Next hand: Ben deals",
        "a card from the pile",
        "A card that lies on the table",
        "Who gives up loses the match.",
    ],
)
def test_another_word_is_found(text: str) -> None:
    assert any(re.search(synonym, text, re.IGNORECASE) for synonym in SYNONYMS)
