"""The database is checked after a kill, and faults in it are found."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage import schema
from tests.bot.test_old_database import KEPT, brought_back
from tests.tools.endurance.database import SqliteFile
from tests.tools.endurance.database_checks import DatabaseChecks
from tests.tools.endurance.report import Figure, Report


async def test_each_copy_is_checked_and_what_is_wrong_is_found(tmp_path: Path) -> None:
    url = brought_back(KEPT, tmp_path)
    await schema.prepare(url)
    database, report = SqliteFile(Path(url.removeprefix("sqlite:///"))), Report()
    checks = DatabaseChecks(database, report)
    await checks.begin()
    report.kills["SIGKILL"] += 1
    with closing(sqlite3.connect(database.file)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = mu + 1")
    await checks.begin()
    await checks.finish()
    assert checks.clean == 1
    assert [one.figure for one in report.findings] == [Figure.LOST]
    assert "after-kill-1:" in report.findings[0].where


async def test_a_database_that_is_not_made_yet_is_not_checked(tmp_path: Path) -> None:
    report = Report()
    checks = DatabaseChecks(SqliteFile(tmp_path / "none.sqlite3"), report)
    await checks.begin()
    await checks.finish()
    assert not report.findings
    assert checks.clean == 0
