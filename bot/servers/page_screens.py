"""Pages of the admins' panel: the rules of single channels, and the automatic posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.koikoi.rules import PRESET_NAMES
from bot.locales import Texts
from bot.matches.models.daily import day_of, end_of
from bot.matches.models.terms import GuildSettings
from bot.screens.challenge import preset_name
from bot.screens.message import ChannelSelect, Choice, Divider, Prose, Row, Select, panel_id
from bot.screens.rules_panel import house_name
from bot.screens.view_model import clock_time, joined, moment, relative
from bot.screens.wording.names import escaped
from bot.screens.zones import hours_menu, zone_line, zones_menu

AS_SERVER: Final = "server"
"""The choice for a channel without its own rules."""


def channel_list(texts: Texts, guild: str, settings: GuildSettings) -> tuple[Prose | Row, ...]:
    """List the channels that have their own rules. Any channel can be chosen."""
    title = texts("settings-channels-title", guild=escaped(guild))
    house = house_name(texts, settings)
    lines = [
        texts("channel-rules-line", channel=f"<#{channel}>", rules=preset_name(texts, preset))
        for channel, preset in sorted(settings.channel_presets.items())
    ]
    return (
        Prose("\n".join([title, texts("settings-channels", rules=house), *lines])),
        (ChannelSelect(panel_id("channel"), (), texts("choose-channel"), one=True),),
    )


def channel_rules(texts: Texts, settings: GuildSettings, channel: int) -> tuple[Prose | Row, ...]:
    """Ask for the rules of the matches in a channel."""
    now = settings.channel_presets.get(channel, AS_SERVER)
    house = house_name(texts, settings)
    choices = [Choice(texts("channel-as-server", rules=house), AS_SERVER, chosen=now == AS_SERVER)]
    choices += [
        Choice(preset_name(texts, preset), preset, texts(f"about-{preset}"), now == preset)
        for preset in PRESET_NAMES
    ]
    title = texts("channel-rules-title", channel=f"<#{channel}>")
    return (
        Prose(f"{title}\n{texts('channel-rules')}"),
        (Select(panel_id(f"set channel {channel}"), tuple(choices)),),
    )


# The page of the automatic posts: the week's table, and the day's deal


@dataclass(frozen=True, slots=True)
class NextPosts:
    """The times of the next posts, and the bot's missing permissions in their channels."""

    now: datetime
    week: datetime
    day: datetime
    weekly_trouble: str | None = None
    daily_trouble: str | None = None


def posts_page(
    texts: Texts,
    guild: str,
    settings: GuildSettings,
    menus: Mapping[str, Row],
    coming: NextPosts,
    *,
    clock: int | None = None,
) -> list[Prose | Divider | Row]:
    """Show the channels and times of posts, and the zone of these times.

    Args:
        texts: the server's language.
        guild: its name.
        settings: its settings.
        menus: those of the page, by the name of their setting.
        coming: the times of the next posts.
        clock: the hour that the admin's clock shows now, while they choose a zone.
    """
    weekly = [texts("settings-weekly"), coming.weekly_trouble]
    if settings.weekly_channel is not None:
        week = {"time": moment(coming.week), "when": relative(coming.week)}
        weekly.append(texts("settings-weekly-next", **week))
    new = clock_time(end_of(day_of(coming.now)))
    daily = [texts("settings-daily-post", time=new), coming.daily_trouble]
    if settings.daily_channel is not None:
        daily.append(texts("settings-daily-next", when=relative(coming.day)))
    hour = menus["daily_hour"]
    if clock is None:
        zone = hours_menu(texts, "clock", "set zone-clock")
    else:
        zone = zones_menu(texts, "set zone", clock, coming.now)
    return [
        Prose(texts("settings-posts-title", guild=escaped(guild))),
        Prose(joined(weekly)),
        _channel(texts, "weekly", settings.weekly_channel),
        *(menu for menu in menus.values() if menu is not hour),
        Prose(joined(daily)),
        _channel(texts, "daily-post", settings.daily_channel),
        hour,
        Prose(zone_line(texts, "settings-zone", settings.zone, coming.now)),
        zone,
    ]


def _channel(texts: Texts, kind: str, chosen: int | None) -> Row:
    now = () if chosen is None else (chosen,)
    gone = texts("channel-gone")
    return (ChannelSelect(panel_id(f"set {kind}"), now, texts(f"ask-{kind}"), most=1, gone=gone),)
