"""The Discord app of a person.

It offers only what Discord offers: existing commands, and components that are on the message and
not disabled. The page and the pilot both act through it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.playground.core import Core
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.components import BUTTON, LINK_STYLE, SELECTS, find, walk
from bot.playground.objects.interaction import Answer, Interaction, Kind
from bot.playground.objects.message import Draft, Message
from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from bot.playground.user_client.command_options import OptionReader, find_command, find_user_command
from bot.playground.user_client.modal_values import filled
from bot.playground.user_client.resolved import Resolved

Json = dict[str, Any]


class CantDo(Exception):  # noqa: N818  (a sentence for the person)
    """Discord's app would not allow this action."""


@dataclass(frozen=True, slots=True)
class PersonClient:
    """The Discord app of one person."""

    core: Core
    person_id: int

    @property
    def person(self) -> Person:
        """The person who uses the app."""
        return self.core.directory.people[self.person_id]

    def channel(self, channel_id: int) -> Channel:
        """Return a channel that the person can see.

        Raises:
            CantDo: the channel doesn't exist, or the person can't see it.
        """
        channel = self.core.directory.channels.get(channel_id)
        if channel is None or not self.core.directory.sees(self.person_id, channel):
            raise CantDo(f"{self.person.name} can't see that channel.")
        return channel

    def commands(self, channel: Channel) -> list[Json]:
        """Return the commands that the person can use in a channel."""
        guild = self.core.directory.guilds.get(channel.guild_id or 0)
        context = channel.context
        installed = {1} if self.person.has_app else set[int]()
        if context == 1 or (guild is not None and guild.has_app):
            installed.add(0)
        return self.core.commands.usable_in(channel.guild_id, context=context, installed=installed)

    def command(
        self, channel: Channel, path: Sequence[str], options: Mapping[str, Any]
    ) -> Interaction:
        """Send a slash command."""
        return self._command(Kind.COMMAND, channel, path, options, None)

    def autocomplete(
        self, channel: Channel, path: Sequence[str], options: Mapping[str, Any], focused: str
    ) -> Interaction:
        """Request the autocomplete choices of an option that is being typed."""
        return self._command(Kind.AUTOCOMPLETE, channel, path, options, focused)

    def user_command(self, channel: Channel, name: str, target: Person) -> Interaction:
        """Use a command of a person's context menu."""
        command = find_user_command(self.commands(channel), name)
        if command is None:
            raise CantDo(f"There is no user command {name!r} here.")
        self._require_permission(command, channel)
        resolved = Resolved(self.core, self.person_id, channel)
        data = self._head(command) | {"target_id": resolved.user(target)}
        return self._begin(Kind.COMMAND, channel, resolved.into(data))

    def use(
        self,
        message: Message,
        custom_id: str,
        values: Sequence[str] | None = None,
        *,
        late: bool = False,
    ) -> Interaction:
        """Click a button, or choose in a select.

        Args:
            message: the message as the person saw it.
            custom_id: the custom id of the component.
            values: the chosen values; None for a button.
            late: whether the message may have changed before the click arrived.
        """
        channel = self.channel(message.channel_id)
        if message.only_for not in {None, self.person_id}:
            raise CantDo("Only one other person can see this message.")
        if channel.archived and not late:
            raise CantDo("This thread is archived: somebody must open it first.")
        self._require_unlocked(channel)
        if message.id in self.core.messages.dismissed:
            raise CantDo("This message was dismissed.")
        shown = message if late else self.core.messages.by_id.get(message.id)
        if shown is None:
            raise CantDo("This message was deleted.")
        component = find(shown.wire["components"], custom_id)
        if component is None:
            raise CantDo(f"There is no component {custom_id!r} on this message now.")
        if component.get("disabled"):
            raise CantDo(f"{component.get('label') or custom_id!r} is disabled.")
        data: Json = {
            "component_type": component["type"],
            "custom_id": custom_id,
            "id": component["id"],
        }
        if component["type"] in SELECTS:
            data["values"] = _chosen(component, values)
            resolved = Resolved(self.core, self.person_id, channel)
            try:
                resolved.chosen(component["type"], data["values"])
            except ValueError as error:
                raise CantDo(str(error)) from None
            data = resolved.into(data)
        elif component["type"] != BUTTON or component["style"] == LINK_STYLE:
            raise CantDo("This can't be clicked.")
        return self._begin(Kind.COMPONENT, channel, data, message=shown)

    def submit(self, opened_by: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Submit the modal that an interaction opened."""
        if opened_by.answer is not Answer.MODAL or opened_by.modal is None:
            raise CantDo("No form is open.")
        resolved = Resolved(self.core, self.person_id, opened_by.channel)
        try:
            components = filled(opened_by.modal["components"], values)
            for one in walk(components):
                resolved.chosen(one["type"], one.get("values", []))
        except ValueError as error:
            raise CantDo(str(error)) from None
        data: Json = {"custom_id": opened_by.modal["custom_id"], "components": components}
        return self._begin(
            Kind.MODAL,
            opened_by.channel,
            resolved.into(data),
            message=opened_by.message,
            trigger=opened_by,
        )

    def forge(
        self, kind: Kind, channel: Channel, data: Json, message: Message | None
    ) -> Interaction:
        """Send an interaction that no app would send: any press or modal, with any message."""
        return self._begin(kind, channel, data, message=message)

    def open_thread(self, thread: Channel) -> None:
        """Open an archived thread. A locked thread needs the permission to manage threads."""
        may = self.core.directory.person_may(self.person_id, thread)
        if thread.locked and Permission.MANAGE_THREADS not in may:
            raise CantDo("This thread is locked.")
        self.core.set_archived(thread, archived=False, locked=False)

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message. That opens an archived thread."""
        self._require_chat(channel)
        if channel.guild_id is not None:
            thread = Permission.SEND_MESSAGES_IN_THREADS
            needed = thread if channel.is_thread else Permission.SEND_MESSAGES
            if needed not in self.core.directory.person_may(self.person_id, channel):
                raise CantDo(f"{self.person.name} may not write here.")
        self._require_unlocked(channel)
        if channel.archived:
            self.open_thread(channel)
        message = self.core.messages.create(channel, self.person, Draft({"content": text}))
        self.core.dispatch_message(channel, message)
        bot = self.core.directory.bot
        if f"<@{bot.id}>" in text and channel.is_thread and bot.id not in channel.member_ids:
            self.core.set_in_thread(self.channel(channel.id), bot.id, joins=True)
        return message

    def delete(self, message: Message) -> None:
        """Delete the person's own message or, as a manager, anybody's; dismiss an ephemeral one.

        Discord isn't told of a dismissal.
        """
        channel = self.channel(message.channel_id)
        if message.only_for == self.person_id:
            self.core.messages.dismiss(message)
            return
        mine = self.person_id == message.author_id
        may = self.core.directory.person_may(self.person_id, channel)
        if not mine and (channel.guild_id is None or Permission.MANAGE_MESSAGES not in may):
            raise CantDo("That is another person's message.")
        self.core.messages.delete(message)

    def _begin(self, kind: Kind, channel: Channel, data: Json, **more: Any) -> Interaction:
        return self.core.interactions.begin(kind, self.person, channel, data, **more)

    def _command(
        self,
        kind: Kind,
        channel: Channel,
        path: Sequence[str],
        options: Mapping[str, Any],
        focused: str | None,
    ) -> Interaction:
        found = find_command(self.commands(channel), path)
        if found is None:
            raise CantDo(f"There is no command /{' '.join(path)} here.")
        command, leaf = found
        self._require_permission(command, channel)
        resolved = Resolved(self.core, self.person_id, channel)
        try:
            given = OptionReader(leaf, resolved).read(options, focused)
        except ValueError as error:
            raise CantDo(str(error)) from None
        data = self._head(command)
        inner = given
        for depth, name in reversed(list(enumerate(path[1:], start=1))):
            kind_of_step = 1 if depth == len(path) - 1 else 2
            inner = [{"type": kind_of_step, "name": name, "options": inner}]
        data["options"] = inner
        return self._begin(kind, channel, resolved.into(data))

    def _head(self, command: Json) -> Json:
        head: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if "guild_id" in command:
            head["guild_id"] = command["guild_id"]
        return head

    def _require_unlocked(self, channel: Channel) -> None:
        may = self.core.directory.person_may(self.person_id, channel)
        if channel.locked and Permission.MANAGE_THREADS not in may:
            raise CantDo("This thread is locked.")

    def _require_chat(self, channel: Channel) -> None:
        if channel.type is ChannelType.FORUM:
            raise CantDo("A forum has posts only: nothing is written into it.")

    def _require_permission(self, command: Json, channel: Channel) -> None:
        self._require_chat(channel)
        if channel.guild_id is None:
            return
        self._require_unlocked(channel)
        may = self.core.directory.person_may(self.person_id, channel)
        if Permission.ADMINISTRATOR in may:
            return
        if Permission.USE_APPLICATION_COMMANDS not in may:
            raise CantDo(f"{self.person.name} may not use commands here.")
        given = self.core.command_permissions.of(channel.guild_id, int(command["id"]))
        if self.person_id in given:
            if not given[self.person_id]:
                raise CantDo(f"The admins took this command from {self.person.name}.")
            return
        needed = command["default_member_permissions"]
        if needed is None:
            return
        if int(needed) == 0:
            raise CantDo("This command is for administrators.")
        if Permission(int(needed)) not in may:
            raise CantDo(f"{self.person.name} lacks the permission for this command.")


def _chosen(component: Json, values: Sequence[str] | None) -> list[str]:
    chosen = list(values or ())
    least, most = component["min_values"], component["max_values"]
    if not least <= len(chosen) <= most:
        raise CantDo(f"Choose {least} to {most}.")
    if "options" in component:
        offered = {option["value"] for option in component["options"]}
        if strange := set(chosen) - offered:
            raise CantDo(f"There is no option {min(strange)!r}.")
    return chosen
