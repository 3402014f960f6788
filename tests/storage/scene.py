"""A database in which each row has neighbours that differ from it in one value.

So an UPDATE or DELETE with a missing condition changes a row too many. Rows are inserted directly,
not through people's actions: the store checks nothing else.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    ColumnDefault,
    ColumnElement,
    Connection,
    Table,
    delete,
    insert,
    select,
    text,
    update,
)

from bot.koikoi.rules import make_rules
from bot.matches.models.marks import REPORTED_FOR, mark_of
from bot.storage.counting_tables import counting
from bot.storage.metadata import UtcTime, metadata
from tests.storage.test_contract import NOON, TODAY

RULES: Final = make_rules("wikipedia-2020")
WEEK_OVER: Final = datetime(2026, 7, 6, 1, tzinfo=UTC)
SECRET: Final = "ab" * 32
"""The secret of the bot, once one is saved."""
BLOCKS: Final = ((1, 2), (1, 3), (2, 1), (2, 3), (3, 2))
"""Pairs of people: the first has blocked the second."""
NEXT_NUMBER: Final = 900
"""The next generated number of a row."""
_USUAL: Final[dict[type, object]] = {
    int: 0,
    str: "",
    bool: False,
    float: 0.0,
    date: TODAY,
}


def _usual(column: Column[Any]) -> object:
    default = column.default
    if isinstance(default, ColumnDefault) and not callable(default.arg):
        return default.arg
    if column.nullable:
        return None
    if isinstance(getattr(column.type, "kept", column.type), JSON):
        return {}
    return NOON if isinstance(column.type, UtcTime) else _USUAL[column.type.python_type]


def _rows(table: str, given: Iterable[Mapping[str, object]], **alike: object) -> None:
    columns = metadata.tables[table].c
    for one in given:
        row = {column.name: _usual(column) for column in columns}
        _SCENE.setdefault(table, []).append({**row, **alike, **one})


ENDED: Final = datetime(2026, 1, 2, tzinfo=UTC)
"""The end of a block that is over."""
LASTING: Final = datetime(2027, 1, 2, tzinfo=UTC)
"""The end of a warning that is in force."""
_SCENE: Final[dict[str, list[dict[str, object]]]] = {}


@cache
def scene() -> Mapping[str, list[dict[str, object]]]:
    """Return all rows, by their tables."""
    _people_and_servers()
    _matches()
    _beside_matches()
    _rotations()
    _tournaments()
    _host()
    _seekers()
    return _SCENE


def _people_and_servers() -> None:
    names = {1: "Aoi", 2: "Ben", 3: "Chiyo", 4: "Dai", -1: ""}
    _rows("people", [{"person_id": one, "name": name} for one, name in names.items()])
    _rows("people", [{"person_id": 5, "name": "Emi", "lesson_done_at": NOON}])
    each = [{"guild_id": guild, "person_id": one} for guild in (7, 8) for one in (1, 2)]
    _rows("nicknames", each)
    _rows("blocks", [{"person_id": one, "blocked_id": two} for one, two in BLOCKS])
    old = NOON - timedelta(weeks=9)
    former = mark_of(SECRET, 5)
    _rows(
        "marks",
        [
            {"id": 1, "other_id": 1, "mark": former},
            {"id": 2, "other_id": 2, "mark": former},
            {"id": 7, "other_id": 1, "kind": "met"},
            {"id": 4, "other_id": 1},
            {"id": 5, "kind": "left", "until": NOON},
            {"id": 6, "kind": "left", "until": NOON + timedelta(hours=1)},
        ],
        kind="block",
    )
    missed = [(1, NOON, None), (1, old, 2), (2, old, 1), (3, NOON, 2)]
    _rows(
        "missed_matches",
        [{"person_id": one, "missed_at": at, "declined_id": no} for one, at, no in missed],
    )
    _rows("computer_records", each)
    _rows("ratings", each, mu=25.0, sigma=8.0)
    _rows("tallies", each, counts={"yaku": {}}, curve=[])
    periods = ("all", "w2026-06-29", "q2026-2", "s1")
    _rows("standings", [{**one, "period": period} for one in each for period in periods])
    _rows("achievement_counters", [{"person_id": one} for one in (1, 2)], yaku=[])
    _rows(
        "guild_settings",
        [
            {"guild_id": 7, "weekly_channel_id": 70},
            {"guild_id": 8, "weekly_channel_id": 80, "found_language": "ja"},
            {
                "guild_id": 9,
                "weekly_channel_id": 90,
                "weekly_posted": date(2026, 6, 29),
                "daily_posted": TODAY,
            },
            {"guild_id": 10, "weekly_channel_id": 90, "weekly_begun": WEEK_OVER},
        ],
        preset="ktane",
        length="usual",
        pace="live",
        channels=[],
    )
    changes = [(1, 7), *((number, 8) for number in range(2, 5))]
    changes += [(number, 7) for number in range(5, 24)]  # the maximum number of stored changes
    _rows(
        "setting_changes",
        [{"id": number, "guild_id": guild} for number, guild in changes],
        person_id=1,
        changes=[],
    )
    _rows("setting_changes", [{"id": 24, "guild_id": 9, "person_id": 2}], changes=[])
    later = NOON + timedelta(hours=1)
    begun = [(1, 7, NOON - timedelta(days=9)), (2, 7, later), (3, 8, later)]
    _rows(
        "season_starts",
        [{"id": one, "guild_id": guild, "began_at": at} for one, guild, at in begun],
    )
    for table in ("left_guilds", "greeted_guilds"):
        _rows(table, [{"guild_id": guild} for guild in (7, 8)])
    replies = [(1, 1, 7, NOON), (2, 2, 8, NOON), (3, 1, 8, NOON - timedelta(days=1))]
    _rows(
        "pending_replies",
        [
            {"interaction_id": one, "person_id": person, "guild_id": guild, "created_at": at}
            for one, person, guild, at in replies
        ],
    )
    hour = timedelta(hours=1)
    _rows(
        "dm_requests",
        [
            {"person_id": 1, "priority": 1},
            {"person_id": 2, "priority": 0, "claimed_at": NOON},
            {"person_id": 3, "priority": 3, "asked_at": NOON - 25 * hour},
            {"person_id": 4, "priority": 1, "greeting": True},
        ],
        asked_at=NOON - hour,
    )
    _rows("dm_pace", [{"id": 0, "openings": [(NOON - hour).isoformat()]}])
    _rows("secrets", [{"name": "other", "value": "1"}])
    _rows(
        "puzzle_answers",
        [{"person_id": one, "day": day} for one in (1, 2) for day in (TODAY,)],
    )
    _rows(
        "reminders",
        [
            {"person_id": 1, "due": NOON, "unanswered": 2},
            {"person_id": 2, "due": NOON, "unanswered": 2},
            {"person_id": 3, "due": NOON, "begun": NOON, "closed": True},
            {"person_id": 4, "due": later, "closed": True},
        ],
    )
    yesterday = TODAY - timedelta(days=1)
    _rows(
        "table_alerts",
        [
            {"guild_id": 7, "person_id": 1},
            {"guild_id": 7, "person_id": 2, "told_on": yesterday},
            {"guild_id": 7, "person_id": 3, "told": 3},
            {"guild_id": 7, "person_id": 4, "closed": True},
            {"guild_id": 7, "person_id": 5, "told": 2},
            {"guild_id": 8, "person_id": 1},
            {"guild_id": 8, "person_id": 2, "told_on": yesterday},
            {"guild_id": 8, "person_id": 4, "told_on": yesterday, "closed": True},
        ],
    )
    _rows("erased_dailies", [{"day": day, "mark": "a"} for day in (TODAY, yesterday)])


def _matches() -> None:
    playing = {"status": "playing", "started_at": NOON, "deadline": NOON, "seq": 3, "to_act": 0}
    over = {"status": "finished", "started_at": NOON, "ended_at": NOON}
    _rows(
        "matches",
        [
            {"id": 1, "challenger_id": 1, "opponent_id": 2, **playing},
            {"id": 2, "challenger_id": 1, "opponent_id": 3, "challenge_key": "pair 7 1 3"},
            {"id": 3, "challenger_id": 1, "opponent_id": 2, **over},
            {"id": 4, "challenger_id": 3, "opponent_id": 4, **playing, "guild_id": 8},
            {"id": 5, "challenger_id": 3, "opponent_id": 4, **over, "guild_id": 8},
            {"id": 6, "challenger_id": 3, "opponent_id": 4, **playing, "rotation_id": 1},
            {"id": 7, "challenger_id": 1, "opponent_level": "expert", **over, "day": TODAY},
            {"id": 8, "challenger_id": 2, "opponent_id": 4, "challenge_key": "pair 7 2 4"},
            {"id": 9, "challenger_id": 2, "opponent_id": 3, **over, "rotation_id": 2},
            {"id": 10, "challenger_id": 4, "opponent_id": 1, **over, "guild_id": 8},
            {"id": 11, "challenger_id": 2, "opponent_id": 3, **over, "rotation_id": 4},
        ],
        revision=5,
        status="invited",
        guild_id=7,
        channel_id=70,
        preset=RULES.preset,
        options=RULES.options(),
        pace="live",
        turn_seconds=180,
        rated=True,
        rules_version=1,
    )
    _rows(
        "seats",
        [
            {"match_id": match, "seat": seat, "person_id": person}
            for match, both in ((1, (1, 2)), (3, (1, 2)), (4, (3, 4)))
            for seat, person in enumerate(both)
        ],
    )
    logged = [(1, 0), (1, 1), (1, 2), (3, 0)]
    _rows("actions", [{"match_id": one, "seq": seq, "person_id": 1} for one, seq in logged])
    _rows("actions", [{"match_id": 3, "seq": 1, "person_id": 2}])
    _rows("deals", [{"match_id": one, "seq": 0} for one in (1, 3)])
    _rows("rounds", [{"match_id": one, "number": 1} for one in (1, 3)], yaku=[])
    _rows(
        "posted_messages",
        [
            {"message_id": 11, "match_id": 1, "shown": 5},
            {"message_id": 12, "match_id": 1, "person_id": 2},
            {"message_id": 13, "match_id": 1, "settled": True},
            {"message_id": 31, "match_id": 3, "settled": True},
            {"message_id": 32, "match_id": 3, "person_id": 1},
            {"message_id": 41, "match_id": 4, "person_id": 3},
            {"message_id": 51, "match_id": 5, "settled": True},
            {"message_id": 61, "match_id": 6},
            {"message_id": 91, "match_id": 9, "settled": True},
            {"message_id": 101, "match_id": 10, "settled": True},
            {"message_id": 111, "match_id": 11, "settled": True, "person_id": 2},
        ],
        kind="table",
    )


def _beside_matches() -> None:
    for match, both in ((3, (1, 2)), (5, (3, 4))):
        row = {"number": match, "match_id": match, "first_id": both[0], "second_id": both[1]}
        guild = 7 if match == 3 else 8
        _rows("counted_matches", [row], guild_id=guild, finished=True, ended_at=NOON, void=None)
    _rows(
        "daily_scores",
        [
            {"match_id": 7, "person_id": 1, "guild_id": 7},
            {"match_id": 5, "person_id": 3, "guild_id": 8},
            {"match_id": 8, "person_id": 4, "guild_id": 7},
        ],
    )
    _rows("voided_matches", [{"id": 1, "match_id": 10, "after_id": 3, "reach": "all"}])
    earned = ((1, "first_win", 3), (3, "first_win", 5))
    _rows(
        "achievements",
        [{"person_id": one, "achievement": what, "match_id": match} for one, what, match in earned],
    )
    reviewed = [(1, 7), (2, 3), (2, 7), (1, 1)]
    rows = [{"person_id": person, "match_id": match} for person, match in reviewed]
    _rows("accuracies", rows, accuracy=9.0)
    _rows(
        "problem_reports",
        [
            {"id": 1, "match_id": 1, "person_id": 1},
            {"id": 2, "match_id": 1, "person_id": 2, "reason": "name"},
            {"id": 3, "match_id": 3, "person_id": 2, "answer": "Thanks.", "answered_at": NOON},
            {"id": 4, "match_id": 3, "person_id": 2, "answer": "Thanks.", "answered_at": NOON},
            {"id": 5, "match_id": 5, "person_id": 4, "reason": "name", "about_mark": 9},
            {"id": 6, "match_id": 1, "person_id": 1, "reason": "name"},
            *(
                {
                    "id": number,
                    "match_id": 1,
                    "person_id": 2,
                    "reason": "name",
                    "reported_at": NOON - REPORTED_FOR,
                    "about_mark": mark,
                }
                for number, mark in ((7, 9), (8, None))
            ),
            {"id": 10, "match_id": 10, "person_id": 2, "reason": "name"},
        ],
    )
    _rows(
        "report_deliveries",
        [
            {"report_id": 1, "kind": "report", "due": NOON},
            {"report_id": 2, "kind": "report"},
            {"report_id": 3, "kind": "report", "due": NOON},
            {"report_id": 3, "kind": "answer", "due": NOON},
            {"report_id": 4, "kind": "answer", "due": NOON},
        ],
        tries=1,
    )


def _rotations() -> None:
    over = {"state": "over", "ended_at": NOON, "end": "hands"}
    _rows(
        "rotations",
        [
            {"id": 1, "state": "playing", "host_id": 3, "open_host_id": 3, "match_id": 6},
            {"id": 2, "host_id": 2, **over},
            {"id": 3, "state": "gathering", "host_id": 4, "open_host_id": 4, "guild_id": 8},
            {"id": 4, "host_id": 2, "guild_id": 8, **over},
            {"id": 5, "state": "gathering", "host_id": 1, "open_host_id": 1},
        ],
        revision=2,
        guild_id=7,
        channel_id=70,
        preset=RULES.preset,
        options=RULES.options(),
        pace="live",
        turn_seconds=180,
        shown=1,
        message_id=77,
        message_channel_id=70,
        rules_version=1,
    )
    at = {1: (3, 4, 1), 2: (2, 1), 3: (4, 3), 4: (2, 3), 5: (1, 2)}
    _rows(
        "rotation_members",
        [
            {"rotation_id": table, "person_id": person, "place": place}
            for table, people in at.items()
            for place, person in enumerate(people)
        ],
        present=True,
    )


def _tournaments() -> None:
    running = {"stage": "running", "round": 1, "due": NOON}
    over = {"stage": "cancelled", "round": 1, "ended_at": NOON, "ended_by": 3}
    _rows(
        "tournaments",
        [
            {"id": 1, "stage": "signup", "due": NOON, "message_id": 901},
            {"id": 2, **running, "message_id": 902},
            {"id": 3, **over, "guild_id": 8, "message_id": 901, "created_by": 4},
            {"id": 4, **over, "message_id": 904, "created_by": 1},
            {"id": 5, **running, "message_id": 905, "created_by": 4},
        ],
        revision=3,
        guild_id=7,
        channel_id=70,
        format="single",
        created_by=3,
        preset=RULES.preset,
        options=RULES.options(),
        pace="live",
        most=8,
        turn_seconds=180,
        round_seconds=timedelta(hours=1),
        shown=3,
        edition=1,
        seeding="rating",
    )
    players = {1: (2, 3), 2: (1, 2, 3, 4), 3: (2, 3), 4: (2, 3), 5: (2, 3)}
    _rows(
        "tournament_players",
        [
            {"tournament_id": one, "person_id": person}
            for one, people in players.items()
            for person in people
        ],
    )
    pairings: list[dict[str, object]] = [
        {"tournament_id": 2, "number": 1},
        {"tournament_id": 2, "number": 2, "match_id": 6},
        {"tournament_id": 2, "number": 3, "result": "first"},
        {"tournament_id": 2, "number": 1, "round": 2},
        {"tournament_id": 4, "number": 1},
        {"tournament_id": 5, "number": 1},
    ]
    _rows("tournament_pairings", pairings, round=1, first_id=2, second_id=3)


def _host() -> None:
    _rows(
        "bars",
        [
            {"kind": "person", "target_id": 1, "scope": "all"},
            {"kind": "person", "target_id": 7, "scope": "all"},
            {"kind": "server", "target_id": 7, "scope": "all"},
            {"kind": "server", "target_id": 8, "scope": "all", "settled": True},
            {"kind": "server", "target_id": 7, "scope": "find"},
            {"kind": "server", "target_id": 1, "scope": "all"},
            *(
                {"kind": "former", "target_id": one, "scope": "all"}
                for one in (mark_of(SECRET, 5), 9)
            ),
            {"kind": "server", "target_id": mark_of(SECRET, 5), "scope": "all"},
        ],
        reason="Why.",
    )
    blocked: list[dict[str, object]] = [
        {"guild_id": guild, "person_id": one, "until": ENDED if one == 2 else None}
        for guild in (7, 8)
        for one in (1, 2)
    ]
    _rows("server_blocks", blocked, reason="Why.")
    _rows(
        "server_warnings",
        [
            {"id": number, "guild_id": guild, "person_id": one, "until": until}
            for number, (guild, one, until) in enumerate(
                [(7, 1, None), (7, 2, ENDED), (8, 1, None), (8, 2, ENDED), (7, 2, LASTING)], 1
            )
        ],
        reason="Why.",
        told=False,
    )
    _rows(
        "moderation_log",
        [
            {"id": 1, "kind": "block", "person_id": 1},
            {"id": 2, "kind": "block", "person_id": 2, "guild_id": 8},
            {"id": 3, "kind": "void", "match_id": 3},
            {"id": 4, "kind": "void", "match_id": 4, "guild_id": 8, "admin_id": 1},
        ],
        guild_id=7,
        admin_id=4,
        reason="Why.",
    )
    _rows("host_notices", [{"name": name, "text": "!"} for name in ("maintenance", "other")])


def _seekers() -> None:
    pairs = ((1, 2), (2, 1), (3, None), (5, None))
    _rows(
        "seekers",
        [{"person_id": one, "found_with": other} for one, other in pairs],
        revision=SOUGHT,
        preset="any",
        pace="live",
        found_at=NOON,
        due=NOON + timedelta(minutes=1),
    )
    hour, month = NOON.replace(minute=0, second=0, microsecond=0), timedelta(weeks=4)
    hours = (hour, hour - month, hour - month - timedelta(hours=1))
    _rows("found_hours", [{"hour": one, "people": 2} for one in hours])


SOUGHT: Final = 4
"""The revision of each searching person."""


def unfilled() -> list[str]:
    """Return the tables without a row in the scene. Leases exist only on PostgreSQL."""
    kept = {*scene(), "counting", "leases", "session_starts"}
    return sorted(metadata.tables.keys() - kept)


def fill(connection: Connection) -> None:
    """Replace all rows by those of the scene."""
    tables = [one for one in metadata.sorted_tables if one is not counting]
    for table in reversed(tables):
        connection.execute(delete(table))
    for table in tables:
        if rows := scene().get(table.name):
            connection.execute(insert(table), rows)
    if connection.dialect.name == "postgresql":
        connection.execute(_NUMBERS)
    else:
        connection.execute(text("DELETE FROM sqlite_sequence"))
        for name in sorted(_numbered()):
            row = {"name": name, "seq": NEXT_NUMBER - 1}
            connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :seq)"), row)


def _numbered() -> set[str]:
    tables = metadata.sorted_tables
    return {one.name for one in tables if one.dialect_options["sqlite"]["autoincrement"]}


_NUMBERS: Final = text(
    "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass,"
    f" {NEXT_NUMBER}, false) FROM pg_sequences"
)

Rows = dict[str, dict[tuple[object, ...], dict[str, object]]]


def everything(connection: Connection) -> Rows:
    """Return every row of every table, by its key. The result must not be changed.

    A table that was equal at an earlier call is taken from a cache.
    """
    found = {}
    kind = connection.dialect.name
    for name, mark in (_of_file if kind == "sqlite" else _of_server)(connection):
        if (kind, name, mark) not in _READ:
            _READ[kind, name, mark] = _read(connection, metadata.tables[name])
        found[name] = _READ[kind, name, mark]
    return found


def _of_server(connection: Connection) -> Iterator[tuple[str, object]]:
    yield from ((name, mark) for name, mark in connection.execute(_MARKS))


def _of_file(connection: Connection) -> Iterator[tuple[str, object]]:
    """Yield the raw rows of SQLite, which takes half as long as to convert their values."""
    for table in metadata.sorted_tables:
        rows = connection.exec_driver_sql(f"SELECT * FROM {table.name}")
        yield table.name, tuple(map(tuple, rows))


_MARKS: Final = text(
    " UNION ALL ".join(
        f"SELECT '{table.name}', (SELECT md5(string_agg(one::text, ' ' ORDER BY one))"
        f" FROM (SELECT {table.name}::text FROM {table.name}) AS rows (one))"
        for table in metadata.sorted_tables
    )
)
"""Checksums of all tables of PostgreSQL, in one statement."""
_READ: Final[dict[tuple[str, str, object], dict[tuple[object, ...], dict[str, object]]]] = {}


def _read(connection: Connection, table: Table) -> dict[tuple[object, ...], dict[str, object]]:
    rows = [dict(row) for row in connection.execute(select(table)).mappings()]
    return {tuple(row[one.name] for one in table.primary_key): row for row in rows}


def restore(connection: Connection, before: Rows) -> None:
    """Undo the changes since then, which is much faster than to fill everything again."""
    after = everything(connection)
    differ = [table for table in metadata.sorted_tables if before[table.name] != after[table.name]]
    for table in reversed(differ):
        for key in after[table.name].keys() - before[table.name].keys():
            connection.execute(delete(table).where(*_is(table, key)))
    for table in differ:
        for key, row in before[table.name].items():
            if key not in after[table.name]:
                connection.execute(insert(table).values(row))
            elif row != after[table.name][key]:
                connection.execute(update(table).where(*_is(table, key)).values(row))


def _is(table: Table, key: tuple[object, ...]) -> list[ColumnElement[bool]]:
    return [column == value for column, value in zip(table.primary_key, key, strict=True)]


def changes(before: Rows, after: Rows) -> list[str]:
    """Return the changes: `+` new rows, `-` deleted rows, `~` changed rows, with their columns.

    Rows with the same change share a line, by their keys.
    """
    said: dict[tuple[str, str, str], list[str]] = {}
    for table, old in before.items():
        new = after[table]
        for key in sorted(old.keys() | new.keys()):
            sign, columns = "~", ""
            if key not in new:
                sign = "-"
            elif key not in old:
                sign = "+"
            else:
                differ = [one for one in old[key] if old[key][one] != new[key][one]]
                columns = f": {' '.join(differ)}"
                if not differ:
                    continue
            said.setdefault((sign, table, columns), []).append(" ".join(map(str, key)))
    return [
        f"{sign} {table} {', '.join(keys)}{columns}"
        for (sign, table, columns), keys in said.items()
    ]
