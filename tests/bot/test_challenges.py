"""Challenges: permitted answers, their ends, and refusals."""

from dataclasses import replace

import pytest

from bot.matches.models.people import Person, Preferences
from bot.playground.objects.permissions import Permission
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness


async def challenged(room: BotHarness) -> RenderedMessage:
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.message is not None
    await room.drawn()
    return answer.message


async def test_an_open_table_is_for_anyone(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play")
    table = answer.message
    assert table is not None
    assert "Aoi has opened a" in table.content
    assert table.labels == ["Join", "How it works", "Close the table"]
    await room.drawn()
    own = await room.aoi.click("Join", in_=table)
    assert own.ephemeral
    assert own.text == (
        "This is your own table: anyone else can join. You can close it with *Close the table*."
    )
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.click("Join", in_=table)
    await room.drawn()
    assert "Chiyo" in room.now(table).content
    assert len(chiyo.dms()) == 1


async def test_only_who_opened_a_table_closes_it(room: BotHarness) -> None:
    table = (await room.aoi.command("koikoi play")).message
    answer = await room.ben.click("Close the table", in_=table)
    assert answer.ephemeral
    assert answer.text == (
        "Only Aoi, who opened this table, can close it. You can join, and play against Aoi."
    )
    await room.aoi.click("Close the table", in_=table)
    assert not (await room.stored()).info.status.open


async def test_ones_own_challenge_is_the_others_to_accept(room: BotHarness) -> None:
    challenge = await challenged(room)
    answer = await room.aoi.click("Accept", in_=challenge)
    assert answer.text == (
        "This is your own challenge: Ben can accept it. You can withdraw it with *Decline*."
    )


async def test_a_stranger_cannot_accept_for_somebody_else(room: BotHarness) -> None:
    challenge = await challenged(room)
    chiyo = room.world.newcomer("Chiyo")
    answer = await chiyo.click("Accept", in_=challenge)
    assert answer.ephemeral
    assert answer.text.startswith("This challenge is for Ben.")
    answer = await chiyo.click("Decline", in_=challenge)
    assert answer.text.startswith("This challenge is for Ben.")
    assert room.now(challenge).content == challenge.content


async def test_declining_leaves_one_small_line(room: BotHarness) -> None:
    challenge = await challenged(room)
    await room.ben.click("Decline", in_=challenge)
    over = room.now(challenge)
    assert over.content == "-# 🎴 Ben can't play right now. Aoi's challenge is closed."
    assert not over.buttons


@pytest.mark.parametrize("who", ["aoi", "ben"])
async def test_a_challenge_that_came_to_nothing_is_not_repeated_aloud(
    room: BotHarness, who: str
) -> None:
    pilot = room.aoi if who == "aoi" else room.ben
    for _ in range(3):
        challenge = await challenged(room)
        assert "invites you" in challenge.content
        await pilot.click("Decline", in_=challenge)
        await room.drawn()
    assert len(room.ben.pushes) == 1
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.command("koikoi play", opponent=room.ben)
    assert len(room.ben.pushes) == 2, "somebody else has not been told no"
    await room.later(minutes=10)
    await challenged(room)
    assert len(room.ben.pushes) == 3


async def test_the_challengers_decline_withdraws(room: BotHarness) -> None:
    challenge = await challenged(room)
    await room.aoi.click("Decline", in_=challenge)
    assert room.now(challenge).content == "-# 🎴 Aoi withdrew the challenge."
    late = await room.ben.click("Accept", in_=challenge, late=True)
    assert late.text == "This challenge is closed."


async def test_a_challenge_runs_out(room: BotHarness) -> None:
    challenge = await challenged(room)
    await room.later(minutes=11)
    assert room.now(challenge).content == "-# 🎴 Aoi's challenge has expired."


async def test_how_it_works_is_for_who_asks(room: BotHarness) -> None:
    challenge = await challenged(room)
    answer = await room.ben.click("How it works", in_=challenge)
    assert answer.ephemeral
    assert "Koi-Koi in one minute" in answer.text
    assert "**This challenge:** 3 rounds · 3 minutes a turn · Standard" in answer.text
    rules = await room.ben.click("Rules", in_=answer.message)
    assert "Rules: Standard" in rules.text


async def test_house_rules_of_a_challenge_can_be_read_before_it_is_answered(
    room: BotHarness,
) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    house = replace(settings, options={"seven": "off", "points.goko": "15"})
    await room.service.settings.save_guild_settings(house)
    challenge = await challenged(room)
    assert challenge.labels == ["Accept", "How it works", "Rules", "Decline"]
    rules = await room.ben.click("Rules", in_=challenge)
    assert rules.ephemeral
    assert "Rules: Standard, house rules" in rules.text
    how = await room.ben.click("How it works", in_=challenge)
    assert "Standard, house rules" in how.text
    assert "- Five brights: 15\n- From 7 points: off" in how.text


async def test_who_plays_again_is_not_new_to_it(room: BotHarness) -> None:
    challenge = await challenged(room)
    assert "New to the game?" in challenge.content
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    await room.aoi.click("Rematch", in_=room.now(challenge))
    await room.drawn()
    assert "Aoi wants a **Koi-Koi** rematch" in room.aoi.last().content
    assert "New to the game?" not in room.aoi.last().content


async def test_accepting_twice_starts_one_match(room: BotHarness) -> None:
    challenge = await challenged(room)
    await room.ben.click("Accept", in_=challenge)
    again = await room.ben.click("Accept", in_=challenge, late=True)
    assert again.text == "This challenge has already been accepted."
    assert len(await room.service.queries.games_of(room.ben.id)) == 1


async def test_the_same_challenge_is_not_made_twice(room: BotHarness) -> None:
    await challenged(room)
    answer = await room.ben.command("koikoi play", opponent=room.aoi)
    assert answer.ephemeral
    assert "already an open challenge" in answer.text


async def test_ones_own_table_that_still_waits_is_pointed_at(room: BotHarness) -> None:
    table = (await room.aoi.command("koikoi play")).message
    assert table is not None
    again = await room.aoi.command("koikoi play")
    assert again.ephemeral
    assert again.text.startswith("Your table here is still open: [go to it](")
    assert again.text.endswith(f"/{table.id}).")


async def test_a_refusal_names_no_button_that_the_table_shows_in_another_language(
    room: BotHarness,
) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, language="ja"))
    table = (await room.aoi.command("koikoi play")).message
    assert table is not None
    assert table.labels[0] == "参加する"
    for pilot, label in ((room.aoi, "参加する"), (room.ben, "卓を閉じる")):
        assert "**" not in (await pilot.click(label, in_=table)).text


async def test_a_members_menu_challenges_too(room: BotHarness) -> None:
    answer = await room.aoi.user_command("Play Koi-Koi", room.ben)
    assert not answer.ephemeral
    assert answer.message is not None
    assert answer.message.mentions == [room.ben.id]


async def test_whoever_takes_no_challenges_is_left_alone(room: BotHarness) -> None:
    await room.service.settings.save_preferences(Preferences(room.ben.id, challenges=False))
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.ephemeral
    assert "isn't accepting challenges" in answer.text
    assert not room.ben.pushes


async def test_nobody_plays_against_themselves(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.aoi)
    assert answer.ephemeral
    assert "play against yourself" in answer.text


async def test_a_missing_permission_is_named_before_anything_is_posted(room: BotHarness) -> None:
    room.world.deny(room.world.channel, Permission.ATTACH_FILES)
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.ephemeral
    assert "I need the permission **Attach Files** in this channel" in answer.text
    assert not await room.service.queries.games_of(room.aoi.id)
    room.world.deny(room.world.channel, Permission.SEND_MESSAGES)
    answer = await room.aoi.command("koikoi computer")
    assert "the permissions **Send Messages**, **Attach Files**" in answer.text


async def test_only_a_server_has_challenges(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", channel=room.aoi.dm)
    assert "in a server's channel" in answer.text


async def test_challenges_can_be_kept_to_some_channels(room: BotHarness) -> None:
    other = room.world.add_channel(room.world.guild, "elsewhere")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, channels=(other.id,)))
    refused = await room.aoi.command("koikoi play", opponent=room.ben)
    assert f"<#{other.id}>" in refused.text
    allowed = await room.aoi.command("koikoi play", opponent=room.ben, channel=other)
    assert not allowed.ephemeral


async def test_other_rules_can_be_asked_for(room: BotHarness) -> None:
    answer = await room.aoi.command(
        "koikoi play", opponent=room.ben, rules="sloperama", length="rules", pace="daily"
    )
    assert "\n24 hours a turn · Race to 50\n" in answer.text
