"""`koikoi art`: all cards on one sheet."""

import argparse
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.cli.terminal import fail, say, whole
from bot.pictures.contact_sheet import contact_sheet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("file", type=Path, help="where the PNG goes")
    parser.add_argument(
        "--width", type=whole(1, 2000), default=200, help="of a card, in pixels (200)"
    )
    parser.set_defaults(run=draw)


def draw(arguments: argparse.Namespace) -> int:
    """Write the sheet and return the exit code."""
    file: Path = arguments.file
    made = False
    try:
        # Checked before the cards are drawn, which takes seconds.
        if made := not os.path.lexists(file):
            file.touch(exist_ok=False)
        elif not _is_picture(file):
            return fail(f"{file} is already there and isn't a PNG; choose another name.")
        file.write_bytes(contact_sheet(arguments.width))
        made = False
    except OSError as problem:
        return fail(f"{file} can't be written: {problem.strerror}.")
    finally:
        if made:
            with suppress(OSError):
                file.unlink()
    say(f"All cards are in {file}.")
    return 0


def _is_picture(file: Path) -> bool:
    """Return whether a file may be an earlier sheet. Raises `OSError` if it can't be replaced."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("r+b") as opened:
        return opened.read(len(_PNG)) == _PNG


_PNG: Final = b"\x89PNG\r\n\x1a\n"
