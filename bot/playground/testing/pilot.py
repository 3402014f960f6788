"""For tests: pilots that use the local Discord like people, in the same process.

A *pilot* has the actions of a person. Each action does what Discord's app allows the person, and
waits for the bot's answer. *World* is the whole local Discord with its people, its waiting without
sleeping, and its requests.
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
    """A local Discord with pilots for its people."""

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
        """Return the pilot of a person."""
        person_id = person if isinstance(person, int) else person.id
        if person_id not in self.pilots:
            self.pilots[person_id] = Pilot(self, person_id)
        return self.pilots[person_id]

    def newcomer(self, name: str, *, locale: str = "en-US", guild: Guild | None = None) -> "Pilot":
        """Add a person as a member of a server; None: the first server."""
        return self.pilot(self.add_person(name, locale, guild or self.guild))

    def stranger(self, name: str, *, locale: str = "en-US") -> "Pilot":
        """Add a person without a server."""
        return self.pilot(self.add_person(name, locale, None))


@dataclass(slots=True)
class Pilot:
    """The actions of a person."""

    world: World
    id: int

    @property
    def person(self) -> Person:
        """The person's account."""
        return self.client.person

    @property
    def name(self) -> str:
        """The name that other people see."""
        return self.person.name

    @property
    def mention(self) -> str:
        """The text of a mention of this person."""
        return f"<@{self.id}>"

    @property
    def client(self) -> PersonClient:
        """The person's Discord app."""
        return PersonClient(self.world.core, self.id)

    @property
    def dm(self) -> Channel:
        """The channel of the person's direct messages with the bot."""
        return self.world.core.directory.open_dm(self.person)

    @property
    def pushes(self) -> list[Push]:
        """The push notifications of this person."""
        return self.world.core.pushes.of(self.id)

    # -- looking ------------------------------------------------------------------

    def messages(self, channel: Channel | None = None) -> list[RenderedMessage]:
        """Return the visible messages of a channel, oldest first; None: the first channel."""
        place = channel or self.world.channel
        self.client.channel(place.id)
        messages = self.world.core.messages.in_channel(place.id, self.id)
        return [RenderedMessage(message) for message in messages]

    def last(self, channel: Channel | None = None) -> RenderedMessage:
        """Return the newest visible message of a channel."""
        messages = self.messages(channel)
        if not messages:
            raise AssertionError(f"{self.name} sees no message there")
        return messages[-1]

    def dms(self) -> list[RenderedMessage]:
        """Return the person's direct messages, oldest first."""
        return self.messages(self.dm)

    def everything(self) -> list[RenderedMessage]:
        """Return all messages that this person can see, oldest first."""
        core = self.world.core
        seen = [
            RenderedMessage(message)
            for message in core.messages.by_id.values()
            if core.messages.is_shown_to(message, self.id)
            and core.directory.sees(self.id, core.directory.channel(message.channel_id))
        ]
        return sorted(seen, key=lambda one: one.id)

    def offered(self, channel: Channel | None = None) -> list[str]:
        """Return the names of the commands that the person can use in a channel."""
        place = channel or self.world.channel
        return [one["name"] for one in self.client.commands(place)]

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
        """Return the names of the autocomplete choices for an option that is being typed."""
        place = self.client.channel((channel or self.world.channel).id)
        given = {option: text} | {name: _plain(value) for name, value in others.items()}
        interaction = self.client.autocomplete(place, path.split(), given, option)
        return [choice["name"] for choice in (await self._answer(interaction)).interaction.choices]

    async def click(
        self, what: str, *, in_: RenderedMessage | None = None, late: bool = False
    ) -> Answer:
        """Click a button, by its label, words of the label, or custom id.

        Args:
            what: the label, its words, or the custom id.
            in_: the message; None: the newest message with such a button.
            late: click the message as it was seen, although it may have changed.

        Raises:
            CantDo: the button doesn't exist, or it is disabled.
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
        """Choose options, by label or value, in a select, by its custom id or placeholder."""
        for seen in self._looked_at(in_):
            if select := seen.select(what):
                values = [c if isinstance(c, str) else str(c.id) for c in chosen]
                by_label = dict(select.options)
                picked = [by_label.get(value, value) for value in values]
                interaction = self.client.use(seen.message, select.custom_id, picked)
                return await self._answer(interaction)
        raise CantDo(f"{self.name} sees no select {what!r}.")

    async def submit_modal(self, opened: Answer, **values: Any) -> Answer:
        """Submit the modal that an answer opened."""
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
            custom_id: the custom id, which need not exist.
            values: the chosen values, of any shape; None: no values are sent.
            in_: the message to claim as the pressed one; None: no message, from the first channel.
            component_type: the type of the component.
        """
        data = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._forge(Kind.COMPONENT, data, in_)

    async def forge_form(
        self, custom_id: str, components: Any, *, in_: RenderedMessage | None
    ) -> Answer:
        """Submit a modal that was never opened, with fields of any shape."""
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

    def install(self, *, installed: bool = True) -> None:
        """Install the application for this person, or remove it."""
        self.world.install_for(self.person, installed=installed)

    def close_dms(self, *, status: int = 403) -> None:
        """Refuse direct messages from the bot. With 400, opening them is refused as well."""
        self.world.set_dms(self.person, is_open=False, status=status)

    def open_dms(self) -> None:
        """Accept direct messages again."""
        self.world.set_dms(self.person, is_open=True)

    def speak(self, locale: str) -> None:
        """Choose the language of the person's Discord."""
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
