"""The tables of servers: their settings, the changes of these, joins and departures."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Date,
    Index,
    Integer,
    String,
    Table,
    exists,
    text,
    true,
)

from bot.matches.models.rankings import Measure
from bot.matches.models.terms import LENGTHS, MatchLength, TimeControl
from bot.matches.models.zones import LONGEST_ZONE, USUAL
from bot.storage.metadata import (
    Converted,
    Id,
    UtcTime,
    enum_type,
    index_where,
    metadata,
    person_key,
)

POSTS_WEEKLY = text("weekly_channel_id IS NOT NULL")
POSTS_DAILY = text("daily_channel_id IS NOT NULL")


def _length(text: str) -> MatchLength:
    return LENGTHS.get(text) or int(text)


def _with_text_keys(by_id: Mapping[int, str]) -> dict[str, str]:
    return {str(key): value for key, value in by_id.items()}


def _with_ids(by_text: Mapping[str, str]) -> dict[int, str]:
    return {int(key): value for key, value in by_text.items()}


guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("preset", String(40), nullable=False),
    Column("options", Converted(JSON(), dict, dict), nullable=False),
    Column("length", Converted(String(8), str, _length), nullable=False),
    Column("pace", enum_type(TimeControl), nullable=False),
    Column("live_minutes", Integer, nullable=False),
    Column("daily_hours", Integer, nullable=False),
    Column("channels", Converted(JSON(), list, tuple), nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("language", String(16)),
    Column("found_language", String(16)),  # `GuildSettings.found_language`
    Column("channel_presets", Converted(JSON(), _with_text_keys, _with_ids)),
    Column("cheers", Boolean, nullable=False, default=True, server_default=true()),
    Column("find", Boolean, nullable=False, default=True, server_default=true()),
    Column("log_channel_id", BigInteger),
    Column("weekly_channel_id", BigInteger),
    Column("tournament_role_id", BigInteger),
    Column("weekly_posted", Date),  # the Monday of the week whose table was posted last
    Column("weekly_begun", UtcTime),  # when posting the next one was begun; NULL: it was not
    Column("weekly_day", Integer, nullable=False, default=0, server_default="0"),
    Column("weekly_hour", Integer, nullable=False, default=0, server_default="0"),
    Column(
        "weekly_measure",
        enum_type(Measure),
        nullable=False,
        default=Measure.WINS,
        server_default="wins",
    ),
    Column("daily_channel_id", BigInteger),
    Column("daily_posted", Date),  # the day whose deal and puzzle were posted last
    Column("daily_begun", UtcTime),  # when posting the next ones was begun; NULL: it was not
    Column("daily_hour", Integer, nullable=False, default=0, server_default="0"),
    Column("zone", String(LONGEST_ZONE), nullable=False, default=USUAL, server_default=USUAL),
    index_where(POSTS_WEEKLY, "ix_guild_settings_weekly", "weekly_posted", "guild_id"),
    index_where(POSTS_DAILY, "ix_guild_settings_daily", "daily_posted", "guild_id"),
)

# The changes of a server's settings and their authors: lists of key, old and new value.
setting_changes = Table(
    "setting_changes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    person_key("person_id", nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("before", JSON(none_as_null=True)),  # all settings until then
    Index("ix_setting_changes_guild", "guild_id", "id"),
    Index("ix_setting_changes_person", "person_id", "id"),
    sqlite_autoincrement=True,
)

# The servers that removed the bot, with the time. Their own data is deleted a while later.
left_guilds = Table(
    "left_guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", UtcTime, nullable=False),
    Index("ix_left_guilds_left_at", "left_at", "guild_id"),
)


def has_bot(guild_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the condition that a server has not removed the bot; NULL: direct messages."""
    return ~exists().where(left_guilds.c.guild_id == guild_id)


# The servers that the bot greeted when it was added, with the time. It greets each of them once.
greeted_guilds = Table(
    "greeted_guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("greeted_at", UtcTime, nullable=False),
)
