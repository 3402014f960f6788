"""Records: every column of their tables is of a field, and a row is read as it was written."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any, Final

import pytest
from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, create_engine, insert

from bot.matches.models.people import Nickname, Person
from bot.storage.people_tables import nicknames, people
from bot.storage.record import EnumIn, PersonIn, Record
from tests.rooms import files_of, name_of

APART: Final[dict[str, set[str]]] = {
    "achievements": set(),
    "actions": {"match_id"},
    "bars": set(),
    "daily_scores": {"match_id", "calls"},
    "deals": {"match_id"},
    "matches": {"challenge_key"},  # follows from the other columns
    "moderation_log": set(),
    "pending_replies": {"message_id"},  # written by older versions
    "posted_messages": {"settled"},  # follows from the match
    "problem_reports": {"person_id"},  # read with a name that belongs to no server
    "puzzle_answers": {"person_id"},
    "ratings": {"guild_id", "person_id"},
    "reminders": set(),
    "report_deliveries": {"outcome"},  # read with the report
    "rotation_members": {"rotation_id", "place"},
    "rotations": {"open_host_id", "message_id", "message_channel_id", "message_sent_at", "shown"},
    "rounds": {"match_id"},
    "season_starts": set(),
    "seekers": {"person_id", "due"},  # `due` follows from the other columns
    "tournament_pairings": {"tournament_id"},
    "tournament_players": {"tournament_id"},
    "tournaments": {"due"},  # follows from the other columns
}
"""By table, the columns of no field of its records: keys, and those with another reason."""


def records() -> dict[str, list[Record[Any]]]:
    """Return the records of all modules of the storage layer, by table."""
    found = defaultdict[str, list[Record[Any]]](list)
    for path in files_of("storage"):
        for one in vars(import_module(name_of(path))).values():
            if isinstance(one, Record):
                found[one.table.name].append(one)
    return dict(found)


RECORDS: Final = records()


def test_every_record_is_looked_at() -> None:
    assert RECORDS.keys() == APART.keys()


@pytest.mark.parametrize("table", RECORDS)
def test_every_column_is_of_a_field(table: str) -> None:
    stored = {name for record in RECORDS[table] for name in record.names}
    apart = set(RECORDS[table][0].table.c.keys()) - stored
    assert apart == APART[table], "a column of no field is neither written nor read"


# ── a record of its own ─────────────────────────────────────────────────────────────────────────


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True)
class Size:
    width: int
    height: int


@dataclass(frozen=True)
class Picture:
    id: int
    name: str
    size: Size
    colour: Colour | None
    painter: Person | None
    corners: tuple[int, int]
    notes: tuple[str, ...] = ()


pictures: Final = Table(
    "pictures",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("title", String),
    Column("size_width", Integer),
    Column("size_height", Integer),
    Column("colour", String),
    Column("painter_id", BigInteger),
    Column("corner_0", Integer),
    Column("corner_1", Integer),
)
COLUMNS: Final[dict[str, Any]] = {
    "name": "title",
    "size": Record(Size, pictures, prefix="size_"),
    "colour": EnumIn("colour", Colour),
    "painter": PersonIn("painter_id"),
    "corners": ("corner_0", "corner_1"),
}
PICTURE: Final = Record(Picture, pictures, COLUMNS, apart=("notes",))
AOI: Final = Person(1, "Aoi", Nickname(7, "Ao"))
ONE: Final = Picture(3, "Pines", Size(4, 5), Colour.RED, AOI, (8, 9), ("Old.",))
EMPTY: Final = Picture(4, "", Size(0, 0), None, None, (0, 0))


def test_a_row_is_read_as_it_was_written() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        for table in (pictures, people, nicknames):
            table.create(connection)
        connection.execute(insert(people).values(person_id=1, name="Aoi"))
        connection.execute(insert(nicknames).values(guild_id=7, person_id=1, name="Ao"))
        for one in (ONE, EMPTY):
            connection.execute(insert(pictures).values(guild_id=7, **PICTURE.row(one)))
        first, second = connection.execute(PICTURE.query().order_by(pictures.c.id))
    engine.dispose()
    assert first.title == "Pines"
    assert (first.size_width, first.corner_1, first.colour) == (4, 9, "red")
    assert PICTURE.read(first, notes=("Old.",)) == ONE
    assert PICTURE.read(second) == EMPTY
    assert PICTURE.read(dict(first._mapping), notes=("Old.",)) == ONE


def test_the_key_can_be_left_out() -> None:
    assert PICTURE.row(ONE).keys() - PICTURE.row_without_key(ONE).keys() == {"id"}


@pytest.mark.parametrize(
    ("columns", "wrong"),
    [
        ({**COLUMNS, "name": "nothing"}, "nothing"),
        ({**COLUMNS, "size": Record(Size, pictures, {"width": "id", "height": "corner_0"})}, "id"),
        ({key: part for key, part in COLUMNS.items() if key != "corners"}, "corners"),
    ],
    ids=["no column", "one column twice", "no part"],
)
def test_a_wrong_record_is_refused(columns: Any, wrong: str) -> None:
    """A part without a prefix that takes the columns of its model is found as well."""
    with pytest.raises(ValueError, match=wrong):
        Record(Picture, pictures, columns, apart=("notes",))
