"""Challenges where the bot is not: a public answer, and two people who play in their hands."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.locales import DEFAULT, texts_in
from bot.matches.models.match import Status
from bot.matches.models.people import Person, Preferences
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Measure
from bot.matches.models.terms import NOWHERE
from bot.messages.sending import reply
from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.safety.service import Safety
from bot.storage.metadata import metadata
from tests.bot.conftest import both_worlds
from tests.bot.harness import BotHarness, choices
from tests.bot.outside import PLACES, outside, requests_to
from tests.bot.test_erased import erase
from tests.bot.test_who_may_press import is_refusal
from tests.matchmaking.test_found import counts_everywhere_alone

EN = texts_in(DEFAULT)


def newcomer(room: BotHarness, place: Channel, name: str = "Chika") -> Pilot:
    """Return a person who shares this place with Aoi, and no server with the bot."""
    world = room.world
    pilot = world.stranger(name)
    if place.guild_id is not None:
        world.join(world.core.directory.guilds[place.guild_id], pilot.person)
    else:
        world.add_to_group(place, pilot)
    return pilot


async def challenged(
    room: BotHarness, place: Channel, by: Pilot, **options: object
) -> RenderedMessage:
    answer = await by.command("koikoi play", channel=place, **options)
    assert answer.message is not None
    assert not answer.ephemeral
    await room.drawn()
    return answer.message


async def playing(room: BotHarness, place: Channel, opponent: Pilot) -> RenderedMessage:
    """Return the message of a challenge of Aoi's, which was accepted."""
    message = await challenged(room, place, room.aoi, opponent=opponent)
    await opponent.click("Accept", in_=message)
    await room.drawn()
    return message


@pytest.mark.parametrize("kind", PLACES)
@both_worlds
async def test_two_people_play_in_direct_messages(room: BotHarness, kind: str) -> None:
    place = outside(room, kind)
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    assert room.ben.mention in message.content
    assert [push.kind for push in room.ben.pushes] == ["mention"]
    await room.ben.click("Accept", in_=message)
    await room.drawn()
    assert room.now(message).content == EN("outside-playing", first="Aoi", second="Ben")
    info = (await room.stored()).info
    assert (info.status, info.place) == (Status.PLAYING, NOWHERE)
    for _ in range(4):
        await room.move(await room.mover())
    # The message leads to the hand of who presses, and nobody else's.
    for pilot in (room.aoi, room.ben):
        opened = await pilot.click("My hand", in_=room.now(message))
        assert opened.ephemeral
        assert "Round 1" in opened.text
    await room.drawn()
    assert not requests_to(room, place)


@pytest.mark.parametrize("kind", PLACES)
async def test_who_cannot_be_written_to_plays_in_hidden_answers(
    room: BotHarness, kind: str
) -> None:
    """Chika has not installed the bot, and shares no server with it."""
    place = outside(room, kind)
    chika = newcomer(room, place)
    message = await playing(room, place, chika)
    seen = {pilot.id: pilot for pilot in (room.aoi, chika)}
    for _ in range(6):
        stored = await room.stored()
        assert stored.info.to_act is not None
        mover = room.pilot_at(stored, stored.info.to_act)
        assert mover.id in seen
        opened = await mover.click("My hand", in_=room.now(message))
        assert opened.ephemeral
        assert opened.message is not None
        room.clock.move(timedelta(seconds=1))
        await mover.click(choices(opened.message)[0], in_=opened.message)
        await room.drawn()
    assert (await room.stored()).info.seq >= 6
    assert not requests_to(room, place)


async def test_a_third_person_can_neither_accept_nor_see_a_card(room: BotHarness) -> None:
    place = outside(room, "server")
    chika = newcomer(room, place)
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    for button in ("Accept", "Decline"):
        refused = await chika.click(button, in_=message)
        assert refused.text.startswith(EN("refused-not-invited", name="Ben")[:30])
    own = await room.aoi.click("Accept", in_=message)
    assert own.ephemeral
    assert (await room.stored()).info.status is Status.INVITED
    await room.ben.click("Accept", in_=message)
    await room.drawn()
    watched = await chika.click("My hand", in_=room.now(message))
    assert watched.ephemeral
    assert not watched.message or not watched.message.attachments
    # A custom id of the match, on another message, names nothing that she can reach.
    chika.install()
    panel = await chika.command("koikoi games", channel=place)
    forged = await chika.forge("kk:1:0:hand", in_=panel.message)
    assert forged.text.startswith(EN("refused-old-button")[:40])


async def test_an_answer_twice_or_too_late_changes_nothing(room: BotHarness) -> None:
    place = outside(room, "group")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    await room.ben.click("Decline", in_=message)
    await room.drawn()
    assert not room.now(message).buttons
    await room.ben.click("Accept", in_=message, late=True)
    assert (await told(room, room.ben, place)).text == EN("refused-challenge-over")
    assert (await room.stored()).info.status is Status.DECLINED
    again = await challenged(room, place, room.aoi, opponent=room.ben)
    twice = await room.aoi.command("koikoi play", channel=place, opponent=room.ben)
    assert twice.ephemeral
    await room.aoi.click("Decline", in_=again)
    await room.drawn()
    assert (await room.stored(2)).info.status is Status.WITHDRAWN


async def told(room: BotHarness, pilot: Pilot, place: Channel) -> RenderedMessage:
    """Return what a person alone was told after a press on a message that was redrawn first."""
    await room.client.in_flight.wait_idle()
    seen = pilot.last(place)
    assert seen.ephemeral
    return seen


def tokens_die(room: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a quarter of an hour pass for the tokens of all earlier interactions."""
    room.world.core.interactions.by_token.clear()
    monkeypatch.setattr(reply, "TOKEN_LIFE", timedelta())


@pytest.mark.parametrize("how", ["expires", "is withdrawn elsewhere"])
async def test_a_challenge_that_ends_is_edited_while_its_token_lives(
    room: BotHarness, how: str
) -> None:
    place = outside(room, "group")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    if how == "expires":
        await room.later(minutes=11)
        said = EN("challenge-expired", challenger="Aoi")
    else:
        games = await room.aoi.command("koikoi games")
        await room.aoi.click("Withdraw", in_=games.message)
        await room.drawn()
        said = EN("challenge-withdrawn", challenger="Aoi")
    assert room.now(message).content == said
    assert not room.now(message).buttons
    assert not requests_to(room, place)


@pytest.mark.parametrize("who", ["the challenged", "somebody else"])
@both_worlds
async def test_a_challenge_that_ended_unseen_says_so_when_it_is_pressed(
    room: BotHarness, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = outside(room, "group")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    tokens_die(room, monkeypatch)
    await room.service.challenges.withdraw(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert room.now(message).buttons, "nothing could be edited"
    presser = room.ben if who == "the challenged" else newcomer(room, place)
    await presser.click("Accept", in_=message)
    assert (await told(room, presser, place)).text == EN("refused-challenge-over")
    assert room.now(message).content == EN("challenge-withdrawn", challenger="Aoi")
    assert not room.now(message).buttons
    assert not requests_to(room, place)


@pytest.mark.parametrize("erased", ["Aoi", "Ben"])
@pytest.mark.parametrize("token", ["lives", "is dead"])
async def test_an_erased_name_goes_from_the_message(
    room: BotHarness, erased: str, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the token's death it goes with the next press of anybody."""
    place = outside(room, "group")
    message = await playing(room, place, room.ben)
    assert erased in room.now(message).content
    if token == "is dead":
        tokens_die(room, monkeypatch)
    await erase(room.aoi if erased == "Aoi" else room.ben)
    await room.drawn()
    if token == "is dead":
        assert erased in room.now(message).content
        await newcomer(room, place).click("My hand", in_=message)
        await room.drawn()
    shown = room.now(message)
    assert erased not in f"{shown.content} {shown.alt_text or ''}"
    assert not requests_to(room, place)


async def test_the_message_of_a_match_is_its_result_in_the_end(room: BotHarness) -> None:
    place = outside(room, "server")
    message = await playing(room, place, room.ben)
    await room.given_up(room.aoi)
    shown = room.now(message)
    assert "Ben" in shown.content
    assert "My hand" not in shown.labels
    for pilot in (room.ben, newcomer(room, place)):
        for label in ("Review", "Replay"):
            looked = await pilot.click(label, in_=shown)
            assert looked.ephemeral, label
            assert not is_refusal(looked.text), label
    again = await room.ben.click("Rematch", in_=shown)
    assert not is_refusal(again.text)
    assert not requests_to(room, place)


async def test_a_challenge_that_ran_out_is_asked_for_again(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = outside(room, "server")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    tokens_die(room, monkeypatch)
    await room.later(days=4)
    await room.ben.click("Accept", in_=room.now(message))
    asked = await told(room, room.ben, place)
    assert room.now(message).content == EN("challenge-expired", challenger="Aoi")
    again = await room.ben.click(EN("button-ask-again"), in_=asked)
    await room.drawn()
    assert again.message is not None
    assert not again.message.ephemeral
    await room.aoi.click("Accept", in_=again.message)
    await room.drawn()
    assert (await room.stored(2)).info.status is Status.PLAYING


async def test_a_challenge_that_discord_hides_is_withdrawn(room: BotHarness) -> None:
    place = outside(room, "server")
    guild = room.world.core.directory.guilds[place.guild_id or 0]
    room.world.allow_external_apps(guild, allowed=False)
    await room.aoi.command("koikoi play", channel=place, opponent=room.ben)
    await room.drawn()
    assert (await room.stored()).info.status is Status.WITHDRAWN
    (told,) = room.aoi.messages(place)
    assert told.content == EN("refused-hidden-outside")
    assert not room.ben.messages(place)
    assert not room.ben.pushes


async def test_anybody_there_joins_an_open_table(room: BotHarness) -> None:
    place = outside(room, "group")
    chika = newcomer(room, place)
    message = await challenged(room, place, room.aoi)
    await chika.click("Join", in_=message)
    await room.drawn()
    info = (await room.stored()).info
    assert {person.name for person in info.people} == {"Aoi", "Chika"}
    await room.ben.click("Join", in_=message, late=True)
    assert "already been accepted" in (await told(room, room.ben, place)).text


@pytest.mark.parametrize("why", ["blocks", "takes no challenges"])
async def test_consent_is_asked_for_there_too(room: BotHarness, why: str) -> None:
    place = outside(room, "group")
    if why == "blocks":
        await room.started()
        await room.service.of(Safety).block(1, Person(room.ben.id, "Ben"))
        await room.service.play.resign(1, Person(room.ben.id, "Ben"))
        await room.drawn()
    else:
        chosen = Preferences(room.ben.id, challenges=False)
        await room.service.settings.save_preferences(chosen)
    answer = await room.aoi.command("koikoi play", channel=place, opponent=room.ben)
    assert answer.ephemeral
    assert answer.text == EN("refused-challenges-off", name="Ben")
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_it_survives_a_restart_and_counts_as_a_match_of_find(room: BotHarness) -> None:
    place = outside(room, "group")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    await room.client.close()
    async with room.open():
        room.world.core.interactions.by_token.clear()  # no token is valid any more
        await room.ben.click("Accept", in_=message)
        await room.drawn()
        await room.given_up(room.aoi)
        info = (await room.stored()).info
        assert info.rated
        for guild_id, played in ((EVERYWHERE, 1), (room.world.guild.id, 0)):
            person = Person(room.ben.id, "Ben")
            profile = await room.service.profiles.of(guild_id, person, person.id)
            assert profile.line.played == played
    assert not requests_to(room, place)


async def played_outside(room: BotHarness, place: Channel, *, moves: bool = True) -> Pilot:
    """Let Aoi play somebody without the bot, who resigns after a round, or before any move."""
    chika = newcomer(room, place)
    await playing(room, place, chika)
    if moves:
        await room.given_up(chika)
    else:
        await room.service.play.resign(1, Person(chika.id, "Chika"))
        await room.drawn()
    return chika


@pytest.mark.parametrize("kind", PLACES)
async def test_a_match_there_counts_everywhere_and_on_no_server(
    room: BotHarness, kind: str
) -> None:
    place = outside(room, kind)
    chika = await played_outside(room, place)
    await counts_everywhere_alone(room, (await room.stored()).info, (room.aoi, chika))


@pytest.mark.parametrize("kind", PLACES)
async def test_a_match_there_without_a_move_of_both_counts_nowhere(
    room: BotHarness, kind: str
) -> None:
    place = outside(room, kind)
    await played_outside(room, place, moves=False)
    info = (await room.stored()).info
    assert not (await room.service.queries.snapshot(info.id)).ratings
    board = await room.service.leaderboards.board(EVERYWHERE, ALL_TIME, Measure.WINS, room.aoi.id)
    assert board is None or not board.page.items


@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("running", [False, True])
async def test_who_erases_their_data_there_leaves_nothing(
    room: BotHarness, kind: str, running: bool
) -> None:
    place = outside(room, kind)
    chika = newcomer(room, place)
    await playing(room, place, chika)
    if not running:
        await room.given_up(chika)
    chika.install()
    panel = await chika.command("koikoi privacy", channel=place)
    assert panel.ephemeral
    exported = await chika.click("Send me my data", in_=panel.message)
    assert exported.ephemeral
    asked = await chika.click("Erase my data", in_=panel.message)
    done = await chika.click("Yes, erase everything", in_=asked.message)
    await room.drawn()
    assert done.ephemeral
    async with room.store.reading() as connection:
        left = [
            name
            for name, one in metadata.tables.items()
            for row in (await connection.execute(select(one))).all()
            if any("Chika" in str(value) or str(chika.id) == str(value) for value in row)
        ]
    assert {*left} <= {"pending_replies"}
    assert not [one for one in room.ben.messages(place) if "Chika" in one.content]
    assert not requests_to(room, place)
