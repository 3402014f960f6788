"""A town in which everybody presses everything: the people, their places, and the effects.

It is set up once. For each press, every table of the database and all messages are compared.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete

from bot.koikoi.cards import Card
from bot.koikoi.state import Phase
from bot.matches.errors import Refused
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import NOWHERE, ChannelRef, GuildSettings
from bot.matchmaking.tables import seekers
from bot.playground.http.request_log import LoggedRequest
from bot.playground.objects.components import BUTTON, LABEL, SELECT, TEXT_INPUT
from bot.playground.objects.upload import Upload
from bot.playground.testing.pilot import Answer, Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.service import Rotations
from bot.storage import rotation_rows
from bot.storage.block_tables import blocks
from bot.storage.engine import Database
from bot.tournaments.runner import TournamentRunner
from tests.bot import forging
from tests.bot.harness import CHALLENGER_DEALS, VIEWING, BotHarness
from tests.discord_world import local_world
from tests.matches.world import StackedRandomness, first_is_best
from tests.storage.stores import engines, sqlite_store

BOOKKEEPING: Final = {
    "alembic_version", "leases", "pending_replies", "posted_messages", "secrets", "session_starts",
    "sqlite_sequence",
}  # fmt: skip
"""The bot's internal tables. Tests see displayed content in the messages instead."""
PUBLIC, PRIVATE, DM, ELSEWHERE = "public", "private", "in direct messages", "elsewhere"
OUTSIDE: Final = "outside"
"""On a private message where the bot can only answer: not on a server of the bot."""
PLACES: Final = (PUBLIC, PRIVATE, DM, ELSEWHERE, OUTSIDE)
Rows = Mapping[str, Sequence[tuple[Any, ...]]]
Tables = Mapping[str, tuple[int | None, Sequence[tuple[Any, ...]]]]
"""The rows of each table, and the index of its server column."""


@dataclass(frozen=True, slots=True)
class Presser:
    """A person who presses at a place: on a public message, on a private one of their own, …"""

    pilot: Pilot
    place: str
    message: RenderedMessage

    def __str__(self) -> str:
        return f"{self.pilot.name}, {self.place}"


def submitted(values: Mapping[str, str | list[str]]) -> list[dict[str, Any]]:
    """Return the inputs of a submitted form: texts or single choices, and the lists of menus."""
    found = []
    for number, (name, value) in enumerate(values.items(), 1):
        kind, key = (SELECT, "values") if isinstance(value, list) else (TEXT_INPUT, "value")
        inner = {"type": kind, "id": 10 * number + 1, "custom_id": name, key: value}
        found.append({"type": LABEL, "id": 10 * number, "component": inner})
    return found


@dataclass(frozen=True, slots=True)
class Scene:
    """A press with a currently valid custom id.

    `players`: the players of the subject of the custom id, if any. `actors`: the permitted people
    for whom the press has an effect; None: all of them.
    """

    press: str
    values: tuple[str, ...] = ()
    kind: int = BUTTON
    names: str | None = None
    players: frozenset[int] = frozenset()
    host: int | None = None
    invited: int | None = None
    actors: frozenset[int] | None = None
    content: str = ""
    text: str = ""  # of a panel
    record: str = ""  # the record that the message replays
    form: tuple[str, Mapping[str, str | list[str]]] | None = None  # its id, and its values
    match: int | None = None


@dataclass(slots=True)
class Seen:
    """The effects of a press."""

    answer: Answer
    sent: list[LoggedRequest] = field(default_factory=list)


class Town(BotHarness):
    """Players, a watcher, admins of all kinds, and a stranger with a server."""

    def __init__(self, world: World, store: Database, *, outside: bool = False) -> None:
        """`outside`: whether the matches, and the public and private messages, are outside."""
        super().__init__(world, store)
        self.outside = outside
        assert isinstance(self.randomness, StackedRandomness)
        self.chance = self.randomness
        file = engines(store)["reading"][0].url.database
        assert file is not None
        self._database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        self._rows: tuple[int, Tables] = (-1, {})
        self.kept: dict[str, int] = {}
        """Matches that are not changed any more, by name."""
        self.record = ""

    # ── who there is ────────────────────────────────────────────────────────────────────────

    async def settle_in(self) -> None:
        """Let everybody arrive, and use a command where they will press: names are known then."""
        world, guild = self.world, self.world.guild
        self.thinker.teacher = first_is_best
        # In this order, because the first two play matches, and neither manages the server.
        self.chiyo, self.dai, self.emi = (world.newcomer(one) for one in ("Chiyo", "Dai", "Emi"))
        self.given, self.lost = world.newcomer("Given"), world.newcomer("Lost")
        self.stranger = world.stranger("Stranger")
        world.make_manager(guild, self.lost.person)
        world.allow_command("koikoi-admin", self.given)
        self.far = await forging.elsewhere(self, self.stranger)
        far = world.core.directory.guilds[self.far.guild_id or 0]
        world.make_community(far)
        for one in (self.chiyo, self.dai):
            world.join(world.core.directory.guilds[far.id], one.person)
            one_hand = (await one.command("koikoi me")).message
            await one.select("kk:0:0:me hand", "channel", in_=one_hand)
        members = (self.chiyo, self.dai, self.emi, self.aoi, self.given, self.lost)
        without = world.add_guild("Outside", self.emi.person, app=False)
        (self.out,) = world.core.directory.channels_of(without.id)
        far_out = (self.chiyo, self.emi, self.stranger)
        for one in members if self.outside else far_out:
            self._comes_outside(one)
        self.pressers = [await self._at(one, place) for place in PLACES[:3] for one in members]
        self.pressers += [
            await self._at(one, ELSEWHERE, private=private)
            for one, private in ((self.stranger, False), (self.stranger, True), (self.chiyo, False))
        ]
        self.pressers.append(await self._at(self.stranger, DM))
        if not self.outside:
            self.pressers += [await self._at(one, OUTSIDE, private=True) for one in far_out]
        world.dismiss_manager(guild, self.lost.person)
        self.pilots = [*members, self.stranger]
        self.others = [world.newcomer(one) for one in ("Fumi", "Goro")]
        role = world.add_role(guild, "Director")
        world.give_role(world.core.directory.guilds[guild.id], role, self.emi)
        await self.service.settings.change_guild_settings(
            guild.id, self.person(self.aoi), lambda now: replace(now, tournament_role=role.id)
        )
        self.settings = await self.service.settings.guild_settings(guild.id)
        await self.drawn()

    def _comes_outside(self, one: Pilot) -> None:
        """Bring a person to a server without the bot, which they have installed for themselves."""
        guild = self.world.core.directory.guilds[self.out.guild_id or 0]
        self.world.join(guild, one.person)
        one.install()

    async def _at(self, pilot: Pilot, place: str, *, private: bool = False) -> Presser:
        """Return somebody at a place, with a message there that can have any button."""
        home = self.out if self.outside else self.world.channel
        channel = {DM: pilot.dm, ELSEWHERE: self.far, OUTSIDE: self.out}.get(place, home)
        known = await pilot.command("koikoi privacy", channel=channel)
        if place == PRIVATE or private:
            assert known.message is not None
            return Presser(pilot, place, known.message)
        if place == PUBLIC and self.outside:
            return Presser(pilot, place, await self._answer_for_everybody(pilot))
        return Presser(pilot, place, await forging.board(self, channel))

    async def _answer_for_everybody(self, pilot: Pilot) -> RenderedMessage:
        """Return a public answer outside, which belongs to nothing any more."""
        opened = await pilot.command("koikoi play", channel=self.out)
        assert opened.message is not None
        await self.drawn()
        await pilot.click("Close the table", in_=opened.message)
        await self.shown()
        shown = self.world.message(opened.message.id)
        assert shown is not None
        return shown

    async def afresh(self, presser: Presser, scene: Scene) -> Presser:
        """Return the same person with an unpressed message."""
        if scene.record:
            channel = self.world.core.directory.channel(presser.message.channel_id)
            upload = Upload("record.txt", scene.record.encode())
            sent = await presser.pilot.command("koikoi replay", file=upload, channel=channel)
            assert sent.message is not None
            return replace(presser, message=sent.message)
        private = presser.message.ephemeral
        if self.outside and presser.place == PUBLIC:
            return presser  # a second one would need a second table of the person
        return await self._at(presser.pilot, presser.place, private=private)

    async def newcomers(self) -> list[Presser]:
        """Return a new member for each place."""
        found = []
        for place in (PUBLIC, PRIVATE, DM):
            one = self.world.newcomer(f"New {place}")
            if self.outside:
                self._comes_outside(one)
            found.append(await self._at(one, place))
        return found

    def person(self, pilot: Pilot) -> Person:
        return Person(pilot.id, pilot.name)

    @property
    def place(self) -> ChannelRef:
        if self.outside:
            return NOWHERE
        return ChannelRef(self.world.guild.id, self.world.channel.id)

    # ── what is pressed ─────────────────────────────────────────────────────────────────────

    async def press(self, presser: Presser, scene: Scene) -> Seen:
        """Press a button that Discord believes to be on the message, or submit its form."""
        shown = self.bearing(presser.message, scene)
        before = len(self.world.discord.requests)
        if scene.form is not None:
            custom_id, filled = scene.form
            answer = await presser.pilot.forge_form(custom_id, submitted(filled), in_=shown)
        else:
            values = list(scene.values) if scene.kind != BUTTON else None
            answer = await presser.pilot.forge(
                scene.press, values, in_=shown, component_type=scene.kind
            )
        await self.shown()
        sent = list(self.world.discord.requests)[before:]
        return Seen(answer, [one for one in sent if one.method != "GET"])

    def bearing(self, message: RenderedMessage, scene: Scene) -> RenderedMessage:
        """Return the message with the button added, and with the text that the button reads."""
        shown = forging.bearing(message, scene.press, *scene.values, kind=scene.kind)
        wire = {
            **shown.raw,
            "content": scene.content,
            "attachments": shown.raw["attachments"] if scene.record else [],
        }
        if scene.text:
            text = {"type": 10, "id": 9, "content": scene.text}
            wire["components"] = [text, *wire["components"]]
        return RenderedMessage(replace(shown.message, wire=wire))

    async def shown(self) -> None:
        """Wait until everything is drawn, including tournaments."""
        await self.client.in_flight.wait_idle()
        await self.drawn()
        await self.world.until(
            lambda: self.client.of(TournamentRunner).idle, "the tournaments are shown"
        )
        await self.drawn()

    # ── what is stored ──────────────────────────────────────────────────────────────────────

    def version(self) -> int:
        """Return a number that differs after each change of the database."""
        found: int = self._database.execute("PRAGMA data_version").fetchone()[0]
        return found

    def rows(self, guild_id: int | None = None) -> Rows:
        """Return all stored rows; with a server, only its rows."""
        if self._rows[0] != (version := self.version()):
            self._rows = version, self._tables()
        if guild_id is None:
            return {table: rows for table, (_, rows) in self._rows[1].items()}
        return {
            table: [] if at is None else [one for one in rows if one[at] == guild_id]
            for table, (at, rows) in self._rows[1].items()
        }

    def _tables(self) -> Tables:
        asked = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = {name for (name,) in self._database.execute(asked)} - BOOKKEEPING
        found: dict[str, tuple[int | None, Sequence[tuple[Any, ...]]]] = {}
        for table in sorted(tables):
            cursor = self._database.execute(f"SELECT * FROM {table}")
            names = [one[0] for one in cursor.description]
            at = names.index("guild_id") if "guild_id" in names else None
            found[table] = at, sorted(cursor, key=repr)
        return found

    def close(self) -> None:
        self._database.close()

    # ── matches, without messages ───────────────────────────────────────────────────────────

    def tick(self) -> None:
        """Let a minute pass, so that nobody begins too much at once."""
        self.clock.move(timedelta(minutes=1))

    async def match(self, deck: Sequence[Card] = VIEWING, **terms: Any) -> StoredMatch:
        """Begin a match of Chiyo and Dai: Chiyo deals this deck, and begins."""
        self.tick()
        self.chance.deal(CHALLENGER_DEALS, deck)
        asked = await self.service.settings.terms(self.place, **{"length": 3} | terms)
        one, other = self.person(self.chiyo), self.person(self.dai)
        invited = await self.service.challenges.invite(self.place, one, other, asked)
        begun = (await self.service.challenges.accept(invited.id, other)).stored
        await self.drawn()
        return begun

    async def played(self, stored: StoredMatch, phase: Phase | None) -> StoredMatch:
        """Play any moves until a phase, or to the end (None), as quickly as possible."""
        while stored.info.status.open:
            assert stored.match is not None
            if stored.match.phase is phase:
                break
            stored = await self._step(stored)
        await self.drawn()
        return stored

    async def _step(self, stored: StoredMatch) -> StoredMatch:
        play, info = self.service.play, stored.info
        if info.to_act is None:
            person = next(one for one in info.people)
            await play.ready(stored.id, person)
            for other in info.people[1:]:
                return (await play.ready(stored.id, other)).stored
            return await self.stored(stored.id)
        assert info.seats is not None
        if not isinstance(info.seats[info.to_act], Person):
            await self.later(seconds=3)
            return await self.stored(stored.id)
        mover = self.at_turn(stored)
        view = await self.service.queries.view(stored.id, mover.id)
        action = next((one for one in view.legal if one.text == "stop"), view.legal[0])
        return (await play.act(stored.id, mover, action, stored.seq)).stored

    def at_turn(self, stored: StoredMatch) -> Person:
        """Return the player on turn."""
        assert stored.info.seats is not None
        assert stored.info.to_act is not None
        player = stored.info.seats[stored.info.to_act]
        assert isinstance(player, Person)
        return player

    async def over(self) -> None:
        """End everything that is open, and remove blocks.

        Nobody can play more than a few matches at once, or host two tables.
        """
        queries = self.service.queries
        running = set[int]()
        for pilot in self.pilots:
            running |= {one.id for one in await queries.games_of(pilot.id) if one.day is None}
            number = await self.store.read(rotation_rows.hosted_rotation, pilot.id)
            if number is not None:
                for member in (await self.service.queries.rotation(number)).present:
                    with suppress(Refused):
                        await self.service.of(Rotations).leave(number, member.person)
                    await self.drawn()  # otherwise it is random which states are drawn
        async with self.store.writing() as connection:
            for table in (seekers, blocks):
                await connection.execute(delete(table))
        for match_id in sorted(running - set(self.kept.values())):
            with suppress(Refused):
                await self.service.play.abort(match_id, None)
        await self.client.host_desk.deliver()
        await self.shown()

    async def restore_settings(self, **changed: Any) -> None:
        """Restore the server's settings, with these changes."""
        settings: GuildSettings = replace(self.settings, **changed)
        await self.service.settings.save_guild_settings(settings)


@asynccontextmanager
async def town(folder: Path, *, outside: bool = False) -> AsyncIterator[Town]:
    """Yield the town with all its people.

    The requests are not validated at the end: a thousand of them have the same few texts, and the
    other tests have each kind of answer. A request that Discord rejects still fails the test.
    """
    async with local_world(folder, judge=False) as world, sqlite_store(threads=False) as store:
        room = Town(world, store, outside=outside)
        with closing(room):
            async with room.open():
                await room.settle_in()
                with room.mistap_guard(timedelta(days=-1)):
                    yield room
