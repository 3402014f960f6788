"""People, servers and direct messages in the form for the page."""

from collections.abc import Iterable
from typing import Any

from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.guild import Guild
from bot.playground.objects.person import Person
from bot.playground.objects.role import Role

Json = dict[str, Any]


def list_people(people: Iterable[Person]) -> list[Json]:
    """Return people for the page."""
    return [
        {
            "id": str(person.id),
            "username": person.username,
            "global_name": person.global_name,
            "avatar_color": person.avatar_color,
            "locale": person.locale,
            "dms_open": person.dms_open,
            "has_app": person.has_app,
        }
        for person in people
    ]


def automod_form(guild: Guild) -> Json:
    """Return a server's AutoMod rules for the page, which it changes one by one."""
    return {
        "limits_mentions": guild.automod.mention_limit is not None,
        "words": list(guild.automod.words),
        "hides_answers": guild.automod.hides_answers,
        "exempts_bot": guild.automod_exempts_bot(),
    }


def list_guild(guild: Guild, channels: Iterable[Channel]) -> Json:
    """Return a server with its channels and threads for the page."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "locale": guild.locale,
        "members": [str(one) for one in guild.member_ids],
        "managers": [str(one) for one in (guild.owner_id, *guild.manager_ids)],
        "bot": guild.bot_is_member,
        "app": guild.has_app,
        "external_apps": guild.external_apps,
        "automod": automod_form(guild),
        "roles": [
            {
                "id": str(role.id),
                "name": role.name,
                "permissions": str(role.permissions),
                "members": [str(one) for one in role.member_ids],
                "bot": role.bot_id is not None,
            }
            for role in (Role(guild.id, "@everyone"), *guild.roles)
        ],
        "channels": [
            {
                "id": str(channel.id),
                "name": channel.name,
                "type": int(channel.type),
                "parent_id": channel.parent_id and str(channel.parent_id),
                "archived": channel.archived,
                "denied": str(channel.denied_to_bot),
            }
            for channel in channels
        ],
    }


def list_dm(channel: Channel, bot: Person) -> Json:
    """Return direct messages, or a group message, for the page."""
    recipients = channel.member_ids if channel.is_private else (channel.recipient_id, bot.id)
    form: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "recipients": [str(one) for one in recipients],
    }
    return {**form, "name": channel.name} if channel.type is ChannelType.GROUP_DM else form
