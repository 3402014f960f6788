"""People in the database: every column is read, written and erased."""

import sqlite3
from contextlib import closing
from dataclasses import fields, replace
from datetime import UTC, date, datetime
from enum import Enum, EnumType
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Column, delete, insert, select
from sqlalchemy.sql.schema import ScalarElementColumnDefault as Scalar

from bot.app import STORED_FEATURES
from bot.matches.models.people import PREFERENCES, Person, Preferences
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import SETTINGS, GuildSettings, TimeControl
from bot.storage import export_rows, people_rows, schema
from bot.storage.engine import Database
from bot.storage.metadata import Converted, metadata
from bot.storage.people_tables import people
from bot.storage.server_tables import guild_settings

AOI = Person(1, "Aoi")
KEPT: Final = Path(__file__).parent / "old" / "0052" / "koikoi.sql"


def unlike(value: object) -> Any:
    """Return another value than the default, of the same type; text instead of None."""
    match value:
        case bool():
            return not value
        case Enum():
            return next(one for one in type(value) if one != value)
        case None:
            return "ja"
    raise AssertionError(f"say here what is unlike {value!r}")


async def test_every_preference_is_written_and_read(store: Database) -> None:
    usual = Preferences(AOI.id)
    names = [one.field for one in PREFERENCES if not one.apart]
    await store.write(
        people_rows.save_preferences,
        Preferences(AOI.id, **{name: unlike(getattr(usual, name)) for name in names}),
    )
    kept = await store.read(people_rows.preferences, AOI.id)
    lost = [name for name in names if getattr(kept, name) == getattr(usual, name)]
    assert not lost, f"the type of the column loses {lost} (bot/storage/people_tables.py)"


def test_every_column_of_people_is_a_preference() -> None:
    known = {one.column for one in PREFERENCES} | {"person_id", "name", "erased_as"}
    columns = {column.name for column in people.c}
    apart = sorted(columns ^ known)
    assert not apart, f"only one of Preferences and people_tables.py has {apart}"
    assert {one.field for one in PREFERENCES} == {one.name for one in fields(Preferences)[1:]}


def test_a_new_person_has_the_usual_preferences() -> None:
    """Their row is written without preferences: columns and fields have the same defaults."""
    usual = {
        column.name: column.default.arg if isinstance(column.default, Scalar) else None
        for column in people.c
    }
    wrong = [one.column for one in PREFERENCES if usual[one.column] != one.usual]
    assert not wrong, (
        f"the default of {wrong} in people_tables.py is not the usual one in Preferences"
    )


def test_every_column_of_a_servers_settings_is_a_setting() -> None:
    known = {one.column for one in SETTINGS} | {"guild_id", "weekly_begun", "daily_begun"}
    columns = {column.name for column in guild_settings.c}
    apart = sorted(columns ^ known)
    assert not apart, f"only one of GuildSettings and server_tables.py has {apart}"
    assert {one.field for one in SETTINGS} == {one.name for one in fields(GuildSettings)[1:]}


@pytest.mark.parametrize("name", [column.name for column in people.c if column.name != "erased_as"])
async def test_nothing_is_left_of_an_erased_person(store: Database, name: str) -> None:
    """After an erasure, a column has the same value for everybody, whatever was in it."""
    left: list[Any] = []
    for one in two_marks(people.c[name]):
        row: dict[str, Any] = {column.name: two_marks(column)[0] for column in people.c}
        row |= {name: one, "erased_as": None}  # nobody's data is half erased
        async with store.writing() as connection:
            await connection.execute(delete(people))
            await connection.execute(insert(people).values(row))
        await store.write(export_rows.erase_person, row["person_id"])
        async with store.reading() as connection:
            left += (await connection.execute(select(people))).mappings().all()
    assert left[0] == left[1], f"erase_person keeps {name} (bot/storage/export_rows.py)"


def two_marks(column: Column[Any]) -> tuple[object, object]:
    """Return two values of a column, different from its default if there are more than two."""
    if isinstance(column.type, Converted) and isinstance(column.type.read, EnumType):
        words: list[Enum] = list(column.type.read.__members__.values())
        return words[-1], words[0]
    kinds: dict[type, tuple[object, object]] = {
        str: ("one mark", "another"),
        int: (4321, 1234),
        bool: (True, False),
        object: (datetime(2026, 7, 1, tzinfo=UTC), datetime(2026, 7, 2, tzinfo=UTC)),
    }
    return kinds[column.type.python_type]


async def test_no_row_of_any_table_tells_of_an_erased_person(tmp_path: Path) -> None:
    """The database contains every kind of data: neither ids nor names of the person remain.

    A block on a server stays, as PRIVACY.md says, including the id of the blocked person.
    """
    file = tmp_path / "koikoi.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(KEPT.read_text(encoding="utf-8"))
        named = connection.execute("SELECT person_id, name FROM people WHERE person_id > 0")
        gone = dict(named.fetchall())
    await schema.upgrade(f"sqlite:///{file}")
    store = Database(f"sqlite:///{file}", STORED_FEATURES)
    for person_id in gone:
        await store.write(export_rows.erase_person, person_id)
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        found = {
            f"{column}: {value}" if str(column) != "server_blocks.person_id" else "a block"
            for table in metadata.tables
            for column in metadata.tables[table].c
            for (value,) in connection.execute(f"SELECT DISTINCT {column} FROM {table}")
            for person_id, name in gone.items()
            if str(person_id) in str(value) or name in str(value)
        }
    assert found >= {"a block"}, "there is one"
    found -= {"a block"}
    assert not found, f"erase_person keeps them (bot/storage/export_rows.py): {sorted(found)}"


async def test_every_setting_of_a_server_is_written_and_read(store: Database) -> None:
    """All values differ from the defaults, so that no setting can be forgotten."""
    unusual: dict[str, Any] = {
        "preset": "steam",
        "options": {"cup_chaff": "0"},
        "length": 6,
        "pace": TimeControl.DAILY,
        "live_minutes": 7,
        "daily_hours": 8,
        "channels": (70,),
        "channel_presets": {71: "ktane"},
        "weekly_channel": 72,
        "log_channel": 74,
        "tournament_role": 73,
        "weekly_posted": date(2026, 6, 29),
        "weekly_day": 4,
        "weekly_hour": 18,
        "weekly_measure": Measure.HAND,
        "daily_channel": 73,
        "daily_posted": date(2026, 7, 1),
        "daily_hour": 20,
        "zone": "Asia/Kathmandu",
    }
    usual = GuildSettings(7)
    names = {one.field for one in SETTINGS} - {"found_language"}  # saved with `find_language`
    for name in names - unusual.keys():
        unusual[name] = unlike(getattr(usual, name))
    chosen = replace(usual, **unusual)
    await store.write(people_rows.save_guild_settings, chosen)
    kept = await store.read(people_rows.settings_of, 7)
    lost = sorted(name for name in names if getattr(kept, name) != getattr(chosen, name))
    assert not lost, f"the type of the column loses {lost} (bot/storage/server_tables.py)"
