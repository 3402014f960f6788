"""How the bot answered something that a person did."""

from dataclasses import dataclass
from typing import Any

from bot.playground.objects.interaction import Interaction
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.testing.waiting import Waiting


class NoAnswer(Exception):  # noqa: N818  (what the person reads, not a fault of ours)
    """Discord says: the application did not respond."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one interaction; its messages are seen as they are now."""

    world: Waiting
    interaction: Interaction

    @property
    def message(self) -> RenderedMessage | None:
        """The first message of the answer that still stands; None if there is none."""
        found = self.interaction.original_id
        original = None if found is None else self.world.message(found)
        return original or next(iter(self.messages), None)

    @property
    def messages(self) -> list[RenderedMessage]:
        """Every message that answered."""
        found = [self.world.message(one) for one in self.interaction.message_ids]
        return [one for one in found if one is not None]

    @property
    def text(self) -> str:
        """All that can be read in the first message."""
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        """Whether only the one who asked sees it."""
        return self.message is not None and self.message.ephemeral

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that opened."""
        return self.interaction.modal
