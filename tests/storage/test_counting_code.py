"""Whoever changes what matches count for leaves sound databases sound: they are counted again."""

from __future__ import annotations

import ast
import inspect
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any, Final

import pytest
from sqlalchemy import delete, func, insert, select, update

from bot.matches.models.rankings import Counted
from bot.storage import schema
from bot.storage.auditing import audit
from bot.storage.counting_rows import counted_row
from bot.storage.engine import Database
from bot.storage.recounting import CODE, SUMS, bare, current_mark
from bot.storage.tables import counted_matches, counting, standings
from tests.bytecode import bring_bytecode
from tests.matches.world import AOI, BEN, CHIYO, World, live
from tests.root import ROOT
from tests.storage.stores import KINDS, url_after
from tests.storage.test_auditing import ALONE, against_computer, closed

pytestmark = pytest.mark.reads_code

BESIDE: Final = {"daily", "listings", "match", "people", "puzzle", "writing"}
"""Models that counting reads, and that decide nothing of it."""
NO_SUMS: Final = {"engine", "tables", "daily_rows"}
"""Of the store: what decides nothing of it. Results of the day's deals are not counted again."""


async def lived(url: str) -> None:
    """Matches of three people and against the computer, given up, aborted; one is erased."""
    world = World(Database(url))
    async with closed(world):
        for winner, other in ((AOI, BEN), (BEN, CHIYO), (CHIYO, AOI), (AOI, BEN)):
            await world.play_out(await world.started(live("ktane"), winner, other))
            await world.later(minutes=1)
        await world.given_up(BEN, AOI)
        aborted = await world.started()
        await world.service.play.abort(aborted.id, CHIYO)
        computer = await world.service.computers.start(ALONE, AOI, "wild", live("ktane"))
        await against_computer(world, computer, AOI)
        await world.service.privacy.erase(BEN)
        await world.play_out(await world.started(live("ktane"), CHIYO, AOI))


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url, _ = await url_after(request.param, tmp_path, lived)
    return url


async def sums(url: str) -> dict[str, list[Any]]:
    """All that matches add up to."""
    database = Database(url)
    async with database.reading() as connection:
        found = {
            table.name: (await connection.execute(select(table).order_by(*table.primary_key))).all()
            for table in SUMS
        }
    await database.close()
    return {name: [tuple(row) for row in rows] for name, rows in found.items()}


@asynccontextmanager
async def changing(url: str) -> AsyncIterator[Any]:
    database = Database(url)
    async with database.writing() as connection:
        yield connection
    await database.close()


async def test_what_other_code_counted_is_counted_again_in_the_same_order(url: str) -> None:
    """Here it knew no feats, no rounds, and other matches; the numbers of the others stay."""
    before = await sums(url)
    rows = counted_matches.c
    async with changing(url) as connection:
        everything = {"feats_0": "", "feats_1": "", "counts": None, "points_0": 99}
        await connection.execute(update(counted_matches).values(everything))
        await connection.execute(update(standings).values(won=0))
        last = (await connection.execute(select(func.max(rows.number)))).scalar_one()
        await connection.execute(delete(counted_matches).where(rows.number == last))
        at = (await connection.execute(select(rows.ended_at).limit(1))).scalar_one()
        aborted = Counted(7, at, (AOI.id, CHIYO.id), 0, (5, 0), (5, 0), (1, None))
        await connection.execute(insert(counted_matches).values(counted_row(6, aborted)))
        await connection.execute(update(counting).values(code="of another version"))
    assert (await audit(url)).findings
    assert await schema.check(url) == schema.Health(
        schema.newest_revision(), schema.newest_revision(), counted=False
    )
    await schema.prepare(url)
    assert await sums(url) == renumbered(before, await sums(url))
    assert not (await schema.check(url)).pending
    assert (await audit(url)).findings == ()


def renumbered(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """As before, but that the last match was counted anew, and has a new number."""
    *others, last = before["counted_matches"]
    return before | {"counted_matches": [*others, (after["counted_matches"][-1][0], *last[1:])]}


async def test_a_database_whose_matches_this_code_counted_is_left_alone(url: str) -> None:
    async with changing(url) as connection:
        await connection.execute(update(standings).values(won=77))
    await schema.upgrade(url)
    assert (await audit(url)).findings, "a check is not made useless by counting all anew"


# ── in a copy of the bot, as CONTRIBUTING says ──────────────────────────────────────────────


class Copy:
    """A copy of the bot and its migrations, to change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("bot", "migrations"):
            copytree(ROOT / name, folder / name, ignore=ignore_patterns("web"))
            bring_bytecode(ROOT / name, folder / name)

    def change(self, path: str, *changes: tuple[str, str]) -> None:
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{path} doesn't say once: {old}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")

    def db(self, url: str, *actions: str) -> list[str]:
        """Run `koikoi db` there, with one action after the other: what each says."""
        path = os.pathsep.join(map(str, (self.folder, ROOT)))
        done = subprocess.run(
            [sys.executable, "-m", "tests.terminal_driver"],
            input=json.dumps([["db", one] for one in actions]),
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path, "DATABASE_URL": url},
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(done.stdout)
        assert all(code == 0 for code, _, _ in found), found
        return [said.strip() for _, said, _ in found]


def an_achievement(copy: Copy) -> str:
    """For a round won."""
    copy.change(
        "bot/matches/models/achievements.py",
        ('    TURNED = "turned"\n', '    TURNED = "turned"\n    A_ROUND = "a_round"\n'),
    )
    copy.change(
        "bot/matches/achievements.py",
        (
            "        Achievement.TWENTY: result.points >= TWENTY,\n",
            "        Achievement.TWENTY: result.points >= TWENTY,\n"
            "        Achievement.A_ROUND: result.points >= 1,\n",
        ),
    )
    return "SELECT count(*) > 0 FROM achievements WHERE achievement = 'a_round'"


def another_limit(copy: Copy) -> str:
    """An achievement that is earned by less."""
    copy.change("bot/matches/achievements.py", ("\nTWENTY: Final = 20\n", "\nTWENTY: Final = 1\n"))
    return "SELECT count(*) > 0 FROM achievements WHERE achievement = 'twenty'"


def another_rating(copy: Copy) -> str:
    """A leaderboard that counts otherwise."""
    one, two = (f"played = line.played + {count}\n" for count in (1, 2))
    copy.change("bot/matches/rating.py", (one, two))
    return "SELECT max(played % 2) = 0 FROM standings"


def a_number_of_the_profile(copy: Copy) -> str:
    """In the JSON of tallies and counted matches."""
    copy.change(
        "bot/matches/models/round_counts.py",
        ("    punished: int = 0\n", "    punished: int = 0\n    lost: int = 0\n"),
    )
    copy.change(
        "bot/matches/tallying.py",
        (
            "        yaku=yaku,\n    )",
            "        yaku=yaku,\n"
            "        lost=sum(one.winner == other(seat) for one in results),\n    )",
        ),
    )
    return "SELECT sum(json_extract(counts, '$.lost')) > 0 FROM tallies"


MIGRATION: Final = '''"""Lost matches."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("standings", sa.Column("lost", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("standings", "lost")
'''


def a_column_of_leaderboards(copy: Copy) -> str:
    """With its migration."""
    versions = copy.folder / "migrations" / "versions"
    script = MIGRATION.format(head=schema.newest_revision())
    (versions / "9999_lost.py").write_text(script, encoding="utf-8")
    copy.change(
        "bot/storage/tables.py",
        (
            '    Column("drawn", Integer, nullable=False),\n    Column("points"',
            '    Column("drawn", Integer, nullable=False),\n'
            '    Column("lost", Integer, nullable=False, server_default="0"),\n'
            '    Column("points"',
        ),
    )
    copy.change(
        "bot/matches/models/rankings.py",
        (
            "    ranked: bool = False  # whether `rating` has a place\n",
            "    ranked: bool = False\n    lost: int = 0\n",
        ),
    )
    copy.change(
        "bot/matches/rating.py",
        (
            "        played=played,\n",
            "        played=played,\n        lost=line.lost + (match.winner == 1 - place),\n",
        ),
    )
    return "SELECT sum(lost) > 0 FROM standings"


@pytest.mark.parametrize(
    "change",
    [
        an_achievement,
        another_limit,
        another_rating,
        a_number_of_the_profile,
        a_column_of_leaderboards,
    ],
)
async def test_a_change_of_what_counts_leaves_a_sound_database_sound(
    tmp_path: Path, change: Any
) -> None:
    url, _ = await url_after("sqlite", tmp_path, lived)
    before = await sums(url)
    copy = Copy(tmp_path / "copy")
    question = change(copy)
    told, _, after = copy.db(url, "check", "upgrade", "check")
    assert "sound" in told, "no host is told to restore a backup"
    assert "koikoi db upgrade" in told
    assert "sound and up to date" in after
    with closing(sqlite3.connect(tmp_path / "koikoi.sqlite3")) as connection:
        assert connection.execute(question).fetchone() == (1,)
    if change is not a_column_of_leaderboards:
        await schema.prepare(url)
        assert await sums(url) == before, "the way back is as good"
        assert (await audit(url)).findings == ()


# ── the mark ────────────────────────────────────────────────────────────────────────────────


def test_the_mark_names_all_code_that_takes_part_in_counting() -> None:
    modules = {one.__name__ for one in CODE if inspect.ismodule(one)}
    functions = {f"{one.__module__}.{one.__name__}" for one in CODE if inspect.isfunction(one)}
    beside = {f"bot.matches.models.{name}" for name in BESIDE}
    beside |= {f"bot.storage.{name}" for name in NO_SUMS}
    owed = {
        f"{module} imports {name}"
        for module in modules
        for source, name in imported(module)
        if source not in modules | beside and name not in functions
    }
    assert not owed, f"bot/storage/recounting.py must name it in CODE: {owed}"


def imported(module: str) -> set[tuple[str, str]]:
    """What a module imports of `bot.matches` and of the store: its module, and its whole name."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        (node.module, f"{node.module}.{one.name}")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for one in node.names
        if node.module.startswith(("bot.matches.", "bot.storage."))
    }


def test_the_mark_follows_the_code_and_not_its_comments() -> None:
    code = 'def add(one, more):\n    """Add."""\n    return one + more  # a sum\n'
    assert bare(code) == bare("def add(one,\n        more):\n    return (one + more)")
    assert bare(code) != bare(code.replace("+", "-"))
    assert len(current_mark()) == 64
