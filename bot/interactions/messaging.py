"""Wires together the parts that send messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import discord

from bot.matches.models.shards import Shards
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.direct_messages import DirectMessages
from bot.messages.sending.rate_limits import GlobalLimit
from bot.messages.sending.request_gate import RequestGate
from bot.screens.message import Screen


class Messaging:
    """The parts of one client that send messages."""

    def __init__(
        self,
        client: discord.Client,
        service: MatchService,
        delivery: Delivery,
        *,
        invite_url: Callable[[int], str],
        shards: Shards | None,
        retry_pause: float,
        computer_moves_within: float,
        gate: RequestGate | None = None,
    ) -> None:
        """Wire the parts.

        Args:
            client: the connection to Discord.
            service: the stored state.
            delivery: makes messages, with their pictures.
            invite_url: returns the link that adds an application to a server.
            shards: the shards of this process; None: one connection for all servers.
            retry_pause: seconds before a message is tried again when Discord was away.
            computer_moves_within: seconds that a table waits for the computer's move, to show it
                together with the one before it.
            gate: that of the earlier clients in this process; None: there was none.
        """
        self.limit: Final = GlobalLimit(client.http, gate=gate)
        self.channels: Final = Channels(client, invite_url, shards, self.limit.gate.ahead)
        self.delivery: Final = delivery
        self.languages: Final = Languages(service.settings, self.channels)
        self.direct_messages: Final = DirectMessages(
            service, client, self._greeting, first_pause=retry_pause
        )
        self.presenter: Final = Presenter(
            service,
            self.delivery,
            self.languages,
            self.channels,
            self.direct_messages,
            first_pause=retry_pause,
            computer_moves_within=computer_moves_within,
        )

    async def _greeting(self, person_id: int) -> dict[str, Any]:
        """Return the first message to a person whose press asks for messages."""
        texts = await self.languages.of_person(person_id)
        return await self.delivery.to_send(Screen(texts("dm-greeting")))
