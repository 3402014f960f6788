"""People at tables who press any available button at any time, whatever happens to the bot."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.playground.core import Core
from bot.playground.objects.message import Message
from bot.playground.state.changes import Change
from bot.playground.testing.pilot import World
from bot.playground.user_client.client import CantDo, PersonClient
from tests.tools.endurance.controls import MOVES, Control, controls_of
from tests.tools.endurance.presses import Presses

IMPATIENT: Final = 4.0
"""Seconds after which somebody presses again without an answer."""
PICKS: Final = "pick"
"""The verb that chooses a card before a move."""


@dataclass(slots=True)
class Tables:
    """The current messages with controls, by match."""

    core: Core
    controls: dict[int, dict[int, list[Control]]] = field(default_factory=lambda: defaultdict(dict))
    changed: dict[int, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))
    _match_of: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.core.changes.listen(self._heard)

    def in_channel(self, channel_id: int, verb: str | None) -> Control | None:
        """Return a control of a channel's messages, or None; `verb`: None takes any."""
        for messages in self.controls.values():
            for found in messages.values():
                for one in found:
                    if verb in (None, one.verb) and one.message.channel_id == channel_id:
                        return one
        return None

    def _heard(self, change: Change) -> None:
        if not str(change.body["t"]).startswith("message_"):
            return
        message_id = int(change.body["message"]["id"])
        before = self._match_of.pop(message_id, None)
        if before is not None:
            self.controls[before].pop(message_id, None)
            self.changed[before].set()
        message = self.core.messages.by_id.get(message_id)
        found = [] if message is None else [one for one in controls_of(message) if one.match_id]
        if found:
            match_id = self._match_of[message_id] = found[0].match_id
            self.controls[match_id][message_id] = found
            self.changed[match_id].set()


@dataclass(slots=True)
class Player:
    """A person who plays one match."""

    world: World
    tables: Tables
    presses: Presses
    match_id: int
    person_id: int
    in_channel: bool
    """Whether they play with *My hand* instead of direct messages."""
    rng: random.Random
    going_on: asyncio.Event
    """Set while people press."""
    _tried: dict[int, tuple[Message, float]] = field(default_factory=dict)
    """The content of each pressed message at that time, and the time."""

    async def play(self) -> None:
        """Press one button after the other, until cancelled."""
        changed = self.tables.changed[self.match_id]
        while True:
            await self.going_on.wait()
            changed.clear()
            control = self._next()
            if control is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(IMPATIENT / 4):
                        await changed.wait()
            else:
                await self._press(control)

    def _next(self) -> Control | None:
        """Return the next control: a move on the person's hand, or the button that opens it."""
        found = list(self._controls())
        own = [one for one in found if self._is_own(one.message)]
        moves = [one for one in own if one.verb in {*MOVES, PICKS} and self._is_new(one.message)]
        if moves:
            return self.rng.choice(moves)
        if not self.in_channel or self._is_patient():
            return None
        return next((one for one in found if one.verb == "hand"), None)

    def _is_patient(self) -> bool:
        """Return whether a hand was opened, or a button on it pressed, only recently."""
        last = max((at for _, at in self._tried.values()), default=float("-inf"))
        return asyncio.get_running_loop().time() < last + IMPATIENT

    def _controls(self) -> Iterator[Control]:
        for controls in self.tables.controls[self.match_id].values():
            yield from controls

    def _is_own(self, message: Message) -> bool:
        channel = self.world.core.directory.channel(message.channel_id)
        return self.person_id in {message.only_for, channel.recipient_id}

    def _is_new(self, message: Message) -> bool:
        """Return whether a message has changed since its press, or was pressed long ago."""
        before, at = self._tried.get(message.id, (None, 0.0))
        return message is not before or asyncio.get_running_loop().time() > at + IMPATIENT

    async def _press(self, control: Control) -> None:
        self._tried[control.message.id] = control.message, asyncio.get_running_loop().time()
        client = PersonClient(self.world.core, self.person_id)
        try:
            interaction = client.use(control.message, control.custom_id)
        except CantDo:
            return  # the message has changed meanwhile
        self.presses.note(interaction)
        with suppress(AssertionError):  # no answer: the process has died
            await self.world.until(lambda: not interaction.waits, "an answer", within=IMPATIENT)
