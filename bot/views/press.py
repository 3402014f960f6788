"""The custom ids of our buttons and menus: `kk:<match>:<seq>:<words>`, written and read here.

The custom id says everything that a press means, so that it works after a restart and in any
process. Ids of hands name cards: they stay out of logs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from discord import ComponentType, ui

TEMPLATE: Final = re.compile(
    r"kk:(?P<match>0|[1-9][0-9]{0,17}):(?P<seq>0|[1-9][0-9]{0,8}):(?P<words>[^:\n]{1,70})"
)
NO_MATCH: Final = 0  # panels that belong to no match


def press_id(match_id: int, seq: int, action: str) -> str:
    """The custom id of a button about a match; `bot.cogs.verbs` says which actions there are."""
    return f"kk:{match_id}:{seq}:{action}"


def panel_id(action: str) -> str:
    """The custom id of a button on a panel."""
    return press_id(NO_MATCH, 0, action)


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed, word by word. Its repr keeps the cards to itself."""

    match_id: int
    seq: int
    words: tuple[str, ...]
    component: ComponentType = ComponentType.button
    values: tuple[str, ...] = ()  # what was chosen in a menu

    def __repr__(self) -> str:
        return f"Press(match={self.match_id}, seq={self.seq})"

    @classmethod
    def read(
        cls,
        custom_id: str,
        component: ComponentType = ComponentType.button,
        values: tuple[str, ...] = (),
    ) -> Press | None:
        """The press of a custom id; None if no id of ours looks like that."""
        found = TEMPLATE.fullmatch(custom_id)
        if found is None:
            return None
        words = tuple(found["words"].split(" "))
        return cls(int(found["match"]), int(found["seq"]), words, component, values)


class Pressable(ui.DynamicItem[ui.Item[Any]], template="(?=kk:)"):
    """Wraps each button and menu that we send.

    Ordinary items would stay in discord.py's memory for as long as the process lives. The
    template fits the beginning of an id, and never a whole one: discord.py hands no press to
    these items, and the client hears every press itself.
    """
