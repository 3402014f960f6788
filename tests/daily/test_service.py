"""The daily deal: equal for everybody, once per person, secret until it is played."""

import asyncio
import logging
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.daily.service import Daily
from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.cards import DECK, CardSet, card_code
from bot.koikoi.deals import deal_commitment
from bot.koikoi.record import parse_record
from bot.koikoi.state import Phase
from bot.koikoi.verification import DealVerdict, check_deals
from bot.koikoi.view import view_for
from bot.matches.errors import Refusal
from bot.matches.models.daily import Streak, day_numbered, end_of, level_of, number_of, streak_of
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.rankings import ALL_TIME, Measure
from bot.matches.models.terms import ChannelRef, GuildSettings
from bot.matches.models.timings import Limits
from bot.matches.transitions.daily_deals import DailyDeals
from bot.storage import daily_rows, leaderboard_rows, match_rows
from bot.storage.daily_tables import erased_dailies
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, ManualClock, World, exported
from tests.refused import refuses

SECRET = "5e" * 32
ELSEWHERE = ChannelRef(guild_id=8, channel_id=80)
ALONE = ChannelRef(guild_id=None, channel_id=90)


async def finished(world: World, person: Person, place: ChannelRef = HERE) -> StoredMatch:
    """Play today's deal to its end."""
    return await played_on(world, await world.service.of(Daily).start(place, person), person)


async def played_on(world: World, stored: StoredMatch, person: Person) -> StoredMatch:
    for _ in range(400):
        stored = await world.service.queries.get(stored.id)
        if not stored.info.status.open:
            return stored
        assert stored.match is not None
        if stored.info.to_act != stored.info.seat_of(person.id):
            await world.later(seconds=20)
            continue
        legal = view_for(stored.match, stored.info.to_act).legal
        action = world.thinker.pick(legal)
        await world.service.play.act(stored.id, person, action, stored.seq)
    raise AssertionError("It never ended.")


async def dealt(world: World, stored: StoredMatch, person: Person) -> list[tuple[object, ...]]:
    """Return each deal as its player got it: round, own hand, the computer's, field and pile."""
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    assert stored.match is not None
    texts = {line.seq: line.text for line in log.actions}
    oyas = {result.number: result.oya for result in stored.match.results}
    found: list[tuple[object, ...]] = []
    for sealed in log.deals:
        deal = parse_action(texts[sealed.seq])
        assert isinstance(deal, Deal)
        mine = oyas.get(sealed.number, stored.match.oya) == stored.info.seat_of(person.id)
        hands = (deal.oya, deal.ko) if mine else (deal.ko, deal.oya)
        found.append((sealed.number, *hands, deal.field, deal.pile))
    return found


async def test_everybody_gets_the_same_hands_whoever_deals(world: World) -> None:
    await world.store.write(daily_rows.secret, SECRET)
    people = [Person(200 + number, f"P{number}") for number in range(6)]
    matches = [await finished(world, person) for person in people]
    deals = [await dealt(world, one, person) for one, person in zip(matches, people, strict=True)]
    assert all(one == deals[0] for one in deals)
    assert [deal[0] for deal in deals[0]] == [1, 2, 3]
    assert len({one.info.first_dealer for one in matches}) == 1
    played = [one.match.results for one in matches if one.match is not None]
    seats = [one.info.seat_of(person.id) for one, person in zip(matches, people, strict=True)]
    assert len({one[0].oya == seat for one, seat in zip(played, seats, strict=True)}) == 1
    later = {one[2].oya == seat for one, seat in zip(played, seats, strict=True)}
    assert later == {True, False}, "they dealt in turn, and still held the same cards"


async def test_another_day_another_deal(world: World) -> None:
    first = await finished(world, AOI)
    await world.later(days=1)
    second = await finished(world, AOI)
    assert first.id != second.id
    mine = await dealt(world, first, AOI), await dealt(world, second, AOI)
    assert mine[0] != mine[1]


async def test_it_is_three_standard_rounds_unrated_against_an_easy_one(world: World) -> None:
    await world.service.settings.save_guild_settings(GuildSettings(7, preset="steam", length=6))
    info = (await world.service.of(Daily).start(HERE, AOI)).info
    assert (info.terms.rules.preset, info.terms.rules.rounds) == ("wikipedia-2020", 3)
    assert info.opponent == Computer("greedy"), "the first level, where there is no sprout"
    assert not info.rated
    assert info.day == date(2026, 7, 1)
    assert level_of(("sprout", "expert", "master")) == "sprout"
    assert level_of(("wild", "sprout")) == "sprout"
    assert level_of(("player", "expert")) == "player"


async def test_who_chose_a_level_keeps_it_and_others_have_the_usual_one(world: World) -> None:
    world.thinker.levels = ("wild", "sprout", "expert")
    await played_on(world, await world.service.of(Daily).start(HERE, AOI, "expert"), AOI)
    await world.later(days=3)
    assert (await world.service.of(Daily).start(HERE, AOI)).info.opponent == Computer("expert")
    assert (await world.service.of(Daily).start(HERE, BEN)).info.opponent == Computer("sprout")
    assert await world.service.of(Daily).usual_level() == "sprout"


@pytest.mark.parametrize(
    ("days", "today", "now", "longest"),
    [
        ((), 9, 0, 0),
        ((9,), 9, 1, 1),
        ((8,), 9, 1, 1),
        ((7,), 9, 0, 1),
        ((1, 2, 3, 5, 6), 6, 2, 3),
        ((1, 2, 3, 5, 6), 7, 2, 3),
        ((1, 2, 3, 5, 6), 8, 0, 3),
        ((30, 31, 32, 33), 33, 4, 4),
    ],
)
def test_days_in_a_row_last_until_a_day_is_over(
    days: tuple[int, ...], today: int, now: int, longest: int
) -> None:
    """Numbers of daily deals are consecutive, also across the end of a month."""
    found = streak_of([day_numbered(one) for one in days], day_numbered(today))
    assert found == Streak(now, longest)


@pytest.mark.at_once
async def test_it_is_played_once_a_day_however_often_it_is_asked_for(world: World) -> None:
    asked = [world.service.of(Daily).start(HERE, AOI) for _ in range(5)]
    begun = await asyncio.gather(*asked)
    assert len({one.id for one in begun}) == 1
    assert len(await world.service.queries.games_of(AOI.id)) == 1
    over = await played_on(world, begun[0], AOI)
    assert await world.service.of(Daily).start(ELSEWHERE, AOI) == over


@pytest.mark.at_once
async def test_two_processes_that_are_asked_at_once_begin_one_match(store: Database) -> None:
    worlds = [World(store) for _ in range(4)]
    begun = await asyncio.gather(*(one.service.of(Daily).start(HERE, AOI) for one in worlds))
    assert len({one.id for one in begun}) == 1
    assert len(await store.read(match_rows.open_matches, AOI.id)) == 1


@pytest.mark.at_once
async def test_two_processes_that_start_at_once_know_one_secret(store: Database) -> None:
    worlds = [World(store) for _ in range(4)]
    await asyncio.gather(*(one.service.open() for one in worlds))
    day = date(2026, 7, 1)
    assert len({one.service.core.daily.deck(day, 1) for one in worlds}) == 1


async def test_after_a_restart_the_next_round_is_the_same_for_everybody(store: Database) -> None:
    world = World(store)
    whole = await finished(world, BEN)
    stored = await world.service.of(Daily).start(HERE, AOI)
    await world.service.messages.flush()
    restarted = World(store, clock=world.clock)
    over = await played_on(restarted, stored, AOI)
    assert over.info.status is Status.FINISHED
    assert await dealt(restarted, over, AOI) == await dealt(world, whole, BEN)


async def test_a_round_that_falls_due_after_a_restart_is_dealt(store: Database) -> None:
    world = World(store)
    stored = await world.service.of(Daily).start(HERE, AOI)
    for _ in range(200):
        stored = await world.service.queries.get(stored.id)
        assert stored.match is not None
        if stored.match.phase is Phase.DEAL:
            break
        if stored.info.to_act != stored.info.seat_of(AOI.id):
            await world.later(seconds=3)
        else:
            action = world.thinker.pick(view_for(stored.match, stored.info.to_act).legal)
            await world.service.play.act(stored.id, AOI, action, stored.seq)
    await world.service.messages.flush()
    restarted = World(store, clock=world.clock)
    await restarted.later(seconds=20)
    again = await restarted.service.queries.get(stored.id)
    assert again.info.number == 2
    assert again.match is not None
    assert again.match.phase is not Phase.DEAL


async def test_a_match_belongs_to_the_day_on_which_it_began(world: World) -> None:
    world.clock.move(timedelta(hours=14, minutes=59))  # a minute before midnight
    stored = await world.service.of(Daily).start(HERE, AOI)
    await world.later(minutes=2)
    today = world.service.of(Daily).today()
    assert today == date(2026, 7, 2)
    assert await world.service.queries.match_of_day(AOI.id, today) is None
    unfinished = await world.service.of(Daily).unfinished(AOI.id)
    assert unfinished is not None
    assert unfinished.id == stored.id
    fresh = await world.service.of(Daily).start(HERE, AOI)
    assert fresh.info.day == today
    over = await played_on(world, stored, AOI)
    assert over.info.day == date(2026, 7, 1)
    assert (await world.service.of(Daily).table(date(2026, 7, 1))).total == 1
    assert (await world.service.of(Daily).table(today)).total == 0
    assert await world.service.of(Daily).unfinished(AOI.id) is None


def void_days(deals: DailyDeals) -> Iterator[date]:
    """Yield days whose first round is dealt again: four of a month on the field, or four pairs."""
    for number in range(1, 2000):
        day = day_numbered(number)
        deck = deals.deck(day, 1)
        field = [*deck[4:8], *deck[16:20]]
        months = [card // 4 for card in field]
        if 4 in map(months.count, months) or [months.count(m) for m in range(12)].count(2) == 4:
            yield day


async def test_a_void_deal_is_followed_by_the_next_for_everybody(store: Database) -> None:
    deals = DailyDeals()
    deals.use(SECRET)
    day = next(void_days(deals))
    assert await store.write(daily_rows.secret, SECRET) == SECRET
    clock = ManualClock(datetime(day.year, day.month, day.day, 12, tzinfo=UTC))
    world = World(store, clock=clock)
    for person in (AOI, BEN):
        stored = await world.service.of(Daily).start(HERE, person)
        assert [sealed.number for sealed in stored.deals[:2]] == [1, 1]
        opened = await world.service.queries.fair_deal(stored.id)
        assert opened[0].void
        assert opened[-1].nonce is None
    first, second = [await world.service.queries.match_of_day(one.id, day) for one in (AOI, BEN)]
    assert first is not None
    assert second is not None
    assert await dealt(world, first, AOI) == await dealt(world, second, BEN)


async def test_every_round_is_sealed_and_opened_like_any_other(world: World) -> None:
    stored = await world.service.of(Daily).start(HERE, AOI)
    (sealed,) = await world.service.queries.fair_deal(stored.id)
    assert (sealed.nonce, sealed.deal) == (None, None)
    over = await played_on(world, stored, AOI)
    for opened in await world.service.queries.fair_deal(over.id):
        assert opened.nonce is not None
        assert opened.deal is not None
        deal = parse_action(opened.deal)
        assert isinstance(deal, Deal)
        assert deal_commitment(opened.nonce, deal) == opened.commitment
    record = parse_record(await world.service.queries.record(over.id))
    assert {check.verdict for check in check_deals(record)} == {DealVerdict.HOLDS}


async def test_the_table_of_the_day_is_a_servers_and_everyones(world: World) -> None:
    places = {AOI: HERE, BEN: ELSEWHERE, CHIYO: ALONE}
    today = world.service.of(Daily).today()
    over = {one: await finished(world, one, place) for one, place in places.items()}
    everyone = await world.service.of(Daily).table(today)
    assert {line.person for line in everyone.items} == {AOI, BEN, CHIYO}
    orders = [(-line.points, line.conceded) for line in everyone.items]
    assert orders == sorted(orders)
    assert [line.rank for line in everyone.items] == [orders.index(one) + 1 for one in orders]
    (here,) = (await world.service.of(Daily).table(today, 7)).items
    assert (here.person, here.rank) == (AOI, 1)
    for person, stored in over.items():
        line = await world.service.of(Daily).standing(today, person.id)
        assert line is not None
        seat = stored.info.seat_of(person.id)
        assert seat is not None
        assert (line.points, line.conceded) == (
            stored.info.scores[seat],
            stored.info.scores[1 - seat],
        )
        log = await world.store.read(match_rows.log, stored.id)
        assert log is not None
        mine = [one.text for one in log.actions if one.person_id == person.id]
        assert line.calls == mine.count("koi")
    assert await world.service.of(Daily).standing(today, AOI.id, 8) is None
    page = await world.service.of(Daily).table(today, page=1, size=2)
    assert (len(page.items), page.total, page.pages) == (1, 3, 2)


async def test_a_resigned_match_counts_as_far_as_it_got_and_an_ended_one_not(world: World) -> None:
    today = world.service.of(Daily).today()
    resigned = await world.service.of(Daily).start(HERE, AOI)
    await world.service.play.resign(resigned.id, AOI)
    ended = await world.service.of(Daily).start(HERE, BEN)
    await world.service.play.abort(ended.id, CHIYO)
    (line,) = (await world.service.of(Daily).table(today)).items
    assert (line.person, line.points, line.calls) == (AOI, 0, 0)
    again = await world.service.of(Daily).start(HERE, BEN)
    assert (again.id, again.info.status) == (ended.id, Status.ABORTED)


async def test_it_stays_off_the_leaderboard(world: World) -> None:
    await finished(world, AOI)
    assert (
        await world.store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10)
    ).total == 0


async def test_an_erased_person_is_no_more_than_a_line_without_a_name(world: World) -> None:
    today = world.service.of(Daily).today()
    await finished(world, AOI)
    running = await world.service.of(Daily).start(HERE, BEN)
    assert (await exported(world.service.privacy.export(AOI.id)))["dailies"]
    await world.service.privacy.erase(AOI)
    await world.service.privacy.erase(BEN)
    assert (await world.service.queries.get(running.id)).info.status is Status.FINISHED
    for guild_id in (7, None):
        lines = (await world.service.of(Daily).table(today, guild_id)).items
        assert len(lines) == 2
        assert all(line.person.erased and not line.person.name for line in lines)
    assert not any((await exported(world.service.privacy.export(AOI.id))).values())
    assert await world.service.queries.match_of_day(AOI.id, today) is None


async def test_limits_and_channels_hold_here_too(store: Database) -> None:
    world = World(store, limits=Limits(matches=1))
    await world.service.settings.save_guild_settings(GuildSettings(7, channels=(71,)))
    with refuses(Refusal.CHANNEL_NOT_ALLOWED):
        await world.service.of(Daily).start(HERE, AOI)
    await world.started(challenger=AOI, opponent=BEN, place=ELSEWHERE)
    with refuses(Refusal.TOO_MANY_MATCHES):
        await world.service.of(Daily).start(ELSEWHERE, AOI)


async def test_the_secret_is_in_no_log_no_message_and_no_export(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert await world.store.write(daily_rows.secret, SECRET) == SECRET
    assert await world.store.write(daily_rows.secret, "00" * 32) == SECRET, "the first one stays"
    over = await finished(world, AOI)
    shown = [
        caplog.text,
        repr(world.service.core.now()),
        repr(over),
        await world.service.queries.record(over.id),
        repr(await world.service.queries.fair_deal(over.id)),
        repr(await exported(world.service.privacy.export(AOI.id))),
        repr(world.heard),
    ]
    assert not any(SECRET in text or repr(bytes.fromhex(SECRET)) in text for text in shown)


def test_decks_never_change_and_nothing_but_the_secret_gives_them() -> None:
    """A golden deck: a newer version must deal the current day's cards as before."""
    deals, others = DailyDeals(), DailyDeals()
    deals.use(SECRET)
    others.use("5f" * 32)
    day = date(2026, 8, 2)
    top = " ".join(map(card_code, deals.deck(day, 1)[:8]))
    assert top == "12C2 03C2 04C2 06R 12C3 10C2 01R 02R"
    decks = {
        deals.deck(day, 1),
        deals.deck(day, 2),
        deals.deck(day, 1, 1),
        deals.deck(date(2026, 8, 3), 1),
        others.deck(day, 1),
    }
    assert len(decks) == 5
    assert all(sorted(deck) == list(DECK) for deck in decks)


def test_days_are_numbered_from_a_day_that_never_changes() -> None:
    assert number_of(date(2026, 1, 1)) == 1
    assert number_of(date(2026, 8, 2)) == 214
    assert day_numbered(214) == date(2026, 8, 2)
    assert end_of(date(2026, 8, 2)) == datetime(2026, 8, 3, tzinfo=UTC)


async def rows(world: World) -> list[Any]:
    async with world.store.reading() as connection:
        return list((await connection.execute(select(erased_dailies))).all())


@pytest.mark.parametrize("over", [True, False])
async def test_who_is_erased_does_not_play_the_days_deal_again(world: World, over: bool) -> None:
    if over:
        await finished(world, AOI)
    else:
        await world.service.of(Daily).start(HERE, AOI)
    await world.service.privacy.erase(AOI)
    later = World(world.store, clock=world.clock)  # nor after a restart
    with refuses(Refusal.DAILY_PLAYED):
        await later.service.of(Daily).start(ELSEWHERE, AOI)
    assert (await later.service.of(Daily).start(HERE, BEN)).info.challenger == BEN
    await world.later(days=1)
    assert (await later.service.of(Daily).start(HERE, AOI)).info.challenger == AOI


async def test_who_has_not_played_leaves_nothing_when_erased(world: World) -> None:
    await finished(world, AOI)
    await world.later(days=1)
    await world.service.privacy.erase(AOI)
    assert not await rows(world)
    assert (await world.service.of(Daily).start(HERE, AOI)).info.challenger == AOI


async def test_the_mark_of_an_erased_player_fits_many_and_goes_with_the_day(world: World) -> None:
    await finished(world, AOI)
    await world.service.privacy.erase(AOI)
    ((day, mark),) = await rows(world)
    assert (day, len(mark)) == (date(2026, 7, 1), 6)
    other = DailyDeals()
    other.use(SECRET)
    assert other.mark(day, AOI.id) != mark, "without the secret nobody can compute it"
    await world.later(days=1)
    await world.service.of(Daily).start(HERE, BEN)
    assert not await rows(world)


@pytest.mark.at_once
async def test_nothing_begins_while_somebody_is_erased(world: World) -> None:
    """A match begun in between would have no owner."""
    await finished(world, AOI)
    erased = asyncio.create_task(world.service.privacy.erase(AOI))
    begun = asyncio.create_task(world.service.of(Daily).start(HERE, AOI))
    await erased
    with refuses(Refusal.DAILY_PLAYED):
        await begun


async def test_the_days_opponent_is_waited_for_and_never_replaced(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    stored = await world.service.of(Daily).start(HERE, AOI)
    while stored.info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(stored)).stored
    world.thinker.ready = False
    for _ in range(3):
        assert await world.later(seconds=5) == 1
    world.thinker.ready, world.thinker.answer = True, RuntimeError("It went away.")
    assert await world.later(seconds=5) == 1
    assert "failed in match" in caplog.text
    assert await world.service.queries.get(stored.id) == stored
    world.thinker.answer = None
    await world.later(seconds=5)
    assert (await world.service.queries.get(stored.id)).seq > stored.seq


def own_hand(stored: StoredMatch, person: Person) -> CardSet:
    assert stored.match is not None
    return view_for(stored.match, stored.info.seat_of(person.id)).hand


async def test_each_level_has_the_same_cards_and_a_table_of_its_own(world: World) -> None:
    today = world.service.of(Daily).today()
    easy = await world.service.of(Daily).start(HERE, AOI, "greedy")
    hard = await world.service.of(Daily).start(HERE, BEN, "wild")
    assert [one.info.opponent for one in (easy, hard)] == [Computer("greedy"), Computer("wild")]
    assert own_hand(easy, AOI) == own_hand(hard, BEN)
    again = await world.service.of(Daily).start(HERE, AOI, "wild")
    assert again.id == easy.id, "who has begun keeps their level"
    for person, stored in ((AOI, easy), (BEN, hard)):
        await world.service.play.resign(stored.id, person)
    for level, person in (("greedy", AOI), ("wild", BEN)):
        (line,) = (await world.service.of(Daily).table(today, level=level)).items
        assert (line.person, line.level, line.rank) == (person, level, 1)
        standing = await world.service.of(Daily).standing(today, person.id)
        assert standing == line
    assert (await world.service.of(Daily).table(today)).items[0].person == AOI, "the usual one's"
    await world.later(days=1)
    assert (await world.service.of(Daily).start(HERE, AOI)).info.opponent == Computer("greedy")
    with refuses(Refusal.UNKNOWN_LEVEL):
        await world.service.of(Daily).start(HERE, CHIYO, "genius")
