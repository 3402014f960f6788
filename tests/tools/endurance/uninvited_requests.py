"""Finds the bot's requests to places where it can only answer: Discord refuses them.

Such places are group messages, and servers on which nobody has added the application.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.playground.core import Core
from bot.playground.http.request_log import LoggedRequest
from bot.playground.objects.channel import Channel
from tests.tools.endurance.report import Figure, Finding


@dataclass(slots=True)
class UninvitedRequests:
    """Counts requests about such places and their channels, by method and template."""

    core: Core
    counted: Counter[str] = field(default_factory=Counter)

    def heard(self, request: LoggedRequest) -> None:
        """Count a request if the bot has no business there."""
        match request.path.split("/"):
            case ["", "channels", channel_id, *_]:
                channel = self.core.directory.channels.get(int(channel_id))
                is_outside = channel is not None and self._is_outside(channel)
            case ["", "guilds", guild_id, *_]:
                is_outside = self._is_without(int(guild_id))
            case _:
                return
        if is_outside:
            self.counted[f"{request.method} {request.template}"] += 1

    def found(self) -> Iterator[Finding]:
        """Yield a finding for each kind of request."""
        for where, times in self.counted.items():
            yield Finding(Figure.LEAKED, "a request to a place without the bot", where, times)

    def _is_outside(self, channel: Channel) -> bool:
        if channel.guild_id is None:
            return channel.is_private
        return self._is_without(channel.guild_id)

    def _is_without(self, guild_id: int) -> bool:
        guild = self.core.directory.guilds.get(guild_id)
        return guild is not None and not guild.has_app
