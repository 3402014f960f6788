"""*Play the winner*: what those in line see, also after a restart."""

import asyncio

import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import Person, Preferences
from bot.matches.services.winner_queue import Advance, HasLeft, WinnerQueue
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import winner_queue_rows
from tests.bot.harness import BotHarness
from tests.matches.world import ADMIN


async def queued(room: BotHarness, *names: str) -> tuple[RenderedMessage, list[Pilot]]:
    """A match, and newcomers who want to play its winner."""
    table = await room.started(length="1")
    pilots = [room.world.newcomer(name) for name in names]
    for place, pilot in enumerate(pilots, 1):
        menu = await pilot.click("Menu", in_=table)
        noted = await pilot.click("Play the winner", in_=menu.message)
        assert noted.ephemeral
        assert ("you're next" if place == 1 else f"number {place} in line") in noted.text
    return table, pilots


async def ben_wins(room: BotHarness) -> None:
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()


async def challenge_of(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    """Wait for the message in which somebody challenges the winner."""
    head = f"{pilot.name} invites you"
    await room.world.until(
        lambda: any(head in seen.content for seen in room.aoi.messages()), "a challenge"
    )
    await room.drawn()
    return next(seen for seen in room.aoi.messages() if head in seen.content)


async def test_the_line_goes_on_to_the_next(room: BotHarness) -> None:
    _, (chiyo, dai) = await queued(room, "Chiyo", "Dai")
    await ben_wins(room)
    first = await challenge_of(room, chiyo)
    assert first.mentions == [room.ben.id]
    await room.ben.click("Decline", in_=first)
    second = await challenge_of(room, dai)
    await room.ben.click("Accept", in_=second)
    await room.drawn()
    assert (await room.stored(3)).info.status is Status.PLAYING


async def test_the_line_outlives_a_restart(room: BotHarness) -> None:
    _, (chiyo, dai) = await queued(room, "Chiyo", "Dai")
    await room.client.close()
    async with room.open():
        await ben_wins(room)
        first = await challenge_of(room, chiyo)
        await room.client.close()
    async with room.open():
        await room.ben.click("Decline", in_=first)
        await challenge_of(room, dai)


async def test_a_match_that_ended_while_the_bot_stopped_moves_its_line(room: BotHarness) -> None:
    _, (chiyo,) = await queued(room, "Chiyo")
    await room.client.close()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    async with room.open():
        await challenge_of(room, chiyo)


async def test_one_line_that_fails_stops_no_other(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (chiyo,) = await queued(room, "Chiyo")
    emi, fumi, dai = (room.world.newcomer(name) for name in ("Emi", "Fumi", "Dai"))
    asked = (await emi.command("koikoi play", opponent=fumi, length="1")).message
    assert asked is not None
    await room.drawn()
    await fumi.click("Accept", in_=asked)
    await room.drawn()
    menu = await dai.click("Menu", in_=asked)
    await dai.click("Play the winner", in_=menu.message)
    await room.client.close()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.service.play.resign(2, Person(emi.id, "Emi"))
    advance, failed = WinnerQueue.advance, list[int]()

    async def failing(queue: WinnerQueue, match_id: int, has_left: HasLeft) -> Advance:
        if match_id == 1 and not failed:
            failed.append(match_id)
            raise RuntimeError
        return await advance(queue, match_id, has_left)

    monkeypatch.setattr(WinnerQueue, "advance", failing)
    async with room.open():
        await room.world.until(lambda: any("Dai invites" in m.content for m in fumi.messages()))
        assert failed
        assert not any("Chiyo invites" in m.content for m in chiyo.messages())
        room.client._winner_line.start()  # as the next look
        await challenge_of(room, chiyo)


async def test_an_open_challenge_with_the_winner_is_pointed_at(room: BotHarness) -> None:
    _, (chiyo,) = await queued(room, "Chiyo")
    open_already = (await chiyo.command("koikoi play", opponent=room.ben)).message
    assert open_already is not None
    await ben_wins(room)
    await room.world.until(lambda: "you're next in line" in chiyo.last().content, "a line")
    said = chiyo.last()
    assert said.mentions == [chiyo.id]
    assert "your challenge with Ben is open already" in said.content
    assert said.content.endswith(f"/{open_already.id}")


async def test_when_nobody_won_those_in_line_are_told(room: BotHarness) -> None:
    _, (chiyo,) = await queued(room, "Chiyo")
    await room.service.play.abort(1, ADMIN)
    await room.world.until(lambda: "no player won" in chiyo.last().content, "a line")
    assert chiyo.last().mentions == [chiyo.id]


async def test_who_comes_after_the_match_asks_at_once(room: BotHarness) -> None:
    table = await room.started(length="1")
    pilots = [room.world.newcomer(name) for name in ("Chiyo", "Dai", "Emi")]
    menus = [(await pilot.click("Menu", in_=table)).message for pilot in pilots]
    await ben_wins(room)
    chiyo, dai, emi = pilots
    asked = await chiyo.click("Play the winner", in_=menus[0])
    assert "Chiyo invites you" in asked.text
    behind = await dai.click("Play the winner", in_=menus[1])
    assert "number 2 in line" in behind.text
    again = await chiyo.click("Play the winner", in_=menus[0])
    assert again.text.startswith("You have asked already, and Ben can accept: ")
    twice = await dai.click("Play the winner", in_=menus[1])
    assert "number 2 in line" in twice.text
    left = await dai.click("Leave the line", in_=behind.message)
    assert left.text == "You left the line."
    late = await dai.click("Leave the line", in_=twice.message)
    assert late.text == "You are not in line any more."
    await emi.click("Play the winner", in_=menus[2])
    await room.ben.click("Decline", in_=asked.message)
    await challenge_of(room, emi)


async def test_who_can_not_challenge_the_winner_reads_why(room: BotHarness) -> None:
    table = await room.started(length="1")
    chiyo = room.world.newcomer("Chiyo")
    menu = (await chiyo.click("Menu", in_=table)).message
    await ben_wins(room)
    await room.service.settings.save_preferences(Preferences(room.ben.id, challenges=False))
    answer = await chiyo.click("Play the winner", in_=menu)
    assert "takes no challenges at the moment" in answer.text
    assert not await room.store.read(winner_queue_rows.people_in_line)


async def test_two_who_press_at_once_get_one_challenge_after_the_other(room: BotHarness) -> None:
    table = await room.started(length="1")
    pilots = [room.world.newcomer(name) for name in ("Chiyo", "Dai")]
    menus = [(await pilot.click("Menu", in_=table)).message for pilot in pilots]
    await ben_wins(room)
    pairs = zip(pilots, menus, strict=True)
    answers = await asyncio.gather(
        *(pilot.click("Play the winner", in_=menu) for pilot, menu in pairs)
    )
    await room.drawn()
    texts = [answer.text for answer in answers]
    assert ["number 2 in line" in text for text in texts].count(True) == 1, texts
    assert len(await room.service.queries.games_of(room.ben.id)) == 1
    assert len(await room.store.read(winner_queue_rows.people_in_line)) == 2


async def test_everybody_sees_the_line_on_the_table(room: BotHarness) -> None:
    table, (chiyo, dai) = await queued(room, "Chiyo", "Dai")
    await room.drawn()
    assert "Next for the winner: Chiyo · Dai" in room.now(table).content
    assert room.now(table).labels[3:] == ["Play the winner", "Leave the line"]
    left = await chiyo.click("Leave the line", in_=room.now(table))
    assert (left.ephemeral, left.text) == (True, "You left the line.")
    await room.drawn()
    assert "Next for the winner: Dai" in room.now(table).content
    again = await chiyo.click("Play the winner", in_=room.now(table))
    assert (again.ephemeral, "number 2 in line" in again.text) == (True, True)
    for pilot in (chiyo, dai):
        await pilot.click("Leave the line", in_=room.now(table))
    await room.drawn()
    assert "Next for the winner" not in room.now(table).content
    assert room.now(table).labels[3:] == ["Play the winner"]


async def test_a_player_is_told_that_the_line_is_not_for_them(room: BotHarness) -> None:
    table = await room.started()
    answer = await room.aoi.click("Play the winner", in_=table)
    assert answer.text.startswith("You play in this match yourself.")
    assert not await room.store.read(winner_queue_rows.people_in_line)


async def test_after_the_match_the_line_says_who_has_asked(room: BotHarness) -> None:
    table, (chiyo, _) = await queued(room, "Chiyo", "Dai")
    await ben_wins(room)
    asked = await challenge_of(room, chiyo)
    await room.world.until(
        lambda: "Next for the winner: Chiyo (has asked) · Dai" in room.now(table).content, "a line"
    )
    await room.ben.click("Accept", in_=asked)
    await room.world.until(lambda: "Next for" not in room.now(table).content, "the line moved on")
    await room.world.until(
        lambda: "Next for the winner: Dai" in room.now(asked).content, "the new table shows it"
    )


async def test_ten_people_with_the_longest_names_fit(room: BotHarness) -> None:
    names = [f"{'*' * 30}{number:02}" for number in range(10)]
    table, _ = await queued(room, *names)
    await room.drawn()
    content = room.now(table).content
    assert "and 5 more" in content
    assert len(content) < 2000


async def test_a_line_that_a_killed_bot_did_not_show_is_shown_by_the_next(
    room: BotHarness,
) -> None:
    table = await room.started()
    await room.client.close()
    place = (await room.stored()).info.place
    await room.service.winner_queue.join(1, Person(room.world.newcomer("Chiyo").id, "Chiyo"), place)
    async with room.open():
        await room.world.until(
            lambda: "Next for the winner: Chiyo" in room.now(table).content, "the line is shown"
        )


async def test_an_erased_person_leaves_the_line_that_everybody_sees(room: BotHarness) -> None:
    table, (chiyo,) = await queued(room, "Chiyo")
    panel = await chiyo.command("koikoi privacy")
    asked = await chiyo.click("Erase my data", in_=panel.message)
    await chiyo.click("Yes, erase everything", in_=asked.message)
    await room.drawn()
    assert "Next for the winner" not in room.now(table).content
