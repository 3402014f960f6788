"""Lists for people: their games, history, the leaderboard, the record, the fair deal."""

import pytest

from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_commitment
from bot.koikoi.events import VoidReason
from bot.koikoi.record import parse_record, replay_record
from bot.koikoi.state import Phase
from bot.koikoi.verification import DealVerdict, check_deals
from bot.matches.models.match import Status
from bot.matches.models.people import Person, Preferences
from bot.matches.models.rankings import ALL_TIME, Measure
from bot.matches.models.terms import ChannelRef, Terms
from bot.storage import leaderboard_rows, match_rows
from bot.storage.engine import Database
from tests.matches.world import (
    AOI,
    BEN,
    CHIYO,
    HERE,
    StackedRandomness,
    World,
    daily,
    exported,
    live,
)


async def test_a_persons_games_begin_with_those_that_wait_for_them(world: World) -> None:
    stored = await world.started()
    mover, waiter = world.mover(stored), world.waiter(stored)
    await world.later(seconds=1)
    invited = await world.service.challenges.invite(ChannelRef(8, 80), CHIYO, waiter)
    sent = await world.service.challenges.invite(HERE, waiter, CHIYO)
    games = await world.service.queries.games_of(waiter.id)
    assert [game.id for game in games] == [invited.id, stored.id, sent.id]
    assert [game.waits_for(waiter.id) for game in games] == [True, False, False]
    assert (await world.service.queries.games_of(mover.id))[0].waits_for(mover.id)
    assert [game.id for game in await world.service.queries.open_in_guild(7)] == [
        stored.id,
        sent.id,
    ]


async def test_the_match_whose_time_is_up_first_leads(world: World) -> None:
    """The match against the computer, without a clock, waited longest and was listed first."""
    alone = await world.service.computers.start(HERE, AOI, "wild", live())
    while not (await world.service.queries.get(alone.id)).info.waits_for(AOI.id):
        await world.later(seconds=5)
    slow = await _waiting_for_aoi(world, daily(teshi="off", kuttsuki="off"))
    fast = await _waiting_for_aoi(world, live(teshi="off", kuttsuki="off"))
    games = await world.service.queries.games_of(AOI.id)
    assert [game.id for game in games if game.waits_for(AOI.id)] == [fast, slow, alone.id]


async def _waiting_for_aoi(world: World, terms: Terms) -> int:
    """Begin matches with Ben until one waits for Aoi."""
    while True:
        stored = await world.started(terms)
        if world.mover(stored).id == AOI.id:
            return stored.id
        await world.service.play.resign(stored.id, BEN)


async def test_history_lists_finished_matches_newest_first_page_by_page(world: World) -> None:
    ids = []
    for number in range(5):
        stored = await world.started(place=ChannelRef(7 + number % 2, 70))
        await world.later(seconds=1)
        await world.service.play.resign(stored.id, BEN)
        ids.append(stored.id)
    first = await world.service.queries.history(AOI.id, size=2)
    assert [info.id for info in first.items] == ids[:-3:-1]
    assert (first.total, first.pages, first.has_next) == (5, 3, True)
    last = await world.service.queries.history(AOI.id, page=2, size=2)
    assert [info.id for info in last.items] == ids[:1]
    assert not last.has_next
    here = await world.service.queries.history(AOI.id, guild_id=8)
    assert [info.id for info in here.items] == [ids[3], ids[1]]
    assert here.items[0].winner == here.items[0].seat_of(AOI.id)
    assert (await world.service.queries.history(CHIYO.id)).pages == 1


async def test_a_match_that_an_admin_ended_is_listed_and_a_closed_challenge_is_not(
    world: World,
) -> None:
    stored = await world.started()
    await world.service.play.abort(stored.id, CHIYO)
    challenge = await world.service.challenges.invite(HERE, AOI, BEN)
    await world.service.play.abort(challenge.id, CHIYO)
    history = await world.service.queries.history(AOI.id)
    assert [info.id for info in history.items] == [stored.id]


async def test_the_leaderboard_counts_wins_then_points(world: World) -> None:
    for loser, winner in ((BEN, AOI), (BEN, CHIYO), (AOI, BEN), (CHIYO, AOI)):
        await world.given_up(loser, winner)
    board = await world.store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10)
    assert [(one.person, one.line.won, one.line.played) for one in board.items] == [
        (AOI, 2, 3),
        (CHIYO, 1, 2),  # as many wins as Ben, in fewer matches
        (BEN, 1, 3),
    ]
    assert [one.rank for one in board.items] == [1, 2, 2]
    assert (
        await world.store.read(leaderboard_rows.board, 8, ALL_TIME, Measure.WINS, 0, size=10)
    ).items == ()
    page = await world.store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 1, size=2)
    assert (len(page.items), page.total) == (1, 3)


async def test_points_made_in_rounds_and_the_best_round_are_kept(world: World) -> None:
    stored = await world.play_out(await world.started(daily()))
    assert stored.match is not None
    assert stored.info.seats is not None
    for seat, player in enumerate(stored.info.seats):
        assert isinstance(player, Person)
        gains = [max(0, result.deltas[seat]) for result in stored.match.results]
        line = await world.service.queries.standing(7, player.id)
        assert line is not None
        assert (line.played, line.points, line.best_round) == (1, sum(gains), max(gains))
        assert line.won == int(stored.info.winner == seat)
        assert line.drawn == int(stored.info.winner is None)
    assert await world.service.queries.standing(7, CHIYO.id) is None


async def test_the_record_of_a_finished_match_replays_and_its_deals_verify(world: World) -> None:
    stored = await world.play_out(await world.started(live("sloperama")))
    text = await world.service.queries.record(stored.id)
    record = parse_record(text)
    assert replay_record(record) == stored.match
    assert {check.verdict for check in check_deals(record)} == {DealVerdict.HOLDS}
    assert "Aoi" in text
    assert "# started: 2026-07-01 09:00:00 UTC" in text


async def test_the_record_in_mid_match_hides_what_is_hidden(world: World) -> None:
    stored = await world.play_until(await world.started(), Phase.DEAL)
    await world.later(seconds=20)
    stored = (await world.move(await world.service.queries.get(stored.id))).stored
    text = await world.service.queries.record(stored.id)
    replayed = replay_record(parse_record(text))
    assert stored.match is not None
    assert replayed.results == stored.match.results
    hidden = stored.deals[-1]
    assert hidden.commitment in text
    assert hidden.nonce not in text
    log = await world.store.read(match_rows.log, stored.id)
    assert log is not None
    assert log.actions[hidden.seq].text not in text


async def test_a_deal_is_committed_to_and_opened_after_its_round(world: World) -> None:
    stored = await world.started()
    (sealed,) = await world.service.queries.fair_deal(stored.id)
    assert (sealed.nonce, sealed.deal, sealed.void) == (None, None, None)
    assert sealed.commitment == stored.deals[0].commitment
    stored = await world.play_until(stored, Phase.DEAL)
    (opened,) = await world.service.queries.fair_deal(stored.id)
    assert opened.deal is not None
    assert opened.nonce is not None
    deal = parse_action(opened.deal)
    assert isinstance(deal, Deal)
    assert deal_commitment(opened.nonce, deal) == opened.commitment == sealed.commitment


async def test_a_void_deal_is_repeated_at_once_committed_and_opened_too(store: Database) -> None:
    # Sorted, the field contains four cards of each of two months.
    world = World(store, randomness=StackedRandomness([DECK]))
    stored = await world.started(daily("ktane"))  # the challenger deals: no draw from the deck
    first, second = await world.service.queries.fair_deal(stored.id)
    assert (first.void, second.void) == (VoidReason.FIELD_QUAD, None)
    assert (first.number, second.number) == (1, 1)
    assert first.nonce is not None
    assert second.nonce is None
    assert stored.info.to_act is not None
    assert stored.voided == (VoidReason.FIELD_QUAD,)
    text = await world.service.queries.record(stored.id)
    assert "# dealt again: four cards of a month on the field\ndeal " in text
    assert replay_record(parse_record(text)).number == 1
    # Only its cards are stored: it is found again after a restart.
    again = World(store)
    assert (await again.service.queries.get(stored.id)).voided == stored.voided


async def chosen(world: World) -> Preferences:
    return await world.service.settings.preferences(CHIYO.id)


async def test_the_coach_speaks_in_the_first_match_ever_and_never_again(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    assert not await world.service.queries.is_first_match(invited.id, Preferences(AOI.id))
    first = (await world.service.challenges.accept(invited.id, BEN)).stored
    assert await world.service.queries.is_first_match(first.id, Preferences(AOI.id))
    await world.service.play.resign(first.id, AOI)
    second = await world.started()
    assert not await world.service.queries.is_first_match(second.id, Preferences(AOI.id))
    third = await world.started(challenger=CHIYO)
    assert await world.service.queries.is_first_match(third.id, await chosen(world))
    await world.service.settings.save_preferences(Preferences(CHIYO.id, coach_done=True))
    assert not await world.service.queries.is_first_match(third.id, await chosen(world))


async def test_a_spectator_sees_no_hand(world: World) -> None:
    stored = await world.started()
    for person_id in (CHIYO.id, None):
        view = await world.service.queries.view(stored.id, person_id)
        assert (view.seat, view.hand, view.legal) == (None, 0, ())
    mine = await world.service.queries.view(stored.id, AOI.id)
    assert mine.seat == stored.info.seat_of(AOI.id)


async def test_the_table_can_be_brought_elsewhere(world: World) -> None:
    stored = await world.started()
    thread = ChannelRef(7, 777, parent_id=70)
    moved = (await world.service.messages.move_table(stored.id, thread)).stored
    assert moved.info.place == thread
    assert moved.seq == stored.seq
    assert (await world.service.messages.move_table(stored.id, thread)).stored == moved
    assert (await world.store.read(match_rows.info, stored.id)) == moved.info


async def test_erasing_a_person_ends_their_matches_and_takes_their_name(world: World) -> None:
    running = await world.started()
    over = await world.given_up(BEN, AOI)
    invited = await world.service.challenges.invite(HERE, AOI, CHIYO)
    kept = await exported(world.service.privacy.export(AOI.id))
    assert kept["person"][0]["name"] == "Aoi"
    assert {line["id"] for line in kept["matches"]} == {running.id, over.id, invited.id}

    await world.service.privacy.erase(AOI)
    assert (await world.service.queries.get(running.id)).info.status is Status.FINISHED
    assert (await world.service.queries.get(invited.id)).info.status is Status.WITHDRAWN
    assert await world.service.queries.history(AOI.id) == await world.service.queries.history(
        CHIYO.id
    )
    bens = await world.service.queries.history(BEN.id)
    assert {info.id for info in bens.items} == {running.id, over.id}
    for info in bens.items:
        somebody = next(person for person in info.people if person.id != BEN.id)
        assert somebody.erased
        assert somebody.name == ""
    board = await world.store.read(leaderboard_rows.board, 7, ALL_TIME, Measure.WINS, 0, size=10)
    assert [one.person for one in board.items] == [BEN]
    assert "Aoi" not in await world.service.queries.record(running.id)
    left = await exported(world.service.privacy.export(AOI.id))
    assert [part for part, lines in left.items() if lines] == ["marks"], "they protect others"
    assert all(line.keys() == {"id", "kind", "at", "until"} for line in left["marks"])


@pytest.mark.parametrize("name", ["", "a\nb", "🎴" * 40, "鶴" * 32])
async def test_any_name_survives(world: World, name: str) -> None:
    odd = Person(999, name)
    stored = await world.started(opponent=odd)
    fresh = await world.service.core.repository.load(stored.id, fresh=True)
    assert odd in fresh.info.people
    parse_record(await world.service.queries.record(stored.id))
