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
    without: frozenset[int] = field(init=False)
    """The servers without the application. It is removed from others only for a while."""

    def __post_init__(self) -> None:
        guilds = self.core.directory.guilds.values()
        self.without = frozenset(one.id for one in guilds if not one.has_app)

    def heard(self, request: LoggedRequest) -> None:
        """Count a request if the bot has no business there."""
        match request.path.split("/"):
            case ["", "channels", channel_id, *_]:
                channel = self.core.directory.channels.get(int(channel_id))
                is_outside = channel is not None and self._is_outside(channel)
            case ["", "guilds", guild_id, *_]:
                is_outside = int(guild_id) in self.without
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
        return channel.guild_id in self.without
