"""The table of marks."""

from sqlalchemy import BigInteger, Column, Index, Integer, Table

from bot.matches.models.marks import MarkKind
from bot.storage.metadata import Id, UtcTime, enum_type, metadata, person_key

# The facts about erased accounts that protect others: `Mark`. No other table names a mark but
# `problem_reports` and `bars`, so no row leads from a mark to the matches of an erased person.
marks = Table(
    "marks",
    metadata,
    Column("id", Id, primary_key=True),
    Column("mark", BigInteger, nullable=False),
    Column("kind", enum_type(MarkKind), nullable=False),
    person_key("other_id"),
    Column("at", UtcTime, nullable=False),
    Column("until", UtcTime),
    Column("times", Integer, nullable=False, server_default="1"),
    Index("ix_marks_mark", "mark", "kind", "id"),
    Index("ix_marks_other", "other_id", "kind", "id"),
    Index("ix_marks_until", "until"),
    sqlite_autoincrement=True,  # a menu of blocks names a mark by its number
)
