"""People controlled by a script: they press the buttons that they see, and use the commands.

They use the same client as the pilot of the tests, which only offers what Discord offers.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.playground.core import Core
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.errors import ApiError
from bot.playground.objects.interaction import Answer, Interaction
from bot.playground.objects.message import EPHEMERAL, Message, all_text
from bot.playground.objects.snowflakes import made_at
from bot.playground.user_client.client import CantDo, PersonClient
from tests.tools.endurance.command_options import CommandChooser
from tests.tools.endurance.commands import SentCommand, SentCommands
from tests.tools.endurance.controls import BEGINS, MOVES, Control, ControlIndex, controls_of
from tests.tools.endurance.features import Used, routes_of_id
from tests.tools.endurance.form_texts import typed
from tests.tools.endurance.passing_days import Pause
from tests.tools.endurance.preferences import CHANNEL, Preference
from tests.tools.endurance.presses import Presses

_COMMANDS: Final = 0.15
_COMMANDS_OF_ADMINS: Final = 0.4
"""Probability that an admin without a match uses a command instead of a button."""
_WORKS: Final = 0.6
"""Probability of an admin action for an admin."""
_CURIOUS: Final = 0.25
"""Probability of choosing a control that was not used in this run, if one is visible."""
_CURIOUS_AT_FIRST: Final = 0.7
"""The same for a control that no run has reached."""
PATIENCE: Final = 6.0
"""Seconds that a person waits for an answer before doing something else."""
_TOO_MANY: Final = 6
"""Maximum number of open private messages; older ones are dismissed."""
_LOOKED_AT: Final = 40
"""How many of the newest messages are considered."""

_CLIPPED: Final = 70
"""Maximum number of logged characters of an answer."""
_USUAL: Final = 1.0
WEIGHTS: Final = {
    "accept": 20.0, "ready": 20.0, "hand": 6.0, "rematch": 3.0, "pick": 10.0, "sure": 10.0,
    "claim": 3.0, "patience": 3.0, "me": 3.0, "level": 5.0, "winner": 2.0,
    "review": 0.5, "record": 0.3, "fair": 0.3, "decline": 0.3, "resign": 0.2, "resign-yes": 0.5,
    "off": 0.2, "off-yes": 0.3, "off-agree": 2.0, "leave-yes": 0.3, "export": 0.3, "erase": 0.2,
    "erase-yes": 0.0, "set": 0.5, "preset": 0.3, "reset": 0.5, "withdraw": 0.3,
    "abort": 0.3, "abort-yes": 0.3, "find-play": 20.0, "find-stop": 0.2,
    "lesson-to": 15.0, "lesson-pick": 15.0, "lesson-stop": 15.0, "lesson-round": 15.0,
    "puzzle": 6.0, "rotation": 6.0, "tour-join": 30.0, "tour-leave": 0.2, "tour-leave-yes": 0.3,
    "tour-here": 20.0, "tour-start": 5.0, "tour-start-yes": 20.0, "tour-open": 20.0,
    "tour-new": 5.0, "house": 3.0, "rare": 15.0,
    "tour-end": 0.1, "tour-remove": 0.2, "block-yes": 0.3, "block-lift": 3.0, "mod-block": 0.2,
    "mod-block-for": 0.2, "mod-warn": 0.3,
    "mod-lift": 10.0, "erase-server": 0.1, "replay": 2.0, "film": 2.0,
}  # fmt: skip
"""Weight of a control, by its verb; 1 for all others, so that new ones are used.

Only one person erases their data (`erasing`): the moves of all others are checked.
"""
COMMANDS_THAT_BEGIN: Final = frozenset({"koikoi play", "koikoi computer", "Play Koi-Koi"})
"""Commands that begin a match."""


@dataclass(slots=True)
class ScriptedPerson:
    """A person who acts until cancelled."""

    core: Core
    board: ControlIndex
    presses: Presses
    commands: SentCommands
    tried: Counter[str]
    used: Used
    person_id: int
    rng: random.Random
    preferences: list[Preference]
    pause: Pause
    write: Callable[[str], None]
    """Receives a line about each action."""

    @property
    def commanding(self) -> float:
        """Return the probability of a command while they are in no match."""
        guilds = self.core.directory.guilds.values()
        manages = any(self.person_id in (one.owner_id, *one.manager_ids) for one in guilds)
        return _COMMANDS_OF_ADMINS if manages else _COMMANDS

    @property
    def client(self) -> PersonClient:
        return PersonClient(self.core, self.person_id)

    async def live(self) -> None:
        """Perform one action after the other."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.02, 0.4))
            if self.pause.held or not self.core.gateway.online:
                continue  # they see that the bot is offline
            try:
                if self.preferences:
                    await self._set_preference(self.preferences[0])
                else:
                    await self._act()
            except (CantDo, ApiError):
                # The button or the channel has gone meanwhile: Discord's client reports it.
                self.tried["not possible"] += 1

    async def _set_preference(self, preference: Preference) -> None:
        """Choose on a panel; restart from the beginning after a failure."""
        guild = list(self.core.directory.guilds)[preference.guild]
        here = [one for one in self.core.directory.channels_of(guild) if not one.is_thread]
        interaction = self.client.command(self.rng.choice(here), preference.path.split(), {})
        self.presses.note(interaction)
        await self.wait(interaction)
        for action, value in preference.choices:
            message = self.board.now.get(interaction.original_id or 0)
            controls = controls_of(message) if message is not None else []
            fitting = [one for one in controls if f"{one.action} ".startswith(f"{action} ")]
            if not fitting:
                return
            values = None if value is None else [str(here[0].id) if value is CHANNEL else value]
            pressed = self.client.use(fitting[0].message, fitting[0].custom_id, values)
            self.presses.note(pressed)
            await self.wait(pressed)
            if pressed.answer is None:
                return
            if pressed.answer is Answer.MODAL:
                await self._fill_in(pressed)
        self.tried[f"wish: {preference.choices[-1][0]}"] += 1
        self.preferences.remove(preference)

    async def _act(self) -> None:
        seen = sorted(self.board.seen_by(self.person_id), key=lambda one: one.id)
        self._dismiss([one.id for one in seen if one.flags & EPHEMERAL])
        controls = [one for message in seen[-_LOOKED_AT:] for one in controls_of(message)]
        moves = [one for one in controls if one.verb in MOVES]
        busy = len({one.match_id for one in moves})
        unused = [one for one in controls if self._is_unused(one)]
        never = [one for one in unused if self.used.first_of(one.custom_id)]
        if unused and self.rng.random() < (_CURIOUS_AT_FIRST if never else _CURIOUS):
            await self._use(self.rng.choice(never or unused))
        elif self.rng.random() < self.commanding / (1 + busy):
            await self._command()
        elif moves and self.rng.random() < 0.8:
            await self._move(self.rng.choice(moves))
        elif controls:
            weights = [WEIGHTS.get(one.verb, _USUAL) for one in controls]
            if any(weights):
                await self._use(self.rng.choices(controls, weights)[0])
        else:
            await self._command()

    def _is_unused(self, control: Control) -> bool:
        """Whether this run has not used this control, and everybody may use it."""
        if not WEIGHTS.get(control.verb, _USUAL):
            return False
        return not any(self.used[one] for one in routes_of_id(control.custom_id))

    async def _move(self, control: Control) -> None:
        """Click once, sometimes twice, and sometimes too late."""
        kind = self.rng.random()
        if kind < 0.05:
            clicks = [self._click(control), self._click(control)]
            await asyncio.gather(*map(self.wait, clicks))
        elif kind < 0.1 and (old := self.board.before.get(control.message.id)) is not None:
            late = [one for one in controls_of(old) if one.verb in MOVES]
            if late:
                await self.wait(self._click(self.rng.choice(late), late=True))
        else:
            await self.wait(self._click(control))

    async def _use(self, control: Control) -> None:
        begun = await self._begun() if control.verb in BEGINS else None
        try:
            interaction = self._click(control)
        except CantDo:
            if begun is not None:
                begun.usable = False
            raise
        await self.wait(interaction)
        if begun is not None:
            await self.commands.end(self.person_id, begun, interaction)
        if interaction.answer is Answer.MODAL:
            await self._fill_in(interaction)

    async def _begun(self) -> SentCommand:
        """Record an action that may begin a match; do nothing if time is about to pass."""
        begun = await self.commands.begin(self.person_id)
        if self.pause.held:
            begun.usable = False
            raise CantDo("Time is set on.")
        return begun

    def _click(self, control: Control, *, late: bool = False) -> Interaction:
        self.tried["move" if control.verb in MOVES else "press"] += 1
        values = None
        if control.of_channels:
            values = self._channels(control)
        elif control.of_roles:
            values = self._roles(control)
        elif control.options is not None:
            count = self.rng.randint(1, max(1, control.most))
            values = self.rng.sample(control.options, min(count, len(control.options)))
        interaction = self.client.use(control.message, control.custom_id, values, late=late)
        self.presses.note(interaction)
        return interaction

    def _channels(self, control: Control) -> list[str]:
        """Choose no channels mostly: then matches are allowed in every channel."""
        channel = self.client.channel(control.message.channel_id)
        assert channel.guild_id is not None
        there = self.core.directory.channels_of(channel.guild_id)
        texts = [str(one.id) for one in there if one.type is ChannelType.TEXT]
        return [self.rng.choice(texts)] if texts and self.rng.random() < 0.3 else []

    def _roles(self, control: Control) -> list[str]:
        """Choose a role of the server, or none."""
        channel = self.client.channel(control.message.channel_id)
        assert channel.guild_id is not None
        roles = [str(one.id) for one in self.core.directory.guilds[channel.guild_id].roles]
        return [self.rng.choice(roles)] if self.rng.random() < 0.5 else []

    async def _fill_in(self, opened: Interaction) -> None:
        """Submit a form with values in its fields."""
        self.tried["form"] += 1
        assert opened.modal is not None
        submitted = self.client.submit(opened, typed(opened.modal, self.rng))
        self.presses.note(submitted)
        await self.wait(submitted)

    async def _command(self) -> None:
        place = self._somewhere()
        chosen = self._chooser().choose(
            self.client.commands(place), place, admin=self._is_admin(place)
        )
        self.tried[f"/{chosen.path}"] += 1
        begins = chosen.path in COMMANDS_THAT_BEGIN
        begun = await self._begun() if begins else None
        try:
            if chosen.user_menu:
                member = chosen.options["member"]
                interaction = self.client.user_command(place, chosen.path, member)
            else:
                interaction = self.client.command(place, chosen.path.split(), chosen.options)
        except CantDo:
            if begun is not None:
                begun.usable = False
            raise
        self.presses.note(interaction)
        await self.wait(interaction)
        if begun is not None:
            await self.commands.end(self.person_id, begun, interaction)

    def _chooser(self) -> CommandChooser:
        seen = list(self.board.seen_by(self.person_id))
        matches = {one.match_id for message in seen for one in controls_of(message)} - {0}
        return CommandChooser(self.core, self.rng, sorted(matches), self._newest_record())

    def _newest_record(self) -> bytes:
        """Return the newest record that this person received, or nothing."""
        for message in reversed(list(self.core.messages.by_id.values())):
            for file in message.wire["attachments"] if message.only_for == self.person_id else ():
                if file["filename"].endswith(".txt"):
                    return self.core.attachments.path(int(file["id"])).read_bytes()
        return b""

    def _is_admin(self, place: Channel) -> bool:
        guild = self.core.directory.guilds.get(place.guild_id or 0)
        if guild is None or not guild.has_app:
            return False
        managers = (guild.owner_id, *guild.manager_ids)
        return self.person_id in managers and self.rng.random() < _WORKS

    def _somewhere(self) -> Channel:
        """Return a channel where the person has commands, or their direct messages."""
        directory = self.core.directory
        places = [
            channel
            for channel in directory.channels.values()
            if channel.type is not ChannelType.DM
            and directory.sees(self.person_id, channel)
            and self.client.commands(channel)
        ]
        if not places or self.rng.random() < 0.2:
            return directory.open_dm(directory.people[self.person_id])
        return self.rng.choice(places)

    def _dismiss(self, message_ids: Sequence[int]) -> None:
        for message_id in message_ids[:-_TOO_MANY]:
            message = self.core.messages.by_id.get(message_id)
            if message is not None:
                self.client.delete(message)

    async def wait(self, interaction: Interaction) -> None:
        """Wait for the answer, up to `PATIENCE`."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while interaction.waits and loop.time() < deadline:
            try:
                async with asyncio.timeout(0.25):
                    await self.core.changes.next()
            except TimeoutError:
                continue
        self.tried[f"then {interaction.state.value}"] += 1
        self.used.note(interaction)
        self.write(_told(interaction, self.core.messages.by_id.get(interaction.original_id or 0)))


def _told(interaction: Interaction, answering: Message | None) -> str:
    """Return a line about an action: person, time and answer."""
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
