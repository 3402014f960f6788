"""Replays in the local Discord: permissions, navigation, files, and restarts."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

from bot.locales import texts_in
from bot.playground.objects.upload import Upload
from bot.playground.testing.pilot import Answer, Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import ALT_LIMIT, units
from bot.screens.wording.figures import day_in_words
from tests.bot.forging import bearing, elsewhere
from tests.bot.harness import BotHarness
from tests.bot.test_review import over
from tests.daily.test_commands import played
from tests.matches.world import ADMIN

EN = texts_in("en")


async def replayed(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    """Open the replay under a result."""
    answer = await pilot.click("Replay", in_=await over(room))
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


def shown(answer: Answer) -> RenderedMessage:
    assert answer.message is not None
    return answer.message


def said(answer: Answer) -> str:
    """Return the text of an answer, with commands as in the catalogues."""
    return re.sub(r"<(/[^:]+):\d+>", r"`\1`", answer.text)


def step_of(seen: RenderedMessage) -> tuple[int, int]:
    """Return the step that a replay shows, and the number of steps."""
    step, steps = re.findall(r"\d+", seen.content.splitlines()[0].split(" · ")[-1])
    return int(step), int(steps)


def picture_of(seen: RenderedMessage) -> dict[str, Any]:
    return next(one for one in seen.attachments if one["filename"] != "record.koikoi")


def disabled(seen: RenderedMessage) -> set[str]:
    return {one.label for one in seen.buttons if one.disabled}


async def sent(room: BotHarness, pilot: Pilot, content: bytes, name: str = "a.txt") -> Answer:
    return await pilot.command("koikoi replay", file=Upload(name, content))


async def recorded(room: BotHarness) -> bytes:
    """Return the record of a finished match."""
    table = await over(room)
    more = await room.aoi.click("More", in_=table)
    answer = await room.aoi.click("Record", in_=more.message)
    return room.file(shown(answer)).encode()


async def test_a_replay_goes_step_by_step_from_the_deal_to_the_result(room: BotHarness) -> None:
    seen = await replayed(room, room.aoi)
    first, steps = step_of(seen)
    assert first == 1
    assert "deals and plays first" in seen.content
    assert disabled(seen) == {"First", "Back"}
    walked = {picture_of(seen)["id"]}
    for step in range(2, steps + 1):
        now = shown(await room.aoi.click("Next", in_=seen))
        assert now.id == seen.id
        seen = now
        assert step_of(seen) == (step, steps)
        assert len(seen.attachments) == 1
        walked.add(picture_of(seen)["id"])
        assert units(seen.alt_text) <= ALT_LIMIT
        assert "In hand, " not in seen.alt_text
    assert len(walked) == steps
    assert "🏆" in seen.content or "🤝" in seen.content
    assert disabled(seen) == {"Next", "Last"}
    assert step_of(shown(await room.aoi.click("Back", in_=seen))) == (steps - 1, steps)
    assert step_of(shown(await room.aoi.click("First", in_=room.now(seen)))) == (1, steps)
    assert step_of(shown(await room.aoi.click("Last", in_=room.now(seen)))) == (steps, steps)


async def test_who_played_may_open_both_hands_and_a_watcher_may_not(room: BotHarness) -> None:
    seen = await replayed(room, room.aoi)
    opened = shown(await room.aoi.click("Show both hands", in_=seen))
    assert step_of(opened)[0] == 1
    stored = await room.stored()
    assert stored.match is not None
    assert opened.alt_text.startswith("In hand, ")
    next_one = shown(await room.aoi.click("Next", in_=opened))
    assert next_one.alt_text.startswith("In hand, ")
    closed = shown(await room.aoi.click("Hide hands", in_=next_one))
    assert "In hand, Red" not in closed.alt_text
    watcher = room.world.newcomer("Chiyo")
    table = [one for one in room.aoi.messages() if "Replay" in one.labels][-1]
    theirs = shown(await watcher.click("Replay", in_=table))
    assert "Show both hands" not in theirs.labels
    forged = "kk:1:1:replay step 1 open other"
    answer = await watcher.forge(forged, in_=bearing(theirs, forged))
    assert "In hand, Red" not in shown(answer).alt_text


async def test_the_menu_of_rounds_leads_to_each_deal(room: BotHarness) -> None:
    table = await room.started(length="3")
    await room.played_out()
    seen = shown(await room.ben.click("Replay", in_=room.now(table)))
    (menu,) = seen.selects
    assert [label for label, _ in menu.options] == ["Round 1/3", "Round 2/3", "Round 3/3"]
    for label, value in menu.options:
        seen = shown(await room.ben.select(menu.custom_id, value, in_=room.now(seen)))
        assert label in seen.content
        assert "deals and plays first" in seen.content
        before = shown(await room.ben.click("Back", in_=seen)) if value != "1" else None
        assert before is None or "deals and plays first" not in before.content


async def test_when_the_review_is_made_the_replay_says_how_good_each_play_was(
    room: BotHarness,
) -> None:
    seen = await replayed(room, room.aoi)
    assert not seen.selects
    review = shown(await room.aoi.click("Review", in_=seen))
    assert review.id != seen.id
    seen = shown(await room.aoi.click("Next", in_=room.now(seen)))
    assert "Review" in seen.labels, "its summary is a press away also for who comes later"
    (points,) = seen.selects
    assert points.placeholder == "Go to a turning point"
    for _, value in points.options:
        seen = shown(await room.aoi.select(points.custom_id, value, in_=room.now(seen)))
        assert step_of(seen)[0] == int(value)
        assert "❌ " in seen.content
        assert "✅ **" in seen.content
        assert "inning chance **" in seen.content
        assert len(seen.content.splitlines()) <= 9
    told = []
    seen = shown(await room.aoi.click("First", in_=room.now(seen)))
    while "Next" not in disabled(seen):
        seen = shown(await room.aoi.click("Next", in_=seen))
        told.append(seen.content)
    assert any("-# 🔎 Review: this choice was the best" in text for text in told)


async def test_a_turning_point_of_the_review_leads_into_the_replay(room: BotHarness) -> None:
    table = await over(room)
    review = shown(await room.aoi.click("Review", in_=table))
    page = shown(await room.aoi.click("▸", in_=review))
    played_words = page.content.splitlines()[1]
    seen = shown(await room.aoi.click("See it in the replay", in_=page))
    assert seen.id != page.id
    assert played_words in seen.content


async def test_an_open_match_is_not_replayed(room: BotHarness) -> None:
    table = await room.started()
    for press in ("replay", "replay at 0", "replay step 1 open on", "film 1", "film share 1"):
        custom_id = f"kk:1:1:{press}"
        answer = await room.aoi.forge(custom_id, in_=bearing(table, custom_id))
        assert answer.text == EN("refused-not-finished")
        assert not shown(answer).attachments
    assert (await room.aoi.command("koikoi replay", match=1)).text == EN("refused-not-finished")
    invited = await room.aoi.command("koikoi play")
    assert invited.message is not None
    assert (await room.aoi.command("koikoi replay", match=2)).text == EN("refused-not-started")
    assert (await room.aoi.command("koikoi replay", match=99)).text == EN("refused-unknown-match")


async def test_a_match_that_an_admin_ended_is_replayed_to_its_end(room: BotHarness) -> None:
    await room.started()
    await room.move(await room.mover())
    await room.service.play.abort(1, ADMIN)
    seen = shown(await room.aoi.command("koikoi replay", match=1))
    seen = shown(await room.aoi.click("Last", in_=seen))
    assert "An admin ended" in seen.content
    assert "Review" not in seen.labels


async def test_the_command_finds_ones_own_matches(room: BotHarness) -> None:
    nothing = await room.aoi.command("koikoi replay")
    assert nothing.text.startswith("You haven't finished a match here yet.")
    await over(room)
    listed = shown(await room.aoi.command("koikoi replay"))
    (menu,) = listed.selects
    seen = shown(await room.aoi.select(menu.custom_id, "1", in_=listed))
    assert step_of(seen)[0] == 1
    by_number = shown(await room.ben.command("koikoi replay", match=1))
    assert by_number.content == seen.content


async def test_another_server_sees_nothing(room: BotHarness) -> None:
    await over(room)
    stranger = room.world.stranger("Dai")
    far = await elsewhere(room, stranger)
    answer = await stranger.command("koikoi replay", channel=far, match=1)
    assert answer.text == EN("refused-unknown-match")
    own = await room.aoi.command("koikoi replay", channel=room.aoi.dm, match=1)
    assert step_of(shown(own))[0] == 1


async def test_in_direct_messages_a_replay_is_a_message(room: BotHarness) -> None:
    await over(room)
    answer = await room.aoi.click("Replay", in_=room.hand(room.aoi))
    assert not answer.ephemeral
    seen = shown(await room.aoi.click("Next", in_=answer.message))
    assert step_of(seen)[0] == 2
    moving = await room.aoi.click("Animation", in_=seen)
    assert not moving.ephemeral
    assert "Post it here" not in shown(moving).labels


async def test_after_a_restart_the_buttons_go_on(room: BotHarness) -> None:
    content = await recorded(room)
    seen = await replayed_again(room)
    of_file = shown(await sent(room, room.aoi, content))
    await room.client.close()
    async with room.open():
        await room.world.until(room.client.is_ready, "it is back")
        for before in (seen, of_file):
            now = shown(await room.aoi.click("Next", in_=room.now(before)))
            assert now.id == before.id
            assert step_of(now) == (2, step_of(before)[1])


async def replayed_again(room: BotHarness) -> RenderedMessage:
    table = [one for one in room.aoi.messages() if "Replay" in one.labels][-1]
    return shown(await room.aoi.click("Replay", in_=table))


# ── the deal of the day ─────────────────────────────────────────────────────────────────────────


async def test_the_deal_of_the_day_is_replayed_by_its_player_alone_and_posted_by_nobody(
    room: BotHarness,
) -> None:
    await room.aoi.command("koikoi daily")
    await played(room, room.aoi)
    seen = shown(await room.aoi.click("Replay", in_=room.hand(room.aoi)))
    assert step_of(seen)[0] == 1
    refused = await room.ben.command("koikoi replay", match=1)
    assert refused.text == EN("refused-unknown-match") or "own deal of the day" in refused.text
    here = shown(await room.aoi.command("koikoi replay", match=1))
    moving = await room.aoi.click("Animation", in_=here)
    assert moving.ephemeral
    assert "Post it here" not in shown(moving).labels
    forged = "kk:1:1:film share 1"
    answer = await room.aoi.forge(forged, in_=bearing(here, forged))
    assert said(answer) == EN("refused-old-button")
    room.clock.move(timedelta(days=1))
    answer = await room.aoi.forge(forged, in_=bearing(here, forged))
    assert said(answer) == EN("refused-old-button")


async def test_a_match_is_found_while_its_number_is_typed(room: BotHarness) -> None:
    """No screen shows the number of a match: people search for a name, a score or a day."""
    await over(room)
    info = (await room.stored()).info
    score = f"{info.scores[0]}–{info.scores[1]}"
    day = day_in_words(EN, info.ended_at or info.created_at)
    for typed in ("", "be", score, day, "#1", "1"):
        (found,) = await room.aoi.autocomplete("koikoi replay", "match", typed)
        assert found.startswith(f"Ben {score} · "), typed
        assert found.endswith(" · #1")
    assert await room.aoi.autocomplete("koikoi replay", "match", "Chiyo") == []
    stranger = room.world.newcomer("Chiyo")
    assert await stranger.autocomplete("koikoi replay", "match", "") == []


async def test_a_bot_that_is_being_stopped_suggests_nothing(room: BotHarness) -> None:
    """Discord accepts no message as an answer to autocompletion."""
    room.client.in_flight.closed = True
    typing = room.aoi.client.autocomplete(
        room.world.channel, ["koikoi", "replay"], {"match": ""}, "match"
    )
    assert (await room.aoi.command("koikoi replay")).text == EN("refused-stopping")
    assert typing.waits
    callbacks = room.world.discord.requests.of(
        "POST", "/interactions/{interaction_id}/{interaction_token}/callback"
    )
    assert len(callbacks) == 1
