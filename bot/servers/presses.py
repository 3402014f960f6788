"""Presses on the settings panel: a choice is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import (
    CHANGE,
    CLOCK_HOUR,
    LENGTH,
    REFUSED,
    VALUE,
    ZONE,
    button,
    channel_menu,
    choice,
    fits_in_id,
    menu,
    optional,
    role_menu,
    text_of,
)
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN
from bot.interactions.context import Context
from bot.interactions.permissions import (
    check_channel,
    guild_id_of,
    guild_name_of,
    has_channel,
    match_troubles,
    refusals_on,
    trouble_in,
)
from bot.interactions.settings_changes import report_change
from bot.koikoi.rules import OPTIONS_BY_KEY, PRESET_NAMES
from bot.matches.errors import ChangedMeanwhile, InvalidSetting, Refusal, Refused
from bot.matches.models.posting import next_daily
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, GuildSettings, MatchLength
from bot.matches.transitions.house_rules import CHANNELS, differences
from bot.screens.message import Panel, panel_id
from bot.screens.view_model import joined
from bot.screens.wording.options import OPTION_KEYS, as_typed, option_name, read_value, words_of
from bot.screens.wording.refusals import setting_reason
from bot.servers.page_screens import NextPosts
from bot.servers.question_screens import loss_question
from bot.servers.screens import (
    GROUPS,
    LENGTH_KEYS,
    PAGES,
    QUESTIONS,
    SHARE,
    chosen_options,
    settings_panel,
)

MOST_TROUBLES: Final = 5
"""Maximum number of channels without permissions that are named, to fit on a phone."""
LAST_CHANGES: Final = 5
"""Number of changes listed on the page `SHARE`; every other page shows the last change only."""


async def turn_page(context: Context, _: ComponentInteraction, page: str) -> None:
    """Show another page of the panel."""
    await context.reply.redraw(await settings_page(context, page))


async def open_option(
    context: Context, _press: ComponentInteraction, _group: str, key: str
) -> None:
    """Show one option of *Advanced*."""
    await context.reply.redraw(await settings_page(context, f"option {key}"))


async def set_preset(context: Context, _: ComponentInteraction, preset: str) -> None:
    """Choose a preset; if options were changed, ask first: they would be reset."""
    await _ask_before_loss(context, preset, reset=False)


async def set_preset_surely(
    context: Context, _: ComponentInteraction, preset: str, since: int
) -> None:
    """Choose a preset and reset the options, or ask again."""
    await _choose_preset(context, preset, since)


async def set_length(context: Context, _: ComponentInteraction, length: MatchLength) -> None:
    """Set how many rounds a match has."""
    await _set(context, "rules", length=length)


async def set_question(context: Context, _: ComponentInteraction, key: str, value: str) -> None:
    """Set an option by a menu that older versions had on the first page."""
    await _set_option(context, key, value, "rules")


async def set_value(context: Context, _: ComponentInteraction, key: str, value: str) -> None:
    """Set an option on its own page."""
    await _set_option(context, key, value, f"option {key}")


async def choose(asked: Setting, context: Context, _: ComponentInteraction, text: str) -> None:
    """Set the choice of a menu on the pages *Tables and time* or *Posts*."""
    saved = context.texts("settings-saved-now") if asked.at_once else None
    await _set(context, asked.page, saved=saved, **{asked.field: asked.value(text)})


async def set_channels(
    context: Context, _: ComponentInteraction, channels: tuple[int, ...]
) -> None:
    """Set where matches may be started; with no channel chosen, everywhere."""
    if not all(has_channel(context, channel) for channel in channels):
        raise Refused(Refusal.OLD_BUTTON)
    await _set(context, "table", channels=channels)


async def allow_all_channels(context: Context, _: ComponentInteraction) -> None:
    """Let matches start everywhere."""
    await _set(context, "table", channels=())


async def set_tournament_role(
    context: Context, _: ComponentInteraction, roles: tuple[int, ...]
) -> None:
    """Set the role whose members run tournaments, too; without a choice, none."""
    guild, chosen = context.guild, roles[0] if roles else None
    role = None if guild is None or chosen is None else guild.get_role(chosen)
    if len(roles) > 1 or (chosen is not None and role is None):
        raise Refused(Refusal.OLD_BUTTON)
    if role is not None and role.is_default():
        raise Refused(Refusal.ROLE_EVERYBODY)
    await _set(context, "table", saved=_now(context), tournament_role=chosen)


async def set_weekly(context: Context, _: ComponentInteraction, channels: tuple[int, ...]) -> None:
    """Set where the week's leaderboard is posted; with no channel chosen, nowhere.

    Raises `Refused` where the bot may not write.
    """
    boards = context.service.leaderboards
    last = boards.last_week()  # the first post is that of the running week
    chosen = _chosen_to_post(context, channels)
    await _set(context, "posts", saved=_now(context), weekly_channel=chosen, weekly_posted=last)


async def set_daily_post(
    context: Context, _: ComponentInteraction, channels: tuple[int, ...]
) -> None:
    """Set where each day's deal and puzzle are posted; with no channel chosen, nowhere.

    Raises `Refused` where the bot may not write.
    """
    chosen = _chosen_to_post(context, channels)
    await _set(context, "posts", saved=_now(context), daily_channel=chosen)


async def choose_clock(context: Context, _: ComponentInteraction, clock: int) -> None:
    """Read the hour that the admin's clock shows now, then ask for a place where it is so."""
    await context.reply.redraw(await settings_page(context, f"posts {clock}"))


async def choose_zone(context: Context, _: ComponentInteraction, zone: str) -> None:
    """Set the zone of the server's hours."""
    await _set(context, "posts", saved=_now(context), zone=zone)


def _now(context: Context) -> str:
    return context.texts("settings-saved-now")


def _chosen_to_post(context: Context, channels: tuple[int, ...]) -> int | None:
    """Return the chosen channel; None without a choice. Raises `Refused`."""
    guild, chosen = context.guild, channels[0] if channels else None
    channel = None if guild is None or chosen is None else guild.get_channel(chosen)
    if len(channels) > 1 or (chosen is not None and channel is None):
        raise Refused(Refusal.OLD_BUTTON)
    if guild is not None and channel is not None:
        check_channel(context, channel.permissions_for(guild.me))
    return chosen


async def _set(context: Context, page: str, *, saved: str | None = None, **changes: Any) -> None:
    await save(context, page, lambda now: replace(now, **changes), saved)


async def _set_option(context: Context, key: str, value: str, page: str) -> None:
    if value not in OPTIONS_BY_KEY[key].choices:
        raise Refused(Refusal.OLD_BUTTON)
    await save(context, page, lambda now: _with_option(now, key, value))


async def reset(context: Context, _: ComponentInteraction) -> None:
    """Ask before every option is reset to its preset."""
    now = await context.service.settings.guild_settings(guild_id_of(context))
    await _ask_before_loss(context, now.preset, reset=True)


async def undo(context: Context, _: ComponentInteraction, change: int) -> None:
    """Undo the last change, if it is still the last one."""
    texts, service, guild_id = context.texts, context.service, guild_id_of(context)
    found = await service.settings.changed_settings(guild_id, 1)
    page = _page_of(found[0].changes[0].key) if found and found[0].changes else "rules"
    changed = None
    try:
        last_week = service.leaderboards.last_week()
        changed = await service.settings.undo(guild_id, context.person, change, last_week)
        note = texts("settings-undone")
    except ChangedMeanwhile:
        note = texts("settings-undo-late")
    except InvalidSetting as refused:
        note = texts("settings-refused", reason=setting_reason(texts, refused))
    await context.reply.redraw(await settings_page(context, page, note))
    await report_change(context, changed)


_PAGES: Final = {
    one.field: one.page for one in SETTINGS if one.menu or one.field in (*CHANNELS, "zone")
}


def _page_of(key: str) -> str:
    """Return the page that shows a changed setting."""
    if key.startswith("channel "):
        return "channels"
    return _PAGES.get(key, "rules")


async def _ask_before_loss(
    context: Context, preset: str, *, reset: bool, again: bool = False
) -> None:
    """Show the options that a preset would reset; if there are none, choose it at once.

    `again`: a setting was changed since the same question was asked.
    """
    service, guild_id = context.service.settings, guild_id_of(context)
    since = await service.last_change(guild_id)
    now = await service.guild_settings(guild_id)
    wanted = replace(now, preset=preset, options={})
    if not now.options or not differences(now, wanted, all_options=True):
        await _choose_preset(context, preset, since if now.options else None)
        return
    guild = guild_name_of(context)
    await context.reply.redraw(
        loss_question(context.texts, guild, now, wanted, since, reset=reset, again=again)
    )


async def _choose_preset(context: Context, preset: str, since: int | None) -> None:
    """Choose a preset; ask again if a setting was changed since the question.

    `since` is None without a confirmation: then no option may be lost.
    """

    def chosen(now: GuildSettings) -> GuildSettings:
        if now.options and since is None:
            raise ChangedMeanwhile(Refusal.SETTINGS_CHANGED)
        return replace(now, preset=preset, options={})

    try:
        await save(context, "rules", chosen, since=since)
    except ChangedMeanwhile:
        now = await context.service.settings.guild_settings(guild_id_of(context))
        await _ask_before_loss(context, preset, reset=preset == now.preset, again=True)


async def reset_to_preset(context: Context, _: ComponentInteraction, key: str) -> None:
    """Reset one option to its preset."""
    gone = LENGTH_KEYS if key in LENGTH_KEYS else (key,)

    def restore(now: GuildSettings) -> GuildSettings:
        options = {name: value for name, value in now.options.items() if name not in gone}
        length = "usual" if key in LENGTH_KEYS else now.length
        return replace(now, options=options, length=length)

    await save(context, f"option {key}", restore)


async def change(context: Context, _: ComponentInteraction, key: str, refused: str | None) -> None:
    """Open a form for a value, because there are too many values for a menu.

    The form has the value in force, or the text that was `refused`.
    """
    texts = context.texts
    stored = await context.service.settings.guild_settings(guild_id_of(context))
    now = chosen_options(stored).get(key)
    initial = refused or (None if now is None else as_typed(texts, key, now))
    await forms.open_modal(
        context,
        f"kk-form:{key}",
        Question(
            TYPED,
            label=texts("modal-value"),
            about=words_of(texts, key),
            preset=() if initial is None else (initial,),
        ),
        title=option_name(texts, key),
    )


TYPED: Final = TextField("value", 40)


async def submit(context: Context, typed: str, key: str) -> None:
    """Save the value that was typed into a form."""
    value = read_value(context.texts, key, typed)
    await save(context, f"option {key}", lambda now: _with_option(now, key, value), typed=typed)


def _with_option(settings: GuildSettings, key: str, value: str) -> GuildSettings:
    if key not in LENGTH_KEYS:
        return replace(settings, options={**settings.options, key: value})
    # Rounds and target replace each other; they count only with "as the rules say".
    others = {name: kept for name, kept in settings.options.items() if name not in LENGTH_KEYS}
    return replace(settings, options={**others, key: value}, length="rules")


async def save(
    context: Context,
    page: str,
    change: Callable[[GuildSettings], GuildSettings],
    saved: str | None = None,
    *,
    since: int | None = None,
    typed: str = "",
) -> None:
    """Save changed settings, and show a page: with a tick, or with the reason why it failed.

    `saved`: the text beside the tick; None: that the next matches have it. `since`: the last change
    that the admin has seen, if a newer one must not be lost: then raises `ChangedMeanwhile`.
    `typed`: the text of a form, which the next form has if it is refused.
    """
    texts, guild_id, changed = context.texts, guild_id_of(context), None
    try:
        changed = await context.service.settings.change_guild_settings(
            guild_id, context.person, change, since=since
        )
        note = saved or texts("settings-saved")
    except InvalidSetting as refused:
        note = texts("settings-refused", reason=setting_reason(texts, refused))
        if fits_in_id(typed.strip()):
            page = f"{page} {typed.strip()}"
        if typed:
            forms.keep_refused(context)
    await context.reply.redraw(await settings_page(context, page, note))
    await report_change(context, changed)


async def settings_page(context: Context, page: str, note: str = "") -> Panel:
    """Return a page of the panel with the present settings."""
    service, guild_id = context.service.settings, guild_id_of(context)
    stored = await service.guild_settings(guild_id)
    settings = _without_deleted(context, stored)
    closed = bool(stored.channels) and not settings.channels
    if page == "table" and closed:
        note = joined([context.texts("settings-channels-deleted"), note])
    elif page == "table":
        lines = match_troubles(context, settings.channels, threads=settings.threads)
        lines += refusals_on(context)
        if settings.channels != stored.channels:
            lines.insert(0, context.texts("settings-channel-deleted"))
        if settings.tournament_role != stored.tournament_role:
            lines.insert(0, context.texts("role-gone"))
        note = joined([*lines[:MOST_TROUBLES], note])
    changed = await service.changed_settings(guild_id, LAST_CHANGES if page == SHARE else 1)
    guild = guild_name_of(context)
    posts = _posts(context, stored) if page.startswith("posts") else None
    return settings_panel(
        context.texts, guild, settings, page, note, changed=changed, posts=posts, closed=closed
    )


def _posts(context: Context, settings: GuildSettings) -> NextPosts:
    def trouble(channel: int | None) -> str | None:
        return None if channel is None else trouble_in(context, channel)

    now = context.service.clock.now()
    return NextPosts(
        now,
        context.service.leaderboards.next_weekly(settings),
        next_daily(settings.daily_hour, settings.zone, now, settings.daily_posted),
        trouble(settings.weekly_channel),
        trouble(settings.daily_channel),
    )


def _without_deleted(context: Context, settings: GuildSettings) -> GuildSettings:
    """Return the settings without channels and roles that were deleted: menus can't show them.

    They have no effect, and are removed at the next change of these settings.
    """

    def left(channel: int | None) -> int | None:
        return channel if channel is not None and has_channel(context, channel) else None

    presets = settings.channel_presets.items()
    guild, role = context.guild, settings.tournament_role
    assert guild is not None
    return replace(
        settings,
        channels=tuple(one for one in settings.channels if has_channel(context, one)),
        weekly_channel=left(settings.weekly_channel),
        daily_channel=left(settings.daily_channel),
        tournament_role=None if role is None or guild.get_role(role) is None else role,
        channel_presets={one: preset for one, preset in presets if has_channel(context, one)},
    )


OPTION: Final = choice(*OPTION_KEYS)

ROUTES: Final = Routes(
    panel={
        "settings": button(turn_page, choice(*PAGES, SHARE), needs=ADMIN),
        "set preset": menu(set_preset, needs=ADMIN, chosen=choice(*PRESET_NAMES)),
        "set length": menu(set_length, needs=ADMIN, chosen=LENGTH),
        "set option": menu(set_question, choice(*QUESTIONS), needs=ADMIN, chosen=VALUE),
        "set value": menu(set_value, OPTION, needs=ADMIN, chosen=VALUE),
        **{
            f"set {one.menu}": menu(partial(choose, one), needs=ADMIN, chosen=text_of(one))
            for one in SETTINGS
            if one.menu
        },
        "set channels": channel_menu(set_channels, needs=ADMIN),
        "set all-channels": button(allow_all_channels, needs=ADMIN),
        "set tournament-role": role_menu(set_tournament_role, needs=ADMIN),
        "set weekly": channel_menu(set_weekly, needs=ADMIN),
        "set daily-post": channel_menu(set_daily_post, needs=ADMIN),
        "set zone-clock": menu(choose_clock, needs=ADMIN, chosen=CLOCK_HOUR),
        "set zone": menu(choose_zone, needs=ADMIN, chosen=ZONE),
        "option": menu(open_option, choice(*GROUPS), needs=ADMIN, chosen=OPTION),
        "change": button(change, OPTION, optional(REFUSED), needs=ADMIN),
        "preset": button(reset_to_preset, OPTION, needs=ADMIN),
        "preset-yes": button(set_preset_surely, choice(*PRESET_NAMES), CHANGE, needs=ADMIN),
        "reset": button(reset, needs=ADMIN),
        "undo": button(undo, CHANGE, needs=ADMIN),
    },
    forms={
        "kk-form": form(submit, TYPED, panel_id("change {0}"), OPTION, needs=ADMIN),
    },
)
