"""`koikoi init`: writes the file of settings."""

import argparse
import os
from pathlib import Path

from bot.cli.terminal import complain
from bot.folders import ENV_FILE
from bot.settings import SettingsError, env_template, find_home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="where (default: the home folder, which `koikoi doctor` names)",
    )
    parser.set_defaults(run=write)


def write(arguments: argparse.Namespace) -> int:
    """Write the file unless it exists, and print the next steps; return the exit code."""
    try:
        folder = find_home(os.environ) if arguments.folder is None else arguments.folder.resolve()
        file = folder / ENV_FILE
        if arguments.folder is None:
            folder.mkdir(parents=True, exist_ok=True)
        # Only the owner may read the file, because it will contain the token.
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with open(opened, "w", encoding="utf-8") as out:  # noqa: PTH123 - a descriptor
                out.write(env_template())
        except OSError:
            file.unlink()  # the next try would take it for the host's own
            raise
    except FileExistsError:
        return complain(f"{file} is there already, and stays as it is.")
    except SettingsError as problem:
        return complain(problem)
    except OSError as problem:
        return complain(f"{file} can't be written: {problem.strerror}.")
    where = "" if arguments.folder is None else f" in {folder} (or with KOIKOI_HOME={folder})"
    print(
        f"{file} is written. Put the bot's token after DISCORD_TOKEN= in it; then `koikoi doctor`"
        f" checks it and `koikoi run` starts the bot{where}."
    )
    return 0
