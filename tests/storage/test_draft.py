"""`make migration`: a draft that is right on every kind of database."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Column, Integer, MetaData, String, Table, false

from bot.storage import schema, tables
from bot.storage.sql import SqlStore
from bot.storage.tables import UtcTime
from migrations.draft import VERSIONS, CannotDraftError, also_in, draft
from tests.storage.stores import KINDS, url_of
from tests.storage.test_contract import a_challenge, begun, put


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


def changed(change: Callable[[MetaData], object]) -> MetaData:
    """The tables after somebody worked on them."""
    copy = MetaData(naming_convention=tables.metadata.naming_convention)
    for table in tables.metadata.sorted_tables:
        table.to_metadata(copy)
    change(copy)
    return copy


def with_columns(copy: MetaData) -> None:
    """New columns on tables that others point to, and a new table."""
    copy.tables["people"].append_column(Column("time_zone", String(40), index=True))
    muted: Column[bool] = Column("muted", Boolean, nullable=False, server_default=false())
    copy.tables["people"].append_column(muted)
    copy.tables["matches"].append_column(Column("paused_at", UtcTime))
    Table("titles", copy, Column("title_id", Integer, primary_key=True), Column("name", String(9)))


async def test_a_drafted_migration_brings_databases_up_and_down(url: str, tmp_path: Path) -> None:
    store = SqlStore(url)
    info = await put(store, a_challenge())
    await store.write(begun(info))
    log = await store.log(info.id)
    await store.close()
    after = changed(with_columns)
    file = await draft("Where each person lives", folder=tmp_path, metadata=after)
    highest = max(int(one.name[:4]) for one in VERSIONS.glob("[0-9]*.py"))
    assert file == tmp_path / f"{highest + 1:04}_where_each_person_lives.py"
    text = file.read_text(encoding="utf-8")
    assert text.startswith('"""Where each person lives."""')
    assert "batch" not in text

    def on(work: Callable[[Config], object]) -> Callable[[Config], object]:
        def with_the_draft(config: Config) -> None:
            also_in(config, tmp_path)
            config.attributes["metadata"] = after
            work(config)

        return with_the_draft

    await schema.run(url, on(lambda config: command.upgrade(config, "head")))
    await schema.run(url, on(command.check))
    store = SqlStore(url)
    assert await store.log(info.id) == log
    await store.close()
    await schema.run(url, on(lambda config: command.downgrade(config, "-1")))
    await schema.run(url, command.check)
    store = SqlStore(url)
    assert await store.log(info.id) == log
    assert await store.preferences(info.challenger.id) is not None
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
