"""Several people at once, strange names, closed direct messages: each gets the right result."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.services.challenges import Challenges
from bot.storage import match_rows
from tests.bot.harness import BotHarness

NAMES = (
    "@everyone](http://x.example) `**",
    "<@&123> ||# ~~ __\u202e\u2066 ` \\",
    "🎴" * 16,
    "\u200b\u200f",
)


async def test_two_join_an_open_table_at_once(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play")
    assert answer.message is not None
    await room.drawn()
    chiyo = room.world.newcomer("Chiyo")
    got = await asyncio.gather(
        room.ben.click("Join", in_=answer.message, late=True),
        chiyo.click("Join", in_=answer.message, late=True),
        room.aoi.click("Join", in_=answer.message, late=True),
    )
    await room.drawn()
    assert len([one for one in got if one.ephemeral]) == 2
    stored = await room.stored()
    assert stored.info.status.value == "playing"
    assert len({person.id for person in stored.info.people}) == 2


@pytest.mark.parametrize("called", NAMES)
async def test_a_name_is_letters_wherever_it_stands(room: BotHarness, called: str) -> None:
    odd = room.world.newcomer(called)
    challenge = await odd.command("koikoi play", opponent=room.ben, length="1")
    await room.drawn()
    await room.ben.click("Accept", in_=challenge.message)
    await room.drawn()
    for path in ("games", "history", "achievements", "leaderboard", "me", "rules"):
        await odd.command(f"koikoi {path}")
    await room.aoi.command("koikoi-admin abort")
    await odd.click("Menu", in_=challenge.message)
    await room.played_out()
    await room.aoi.command("koikoi history", member=odd)
    await room.aoi.command("koikoi leaderboard")
    for seen in (*room.ben.everything(), *odd.everything()):
        assert not seen.raw["mention_everyone"]
        assert "](http://x" not in seen.text
        assert "<@&" not in seen.text


async def test_a_slow_challenge_still_tells_the_challenged(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sending.reply.SOON", 0.0)
    invite = Challenges.invite

    async def slow(self: Challenges, *args: object) -> object:
        await room.world.until(lambda: bool(room.aoi.messages()), "thinking is shown")
        return await invite(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Challenges, "invite", slow)
    await room.aoi.command("koikoi play", opponent=room.ben)
    await room.world.until(lambda: bool(room.ben.pushes), "Ben is told")
    assert len(room.ben.pushes) == 1


async def test_a_table_is_not_brought_where_no_matches_are_played(room: BotHarness) -> None:
    await room.started()
    other = room.world.add_channel(room.world.guild, "no-games")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(
        replace(settings, channels=(room.world.channel.id,))
    )
    games = await room.aoi.command("koikoi games", channel=other)
    answer = await room.aoi.click("Bring here", in_=games.message)
    assert answer.text.startswith("On this server, matches are played in")
    await room.drawn()
    assert (await room.stored()).info.place.channel_id == room.world.channel.id
    assert not [seen for seen in room.aoi.messages(other) if not seen.ephemeral]


async def test_both_ask_for_a_rematch_at_once(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.played_out()
    await asyncio.gather(
        room.aoi.click("Rematch", in_=table), room.ben.click("Rematch", in_=room.hand(room.ben))
    )
    await room.drawn()
    assert (await room.stored(2)).info.status.value == "playing"
    assert not await room.store.read(match_rows.info, 3)


async def test_nobodys_direct_messages_are_open(room: BotHarness) -> None:
    room.aoi.close_dms()
    room.ben.close_dms()
    table = await room.started(length="1")
    assert room.aoi.dms() == []
    assert room.ben.dms() == []
    mover = await room.mover()
    hand = await mover.click("My hand", in_=table)
    assert hand.ephemeral
    mover = await room.mover()
    await room.move(mover, hand.message)
    assert (await room.stored()).seq > 1


async def test_a_rematch_asked_for_in_direct_messages_says_where(room: BotHarness) -> None:
    await room.started(length="1")
    await room.played_out()
    answer = await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    assert answer.ephemeral
    assert answer.text == f"Asked: the challenge is in <#{room.world.channel.id}>."


async def test_a_rematch_asked_for_again_says_where_it_waits(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    await room.aoi.click("Rematch", in_=room.now(table))
    await room.drawn()
    challenge = room.aoi.last()
    again = await room.aoi.click("Rematch", in_=room.now(table), late=True)
    assert again.ephemeral
    assert again.text.startswith("You've already asked, and Ben can accept: ")
    assert again.text.endswith(f"/{challenge.id}")


async def test_a_rematch_that_runs_opens_its_hand(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    for pilot in (room.aoi, room.ben):
        await pilot.click("Rematch", in_=room.now(table), late=True)
        await room.drawn()
    again = await (await room.mover(2)).click("Rematch", in_=room.now(table), late=True)
    assert again.ephemeral
    assert again.text.startswith("**Your turn**")


async def test_no_rematch_in_a_channel_that_was_deleted(room: BotHarness) -> None:
    await room.started(length="1")
    await room.played_out()
    room.world.delete_channel(room.world.channel)
    answer = await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    assert answer.text.startswith("The channel of this match was deleted.")
    assert await room.store.read(match_rows.info, 2) is None


async def test_a_rematch_against_the_computer_begins_once(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi computer", level="wild", length="1")
    await room.drawn()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert answer.message is not None
    table = room.now(answer.message)
    presses = (room.aoi.click("Rematch", in_=table, late=True) for _ in range(2))
    await asyncio.gather(*presses)
    await room.drawn()
    assert [info.id for info in await room.service.queries.games_of(room.aoi.id)] == [2]


async def test_a_rematch_that_is_being_played_is_not_asked_for_again(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    for pilot in (room.aoi, room.ben, room.aoi):
        await pilot.click("Rematch", in_=room.now(table), late=True)
        await room.drawn()
    (again,) = await room.service.queries.games_of(room.aoi.id)
    assert (again.id, again.status) == (2, Status.PLAYING)


async def test_no_rematch_where_matches_are_no_longer_played(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.played_out()
    other = room.world.add_channel(room.world.guild, "games")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, channels=(other.id,)))
    answer = await room.aoi.click("Rematch", in_=table)
    assert answer.text.startswith("On this server, matches are played in")


async def test_the_record_in_mid_match_tells_nothing_of_the_running_round(room: BotHarness) -> None:
    await room.started()
    await room.play_until("deal")
    await room.later(seconds=20)
    log = await room.store.read(match_rows.log, 1)
    assert log is not None
    assert len(log.deals) >= 2
    text = await room.service.queries.record(1)
    running = log.deals[-1]
    assert running.nonce not in text
    assert text.count("deal ") == text.count("\ndeal ") == len(log.deals) - 1
