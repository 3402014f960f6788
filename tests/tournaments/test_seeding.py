"""Seeds by rating, by draw and by hand, before the first round."""

from __future__ import annotations

import pytest

from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.storage.engine import Database
from bot.tournaments import transitions as changes
from bot.tournaments.model import Format, Seeding, Stage, Tournament
from bot.tournaments.rounds import expected_seeds
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness
from tests.matches.world import World
from tests.refused import refuses
from tests.tournaments.test_decisions import panel_of
from tests.tournaments.test_pairing import AT, tournament
from tests.tournaments.test_played import board, looked, newest, settled, signed_up
from tests.tournaments.test_rules import findings, spoil
from tests.tournaments.test_service import PEOPLE, closed, made
from tests.tournaments.test_waiting_list import BEFORE

RATINGS = {number: 2000 - number for number in range(1, 40)}


def order(found: Tournament) -> list[int]:
    """Return the people in the order of the seeds that they would get now."""
    return [one.person.id for one in expected_seeds(found, RATINGS)]


def test_a_seed_by_hand_moves_one_player_and_no_other() -> None:
    found = tournament(Format.SINGLE, 5)
    assert order(found) == [1, 2, 3, 4, 5]
    found = changes.set_seed(found, 5, 1, RATINGS)
    assert (order(found), found.seeding) == ([5, 1, 2, 3, 4], Seeding.HAND)
    found = changes.set_seed(found, 1, 5, RATINGS)
    assert order(found) == [5, 2, 3, 4, 1]
    assert order(changes.set_seed(found, 3, 3, RATINGS)) == [5, 2, 3, 4, 1]
    for wrong in (0, 6):
        with refuses(Refusal.PLAYER_LIMIT, limit=5, count=1):
            changes.set_seed(found, 3, wrong, RATINGS)
    found = changes.leave(found, 2)
    with refuses(Refusal.SEED_LEFT):
        changes.set_seed(found, 2, 1, RATINGS)
    assert order(found) == [5, 3, 4, 1], "the others keep their order"
    found = changes.join(found, Person(2, "P2"), at=BEFORE)
    found = changes.join(found, Person(9, "P9"), at=BEFORE)
    assert order(found) == [5, 3, 4, 1, 2, 9], "late ones come last, by rating"
    assert order(changes.seed_by_rating(found)) == [1, 2, 3, 4, 5, 9]


def test_a_draw_is_of_all_and_by_chance() -> None:
    found = tournament(Format.SWISS, 32)
    drawn = [changes.draw_seeds(found, secret) for secret in "abc"]
    assert all(one.seeding is Seeding.DRAW for one in drawn)
    assert all(sorted(order(one)) == list(range(1, 33)) for one in drawn)
    assert len({tuple(order(one)) for one in drawn}) == 3
    assert order(changes.draw_seeds(drawn[0], "b")) == order(drawn[1]), "each draw is a new one"


@pytest.mark.parametrize("played", list(Format))
def test_the_first_round_follows_the_seeds(played: Format) -> None:
    """Player n by hand is paired as the n-th by rating."""
    found = tournament(played, 7)
    turned = found
    for seed, person_id in enumerate(range(7, 0, -1), 1):
        turned = changes.set_seed(turned, person_id, seed, RATINGS)
    begun, other = changes.start(found, RATINGS, at=AT), changes.start(turned, RATINGS, at=AT)
    assert [one.person.id for one in other.seeded] == [7, 6, 5, 4, 3, 2, 1]
    pairs = [
        (8 - one.first, None if one.second is None else 8 - one.second) for one in begun.of_round(1)
    ]
    assert [(one.first, one.second) for one in other.of_round(1)] == pairs
    with refuses(Refusal.SEEDS_FIXED):
        changes.seed_by_rating(other)
    with refuses(Refusal.SEEDS_FIXED):
        changes.draw_seeds(other, "a")
    with refuses(Refusal.SEEDS_FIXED):
        changes.set_seed(other, 1, 1, RATINGS)


async def test_seeds_are_kept_and_the_check_follows_them(store: Database) -> None:
    world = World(store)
    tournaments = world.service.of(Tournaments)
    found = await made(world, 5)
    drawn = await tournaments.seed_by(found.id, Seeding.DRAW)
    assert await tournaments.get(found.id) == drawn
    await tournaments.set_seed(found.id, PEOPLE[4].id, 1)
    await world.service.privacy.erase(PEOPLE[0])
    found = (await closed(world, found)).tournament
    assert found.stage is Stage.RUNNING
    assert found.seeded[0].person == PEOPLE[4]
    await world.service.privacy.erase(PEOPLE[4])
    assert not await findings(store)
    await spoil(store, "tournament_players SET placed = 9 - placed")
    assert any("seeds" in one for one in await findings(store))
    await spoil(store, "tournament_players SET placed = 9 - placed")
    await spoil(store, "tournaments SET seeding = 'rating'")
    assert any("a player was placed" in one for one in await findings(store))


async def seeds_of(admin: Pilot) -> RenderedMessage:
    panel = await panel_of(admin)
    shown = await admin.click("Seeds…", in_=panel)
    assert shown.message is not None
    return shown.message


async def placed(room: BotHarness, shown: RenderedMessage, pilot: Pilot, seed: str) -> str:
    number = (await newest(room)).id
    form = await room.aoi.select(panel_id(f"tour-seed {number} 0"), str(pilot.id), in_=shown)
    return (await room.aoi.submit_modal(form, seed=seed)).text


async def test_an_admin_sets_the_seeds_and_everybody_reads_how(room: BotHarness) -> None:
    *_, chiyo, dai = await signed_up(room, "Chiyo", "花札 *Dai*", begins="1d")
    assert "seeded by rating" in board(room).content
    shown = await seeds_of(room.aoi)
    assert "Now: seeded by rating" in shown.text
    text = await placed(room, shown, dai, "１")
    assert "seeded by an organizer" in text
    assert r"**1.** 花札 \*Dai\* · 1500" in text
    await settled(room)
    assert "seeded by an organizer" in board(room).content
    assert r"**1.** 花札 \*Dai\* · 1500" in board(room).content
    for wrong in ("0", "5", "1st", "-1"):
        assert "number from 1 to 4" in await placed(room, room.now(shown), chiyo, wrong)
    await chiyo.click("Leave", in_=board(room))
    menu = panel_id(f"tour-seed {(await newest(room)).id} 0")
    gone = await room.aoi.select(menu, str(chiyo.id), in_=shown)
    assert "no longer signed up" in gone.text
    await room.aoi.click("Draw at random", in_=room.now(shown))
    await settled(room)
    assert "seeds drawn at random" in board(room).content
    await room.aoi.click("By rating", in_=room.now(shown))
    assert (await newest(room)).seeding is Seeding.RATING
    await placed(room, room.now(shown), dai, "1")
    await room.client.close()
    async with room.open():
        await looked(room, days=1)
        found = await newest(room)
        assert found.stage is Stage.RUNNING
        assert found.seeded[0].person.id == dai.id
        for button in ("Draw at random", "By rating"):
            late = (await room.aoi.click(button, in_=room.now(shown), late=True)).text
            assert "can no longer be changed" in late
        assert await newest(room) == found
        assert "Seeds…" not in (await panel_of(room.aoi)).labels


async def test_in_japanese(room: BotHarness) -> None:
    await signed_up(room, "Chiyo")
    room.aoi.speak("ja")
    found = await newest(room)
    answer = await room.aoi.command("koikoi-admin tournament")
    assert answer.message is not None
    shown = await room.aoi.click("シード…", in_=answer.message)
    assert shown.message is not None
    assert shown.message.labels == ["レート順", "抽選する", "戻る"]
    form = await room.aoi.select(
        panel_id(f"tour-seed {found.id} 0"), str(room.ben.id), in_=shown.message
    )
    text = (await room.aoi.submit_modal(form, seed="1")).text
    assert "シードは主催者が指定" in text
    assert "**1.** Ben" in text


async def test_both_menus_of_a_full_tournament_work(room: BotHarness) -> None:
    await signed_up(room)
    tournaments, found = room.service.of(Tournaments), await newest(room)
    for number in range(30):
        await tournaments.join(found.id, Person(300 + number, f"N{number}"))
    shown = await seeds_of(room.aoi)
    menu = panel_id(f"tour-seed {found.id} 1")
    form = await room.aoi.select(menu, "329", in_=shown)
    text = (await room.aoi.submit_modal(form, seed="1")).text
    assert "**1.** N29" in text
    assert (await newest(room)).seeding is Seeding.HAND
