"""Faults of requests to Discord, for walks over everything that the bot sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from bot.playground.faults.rest_faults import Fault, Faults

CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
HOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL: Final = f"{HOOK}/messages/@original"
DEAD_TOKEN: Final = 50027
TWENTY_MINUTES: Final = 1200.0
SLEEPERS: Final = ("discord.webhook.async_", "discord.http", "bot.messages.queue")
"""Modules in which the library and the bot wait before a retry."""

Order = Callable[[Faults, str, str], Fault]


@dataclass(frozen=True, slots=True)
class Trouble:
    """A fault, and whether the message arrives nevertheless."""

    name: str
    order: Order
    arrives: bool = True


def ordered(name: str, /, **options: Any) -> Order:
    """Return a fault by the name of the method that orders it."""

    def order(faults: Faults, method: str, template: str) -> Fault:
        return getattr(faults, name)(method, template, **options)  # type: ignore[no-any-return]

    return order


class Pauses:
    """Replaces `asyncio` in a module: its pauses are recorded, and take no time."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.taken.append(seconds)
        await asyncio.sleep(0)


def without_pauses(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pauses]:
    """Remove the pauses before retries."""
    pauses = {module: Pauses() for module in SLEEPERS}
    for module, counted in pauses.items():
        monkeypatch.setattr(f"{module}.asyncio", counted)
    return pauses


def gives_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the library's timeout for gateway requests, which is 30 s of real time."""

    class Hasty(Pauses):
        async def wait_for(self, answer: Awaitable[Any], **_: Any) -> Any:
            return await asyncio.wait_for(answer, 0.2)

    monkeypatch.setattr("discord.state.asyncio", Hasty())


def complaints(caplog: pytest.LogCaptureFixture, most: int = 2) -> list[str]:
    """Return log entries that a host should not need: more than a few lines, or a traceback."""
    ours = [one for one in caplog.records if one.name.startswith("bot.")]
    found = [f"a traceback: {one.getMessage()}" for one in caplog.records if one.exc_info]
    found += [f"an error: {one.getMessage()}" for one in ours if one.levelno >= logging.ERROR]
    lines = [one.getMessage() for one in ours if one.levelno == logging.WARNING]
    if len(lines) > most:
        found.append(f"{len(lines)} lines: {lines}")
    return found
