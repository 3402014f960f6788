"""Measures how long people wait: from the arrival of an interaction to its first answer."""

from collections import OrderedDict
from time import perf_counter
from typing import Any, Final

import discord

from bot.metrics.instruments import Instruments

MOST: Final = 10_000
"""So many unanswered interactions are remembered; most of them get no answer any more."""
_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "autocomplete",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}


class FirstAnswers:
    """Remembers when each interaction arrived, until it is answered."""

    def __init__(self, instruments: Instruments) -> None:
        self._answer = instruments.answer
        self._arrived: OrderedDict[int, tuple[str, float]] = OrderedDict()

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Remember an interaction."""
        kind = _KINDS.get(interaction.type)
        if kind is not None:
            self._arrived[interaction.id] = (kind, perf_counter())
        if len(self._arrived) > MOST:
            self._arrived.popitem(last=False)

    def answered(self, interaction_id: int) -> None:
        """Note that Discord has taken an answer. An interaction that came twice has one."""
        arrived = self._arrived.pop(interaction_id, None)
        if arrived is not None:
            kind, at = arrived
            self._answer.labels(kind).observe(perf_counter() - at)
