"""`koikoi privacy` and `koikoi terms`: print the texts that a host publishes, filled in."""

import argparse
import io
import os
import sys
from typing import Final

from bot.cli.terminal import complain
from bot.policies import filled
from bot.settings import SettingsError, load_settings

_FILES: Final = {"privacy": "PRIVACY.md", "terms": "TERMS.md"}
_SETTINGS: Final = {
    "host": "KOIKOI_PRIVACY_HOST",
    "contact": "KOIKOI_PRIVACY_CONTACT",
    "privacy": "KOIKOI_PRIVACY_URL",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.set_defaults(run=publish)


def publish(arguments: argparse.Namespace) -> int:
    """Print one text, and list the parts that aren't filled in; return the exit code."""
    try:
        settings = load_settings(os.environ)
    except SettingsError as problem:
        return complain(problem)
    policy = filled(_FILES[arguments.command], settings.hosted)
    if isinstance(sys.stdout, io.TextIOWrapper):  # files on Windows may have another encoding
        sys.stdout.reconfigure(encoding="utf-8")
    print(policy.text, end="", flush=True)
    if policy.unfilled:
        names = ", ".join(dict.fromkeys(_SETTINGS[one] for one in policy.unfilled))
        complain(f"not filled in: {names}. Set this in {settings.home / '.env'}, and print again.")
    return 0
