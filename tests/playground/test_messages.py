"""Messages on the wire: files, edits, mentions, pushes, deletions."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.permissions import Permission
from tests.discord_world import local_world
from tests.playground.raw_bot import PNG, RawBot, raw_bot

Json = dict[str, Any]
SUPPRESS_EMBEDS, SILENT, V2 = 1 << 2, 1 << 12, 1 << 15


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


async def fetched(bot: RawBot, url: str) -> bytes:
    async with bot.http.get(url) as response:
        assert response.status == 200
        return await response.read()


async def test_a_file_is_kept_and_told_with_its_size(bot: RawBot) -> None:
    body = {"attachments": [{"id": 0, "filename": "my board.png", "description": "A board"}]}
    sent = (await bot.send(body, {"x.png": PNG})).body
    (file,) = sent["attachments"]
    assert (file["filename"], file["description"]) == ("my_board.png", "A board")
    assert (file["width"], file["height"], file["size"]) == (3, 2, len(PNG))
    assert file["content_type"] == "image/png"
    assert await fetched(bot, file["url"]) == PNG


async def test_a_nonce_that_is_enforced_writes_one_message(bot: RawBot) -> None:
    body = {"content": "once", "nonce": "abc", "enforce_nonce": True}
    first, second = (await bot.send(body)).body, (await bot.send(body)).body
    assert first["id"] == second["id"]
    assert (await bot.send({**body, "nonce": "abd"})).body["id"] != first["id"]
    assert (await bot.send({"content": "twice", "nonce": "abc"})).body["id"] != first["id"]


async def test_a_nonce_is_forgotten_after_a_while(tmp_path: Path) -> None:
    at = [datetime(2026, 7, 1, 9, tzinfo=UTC)]
    body = {"content": "once", "nonce": 7, "enforce_nonce": True}
    async with local_world(tmp_path, clock=lambda: at[0]) as world, raw_bot(world) as raw:
        first = (await raw.send(body)).body
        at[0] += timedelta(hours=1)
        assert (await raw.send(body)).body["id"] != first["id"]


async def test_the_nonce_of_a_deleted_message_is_refused_until_it_expires(tmp_path: Path) -> None:
    at = [datetime(2026, 7, 1, 9, tzinfo=UTC)]
    body = {"content": "once", "nonce": "a", "enforce_nonce": True}
    async with local_world(tmp_path, clock=lambda: at[0]) as world, raw_bot(world) as raw:
        message = (await raw.send(body)).body
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        assert (await raw.call("DELETE", path)).status == 204
        refused = await raw.send(body)
        assert (refused.status, refused.code) == (404, 10008)
        assert (await raw.send({**body, "nonce": "b"})).status == 200
        assert (await raw.send({**body, "enforce_nonce": False})).status == 200
        at[0] += timedelta(minutes=5)
        assert (await raw.send(body)).status == 200


async def test_a_nonce_is_short(bot: RawBot) -> None:
    refused = await bot.send({"content": "x", "nonce": "a" * 26})
    assert refused.status == 400
    assert "nonce" in refused.body["errors"]


async def test_an_edit_keeps_what_it_names_and_adds_what_it_brings(bot: RawBot) -> None:
    sent = (await bot.send({}, {"a.png": PNG, "b.png": PNG})).body
    a, b = sent["attachments"]
    named = {"attachments": [{"id": b["id"]}, {"id": 0, "filename": "c.png"}]}
    edited = (await bot.edit(sent, named, {"c.png": PNG + b"c"})).body
    assert [one["filename"] for one in edited["attachments"]] == ["b.png", "c.png"]
    assert edited["attachments"][0]["id"] == b["id"]
    assert edited["edited_timestamp"] is not None
    async with bot.http.get(a["url"]) as response:
        assert response.status == 404
    assert await fetched(bot, edited["attachments"][1]["url"]) == PNG + b"c"


async def test_an_edit_that_names_no_files_keeps_them(bot: RawBot) -> None:
    sent = (await bot.send({"content": "x"}, {"a.png": PNG})).body
    edited = (await bot.edit(sent, {"content": "y"})).body
    assert [one["filename"] for one in edited["attachments"]] == ["a.png"]
    emptied = (await bot.edit(sent, {"attachments": []})).body
    assert emptied["attachments"] == []
    assert emptied["content"] == "y"


async def test_new_files_in_an_edit_need_the_permission_to_attach_them(bot: RawBot) -> None:
    world = bot.world
    sent = (await bot.send({"content": "x"}, {"a.png": PNG})).body
    world.deny(world.channel, Permission.ATTACH_FILES)
    refused = await bot.edit(sent, {"content": "y"}, {"b.png": PNG})
    assert (refused.status, refused.code) == (403, 50013)
    kept = (await bot.edit(sent, {"content": "y", "attachments": sent["attachments"][:1]})).body
    assert [one["filename"] for one in kept["attachments"]] == ["a.png"]


async def test_messages_that_may_not_be_read_are_an_empty_list(bot: RawBot) -> None:
    world = bot.world
    sent = (await bot.send({"content": "x"})).body
    path = f"/channels/{world.channel.id}/messages"
    assert len((await bot.call("GET", path)).body) == 1
    world.deny(world.channel, Permission.READ_MESSAGE_HISTORY)
    empty = await bot.call("GET", path)
    assert (empty.status, empty.body) == (200, [])
    assert (await bot.call("GET", f"{path}/{sent['id']}")).code == 50013
    world.deny(world.channel, Permission.VIEW_CHANNEL)
    assert (await bot.call("GET", path)).code == 50001


async def test_a_file_that_an_embed_shows_is_listed_there_only(bot: RawBot) -> None:
    embed = {"title": "t", "image": {"url": "attachment://a.png"}}
    sent = (await bot.send({"embeds": [embed]}, {"a.png": PNG})).body
    assert sent["attachments"] == []
    image = sent["embeds"][0]["image"]
    assert (image["width"], image["height"]) == (3, 2)
    assert await fetched(bot, image["url"]) == PNG
    again = (await bot.edit(sent, {"embeds": [{**embed, "title": "u"}]})).body
    assert again["embeds"][0]["image"]["url"] == image["url"]


async def test_a_panel_shows_its_file_and_numbers_its_components(bot: RawBot) -> None:
    items = [{"media": {"url": "attachment://a.png"}, "description": "A board"}]
    inner = [{"type": 10, "content": "x"}, {"type": 12, "items": items}]
    body = {"flags": V2, "components": [{"type": 17, "components": inner}]}
    sent = (await bot.send(body, {"a.png": PNG})).body
    assert sent["attachments"] == []
    (box,) = sent["components"]
    assert box["accent_color"] is None
    assert [box["id"], *(one["id"] for one in box["components"])] == [1, 2, 3]
    media = box["components"][1]["items"][0]["media"]
    assert await fetched(bot, media["url"]) == PNG


async def test_a_silent_message_and_an_edit_make_no_sound(bot: RawBot) -> None:
    aoi, ben = bot.world.aoi, bot.world.ben
    await bot.send({"content": f"{ben.mention}, come", "flags": SILENT})
    sent = (await bot.send({"content": "nobody"})).body
    await bot.edit(sent, {"content": f"{ben.mention}!"})
    assert ben.pushes == []
    await bot.send({"content": f"{ben.mention}, come"})
    assert [(push.kind, push.text) for push in ben.pushes] == [("mention", f"{ben.mention}, come")]
    assert aoi.pushes == []


async def test_a_push_comes_late_or_never_where_a_phone_is_so(bot: RawBot) -> None:
    world, aoi, ben = bot.world, bot.world.aoi, bot.world.ben
    world.delay_pushes(ben, timedelta(minutes=2))
    world.delay_pushes(aoi, None)
    told: list[Any] = []
    world.core.changes.listen(lambda change: told.append(change.body["t"]))
    await bot.send({"content": f"{aoi.mention}, {ben.mention}, come"})
    assert ben.pushes == []
    assert "push" not in told
    world.set_clock_on(timedelta(minutes=2))
    assert told[-2:] == ["push", "clock"]
    assert [push.kind for push in ben.pushes] == ["mention"]
    assert aoi.pushes == []
    world.delay_pushes(ben, timedelta())
    await bot.send({"content": f"{ben.mention}, come"})
    assert len(ben.pushes) == 2


async def test_allowed_mentions_decide_who_is_called(bot: RawBot) -> None:
    aoi, ben = bot.world.aoi, bot.world.ben
    text = f"{aoi.mention} and {ben.mention}"
    for allowed, called in [
        ({"parse": []}, []),
        ({"parse": ["users"]}, [aoi.id, ben.id]),
        ({"users": [str(ben.id)]}, [ben.id]),
    ]:
        sent = (await bot.send({"content": text, "allowed_mentions": allowed})).body
        assert [int(user["id"]) for user in sent["mentions"]] == called
    assert len(aoi.pushes) == 1
    assert len(ben.pushes) == 2


async def test_a_text_display_mentions_as_well(bot: RawBot) -> None:
    ben = bot.world.ben
    await bot.send({"flags": V2, "components": [{"type": 10, "content": f"Hi {ben.mention}"}]})
    assert [push.kind for push in ben.pushes] == ["mention"]


async def test_a_direct_message_buzzes(bot: RawBot) -> None:
    ben = bot.world.ben
    opened = await bot.call("POST", "/users/@me/channels", {"recipient_id": ben.id})
    assert opened.body["recipients"][0]["id"] == str(ben.id)
    sent = await bot.call("POST", f"/channels/{opened.body['id']}/messages", {"content": "psst"})
    assert sent.status == 200
    assert [(push.kind, push.text) for push in ben.pushes] == [("dm", "psst")]
    assert [one.content for one in ben.dms()] == ["psst"]
    assert all(one.content != "psst" for one in bot.world.aoi.everything())


async def test_closed_dms_and_strangers_are_refused(bot: RawBot) -> None:
    ben, stranger = bot.world.ben, bot.world.stranger("Chika")
    ben.close_dms()
    for pilot, code in ((ben, 50007), (stranger, 50278)):
        opened = await bot.call("POST", "/users/@me/channels", {"recipient_id": str(pilot.id)})
        assert opened.status == 200
        path = f"/channels/{opened.body['id']}/messages"
        result = await bot.call("POST", path, {"content": "x"})
        assert (result.status, result.code) == (403, code)
    ben.open_dms()
    assert (
        await bot.call("POST", f"/channels/{ben.dm.id}/messages", {"content": "x"})
    ).status == 200


async def test_a_reply_shows_what_it_replies_to(bot: RawBot) -> None:
    first = (await bot.send({"content": "first"})).body
    reference = {"message_id": first["id"]}
    sent = (await bot.send({"content": "second", "message_reference": reference})).body
    assert sent["type"] == 19
    assert sent["referenced_message"]["content"] == "first"
    await bot.call("DELETE", f"/channels/{first['channel_id']}/messages/{first['id']}")
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await bot.call("GET", path)).body["referenced_message"] is None
    lenient = {**reference, "fail_if_not_exists": False}
    assert (await bot.send({"content": "x", "message_reference": lenient})).status == 200


async def test_messages_are_listed_newest_first(bot: RawBot) -> None:
    sent = [(await bot.send({"content": str(n)})).body for n in range(4)]
    path = f"/channels/{bot.world.channel.id}/messages"
    listed = (await bot.call("GET", f"{path}?limit=2&before={sent[3]['id']}")).body
    assert [one["content"] for one in listed] == ["2", "1"]


async def test_a_deleted_message_is_gone(bot: RawBot) -> None:
    sent = (await bot.send({"content": "x"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await bot.call("DELETE", path)).status == 204
    for method, body in (("GET", None), ("PATCH", {"content": "y"}), ("DELETE", None)):
        result = await bot.call(method, path, body)
        assert (result.status, result.code) == (404, 10008)


async def test_a_persons_message_is_theirs(bot: RawBot) -> None:
    seen = bot.world.ben.say("hello")
    path = f"/channels/{seen.channel_id}/messages/{seen.id}"
    result = await bot.call("PATCH", path, {"content": "y"})
    assert (result.status, result.code) == (403, 50005)
    result = await bot.call("DELETE", path)
    assert (result.status, result.code) == (403, 50013)


async def test_a_deleted_channel_is_unknown(bot: RawBot) -> None:
    sent = (await bot.send({"content": "x"})).body
    bot.world.delete_channel(bot.world.channel)
    path = f"/channels/{sent['channel_id']}/messages"
    for method, rest, body in (("POST", "", {"content": "y"}), ("GET", f"/{sent['id']}", None)):
        result = await bot.call(method, path + rest, body)
        assert (result.status, result.code) == (404, 10003)


@pytest.mark.parametrize(
    ("permission", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
        (Permission.EMBED_LINKS, 50013),
    ],
)
async def test_a_missing_permission_is_refused(
    bot: RawBot, permission: Permission, code: int
) -> None:
    channel = bot.world.channel
    bot.world.deny(channel, permission)
    result = await bot.send({"embeds": [{"title": "x"}]}, {"a.png": PNG})
    assert (result.status, result.code) == (403, code)
    bot.world.allow(channel)
    assert (await bot.send({"embeds": [{"title": "x"}]}, {"a.png": PNG})).status == 200


async def test_embeds_can_be_suppressed(bot: RawBot) -> None:
    sent = (await bot.send({"content": "x", "flags": SUPPRESS_EMBEDS})).body
    assert sent["flags"] == SUPPRESS_EMBEDS
    assert (await bot.edit(sent, {"flags": 0})).body["flags"] == 0


async def test_rate_limits_are_told_and_then_bite(tmp_path: Path) -> None:
    async with local_world(tmp_path / "b", rate_limits=True) as world, raw_bot(world) as bot:
        sent = [await bot.send({"content": str(n)}) for n in range(6)]
        assert [one.status for one in sent] == [200] * 5 + [429]
        assert 0 < sent[5].body["retry_after"] <= 5
        told = world.requests.of("POST", "/channels/{channel_id}/messages")
        left = [one.headers["X-RateLimit-Remaining"] for one in told]
        assert left == ["4", "3", "2", "1", "0", "0"]
        # Another channel has a separate bucket.
        other = world.add_channel(world.guild, "other")
        path = f"/channels/{other.id}/messages"
        assert (await bot.call("POST", path, {"content": "x"})).status == 200
