"""`koikoi notify`: writes to the host on Discord that a unit of systemd failed.

The units of `koikoi service systemd` start it (`OnFailure`). It sends requests with the bot's
token, so it works whether the bot runs or not.
"""

import argparse
import asyncio
import os
import re
from contextlib import suppress

from bot.cli.run import point_to_discord
from bot.cli.terminal import CannotStart, complain, many, plain, say
from bot.cli.tokens import token_of
from bot.connection import CannotLogIn, asking, logged_in
from bot.hosting.notices import post_to_webhook, write_to_hosts
from bot.locales import DEFAULT, Language, chosen_language, texts_in
from bot.screens.reports import failed_unit_screen
from bot.settings import Settings, SettingsError, load_settings
from bot.storage import people_rows, schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("unit", type=_unit, help="what failed, such as koikoi-backup.service")
    parser.set_defaults(run=notify)


def _unit(text: str) -> str:
    if re.fullmatch(r"[A-Za-z0-9:_.@\\-]{1,255}", text) is None:
        raise argparse.ArgumentTypeError(f"{plain(text)!r} is not a systemd unit")
    return text


def notify(arguments: argparse.Namespace) -> int:
    """Write to the hosts, or to the webhook for reports; return the exit code."""
    try:
        say(asyncio.run(_notify(load_settings(os.environ), arguments.unit)))
    except (SettingsError, CannotStart, CannotLogIn) as problem:
        return complain(problem)
    return 0


async def _notify(settings: Settings, unit: str) -> str:
    token = token_of(settings)
    point_to_discord(settings)
    async with logged_in(token) as client:
        with asking():
            if settings.reports_webhook is not None:
                text = failed_unit_screen(texts_in(DEFAULT), unit).content
                await post_to_webhook(client, settings.reports_webhook, text)
                return "It was posted to the webhook for reports."

            async def text_for(person_id: int) -> str:
                language = await _language_of(settings.database_url, person_id)
                return failed_unit_screen(texts_in(language), unit).content

            reached, hosts = await write_to_hosts(client, settings.hosts, text_for)
    if not hosts:
        raise CannotStart("Nobody is written to: KOIKOI_HOSTS says so.")
    return f"It was written to {reached} of {many(hosts, 'host')}."


async def _language_of(url: str, person_id: int) -> Language:
    """Return a person's language. The default if the database, which may be broken, has none."""
    found = None
    with suppress(StorageError):
        if not (await schema.form(url)).older:
            database = Database(url, ())
            try:
                found = await database.read(people_rows.preferences, person_id)
            finally:
                await database.close()
    if found is None:
        return DEFAULT
    return chosen_language(found.language) or chosen_language(found.discord_language) or DEFAULT
