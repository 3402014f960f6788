"""Erasing oneself takes away one's own data, and no protection of others.

Each protection is tried with an account that erases itself in the middle of it, and comes back at
once. A new refusal, limit, kind of mark, or column with a person must be assigned here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from datetime import timedelta
from itertools import chain
from typing import Final

import pytest
from sqlalchemy import select

from bot.daily.service import Daily
from bot.matches.errors import Refusal
from bot.matches.models.hosting import Ban, ReportReason, Scope, Target
from bot.matches.models.marks import REPORTED_FOR, MarkKind
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE, RATED_A_WEEK
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matches.models.timings import Limits
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking import transitions as searches
from bot.matchmaking.model import ANY, MOST_A_DAY, SeekerMessage
from bot.matchmaking.pauses import PAUSES
from bot.matchmaking.service import Matchmaking
from bot.moderation.service import Moderation, Ranked
from bot.reminders import store as alert_rows
from bot.safety.model import FORMER
from bot.safety.service import Safety
from bot.storage import host_rows, leaderboard_rows, mark_rows
from bot.storage.mark_tables import marks
from tests.matches.world import ADMIN, AOI, BEN, CHIYO, HERE, World, exported, live
from tests.refused import refuses
from tests.storage.test_erasing import PLACES

NOWHERE: Final = ChannelRef(None, 0)
GUILD: Final = HERE.guild_id or 0
Case = Callable[[World], Awaitable[None]]


async def erased(world: World, person: Person = BEN) -> None:
    await world.service.privacy.erase(person)


async def over(world: World, place: ChannelRef = HERE) -> int:
    """A match of the two, resigned by Aoi, long after the previous one."""
    world.clock.move(timedelta(hours=2))
    stored = await world.started(place=place)
    await world.service.play.resign(stored.id, AOI)
    return stored.id


async def blocked(world: World) -> None:
    assert await world.service.of(Safety).block(await over(world), AOI)


async def seek(world: World, person: Person) -> frozenset[int]:
    """Let a person look for an opponent; return the ids of the candidates."""
    world.clock.move(timedelta(minutes=5))
    seeker = await world.service.of(Matchmaking).seek(person, ANY, TimeControl.LIVE)
    await world.service.of(Matchmaking).note_message(seeker, SeekerMessage(person.id, person.id))
    stored = await world.service.of(Matchmaking).state(person.id)
    assert stored is not None
    found = await world.store.read(matchmaking_rows.candidates, stored, at=world.clock.now())
    return frozenset(one.person.id for one in found)


# ── the protections ─────────────────────────────────────────────────────────────────────────


async def no_challenge_by_somebody_blocked(world: World) -> None:
    await blocked(world)
    await erased(world)
    with refuses(Refusal.CHALLENGES_OFF):
        await world.service.challenges.invite(HERE, BEN, AOI)


async def no_challenge_of_somebody_blocked(world: World) -> None:
    await blocked(world)
    await erased(world)
    with refuses(Refusal.BLOCKED_BY_YOU):
        await world.service.challenges.invite(HERE, AOI, BEN)
    (former,) = (await world.service.of(Safety).blocks_of(AOI.id, 0)).items
    assert former.person == FORMER
    assert await world.service.of(Safety).lift(AOI, former.key) == FORMER
    assert not (await world.service.of(Safety).blocks_of(AOI.id, 0)).items
    await world.service.challenges.invite(HERE, AOI, BEN)


async def nobody_blocked_is_found(world: World) -> None:
    await blocked(world)
    await erased(world)
    assert await seek(world, BEN) == frozenset()
    assert await seek(world, CHIYO) == {BEN.id}
    assert await seek(world, AOI) == {CHIYO.id}
    seeker = await world.service.of(Matchmaking).state(BEN.id)
    assert seeker is not None
    found = await world.store.read(matchmaking_rows.candidates, seeker, at=world.clock.now())
    assert {one.person.id for one in found} == {CHIYO.id}


async def no_alert_of_somebody_blocked(world: World) -> None:
    await blocked(world)
    await erased(world)
    today = world.clock.now().date()
    for person in (AOI, BEN, CHIYO):
        await world.store.write(alert_rows.ask_for_alerts, GUILD, person, today)

    async def heard(host: Person) -> set[int]:
        return {*await world.store.read(alert_rows.to_alert, GUILD, host.id, today, 20)}

    assert await heard(BEN) == {CHIYO.id}
    assert await heard(AOI) == {CHIYO.id}
    assert await heard(CHIYO) == {AOI.id, BEN.id}


async def the_host_bars_by_the_number_of_a_report(world: World) -> None:
    match_id = await over(world)
    number = await world.service.reports.send(match_id, AOI, "Rude", reason=ReportReason.OTHER)
    await erased(world)
    report = await world.service.reports.get(number)
    assert report.about is not None
    assert report.about.erased
    assert report.about_mark is not None
    at = world.clock.now()
    for scope in Scope:
        bar = Ban(Target.FORMER, report.about_mark, "Rude", at, settled=True, scope=scope)
        assert await world.store.write(host_rows.save_bar, bar)
        await world.service.hosting.read()
        assert world.service.core.host.bars_from_find(BEN.id)
        assert world.service.core.host.bars_person(BEN.id) is (scope is Scope.EVERYTHING)
        assert not world.service.core.host.bars_from_find(CHIYO.id)
        assert await world.store.write(host_rows.lift_bar, Target.FORMER, report.about_mark)
        await world.service.hosting.read()
    world.clock.move(REPORTED_FOR)
    await world.service.privacy.forget_lapsed()
    assert (await world.service.reports.get(number)).about_mark is None


async def who_is_barred_stays_barred(world: World) -> None:
    bar = Ban(Target.PERSON, BEN.id, "", world.clock.now())
    await world.store.write(host_rows.save_bar, bar)
    await erased(world)
    await world.service.hosting.read()
    assert world.service.core.host.bars_person(BEN.id)


async def who_is_barred_from_find_stays_so(world: World) -> None:
    bar = Ban(Target.PERSON, BEN.id, "", world.clock.now(), scope=Scope.FIND)
    await world.store.write(host_rows.save_bar, bar)
    await erased(world)
    await world.service.hosting.read()
    with refuses(Refusal.BARRED_FROM_FIND):
        await world.service.of(Matchmaking).check_may_look(BEN.id)


async def who_is_blocked_on_a_server_stays_so(world: World) -> None:
    await over(world)
    admin, ben, moderation = Ranked(ADMIN), Ranked(BEN), world.service.of(Moderation)
    await moderation.block(GUILD, admin, ben, "Rude")
    await moderation.block(GUILD + 1, admin, ben, "Rude", term=timedelta(days=3))
    await erased(world)
    with refuses(Refusal.BLOCKED_UNTIL):
        await world.service.challenges.invite(replace(HERE, guild_id=GUILD + 1), BEN, AOI)
    with refuses(Refusal.BLOCKED):
        await world.service.challenges.invite(HERE, BEN, AOI)
    with refuses(Refusal.BLOCKED_OTHER):
        await world.service.challenges.invite(HERE, AOI, BEN)


async def who_left_found_matches_waits(world: World) -> None:
    """By resigning, by not coming, and by the erasure itself, which resigns."""
    for _ in range(2):
        world.clock.move(timedelta(hours=2))
        stored = await world.started(place=NOWHERE)
        await world.service.play.resign(stored.id, BEN)
    await world.store.write(matchmaking_rows.note_missed, BEN.id, world.clock.now())
    await world.started(place=NOWHERE)
    world.clock.move(timedelta(seconds=1))
    matchmaking = world.service.of(Matchmaking)
    await erased(world)
    until = await matchmaking.paused_until(BEN.id)
    assert until == world.clock.now() + PAUSES[3]
    await erased(world)
    assert await matchmaking.paused_until(BEN.id) == until
    with refuses(Refusal.FIND_PAUSED):
        await matchmaking.check_may_look(BEN.id)
    assert await matchmaking.paused_until(AOI.id) is None
    world.clock.move(timedelta(days=1))
    await matchmaking.check_may_look(BEN.id)


async def find_brings_the_same_two_together_three_times_a_day(world: World) -> None:
    """Once before the erasure, and twice after it."""
    for number in range(MOST_A_DAY):
        world.clock.move(timedelta(minutes=10))
        stored = await world.started(place=NOWHERE)
        await world.service.play.resign(stored.id, AOI)
        if number == 0:
            await erased(world)
    assert await seek(world, AOI) == frozenset()
    assert await seek(world, BEN) == frozenset()
    await world.service.of(Matchmaking).stop(BEN.id)
    await erased(world)
    assert await seek(world, BEN) == frozenset()
    seeker = await world.service.of(Matchmaking).state(AOI.id)
    assert seeker is not None
    assert not await world.store.read(matchmaking_rows.candidates, seeker, at=world.clock.now())
    tomorrow = world.clock.now() + timedelta(days=1)
    later = replace(seeker, until=tomorrow + timedelta(hours=1))
    assert not await world.store.read(
        matchmaking_rows.met_often, AOI.id, lambda: select(marks.c.id), at=tomorrow
    )
    assert searches.accepts(seeker, later, at=tomorrow)


async def five_reports_an_hour(world: World) -> None:
    match_id = await over(world)
    for _ in range(3):
        await world.service.reports.send(match_id, BEN, "Stuck")
    await erased(world)
    world.clock.move(timedelta(minutes=1))
    again = await world.started(opponent=AOI, challenger=BEN)
    for _ in range(2):
        await world.service.reports.send(again.id, BEN, "Stuck")
    with refuses(Refusal.TOO_MANY_REPORTS):
        await world.service.reports.send(again.id, BEN, "Stuck")
    world.clock.move(timedelta(hours=1))
    await world.service.reports.send(again.id, BEN, "Stuck")


async def six_challenges_a_minute(world: World) -> None:
    for number in range(world.service.core.limits.begun):
        if number in (2, 4):
            await erased(world)
        await world.service.challenges.invite(HERE, BEN, Person(500 + number, "Somebody"))
    with refuses(Refusal.TOO_FAST):
        await world.service.challenges.invite(HERE, BEN, CHIYO)
    await erased(world)
    with refuses(Refusal.TOO_FAST):
        await world.service.challenges.invite(HERE, BEN, CHIYO)
    world.clock.move(timedelta(minutes=1))
    await world.service.challenges.invite(HERE, BEN, CHIYO)


async def one_deal_a_day(world: World) -> None:
    await world.service.of(Daily).start(HERE, BEN)
    await erased(world)
    with refuses(Refusal.DAILY_PLAYED):
        await world.service.of(Daily).start(HERE, BEN)


async def a_loss_counts(world: World) -> None:
    """The erasure resigns what is open; the winner keeps the win, also of a void one."""
    stored = await world.started(live())
    while not (stored.match and stored.match.results):
        stored = (await world.move(stored)).stored
    await erased(world)
    after = await world.service.queries.get(stored.id)
    assert after.info.winner == after.info.seat_of(AOI.id)
    standing = await world.service.queries.standing(GUILD, AOI.id)
    assert standing is not None
    assert standing.won == 1


async def five_matches_a_week_of_the_same_two(world: World) -> None:
    """Those given up before a round is over count, too."""
    for number in range(7):
        await world.given_up(BEN, AOI)
        world.clock.move(timedelta(minutes=20))
        if number == 1:
            stored = await world.started()
            await world.service.play.resign(stored.id, BEN)
            await erased(world)
    standing = await world.service.queries.standing(GUILD, AOI.id)
    assert standing is not None
    assert standing.won == RATED_A_WEEK
    kept = {
        row.kind for row in await world.store.read(mark_rows.kept_for, AOI.id, MarkKind.FINISHED)
    }
    assert kept == {MarkKind.FINISHED}
    rating = await world.store.read(leaderboard_rows.rating, EVERYWHERE, AOI.id)
    assert rating is not None
    assert rating.opponents == 1


PROTECTIONS: Final[dict[Case, tuple[object, ...]]] = {
    no_challenge_by_somebody_blocked: (
        Refusal.CHALLENGES_OFF,
        MarkKind.BLOCK,
    ),
    no_challenge_of_somebody_blocked: (
        Refusal.BLOCKED_BY_YOU,
        MarkKind.BLOCK,
    ),
    nobody_blocked_is_found: (
        "blocks.blocked_id",
        "seekers.person_id",
    ),
    no_alert_of_somebody_blocked: ("table_alerts.person_id",),
    the_host_bars_by_the_number_of_a_report: (Target.FORMER,),
    who_is_barred_stays_barred: (
        Refusal.BARRED,
        Target.PERSON,
    ),
    who_is_barred_from_find_stays_so: (Refusal.BARRED_FROM_FIND,),
    who_is_blocked_on_a_server_stays_so: (
        Refusal.BLOCKED,
        Refusal.BLOCKED_UNTIL,
        Refusal.BLOCKED_OTHER,
    ),
    who_left_found_matches_waits: (
        Refusal.FIND_PAUSED,
        MarkKind.LEFT,
        "missed_matches.person_id",
    ),
    find_brings_the_same_two_together_three_times_a_day: (MarkKind.MET,),
    five_reports_an_hour: (
        *(Refusal.TOO_MANY_REPORTS, MarkKind.REPORT),
        *("reports", "report_time", "problem_reports.person_id"),
    ),
    six_challenges_a_minute: (
        Refusal.TOO_FAST,
        MarkKind.BEGUN,
        "begun",
        "minute",
        "matches.challenger_id",
    ),
    one_deal_a_day: (Refusal.DAILY_PLAYED,),
    five_matches_a_week_of_the_same_two: (
        MarkKind.FINISHED,
        MarkKind.GIVEN_UP,
        MarkKind.OPPONENT,
    ),
    a_loss_counts: (
        "counted_matches.first_id",
        "counted_matches.second_id",
        "matches.opponent_id",
    ),
}
"""Each protection, with what it consists of: refusals, limits, kinds of marks, columns."""


@pytest.mark.parametrize("case", PROTECTIONS, ids=lambda case: case.__name__)
async def test_an_account_that_erases_itself_in_the_middle_gets_around_no(
    world: World, case: Case
) -> None:
    await case(world)
    mark = await world.store.read(mark_rows.mark_of, BEN.id)
    assert mark is not None
    for subject, rows in (await exported(world.service.privacy.export(AOI.id))).items():
        assert str(mark) not in str(rows), subject


# ── nothing is forgotten ────────────────────────────────────────────────────────────────────

OPEN_NOW: Final = frozenset(
    {
        *(Refusal.TOO_MANY_INVITATIONS, Refusal.TOO_MANY_MATCHES, Refusal.ALREADY_INVITED),
        *(Refusal.TABLE_OPEN, Refusal.TABLE_OPEN_AT, Refusal.ROTATION_OPEN),
        *(Refusal.ROTATION_OPEN_AT, Refusal.ALREADY_SEATED, Refusal.ALREADY_SIGNED_UP),
    }
)
"""They count what is open, and an erasure ends that."""
ONE_MATCH: Final = frozenset(
    {
        *(Refusal.OFFERS_USED, Refusal.CHEERED, Refusal.FILM_TWICE, Refusal.SHARE_TWICE),
        *(Refusal.SHARE_LOST, Refusal.OWN_FIRST, Refusal.BOTH_BEGAN, Refusal.ANSWERED_REPORT),
    }
)
"""They are about one match or message, which the account can't reach any more."""
OF_ADMINS: Final = frozenset(
    {
        *(Refusal.BLOCKED_ALREADY, Refusal.NOT_BLOCKED, Refusal.OWN_BLOCK, Refusal.OWN_VOID),
        *(Refusal.NOT_BELOW_YOU, Refusal.NOT_WARNED, Refusal.OWN_WARNING),
        *(Refusal.VOID_ALREADY, Refusal.VOID_IN_TOURNAMENT, Refusal.NOT_COUNTED),
        *(Refusal.OWN_MATCH, Refusal.OWN_PAIRING, Refusal.NO_REASON, Refusal.NOT_HOST),
        *(Refusal.ADMIN, Refusal.SETTINGS_CHANGED, Refusal.INVALID_SETTING),
        *(Refusal.TOO_MANY_TOURNAMENTS, Refusal.PLAYER_LIMIT, Refusal.BELOW_SIGNED_UP),
        *(Refusal.ENTRY_ROLE, Refusal.ROLE_EVERYBODY, Refusal.CALL_ROLE, Refusal.WINNER_ROLE),
        *(Refusal.WINNER_ROLE_ABOVE, Refusal.WINNER_ROLE_YOURS, Refusal.MOMENT_RANGE),
        *(Refusal.CREATE_EVENTS, Refusal.CREATE_EVENTS_YOURS, Refusal.EVENT_TOO_SOON),
        *(Refusal.NO_MOMENT, Refusal.TOURNAMENT_NAME, Refusal.TOO_FEW_PLAYERS),
    }
)
"""They limit admins, and don't depend on other people."""
ANYBODYS: Final = frozenset(
    {
        *(Refusal.BARRED_SERVER, Refusal.MAINTENANCE, Refusal.ABSENT, Refusal.PERMISSION),
        Refusal.OUTSIDE,
        *(Refusal.GUILD_ONLY, Refusal.NO_WRITING, Refusal.NO_CHANNEL, Refusal.NOT_IN_THREAD),
        *(Refusal.THREAD_LOCKED, Refusal.LEFT, Refusal.BOT_MEMBER, Refusal.OLD_BUTTON),
        *(Refusal.OLD_FORM, Refusal.BOT, Refusal.NOT_MEMBER, Refusal.SELF_CHALLENGE),
        *(Refusal.NO_OPPONENT, Refusal.FORMER_OPPONENT),
        *(Refusal.CHANNEL_NOT_ALLOWED, Refusal.CHANNEL_FULL),
        *(Refusal.GUILD_FULL, Refusal.NOT_INVITED, Refusal.OWN_CHALLENGE),
        *(Refusal.OWN_CHALLENGE_TABLE, Refusal.NOT_YOUR_CHALLENGE, Refusal.TABLE_NOT_YOURS),
        *(Refusal.NOT_YOUR_TABLE, Refusal.NOT_YOUR_TABLE_OVER, Refusal.ALREADY_STARTED),
        *(Refusal.CHALLENGE_OVER, Refusal.UNKNOWN_LEVEL, Refusal.FIND_OFF, Refusal.NOT_LOOKING),
        *(Refusal.CHALLENGE_EXPIRED, Refusal.NOT_YOUR_SEAT_OVER, Refusal.OTHERS_DEAL),
        *(Refusal.NOBODY_FOUND, Refusal.UNKNOWN_MATCH, Refusal.NOT_YOUR_SEAT),
        *(Refusal.NOT_YOUR_TURN, Refusal.STALE_ACTION, Refusal.ILLEGAL, Refusal.NOT_STARTED),
        *(Refusal.NOT_FINISHED, Refusal.ALREADY_FINISHED, Refusal.NEEDS_RESULT),
        *(Refusal.NO_OFFER, Refusal.NOBODY_ABSENT, Refusal.NOTHING_WAITS, Refusal.NOT_CASUAL),
        *(Refusal.NO_TEACHER, Refusal.CHANNEL_GONE, Refusal.OWN_CHEER, Refusal.FILE_GONE),
        *(Refusal.UNREADABLE_RECORD, Refusal.DAY_NOT_OVER, Refusal.UNKNOWN_CHOICE),
        *(Refusal.SHARE_SERVER, Refusal.LINE_OF_TOURNAMENT, Refusal.LINE_OF_PLAYERS),
        *(Refusal.UNKNOWN_ROTATION, Refusal.ROTATION_GUILD_ONLY),
        *(Refusal.ROTATION_STARTED, Refusal.ROTATION_OVER, Refusal.ROTATION_FULL),
        *(Refusal.TOO_FEW_SEATED, Refusal.NOT_SEATED, Refusal.NOT_YOUR_ROTATION),
        *(Refusal.NOT_SEATED_OVER, Refusal.STILL_LOOKING, Refusal.NO_PAIRING),
        *(Refusal.UNKNOWN_TOURNAMENT, Refusal.TOURNAMENT_GUILD_ONLY, Refusal.SIGN_UP_CLOSED),
        *(Refusal.SEEDS_FIXED, Refusal.SEED_LEFT),
        *(Refusal.TOURNAMENT_FULL, Refusal.NOT_IN_TOURNAMENT, Refusal.PAIRING_DECIDED),
        *(Refusal.DECIDED_MEANWHILE, Refusal.ROUND_OVER, Refusal.TOURNAMENT_OVER),
        *(Refusal.EMPTY_REPORT, Refusal.UNKNOWN_REPORT, Refusal.ERASING),
    }
)
"""They depend on the place, the moment or the object, not on what somebody did before."""
LIMITS_OF_ALL: Final = frozenset(
    {"matches", "invitations", "tournaments", "channel", "guild", "busy"}
)
"""They count what is open now, of a person, a channel or a server."""
NO_PROTECTION: Final = frozenset(
    {
        # Only about the person: choices, names, messages, what they earned and chose to hear.
        *("people.person_id", "nicknames.person_id", "posted_messages.person_id"),
        *("pending_replies.person_id", "reminders.person_id", "puzzle_answers.person_id"),
        "dm_requests.person_id",
        *("achievements.person_id", "achievement_counters.person_id", "accuracies.person_id"),
        *("computer_records.person_id", "tallies.person_id", "ratings.person_id"),
        *("standings.person_id", "daily_scores.person_id", "blocks.person_id"),
        # The other one of what is there for both, and what stays without a name.
        # To be declined protects nobody: an hour later the two may be paired again.
        "missed_matches.declined_id",
        *("marks.other_id", "seekers.found_with", "seats.person_id", "actions.person_id"),
        *("rotations.host_id", "rotations.open_host_id", "rotation_members.person_id"),
        # A tournament has closed its list, so nobody comes back into it.
        *("tournament_players.person_id", "tournament_players.removed_by"),
        *("tournament_pairings.first_id", "tournament_pairings.second_id"),
        *("tournament_pairings.decided_by", "tournaments.created_by", "tournaments.ended_by"),
        # A warning forbids nothing.
        "server_warnings.person_id",
        # The log of admins stays, and a block on a server has the id.
        *("moderation_log.person_id", "moderation_log.admin_id", "setting_changes.person_id"),
    }
)
"""Columns with people that no protection of others reads."""


def test_each_protection_is_tried() -> None:
    """A new one is missing here: add a case to `PROTECTIONS`, or a reason above."""
    tried = [*chain.from_iterable(PROTECTIONS.values())]
    others = (OPEN_NOW, ONE_MATCH, OF_ADMINS, ANYBODYS, LIMITS_OF_ALL, NO_PROTECTION)
    owed: list[object] = [
        *Refusal,
        *(one.name for one in fields(Limits)),
        *MarkKind,
        *(str(column) for column in PLACES),
        *(Target.PERSON, Target.FORMER),
    ]
    said = Counter(named(one) for group in others for one in group)
    said.update({named(one) for one in tried})
    assert not [one for one, count in said.items() if count > 1], "said twice"
    assert said.keys() == {named(one) for one in owed}


def named(one: object) -> str:
    """Return a name: members of two enums may have the same value."""
    return f"{type(one).__name__} {one}"
