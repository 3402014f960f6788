"""Presses and forms with which admins block members, lift blocks and void matches.

Each action is stored in the log first. A refused message is not retried: the log has it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import (
    MATCH,
    PAGE,
    SEQ,
    SNOWFLAKE,
    button,
    channel_menu,
    meaning,
    menu,
    number,
)
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN, REFEREE
from bot.interactions.context import Context, person_of
from bot.interactions.permissions import (
    check_channel,
    guild_id_of,
    guild_name_of,
    has_channel,
    trouble_in,
)
from bot.interactions.settings_changes import report_change
from bot.locales import Texts, Wording
from bot.matches.errors import Refusal, Refused, StoreAway
from bot.matches.models.people import Person
from bot.matches.models.terms import ChangedSettings
from bot.messages.sending.delivery import Worded, nonce_of, send_message
from bot.messages.sending.failures import is_discords, named
from bot.moderation.model import LONGEST_REASON, NO_END, TERMS, LogEntry, Rank
from bot.moderation.screens import (
    MAX_OPTIONS,
    WARNINGS,
    entry_line,
    member_panel,
    moderation_panel,
    settings_entry,
    void_panel,
    voided_panel,
    warned_text,
)
from bot.moderation.service import Moderation, Ranked
from bot.screens.message import CONTENT_LIMIT, Panel, Screen, clip, panel_id
from bot.screens.wording.names import visible

_log = logging.getLogger(__name__)


async def post_entry(context: Context, entry: LogEntry) -> None:
    """Post an admin's action in the log's channel, in the server's language, without pings."""
    service = context.service
    with _failing_quietly():
        settings = await service.settings.guild_settings(entry.guild_id)
        infos = {} if entry.match_id is None else await service.queries.infos([entry.match_id])
        await _post(
            context,
            {settings.log_channel},
            lambda texts: entry_line(texts, entry, infos),
            (entry.guild_id, entry.deed, entry.at),
        )


async def post_settings(context: Context, changed: ChangedSettings) -> None:
    """Post changed settings in the log's channel.

    If that is another one now, both channels name the change: so nobody ends the log unseen.
    """
    with _failing_quietly():
        now = await context.service.settings.guild_settings(guild_id_of(context))
        before = None if changed.before is None else changed.before.log_channel
        await _post(
            context,
            dict.fromkeys((before, now.log_channel)),
            lambda texts: settings_entry(texts, changed),
            (now.guild_id, "settings", changed.at, changed.changes),
        )


async def _post(
    context: Context,
    channels: Collection[int | None],
    line: Callable[[Texts], str],
    identity: tuple[object, ...],
) -> None:
    texts = await context.tools.languages.of_guild(guild_id_of(context))

    async def screen(wording: Wording) -> Screen:
        return Screen(clip(line(texts.worded(wording)), CONTENT_LIMIT))

    for channel_id in filter(None, channels):
        with _failing_quietly():
            channel = context.tools.channels.messageable(channel_id)
            nonce = nonce_of("log", *identity, channel_id)
            send = partial(send_message, channel, context.reply.delivery, nonce=nonce)
            await Worded().show(screen, send)


@contextmanager
def _failing_quietly() -> Iterator[None]:
    """Log a line that can't be posted: what it reports is stored."""
    try:
        yield
    except Exception as failed:
        if not (is_discords(failed) or isinstance(failed, StoreAway)):
            raise
        _log.warning("A line of a server's log could not be posted (%s).", named(failed))


NOTE: Final = TextField("reason", LONGEST_REASON, optional=True)
REASON: Final = TextField("reason", LONGEST_REASON)


async def moderation_page(context: Context, number: int = 0, note: str = "") -> Panel:
    """Return the panel with a page of the log."""
    service, guild_id = context.service, guild_id_of(context)
    channel = (await service.settings.guild_settings(guild_id)).log_channel
    log, infos = await service.of(Moderation).log(guild_id, number)
    return moderation_panel(
        context.texts,
        guild_name_of(context),
        await service.of(Moderation).blocks(guild_id, MAX_OPTIONS),
        log,
        infos,
        warnings=await service.of(Moderation).warnings(guild_id, MAX_OPTIONS),
        channel=channel if channel is not None and has_channel(context, channel) else None,
        trouble=None if channel is None else trouble_in(context, channel),
        note=note,
    )


async def turn(context: Context, _: ComponentInteraction, number: int) -> None:
    """Show another page of the log."""
    await context.reply.redraw(await moderation_page(context, number))


async def set_log(context: Context, _: ComponentInteraction, channels: tuple[int, ...]) -> None:
    """Set the channel where the log is posted, too; without a choice, none."""
    guild, chosen = context.guild, channels[0] if channels else None
    channel = None if guild is None or chosen is None else guild.get_channel(chosen)
    if len(channels) > 1 or (chosen is not None and channel is None):
        raise Refused(Refusal.OLD_BUTTON)
    if guild is not None and channel is not None:
        check_channel(context, channel.permissions_for(guild.me))
    changed = await context.service.settings.change_guild_settings(
        guild_id_of(context), context.person, lambda now: replace(now, log_channel=chosen)
    )
    saved = context.texts("settings-saved-now")
    await context.reply.redraw(await moderation_page(context, note=saved))
    await report_change(context, changed)


async def ask_about(context: Context, member: discord.User | discord.Member) -> Panel:
    """Return the panel of the member whom an admin chose.

    Raises `Refused` if the admin may not block them, unless they are blocked already.
    """
    guild_id, person = guild_id_of(context), context.asked_about(member)
    if not await context.service.admission.is_blocked(guild_id, person.id):
        ranked = Ranked(person, rank_of(context.guild, member))
        context.of(Moderation).check_block(_own(context), ranked)
    return await member_page(context, person)


async def member_page(context: Context, person: Person) -> Panel:
    """Return the panel of a member, with the button to block them or to lift the block."""
    admission, guild_id = context.service.admission, guild_id_of(context)
    return member_panel(
        context.texts,
        person,
        blocked=await admission.is_blocked(guild_id, person.id),
        until=await admission.blocked_until(guild_id, person.id),
        warnings=await context.of(Moderation).warnings(guild_id, WARNINGS, person.id),
    )


async def choose_member(context: Context, _: ComponentInteraction, person_id: int) -> None:
    """Show the panel of a blocked or warned member."""
    await context.reply.redraw(await member_page(context, await _member(context, person_id)))


async def _member(context: Context, person_id: int) -> Person:
    """Return the stored person; a member who has never used the bot is read from Discord."""
    known = await context.service.settings.acquaintance(person_id, guild_id_of(context))
    return known.person or (await _ranked(context, person_id)).person


async def _ranked(context: Context, person_id: int) -> Ranked:
    """Return a member with their rank, both read from Discord.

    If Discord doesn't answer, or they left, only the owner's rank is known.
    """
    guild, found = context.guild, None
    if guild is not None:
        try:
            members = await guild.query_members(user_ids=[person_id], limit=1, cache=False)
            found = next(iter(members), None)
        except Exception as failed:
            _log.warning("A member could not be found (%s).", type(failed).__name__)
    if found is not None:
        return Ranked(person_of(found), rank_of(guild, found))
    known = await context.service.settings.acquaintance(person_id, guild_id_of(context))
    owner = guild is not None and guild.owner_id == person_id
    return Ranked(known.person or Person(person_id, ""), Rank.OWNER if owner else Rank.MEMBER)


def rank_of(guild: discord.Guild | None, member: discord.User | discord.Member) -> Rank:
    """Return the rank of a member; somebody who left has none."""
    if guild is not None and guild.owner_id == member.id:
        return Rank.OWNER
    if not isinstance(member, discord.Member):
        return Rank.MEMBER
    return _rank_by(member.resolved_permissions or member.guild_permissions)


def _own(context: Context) -> Ranked:
    """Return the person who asks, with their rank."""
    interaction = context.interaction
    guild, mine = context.guild, interaction.permissions
    owner = guild is not None and guild.owner_id == interaction.user.id
    return Ranked(context.person, Rank.OWNER if owner else _rank_by(mine))


def _rank_by(allowed: discord.Permissions) -> Rank:
    if allowed.administrator:
        return Rank.ADMINISTRATOR
    return Rank.MANAGER if allowed.manage_guild else Rank.MEMBER


async def ask_to_block(context: Context, _: ComponentInteraction, person_id: int) -> None:
    """Open the form for the reason of a block."""
    await _ask(context, f"kk-block:{person_id}", NOTE, context.texts("block-title"))


async def ask_to_block_for(
    context: Context, _: ComponentInteraction, person_id: int, days: int
) -> None:
    """Open the form for the reason of a block that ends."""
    await _ask(context, f"kk-block-for:{person_id}:{days}", NOTE, context.texts("block-title"))


async def _ask(context: Context, custom_id: str, field: TextField, title: str) -> None:
    label, about = context.texts("reason-label"), context.texts("moderation-reason-about")
    await forms.open_modal(
        context, custom_id, Question(field, label=label, about=about), title=title
    )


async def block(context: Context, typed: str, person_id: int) -> None:
    """Block the member, and post that in the log's channel."""
    await _block(context, typed, person_id, None)


async def block_for(context: Context, typed: str, person_id: int, days: int) -> None:
    """Block the member for some days, and post that in the log's channel."""
    await _block(context, typed, person_id, timedelta(days=days))


async def _block(context: Context, typed: str, person_id: int, term: timedelta | None) -> None:
    member = await _ranked(context, person_id)
    entry = await context.of(Moderation).block(
        guild_id_of(context), _own(context), member, visible(typed), term=term
    )
    await context.reply.redraw(await member_page(context, member.person))
    await post_entry(context, entry)


async def lift(context: Context, _: ComponentInteraction, person_id: int) -> None:
    """Lift the member's block, and post that in the log's channel."""
    person = await _member(context, person_id)
    entry = await context.of(Moderation).lift(guild_id_of(context), _own(context), person)
    await context.reply.redraw(await member_page(context, person))
    await post_entry(context, entry)


async def ask_to_warn(context: Context, _: ComponentInteraction, person_id: int, days: int) -> None:
    """Open the form for the reason of a warning."""
    texts = context.texts
    await forms.open_modal(
        context,
        f"kk-warn:{person_id}:{days}",
        Question(
            REASON,
            label=texts("reason-label"),
            about=texts("warn-about"),
        ),
        title=texts("warn-title"),
    )


async def warn(context: Context, typed: str, person_id: int, days: int) -> None:
    """Warn the member, and post that in the log's channel. Raises `Refused`."""
    reason = visible(typed)
    if not reason:
        raise Refused(Refusal.NO_REASON)
    member, term = await _ranked(context, person_id), None if days == NO_END else days
    entry = await context.of(Moderation).warn(
        guild_id_of(context),
        _own(context),
        member,
        reason,
        None if term is None else timedelta(days=term),
    )
    await context.reply.redraw(await member_page(context, member.person))
    await post_entry(context, entry)


async def unwarn(
    context: Context, _: ComponentInteraction, person_id: int, warning_id: int
) -> None:
    """Lift a warning of the member, and post that in the log's channel."""
    person = await _member(context, person_id)
    moderation, guild_id = context.of(Moderation), guild_id_of(context)
    entry = await moderation.unwarn(guild_id, context.person, person, warning_id)
    await context.reply.redraw(await member_page(context, person))
    await post_entry(context, entry)


async def tell_warnings(context: Context) -> None:
    """Show the person the warnings on this server that they have not read."""
    guild_id = context.guild_id
    if guild_id is None:
        return
    moderation = context.of(Moderation)
    found = await moderation.untold(guild_id, context.person.id)
    if found:
        text = warned_text(context.texts, guild_name_of(context), found)
        await context.reply.send_text(text)
        await moderation.note_told([one.id for one in found])


async def void_page(context: Context, match_id: int) -> Panel:
    """Return the question whether to void a match. Raises `Refused` if that is impossible."""
    moderation = context.of(Moderation)
    info = await moderation.check_void(match_id, guild_id_of(context), context.person)
    reach = await moderation.reach_of(match_id)
    if reach is None:
        raise Refused(Refusal.VOID_ALREADY)
    return void_panel(context.texts, info, reach, await moderation.event_of(match_id))


async def ask_to_void(context: Context, press: ComponentInteraction) -> None:
    """Open the form for the reason to void a match."""
    title = context.texts("void-title", match=str(press.match_id))
    await _ask(context, f"kk-void:{press.match_id}:{press.seq}", REASON, title)


async def void(context: Context, typed: str, match_id: int, _seq: int) -> None:
    """Void the match, and redraw its messages. Raises `Refused`."""
    reason = visible(typed)
    if not reason:
        raise Refused(Refusal.NO_REASON)
    entry = await context.of(Moderation).void(
        match_id, guild_id_of(context), context.person, reason
    )
    context.presenter.redraw_all(match_id)
    assert entry.reach is not None
    await context.reply.redraw(voided_panel(context.texts, match_id, entry.reach))
    await post_entry(context, entry)


DAYS: Final = meaning({str(days): days for days in TERMS})
WARNED_FOR: Final = meaning({str(days): days for days in (*TERMS, NO_END)})
WARNING: Final = number(1, 2**53 - 1)

ROUTES: Final = Routes(
    match={
        "void": button(ask_to_void, needs=REFEREE),
    },
    panel={
        "mod": button(turn, PAGE, needs=ADMIN, way=True),
        "mod-member": menu(choose_member, needs=ADMIN, chosen=SNOWFLAKE),
        "mod-block": button(ask_to_block, SNOWFLAKE, needs=ADMIN),
        "mod-block-for": menu(ask_to_block_for, SNOWFLAKE, needs=ADMIN, chosen=DAYS),
        "mod-lift": button(lift, SNOWFLAKE, needs=ADMIN),
        "mod-warned": menu(choose_member, needs=ADMIN, chosen=SNOWFLAKE),
        "mod-warn": menu(ask_to_warn, SNOWFLAKE, needs=ADMIN, chosen=WARNED_FOR),
        "mod-unwarn": menu(unwarn, SNOWFLAKE, needs=ADMIN, chosen=WARNING),
        "set log": channel_menu(set_log, needs=ADMIN),
    },
    forms={
        "kk-block": form(block, NOTE, panel_id("mod-block {0}"), SNOWFLAKE, needs=ADMIN),
        "kk-block-for": form(
            block_for, NOTE, panel_id("mod-block-for {0}"), SNOWFLAKE, DAYS, needs=ADMIN
        ),
        "kk-warn": form(warn, REASON, panel_id("mod-warn {0}"), SNOWFLAKE, WARNED_FOR, needs=ADMIN),
        "kk-void": form(void, REASON, "kk:{0}:{1}:void", MATCH, SEQ, needs=REFEREE),
    },
)
