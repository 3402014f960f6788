"""Replays of record files in the local Discord: with any content, by anybody."""

from __future__ import annotations

import logging

import pytest

from bot.koikoi.record import parse_record
from bot.koikoi.view import PlayerView
from bot.matches.replay import LARGEST_FILE
from bot.opponents.advice import EngineAdvice
from tests.bot.conftest import both_worlds
from tests.bot.forging import bearing, check_log
from tests.bot.harness import BotHarness
from tests.bot.test_replay import EN, picture_of, recorded, said, sent, shown, step_of
from tests.matches.world import first_is_best


@both_worlds
async def test_a_record_from_anywhere_is_replayed_with_its_file(room: BotHarness) -> None:
    content = await recorded(room)
    stranger = room.world.newcomer("Chiyo")
    answer = await sent(room, stranger, content)
    assert answer.ephemeral
    seen = shown(answer)
    assert "Aoi" in seen.content
    assert step_of(seen)[0] == 1
    steps = step_of(seen)[1]
    seen = shown(await stranger.click("Last", in_=seen))
    assert "wins the match" in seen.content or "draw" in seen.content
    seen = shown(await stranger.click("Back", in_=seen))
    opened = shown(await stranger.click("Show both hands", in_=seen))
    assert step_of(opened) == (steps - 1, steps)
    assert str(picture_of(opened)["description"]).startswith("In hand, ")
    assert [one["filename"] for one in opened.attachments].count("record.koikoi") == 1
    assert len(opened.attachments) == 2
    kept = next(one for one in opened.attachments if one["filename"] == "record.koikoi")
    path = room.world.core.attachments.path(int(kept["id"]))
    assert parse_record(path.read_text(encoding="utf-8")) == parse_record(content.decode())


async def test_a_record_is_reviewed_and_filmed_but_not_posted(room: BotHarness) -> None:
    content = await recorded(room)
    seen = shown(await sent(room, room.ben, content))
    answer = shown(await room.ben.click("Review", in_=seen))
    assert answer.id != seen.id
    assert "accuracy" in answer.content
    seen = shown(await room.ben.click("Next", in_=room.now(seen)))
    assert seen.selects
    moving = shown(await room.ben.click("Animation", in_=seen))
    assert picture_of(moving)["filename"] == "round.gif"
    assert not moving.buttons


async def test_names_in_a_record_format_and_ping_nobody(room: BotHarness) -> None:
    content = await recorded(room)
    first, _, rest = content.decode().partition("\n")
    named = f"# players: **@everyone** <@{room.ben.id}>, [x](http://x) \u202e`\n"
    lines = [line for line in rest.split("\n") if not line.startswith("# players")]
    pushed = len(room.ben.pushes)
    seen = shown(await sent(room, room.aoi, (first + "\n" + named + "\n".join(lines)).encode()))
    assert r"\*\*\@everyone\*\*" in seen.content
    assert f"<@{room.ben.id}>" not in seen.content
    assert len(room.ben.pushes) == pushed


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "that isn't a record"),
        (b"\xff\xfe\x00", "that isn't a record"),
        (b"koikoi 1\nrules ktane\n", "no round was played"),
        (b"koikoi 1\nrules @everyone\n", "line 2 names rules"),
        (b"koikoi 1\nrules ktane\nplay @everyone\n", "I don't understand line 3"),
        (b"koikoi 1\nrules ktane\nkoi\n", "the rules don't allow what line 3 says"),
        (b"koikoi 1\n" + b"#" * LARGEST_FILE, "larger than any match"),
    ],
)
async def test_a_bad_file_gets_a_sentence(room: BotHarness, content: bytes, said: str) -> None:
    answer = await sent(room, room.aoi, content)
    assert answer.ephemeral
    assert said in answer.text
    assert "@everyone" not in answer.text
    room.aoi.speak("ja")
    japanese = await sent(room, room.aoi, content)
    assert japanese.text.startswith("このファイルは再生できません")


async def test_a_file_that_is_gone_gets_a_sentence(room: BotHarness) -> None:
    content = await recorded(room)
    seen = shown(await sent(room, room.aoi, content))
    kept = next(one for one in seen.attachments if one["filename"] == "record.koikoi")
    room.world.core.attachments.path(int(kept["id"])).unlink()
    answer = await room.aoi.click("Next", in_=seen)
    assert said(answer) == EN("refused-file-gone")
    custom_id = "kk:0:0:replay step 1 table on"
    bare = shown(await room.aoi.command("koikoi games"))
    answer = await room.aoi.forge(custom_id, in_=bearing(bare, custom_id))
    assert said(answer) == EN("refused-file-gone")


async def test_a_file_is_never_in_the_log(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    content = await recorded(room)
    with caplog.at_level(logging.DEBUG):
        seen = shown(await sent(room, room.aoi, content))
        await room.aoi.click("Next", in_=seen)
        await sent(room, room.aoi, b"koikoi 1\nrules ktane\nplay 01B 02B\n")
    check_log(caplog)


def unsure(view: PlayerView) -> EngineAdvice | None:
    """A teacher that is unavailable."""
    return None


async def test_without_a_teacher_a_record_gets_a_sentence(room: BotHarness) -> None:
    content = await recorded(room)
    seen = shown(await sent(room, room.aoi, content))
    room.thinker.teacher = unsure
    answer = await room.aoi.click("Review", in_=seen)
    assert answer.text == EN("refused-no-teacher")
    room.thinker.teacher = first_is_best
    assert "accuracy" in (await room.aoi.click("Review", in_=seen)).text


async def test_a_record_without_names_has_players_that_differ(room: BotHarness) -> None:
    lines = (await recorded(room)).decode().split("\n")
    content = "\n".join(one for one in lines if not one.startswith("# players")).encode()
    assert shown(await sent(room, room.aoi, content)).content.startswith(
        "**🔴 Player 1 0 – 0 ⚪ Player 2**"
    )
    room.aoi.speak("ja")
    assert "プレイヤー2" in shown(await sent(room, room.aoi, content)).content


async def test_the_moving_picture_of_a_record_names_a_computer_that_dealt_first(
    room: BotHarness,
) -> None:
    lines = (await recorded(room)).decode().split("\n")
    names = (
        "# players: computer (master), Ben" if one.startswith("# players") else one for one in lines
    )
    seen = shown(await sent(room, room.aoi, "\n".join(names).encode()))
    moving = shown(await room.aoi.click("Animation", in_=seen))
    assert "Master Bot vs Ben" in moving.content


async def test_a_record_that_ends_in_mid_round_says_so(room: BotHarness) -> None:
    lines = (await recorded(room)).decode().split("\n")
    deal = next(place for place, line in enumerate(lines) if line.startswith("deal"))
    seen = shown(await sent(room, room.aoi, "\n".join(lines[: deal + 3]).encode()))
    assert EN("replay-cut") not in seen.content
    seen = shown(await room.aoi.click("Last", in_=seen))
    assert EN("replay-cut") in seen.content
    moving = shown(await room.aoi.click("Animation", in_=seen))
    assert EN("replay-cut") in moving.content
    assert moving.alt_text == EN("film-alt-cut", round="Round 1/1")
