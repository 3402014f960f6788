"""Presses and forms that no client of Discord sends: a quiet answer, and no effect.

A custom client may send any custom id, any value and any field of a form.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import pytest

from bot.matches.models.people import HandPlace
from bot.playground.objects.components import BUTTON, CHANNEL_SELECT, SELECT
from tests.bot.forging import bearing, board, check_log, elsewhere, opened, pressed
from tests.bot.harness import BotHarness, choices
from tests.matches.world import first_is_best

OLD_BUTTON: Final = "This button is from an older version."
OLD_FORM: Final = "This form has been open for too long."
UNKNOWN: Final = "I can't find that match."


# ── who, and on which message ───────────────────────────────────────────────────────────────


async def test_another_ones_private_panel_is_not_mine_to_press(room: BotHarness) -> None:
    panel = (await room.aoi.command("koikoi me")).message
    question = await room.aoi.click("Erase", in_=(await room.aoi.command("koikoi privacy")).message)
    assert panel is not None
    assert question.message is not None
    forged = await room.ben.forge("kk:0:0:me hand", ["channel"], in_=panel, component_type=SELECT)
    assert forged.messages[-1].text.startswith(OLD_BUTTON)
    forged = await room.ben.forge("kk:0:0:erase-yes", in_=question.message)
    assert forged.messages[-1].text.startswith(OLD_BUTTON)
    assert room.now(panel).raw == panel.raw
    for person in (room.aoi, room.ben):
        assert (await room.service.settings.preferences(person.id)).hand is HandPlace.DM


async def test_a_button_that_the_message_lacks_was_never_pressed(room: BotHarness) -> None:
    table = await room.started()
    stored = await room.stored()
    hand = room.hand(await room.mover())
    for custom_id in (
        "kk:0:0:erase-yes",
        "kk:1:1:resign-yes",
        "kk:1:1:abort-yes",
        choices(hand)[0],
    ):
        for seen in (table, None):
            forged = await (await room.mover()).forge(custom_id, in_=seen)
            assert forged.ephemeral
            assert forged.text.startswith(OLD_BUTTON)
    await room.drawn()
    assert (await room.stored()) == stored
    assert room.now(table).raw == table.raw


async def test_a_menu_gives_nothing_that_it_does_not_offer(room: BotHarness) -> None:
    panel = (await room.aoi.command("koikoi-admin settings")).message
    assert panel is not None
    menu = "kk:0:0:set length"
    forgeries: list[Any] = [
        None, [], ["24"], ["3", "6"], ["3", "3"], [3], "3", {"0": "3"}, [None], [["3"]],
        ["3" * 5000],
    ]  # fmt: skip
    for values in forgeries:
        forged = await room.aoi.forge(menu, values, in_=panel, component_type=SELECT)
        assert forged.text.startswith(OLD_BUTTON), values
    for kind in (BUTTON, CHANNEL_SELECT, 0, 99, -1):
        forged = await room.aoi.forge(menu, ["6"], in_=panel, component_type=kind)
        assert forged.text.startswith(OLD_BUTTON), kind
    forged = await room.aoi.forge("kk:0:0:settings table", ["table"], in_=panel)
    assert forged.text.startswith(OLD_BUTTON), "a button has no values"
    assert room.now(panel).raw == panel.raw
    forged = await room.aoi.forge(menu, ["6"], in_=panel, component_type=SELECT)
    assert (await room.service.settings.guild_settings(room.world.guild.id)).length == 6


async def test_another_servers_match_is_out_of_reach(room: BotHarness) -> None:
    """Neither its record nor its seats: forged presses might enumerate all matches."""
    room.thinker.teacher = first_is_best
    await room.started(length="1")
    await room.aoi.command("koikoi play")  # anybody who can read it may join
    await room.drawn()
    stranger = room.world.stranger("Dai")
    here = await board(room, await elsewhere(room, stranger))
    before = [await room.stored(number) for number in (1, 2)]
    looks = ("hand", "yaku", "menu", "rules", "fair", "record", "report", "winner", "next", "how")
    acts = ("accept", "decline", "withdraw", "abort-yes", "abort-no", "resign", "rematch", "bring")
    for number in (1, 2):
        for verb in (*looks, *acts):
            answer = await pressed(stranger, here, f"kk:{number}:1:{verb}")
            assert answer.text.startswith(UNKNOWN), verb
    assert (await pressed(stranger, here, "kk:2:1:level", "sprout")).text.startswith(UNKNOWN)
    assert (await pressed(stranger, here, "kk:0:0:abort", "1")).text.startswith(UNKNOWN)
    await room.played_out()
    for verb in ("review", "review 0 1", "record"):
        assert (await pressed(stranger, here, f"kk:1:1:{verb}")).text.startswith(UNKNOWN), verb
    assert (await pressed(stranger, here, "kk:0:0:review", "1")).text.startswith(UNKNOWN)
    own = await board(room, room.aoi.dm)
    assert (await pressed(room.aoi, own, "kk:1:1:record")).messages[-1].attachments
    assert (await room.stored(2)) == before[1]


async def test_a_match_in_direct_messages_is_nobody_elses(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    for place in (room.ben.dm, room.world.channel):
        here = await board(room, place)
        for verb in ("hand", "record", "yaku", "report"):
            answer = await pressed(room.ben, here, f"kk:1:1:{verb}")
            assert answer.text.startswith(UNKNOWN), verb


async def test_an_answer_of_another_form_is_sent_beside_the_message(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord can't convert a panel to a plain message, and a live table must not become a panel.

    An older version may have sent the button in another kind of message.
    """
    panel = (await room.aoi.command("koikoi me")).message
    assert panel is not None
    for seen, custom_id, said in (
        (await board(room), "kk:0:0:rules turn yaku", "Yaku"),
        (panel, "kk:0:0:erase-no", "Nothing was changed."),
    ):
        answer = await pressed(room.aoi, seen, custom_id)
        assert answer.ephemeral
        assert said in answer.text
        assert room.now(seen).raw == seen.raw
    check_log(caplog)


async def test_a_picture_that_another_button_took_away_is_drawn_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    await room.started()
    mover = await room.mover()
    play = choices(room.hand(mover))[0]
    here = await board(room, mover.dm)
    await pressed(mover, here, play)  # this message becomes the hand
    await room.drawn()
    assert room.now(here).attachments
    await pressed(mover, here, "kk:0:0:erase-no")
    assert not room.now(here).attachments
    await pressed(mover, here, play)
    assert room.now(here).attachments
    check_log(caplog)


async def test_nobody_turns_pages_in_anothers_hand(room: BotHarness) -> None:
    await room.started()
    hand = room.hand(room.aoi)
    card = choices(room.hand(await room.mover()))[0].split()[1]
    for custom_id in (
        f"kk:1:1:pick {card}",
        "kk:1:1:unpick",
        f"kk:1:1:play {card}",
        "kk:1:1:ready",
    ):
        answer = await pressed(room.ben, hand, custom_id)
        assert answer.text.startswith("You're watching this match"), custom_id
    await room.drawn()
    assert room.now(hand).raw == hand.raw


async def test_a_card_that_is_not_in_the_hand_is_not_picked(room: BotHarness) -> None:
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    held = {one.split()[1] for one in choices(hand)}
    for card in ("01B", "05C1", "11B", "12B"):
        if card not in held:
            await pressed(mover, hand, f"kk:1:1:pick {card}")
            assert room.now(hand).content == hand.content
            assert room.now(hand).labels == hand.labels


async def test_a_hand_is_not_shown_to_all_by_its_own_button(room: BotHarness) -> None:
    """A card's button on a public message is answered with the public view only."""
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    here = await board(room)
    for custom_id in (f"kk:1:1:pick {choices(hand)[0].split()[1]}", "kk:1:1:unpick"):
        await pressed(mover, here, custom_id)
        await room.drawn()
        assert not choices(room.now(here))
        assert room.now(here).content != room.now(hand).content
        assert not [one for one in room.now(here).attachments if "hand" in one["filename"]]


async def test_no_day_to_come_has_a_table(room: BotHarness) -> None:
    here = await board(room)
    for custom_id in ("kk:0:0:daily-table 183", "kk:0:0:daily-page 183 all 0 on"):
        assert (await pressed(room.aoi, here, custom_id)).text.startswith(OLD_BUTTON)
    today = await pressed(room.aoi, here, "kk:0:0:daily-table 182")
    assert "#182" in today.text


async def test_settings_belong_to_a_server_and_to_who_manages_it(room: BotHarness) -> None:
    own, here = await board(room, room.aoi.dm), await board(room)
    before = await room.service.settings.guild_settings(room.world.guild.id)
    for custom_id, *values in (
        ("settings table",), ("reset",), ("change rounds",), ("preset rounds",),
        ("set preset", "ktane"), ("set live", "1"), ("set option seven", "off"),
        ("set value rounds", "1"), ("option flow", "rounds"),
    ):  # fmt: skip
        for pilot, seen in ((room.aoi, own), (room.ben, here)):
            answer = await pressed(pilot, seen, f"kk:0:0:{custom_id}", *values)
            assert answer.text.startswith("Only members who can manage the server"), custom_id
    far = (await elsewhere(room, room.ben)).id
    panel = bearing(here, "kk:0:0:set channels", kind=CHANNEL_SELECT)
    answer = await room.aoi.forge(
        "kk:0:0:set channels", [str(far)], in_=panel, component_type=CHANNEL_SELECT
    )
    assert answer.text.startswith(OLD_BUTTON), "another server's channel"
    answer = await pressed(room.aoi, here, "kk:0:0:set value seven", "99")
    assert answer.text.startswith(OLD_BUTTON), "another option's value"
    assert await room.service.settings.guild_settings(room.world.guild.id) == before


# ── forms ───────────────────────────────────────────────────────────────────────────────────


def field(value: Any, custom_id: Any = "value") -> list[Any]:
    inner = {"type": 4, "id": 2, "custom_id": custom_id, "value": value}
    return [{"type": 18, "id": 1, "component": inner}]


def nested(depth: int) -> Any:
    inner: Any = field("3")
    for _ in range(depth):
        inner = [{"type": 1, "components": inner}]
    return inner


SHAPES: Final[Sequence[Any]] = (
    [], {}, None, "3", 3, [None], [3], ["3"], [[]], [{}], [{"component": None}],
    [{"component": []}], [{"component": {}}], field(None), field(3), field(["3"]), field({}),
    field("3", "other"), field("3", None), field("3", ["value"]), field("3" * 41), field("3") * 2,
    [{"components": [{"custom_id": "value", "value": "3"}]}], [{"value": "3"}], nested(100),
)  # fmt: skip


async def test_a_form_of_another_shape_saves_nothing(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    panel, form = await opened(room)
    assert form.modal is not None
    custom_id = form.modal["custom_id"]
    before = await room.service.settings.guild_settings(room.world.guild.id)
    with caplog.at_level(logging.DEBUG):
        for components in SHAPES:
            answer = await room.aoi.forge_form(custom_id, components, in_=panel)
            assert answer.text.startswith(OLD_FORM), components
        for other in ("", "kk-form:", "kk-form:colour", "kk-form:points.goko ", "kk:0:0:reset"):
            answer = await room.aoi.forge_form(other, field("3"), in_=panel)
            assert answer.text.startswith(OLD_FORM), other
        for pilot, seen in ((room.ben, panel), (room.aoi, None), (room.aoi, await board(room))):
            answer = await pilot.forge_form(custom_id, field("3"), in_=seen)
            assert answer.messages[-1].text.startswith(OLD_FORM)
    check_log(caplog)
    assert await room.service.settings.guild_settings(room.world.guild.id) == before
    assert room.now(panel).raw == panel.raw
    await room.aoi.submit_modal(form, value="3")
    assert (await room.service.settings.guild_settings(room.world.guild.id)).options == {
        "points.goko": "3"
    }
