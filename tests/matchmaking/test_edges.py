"""Limits of matchmaking: each case next to the nearest one with another outcome."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from bot.matches.errors import Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import HandPlace, Nickname, Person, Preferences
from bot.matches.models.terms import NOWHERE, ChannelRef, TimeControl
from bot.matches.rating import START
from bot.matchmaking import store
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking import transitions as changes
from bot.matchmaking.message import SeekerMessages
from bot.matchmaking.model import (
    ANY,
    CONFIRMS_WITHIN,
    DAILY_FOR,
    LIVE_FOR,
    MOST_A_DAY,
    PRESETS,
    QUIET_AFTER,
    RETENTION,
    TOKEN_MARGIN,
    TOLD_WITHIN,
    Gone,
    Outcome,
    Seeker,
    SeekerMessage,
    Why,
)
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.service import Matchmaking
from bot.messages.sending.reply import TOKEN_LIFE
from bot.moderation.service import Moderation, Ranked
from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import Pilot
from bot.safety import store as safety_rows
from bot.storage.people_rows import name_people
from tests.bot.harness import BotHarness
from tests.matches.world import AOI, BEN, HERE, World, daily
from tests.matchmaking import test_pairing as pairing
from tests.matchmaking.test_found import newest, seeks
from tests.matchmaking.test_pairing import looks
from tests.refused import refuses

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)

# ── pure ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("waited", "apart", "may"),
    [
        (timedelta(), 100, True),
        (timedelta(), 101, False),
        (MINUTE - SECOND, 101, False),
        (MINUTE, 200, True),
        (MINUTE, 201, False),
        (10 * MINUTE - SECOND, 1000, True),
        (10 * MINUTE - SECOND, 1001, False),
        (10 * MINUTE, 5000, True),
    ],
)
def test_how_far_apart_two_may_be_after_what_one_of_them_has_waited(
    waited: timedelta, apart: int, may: bool
) -> None:
    minutes = waited / MINUTE
    long, new = looks(1, 1000, waited=minutes), looks(2, 1000 + apart)
    assert changes.accepts(long, new, at=NOON) is may
    assert changes.accepts(new, long, at=NOON) is may


def test_of_two_that_are_as_near_the_one_who_waits_longer_is_found() -> None:
    me = looks(1)
    sooner, later = looks(9, 1510, waited=2), looks(2, 1490, waited=1)
    assert changes.nearest(me, [later, sooner], at=NOON) == sooner
    twin = replace(sooner, person=Person(8, ""))
    assert changes.nearest(me, [sooner, twin], at=NOON) == twin, "and then the older account"
    assert changes.in_order(later, sooner) == (sooner, later)
    assert changes.in_order(sooner, twin) == (twin, sooner)
    front = replace(looks(3, 1590), front=True)
    assert changes.nearest(me, [sooner, front], at=NOON) == front
    taken = replace(front, found_with=7)
    assert changes.nearest(me, [sooner, taken, replace(front, person=me.person)], at=NOON) == sooner


def test_the_time_begins_once_when_both_know_of_it() -> None:
    pair = changes.brought_together((looks(1, waited=1), looks(2)), at=NOON)
    assert [one.found_with for one in pair] == [2, 1]
    message = SeekerMessage(1, 2)
    one_told = changes.told(pair, 1, message, at=NOON + SECOND)
    assert [one.confirm_until for one in one_told] == [None, None]
    assert one_told[0].shown == message
    at = NOON + 2 * SECOND
    for both in (
        changes.told(one_told, 2, message, at=at),
        changes.confirmed(one_told, 2, at=at),
    ):
        ends = NOON + 2 * SECOND + CONFIRMS_WITHIN
        assert [one.confirm_until for one in both] == [ends, ends]
        assert [one.told for one in both] == [True, True], "whoever presses knows of it"
        again = changes.confirmed(both, 1, at=NOON + 9 * SECOND)
        assert [one.confirm_until for one in again] == [ends, ends], "it is not prolonged"
    assert [one.confirmed for one in both] == [False, True]


def test_time_given_back_is_the_whole_of_what_ran() -> None:
    late = NOON + timedelta(hours=1)
    pair = changes.brought_together((looks(1), looks(2)), at=NOON)
    message = SeekerMessage(1, 2)
    for before in (pair, changes.told(pair, 1, message, at=NOON)):
        after = changes.credit_time(before, at=late)
        assert [(one.found_at, one.confirm_until) for one in after] == [(late, None)] * 2
        assert changes.next_due(after[0], at=late) == late + TOLD_WITHIN
    told = changes.told(changes.told(pair, 1, message, at=NOON), 2, message, at=NOON)
    after = changes.credit_time(told, at=late)
    assert [one.confirm_until for one in after] == [late + CONFIRMS_WITHIN] * 2


@pytest.mark.parametrize(
    ("told", "confirmed", "seconds", "absent"),
    [
        ((), (), 29, set()),
        ((), (), 30, {1}),
        ((1,), (), 30, {2}),
        ((1,), (1,), 30, {2}),
        ((1, 2), (), 89, set()),
        ((1, 2), (), 90, {1, 2}),
        ((1, 2), (1,), 90, {2}),
        ((1, 2), (2,), 90, {1}),
    ],
)
def test_who_did_not_come_in_time(
    told: tuple[int, ...], confirmed: tuple[int, ...], seconds: int, absent: set[int]
) -> None:
    pair = changes.brought_together((looks(1), looks(2)), at=NOON)
    for person in told:
        pair = changes.told(pair, person, SeekerMessage(person, 2), at=NOON)
    for person in confirmed:
        pair = changes.confirmed(pair, person, at=NOON)
    assert {*changes.absent_of(pair, at=NOON + seconds * SECOND)} == absent


def test_whoever_is_alone_again_has_nothing_left_of_the_other_one() -> None:
    before = replace(looks(1, waited=3), quiet=True, shown=SeekerMessage(7, 8))
    pair = changes.brought_together((before, looks(2)), at=NOON)
    pair = changes.confirmed(changes.told(pair, 2, SeekerMessage(2, 3), at=NOON), 1, at=NOON)
    assert changes.alone_again(pair[0]) == replace(before, front=True)


def test_who_may_look_by_the_day_instead() -> None:
    live = replace(looks(1, waited=12), front=True)
    after = changes.by_the_day(live, at=NOON)
    assert after == replace(
        live, pace=TimeControl.DAILY, since=NOON, until=NOON + DAILY_FOR, quiet=True, front=False
    )
    assert changes.by_the_day(after, at=NOON + MINUTE) == after, "twice is as good as once"
    found = changes.brought_together((live, looks(2)), at=NOON)[0]
    assert changes.by_the_day(found, at=NOON) == found, "a match now is nearer"


@pytest.mark.parametrize("pace", TimeControl)
def test_how_long_somebody_looks_and_under_which_name(pace: TimeControl) -> None:
    named = Person(1, "aoi", Nickname(7, "Boss of this server"))
    usual = NOON + (LIVE_FOR if pace is TimeControl.LIVE else DAILY_FOR)
    seeker = changes.looking(named, ANY, pace, 1500, at=NOON)
    assert (seeker.until, seeker.person) == (usual, Person(1, "aoi")), "strangers see no nickname"
    assert (seeker.ends, seeker.is_hidden) == (usual, False)
    written = replace(seeker, shown=SeekerMessage(7, 8))
    assert (written.ends, written.is_hidden) == (usual, False)
    for until, ends in ((usual, usual), (usual - SECOND, usual - SECOND), (usual + SECOND, usual)):
        token = SeekerMessage(7, 8, "token", until + TOKEN_MARGIN)
        hidden = replace(seeker, shown=token)
        assert (hidden.ends, hidden.is_hidden) == (ends, True)
        assert changes.next_due(replace(hidden, quiet=True), at=ends - SECOND) == ends


def test_a_hidden_message_is_sent_first() -> None:
    one, two = looks(1, waited=1), looks(2)
    hidden = SeekerMessage(7, 8, "token", NOON + timedelta(minutes=14))
    first, second = replace(one, shown=hidden), replace(two, shown=hidden)
    assert changes.in_call_order((one, two)) == (one, two)
    assert changes.in_call_order((first, second)) == (first, second)
    assert changes.in_call_order((first, two)) == (first, two)
    assert changes.in_call_order((one, second)) == (second, one)
    pair = changes.brought_together((one, second), at=NOON)
    assert {*changes.absent_of(pair, at=NOON + TOLD_WITHIN)} == {2}


@pytest.mark.parametrize(
    ("minutes", "change", "due"),
    [
        (0, {}, 1),
        (9, {}, 10),
        (9.5, {}, 10),
        (9.5, {"quiet": True}, 10.5),
        (9.5, {"pace": TimeControl.DAILY}, 10.5),
        (10, {"quiet": True}, 15),
        (28, {"quiet": True}, 30),
    ],
)
def test_when_somebody_is_looked_for_again(
    minutes: float, change: dict[str, object], due: float
) -> None:
    seeker = replace(looks(1), **change)  # type: ignore[arg-type]
    assert timedelta(minutes=10) == QUIET_AFTER
    assert changes.next_due(seeker, at=NOON + minutes * MINUTE) == NOON + due * MINUTE


# ── on a database ───────────────────────────────────────────────────────────────────────────────


async def seek(world: World, *people: Person, pace: TimeControl = TimeControl.LIVE) -> None:
    await pairing.seek(world.service, people, pace=pace)


async def meets(world: World, one: Person, two: Person) -> bool:
    """Return whether two searching people are matched; then neither searches any more."""
    await seek(world, one, two)
    met = bool((await world.service.of(Matchmaking).bring_together(one.id)).waiting)
    for person in (one, two):
        await world.service.of(Matchmaking).stop(person.id, Why.UNREACHED)
    return met


async def test_nobody_meets_whom_they_blocked_nor_who_blocked_them(world: World) -> None:
    chiyo = Person(103, "Chiyo")
    await world.store.write(name_people, [AOI, BEN, chiyo])
    assert await meets(world, AOI, BEN)
    await world.store.write(safety_rows.add_block, AOI.id, chiyo.id, world.clock.now())
    assert await meets(world, AOI, BEN), "a block is of one person"
    await world.store.write(safety_rows.add_block, AOI.id, BEN.id, world.clock.now())
    for pair in ((AOI, BEN), (BEN, AOI), (AOI, chiyo), (chiyo, AOI)):
        assert not await meets(world, *pair)
    assert await meets(world, BEN, chiyo)
    await world.store.write(safety_rows.lift_block, AOI.id, BEN.id)
    assert await meets(world, BEN, AOI)
    assert not await meets(world, AOI, chiyo)


@pytest.mark.parametrize("blocker", [AOI, BEN])
async def test_a_block_after_two_were_found_keeps_them_from_playing(
    world: World, blocker: Person
) -> None:
    await seek(world, AOI, BEN)
    await world.service.of(Matchmaking).bring_together(AOI.id)
    await world.service.of(Matchmaking).play(BEN)
    blocked = BEN if blocker is AOI else AOI
    await world.store.write(safety_rows.add_block, blocker.id, blocked.id, world.clock.now())
    outcome = await world.service.of(Matchmaking).play(AOI)
    assert [one.found_with for one in outcome.waiting] == [None, None]
    assert not (await world.service.of(Matchmaking).bring_together(AOI.id)).waiting


async def test_how_often_two_have_met_within_a_day(world: World) -> None:
    """Matches on a server don't count, nor matches a day old; both directions count."""
    for _ in range(MOST_A_DAY + 1):
        stored = await world.started(place=HERE)
        await world.service.play.resign(stored.id, AOI)
        world.clock.move(MINUTE)
    began = world.clock.now()
    for pair in ((AOI, BEN), (BEN, AOI), (AOI, BEN)):
        assert await meets(world, AOI, BEN)
        stored = await world.started(None, *pair, NOWHERE)
        await world.service.play.resign(stored.id, AOI)
        world.clock.move(MINUTE)
    assert not await meets(world, AOI, BEN)
    assert not await meets(world, BEN, AOI)
    assert await meets(world, AOI, Person(103, "Chiyo"))
    world.clock.move(began + timedelta(days=1) - SECOND - world.clock.now())
    assert not await meets(world, AOI, BEN)
    world.clock.move(SECOND)
    assert await meets(world, AOI, BEN), "the first of the three was a day ago"


async def candidates(world: World) -> list[Person]:
    """Return the people whom a new search could match."""
    me = changes.looking(Person(109, "Mai"), ANY, TimeControl.LIVE, START, at=world.clock.now())
    found = await world.store.read(store.candidates, me, at=world.clock.now())
    return [one.person for one in found]


async def test_whoever_looks_too_long_is_found_by_nobody(world: World) -> None:
    await seek(world, AOI)
    world.clock.move(LIVE_FOR - SECOND)
    assert await candidates(world) == [AOI]
    assert (await world.service.of(Matchmaking).run_due(AOI.id)).gone == ()
    world.clock.move(SECOND)
    assert await candidates(world) == []
    assert [one.why for one in (await world.service.of(Matchmaking).run_due(AOI.id)).gone] == [
        Why.OVER
    ]


async def test_who_has_no_message_yet_finds_nobody_and_is_found_by_nobody(world: World) -> None:
    service = world.service.of(Matchmaking)
    unshown = await service.seek(AOI, ANY, TimeControl.LIVE)
    await seek(world, BEN)
    for person in (AOI, BEN):
        assert not (await service.bring_together(person.id)).waiting
    (again,) = (await service.run_due(AOI.id)).waiting
    assert (again.person, again.shown, again.found_with) == (AOI, None, None)
    await service.note_message(unshown, SeekerMessage(7, 8))
    assert len((await service.bring_together(AOI.id)).waiting) == 2


async def test_a_hidden_search_is_found_as_long_as_its_end_can_be_shown(world: World) -> None:
    service = world.service.of(Matchmaking)
    hidden = await service.seek(AOI, ANY, TimeControl.LIVE)
    until = world.clock.now() + MINUTE + TOKEN_MARGIN
    await service.note_message(hidden, SeekerMessage(7, 8, "token", until))
    world.clock.move(MINUTE - SECOND)
    assert await candidates(world) == [AOI]
    world.clock.move(SECOND)
    assert await candidates(world) == []
    assert [one.why for one in (await service.run_due(AOI.id)).gone] == [Why.OVER]


async def test_a_message_of_an_earlier_state_is_not_noted(world: World) -> None:
    """Its sender deletes it: the message before shows the present state."""
    service = world.service.of(Matchmaking)
    await seek(world, AOI, BEN)
    await service.bring_together(AOI.id)
    drawn = await service.state(AOI.id)
    assert drawn is not None
    await service.stop(BEN.id)
    assert not (await service.note_message(drawn, SeekerMessage(7, 9))).waiting
    now = await service.state(AOI.id)
    assert now is not None
    assert (now.shown, now.told) == (drawn.shown, False)
    kept = await service.note_message(now, SeekerMessage(7, 9))
    assert kept.replaced == (now.shown,)
    await service.stop(AOI.id)
    assert not (await service.note_message(now, SeekerMessage(7, 10))).waiting


async def test_something_falls_due_at_its_time_and_not_before(world: World) -> None:
    await seek(world, AOI)
    due = await world.service.of(Matchmaking).next_time()
    assert due is not None
    world.clock.move(due - world.clock.now() - SECOND)
    assert await world.service.of(Matchmaking).due() == ()
    world.clock.move(SECOND)
    assert await world.service.of(Matchmaking).due() == (AOI.id,)


async def test_who_is_told_that_nobody_comes(world: World) -> None:
    """They are told once, and only if they want to play immediately."""
    service = world.service.of(Matchmaking)
    await seek(world, AOI)
    await seek(world, BEN, pace=TimeControl.DAILY)
    world.clock.move(QUIET_AFTER - SECOND)
    for person in (AOI, BEN):
        assert not (await service.run_due(person.id)).waiting
    world.clock.move(SECOND)
    assert [one.quiet for one in (await service.run_due(AOI.id)).waiting] == [True]
    assert not (await service.run_due(BEN.id)).waiting
    assert not (await service.run_due(AOI.id)).waiting, "they know it"


async def test_who_was_found_when_nobody_came_is_told_it_once_they_look_on(world: World) -> None:
    """Both fall due at the same time: only what is shown counts as told."""
    service = world.service.of(Matchmaking)
    await seek(world, AOI, BEN)
    world.clock.move(QUIET_AFTER)
    found = (await service.run_due(AOI.id)).waiting
    assert {one.person.id: one.quiet for one in found} == {AOI.id: False, BEN.id: False}
    await service.stop(BEN.id)
    assert [one.quiet for one in (await service.run_due(AOI.id)).waiting] == [True]


async def end_matches(world: World, begun: Outcome) -> None:
    """End the match that has begun: a live search rests while it runs."""
    for number in {one.match.id for one in begun.gone if one.match is not None}:
        await world.service.play.abort(number, None)


async def test_how_many_were_found_lately_at_this_hour(world: World) -> None:
    """Each match counts two people; the same hour of the last four weeks is included."""
    service = world.service.of(Matchmaking)
    for _ in range(2):
        await seek(world, AOI, BEN)
        await service.bring_together(AOI.id)
        for person in (AOI, BEN):
            begun = await service.play(person)
        await end_matches(world, begun)
    assert await service.found_lately() == 4
    world.clock.move(timedelta(hours=1))
    assert await service.found_lately() == 0
    world.clock.move(RETENTION - timedelta(hours=1))
    assert await service.found_lately() == 4
    world.clock.move(timedelta(days=1))
    assert await service.found_lately() == 0


async def test_nobody_begins_to_look_or_to_play_while_the_host_says_no(world: World) -> None:
    service, core = world.service.of(Matchmaking), world.service.core
    await seek(world, AOI, BEN)
    await service.bring_together(AOI.id)
    usual, core.host = core.host, replace(core.host, notice="Back at nine.")
    with refuses(Refusal.MAINTENANCE):
        await service.play(AOI)
    with refuses(Refusal.MAINTENANCE):
        await seek(world, Person(103, "Chiyo"))
    core.host = usual
    for person in (AOI, BEN):
        await service.play(person)
    assert (await world.service.queries.get(1)).info.status is Status.PLAYING


async def test_whoever_plays_as_many_matches_as_one_may_looks_for_no_other(world: World) -> None:
    limit = world.service.core.limits.matches
    for number in range(limit):
        assert await meets(world, AOI, BEN)
        other = Person(200 + number, "x")
        await world.started(daily(), challenger=AOI, opponent=other)
        world.clock.move(MINUTE)
    with refuses(Refusal.TOO_MANY_MATCHES):
        await seek(world, AOI)
    await seek(world, BEN)


async def test_the_rating_of_all_matches_counts_wherever_they_were(world: World) -> None:
    service, ratings = world.service.of(Matchmaking), [START]
    for place in (HERE, ChannelRef(8, 80), NOWHERE):
        await world.given_up(BEN, AOI, place)
        ratings.append((await service.seek(AOI, ANY, TimeControl.LIVE)).rating)
        await service.stop(AOI.id)
        world.clock.move(2 * MINUTE)
    assert ratings == sorted({*ratings}), "each win made it higher"
    assert (await service.seek(BEN, ANY, TimeControl.LIVE)).rating < START
    assert (await service.seek(Person(103, "Chiyo"), ANY, TimeControl.LIVE)).rating == START


async def test_whoever_stops_leaves_the_other_one_looking_in_front(world: World) -> None:
    for why in (Why.STOPPED, Why.UNREACHED):
        await seek(world, AOI, BEN)
        await world.service.of(Matchmaking).bring_together(AOI.id)
        await world.service.of(Matchmaking).stop(BEN.id, why)
        assert await world.service.of(Matchmaking).state(BEN.id) is None
        left = await world.service.of(Matchmaking).state(AOI.id)
        assert left is not None
        assert (left.front, left.found_with) == (True, None)
        await world.service.of(Matchmaking).stop(AOI.id)


async def test_who_was_found_for_somebody_who_is_gone_is_looked_for_again(world: World) -> None:
    """A crash between two writes causes it, or a row that was deleted manually."""
    await seek(world, AOI, BEN)
    await world.service.of(Matchmaking).bring_together(AOI.id)
    other = await world.service.of(Matchmaking).state(BEN.id)
    assert other is not None
    await world.store.write(store.save, [(other, None)], at=world.clock.now())
    (alone,) = (await world.service.of(Matchmaking).run_due(AOI.id)).waiting
    assert (alone.found_with, alone.front) == (None, True)


# ── on Discord ──────────────────────────────────────────────────────────────────────────────────


async def comes(room: BotHarness, pilot: Pilot, channel: Channel | None = None) -> None:
    """Search while somebody suitable is waiting: the notification replaces the answer."""
    await pilot.command("koikoi find", channel=channel)
    await room.drawn()


async def test_whoever_the_admins_block_looks_elsewhere(room: BotHarness) -> None:
    admin, ben = Ranked(Person(room.aoi.id, "Aoi")), Ranked(Person(room.ben.id, "Ben"))
    await room.service.of(Moderation).block(room.world.guild.id, admin, ben, "Rude")
    assert "have blocked you" in (await seeks(room, room.ben)).text
    assert await room.service.of(Matchmaking).state(room.ben.id) is None
    assert "looking for an opponent" in (await seeks(room, room.ben, channel=room.ben.dm)).text


async def test_until_when_somebody_is_looked_for_depends_on_where_they_can_be_told(
    room: BotHarness,
) -> None:
    """Without direct messages only the token of their last press reaches them."""
    channel = Preferences(room.ben.id, hand=HandPlace.CHANNEL)
    await room.service.settings.save_preferences(channel)
    closed = room.world.newcomer("Closed")
    closed.close_dms()
    for pilot, where, lasts in (
        (room.aoi, None, LIVE_FOR),
        (room.ben, None, LIVE_FOR),
        (room.ben, room.ben.dm, LIVE_FOR),
        (closed, None, TOKEN_LIFE - TOKEN_MARGIN),
        (closed, closed.dm, TOKEN_LIFE - TOKEN_MARGIN),
    ):
        await seeks(room, pilot, **({} if where is None else {"channel": where}))
        seeker = await room.service.of(Matchmaking).state(pilot.id)
        assert seeker is not None
        assert seeker.ends == room.clock.now() + lasts
        await room.service.of(Matchmaking).stop(pilot.id)


async def test_who_reads_anew_why_nobody_looks_for_them_any_more(room: BotHarness) -> None:
    """If the message can't be changed, only people who didn't stop on their own are notified."""
    wanted = {Why.OVER: True, Why.MISSED: True, Why.STOPPED: False, Why.UNREACHED: True}
    messages: SeekerMessages = room.client.of(MatchmakingRunner).messages
    numbers = count(1)
    seeker: Seeker = await room.service.of(Matchmaking).seek(
        Person(room.aoi.id, room.aoi.name), ANY, TimeControl.LIVE
    )
    got = {}
    for why in wanted:
        before = len(room.aoi.dms())
        gone = replace(seeker, found_at=NOON + next(numbers) * SECOND, shown=None)
        await messages.end(Gone(gone, why))
        got[why] = len(room.aoi.dms()) > before
    assert got == wanted


async def test_a_call_takes_the_place_of_what_was_shown_and_says_not_who_it_is(
    room: BotHarness,
) -> None:
    for pilot in (room.aoi, room.ben):
        await comes(room, pilot, pilot.dm)
    for pilot, other in ((room.aoi, room.ben), (room.ben, room.aoi)):
        (shown,) = pilot.dms()
        assert "I've found you an opponent" in shown.content
        assert other.name not in shown.content
        assert str(START) in shown.content


async def test_refused_messages_are_remembered_before_the_next_call(room: BotHarness) -> None:
    """They are notified where they searched; the direct message is not tried again."""
    order = room.world.refuse_dms(room.aoi.person, 50007, sending=True)
    await seeks(room, room.aoi)
    await comes(room, room.ben)
    assert "I've found you an opponent" in room.aoi.last().text
    assert order.met == 1
    await room.ben.click("Not now", in_=room.hand(room.ben))
    await room.drawn()
    chiyo = room.world.newcomer("Chiyo")
    await comes(room, chiyo)
    assert "I've found you an opponent" in newest(chiyo)
    assert order.met == 1


async def test_a_token_that_is_too_old_is_not_used(room: BotHarness) -> None:
    """They can't be notified, so their search ends, and the other person becomes first in line."""
    room.aoi.close_dms()
    await seeks(room, room.aoi)
    before = len(room.aoi.everything())
    await pairing.seek(room.service, [Person(room.ben.id, room.ben.name)])
    found = await room.service.of(Matchmaking).bring_together(room.ben.id)
    assert found.waiting
    room.clock.move(TOKEN_LIFE)
    room.client.of(MatchmakingRunner).show_soon(found)
    await room.drawn()
    assert len(room.aoi.everything()) == before
    assert await room.service.of(Matchmaking).state(room.aoi.id) is None
    for pilot in (room.aoi, room.ben):
        times = await room.store.read(matchmaking_rows.left_at, pilot.id, room.clock.now())
        assert times == (), "nobody has left anybody"
    left = await room.service.of(Matchmaking).state(room.ben.id)
    assert left is not None
    assert left.front


def test_a_token_opens_until_its_time() -> None:
    shown = SeekerMessage(1, 2, "token", NOON)
    assert shown.opens(NOON - SECOND)
    assert not shown.opens(NOON)
    assert not replace(shown, token=None).opens(NOON - SECOND)
    assert not replace(shown, until=None).opens(NOON - SECOND)


def test_rules_that_fit_a_wish() -> None:
    """The store's query and the comparison of two people agree."""
    for preset in (ANY, *PRESETS):
        fitting = {one for one in (ANY, *PRESETS) if changes.fits(preset, one)}
        assert {*changes.presets_for(preset)} == fitting
        assert fitting == ({ANY, *PRESETS} if preset == ANY else {ANY, preset})
