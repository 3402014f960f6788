"""The bot used by people who installed it for themselves, where it can only answer."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.locales import DEFAULT, language_of, texts_in
from bot.matches.models.hosting import Ban, Target
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import NOWHERE
from bot.messages.sending import reply
from bot.playground.testing.pilot import Answer
from bot.storage import host_rows, people_rows
from tests.bot.harness import BotHarness, choices
from tests.bot.outside import PLACES, outside, requests_to
from tests.daily.test_commands import played

EN = texts_in(DEFAULT)
ANSWERING = (
    *("koikoi rules", "koikoi help", "help", "koikoi learn", "koikoi puzzle", "koikoi profile"),
    *("koikoi achievements", "koikoi leaderboard", "koikoi history", "koikoi replay", "koikoi me"),
    *("koikoi privacy", "koikoi games", "koikoi find", "koikoi daily"),
)


async def moved(room: BotHarness, answer: Answer, times: int) -> Answer:
    """Let Aoi move in the hand of an answer."""
    for _ in range(times):
        await room.later(seconds=3)  # the computer moves
        assert answer.message is not None
        if "Continue" in room.now(answer.message).labels:
            await room.aoi.click("Continue", in_=room.now(answer.message))
        hand = room.now(answer.message)
        offered = choices(hand)
        assert offered, f"{hand.content} {[(one.label, one.disabled) for one in hand.buttons]}"
        room.clock.move(timedelta(seconds=1))
        answer = await room.aoi.click(offered[0], in_=hand)
        await room.drawn()
    return answer


@pytest.mark.parametrize("kind", PLACES)
async def test_what_only_answers_works_where_the_bot_is_not(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    for command in ANSWERING:
        answer = await room.aoi.command(command, channel=place)
        await room.drawn()
        assert answer.message is None or answer.ephemeral, command
        assert answer.text, command
        assert "scope=bot" not in answer.text, command
    assert not requests_to(room, place)
    assert not room.ben.messages(place), "nobody reads along"


@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("locale", ["en-US", "de", "ja"])
async def test_what_needs_a_server_says_so(room: BotHarness, kind: str, locale: str) -> None:
    place = outside(room, kind)
    room.aoi.speak(locale)
    url = room.client.channels.invite_url() or ""
    for command in ("koikoi table", "koikoi tournament"):
        answer = await room.aoi.command(command, channel=place)
        assert answer.ephemeral
        assert answer.text == texts_in(language_of(locale))("refused-outside", url=url)
    assert "koikoi-admin" not in room.aoi.offered(place)


@pytest.mark.parametrize("kind", PLACES)
async def test_another_persons_profile_stays_on_servers(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    await room.started()
    await room.given_up(room.aoi)
    answer = await room.aoi.command("koikoi history", member=room.ben, channel=place)
    assert EN("list-own-only-outside", name="Ben") in answer.text
    assert "Ben wins" not in answer.text.split("\n", maxsplit=1)[0]


@pytest.mark.parametrize("kind", PLACES)
async def test_a_match_against_the_computer_is_one_hidden_message(
    room: BotHarness, kind: str
) -> None:
    place = outside(room, kind)
    answer = await room.aoi.command("koikoi computer", channel=place, length="1")
    await room.drawn()
    assert answer.ephemeral
    assert (await room.stored()).info.place == NOWHERE
    answer = await moved(room, answer, 3)
    assert len(room.aoi.messages(place)) == 1
    assert not room.aoi.dms(), "no hand in direct messages, which nobody asked for"
    assert not room.ben.messages(place)
    assert (await room.stored()).info.seq > 3
    assert not requests_to(room, place)


@pytest.mark.parametrize("kind", PLACES)
async def test_it_goes_on_after_a_restart_and_when_the_token_is_dead(
    room: BotHarness, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = outside(room, kind)
    answer = await room.aoi.command("koikoi computer", channel=place)
    second = await room.aoi.command("koikoi computer", channel=place)
    await room.drawn()
    await room.client.close()
    async with room.open():
        room.world.core.interactions.by_token.clear()  # no token is valid any more
        answer, second = await moved(room, answer, 2), await moved(room, second, 2)
        assert [(await room.stored(number)).info.seq > 2 for number in (1, 2)] == [True, True]
        monkeypatch.setattr(reply, "TOKEN_LIFE", timedelta())
        await moved(room, answer, 1)
        assert len(room.aoi.messages(place)) == 2
        # A phone may have lost the hidden messages: a new answer, here or in direct messages.
        for where in (place, room.aoi.dm):
            games = await room.aoi.command("koikoi games", channel=where)
            opened = await room.aoi.click("Open hand", in_=games.message)
            assert opened.message is not None
            assert choices(room.now(opened.message))
        await room.drawn()
    assert not requests_to(room, place)


@pytest.mark.parametrize("kind", PLACES)
async def test_a_match_ends_there_and_its_rematch_begins_there(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    answer = await room.aoi.command("koikoi computer", channel=place, length="1")
    await room.drawn()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert answer.message is not None
    again = await room.aoi.click("Rematch", in_=room.now(answer.message))
    await room.drawn()
    assert again.ephemeral
    assert (await room.stored(2)).info.place == NOWHERE
    await moved(room, again, 2)
    assert (await room.stored(2)).info.seq > 1
    assert not room.aoi.dms()


@pytest.mark.parametrize("kind", PLACES)
async def test_the_deal_of_the_day_is_hidden_there(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    answer = await room.aoi.command("koikoi daily", channel=place)
    await room.drawn()
    assert answer.ephemeral
    await moved(room, answer, 2)
    assert not room.aoi.dms()
    assert not room.ben.messages(place)
    assert not requests_to(room, place)


@pytest.mark.parametrize("kind", PLACES)
async def test_the_result_of_a_puzzle_is_shared_there(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    asked = (await room.aoi.command("koikoi puzzle", channel=place)).message
    assert asked is not None
    await room.aoi.click(asked.labels[0], in_=asked)
    shared = await room.share(room.aoi, room.now(asked))
    assert [one.id for one in room.ben.messages(place)] == [shared.messages[0].id]
    assert room.ben.last(place).content.startswith("**Aoi**")
    twice = await room.share(room.aoi, room.now(asked))
    assert twice.text == EN("refused-share-twice")
    # Anybody there can try the same puzzle from it.
    own = await room.ben.click("Solve", in_=room.ben.last(place))
    assert own.ephemeral
    assert not requests_to(room, place)


async def test_a_result_that_discord_hides_is_not_taken_for_shared(room: BotHarness) -> None:
    place = outside(room, "server")
    guild = room.world.core.directory.guilds[place.guild_id or 0]
    room.world.allow_external_apps(guild, allowed=False)
    asked = (await room.aoi.command("koikoi puzzle", channel=place)).message
    assert asked is not None
    await room.aoi.click(asked.labels[0], in_=asked)
    for _ in range(2):
        await room.share(room.aoi, room.now(asked))
        await room.client.in_flight.wait_idle()
        assert room.aoi.last(place).text == EN("refused-hidden-outside")
    assert not room.ben.messages(place)


@pytest.mark.parametrize("kind", PLACES)
async def test_the_result_of_the_daily_deal_is_shared_there(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    hand = (await room.aoi.command("koikoi daily", channel=place)).message
    assert hand is not None
    await played(room, room.aoi, hand)
    await room.drawn()
    await room.share(room.aoi, room.now(hand))
    await room.client.in_flight.wait_idle()
    again = await room.aoi.command("koikoi daily", channel=place)
    twice = await room.share(room.aoi, again.message)
    assert twice.text == EN("refused-share-twice")
    (line,) = room.ben.messages(place)
    assert "Aoi" in line.content
    own = await room.ben.click(EN("button-today"), in_=line)
    await room.drawn()
    assert own.ephemeral
    assert not requests_to(room, place)


async def test_a_search_is_a_direct_message_or_a_hidden_answer(room: BotHarness) -> None:
    place = outside(room, "server")
    await room.aoi.command("koikoi find", channel=place)
    await room.drawn()
    assert "looking" in room.aoi.dms()[-1].content
    room.ben.install()
    room.ben.close_dms()
    hidden = await room.ben.command("koikoi find", channel=place)
    await room.drawn()
    assert hidden.ephemeral
    await room.matchmade(seconds=1)
    await room.ben.click("Play")
    await room.aoi.click("Play")
    await room.drawn()
    assert (await room.stored()).info.status is Status.PLAYING
    assert not requests_to(room, place)


async def test_no_nickname_of_a_server_without_the_bot_is_stored(room: BotHarness) -> None:
    place = outside(room, "server")
    guild = room.world.core.directory.guilds[place.guild_id or 0]
    room.world.set_nick(guild, room.aoi.person, "Secret")
    await room.aoi.command("koikoi computer", channel=place)
    await room.drawn()
    stored = await room.store.read(people_rows.acquaintance, room.aoi.id, guild.id)
    assert stored is not None
    assert stored.person is not None
    assert (stored.person.name, stored.person.nick) == ("Aoi", None)


@pytest.mark.parametrize("target", [Target.PERSON, Target.SERVER])
async def test_what_the_host_bars_is_barred_there_too(room: BotHarness, target: Target) -> None:
    place = outside(room, "server")
    barred = room.aoi.id if target is Target.PERSON else place.guild_id or 0
    await room.store.write(host_rows.save_bar, Ban(target, barred, "", room.clock.now()))
    await room.client.host_desk.look()
    answer = await room.aoi.command("koikoi computer", channel=place)
    key = "refused-barred" if target is Target.PERSON else "refused-barred-server"
    assert answer.text.startswith(EN(key)[:60])
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_where_only_the_commands_are_it_works_for_who_installed_it(room: BotHarness) -> None:
    """A server's admins may have added the commands without the bot."""
    room.aoi.install()
    guild = room.world.add_guild("Commands only", room.aoi.person, bot=False)
    (channel,) = room.world.core.directory.channels_of(guild.id)
    answer = await room.aoi.command("koikoi computer", channel=channel)
    assert answer.ephemeral
    assert (await room.stored()).info.place == NOWHERE


async def test_on_a_server_of_the_bot_nothing_changes_for_who_installed_it(
    room: BotHarness,
) -> None:
    room.aoi.install()
    answer = await room.aoi.command("koikoi computer")
    assert not answer.ephemeral
    assert (await room.stored()).info.place.guild_id == room.world.guild.id
