"""The docstrings and comments of this repository, sentence by sentence, and the patterns to avoid.

`python -m tests.english PATHS` prints each sentence of these files and folders that has one of the
patterns, and `python -m tests.english --counts` their number by folder. `tests/test_english.py`
accepts none.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("bot", "tests", "migrations")

_CLAUSE: Final = r"(?:^|[:;] |\b(?:and|but|so|then|because|since|while|where|when|if|that) |, )"
_VERB: Final = r"\b(?:is|are|was|were|has|have|had|can|can't|may|must|will|would|do|does|did)\b"
_TWO_VERBS: Final = rf"(?=[^.;]*{_VERB}[^.;]*{_VERB})"  # with one, it only explains what is before
PATTERNS: Final = {
    "so many": r"\bso (?:many|much|long|late|few|often)\b(?! (?:as|that)\b)(?![^.]* that )",
    "who as subject": r"(?-i:^(?:Who|Whom|Whose|Whoever)\b)",
    "what as subject": r"(?-i:^(?:What|Whatever)\b)",
    "who or what after a colon": rf"(?:; |: (?=\w+{_TWO_VERBS}))(?:who|whom|whose|what)\b",
    "whoever as subject": rf"{_CLAUSE}whoever\b|[:;] whatever\b",
    "those who as subject": r"(?:^|[,;] (?:and |but )?)those (?:who|whom|that)\b",
    "in the place of": r"\bin the place of\b",
    "is to be": r"\b(?:is|are|was|were) (?:not )?to be\b",
    "is none": r"(?<!there )(?-i:\b(?:is|are|was|were) none\b)",
}
"""Patterns of sentences without a plain subject and verb, by name. Questions may have the first
five."""
_COMPILED: Final = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in PATTERNS.items()}

_LEXER: Final = re.compile(
    r"""
    (?P<comment> \#[^\n]* )
    | (?P<string> [rbfuRBFU]{0,2} (?:
        "{3} (?:[^"\\]|\\.|"(?!""))* "{3} | '{3} (?:[^'\\]|\\.|'(?!''))* '{3}
        | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
    ) )
    | (?P<open> [(\[{] )
    | (?P<close> [)\]}] )
    """,
    re.VERBOSE | re.DOTALL,
)
_MARKUP: Final = re.compile(r"^(?:noqa\b|type:|pragma\b|pyright:|fmt:|!|─)")
_RULE: Final = re.compile(r"^[─—=-]+\s*|\s*[─—=-]{3,}$")
_ARGUMENT: Final = re.compile(r"^\s*`{0,2}\*{0,2}\w+`{0,2}: (?=\S)")
_END: Final = re.compile(r"(?<=[.?!])[\"'”)\]]*\s+(?=[\"'“`(*A-Z0-9])")


class Found(NamedTuple):
    """A sentence that has a pattern."""

    path: Path
    line: int
    pattern: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.sentence} [{self.pattern}]"


def pattern_in(sentence: str) -> str | None:
    """Return the name of the first pattern that a sentence has; None if it has none."""
    asks = sentence.rstrip("\"'”)*`").endswith("?")
    for number, (name, pattern) in enumerate(_COMPILED.items()):
        if pattern.search(sentence) and not (asks and number < 5):
            return name
    return None


def blocks_of(source: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of each docstring and group of comments, with the number of the first.

    A docstring is each string that is a statement of its own: also one below a constant or a field.
    """
    comments: list[str] = []
    last = place = -1
    for kind, text, line, column in _lexed(source):
        inner = text.lstrip("#").strip() if kind == "comment" else ""
        if comments and (line != last + 1 or column != place or not inner):
            yield last - len(comments) + 1, comments
            comments = []
        if inner and not _MARKUP.match(inner):
            comments.append(inner)
        elif kind == "string":
            bare = text.lstrip("rR")
            marks = 3 if bare[:3] in ('"""', "'''") else 1
            yield line, bare[marks:-marks].split("\n")
        last, place = line, column
    if comments:
        yield last - len(comments) + 1, comments


def _lexed(source: str) -> Iterator[tuple[str, str, int, int]]:
    """Yield comments and docstrings as (kind, text, line, column); both begin with 1."""
    depth, line, start = 0, 1, 0
    for found in _LEXER.finditer(source):
        line += source.count("\n", start, found.start())
        start = found.start()
        kind, first = str(found.lastgroup), source.rfind("\n", 0, start) + 1
        if kind in ("open", "close"):
            depth += 1 if kind == "open" else -1
        elif kind == "comment" or (
            depth == 0 and found[0][0] in "\"'rR" and not source[first:start].strip()
        ):
            yield kind, found[0], line, start - first + 1


def sentences_of(first: int, lines: list[str]) -> Iterator[tuple[int, str]]:
    """Yield each sentence of a block on one line, with the number of the line where it begins.

    The name of an argument before its description is left out.
    """
    paragraph: list[tuple[int, str]] = []
    for number, text in enumerate([*lines, ""], first):
        begins = not text.strip() or _ARGUMENT.match(text) or text.lstrip()[:2] in ("- ", "* ")
        if begins and paragraph:
            yield from _split(paragraph)
            paragraph = []
        if text.strip():
            told = _ARGUMENT.sub("", text) if begins else text
            paragraph.append((number, _RULE.sub("", told.strip().removeprefix("- "))))


def _split(paragraph: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    whole = " ".join(text for _, text in paragraph)
    starts, at = [], 0
    for number, text in paragraph:
        starts.append((at, number))
        at += len(text) + 1
    begin = 0
    for end in [*(found.end() for found in _END.finditer(whole)), len(whole)]:
        sentence = whole[begin:end].strip()
        if sentence:
            yield max(number for at, number in starts if at <= begin), sentence
        begin = end


def files_in(paths: list[Path]) -> Iterator[Path]:
    """Yield the files of Python among these files and folders."""
    for path in paths:
        yield from sorted(path.rglob("*.py")) if path.is_dir() else (path,)


def found_in(path: Path) -> Iterator[Found]:
    """Yield the sentences of a file that have one of the patterns."""
    source = path.read_text(encoding="utf-8")
    for first, lines in blocks_of(source):
        for number, sentence in sentences_of(first, lines):
            pattern = pattern_in(sentence)
            if pattern is not None:
                yield Found(path, number, pattern, sentence)


def room_of(path: Path) -> str:
    """Return the top folder that a file is counted in, such as `bot/matches` or `tests`."""
    parts = path.relative_to(ROOT).parts
    return "/".join(parts[:2] if len(parts) > 2 and parts[0] != "migrations" else parts[:1])


def counts() -> dict[str, int]:
    """Return the number of sentences to cure, by top folder."""
    every = files_in([ROOT / folder for folder in FOLDERS])
    return dict(
        sorted(Counter(room_of(one.path) for path in every for one in found_in(path)).items())
    )


def main() -> None:
    """Print what is found in the files and folders of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.english")
    parser.add_argument("paths", nargs="*", type=Path, help="files and folders; none: all")
    parser.add_argument("--counts", action="store_true", help="print the numbers by folder alone")
    arguments = parser.parse_args()
    if arguments.counts:
        for room, count in counts().items():
            print(f'    "{room}": {count},')
        return
    paths = [one.resolve() for one in arguments.paths] or [ROOT / one for one in FOLDERS]
    for path in files_in(paths):
        for one in found_in(path):
            print(one)


if __name__ == "__main__":
    main()
