"""Sends presses and forms that the bot never offered: invented, changed, or of other people."""

import asyncio
import random
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.app import ROUTES
from bot.playground.core import Core
from bot.playground.objects.components import walk
from bot.playground.objects.interaction import Interaction, Kind
from bot.playground.objects.message import Message
from tests.tools.endurance.commands import SentCommands
from tests.tools.endurance.controls import BEGINS, ControlIndex, controls_of, parsed_id
from tests.tools.endurance.environment import Environment
from tests.tools.endurance.passing_days import Pause
from tests.tools.endurance.presses import Presses

_LONGEST: Final = 100
"""Discord's limit for a custom id, in characters."""
_VERBS: Final = (*ROUTES.match, *ROUTES.panel, "deal", "timeout", "", "__class__")
_WORDS: Final = (
    "01B", "99Z", "05C1", "", "-1", "0", "1", "999999999999999999", "٣", "²", "x", "here", "rules",
    "option", "value", "hand dm", "language", "../..", "%s", "{0}", "\u202e", "花", "on", "back",
    "None", "1e9", "NaN", "0x10",
)  # fmt: skip
_IDS: Final = ("0", "1", "2", "7", "999999999999999999", "000", "٣", "")


@dataclass(slots=True)
class Forger:
    """Sends forged presses as several people, until cancelled."""

    core: Core
    board: ControlIndex
    presses: Presses
    commands: SentCommands
    environment: Environment
    pause: Pause
    rng: random.Random
    sent: int = 0
    _open: list[Interaction] = field(default_factory=list)

    async def live(self) -> None:
        """Send one forged press after the other."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.05, 0.6))
            self._open = [one for one in self._open if one.waits][-20:]
            people = self.core.directory.people
            person = people[self.rng.choice([*people.keys() - self.environment.erased_ids])]
            custom_id = self._custom_id()
            seen = sorted(self.board.seen_by(person.id), key=lambda one: one.id)
            seen = [one for one in seen if _may_bear(one, custom_id)]
            if not seen or self.pause.held:
                continue
            await self._send(self.rng.choice(seen[-30:]), person.id, custom_id)

    async def _send(self, message: Message, person_id: int, custom_id: str) -> None:
        channel = self.core.directory.channels[message.channel_id]
        guild = self.core.directory.guilds.get(channel.guild_id or 0)
        if guild is not None and not guild.bot_is_member:
            return
        if self.rng.random() < 0.12:
            kind, data = Kind.MODAL, self._form(custom_id)
        else:
            kind, data = Kind.COMPONENT, self._component(custom_id)
        person = self.core.directory.people[person_id]
        parsed = parsed_id(custom_id)
        if parsed is not None and parsed[2].split(" ")[0] in BEGINS:
            await self.commands.begin(person_id)  # a forged press may start a match
            if self.pause.held:
                return
        altered = _bearing(message, custom_id, data) if self.rng.random() < 0.8 else message
        interaction = self.core.interactions.begin(kind, person, channel, data, message=altered)
        self.presses.note(interaction, forged=True)
        self._open.append(interaction)
        self.sent += 1

    def _component(self, custom_id: str) -> dict[str, Any]:
        if self.rng.random() < 0.7:
            return {"component_type": 2, "custom_id": custom_id, "id": 1}
        values = self.rng.sample(_WORDS, self.rng.randint(0, 3))
        return {"component_type": 3, "custom_id": custom_id, "id": 1, "values": values}

    def _form(self, custom_id: str) -> dict[str, Any]:
        field_id = self.rng.choice(("value", "points", custom_id))
        text = {"type": 4, "id": 2, "custom_id": field_id, "value": self.rng.choice(_WORDS)}
        row: dict[str, Any] = {"type": 1, "id": 1, "components": [text]}
        label: dict[str, Any] = {"type": 18, "id": 1, "component": text}
        return {"custom_id": custom_id, "components": [self.rng.choice((row, label))]}

    def _custom_id(self) -> str:
        """Return an existing custom id with a small change, one built of parts, or random text."""
        known = [
            one.custom_id for message in self.board.now.values() for one in controls_of(message)
        ]
        kind = self.rng.random()
        if kind < 0.5 and known:
            text = self._mutated(self.rng.choice(known))
        elif kind < 0.95:
            words = self.rng.choices(_WORDS, k=self.rng.randint(0, 3))
            action = " ".join((self.rng.choice(_VERBS), *words))
            text = f"kk:{self.rng.choice(_IDS)}:{self.rng.choice(_IDS)}:{action}"
        else:
            text = "".join(self.rng.choices("k:0 \u202e花'\";", k=self.rng.randint(1, 40)))
        # An erased person's moves belong to another id, which would look like a lost move.
        return text.replace("erase", "games")[:_LONGEST] or "x"

    def _mutated(self, custom_id: str) -> str:
        parts = custom_id.split(":")
        place = self.rng.randrange(1, len(parts))
        match self.rng.randrange(5):
            case 0:  # of another person, unchanged
                return custom_id
            case 1 if parts[place].isdecimal():
                parts[place] = str(max(0, int(parts[place]) + self.rng.choice((-1, 1, 100))))
            case 2:
                parts[-1] = f"{parts[-1]} {self.rng.choice(_WORDS)}"
            case 3:
                parts[-1] = parts[-1].split(" ")[0]
            case _:
                parts[-1] = self.rng.choice(_VERBS)
        return ":".join(parts)


def _may_bear(message: Message, custom_id: str) -> bool:
    """Whether a press with this id may change the message.

    If a panel were drawn on a message that others see, they would press it afterwards, with state
    that the bot no longer keeps; and a button of one match or table would turn another's message
    into its own. Discord shows no button that the bot has not sent.
    """
    parsed = parsed_id(custom_id)
    if parsed is None or message.only_for is not None:
        return True
    there = controls_of(message)
    if parsed[0]:
        return parsed[0] in {one.match_id for one in there}
    return parsed[2] in [one.action for one in there]


def _bearing(message: Message, custom_id: str, data: dict[str, Any]) -> Message:
    """Return the message with this component added: the client library reads no others."""
    wire = deepcopy(message.wire)
    for one in walk(wire["components"]):
        if "custom_id" in one and one["type"] == data.get("component_type", 2):
            one["custom_id"] = custom_id
            break
    return replace(message, wire=wire)
