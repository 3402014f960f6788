"""The bot's buttons and menus, as people see them on messages.

``kk:MATCH:SEQ:ACTION`` is the custom id of each; a panel that belongs to no match has 0 and 0.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.components import BUTTON, CHANNEL_SELECT, LINK_STYLE, SELECTS, walk
from bot.playground.objects.message import Message
from bot.playground.state.changes import Change

MOVES: Final = frozenset({"play", "take", "koi", "stop", "swap", "keep"})
"""The verbs of moves in the game."""
ON_HANDS: Final = MOVES | {"pick", "sure"}
"""The verbs by which a hand is played: moves, and what asks before one."""
BEGINS: Final = frozenset({"try", "find-computer"})
"""Verbs that begin a match as a command does."""
ON_TABLES: Final = frozenset({"accept", "decline", "hand", "ready", "rematch", "level"})
"""Verbs of which a table has at least one, whatever it shows."""

_REMEMBERED: Final = 800
"""So many of the messages that changed last are looked at."""
_OURS: Final = re.compile(r"kk:(\d{1,18}):(\d{1,9}):([^:\n]{1,70})")


@dataclass(frozen=True, slots=True)
class Control:
    """One button or menu that can be used."""

    message: Message
    custom_id: str
    match_id: int
    seq: int
    action: str
    options: tuple[str, ...] | None = None
    """The values of a menu; None for a button, or for one of the server's channels."""
    most: int = 1
    """So many of them may be chosen."""
    of_channels: bool = False
    """Whether channels of the server are chosen."""

    @property
    def is_menu(self) -> bool:
        """Whether something is chosen, and not only pressed."""
        return self.of_channels or self.options is not None

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.action.split(" ", maxsplit=1)[0]


def controls_of(message: Message) -> list[Control]:
    """What can be used on a message, but for links."""
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
        elif one["type"] in SELECTS and one.get("options"):
            found.append(_menu(control, one))
    return found


def parsed_id(custom_id: str) -> tuple[int, int, str] | None:
    """Match, seq and action of a custom id; None if it is none of the bot's."""
    found = _OURS.fullmatch(custom_id)
    return None if found is None else (int(found[1]), int(found[2]), found[3])


def _menu(control: Control, select: dict[str, Any]) -> Control:
    values = tuple(option["value"] for option in select["options"])
    return replace(control, options=values, most=select["max_values"])


@dataclass(slots=True)
class ControlIndex:
    """Every message that has something to use, as it is now and as it was before."""

    core: Core
    now: dict[int, Message] = field(default_factory=dict)
    before: dict[int, Message] = field(default_factory=dict)
    """What a message showed before its newest edit: a late click comes from there."""

    def __post_init__(self) -> None:
        self.core.changes.listen(self._heard)

    def seen_by(self, person_id: int) -> Iterator[Message]:
        """The messages with controls that a person sees."""
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
