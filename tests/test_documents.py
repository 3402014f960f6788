"""The documents and the terminal's texts are in English as people speak it."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.reads_code

ROOT: Final = Path(__file__).parents[1]
STIFF: Final = (
    r"\b(?:some|any|every)body\b",  # someone, anyone, everyone, people
    r"\banew\b",  # again
    r"\b(?:whom|whoever|whomever)\b",  # drop it, or "anyone who"
    r"\bowed\b",  # missing
    r"\bby itself\b",  # automatically
    r"\bstands?\b (?:beside|here|there|twice|in|under|as|again)\b",  # is, appears
    r"\b(?:begins?|begun)\b (?:now|with|until|there|by)\b|\bcan begin\b",  # starts
    r"\bworks?, too\b",  # as well
)
"""Patterns that documents must not have. *Nobody* may stay."""
DOCUMENTS: Final = (
    "README.md",
    "HOSTING.md",
    "HOSTING-DETAILS.md",
    "PRIVACY.md",
    "TERMS.md",
    ".env.example",
    ".github/ARCHITECTURE.md",
    ".github/CONTRIBUTING.md",
    "tests/README.md",
)


def stiff_in(text: str) -> list[str]:
    """Return the phrases that match a pattern; text in backquotes is code."""
    plain = re.sub(r"`[^`\n]*`", "`", text)
    return [found.group() for one in STIFF for found in re.finditer(one, plain, re.IGNORECASE)]


def terminal_texts(source: str) -> list[str]:
    """Return the strings of a module without its docstrings."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
    ]


def newest_section(changelog: str) -> str:
    """Return the changelog's first section."""
    return changelog.split("\n## ")[1]


def test_documents_are_spoken_english() -> None:
    texts = [(name, (ROOT / name).read_text(encoding="utf-8")) for name in DOCUMENTS]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    texts.append(("CHANGELOG.md", newest_section(changelog)))
    faults = [
        f"{name}: {phrase}: {line}"
        for name, text in texts
        for line in text.splitlines()
        for phrase in stiff_in(line)
    ]
    assert not faults, "\n".join(faults)


DISCORDS_LABELS: Final = {
    "Attach Files",
    "Bot > Requires OAuth2 Code Grant",
    "Create Events",
    "Create Public Threads",
    "Discovery Status",
    "General Information > Interactions Endpoint URL",
    "General Information > Terms of Service URL",
    "Guild Install",
    "Installation",
    "Manage Roles",
    "New Application",
    "Privileged Gateway Intents",
    "Reset Token",
    "Send Messages",
    "User Install",
    "User Settings > Advanced > Developer Mode",
    "View Channels",
}
"""Names of permissions, and of what Discord's apps and developer portal show."""
OTHER_LABELS: Final = {
    "App Directory",  # a line of the doctor
    "Bot",  # the portal's page
    "Dashboards > New > Import",  # Grafana's
    "Keep Talking and Nobody Explodes",  # another game
    "Server",  # the playground's sheet
}


def english_labels() -> set[str]:
    """Return the texts of the English catalogues that have no placeables, without emojis."""
    found = set()
    for file in (ROOT / "bot/locales/en").glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if (matched := re.match(r"\s*\.?[\w-]+ = (.*)", line)) and "{" not in matched[1]:
                found.add(re.sub(r"^\W+ ", "", matched[1].strip()))
    return found


def quoted_labels(text: str) -> set[str]:
    """Return the phrases in italics that begin with a capital: labels, as documents quote them."""
    plain = re.sub(r"`[^`\n]*`", "`", text)
    return set(re.findall(r"(?<!\*)\*([A-Z][^*\n]*)\*(?!\*)", plain))


def test_documents_quote_labels_that_exist() -> None:
    known = english_labels() | DISCORDS_LABELS | OTHER_LABELS
    quoted = {
        name: quoted_labels((ROOT / name).read_text(encoding="utf-8"))
        for name in ("README.md", "HOSTING.md", "HOSTING-DETAILS.md", "PRIVACY.md", "TERMS.md")
    }
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    quoted["CHANGELOG.md"] = quoted_labels(newest_section(changelog))
    unknown = [f"{name}: {one}" for name, found in quoted.items() for one in sorted(found - known)]
    assert not unknown, "\n".join(unknown)
    assert any(quoted.values())


def test_a_label_is_quoted_in_italics() -> None:
    assert quoted_labels("Press *My hand*, **Always** or `*Glob*`; *any* of them") == {"My hand"}
    assert {"My hand", "Rematch"} <= english_labels()


def test_the_terminal_speaks_english() -> None:
    files = [*sorted((ROOT / "bot/cli").glob("*.py")), ROOT / "bot/settings.py"]
    faults = [
        f"{file.name}: {phrase}: {text}"
        for file in files
        for text in terminal_texts(file.read_text(encoding="utf-8"))
        for phrase in stiff_in(text)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "text",
    [
        "Keep somebody out",
        "Write the units anew",
        "the person whom a report is about",
        "A new id is owed in every language.",
        "The next round starts by itself",
        "What stands beside the bot's name",
        "New matches can begin.",
        "A move of the other player works, too.",
    ],
)
def test_a_stiff_phrase_is_found(text: str) -> None:
    assert stiff_in(text)
    assert [one for said in terminal_texts(f"say({text!r})") for one in stiff_in(said)]


def test_code_and_docstrings_are_no_texts() -> None:
    assert not stiff_in("The constant `WHOM`, and nobody else")
    assert terminal_texts('"""For whom."""\nsay("hello")') == ["hello"]
    assert newest_section("# Changes\n\n## 2\nnew\n\n## 1\nold\n") == "2\nnew\n"
