"""The moves that people can make now: the buttons of their hands, as they see them."""

import random
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from bot.playground.core import Core
from bot.playground.objects.components import LINK_STYLE, walk
from bot.playground.objects.message import Message
from bot.playground.state.changes import Change
from bot.playground.testing.pilot import Pilot, World

VERBS: Final = frozenset({"play", "take", "koi", "stop", "swap", "keep", "ready"})


@dataclass(frozen=True, slots=True)
class Move:
    """A button that can be pressed, and the person who sees it."""

    person_id: int
    message: Message
    custom_id: str


def moves_on(message: Message) -> list[str]:
    """Return the custom ids of a message's buttons that move or request the next round."""
    return [
        str(one["custom_id"])
        for one in walk(message.wire["components"])
        if one.get("custom_id")
        and not one.get("disabled")
        and one.get("style") != LINK_STYLE
        and one["custom_id"].split(":")[-1].split(" ")[0] in VERBS
    ]


def next_press(world: World, pressed: set[tuple[int, str]]) -> tuple[Pilot, Message, str] | None:
    """Return a move that the first two people can make by direct message and did not make yet.

    The move is added to *pressed*, because a "ready" button stays on the message.
    """
    for pilot in (world.aoi, world.ben):
        for seen in reversed(pilot.dms()):
            for custom_id in moves_on(seen.message):
                if (pilot.id, custom_id) not in pressed:
                    pressed.add((pilot.id, custom_id))
                    return pilot, seen.message, custom_id
    return None


@dataclass(slots=True)
class OpenMoves:
    """The moves of all matches; it follows the changes on the local Discord."""

    core: Core
    rng: random.Random
    _messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    """The hands with a move, by match."""
    _order: deque[int] = field(default_factory=deque)
    """The matches in the order of their last moves, oldest first."""

    def __post_init__(self) -> None:
        self.core.changes.listen(self._changed)

    def next(self) -> Move | None:
        """Return a move of the match that has waited longest; None if no match waits."""
        for _ in range(len(self._order)):
            match_id = self._order.popleft()
            self._order.append(match_id)
            for message_id, message in list(self._messages[match_id].items()):
                del self._messages[match_id][message_id]  # until it changes
                person_id = message.only_for or self._recipient(message)
                if person_id is not None:
                    return Move(person_id, message, self.rng.choice(moves_on(message)))
        return None

    def _recipient(self, message: Message) -> int | None:
        return self.core.directory.channel(message.channel_id).recipient_id

    def _changed(self, change: Change) -> None:
        if not str(change.body["t"]).startswith("message_"):
            return
        message_id = int(change.body["message"]["id"])
        for hands in self._messages.values():
            hands.pop(message_id, None)
        message = self.core.messages.by_id.get(message_id)
        if message is None or not (found := moves_on(message)):
            return
        if message.only_for is None and self._recipient(message) is None:
            return  # the table, which everybody sees
        match_id = int(found[0].split(":")[1])
        if match_id not in self._messages:
            self._messages[match_id] = {}
            self._order.append(match_id)
        self._messages[match_id][message_id] = message
