"""The tables of the bot's host: reports, bars and notices."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from bot.matches.models.hosting import ReportReason
from bot.storage.metadata import (
    IS_DUE,
    Id,
    UtcTime,
    enum_type,
    index_where,
    match_key,
    metadata,
    person_key,
)

# The players' reports to the host, about a match or its other player: `koikoi reports`.
problem_reports = Table(
    "problem_reports",
    metadata,
    Column("id", Id, primary_key=True),
    match_key(nullable=False, index=True),
    person_key("person_id", nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("reported_at", UtcTime, nullable=False),
    Column("reason", enum_type(ReportReason)),  # if it is about the other player of the match
    # The mark of the other player, if the report is about them and they were erased.
    Column("about_mark", BigInteger),
    Column("answer", Text),  # the host's, for the player
    Column("answered_at", UtcTime),
    Index("ix_problem_reports_person_id_reported_at", "person_id", "reported_at"),
    sqlite_autoincrement=True,  # hosts name a report by its number
)

# The messages about a report, to the host or to the player: `ReportDelivery`.
report_deliveries = Table(
    "report_deliveries",
    metadata,
    Column("report_id", Id, ForeignKey("problem_reports.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("due", UtcTime),  # the next attempt; NULL: no more attempts
    Column("tries", Integer, nullable=False),
    Column("begun_at", UtcTime),  # the first attempt
    Column("outcome", String(12)),
    index_where(IS_DUE, "ix_report_deliveries_due", "due"),
)

# The people and servers that the host bans: `Ban`. No foreign key: a ban outlives its person.
bars = Table(
    "bars",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("target_id", BigInteger, primary_key=True, autoincrement=False),
    Column("scope", String(16), primary_key=True),  # `Scope`
    Column("reason", Text, nullable=False),
    Column("barred_at", UtcTime, nullable=False),
    Column("settled", Boolean, nullable=False),  # whether its consequences are done
)

# The host's notice to everybody: `HostState.notice`. Beside it, under another name, the last void
# match that the host was told of: `host_voids`.
host_notices = Table(
    "host_notices",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("noted_at", UtcTime, nullable=False),
)
