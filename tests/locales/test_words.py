"""One word per thing in the English texts for people; CONTRIBUTING.md lists the terms."""

import re
from pathlib import Path

import pytest

from bot.locales import DEFAULT
from tests.locales.catalogues import files

ROOT = Path(__file__).parents[2]
# Words that must not be used for a term.
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
    r"\bgives? (?:it |this |the match )?up\b",
    r"\bleft out[,:;]",
    r"\btable of (?:the tournament|the week|each week)\b",
    # Only questions begin like this; a description of a command has no full stop.
    r"(?:^|[.;] )(?-i:Who|Whoever|Whose|Whom|What|Whatever) [^.?]*(?:\. |\.?$)",
    r": (?:who|whoever|whom|what|whatever) [^.?]*\. ",
)
READ = [*files(DEFAULT), ROOT / "README.md"]


def sentences(path: Path) -> list[str]:
    """Return the texts of a catalogue without ids and comments; of another file its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix != ".ftl":
        return lines
    return [re.sub(r"^\s*(?:[-\w.]+ = |\[\w+\] )", "", one) for one in lines if one[:1] != "#"]


def test_a_thing_has_one_word() -> None:
    found = [
        f"{path.name}: {synonym}: {text}"
        for path in READ
        for text in sentences(path)
        for synonym in SYNONYMS
        if re.search(synonym, text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "ten chaff cards",
        "Biggest hand",
        "Next hand: Ben deals",
        "a card from the pile",
        "A card that lies on the table",
        "Who gives up loses the match.",
        "What one player wins, the other pays.",
        "Whom to challenge",
        "The opponent; left out, anyone may join",
        "Give it up, or ask an admin.",
        "I post the table of each week",
    ],
)
def test_another_word_is_found(text: str) -> None:
    assert any(re.search(synonym, text, re.IGNORECASE) for synonym in SYNONYMS)
