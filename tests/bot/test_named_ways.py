"""Each command and button that a refusal names exists, and helps in the state of the refusal.

A refusal is provoked, then its reader uses what it names. A new refusal with such a name must be
listed in `CASES`, or in `OF_DISCORD` if it names settings of Discord itself.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import pytest

from bot.daily.service import Daily
from bot.matches.models.daily import number_of
from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.service import Puzzles
from bot.screens.message import panel_id
from bot.storage import host_rows
from bot.tournaments.model import Result
from bot.tournaments.service import Tournaments
from tests.bot.forging import bearing, board, pressed
from tests.bot.harness import BotHarness
from tests.bot.test_replay import recorded, sent
from tests.bot.test_who_may_press import is_refusal
from tests.root import ROOT
from tests.servers.test_rules_sharing import LINE, line_on, paste, share_page
from tests.servers.test_settings_panel import choose
from tests.tournaments.test_decisions import director
from tests.tournaments.test_played import board as cup_board
from tests.tournaments.test_played import looked, newest, settled, signed_up

REFUSALS: Final = ROOT / "bot/locales/en/refusals.ftl"
NAMES: Final = re.compile(r"`/[^`]+`|\*[^*]+\*|\bbutton\b")
"""A command, the label of a button or a menu, or the word for one."""
OF_DISCORD: Final = frozenset(
    {
        *("refused-filtered", "refused-call-role"),
        *("refused-winner-role", "refused-winner-role-yours"),
        *("refused-create-events", "refused-create-events-yours"),
    }
    | {"channel-filtered"}
)
"""They name pages and permissions in Discord's own settings."""
PRESSED_AGAIN: Final = frozenset({"refused-late-form"})
"""They mean the button that was pressed."""

Case = Callable[[BotHarness], AsyncIterator[Answer | str]]
"""Yields the refusal, then an answer for each way that it names."""


def texts() -> dict[str, str]:
    """Return the English texts of this catalogue with their variables."""
    found = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", REFUSALS.read_text(), re.MULTILINE)
    return dict(found)


def person(pilot: Pilot) -> Person:
    return Person(pilot.id, pilot.name)


def here(room: BotHarness) -> ChannelRef:
    return ChannelRef(room.world.guild.id, room.world.channel.id)


def shown(answer: Answer) -> RenderedMessage:
    assert answer.message is not None
    return answer.message


async def asked(room: BotHarness) -> RenderedMessage:
    """Let Aoi challenge Ben."""
    message = shown(await room.aoi.command("koikoi play", opponent=room.ben))
    await room.drawn()
    return message


async def not_invited(room: BotHarness) -> AsyncIterator[Answer | str]:
    chiyo = room.world.newcomer("Chiyo")
    yield await chiyo.click("Accept", in_=await asked(room))
    yield await chiyo.command("koikoi play")


async def own_challenge(room: BotHarness) -> AsyncIterator[Answer | str]:
    message = await asked(room)
    yield await room.aoi.click("Accept", in_=message)
    yield await room.aoi.click(room.now(message).labels[-1], in_=message)
    assert not (await room.stored()).info.status.open


async def own_table(room: BotHarness) -> AsyncIterator[Answer | str]:
    message = shown(await room.aoi.command("koikoi play"))
    await room.drawn()
    yield await room.aoi.click("Join", in_=message)
    yield await room.aoi.click(room.now(message).labels[-1], in_=message)
    assert not (await room.stored()).info.status.open


async def match_that_is_over(room: BotHarness) -> AsyncIterator[Answer | str]:
    await room.started()
    await room.given_up(room.ben)
    chiyo = room.world.newcomer("Chiyo")
    yield await pressed(chiyo, await board(room), "kk:1:0:rematch")
    yield await chiyo.command("koikoi play")


async def deal_of_another(room: BotHarness) -> AsyncIterator[Answer | str]:
    await room.service.of(Daily).start(here(room), person(room.ben), "greedy")
    yield await pressed(room.aoi, await board(room), "kk:1:0:hand")
    yield await room.aoi.command("koikoi daily", level="greedy")


async def table_that_is_over(room: BotHarness) -> AsyncIterator[Answer | str]:
    message = shown(await room.aoi.command("koikoi play"))
    await room.drawn()
    await room.later(minutes=10)
    menu = room.now(message).selects[0]
    yield await room.ben.select(menu.custom_id, menu.options[0][1], in_=message)
    yield await room.ben.command("koikoi computer")


async def against_oneself(room: BotHarness) -> AsyncIterator[Answer | str]:
    yield await room.aoi.command("koikoi play", opponent=room.aoi)
    yield await room.aoi.command("koikoi computer")


async def asked_already(room: BotHarness) -> AsyncIterator[Answer | str]:
    await asked(room)
    yield await room.ben.command("koikoi play", opponent=room.aoi)
    games = await room.ben.command("koikoi games")
    assert "Aoi" in games.text
    yield games


async def table_without_a_message(room: BotHarness) -> AsyncIterator[Answer | str]:
    message = shown(await room.aoi.command("koikoi play"))
    await room.drawn()
    place = room.client.get_partial_messageable(room.world.channel.id)
    await place.get_partial_message(message.id).delete()
    await room.drawn()
    yield await room.aoi.command("koikoi play")
    yield await room.aoi.command("koikoi games")


async def many_challenges(room: BotHarness) -> AsyncIterator[Answer | str]:
    limit = room.service.core.limits.invitations
    for number in range(limit + 1):
        room.clock.move(timedelta(minutes=1))
        other = room.world.newcomer(f"N{number}")
        answer = await room.aoi.command("koikoi play", opponent=other)
        await room.drawn()
    yield answer
    yield await room.aoi.command("koikoi games")


async def many_matches(room: BotHarness) -> AsyncIterator[Answer | str]:
    limit = room.service.core.limits.matches
    for _ in range(limit + 1):
        room.clock.move(timedelta(minutes=1))
        answer = await room.aoi.command("koikoi computer", level="greedy")
        await room.drawn()
    yield answer
    yield await room.aoi.command("koikoi games")


async def barred(room: BotHarness) -> AsyncIterator[Answer | str]:
    ban = Ban(Target.PERSON, room.ben.id, "", room.clock.now(), scope=Scope.EVERYTHING)
    await room.store.write(host_rows.save_bar, ban)
    await room.service.hosting.read()
    yield await room.ben.command("koikoi games")
    privacy = shown(await room.ben.command("koikoi privacy"))
    yield await room.ben.click("Send me my data", in_=privacy)
    question = shown(await room.ben.click("Erase my data", in_=privacy))
    yield await room.ben.click("Yes, erase everything", in_=question)


async def void_in_a_round(room: BotHarness) -> AsyncIterator[Answer | str]:
    """The result is corrected while the round is played, and the match made void afterwards."""
    admin, number = director(room), await played_in_a_cup(room)
    yield await admin.command("koikoi-admin moderation", match=number)
    panel = shown(await admin.command("koikoi-admin tournament"))
    found = await newest(room)
    pairing = next(one for one in found.pairings if one.match_id == number)
    yield await admin.click(panel_id(f"tour-set {found.id} 1 {pairing.number}"), in_=panel)
    label = next(one for one in room.now(panel).labels if one.endswith(" wins"))
    form = await admin.click(label, in_=room.now(panel))
    await admin.submit_modal(form, reason="They agreed")
    await settled(room)


async def played_in_a_cup(room: BotHarness) -> int:
    """Play a match of a tournament with four players to its end; return its number."""
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    found = await newest(room)
    first = found.undecided[0]
    assert first.second is not None
    for one in first.people:
        await room.world.pilot(one).click("I'm here", in_=cup_board(room))
    await settled(room)
    match_id = (await newest(room)).of_round(1)[first.number - 1].match_id
    assert match_id is not None
    await room.first_round(match_id)
    await room.service.play.resign(match_id, found.people[first.second])
    await settled(room)
    return match_id


async def round_that_is_over(room: BotHarness) -> AsyncIterator[Answer | str]:
    """Nothing is corrected in a tournament that is over, but its matches can be made void."""
    admin, number = director(room), await played_in_a_cup(room)
    tournaments = room.service.of(Tournaments)
    found = await newest(room)
    panel = shown(await admin.command("koikoi-admin tournament"))
    while found.stage.open:
        for one in found.undecided:
            note = "They agreed"
            await tournaments.decide(found.id, one.number, Result.FIRST, person(admin), note)
        await looked(room)
        found = await newest(room)
    yield (await pressed(admin, panel, panel_id(f"tour-set {found.id} 1 1"))).text
    question = await admin.command("koikoi-admin moderation", match=number)
    assert f"the tournament **{found.name}**" in question.text.replace("\\", "")
    form = await admin.click("Void it…", in_=question.message)
    yield await admin.submit_modal(form, reason="They shared an account")
    await settled(room)
    assert "voided this match" in "".join(one.text for one in admin.messages())


async def deleted_channels(room: BotHarness) -> AsyncIterator[Answer | str]:
    gone = room.world.add_channel(room.world.guild, "gone")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, channels=(gone.id,)))
    room.world.delete_channel(gone)
    guild = room.client.get_guild(room.world.guild.id)
    assert guild is not None
    await room.world.until(lambda: guild.get_channel(gone.id) is None, "the bot knows")
    yield await room.ben.command("koikoi play")
    page = await room.aoi.command("koikoi-admin settings")
    await room.aoi.click("Tables and time", in_=page.message)
    await choose(room, shown(page), "set channels", str(room.world.channel.id))
    yield page
    yield await room.ben.command("koikoi play")


async def choice_of_another_puzzle(room: BotHarness) -> AsyncIterator[Answer | str]:
    seen = shown(await room.aoi.command("koikoi puzzle"))
    tomorrow = number_of(room.service.of(Puzzles).today()) + 1
    yield await pressed(room.aoi, seen, panel_id(f"puzzle koi {tomorrow}"))
    yield await room.aoi.command("koikoi puzzle")


async def other_bot(room: BotHarness) -> AsyncIterator[Answer | str]:
    robot, directory = room.world.newcomer("Robot"), room.world.core.directory
    directory.people[robot.id] = replace(robot.person, bot=True)
    yield await room.aoi.command("koikoi play", opponent=robot)
    yield await room.aoi.command("koikoi computer")


async def in_direct_messages(room: BotHarness) -> AsyncIterator[Answer | str]:
    yield await room.aoi.command("koikoi play", channel=room.aoi.dm)
    yield await room.aoi.command("koikoi find", channel=room.aoi.dm)
    yield await room.aoi.command("koikoi computer", channel=room.aoi.dm)


async def deleted_channel(room: BotHarness) -> AsyncIterator[Answer | str]:
    other = room.world.add_channel(room.world.guild, "other")
    await room.started(length="1")
    await room.played_out()
    room.world.delete_channel(room.world.channel)
    yield await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    yield await room.aoi.command("koikoi play", channel=other)


async def old_button(room: BotHarness) -> AsyncIterator[Answer | str]:
    yield await pressed(room.aoi, await board(room), "kk:0:0:gone")
    yield await room.aoi.command("koikoi games")


async def own_deal_first(room: BotHarness) -> AsyncIterator[Answer | str]:
    await room.service.of(Daily).start(here(room), person(room.ben), "greedy")
    number = (await room.stored()).info.day
    assert number is not None
    text = (await room.ben.command("koikoi daily")).text
    deal = re.search(r"#(\d+)", text)
    assert deal is not None
    room.clock.move(timedelta(days=1))
    press = f"kk:0:0:daily-best {deal[1]} greedy"
    yield await pressed(room.ben, await board(room), press)
    games = await room.ben.command("koikoi games")
    assert f"#{deal[1]}" in games.text
    yield games


async def lost_file(room: BotHarness) -> AsyncIterator[Answer | str]:
    content = await recorded(room)
    bare = shown(await room.aoi.command("koikoi games"))
    custom_id = "kk:0:0:replay step 1 table on"
    yield await room.aoi.forge(custom_id, in_=bearing(bare, custom_id))
    yield await sent(room, room.aoi, content)


async def another_tournament(room: BotHarness) -> AsyncIterator[Answer | str]:
    yield await pressed(room.aoi, await board(room), panel_id("tour-join 99"))
    yield await room.aoi.command("koikoi tournament")


async def signed_up_twice(room: BotHarness) -> AsyncIterator[Answer | str]:
    await signed_up(room, "Chiyo")
    yield await room.ben.click("Sign up", in_=cup_board(room))
    yield await room.ben.click("Leave", in_=cup_board(room))
    assert "Ben" not in cup_board(room).content


async def no_line(room: BotHarness) -> AsyncIterator[Answer | str]:
    page = await paste(room, await share_page(room), "what is this?")
    yield page.text.split("Nothing was changed: ")[1]
    exported = line_on(await share_page(room))
    assert exported.startswith("koikoi-rules:")
    again = await paste(room, await share_page(room), LINE)
    assert "Nothing was changed" not in again.text
    yield again.text


CASES: Final[dict[str, Case]] = {
    "refused-not-invited": not_invited,
    "refused-own-challenge": own_challenge,
    "refused-own-challenge-table": own_table,
    "refused-not-your-table-over": table_that_is_over,
    "refused-not-your-seat-over": match_that_is_over,
    "refused-others-deal": deal_of_another,
    "refused-self-challenge": against_oneself,
    "refused-already-invited": asked_already,
    "refused-table-open": table_without_a_message,
    "refused-too-many-invitations": many_challenges,
    "refused-too-many-matches": many_matches,
    "refused-barred": barred,
    "refused-void-in-tournament": void_in_a_round,
    "refused-round-over": round_that_is_over,
    "refused-channels-deleted": deleted_channels,
    "refused-unknown-choice": choice_of_another_puzzle,
    "refused-bot": other_bot,
    "refused-guild-only": in_direct_messages,
    "refused-channel-gone": deleted_channel,
    "refused-old-button": old_button,
    "refused-own-first": own_deal_first,
    "refused-file-gone": lost_file,
    "refused-unknown-tournament": another_tournament,
    "refused-already-signed-up": signed_up_twice,
    "setting-line": no_line,
}


def test_each_refusal_that_names_a_way_is_listed() -> None:
    named = {key for key, text in texts().items() if NAMES.search(text.replace("**", ""))}
    assert named == CASES.keys() | OF_DISCORD | PRESSED_AGAIN


@pytest.mark.parametrize("key", CASES)
async def test_what_a_refusal_names_helps(key: str, room: BotHarness) -> None:
    text, answers = texts()[key], list[str]()
    async for one in CASES[key](room):
        answers.append(one if isinstance(one, str) else one.text)
    refused, *helped = answers
    words = max(re.split(r"`[^`]+`|\{[^}]+\}|\*", text), key=len).strip()
    assert words in refused
    assert len(helped) >= len(re.findall("`/", text))
    assert not [one for one in helped if is_refusal(one)]
