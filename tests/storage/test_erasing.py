"""Erased means erased, exported means all: every column of every table that can hold a person.

A person stands in each such column, in more rows than a page of the export holds. So a new column
can't be forgotten: one that nothing is said about fails here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from enum import EnumType
from typing import Any, Final

import pytest
from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Table, insert, select

from bot.matches.models.hosting import Ban, Target
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.storage import export_rows, host_rows
from bot.storage.engine import Database
from bot.storage.metadata import Converted, metadata

GONE: Final = 111222333444555666
OTHER: Final = 777888999000111222
NAME: Final = "Gone Person"
"""Also the nickname, and what they wrote: nothing else has this text."""
TOKEN: Final = "the token of a reply"
ROWS: Final = 5
"""In each place; a page of the export has two."""
ONE_EACH: Final = {
    *("people.person_id", "achievement_counters.person_id", "reminders.person_id"),
    *("seekers.person_id", "seekers.found_with"),
}
"""What each person has once."""
OF_TWO: Final = {"blocks.person_id", "blocks.blocked_id"}
"""A row of two people: with the other one here there is one."""

WITHOUT_KEY: Final = {
    "rotations.open_host_id",
    "posted_messages.person_id",
    "pending_replies.person_id",
}
"""Where a person stands without a foreign key."""
OTHER_IDS: Final = {
    "application_id",
    "channel_id",
    "dm_channel_id",
    "guild_id",
    "interaction_id",
    "log_channel_id",
    "message_channel_id",
    "message_id",
    "parent_id",
    "weekly_channel_id",
    *("tournament_role_id", "entry_role", "call_role", "winner_role"),
    "daily_channel_id",
}
"""Columns of Discord's ids that are nobody's."""
NUMBERS: Final = {
    *("id", "after_id", "match_id", "first_match_id", "second_match_id", "number", "rotation_id")
}
"""Columns of numbers that the bot gives."""
THEIR_WORDS: Final = {
    "people.name": NAME,
    "nicknames.name": NAME,
    "problem_reports.text": NAME,
    "problem_reports.answer": NAME,
    "pending_replies.token": TOKEN,
    "matches.challenge_key": f"{GONE}:",
}
"""Texts with a person's name, id or words."""
OTHERS_WORDS: Final = {
    "season_starts.name",
    "moderation_log.reason",
    "tournaments.name",
    "tournaments.note",
    "tournament_players.note",
    "tournament_pairings.note",
    "matches.dealer_draws",
    "actions.action",
    "counted_matches.feats_0",
    "counted_matches.feats_1",
    "seekers.token",  # of a row that goes; the other one's stays
}
"""Texts of a server's admins, for all to read, and texts that the bot makes."""
HOSTS: Final = {
    *("bars.target_id", "bars.reason", "host_notices.text"),
    *("server_blocks.person_id", "server_blocks.reason"),
}
"""What the host or an admin decides. The id of somebody kept out stays, or erasing would let them
in; the reason goes: `test_contract` and `tests/moderation` have both."""
FIXED: Final[dict[str, object]] = {
    "people.hand": "channel",
    "guild_settings.length": "usual",
    "tournaments.round_seconds": timedelta(hours=1),
    "guild_settings.channel_presets": {70: "ktane"},
    "matches.status": "playing",
    "matches.rematch_of": None,  # one open rematch of a match
    "standings.period": "all",
    "posted_messages.kind": "board",
    "posted_messages.shown": 3,
    "posted_messages.settled": True,
}
"""Values that say what kind of row it is."""

REMAINS: Final = Counter(
    {
        "people.person_id": 1,
        "setting_changes.person_id": ROWS,
        "moderation_log.admin_id": ROWS,
        "moderation_log.person_id": ROWS,
        "matches.challenger_id": ROWS,
        "matches.opponent_id": ROWS,
        "seats.person_id": ROWS,
        "actions.person_id": ROWS,
        "counted_matches.first_id": ROWS,
        "counted_matches.second_id": ROWS,
        "daily_scores.person_id": ROWS,
        "rotations.host_id": ROWS,
        "rotation_members.person_id": ROWS,
        "tournaments.created_by": ROWS,
        "tournaments.ended_by": ROWS,
        "tournament_players.person_id": ROWS,
        "tournament_players.removed_by": ROWS,
        "tournament_pairings.first_id": ROWS,
        "tournament_pairings.second_id": ROWS,
        "tournament_pairings.decided_by": ROWS,
    }
)
"""What others played or decided with them stays, under a number that leads to nobody."""
SUBJECTS: Final = {
    "people.person_id": "person",
    "nicknames.person_id": "nicknames",
    "blocks.person_id": "people blocked",
    "missed_matches.person_id": "missed matches",
    "setting_changes.person_id": "settings",
    "moderation_log.admin_id": "moderation done",
    "moderation_log.person_id": "moderation",
    "matches.challenger_id": "matches",
    "matches.opponent_id": "matches",
    "actions.person_id": "actions",
    "counted_matches.first_id": "counted",
    "counted_matches.second_id": "counted",
    "ratings.person_id": "ratings",
    "tallies.person_id": "profiles",
    "computer_records.person_id": "computer",
    "accuracies.person_id": "accuracy",
    "achievements.person_id": "achievements",
    "achievement_counters.person_id": "achievement counters",
    "standings.person_id": "standings",
    "daily_scores.person_id": "dailies",
    "rotation_members.person_id": "tables",
    "problem_reports.person_id": "reports",
    "puzzle_answers.person_id": "puzzles",
    "reminders.person_id": "reminder",
    "table_alerts.person_id": "table alerts",
    "tournaments.created_by": "tournaments run",
    "tournaments.ended_by": "tournaments run",
    "tournament_players.person_id": "tournaments",
    "tournament_players.removed_by": "removals",
    "tournament_pairings.first_id": "pairings",
    "tournament_pairings.second_id": "pairings",
    "tournament_pairings.decided_by": "pairings",
    "posted_messages.person_id": "messages",
    "pending_replies.person_id": "replies",
    "seekers.person_id": "looking",
}
"""Where the export has what a column says of a person."""
TOLD: Final = {
    "matches": {
        *("id", "guild_id", "status", "seat", "created_at", "ended_at"),
        *("score_0", "score_1", "winner", "reason"),
    },
    "counted": {
        *("number", "match_id", "ended_at", "points", "best", "feats", "before", "after"),
        "voided",
    },
    "actions": {"match_id", "seq", "action", "at"},
    "messages": {"channel_id", "message_id", "kind"},
    "removals": {"tournament_id", "person_id"},
    "tournaments run": {"id", "guild_id", "name", "created_at", "note"},
    "settings": {"id", "guild_id", "changed_at", "changes"},
    "replies": {"interaction_id", "message_id", "locale", "created_at"},
    "moderation": {"id", "guild_id", "kind", "match_id", "reason", "done_at"},
    "moderation done": {"id", "guild_id", "kind", "match_id", "reason", "done_at"},
    "bars": {"scope", "reason", "barred_at"},
    "looking": {"person_id", "preset", "pace", "rating", "since", "until", "front"},
    "people blocked": {"blocked_id", "since"},
}
"""Of these subjects the export has some columns; of all others it has each."""
TOLD_ELSEWHERE: Final = {
    *("seats.person_id", "rotations.host_id", "rotations.open_host_id"),
    "seekers.found_with",
}
"""A seat is told with its match, and who opened a table stands among those at it. Whoever was found
looks, too."""
NEVER_TOLD: Final = {"blocks.blocked_id"}
"""Nobody learns who has blocked them."""


def is_person(column: Column[Any]) -> bool:
    keyed = any(key.target_fullname == "people.person_id" for key in column.foreign_keys)
    return keyed or str(column) in WITHOUT_KEY or str(column) == "people.person_id"


PLACES: Final = [
    column for table in metadata.sorted_tables for column in table.c if is_person(column)
]
"""Every column in which a person can stand."""


class Filling:
    """Writes rows in which every column has a value, and no two values are the same."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self._number = 5_000

    def next(self) -> int:
        self._number += 1
        return self._number

    def value(self, column: Column[Any], *, theirs: bool) -> object:
        name = str(column)
        if name in FIXED:
            return FIXED[name]
        number = self.next()
        words = THEIR_WORDS.get(name) if theirs else None
        if words is not None:
            return words if name != "matches.challenge_key" else f"{words}{number}"
        if isinstance(column.type, Converted) and isinstance(column.type.read, EnumType):
            return next(iter(column.type.read.__members__.values()))
        if isinstance(getattr(column.type, "kept", column.type), JSON):
            return {"x": number}
        moment = datetime(2026, 7, 1, tzinfo=UTC) + timedelta(minutes=number)
        length = getattr(column.type, "length", None) or 40
        made: dict[type, object] = {
            int: number,
            bool: True,
            float: number + 0.5,
            str: f"t{number}"[:length],
            date: date(2026, 7, 1) + timedelta(days=number),
            object: moment,
        }
        return made[column.type.python_type]

    async def row(self, table: Table, who: Column[Any] | None = None) -> dict[str, Any]:
        """Write a row in which the person stands in one column, and another one in the others."""
        made: dict[str, Any] = {}
        for column in table.c:
            if column is who:
                made[column.name] = GONE
            elif is_person(column):
                made[column.name] = OTHER
            elif column.foreign_keys and str(column) not in FIXED:
                (key,) = column.foreign_keys
                made[column.name] = await self.parent(key)
            else:
                made[column.name] = self.value(column, theirs=who is not None)
        if table.name == "rotations":  # whoever hosts an open one hosts no second
            made["open_host_id"] = GONE if who is not None and who.name == "open_host_id" else None
            if who is not None and who.name == "open_host_id":
                made["host_id"] = GONE
        async with self._store.writing() as connection:
            await connection.execute(insert(table).values(made))
        return made

    async def parent(self, key: ForeignKey) -> Any:
        parent = await self.row(key.column.table)
        return parent[key.column.name]


Everything = dict[str, dict[tuple[Any, ...], dict[str, Any]]]
"""Rows by their keys, by table."""


async def everything(store: Database) -> Everything:
    """All rows of all tables, by their keys."""
    found = {}
    async with store.reading() as connection:
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table))).mappings().all()
            keys = [column.name for column in table.primary_key]
            found[table.name] = {tuple(row[key] for key in keys): dict(row) for row in rows}
    return found


@pytest.fixture
async def filled(store: Database, monkeypatch: pytest.MonkeyPatch) -> Database:
    monkeypatch.setattr(export_rows, "PAGE", 2)
    filling = Filling(store)
    person = metadata.tables["people"]
    await filling.row(person, person.c.person_id)
    async with store.writing() as connection:
        other = {column.name: filling.value(column, theirs=False) for column in person.c}
        await connection.execute(insert(person).values(other | {"person_id": OTHER}))
    for column in PLACES:
        if str(column) == "people.person_id":
            continue
        alone = str(column) in {"rotations.open_host_id", *ONE_EACH, *OF_TWO}
        for _ in range(1 if alone else ROWS):
            await filling.row(column.table, column)
    for table in metadata.sorted_tables:  # what is nobody's, and the other one's alone
        if table.name != "counting" and f"{table.name}.person_id" not in ONE_EACH:
            await filling.row(table)
    return store


async def exported(store: Database, person_id: int) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    async for subject, rows in export_rows.export_person(store, person_id):
        assert len(rows) <= 2
        found.setdefault(subject, []).extend(rows)
    return {subject: rows for subject, rows in found.items() if rows}


def test_it_is_said_of_every_column_whether_it_holds_a_person() -> None:
    """Ids and texts: one of a kind that nothing is said about must be looked at."""
    unsaid = []
    for table in metadata.sorted_tables:
        for column in table.c:
            name, kind = str(column), column.type.python_type
            if is_person(column) or column.foreign_keys or name in HOSTS:
                continue
            if isinstance(column.type, BigInteger) and column.name not in {*OTHER_IDS, *NUMBERS}:
                unsaid.append(name)
            long = kind is str and getattr(column.type, "length", None) is None
            if long and name not in {*THEIR_WORDS, *OTHERS_WORDS}:
                unsaid.append(name)
    assert not unsaid, "does it hold a person, or what a person wrote? Say so above"
    assert {str(one) for one in PLACES} == SUBJECTS.keys() | TOLD_ELSEWHERE | NEVER_TOLD


async def test_all_that_is_kept_of_a_person_is_exported(filled: Database) -> None:
    await filled.write(
        host_rows.save_bar, Ban(Target.PERSON, GONE, "Why.", datetime(2026, 7, 1, tzinfo=UTC))
    )
    told = await exported(filled, GONE)
    assert [row.keys() for row in told.pop("bars")] == [TOLD["bars"]]
    owed = Counter(
        subject
        for place, subject in SUBJECTS.items()
        for _ in range(1 if place in ONE_EACH | OF_TWO else ROWS)
    )
    assert Counter({subject: len(rows) for subject, rows in told.items()}) == owed
    for place, subject in SUBJECTS.items():
        columns = TOLD.get(subject) or set(metadata.tables[place.split(".")[0]].c.keys())
        differing = {name for row in told[subject] for name in row.keys() ^ columns}
        assert not differing, f"{subject}: TOLD names what is exported, column by column"
    for rows in told.values():
        assert len({json.dumps(row, sort_keys=True, default=str) for row in rows}) == len(rows)
    text = json.dumps(told, default=str)
    assert TOKEN not in text
    assert str(OTHER) not in json.dumps({**told, **dict.fromkeys(OF_SEVERAL)}, default=str)


OF_SEVERAL: Final = ("pairings", "removals", "tournaments", "counted", "people blocked")
"""What the export tells with the ids of others: those who took part, or were blocked."""


async def test_nothing_is_left_of_an_erased_person_but_what_is_others_too(filled: Database) -> None:
    before = await everything(filled)
    others = await exported(filled, OTHER)
    await filled.write(export_rows.erase_person, GONE)
    after = await everything(filled)
    found = {
        f"{table}.{column}"
        for table, rows in after.items()
        for row in rows.values()
        for column, value in row.items()
        for mark in (str(GONE), NAME, TOKEN)
        if mark in (value if isinstance(value, str) else json.dumps(value, default=str))
    }
    assert not found, "erase_person keeps it (bot/storage/export_rows.py)"
    (number,) = {key[0] for key in after["people"]} - {OTHER}
    remaining = Counter(
        str(column)
        for column in PLACES
        for row in after[column.table.name].values()
        if row[column.name] == number
    )
    # The table whose host is known twice is one row more.
    assert remaining == REMAINS + Counter({"rotations.host_id": 1})
    told = await exported(filled, number)
    assert Counter({subject: len(rows) for subject, rows in told.items()}) == Counter(
        SUBJECTS[place] for place, rows in REMAINS.items() if place in SUBJECTS for _ in range(rows)
    )
    was, now = before["people"][(GONE,)], after["people"][(number,)]
    same = [name for name in was if was[name] == now[name] and name not in STAYS_THE_SAME]
    assert not same, "not erased; what is usually so belongs into STAYS_THE_SAME"
    assert_drawn_again(before, after)
    assert_the_rest_is_untouched(before, after, number)
    expected = with_another_number(others, number)
    about = [one for one in before["moderation_log"].values() if one["person_id"] == GONE]
    for row in expected["moderation done"]:
        if row["id"] in {one["id"] for one in about}:
            row["reason"] = ""  # what an admin noted about them
    blocked = expected["people blocked"]
    expected["people blocked"] = [one for one in blocked if one["blocked_id"] != number]
    assert len(expected["people blocked"]) < len(blocked), "a block of theirs goes with them"
    assert await exported(filled, OTHER) == expected


STAYS_THE_SAME: Final = {"coach_done"}
"""Whoever is erased has seen the introduction, as the person here has."""


def assert_drawn_again(before: Everything, after: Everything) -> None:
    """The tables where they sat, and the tournaments that they were in or made."""
    sat = {key[0] for key in before["rotation_members"] if key[1] == GONE}
    played = {key[0] for key in before["tournament_players"] if key[1] == GONE}
    made = {key[0] for key, one in before["tournaments"].items() if one["created_by"] == GONE}
    for table, owed in (("rotations", sat), ("tournaments", played | made)):
        again = {
            key[0]
            for key, row in before[table].items()
            if after[table][key]["revision"] != row["revision"]
        }
        assert owed
        assert again == owed, table


MARKED: Final = {
    "matches": {"challenge_key"},
    "moderation_log": {"reason"},
    "posted_messages": {"shown", "settled"},
    "rotations": {"open_host_id", "revision", "shown"},
    "tournaments": {"revision"},
    # Whoever was found with the erased person looks on alone, in front.
    "seekers": {"found_with", "found_at", "told", "confirm_until", "confirmed", "front"},
}
"""What else changes where they stood: their messages are drawn again."""


def assert_the_rest_is_untouched(before: Everything, after: Everything, number: int) -> None:
    for table, rows in before.items():
        if table == "people":
            assert after[table][(OTHER,)] == rows[(OTHER,)]
            continue
        columns = metadata.tables[table].c
        for key, row in rows.items():
            theirs = [name for name, value in row.items() if value == GONE]
            now = after[table].get(tuple(number if part == GONE else part for part in key))
            if now is None:
                assert theirs, f"a row of {table} is gone that was not theirs"
                continue
            renamed = {name: number if value == GONE else value for name, value in row.items()}
            changed = {name for name in row if now[name] != renamed[name]}
            assert changed <= MARKED.get(table, set()), f"{table}: {changed}"
            if not theirs and not set(columns.keys()) & {
                "match_id",
                "rotation_id",
                "tournament_id",
            }:
                assert changed <= {"revision"} & MARKED.get(table, set()), f"{table}: {changed}"


def with_another_number(
    told: dict[str, list[dict[str, Any]]], number: int
) -> dict[str, list[dict[str, Any]]]:
    """What another one's export says when one they played with has another number."""
    text = json.dumps(told, default=str).replace(str(GONE), str(number))
    changed: dict[str, list[dict[str, Any]]] = json.loads(text)
    return changed


@asynccontextmanager
async def messages_of_a_match(store: Database, who: str) -> AsyncIterator[list[int]]:
    """A match in which the person stands on one side, or at whose table they sat."""
    filling = Filling(store)
    tables = metadata.tables
    people = tables["people"]
    await filling.row(people, people.c.person_id)
    async with store.writing() as connection:
        other = {column.name: filling.value(column, theirs=False) for column in people.c}
        await connection.execute(insert(people).values(other | {"person_id": OTHER}))
    matches, members = tables["matches"], tables["rotation_members"]
    match = await filling.row(matches, matches.c.get(who))
    if who == "rotation_id":
        member = await filling.row(members, members.c.person_id)
        async with store.writing() as connection:
            await connection.execute(
                matches.update()
                .where(matches.c.id == match["id"])
                .values(rotation_id=member["rotation_id"], challenger_id=OTHER)
            )
    elsewhere = await filling.row(tables["posted_messages"])
    posted: list[int] = []
    for person in (None, OTHER):
        row = {
            column.name: filling.value(column, theirs=False)
            for column in tables["posted_messages"].c
        }
        row |= {"match_id": match["id"], "person_id": person}
        async with store.writing() as connection:
            await connection.execute(insert(tables["posted_messages"]).values(row))
        posted.append(int(str(row["message_id"])))
    yield posted
    after = await everything(store)
    untouched = after["posted_messages"][(elsewhere["message_id"],)]
    assert (untouched["shown"], untouched["settled"]) == (3, True)


@pytest.mark.parametrize("who", ["challenger_id", "opponent_id", "rotation_id"])
async def test_messages_that_name_them_are_drawn_again(store: Database, who: str) -> None:
    """Those of their matches, and of the matches at tables where they sat."""
    async with messages_of_a_match(store, who) as posted:
        await store.write(export_rows.erase_person, GONE)
        after = await everything(store)
        for message_id in posted:
            message = after["posted_messages"][(message_id,)]
            assert (message["shown"], message["settled"]) == (NAMES_ERASED, False)
