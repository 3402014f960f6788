"""The daily deal: its hand, its result, the shared line, and its table."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.daily.service import Daily
from bot.koikoi.cards import DECK, card_code
from bot.koikoi.state import other
from bot.locales import texts_in
from bot.matches.models.match import DeadlineKind
from bot.matches.models.people import Computer, HandPlace, Person
from bot.matches.models.terms import ChannelRef
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.forging import board as forged_board
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness, choices
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

NUMBER = 182  # the first of July 2026
LINE = f"🎴 Koi-Koi, deal of the day #{NUMBER}: "


async def played(
    room: BotHarness,
    pilot: Pilot,
    hand: RenderedMessage | None = None,
    *,
    rounds: int = 3,
    match_id: int = 1,
) -> None:
    """Play this many rounds of a person's match, in direct messages or in an open hand."""
    await room.drawn()
    for _ in range(200):
        stored = await room.stored(match_id)
        if not stored.info.status.open:
            return
        assert stored.match is not None
        if len(stored.match.results) == rounds:
            return
        if stored.match.phase.value == "deal":
            await room.later(seconds=20)
        elif choices(room.now(hand) if hand is not None else room.hand(pilot)):
            await room.move(pilot, hand, wish="stop")
        else:
            await room.later(seconds=3)
    raise AssertionError("it never ended")


def public(room: BotHarness) -> list[RenderedMessage]:
    return [seen for seen in room.ben.messages() if not seen.ephemeral]


def names_cards(text: str) -> bool:
    texts = texts_in("en")
    return any(texts(f"card-{card_code(card)}") in text for card in DECK)


async def test_the_deal_of_the_day_from_the_first_card_to_the_line_that_is_shared(
    room: BotHarness,
) -> None:
    answer = await room.aoi.command("koikoi daily")
    assert answer.ephemeral
    assert f"Deal of the day #{NUMBER}" in answer.text
    await room.drawn()
    hand = room.hand(room.aoi)
    assert f"Deal of the day #{NUMBER}" in hand.content
    assert "Round 1/3" in hand.content
    assert not public(room), "a table would show everybody their cards"
    await played(room, room.aoi)
    over = room.hand(room.aoi)
    assert LINE in over.content
    assert "Post it here" not in over.labels, "a direct message has nobody to share with"
    assert "Rematch" not in over.labels

    again = await room.aoi.command("koikoi daily")
    assert again.ephemeral
    lines = again.text.split("```\n")[1].strip()
    assert lines in over.content
    stored = await room.stored()
    match, seat = stored.match, stored.info.seat_of(room.aoi.id)
    assert match is not None
    assert seat is not None
    told, course, about = lines.splitlines()
    assert told.endswith("against Simple Bot")
    assert about == "Three rounds of Japanese flower cards, the same for everyone"
    assert told.startswith(LINE)
    assert f"{match.scores[seat]}–{match.scores[other(seat)]}" in told
    for part, result in zip(course.split(" · "), match.results, strict=False):
        own, theirs = (max(result.deltas[at], 0) for at in (seat, other(seat)))
        assert part == (f"🟩 +{own}" if own else f"🟥 −{theirs}" if theirs else "⬜ 0")
    assert "rank 1 so far" in again.text
    assert not names_cards(again.text)
    await room.share(room.aoi, again.message)
    (shared,) = public(room)
    assert shared.content == f"**Aoi**\n{lines}"
    assert not shared.attachments
    twice = await room.share(room.aoi, again.message)
    assert twice.ephemeral
    assert "already" in twice.text
    route = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
    unknown = room.world.core.faults.fail(*route, 403, code=50001)
    assert (await room.share(room.aoi, again.message)).text == twice.text
    assert unknown.met, "whether it stands is not known"

    room.aoi.delete(shared)
    await room.share(room.aoi, again.message)
    (shared,) = public(room)
    assert shared.content == f"**Aoi**\n{lines}"

    begun = await room.ben.click("Play today's deal", in_=shared)
    assert begun.ephemeral
    await room.drawn()
    assert f"Deal of the day #{NUMBER}" in room.hand(room.ben).content
    assert [one.id for one in public(room)] == [shared.id]
    assert (await room.stored(2)).info.challenger.id == room.ben.id


async def test_who_plays_in_the_channel_has_it_all_in_one_message_of_their_own(
    room: BotHarness,
) -> None:
    chosen = await room.service.settings.preferences(room.aoi.id)
    await room.service.settings.save_preferences(replace(chosen, hand=HandPlace.CHANNEL))
    answer = await room.aoi.command("koikoi daily")
    assert answer.ephemeral
    assert answer.message is not None
    assert "Round 1/3" in answer.message.content
    assert "Table" not in answer.message.labels
    await played(room, room.aoi, answer.message)
    over = room.now(answer.message)
    assert "Post it here" in over.labels
    await room.share(room.aoi, over)
    assert LINE in public(room)[-1].content
    assert not room.aoi.dms()


async def test_closed_direct_messages_are_no_hindrance(room: BotHarness) -> None:
    room.aoi.close_dms()
    answer = await room.aoi.command("koikoi daily")
    await room.drawn()
    hand = await room.aoi.click("My hand", in_=answer.message)
    assert hand.ephemeral
    assert hand.message is not None
    await played(room, room.aoi, hand.message)
    assert LINE in room.now(hand.message).content
    assert not public(room)


async def test_in_direct_messages_the_hand_is_all_there_is(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily", channel=room.aoi.dm)
    await room.drawn()
    assert len(room.aoi.dms()) == 1
    await played(room, room.aoi)
    assert LINE in room.hand(room.aoi).content
    again = await room.aoi.command("koikoi daily", channel=room.aoi.dm)
    assert "Post it here" not in (again.message.labels if again.message else ())
    table = await room.aoi.click("Ranking of the day", in_=again.message)
    assert "everyone" in table.text
    assert "**1.** Aoi" in table.text
    here = await room.ben.command("koikoi daily")
    board = await room.ben.click("Ranking of the day", in_=here.message)
    assert "No one has finished it yet" in board.text, "it was not played from this server"


async def test_asked_twice_at_once_it_begins_once(room: BotHarness) -> None:
    await asyncio.gather(*(room.aoi.command("koikoi daily") for _ in range(3)))
    await room.drawn()
    assert not public(room)
    assert len(await room.service.queries.games_of(room.aoi.id)) == 1
    assert len(room.aoi.dms()) == 1


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            await room.aoi.command("koikoi daily")
            await played(room, room.aoi, rounds=1)
        async with room.open():
            await room.aoi.click("Next round", in_=room.hand(room.aoi))
            await room.drawn()
            again = await room.aoi.command("koikoi daily")
            assert again.ephemeral
            assert "Round 2/3" in again.text
            await played(room, room.aoi)
            over = await room.aoi.command("koikoi daily")
            assert "rank 1 so far" in over.text


async def test_a_match_that_midnight_overtook_may_be_finished_first(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily")
    await room.drawn()
    await room.later(hours=16)
    answer = await room.aoi.command("koikoi daily")
    assert f"**deal of the day #{NUMBER}** yet" in answer.text
    hand = await room.aoi.click(f"Finish #{NUMBER}", in_=answer.message)
    assert f"#{NUMBER}" in hand.text
    assert "Round 1/3" in hand.text
    await room.aoi.click(f"Play #{NUMBER + 1}", in_=answer.message)
    await room.drawn()
    assert f"#{NUMBER + 1}" in room.hand(room.aoi).content
    games = await room.aoi.command("koikoi games")
    assert f"Deal of the day #{NUMBER}\n" in games.text
    assert f"Deal of the day #{NUMBER + 1}" in games.text


async def test_nothing_brings_a_table_of_it_into_a_channel(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi daily")
    await room.drawn()
    games = await room.aoi.command("koikoi games")
    hand = await room.aoi.click("My hand", in_=answer.message)
    menu = await room.aoi.click("Menu", in_=hand.message)
    for seen in (games.message, menu.message):
        assert seen is not None
        assert not [label for label in seen.labels if label.startswith("Bring")]
        assert "Resign" in seen.labels
    assert not public(room)


async def test_its_table_is_never_shown_whoever_asks_for_it(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily")
    await room.drawn()
    await room.client.presenter.resend_table(1)
    await room.drawn()
    assert not public(room)


async def test_nothing_is_shared_where_one_of_both_may_not_write(room: BotHarness) -> None:
    await room.ben.command("koikoi daily")
    await room.drawn()
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    answer = await room.ben.command("koikoi daily")
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    refused = await room.share(room.ben, answer.message)
    assert refused.ephemeral
    assert "can't write here" in refused.text
    assert not public(room)


async def test_channels_chosen_by_the_admins_hold_here_too(room: BotHarness) -> None:
    other = room.world.add_channel(room.world.guild, "elsewhere")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, channels=(other.id,)))
    refused = await room.aoi.command("koikoi daily")
    assert f"<#{other.id}>" in refused.text
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_a_result_that_an_admin_ended_is_none(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily")
    await room.drawn()
    await room.service.play.abort(1, Person(room.ben.id, "Ben"))
    await room.drawn()
    answer = await room.aoi.command("koikoi daily")
    assert "ended without a result" in answer.text
    assert "Ranking of the day" in (answer.message.labels if answer.message else ())


async def scored(room: BotHarness, person: Person, place: ChannelRef) -> None:
    """Let somebody play the deal, without presses."""
    stored = await room.service.of(Daily).start(place, person)
    await room.service.play.resign(stored.id, person)


async def test_the_table_has_pages_and_two_views(room: BotHarness) -> None:
    here = ChannelRef(room.world.guild.id, room.world.channel.id)
    for number in range(11):
        await scored(room, Person(9000 + number, f"Guest {number}"), here)
    await scored(room, Person(9999, "[Far](https://away.example) @everyone"), ChannelRef(5, 50))
    await scored(room, Person(room.ben.id, "Ben"), here)
    answer = await room.ben.command("koikoi daily")
    opened = await room.ben.click("Ranking of the day", in_=answer.message)
    assert opened.ephemeral
    board = opened.message
    assert board is not None
    assert "Page 1 of 2" in board.text
    assert "Far" not in board.text
    assert "You: rank 1, 0 points" in board.text
    await room.ben.click("▸", in_=board)
    assert "Ben" in room.now(board).text
    await room.ben.click("Everyone", in_=board)
    everyone = room.now(board)
    assert "· everyone" in everyone.text
    await room.ben.click("▸", in_=board)
    assert r"\[Far\]\(https" in room.now(board).text, "a name is never a link"
    await room.ben.click("This server", in_=board)
    assert "Far" not in room.now(board).text


async def test_who_is_erased_stays_as_a_line_without_a_name(room: BotHarness) -> None:
    here = ChannelRef(room.world.guild.id, room.world.channel.id)
    await scored(room, Person(room.aoi.id, "Aoi"), here)
    await room.service.privacy.erase(Person(room.aoi.id, "Aoi"))
    await scored(room, Person(room.ben.id, "Ben"), here)
    answer = await room.ben.command("koikoi daily")
    board = await room.ben.click("Ranking of the day", in_=answer.message)
    assert "a former player" in board.text
    assert "Aoi" not in board.text


async def test_japanese_players_have_it_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    answer = await room.aoi.command("koikoi daily")
    assert f"今日の一局 #{NUMBER}" in answer.text
    await room.drawn()
    assert f"今日の一局 #{NUMBER}" in room.hand(room.aoi).content
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    over = await room.aoi.command("koikoi daily")
    assert f"🎴 花札こいこい「今日の一局」#{NUMBER}：コンピューターに0–0で投了" in over.text
    assert "今のところ1位" in over.text
    board = await room.aoi.click("この一局の順位表", in_=over.message)
    assert "**1位** Aoiさん · 0文" in board.text


async def test_a_day_ago_the_next_deal_is_there(room: BotHarness) -> None:
    await scored(room, Person(room.aoi.id, "Aoi"), ChannelRef(None, room.aoi.dm.id))
    room.clock.move(timedelta(days=1))
    answer = await room.aoi.command("koikoi daily")
    assert f"Deal of the day #{NUMBER + 1}" in answer.text


async def test_who_is_erased_reads_when_the_next_deal_comes(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily")
    await room.drawn()
    privacy = await room.aoi.command("koikoi privacy")
    await room.aoi.click("Erase", in_=privacy.message)
    await room.aoi.click("Yes, erase everything")
    await room.drawn()
    refused = await room.aoi.command("koikoi daily")
    assert refused.ephemeral
    assert refused.text.startswith(f"You already played deal of the day #{NUMBER} before")
    assert "Next one <t:" in refused.text
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_while_the_computer_wakes_up_the_hand_says_so(room: BotHarness) -> None:
    room.thinker.ready = False
    await room.aoi.command("koikoi daily")
    await room.drawn()
    while (await room.stored()).info.due is not DeadlineKind.COMPUTER:
        assert "waking up" not in room.hand(room.aoi).content
        await room.move(room.aoi)
    waiting = room.hand(room.aoi)
    assert "The computer is still waking up" in waiting.content
    await room.later(seconds=5)
    assert room.hand(room.aoi).content == waiting.content
    room.thinker.ready = True
    await room.later(seconds=5)
    assert "waking up" not in room.hand(room.aoi).content


async def test_days_in_a_row_are_counted_and_shared(room: BotHarness) -> None:
    here = ChannelRef(room.world.guild.id, room.world.channel.id)
    aoi = Person(room.aoi.id, "Aoi")
    told = []
    for wait in (1, 2, 1, 1):
        await scored(room, aoi, here)
        answer = await room.aoi.command("koikoi daily")
        told.append(answer.text.split("```")[1].strip().splitlines()[-1].partition(" · ")[2])
        room.clock.move(timedelta(days=wait))
    assert told == ["", "🔥 2 days in a row", "", "🔥 2 days in a row"], "a day was left out"


async def test_a_level_is_chosen_and_kept_and_a_shared_result_invites_to_the_same(
    room: BotHarness,
) -> None:
    await room.aoi.command("koikoi daily", level="greedy")
    await room.drawn()
    assert (await room.stored()).info.opponent == Computer("greedy")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    answer = await room.aoi.command("koikoi daily", level="wild")
    assert "resigned at 0–0 against Simple Bot" in answer.text, "it is played once a day"
    await room.share(room.aoi, answer.message)
    (shared,) = public(room)
    await room.ben.click("Play today's deal", in_=shared)
    await room.drawn()
    assert (await room.stored(2)).info.opponent == Computer("greedy")

    opened = await room.aoi.click("Ranking of the day", in_=answer.message)
    board = opened.message
    assert board is not None
    assert "**1.** Aoi" in board.text
    (menu,) = board.selects
    assert menu.chosen == ("greedy",)
    await room.aoi.select(menu.custom_id, "wild", in_=board)
    assert "No one has finished it yet" in room.now(board).text
    assert "You: rank" not in room.now(board).text
    await room.aoi.click("Everyone", in_=room.now(board))
    (menu,) = room.now(board).selects
    assert menu.chosen == ("wild",), "the level stays"


async def test_the_day_after_everybody_may_see_how_the_best_played(room: BotHarness) -> None:
    await room.aoi.command("koikoi daily", level="greedy")
    await played(room, room.aoi)
    here = ChannelRef(room.world.guild.id, room.world.channel.id)
    await room.service.of(Daily).start(here, Person(room.ben.id, "Ben"), "greedy")
    today = await room.aoi.command("koikoi daily")
    board = await room.aoi.click("Ranking of the day", in_=today.message)
    assert board.message is not None
    assert "Watch the best game" not in board.message.labels, "others still play these cards"
    early = await pressed(room.aoi, await forged_board(room), f"kk:0:0:daily-best {NUMBER} greedy")
    assert early.text.startswith("This deal can still be played.")
    history = (await room.aoi.command("koikoi history")).text
    assert f"· Deal of the day #{NUMBER}\n" in f"{history}\n", "not as one match of many"
    none = await room.aoi.click("Watch yesterday's best", in_=today.message)
    assert none.text == f"No one finished deal of the day #{NUMBER - 1} against this level."
    others = await room.aoi.click("Ranking of the day", in_=none.message)
    assert f"Deal of the day #{NUMBER - 1}" in others.text

    room.clock.move(timedelta(days=1))
    late = await pressed(room.ben, await forged_board(room), f"kk:0:0:daily-best {NUMBER} greedy")
    assert late.text.startswith("You're still playing these cards yourself.")
    await room.service.play.resign(2, Person(room.ben.id, "Ben"))
    chiyo = room.world.newcomer("Chiyo")
    old = await pressed(chiyo, await forged_board(room), f"kk:0:0:daily-table {NUMBER} greedy")
    assert old.message is not None
    best = await chiyo.click("Watch the best game", in_=old.message)
    assert best.ephemeral
    assert best.message is not None
    stored = await room.stored()
    assert stored.match is not None
    assert f"Best result in **deal of the day #{NUMBER}**: Aoi, " in best.text
    assert best.message.labels == ["Round 1", "Round 2", "Round 3", "Replay"]
    assert len(best.message.attachments) == 1
    lines = best.text.splitlines()
    assert 2 <= sum(line.startswith("🔴") for line in lines) <= 9
    first, picture = best.message.content, best.message.attachments[0]["id"]
    await chiyo.click("Round 3", in_=best.message)
    third = room.now(best.message)
    assert third.content != first
    assert third.attachments[0]["id"] != picture
    replay = await chiyo.click("Replay", in_=best.message)
    assert replay.ephemeral
    assert "Aoi" in replay.text
    assert replay.message is not None
    assert "Next" in replay.message.labels
    assert "Show both hands" not in replay.message.labels
    alone = (await chiyo.command("koikoi rules", channel=chiyo.dm)).message
    assert alone is not None
    there = await pressed(chiyo, alone, f"kk:0:0:daily-best {NUMBER} greedy")
    assert "Aoi" in (await chiyo.click("Replay", in_=there.message)).text
    worse = await room.stored(2)
    unknown = await pressed(chiyo, alone, f"kk:2:{worse.seq}:replay")
    assert unknown.text.startswith("I can't find that match."), "it is shown nowhere"
    await room.service.privacy.erase(Person(room.aoi.id, "Aoi"))
    again = await chiyo.click("Watch the best game", in_=room.now(old.message))
    assert "a former player" in again.text
