"""Checks the guarantees of each feature, on the rows of the database once all work is done.

`db check` compares all sums, boards, pairings and tables with the logs. These checks cover the
rest: that work continues, happens once, and originates from a press.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import Final

from bot.matches.models.daily import number_of
from bot.playground.core import Core
from tests.tools.endurance.controls import controls_of
from tests.tools.endurance.database import Database
from tests.tools.endurance.report import Figure, Finding

LATE: Final = timedelta(minutes=2)
"""Tolerated delay of due work: pauses because of Discord's limits are shorter."""

_PLAIN: Final = re.compile(r"C\d")
"""Plain cards of a month are equal: an answer names one card for all equal choices."""


def came_about(database: Database, core: Core) -> str:
    """Return a summary of the created rows, which shows how much the checks have covered."""
    found = [
        f"{status} matches {count}"
        for status, count in database.read("SELECT status, count(*) FROM matches GROUP BY status")
    ]
    found += [
        f"tournaments {kind}{' best of three' if best > 1 else ''} {stage} {count}"
        for kind, best, stage, count in database.read(
            "SELECT format, best_of, stage, count(*) FROM tournaments"
            " GROUP BY format, best_of, stage"
        )
    ]
    found += [
        f"tables {state} {count} with {hands} hands"
        for state, count, hands in database.read(
            "SELECT state, count(*), sum(hands) FROM rotations GROUP BY state"
        )
    ]
    for what, table in (
        ("puzzles answered", "puzzle_answers"),
        ("deals of a day over", "daily_scores"),
        ("people rated", "ratings"),
        ("achievements", "achievements"),
        ("matches made void", "voided_matches"),
    ):
        (row,) = database.read(f"SELECT count(*) FROM {table}") or [(0,)]
        found.append(f"{what} {row[0]}")
    return ", ".join((*found, f"posts of days and weeks {len(_posts(core))}"))


def undone(database: Database, core: Core) -> Iterator[Finding]:
    """Yield overdue work: matches, tournaments and tables that are stuck."""
    late = (core.clock() - LATE).replace(tzinfo=None)  # as in the rows
    for match_id, due in database.read(
        "SELECT id, due FROM matches WHERE deadline < :late AND due <> 'absent'", late=late
    ):
        yield _lost("a deadline of a match has passed", f"match {match_id}, {due}")
    for tournament_id, stage in database.read(
        "SELECT id, stage FROM tournaments WHERE due < :late AND held_at IS NULL",
        late=late,
    ):
        yield _lost("a tournament does not go on", f"tournament {tournament_id}, {stage}")
    for tournament_id, number in database.read(
        "SELECT t.id, t.round FROM tournaments t WHERE t.stage = 'running' AND t.held_at IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM tournament_pairings p WHERE p.tournament_id = t.id"
        "  AND p.round = t.round AND p.result IS NULL) AND t.due < :late",
        late=late,
    ):
        where = f"tournament {tournament_id}, round {number}"
        yield _lost("a tournament's round is over, and no next one begins", where)
    standing = database.read("SELECT id FROM rotations WHERE deadline < :late", late=late)
    for (rotation_id,) in standing:
        yield _lost("a table does not go on", f"table {rotation_id}")
    for (rotation_id,) in database.read(
        "SELECT r.id FROM rotations r LEFT JOIN matches m ON m.id = r.match_id"
        " WHERE r.state = 'playing' AND r.deadline IS NULL"
        " AND (m.id IS NULL OR m.status NOT IN ('invited', 'playing'))"
    ):
        yield _lost("a table plays no hand, and waits for none", f"table {rotation_id}")


def old_messages(database: Database, core: Core) -> Iterator[Finding]:
    """Yield outdated messages of tournaments and tables that could have been updated."""
    for kind, query in (
        (
            "tournament",
            "SELECT id, channel_id, shown, revision FROM tournaments"
            " WHERE shown < revision AND held_at IS NULL",
        ),
        (
            "table for several",
            "SELECT id, channel_id, shown, revision FROM rotations WHERE shown < revision",
        ),
    ):
        for number, channel_id, shown, revision in database.read(query):
            channel = core.directory.channels.get(channel_id)
            if channel is not None and not channel.archived:
                where = f"{number}, revision {revision}, shown {shown}, channel {channel_id}"
                yield _lost(f"a {kind}'s message shows an older state", where)


def done_twice(database: Database, core: Core) -> Iterator[Finding]:
    """Yield things that may happen once, and happened twice."""
    yield from _in_tournaments(database)
    for rotation_id, count in database.read(
        "SELECT rotation_id, count(*) FROM matches WHERE rotation_id IS NOT NULL"
        " AND status IN ('invited', 'playing') GROUP BY rotation_id HAVING count(*) > 1"
    ):
        yield _doubled("a table plays two hands", f"table {rotation_id}, {count} hands")
    for match_id, rotation_id in database.read(
        "SELECT m.id, m.rotation_id FROM matches m JOIN seats a ON a.match_id = m.id AND a.seat = 0"
        " JOIN seats b ON b.match_id = m.id AND b.seat = 1"
        " WHERE m.rotation_id IS NOT NULL AND (a.person_id = b.person_id"
        "  OR a.person_id NOT IN (SELECT person_id FROM rotation_members"
        "   WHERE rotation_id = m.rotation_id)"
        "  OR b.person_id NOT IN (SELECT person_id FROM rotation_members"
        "   WHERE rotation_id = m.rotation_id))"
    ):
        yield _doubled("a table seats the wrong people", f"table {rotation_id}, match {match_id}")
    yield from _posted_twice(core)


def _in_tournaments(database: Database) -> Iterator[Finding]:
    both = (
        "SELECT tournament_id, round, first_id AS person FROM tournament_pairings UNION ALL"
        " SELECT tournament_id, round, second_id FROM tournament_pairings"
        " WHERE second_id IS NOT NULL"
    )
    for tournament_id, number, person in database.read(
        f"SELECT tournament_id, round, person FROM ({both}) AS both_seats"
        " GROUP BY tournament_id, round, person HAVING count(*) > 1"
    ):
        where = f"tournament {tournament_id}, round {number}, person {person}"
        yield _doubled("somebody plays two matches of a round", where)
    for match_id, count in database.read(
        "SELECT match_id, count(*) FROM (SELECT match_id FROM tournament_pairings UNION ALL"
        " SELECT first_match_id FROM tournament_pairings UNION ALL"
        " SELECT second_match_id FROM tournament_pairings) AS played"
        " WHERE match_id IS NOT NULL GROUP BY match_id HAVING count(*) > 1"
    ):
        yield _doubled("a match is played for two pairings", f"match {match_id}, {count} pairings")


def _posted_twice(core: Core) -> Iterator[Finding]:
    """Find a weekly table or a daily post that appears twice in a channel."""
    for (channel_id, post), ids in _posts(core).items():
        if len(ids) > 1:
            yield _doubled("a post of a day or week stands twice", f"{post}, {channel_id}: {ids}")


def _posts(core: Core) -> dict[tuple[int, str], list[int]]:
    """Return the messages of each post, by channel and subject."""
    posts: dict[tuple[int, str], list[int]] = {}
    for message in core.messages.by_id.values():
        if message.only_for is None and message.author_id == core.directory.bot.id:
            for post in _post_of({one.action for one in controls_of(message)}):
                posts.setdefault((message.channel_id, post), []).append(message.id)
    return posts


def _post_of(actions: set[str]) -> Iterator[str]:
    weekly = [one for one in actions if one.startswith("board-open ")]
    if len(weekly) == len(actions):
        yield from weekly
    if {"daily", "puzzle"} <= actions:
        yield from (one for one in actions if one.startswith("daily-table "))


def answers_nobody_gave(
    database: Database, pressed: Iterable[tuple[int, str]]
) -> Iterator[Finding]:
    """Yield answers to puzzles that nobody pressed.

    Args:
        database: contains the answers.
        pressed: people and their choices: `puzzle play <day> <card>`.
    """
    known = {(who, _PLAIN.sub("C", action)) for who, action in pressed}
    for person_id, day, choice in database.read(
        "SELECT person_id, day, choice FROM puzzle_answers WHERE person_id > 0"
    ):
        word, *cards = str(choice).split(" ")
        number = number_of(date.fromisoformat(str(day)))
        action = _PLAIN.sub("C", " ".join(("puzzle", word, str(number), *cards)))
        if not any(who == person_id and one.startswith(action) for who, one in known):
            yield _doubled("a puzzle's answer that nobody gave", f"person {person_id}, day {day}")


def _lost(what: str, where: str) -> Finding:
    return Finding(Figure.LOST, what, where)


def _doubled(what: str, where: str) -> Finding:
    return Finding(Figure.DOUBLED, what, where)
