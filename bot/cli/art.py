"""`koikoi art`: all cards on one sheet."""

import argparse
from pathlib import Path

from bot.cli.terminal import fail, say
from bot.pictures.contact_sheet import contact_sheet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what can be typed after the command's name."""
    parser.add_argument("file", type=Path, help="where the PNG goes")
    parser.add_argument("--width", type=int, default=200, help="of a card, in pixels (200)")
    parser.set_defaults(run=draw)


def draw(arguments: argparse.Namespace) -> int:
    """Write the sheet and return the exit code."""
    file: Path = arguments.file
    try:
        with file.open("ab"):  # refused before the cards are drawn, which takes seconds
            pass
        file.write_bytes(contact_sheet(arguments.width))
    except OSError as problem:
        return fail(f"{file} can't be written: {problem.strerror}.")
    say(f"All cards are in {file}.")
    return 0
