"""`make migration` writes a draft that is right on every kind of database."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DefaultClause,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    desc,
    false,
    func,
    text,
    true,
)

from bot.app import STORED_FEATURES
from bot.storage import match_rows, people_rows, schema
from bot.storage.engine import Database
from bot.storage.metadata import Converted, UtcTime, metadata
from migrations.draft import VERSIONS, CannotDraftError, also_in, draft
from tests.storage.stores import KINDS, url_of
from tests.storage.test_contract import a_challenge, begun, put

pytestmark = pytest.mark.slow


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


def changed(change: Callable[[MetaData], object]) -> MetaData:
    """Return a copy of the tables after a change."""
    copy = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.sorted_tables:
        table.to_metadata(copy)
    change(copy)
    return copy


def with_columns(copy: MetaData) -> None:
    """New columns on referenced tables, and a new table."""
    copy.tables["people"].append_column(Column("time_zone", String(40), index=True))
    muted: Column[bool] = Column("muted", Boolean, nullable=False, server_default=false())
    copy.tables["people"].append_column(muted)
    copy.tables["matches"].append_column(Column("paused_at", UtcTime))
    copy.tables["people"].append_column(Column("mood", Converted(String(8), str, str)))
    Table("titles", copy, Column("title_id", Integer, primary_key=True), Column("name", String(9)))
    names = func.lower(copy.tables["people"].c.name)
    Index("ix_people_lower_name", names, copy.tables["people"].c.person_id)
    matches = copy.tables["matches"].c
    Index("ix_matches_newest", desc(matches.created_at), matches.id)
    ended = text("ended_at IS NOT NULL")
    Index("ix_matches_long", matches.seq, sqlite_where=ended, postgresql_where=ended)


async def test_a_drafted_migration_brings_databases_up_and_down(url: str, tmp_path: Path) -> None:
    store = Database(url, STORED_FEATURES)
    info = await put(store, a_challenge())
    await store.write(match_rows.write, begun(info))
    log = await store.read(match_rows.log, info.id)
    await store.close()
    after = changed(with_columns)
    file = await draft("Where each person lives", folder=tmp_path, metadata=after)
    highest = max(int(one.name[:4]) for one in VERSIONS.glob("[0-9]*.py"))
    assert file == tmp_path / f"{highest + 1:04}_where_each_person_lives.py"
    drafted = file.read_text(encoding="utf-8")
    assert drafted.startswith('"""Where each person lives."""')
    assert "batch" not in drafted
    for name in ("ix_people_lower_name", "ix_matches_newest", "ix_matches_long"):
        assert drafted.count(name) == 2, "made and dropped"

    def on(work: Callable[[Config], object]) -> Callable[[Config], object]:
        def with_the_draft(config: Config) -> None:
            also_in(config, tmp_path)
            config.attributes["metadata"] = after
            work(config)

        return with_the_draft

    await schema.run(url, on(lambda config: command.upgrade(config, "head")))
    await schema.run(url, on(command.check))
    store = Database(url, STORED_FEATURES)
    assert await store.read(match_rows.log, info.id) == log
    await store.close()
    await schema.run(url, on(lambda config: command.downgrade(config, "-1")))
    await schema.run(url, command.check)
    store = Database(url, STORED_FEATURES)
    assert await store.read(match_rows.log, info.id) == log
    assert await store.read(people_rows.preferences, info.challenger.id) is not None
    again = await put(store, a_challenge(opponent=None))
    assert again.id == info.id + 1
    await store.close()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda _: None, "nothing to draft"),
        (
            lambda copy: copy.tables["people"].append_column(
                Column("age", Integer, nullable=False)
            ),
            "Rows of people that exist have no age",
        ),
        (
            lambda copy: setattr(copy.tables["matches"].c.reason, "nullable", False),
            "can't change a column",
        ),
    ],
)
async def test_what_cannot_be_drafted_is_said(
    change: Callable[[MetaData], object], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(CannotDraftError, match=sentence):
        await draft("Something", folder=tmp_path, metadata=changed(change))
    assert await asyncio.to_thread(os.listdir, tmp_path) == []


def another_condition(copy: MetaData) -> None:
    """Alembic compares the columns of an index, but not its condition."""
    (index,) = (one for one in copy.tables["matches"].indexes if one.name == "ix_matches_deadline")
    copy.tables["matches"].indexes.discard(index)
    condition = text("deadline IS NOT NULL AND seq > 0")
    rows = copy.tables["matches"].c
    Index(
        "ix_matches_deadline",
        *(rows.deadline, rows.id),
        sqlite_where=condition,
        postgresql_where=condition,
    )


def another_direction(copy: MetaData) -> None:
    (index,) = (one for one in copy.tables["standings"].indexes if one.name == "ix_standings_won")
    copy.tables["standings"].indexes.discard(index)
    rows = copy.tables["standings"].c
    order = (desc(rows.won), rows.points, rows.played, rows.person_id)
    Index("ix_standings_won", rows.guild_id, rows.period, *order)


def no_index_by_order(copy: MetaData) -> None:
    (index,) = (one for one in copy.tables["standings"].indexes if one.name == "ix_standings_won")
    copy.tables["standings"].indexes.discard(index)


def another_default(copy: MetaData) -> None:
    copy.tables["people"].c.confirm.server_default = DefaultClause(true())


def a_check(copy: MetaData) -> None:
    copy.tables["people"].append_constraint(CheckConstraint("name <> 'x'", name="ck_people_name"))


def not_seen(copy: MetaData) -> None:
    """All changes that Alembic doesn't detect."""
    for change in (another_condition, another_direction, another_default, a_check):
        change(copy)


UNSEEN: Final = (
    "the check ck_people_name of people, the column people.confirm,"
    " the index ix_matches_deadline, the index ix_standings_won."
)


async def test_what_alembic_does_not_see_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotDraftError, match="by hand") as said:
        await draft("Something", folder=tmp_path, metadata=changed(not_seen))
    assert str(said.value).startswith(f"Alembic doesn't see what changed: {UNSEEN} Write")
    assert await asyncio.to_thread(os.listdir, tmp_path) == []

    def with_a_column(copy: MetaData) -> None:
        not_seen(copy)
        copy.tables["people"].append_column(Column("time_zone", String(40)))

    with pytest.raises(CannotDraftError, match="is begun") as said:
        await draft("Something", folder=tmp_path, metadata=changed(with_a_column))
    assert str(said.value).endswith(f"by hand: {UNSEEN}"), "the column is drafted"
    (file,) = await asyncio.to_thread(os.listdir, tmp_path)
    assert file in str(said.value)


async def test_an_index_that_goes_is_drafted_also_if_it_descends(tmp_path: Path) -> None:
    file = await draft("Less", folder=tmp_path, metadata=changed(no_index_by_order))
    assert await asyncio.to_thread(file.read_text) != ""
    assert (await asyncio.to_thread(file.read_text)).count("ix_standings_won") == 2
