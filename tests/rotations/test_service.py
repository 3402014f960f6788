"""Tables for several people: who plays, who sits out, the totals, and the end."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.koikoi.rules import OPTIONS, PRESETS, score
from bot.koikoi.state import Phase
from bot.matches.errors import Conflict, OpenAlready, Refusal
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import (
    Goal,
    HandResult,
    Member,
    Rotation,
    RotationEnd,
    RotationState,
)
from bot.matches.models.terms import ChannelRef, GuildSettings, TimeControl
from bot.matches.transitions.rotations import (
    after_hand,
    rules_of_a_hand,
    rules_of_a_table,
    table_for,
)
from bot.rotations.service import Rotations
from bot.storage import leaderboard_rows, match_rows, rotation_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, MORNING, World, exported, live
from tests.refused import refuses
from tests.storage.stores import answer_instead

DAI, EMI = Person(104, "Dai"), Person(105, "Emi")
FIFTY = Goal(points=50)
NO_YAKU = {option.key: "off" for option in OPTIONS if option.key.startswith("points.")}
NO_YAKU |= {"points.goko": "15", "teshi": "off", "kuttsuki": "off"}
"""Rules under which a hand of random moves nearly always ends without a winner."""


async def gathered(world: World, *others: Person, goal: Goal = FIFTY) -> Rotation:
    opened = await world.service.of(Rotations).open(HERE, AOI, goal)
    for person in others or (BEN, CHIYO):
        await world.service.of(Rotations).join(opened.id, person)
    return await world.service.queries.rotation(opened.id)


async def started(world: World, *others: Person, goal: Goal = FIFTY) -> Rotation:
    opened = await gathered(world, *others, goal=goal)
    await world.service.of(Rotations).start(opened.id, AOI)
    return await world.service.queries.rotation(opened.id)


async def now(world: World, rotation: Rotation) -> Rotation:
    return await world.service.queries.rotation(rotation.id)


async def hand(world: World, rotation: Rotation) -> StoredMatch:
    """Return the match of the newest hand."""
    match_id = (await now(world, rotation)).match_id
    assert match_id is not None
    return await world.service.queries.get(match_id)


async def lose(world: World, rotation: Rotation, person: Person) -> Rotation:
    """Let this person resign the hand, and wait for the end of the pause."""
    await world.service.play.resign((await hand(world, rotation)).id, person)
    await world.later(seconds=15)
    return await now(world, rotation)


def names(rotation: Rotation) -> list[str]:
    return [member.person.name for member in rotation.present]


async def test_the_loser_sits_out_and_the_next_one_plays_the_winner_who_deals(
    world: World,
) -> None:
    table = await started(world, BEN, CHIYO, DAI)
    assert {one.name for one in (await hand(world, table)).info.people} == {"Aoi", "Ben"}
    table = await lose(world, table, AOI)
    assert names(table) == ["Ben", "Chiyo", "Dai", "Aoi"]
    second = (await hand(world, table)).info
    assert second.seats == (BEN, CHIYO), "who has seat 0 deals"
    assert second.terms.rules.rounds == 1
    assert second.hand == 2
    table = await lose(world, table, BEN)
    ended = (await world.service.queries.history(BEN.id)).items
    assert [one.hand for one in ended] == [2, 1], "the store counts as the table does"
    assert names(table) == ["Chiyo", "Dai", "Aoi", "Ben"]
    assert (await hand(world, table)).info.seats == (CHIYO, DAI)
    assert [(one.person.name, one.played, one.won) for one in table.members] == [
        ("Chiyo", 1, 1),
        ("Dai", 0, 0),
        ("Aoi", 1, 0),
        ("Ben", 2, 1),
    ]


async def test_the_totals_are_what_the_hands_were_worth(world: World) -> None:
    table = await started(world)
    worth: dict[str, int] = {}
    for _ in range(4):
        played = await world.play_out(await hand(world, table))
        assert played.match is not None
        for player, points in zip(played.info.people, played.match.results[-1].deltas, strict=True):
            worth[player.name] = worth.get(player.name, 0) + points
        table = await now(world, table)
        assert {one.person.name: one.points for one in table.members if one.played} == worth
        assert not table.hand_runs, "the result can be read"
        await world.later(seconds=15)
        table = await now(world, table)
        assert table.hand_runs
    assert any(worth.values())


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_preset_can_be_played(world: World, preset: str) -> None:
    opened = await world.service.of(Rotations).open(HERE, AOI, Goal(hands=1), preset)
    for person in (BEN, CHIYO):
        await world.service.of(Rotations).join(opened.id, person)
    await world.service.of(Rotations).start(opened.id, AOI)
    played = await world.play_out(await hand(world, opened))
    assert len(played.match.results) == 1 if played.match else False
    assert (await now(world, opened)).end is RotationEnd.HANDS
    rules = rules_of_a_hand(PRESETS[preset])
    assert (rules.rounds, rules.bank, rules.tie) == (1, None, "draw")


@pytest.mark.parametrize("next_one", ["same", "other"])
async def test_after_a_draw_who_deals_next_by_the_rules_plays_on(
    world: World, next_one: str
) -> None:
    options = NO_YAKU | {"exhaust": "zero", "draw_dealer": next_one}
    await world.service.settings.save_guild_settings(GuildSettings(7, options=options))
    table = await started(world)
    played = await world.play_out(await hand(world, table))
    assert played.info.winner is None, "somebody made the five brights by chance"
    assert played.info.seats is not None
    stays = played.info.seats[0 if next_one == "same" else 1]
    assert isinstance(stays, Person)
    table = await now(world, table)
    assert names(table)[:2] == [stays.name, "Chiyo"]


async def test_a_dealer_who_gets_a_point_for_an_exhausted_hand_has_won_it(world: World) -> None:
    options = NO_YAKU | {"exhaust": "oya:1"}
    await world.service.settings.save_guild_settings(GuildSettings(7, options=options))
    table = await started(world)
    played = await world.play_out(await hand(world, table))
    assert played.info.seats is not None
    dealer = played.info.seats[0]
    table = await now(world, table)
    first = table.present[0]
    assert (first.person, first.points, first.won) == (dealer, 1, 1)


async def test_the_table_is_over_at_its_goal(world: World) -> None:
    table = await started(world, goal=Goal(hands=2))
    await lose(world, table, BEN)
    table = await lose(world, table, CHIYO)
    assert (table.state, table.end, table.hands) == (RotationState.OVER, RotationEnd.HANDS, 2)
    assert table.standings[0].person == AOI
    await world.later(minutes=5)
    assert len(await world.service.queries.games_of(AOI.id)) == 0
    with refuses(Refusal.ROTATION_OVER):
        await world.service.of(Rotations).join(table.id, DAI)


def test_enough_points_end_the_table() -> None:
    """The goal is compared with the highest total after a hand."""
    rotation = a_table(points=(44, 0, 0))
    won = a_result(points=(6, 0), winner=AOI.id)
    counted = after_hand(rotation, 9, won)
    assert counted is not None
    assert counted.end is RotationEnd.POINTS
    short = after_hand(rotation, 9, replace(won, points=(5, 0)))
    assert short is not None
    assert short.state is RotationState.PLAYING


def test_a_hand_is_counted_once() -> None:
    rotation = a_table()
    won = a_result(points=(6, 0), winner=AOI.id)
    assert after_hand(rotation, 8, won) is None, "it is another hand's"
    counted = after_hand(rotation, 9, won)
    assert counted is not None
    begun = replace(counted, match_id=10, deadline=None)
    assert after_hand(begun, 9, won) is None


async def test_hands_count_for_no_rating_and_stay_in_the_history(world: World) -> None:
    table = await started(world)
    await world.service.play.resign((await hand(world, table)).id, AOI)
    assert await world.store.read(leaderboard_rows.rating, 7, BEN.id) is None
    played = (await world.service.queries.history(BEN.id)).items
    assert [(info.rated, info.rotation_id) for info in played] == [(False, table.id)]
    assert not played[0].casual, "no teacher helps at a table where points count"


async def test_who_joins_later_waits_behind_the_others(world: World) -> None:
    table = await started(world)
    await world.service.of(Rotations).join(table.id, DAI)
    table = await lose(world, table, AOI)
    assert names(table) == ["Ben", "Chiyo", "Dai", "Aoi"]


async def test_who_leaves_in_a_hand_loses_it_and_keeps_their_line(world: World) -> None:
    table = await started(world, BEN, CHIYO, DAI)
    running = await hand(world, table)
    await world.service.of(Rotations).leave(table.id, AOI)
    over = (await world.service.queries.get(running.id)).info
    assert (over.status, over.reason) == (Status.FINISHED, "resign")
    table = await now(world, table)
    assert names(table) == ["Ben", "Chiyo", "Dai"]
    assert table.host == BEN
    assert AOI.name in [one.person.name for one in table.standings]
    await world.service.of(Rotations).join(table.id, AOI)
    assert names(await now(world, table)) == ["Ben", "Chiyo", "Dai", "Aoi"]


async def test_who_waits_may_leave_while_others_play(world: World) -> None:
    table = await started(world, BEN, CHIYO, DAI)
    await world.service.of(Rotations).leave(table.id, CHIYO)
    assert (await hand(world, table)).info.status is Status.PLAYING
    table = await lose(world, table, AOI)
    assert names(table) == ["Ben", "Dai", "Aoi"]
    assert (await hand(world, table)).info.seats == (BEN, DAI)


async def test_two_play_on_and_one_does_not(world: World) -> None:
    table = await started(world)
    await world.service.of(Rotations).leave(table.id, CHIYO)
    table = await lose(world, table, AOI)
    assert (await hand(world, table)).info.seats == (BEN, AOI)
    await world.service.of(Rotations).leave(table.id, AOI)
    table = await now(world, table)
    assert (table.state, table.end) == (RotationState.OVER, RotationEnd.FEW)


async def test_between_two_hands_who_leaves_is_out_at_once(world: World) -> None:
    table = await started(world)
    await world.service.play.resign((await hand(world, table)).id, AOI)
    await world.service.of(Rotations).leave(table.id, BEN)
    await world.later(seconds=15)
    assert (await hand(world, table)).info.seats == (CHIYO, AOI)


async def test_time_that_runs_out_loses_the_hand_and_twice_the_seat(world: World) -> None:
    table = await started(world)
    absent = world.mover(await hand(world, table))
    await world.later(minutes=1, seconds=30)
    await world.later(minutes=1, seconds=30)
    over = (await hand(world, table)).info
    assert (over.status, over.reason) == (Status.FINISHED, "timeout")
    member = (await now(world, table)).member(absent.id)
    assert member is not None
    assert (member.missed, member.present) == (1, True)
    for _ in range(12):  # until their next turn, at which they are absent
        await world.later(seconds=15)
        stored = await hand(world, table)
        if stored.info.seat_of(absent.id) is None:
            await world.service.play.resign(stored.id, stored.info.people[0])
            continue
        if world.mover(stored).id != absent.id:
            await world.move(stored)
            continue
        await world.later(minutes=1, seconds=30)
        await world.later(minutes=1, seconds=30)
        break
    table = await now(world, table)
    assert absent.name not in names(table)
    assert len(table.present) == 2


async def test_a_hand_played_in_time_forgives_the_one_that_was_not(world: World) -> None:
    rotation = a_table()
    missed = replace(a_result(winner=BEN.id), missed=(True, False))
    once = after_hand(rotation, 9, missed)
    assert once is not None
    again = after_hand(replace(once, match_id=10, deadline=None), 10, a_result(winner=BEN.id))
    assert again is not None
    member = again.member(AOI.id)
    assert member is not None
    assert member.missed == 0


async def test_only_a_move_of_their_own_forgives_a_missed_hand(world: World) -> None:
    """A win because the opponent was also absent is no sign of presence."""
    missed = replace(
        a_result(winner=BEN.id), missed=(True, True), acted=(False, False), people=(AOI.id, BEN.id)
    )
    once = after_hand(a_table(), 9, missed)
    assert once is not None
    assert [(one.person, one.missed, one.present) for one in once.members] == [
        (BEN, 1, True),
        (CHIYO, 0, True),
        (AOI, 1, True),
    ]
    unseen = replace(a_result(winner=CHIYO.id), people=(BEN.id, CHIYO.id), acted=(False, True))
    again = after_hand(replace(once, match_id=10, deadline=None), 10, unseen)
    assert again is not None
    assert [one.missed for one in again.members] == [0, 1, 1], "Chiyo gave up before Ben could move"


async def test_a_table_that_everybody_left_ends(world: World) -> None:
    """Nobody presses anything after the start."""
    table = await started(world, BEN, CHIYO, DAI, EMI)
    for _ in range(60):
        await world.later(minutes=1)
    table = await now(world, table)
    assert (table.state, table.end) == (RotationState.OVER, RotationEnd.FEW)
    assert table.hands <= 2 * 5
    assert await world.store.read(match_rows.open_matches, AOI.id) == ()
    counted = len(world.heard)
    for _ in range(24 * 3):
        assert await world.later(minutes=20) == 0
    assert len(world.heard) == counted, "hours later nothing has happened"


async def test_a_table_with_two_who_play_drops_only_the_others(world: World) -> None:
    table = await started(world, BEN, CHIYO, DAI, goal=Goal(hands=12))
    for _ in range(400):
        table = await now(world, table)
        if table.state is RotationState.OVER:
            break
        stored = await hand(world, table)
        if not table.hand_runs:
            await world.later(seconds=15)
        elif world.mover(stored) in (AOI, BEN):
            await world.move(stored)
        else:
            await world.later(minutes=1, seconds=30)
    assert table.end is RotationEnd.HANDS
    assert sorted(names(table)) == ["Aoi", "Ben"]


async def test_who_dropped_out_hosts_no_longer(world: World) -> None:
    """They may open another table, and their successor may host two."""
    table = await gathered(world, BEN, CHIYO)
    bens = await world.service.of(Rotations).open(HERE, BEN, FIFTY)
    await world.service.of(Rotations).start(table.id, AOI)
    for _ in range(30):
        stored = await hand(world, table)
        if AOI.id not in [one.person.id for one in (await now(world, table)).present]:
            break
        if stored.info.to_act is not None and world.mover(stored) != AOI:
            await world.move(stored)
        else:
            await world.later(minutes=1, seconds=30)
    table = await now(world, table)
    assert table.host != AOI
    again = await world.service.of(Rotations).open(HERE, AOI, FIFTY)
    assert (again.host, table.state) == (AOI, RotationState.PLAYING)
    assert (await now(world, bens)).host == BEN


async def test_the_host_leaves_to_somebody_who_hosts_another_table(store: Database) -> None:
    world = World(store)
    table = await gathered(world, BEN, CHIYO)
    bens = await world.service.of(Rotations).open(HERE, BEN, FIFTY)
    await world.service.of(Rotations).leave(table.id, AOI)
    assert (await now(world, table)).host == BEN
    with pytest.raises(OpenAlready) as known:
        await world.service.of(Rotations).open(HERE, BEN, FIFTY)
    assert (known.value.code, known.value.known_id) == (Refusal.ROTATION_OPEN, bens.id)
    assert (await world.service.of(Rotations).open(HERE, AOI, FIFTY)).host == AOI


async def test_who_opens_a_table_just_as_another_is_handed_on_to_them_is_led_to_that_one(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(store)
    table = await gathered(world, BEN, CHIYO)
    read = world.store.read

    async def handed_on(person_id: int) -> int | None:
        hosted = await read(rotation_rows.hosted_rotation, person_id)
        if person_id == BEN.id and hosted is None:
            await world.service.of(Rotations).leave(table.id, AOI)
        return hosted

    answer_instead(monkeypatch, world.store, rotation_rows.hosted_rotation, handed_on)
    with pytest.raises(OpenAlready) as known:
        await world.service.of(Rotations).open(HERE, BEN, FIFTY)
    assert (known.value.code, known.value.known_id) == (Refusal.ROTATION_OPEN, table.id)


async def test_an_admin_who_ends_a_hand_ends_the_table(world: World) -> None:
    table = await started(world)
    await world.service.play.abort((await hand(world, table)).id, EMI)
    assert (await now(world, table)).end is RotationEnd.ABORTED


async def test_a_table_that_nobody_starts_closes(world: World) -> None:
    table = await gathered(world)
    await world.later(minutes=59)
    assert (await now(world, table)).state is RotationState.GATHERING
    await world.later(minutes=1)
    table = await now(world, table)
    assert (table.state, table.end) == (RotationState.OVER, RotationEnd.EXPIRED)
    with refuses(Refusal.ROTATION_OVER):
        await world.service.of(Rotations).start(table.id, AOI)


async def test_the_host_who_leaves_hands_over(world: World) -> None:
    table = await gathered(world, BEN, CHIYO, DAI)
    await world.service.of(Rotations).leave(table.id, AOI)
    with refuses(Refusal.NOT_YOUR_ROTATION):
        await world.service.of(Rotations).start(table.id, CHIYO)
    await world.service.of(Rotations).start(table.id, BEN)
    assert {one.name for one in (await hand(world, table)).info.people} == {"Ben", "Chiyo"}


async def test_what_is_refused(world: World) -> None:
    rotations = world.service.of(Rotations)
    table = await gathered(world, BEN)
    refusals: tuple[tuple[Any, Refusal], ...] = (
        (rotations.start(table.id, AOI), Refusal.TOO_FEW_SEATED),
        (rotations.start(table.id, BEN), Refusal.NOT_YOUR_ROTATION),
        (rotations.join(table.id, BEN), Refusal.ALREADY_SEATED),
        (rotations.leave(table.id, CHIYO), Refusal.NOT_SEATED),
        (rotations.open(HERE, AOI, FIFTY), Refusal.ROTATION_OPEN),
        (rotations.join(99, CHIYO), Refusal.UNKNOWN_ROTATION),
    )
    for press, refusal in refusals:
        with refuses(refusal):
            await press
    for number in range(6):
        await rotations.join(table.id, Person(200 + number, f"P{number}"))
    with refuses(Refusal.ROTATION_FULL):
        await rotations.join(table.id, EMI)
    await rotations.start(table.id, AOI)
    with refuses(Refusal.ROTATION_STARTED):
        await rotations.start(table.id, AOI)


@pytest.mark.at_once
async def test_all_who_press_at_once_are_at_the_table(store: Database) -> None:
    """Each uses a separate process: only the database is shared."""
    worlds = [World(store) for _ in range(4)]
    opened = await worlds[0].service.of(Rotations).open(HERE, AOI, FIFTY)
    people = (BEN, CHIYO, DAI, EMI)
    await asyncio.gather(
        *(
            world.service.of(Rotations).join(opened.id, person)
            for world, person in zip(worlds, people, strict=True)
        )
    )
    assert sorted(names(await now(worlds[0], opened))) == ["Aoi", "Ben", "Chiyo", "Dai", "Emi"]


@pytest.mark.at_once
async def test_two_processes_begin_one_hand(store: Database) -> None:
    first = World(store)
    table = await gathered(first)
    await first.service.of(Rotations).start(table.id, AOI)
    await first.service.play.resign((await hand(first, table)).id, AOI)
    first.clock.move(timedelta(seconds=15))
    other = World(store, clock=first.clock)
    await asyncio.gather(first.deadlines.tick(), other.deadlines.tick())
    assert len(await store.read(match_rows.open_matches, BEN.id)) == 1
    assert (await now(first, table)).hand_runs


async def over(world: World, goal: Goal = Goal(hands=1)) -> Rotation:  # noqa: B008
    """A table of Aoi, Ben and Chiyo that has reached its goal."""
    table = await started(world, goal=goal)
    table = await lose(world, table, AOI)
    assert table.state is RotationState.OVER
    return table


async def test_the_same_people_play_again_at_one_new_table(world: World) -> None:
    table, rotations = await over(world), world.service.of(Rotations)
    with refuses(Refusal.NOT_SEATED_OVER):
        await rotations.again(table.id, DAI)
    opened, new = await rotations.again(table.id, BEN)
    assert new
    assert (opened.host, opened.goal, opened.terms) == (BEN, table.goal, table.terms)
    assert (names(opened), opened.hands) == (["Ben"], 0)
    joined, new = await rotations.again(table.id, CHIYO)
    assert (joined.id, new, names(joined)) == (opened.id, False, ["Ben", "Chiyo"])
    twice, new = await rotations.again(table.id, BEN)
    assert (twice, new) == (joined, False)
    await rotations.join(opened.id, DAI)
    await rotations.start(opened.id, BEN)
    late, _ = await rotations.again(table.id, AOI)
    assert names(late) == ["Ben", "Chiyo", "Dai", "Aoi"], "also while they play"
    assert await now(world, table) == replace(table, revision=table.revision + 1, shown=0)
    while late.state is not RotationState.OVER:
        late = await lose(world, late, late.present[1].person)
    third, new = await rotations.again(table.id, AOI)
    assert (new, third.host) == (True, AOI)


async def test_who_hosts_another_table_cannot_open_one_more(world: World) -> None:
    table, rotations = await over(world), world.service.of(Rotations)
    other = await rotations.open(HERE, BEN, FIFTY)
    with pytest.raises(OpenAlready) as known:
        await rotations.again(table.id, BEN)
    assert (known.value.code, known.value.known_id) == (Refusal.ROTATION_OPEN, other.id)
    opened, new = await rotations.again(table.id, CHIYO)
    assert (new, opened.goal) == (True, table.goal), "the other one is played for another goal"
    joined, new = await rotations.again(table.id, BEN)
    assert (joined.id, new) == (opened.id, False)


@pytest.mark.at_once
async def test_all_who_want_to_play_again_at_once_meet(store: Database) -> None:
    """Each uses a separate process: only the database is shared."""
    worlds = [World(store)]
    table = await over(worlds[0])
    worlds += [World(store, clock=worlds[0].clock) for _ in range(2)]
    found = await asyncio.gather(
        *(
            world.service.of(Rotations).again(table.id, person)
            for world, person in zip(worlds, (AOI, BEN, CHIYO), strict=True)
        )
    )
    assert len({rotation.id for rotation, _ in found}) == 1
    assert sorted(new for _, new in found) == [False, False, True]
    assert sorted(names(await now(worlds[0], found[0][0]))) == ["Aoi", "Ben", "Chiyo"]


async def test_who_wants_to_play_a_winner_sits_down_in_the_channel(world: World) -> None:
    match, rotations = (await world.started(live("ktane"))).info, world.service.of(Rotations)
    opened, new = await rotations.play_winner(match, HERE, CHIYO, FIFTY)
    assert (new, names(opened), opened.goal) == (True, ["Chiyo"], FIFTY)
    assert opened.terms.rules == rules_of_a_hand(match.terms.rules)
    assert opened.terms.pace is TimeControl.LIVE
    for _ in range(2):
        found, new = await rotations.play_winner(match, HERE, DAI, FIFTY)
        assert (found.id, new, names(found)) == (opened.id, False, ["Chiyo", "Dai"])
    thread = ChannelRef(7, 71, HERE.channel_id)
    with refuses(Refusal.ROTATION_OPEN):
        await rotations.play_winner(match, thread, CHIYO, FIFTY)
    there, new = await rotations.play_winner(match, thread, EMI, FIFTY)
    assert (new, there.place, names(there)) == (True, thread, ["Emi"])


async def test_at_a_hand_its_own_table_is_meant(world: World) -> None:
    table = await started(world)
    info, rotations = (await hand(world, table)).info, world.service.of(Rotations)
    await rotations.open(HERE, EMI, FIFTY)
    found, new = await rotations.play_winner(info, ChannelRef(7, 72), DAI, FIFTY)
    assert (found.id, new, names(found)[2:]) == (table.id, False, ["Chiyo", "Dai"])
    await world.service.play.abort(info.id, EMI)
    with refuses(Refusal.ROTATION_OVER):
        await rotations.play_winner(info, HERE, Person(106, "Fumi"), FIFTY)


def test_ones_own_table_is_meant_first_and_a_full_one_never() -> None:
    def table(number: int, *people: Person) -> Rotation:
        members = (Member(DAI, present=False), *map(Member, people))
        return Rotation(number, HERE, AOI, live(), FIFTY, MORNING, members=members)

    crowd = [Person(number, f"P{number}") for number in range(200, 208)]
    full, free, other = table(1, *crowd), table(2, AOI, *crowd[:6]), table(3, BEN)
    tables = (full, free, other)
    assert [table_for(tables, one) for one in (CHIYO, DAI, BEN, crowd[7])] == [
        *(free, free),
        *(other, full),
    ]
    assert table_for((full,), CHIYO) is None


async def test_a_killed_process_leaves_everything_to_the_next(store: Database) -> None:
    """After the end of a hand, all pending work is in the database."""
    before = World(store)
    table = await started(before)
    await before.service.play.resign((await hand(before, table)).id, AOI)
    after = World(store, clock=before.clock)
    await after.later(seconds=15)
    assert (await hand(after, table)).info.seats == (BEN, CHIYO)


async def test_an_older_state_is_not_written(world: World) -> None:
    table = await gathered(world)
    await world.service.of(Rotations).join(table.id, DAI)
    with pytest.raises(Conflict):
        await world.store.write(rotation_rows.write_rotation, table)


async def test_who_is_erased_leaves_and_the_numbers_of_the_others_stay(world: World) -> None:
    table = await started(world, BEN, CHIYO, DAI)
    table = await lose(world, table, BEN)
    assert (await exported(world.service.privacy.export(AOI.id)))["tables"]
    await world.service.privacy.erase(AOI)
    table = await now(world, table)
    assert names(table) == ["Chiyo", "Dai", "Ben"]
    gone = next(one for one in table.members if one.person.erased)
    assert (gone.played, gone.won, gone.person.name) == (2, 1, "")
    again = await world.service.of(Rotations).open(HERE, AOI, FIFTY)
    assert again.host == AOI


async def test_a_hand_by_hand_shows_no_other_cards(world: World) -> None:
    """The next players don't see the cards of a hand that they don't play."""
    table = await started(world)
    running = await hand(world, table)
    view = await world.service.queries.view(running.id, CHIYO.id)
    assert (view.seat, view.hand) == (None, 0)
    await world.play_until(running, Phase.FINISHED)


def a_table(points: tuple[int, int, int] = (0, 0, 0)) -> Rotation:
    members = tuple(
        Member(person, total) for person, total in zip((AOI, BEN, CHIYO), points, strict=True)
    )
    return Rotation(
        1,
        HERE,
        AOI,
        live(),
        FIFTY,
        MORNING,
        RotationState.PLAYING,
        members,
        match_id=9,
    )


def a_result(points: tuple[int, int] = (0, 0), winner: int = AOI.id) -> HandResult:
    nobody, both = (False, False), (True, True)
    return HandResult(1, (AOI.id, BEN.id), points, winner, winner, nobody, both, MORNING)


async def test_who_gives_up_saves_no_points(world: World) -> None:
    """The opponent scores the current worth of their cards, at least one point."""
    table = await started(world, goal=Goal(hands=24))
    stored = await hand(world, table)
    while stored.match is None or stored.match.phase is not Phase.DECIDE:
        if stored.info.status is Status.PLAYING:
            stored = (await world.move(stored)).stored
        else:
            await world.later(seconds=15)
            stored = await hand(world, table)
    holds, seat = world.mover(stored), stored.info.to_act
    assert stored.match.round is not None
    assert seat is not None
    worth = score(stored.match.round.captured[seat], stored.info.terms.rules).total
    assert worth > 0
    before = (await now(world, table)).member(holds.id)
    await world.service.play.resign(stored.id, world.waiter(stored))
    after = (await now(world, table)).member(holds.id)
    assert before is not None
    assert after is not None
    assert after.points - before.points == worth


async def test_a_listener_that_fails_undoes_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("The presenter fell over.")

    world.service.core.repository.rotation_changed.subscribe(fail)
    table = await started(world)
    assert table.state is RotationState.PLAYING
    assert f"A subscriber failed at table {table.id}." in caplog.text


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_is_judged_by_how_long_its_table_goes_on(preset: str) -> None:
    hand = rules_of_a_hand(PRESETS[preset])
    for_points = rules_of_a_table(hand, Goal(points=30))
    assert (for_points.rounds, for_points.target) == (None, 30)
    for_hands = rules_of_a_table(hand, Goal(hands=6))
    assert (for_hands.rounds, for_hands.target) == (6, None)
