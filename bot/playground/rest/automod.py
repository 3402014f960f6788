"""Applies a server's own filter (AutoMod) to the bot's requests.

Messages in a channel are judged as the bot's. Answers to an interaction, and edits by its token,
are judged as those of the person who sent the interaction.
"""

from collections.abc import Mapping
from typing import Any

from bot.playground.core import Core
from bot.playground.objects.automod import NO_RULES, AutoMod
from bot.playground.objects.channel import Channel
from bot.playground.objects.errors import Refusal
from bot.playground.objects.interaction import Interaction
from bot.playground.objects.message import EPHEMERAL, Message
from bot.playground.objects.permissions import Permission

Json = dict[str, Any]

_EXEMPT = Permission.ADMINISTRATOR | Permission.MANAGE_GUILD


def check_message_content(core: Core, channel: Channel, body: Mapping[str, Any]) -> None:
    """Check a message of the bot, or an edit of one.

    Raises:
        ApiError: 200000 or 240000 if a rule of the server catches it.
    """
    _raise(_rules(core, channel, core.directory.bot.id).caught(body))


def check_title(core: Core, channel: Channel, title: str) -> None:
    """Check the name of a thread of the bot.

    Raises:
        ApiError: 200001 if a rule of the server catches it.
    """
    _raise(_rules(core, channel, core.directory.bot.id).caught_title(title))


def check_edit(
    core: Core, interaction: Interaction, message: Message, body: Mapping[str, Any]
) -> None:
    """Check an edit by an interaction's token. Ephemeral messages aren't filtered.

    Raises:
        ApiError: 200000 or 240000 if a rule of the server catches it.
    """
    if message.only_for is None:
        _raise(_rules(core, interaction.channel, interaction.person.id).caught(body))


def filtered_answer(core: Core, interaction: Interaction, body: Json) -> Json:
    """Return the body of a message that answers an interaction, ephemeral if a rule hides it.

    Raises:
        ApiError: 200000 or 240000 if a rule catches it, and the server doesn't hide answers.
    """
    flags = int(body.get("flags") or 0)
    if flags & EPHEMERAL:
        return body
    rules = _rules(core, interaction.channel, interaction.person.id)
    refusal = rules.caught(body)
    if refusal is not None and rules.hides_answers:
        return {**body, "flags": flags | EPHEMERAL}
    _raise(refusal)
    return body


def _rules(core: Core, channel: Channel, author_id: int) -> AutoMod:
    """Return the rules that apply to an author in a channel."""
    guild = core.directory.guilds.get(channel.guild_id or 0)
    if guild is None or guild.permissions_of(author_id) & _EXEMPT:
        return NO_RULES
    exempt = {role.id for role in guild.roles_of(author_id)} & set(guild.automod.exempt_role_ids)
    return NO_RULES if exempt else guild.automod


def _raise(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise refusal.error()
