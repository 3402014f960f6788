"""The one door to the matches, for commands, buttons and pages."""

from bot.matches.service.daily import Daily
from bot.matches.service.looking import Looking
from bot.matches.service.messaging import Messaging
from bot.matches.service.playing import Playing
from bot.matches.service.reviewing import Reviewing

__all__ = ["MatchService"]


class MatchService(Playing, Daily, Looking, Messaging, Reviewing):
    """Everything that people can do with matches. What is refused raises a type of `errors`."""

    async def close(self) -> None:
        """Write what waits and let go of the store."""
        await self.reviews.close()
        await self.flush()
        await self.store.close()
