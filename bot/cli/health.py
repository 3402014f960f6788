"""`koikoi health`: whether the running bot is well, for containers and monitors.

It is started every half minute, so it imports only the standard library and the settings.
"""

import argparse
import os
from http import HTTPStatus
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

from bot.cli.terminal import complain, say
from bot.settings import SettingsError, load_settings

_TIMEOUT: Final = 10.0
"""Seconds after which a request to the running bot times out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.set_defaults(run=ask)


def ask(_: argparse.Namespace) -> int:
    """Print the bot's answer, and return the exit code: 0 if it is well."""
    try:
        address = load_settings(os.environ).metrics
    except SettingsError as problem:
        return complain(problem)
    if address is None:
        return complain("KOIKOI_METRICS is not set, so the bot can't be asked.")
    try:
        direct = build_opener(ProxyHandler({}))
        with direct.open(f"{address.url}/health", timeout=_TIMEOUT) as answer:
            say(answer.read(1000).decode(errors="replace").strip())
    except HTTPError as unwell:
        if unwell.code != HTTPStatus.SERVICE_UNAVAILABLE:
            return complain(f"something else answers on {address.url}.")
        return complain(unwell.read(1000).decode(errors="replace").strip())
    except (OSError, HTTPException):
        return complain(f"nobody gives an answer on {address.url}: the bot isn't running.")
    return 0
