"""People in the database: every column is read, written and erased."""

from dataclasses import fields
from enum import Enum
from typing import Any

from sqlalchemy import insert, select

from bot.matches.models.people import Person, Preferences
from bot.storage.sql import SqlStore
from bot.storage.tables import people

AOI = Person(1, "Aoi")
ROWS = "bot/storage/people_rows.py"
KEPT_APART = {"person_id": "person_id", "dm_channel": "dm_channel_id", "lesson": "lesson"}
"""Fields that `save_preferences` leaves alone, and their columns."""


def unlike(value: object) -> Any:
    """Another value than a usual one, of its type; text where there usually is none."""
    match value:
        case bool():
            return not value
        case Enum():
            return next(one for one in type(value) if one != value)
        case None:
            return "ja"
    raise AssertionError(f"say here what is unlike {value!r}")


async def test_every_preference_is_written_and_read(store: SqlStore) -> None:
    usual = Preferences(AOI.id)
    names = [one.name for one in fields(Preferences) if one.name not in KEPT_APART]
    await store.save_preferences(
        Preferences(AOI.id, **{name: unlike(getattr(usual, name)) for name in names})
    )
    kept = await store.preferences(AOI.id)
    lost = [name for name in names if getattr(kept, name) == getattr(usual, name)]
    assert not lost, f"write {lost} in save_preferences and read them in preferences ({ROWS})"


def test_every_column_of_people_is_a_preference() -> None:
    known = {KEPT_APART.get(one.name, one.name) for one in fields(Preferences)} | {"name"}
    columns = {column.name for column in people.c}
    assert columns == known, f"Preferences lacks or has too many: {sorted(columns ^ known)}"


async def test_nothing_is_left_of_an_erased_person(store: SqlStore) -> None:
    row: dict[str, Any] = {"person_id": AOI.id}
    for column in people.c:
        if column.name != "person_id":
            row[column.name] = _mark(column.type.python_type)
    async with store._database.writing() as connection:
        await connection.execute(insert(people).values(row))
    await store.erase_person(AOI.id)
    async with store._database.reading() as connection:
        (left,) = (await connection.execute(select(people))).mappings().all()
    stays = [name for name, value in left.items() if value == row[name] and value is not True]
    assert not stays, f"erase_person keeps {stays} ({ROWS})"


def _mark(kind: type) -> object:
    """A value that no column usually has; whether a switch is on says little about anybody."""
    return {str: "mark", int: 4321, bool: True}[kind]
