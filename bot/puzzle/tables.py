"""The table of the puzzle of the day."""

from sqlalchemy import Boolean, Column, Date, Index, Integer, String, Table

from bot.storage.metadata import UtcTime, metadata, person_key

# Each person's answer to a day's puzzle. It is deleted with the person: otherwise they would count
# twice if they come back and answer again.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("day", Date, primary_key=True),
    Column("puzzle", String(40), nullable=False),
    Column("choice", String(16), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("answered_at", UtcTime, nullable=False),
    Index("ix_puzzle_answers_day", "day", "choice"),
)
