"""A person's exported data, compared with a second, plain reading of all tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import count
from typing import Any, Final

from sqlalchemy import Connection, Integer, update

from bot.matches.models.marks import mark_of
from bot.storage import daily_rows
from bot.storage.export_rows import export_person
from bot.storage.metadata import metadata
from tests.storage.scene import SECRET, everything, fill
from tests.storage.stores import sqlite_store

Row = Mapping[str, Any]
PEOPLE: Final = (1, 2, 3, 4, 5, 99)
FORMER: Final = 5
"""An account that was erased before, of which marks are stored."""


@dataclass(frozen=True)
class Part:
    """A part of the export: the rows of a table that belong to a person.

    `columns`: "all", or the exported ones; `name=column` for another name. `belongs`: returns
    whether a row is the person's. `order`: the columns by which rows are sorted.
    """

    subject: str
    table: str
    columns: str
    order: str
    belongs: Callable[[Row, int], bool] = lambda row, person: bool(row["person_id"] == person)


def by(column: str) -> Callable[[Row, int], bool]:
    """Return a condition: the column has the person's id."""
    return lambda row, person: bool(row[column] == person)


_MATCH = "id guild_id status seat created_at ended_at score_0 score_1 winner reason"
_COUNTED = (
    "number match_id ended_at points=points_{0} best=best_{0} feats=feats_{0} before=before_{0}"
    " after=after_{0} void"
)
_LOGGED = "id guild_id kind match_id reason done_at until"
_RUN = "id guild_id name created_at note"

PARTS: Final = (
    Part("person", "people", "all", "person_id"),
    Part("nicknames", "nicknames", "all", "guild_id"),
    Part("standings", "standings", "all", "guild_id period"),
    Part("ratings", "ratings", "all", "guild_id"),
    Part("profiles", "tallies", "all", "guild_id"),
    Part("computer", "computer_records", "all", "guild_id"),
    Part("accuracy", "accuracies", "all", "match_id"),
    Part("achievements", "achievements", "all", "achievement"),
    Part("achievement counters", "achievement_counters", "all", "person_id"),
    Part("counted", "counted_matches", _COUNTED.format(0), "number", by("first_id")),
    Part("counted", "counted_matches", _COUNTED.format(1), "number", by("second_id")),
    Part("matches", "matches", _MATCH, "created_at id", by("challenger_id")),
    Part("matches", "matches", _MATCH, "created_at id", by("opponent_id")),
    Part("actions", "actions", "match_id seq action at", "match_id seq"),
    Part("messages", "posted_messages", "channel_id message_id kind", "message_id"),
    Part("tables", "rotation_members", "all", "rotation_id"),
    Part("reports", "problem_reports", "all", "reported_at id"),
    Part(
        "bars", "bars", "scope reason barred_at", "scope",
        lambda row, person: row["kind"] == "person" and row["target_id"] == person,
    ),
    Part(
        "bars", "bars", "scope reason barred_at", "scope",
        lambda row, person: row["kind"] == "former" and row["is_mark_of"] == person,
    ),
    Part(
        "marks", "marks", "id kind at until", "kind id",
        lambda row, person: row["kind"] != "block" and row["is_mark_of"] == person,
    ),
    Part("marks for you", "marks", "id kind at until", "kind id", by("other_id")),
    Part("settings", "setting_changes", "id guild_id changed_at changes", "id"),
    Part("replies", "pending_replies", "interaction_id message_id locale created_at",
         "interaction_id"),
    Part("waits for direct messages", "dm_requests", "all", "person_id"),
    Part("missed matches", "missed_matches", "person_id missed_at", "missed_at"),
    Part("looking", "seekers", "person_id preset pace rating since until front", "person_id"),
    Part("dailies", "daily_scores", "all", "day"),
    Part("puzzles", "puzzle_answers", "all", "day"),
    Part("blocks", "server_blocks", "all", "guild_id"),
    Part(
        "matches moderated", "moderation_log", _LOGGED, "id",
        lambda row, person: row["person_id"] is None and person in row["at_match"],
    ),
    Part("moderation", "moderation_log", _LOGGED, "id"),
    Part("warnings", "server_warnings", "id guild_id reason warned_at until told", "id"),
    Part("moderation done", "moderation_log", _LOGGED, "id", by("admin_id")),
    Part("tournaments", "tournament_players", "all", "tournament_id"),
    Part("removals", "tournament_players", "tournament_id person_id", "tournament_id person_id",
         by("removed_by")),
    *(
        Part("pairings", "tournament_pairings", "all", "tournament_id round number", by(role))
        for role in ("first_id", "second_id", "decided_by")
    ),
    *(
        Part("tournaments run", "tournaments", _RUN, "id", by(role))
        for role in ("created_by", "ended_by")
    ),
    Part("people blocked", "blocks", "blocked_id since", "blocked_id"),
    Part("table alerts", "table_alerts", "all", "guild_id"),
    Part("reminder", "reminders", "all", "person_id"),
)  # fmt: skip
"""All parts of an export, in its order. Nobody learns who has blocked or voided, nor any token."""

DIFFERENT: Final = (
    ("counted_matches", r"points_0 points_1 best_0 best_1 before_0 before_1 after_0 after_1"),
    ("matches", "score_0 score_1 winner"),
    ("posted_messages", "channel_id"),
    ("tournament_players", "removed_by"),
    ("tournament_pairings", "decided_by"),
)
"""Columns that get a different value in each row."""


def _prepare(connection: Connection) -> None:
    fill(connection)
    numbers = count(1)
    daily_rows.secret(connection, SECRET)
    for table, columns in DIFFERENT:
        for key in everything(connection)[table]:
            rows = metadata.tables[table]
            here = [one == value for one, value in zip(rows.primary_key, key, strict=True)]
            values = {
                name: next(numbers) % 4 + 1 if name.endswith("_by") else next(numbers)
                for name in columns.split()
            }
            assert all(isinstance(rows.c[name].type, Integer) for name in values)
            connection.execute(update(rows).where(*here).values(values))
    marks, bars = metadata.tables["marks"], metadata.tables["bars"]
    left = update(marks).where(marks.c.kind == "left")
    connection.execute(left.values(mark=mark_of(SECRET, FORMER)))
    connection.execute(update(bars).values(reason=bars.c.kind))


def _plainly(tables: Mapping[str, list[dict[str, Any]]], person: int) -> dict[str, list[Row]]:
    seats = {(one["match_id"], one["person_id"]): one["seat"] for one in tables["seats"]}
    for row in tables["matches"]:
        row["seat"] = seats.get((row["id"], person))
    found: dict[str, list[Row]] = defaultdict(list)
    for part in PARTS:
        mine = [row for row in tables[part.table] if part.belongs(row, person)]
        mine.sort(key=lambda row: [row[one] for one in part.order.split()])
        columns = part.columns
        if columns == "all":
            columns = " ".join(one.name for one in metadata.tables[part.table].columns)
        pairs = [(one.split("=")[0], one.split("=")[-1]) for one in columns.split()]
        found[part.subject] += [
            {name: _plain(row[column]) for name, column in pairs} for row in mine
        ]
    return dict(found)


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, date) else value


async def test_each_gets_all_of_their_own_rows_and_nothing_else() -> None:
    exported: dict[int, dict[str, list[Row]]] = {}
    async with sqlite_store(threads=False) as store:
        async with store.writing() as connection:
            await connection.run_sync(_prepare)
            stored = await connection.run_sync(everything)
        for person in PEOPLE:
            parts: dict[str, list[Row]] = defaultdict(list)
            async for subject, rows in export_person(store, person):
                parts[subject] += rows
            exported[person] = dict(parts)
    tables = {name: [dict(row) for row in rows.values()] for name, rows in stored.items()}
    at_match = defaultdict(set)
    for row in tables["seats"]:
        at_match[row["match_id"]].add(row["person_id"])
    for row in tables["moderation_log"]:
        row["at_match"] = at_match[row["match_id"]]
    mark = mark_of(SECRET, FORMER)
    for row in tables["marks"]:
        row["is_mark_of"] = FORMER if row["mark"] == mark else None
    for row in tables["bars"]:
        row["is_mark_of"] = FORMER if row["target_id"] == mark else None
    for person in PEOPLE:
        wanted = _plainly(tables, person)
        assert [*exported[person]] == [*wanted]
        for subject, mine in wanted.items():
            assert exported[person][subject] == mine, (person, subject)
    empty = {part.subject for part in PARTS} - {
        subject for one in exported.values() for subject, rows in one.items() if rows
    }
    assert not empty, "nobody has any"
