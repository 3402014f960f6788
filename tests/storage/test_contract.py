"""The contract of the store, on every kind of database."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

import pytest

from bot.koikoi.cards import Card
from bot.koikoi.rules import PRESETS, make_rules
from bot.matches.errors import Conflict
from bot.matches.models.achievements import Achievement, Earned
from bot.matches.models.change_set import ChangeSet, LoggedAction, RoundLine
from bot.matches.models.daily import DailyScore
from bot.matches.models.dm_openings import DmPriority, DmRequest
from bot.matches.models.hosting import Ban, Target
from bot.matches.models.listings import OpenMatchCounts
from bot.matches.models.marks import Mark, MarkKind
from bot.matches.models.match import DeadlineKind, FirstDealer, MatchInfo, SealedDeal, Status
from bot.matches.models.people import Computer, HandPlace, Nickname, Nudges, Person, Preferences
from bot.matches.models.posted_messages import (
    LIFETIME,
    OUTDATED,
    PendingReply,
    PostedMessage,
    PostedMessageKind,
)
from bot.matches.models.posting import SETTLING
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, BestHand, Measure, RatedResult
from bot.matches.models.rotation import (
    Goal,
    Member,
    Rotation,
    RotationEnd,
    RotationState,
)
from bot.matches.models.terms import (
    ChangedSettings,
    ChannelRef,
    GuildSettings,
    SettingChange,
    Terms,
    TimeControl,
)
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import ANY, Seeker
from bot.moderation import store as moderation_rows
from bot.moderation.model import Deed, LogEntry, Rank
from bot.puzzle import store as puzzle_rows
from bot.puzzle.model import PuzzleAnswer
from bot.reminders import store as alert_rows
from bot.reminders import store as reminder_rows
from bot.safety import store as safety_rows
from bot.storage import (
    achievement_rows,
    daily_rows,
    dm_rows,
    export_rows,
    host_rows,
    leaderboard_rows,
    mark_rows,
    match_rows,
    people_rows,
    posted_message_rows,
    posting_rows,
    profile_rows,
    rotation_rows,
    snapshot_rows,
)
from bot.storage.engine import Database
from bot.storage.posting_rows import WEEKLY
from bot.tournaments import store as tournament_rows
from bot.tournaments.model import (
    Entrant,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from tests.matches.world import exported

AOI, BEN, CHIYO = Person(1, "Aoi"), Person(2, "Ben"), Person(2**63 - 1, "千代")
TODAY = date(2026, 7, 1)
NOON = datetime(2026, 7, 1, 12, 30, 15, 250_000, tzinfo=UTC)
TERMS = Terms(make_rules("wikipedia-2020"), TimeControl.LIVE, timedelta(minutes=3))


def a_challenge(**changed: object) -> MatchInfo:
    info = MatchInfo(0, Status.INVITED, ChannelRef(7, 70), AOI, BEN, TERMS, NOON)
    return replace(info, **changed)  # type: ignore[arg-type]


def elsewhere(number: int, **changed: object) -> MatchInfo:
    """The same challenge on another server, where it may also be open."""
    return a_challenge(place=ChannelRef(100 + number, 70), **changed)


async def put(store: Database, info: MatchInfo | None = None) -> MatchInfo:
    """Write a challenge and return it with its number."""
    info = info or a_challenge()
    return replace(
        info, id=await store.write(match_rows.create, ChangeSet(info, people=info.people))
    )


def begun(info: MatchInfo, **changed: object) -> ChangeSet:
    """The change that begins a match."""
    after = replace(
        info,
        revision=info.revision + 1,
        status=Status.PLAYING,
        seats=(BEN, AOI),
        seq=1,
        to_act=0,
        started_at=NOON,
    )
    return ChangeSet(
        replace(after, **changed),  # type: ignore[arg-type]
        actions=(LoggedAction(0, "deal …", NOON),),
        deals=(SealedDeal(0, 1, "c" * 64, "d" * 64),),
        people=after.people,
    )


def moved(info: MatchInfo, text: str = "koi") -> ChangeSet:
    """A change with one more action."""
    after = replace(info, revision=info.revision + 1, seq=info.seq + 1)
    return ChangeSet(after, actions=(LoggedAction(info.seq, text, NOON, AOI.id),))


async def test_a_match_is_read_as_it_was_written(store: Database) -> None:
    info = await put(store)
    assert await store.read(match_rows.info, info.id) == info
    log = await store.read(match_rows.log, info.id)
    assert log is not None
    assert (log.info, log.actions, log.deals) == (info, (), ())
    assert await store.read(match_rows.info, info.id + 1) is None
    assert await store.read(match_rows.log, info.id + 1) is None


async def test_every_field_of_a_match_survives(store: Database) -> None:
    info = await put(store)
    writing = begun(
        info,
        place=ChannelRef(7, 71, 70),
        terms=Terms(make_rules("ktane", {"seven": "2"}), TimeControl.DAILY, timedelta(hours=24)),
        scores=(-3, 12),
        number=2,
        due=DeadlineKind.ABSENT,
        deadline=NOON + timedelta(minutes=3),
        turn_since=NOON,
        absent=1,
        ready=(True, False),
        moved_at=(NOON, None),
        rated=False,
        first_dealer=FirstDealer("month_draw", ((Card(2), Card(3)), (Card(0), Card(47)))),
    )
    await store.write(match_rows.write, writing)
    log = await store.read(match_rows.log, info.id)
    assert log is not None
    assert log.info == writing.info
    assert log.actions == writing.actions
    assert log.deals == writing.deals
    ended = replace(
        writing.info,
        revision=2,
        status=Status.FINISHED,
        ended_at=NOON + timedelta(days=1),
        to_act=None,
        due=None,
        deadline=None,
        winner=1,
        reason="timeout",
        rematch_of=info.id,
    )
    await store.write(match_rows.write, ChangeSet(ended))
    assert await store.read(match_rows.info, info.id) == ended


@pytest.mark.parametrize("preset", PRESETS)
async def test_the_rules_are_stored_with_the_match(store: Database, preset: str) -> None:
    terms = replace(TERMS, rules=make_rules(preset, {"koi_limit": "3"}))
    info = await put(store, a_challenge(terms=terms))
    read = await store.read(match_rows.info, info.id)
    assert read is not None
    assert read.terms.rules == terms.rules


@pytest.mark.parametrize(
    "opponent", [None, Computer("greedy"), CHIYO], ids=["nobody", "computer", "person"]
)
async def test_an_opponent_is_a_person_a_computer_or_nobody_yet(
    store: Database, opponent: Person | Computer | None
) -> None:
    info = await put(store, a_challenge(opponent=opponent, place=ChannelRef(None, 5)))
    assert await store.read(match_rows.info, info.id) == info


async def test_a_computer_has_a_seat(store: Database) -> None:
    info = await put(store, a_challenge(opponent=Computer("greedy")))
    writing = begun(info, seats=(Computer("greedy"), AOI))
    await store.write(match_rows.write, writing)
    assert await store.read(match_rows.info, info.id) == writing.info


async def test_a_change_of_an_old_revision_is_a_conflict_and_writes_nothing(
    store: Database,
) -> None:
    info = await put(store)
    await store.write(match_rows.write, begun(info))
    with pytest.raises(Conflict):
        await store.write(match_rows.write, begun(info))
    log = await store.read(match_rows.log, info.id)
    assert log is not None
    assert (log.info.revision, len(log.actions)) == (1, 1)


async def test_a_taken_key_of_the_log_is_a_conflict_and_writes_nothing(store: Database) -> None:
    info = await put(store)
    await store.write(match_rows.write, begun(info))
    playing = await store.read(match_rows.info, info.id)
    assert playing is not None
    forged = ChangeSet(
        replace(playing, revision=2, number=9),
        actions=(LoggedAction(1, "koi", NOON, AOI.id), LoggedAction(0, "stop", NOON, AOI.id)),
    )
    with pytest.raises(Conflict):
        await store.write(match_rows.write, forged)
    log = await store.read(match_rows.log, info.id)
    assert log is not None
    assert log.info == playing
    assert [line.text for line in log.actions] == ["deal …"]


async def test_an_action_of_somebody_unknown_is_refused(store: Database) -> None:
    info = await put(store)
    await store.write(match_rows.write, begun(info))
    playing = await store.read(match_rows.info, info.id)
    assert playing is not None
    with pytest.raises(Conflict):
        await store.write(
            match_rows.write,
            ChangeSet(replace(playing, revision=2), actions=(LoggedAction(1, "koi", NOON, 12345),)),
        )


async def test_of_racing_appends_exactly_one_wins(store: Database) -> None:
    info = await put(store)
    await store.write(match_rows.write, begun(info))
    playing = await store.read(match_rows.info, info.id)
    assert playing is not None
    racing = [moved(playing, f"play {number}") for number in range(8)]
    results = await asyncio.gather(
        *(store.write(match_rows.write, writing) for writing in racing), return_exceptions=True
    )
    lost = [result for result in results if isinstance(result, Conflict)]
    assert len(lost) == 7
    assert results.count(None) == 1
    log = await store.read(match_rows.log, info.id)
    assert log is not None
    assert log.actions[1:] == racing[results.index(None)].actions


async def test_many_matches_are_written_at_once(store: Database) -> None:
    infos = await asyncio.gather(*(put(store, elsewhere(n)) for n in range(20)))
    assert len({info.id for info in infos}) == 20
    await asyncio.gather(*(store.write(match_rows.write, begun(info)) for info in infos))
    for info in infos:
        read = await store.read(match_rows.info, info.id)
        assert read is not None
        assert read.seq == 1


async def test_deadlines_come_earliest_first(store: Database) -> None:
    late = await put(store, a_challenge(deadline=NOON + timedelta(hours=2)))
    soon = await put(store, elsewhere(1, deadline=NOON + timedelta(seconds=1)))
    await put(store, elsewhere(2))
    assert await store.read(match_rows.deadlines, 5) == (
        (soon.id, NOON + timedelta(seconds=1)),
        (late.id, NOON + timedelta(hours=2)),
    )
    assert await store.read(match_rows.deadlines, 1) == ((soon.id, NOON + timedelta(seconds=1)),)


async def test_open_matches_are_those_that_can_still_go_on(store: Database) -> None:
    over = await put(store)
    await store.write(
        match_rows.write, ChangeSet(replace(over, revision=1, status=Status.DECLINED))
    )
    playing = await put(store, a_challenge(challenger=BEN, opponent=AOI))
    await store.write(match_rows.write, begun(playing))
    invited = await put(store)
    other = await put(store, a_challenge(challenger=CHIYO, place=ChannelRef(8, 80)))
    assert [info.id for info in await store.read(match_rows.open_matches, AOI.id)] == [
        playing.id,
        invited.id,
    ]
    assert [info.id for info in await store.read(match_rows.open_in_guild, 8)] == [other.id]
    assert [info.id for info in await store.read(match_rows.infos, [other.id, over.id, 999])] == [
        over.id,
        other.id,
    ]
    again = await put(store, elsewhere(1, rematch_of=playing.id))
    assert [info.id for info in await store.read(match_rows.rematches, playing.id)] == [again.id]


async def test_open_matches_are_counted_by_status(store: Database) -> None:
    assert await store.read(match_rows.count_open) == {Status.INVITED: 0, Status.PLAYING: 0}
    soon = NOON + timedelta(minutes=3)
    over = await put(store, a_challenge(deadline=soon))
    await store.write(
        match_rows.write,
        ChangeSet(replace(over, revision=1, status=Status.DECLINED, due=None, deadline=None)),
    )
    playing = await put(store, a_challenge(deadline=soon))
    await store.write(match_rows.write, begun(playing))
    await put(store, elsewhere(1, deadline=soon))
    await put(store, elsewhere(2, deadline=soon))
    assert await store.read(match_rows.count_open) == {Status.INVITED: 2, Status.PLAYING: 1}


TABLE = a_challenge(opponent=None)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (a_challenge(), a_challenge()),
        (a_challenge(), a_challenge(challenger=BEN, opponent=AOI, place=ChannelRef(7, 71))),
        (TABLE, TABLE),
        (a_challenge(place=ChannelRef(None, 70)), a_challenge(place=ChannelRef(None, 70))),
    ],
    ids=["again", "crossed", "table", "no server"],
)
async def test_the_same_challenge_is_open_once(
    store: Database, first: MatchInfo, second: MatchInfo
) -> None:
    results = await asyncio.gather(put(store, first), put(store, second), return_exceptions=True)
    assert [type(result) for result in results].count(Conflict) == 1
    (kept,) = [result for result in results if isinstance(result, MatchInfo)]
    assert len(await store.read(match_rows.open_matches, AOI.id)) == 1
    # After the answer, the same challenge is allowed again.
    await store.write(
        match_rows.write, ChangeSet(replace(kept, revision=1, status=Status.DECLINED))
    )
    again = await put(store, second)
    await store.write(match_rows.write, begun(again))
    third = await put(store, first)
    with pytest.raises(Conflict):
        await put(store, second)
    assert [info.id for info in await store.read(match_rows.open_matches, AOI.id)] == [
        again.id,
        third.id,
    ]


async def test_other_challenges_are_open_at_the_same_time(store: Database) -> None:
    asked = [
        a_challenge(),
        a_challenge(place=ChannelRef(8, 70)),
        a_challenge(opponent=CHIYO),
        a_challenge(challenger=CHIYO),
        TABLE,
        replace(TABLE, place=ChannelRef(7, 71)),
        replace(TABLE, challenger=BEN),
        a_challenge(opponent=Computer("greedy")),
        a_challenge(opponent=Computer("greedy")),
    ]
    for info in asked:
        await put(store, info)
    assert len(await store.read(match_rows.open_in_guild, 7)) == len(asked) - 1


async def test_a_table_moves_to_no_channel_where_its_challenger_has_one(store: Database) -> None:
    table = await put(store, TABLE)
    await put(store, replace(TABLE, place=ChannelRef(7, 71)))
    with pytest.raises(Conflict):
        await store.write(
            match_rows.write, ChangeSet(replace(table, revision=1, place=ChannelRef(7, 71)))
        )
    assert await store.read(match_rows.info, table.id) == table


async def test_a_match_has_one_open_rematch(store: Database) -> None:
    over = await put(store)
    await store.write(
        match_rows.write, ChangeSet(replace(over, revision=1, status=Status.FINISHED))
    )
    against = Computer("greedy")

    async def rematch(number: int) -> MatchInfo:
        return await put(store, elsewhere(number, opponent=against, rematch_of=over.id))

    results = await asyncio.gather(*(rematch(n) for n in range(4)), return_exceptions=True)
    assert [type(result) for result in results].count(Conflict) == 3
    (kept,) = [result for result in results if isinstance(result, MatchInfo)]
    writing = begun(kept, seats=(AOI, against))
    await store.write(match_rows.write, writing)
    with pytest.raises(Conflict):
        await rematch(5)
    ended = replace(writing.info, revision=2, status=Status.ABORTED)
    await store.write(match_rows.write, ChangeSet(ended))
    await rematch(6)


async def test_the_newest_turn_is_one_of_an_open_match(store: Database) -> None:
    assert await store.read(match_rows.newest_turn) is None
    await put(store, a_challenge(deadline=NOON, turn_since=NOON))
    await put(store, a_challenge(challenger=CHIYO, turn_since=NOON + timedelta(hours=1)))
    assert await store.read(match_rows.newest_turn) == NOON


async def test_where_direct_messages_are_is_kept_beside_what_a_person_chooses(
    store: Database,
) -> None:
    await store.write(people_rows.keep_dm_channel, AOI.id, 77)
    chosen = Preferences(AOI.id, large_print=True)
    await store.write(people_rows.save_preferences, chosen)
    assert await store.read(people_rows.preferences, AOI.id) == replace(chosen, dm_channel_id=77)
    await store.write(people_rows.keep_dm_channel, AOI.id, None)
    assert await store.read(people_rows.preferences, AOI.id) == chosen
    await store.write(people_rows.keep_dm_channel, AOI.id, 78)
    await store.write(export_rows.erase_person, AOI.id)
    assert await store.read(people_rows.preferences, AOI.id) is None


async def test_the_place_in_the_lesson_is_kept_beside_what_a_person_chooses(
    store: Database,
) -> None:
    await store.write(people_rows.keep_lesson, AOI.id, "round aBc")
    chosen = Preferences(AOI.id, large_print=True)
    await store.write(people_rows.save_preferences, chosen)
    assert await store.read(people_rows.preferences, AOI.id) == replace(chosen, lesson="round aBc")
    await store.write(people_rows.keep_lesson, AOI.id, "done")
    assert await store.read(people_rows.preferences, AOI.id) == replace(chosen, lesson="done")
    assert await store.read(people_rows.preferences, BEN.id) is None
    await store.write(export_rows.erase_person, AOI.id)
    assert await store.read(people_rows.preferences, AOI.id) is None


async def test_an_erased_person_blocks_nobodys_challenge(store: Database) -> None:
    await put(store)
    await store.write(export_rows.erase_person, AOI.id)
    await put(store)
    assert len(await store.read(match_rows.open_matches, AOI.id)) == 1


async def test_a_crowd_is_what_is_busy_at_a_place(store: Database) -> None:
    since = NOON - timedelta(hours=1)
    old = {"created_at": since, "opponent": Computer("greedy")}
    new = {"created_at": NOON, "opponent": Computer("greedy")}
    await put(store, a_challenge(**old))  # no activity since then
    await put(store, a_challenge(**old, turn_since=NOON))
    await put(store, a_challenge(**new))
    await put(store, a_challenge(**new, place=ChannelRef(7, 71, 70)))  # a thread of the channel
    await put(store, a_challenge(**new, place=ChannelRef(7, 72, 73)))
    await put(store, a_challenge(**new, day=TODAY))
    await put(store, a_challenge(**new, place=ChannelRef(8, 70)))
    over = await put(store, a_challenge(**new))
    await store.write(
        match_rows.write, ChangeSet(replace(over, revision=1, status=Status.FINISHED))
    )
    assert await store.read(match_rows.crowd, 7, 70, since) == OpenMatchCounts(channel=3, guild=4)
    assert await store.read(match_rows.crowd, 7, 73, since) == OpenMatchCounts(channel=1, guild=4)
    assert await store.read(match_rows.crowd, 9, 70, since) == OpenMatchCounts(channel=0, guild=0)


async def test_what_a_person_began_is_counted_also_when_it_is_over(store: Database) -> None:
    early = await put(store, a_challenge(created_at=NOON - timedelta(minutes=1)))
    await store.write(
        match_rows.write, ChangeSet(replace(early, revision=1, status=Status.WITHDRAWN))
    )
    first = await put(store)
    await store.write(
        match_rows.write, ChangeSet(replace(first, revision=1, status=Status.DECLINED))
    )
    await put(store, a_challenge(opponent=Computer("greedy"), place=ChannelRef(None, 5)))
    await put(store, a_challenge(challenger=BEN, opponent=AOI))
    assert await store.read(match_rows.begun, AOI.id, NOON - timedelta(minutes=1)) == 2
    assert await store.read(match_rows.begun, AOI.id, NOON - timedelta(minutes=2)) == 3
    assert await store.read(match_rows.begun, BEN.id, NOON - timedelta(minutes=1)) == 1
    assert await store.read(match_rows.begun, AOI.id, NOON) == 0


async def test_the_first_match_is_the_first_one_sat_at(store: Database) -> None:
    await put(store)
    second = await put(store, elsewhere(1))
    assert await store.read(match_rows.first_match, AOI.id) is None
    await store.write(match_rows.write, begun(second))
    assert await store.read(match_rows.first_match, AOI.id) == second.id


async def test_the_last_level_is_the_one_chosen_last(store: Database) -> None:
    async def against(level: str, hours: int, **changed: object) -> None:
        info = await put(store, a_challenge(opponent=Computer(level), **changed))
        seats, started = (AOI, Computer(level)), NOON + timedelta(hours=hours)
        await store.write(match_rows.write, begun(info, seats=seats, started_at=started))

    await put(store)
    assert await store.read(match_rows.last_level, AOI.id) is None
    await against("expert", 3)
    await against("player", 2)
    await against("master", 4, challenger=CHIYO)
    await against("sprout", 5, day=TODAY)
    assert await store.read(match_rows.last_level, AOI.id) == "expert"
    assert await store.read(match_rows.last_level, CHIYO.id) == "master"
    await store.write(export_rows.erase_person, AOI.id)
    assert await store.read(match_rows.last_level, AOI.id) is None


async def test_rounds_are_kept_with_their_yaku(store: Database) -> None:
    info = await put(store)
    lines = (
        RoundLine(1, 0, 1, "stop", 6, 12, ("akatan", "tan")),
        RoundLine(2, 1, None, "exhausted", 0, 1),
    )
    await store.write(match_rows.write, replace(begun(info), rounds=lines))
    assert await store.read(match_rows.finished_rounds, info.id) == lines


def counted(
    first: Person, second: Person, winner: int | None, points: tuple[int, int] = (0, 0)
) -> RatedResult:
    """A match of one round that ended at noon."""
    people = (first.id, second.id)
    numbers = (1 if points[0] else None, 1 if points[1] else None)
    return RatedResult(7, NOON, people, winner, points, points, numbers)


async def count(store: Database, match: RatedResult) -> int:
    """Store a match that counts, and return its id."""
    first, second = (Person(one, NAMES[one]) for one in match.people)
    info = await put(store, a_challenge(challenger=first, opponent=second))
    over = replace(info, status=Status.FINISHED, ended_at=match.ended_at, revision=1)
    await store.write(match_rows.write, ChangeSet(over, counted=match, people=(first, second)))
    return info.id


NAMES = {one.id: one.name for one in (AOI, BEN, CHIYO)}


async def test_standings_add_up_and_are_ranked(store: Database) -> None:
    best = await count(store, counted(AOI, BEN, 0, (10, 0)))
    await count(store, counted(AOI, BEN, 1, (5, 15)))
    await count(store, counted(AOI, CHIYO, 1, (0, 20)))
    board = await store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10)
    assert [(one.person, one.rank) for one in board.items] == [(CHIYO, 1), (BEN, 2), (AOI, 2)]
    aoi = await store.read(leaderboard_rows.place, 7, ALL_TIME, Measure.WINS, AOI.id)
    assert aoi is not None
    line = aoi.line
    assert (line.played, line.won, line.points, line.best_round) == (3, 1, 15, 10)
    assert line.best == BestHand(best, 1)
    standing = await store.read(leaderboard_rows.standing, 7, AOI.id)
    assert standing is not None
    assert (standing.lost, standing.rank) == (2, 2)
    assert await store.read(leaderboard_rows.standing, 8, AOI.id) is None
    points = await store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.POINTS, 0, size=10)
    assert [(one.person, one.rank) for one in points.items] == [(CHIYO, 1), (BEN, 2), (AOI, 2)]
    hands = await store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.HAND, 1, size=1)
    assert [(one.person, one.rank) for one in hands.items] == [(BEN, 2)]
    second = await store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 1, size=2)
    assert ([one.person for one in second.items], second.total) == ([AOI], 3)
    for scope, period in ((EVERYWHERE, ALL_TIME), (7, "w2026-06-29"), (7, "q2026-3")):
        assert (
            await store.read(leaderboard_rows.board, scope, period, Measure.WINS, 0, size=10)
        ).total == 3, period
    assert (
        await store.read(
            leaderboard_rows.board, EVERYWHERE, "w2026-06-29", Measure.WINS, 0, size=10
        )
    ).total == 0


async def test_people_who_are_left_out_have_no_line_and_no_rank(store: Database) -> None:
    await count(store, counted(AOI, BEN, 0, (10, 0)))
    await count(store, counted(AOI, CHIYO, 1, (0, 20)))
    assert await store.read(leaderboard_rows.first_people, 7, ALL_TIME, Measure.WINS, 2) == (
        CHIYO.id,
        AOI.id,
    )
    assert await store.read(leaderboard_rows.first_people, 8, ALL_TIME, Measure.WINS, 2) == ()
    without = {CHIYO.id, 99}
    board = await store.read(
        leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10, without=without
    )
    assert [(one.person, one.rank) for one in board.items] == [(AOI, 1), (BEN, 2)]
    assert board.total == 2
    second = await store.read(
        leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 1, size=1, without=without
    )
    assert [(one.person, one.rank) for one in second.items] == [(BEN, 2)]
    best = await store.read(leaderboard_rows.best, 7, [ALL_TIME], Measure.WINS, 1, without=without)
    assert [one.person for one in best[ALL_TIME]] == [AOI]
    own = await store.read(
        leaderboard_rows.place, 7, ALL_TIME, Measure.WINS, BEN.id, without=without
    )
    assert own is not None
    assert own.rank == 2
    assert (
        await store.read(
            leaderboard_rows.place, 7, ALL_TIME, Measure.WINS, CHIYO.id, without=without
        )
        is None
    )
    standing = await store.read(leaderboard_rows.standing, 7, BEN.id, without=without)
    assert standing is not None
    assert standing.rank == 2


async def test_what_counts_for_one_alone_leaves_the_other_as_they_were(store: Database) -> None:
    await count(store, replace(counted(AOI, BEN, 0), finished=False))
    for scope in (7, EVERYWHERE):
        assert (
            await store.read(leaderboard_rows.place, scope, ALL_TIME, Measure.WINS, AOI.id) is None
        )
        assert await store.read(leaderboard_rows.rating, scope, AOI.id) is None
        lost = await store.read(leaderboard_rows.place, scope, ALL_TIME, Measure.WINS, BEN.id)
        assert lost is not None
        assert (lost.line.played, lost.line.won) == (1, 0)
        assert await store.read(leaderboard_rows.rating, scope, BEN.id) is not None
    profile = await store.read(profile_rows.profile, 7, AOI.id, BEN.id)
    assert (profile.tally.curve, profile.against_reader.played) == ((), 0)


async def test_a_change_that_conflicts_counts_nothing(store: Database) -> None:
    info = await put(store)
    await store.write(match_rows.write, begun(info))
    with pytest.raises(Conflict):
        await store.write(
            match_rows.write, replace(begun(info), counted=counted(AOI, BEN, 0, (9, 0)))
        )
    assert await store.read(leaderboard_rows.standing, 7, AOI.id) is None
    assert await store.read(leaderboard_rows.rating, EVERYWHERE, AOI.id) is None


async def test_two_matches_of_one_person_that_end_at_once_both_count(store: Database) -> None:
    infos = [await put(store), await put(store, elsewhere(1))]
    overs = [
        replace(one, status=Status.FINISHED, ended_at=NOON, revision=1, place=ChannelRef(7, 70))
        for one in infos
    ]
    matches = [counted(AOI, BEN, 0, (3, 0)), counted(AOI, BEN, 0, (4, 0))]
    await asyncio.gather(
        *(
            store.write(match_rows.write, ChangeSet(over, counted=match))
            for over, match in zip(overs, matches, strict=True)
        )
    )
    line = await store.read(leaderboard_rows.place, 7, ALL_TIME, Measure.WINS, AOI.id)
    rating = await store.read(leaderboard_rows.rating, EVERYWHERE, AOI.id)
    assert line is not None
    assert rating is not None
    assert (line.line.won, line.line.points, rating.matches, rating.opponents) == (2, 7, 2, 1)


async def test_a_season_begins_after_every_match_that_was_counted(store: Database) -> None:
    await count(store, counted(AOI, BEN, 0))
    early = NOON - timedelta(hours=1)  # the clock was set back
    first = await store.write(leaderboard_rows.start_season, 7, "Spring", early)
    assert first.began_at > NOON
    again = await store.write(leaderboard_rows.start_season, 7, "Summer", NOON + timedelta(days=1))
    assert (again.id, again.name) == (first.id, "Summer"), "nobody has played in it yet"
    assert await store.read(leaderboard_rows.season_starts_of, 7, 5) == (again,)
    await count(store, replace(counted(AOI, BEN, 1), ended_at=NOON + timedelta(days=1)))
    assert (
        await store.read(leaderboard_rows.board, 7, f"s{first.id}", Measure.WINS, 0, size=10)
    ).items[0].person == BEN
    assert (await store.read(leaderboard_rows.board, 7, "q2026-3", Measure.WINS, 0, size=10)).items[
        0
    ].person == AOI
    assert (
        await store.read(leaderboard_rows.board, EVERYWHERE, "q2026-3", Measure.WINS, 0, size=10)
    ).items[0].line.won == 1
    periods = ("q2026-2", "q2026-3", f"s{first.id}")
    assert await store.read(leaderboard_rows.played_periods, 7, periods) == {
        "q2026-3",
        f"s{first.id}",
    }
    third = await store.write(
        leaderboard_rows.start_season, 7, None, NOON + timedelta(days=2), by_quarter=True
    )
    assert [one.id for one in await store.read(leaderboard_rows.season_starts_of, 7, 5)] == [
        third.id,
        first.id,
    ]


async def test_a_weeks_table_is_due_once(store: Database) -> None:
    monday = date(2026, 6, 29)
    before = monday - timedelta(days=7)
    chosen = GuildSettings(7, weekly_channel=70, weekly_posted=before)
    await store.write(people_rows.save_guild_settings, GuildSettings(8))
    await store.write(people_rows.save_guild_settings, chosen)
    over = datetime(2026, 7, 6, tzinfo=UTC) + SETTLING
    assert await store.read(posting_rows.due_weekly, over - timedelta(seconds=1)) == ()
    assert await store.read(posting_rows.due_weekly, over) == ((7, 70, monday),)
    await store.write(posting_rows.note_posted, WEEKLY, 7, monday)
    await store.write(people_rows.save_guild_settings, replace(chosen, threads=True))
    assert await store.read(posting_rows.due_weekly, over) == (), (
        "settings that were read before change nothing"
    )
    await store.write(people_rows.save_guild_settings, replace(chosen, weekly_channel=71))
    assert await store.read(posting_rows.due_weekly, over) == ((7, 71, monday),)


async def test_a_weeks_table_that_is_begun_is_known_until_it_is_posted(store: Database) -> None:
    monday = date(2026, 6, 29)
    await store.write(people_rows.save_guild_settings, GuildSettings(7, weekly_channel=70))
    over = datetime(2026, 7, 6, tzinfo=UTC)

    async def begin(of: date, at: datetime) -> datetime | None:
        since = datetime.combine(of + timedelta(days=7), time(), UTC)
        return await store.write(posting_rows.begin_post, WEEKLY, 7, of, at, since=since)

    assert await begin(monday, over) == over
    later = over + timedelta(hours=1)
    assert await begin(monday, later) == over
    assert await begin(monday, later) == over, "when it may have been posted"
    await store.write(posting_rows.note_posted, WEEKLY, 7, monday)
    assert await begin(monday, later) is None, "it was posted meanwhile"
    next_week, begun = monday + timedelta(days=7), over + timedelta(days=7)
    assert await begin(next_week, begun) == begun
    after, begun = next_week + timedelta(days=7), over + timedelta(days=14)
    assert await begin(after, begun) == begun, "the one before was given up"


async def test_a_secret_once_kept_stays(store: Database) -> None:
    offered = [f"{number:064x}" for number in range(4)]
    kept = await asyncio.gather(*(store.write(daily_rows.secret, one) for one in offered))
    assert len(set(kept)) == 1
    assert kept[0] in offered
    assert await store.write(daily_rows.secret, "f" * 64) == kept[0]


async def test_a_person_has_one_match_of_a_days_deal(store: Database) -> None:
    info = await put(store, a_challenge(day=TODAY, opponent=Computer("greedy")))
    assert (await store.read(match_rows.info, info.id)) == info
    assert await store.read(daily_rows.daily_match, AOI.id, TODAY) == info.id
    assert await store.read(daily_rows.daily_match, BEN.id, TODAY) is None
    assert await store.read(daily_rows.daily_match, AOI.id, TODAY + timedelta(days=1)) is None
    with pytest.raises(Conflict):
        await put(store, a_challenge(day=TODAY, opponent=Computer("greedy")))
    await put(store, elsewhere(1, day=TODAY + timedelta(days=1)))
    await put(store, elsewhere(2, day=TODAY, challenger=BEN, opponent=AOI))
    await put(store, elsewhere(3))
    await put(store, elsewhere(4))
    assert len(await store.read(match_rows.open_matches, AOI.id)) == 5


async def test_the_table_of_a_day_is_ranked_for_a_server_and_for_all(store: Database) -> None:
    async def play(person: Person, guild_id: int | None, points: int, conceded: int) -> None:
        info = await put(store, a_challenge(challenger=person, opponent=None, day=TODAY))
        after = replace(info, revision=1, seq=2)
        score = DailyScore(TODAY, person.id, guild_id, points, conceded)
        lines = (LoggedAction(0, "koi", NOON, person.id), LoggedAction(1, "koi", NOON, None))
        await store.write(
            match_rows.write, ChangeSet(after, actions=lines, people=(person,), daily=score)
        )

    fourth = Person(4, "Dai")
    await play(AOI, 7, 10, 3)
    await play(BEN, 8, 14, 0)
    await play(CHIYO, 7, 10, 3)
    await play(fourth, None, 10, 9)
    every = (await store.read(daily_rows.daily_table, TODAY, None, 0, 10)).items
    assert [(line.person, line.rank) for line in every] == [
        (BEN, 1), (AOI, 2), (CHIYO, 2), (fourth, 4),
    ]  # fmt: skip
    assert [line.calls for line in every] == [1] * 4, "the computer's are its own"
    here = await store.read(daily_rows.daily_table, TODAY, 7, 0, 10)
    assert [(line.person, line.rank) for line in here.items] == [(AOI, 1), (CHIYO, 1)]
    second = await store.read(daily_rows.daily_table, TODAY, None, 1, 3)
    assert ([line.person for line in second.items], second.total) == ([fourth], 4)
    mine = await store.read(daily_rows.daily_standing, TODAY, None, CHIYO.id)
    assert mine is not None
    assert (mine.rank, mine.points, mine.conceded, mine.calls) == (2, 10, 3, 1)
    assert await store.read(daily_rows.daily_standing, TODAY, 8, CHIYO.id) is None
    assert (
        await store.read(daily_rows.daily_table, TODAY + timedelta(days=1), None, 0, 10)
    ).items == ()


async def test_settings_of_a_server_are_replaced_whole(store: Database) -> None:
    assert await store.read(people_rows.settings_of, 7) is None
    first = GuildSettings(
        7,
        preset="steam",
        options={"seven": "2"},
        length="rules",
        pace=TimeControl.DAILY,
        live_minutes=5,
        daily_hours=12,
        channels=(2**60, 3),
        threads=True,
        cheers=False,
        language="ja",
        channel_presets={2**60: "sloperama", 3: "ktane"},
        weekly_channel=2**60,
        weekly_posted=TODAY,
    )
    await store.write(people_rows.save_guild_settings, first)
    assert await store.read(people_rows.settings_of, 7) == first
    await store.write(people_rows.save_guild_settings, GuildSettings(7))
    assert await store.read(people_rows.settings_of, 7) == GuildSettings(7)


async def test_preferences_are_kept_and_a_name_never_changes_them(store: Database) -> None:
    assert await store.read(people_rows.preferences, CHIYO.id) is None
    chosen = Preferences(
        CHIYO.id,
        HandPlace.CHANNEL,
        Nudges.NEVER,
        challenges=False,
        coach_done=True,
        language="ja",
        large_print=True,
    )
    await store.write(people_rows.save_preferences, chosen)
    await store.write(people_rows.name_people, [CHIYO])
    assert await store.read(people_rows.preferences, CHIYO.id) == chosen
    await store.write(people_rows.name_people, [AOI])
    assert await store.read(people_rows.preferences, AOI.id) == Preferences(AOI.id)


async def test_the_newest_name_is_shown_everywhere(store: Database) -> None:
    info = await put(store)
    await store.write(people_rows.name_people, [Person(AOI.id, "Aoi II")])
    read = await store.read(match_rows.info, info.id)
    assert read is not None
    assert read.challenger.name == "Aoi II"


async def test_a_nickname_is_read_on_its_server_only(store: Database) -> None:
    """People of a server are read in a match, a table, a tournament and a leaderboard."""
    doctor = replace(AOI, nick=Nickname(7, "Dr. Aoi"))
    here, there = await put(store), await put(store, elsewhere(1))
    await store.write(match_rows.write, begun(here))
    playing = await store.read(match_rows.info, here.id)
    assert playing is not None
    score = DailyScore(TODAY, AOI.id, 7, 14, 3)
    await store.write(
        match_rows.write, replace(moved(playing), counted=counted(AOI, BEN, 0, (1, 0)), daily=score)
    )
    await store.write(rotation_rows.create_rotation, a_rotation())
    await put_tournament(store)
    change = SettingChange("preset", "ktane", "steam")
    await store.write(
        people_rows.save_guild_settings, GuildSettings(7), ChangedSettings(AOI, NOON, (change,))
    )
    for known in (doctor, replace(AOI, nick=Nickname(8, "Aoi of eight"))):
        await store.write(people_rows.name_people, [known])
    infos = [await store.read(match_rows.info, one.id) for one in (here, there)]
    assert [one and one.challenger for one in infos] == [doctor, AOI]
    rotation = await store.read(rotation_rows.read_rotation, 1)
    assert rotation is not None
    assert rotation.host == doctor
    assert doctor in [one.person for one in rotation.members]
    found = await store.read(tournament_rows.tournament, 1)
    assert found is not None
    assert found.by == doctor
    assert doctor in found.people.values()
    snapshot = await store.read(snapshot_rows.snapshot, here.id, AOI.id, 8)
    assert snapshot is not None
    assert snapshot.reader == replace(AOI, nick=Nickname(8, "Aoi of eight"))
    assert [one.person for one in await store.read(people_rows.changed_settings, 7, 1)] == [doctor]
    for scope, person in ((7, doctor), (EVERYWHERE, AOI)):
        board = await store.read(leaderboard_rows.board, scope, ALL_TIME, Measure.WINS, 0, size=10)
        assert person in [one.person for one in board.items]
        assert (await store.read(profile_rows.profile, scope, AOI.id, BEN.id)).person == person
        (line,) = (await store.read(daily_rows.daily_table, TODAY, scope or None, 0, 10)).items
        assert line.person == person
    # A name seen in direct messages does not change nicknames; none is stored for there.
    await store.write(people_rows.name_people, [replace(AOI, name="Aoi II")])
    acquainted = await store.read(people_rows.acquaintance, AOI.id, 7)
    assert acquainted is not None
    assert acquainted.person == replace(doctor, name="Aoi II")
    await store.write(people_rows.name_people, [replace(AOI, nick=Nickname(7, ""))])
    acquainted = await store.read(people_rows.acquaintance, AOI.id, 7)
    assert acquainted is not None
    assert acquainted.person == AOI


async def test_an_erased_person_leaves_matches_without_a_name(store: Database) -> None:
    first, second = await put(store), await put(store, a_challenge(challenger=CHIYO))
    only_asked = await put(store, elsewhere(1))
    await store.write(match_rows.write, begun(first))
    playing = await store.read(match_rows.info, first.id)
    assert playing is not None
    score = DailyScore(TODAY, AOI.id, 7, 14, 3)
    match = counted(AOI, BEN, 0, (1, 0))
    earned = tuple(Earned(one.id, Achievement.MASTER, first.id, NOON, 7) for one in (AOI, BEN))
    ended = replace(moved(playing), counted=match, daily=score, earned=earned)
    await store.write(match_rows.write, replace(ended, beside_computer=True))
    await store.write(profile_rows.keep_accuracies, first.id, {AOI.id: 97.5})
    assert (await store.read(achievement_rows.achievements_of, AOI.id)).earned == earned[:1]
    await store.write(
        posted_message_rows.save_posted_messages, [a_surface(first.id, 1, person_id=AOI.id)]
    )
    await store.write(posted_message_rows.save_pending_reply, a_reply(5))
    await store.write(posted_message_rows.save_pending_reply, a_reply(6, person_id=BEN.id))
    await store.write(rotation_rows.create_rotation, a_rotation())
    await put_tournament(store)
    await store.write(host_rows.add_report, first.id, AOI, 1, "It stopped.", at=NOON)
    assert await store.write(host_rows.save_bar, Ban(Target.PERSON, AOI.id, "Aoi cheats", NOON))
    change = SettingChange("preset", "ktane", "steam")
    await store.write(
        people_rows.save_guild_settings, GuildSettings(7), ChangedSettings(AOI, NOON, (change,))
    )
    answer = PuzzleAnswer(TODAY, "1", "play 01B", solved=True, rating=1500, answered_at=NOON)
    await store.write(puzzle_rows.add_puzzle_answer, AOI, answer)
    await store.write(people_rows.name_people, [replace(AOI, nick=Nickname(7, "Dr. Aoi"))])
    await store.write(reminder_rows.start_reminder, AOI, 8, "UTC", NOON)
    await store.write(alert_rows.ask_for_alerts, 7, AOI, TODAY)
    await store.write(
        dm_rows.enter, DmRequest(person_id=AOI.id, priority=DmPriority.LIVE, asked_at=NOON)
    )
    await store.write(safety_rows.add_block, AOI.id, BEN.id, NOON)
    await store.write(matchmaking_rows.note_missed, AOI.id, NOON)
    await store.write(
        moderation_rows.block, LogEntry(7, Deed.BLOCK, AOI, NOON, BEN, reason="Rude."), Rank.OWNER
    )
    await store.write(
        moderation_rows.block, LogEntry(7, Deed.BLOCK, BEN, NOON, AOI, reason="Rude."), Rank.OWNER
    )
    await store.write(moderation_rows.warn, LogEntry(7, Deed.WARN, BEN, NOON, AOI, reason="Rude."))
    await store.write(
        moderation_rows.log, LogEntry(7, Deed.VOID, BEN, NOON, None, first.id, "A shared account.")
    )
    later = NOON + timedelta(minutes=30)
    looking = Seeker(
        person=AOI, preset=ANY, pace=TimeControl.LIVE, rating=1500, since=NOON, until=later
    )
    await store.write(matchmaking_rows.add, looking, at=NOON)
    await store.write(daily_rows.secret, "f" * 64)
    for one, other in ((AOI, BEN), (CHIYO, AOI)):
        met = Mark(MarkKind.MET, NOON, NOON + timedelta(days=1), other.id)
        await store.write(mark_rows.keep_marks, one.id, NOON, [met])
    kept = await exported(export_rows.export_person(store, AOI.id))
    assert [name for name, rows in kept.items() if not rows] == []
    played = await store.read(match_rows.log, first.id)
    assert played is not None
    mine = [line.at.isoformat() for line in played.actions if line.person_id == AOI.id]
    assert [line["at"] for line in kept["actions"]] == mine
    assert kept["matches"][0]["created_at"] == played.info.created_at.isoformat()
    # Scores and moves are stored by seat, so the export must name the person's seat.
    assert [(match["id"], match["seat"]) for match in kept["matches"]] == [
        (first.id, 1),
        (only_asked.id, None),
    ]

    await store.write(export_rows.erase_person, AOI.id)
    await store.write(export_rows.erase_person, CHIYO.id)
    gone, also_gone = (
        await store.read(match_rows.info, first.id),
        await store.read(match_rows.info, second.id),
    )
    assert gone is not None
    assert also_gone is not None
    assert gone.challenger.erased
    assert gone.challenger.nick is None
    assert also_gone.challenger.erased
    assert gone.challenger.id != also_gone.challenger.id
    assert gone.seats == (BEN, gone.challenger)
    assert await store.read(leaderboard_rows.standing, 7, AOI.id) is None
    (line,) = (await store.read(daily_rows.daily_table, TODAY, None, 0, 10)).items
    assert (line.person, line.points) == (gone.challenger, 14)
    season = await store.read(leaderboard_rows.board, 7, "q2026-3", Measure.WINS, 0, size=10)
    assert [(one.person, one.rank) for one in season.items] == [(gone.challenger, 1), (BEN, 2)]
    assert await store.read(leaderboard_rows.rating, 7, AOI.id) is None
    assert not (await store.read(achievement_rows.achievements_of, AOI.id)).earned
    assert (await store.read(achievement_rows.achievements_of, BEN.id, 7)).earned == earned[1:]
    (bar,) = (await store.read(host_rows.host_state)).bars
    assert (bar.id, bar.reason) == (AOI.id, ""), "erasing lifts no bar"
    assert not (await store.read(achievement_rows.achievements_of, BEN.id, 8)).earned
    assert await store.read(posted_message_rows.messages_of, person_id=AOI.id) == ()
    left = await exported(export_rows.export_person(store, AOI.id))
    stay = ["bars", "marks", "blocks"]
    assert [name for name, rows in left.items() if rows] == stay, "they are told so"
    assert [one["reason"] for one in left["blocks"]] == [""], "erasing lifts no block"
    assert [
        reply.person_id
        for reply in await store.write(posted_message_rows.read_pending_replies, NOON)
    ] == [BEN.id]
    log = await store.read(match_rows.log, first.id)
    assert log is not None
    assert log.actions[1].person_id == gone.challenger.id
    await store.write(export_rows.erase_person, 424242)  # an unknown person


def a_surface(match_id: int, message_id: int, **changed: object) -> PostedMessage:
    surface = PostedMessage(message_id, 70, match_id, PostedMessageKind.TABLE, None, 0, NOON)
    return replace(surface, **changed)  # type: ignore[arg-type]


async def test_surfaces_are_found_by_match_and_person(store: Database) -> None:
    one, two = await put(store), await put(store, elsewhere(1))
    table = a_surface(one.id, 2**60)
    hand = a_surface(one.id, 12, kind=PostedMessageKind.HAND, person_id=AOI.id)
    other = a_surface(two.id, 13, kind=PostedMessageKind.HAND, person_id=AOI.id)
    await store.write(posted_message_rows.save_posted_messages, [table, hand, other])
    assert await store.read(posted_message_rows.messages_of, one.id) == (hand, table)
    assert await store.read(posted_message_rows.messages_of, person_id=AOI.id) == (hand, other)
    assert await store.read(posted_message_rows.messages_of, two.id, AOI.id) == (other,)
    newer = replace(hand, shown=5)
    await store.write(posted_message_rows.save_posted_messages, [newer], [table.message_id, 999])
    assert await store.read(posted_message_rows.messages_of, one.id) == (newer,)


async def test_stale_surfaces_show_less_than_the_newest_revision(store: Database) -> None:
    info = await put(store)
    await store.write(
        posted_message_rows.save_posted_messages,
        [a_surface(info.id, 1), a_surface(info.id, 2, shown=1)],
    )
    assert await store.read(posted_message_rows.stale_posted_messages) == ()
    await store.write(match_rows.write, begun(info))
    assert [
        surface.message_id
        for surface in await store.read(posted_message_rows.stale_posted_messages)
    ] == [1]


async def test_the_last_state_of_a_match_that_is_over_is_shown_once(store: Database) -> None:
    """The query skips the messages of finished matches, unless something changed."""
    info = await put(store)
    over = replace(info, revision=1, status=Status.DECLINED)
    await store.write(
        posted_message_rows.save_posted_messages, [a_surface(info.id, 1), a_surface(info.id, 2)]
    )
    await store.write(match_rows.write, ChangeSet(over))
    assert [
        one.message_id for one in await store.read(posted_message_rows.stale_posted_messages)
    ] == [1, 2]
    shown = a_surface(info.id, 1, shown=1)
    await store.write(posted_message_rows.save_posted_messages, [shown])
    assert [
        one.message_id for one in await store.read(posted_message_rows.stale_posted_messages)
    ] == [2]
    await store.write(posted_message_rows.save_posted_messages, [a_surface(info.id, 2, shown=1)])
    assert await store.read(posted_message_rows.stale_posted_messages) == ()
    await store.write(
        posted_message_rows.save_posted_messages, [a_surface(info.id, 2, shown=OUTDATED)]
    )
    assert [
        one.message_id for one in await store.read(posted_message_rows.stale_posted_messages)
    ] == [2]
    await store.write(
        match_rows.write, ChangeSet(replace(over, revision=2, place=ChannelRef(7, 71)))
    )
    assert [
        one.message_id for one in await store.read(posted_message_rows.stale_posted_messages)
    ] == [1, 2]


async def test_a_surface_belongs_to_a_match(store: Database) -> None:
    with pytest.raises(Conflict):
        await store.write(posted_message_rows.save_posted_messages, [a_surface(99, 1)])


async def test_a_message_of_somebody_who_was_erased_is_not_saved(store: Database) -> None:
    """It was being sent meanwhile; the messages of others are saved."""
    match = await put(store)
    theirs, others = (
        a_surface(match.id, number, kind=PostedMessageKind.NUDGE, person_id=one.id)
        for number, one in ((1, AOI), (2, BEN))
    )
    save = posted_message_rows.save_posted_messages
    assert await store.write(save, [theirs, others]) == frozenset()
    await store.write(export_rows.erase_person, AOI.id)
    assert await store.write(save, [theirs, others]) == {theirs.message_id}
    found = await store.read(posted_message_rows.messages_of, match.id)
    assert [one.message_id for one in found] == [others.message_id]


def a_reply(interaction_id: int, **changed: object) -> PendingReply:
    reply = PendingReply(interaction_id, 2**60, "a-token", AOI.id, "en-GB", NOON)
    return replace(reply, **changed)  # type: ignore[arg-type]


async def test_a_reply_is_owed_until_it_was_sent(store: Database) -> None:
    late = a_reply(2**60, created_at=NOON + timedelta(seconds=1), person_id=424242, locale="ja")
    first, second = a_reply(7), a_reply(8)
    for reply in (late, second, first):
        await store.write(posted_message_rows.save_pending_reply, reply)
    assert await store.write(posted_message_rows.read_pending_replies, NOON) == (
        first,
        second,
        late,
    )
    posted = replace(second, guild_id=2**61)
    await store.write(posted_message_rows.save_pending_reply, posted)
    await store.write(posted_message_rows.drop_pending_reply, first.interaction_id)
    await store.write(posted_message_rows.drop_pending_reply, first.interaction_id)
    assert await store.write(posted_message_rows.read_pending_replies, NOON) == (posted, late)


async def test_a_reply_is_owed_while_its_token_lives(store: Database) -> None:
    old, new = a_reply(7), a_reply(8, created_at=NOON + timedelta(seconds=1))
    for reply in (old, new):
        await store.write(posted_message_rows.save_pending_reply, reply)
    assert await store.write(posted_message_rows.read_pending_replies, NOON + LIFETIME) == (
        old,
        new,
    )
    assert await store.write(
        posted_message_rows.read_pending_replies, NOON + LIFETIME + timedelta(seconds=1)
    ) == (new,)
    assert await store.write(posted_message_rows.read_pending_replies, NOON) == (new,)
    await store.write(
        posted_message_rows.save_pending_reply, a_reply(9, created_at=datetime.now(UTC))
    )
    assert [
        reply.interaction_id
        for reply in await store.write(posted_message_rows.read_pending_replies)
    ] == [9]


async def test_a_token_is_in_no_log_and_in_no_export(store: Database) -> None:
    await store.write(posted_message_rows.save_pending_reply, a_reply(7))
    assert "a-token" not in repr(await store.write(posted_message_rows.read_pending_replies, NOON))
    assert "a-token" not in str(await exported(export_rows.export_person(store, AOI.id)))


async def put_tournament(store: Database) -> None:
    """A tournament in which AOI plays, and acts as an admin who decides and removes."""
    signup = Tournament(
        id=0,
        name="Autumn cup",
        place=ChannelRef(7, 70),
        format=Format.SINGLE,
        terms=TERMS,
        round_time=timedelta(hours=1),
        most=8,
        by=AOI,
        created_at=NOON,
        closes_at=NOON,
    )
    before = replace(signup, id=await store.write(tournament_rows.create_tournament, signup))
    pairing = Pairing(1, 1, AOI.id, BEN.id, result=Result.SECOND, decided_by=AOI, note="He came.")
    after = replace(
        before,
        revision=before.revision + 1,
        stage=Stage.CANCELLED,
        round=1,
        ended_at=NOON,
        ended_by=AOI,
        note="It rained.",
        entrants=(
            Entrant(AOI, NOON),
            Entrant(BEN, NOON),
            Entrant(CHIYO, NOON, left_round=1, removed_by=AOI, note="Gone."),
        ),
        pairings=(pairing,),
    )
    await store.write(tournament_rows.save_tournament, before, after, None)


def a_rotation(host: Person = AOI) -> Rotation:
    return Rotation(0, ChannelRef(7, 70), host, a_challenge().terms, Goal(hands=6), NOON, members=(
        Member(host, 3, 2, 1), Member(CHIYO, present=False),
    ), deadline=NOON)  # fmt: skip


async def test_a_table_is_read_as_it_was_written_and_changed_once(store: Database) -> None:
    number = await store.write(rotation_rows.create_rotation, a_rotation())
    kept = await store.read(rotation_rows.read_rotation, number)
    assert kept == replace(a_rotation(), id=number)
    assert await store.read(rotation_rows.read_rotation, number + 1) is None
    with pytest.raises(Conflict):
        await store.write(rotation_rows.create_rotation, a_rotation())
    over = replace(kept, state=RotationState.OVER, end=RotationEnd.FEW, ended_at=NOON)
    over = replace(over, deadline=None, members=kept.members[::-1])
    assert await store.read(rotation_rows.rotation_deadlines, 5) == ((number, NOON),)
    await store.write(rotation_rows.write_rotation, over)
    assert await store.read(rotation_rows.read_rotation, number) == replace(over, revision=1)
    with pytest.raises(Conflict):
        await store.write(rotation_rows.write_rotation, over)
    assert await store.read(rotation_rows.rotation_deadlines, 5) == ()
    assert await store.read(rotation_rows.hosted_rotation, AOI.id) is None
    await store.write(rotation_rows.create_rotation, a_rotation())


async def test_a_tables_message_is_owed_until_it_shows_the_newest_state(store: Database) -> None:
    number = await store.write(rotation_rows.create_rotation, a_rotation())
    assert await store.read(rotation_rows.stale_rotations, NOON) == (number,)
    await store.write(rotation_rows.note_rotation_shown, number, (5, 70, NOON), 0)
    assert await store.read(rotation_rows.stale_rotations, NOON) == ()
    kept = await store.read(rotation_rows.read_rotation, number)
    assert kept is not None
    assert (kept.message_id, kept.message_channel_id, kept.message_sent_at) == (5, 70, NOON)
    await store.write(rotation_rows.write_rotation, replace(kept, ended_at=NOON))
    assert await store.read(rotation_rows.stale_rotations, NOON - timedelta(days=1)) == (number,)
    assert await store.read(rotation_rows.stale_rotations, NOON) == (), "it ended too long ago"
    assert await store.read(rotation_rows.rotations_of, CHIYO.id, 5) == (number,)


async def test_the_tables_of_a_channel_that_are_not_over(store: Database) -> None:
    async def put_table(host: Person, place: ChannelRef) -> Rotation:
        table = replace(a_rotation(host), place=place)
        found = await store.write(rotation_rows.create_rotation, table)
        kept = await store.read(rotation_rows.read_rotation, found)
        assert kept is not None
        return kept

    async def here(channel_id: int) -> list[int]:
        return [one.id for one in await store.read(rotation_rows.open_rotations, channel_id)]

    first = await put_table(AOI, ChannelRef(7, 70))
    await put_table(BEN, ChannelRef(7, 71, 70))  # a thread of that channel
    await put_table(Person(5, "Emi"), ChannelRef(7, 72))
    handed_on = await put_table(Person(4, "Dai"), ChannelRef(7, 70))
    # AOI already hosts the first table.
    await store.write(rotation_rows.write_rotation, replace(handed_on, host=AOI))
    assert await here(70) == [first.id, handed_on.id]
    assert (await store.read(rotation_rows.open_rotations, 70))[0] == first
    over = replace(first, state=RotationState.OVER, end=RotationEnd.FEW, ended_at=NOON)
    await store.write(rotation_rows.write_rotation, replace(over, deadline=None))
    assert await here(70) == [handed_on.id]
    assert await here(73) == []


async def test_reports_are_counted_listed_and_deleted(store: Database) -> None:
    info = await put(store)
    first = await store.write(host_rows.add_report, info.id, AOI, 0, "Nothing moves.", at=NOON)
    second = await store.write(
        host_rows.add_report, info.id, BEN, 3, "千代の札", at=NOON + timedelta(hours=1)
    )
    told = [(one.id, one.person, one.seq, one.text) for one in await store.read(host_rows.reports)]
    assert told == [(first, AOI, 0, "Nothing moves."), (second, BEN, 3, "千代の札")]
    assert await store.read(host_rows.count_reports, AOI.id, NOON - timedelta(seconds=1)) == 1
    assert await store.read(host_rows.count_reports, AOI.id, NOON) == 0
    await store.write(host_rows.drop_report, first)
    assert [one.id for one in await store.read(host_rows.reports)] == [second]


async def test_who_changed_a_servers_settings_is_kept_a_while(store: Database) -> None:
    for number in range(25):
        person = AOI if number % 2 else BEN
        change = SettingChange("length", f"rounds {number}", None)
        at = NOON + timedelta(minutes=number)
        await store.write(
            people_rows.save_guild_settings,
            GuildSettings(7, length=1),
            ChangedSettings(person, at, (change,)),
        )
    elsewhere = ChangedSettings(CHIYO, NOON, (SettingChange("preset", "ktane", "steam"),))
    await store.write(people_rows.save_guild_settings, GuildSettings(8), elsewhere)
    assert await store.read(people_rows.changed_settings, 8, 5) == (elsewhere,)
    kept = await store.read(people_rows.changed_settings, 7, 100)
    assert [one.changes[0].old for one in kept] == [f"rounds {n}" for n in range(24, 4, -1)]
    assert [one.person for one in kept[:2]] == [BEN, AOI]
    assert kept[0].at == NOON + timedelta(minutes=24)
    assert (await store.read(people_rows.changed_settings, 7, 1)) == kept[:1]

    own = (await exported(export_rows.export_person(store, CHIYO.id)))["settings"]
    assert [(one["guild_id"], one["changes"]) for one in own] == [
        (8, [["preset", "ktane", "steam"]])
    ]
    await store.write(export_rows.erase_person, CHIYO.id)
    (left,) = await store.read(people_rows.changed_settings, 8, 5)
    assert left.person.erased
    assert left.person.name == ""


async def test_days_in_a_row_end_with_the_first_that_was_left_out(store: Database) -> None:
    for number, ago in enumerate([*range(40), *range(41, 44)]):
        day = TODAY - timedelta(days=ago)
        info = await put(store, elsewhere(number, status=Status.FINISHED, day=day))
        score = DailyScore(day, AOI.id, 7, 1, 0)
        await store.write(match_rows.write, replace(moved(replace(info, revision=0)), daily=score))
    assert await store.read(daily_rows.daily_streak, AOI.id, TODAY) == 40
    assert await store.read(daily_rows.daily_streak, AOI.id, TODAY - timedelta(days=39)) == 1
    assert await store.read(daily_rows.daily_streak, AOI.id, TODAY - timedelta(days=40)) == 0
    assert await store.read(daily_rows.daily_streak, AOI.id, TODAY - timedelta(days=41)) == 3
    assert await store.read(daily_rows.daily_streak, AOI.id, TODAY + timedelta(days=1)) == 0
    assert await store.read(daily_rows.daily_streak, BEN.id, TODAY) == 0
