"""Interactions on the wire: their content, possible answers, and time limits."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.interaction import State
from bot.playground.objects.permissions import Permission
from bot.playground.objects.upload import Upload
from bot.playground.testing.pilot import NoAnswer
from bot.playground.user_client.client import CantDo
from tests.discord_world import local_world
from tests.playground.raw_bot import PNG, RawBot, Wire, raw_bot

Json = dict[str, Any]
EPHEMERAL, LOADING = 1 << 6, 1 << 7

COMMANDS: list[Json] = [
    {
        "name": "play",
        "description": "Play",
        "options": [
            {"type": 6, "name": "who", "description": "With whom"},
            {"type": 4, "name": "rounds", "description": "How many", "min_value": 1},
            {
                "type": 3,
                "name": "rules",
                "description": "Which",
                "choices": [{"name": "Plain", "value": "a"}, {"name": "RoundFlow", "value": "b"}],
            },
        ],
    },
    {
        "name": "admin",
        "description": "Admin",
        "default_member_permissions": int(Permission.MANAGE_GUILD),
        "contexts": [0],
        "options": [
            {
                "type": 2,
                "name": "set",
                "description": "Set",
                "options": [{"type": 1, "name": "all", "description": "All"}],
            }
        ],
    },
    {"name": "Challenge", "type": 2},
]
BUTTONS: Json = {
    "components": [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]},
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 2, "label": "No", "custom_id": "no", "disabled": True}
            ],
        },
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "pick",
                    "placeholder": "Pick",
                    "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
                }
            ],
        },
        {"type": 1, "components": [{"type": 5, "custom_id": "who"}]},
    ]
}


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def bot(tmp_path: Path, clock: Clock) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as raw:
        assert (await raw.put_commands(COMMANDS)).status == 200
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    async with bot.gateway() as connected:
        await connected.ready(bot.world.core.token)
        yield connected


def play(bot: RawBot, **options: Any) -> Any:
    world = bot.world
    return world.aoi.client.command(world.channel, ["play"], options)


async def test_a_command_carries_who_where_and_what(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    world.aoi.speak("ja")
    interaction = play(bot, who=world.ben.person, rounds=3, rules="RoundFlow")
    event = await wire.event("INTERACTION_CREATE")
    assert event["id"] == str(interaction.id)
    assert event["locale"] == "ja"
    assert event["guild_locale"] == "en-US"
    assert event["member"]["user"]["id"] == str(world.aoi.id)
    assert event["data"]["options"] == [
        {"type": 6, "name": "who", "value": str(world.ben.id)},
        {"type": 4, "name": "rounds", "value": 3},
        {"type": 3, "name": "rules", "value": "b"},
    ]
    assert event["data"]["resolved"]["users"][str(world.ben.id)]["username"] == "ben"
    assert str(world.ben.id) in event["data"]["resolved"]["members"]
    assert int(event["app_permissions"]) & Permission.SEND_MESSAGES


async def test_app_permissions_tell_what_the_bot_lacks_there(bot: RawBot, wire: Wire) -> None:
    bot.world.deny(bot.world.channel, Permission.ATTACH_FILES)
    changed = await wire.event("CHANNEL_UPDATE")
    assert changed["permission_overwrites"][0]["deny"] == str(int(Permission.ATTACH_FILES))
    play(bot)
    event = await wire.event("INTERACTION_CREATE")
    assert not int(event["app_permissions"]) & Permission.ATTACH_FILES
    assert int(event["app_permissions"]) & Permission.SEND_MESSAGES


async def test_a_command_in_direct_messages_has_a_user_and_no_member(
    bot: RawBot, wire: Wire
) -> None:
    world = bot.world
    world.aoi.client.command(world.aoi.dm, ["play"], {})
    event = await wire.event("INTERACTION_CREATE")
    assert event["user"]["id"] == str(world.aoi.id)
    assert "member" not in event
    assert event["context"] == 1
    assert event["channel"]["recipients"][0]["id"] == str(world.aoi.id)


async def test_options_are_checked_before_they_are_sent(bot: RawBot, wire: Wire) -> None:
    for options in ({"rounds": 0}, {"rules": "None"}, {"length": 3}, {"rounds": "many"}):
        with pytest.raises(CantDo):
            play(bot, **options)
    with pytest.raises(CantDo):
        bot.world.aoi.client.command(bot.world.channel, ["nothing"], {})


async def test_who_lacks_the_permission_finds_no_command(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    with pytest.raises(CantDo, match="permission"):
        world.ben.client.command(world.channel, ["admin", "set", "all"], {})
    world.make_manager(world.guild, world.ben.person)
    world.ben.client.command(world.channel, ["admin", "set", "all"], {})
    event = await wire.event("INTERACTION_CREATE")
    assert event["data"]["options"] == [
        {"type": 2, "name": "set", "options": [{"type": 1, "name": "all", "options": []}]}
    ]
    with pytest.raises(CantDo, match="no command"):
        world.ben.client.command(world.ben.dm, ["admin", "set", "all"], {})


async def test_a_user_command_names_its_target(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    world.aoi.client.user_command(world.channel, "Challenge", world.ben.person)
    event = await wire.event("INTERACTION_CREATE")
    assert event["data"]["target_id"] == str(world.ben.id)
    assert event["data"]["type"] == 2


async def test_an_answer_is_a_message(bot: RawBot, wire: Wire) -> None:
    interaction = play(bot)
    result = await bot.answer(interaction, {"type": 4, "data": {"content": "Hi"}})
    message = result.body["resource"]["message"]
    assert message["interaction_metadata"]["user"]["id"] == str(bot.world.aoi.id)
    assert result.body["interaction"]["response_message_id"] == message["id"]
    assert bot.world.ben.last().content == "Hi"
    assert interaction.state is State.ANSWERED
    original = await bot.hook("GET", interaction, "/messages/@original")
    assert original.body["content"] == "Hi"


async def test_a_click_carries_the_message_and_the_component(bot: RawBot, wire: Wire) -> None:
    sent = (await bot.send(BUTTONS)).body
    world = bot.world
    message = world.core.messages.by_id[int(sent["id"])]
    interaction = world.ben.client.use(message, "go")
    event = await wire.event("INTERACTION_CREATE")
    assert event["data"] == {"component_type": 2, "custom_id": "go", "id": 2}
    assert event["message"]["id"] == sent["id"]
    assert event["message"]["components"] == sent["components"]
    result = await bot.answer(
        interaction, {"type": 7, "data": {"content": "gone", "components": []}}
    )
    assert result.body["resource"]["message"]["content"] == "gone"
    assert world.aoi.last().content == "gone"
    with pytest.raises(CantDo, match="no component"):
        world.ben.client.use(message, "go")
    late = world.ben.client.use(message, "go", late=True)
    assert late.state is State.PENDING


async def test_disabled_and_strange_components_cannot_be_used(bot: RawBot, wire: Wire) -> None:
    await bot.send(BUTTONS)
    ben = bot.world.ben
    with pytest.raises(CantDo, match="disabled"):
        await ben.click("No")
    with pytest.raises(CantDo, match="no button"):
        await ben.click("Nowhere")
    with pytest.raises(CantDo, match="no option"):
        await ben.select("Pick", "Three")
    with pytest.raises(CantDo, match="Choose 1 to 1"):
        await ben.select("Pick", "One", "Two")


async def test_a_select_carries_values_and_people(bot: RawBot, wire: Wire) -> None:
    sent = (await bot.send(BUTTONS)).body
    world = bot.world
    message = world.core.messages.by_id[int(sent["id"])]
    world.ben.client.use(message, "pick", ["2"])
    assert (await wire.event("INTERACTION_CREATE"))["data"]["values"] == ["2"]
    world.ben.client.use(message, "who", [str(world.aoi.id)])
    data = (await wire.event("INTERACTION_CREATE"))["data"]
    assert str(world.aoi.id) in data["resolved"]["members"]


async def test_places_roles_and_files_are_carried_in_full(bot: RawBot, wire: Wire) -> None:
    kinds = {"place": 7, "role": 8, "either": 9, "file": 11}
    options = [{"type": kind, "name": name, "description": "d"} for name, kind in kinds.items()]
    await bot.put_commands([{"name": "take", "description": "Take", "options": options}])
    world = bot.world
    role = str(world.guild.manager_role_id)
    await wire.event("GUILD_CREATE")
    sent = {"place": world.channel, "role": role, "either": world.ben.person}
    world.aoi.client.command(
        world.channel, ["take"], {**sent, "file": Upload("record.txt", b"deal")}
    )
    data = (await wire.event("INTERACTION_CREATE"))["data"]
    resolved = data["resolved"]
    assert resolved["channels"][str(world.channel.id)]["name"] == "koi-koi"
    assert resolved["roles"][role]["name"] == "Manager"
    assert resolved["users"][str(world.ben.id)]["username"] == "ben"
    (file,) = resolved["attachments"].values()
    async with bot.http.get(file["url"]) as response:
        assert await response.read() == b"deal"
    for wrong in ({"place": "1"}, {"role": "1"}, {"either": "1"}, {"file": "x"}):
        with pytest.raises(CantDo):
            world.aoi.client.command(world.channel, ["take"], wrong)


async def test_a_select_of_places_carries_them(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    menu = {"type": 8, "custom_id": "where", "max_values": 2}
    sent = (await bot.send({"components": [{"type": 1, "components": [menu]}]})).body
    message = world.core.messages.by_id[int(sent["id"])]
    world.aoi.client.use(message, "where", [str(world.channel.id)])
    data = (await wire.event("INTERACTION_CREATE"))["data"]
    assert list(data["resolved"]["channels"]) == data["values"] == [str(world.channel.id)]
    with pytest.raises(CantDo, match="no such channel"):
        world.aoi.client.use(message, "where", ["1"])


async def test_thinking_is_filled_by_an_edit(bot: RawBot, wire: Wire) -> None:
    interaction = play(bot)
    result = await bot.answer(interaction, {"type": 5})
    assert result.body["interaction"]["response_message_loading"]
    assert bot.world.ben.last().loading
    edit = {"content": "thought", "attachments": [{"id": 0, "filename": "a.png"}]}
    filled = await bot.hook("PATCH", interaction, "/messages/@original", edit, {"a.png": PNG})
    assert filled.body["flags"] == 0
    assert filled.body["edited_timestamp"] is None
    assert bot.world.ben.last().attachments[0]["width"] == 3


async def test_thinking_is_filled_by_the_first_follow_up(bot: RawBot, wire: Wire) -> None:
    interaction = play(bot)
    await bot.answer(interaction, {"type": 5, "data": {"flags": EPHEMERAL}})
    first = await bot.hook("POST", interaction, "", {"content": "first"})
    second = await bot.hook("POST", interaction, "", {"content": "second"})
    # The deferral makes the first answer ephemeral; the second has its own setting.
    assert first.body["flags"] == EPHEMERAL
    assert second.body["flags"] == 0
    assert [one.content for one in bot.world.ben.messages()] == ["second"]


async def test_an_ephemeral_message_is_one_persons_and_known_by_token_only(
    bot: RawBot, wire: Wire
) -> None:
    interaction = play(bot)
    body = {"type": 4, "data": {**BUTTONS, "content": "secret", "flags": EPHEMERAL}}
    message = (await bot.answer(interaction, body)).body["resource"]["message"]
    assert [one.content for one in bot.world.aoi.messages()] == ["secret"]
    assert bot.world.ben.messages() == []
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for method, change in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        result = await bot.call(method, path, change)
        assert (result.status, result.code) == (404, 10008)
    edited = await bot.hook("PATCH", interaction, "/messages/@original", {"content": "more"})
    assert edited.body["content"] == "more"
    with pytest.raises(CantDo):
        await bot.world.ben.click("Go")
    seen = bot.world.aoi.last()
    click = bot.world.aoi.client.use(seen.message, "go")
    event = await wire.event("INTERACTION_CREATE")
    while event["type"] != 3:
        event = await wire.event("INTERACTION_CREATE")
    assert event["message"]["flags"] == EPHEMERAL
    updated = await bot.answer(click, {"type": 7, "data": {"content": "clicked"}})
    assert updated.body["resource"]["message"]["flags"] == EPHEMERAL
    assert bot.world.aoi.pushes == []


async def test_a_dismissed_message_is_there_for_the_bot_only(bot: RawBot, wire: Wire) -> None:
    world, aoi = bot.world, bot.world.aoi
    interaction = play(bot)
    body = {"type": 4, "data": {**BUTTONS, "content": "secret", "flags": EPHEMERAL}}
    await bot.answer(interaction, body)
    seen = aoi.last()
    told: list[Any] = []
    world.core.changes.listen(lambda change: told.append(change.body["t"]))
    aoi.delete(seen)
    assert told == ["message_delete"]
    assert aoi.messages() == aoi.everything() == []
    with pytest.raises(CantDo, match="dismissed"):
        await aoi.click("Go", in_=seen, late=True)
    original = "/messages/@original"
    edited = await bot.hook("PATCH", interaction, original, {"content": "more"})
    assert (edited.status, edited.body["content"]) == (200, "more")
    assert (await bot.hook("GET", interaction, original)).body["content"] == "more"
    assert aoi.messages() == []
    assert (await bot.hook("DELETE", interaction, original)).status == 204
    assert (await bot.hook("GET", interaction, original)).code == 10008
    assert told.count("message_delete") == 1
    assert "message_update" not in told


async def test_dismissed_messages_that_no_token_reaches_are_forgotten(
    bot: RawBot, wire: Wire
) -> None:
    messages = bot.world.core.messages
    for count in (1, 1):
        data = {"content": "secret", "flags": EPHEMERAL}
        await bot.answer(play(bot), {"type": 4, "data": data})
        bot.world.aoi.delete(bot.world.aoi.last())
        assert len(messages.by_id) == len(messages.dismissed) == count
        bot.world.set_clock_on(timedelta(hours=1))


async def test_a_token_reaches_its_own_messages_only(bot: RawBot, wire: Wire) -> None:
    one, other = play(bot), play(bot)
    await bot.answer(one, {"type": 4, "data": {"content": "one"}})
    await bot.answer(other, {"type": 4, "data": {"content": "other"}})
    rest = f"/messages/{other.original_id}"
    result = await bot.hook("PATCH", one, rest, {"content": "x"})
    assert result.status == 403
    assert (await bot.hook("PATCH", other, rest, {"content": "x"})).status == 200


async def test_an_answer_must_come_soon(bot: RawBot, wire: Wire, clock: Clock) -> None:
    interaction = play(bot)
    clock.ahead += timedelta(seconds=21)  # the timeout of the tests is 20 s
    result = await bot.answer(interaction, {"type": 5})
    assert (result.status, result.code) == (404, 10062)


async def test_a_token_lives_a_quarter_of_an_hour(bot: RawBot, wire: Wire, clock: Clock) -> None:
    interaction = play(bot)
    await bot.answer(interaction, {"type": 4, "data": {"content": "x"}})
    clock.ahead += timedelta(minutes=14, seconds=59)
    change = {"content": "y"}
    assert (await bot.hook("PATCH", interaction, "/messages/@original", change)).status == 200
    clock.ahead += timedelta(seconds=2)
    for method, rest in (("PATCH", "/messages/@original"), ("POST", "")):
        result = await bot.hook(method, interaction, rest, change)
        assert (result.status, result.code) == (401, 50027)
    # It can still be edited through the channel.
    path = f"/channels/{bot.world.channel.id}/messages/{interaction.original_id}"
    assert (await bot.call("PATCH", path, change)).status == 200


async def test_without_a_bot_a_click_fails_at_once(bot: RawBot) -> None:
    with pytest.raises(NoAnswer):
        await bot.world.aoi.command("play")


async def test_without_an_answer_a_click_fails_in_time(tmp_path: Path) -> None:
    patience = timedelta(seconds=0.05)
    async with local_world(tmp_path, answer_within=patience) as world, raw_bot(world) as bot:
        await bot.put_commands(COMMANDS)
        async with bot.gateway() as wire:
            await wire.ready(world.core.token)
            with pytest.raises(NoAnswer):
                await world.aoi.command("play")


async def test_a_form_is_filled_in_and_sent(bot: RawBot, wire: Wire) -> None:
    interaction = play(bot)
    form = {
        "custom_id": "form",
        "title": "A form",
        "components": [
            {
                "type": 18,
                "label": "Name",
                "component": {"type": 4, "custom_id": "name", "style": 1, "min_length": 2},
            },
            {
                "type": 18,
                "label": "Which",
                "component": {
                    "type": 3,
                    "custom_id": "which",
                    "options": [{"label": "A", "value": "a", "default": True}],
                },
            },
        ],
    }
    assert (await bot.answer(interaction, {"type": 9, "data": form})).status == 200
    client = bot.world.aoi.client
    for values in ({"name": "x"}, {}, {"name": "xx", "nothing": "y"}):
        with pytest.raises(CantDo):
            client.submit(interaction, values)
    sent = client.submit(interaction, {"name": "Pine"})
    event = await wire.event("INTERACTION_CREATE")
    while event["type"] != 5:
        event = await wire.event("INTERACTION_CREATE")
    filled = [one["component"] for one in event["data"]["components"]]
    assert filled[0]["value"] == "Pine"
    assert filled[1]["values"] == ["a"]
    result = await bot.answer(sent, {"type": 4, "data": {"content": "thanks"}})
    metadata = result.body["resource"]["message"]["interaction_metadata"]
    assert metadata["triggering_interaction_metadata"]["id"] == str(interaction.id)


async def test_a_slow_answer_to_ones_own_click_does_not_buzz_but_calls_others(
    bot: RawBot, wire: Wire
) -> None:
    world = bot.world
    interaction = play(bot)
    text = f"{world.aoi.mention} {world.ben.mention}"
    await bot.answer(interaction, {"type": 4, "data": {"content": text}})
    assert world.aoi.pushes == []
    assert len(world.ben.pushes) == 1


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_what_fills_a_thinking_calls_nobody(bot: RawBot, wire: Wire, method: str) -> None:
    ben = bot.world.ben
    rest = "/messages/@original" if method == "PATCH" else ""
    late = {"content": f"{ben.mention}, come"}
    for place in (bot.world.channel, ben.dm):
        client = ben.client if place is ben.dm else bot.world.aoi.client
        interaction = client.command(place, ["play"], {})
        await bot.answer(interaction, {"type": 5})
        filled = (await bot.hook(method, interaction, rest, late)).body
        assert filled["id"] == str(interaction.original_id)
        assert [user["id"] for user in filled["mentions"]] == [str(ben.id)]
    assert ben.pushes == []


async def test_a_follow_up_after_a_deleted_thinking_calls(bot: RawBot, wire: Wire) -> None:
    ben = bot.world.ben
    interaction = play(bot)
    await bot.answer(interaction, {"type": 5})
    await bot.hook("DELETE", interaction, "/messages/@original")
    await bot.hook("POST", interaction, "", {"content": f"{ben.mention}, come"})
    assert [push.kind for push in ben.pushes] == ["mention"]


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_no_new_picture_in_a_gallery_fills_a_thinking(
    bot: RawBot, wire: Wire, method: str
) -> None:
    rest = "/messages/@original" if method == "PATCH" else ""
    items = [{"media": {"url": "attachment://a.png"}}]
    panel = {
        "flags": 1 << 15,
        "components": [{"type": 12, "items": items}],
        "attachments": [{"id": 0, "filename": "a.png"}],
    }
    interaction = play(bot)
    await bot.answer(interaction, {"type": 5})
    refused = await bot.hook(method, interaction, rest, panel, {"a.png": PNG})
    assert (refused.status, refused.code) == (400, 50035)
    assert list(refused.faults()) == ["components.0.items.0.media.url"]
    await bot.hook("DELETE", interaction, "/messages/@original")
    written = await bot.hook("POST", interaction, "", panel, {"a.png": PNG})
    assert written.status == 200
    again = await bot.hook(method="PATCH", interaction=interaction,
        rest=f"/messages/{written.body['id']}", body=panel, files={"a.png": PNG})  # fmt: skip
    assert (again.status, again.code) == (400, 50035)


@pytest.mark.parametrize("forgets", [False, True])
async def test_an_update_that_names_no_attachments_may_lose_them(
    bot: RawBot, wire: Wire, forgets: bool
) -> None:
    bot.world.core.faults.forgets_attachments = forgets
    sent = (await bot.send({**BUTTONS, "content": "x"}, {"a.png": PNG})).body
    message = bot.world.core.messages.by_id[int(sent["id"])]
    (file,) = sent["attachments"]
    for change, kept in (
        ({"content": "named", "attachments": [{"id": file["id"]}]}, True),
        ({"content": "not named"}, not forgets),
    ):
        click = bot.world.ben.client.use(message, "go")
        updated = await bot.answer(click, {"type": 7, "data": change})
        after = updated.body["resource"]["message"]["attachments"]
        assert [one["id"] for one in after] == ([file["id"]] if kept else [])
    # Other edits keep fields that they don't contain.
    sent = (await bot.send({"content": "x"}, {"a.png": PNG})).body
    assert (await bot.edit(sent, {"content": "y"})).body["attachments"]
