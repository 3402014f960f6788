"""The tables of people who look for an opponent."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, text

from bot.matches.models.terms import TimeControl
from bot.storage.metadata import UtcTime, enum_type, index_where, metadata, person_key

IS_ALONE = text("found_with IS NULL")
IS_FOUND = text("found_with IS NOT NULL")
HAS_DECLINED = text("declined_id IS NOT NULL")
IS_IN_FRONT = text("front AND found_with IS NULL")

# The people who look for an opponent on any server: `Seeker`. A row lives for minutes, or a day.
seekers = Table(
    "seekers",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("preset", String(40), nullable=False),  # or `ANY`
    Column("pace", enum_type(TimeControl), nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", UtcTime, nullable=False),
    Column("until", UtcTime, nullable=False),
    Column("front", Boolean, nullable=False),
    Column("quiet", Boolean, nullable=False),
    person_key("found_with"),
    Column("found_at", UtcTime),
    Column("told", Boolean, nullable=False),
    Column("confirm_until", UtcTime),
    Column("confirmed", Boolean, nullable=False),
    Column("due", UtcTime, nullable=False),  # the time of the next action for them
    Column("channel_id", BigInteger),  # of the newest message to them
    Column("message_id", BigInteger),
    Column("token", Text),
    Column("token_until", UtcTime),
    # The candidates by rules and rating, read upwards and downwards from a rating.
    index_where(IS_ALONE, "ix_seekers_alone", "pace", "preset", "rating", "person_id"),
    index_where(IS_IN_FRONT, "ix_seekers_front", "pace", "since", "person_id"),
    Index("ix_seekers_due", "due", "person_id"),
    # One person is found for one other, also with several processes.
    index_where(IS_FOUND, "ix_seekers_found_with", "found_with", unique=True),
)

# The number of people who were found in each hour of the last weeks.
found_hours = Table(
    "found_hours",
    metadata,
    Column("hour", UtcTime, primary_key=True),
    Column("people", Integer, nullable=False),
)

# The times at which a person did not come to a match that was found for them: `pauses`.
missed_matches = Table(
    "missed_matches",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("missed_at", UtcTime, primary_key=True),
    person_key("declined_id"),  # to whom the person said no; NULL: to nobody, they did not come
    index_where(HAS_DECLINED, "ix_missed_matches_declined", "declined_id", "missed_at"),
)
