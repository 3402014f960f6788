"""The real bot in a local Discord: real client, real service, real pictures; time by hand."""

from __future__ import annotations

import asyncio
import atexit
import random
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import replace
from datetime import timedelta
from functools import cache
from http import HTTPStatus
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import pytest
from discord.app_commands import CommandTree

from bot.client import KoiKoiClient
from bot.commands.sync import sync_commands
from bot.hosting.gateway import Turns
from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK, Card, parse_card
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.background import workers_idle
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Person as Player
from bot.matches.services import MatchService
from bot.messages.sending.direct_messages import DMS_CLOSED
from bot.messages.sending.failures import ALREADY_ANSWERED, SHUT
from bot.pictures import Pictures
from bot.playground.core import DOCUMENTS
from bot.playground.objects.person import Person
from bot.playground.testing.pilot import Answer, Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.testing.waiting import TIMEOUT
from bot.storage.engine import Database
from tests.discord_world import GatewayClock, connected, local_world
from tests.matches.world import (
    NO_POINTS,
    ManualClock,
    RandomThinker,
    SeededRandomness,
    StackedRandomness,
)
from tests.storage.stores import sqlite_store

CARDS = (1, 2, 3)  # buttons that are no links
MENTION: Final = re.compile(r"<@!?(\d+)>")


@cache
def pictures() -> Pictures:
    """The cards are drawn once for all tests."""
    drawn = Pictures()
    drawn.prepare()
    return drawn


class BotHarness:
    """The bot and its world."""

    def __init__(
        self,
        world: World,
        store: Database,
        *,
        decks: Sequence[Sequence[Card]] = (),
        seed: int = 1,
        emojis: bool = False,
    ) -> None:
        self.world = world
        if not world.guild.community:
            world.make_community(world.guild)  # what it is spoken to in is no question then
        self.store = store
        self.emojis = emojis
        self.forgiven = {"emoji"}
        self.choices: dict[str, Any] = {}
        """What the host chose, for the next start."""
        self.clock = ManualClock()
        self.gateway_clock = GatewayClock(world)
        self.randomness: SeededRandomness = StackedRandomness(decks, seed)
        self.thinker = RandomThinker()
        self._chance = random.Random(seed)
        self.client = self._new_client()

    def _new_client(self) -> KoiKoiClient:
        self.service = MatchService(
            self.store, clock=self.clock, randomness=self.randomness, thinker=self.thinker
        )
        time = self.gateway_clock
        client = KoiKoiClient(
            self.service,
            pictures(),
            retry_pause=0.01,
            guilds_within=0.01,
            emojis=self.emojis,
            turns=Turns(self.service.begin_session, time.now, sleep=time.sleep),
            **self.choices,
        )
        self.deadlines = DeadlineClock(self.service.core, client.presenter.is_undelivered)
        return client

    @asynccontextmanager
    async def open(self, *, settled: bool = True) -> AsyncIterator[BotHarness]:
        """The bot, connected. Open it again for a restart: only the store remembers.

        `settled`: wait until its workers have looked once, which they can't without the store.
        """
        if self.client.is_closed():
            self.client = self._new_client()
        async with connected(self.world, self.client):
            if settled:
                await self._workers_started()
            yield self
        refused = self.refused()
        assert not refused, f"Discord refused what we sent: {refused}"
        unread = self.unreadable()
        assert not unread, f"Some read @unknown-user: {unread}"

    async def _workers_started(self) -> None:
        """Wait until each worker has done what it does first, before time is moved."""
        await self.world.until(lambda: self.client._presenting, "the workers are started")
        await asyncio.sleep(0)  # each begins in a task of its own
        await self.world.until(workers_idle, "the workers have looked once")

    def refused(self) -> list[str]:
        """The requests that Discord found badly made, and no test ordered: each is a bug.

        Emojis are another's to remove, and threads to close, at any time; the bot learns of it by
        such an answer. What else a test makes Discord find is in `forgiven`.
        """
        return [
            f"{one} {one.response}"
            for one in self.world.discord.requests
            if one.status == HTTPStatus.BAD_REQUEST
            and not one.ordered
            and one.response["code"] not in {ALREADY_ANSWERED, DMS_CLOSED, *SHUT}
            and not any(word in str(one.response) for word in self.forgiven)
        ]

    def unreadable(self) -> list[str]:
        """The texts that mention somebody whom Discord then doesn't count as mentioned.

        Apps show the names of those alone who are in the message's `mentions`; an edit finds them
        anew by what it allows.
        """
        bodies = [one.body for one in self.world.discord.requests if isinstance(one.body, dict)]
        bodies = [body["data"] if isinstance(body.get("data"), dict) else body for body in bodies]
        return [
            body["content"]
            for body in bodies
            if isinstance(body.get("content"), str)
            and set(MENTION.findall(body["content"])) - _allowed(body)
        ]

    # ── people ──────────────────────────────────────────────────────────────────────────────

    @property
    def aoi(self) -> Pilot:
        return self.world.aoi

    @property
    def ben(self) -> Pilot:
        return self.world.ben

    @property
    def bot(self) -> Person:
        """The bot's own account."""
        return self.world.core.directory.bot

    def file(self, seen: RenderedMessage) -> str:
        """The text of the file that a message carries."""
        (attachment,) = seen.attachments
        path = self.world.core.attachments.path(int(attachment["id"]))
        return path.read_text(encoding="utf-8")

    async def later(self, **span: float) -> None:
        """Let time pass, and do what falls due."""
        self.clock.move(timedelta(**span))
        await self.deadlines.tick()
        await self.drawn()

    async def start_noted(self) -> None:
        """Wait until the bot has noted what it does at a start."""
        background = self.client._background
        await self.world.until(lambda: background.idle, "it has noted what it does at a start")

    async def drawn(self) -> None:
        """Wait until everything that changed is shown, and no press is at work any more.

        Somebody who was answered may have set more in motion: a match gets its thread after it.
        """
        presenter, in_flight = self.client.presenter, self.client.in_flight
        await self.world.until(
            lambda: not in_flight.count and not presenter.busy and self.client.matchmaking.idle,
            "everything is drawn",
        )

    # ── matches ─────────────────────────────────────────────────────────────────────────────

    async def started(self, **options: Any) -> RenderedMessage:
        """Aoi challenges Ben, Ben accepts: the table."""
        answer = await self.aoi.command("koikoi play", opponent=self.ben, **options)
        assert answer.message is not None, "no challenge"
        await self.drawn()  # Ben may see it before the bot knows which message it is
        await self.ben.click("Accept", in_=answer.message)
        await self.drawn()
        return self.now(answer.message)

    def now(self, seen: RenderedMessage) -> RenderedMessage:
        """A message as it is now."""
        found = self.world.message(seen.id)
        assert found is not None, f"it is gone: {seen.content}"
        return found

    async def stored(self, match_id: int = 1) -> StoredMatch:
        return await self.service.queries.get(match_id)

    async def eventually(self, holds: Callable[[MatchInfo], bool], match_id: int = 1) -> None:
        """Wait until something holds of a match."""
        async with asyncio.timeout(TIMEOUT):
            while not holds((await self.stored(match_id)).info):
                await self.world.core.changes.next()
        await self.drawn()

    async def mover(self, match_id: int = 1) -> Pilot:
        """Whose turn it is."""
        stored = await self.stored(match_id)
        assert stored.info.to_act is not None
        return self.pilot_at(stored, stored.info.to_act)

    def pilot_at(self, stored: StoredMatch, seat: Seat) -> Pilot:
        """Who sits there."""
        assert stored.info.seats is not None
        player = stored.info.seats[seat]
        assert isinstance(player, Player), "a computer sits there"
        return self.world.pilot(player.id)

    async def waiter(self, match_id: int = 1) -> Pilot:
        """Whose turn it isn't."""
        mover = await self.mover(match_id)
        return self.ben if mover.id == self.aoi.id else self.aoi

    def hand(self, pilot: Pilot) -> RenderedMessage:
        """A player's hand in their direct messages."""
        return [seen for seen in pilot.dms() if not seen.ephemeral][-1]

    async def move(
        self, pilot: Pilot, hand: RenderedMessage | None = None, wish: str = ""
    ) -> Answer:
        """Press one of the buttons that a hand offers: one that does this, if there is one."""
        self.clock.move(timedelta(seconds=1))
        shown = self.now(hand) if hand is not None else self.hand(pilot)
        offered = choices(shown)
        assert offered, f"nothing to press: {shown.content} {shown.labels}"
        wished = [one for one in offered if one.split(":")[3].startswith(wish)] if wish else []
        answer = await pilot.click(self._chance.choice(wished or offered), in_=shown)
        await self.drawn()
        return answer

    async def share(
        self, pilot: Pilot, seen: RenderedMessage | None, label: str = "Post it here"
    ) -> Answer:
        """Press *Post it here* once its guard against a second tap is over.

        That guard compares two times of Discord, whose clock here is the real one.
        """
        with self.mistap_guard(timedelta(days=-1)):
            return await pilot.click(label, in_=seen)

    @contextmanager
    def mistap_guard(self, span: timedelta) -> Iterator[None]:
        """Let the guard last for another time."""
        tools = self.client.interactions._tools
        usual = tools.mistap_guard
        object.__setattr__(tools, "mistap_guard", span)
        try:
            yield
        finally:
            object.__setattr__(tools, "mistap_guard", usual)

    async def play_until(self, text: str, match_id: int = 1, most: int = 400) -> None:
        """Random moves in direct messages until the match waits for this phase."""
        for _ in range(most):
            stored = await self.stored(match_id)
            assert stored.match is not None
            if stored.match.phase.value == text:
                return
            if stored.match.phase.value == "deal":
                await self.later(seconds=20)
            else:
                await self.move(await self.mover(match_id), wish="stop")
        raise AssertionError(f"{text} never came")

    async def pointless(self) -> None:
        """Let the server play by rules in which next to nothing is worth a point."""
        settings = await self.service.settings.guild_settings(self.world.guild.id)
        await self.service.settings.save_guild_settings(replace(settings, options=NO_POINTS))

    async def first_round(self, match_id: int = 1) -> None:
        """Play the first round of a match, without presses."""
        stored = await self.stored(match_id)
        while stored.match is not None and stored.match.phase is not Phase.DEAL:
            stored = await self._acted(stored)
        await self.drawn()

    async def played_out(self, match_id: int = 1) -> None:
        """Play a match to its end, without presses: where the way there is not what is tested."""
        stored = await self.stored(match_id)
        while stored.match is not None and stored.match.phase is not Phase.FINISHED:
            if stored.match.phase is Phase.DEAL:
                await self.later(seconds=20)
                stored = await self.stored(match_id)
            else:
                self.clock.move(timedelta(seconds=1))
                stored = await self._acted(stored, wish="stop")
        await self.drawn()

    async def _acted(self, stored: StoredMatch, wish: str = "") -> StoredMatch:
        """Do something legal: this, if it is."""
        assert stored.match is not None
        seat = stored.match.to_act
        assert seat is not None
        pilot = self.pilot_at(stored, seat)
        legal = view_for(stored.match, seat).legal
        wished = [one for one in legal if wish and one.text == wish]
        action = self._chance.choice(wished or legal)
        who = Player(pilot.id, pilot.name)
        return (await self.service.play.act(stored.info.id, who, action, stored.seq)).stored

    async def given_up(self, loser: Pilot, match_id: int = 1) -> None:
        """Play the first round of a match; then one gives up. So it counts."""
        await self.first_round(match_id)
        await self.service.play.resign(match_id, Player(loser.id, loser.name))
        await self.drawn()


def _allowed(body: dict[str, Any]) -> set[str]:
    """The ids of those whom a message may mention."""
    return {str(one) for one in (body.get("allowed_mentions") or {}).get("users") or ()}


def deck(*, oya: str = "", ko: str = "", field: str = "", pile: str = "") -> tuple[Card, ...]:
    """A shuffled deck that deals these cards there (kfo4); the others fall as they may."""
    wanted = {
        name: [parse_card(code) for code in codes.split()]
        for name, codes in (("ko", ko), ("field", field), ("oya", oya), ("pile", pile))
    }
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in random.Random(4).sample(DECK, 48) if card not in named]
    for name in ("ko", "field", "oya"):
        while len(wanted[name]) < 8:
            wanted[name].append(rest.pop())
    halves = [wanted[name][part : part + 4] for part in (0, 4) for name in ("ko", "field", "oya")]
    return (*(card for half in halves for card in half), *wanted["pile"], *rest)


CHALLENGER_DEALS: Final = DECK
"""A deck from which the challenger draws the crane: they deal first."""
VIEWING: Final = deck(oya="08B", field="08C1 09C1", pile="09A")
"""The dealer can view the moon in the first turn: 08B takes, and the cup is drawn."""
CHOICE: Final = deck(oya="12C1", field="05C1 05A", pile="05R")
"""Whatever the dealer plays, the drawn iris ribbon may take the bridge or the plain iris."""


def verb(custom_id: str) -> str:
    return custom_id.split(":")[3].split(" ", maxsplit=1)[0]


def choices(hand: RenderedMessage) -> list[str]:
    """What a hand offers to do in the game."""
    return [
        button.custom_id
        for button in hand.buttons
        if button.custom_id is not None
        and not button.disabled
        and verb(button.custom_id) in {"play", "take", "koi", "stop", "swap", "keep"}
    ]


_knowing: list[Path] = []


async def _knowing_commands() -> Path:
    """The documents of a new local Discord in which the bot was once."""
    if not _knowing:
        folder = Path(mkdtemp(prefix="koikoi-tests-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        async with (
            local_world(folder, judge=False) as world,
            sqlite_store(threads=False) as store,
            BotHarness(world, store).open(),
        ):
            await world.until(
                lambda: world.requests.of("PATCH", "/applications/@me"),
                "the installation is set right",
            )
        _knowing.append(folder / DOCUMENTS)
    return _knowing[0]


def _begin_in(folder: Path, documents: Path) -> None:
    """Let a local Discord that is new begin with documents."""
    if not (folder / DOCUMENTS).exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(documents, folder / DOCUMENTS)


_links: dict[str, str] = {}


@contextmanager
def _commands_known() -> Iterator[None]:
    """Let a starting bot compare its commands with Discord's once in a process.

    They are the same at each start: Discord has the documents of `_knowing_commands`.
    """

    async def known(tree: CommandTree[Any]) -> dict[str, str]:
        if not _links:
            _links.update(await sync_commands(tree))
        return _links

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.client.sync_commands", known)
        yield


@asynccontextmanager
async def bot_harness(
    folder: Path, *decks: Sequence[Card], first: bool = False
) -> AsyncIterator[BotHarness]:
    """A harness with the bot connected; every request is judged at the end.

    With decks, the challenger deals first, and they are dealt in this order. Discord knows the
    commands already, as it does at each start but the first: to write them takes half of a start.
    `first`: it doesn't, nor is the installation set right yet.
    """
    if not first:
        _begin_in(folder, await _knowing_commands())
    async with local_world(folder) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store, decks=(CHALLENGER_DEALS, *decks) if decks else ())
        async with AsyncExitStack() as stack:
            with nullcontext() if first else _commands_known():
                await stack.enter_async_context(room.open())
            yield room
