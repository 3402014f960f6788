"""Tournaments as people see and press them, in the real client."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import Any

import pytest

from bot.locales import LANGUAGES, Language, Texts, texts_in
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.playground.objects.components import SECTION
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import (
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    LABEL_LIMIT,
    PANEL_LIMIT,
    Button,
    Message,
    Panel,
    Prose,
    Section,
    Select,
    panel_id,
    press_id,
    units,
)
from bot.servers.abort_screens import abort_question_screen
from bot.tournaments import store as tournament_rows
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    BEGIN,
    LONGEST_NAME,
    LONGEST_NOTE,
    Calendar,
    Format,
    Obstacle,
    Posted,
    Prize,
    Result,
    ResultPreview,
    Stage,
    Tournament,
)
from bot.tournaments.panel_screens import (
    EPOCH,
    MINUTE,
    abort_consequence,
    begin_question,
    list_screen,
    manage_screen,
    result_screen,
    start_question,
)
from bot.tournaments.plan_screens import plan_panel
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.screens import BoardFacts, board_screen, leave_question, table_screen
from bot.tournaments.seed_screens import seeds_screen
from bot.tournaments.service import LISTED, Tournaments
from tests.bot.forging import bearing
from tests.bot.harness import BotHarness
from tests.bot.view_models import played as position
from tests.bot.view_models import stored_of
from tests.locales.walked import WALKED
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_pairing import AT, tournament


async def opened(room: BotHarness, **options: Any) -> RenderedMessage:
    """Let Aoi open the sign-up of a tournament; return its message."""
    answer = await open_tournament(room.aoi, **{"begins": "30m", **options})
    assert answer.ephemeral
    assert "Sign-up is open" in answer.text
    return board(room)


def board(room: BotHarness) -> RenderedMessage:
    """Return the tournament's message."""
    found = [one for one in room.ben.messages() if r"🏆 Moon \*Cup\*" in one.content]
    assert len(found) == 1, [one.content for one in found]
    return found[0]


async def signed_up(
    room: BotHarness, *names: str, presses: bool = False, **options: Any
) -> list[Pilot]:
    """Sign up Aoi, Ben and these newcomers; with presses only if a test is about them."""
    message = await opened(room, **options)
    pilots = [room.aoi, room.ben, *(room.world.newcomer(name) for name in names)]
    found = await newest(room)
    for pilot in pilots:
        room.clock.move(timedelta(seconds=1))
        if presses:
            await pilot.click("Sign up", in_=message)
        else:
            await room.service.of(Tournaments).join(found.id, Person(pilot.id, pilot.name))
    await looked(room)
    return pilots


def calls(message: RenderedMessage, *pilots: Pilot) -> list[int]:
    """Return the ids of the people who were notified by a message."""
    return [one.id for one in pilots if any(p.message_id == message.id for p in one.pushes)]


async def looked(room: BotHarness, **span: float) -> None:
    """Let time pass, and run due work."""
    room.clock.move(timedelta(**span))
    await room.client.of(TournamentRunner).look()
    await settled(room)


async def settled(room: BotHarness) -> None:
    client = room.client
    for _ in range(2):  # other messages may link to the drawn ones
        await room.world.until(
            lambda: not client.in_flight.count and client.of(TournamentRunner).idle,
            "all is settled",
        )
        await room.drawn()


async def newest(room: BotHarness) -> Tournament:
    return (await room.service.of(Tournaments).of_guild(room.world.guild.id))[0]


async def won_by_first(room: BotHarness, *, presses: bool = False) -> None:
    """Confirm everybody's presence, and let the better seeds win."""
    found = await newest(room)
    for one in found.undecided:
        for person_id in one.people:
            if presses:
                await room.world.pilot(person_id).click("I'm here", in_=board(room))
            else:
                await room.service.of(Tournaments).here(found.id, found.people[person_id])
    await looked(room)
    found = await newest(room)
    for one in found.undecided:
        assert one.second is not None
        assert one.match_id is not None
        await room.service.play.resign(one.match_id, found.people[one.second])
    await settled(room)


async def test_a_tournament_from_the_sign_up_to_the_congratulation(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai", presses=True)
    message = board(room)
    assert "Sign-up closes <t:" in message.content
    assert "4 of at most 32 players" in message.content
    assert [f"**{n}.** {one.name} · 1500" in message.content for n, one in
            enumerate((aoi, ben, chiyo, dai), 1)] == [True] * 4  # fmt: skip
    assert not any(one.pushes for one in (chiyo, dai)), "nobody is called before the start"
    await looked(room, minutes=30)
    message = board(room)
    assert message.content.startswith("**Press “I'm here”**: check-in closes"), (
        "a notification shows its beginning"
    )
    assert "Semi-finals" in message.content
    assert f"⏳ {aoi.mention} – {dai.mention}" in message.content
    assert [len(one.pushes) for one in (aoi, ben, chiyo, dai)] == [1, 1, 1, 1]
    await dai.click("I'm here", in_=message)
    assert f"⏳ {aoi.mention} – {dai.mention} ✅" in board(room).content
    listed = (await dai.command("koikoi tournament")).text
    assert "You play Aoi, who isn't here yet" in listed
    listed = (await aoi.command("koikoi tournament")).text
    assert "You play Dai. Press “I'm here”" in listed
    await aoi.click("I'm here", in_=message)
    await settled(room)
    assert "🎴" in board(room).content
    listed = (await aoi.command("koikoi tournament")).text
    assert "You're playing Dai" in listed
    assert "/koikoi games" in listed
    assert "[table](https://discord.com/channels/" in board(room).content
    assert "Aoi – Dai" in board(room).alt_text
    assert (await room.stored(1)).info.status is Status.PLAYING
    await won_by_first(room, presses=True)
    assert "Final" in board(room).content
    assert f"⏳ {aoi.mention} – {ben.mention}" in board(room).content
    await won_by_first(room, presses=True)
    end = board(room)
    assert f"Congratulations, {aoi.mention}! You've won" in end.content
    assert "**1.** Aoi · won 2, lost 0\n**2.** Ben" in end.content
    assert "**3.** Chiyo" in end.content
    assert "**3.** Dai" in end.content
    assert end.labels == ["As text"]
    assert end.attachments
    over = await ben.command("koikoi tournament")
    assert "4 players · won by Aoi" in over.text


async def test_a_match_names_its_tournament_and_starts_no_match_beside_it(
    room: BotHarness,
) -> None:
    aoi, ben, _, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for pilot in (aoi, dai):
        await pilot.click("I'm here", in_=board(room))
    await settled(room)

    def table() -> RenderedMessage:
        (found,) = [one for one in ben.messages() if "A match of the tournament" in one.content]
        return found

    assert r"**Moon \*Cup\***" in table().content
    assert "Menu" in table().labels
    assert "Play the winner" not in table().labels
    menu = (await ben.click("Menu", in_=table())).message
    assert menu is not None
    assert "Rules" in menu.labels
    assert "Play the winner" not in menu.labels
    forged = press_id(1, (await room.stored(1)).info.seq, "winner")
    refused = await ben.forge(forged, in_=bearing(table(), forged))
    assert refused.text == texts_in("en")("refused-line-of-tournament")
    await room.service.play.resign(1, (await newest(room)).people[dai.id])
    await settled(room)
    assert "Review" in table().labels
    assert "Rematch" not in table().labels


async def test_presses_twice_too_late_and_by_strangers_get_a_sentence(room: BotHarness) -> None:
    await signed_up(room, "Chiyo")
    again = await room.ben.click("Sign up", in_=board(room))
    assert again.ephemeral
    assert "already signed up" in again.text
    emi = room.world.newcomer("Emi")
    assert "aren't playing in this" in (await emi.click("Leave", in_=board(room))).text
    await emi.click("Sign up", in_=board(room))
    assert "Emi" in board(room).content
    await emi.click("Leave", in_=board(room))
    assert "Emi" not in board(room).content
    old = board(room)
    await looked(room, minutes=30)
    late = await emi.click("Sign up", in_=old, late=True)
    assert "closed" in late.text
    assert "aren't playing in this" in (await emi.click("I'm here", in_=board(room))).text
    bye = await room.aoi.click("I'm here", in_=board(room))
    assert "don't have a match in this round" in bye.text
    shown = await emi.click("Standings", in_=board(room))
    assert shown.ephemeral
    assert "**Aoi** has a bye" in shown.text, "who plays, and no zeros"
    assert "won 0" not in shown.text


async def test_two_sign_up_at_once_and_both_are_shown(room: BotHarness) -> None:
    message = await opened(room)
    pilots = [room.world.newcomer(f"N{n}") for n in range(6)]
    await asyncio.gather(*(one.click("Sign up", in_=message) for one in pilots))
    await settled(room)
    assert all(one.name in board(room).content for one in pilots)


async def test_it_outlives_restarts_and_closes_on_time(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await room.client.close()
    room.clock.move(timedelta(hours=9))
    async with room.open():
        await looked(room)
        assert "Semi-finals" in board(room).content
        found = await newest(room)
        assert found.begin_by == room.clock.now() + timedelta(minutes=10)
        await room.client.close()
    room.clock.move(timedelta(hours=1))
    async with room.open():
        await looked(room)
        assert len((await newest(room)).undecided) == 2, "the bot was away: nobody has lost by it"
        await won_by_first(room)
        await room.client.close()
    async with room.open():
        await won_by_first(room)
        assert "Congratulations" in board(room).content


async def text_of(room: BotHarness, pilot: Pilot, seen: RenderedMessage | None) -> str:
    assert seen is not None
    sent = (await pilot.click("As text", in_=seen)).message
    assert sent is not None
    assert sent.ephemeral
    return room.file(sent)


async def test_a_tournament_is_exported_as_text(room: BotHarness) -> None:
    aoi, *_ = await signed_up(room, "*Chiyo*", "Dai")
    await looked(room, minutes=30)
    shown = await aoi.click("Standings", in_=board(room))
    assert "Semi-finals\n\nAoi – Dai\n" in await text_of(room, aoi, shown.message)
    await won_by_first(room)
    await won_by_first(room)
    stranger = room.world.newcomer("Emi")
    text = await text_of(room, stranger, board(room))
    assert text.startswith("Moon *Cup*\n\n\n1. Aoi · won 2, lost 0\n")
    assert "\n\n\nSemi-finals\n\n✔️ Aoi beats Dai · 0–0\n✔️ Ben beats *Chiyo* · 0–0\n" in text
    assert text.endswith("\n\n\nFinal\n\n✔️ Aoi beats Ben · 0–0\n")
    assert not set("\u2068\u2069\\") & set(text), "neither escapes nor isolates"


async def test_a_reminder_comes_once_and_then_the_missing_lose(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    await dai.click("I'm here", in_=board(room))
    await looked(room, minutes=6)
    await looked(room, seconds=30)
    assert board(room).content.startswith("⏰ **Your match is waiting.")
    assert calls(board(room), aoi, ben, chiyo, dai) == [aoi.id, ben.id, chiyo.id]
    assert "I'm here" in board(room).labels, "the button is where they were called to"
    await looked(room, minutes=4)
    assert f"Congratulations, {dai.mention}" in board(room).content
    assert dai.mention in board(room).content


async def test_a_reminder_goes_when_the_match_begins(room: BotHarness) -> None:
    """No second message remains, also after a restart or if somebody deleted it."""
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    first = board(room)
    place = room.client.get_partial_messageable(room.world.channel.id)
    await looked(room, minutes=6, seconds=10)
    assert room.world.message(first.id) is None
    assert "Your match is waiting" in board(room).content
    found = await newest(room)
    assert found.posted.shown == found.revision, "it is not drawn again where it was pressed"
    await room.client.close()
    async with room.open():
        for one in (aoi, dai):
            await one.click("I'm here", in_=board(room))
        await settled(room)
        assert "Your match is waiting" in board(room).content, "the other match does"
        place = room.client.get_partial_messageable(room.world.channel.id)
        await place.get_partial_message(board(room).id).delete()
        for one in (ben, chiyo):
            await room.service.of(Tournaments).here(
                (await newest(room)).id, Person(one.id, one.name)
            )
        await looked(room)
        assert not any("match is waiting" in one.content for one in dai.messages())
        assert not calls(board(room), aoi, ben, chiyo, dai), "nobody is called a third time"


async def test_who_leaves_late_is_asked_and_loses_by_default(room: BotHarness) -> None:
    *_, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    asked = await dai.click("Leave", in_=board(room))
    assert "can't come back" in asked.text
    kept = await dai.click("No, stay", in_=asked.message)
    assert "still in" in kept.text
    asked = await dai.click("Leave", in_=board(room))
    await dai.click("Yes, leave", in_=asked.message)
    await settled(room)
    assert "**Aoi** beats Dai (left the tournament)" in board(room).content
    twice = await dai.click("Leave", in_=board(room))
    assert "aren't playing in this" in twice.text


async def test_a_deleted_message_comes_again_and_calls_nobody_twice(room: BotHarness) -> None:
    _, ben, *_ = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    place = room.client.get_partial_messageable(room.world.channel.id)
    await place.get_partial_message(board(room).id).delete()
    await room.service.of(Tournaments).here((await newest(room)).id, Person(ben.id, "Ben"))
    await looked(room)
    assert "✅" in board(room).content
    assert len(ben.pushes) == 1


async def test_a_press_while_the_message_gets_a_new_picture_is_answered(room: BotHarness) -> None:
    *_, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    seen, found = board(room), await newest(room)
    await room.service.of(Tournaments).decide(found.id, 2, Result.FIRST, found.by, "late")
    await looked(room)
    answer = await dai.click("I'm here", in_=seen, late=True)
    assert not answer.ephemeral
    assert f"{dai.mention} ✅" in board(room).content
    assert board(room).attachments
    again = await chiyo.click("Standings", in_=board(room))
    assert "Chiyo" in again.text


def picture(room: BotHarness) -> bytes:
    (attachment,) = board(room).attachments
    return room.world.core.attachments.path(int(attachment["id"])).read_bytes()


async def test_a_press_shows_also_in_the_picture_what_another_one_changed(
    room: BotHarness,
) -> None:
    """It may be an admin's decision that was not shown yet."""
    *_, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    seen, found, before = board(room), await newest(room), picture(room)
    await room.service.of(Tournaments).decide(found.id, 2, Result.FIRST, found.by, "late")
    await dai.click("I'm here", in_=seen)
    await settled(room)
    assert board(room).id == seen.id
    assert picture(room) != before


async def test_standings_of_a_running_bracket_put_nobody_first_and_tell_byes(
    room: BotHarness,
) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai", "Emi")
    await looked(room, minutes=30)
    before = (await pilots[2].click("Standings", in_=board(room))).text
    assert "**Aoi** has a bye" in before
    assert "Dai – Emi" in before
    assert "**1.**" not in before
    found = await newest(room)
    first = found.undecided[0]
    assert first.second is not None
    for person_id in first.people:
        await room.world.pilot(person_id).click("I'm here", in_=board(room))
    await settled(room)
    match_id = (await newest(room)).of_round(1)[first.number - 1].match_id
    assert match_id is not None
    await room.service.play.resign(match_id, found.people[first.second])
    await settled(room)
    lines = (await pilots[2].click("Standings", in_=board(room))).text.splitlines()
    out = next(one.name for one in pilots if one.id == first.second)
    table = [line for line in lines if "won" in line]
    assert [line[0] for line in table[:-1]] == ["–"] * 4, lines
    assert table[-1] == f"**5.** {out} · won 0, lost 1"


async def test_an_admin_who_did_not_make_it_decides_with_a_reason(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai")
    aoi, ben, chiyo, dai = pilots
    emi = room.world.newcomer("Emi")
    room.world.make_manager(room.world.guild, emi.person)
    await looked(room, minutes=30)
    panel = (await emi.command("koikoi-admin tournament")).message
    assert panel is not None
    found = await newest(room)
    await emi.click(panel_id(f"tour-set {found.id} 1 1"), in_=panel)
    form = await emi.click("Dai wins", in_=room.now(panel))
    empty = await emi.submit_modal(form, reason=" ")
    assert "give a reason" in empty.text
    await emi.submit_modal(form, reason="they *agreed*")
    await settled(room)
    assert "(decided by an admin)" in board(room).content
    assert r"⚖️ Emi decided" in board(room).content
    assert r"they \*agreed\*" in board(room).content
    assert "Done" in room.now(panel).text
    form = await emi.select(panel_id(f"tour-remove {found.id} 0"), str(ben.id), in_=room.now(panel))
    await emi.submit_modal(form, reason="asked me to")
    await settled(room)
    found = await newest(room)
    assert found.has_left(ben.id)
    form = await emi.click("Call off…", in_=room.now(panel))
    await emi.submit_modal(form, reason="rain")
    await settled(room)
    assert "Emi called it off: rain" in board(room).content
    assert set(calls(board(room), *pilots)) == {aoi.id, chiyo.id, dai.id}
    assert "No tournament" not in (await ben.command("koikoi tournament")).text


async def test_called_off_in_a_round_it_says_what_becomes_of_running_matches(
    room: BotHarness,
) -> None:
    aoi, _, _, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for one in (aoi, dai):
        await one.click("I'm here", in_=board(room))
    await settled(room)
    found = await newest(room)
    await room.service.of(Tournaments).cancel(found.id, Person(aoi.id, "Aoi"), "rain")
    await looked(room)
    assert "Running matches can be finished" in board(room).content
    assert (await room.stored(1)).info.status is Status.PLAYING


async def test_called_off_in_the_sign_up_those_who_signed_up_are_told(room: BotHarness) -> None:
    _, ben = await signed_up(room)
    await looked(room, minutes=30)
    assert "Fewer than 3 players signed up" in board(room).content
    assert len(ben.pushes) == 1
    assert ben.mention in board(room).content


async def test_starting_now_is_asked_once_more(room: BotHarness) -> None:
    aoi, ben = await signed_up(room)
    panel = (await aoi.command("koikoi-admin tournament")).message
    assert panel is not None
    early = await aoi.click("Start now", in_=panel)
    assert "at least 3 players" in early.text
    await room.world.newcomer("Chiyo").click("Sign up", in_=board(room))
    asked = await aoi.click("Start now", in_=room.now(panel))
    assert r"Start **Moon \*Cup\*** now, with 3 players?" in asked.text
    assert asked.ephemeral
    await aoi.click("Back", in_=room.now(panel))
    assert (await newest(room)).stage is Stage.SIGNUP
    assert not ben.pushes
    await aoi.click("Start now", in_=room.now(panel))
    await aoi.click("Yes, start", in_=room.now(panel))
    await settled(room)
    assert (await newest(room)).stage is Stage.RUNNING
    late = await aoi.forge(f"kk:0:0:tour-start {(await newest(room)).id}", in_=panel)
    assert "closed" in late.text


async def test_starting_now_and_moving_it_to_another_channel(room: BotHarness) -> None:
    aoi, *_ = await signed_up(room, "Chiyo")
    panel = (await aoi.command("koikoi-admin tournament")).message
    assert panel is not None
    await aoi.click("Start now", in_=panel)
    await aoi.click("Yes, start", in_=room.now(panel))
    await settled(room)
    assert "Semi-finals" in board(room).content
    old = board(room)
    await aoi.click("Show it here", in_=room.now(panel))
    await settled(room)
    assert board(room).id != old.id
    assert len(room.ben.pushes) == 1, "nobody is called a second time"


async def test_who_rests_in_a_round_robin_is_told(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", format="round-robin")
    await looked(room, minutes=30)
    assert board(room).content.count("sits out this round") == 1


async def left_all(room: BotHarness, *pilots: Pilot) -> None:
    """Let these people leave the tournament by its message, and show the consequences."""
    for pilot in pilots:
        asked = await pilot.click("Leave", in_=board(room))
        assert "can no longer win it" in asked.text
        await pilot.click("Yes, leave", in_=asked.message)
        await settled(room)


async def test_who_left_wins_nothing_and_the_end_says_why(room: BotHarness) -> None:
    aoi, ben, chiyo, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    await won_by_first(room)
    assert "Final" in board(room).content
    await left_all(room, chiyo, dai, aoi)
    end = board(room).content
    assert f"Congratulations, {ben.mention}! You've won" in end
    assert "The final wasn't finished: Aoi left the tournament." in end
    assert "**1.** Ben" in end
    assert "**2.** Aoi · won 1, lost 1 (left)" in end
    assert "won by Ben" in (await ben.command("koikoi tournament")).text


async def test_a_tournament_that_everybody_left_has_no_winner_and_says_so(
    room: BotHarness,
) -> None:
    await left_all_of(room, "single", "There was no final: no one was left to play it.")


async def test_a_table_that_everybody_left_has_no_winner_and_says_so(room: BotHarness) -> None:
    await left_all_of(room, "swiss", "Everyone has left the tournament.")


async def left_all_of(room: BotHarness, played: str, why: str) -> None:
    pilots = await signed_up(room, "Chiyo", format=played)
    await looked(room, minutes=30)
    found = after = await newest(room)
    for one in pilots:
        after = changes.leave(after, one.id)
    after = replace(after, revision=found.revision + 1)  # at once: nothing happens in between
    await room.store.write(tournament_rows.save_tournament, found, after, changes.next_due(after))
    await looked(room)
    end = board(room).content
    assert "Nobody won." in end
    assert why in end
    assert "**1.**" not in end


async def test_whoever_leaves_a_round_robin_early_is_told_that_nothing_counts(
    room: BotHarness,
) -> None:
    *_, dai = await signed_up(room, "Chiyo", "Dai", format="round-robin")
    await looked(room, minutes=30)
    asked = await dai.click("Leave", in_=board(room))
    assert "your results won't count for anyone" in asked.text
    await dai.click("Yes, leave", in_=asked.message)
    await settled(room)
    assert "➖ Aoi and Dai: doesn't count for anyone (left the tournament)" in board(room).content
    shown = await dai.click("Standings", in_=board(room))
    assert "before half of their matches" in shown.text
    assert "Dai · 0 · 0–0–0 · 0 (left, doesn't count)" in shown.text
    assert "Aoi · 0 · 0–0–0" in shown.text, "a walkover against Dai is none"
    for _ in range(3):
        await won_by_first(room)
    end = board(room).content
    assert "**1.** Aoi · 2 · 2–0–0" in end
    assert "**4.** Dai" in end


async def test_whoever_played_half_of_a_round_robin_counts_to_its_end(room: BotHarness) -> None:
    *_, dai = await signed_up(room, "Chiyo", "Dai", format="round-robin")
    await looked(room, minutes=30)
    await won_by_first(room)
    await won_by_first(room)
    asked = await dai.click("Leave", in_=board(room))
    assert "won't count for anyone" not in asked.text
    await dai.click("Yes, leave", in_=asked.message)
    await settled(room)
    assert "beats Dai (left the tournament)" in board(room).content


async def test_in_a_swiss_a_rematch_says_that_there_was_no_other_way(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai", "Emi", "Fumi", format="swiss")
    await looked(room, minutes=30)
    found = await newest(room)
    stay = found.of_round(1)[0].people
    shown = await pilots[-1].click("Standings", in_=board(room))
    assert shown.text.count("⏳ ") == 3, "who plays whom, and neither zeros nor tie-breaks"
    assert "virtual opponent" not in shown.text
    assert shown.message is not None
    assert not shown.message.attachments
    for one in pilots:
        if one.id not in stay:
            await room.service.of(Tournaments).leave(found.id, Person(one.id, one.name))
    await looked(room)
    assert (await newest(room)).round == 1
    assert "🔁" not in board(room).content
    await won_by_first(room)
    shown = await pilots[-1].click("Standings", in_=board(room))
    assert "virtual opponent" in shown.text
    assert shown.message is not None
    assert shown.message.attachments
    names = " – ".join(room.world.pilot(one).mention for one in stay)
    assert f"⏳ {names} 🔁" in board(room).content
    assert "🔁 marks players who have met before" in board(room).content


async def test_whoever_is_erased_after_the_end_has_won_without_a_name(room: BotHarness) -> None:
    aoi, *_ = await signed_up(room, "Chiyo", format="round-robin")
    await looked(room, minutes=30)
    for _ in range(3):
        await won_by_first(room)
    assert f"Congratulations, {aoi.mention}" in board(room).content
    await room.service.privacy.erase(Person(aoi.id, aoi.name))
    await looked(room)
    assert "Congratulations, a former player! You've won" in board(room).content
    assert "(left)" not in board(room).content
    assert "won by a former player" in (await room.ben.command("koikoi tournament")).text


async def test_an_erased_player_has_no_name_on_the_message(room: BotHarness) -> None:
    *_, dai = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    privacy = await dai.command("koikoi privacy")
    asked = await dai.click("Erase my data", in_=privacy.message)
    await dai.click("Yes, erase everything", in_=asked.message)
    await looked(room)
    assert "**Aoi** beats a former player (left the tournament)" in board(room).content
    assert "Dai" not in board(room).alt_text


async def test_time_in_which_nobody_could_press_is_given_back(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    outage = room.service.core.outage
    outage.begins()
    await looked(room, hours=2)
    assert len((await newest(room)).undecided) == 2, "nothing falls due"
    outage.ends()
    await looked(room)
    found = await newest(room)
    assert len(found.undecided) == 2
    assert found.begin_by == room.clock.now() + timedelta(minutes=10)


async def test_a_look_that_began_before_an_outage_lets_nothing_fall_due_in_it(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    tournaments, begun, going_on = room.service.of(Tournaments), asyncio.Event(), asyncio.Event()
    owed = tournaments.owed

    async def slow() -> Any:
        found = await owed()
        begun.set()
        await going_on.wait()
        return found

    monkeypatch.setattr(tournaments, "owed", slow)
    looking = asyncio.create_task(room.client.of(TournamentRunner).look())
    await begun.wait()
    room.service.core.outage.begins()
    room.clock.move(timedelta(hours=2))
    going_on.set()
    await looking
    await settled(room)
    assert len((await newest(room)).undecided) == 2
    room.service.core.outage.ends()
    await looked(room)
    assert (await newest(room)).begin_by == room.clock.now() + timedelta(minutes=10)


async def test_by_the_day_each_match_begins_at_once(room: BotHarness) -> None:
    pilots = await signed_up(room, "Chiyo", "Dai", days=2)
    room.ben.close_dms()
    room.forgiven.add("Cannot send messages")
    await looked(room, minutes=30)
    assert "2 days per round" in board(room).content
    assert (await room.stored(1)).info.status is Status.PLAYING
    assert (await room.stored(2)).info.status is Status.PLAYING
    await looked(room, days=1, hours=13)
    assert "it's your turn" in board(room).content
    on_turn = {pilot.id for pilot in [await room.mover(1), await room.mover(2)]}
    assert set(calls(board(room), *pilots)) == on_turn
    await looked(room, hours=11)
    assert "Final" in board(room).content


async def test_by_the_day_each_round_reminds_once_whoever_is_on_turn(room: BotHarness) -> None:
    """This includes restarts, closed direct messages, and a clock that passes the end."""
    pilots = await signed_up(room, "Chiyo", "Dai", days=2)
    room.ben.close_dms()
    room.forgiven.add("Cannot send messages")
    await looked(room, minutes=30)
    first = board(room)
    one = (await newest(room)).of_round(1)[0]
    assert one.second is not None
    await room.service.play.resign(1, (await newest(room)).people[one.second])
    await room.client.close()
    room.clock.move(timedelta(hours=36))
    slow = await room.mover(2)
    async with room.open():
        await looked(room)
        reminder = board(room)
        assert calls(reminder, *pilots) == [slow.id], "the other match has ended meanwhile"
        assert calls(first, *pilots) == [pilot.id for pilot in pilots]
        assert slow.mention in reminder.content
        await looked(room, hours=3)
        assert board(room).id == reminder.id
        await room.client.close()
    async with room.open():
        await looked(room, hours=1)
        assert board(room).id == reminder.id, "nobody is called again"
        await looked(room, days=30)  # past the end of the round and of the following one
        final = board(room)
        assert "Final" in final.content
        assert "This round ends" in final.content
        people = (await newest(room)).of_round(2)[0].people
        assert {*calls(final, *pilots)} == {*people}
        assert (await newest(room)).round_ends == room.clock.now() + timedelta(days=2)
        await looked(room, hours=36)
        again = board(room)
        assert len(calls(again, *pilots)) == 1
        assert again.id != final.id
        await looked(room, hours=11)
        assert board(room).id == again.id


async def test_only_admins_manage(room: BotHarness) -> None:
    await signed_up(room, "Chiyo")
    listed = await room.ben.command("koikoi tournament")
    assert listed.ephemeral
    assert "3 players · sign-up closes <t:" in listed.text
    assert "Moon" in listed.text


async def test_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    made = await open_tournament(room.aoi, name="月見杯")
    assert "受付を始めました" in made.text
    listed = await room.aoi.command("koikoi tournament")
    assert "受付中" in listed.text


def screens(texts: Texts, played: Format, letters: str = "*" * 32) -> Iterator[Message]:
    """Yield all messages of the fullest tournament, with this name for all people."""
    most = played.most
    name = Person(1, letters)
    found = tournament(played, most)
    entrants = tuple(
        replace(one, person=Person(10**18 + one.person.id, letters)) for one in found.entrants
    )
    found = replace(found, name="*" * LONGEST_NAME, most=most, entrants=entrants)
    found = replace(found, entry_role=10**19, call_role=10**19, winner_role=10**19)
    me = entrants[0].person.id
    yield board_screen(texts, found, BoardFacts({one.person.id: 2222 for one in entrants}))
    yield manage_screen(texts, found, me)
    yield seeds_screen(texts, found, {one.person.id: 2222 for one in entrants})
    far = EPOCH + 10**8 * MINUTE
    for other in (None, far):
        yield plan_panel(texts, found, 2**63 - 1, other, "*" * 200)
        yield begin_question(texts, found, far, other)
    yield board_screen(texts, replace(found, reminded=BEGIN), BoardFacts())
    yield board_screen(texts, replace(found, reminded=BEGIN, entrants=()), BoardFacts())
    posted = Posted(10**19)
    yield list_screen(
        texts, [replace(found, id=n, posted=posted) for n in range(LISTED)], me, admin=True
    )
    quiet = BoardFacts({one.person.id: 2222 for one in entrants}, called=())
    yield board_screen(texts, found, quiet)
    found = started = changes.start(found, {}, at=AT)
    for one in started.of_round(1):
        started = changes.decide(started, one.number, Result.FIRST, name, "*" * LONGEST_NOTE)
    started = changes.delivered(changes.go_on(started, {}, {}, at=AT), at=AT)
    yield board_screen(texts, started, BoardFacts())
    yield asked(texts, started)
    for obstacle in Obstacle:
        held = changes.held(found, obstacle, at=AT)
        yield manage_screen(texts, held, me)
        held = replace(held, posted=posted)
        yield list_screen(texts, [replace(held, id=n) for n in range(LISTED)], me, admin=False)
    found = changes.delivered(found, at=AT)
    urls = dict.fromkeys(range(1, 17), "https://discord.com/channels/" + "1" * 60)
    playing = tuple(replace(one, match_id=one.number) for one in found.pairings)
    yield board_screen(texts, replace(found, pairings=playing), BoardFacts(urls=urls))
    yield board_screen(texts, found, BoardFacts())
    yield board_screen(texts, replace(found, reminded=1), BoardFacts())
    yield board_screen(texts, replace(found, reminded=1), BoardFacts(called=()))
    by_the_day = replace(found.terms, pace=TimeControl.DAILY)
    called = replace(found, pairings=playing, terms=by_the_day, begin_by=None, reminded=1)
    yield board_screen(texts, called, BoardFacts(urls=urls))
    yield start_question(texts, found)
    yield list_screen(texts, [replace(found, posted=posted)] * LISTED, me, admin=False)
    for reader, page in product((0, me), range(3)):
        yield manage_screen(texts, found, reader, texts("tournament-done"), page)
    yield asked(texts, found)
    info = stored_of(position(lambda match: match.seq > 6)).info
    info = replace(info, seats=(name, name))
    yield abort_question_screen(texts, info, abort_consequence(texts, found, found.of_round(1)[-1]))
    yield leave_question(texts, found, me)
    for one in found.of_round(1):
        result = Result.NEITHER if one.number > 1 else Result.FIRST
        found = changes.decide(found, one.number, result, name, "*" * LONGEST_NOTE)
    yield asked(texts, found)
    yield asked(texts, replace(found, rounds=1), texts("refused-decided-meanwhile"))
    closed = changes.held(replace(found, calendar=Calendar.REFUSED), Obstacle.CLOSED, at=AT)
    yield manage_screen(texts, closed, 0, texts("tournament-done-gone"))
    yield board_screen(texts, found, BoardFacts())
    yield table_screen(texts, found, {})
    over = replace(found, stage=Stage.FINISHED, posted=posted, prize=Prize.REFUSED)
    yield board_screen(texts, over, BoardFacts())
    yield board_screen(texts, over, BoardFacts(called=()))
    yield list_screen(texts, [over] * LISTED, me, admin=False)
    yield board_screen(texts, changes.cancel(found, name, "*" * LONGEST_NOTE, at=AT), BoardFacts())


def asked(texts: Texts, found: Tournament, note: str | None = None) -> Panel:
    """Return the question for the result of the last pairing, whose match is running."""
    one = [one for one in found.of_round(found.round) if one.second is not None][-1]
    prospect = ResultPreview(stops=True, after=changes.outcomes(found, one.number, at=AT))
    return result_screen(texts, found, one, prospect, note)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", [Format.ROUND_ROBIN, Format.SWISS])
def test_the_words_above_the_table_name_the_columns_of_its_picture(
    language: Language, played: Format
) -> None:
    texts = texts_in(language)
    tie_break, points = texts(f"tie-break-{played}"), texts("picture-points")
    assert tie_break != points
    assert tie_break in texts(f"table-about-{played}")


async def test_an_admin_manages_a_tournament_by_the_button_of_its_line(room: BotHarness) -> None:
    await opened(room)
    await open_tournament(room.aoi, name="Plum")
    listed = (await room.aoi.command("koikoi-admin tournament")).message
    assert listed is not None
    lines = [one for one in listed.components if one["type"] == SECTION]
    assert [one["accessory"]["label"] for one in lines] == ["Manage"] * 2
    plum = next(one for one in lines if "Plum" in one["components"][0]["content"])
    panel = await room.aoi.click(plum["accessory"]["custom_id"], in_=listed)
    assert panel.message is not None
    assert panel.message.id == listed.id, "the list becomes the panel"
    assert "Plum · " in panel.text
    assert "Start now…" in panel.message.labels
    theirs = await room.ben.command("koikoi tournament")
    assert theirs.message is not None
    assert "Plum" in theirs.text
    assert not theirs.message.labels, "other people have nothing to press"


def components(panel: Panel) -> int:
    """Count a panel's components as Discord does: a section also has its text and its button."""
    return 1 + sum(
        3 if isinstance(one, Section) else 1 + len(one) if isinstance(one, tuple) else 1
        for one in panel.blocks
    )


def test_the_fullest_round_fills_the_panel() -> None:
    found = changes.start(tournament(Format.SWISS, 32), {}, at=AT)
    pages = [manage_screen(texts_in("en"), found, 0, page=page) for page in range(3)]
    assert components(pages[0]) == 40
    seen = [
        [one.button.custom_id for one in page.blocks if isinstance(one, Section)] for page in pages
    ]
    both = [panel_id(f"tour-set {found.id} 1 {number}") for number in range(1, 17)]
    assert seen[0] + seen[1] == both
    assert pages[2] == pages[1], "a page beyond the last is the last one"


@pytest.mark.parametrize("language", WALKED)
@pytest.mark.parametrize("called", ["*" * 32, "א" + "*" * 31, "👩\u200d💻" * 6])
@pytest.mark.parametrize("played", list(Format))
def test_the_fullest_tournament_with_the_longest_names_fits(
    language: Language, played: Format, called: str
) -> None:
    for screen in screens(texts_in(language), played, called):
        if isinstance(screen, Panel):
            prose = [one.text for one in screen.blocks if isinstance(one, Prose | Section)]
            assert sum(map(units, prose)) <= PANEL_LIMIT, prose
            rows = [one for one in screen.blocks if isinstance(one, tuple)]
            rows += [(one.button,) for one in screen.blocks if isinstance(one, Section)]
            assert components(screen) <= 40
        else:
            assert units(screen.content) <= CONTENT_LIMIT, screen.content
            assert len(screen.rows) <= 5
            rows = [*screen.rows]
        for item in (item for row in rows for item in row):
            if isinstance(item, Button):
                assert units(item.label) <= LABEL_LIMIT
            if isinstance(item, Select):
                assert 1 <= len(item.choices) <= 25
                assert all(units(one.label) <= CHOICE_LIMIT for one in item.choices)
                assert len({one.value for one in item.choices}) == len(item.choices)
