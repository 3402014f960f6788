"""The bot's buttons and menus, as people see them on messages.

The custom id of each is ``kk:MATCH:SEQ:ACTION``; for a panel outside a match both numbers are 0.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.components import (
    BUTTON,
    CHANNEL_SELECT,
    LINK_STYLE,
    ROLE_SELECT,
    SELECTS,
    walk,
)
from bot.playground.objects.message import Message
from bot.playground.state.changes import Change

MOVES: Final = frozenset({"play", "take", "koi", "stop", "swap", "keep"})
"""The verbs of moves in the game."""
ON_HANDS: Final = MOVES | {"pick", "sure"}
"""The verbs on hands: moves, and the questions before a move."""
BEGINS: Final = frozenset({"again", "try", "retry", "find-computer"})
"""Verbs that begin a match, like a command."""
ON_TABLES: Final = frozenset({"accept", "decline", "hand", "ready", "rematch", "level"})
"""Verbs of tables: each table has at least one of them."""

_REMEMBERED: Final = 800
"""How many of the most recently changed messages are considered."""
_OURS: Final = re.compile(r"kk:(\d{1,18}):(\d{1,9}):([^:\n]{1,70})")


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu that is usable."""

    message: Message
    custom_id: str
    match_id: int
    seq: int
    action: str
    options: tuple[str, ...] | None = None
    """The values of a menu; None for a button, or a menu of channels or roles."""
    most: int = 1
    """Maximum number of selected values."""
    of_channels: bool = False
    """Whether it is a channel menu."""
    of_roles: bool = False
    """Whether it is a role menu."""

    @property
    def is_menu(self) -> bool:
        """Whether it is a menu, not a button."""
        return self.of_channels or self.of_roles or self.options is not None

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.action.split(" ", maxsplit=1)[0]


def controls_of(message: Message) -> list[Control]:
    """Return the buttons and menus of a message, except links."""
    found: list[Control] = []
    for one in walk(message.wire["components"]):
        parsed = parsed_id(one.get("custom_id") or "")
        if parsed is None or one.get("disabled") or one.get("style") == LINK_STYLE:
            continue
        control = Control(message, one["custom_id"], *parsed)
        if one["type"] == BUTTON:
            found.append(control)
        elif one["type"] == CHANNEL_SELECT:
            found.append(replace(control, most=one["max_values"], of_channels=True))
        elif one["type"] == ROLE_SELECT:
            found.append(replace(control, most=one["max_values"], of_roles=True))
        elif one["type"] in SELECTS and one.get("options"):
            found.append(_menu(control, one))
    return found


def parsed_id(custom_id: str) -> tuple[int, int, str] | None:
    """Return match, seq and action of a custom id; None if it is not one of the bot's."""
    found = _OURS.fullmatch(custom_id)
    return None if found is None else (int(found[1]), int(found[2]), found[3])


def _menu(control: Control, select: dict[str, Any]) -> Control:
    values = tuple(option["value"] for option in select["options"])
    return replace(control, options=values, most=select["max_values"])


@dataclass(slots=True)
class ControlIndex:
    """Every message with controls, in its current state and the one before."""

    core: Core
    now: dict[int, Message] = field(default_factory=dict)
    before: dict[int, Message] = field(default_factory=dict)
    """Messages before their newest edit; late clicks use them."""

    def __post_init__(self) -> None:
        self.core.changes.listen(self._heard)

    def seen_by(self, person_id: int) -> Iterator[Message]:
        """Yield the messages with controls that a person sees."""
        directory = self.core.directory
        for message in list(self.now.values()):
            channel = directory.channels.get(message.channel_id)
            mine = message.only_for in {None, person_id}
            if mine and channel is not None and directory.sees(person_id, channel):
                yield message

    def _heard(self, change: Change) -> None:
        kind = str(change.body["t"])
        if not kind.startswith("message_"):
            return
        message_id = int(change.body["message"]["id"])
        old = self.now.pop(message_id, None)
        message = self.core.messages.by_id.get(message_id)
        if kind == "message_delete" or message is None:
            self.before.pop(message_id, None)
            return
        if old is not None:
            self.before[message_id] = old
        if controls_of(message):
            self.now[message_id] = message
        while len(self.now) > _REMEMBERED:
            self.before.pop(self.now.pop(next(iter(self.now))).id, None)
