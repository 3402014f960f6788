"""Functions that the commands share: for input, output, and the reporting of failures."""

import argparse
import json
import re
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

import regex

OK, BROKEN, BAD_INPUT = 0, 1, 2
"""Exit codes. BROKEN means that a deal doesn't match its commitment."""


class InputError(Exception):
    """Bad input. The message is one sentence for the person."""


def plain(text: str) -> str:
    """Return the text without control characters for terminals; line ends are kept.

    Files and their names may contain codes for colours, cursor moves or right-to-left text.
    """
    return "".join("?" if _acts(letter) else letter for letter in text)


def _acts(letter: str) -> bool:
    if letter == "\n":
        return False
    control = unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}
    return control or unicodedata.bidirectional(letter) in _TURNS


_TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def columns(text: str) -> int:
    """Return how many columns a text takes in a terminal: letters of East Asia take two."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
        if unicodedata.category(letter) not in {"Mn", "Me", "Cf"}
    )


def padded(text: str, width: int) -> str:
    """Return a text as a table's cell of this many columns, cut if it is longer."""
    letters = regex.findall(r"\X", text)
    while columns("".join(letters)) >= width:
        letters.pop()
    kept = "".join(letters)
    return kept + " " * (width - columns(kept))


def many(count: int, one: str, more: str | None = None) -> str:
    """Return a number with its noun. `more` is the plural, if it isn't `one` with an s."""
    return f"{count} {one if count == 1 else more or f'{one}s'}"


def say(text: str) -> None:
    """Print text for people, without control characters."""
    print(plain(text))


def fail(sentence: str) -> int:
    """Print a sentence about bad input to standard error; return the exit code."""
    print(plain(sentence), file=sys.stderr)
    return BAD_INPUT


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the option for output as JSON."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def as_json(value: object) -> str:
    """Return one line of JSON, in ASCII."""
    return json.dumps(value)


def print_json(value: object) -> None:
    """Print one line of JSON."""
    # Flushed, so that a program at the other end of a pipe gets each answer at once.
    print(as_json(value), flush=True)


def source(name: str) -> str:
    """Return the name, in sentences, of a file from the command line."""
    return "Standard input" if name == "-" else name


def read_text(name: str) -> str:
    """Return the text of a file; `-` is standard input. Raises `InputError`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise InputError(f"{name} can't be read: {reason or error}.") from None
    return decode(data, source(name))


def decode(data: bytes, name: str) -> str:
    """Decode UTF-8. Raises `InputError`, whose message contains `name`."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise InputError(f"{name} is not UTF-8 text.") from None


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return the type, for argparse, of an option that is a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"it is a whole number from {least} to {most}, not {plain(text)!r}"
            )
        return number

    return read


def snowflake(text: str) -> int:
    """Parse an id of Discord. Raises `argparse.ArgumentTypeError`."""
    if re.fullmatch("[0-9]{17,19}", text) is None or int(text) >= 2**63:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a Discord id: 17 to 19 digits (User Settings > Advanced > Developer"
            " Mode, then right-click the person or server > Copy ID)"
        )
    return int(text)


# Failures: one sentence that says what to do, and an exit code

NO_RESTART: Final = 78
"""The exit code if a restart can't help until the host has changed something (`EX_CONFIG`).

A service manager with this setting (systemd: `RestartPreventExitStatus=78`) doesn't restart it.
"""


class CannotStart(Exception):  # noqa: N818 - a reason to stop, told to the host, no fault in the code
    """The host must fix something first. The message is a sentence that says what."""


class ToKnow(Exception):  # noqa: N818 - nothing is wrong
    """Information for the host, although nothing is wrong. The message is a sentence."""


def complain(sentence: object, code: int = 1) -> int:
    """Print a problem to standard error; return the exit code."""
    print(f"koikoi: {sentence}", file=sys.stderr)
    return code


def refuse_longer(text: str, most: int, what: str) -> None:
    """Raise `CannotStart` if a text has too many characters."""
    if len(text) > most:
        raise CannotStart(f"{what} has {len(text)} characters, and may have {most}.")
