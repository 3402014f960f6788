"""*Block*: refused challenges, continued matches, and that blocked people don't learn of it."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import cast

from bot.matches.models.match import Status
from bot.matches.models.people import Person, Preferences
from bot.playground.testing.pilot import Answer, Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.safety import store as safety_rows
from bot.safety.model import A_PAGE, FORMER
from bot.storage import block_rows
from tests.bot.harness import BotHarness
from tests.storage.scene import BLOCKS, changes, everything, fill, restore
from tests.storage.stores import sqlite_store

TAKES_NONE = "Aoi isn't accepting challenges right now."


async def menu_of(pilot: Pilot, table: RenderedMessage | None = None) -> RenderedMessage:
    """Open the menu of a match, from its table or else from the pilot's hand."""
    shown = table or pilot.last()
    label = "More" if "More" in shown.labels else "Menu"  # a finished match has a result
    menu = (await pilot.click(label, in_=table)).message
    assert menu is not None
    return menu


async def block(room: BotHarness, pilot: Pilot, table: RenderedMessage | None = None) -> Answer:
    """Block the pilot's opponent from the menu of a match."""
    asked = (await pilot.click("Block", in_=await menu_of(pilot, table))).message
    assert asked is not None
    answer = await pilot.click("Yes, block", in_=asked)
    await room.drawn()
    return answer


async def tries(room: BotHarness, over: RenderedMessage) -> list[str]:
    """Return Ben's answers for each way to a match with Aoi, in order."""
    challenge = await room.ben.command("koikoi play", opponent=room.aoi)
    again = await room.ben.click("Rematch", in_=room.now(over))
    opened = (await room.aoi.command("koikoi play")).message
    joined = await room.ben.click("Join", in_=opened)
    await room.drawn()
    for info in await room.service.queries.games_of(room.ben.id):
        await room.service.play.resign(info.id, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    return [challenge.text, again.text, joined.text]


async def test_who_is_blocked_reads_what_everybody_reads_of_one_who_takes_no_challenges(
    room: BotHarness,
) -> None:
    """The answers are identical. At an open table they can sit down, like everybody."""
    over = await room.started()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    await room.service.settings.save_preferences(Preferences(room.aoi.id, challenges=False))
    read = await tries(room, over)
    assert read[:2] == [TAKES_NONE, TAKES_NONE]
    await room.service.settings.save_preferences(Preferences(room.aoi.id))
    answer = await block(room, room.aoi)  # from the hand of the finished match
    assert "This match continues" not in answer.text
    assert answer.message is not None
    assert not answer.message.labels, "there is nothing to resign"
    assert await tries(room, over) == read


async def test_a_block_says_what_it_does_and_the_match_goes_on(room: BotHarness) -> None:
    table = await room.started()
    asked = (await room.aoi.click("Block", in_=await menu_of(room.aoi, table))).message
    assert asked is not None
    assert asked.content.startswith("Block Ben? They won't be able to challenge you")
    kept = await room.aoi.click("No", in_=asked)
    assert kept.text == "Nothing was changed."
    assert not await room.store.read(block_rows.blockers, room.aoi.id, room.ben.id)
    before = len(room.ben.everything())
    answer = await block(room, room.aoi, table)
    assert answer.text.startswith("You've blocked Ben. Manage your blocks with </koikoi me:")
    assert (await room.stored()).info.status is Status.PLAYING
    assert len(room.ben.everything()) == before
    resign = await room.aoi.click("Resign", in_=answer.message)
    assert resign.text.startswith("Withdraw from the match against Ben?")
    answer = await block(room, room.aoi, table)
    assert answer.text.startswith("You'd already blocked Ben.")


async def test_a_challenge_that_waits_between_the_two_ends(room: BotHarness) -> None:
    table = await room.started()
    asked = (await room.ben.command("koikoi play", opponent=room.aoi)).message
    await room.ben.command("koikoi play", opponent=room.world.newcomer("Chiyo"))
    await block(room, room.aoi, table)
    found = [(await room.stored(number)).info.status for number in (1, 2, 3)]
    assert found == [Status.PLAYING, Status.DECLINED, Status.INVITED]
    assert asked is not None
    assert "Aoi can't play right now." in room.now(asked).content


async def test_ones_own_challenge_is_refused_until_the_block_is_lifted(room: BotHarness) -> None:
    await block(room, room.aoi, await room.started())
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.text.startswith("You can't challenge Ben because you've blocked them.")
    me = (await room.aoi.command("koikoi me")).message
    listed = (await room.aoi.click("Your blocks", in_=me)).message
    assert listed is not None
    assert "Ben · <t:" in listed.text
    lifted = await room.aoi.click("Unblock", in_=listed)
    assert "You've unblocked Ben." in lifted.text
    assert "You haven't blocked anyone." in lifted.text
    answer = await room.ben.command("koikoi play", opponent=room.aoi)
    assert answer.text != TAKES_NONE


async def test_long_lists_have_pages(room: BotHarness) -> None:
    await room.started()
    pilots = [room.world.newcomer(f"P{number:02}") for number in range(A_PAGE + 1)]
    for one in pilots:
        await one.command("koikoi me")
        await room.service.settings.save_preferences(Preferences(one.id))
        await room.store.write(safety_rows.add_block, room.aoi.id, one.id, room.clock.now())
        room.clock.move(timedelta(minutes=1))
    me = (await room.aoi.command("koikoi me")).message
    listed = (await room.aoi.click("Your blocks", in_=me)).message
    assert listed is not None
    assert "Page 1 of 2" in listed.text
    turned = (await room.aoi.click("▸", in_=listed)).message
    lifted = await room.aoi.click("Unblock", in_=turned)
    assert "Page" not in lifted.text, "the second page is gone, so the first one is shown"


async def test_nobody_learns_who_has_blocked_them_from_their_data(room: BotHarness) -> None:
    await block(room, room.aoi, await room.started())

    async def data(pilot: Pilot) -> dict[str, list[object]]:
        panel = (await pilot.command("koikoi privacy")).message
        sent = (await pilot.click("Send me my data", in_=panel)).message
        assert sent is not None
        found: dict[str, list[object]] = json.loads(room.file(sent))
        return found

    assert len((await data(room.aoi))["people blocked"]) == 1
    assert (await data(room.ben))["people blocked"] == []


async def test_blocks_are_listed_to_and_lifted_by_the_one_who_blocked_alone() -> None:
    """Every person tries every key, also those of blocks of people who were erased since."""
    tried, lifted = 0, 0
    async with sqlite_store(threads=False) as store:
        async with store.writing() as connection:
            await connection.run_sync(fill)
            before = await connection.run_sync(everything)
        formers = [row for row in before["marks"].values() if row["kind"] == "block"]
        for person in range(6):
            own = {f"- blocks {person} {two}": two for one, two in BLOCKS if one == person}
            own |= {
                f"- marks {row['id']}": cast("int", row["id"])
                for row in formers
                if row["other_id"] == person
            }
            listed = await store.read(safety_rows.blocks_of, person, 0)
            assert sorted(one.key for one in listed.items) == sorted(own.values())
            assert listed.total == len(own)
            for key in range(10):
                found = await store.write(safety_rows.lift_block, person, key)
                async with store.writing() as connection:
                    gone = changes(before, await connection.run_sync(everything))
                    await connection.run_sync(restore, before)
                mine = [line for line, number in own.items() if number == key]
                assert gone == mine[:1], (person, key)
                assert (found is None) is (not mine)
                if found is not None:
                    assert found.id == (key if gone[0].startswith("- blocks") else FORMER.id)
                tried, lifted = tried + 1, lifted + bool(gone)
    assert tried > 2 * lifted > 0
