"""The commands around pictures: `koikoi art` and `koikoi bench pictures`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # argparse has no public name for what add_subparsers returns.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001


def add_commands(subparsers: "Subparsers") -> None:
    """Add `art`; what it needs is imported when it runs, so that other commands start fast."""
    art = subparsers.add_parser("art", help="draw all cards on one sheet")
    art.add_argument("file", type=Path, help="where the PNG goes")
    art.add_argument("--width", type=int, default=200, help="of a card, in pixels (200)")
    art.set_defaults(run=_art)


def add_bench(subjects: "Subparsers") -> None:
    """Add `pictures` to what can be measured."""
    pictures = subjects.add_parser("pictures", help="how fast and small the pictures are")
    pictures.add_argument("--json", action="store_true", help="one line of JSON")
    pictures.set_defaults(run=_bench)


def _art(arguments: argparse.Namespace) -> int:
    from bot.pictures.contact_sheet import contact_sheet

    file: Path = arguments.file
    file.write_bytes(contact_sheet(arguments.width))
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    from bot.pictures.bench import report

    return report(as_json=arguments.json)
