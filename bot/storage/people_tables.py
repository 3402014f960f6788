"""The tables of people: their preferences, and their names on servers."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Index,
    ScalarSelect,
    String,
    Table,
    Text,
    false,
    select,
    text,
)

from bot.matches.models.people import ComputerPause, HandPlace, Nudges
from bot.storage.metadata import UtcTime, enum_type, index_where, metadata, person_key

ERASING = text("erased_as IS NOT NULL")

# People and their preferences. A negative id is an erased person.
people = Table(
    "people",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("challenges", Boolean, nullable=False, default=True),
    Column("hand", enum_type(HandPlace), nullable=False, default=HandPlace.DM),
    Column("nudges", enum_type(Nudges), nullable=False, default=Nudges.USUAL),
    Column("coach_done", Boolean, nullable=False, default=False),
    Column("language", String(16)),
    Column("discord_language", String(16)),
    Column("large_print", Boolean, nullable=False, default=False, server_default=false()),
    Column("dm_channel_id", BigInteger),
    Column(
        "computer_pause",
        enum_type(ComputerPause),
        nullable=False,
        default=ComputerPause.USUAL,
        server_default="usual",
    ),
    Column("confirm", Boolean, nullable=False, default=False, server_default=false()),
    Column("left_handed", Boolean, nullable=False, default=False, server_default=false()),
    Column("less_motion", Boolean, nullable=False, default=False, server_default=false()),
    Column("lesson", String(80)),  # `Preferences.lesson`
    Column("lesson_done_at", UtcTime),  # an achievement that is earned in no match
    Column("erased_as", BigInteger),  # the id under which somebody stays who is being erased
    index_where(ERASING, "ix_people_erased_as", "erased_as"),
)

# The names of people on single servers, if they differ from the names of their accounts.
nicknames = Table(
    "nicknames",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Index("ix_nicknames_person", "person_id", "guild_id"),
)


def nick_in(
    guild_id: ColumnElement[Any], person_id: ColumnElement[Any]
) -> ScalarSelect[str | None]:
    """Return the column of a person's name on a server, for a query that has both."""
    return (
        select(nicknames.c.name)
        .where(nicknames.c.guild_id == guild_id, nicknames.c.person_id == person_id)
        .scalar_subquery()
    )
