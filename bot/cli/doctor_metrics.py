"""`koikoi doctor` asks the running bot how it does, where metrics are on."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import Final

import aiohttp

from bot.cli.problems import CannotStart, ToKnow
from bot.cli.status import read_status, runs
from bot.settings import Address

_PATIENCE: Final = 5.0
"""Seconds that a busy bot has for its answer."""


class NotRunning(ToKnow):
    """Nobody is there to be asked; the message is a sentence."""


def running_bot(
    address: Address, cache_dir: Path, shards: object = None
) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield one check, then what the running bot says of itself.

    Each check is run before the next one is asked for.
    """
    said: list[tuple[str, str]] = []

    def ask() -> str:
        try:
            health, metrics = asyncio.run(_ask(address))
        except (aiohttp.ClientError, OSError, TimeoutError, UnicodeDecodeError):
            if runs(read_status(cache_dir, shards), datetime.now(UTC)):
                raise CannotStart(
                    f"it runs, but gives no answer on {address.url}. Was KOIKOI_METRICS set after"
                    " it started? If not, its log says whether the port was taken."
                ) from None
            raise NotRunning("it isn't running.") from None
        said.extend(_read(address, metrics))
        well, among = health
        if not well:
            raise CannotStart(among)
        return f"it is connected to Discord, and its database answers.{among}"

    yield "running bot", ask
    for name, sentence in said:
        yield name, lambda sentence=sentence: sentence  # type: ignore[misc]


def _read(address: Address, metrics: str) -> list[tuple[str, str]]:
    # Who has no metrics loads no library for them.
    from bot.metrics.report import Scrape, report  # noqa: PLC0415

    try:
        return list(report(Scrape(metrics)))
    except (ValueError, KeyError):
        raise CannotStart(
            f"something else answers on {address.url}; name another port in KOIKOI_METRICS."
        ) from None


async def _ask(address: Address) -> tuple[tuple[bool, str], str]:
    """Return whether the bot is well and what it says, and its metrics."""
    timeout = aiohttp.ClientTimeout(_PATIENCE)
    async with aiohttp.ClientSession(address.url, timeout=timeout) as session:
        async with session.get("/metrics") as answer:
            metrics = await answer.text()
        async with session.get("/health") as answer:
            well, said = answer.status == HTTPStatus.OK, (await answer.text()).strip()
            return (well, said.removeprefix("well").removeprefix(":") if well else said), metrics
