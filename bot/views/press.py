"""Every button and menu of ours: `kk:<match>:<seq>:<action>`, read by one template.

The custom id says everything that a press means, so that it works after a restart and in any
process. Ids of hands name cards: they stay out of logs.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from typing import Any, Final, Protocol, Self, cast

import discord
from discord import ui

_log = logging.getLogger(__name__)

TEMPLATE: Final = re.compile(r"kk:(?P<match>\d{1,18}):(?P<seq>\d{1,9}):(?P<action>[^:\n]{1,70})")
NO_MATCH: Final = 0  # panels that belong to no match


def press_id(match_id: int, seq: int, action: str) -> str:
    """The custom id of a button about a match."""
    return f"kk:{match_id}:{seq}:{action}"


def panel_id(action: str) -> str:
    """The custom id of a button on a panel."""
    return press_id(NO_MATCH, 0, action)


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed. Its repr keeps the cards to itself."""

    match_id: int
    seq: int
    verb: str
    words: tuple[str, ...]
    values: tuple[str, ...] = ()  # what was chosen in a menu

    @property
    def action(self) -> str:
        """The whole action, as in the custom id."""
        return " ".join((self.verb, *self.words))

    def __repr__(self) -> str:
        return f"Press(match={self.match_id}, seq={self.seq})"

    @classmethod
    def read(cls, custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
        """The press of a custom id; None if it is none of ours."""
        found = TEMPLATE.fullmatch(custom_id)
        if found is None:
            return None
        verb, *words = found["action"].split(" ")
        return cls(int(found["match"]), int(found["seq"]), verb, tuple(words), values)


class HearsPresses(Protocol):
    """The client, as buttons see it."""

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """Answer one press."""


class Pressable(ui.DynamicItem["ui.Item[Any]"], template=TEMPLATE):
    """Wraps each button and menu that we send, and each one that somebody presses.

    Ordinary items would stay in discord.py's cache for as long as the process lives.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Called by discord.py for every press that matches the template."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client."""
        data = cast("dict[str, Any]", interaction.data or {})
        press = Press.read(self.custom_id, tuple(data.get("values", ())))
        assert press is not None  # the template matched
        try:
            await cast("HearsPresses", interaction.client).pressed(interaction, press)
        except Exception:  # the library would log the button, and that may name a card
            _log.exception("A press on match %d, seq %d failed.", press.match_id, press.seq)
