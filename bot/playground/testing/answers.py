"""The bot's answers to interactions of a pilot."""

from dataclasses import dataclass
from typing import Any

from bot.playground.objects.interaction import Interaction
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.testing.waiting import Waiting


class NoAnswer(Exception):  # noqa: N818  (a message of Discord for the person)
    """Discord shows that the application did not respond."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an interaction. Its messages are shown in their present state."""

    world: Waiting
    interaction: Interaction

    @property
    def message(self) -> RenderedMessage | None:
        """The first message of the answer that wasn't deleted, or None."""
        message_id = self.interaction.original_id
        original = None if message_id is None else self.world.message(message_id)
        return original or next(iter(self.messages), None)

    @property
    def messages(self) -> list[RenderedMessage]:
        """All messages of the answer."""
        rendered = [self.world.message(one) for one in self.interaction.message_ids]
        return [one for one in rendered if one is not None]

    @property
    def text(self) -> str:
        """The whole text of the first message."""
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who sent the interaction sees the first message."""
        return self.message is not None and self.message.ephemeral

    @property
    def modal(self) -> dict[str, Any] | None:
        """The modal that the answer opened, or None."""
        return self.interaction.modal
