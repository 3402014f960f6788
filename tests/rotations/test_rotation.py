"""A table for three or more: one message with the totals, and a match per hand."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import discord
import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Rotation, RotationState
from bot.matches.models.terms import ChannelRef
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.message import RotationMessages
from bot.rotations.service import Rotations
from bot.screens.message import CONTENT_LIMIT, units
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness

ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def opened(
    room: BotHarness, *names: str, **options: Any
) -> tuple[RenderedMessage, list[Pilot]]:
    """Aoi's table, at which Ben and newcomers sit down."""
    answer = await room.aoi.command("koikoi table", **options)
    assert answer.message is not None
    pilots = [room.ben, *(room.world.newcomer(name) for name in names)]
    for pilot in pilots:
        await pilot.click("Join", in_=room.now(answer.message))
    await room.drawn()
    return room.now(answer.message), pilots


async def started(
    room: BotHarness, *names: str, **options: Any
) -> tuple[RenderedMessage, list[Pilot]]:
    message, pilots = await opened(room, *(names or ("Chiyo",)), **options)
    await room.aoi.click("Start", in_=message)
    await room.drawn()
    return room.now(message), pilots


async def table(room: BotHarness) -> Rotation:
    return await room.service.queries.rotation(1)


def of_hand(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    """Return the newest hand's own table."""
    return [seen for seen in pilot.messages() if "My hand" in seen.labels][-1]


async def lose(room: BotHarness, pilot: Pilot) -> None:
    """Let somebody resign the current hand; wait until the result is shown."""
    rotation = await table(room)
    assert rotation.match_id is not None
    await room.service.play.resign(rotation.match_id, Person(pilot.id, pilot.name))
    await room.drawn()


async def test_people_sit_down_and_the_host_starts(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi table")
    message = answer.message
    assert message is not None
    assert not message.ephemeral
    assert "**Winner stays** · to 50 points · Standard · 3 minutes a turn" in message.content
    assert "At the table (1): Aoi\n2 more are needed." in message.content
    await room.drawn()
    assert [seen.id for seen in room.ben.messages()] == [message.id], "it is one message"
    assert message.labels == ["Join", "Leave", "Start"]
    assert message.buttons[2].disabled
    await room.ben.click("Join", in_=message)
    assert "One more is needed." in room.now(message).content
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.click("Join", in_=room.now(message))
    await room.drawn()
    shown = room.now(message)
    assert "At the table (3): Aoi, Ben, Chiyo\nAoi can start now." in shown.content
    refused = await room.ben.click("Start", in_=shown)
    assert (refused.ephemeral, refused.text) == (True, "Only Aoi can start this table.")
    await room.aoi.click("Start", in_=shown)
    await room.drawn()
    running = room.now(message)
    assert "▶️ Round 1: **" in running.content
    assert "Next to play the winner: Chiyo" in running.content
    assert running.labels == ["Join", "Leave"]
    hand = of_hand(room, chiyo)
    assert f"/{hand.id})" in running.content, "the table leads to the hand"
    assert "· Round 1" in hand.content
    assert "🪑 to 50 points: Aoi **0** · Ben **0** · Chiyo **0**" in hand.content
    assert "⏭️ Chiyo plays the winner." in hand.content
    assert hand.labels == ["My hand", "Yaku", "Menu", "Standings"]
    for player in (room.aoi, room.ben):
        assert player.dms(), "each has their hand in direct messages"


async def test_hand_after_hand_until_the_goal(room: BotHarness) -> None:
    message, (_, chiyo) = await started(room, target="hands-6")
    first = of_hand(room, chiyo)
    await lose(room, room.aoi)
    over = room.now(first)
    assert "⏭️ Next round: **Ben** deals, **Chiyo** plays." in over.content
    assert "Play again" not in over.labels
    assert "Standings" in over.labels
    between = room.now(message)
    assert "⏭️ Next round" in between.content
    assert "**1.** Ben · **1** · 1 of 1 won" in between.content
    await room.later(seconds=15)
    second = of_hand(room, chiyo)
    assert second.id != first.id
    assert "**🔴 " in second.content
    assert chiyo.dms(), "their hand is there"
    for _ in range(4):
        await lose(room, room.world.pilot((await table(room)).present[1].person.id))
        await room.later(seconds=15)
    await lose(room, room.world.pilot((await table(room)).present[1].person.id))
    final = room.ben.last()
    assert final.id != message.id, "the result stands below the last hand"
    assert "🏆 **Ben wins the table**: 6 points after 6 rounds" in final.content
    assert final.labels == ["Again"]
    assert room.world.message(message.id) is None


async def ended(room: BotHarness) -> RenderedMessage:
    """Return the message of a finished table of Aoi, Ben and Chiyo."""
    await started(room, target="hands-6")
    for _ in range(6):
        await lose(room, room.world.pilot((await table(room)).present[1].person.id))
        await room.later(seconds=15)
    return room.aoi.last()


async def test_the_same_people_may_play_again(room: BotHarness) -> None:
    over = await ended(room)
    dai = room.world.newcomer("Dai")
    refused = await dai.click("Again", in_=over)
    assert refused.ephemeral
    assert refused.text.startswith("You weren't at this table. Open a new one with </koikoi table:")
    opened = await room.ben.click("Again", in_=over)
    assert not opened.ephemeral
    assert opened.message is not None
    assert "**Winner stays** · 6 rounds · Standard" in opened.text
    assert "At the table (1): Ben" in opened.text
    assert opened.message.labels == ["Join", "Leave", "Start"]
    joined = await room.aoi.click("Again", in_=room.now(over))
    assert joined.ephemeral
    assert "At the table (2): Ben, Aoi" in joined.text
    await room.drawn()
    assert "At the table (2): Ben, Aoi" in room.now(opened.message).content
    twice = await room.ben.click("Again", in_=room.now(over))
    assert twice.ephemeral
    assert "At the table (2): Ben, Aoi" in twice.text
    await dai.click("Join", in_=room.now(opened.message))
    await room.ben.click("Start", in_=room.now(opened.message))
    await room.drawn()
    assert "· Round 1" in of_hand(room, dai).content
    assert room.now(over).content == over.content


async def test_a_finished_table_is_played_again_after_a_restart(room: BotHarness) -> None:
    over = await ended(room)
    await room.client.close()
    async with room.open():
        opened = await room.ben.click("Again", in_=room.now(over))
        assert "At the table (1): Ben" in opened.text


async def test_a_table_that_an_admin_ended_is_not_played_again(room: BotHarness) -> None:
    message, _ = await started(room)
    await lose(room, room.aoi)
    await room.later(seconds=15)
    await room.service.play.abort(2, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert "an admin ended the round" in room.aoi.last().content
    assert room.aoi.last().labels == []
    assert room.world.message(message.id) is None


async def test_a_hand_is_played_to_its_end(room: BotHarness) -> None:
    await started(room)
    await room.play_until("finished")
    rotation = await table(room)
    assert rotation.hands == 1
    shown = of_hand(room, room.aoi) if (await room.stored()).info.status.open else room.aoi.last()
    best = rotation.standings[0]
    assert f"{best.person.name} **{best.points}**" in shown.content
    assert "Round 1" not in shown.content


async def test_pictures_say_which_hand_of_the_table_it_is(room: BotHarness) -> None:
    """A hand is a match of one round, but for the table "Round 1/1" would be wrong."""
    await started(room)
    await lose(room, room.aoi)
    await room.later(seconds=15)
    table_now = of_hand(room, room.ben)
    assert table_now.alt_text.startswith("Round 2. ")
    for hand in (table_now, room.hand(room.ben)):
        assert "Round 2" in hand.alt_text
        assert "Round 1" not in hand.alt_text
    await lose(room, room.ben)
    dai = room.world.newcomer("Dai", locale="ja")
    for pilot, told in ((room.ben, "Round 2"), (dai, "第2局")):
        replay = (await pilot.command("koikoi replay", match=2)).message
        assert replay is not None
        assert f"· {told} · " in replay.text
        assert replay.alt_text.startswith(told)


async def test_the_picture_of_a_hand_that_was_given_up_has_its_points(room: BotHarness) -> None:
    await started(room)
    played = of_hand(room, room.ben)
    await lose(room, room.aoi)
    over = room.now(played)
    assert "🔴 Aoi 0 – 1 ⚪ Ben" in over.content
    assert "Red 0, White 1. Winner of the match: White." in over.alt_text
    for pilot, told, points in (
        (room.aoi, "You resigned this round against Ben", "The other player 1"),
        (room.ben, "🏆 You won the round: Aoi resigned", "You 1"),
    ):
        seen = room.hand(pilot)
        assert f"**{told}**" in seen.content
        assert points in seen.alt_text


async def test_a_players_hand_says_what_it_is_worth_at_the_table(room: BotHarness) -> None:
    await started(room)
    for pilot in (room.aoi, room.ben):
        told = room.hand(pilot).content
        assert "· Round 1" in told
        assert "Round 1/1" not in told
    played = of_hand(room, room.ben)
    menu = await room.aoi.click("Menu", in_=room.hand(room.aoi))
    asked = await room.aoi.click("Resign", in_=menu.message)
    assert "Ben scores what their cards are worth" in asked.text
    await room.aoi.click("Yes, resign", in_=asked.message)
    await room.drawn()
    for seen in (room.hand(room.aoi), room.hand(room.ben), room.now(played)):
        assert "🪑 to 50 points: Ben **1** (+1) · Chiyo **0** · Aoi **0**" in seen.content
        assert "⏭️ Next round: **Ben** deals, **Chiyo** plays." in seen.content


async def test_a_hands_menu_offers_the_line_of_its_table_only(room: BotHarness) -> None:
    await started(room)
    dai = room.world.newcomer("Dai")
    menu = await dai.click("Menu", in_=of_hand(room, dai))
    assert menu.message is not None
    assert menu.text.endswith(" · Round 1")
    assert "Play the winner" not in menu.message.labels
    shown = (await dai.click("Standings", in_=menu.message)).message
    assert shown is not None
    assert "Join" in shown.labels
    late = await pressed(dai, of_hand(room, dai), "kk:1:1:winner")
    assert late.ephemeral
    assert "Next to play the winner: Chiyo, Dai" in late.text, "an older hand's button"


async def test_a_restart_goes_on_where_it_was(room: BotHarness) -> None:
    message, (_, chiyo) = await started(room)
    await room.client.close()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    async with room.open():
        await room.world.until(
            lambda: "⏭️ Next round" in room.now(message).content, "the table is current"
        )
        await room.client.close()
    async with room.open():
        await room.later(seconds=15)
        await room.world.until(
            lambda: "· Round 2" in chiyo.last().content, "the next hand has its table"
        )
        assert "▶️ Round 2: **Ben** and **Chiyo** play." in room.now(message).content


async def test_a_hand_that_a_killed_bot_began_gets_its_table(room: BotHarness) -> None:
    message, _ = await opened(room, "Chiyo")
    await room.client.close()
    await room.service.of(Rotations).start(1, Person(room.aoi.id, "Aoi"))
    async with room.open():
        await room.world.until(lambda: "▶️ Round 1" in room.now(message).content, "it is shown")
        await room.drawn()
        assert "· Round 1" in of_hand(room, room.ben).content


async def test_a_deleted_message_is_sent_again_as_long_as_they_play(room: BotHarness) -> None:
    message, _ = await started(room)
    room.aoi.delete(message)
    await lose(room, room.aoi)
    again = next(seen for seen in room.aoi.messages() if "Winner stays" in seen.content)
    assert again.id != message.id
    await room.ben.click("Leave", in_=again)
    assert "Ben · 1 · 1 of 1 won · left" in room.now(again).content


async def test_a_deleted_message_of_a_table_that_never_began_is_not_sent_again(
    room: BotHarness,
) -> None:
    """The table had no hands that could be lost."""
    message, _ = await opened(room)
    room.aoi.delete(message)
    await room.later(hours=1)
    assert (await table(room)).state is RotationState.OVER
    assert await is_current(room)
    assert not room.aoi.messages()


async def test_who_leaves_in_a_hand_is_out(room: BotHarness) -> None:
    message, (ben, *_) = await started(room, "Chiyo", "Dai")
    await ben.click("Leave", in_=message)
    await room.drawn()
    assert (await room.stored()).info.status is Status.FINISHED
    assert "⏭️ Next round" in room.now(message).content
    twice = await ben.click("Leave", in_=room.now(message))
    assert twice.text == "You're not at this table."
    await ben.click("Join", in_=room.now(message))
    assert (await table(room)).present[-1].person.id == ben.id


async def test_the_standings_open_for_one_person_and_take_them_in(room: BotHarness) -> None:
    message, _ = await started(room)
    dai = room.world.newcomer("Dai", locale="ja")
    mine = await dai.click("Standings", in_=of_hand(room, dai))
    assert mine.ephemeral
    assert "勝ち抜き戦" in mine.text
    assert mine.message is not None
    joined = await dai.click("参加する", in_=mine.message)
    assert "Dai" in joined.text
    await room.drawn()
    assert "Next to play the winner: Chiyo, Dai" in room.now(message).content


async def test_two_presses_at_once_and_a_second_start(room: BotHarness) -> None:
    message, (ben, chiyo) = await opened(room, "Chiyo")
    dai, emi = room.world.newcomer("Dai"), room.world.newcomer("Emi")
    answers = await asyncio.gather(
        dai.click("Join", in_=message),
        emi.click("Join", in_=message),
        room.aoi.click("Start", in_=message),
        room.aoi.click("Start", in_=message),
    )
    await room.drawn()
    assert {one.person.name for one in (await table(room)).present} == {
        *("Aoi", "Ben", "Chiyo", "Dai", "Emi")
    }
    assert [answer.text for answer in answers].count("This table has already started.") == 1
    assert len(await room.service.queries.games_of(ben.id)) + len(
        await room.service.queries.games_of(chiyo.id)
    ) in {1, 2}
    shown = room.now(message).content
    assert all(name in shown for name in ("Aoi", "Ben", "Chiyo", "Dai", "Emi"))


async def test_a_second_table_of_the_same_host_is_refused(room: BotHarness) -> None:
    first = await room.aoi.command("koikoi table")
    assert first.message is not None
    await room.drawn()
    again = await room.aoi.command("koikoi table")
    assert again.ephemeral
    assert f"/{first.message.id})" in again.text
    await room.aoi.click("Leave", in_=first.message)
    gone = first.message
    await room.world.until(lambda: room.world.message(gone.id) is None, "nobody used it")
    late = await room.ben.forge("kk:0:0:rotation join 1", in_=gone)
    assert late.text
    fresh = await room.aoi.command("koikoi table")
    assert not fresh.ephemeral


async def test_a_table_that_nobody_starts_closes_by_itself(room: BotHarness) -> None:
    message, _ = await opened(room)
    await room.later(hours=1)
    await room.world.until(lambda: room.world.message(message.id) is None, "nobody used it")


async def test_a_table_that_everybody_left_ends_and_calls_nobody_any_more(
    room: BotHarness,
) -> None:
    message, pilots = await started(room, "Chiyo", "Dai")
    await room.move(await room.mover())
    for _ in range(40):  # the last press was that move
        await room.later(minutes=1, seconds=30)
    over = room.aoi.last()
    assert "fewer than two players are left" in over.content
    assert all(pilot.last().id == over.id for pilot in pilots), "everybody sees it"
    assert room.world.message(message.id) is None
    everybody = (room.aoi, *pilots)
    calls = [len(pilot.pushes) for pilot in everybody]
    seen = [seen.id for seen in room.aoi.messages()]
    await room.client.close()
    async with room.open():
        for _ in range(9):
            await room.later(minutes=20)
        assert [len(pilot.pushes) for pilot in everybody] == calls
        assert [seen.id for seen in room.aoi.messages()] == seen, "no hand was dealt"
        opened = await room.aoi.command("koikoi table")
        assert not opened.ephemeral, "a new one can be opened"


async def is_current(room: BotHarness) -> bool:
    rotation = await table(room)
    return rotation.shown == rotation.revision


@pytest.mark.parametrize("taken", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_what_a_closed_channel_refused_is_drawn_when_it_is_open_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture, taken: Permission
) -> None:
    message, (_, chiyo) = await started(room)
    room.world.deny(room.world.channel, taken)
    await lose(room, room.aoi)
    room.aoi.delete(message)  # an edit would need no permission to write
    await room.later(seconds=15)
    assert [seen.content for seen in chiyo.messages() if "· Round 2" in seen.content] == []
    assert not await is_current(room)
    room.world.allow(room.world.channel)
    await room.world.until(
        lambda: any("▶️ Round 2" in seen.content for seen in chiyo.messages()), "the table is back"
    )
    await room.drawn()
    assert await is_current(room)
    assert "· Round 2" in of_hand(room, chiyo).content, "the hand has its table as well"
    assert len([seen for seen in chiyo.messages() if "Winner stays" in seen.content]) == 1
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_table_that_ended_while_its_channel_was_closed_is_shown_later(
    room: BotHarness,
) -> None:
    message, (ben, chiyo) = await started(room)
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    for pilot in (ben, chiyo):
        await room.service.of(Rotations).leave(1, Person(pilot.id, pilot.name))
    await room.drawn()
    other = room.world.add_channel(room.world.guild, "other")
    opened = await room.aoi.command("koikoi table", channel=other)
    assert opened.message is not None, "meanwhile another table is drawn"
    await room.drawn()
    room.world.allow(room.world.channel)
    few = "fewer than two players are left"
    await room.world.until(lambda: any(few in seen.content for seen in chiyo.messages()), "its end")
    await room.drawn()
    assert room.world.message(message.id) is None


async def test_the_table_of_a_hand_is_sent_although_the_table_for_all_is_refused(
    room: BotHarness,
) -> None:
    """An error without a missing permission: the hand is played nevertheless."""
    message, (_, chiyo) = await started(room)
    await lose(room, room.aoi)
    edit = "/channels/{channel_id}/messages/{message_id}"
    room.world.core.faults.fail("PATCH", edit, 403, times=99)
    await room.later(seconds=15)
    assert "▶️ Round 2" not in room.now(message).content
    assert "· Round 2" in of_hand(room, chiyo).content


async def test_closed_direct_messages_are_said_on_the_hands_table(room: BotHarness) -> None:
    message, (_, chiyo) = await opened(room, "Chiyo")
    room.ben.close_dms()
    await room.aoi.click("Start", in_=message)
    await room.drawn()
    hand = of_hand(room, chiyo)
    assert "Ben" in hand.content
    opened_hand = await room.ben.click("My hand", in_=hand)
    assert opened_hand.ephemeral


async def test_a_server_and_nothing_else_has_tables(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi table", channel=room.aoi.dm)
    assert "server" in answer.text
    first = await room.aoi.command("koikoi table")
    assert first.message is not None


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_eight_people_with_the_longest_names_fit(room: BotHarness, language: str) -> None:
    room.aoi.speak(language)
    names = [f"{'*' * 31}{number}" for number in range(6)]
    message, _ = await started(room, *names)
    everything = [room.now(message), of_hand(room, room.aoi)]
    await lose(room, room.aoi)
    everything = [*everything, *map(room.now, everything)]
    for seen in everything:
        assert units(seen.content) <= CONTENT_LIMIT
        assert not seen.content.endswith("…")


async def test_an_erased_person_is_named_nowhere(room: BotHarness) -> None:
    message, (_, chiyo) = await started(room)
    panel = await chiyo.command("koikoi privacy")
    asked = await chiyo.click("Erase my data", in_=panel.message)
    await chiyo.click("Yes, erase everything", in_=asked.message)
    await room.drawn()
    assert "Chiyo" not in room.now(message).content


async def test_a_table_whose_command_was_never_answered_has_its_message(room: BotHarness) -> None:
    """The bot was killed in between."""
    place = ChannelRef(room.world.guild.id, room.world.channel.id)
    await room.client.close()
    host = Person(room.aoi.id, "Aoi")
    await room.service.of(Rotations).open(place, host, Goal(points=50))
    async with room.open():
        await room.world.until(
            lambda: any("Winner stays" in seen.content for seen in room.aoi.messages()),
            "it is sent",
        )
        await room.ben.click("Join", in_=room.aoi.last())
        assert "Aoi, Ben" in room.now(room.aoi.last()).content


async def test_who_waits_and_looks_for_their_cards_hears_when_they_come(room: BotHarness) -> None:
    """They were told that they are watching."""
    await started(room, "Chiyo", "Dai")
    rotation = await table(room)
    waiting = [room.world.pilot(one.person.id) for one in rotation.present[2:]]
    hand = of_hand(room, room.aoi)
    for verb in ("My hand", "Menu"):
        answer = await waiting[0].click(verb, in_=hand)
        assert answer.text.startswith("You'll play the winner of this round: **"), verb
    assert "It's your turn in 2 rounds" in (await waiting[1].click("My hand", in_=hand)).text
    stranger = await room.world.newcomer("Emi").click("My hand", in_=hand)
    assert stranger.text.startswith("You're watching **")


async def test_rules_and_odds_of_a_hand_speak_of_the_table(room: BotHarness) -> None:
    """They mentioned one round, a rematch and a match that a stop would win."""
    await started(room)
    rotation = await table(room)
    assert rotation.match_id is not None
    hand = of_hand(room, room.aoi)
    menu = (await room.aoi.click("Menu", in_=hand)).message
    assert menu is not None
    rules = (await room.aoi.click("Rules", in_=menu)).message
    assert rules is not None
    assert "to 50 points · 3 minutes a turn" in rules.text
    match = await room.aoi.click("Match", in_=rules)
    assert "The goal of the table: to 50 points." in match.text
    assert "Rematch" not in match.text
    await room.play_until("decide", match_id=rotation.match_id)
    stored = await room.stored(rotation.match_id)
    assert stored.info.to_act is not None
    mover = room.pilot_at(stored, stored.info.to_act)
    own = room.hand(mover)
    assert " of 50**" in own.content
    odds = await mover.click("Details", in_=own)
    assert odds.ephemeral
    assert "left." in odds.text
    assert "match" not in own.content + odds.text


async def test_a_press_is_answered_though_what_it_would_keep_is_gone_by_then(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process has changed the message since the press."""
    message, _ = await started(room)
    post = room.client.of(RotationMessages).of(1).post
    known = room.client.get_partial_messageable(message.channel_id).get_partial_message(message.id)

    async def change() -> discord.Message:
        return await known.edit(attachments=[discord.File(io.BytesIO(b"text"), "more.txt")])

    post._attachments = (await change()).attachments
    dora = room.world.newcomer("Dora")
    room.client.interactions.answer_late = 0
    held = room.world.core.faults.hold("PATCH", ORIGINAL)
    joining = asyncio.create_task(dora.click("Join", in_=room.now(message)))
    await room.world.until(lambda: held.met, "the answer is on its way")
    await change()
    room.forgiven.add("attachment")
    held.release()
    await joining
    await room.drawn()
    assert "Dora" in room.now(message).content
    assert not [one for one in dora.messages() if one.ephemeral], "no apology"
    assert not [one for one in caplog.records if one.exc_info]
