"""The page of the admins' panel for what is posted by itself: the week's table, the day's deal."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.locales import Texts
from bot.matches.models.terms import GuildSettings
from bot.screens.custom_ids import panel_id
from bot.screens.message import ChannelSelect, Divider, Prose, Row
from bot.screens.view_model import joined, moment, relative
from bot.screens.wording.names import escaped


@dataclass(frozen=True, slots=True)
class NextPosts:
    """When something is posted next, and what the bot lacks in the channel."""

    week: datetime
    day: datetime
    weekly_trouble: str | None = None
    daily_trouble: str | None = None


def posts_page(
    texts: Texts, guild: str, settings: GuildSettings, menus: list[Row], coming: NextPosts
) -> list[Prose | Divider | Row]:
    """Show where and when something is posted; `menus`: those of the week's table."""
    weekly = [texts("settings-weekly"), coming.weekly_trouble]
    if settings.weekly_channel is not None:
        week = {"time": moment(coming.week), "when": relative(coming.week)}
        weekly.append(texts("settings-weekly-next", **week))
    daily = [texts("settings-daily-post"), coming.daily_trouble]
    if settings.daily_channel is not None:
        daily.append(texts("settings-daily-next", when=relative(coming.day)))
    return [
        Prose(texts("settings-posts-title", guild=escaped(guild))),
        Prose(joined(weekly)),
        _channel(texts, "weekly", settings.weekly_channel),
        *menus,
        Prose(joined(daily)),
        _channel(texts, "daily-post", settings.daily_channel),
    ]


def _channel(texts: Texts, kind: str, chosen: int | None) -> Row:
    now = () if chosen is None else (chosen,)
    return (ChannelSelect(panel_id(f"set {kind}"), now, texts(f"ask-{kind}"), most=1),)
