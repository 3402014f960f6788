"""Uploads the cards' tiles as emojis of the application after each start, and after refusals.

The name of an emoji says which card it is and which version of its drawing. So Discord's list shows
what is missing; nothing is stored here, and an interruption does no harm. The game never waits for
this: while an emoji is missing, buttons show words.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final, Protocol

import discord

from bot.koikoi.cards import DECK, Card, card_code
from bot.messages.sending.failures import BAD_FORM, is_away, named

_log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 600.0
"""The longest pause between two tries while Discord is away, in seconds."""
TRIED_AGAIN_AFTER: Final = 3600.0
"""Seconds until emojis are uploaded or looked for again after Discord refused one."""
_OURS: Final = re.compile(r"kk_\d\d[A-Z]\d?_[0-9a-f]{8}")
_A_STEP: Final = 12  # number of emojis between two log lines of progress


class DrawsTiles(Protocol):
    """The part of `pictures.Pictures` that emojis need.

    The tiles exist already; nothing is drawn now.
    """

    def emoji(self, card: Card) -> bytes:
        """Return a card's tile as a PNG file."""

    def emoji_version(self, card: Card) -> str:
        """Return eight hexadecimal digits that change with the tile."""


Use = Callable[[Mapping[Card, str]], None]
"""Takes each card's emoji, written as in a message."""


class CardEmojis:
    """Uploads missing emojis, removes old ones, and reports which ones exist."""

    def __init__(
        self,
        client: discord.Client,
        tiles: DrawsTiles,
        use: Use,
        *,
        first_pause: float = 1.0,
        uploads: bool = True,
    ) -> None:
        """Keep the parts.

        Args:
            client: the connection to Discord.
            tiles: the drawings.
            use: is told which emojis exist.
            first_pause: seconds before the first retry when Discord is away; each further pause is
                longer.
            uploads: whether this process uploads them; otherwise it waits until another one has.
        """
        self._client = client
        self._tiles = tiles
        self._use = use
        self._first_pause = first_pause
        self._uploads = uploads
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self._logged: str | None = None  # the last refusal, which is logged once

    @property
    def ended(self) -> bool:
        """Return whether every emoji that could be uploaded is there, until the next try."""
        return self._task is not None and self._task.done()

    def start(self) -> None:
        """Start in the background, unless it is running already."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._until_there())

    def start_later(self) -> None:
        """Start again after a while: Discord refused an emoji, or a message with one."""
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(TRIED_AGAIN_AFTER, self.start)

    async def close(self) -> None:
        """Stop; the next start continues from here."""
        if self._again is not None:
            self._again.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _until_there(self) -> None:
        """Upload what is missing; try again while Discord is away, and later if it refuses."""
        pause = self._first_pause
        while True:
            try:
                complete = await self._bring()
            except Exception as error:
                if not is_away(error):
                    self._log_refusal(error)
                    self.start_later()
                    return
                _log.warning("Card emojis: Discord is away; trying again in %g seconds.", pause)
            else:
                if complete:
                    self._logged = None
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _bring(self) -> bool:
        """Upload what is missing: one request in all, and one more for each missing emoji.

        Returns whether all are there now.
        """
        wanted = emoji_names(self._tiles)
        found = await self._client.fetch_application_emojis()
        there = {wanted[one.name]: str(one) for one in found if one.name in wanted}
        self._use(MappingProxyType(dict(there)))
        if not self._uploads:
            return len(there) == len(DECK)
        if len(there) < len(DECK):
            _log.info(
                "Card emojis: %d of %d are to be uploaded.", len(DECK) - len(there), len(DECK)
            )
            try:
                await self._upload(wanted, there)
            finally:
                self._use(MappingProxyType(dict(there)))
        for one in found:  # delete older drawings, now that the newer ones are uploaded
            if _OURS.fullmatch(one.name) and one.name not in wanted:
                with suppress(discord.NotFound):
                    await one.delete()
        return True

    async def _upload(self, wanted: Mapping[str, Card], there: dict[Card, str]) -> None:
        """Upload one emoji after the other.

        Discord takes about 50 in 30 seconds; discord.py waits for that.
        """
        for name, card in wanted.items():
            if card in there:
                continue
            there[card] = str(await self._create(name, self._tiles.emoji(card)))
            if len(there) % _A_STEP == 0:
                _log.info("Card emojis: %d of %d are there.", len(there), len(DECK))

    async def _create(self, name: str, image: bytes) -> discord.Emoji:
        """Upload one emoji. If Discord refuses because the name is taken, find that emoji instead.

        In that case an earlier upload arrived, and Discord's answer was lost.
        """
        try:
            return await self._client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            if error.code != BAD_FORM:
                raise
            found = await self._client.fetch_application_emojis()
            there = next((one for one in found if one.name == name), None)
            if there is None:
                raise
            return there

    def _log_refusal(self, error: Exception) -> None:
        """Log an error, unless it is the same as before; until then, buttons use words."""
        if repr(error) == self._logged:
            return
        self._logged = repr(error)
        if isinstance(error, discord.HTTPException):
            _log.warning(
                "Card emojis: Discord refuses them (%s); buttons do without for an hour.",
                named(error),
            )
        else:
            _log.error("Card emojis: could not be uploaded; buttons do without.", exc_info=error)


def emoji_names(tiles: DrawsTiles) -> dict[str, Card]:
    """Return the name of each card's emoji: the card, and the version of its drawing."""
    return {f"kk_{card_code(card)}_{tiles.emoji_version(card)}": card for card in DECK}
