"""Laxities: what single tests need that Discord doesn't do."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.playground.state.messages import Messages
from bot.playground.state.nonces import Nonces
from bot.playground.testing.pilot import World


@dataclass(slots=True)
class FreedNonces(Nonces):
    """Nonces that may be used again as soon as their message is deleted."""

    messages: Messages | None = None

    def written(self, body: Mapping[str, Any]) -> int | None:
        """Return the message of this nonce, if it was not deleted."""
        message_id = super(FreedNonces, self).written(body)
        assert self.messages is not None
        return message_id if message_id in self.messages.by_id else None


def free_nonces(world: World) -> None:
    """Let a nonce be used again when its message is deleted; Discord answers 10008."""
    world.core.nonces = FreedNonces(world.core.clock, messages=world.core.messages)


def open_any_number_of_dms(world: World) -> None:
    """Let the bot open any number of new direct messages a minute: a crowd comes over weeks."""
    world.core.dm_refusals.most_new_a_minute = None


def without_automod(world: World) -> None:
    """Let messages of the first server mention any number of people."""
    world.set_automod(world.guild)
