"""Drive the local Discord as people do, in the same process: for tests.

A *pilot* has a person's verbs. Each does what Discord's app would let the
person do and waits for the bot's answer. *World* is the whole: its people, its
clockless waiting, its requests.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground.objects.channel import Channel
from bot.playground.objects.components import BUTTON
from bot.playground.objects.guild import Guild
from bot.playground.objects.interaction import Interaction, Kind, State
from bot.playground.objects.person import Person
from bot.playground.state.pushes import Push
from bot.playground.testing.answers import Answer, NoAnswer
from bot.playground.testing.rendered_message import RenderedButton, RenderedMessage
from bot.playground.testing.waiting import Waiting
from bot.playground.user_client.client import CantDo, PersonClient

__all__ = ["Answer", "CantDo", "NoAnswer", "Pilot", "World"]


@dataclass(slots=True)
class World(Waiting):
    """A local Discord, with everybody in it."""

    pilots: dict[int, "Pilot"] = field(default_factory=dict)

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.core.directory.guilds.values()))

    @property
    def channel(self) -> Channel:
        """The first server's first channel."""
        return self.core.directory.channels_of(self.guild.id)[0]

    @property
    def aoi(self) -> "Pilot":
        """The first person, owner of the server."""
        return self.pilot(next(iter(self.core.directory.people)))

    @property
    def ben(self) -> "Pilot":
        """The second person."""
        return self.pilot(list(self.core.directory.people)[1])

    def pilot(self, person: int | Person) -> "Pilot":
        """The pilot of a person."""
        person_id = person if isinstance(person, int) else person.id
        if person_id not in self.pilots:
            self.pilots[person_id] = Pilot(self, person_id)
        return self.pilots[person_id]

    def newcomer(self, name: str, *, locale: str = "en-US", guild: Guild | None = None) -> "Pilot":
        """One more person, member of a server (the first, if none is named)."""
        return self.pilot(self.add_person(name, locale, guild or self.guild))

    def stranger(self, name: str, *, locale: str = "en-US") -> "Pilot":
        """One more person, in no server."""
        return self.pilot(self.add_person(name, locale, None))


@dataclass(slots=True)
class Pilot:
    """One person's verbs."""

    world: World
    id: int

    @property
    def person(self) -> Person:
        """The account."""
        return self.client.person

    @property
    def name(self) -> str:
        """What others see."""
        return self.person.name

    @property
    def mention(self) -> str:
        """How a text mentions this person."""
        return f"<@{self.id}>"

    @property
    def client(self) -> PersonClient:
        """The Discord app."""
        return PersonClient(self.world.core, self.id)

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.world.core.directory.open_dm(self.person)

    @property
    def pushes(self) -> list[Push]:
        """What buzzed this person's phone."""
        return self.world.core.pushes.of(self.id)

    # -- looking ------------------------------------------------------------------

    def messages(self, channel: Channel | None = None) -> list[RenderedMessage]:
        """What can be seen in a channel (the first one's), oldest first."""
        place = channel or self.world.channel
        self.client.channel(place.id)
        found = self.world.core.messages.in_channel(place.id, self.id)
        return [RenderedMessage(message) for message in found]

    def last(self, channel: Channel | None = None) -> RenderedMessage:
        """The newest message in a channel."""
        messages = self.messages(channel)
        if not messages:
            raise AssertionError(f"{self.name} sees no message there")
        return messages[-1]

    def dms(self) -> list[RenderedMessage]:
        """The direct messages, oldest first."""
        return self.messages(self.dm)

    def everything(self) -> list[RenderedMessage]:
        """Every message this person sees anywhere, oldest first."""
        core = self.world.core
        seen = [
            RenderedMessage(message)
            for message in core.messages.by_id.values()
            if message.only_for in {None, self.id}
            and core.directory.sees(self.id, core.directory.channel(message.channel_id))
        ]
        return sorted(seen, key=lambda one: one.id)

    def offered(self, channel: Channel | None = None) -> list[str]:
        """The names of the commands that can be found in a channel."""
        place = channel or self.world.channel
        return [one["name"] for one in self.world.core.commands.usable_in(place.guild_id)]

    # -- acting -------------------------------------------------------------------

    async def command(self, path: str, *, channel: Channel | None = None, **options: Any) -> Answer:
        """Send a slash command: ``await aoi.command("koikoi play", opponent=ben)``."""
        place = self.client.channel((channel or self.world.channel).id)
        given = {name: _plain(value) for name, value in options.items()}
        return await self._answer(self.client.command(place, path.strip("/").split(), given))

    async def user_command(
        self, name: str, target: "Pilot", *, channel: Channel | None = None
    ) -> Answer:
        """Use a command of another person's context menu."""
        place = self.client.channel((channel or self.world.channel).id)
        return await self._answer(self.client.user_command(place, name, target.person))

    async def autocomplete(
        self, path: str, option: str, text: str, *, channel: Channel | None = None, **others: Any
    ) -> list[str]:
        """The names of the choices that come while an option is typed."""
        place = self.client.channel((channel or self.world.channel).id)
        given = {option: text} | {name: _plain(value) for name, value in others.items()}
        interaction = self.client.autocomplete(place, path.split(), given, option)
        return [choice["name"] for choice in (await self._answer(interaction)).interaction.choices]

    async def click(
        self, what: str, *, in_: RenderedMessage | None = None, late: bool = False
    ) -> Answer:
        """Click a button, by label, words of it, or custom id.

        Args:
            what: which button.
            in_: the message; else the newest that has such a button.
            late: click the message as it was seen, though it may have changed.

        Raises:
            CantDo: there is no such button, or it is disabled.
        """
        seen, button = self._find_button(what, in_, late=late)
        if button.custom_id is None:
            raise CantDo(f"{what!r} is a link.")
        if button.disabled:
            raise CantDo(f"{what!r} is disabled.")
        return await self._answer(self.client.use(seen.message, button.custom_id, late=late))

    async def select(
        self, what: str, *chosen: "str | Pilot | Channel", in_: RenderedMessage | None = None
    ) -> Answer:
        """Choose in a select, by its custom id or placeholder; options by label or value."""
        for seen in self._looked_at(in_):
            if select := seen.select(what):
                values = [c if isinstance(c, str) else str(c.id) for c in chosen]
                by_label = dict(select.options)
                picked = [by_label.get(value, value) for value in values]
                interaction = self.client.use(seen.message, select.custom_id, picked)
                return await self._answer(interaction)
        raise CantDo(f"{self.name} sees no select {what!r}.")

    async def submit_modal(self, opened: Answer, **values: Any) -> Answer:
        """Send the form that an answer opened."""
        return await self._answer(self.client.submit(opened.interaction, values))

    async def forge(
        self,
        custom_id: str,
        values: Any = None,
        *,
        in_: RenderedMessage | None,
        component_type: int = BUTTON,
    ) -> Answer:
        """Send a press that no app would send.

        Args:
            custom_id: of the component, whether or not it exists.
            values: what was chosen, of any shape; None sends none.
            in_: the message that is said to be pressed; None sends none, from the first channel.
            component_type: of the component, whatever it is.
        """
        data = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._forge(Kind.COMPONENT, data, in_)

    async def forge_form(
        self, custom_id: str, components: Any, *, in_: RenderedMessage | None
    ) -> Answer:
        """Send a form that was never opened, with fields of any shape."""
        data = {"custom_id": custom_id, "components": components}
        return await self._forge(Kind.MODAL, data, in_)

    def say(self, text: str, *, channel: Channel | None = None) -> RenderedMessage:
        """Write a message."""
        place = self.client.channel((channel or self.world.channel).id)
        return RenderedMessage(self.client.say(place, text))

    def open_thread(self, thread: Channel) -> None:
        """Open an archived thread."""
        self.client.open_thread(self.client.channel(thread.id))

    def delete(self, seen: RenderedMessage) -> None:
        """Delete a message, or dismiss an ephemeral one."""
        self.client.delete(seen.message)

    # -- settings -----------------------------------------------------------------

    def close_dms(self, *, status: int = 403) -> None:
        """Take no direct messages from the bot; with 400, opening them is refused as well."""
        self.world.set_dms(self.person, is_open=False, status=status)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.world.set_dms(self.person, is_open=True)

    def speak(self, locale: str) -> None:
        """Choose the language of one's Discord."""
        self.world.set_locale(self.person, locale)

    # -- inside -------------------------------------------------------------------

    def _looked_at(self, in_: RenderedMessage | None) -> Sequence[RenderedMessage]:
        if in_ is None:
            return self.everything()[::-1]
        return [self.world.message(in_.id) or in_]

    def _find_button(
        self, what: str, in_: RenderedMessage | None, *, late: bool
    ) -> tuple[RenderedMessage, RenderedButton]:
        looked_at = [in_] if in_ is not None and late else self._looked_at(in_)
        for seen in looked_at:
            if button := seen.button(what):
                return seen, button
        shown = "\n  ".join(str(seen) for seen in looked_at[:6])
        raise CantDo(f"{self.name} sees no button {what!r}; newest first:\n  {shown}")

    async def _forge(self, kind: Kind, data: dict[str, Any], in_: RenderedMessage | None) -> Answer:
        core = self.world.core
        place = self.world.channel if in_ is None else core.directory.channel(in_.channel_id)
        message = None if in_ is None else in_.message
        return await self._answer(self.client.forge(kind, place, data, message))

    async def _answer(self, interaction: Interaction) -> Answer:
        what = f"an answer to {interaction.data.get('custom_id') or interaction.data.get('name')!r}"
        await self.world.until(lambda: not interaction.waits, what)
        if interaction.state is State.FAILED:
            raise NoAnswer(f"The application did not respond: {what}")
        return Answer(self.world, interaction)


def _plain(value: Any) -> Any:
    return value.person if isinstance(value, Pilot) else value
