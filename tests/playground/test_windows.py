"""The websocket of the page: the whole state once, then every change; and allowed origins."""

from base64 import b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl

from bot.playground.server import KEY_FILE, serve
from tests.discord_world import local_world
from tests.playground.page_window import Window, open_window
from tests.playground.raw_bot import PNG, raw_bot

Json = dict[str, Any]


@pytest.fixture
async def window(tmp_path: Path) -> AsyncIterator[Window]:
    async with open_window(tmp_path) as opened:
        yield opened


async def test_a_window_gets_everything_at_first(window: Window) -> None:
    state = await window.next("state")
    world = window.world
    assert [one["global_name"] for one in state["people"]] == ["Aoi", "Ben"]
    assert state["bot"]["online"]
    (guild,) = state["guilds"]
    assert guild["members"] == [str(world.aoi.id), str(world.ben.id)]
    assert [one["name"] for one in guild["channels"]] == ["koi-koi"]
    assert [one["recipients"][0] for one in state["dms"]] == guild["members"]
    assert [one["name"] for one in state["commands"]] == ["small", "Challenge"]
    assert state["pushes"] == {str(world.aoi.id): [], str(world.ben.id): []}


async def test_a_command_and_a_click_are_told_as_they_happen(window: Window) -> None:
    world = window.world
    channel_id, aoi = str(world.channel.id), world.aoi.id
    begun = await window.do(
        aoi, "command", channel_id=channel_id, name=["small", "count"], options={"start": 4}
    )
    answered = await window.next("interaction", state="answered", id=begun["id"])
    assert answered["kind"] == "command"
    created = next(one for one in window.heard if one["t"] == "message_create")
    assert created["for"] is None
    message = created["message"]
    clicked = await window.do(
        aoi, "click", channel_id=channel_id, message_id=message["id"], custom_id="count:4"
    )
    done = await window.next("interaction", state="answered", id=clicked["id"])
    assert (done["message_id"], done["custom_id"]) == (message["id"], "count:4")
    updated = next(one for one in window.heard if one["t"] == "message_update")
    assert updated["message"]["content"] == "counted 4"


async def test_ephemeral_messages_name_who_sees_them(window: Window) -> None:
    world = window.world
    await world.aoi.command("small secret")
    created = await window.next("message_create")
    assert created["for"] == [str(world.aoi.id)]
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(world.discord.socket_url) as ws,
    ):
        state = (await ws.receive_json())["messages"][str(world.channel.id)]
    assert [one["for"] for one in state] == [[str(world.aoi.id)]]
    message_id = created["message"]["id"]
    await window.do(world.aoi.id, "dismiss", message_id=message_id)
    assert world.aoi.messages() == []


async def test_a_refusal_is_a_sentence(window: Window) -> None:
    world = window.world
    sent = {"channel_id": str(world.channel.id), "name": ["nothing"], "options": {}}
    cases: list[tuple[str, Json]] = [
        ("command", sent),
        ("command", {}),
        ("click", {"message_id": "1", "custom_id": "x"}),
        ("fly", {}),
        ("add_person", {"name": " ", "locale": "en-US"}),
        ("add_person", {"name": "Chika", "locale": "xx"}),
        ("submit_modal", {"interaction_id": "1", "values": {}}),
        ("say", {"channel_id": str(world.channel.id), "content": "x" * 2001}),
    ]
    for op, fields in cases:
        reply = await window.ask(world.aoi.id, op, **fields)
        assert not reply["ok"]
        assert reply["error"].endswith(".")
    reply = await window.ask(1, "open_dm")
    assert reply["error"] == "There is no such person."


async def test_nonsense_harms_nobody(window: Window) -> None:
    for text in ("{", "[]", "7"):
        await window.ws.send_str(text)
        reply = await window.next("reply")
        assert not reply["ok"]
    await window.do(window.world.aoi.id, "read", channel_id="1")


async def test_the_world_can_be_changed(window: Window) -> None:
    world = window.world
    here = {"guild_id": str(world.guild.id)}
    added = await window.do(world.aoi.id, "add_person", name="Chika", locale="ja", **here)
    people = next(one for one in window.heard[::-1] if one["t"] == "people")["people"]
    assert people[-1]["id"] == added["id"]
    assert int(added["id"]) in world.guild.member_ids
    await window.do(int(added["id"]), "set_dms", open=False)
    await window.do(int(added["id"]), "set_locale", locale="de")
    chika = world.core.directory.people[int(added["id"])]
    assert (chika.locale, chika.dms_open) == ("de", False)
    await window.do(chika.id, "leave_guild", **here)
    assert chika.id not in world.guild.member_ids
    await window.do(chika.id, "join_guild", **here)
    assert chika.id in world.guild.member_ids


async def test_what_is_said_and_deleted_is_told(window: Window) -> None:
    world = window.world
    said = await window.do(world.ben.id, "say", channel_id=str(world.channel.id), content=" hello ")
    assert world.aoi.last().content == "hello"
    reply = await window.ask(
        world.ben.id,
        "delete_message",
        channel_id=str(world.channel.id),
        message_id=said["message_id"],
    )
    assert reply["ok"]
    deleted = next(one for one in window.heard if one["t"] == "message_delete")
    assert deleted["message"]["id"] == said["message_id"]


async def test_pushes_and_the_bots_presence_are_told(window: Window) -> None:
    world = window.world
    await world.aoi.command("small write", member=world.ben)
    push = await window.next("push", person=str(world.ben.id))
    assert push["push"]["kind"] == "dm"
    world.core.gateway.drop(4000)
    await window.next("bot", online=False)
    await window.next("bot", online=True)


async def test_autocomplete_and_forms(window: Window) -> None:
    world = window.world
    place = {"channel_id": str(world.channel.id), "name": ["small", "form"]}
    choices = await window.do(
        world.aoi.id, "autocomplete", **place, options={"flower": "p"}, focused="flower"
    )
    assert [one["name"] for one in choices] == ["Pine", "Plum", "Peony"]
    await window.do(world.aoi.id, "command", **place, options={"flower": "Pine"})
    form = await window.next("modal")
    assert (form["person"], form["title"]) == (str(world.aoi.id), "About Pine")
    await world.until(lambda: "form" in window.client.sent, "the library knows the form")
    field_id = form["components"][0]["component"]["custom_id"]
    await window.do(
        world.aoi.id, "submit_modal", interaction_id=form["interaction_id"],
        values={field_id: "green"},
    )  # fmt: skip
    done = await window.next("interaction", kind="modal", state="answered")
    assert done["person"] == str(world.aoi.id)
    assert world.ben.last().content == "Pine is green"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "evil.example:80"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
    ],
)
async def test_other_pages_are_kept_out(tmp_path: Path, headers: Json, status: int) -> None:
    async with local_world(tmp_path, judge=False) as world, aiohttp.ClientSession() as http:
        key = {"key": world.discord.key}
        for path in ("/", "/api/v10/gateway", "/page/ws", "/gw", "/cdn/emojis/1.png"):
            url = world.discord.url + path
            async with http.get(url, headers=headers, params=key) as response:
                assert (response.status == 403) == (status == 403), path


async def test_its_own_page_is_let_in(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, aiohttp.ClientSession() as http:
        origin = {"Origin": world.discord.url}
        async with http.ws_connect(world.discord.socket_url, headers=origin) as ws:
            assert (await ws.receive_json())["t"] == "state"


async def test_the_page_is_only_for_those_who_have_its_key(tmp_path: Path) -> None:
    async with local_world(tmp_path / "one") as world:
        local, cookies = world.discord, aiohttp.CookieJar(unsafe=True)
        key = local.key
        assert len(key) >= 20
        async with aiohttp.ClientSession(cookie_jar=cookies) as http:
            wrong = ("", "?key=", f"?key={key}x", f"?key={key[:-1]}", "?key=花")
            for path in ("/", "/page/ws"):
                for query in wrong:
                    async with http.get(f"{local.url}{path}{query}") as response:
                        assert response.status == 403, f"{path}{query}"
                        assert key not in await response.text()
            async with http.get(local.page_url) as response:
                assert response.status == 200
                cookie = response.headers["Set-Cookie"]
                assert "HttpOnly" in cookie
                assert "SameSite=Strict" in cookie
            async with http.get(f"{local.url}/") as response:
                assert response.status == 200, "a page that is loaded again"
            async with http.ws_connect(f"{local.url}/page/ws") as ws:
                assert (await ws.receive_json())["t"] == "state"
        file = tmp_path / "one" / KEY_FILE
        assert file.stat().st_mode & 0o777 == 0o600
    again = await serve(tmp_path / "one")
    other = await serve(tmp_path / "two")
    try:
        assert again.key == key, "open pages go on"
        assert other.key != key
    finally:
        await again.close()
        await other.close()


@pytest.mark.parametrize("left", [None, ""])
async def test_a_key_is_never_empty(tmp_path: Path, left: str | None) -> None:
    """An earlier server was killed, or its disk was full."""
    file = tmp_path / KEY_FILE
    if left is not None:
        file.write_text(left)
    async with local_world(tmp_path) as world, aiohttp.ClientSession() as http:
        assert file.read_text() == world.discord.key != ""
        assert file.stat().st_mode & 0o777 == 0o600
        for query in ("", "?key="):
            async with http.get(f"{world.discord.url}/{query}") as response:
                assert response.status == 403


async def test_its_files_are_only_for_those_who_have_its_key(tmp_path: Path) -> None:
    cookies = aiohttp.CookieJar(unsafe=True)
    async with (
        local_world(tmp_path) as world,
        raw_bot(world) as bot,
        aiohttp.ClientSession(cookie_jar=cookies) as http,
    ):
        image = f"data:image/png;base64,{b64encode(PNG).decode()}"
        path = f"/applications/{world.core.directory.bot.id}/emojis"
        emoji = (await bot.call("POST", path, {"name": "kk", "image": image})).body
        sent = (await bot.send({}, {"hand.png": PNG})).body["attachments"][0]["url"]
        async with http.get(sent) as response:
            assert (response.status, await response.read()) == (200, PNG), "as a bot reads it"
        address, _, signature = sent.partition("?hm=")
        files = (address, f"{world.discord.url}/cdn/emojis/{emoji['id']}.png")
        wrong: tuple[dict[str, str], ...] = (
            *({}, {"key": ""}, {"key": f"{world.discord.key}x"}),
            *({"hm": ""}, {"hm": signature[:-1]}, {"hm": signature.swapcase() + "花"}),
        )
        for url in files:
            for key in wrong:
                token = {"Authorization": f"Bot {world.core.token}"}
                async with http.get(url, params=key, headers=token) as response:
                    assert response.status == 403, url
                    assert PNG not in await response.read()
        async with http.get(world.discord.page_url) as response:
            assert response.status == 200
        for url in files:
            async with http.get(url) as response:
                assert (response.status, await response.read()) == (200, PNG), "as in the page"


async def test_a_huge_number_in_a_path_is_not_found(tmp_path: Path) -> None:
    token = {"Authorization": "Bot playground"}
    async with local_world(tmp_path, judge=False) as world, aiohttp.ClientSession() as http:
        for number in ("9" * 4400, str(2**63), "9" * 19, "٣" * 30):
            for path in (
                f"/cdn/attachments/1/{number}/a.png",
                f"/cdn/emojis/{number}.png",
                f"/api/v10/channels/{number}",
                f"/api/v10/guilds/{number}",
                f"/api/v10/channels/1/messages/{number}",
            ):
                url, key = world.discord.url + path, {"key": world.discord.key}
                async with http.get(url, headers=token, params=key) as response:
                    assert response.status == 404, f"{path[:30]}, {len(number)} digits"


async def test_the_page_is_shown_under_its_own_address(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, aiohttp.ClientSession() as http:
        headers = {"Host": f"localhost:{world.discord.port}"}
        url = world.discord.page_url
        async with http.get(url, headers=headers, allow_redirects=False) as response:
            assert (response.status, response.headers["Location"]) == (302, url)
        async with http.get(url) as response:
            assert response.status == 200
            assert response.content_type == "text/html"


async def test_an_uploaded_page_is_saved_and_never_shown(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, raw_bot(world) as bot:
        sent = (await bot.send({}, {"a.html": b"<script>alert(1)</script>"})).body
        async with bot.http.get(sent["attachments"][0]["url"]) as response:
            assert response.headers["Content-Disposition"].startswith("attachment")
            assert response.content_type == "application/octet-stream"


async def test_nothing_outside_its_folders_is_handed_out(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, aiohttp.ClientSession() as http:
        for path in (
            "/page/static/../store.py",
            "/page/static/%2e%2e/store.py",
            "/cdn/emojis/1.png",
        ):
            url = yarl.URL(world.discord.url + path, encoded=True)
            async with http.get(url) as response:
                assert response.status in {403, 404}, path
