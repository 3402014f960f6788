"""A nickname belongs to its server: it is not shown anywhere else.

Every request of the bot is checked, with the place where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

from bot.matches.models.people import Nickname, Person
from bot.playground.objects.channel import Channel
from bot.playground.objects.guild import Guild
from bot.playground.testing.pilot import Pilot
from bot.storage import export_rows, match_rows, people_rows
from tests.bot.harness import BotHarness
from tests.bot.test_names import texts_of
from tests.bot.test_statements import moved
from tests.bot.test_thousands_forged import furnished
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store
from tests.tournaments.test_played import looked, signed_up, won_by_first

DOCTOR, CHIEF = "Dr. Tanaka (HR)", "Head of Sales"
NICKS = (r"Dr. Tanaka", "Head of Sales")


def hired(room: BotHarness) -> tuple[Guild, Channel]:
    """Give Aoi and Ben nicknames on the first server; return another server, without nicknames."""
    world = room.world
    world.set_nick(world.guild, room.aoi, DOCTOR)
    world.set_nick(world.guild, room.ben, CHIEF)
    club = world.add_guild("Club", room.ben.person, community=True)
    world.join(club, room.aoi.person)
    (channel,) = world.core.directory.channels_of(club.id)
    return club, channel


def read_in(room: BotHarness, path: str) -> int | None:
    """Return the server where a request is shown; None in direct messages."""
    core, parts = room.world.core, path.split("/")
    if "channels" in parts:
        place = parts[parts.index("channels") + 1]
        return core.directory.channel(int(place)).guild_id if place.isdigit() else None
    token = next((one for one in parts if one in core.interactions.by_token), None)
    return None if token is None else core.interactions.by_token[token].channel.guild_id


def leaks(room: BotHarness, guild: Guild | None = None) -> Iterator[str]:
    """Yield each text with a nickname of the first server that is shown elsewhere."""
    home = (guild or room.world.guild).id
    for request in room.world.discord.requests:
        if request.path.startswith("/applications"):
            continue
        for _, text in texts_of(request.body):
            if any(nick in text for nick in NICKS) and read_in(room, request.path) != home:
                yield f"{request}: {text}"


async def everywhere(room: BotHarness, pilot: Pilot, other: Pilot, channel: Channel) -> None:
    """Use everything that one person can read in a place."""
    for path in ("games", "history", "leaderboard", "achievements", "profile", "daily", "puzzle"):
        await pilot.command(f"koikoi {path}", channel=channel)
    for path in ("history", "profile", "achievements"):
        await pilot.command(f"koikoi {path}", channel=channel, member=other)
    answer = await pilot.command("koikoi leaderboard", channel=channel)
    assert answer.message is not None
    if "All servers" in answer.message.labels:
        await pilot.click("All servers", in_=answer.message)
    replay = await pilot.command("koikoi replay", channel=channel, match=1)
    if replay.message is not None:
        for button in ("Next", "Animation"):
            await pilot.click(button, in_=room.now(replay.message))
    await pilot.autocomplete("koikoi replay", "match", "", channel=channel)


async def test_a_nickname_is_shown_on_its_server_and_nowhere_else(room: BotHarness) -> None:
    _, club = hired(room)
    aoi, ben = room.aoi, room.ben
    await furnished(room)
    table = next(seen for seen in aoi.messages() if "My hand" in seen.labels)
    assert DOCTOR.split(maxsplit=1)[0] in table.content
    assert CHIEF in table.content
    assert any("Head of Sales" in seen.content for seen in aoi.messages() if not seen.ephemeral)
    hands = [seen.content for seen in aoi.dms()]
    assert any("Ben" in content for content in hands)
    hand = await aoi.click("My hand", in_=table)
    assert hand.message is not None
    assert CHIEF in hand.message.content, "a hand on the server"
    for pilot, other in ((aoi, ben), (ben, aoi)):
        for place in (club, pilot.dm):
            await everywhere(room, pilot, other, place)
    await aoi.command("koikoi play", opponent=ben, channel=club)
    await room.drawn()
    assert not list(leaks(room))
    board = (await ben.command("koikoi leaderboard")).text
    assert "Dr. Tanaka" in board
    profile = (await ben.command("koikoi profile", member=aoi)).text
    assert "Dr. Tanaka" in profile


async def test_a_board_of_all_servers_has_the_names_of_accounts(room: BotHarness) -> None:
    club, channel = hired(room)
    room.world.set_nick(club, room.aoi, "Ace")
    await room.started(length="1")
    await room.played_out()
    for place in (room.world.channel, channel, room.ben.dm):
        answer = await room.ben.command("koikoi leaderboard", channel=place)
        assert answer.message is not None
        if place.guild_id is not None:
            answer = await room.ben.click("All servers", in_=answer.message)
        assert answer.message is not None
        assert "▫️ Aoi ·" in room.now(answer.message).content
    here = await room.ben.command("koikoi profile", member=room.aoi, channel=channel)
    assert "Ace" in here.text
    assert not list(leaks(room))


async def test_a_tournament_and_a_table_call_people_as_their_server_does(room: BotHarness) -> None:
    hired(room)
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    await won_by_first(room)
    await won_by_first(room)
    told = [seen.text for seen in room.ben.messages()]
    assert any("Dr. Tanaka" in text for text in told)
    table = (await room.aoi.command("koikoi table")).message
    await room.drawn()
    assert table is not None
    assert "Dr. Tanaka" in room.now(table).content
    assert not list(leaks(room))


async def test_any_use_of_the_bot_refreshes_both_names(room: BotHarness) -> None:
    _, club = hired(room)
    aoi, home, store = room.aoi, room.world.guild, room.store

    async def stored(guild: Guild) -> Person | None:
        found = await store.read(people_rows.acquaintance, aoi.id, guild.id)
        return None if found is None else found.person

    await aoi.command("koikoi rules")
    assert await stored(home) == Person(aoi.id, "Aoi", Nickname(home.id, DOCTOR))
    room.world.rename(aoi, "葵")
    await aoi.command("koikoi rules", channel=aoi.dm)
    assert await stored(home) == Person(aoi.id, "葵", Nickname(home.id, DOCTOR)), "a direct message"
    room.world.set_nick(home, aoi, "Prof. Tanaka")
    await room.ben.command("koikoi computer")
    await room.drawn()
    table = room.ben.last()
    await aoi.click("Yaku", in_=table)
    assert await stored(home) == Person(aoi.id, "葵", Nickname(home.id, "Prof. Tanaka")), (
        "a watcher"
    )
    await aoi.autocomplete("koikoi replay", "match", "", channel=club)
    assert await stored(home) == Person(aoi.id, "葵", Nickname(home.id, "Prof. Tanaka"))
    room.world.set_nick(home, aoi, None)
    await aoi.click("Yaku", in_=table)
    assert await stored(home) == Person(aoi.id, "葵")


async def test_a_challenged_person_is_called_as_here(room: BotHarness) -> None:
    hired(room)
    await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    info = (await room.stored()).info
    assert isinstance(info.opponent, Person)
    assert info.opponent == Person(room.ben.id, "Ben", Nickname(room.world.guild.id, CHIEF))
    assert await room.store.read(match_rows.info, 1) == info
    # An answer in direct messages keeps the nickname at the table.
    listed = await room.ben.command("koikoi games", channel=room.ben.dm)
    assert "Dr. Tanaka" not in listed.text
    await room.ben.click("Accept", in_=room.ben.messages()[0])
    await room.drawn()
    await room.move(await room.mover())
    await room.move(await room.mover())
    assert CHIEF in room.ben.messages()[0].content
    assert not list(leaks(room))


async def test_a_press_costs_no_more_with_a_nickname(room: BotHarness) -> None:
    hired(room)
    await room.started()
    for _ in range(4):
        await room.move(await room.mover())
    statements = await moved(room)
    assert len(statements.reads) <= 4
    (written,) = statements.writes
    assert not [one for one in written if "nicknames" in one or "INTO people" in one]


async def test_names_are_erased_and_exported_with_their_person(room: BotHarness) -> None:
    hired(room)
    await room.started(length="1")
    await room.played_out()
    exported = [part async for part in export_rows.export_person(room.store, room.aoi.id)]
    (nicknames,) = [rows for name, rows in exported if name == "nicknames"]
    assert nicknames == [
        {"guild_id": room.world.guild.id, "person_id": room.aoi.id, "name": DOCTOR}
    ]
    await room.service.privacy.erase(Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert "Dr. Tanaka" not in (await room.ben.command("koikoi history")).text
    assert "Dr. Tanaka" not in (await room.ben.command("koikoi leaderboard")).text


async def test_a_record_names_accounts(room: BotHarness) -> None:
    hired(room)
    await room.started(length="1")
    await room.played_out()
    log = await room.service.queries.record(1)
    assert "# players: Aoi, Ben" in log or "# players: Ben, Aoi" in log


async def test_nicknames_outlive_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        hired(room)
        async with room.open():
            await room.started()
        async with room.open():
            room.clock.move(timedelta(minutes=1))
            await room.move(await room.mover())
            table = room.now(room.aoi.messages()[0])
            assert CHIEF in table.content
            assert not list(leaks(room))
