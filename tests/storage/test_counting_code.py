"""Changed counting code leaves sound databases sound, because their matches are counted again."""

from __future__ import annotations

import ast
import inspect
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import FrameType, ModuleType
from typing import Any, Final

import pytest
from sqlalchemy import delete, func, insert, select, update

from bot.app import STORED_FEATURES
from bot.matches import rating
from bot.matches.audit import end_of, replayed
from bot.matches.models.rankings import RatedResult, VoidReach
from bot.storage import recounting, schema
from bot.storage.auditing import audit
from bot.storage.counting_rows import counted_row
from bot.storage.counting_tables import counted_matches, counting, standings
from bot.storage.end_rows import stored_rows
from bot.storage.engine import Database
from bot.storage.match_queries import every_match
from bot.storage.reached_code import Code, Part, reached_code
from bot.storage.recounting import SUMS, Recount, count_again, current_mark, own_database
from tests.bytecode import bring_bytecode
from tests.matches.world import AOI, BEN, CHIYO, World, live
from tests.root import ROOT
from tests.storage.stores import KINDS, url_after
from tests.storage.test_auditing import ALONE, against_computer, closed
from tests.storage.test_auditing import lived as everything_lived

pytestmark = pytest.mark.reads_code


async def lived(url: str) -> None:
    """Matches of three people and against the computer, resigned, aborted; one person is erased."""
    world = World(Database(url, STORED_FEATURES))
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
    """Return all sums of the matches."""
    database = Database(url, STORED_FEATURES)
    async with database.reading() as connection:
        found = {
            table.name: (await connection.execute(select(table).order_by(*table.primary_key))).all()
            for table in SUMS
        }
    await database.close()
    return {name: [tuple(row) for row in rows] for name, rows in found.items()}


@asynccontextmanager
async def changing(url: str) -> AsyncIterator[Any]:
    database = Database(url, STORED_FEATURES)
    async with database.writing() as connection:
        yield connection
    await database.close()


async def test_what_other_code_counted_is_counted_again_in_the_same_order(url: str) -> None:
    """The other code had no feats, no rounds, and other matches; numbers of the rest stay."""
    before = await sums(url)
    rows = counted_matches.c
    async with changing(url) as connection:
        everything = {"feats_0": "", "feats_1": "", "counts": None, "points_0": 99}
        await connection.execute(update(counted_matches).values(everything))
        await connection.execute(update(standings).values(won=0))
        last = (await connection.execute(select(func.max(rows.number)))).scalar_one()
        await connection.execute(delete(counted_matches).where(rows.number == last))
        at = (await connection.execute(select(rows.ended_at).limit(1))).scalar_one()
        aborted = RatedResult(7, at, (AOI.id, CHIYO.id), 0, (5, 0), (5, 0), (1, None))
        await connection.execute(insert(counted_matches).values(counted_row(6, aborted)))
        await connection.execute(update(counting).values(code="of another version"))
    assert (await audit(url, STORED_FEATURES)).findings
    assert await schema.check(url) == schema.DatabaseHealth(
        schema.newest_revision(), schema.newest_revision(), counted=False
    )
    await schema.prepare(url)
    assert await sums(url) == renumbered(before, await sums(url))
    assert not (await schema.check(url)).pending
    assert (await audit(url, STORED_FEATURES)).findings == ()


def renumbered(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Return the sums before, except that the last match was recounted with a new number."""
    *others, last = before["counted_matches"]
    return before | {"counted_matches": [*others, (after["counted_matches"][-1][0], *last[1:])]}


async def test_a_database_whose_matches_this_code_counted_is_left_alone(url: str) -> None:
    async with changing(url) as connection:
        await connection.execute(update(standings).values(won=77))
    await schema.upgrade(url)
    assert (await audit(url, STORED_FEATURES)).findings, (
        "a check is not made useless by counting all anew"
    )


# ── in a copy of the bot, as CONTRIBUTING says ──────────────────────────────────────────────


class Copy:
    """A copy of the bot and its migrations, which may be changed."""

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
        """Run `koikoi db` there with each of the actions; return their outputs."""
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
    """An achievement for a won round."""
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
    """A lower limit of an achievement."""
    copy.change("bot/matches/achievements.py", ("\nTWENTY: Final = 20\n", "\nTWENTY: Final = 1\n"))
    return "SELECT count(*) > 0 FROM achievements WHERE achievement = 'twenty'"


def another_rating(copy: Copy) -> str:
    """A leaderboard with other counts."""
    one, two = (f"played = line.played + {count}\n" for count in (1, 2))
    copy.change("bot/matches/rating.py", (one, two))
    return "SELECT max(played % 2) = 0 FROM standings"


def a_number_of_the_profile(copy: Copy) -> str:
    """A number in the JSON of tallies and counted matches."""
    copy.change(
        "bot/matches/models/round_counts.py",
        ("    punished: int = 0\n", "    punished: int = 0\n    lost: int = 0\n"),
    )
    copy.change(
        "bot/matches/statistics.py",
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
    """A column of leaderboards, with its migration."""
    versions = copy.folder / "migrations" / "versions"
    script = MIGRATION.format(head=schema.newest_revision())
    (versions / "9999_lost.py").write_text(script, encoding="utf-8")
    copy.change(
        "bot/storage/counting_tables.py",
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
    "changes",
    [
        (an_achievement, another_limit, another_rating, a_number_of_the_profile),
        (a_column_of_leaderboards,),
    ],
    ids=["code", "column"],
)
async def test_a_change_of_what_counts_leaves_a_sound_database_sound(
    tmp_path: Path, changes: tuple[Callable[[Copy], str], ...]
) -> None:
    """Each of the changes alone alters the mark; several of them share a copy here."""
    url, _ = await url_after("sqlite", tmp_path, lived)
    before = await sums(url)
    copy = Copy(tmp_path / "copy")
    questions = [change(copy) for change in changes]
    told, _, after = copy.db(url, "check", "upgrade", "check")
    assert "sound" in told, "no host is told to restore a backup"
    assert "koikoi db upgrade" in told
    assert "sound and up to date" in after
    with closing(sqlite3.connect(tmp_path / "koikoi.sqlite3")) as connection:
        for question in questions:
            assert connection.execute(question).fetchone() == (1,), question
    if changes != (a_column_of_leaderboards,):
        await schema.prepare(url)
        assert await sums(url) == before, "the way back is as good"
        assert (await audit(url, STORED_FEATURES)).findings == ()


# ── the mark ────────────────────────────────────────────────────────────────────────────────


def called_in(work: Callable[[], None]) -> set[Part]:
    """Return the parts of the bot that a call executes, except unnamed functions."""
    called = set[Part]()

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        name = frame.f_code.co_qualname.partition(".")[0]
        if event == "call" and module.startswith("bot.") and not name.startswith(("<", "__")):
            called.add((module, name))

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return called


async def test_the_mark_has_all_code_that_counting_runs(tmp_path: Path) -> None:
    """A run with matches of all kinds, one of them void, shows the executed code."""
    url, _ = await url_after("sqlite", tmp_path, everything_lived)
    database = Database(url, STORED_FEATURES)
    async with database.reading() as connection:
        kept = [kept async for _, kept in every_match(connection)]
    await database.close()
    void = next(one.log.info.id for one in kept if one is not None and one.counted is not None)

    def count() -> None:
        with own_database() as own:
            again = Recount(
                own,
                sum(one is not None and one.counted is not None for one in kept),
                {void: [(void, VoidReach.GAIN), (void, VoidReach.ALL)]},
            )
            for one in kept:
                assert one is not None
                again.add(end_of(one, replayed(one.log)), one.counted)
            stored_rows(own, standings)

    ran = called_in(count)
    assert len(ran) > 150
    missing = ran - reached_code(count_again).keys()
    assert not missing


def changed_sources(monkeypatch: pytest.MonkeyPatch, *parts: Part) -> None:
    """Change the source of these names in their modules."""
    added: dict[str, list[str]] = {}
    for module, name in parts:
        added.setdefault(module, []).append(f"{name} = None" if name else "print('changed')")
    read = inspect.getsource

    def source(module: Any) -> str:
        return "\n".join([read(module), *added.get(module.__name__, ())])

    monkeypatch.setattr(inspect, "getsource", source)


def test_each_part_of_the_mark_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before, mark = reached_code(count_again), current_mark()
    changed_sources(monkeypatch, *before)
    after = reached_code(count_again)
    same = {part for part, code in before.items() if after[part] == code}
    assert not same
    modules = {module for module, _ in before}
    for one in ("koikoi.match", "matches.rating", "storage.counting_rows", "matches.void_sums"):
        assert f"bot.{one}" in modules
    for part in list(before)[::12]:  # all of them are combined in the same way
        one_changed = {**before, part: after[part]}
        monkeypatch.setattr(recounting, "reached_code", lambda _, code=one_changed: code)
        assert current_mark.__wrapped__() != mark, part
    monkeypatch.setattr(recounting, "reached_code", lambda _: before)
    assert current_mark.__wrapped__() == mark
    monkeypatch.setattr(rating, "LIBRARY", "openskill 0.0")
    assert current_mark.__wrapped__() != mark


def test_what_counting_does_not_reach_changes_no_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes other code in the same modules."""
    reached = reached_code(count_again)
    others = {
        (name, one)
        for name, module in sorted(sys.modules.items())
        if name.startswith("bot.") and module is not None
        for one, value in vars(module).items()
        if getattr(value, "__module__", None) == name and inspect.isfunction(value)
    } - reached.keys()
    for one in (
        ("bot.storage.counting_rows", "rating_changes"),
        ("bot.matches.statistics", "both_began"),
        ("bot.storage.engine", "database_url"),
        ("bot.storage.void_rows", "void_match"),
        ("bot.storage.schema", "upgrade"),
    ):
        assert one in others
    changed_sources(monkeypatch, *others)
    assert reached_code(count_again) == reached


def test_the_mark_knows_each_library_that_computes_something() -> None:
    """A change of any other library must not change the counts of matches."""
    libraries = set[str]()
    for module in {module for module, _ in reached_code(count_again)}:
        for node in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
            match node:
                case ast.Import(names=names):
                    libraries |= {one.name.partition(".")[0] for one in names}
                case ast.ImportFrom(module=str(source)):
                    libraries.add(source.partition(".")[0])
    beside = {"bot", "openskill", "sqlalchemy", "aiosqlite", "asyncpg"}
    assert libraries - sys.stdlib_module_names <= beside


def code_in(source: str) -> str:
    return Code(ast.parse(source)).text


def test_the_mark_follows_the_code_and_not_its_comments() -> None:
    code = 'def add(one, more):\n    """Add."""\n    return one + more  # a sum\n'
    assert code_in(code) == code_in("def add(one,\n        more):\n    return (one + more)")
    for old, new in (
        ("+", "-"),
        ("one + more", "one"),
        ("one + more", "more + one"),
        ("more):", "more=2):"),
    ):
        assert code_in(code) != code_in(code.replace(old, new))
    assert code_in("ONE = 1") != code_in("ONE = 2")
    assert code_in("ONE = 1") != code_in("ONE: int = 1")
    assert code_in("ONE = [1, 2]") != code_in("ONE = [1], 2")
    assert code_in("def f(): a\nb") != code_in("def f():\n    a\n    b")
    assert code_in("one[two[1:2]:]") != code_in("one[two[1:]:2]")
    assert len(current_mark()) == 64


MODULES: Final = {
    "bot.made_up.first": """
import json
from typing import TYPE_CHECKING
import bot.made_up.second as two
from bot.made_up import third
from bot.made_up.passing_on import helper as helping
if TYPE_CHECKING:
    from bot.made_up.second import OnlyAType
json.dumps("run at the import")
LIMIT, OTHER = 5, 6
LIMIT += 1
UNUSED = 7
def start(value: OnlyAType):
    from bot.made_up.second import within
    from bot.made_up import fourth
    import bot.made_up.third
    return two.called(LIMIT) + third.CONSTANT + helping(value) + within() + fourth.deep()
def unused():
    return two.unused()
""",
    "bot.made_up.second": """
class OnlyAType: pass
class Base: pass
class Derived(Base):
    def method(self): return inner()
def inner(): return 1
def called(number): return Derived().method()
def within(): return 2
def unused(): return 3
""",
    "bot.made_up.passing_on": "from bot.made_up.third import helper\nunused = 1\n",
    "bot.made_up.third": """
CONSTANT = [inner for inner in range(3)]
def helper(_): return _more
_more = 1
""",
    "bot.made_up.fourth": """
@staticmethod
def deep(): return [deeper for _ in ()]
deeper: int = 4
""",
    "bot.made_up": "from bot.made_up import unused\n",
}
REACHED: Final = {
    "first": {"start", "LIMIT", "OTHER", ""},  # the same statement sets OTHER
    "second": {"OnlyAType", "called", "Derived", "Base", "inner", "within"},
    "third": {"CONSTANT", "helper", "_more"},
    "fourth": {"deep", "deeper"},
}


def test_what_is_named_in_any_way_is_reached_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in MODULES:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    for name in ("third", "fourth"):
        package = sys.modules["bot.made_up"]
        monkeypatch.setattr(package, name, sys.modules[f"bot.made_up.{name}"], raising=False)
    monkeypatch.setattr(inspect, "getsource", lambda module: MODULES[module.__name__])

    def start() -> None: ...

    start.__module__, start.__name__ = "bot.made_up.first", "start"
    found = reached_code(start)
    expected = {(f"bot.made_up.{name}", one) for name, some in REACHED.items() for one in some}
    assert found.keys() == expected
    both = found["bot.made_up.first", "LIMIT"]
    assert "Tuple" in both, "where it is given its value"
    assert "AugAssign" in both, "and where that is changed"
