"""A colour belongs to a person: it stays the same in a rematch with another dealer."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.koikoi.view import view_for
from bot.locales import texts_in
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Computer, Person, Player
from bot.messages.sending.delivery import labels_in
from bot.pictures.labels import Sides
from bot.pictures.subjects import TableBoard
from bot.screens.table import table_screen
from bot.screens.view_model import view_model_of
from tests.bot.harness import BotHarness, bot_harness, pictures
from tests.bot.view_models import AOI, BEN, played, stored_of


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with bot_harness(tmp_path) as opened:
        yield opened


def seated(first: Player, second: Player) -> MatchInfo:
    match = played(lambda match: match.seq > 6)
    info = stored_of(match).info
    return replace(info, seats=(first, second))


def test_of_two_people_the_same_one_is_always_red() -> None:
    assert seated(AOI, BEN).red == 0
    assert seated(BEN, AOI).red == 1


def test_against_a_computer_the_person_is_red() -> None:
    assert seated(AOI, Computer("expert")).red == 0
    assert seated(Computer("expert"), BEN).red == 1


def test_everything_that_is_said_of_a_colour_follows_it() -> None:
    match = played(lambda match: len(match.results) == 1 and match.seq > 30, seed=3)
    stored = stored_of(match, players=(BEN, AOI))
    model = view_model_of(stored, texts_in("en"))
    screen = table_screen(model)
    ben, aoi = stored.info.scores
    assert screen.content.startswith(f"**🔴 Aoi {aoi} – {ben} ⚪ Ben**")
    assert screen.picture is not None
    assert isinstance(screen.picture.subject, TableBoard)
    assert screen.picture.subject.sides == Sides(1, ("Ben", "Aoi"))
    assert f"Red {aoi}, White {ben}" in screen.picture.alt


async def test_a_rematch_keeps_the_colours_whoever_deals(room: BotHarness) -> None:
    """Under these rules the challenger deals first: Ben, who requests the rematch."""
    table = await room.started(length="1", rules="ktane")
    assert "🔴 Aoi" in room.now(table).content
    await room.played_out()
    await room.ben.click("Rematch", in_=table)
    await room.drawn()
    (challenge,) = [
        seen for seen in room.aoi.messages() if "wants a **Koi-Koi** rematch" in seen.content
    ]
    await room.aoi.click("Accept", in_=challenge)
    await room.drawn()
    stored = await room.stored(2)
    assert stored.info.seats is not None
    assert isinstance(stored.info.seats[0], Person)
    assert stored.info.seats[0].id == room.ben.id
    again = room.now(challenge)
    assert "🔴 Aoi" in again.content
    assert "⚪ Ben" in again.content
    assert stored.match is not None
    view, sides = view_for(stored.match, None), Sides(1, ("Ben", "Aoi"))
    drawn = pictures().draw(TableBoard(view, sides), labels_in("en"))
    (attachment,) = again.attachments
    assert room.world.core.attachments.path(int(attachment["id"])).read_bytes() == drawn
