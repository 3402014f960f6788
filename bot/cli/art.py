"""`koikoi art`: all cards on one sheet.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from pathlib import Path
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("art", help="draw all cards on one sheet")
    parser.add_argument("file", type=Path, help="where the PNG goes")
    parser.add_argument("--width", type=int, default=200, help="of a card, in pixels (200)")
    parser.set_defaults(run=draw)


def draw(arguments: argparse.Namespace) -> int:
    """Write the sheet and return the exit code."""
    from bot.cli.terminal import fail, say  # noqa: PLC0415
    from bot.pictures.contact_sheet import contact_sheet  # noqa: PLC0415

    file: Path = arguments.file
    try:
        with file.open("ab"):  # refused before the cards are drawn, which takes seconds
            pass
        file.write_bytes(contact_sheet(arguments.width))
    except OSError as problem:
        return fail(f"{file} can't be written: {problem.strerror}.")
    say(f"All cards are in {file}.")
    return 0
