"""The custom ids of our buttons and menus: `kk:<match>:<seq>:<words>`.

A custom id contains everything that a press means, so that it works after a restart and in any
process. The ids of hands name cards: they must stay out of logs.
"""

from __future__ import annotations

import re
from typing import Final

PATTERN: Final = re.compile(
    r"kk:(?P<match>0|[1-9][0-9]{0,17}):(?P<seq>0|[1-9][0-9]{0,8}):(?P<words>[^:\n]{1,70})"
)
NO_MATCH: Final = 0  # the match number of panels that belong to no match


def press_id(match_id: int, seq: int, action: str) -> str:
    """Return the custom id of a button about a match.

    The module `bot.buttons.verbs` lists the actions.
    """
    return f"kk:{match_id}:{seq}:{action}"


def panel_id(action: str) -> str:
    """Return the custom id of a button on a panel."""
    return press_id(NO_MATCH, 0, action)


def action_of(custom_id: str | None) -> str:
    """Return the words of a custom id; "" if it is not ours."""
    found = PATTERN.fullmatch(custom_id or "")
    return "" if found is None else found["words"]


def match_of(custom_id: str) -> int | None:
    """Return the match that a custom id names.

    It is `NO_MATCH` for panels, and None if the id is not ours.
    """
    found = PATTERN.fullmatch(custom_id)
    return None if found is None else int(found["match"])
