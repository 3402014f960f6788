"""Moving pictures of rounds in the local Discord: shown, posted once, drawn between moves."""

from __future__ import annotations

import asyncio
import io
from typing import Any

from PIL import Image, ImageSequence

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import ALT_LIMIT, units
from tests.bot.forging import bearing
from tests.bot.harness import BotHarness
from tests.bot.test_replay import (
    EN,
    picture_of,
    recorded,
    replayed,
    said,
    sent,
    shown,
    step_of,
)
from tests.bot.test_review import over


async def filmed(room: BotHarness, pilot: Pilot) -> RenderedMessage:
    seen = await replayed(room, pilot)
    answer = await pilot.click("Animation", in_=seen)
    assert answer.ephemeral
    return shown(answer)


async def test_a_moving_picture_names_the_winner_in_words_and_is_posted_once(
    room: BotHarness,
) -> None:
    preview = await filmed(room, room.aoi)
    picture = picture_of(preview)
    assert picture["content_type"] == "image/gif"
    assert picture["size"] < 1_500_000
    info = (await room.stored()).info
    assert info.seats is not None
    if info.winner is not None:
        assert "wins the match" in preview.content
        assert "Winner of the match: " in preview.alt_text
    assert "It ends on the result:" in preview.alt_text
    assert units(preview.alt_text) <= ALT_LIMIT
    answer = await room.share(room.aoi, preview)
    assert not answer.ephemeral
    public = shown(answer)
    assert public.channel_id == room.world.channel.id
    assert public.content == preview.content
    path = room.world.core.attachments.path(int(picture_of(public)["id"]))
    with Image.open(io.BytesIO(path.read_bytes())) as opened:
        assert len(list(ImageSequence.Iterator(opened))) > 5
    again = await room.share(room.aoi, preview)
    assert again.ephemeral
    assert again.text == EN("refused-film-twice")
    watcher = room.world.newcomer("Chiyo")
    seen = await watcher.click("Replay", in_=public)
    assert seen.ephemeral
    assert step_of(shown(seen))[0] == 1


async def test_posted_at_once_it_stands_once(room: BotHarness) -> None:
    preview = await filmed(room, room.aoi)
    await asyncio.gather(*(room.share(room.aoi, preview) for _ in range(3)))
    posted = [one for one in room.aoi.messages() if one.attachments and not one.ephemeral]
    films = [one for one in posted if one.attachments[0]["filename"] == "round.gif"]
    assert len(films) == 1


async def test_a_posted_one_is_in_the_servers_language(room: BotHarness) -> None:
    room.aoi.speak("ja")
    seen = shown(await room.aoi.click("Replay", in_=await over(room)))
    preview = shown(await room.aoi.click("動画", in_=seen))
    assert "動画" in preview.alt_text
    public = shown(await room.share(room.aoi, preview, "ここに投稿"))
    assert "An animation of Round 1/1" in public.alt_text


async def less_motion(room: BotHarness, pilot: Pilot, value: str = "less") -> None:
    panel = (await pilot.command("koikoi me")).message
    assert panel is not None
    await pilot.select("kk:0:0:me motion", value, in_=panel)
    assert "✔" in room.now(panel).text


async def test_who_chose_less_motion_has_a_still_picture_first(room: BotHarness) -> None:
    table = await over(room)

    async def asked(pilot: Pilot) -> RenderedMessage:
        seen = shown(await pilot.click("Replay", in_=table))
        return shown(await pilot.click("Animation", in_=seen))

    await less_motion(room, room.aoi)
    still = await asked(room.aoi)
    assert picture_of(still)["content_type"] == "image/png"
    assert "A still picture, as you chose in" in still.content
    assert still.labels == ["▶ Play", "Post it here"]
    assert "Winner" in still.alt_text or "drawn" in still.alt_text
    await room.aoi.click("Play", in_=still)
    playing = room.now(still)
    assert picture_of(playing)["content_type"] == "image/gif"
    assert "still" not in playing.content
    assert playing.labels == ["Post it here"]
    (lines, still_lines) = (one.content.splitlines() for one in (playing, still))
    assert lines == still_lines[:-1]

    theirs = await asked(room.ben)
    assert picture_of(theirs)["content_type"] == "image/gif", "it is a choice of one's own"
    await less_motion(room, room.aoi, "usual")
    assert picture_of(await asked(room.aoi))["content_type"] == "image/gif"


async def test_the_still_picture_of_a_record_is_played_too(room: BotHarness) -> None:
    await less_motion(room, room.aoi)
    seen = shown(await sent(room, room.aoi, await recorded(room)))
    still = shown(await room.aoi.click("Animation", in_=seen))
    assert still.labels == ["▶ Play"]
    await room.aoi.click("Play", in_=still)
    assert picture_of(room.now(still))["content_type"] == "image/gif"


async def test_a_round_that_there_is_not_is_refused(room: BotHarness) -> None:
    table = await over(room)
    for press in ("film 2", "film share 2", "replay round 2", "replay at 9999"):
        custom_id = f"kk:1:1:{press}"
        answer = await room.aoi.forge(custom_id, in_=bearing(table, custom_id))
        assert said(answer) == EN("refused-old-button"), press


async def test_while_a_film_is_drawn_a_table_is_drawn_too(room: BotHarness) -> None:
    """It is drawn in parts on the pictures' thread: a move's picture waits for one part at most."""
    seen = await replayed(room, room.aoi)
    order: list[str] = []
    delivery = room.client.presenter.deps.delivery
    draw = delivery._thread.draw

    async def watched(picture: Any, *, awaited: bool = False) -> Any:
        drawn = await draw(picture, awaited=awaited)
        order.append("film" if getattr(picture, "func", None) is next else "other")
        return drawn

    delivery._thread.draw = watched  # type: ignore[method-assign]
    await asyncio.gather(
        room.aoi.click("Animation", in_=seen), room.ben.command("koikoi replay", match=1)
    )
    assert "other" in order[: order.index("film") + 8]
    assert order.count("film") > 8
