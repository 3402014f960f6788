"""`koikoi service`: the files that a host's machine needs beside the bot.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from pathlib import Path
from typing import Any, Final

from bot.cli.terminal import whole

KEEP: Final = 14
"""Days that a backup is kept, unless the host says otherwise."""


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "service",
        help="files for systemd, containers, Prometheus and Grafana",
        description="Prints or writes files for systemd, containers, Prometheus and Grafana; lists"
        " them without a name.",
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help="a group of files, or one file")
    parser.add_argument(
        "--output", type=Path, metavar="FOLDER", help="write them there, instead of printing them"
    )
    parser.add_argument("--replace", action="store_true", help="write over files that are there")
    parser.add_argument(
        "--user", help="as whom the bot runs (default: the owner of the home folder)"
    )
    parser.add_argument(
        "--shards",
        type=whole(1, 255),
        metavar="NUMBER",
        help="a template unit, for so many processes with a shard each",
    )
    parser.add_argument(
        "--keep",
        type=whole(1, 3650),
        default=KEEP,
        metavar="DAYS",
        help=f"how long backups are kept (default: {KEEP} days)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List, print or write files, and return the exit code."""
    from bot.cli.service_files import Wanted, give  # noqa: PLC0415

    return give(
        Wanted(
            arguments.name,
            arguments.output,
            arguments.user,
            arguments.shards,
            arguments.keep,
            replace=arguments.replace,
        )
    )
