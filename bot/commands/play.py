"""`/koikoi play` and `computer`, and the same from a member's menu: how a match comes about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.translator import about, said
from bot.interactions.answering import (
    Context,
    Refused,
    answering,
    both_may_write,
    check_permissions,
    person_of,
)
from bot.koikoi.rules import PRESET_NAMES
from bot.locales import DEFAULT, texts_in
from bot.matches.models.terms import Length, Pace, Place

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]
Member = discord.Member | discord.User

_RULES = [
    app_commands.Choice(name=said(f"preset-{preset}"), value=preset) for preset in PRESET_NAMES
]
_LENGTHS = [
    app_commands.Choice(name=said(f"choice-length-{value}"), value=value)
    for value in ("1", "3", "6", "12", "rules")
]
_PACES = [
    app_commands.Choice(name=said(f"choice-pace-{pace.value}"), value=pace.value) for pace in Pace
]


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """`play` and `computer`."""

    @group.command(name=said("command-play"), description=about("command-play"))
    @app_commands.rename(
        opponent=said("option-name-opponent"),
        rules=said("option-name-rules"),
        length=said("option-name-length"),
        pace=said("option-name-pace"),
    )
    @app_commands.describe(
        opponent=about("option-name-opponent"),
        rules=about("option-name-rules"),
        length=about("option-name-length"),
        pace=about("option-name-pace"),
    )
    @app_commands.choices(rules=_RULES, length=_LENGTHS, pace=_PACES)
    async def play(
        interaction: Interaction,
        opponent: discord.User | None = None,
        rules: str | None = None,
        length: str | None = None,
        pace: str | None = None,
    ) -> None:
        async with answering(client, interaction, "/koikoi play", private=False) as context:
            await challenge(
                context,
                opponent,
                preset=rules,
                length=as_length(length),
                pace=Pace(pace) if pace else None,
            )

    levels = client.service.thinker.levels

    @group.command(name=said("command-computer"), description=about("command-computer"))
    @app_commands.rename(
        level=said("option-name-level"),
        rules=said("option-name-rules"),
        length=said("option-name-length"),
    )
    @app_commands.describe(
        level=about("option-name-level"),
        rules=about("option-name-rules"),
        length=about("option-name-length"),
    )
    @app_commands.choices(
        level=[app_commands.Choice(name=_level_name(level), value=level) for level in levels],
        rules=_RULES,
        length=_LENGTHS,
    )
    async def computer(
        interaction: Interaction,
        level: str | None = None,
        rules: str | None = None,
        length: str | None = None,
    ) -> None:
        async with answering(client, interaction, "/koikoi computer", private=False) as context:
            await sit_down(context, level, preset=rules, length=as_length(length))


def user_menu(client: KoiKoiClient) -> app_commands.ContextMenu:
    """*Play Koi-Koi* in a member's menu."""

    async def invite(interaction: Interaction, member: discord.User) -> None:
        async with answering(client, interaction, "Play Koi-Koi", private=False) as context:
            await challenge(context, member)

    return app_commands.ContextMenu(name=said("command-user-play"), callback=invite)


async def challenge(
    context: Context,
    opponent: Member | None,
    *,
    preset: str | None = None,
    length: Length | None = None,
    pace: Pace | None = None,
) -> None:
    """Challenge a member, or open a table; the answer becomes the table."""
    client, interaction = context.client, context.interaction
    if interaction.guild_id is None:
        raise Refused("guild-only")
    if opponent is not None and client.user is not None and opponent.id == client.user.id:
        await sit_down(context, None, preset=preset, length=length)
        return
    if opponent is not None and opponent.bot:
        raise Refused("bot")
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise Refused("not-member")
    threads = await client.presenter.wants_threads(interaction.guild_id)
    check_permissions(context, threads=threads)
    if not both_may_write(interaction):
        raise Refused("no-writing")
    invited = None if opponent is None else person_of(opponent)
    terms = await client.service.settings.terms(interaction.guild_id, preset, length, pace)
    stored = await client.service.challenges.invite(
        place_of(interaction), context.person, invited, terms
    )
    await client.presenter.post_table(stored.id, context.reply)


async def sit_down(
    context: Context,
    level: str | None,
    *,
    preset: str | None = None,
    length: Length | None = None,
) -> None:
    """A match against the computer; in direct messages its hand is all there is."""
    client, interaction = context.client, context.interaction
    threads = await client.presenter.wants_threads(interaction.guild_id)
    check_permissions(context, threads=threads)
    level = level or await client.service.computers.usual_level(context.person.id)
    terms = await client.service.settings.terms(interaction.guild_id, preset, length, Pace.LIVE)
    stored = await client.service.computers.start(
        place_of(interaction), context.person, level, terms
    )
    if interaction.guild_id is None:
        await client.presenter.post_hand(stored.id, context.person.id, context.reply)
    else:
        await client.presenter.saw(stored.id, context.person.id)
        await client.presenter.post_table(stored.id, context.reply)
        await client.presenter.make_thread(stored.id)


def place_of(interaction: Interaction) -> Place:
    """Where the person is."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id, parent)


def as_length(value: str | None) -> Length | None:
    """A length as it was chosen."""
    if value is None or value == "rules":
        return None if value is None else "rules"
    return int(value)


def _level_name(level: str) -> app_commands.locale_str | str:
    key = f"choice-level-{level}"
    return said(key) if texts_in(DEFAULT).has(key) else level
