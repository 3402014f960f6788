"""Matches against the computer: in a channel, in direct messages, from *learn*."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.match import DeadlineKind
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import ChannelRef
from bot.opponents.levels.players import LEVELS
from bot.playground.testing.pilot import Answer, Pilot
from bot.screens.message import CHOICE_LIMIT, units
from tests.bot.each import each
from tests.bot.harness import BotHarness, choices

LEVEL_NAMES = tuple(LEVELS)


def place(room: BotHarness) -> ChannelRef:
    return ChannelRef(room.world.guild.id, room.world.channel.id)


def person(pilot: Pilot) -> Person:
    return Person(pilot.id, pilot.name)


async def play_out(room: BotHarness, match_id: int = 1) -> None:
    for _ in range(120):
        stored = await room.stored(match_id)
        if not stored.info.status.open:
            return
        assert stored.match is not None
        if stored.match.phase.value == "deal":
            await room.later(seconds=20)
        elif choices(room.hand(room.aoi)):
            await room.move(room.aoi, wish="stop")
        else:
            await room.later(seconds=3)
    raise AssertionError("it never ended")


async def test_a_match_against_the_computer(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi computer", length="1")
    table = answer.message
    assert table is not None
    assert not answer.ephemeral
    assert "Simple Bot" in table.content
    assert "<t:" not in table.content, "nobody hurries"
    await room.drawn()
    await play_out(room)
    assert "Rematch" in room.now(table).labels
    await room.aoi.click("Rematch", in_=table)
    await room.drawn()
    assert (await room.stored(2)).info.status.value == "playing"
    assert room.aoi.last().id != table.id


async def test_the_computer_makes_a_human_pause(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", length="1")
    await room.drawn()
    if not choices(room.hand(room.aoi)):
        await room.later(seconds=3)
    while choices(room.hand(room.aoi)):
        await room.move(room.aoi)
    seq = (await room.stored()).seq
    await room.later(seconds=2)
    assert (await room.stored()).seq == seq
    await room.later(seconds=1)
    assert (await room.stored()).seq > seq


async def test_a_table_shows_a_move_together_with_the_computers(room: BotHarness) -> None:
    """Nobody watches such a table, and every edit counts towards the limit."""
    table = (await room.aoi.command("koikoi computer", length="1")).message
    assert table is not None
    await room.drawn()
    while not choices(room.hand(room.aoi)):
        await room.later(seconds=3)
    object.__setattr__(room.client.presenter.deps, "computer_moves_within", 60)

    def edits() -> int:
        path = f"/messages/{table.id}"
        return sum(one.method == "PATCH" and path in one.path for one in room.world.requests)

    before = edits()
    while (await room.stored()).info.due is not DeadlineKind.COMPUTER:
        await room.drawn()
        before = edits()
        hand = room.hand(room.aoi)
        await room.aoi.click(choices(hand)[0], in_=hand)
    assert edits() == before
    await room.later(seconds=3)
    assert edits() == before + 1


async def test_the_computer_is_always_ready_for_the_next_round(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", length="3")
    await room.drawn()
    for _ in range(120):
        stored = await room.stored()
        assert stored.match is not None
        if stored.match.phase.value == "deal":
            break
        if choices(room.hand(room.aoi)):
            await room.move(room.aoi, wish="stop")
        else:
            await room.later(seconds=3)
    assert "Next round" in room.hand(room.aoi).labels
    await room.aoi.click("Next round", in_=room.hand(room.aoi))
    stored = await room.stored()
    assert stored.match is not None
    assert stored.match.phase.value != "deal"


async def test_in_direct_messages_the_hand_is_all_there_is(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi computer", channel=room.aoi.dm, length="1")
    assert answer.message is not None
    assert "Yaku" in answer.message.labels
    await room.drawn()
    assert len(room.aoi.dms()) == 1
    await play_out(room)
    assert "Rematch" in room.hand(room.aoi).labels
    await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    await room.drawn()
    assert (
        "vs Simple Bot" in room.hand(room.aoi).content
        or "Simple Bot" in room.hand(room.aoi).content
    )
    assert not [seen for seen in room.aoi.messages() if not seen.ephemeral]


async def test_challenging_the_bot_sits_down_with_it(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.bot)
    assert "Simple Bot" in answer.text


async def end_of_lesson(room: BotHarness, **where: Any) -> Answer:
    """Return the last step of the lesson, which offers a first match."""
    await room.service.settings.keep_lesson(room.aoi.id, "done")
    return await room.aoi.command("koikoi learn", **where)


async def test_learn_leads_into_a_first_match(room: BotHarness) -> None:
    answer = await end_of_lesson(room)
    await room.aoi.click("Try against me", in_=answer.message)
    await room.drawn()
    assert "Round 1/1" in room.aoi.last().content
    assert "💡" in room.hand(room.aoi).content


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_who_the_computer_is_stands_there_until_somebody_moved(
    room: BotHarness, language: Language
) -> None:
    room.thinker.levels = LEVEL_NAMES
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, language=language))
    answer = await room.aoi.command("koikoi computer")
    style = texts_in(language)("plays-sprout")
    assert style in answer.text
    await room.drawn()
    assert answer.message is not None
    assert style not in room.hand(room.aoi).content, "the table says it"
    if not choices(room.hand(room.aoi)):
        await room.later(seconds=3)
    await room.move(room.aoi)
    assert style not in room.now(answer.message).content


async def test_in_direct_messages_the_hand_says_who_the_computer_is(room: BotHarness) -> None:
    room.thinker.levels = LEVEL_NAMES
    answer = await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    assert texts_in("en")("plays-sprout") in answer.text


async def test_without_a_choice_it_is_the_level_of_last_time(room: BotHarness) -> None:
    room.thinker.levels = LEVEL_NAMES
    await room.aoi.command("koikoi computer")
    await room.service.computers.start(place(room), person(room.aoi), "expert")
    await room.aoi.command("koikoi computer")
    await room.ben.command("koikoi play", opponent=room.bot)
    chosen = [(await room.stored(number)).info.opponent for number in (1, 2, 3, 4)]
    assert chosen == [Computer(level) for level in ("sprout", "expert", "expert", "sprout")]


@each("language", LANGUAGES)
def test_every_level_says_how_it_plays_where_it_is_chosen(language: Language) -> None:
    texts = texts_in(language)
    styles = [texts(f"plays-{level}") for level in LEVELS]
    assert len(set(styles)) == len(LEVELS)
    assert max(units(style) for style in styles) <= 50, "one line on a phone"
    for level, style in zip(LEVELS, styles, strict=True):
        choice = texts(f"choice-level-{level}")
        assert style in choice
        assert units(choice) <= CHOICE_LIMIT


async def test_a_level_that_is_none_is_refused(room: BotHarness) -> None:
    assert room.service.thinker.levels[0] == "greedy"
    answer = await room.aoi.command("koikoi computer", level="greedy")
    assert not answer.ephemeral


async def test_try_it_twice_is_one_match(room: BotHarness) -> None:
    answer = await end_of_lesson(room)
    await asyncio.gather(*(room.aoi.click("Try against me", in_=answer.message) for _ in range(2)))
    await room.drawn()
    assert len(await room.service.queries.games_of(room.aoi.id)) == 1
    again = await room.aoi.click("Try against me", in_=answer.message)
    assert again.ephemeral
    assert again.message is not None
    assert choices(again.message), "the hand of the match that runs"
    assert len([one for one in room.ben.messages() if "My hand" in one.labels]) == 1
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    await room.aoi.click("Try against me", in_=answer.message)
    await room.drawn()
    assert (await room.stored(2)).info.status.open


async def test_try_it_begins_beside_a_longer_match(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer")
    answer = await end_of_lesson(room, channel=room.aoi.dm)
    await room.aoi.click("Try against me", in_=answer.message)
    await room.drawn()
    await room.aoi.click("Try against me", in_=answer.message)
    await room.drawn()
    rounds = [one.terms.rules.rounds for one in await room.service.queries.games_of(room.aoi.id)]
    assert rounds == [3, 1]
