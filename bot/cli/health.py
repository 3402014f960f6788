"""`koikoi health`: whether the running bot is well, for containers and for whoever watches it."""

import argparse
import os
from http import HTTPStatus
from http.client import HTTPException
from typing import Any, Final

_PATIENCE: Final = 10.0
"""Seconds that a busy bot has for its answer."""


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("health", help="ask the running bot whether it is well")
    parser.set_defaults(run=ask)


def ask(_: argparse.Namespace) -> int:
    """Print what the bot says, and return the exit code: 0 if it is well."""
    # Started every half minute: only the standard library, and the settings.
    from urllib.error import HTTPError  # noqa: PLC0415
    from urllib.request import ProxyHandler, build_opener  # noqa: PLC0415

    from bot.cli.problems import complain  # noqa: PLC0415
    from bot.cli.terminal import say  # noqa: PLC0415
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415

    try:
        address = load_settings(os.environ).metrics
    except SettingsError as problem:
        return complain(problem)
    if address is None:
        return complain("KOIKOI_METRICS is not set, so the bot can't be asked.")
    try:
        direct = build_opener(ProxyHandler({}))
        with direct.open(f"{address.url}/health", timeout=_PATIENCE) as answer:
            say(answer.read(1000).decode(errors="replace").strip())
    except HTTPError as unwell:
        if unwell.code != HTTPStatus.SERVICE_UNAVAILABLE:
            return complain(f"something else answers on {address.url}.")
        return complain(unwell.read(1000).decode(errors="replace").strip())
    except (OSError, HTTPException):
        return complain(f"nobody gives an answer on {address.url}: the bot isn't running.")
    return 0
