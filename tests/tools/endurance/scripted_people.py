"""People who are played by a script: they press what they see, and use the commands.

They use the same client as the pilot of the tests, which offers only what Discord offers.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.koikoi import PRESET_NAMES
from bot.playground.core import Core
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.errors import ApiError
from bot.playground.objects.interaction import Answer, Interaction
from bot.playground.objects.message import EPHEMERAL, Message, all_text
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import made_at
from bot.playground.user_client.client import CantDo, PersonClient
from tests.tools.endurance.commands import SentCommands
from tests.tools.endurance.controls import BEGINS, MOVES, Control, ControlIndex, controls_of
from tests.tools.endurance.preferences import Preference
from tests.tools.endurance.presses import Presses

PATIENCE: Final = 6.0
"""Seconds that a person waits for an answer before doing something else."""
_TOO_MANY: Final = 6
"""So many private messages are left open; older ones are dismissed."""
_LOOKED_AT: Final = 40
"""So many of the newest messages are looked at."""

_CLIPPED: Final = 70
"""Characters of an answer that are written down."""
_USUAL: Final = 1.0
_WEIGHTS: Final = {
    "accept": 20.0, "ready": 20.0, "hand": 6.0, "rematch": 3.0, "pick": 10.0, "sure": 10.0,
    "claim": 3.0, "patience": 3.0, "daily": 2.0, "me": 3.0, "level": 5.0, "winner": 2.0,
    "review": 0.5, "record": 0.3, "fair": 0.3, "decline": 0.3, "resign": 0.2, "resign-yes": 0.5,
    "export": 0.3,
    "erase": 0.0, "erase-yes": 0.0, "set": 0.5, "preset": 0.3, "reset": 0.5, "withdraw": 0.3,
    "try": 1.0, "abort": 0.3, "abort-yes": 0.3, "find-play": 20.0, "find-stop": 0.2,
}  # fmt: skip
"""How gladly a control is used, by its verb. Nobody erases themselves: their moves are checked."""
_LOOKING: Final = (
    *("games", "rules", "learn", "history", "achievements", "leaderboard"),
    *("me", "privacy"),
)


@dataclass(slots=True)
class ScriptedPerson:
    """One person, who acts until cancelled."""

    core: Core
    board: ControlIndex
    presses: Presses
    commands: SentCommands
    tried: Counter[str]
    person_id: int
    rng: random.Random
    preferences: list[Preference]
    write: Callable[[str], None]
    """Takes a line about everything that they do."""

    @property
    def client(self) -> PersonClient:
        """Return their Discord app."""
        return PersonClient(self.core, self.person_id)

    async def live(self) -> None:
        """Do one action after the other."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.02, 0.4))
            if not self.core.gateway.online:
                continue  # they see that the bot is offline
            try:
                if self.preferences:
                    await self._set_preference(self.preferences[0])
                else:
                    await self._act()
            except (CantDo, ApiError):
                # A button that went meanwhile, a channel that is gone: Discord's app says so.
                self.tried["not possible"] += 1

    async def _set_preference(self, preference: Preference) -> None:
        """Choose on a panel; what fails is tried again from the beginning."""
        guild = list(self.core.directory.guilds)[preference.guild]
        here = [one for one in self.core.directory.channels_of(guild) if not one.is_thread]
        interaction = self.client.command(self.rng.choice(here), preference.path.split(), {})
        self.presses.note(interaction)
        await self._wait(interaction)
        for action, value in preference.choices:
            message = self.board.now.get(interaction.original_id or 0)
            controls = controls_of(message) if message is not None else []
            fitting = [one for one in controls if one.action == action]
            if not fitting:
                return
            values = None if value is None else [value]
            pressed = self.client.use(fitting[0].message, fitting[0].custom_id, values)
            self.presses.note(pressed)
            await self._wait(pressed)
            if pressed.answer is None:
                return
        self.tried[f"wish: {preference.choices[-1][0]}"] += 1
        self.preferences.remove(preference)

    async def _act(self) -> None:
        seen = sorted(self.board.seen_by(self.person_id), key=lambda one: one.id)
        self._dismiss([one.id for one in seen if one.flags & EPHEMERAL])
        controls = [one for message in seen[-_LOOKED_AT:] for one in controls_of(message)]
        moves = [one for one in controls if one.verb in MOVES]
        busy = len({one.match_id for one in moves})
        if self.rng.random() < 0.12 / (1 + busy):
            await self._command()
        elif moves and self.rng.random() < 0.8:
            await self._move(self.rng.choice(moves))
        elif controls:
            weights = [_WEIGHTS.get(one.verb, _USUAL) for one in controls]
            if any(weights):
                await self._use(self.rng.choices(controls, weights)[0])
        else:
            await self._command()

    async def _move(self, control: Control) -> None:
        """Mostly one click; now and then a double click, or one that comes too late."""
        kind = self.rng.random()
        if kind < 0.05:
            clicks = [self._click(control), self._click(control)]
            await asyncio.gather(*map(self._wait, clicks))
        elif kind < 0.1 and (old := self.board.before.get(control.message.id)) is not None:
            late = [one for one in controls_of(old) if one.verb in MOVES]
            if late:
                await self._wait(self._click(self.rng.choice(late), late=True))
        else:
            await self._wait(self._click(control))

    async def _use(self, control: Control) -> None:
        begun = self.commands.begin(self.person_id) if control.verb in BEGINS else None
        interaction = self._click(control)
        await self._wait(interaction)
        if begun is not None:
            self.commands.end(self.person_id, begun, interaction)
        if interaction.answer is Answer.MODAL:
            await self._fill_in(interaction)

    def _click(self, control: Control, *, late: bool = False) -> Interaction:
        self.tried["move" if control.verb in MOVES else "press"] += 1
        values = None
        if control.options is not None:
            count = self.rng.randint(1, max(1, control.most))
            values = self.rng.sample(control.options, min(count, len(control.options)))
        interaction = self.client.use(control.message, control.custom_id, values, late=late)
        self.presses.note(interaction)
        return interaction

    async def _fill_in(self, opened: Interaction) -> None:
        """Send a form with something in its fields."""
        self.tried["form"] += 1
        assert opened.modal is not None
        values: dict[str, Any] = {}
        for one in opened.modal["components"]:
            field = one.get("component") or (one.get("components") or [{}])[0]
            if field.get("custom_id") and field["type"] == 4:
                values[field["custom_id"]] = self.rng.choice(("1", "5", "12", "0", "abc", "花"))
        await self._wait(self.client.submit(opened, values))

    async def _command(self) -> None:
        place = self._somewhere()
        path, options = self._chosen_command(place)
        self.tried[f"/{path}"] += 1
        begins = path in {"koikoi play", "koikoi computer"}
        begun = self.commands.begin(self.person_id) if begins else None
        try:
            interaction = self.client.command(place, path.split(), options)
        except CantDo:
            if begun is not None:
                begun.usable = False
            raise
        self.presses.note(interaction)
        await self._wait(interaction)
        if begun is not None:
            self.commands.end(self.person_id, begun, interaction)

    def _chosen_command(self, place: Channel) -> tuple[str, dict[str, Any]]:
        kind = self.rng.random()
        terms = {
            "rules": self.rng.choice((None, None, *PRESET_NAMES)),
            "length": self.rng.choice(("1", "1", "3", None)),
        }
        if kind < 0.45 and place.guild_id is not None:
            pace = self.rng.choice((None, None, "live", "daily"))
            return "koikoi play", {**terms, "pace": pace, "opponent": self._opponent(place)}
        if kind < 0.65:
            return "koikoi computer", terms
        if kind < 0.72:
            return "koikoi daily", {}
        if kind < 0.8:
            return "koikoi find", {"pace": self.rng.choice((None, None, None, "daily"))}
        if kind < 0.85 and place.guild_id is not None:
            return self.rng.choice(("koikoi-admin settings", "koikoi-admin abort")), {}
        return f"koikoi {self.rng.choice(_LOOKING)}", {}

    def _opponent(self, place: Channel) -> Person | None:
        """Somebody of the server; now and then a table for anybody."""
        assert place.guild_id is not None
        members = self.core.directory.guilds[place.guild_id].member_ids
        if self.rng.random() < 0.2:
            return None
        return self.core.directory.people[self.rng.choice(members)]

    def _somewhere(self) -> Channel:
        """A channel where the person is and the bot may be used, or the direct messages."""
        directory = self.core.directory
        places = [
            channel
            for channel in directory.channels.values()
            if channel.type is not ChannelType.DM
            and directory.sees(self.person_id, channel)
            and directory.guilds[channel.guild_id or 0].bot_is_member
        ]
        if not places or self.rng.random() < 0.2:
            return directory.open_dm(directory.people[self.person_id])
        return self.rng.choice(places)

    def _dismiss(self, message_ids: Sequence[int]) -> None:
        for message_id in message_ids[:-_TOO_MANY]:
            message = self.core.messages.by_id.get(message_id)
            if message is not None:
                self.client.delete(message)

    async def _wait(self, interaction: Interaction) -> None:
        """Until it is answered, or the person has waited long enough."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while interaction.waits and loop.time() < deadline:
            try:
                async with asyncio.timeout(0.25):
                    await self.core.changes.next()
            except TimeoutError:
                continue
        self.tried[f"then {interaction.state.value}"] += 1
        self.write(_told(interaction, self.core.messages.by_id.get(interaction.original_id or 0)))


def _told(interaction: Interaction, answering: Message | None) -> str:
    """What somebody did, when, and how it was answered, in a line."""
    data, answer = interaction.data, interaction.answer
    what = data.get("custom_id") or f"/{data.get('name')} {data.get('options') or ''}"
    where = f"channel {interaction.channel.id}"
    if interaction.message is not None:
        where += f" message {interaction.message.id}"
    sent = made_at(interaction.id).astimezone().strftime("%H:%M:%S.%f")
    said = "" if answering is None else all_text(answering.wire)[:_CLIPPED]
    answered = "" if answer is None else f" {answer.name.lower()}"
    return (
        f"{sent} person {interaction.person.id} {where}: {what}"
        f" -> {interaction.state.value}{answered} {interaction.original_id or ''} {said!r}"
    )
