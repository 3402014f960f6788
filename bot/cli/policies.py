"""`koikoi privacy` and `koikoi terms`: the texts that a host publishes, filled in."""

import argparse
import io
import os
import sys
from functools import partial
from typing import Any, Final

_SETTINGS: Final = {
    "host": "KOIKOI_PRIVACY_HOST",
    "contact": "KOIKOI_PRIVACY_CONTACT",
    "privacy": "KOIKOI_PRIVACY_URL",
}


def add_commands(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add both commands to the program's."""
    for word, file, what in (
        ("privacy", "PRIVACY.md", "the privacy policy"),
        ("terms", "TERMS.md", "the terms of service"),
    ):
        parser = subparsers.add_parser(word, help=f"print {what}, filled in, as Markdown")
        parser.set_defaults(run=partial(publish, file))


def publish(file: str, _: argparse.Namespace) -> int:
    """Print one text, and say what isn't filled in; return the exit code."""
    from bot.cli.problems import complain  # noqa: PLC0415
    from bot.policies import filled  # noqa: PLC0415
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415

    try:
        settings = load_settings(os.environ)
    except SettingsError as problem:
        return complain(problem)
    policy = filled(file, settings.hosted)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a file of Windows may have another encoding
        sys.stdout.reconfigure(encoding="utf-8")
    print(policy.text, end="", flush=True)
    if policy.unfilled:
        names = ", ".join(dict.fromkeys(_SETTINGS[one] for one in policy.unfilled))
        complain(f"not filled in: {names}. Set this in {settings.home / '.env'}, and print again.")
    return 0
