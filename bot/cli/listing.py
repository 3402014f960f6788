"""`koikoi listing`: a folder with all that Discord's App Directory asks for."""

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.cli.terminal import fail, say
from bot.hosting.listing import files
from bot.locales import DEFAULT, LANGUAGES, Language
from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.pictures.listing import listing_pictures


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("folder", type=Path, help="a new folder, which gets texts and pictures")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=DEFAULT, help="of the pictures' words (en)"
    )
    parser.set_defaults(run=write)


def write(arguments: argparse.Namespace) -> int:
    """Write the folder and return the exit code."""
    folder: Path = arguments.folder
    try:
        folder.mkdir()
    except FileExistsError:
        return fail(f"{folder} is already there; choose the name of a new folder.")
    except OSError as problem:
        return fail(f"{folder} can't be made: {problem.strerror}.")
    try:
        for name, content in _contents(arguments.language):
            file = folder / name
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(content)
    except OSError as problem:
        shutil.rmtree(folder, ignore_errors=True)
        return fail(f"{folder} can't be filled: {problem.strerror}.")
    say(f"{folder} has what Discord asks for; {folder / 'CHECKLIST.md'} says where it goes.")
    return 0


def _contents(language: Language) -> Iterator[tuple[str, bytes]]:
    for name, text in files():
        yield name, text.encode()
    yield from listing_pictures(Pictures(), labels_in(language))
