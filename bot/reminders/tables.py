"""The tables of reminders and of alerts."""

from sqlalchemy import BigInteger, Boolean, Column, Date, Index, Integer, String, Table, text

from bot.matches.models.zones import LONGEST_ZONE, USUAL
from bot.storage.metadata import IS_DUE, UtcTime, index_where, metadata, person_key

IS_WANTED = text("NOT closed")

# The reminders of the new deal and puzzle: `Reminder`.
reminders = Table(
    "reminders",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("hour", Integer, nullable=False),  # of the zone's clocks
    Column("due", UtcTime),  # of the next line; NULL: it is switched off
    Column("begun", UtcTime),  # the time from which that line may have been sent
    Column("told", Date),  # the day of the last line
    Column("lapsed", Date),  # the day of a line that could not be sent in time
    Column("unanswered", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("zone", String(LONGEST_ZONE), nullable=False, server_default=USUAL),
    index_where(IS_DUE, "ix_reminders_due", "due", "person_id"),
)

# The people who want a message when a table opens on a server, and the messages of their last day.
table_alerts = Table(
    "table_alerts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("told_on", Date, nullable=False),
    Column("told", Integer, nullable=False),  # messages on that day
    Column("closed", Boolean, nullable=False),  # the person takes no messages
    index_where(IS_WANTED, "ix_table_alerts_wanted", "guild_id", "told_on", "told", "person_id"),
    Index("ix_table_alerts_person", "person_id", "guild_id"),
)
