"""The local Discord rejects invalid bodies like Discord: a table of bad and good ones."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from aiohttp import StreamReader, web
from aiohttp.base_protocol import BaseProtocol
from aiohttp.test_utils import make_mocked_request

from bot.playground.http.request import read_body
from bot.playground.objects.interaction import Interaction, Kind
from bot.playground.objects.upload import Upload
from bot.playground.rest import api
from tests.discord_world import local_world
from tests.playground.raw_bot import PNG, RawBot, raw_bot

V2 = 1 << 15
Json = dict[str, Any]


def button(n: object = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"c{n}", **more}


def without(component: Json, key: str) -> Json:
    return {name: value for name, value in component.items() if name != key}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str, **more: Any) -> Json:
    return {"type": 10, "content": content, **more}


def box(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def section(*components: Json, accessory: Json | None = None) -> Json:
    accessory = accessory or button("section")
    return {"type": 9, "components": list(components), "accessory": accessory}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def options(n: int) -> list[Json]:
    return [{"label": str(i), "value": str(i)} for i in range(n)]


def select(n: int, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(n), **more}


def menu(kind: int, of: str, chosen: str) -> Json:
    """A menu of channels or people with one of them chosen."""
    defaults = [{"id": chosen, "type": of}]
    return {"type": kind, "custom_id": "s", "default_values": defaults}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def legacy(*components: Json, **more: Any) -> Json:
    return {"components": list(components), **more}


URL = "https://example.org/a.png"

BAD: dict[str, tuple[Json, str]] = {
    "content of 2001": ({"content": "x" * 2001}, "content"),
    "content of 1001 emoji, 2002 units": ({"content": "🎴" * 1001}, "content"),
    "content a number": ({"content": 7}, "content"),
    "6 buttons in a row": (legacy(row(*map(button, range(6)))), "components.0.components"),
    "a channel chosen from the start that was deleted": (
        legacy(row(menu(8, "channel", "1234"))),
        "components.0.components.0.default_values.0.id",
    ),
    "a stranger chosen from the start": (
        legacy(row(menu(7, "user", "1234"))),
        "components.0.components.0.default_values.0.id",
    ),
    "an empty row": (legacy(row()), "components.0.components"),
    "6 legacy rows": (legacy(*(row(button(i)) for i in range(6))), "components"),
    "custom_id of 101": (
        legacy(row(button(custom_id="x" * 101))), "components.0.components.0.custom_id"),
    "custom_id empty": (
        legacy(row(button(custom_id=""))), "components.0.components.0.custom_id"),
    "label of 81": (legacy(row(button(label="x" * 81))), "components.0.components.0.label"),
    "label of 41 emoji": (legacy(row(button(label="🎴" * 41))), "components.0.components.0.label"),
    "an unknown style": (legacy(row(button(style=7))), "components.0.components.0.style"),
    "an unknown component": (legacy(row({"type": 99})), "components.0.components.0.type"),
    "26 options": (legacy(row(select(26))), "components.0.components.0.options"),
    "no options": (legacy(row(select(0))), "components.0.components.0.options"),
    "more max_values than options": (
        legacy(row(select(2, max_values=3))), "components.0.components.0.max_values"),
    "min_values over max_values": (
        legacy(row(select(3, min_values=2, max_values=1))),
        "components.0.components.0.max_values"),
    "two defaults of one": (
        legacy(row(select(0) | {"options": [o | {"default": True} for o in options(2)]})),
        "components.0.components.0.options"),
    "an option value twice": (
        legacy(row(select(0) | {"options": options(1) * 2})),
        "components.0.components.0.options.1"),
    "an option label of 101": (
        legacy(row(select(0) | {"options": [{"label": "x" * 101, "value": "a"}]})),
        "components.0.components.0.options.0.label"),
    "a placeholder of 151": (
        legacy(row(select(1, placeholder="x" * 151))), "components.0.components.0.placeholder"),
    "select and button in a row": (
        legacy(row(button(), select(2))), "components.0.components.1"),
    "two selects in a row": (
        legacy(row(select(2), select(2, custom_id="t"))), "components.0.components.1"),
    "a custom_id twice": (
        legacy(row(button(), button())), "components.0.components.1.custom_id"),
    "a custom_id twice, in two rows": (
        legacy(row(button()), row(button())), "components.1.components.0.custom_id"),
    "no custom_id": (
        legacy(row(without(button(), "custom_id"))), "components.0.components.0.custom_id"),
    "no label and no emoji": (
        legacy(row(without(button(), "label"))), "components.0.components.0"),
    "a label of spaces": (legacy(row(button(label="  "))), "components.0.components.0"),
    "a link with a custom_id": (
        legacy(row(button(style=5, url=URL))), "components.0.components.0"),
    "a link without an address": (
        legacy(row(without(button(style=5), "custom_id"))), "components.0.components.0.url"),
    "a link to nowhere": (
        legacy(row(without(button(style=5, url="ftp://x"), "custom_id"))),
        "components.0.components.0.url"),
    "an address on a plain button": (
        legacy(row(button(url=URL))), "components.0.components.0"),
    "an emoji that is a word": (
        legacy(row(button(emoji={"name": "notanemoji"}))), "components.0.components.0.emoji"),
    "an emoji that is a star of text": (
        legacy(row(button(emoji={"name": "★"}))), "components.0.components.0.emoji"),
    "two emojis": (
        legacy(row(button(emoji={"name": "🔴⚪"}))), "components.0.components.0.emoji"),
    "an emoji of nobody": (
        legacy(row(button(emoji={"id": "123", "name": "kk"}))), "components.0.components.0.emoji"),
    "a button outside a row": (legacy(button()), "components.0.type"),
    "V2 components without the flag": (legacy(text("x")), "components.0.type"),
    "V2 with content": (v2(text("x"), content="x"), "content"),
    "V2 with embeds": (v2(text("x"), embeds=[{"title": "x"}]), "embeds"),
    "41 components": (v2(*[text("x")] * 41), "components"),
    "41 components, one a container": (v2(box(*[text("x")] * 40)), "components"),
    "4001 characters in all": (v2(text("x" * 2001), box(text("x" * 2000))), "components"),
    "a text of 4001": (v2(text("x" * 4001)), "components.0.content"),
    "an empty text": (v2(text("")), "components.0.content"),
    "an id twice": (v2(text("a", id=1), text("b", id=1)), "components.1.id"),
    "a container in a container": (v2(box(box(text("x")))), "components.0.components.0.type"),
    "an empty container": (v2(box()), "components.0.components"),
    "an accent too bright": (v2(box(text("x"), accent_color=1 << 24)), "components.0.accent_color"),
    "a section without accessory": (
        v2(without(section(text("x")), "accessory")), "components.0.accessory"),
    "a section of 4 texts": (v2(section(*[text("x")] * 4)), "components.0.components"),
    "a section of buttons": (v2(section(button())), "components.0.components.0.type"),
    "an accessory that is a text": (
        v2(section(text("x"), accessory=text("y"))), "components.0.accessory.type"),
    "11 pictures": (v2(gallery(*[URL] * 11)), "components.0.items"),
    "no pictures": (v2(gallery()), "components.0.items"),
    "a picture that was not uploaded": (
        v2(gallery("attachment://nope.png")), "components.0.items.0.media.url"),
    "a thumbnail that was not uploaded": (
        v2(section(text("x"), accessory={
            "type": 11, "media": {"url": "attachment://nope.png"}})),
        "components.0.accessory.media.url"),
    "a file from elsewhere": (v2({"type": 13, "file": {"url": URL}}), "components.0.file.url"),
    "an odd spacing": (v2(text("x"), {"type": 14, "spacing": 3}), "components.1.spacing"),
    "11 attachments": (
        {"content": "x", "attachments": [{"id": str(i)} for i in range(11)]}, "attachments"),
    "an attachment that was not uploaded": (
        {"content": "x", "attachments": [{"id": "0"}]}, "attachments.0.id"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "an embed title of 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "an embed description of 4097": (
        {"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    "embeds of 6001 in all": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "26 fields": (
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, "embeds.0.fields"),
    "an empty field": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]}, "embeds.0.fields.0.value"),
    "an empty embed": ({"embeds": [{}]}, "embeds.0"),
    "an embed picture that was not uploaded": (
        {"embeds": [{"image": {"url": "attachment://nope.png"}}]}, "embeds.0.image.url"),
    "a timestamp of words": ({"embeds": [{"title": "x", "timestamp": "noon"}]},
        "embeds.0.timestamp"),
    "mentions of nobody's kind": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        "allowed_mentions.parse.0"),
    "an answer to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
}  # fmt: skip

GOOD: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "content of 1000 emoji": {"content": "🎴" * 1000},
    "25 buttons": legacy(*(row(*(button(f"{r}{i}") for i in range(5))) for r in range(5))),
    "a label of 80, a custom_id of 100": legacy(row(button("x" * 99, label="あ" * 80))),
    "an emoji alone": legacy(row(without(button(emoji={"name": "🔴"}), "label"))),
    "an emoji of several signs": legacy(
        row(button(emoji={"name": "👩‍🌾"}), button(1, emoji={"name": "🇯🇵"}))
    ),
    "a link": legacy(row(without(button(style=5, url=URL), "custom_id"))),
    "25 options": legacy(row(select(25, min_values=0, max_values=25))),
    "a user select": legacy(row({"type": 5, "custom_id": "who"})),
    "40 components": v2(box(*[text("x")] * 39)),
    "4000 characters in all": v2(text("x" * 2000), box(text("x" * 2000))),
    "everything V2": v2(
        box(
            section(text("a"), text("b")),
            {"type": 14, "divider": False, "spacing": 2},
            gallery(*[URL] * 10),
            row(button(1), button(2)),
            accent_color=0xFFFFFF,
        ),
        row(select(3)),
    ),
    "ids of 0 are chosen by Discord": v2(text("a", id=0), text("b", id=0)),
    "embeds of 6000": {"embeds": [{"description": "x" * 3000}] * 2},
    "an embed of everything": {
        "embeds": [
            {
                "title": "t", "description": "d", "url": URL, "color": 1,
                "timestamp": "2026-01-01T00:00:00+00:00",
                "author": {"name": "a"}, "footer": {"text": "f"}, "image": {"url": URL},
                "fields": [{"name": "a", "value": "b", "inline": True}],
            }
        ]
    },
    "an unknown key is ignored": {"content": "x", "contnet": "y"},
}  # fmt: skip


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


async def test_every_bad_message_is_refused_at_its_place(bot: RawBot) -> None:
    for name, (body, place) in BAD.items():
        result = await bot.send(body)
        assert result.status == 400, name
        assert result.code == 50035, name
        assert set(result.faults()) == {place}, name
    assert not bot.world.aoi.messages()


async def test_a_request_that_breaks_off_is_none(
    bot: RawBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot is killed, or ends, during the request."""
    begun, broken = asyncio.Event(), asyncio.Event()

    async def watched(request: web.Request) -> tuple[Any, dict[int, Upload]]:
        begun.set()
        try:
            return await read_body(request)
        except ConnectionError:
            broken.set()
            raise

    monkeypatch.setattr(api, "read_body", watched)
    here, port = "127.0.0.1", bot.world.discord.port
    _, writer = await asyncio.open_connection(here, port)
    head = f"POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: {here}:{port}\r\n"
    writer.write(f'{head}Content-Length: 9\r\n\r\n{{"con'.encode())
    async with asyncio.timeout(60):
        await begun.wait()
        writer.transport.abort()
        await broken.wait()
    assert (await bot.send({"content": "whole"})).status == 200
    assert [one.status for one in bot.world.requests] == [200]


async def test_a_form_is_read_however_it_arrives() -> None:
    """The network may split a request anywhere, including the first bytes of a part."""
    value = {"content": "x" * 20_000}
    form = (
        '--cut\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n'
        f"{json.dumps(value)}\r\n--cut--\r\n"
    ).encode()
    begins = form.index(b"{")
    loop = asyncio.get_running_loop()
    for cut in range(begins - 4, begins + 16):
        stream = StreamReader(mock.create_autospec(BaseProtocol), 2**16, loop=loop)
        request = make_mocked_request(
            "POST", "/", {"Content-Type": "multipart/form-data; boundary=cut"}, payload=stream
        )
        reading = asyncio.create_task(read_body(request))
        for part in (form[:cut], form[cut : cut + 2], form[cut + 2 :]):
            stream.feed_data(part)
            for _ in range(10):
                await asyncio.sleep(0)  # it reads the available data
        stream.feed_eof()
        assert await reading == (value, {})


async def test_a_bad_edit_is_refused_just_so(bot: RawBot) -> None:
    created = (await bot.send({"content": "fine"})).body
    for name, (body, place) in BAD.items():
        if "message_reference" in body:
            continue
        wanted = {place}
        if int(body.get("flags", 0)) & V2:
            wanted.add("content")  # the existing text
        result = await bot.edit(created, body)
        assert result.status == 400, name
        assert set(result.faults()) <= wanted, name
    assert bot.world.aoi.last().content == "fine"


async def test_every_good_message_is_taken(bot: RawBot) -> None:
    for name, body in GOOD.items():
        result = await bot.send(body)
        assert result.status == 200, (name, result.body)


async def test_all_faults_of_a_body_are_named_at_once(bot: RawBot) -> None:
    body = {"content": "x" * 2001, **legacy(row(button(label="x" * 81), button(1, style=9)))}
    result = await bot.send(body)
    assert result.faults() == {"content": {"BASE_TYPE_MAX_LENGTH"}}
    del body["content"]
    assert set((await bot.send(body)).faults()) == {
        "components.0.components.0.label",
        "components.0.components.1.style",
    }


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  \n"}, {"components": []}])
async def test_an_empty_message_is_refused(bot: RawBot, body: Json) -> None:
    result = await bot.send(body)
    assert (result.status, result.code) == (400, 50006)


async def test_a_message_cannot_be_edited_to_nothing(bot: RawBot) -> None:
    created = (await bot.send({"content": "x", **legacy(row(button()))})).body
    assert (await bot.edit(created, {"content": None})).status == 200
    result = await bot.edit(created, {"components": []})
    assert (result.status, result.code) == (400, 50006)


async def test_too_large_a_file_is_refused(bot: RawBot) -> None:
    result = await bot.send({}, {"big.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (result.status, result.code) == (413, 40005)


async def test_too_large_a_request_is_refused(bot: RawBot) -> None:
    part = b"x" * (9 * 1024 * 1024)
    result = await bot.send({}, {"a": part, "b": part, "c": part})
    assert (result.status, result.code) == (413, 40005)


async def test_a_panel_cannot_be_given_a_new_picture(bot: RawBot) -> None:
    panel = v2(gallery("attachment://a.png"))
    created = await bot.send(panel, {"a.png": PNG})
    assert created.status == 200
    again = v2(gallery("attachment://b.png"), attachments=[{"id": 0, "filename": "b.png"}])
    result = await bot.edit(created.body, again, {"b.png": PNG})
    assert set(result.faults()) == {"components.0.items.0.media.url"}
    kept = v2(text("the same picture"), gallery("attachment://a.png"))
    assert (await bot.edit(created.body, kept)).status == 200


async def test_a_panel_is_given_a_new_picture_once_that_is_mended(bot: RawBot) -> None:
    bot.world.core.faults.refuses_gallery_uploads = False
    created = (await bot.send(v2(gallery("attachment://a.png")), {"a.png": PNG})).body
    again = v2(gallery("attachment://b.png"), attachments=[{"id": 0, "filename": "b.png"}])
    edited = await bot.edit(created, again, {"b.png": PNG})
    assert edited.status == 200
    assert not edited.body["attachments"], "the gallery alone names it"
    (item,) = edited.body["components"][0]["items"]
    assert item["media"]["url"].partition("?")[0].endswith("/b.png")
    gone = await bot.edit(created, v2(gallery("attachment://a.png")))
    assert set(gone.faults()) == {"components.0.items.0.media.url"}


async def test_a_message_becomes_a_panel_only_without_its_text(bot: RawBot) -> None:
    created = (await bot.send({"content": "x", "embeds": [{"title": "e"}]})).body
    assert set((await bot.edit(created, v2(text("y")))).faults()) == {"content", "embeds"}
    assert set((await bot.edit(created, v2(text("y"), embeds=[]))).faults()) == {"content"}
    assert (await bot.edit(created, v2(text("y"), content=None, embeds=[]))).status == 200
    assert set((await bot.edit(created, {"content": "back"})).faults()) == {"content"}
    kept = await bot.edit(created, {"flags": 0})
    assert kept.body["flags"] & 1 << 15, "the flag is never taken away"
    back = {"flags": 0, "content": "back", "components": []}
    assert set((await bot.edit(created, back)).faults()) == {"content"}


async def test_broken_json_is_refused(bot: RawBot) -> None:
    url = f"{bot.world.discord.api_url}/channels/{bot.world.channel.id}/messages"
    headers = {"Authorization": f"Bot {bot.world.core.token}", "Content-Type": "application/json"}
    async with bot.http.post(url, data="{", headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109


# -- answers to interactions ----------------------------------------------------------


def option(name: str = "o", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "d", **more}


def command(**more: Any) -> Json:
    return {"name": "a", "description": "b", **more}


def modal(*components: Json, **more: Any) -> Json:
    return {"custom_id": "m", "title": "t", "components": list(components), **more}


def field(n: object = 0, **more: Any) -> Json:
    text_input = {"type": 4, "custom_id": f"f{n}", "style": 1, **more}
    return {"type": 18, "label": "l", "component": text_input}


def labelled(component: Json) -> Json:
    return {"type": 18, "label": "l", "component": component}


def ticks(kind: int, count: int, *, chosen: int = 0, **more: Any) -> Json:
    """Return radio buttons (21) or boxes (22), of which the first ones are chosen."""
    options = [{"label": f"{n}", "value": f"{n}", "default": n < chosen} for n in range(count)]
    return labelled({"type": kind, "custom_id": f"t{kind}", "options": options, **more})


@pytest.fixture
async def asked(bot: RawBot) -> AsyncIterator[RawBot]:
    """A bot that is connected, and therefore gets interactions."""
    async with bot.gateway() as wire:
        await wire.ready(bot.world.core.token)
        commands = [command(options=[option(autocomplete=True), option("n", 4, autocomplete=True)])]
        assert (await bot.put_commands(commands)).status == 200
        yield bot


def ask(bot: RawBot, kind: Kind = Kind.COMMAND) -> Interaction:
    world = bot.world
    if kind is Kind.AUTOCOMPLETE:
        return world.aoi.client.autocomplete(world.channel, ["a"], {"o": "x"}, "o")
    return world.aoi.client.command(world.channel, ["a"], {})


NAMED = {"label": "B", "value": "b"}
INNER = "components.0.component"
BAD_FORMS: dict[str, tuple[str, Json]] = {
    "a title of 46": ("title", modal(field(), title="x" * 46)),
    "6 components": ("components", modal(*map(field, range(6)))),
    "no components": ("components", modal()),
    "a button": ("components.0.components", modal(row(button()))),
    "a field twice": ("components.1.component.custom_id", modal(field(), field())),
    "a label of 46": ("components.0.label", modal(field() | {"label": "x" * 46})),
    "lengths crossed": (f"{INNER}.max_length", modal(field(min_length=5, max_length=4))),
    "one radio button": (f"{INNER}.options", modal(ticks(21, 1))),
    "11 radio buttons": (f"{INNER}.options", modal(ticks(21, 11))),
    "two radio buttons chosen": (f"{INNER}.options", modal(ticks(21, 2, chosen=2))),
    "a radio button without a label": (
        f"{INNER}.options.0.label",
        modal(labelled(ticks(21, 2)["component"] | {"options": [{"value": "a"}, NAMED]})),
    ),
    "11 boxes": (f"{INNER}.options", modal(ticks(22, 11))),
    "no boxes": (f"{INNER}.options", modal(ticks(22, 0))),
    "more boxes than there are": (f"{INNER}.max_values", modal(ticks(22, 2, max_values=3))),
    "no box of a group that is required": (f"{INNER}.required", modal(ticks(22, 2, min_values=0))),
    "more boxes chosen than may be": (
        f"{INNER}.options",
        modal(ticks(22, 3, chosen=2, max_values=1)),
    ),
    "a box that is chosen by a word": (
        f"{INNER}.default",
        modal(labelled({"type": 23, "custom_id": "b", "default": "yes"})),
    ),
    "radio buttons without a label around": (
        "components.0.type",
        modal(ticks(21, 2)["component"]),
    ),
}
"""Forms, by their fault: the place that is refused, and the form."""
BAD_ANSWERS: dict[str, tuple[Kind, Json, str]] = {
    "no type": (Kind.COMMAND, {"data": {}}, "type"),
    "type 3": (Kind.COMMAND, {"type": 3}, "type"),
    "a message without data": (Kind.COMMAND, {"type": 4}, "data"),
    "an update of no message": (Kind.COMMAND, {"type": 7, "data": {"content": "x"}}, "type"),
    "a silent update of no message": (Kind.COMMAND, {"type": 6}, "type"),
    "choices for a command": (Kind.COMMAND, {"type": 8, "data": {"choices": []}}, "type"),
    "an activity": (Kind.COMMAND, {"type": 12}, "type"),
    "content of 2001": (Kind.COMMAND, {"type": 4, "data": {"content": "x" * 2001}}, "content"),
    "a message for an autocomplete": (
        Kind.AUTOCOMPLETE, {"type": 4, "data": {"content": "x"}}, "type"),
    "26 choices": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": str(i), "value": str(i)} for i in range(26)]}},
        "data.choices"),
    "a choice of 101": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "a"}]}},
        "data.choices.0.name"),
    "a number for a text": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "x", "value": 1}]}}, "data.choices.0.value"),
    **{
        f"a form with {name}": (Kind.COMMAND, {"type": 9, "data": form}, f"data.{place}")
        for name, (place, form) in BAD_FORMS.items()},
}  # fmt: skip


async def test_every_bad_answer_is_refused_and_a_good_one_still_taken(asked: RawBot) -> None:
    for name, (kind, body, place) in BAD_ANSWERS.items():
        interaction = ask(asked, kind)
        result = await asked.answer(interaction, body)
        assert result.status == 400, name
        assert set(result.faults()) == {place}, name
        if kind is Kind.COMMAND:
            good = await asked.answer(interaction, {"type": 4, "data": {"content": "x"}})
            assert good.status == 200, name


async def test_a_form_may_have_radio_buttons_and_boxes(asked: RawBot) -> None:
    """Five inputs, each at a limit."""
    inputs = (
        field(),
        ticks(21, 10, chosen=1),
        ticks(22, 10, chosen=10, min_values=10),
        labelled({"type": 23, "custom_id": "b", "default": True}),
        labelled(
            {
                "type": 3,
                "custom_id": "s",
                "options": [{"label": "a", "value": "a"}],
                "min_values": 1,
            }
        ),
    )
    answer = await asked.answer(ask(asked), {"type": 9, "data": modal(*inputs)})
    assert answer.status == 200, answer.faults()


async def test_a_second_answer_is_refused(asked: RawBot) -> None:
    interaction = ask(asked)
    assert (await asked.answer(interaction, {"type": 5})).status == 200
    result = await asked.answer(interaction, {"type": 4, "data": {"content": "x"}})
    assert (result.status, result.code) == (400, 40060)


async def test_an_unknown_interaction_is_refused(asked: RawBot) -> None:
    path = "/interactions/1/token/callback"
    result = await asked.call("POST", path, {"type": 5})
    assert (result.status, result.code) == (404, 10062)


async def test_a_follow_up_before_the_answer_is_refused(asked: RawBot) -> None:
    result = await asked.hook("POST", ask(asked), "", {"content": "x"})
    assert (result.status, result.code) == (404, 10015)


async def test_a_follow_up_in_a_deleted_channel_is_refused(asked: RawBot) -> None:
    interaction = ask(asked)
    assert (await asked.answer(interaction, {"type": 4, "data": {"content": "x"}})).status == 200
    asked.world.delete_channel(asked.world.channel)
    result = await asked.hook("POST", interaction, "", {"content": "y"})
    assert (result.status, result.code) == (404, 10003)


# -- commands -------------------------------------------------------------------------


BAD_COMMANDS: dict[str, tuple[list[Json], str]] = {
    "a name with a capital": ([command(name="Bad")], "0.name"),
    "a name with a space": ([command(name="bad name")], "0.name"),
    "a name of 33": ([command(name="a" * 33)], "0.name"),
    "a name with a dot in Japanese": (
        [command(name_localizations={"ja": "花・札"})], "0.name_localizations.ja"),
    "no description": ([{"name": "a"}], "0.description"),
    "a description of 101": ([command(description="b" * 101)], "0.description"),
    "a description of 51 emoji": ([command(description="🎴" * 51)], "0.description"),
    "an unknown language": (
        [command(name_localizations={"xx": "q"})], "0.name_localizations.xx"),
    "a name twice": ([command(), command()], "1.name"),
    "26 options": ([command(options=[option(f"o{i}") for i in range(26)])], "0.options"),
    "an option name twice": ([command(options=[option(), option()])], "0.options.1.name"),
    "an option with a capital": ([command(options=[option("Oh")])], "0.options.0.name"),
    "required after optional": (
        [command(options=[option("o"), option("p", required=True)])], "0.options.1"),
    "26 choices": (
        [command(options=[option(choices=[
            {"name": str(i), "value": str(i)} for i in range(26)])])],
        "0.options.0.choices"),
    "a choice twice": (
        [command(options=[option(choices=[{"name": "a", "value": "b"}] * 2)])],
        "0.options.0.choices.1"),
    "a text as a number": (
        [command(options=[option(kind=4, choices=[{"name": "a", "value": "b"}])])],
        "0.options.0.choices.0.value"),
    "choices and autocomplete": (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "b"}])])],
        "0.options.0.autocomplete"),
    "choices of people": (
        [command(options=[option(kind=6, choices=[{"name": "a", "value": 1}])])],
        "0.options.0.choices"),
    "subcommands beside options": (
        [command(options=[option(kind=1), option("p")])], "0.options"),
    "a group in a group": (
        [command(options=[option(kind=2, options=[option(kind=2, options=[option(kind=1)])])])],
        "0.options.0.options.0.type"),
    "8001 characters": (
        [command(options=[
            option(f"o{i}", description="d" * 100, choices=[
                {"name": str(j) * 50, "value": str(j) + "v" * 99} for j in range(9)])
            for i in range(6)])],
        "0"),
    "a menu command with a description": (
        [{"type": 2, "name": "Play", "description": "x"}], "0"),
}  # fmt: skip


async def test_every_bad_set_of_commands_is_refused(bot: RawBot) -> None:
    for name, (commands, place) in BAD_COMMANDS.items():
        result = await bot.put_commands(commands)
        assert result.status == 400, name
        assert set(result.faults()) == {place}, name
    assert not bot.world.aoi.offered()


async def test_too_many_commands_are_refused(bot: RawBot) -> None:
    result = await bot.put_commands([command(name=f"a{i}") for i in range(101)])
    assert (result.status, result.code) == (400, 30032)


async def test_good_commands_are_taken(bot: RawBot) -> None:
    commands = [
        command(
            name="花札",
            name_localizations={"ja": "こいこいー", "th": "ไพ่", "hi": "फूल"},
            options=[
                option("play", 1, options=[option("x", required=True), option("y", 6)]),
                option("more", 2, options=[option("z", 1)]),
            ],
        ),
        {"type": 2, "name": "Play Koi-Koi"},
        {"type": 2, "name": "花札", "name_localizations": {"ja": "こいこい を"}},
    ]
    result = await bot.put_commands(commands)
    assert result.status == 200, result.body


BAD_EMOJIS = {
    "a name of one": {"name": "a", "image": "data:image/png;base64,"},
    "a name with a dash": {"name": "a-b", "image": "data:image/png;base64,"},
    "no picture": {"name": "ab", "image": "data:image/png;base64,AAAA"},
    "no data": {"name": "ab", "image": "https://example.org/a.png"},
}


@pytest.mark.parametrize("body", BAD_EMOJIS.values(), ids=list(BAD_EMOJIS))
async def test_a_bad_emoji_is_refused(bot: RawBot, body: Json) -> None:
    bot_id = bot.world.core.directory.bot.id
    result = await bot.call("POST", f"/applications/{bot_id}/emojis", body)
    assert (result.status, result.code) == (400, 50035)
