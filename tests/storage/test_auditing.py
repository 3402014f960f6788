"""`db check` replays every match: sound ones pass, and each kind of damage is reported."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Engine, create_engine

from bot.__main__ import main
from bot.app import STORED_FEATURES
from bot.daily.service import Daily
from bot.koikoi.rules import PRESETS
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.models.achievements import Achievement
from bot.matches.models.match import DeadlineKind, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal
from bot.matches.models.terms import ChannelRef
from bot.matches.models.timings import Limits, Timings
from bot.matches.services import MatchService
from bot.puzzle.collection import puzzle_of
from bot.puzzle.service import Puzzles
from bot.rotations.service import Rotations
from bot.storage import auditing, recounting
from bot.storage.auditing import PAGE, Audit, audit
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.storage.stores import KINDS, sqlite_store, url_after

DAI, EMI = Person(104, "Dai"), Person(105, "Emi")
ALONE = ChannelRef(guild_id=None, channel_id=90)


async def against_computer(world: World, stored: StoredMatch, person: Person) -> StoredMatch:
    """Play a match against the computer to its end."""
    while stored.info.status.open:
        assert stored.match is not None
        if stored.info.to_act == stored.info.seat_of(person.id):
            action = world.thinker.pick(view_for(stored.match, stored.info.to_act).legal)
            await world.service.play.act(stored.id, person, action, stored.seq)
        else:
            await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
    return stored


@asynccontextmanager
async def closed(world: World) -> AsyncIterator[World]:
    """Close a world at the end, also after an error."""
    try:
        yield world
    finally:
        await world.service.close()


async def lived(url: str) -> tuple[dict[str, int], datetime]:
    """A database in which everything has happened that can happen to a match; its last time."""
    world = World(Database(url, STORED_FEATURES), limits=Limits(begun=1000, channel=1000))
    async with closed(world):
        return await everything(world), world.clock.now()


async def everything(world: World) -> dict[str, int]:
    service, named = world.service, {}
    for preset in PRESETS:
        named[preset] = (await world.play_out(await world.started(live(preset)))).id
    resigned = await world.started()
    await service.play.resign(resigned.id, AOI)
    aborted = await world.started()
    await service.play.abort(aborted.id, CHIYO)
    claimed = await world.started(live("ktane"), DAI, EMI)
    await world.later(minutes=4)
    claimed = await service.queries.get(claimed.id)
    assert claimed.info.due is DeadlineKind.ABSENT
    await service.play.claim(claimed.id, world.waiter(claimed))
    left = await world.started(challenger=DAI, opponent=EMI)
    assert HERE.guild_id is not None
    await service.play.on_member_left(HERE.guild_id, DAI.id)
    await service.play.resign(left.id, EMI)
    computer = await service.computers.start(HERE, AOI, "wild", live("ktane"))
    named["computer"] = (await against_computer(world, computer, AOI)).id
    await service.computers.start(ALONE, BEN, "wild")
    for person, place in ((AOI, HERE), (BEN, ALONE)):
        today = await service.of(Daily).start(place, person)
        named["daily"] = (await against_computer(world, today, person)).id
    await service.of(Daily).start(HERE, CHIYO)
    day = service.of(Puzzles).today()
    for person, judged in zip((AOI, EMI), puzzle_of(day).judged, strict=False):
        await service.of(Puzzles).answer(person, day, judged.action)
    for answer in (service.challenges.decline, service.play.abort):
        asked = await service.challenges.invite(HERE, BEN, DAI)
        await answer(asked.id, DAI)
    named["over"] = asked.id
    await service.challenges.invite(ChannelRef(8, 80), AOI, BEN, live())
    table = await service.challenges.invite(HERE, EMI, None, live())
    await world.later(minutes=2)
    await service.computers.join_table(table.id, EMI, "wild")
    await service.challenges.invite(ChannelRef(8, 80), EMI, None, live())
    await world.later(minutes=11)
    named["asked"] = (await service.challenges.invite(HERE, DAI, CHIYO, daily())).id
    await world.play_out(await world.started(live("ktane"), CHIYO, EMI))
    await service.privacy.erase(EMI)
    for phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.DEAL):
        stored = await world.play_until(await world.started(live()), phase)
        if phase is Phase.DECIDE:  # koi-koi was called, and the round continues
            stored = (await world.move(stored, "koi")).stored
        named[str(phase)] = stored.id
    begun = await world.started()
    while None in begun.info.moved_at:
        begun = (await world.move(begun)).stored
    named["given up"] = begun.id
    await service.play.resign(begun.id, AOI)
    for _ in range(6):  # one more than a week's limit
        await world.given_up(CHIYO, BEN)
    await several(World(world.store, clock=world.clock, timings=Timings(next_hand=timedelta())))
    await earn(world, DAI)
    return named


async def earn(world: World, person: Person) -> None:
    """Beat *master*, and finish thirty daily deals. The clock moves, but no deadline expires."""
    world.thinker.levels = (*world.thinker.levels, "master")
    service = world.service
    while not await has(service, person, Achievement.MASTER):
        stored = await service.computers.start(ALONE, person, "master")
        await against_computer(world, stored, person)
    for _ in range(30):
        stored = await service.of(Daily).start(ALONE, person)
        await service.play.resign(stored.id, person)
        world.clock.move(timedelta(days=1))


async def has(service: MatchService, person: Person, achievement: Achievement) -> bool:
    earned = (await service.queries.achievements(person.id)).earned
    return any(one.achievement is achievement for one in earned)


async def several(world: World) -> None:
    """A table for several people: a hand played out, one given up, one still running."""
    service = world.service
    table = await service.of(Rotations).open(HERE, AOI, Goal(points=50), "steam")
    for person in (BEN, CHIYO):
        await service.of(Rotations).join(table.id, person)
    await service.of(Rotations).start(table.id, AOI)
    for given_up in (False, True):
        match_id = (await service.queries.rotation(table.id)).match_id
        assert match_id is not None
        stored = await service.queries.get(match_id)
        if given_up:
            await service.play.resign(match_id, world.mover(stored))
        else:
            await world.play_out(stored)
        await world.deadlines.tick()


class Home:
    """A database with a history, copied for every test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.named, self.matches = asyncio.run(self._live())

    async def _live(self) -> tuple[dict[str, int], int]:
        url, (named, _) = await url_after("sqlite", self.file.parent, lived)
        return named, (await audit(url, STORED_FEATURES)).matches


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return Home(tmp_path_factory.mktemp("home") / "koikoi.sqlite3")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_life_without_damage_has_no_findings(kind: str, tmp_path: Path) -> None:
    url, (named, _) = await url_after(kind, tmp_path, lived)
    found = await audit(url, STORED_FEATURES)
    assert found.findings == ()
    assert found.matches >= max(named.values())


DAMAGE: dict[str, tuple[str, str, str]] = {
    # name: (the kind of match, the damage in SQL, the message)
    "counted wrongly": (
        "steam",
        "UPDATE counted_matches SET points_0 = points_0 + 1 WHERE match_id = :id",
        "what it counts on the leaderboards is something else",
    ),
    "rounds counted wrongly": (
        "steam",
        "UPDATE counted_matches SET counts = json_set(counts, '$[0].called', 99)"
        " WHERE match_id = :id",
        "what it counts on the leaderboards is something else",
    ),
    "an accuracy beyond all": (
        "steam",
        "INSERT INTO accuracies VALUES (101, :id, 101)",
        "the accuracy of person 101 is of no review",
    ),
    "an accuracy of somebody else": (
        "steam",
        "INSERT INTO accuracies VALUES (104, :id, 90)",
        "the accuracy of person 104 is of no review",
    ),
    "an accuracy before the end": (
        "play",
        "INSERT INTO accuracies SELECT person_id, match_id, 90 FROM seats WHERE match_id = :id",
        "is of no review",
    ),
    "feats": (
        "steam",
        "UPDATE counted_matches SET feats_1 = feats_1 || ' goko' WHERE match_id = :id",
        "what it counts on the leaderboards is something else",
    ),
    "not counted": (
        "steam",
        "DELETE FROM counted_matches WHERE match_id = :id",
        "it is missing on the leaderboards",
    ),
    "counted against a computer": (
        "computer",
        "INSERT INTO counted_matches SELECT 999, :id, guild_id, ended_at, week, first_id,"
        " second_id, winner, points_0, points_1, best_0, best_1, best_number_0, best_number_1,"
        " feats_0, feats_1, before_0, before_1, after_0, after_1, settled_0, settled_1, counts,"
        " finished, everywhere_0, everywhere_1, carried, carried_given_up, known_0, known_1,"
        " independent_0, independent_1, void"
        " FROM counted_matches LIMIT 1",
        "it counts on the leaderboards, and should not",
    ),
    "not said to be given up": (
        "given up",
        "UPDATE counted_matches SET finished = 1 WHERE match_id = :id",
        "what it counts on the leaderboards is something else",
    ),
    "gap": ("steam", "DELETE FROM actions WHERE match_id = :id AND seq = 3", "action 3 is missing"),
    "end of the log": (
        "play",
        "DELETE FROM actions WHERE match_id = :id AND seq ="
        " (SELECT max(seq) FROM actions WHERE match_id = :id)",
        "for its number of actions",
    ),
    "unreadable": (
        "steam",
        "UPDATE actions SET action = 'plai 01A' WHERE match_id = :id AND seq = 3",
        "action 3 of its log can't be read",
    ),
    "not text": (
        "steam",
        "UPDATE actions SET action = x'ff00ff' WHERE match_id = :id AND seq = 3",
        "can't be read",
    ),
    "illegal": (
        "steam",
        "UPDATE actions SET action = 'koi' WHERE match_id = :id AND seq = 1",
        "action 1 of its log is against the rules",
    ),
    "after the end": (
        "steam",
        "INSERT INTO actions SELECT match_id, max(seq) + 1, 'stop', at, NULL FROM actions"
        " WHERE match_id = :id",
        "is against the rules",
    ),
    "somebody else's move": (
        "steam",
        "UPDATE actions SET person_id = 103 WHERE match_id = :id AND seq = 1",
        "action 1 of its log is by somebody who was not to act",
    ),
    "scores": (
        "steam",
        "UPDATE matches SET score_0 = score_0 + 1 WHERE id = :id",
        "for its scores",
    ),
    "winner": ("ktane", "UPDATE matches SET winner = 1 - winner WHERE id = :id", "for its winner"),
    "reason": ("steam", "UPDATE matches SET reason = 'resign' WHERE id = :id", "for its reason"),
    "status": ("play", "UPDATE matches SET status = 'finished' WHERE id = :id", "for its status"),
    "no such status": ("play", "UPDATE matches SET status = 'paused' WHERE id = :id", "damaged"),
    "whose turn": (
        "play",
        "UPDATE matches SET to_act = 1 - to_act WHERE id = :id",
        "for its seat to act",
    ),
    "round": ("play", "UPDATE matches SET number = 9 WHERE id = :id", "for its round"),
    "rules": (
        "play",
        'UPDATE matches SET options = \'{"seven": "9"}\' WHERE id = :id',
        "damaged",
    ),
    "time": ("play", "UPDATE matches SET created_at = 'noon' WHERE id = :id", "damaged"),
    "no deadline": (
        "play",
        "UPDATE matches SET deadline = NULL WHERE id = :id",
        "it would wait for ever",
    ),
    "a late deadline": (
        "over",
        "UPDATE matches SET deadline = created_at WHERE id = :id",
        "something still falls due",
    ),
    "no end": ("over", "UPDATE matches SET ended_at = NULL WHERE id = :id", "time of its end"),
    "seats": ("play", "DELETE FROM seats WHERE match_id = :id", "nobody is seated"),
    "a strange seat": (
        "play",
        "UPDATE seats SET person_id = 103 WHERE match_id = :id AND seat = 0",
        "nobody is seated",
    ),
    "challenge with a log": (
        "asked",
        "INSERT INTO actions SELECT :id, 0, 'stop', created_at, NULL FROM matches WHERE id = :id",
        "it has a log or results, and nobody is seated",
    ),
    "commitment": (
        "play",
        f"UPDATE deals SET commitment = '{'0' * 64}' WHERE match_id = :id",
        "is not the one that was committed to",
    ),
    "nonce": (
        "steam",
        f"UPDATE deals SET nonce = '{'0' * 64}' WHERE match_id = :id AND number = 2",
        "is not the one that was committed to",
    ),
    "missing deal": ("steam", "DELETE FROM deals WHERE match_id = :id", "has no commitment"),
    "deal of another round": (
        "steam",
        "UPDATE deals SET number = number + 1 WHERE match_id = :id",
        "is of another round",
    ),
    "commitment without a deal": (
        "steam",
        "INSERT INTO deals SELECT match_id, 5, number, commitment, nonce FROM deals"
        " WHERE match_id = :id AND seq = 0",
        "the commitment at action 5 belongs to no deal",
    ),
    "missing round": (
        "steam",
        "DELETE FROM rounds WHERE match_id = :id AND number = 2",
        "the result of round 2 is missing",
    ),
    "points of a round": (
        "steam",
        "UPDATE rounds SET points = points + 1 WHERE match_id = :id AND number = 1",
        "the result of round 1 is another one",
    ),
    "one round too many": (
        "play",
        "INSERT INTO rounds SELECT :id, 7, oya, winner, reason, base, points, yaku FROM rounds"
        " LIMIT 1",
        "there is a result of round 7",
    ),
    "points of a day": (
        "daily",
        "UPDATE daily_scores SET points = points + 1 WHERE match_id = :id",
        "its result in the table of its day is another one",
    ),
    "calls of a day": (
        "daily",
        "UPDATE daily_scores SET calls = calls + 1 WHERE match_id = :id",
        "its result in the table of its day is another one",
    ),
    "missing day": (
        "daily",
        "DELETE FROM daily_scores WHERE match_id = :id",
        "its result is missing in the table of its day",
    ),
    "a message that would not be drawn again": (
        "play",
        "INSERT INTO posted_messages VALUES (9, 70, :id, 'table', NULL, 99, '2026-01-02', 1)",
        "a message counts as showing its end",
    ),
    "a message that shows less than the end": (
        "steam",
        "INSERT INTO posted_messages VALUES (9, 70, :id, 'table', NULL, 1, '2026-01-02', 1)",
        "a message counts as showing its end",
    ),
    "no day's deal": (
        "computer",
        "INSERT INTO daily_scores VALUES ('2026-01-02', 101, :id, 7, 1, 2, 0, 'expert')",
        "and should have none",
    ),
}


def damage(home: Home, file: Path, statement: str, match_id: int = 0) -> None:
    """Copy the database, and apply this damage to the copy."""
    shutil.copy(home.file, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, {"id": match_id})
        connection.commit()
        assert connection.total_changes, "nothing was damaged"


@cache
def _kept_engine(url: str, **_: object) -> Engine:
    return create_engine(url, creator=lambda: sqlite3.connect(""))


async def audited(home: Home, statement: str, match_id: int = 0) -> Audit:
    """Return the audit of a copy with this damage.

    The engines are reused between audits, so that each statement is compiled once.
    """
    async with sqlite_store(threads=False) as store:
        damage(home, Path(store.url.database or ""), statement, match_id)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(auditing, "Database", lambda *_, long_work: store)
            patch.setattr(recounting, "create_engine", _kept_engine)
            return await audit(str(store.url), STORED_FEATURES)


@pytest.mark.parametrize("kind", DAMAGE)
async def test_each_kind_of_damage_is_named_with_its_match(home: Home, kind: str) -> None:
    name, statement, sentence = DAMAGE[kind]
    match_id = home.named[name]
    found = await audited(home, statement, match_id)
    assert found.matches == home.matches
    mine = [str(finding) for finding in found.findings if finding.match_id == match_id]
    assert any(sentence in line for line in mine), found.findings
    assert all(line.startswith(f"Match {match_id}: ") for line in mine)
    # The match's result may also be missing in the standings; no other match is reported.
    others = [finding for finding in found.findings if finding.match_id != match_id]
    blamed = ("standing", "rating", "profile", "against the computer", "achievement")
    assert all(any(word in str(one) for word in blamed) for one in others), others


REMINDER = "INSERT INTO reminders VALUES (101, 8, {}, NULL, NULL, NULL, {}, 0, 'UTC')"
SEEKS: Final = (
    "INSERT INTO seekers (person_id, revision, preset, pace, rating, since, until, front, quiet,"
    " found_with, found_at, told, confirmed, due) VALUES (101, 0, 'any', 'live', 1500,"
    " '2026-07-01', '2026-07-02', 0, 0, {}, {}, 0, '2026-07-01')"
)


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE standings SET won = won + 1 WHERE person_id = 101", "standing of person 101 on"),
        ("UPDATE standings SET best_round = 99 WHERE person_id = 102", "not what the matches add"),
        (
            "UPDATE standings SET rating = rating + 2 WHERE period = 'all'",
            "on all servers (all) is",
        ),
        ("DELETE FROM standings WHERE person_id = 102", "on server 7 (all) is missing"),
        ("UPDATE ratings SET mu = mu + 0.01 WHERE person_id = 101", "rating of person 101 on all"),
        ("DELETE FROM ratings WHERE guild_id = 7", "rating of person 101 on server 7 is missing"),
        ("INSERT INTO ratings VALUES (9, 101, 25, 8, 0, 0, 0)", "ratings of server 9 are not what"),
        ("UPDATE counted_matches SET number = 1000 - number", "is not what the matches lead to"),
        ("UPDATE tallies SET best_streak = 99", "profile of person 101 on all servers is not what"),
        ("UPDATE tallies SET counts = json_set(counts, '$.paid', 77)", "the matches add up to"),
        (
            "UPDATE tallies SET curve = '[1500]' WHERE guild_id = 7",
            "profile of person 102 on",
        ),
        (
            "DELETE FROM tallies WHERE person_id = 102",
            "person 102 on server 7 is missing",
        ),
        (
            "INSERT INTO tallies SELECT 9, 101, counts, 0, 0, '[]' FROM tallies LIMIT 1",
            "tallies of server 9",
        ),
        ("UPDATE tallies SET counts = '{}'", "a value in their rows is damaged"),
        ("UPDATE tallies SET curve = '['", "a value in their rows is damaged"),
        ("UPDATE computer_records SET won = won + 1", "person 101 against the computer on all"),
        ("DELETE FROM computer_records", "person 101 against the computer on server 7 is not what"),
        ("INSERT INTO computer_records VALUES (9, 101, 1, 0, 0)", "on server 9 is of no match"),
        ("UPDATE counted_matches SET after_0 = after_0 + 3", "ratings beside match 1 are not what"),
        ("UPDATE counted_matches SET settled_1 = 1", "are not what it led to"),
        ("DELETE FROM achievements", "achievement master of person 104 is missing"),
        ("DELETE FROM achievements", "achievement days of person 104 is missing"),
        ("UPDATE achievements SET match_id = 1", "days of person 104 is not earned so"),
        ("UPDATE achievements SET earned_at = '2026-01-01'", "master of person 104 is not earned"),
        (
            "UPDATE achievements SET achievement = 'tea' WHERE achievement = 'days'",
            "an achievement that there is not",
        ),
        (
            "INSERT INTO achievements VALUES (101, 'goko', 1, '2026-07-01')",
            "goko of person 101 is not earned so",
        ),
        ("UPDATE achievement_counters SET streak = 9", "person 101's achievements is not so"),
        ("DELETE FROM achievement_counters", "for person 101's achievements is missing"),
        ("DELETE FROM people WHERE person_id = 104", "point to people that are not there"),
        ("UPDATE puzzle_answers SET solved = 1 - solved", "person 101 to the puzzle of"),
        ("UPDATE puzzle_answers SET rating = rating + 1", "another rating than the puzzle"),
        ("UPDATE puzzle_answers SET choice = 'swap'", "is none of its choices"),
        ("UPDATE puzzle_answers SET answered_at = '2025-01-01'", "was given before that day"),
        (
            REMINDER.format("'2026-07-02 09:00:00'", 0),
            "The reminder of person 101 is not due at its hour",
        ),
        (
            REMINDER.format("'2026-07-02 08:00:00'", 7),
            "The reminder of person 101 should have ended",
        ),
        (SEEKS.format("102, '2026-07-01'", 0), "found for somebody who was not found for them"),
        (SEEKS.format("NULL, NULL", 1), "was found by nobody, and was told so"),
        ("UPDATE deals SET match_id = 999 WHERE match_id = 1", "rows of deals point to matches"),
        (
            "UPDATE rotation_members SET points = points + 1 WHERE person_id = 101",
            "Table 1: what person 101 has is not what the hands say",
        ),
        ("UPDATE rotation_members SET won = 7 WHERE person_id = 102", "what person 102 has is"),
        ("UPDATE rotations SET hands = 9", "the number of its hands is another one"),
    ],
)
async def test_what_belongs_to_no_single_match_is_named(
    home: Home, statement: str, sentence: str
) -> None:
    found = await audited(home, statement)
    assert any(sentence in str(finding) for finding in found.findings), found.findings


async def test_no_finding_names_a_card(home: Home) -> None:
    statement = "UPDATE actions SET action = replace(action, 'A', 'B')"
    found = await audited(home, statement)
    assert found.findings
    with closing(sqlite3.connect(home.file)) as connection:
        (deal,) = connection.execute("SELECT action FROM actions WHERE seq = 0 LIMIT 1").fetchone()
    codes = deal.replace("=", ",").replace(" ", ",").split(",")
    cards = [code for code in codes if code[:2].isdigit()]
    assert len(cards) == 48
    assert not any(card in str(finding) for finding in found.findings for card in cards)


async def test_a_check_disturbs_no_running_bot_and_sees_one_moment(
    home: Home, tmp_path: Path
) -> None:
    file = tmp_path / "koikoi.sqlite3"
    shutil.copy(home.file, file)
    url = f"sqlite:///{file}"
    world = World(Database(url, STORED_FEATURES), limits=Limits(begun=1000, channel=1000))

    async def play() -> None:
        for _ in range(3):
            await world.play_out(await world.started(live("ktane"), AOI, BEN))

    found: list[Audit] = []
    async with closed(world):
        playing = asyncio.create_task(play())
        while not playing.done():
            found.append(await audit(url, STORED_FEATURES))
        await playing
    assert found
    assert all(one.findings == () for one in found)


async def test_many_matches_are_read_page_by_page(home: Home) -> None:
    many = 3 * PAGE
    with closing(sqlite3.connect(home.file)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(matches)")][1:]
    statement = (
        f"WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n LIMIT {many})"
        f" INSERT INTO matches SELECT n.i, {', '.join(columns)} FROM n, matches WHERE id = :id"
    )
    found = await audited(home, statement, home.named["over"])
    assert found.matches == home.matches + many
    assert found.findings == ()
    # An unreadable match leaves the others of its page readable.
    unreadable = statement.replace(
        "created_at", "CASE n.i WHEN 1007 THEN 'noon' ELSE created_at END"
    )
    found = await audited(home, unreadable, home.named["over"])
    (finding,) = found.findings
    assert finding.match_id == 1007
    assert found.matches == home.matches + many


def test_the_command_says_what_is_wrong_and_ends_with_1(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{home.file}")
    assert main(["db", "check"]) == 0
    said = capsys.readouterr()
    assert said.out == (
        f"The database is sound and up to date; {home.matches} matches were replayed.\n"
    )
    match_id = home.named["over"]
    statement = "UPDATE matches SET ended_at = NULL WHERE id = :id"
    damage(home, tmp_path / "damaged.sqlite3", statement, match_id)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'damaged.sqlite3'}")
    assert main(["db", "check"]) == 1
    said = capsys.readouterr()
    assert said.out == f"Match {match_id}: the time of its end doesn't fit its status.\n"
    assert said.err.startswith(f"koikoi: What is wrong in {home.matches} matches: 1.")
