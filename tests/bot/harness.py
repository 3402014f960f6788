"""The real bot in a local Discord: real client, real service, real pictures; manual clock."""

from __future__ import annotations

import asyncio
import atexit
import pickle
import random
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import replace
from datetime import timedelta
from functools import cache, lru_cache
from http import HTTPStatus
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final
from unittest.mock import patch

import pytest
from discord.app_commands import CommandTree

from bot.app import FEATURES
from bot.client import KoiKoiClient
from bot.commands.sync import sync_commands
from bot.hosting.gateway import Turns
from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK, Card, parse_card
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.matches.background import Worker, workers_idle
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Person as Player
from bot.matches.services import MatchService
from bot.matchmaking.runner import MatchmakingRunner
from bot.messages.sending import components
from bot.messages.sending.direct_messages import DMS_CLOSED
from bot.messages.sending.failures import ALREADY_ANSWERED, SHUT
from bot.pictures import Pictures
from bot.pictures.labels import ENGLISH, Labels
from bot.pictures.subjects import Subject
from bot.playground.core import DOCUMENTS
from bot.playground.objects.components import TEXT
from bot.playground.objects.errors import (
    INVALID_RECIPIENT,
    LINK_BLOCKED,
    MESSAGE_BLOCKED,
    TITLE_BLOCKED,
)
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

NEVER: Final = 3600.0
"""Seconds: longer than any test."""
DISCORDS_OWN: Final = frozenset(
    {refusal.code for refusal in (MESSAGE_BLOCKED, TITLE_BLOCKED, LINK_BLOCKED, INVALID_RECIPIENT)}
)
"""The codes of refusals with the status 400 that have their cause in servers and accounts."""
CARDS = (1, 2, 3)  # buttons that are not links
LIMIT_WINDOWS: Final = 0.01
"""The length of the windows of Discord's rate limits relative to the true ones, so that five edits
in five seconds are five in 50 ms: the client library really waits for them."""
KEPT_PICTURES: Final = 500
"""The number of pictures that a process keeps, of 20 to 90 kB each."""
MENTION: Final = re.compile(r"<@!?(\d+)>")


class KeptPictures(Pictures):
    """Pictures that are drawn once in a process: many tests begin with the same hands."""

    _draw = Pictures.draw  # not what a test has in its place

    def __init__(self) -> None:
        super().__init__()
        self._kept = lru_cache(KEPT_PICTURES)(lambda given: self._draw(*pickle.loads(given)))

    def draw(self, subject: Subject, labels: Labels = ENGLISH) -> bytes:
        return self._kept(pickle.dumps((subject, labels)))


@cache
def pictures() -> Pictures:
    """Return pictures whose cards are drawn once for all tests."""
    drawn = KeptPictures()
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
            world.make_community(world.guild)  # then its locale decides the language
        self.store = store
        self.emojis = emojis
        self.forgiven = {"emoji"}
        self.moving = False
        """Whether pictures move when somebody makes a yaku, which takes a tenth of a second."""
        self.choices: dict[str, Any] = {}
        """Options of the host for the next start."""
        self.clock = ManualClock()
        self.gateway_clock = GatewayClock(world)
        limits = world.discord.rest.limits
        limits.on, limits.window_scale = True, LIMIT_WINDOWS
        world.core.dm_refusals.clock = self.clock.now
        world.core.faults.refuses_gallery_uploads = not components.USE_COMPONENTS_V2
        self.randomness: SeededRandomness = StackedRandomness(decks, seed)
        self.thinker = RandomThinker()
        self._chance = random.Random(seed)
        self.client = self._new_client()

    def _new_client(self) -> KoiKoiClient:
        self.service = MatchService(
            self.store,
            clock=self.clock,
            randomness=self.randomness,
            thinker=self.thinker,
            features=FEATURES,
        )
        time = self.gateway_clock
        client = KoiKoiClient(
            self.service,
            pictures(),
            FEATURES,
            retry_pause=0.01,
            guilds_within=0.01,
            emojis=self.emojis,
            turns=Turns(self.service.begin_session, time.now, sleep=time.sleep),
            **self.choices,
        )
        object.__setattr__(client.presenter.deps, "moving", self.moving)
        self.deadlines = DeadlineClock(self.service.core, client.presenter.is_undelivered)
        return client

    @asynccontextmanager
    async def open(self, *, settled: bool = True) -> AsyncIterator[BotHarness]:
        """Connect the bot. Open it again for a restart: only the store is kept.

        Its workers run when they are woken: see `wake_workers`. `settled`: wait for their first
        run, which needs the store.
        """
        if self.client.is_closed():
            self.client = self._new_client()
        # Pauses pass by the real clock, while due times are compared with the manual one.
        unpaused = patch.object(Worker, "_seconds", lambda _: NEVER)
        with unpaused:
            async with self._connected(settled=settled):
                yield self

    @asynccontextmanager
    async def _connected(self, *, settled: bool) -> AsyncIterator[None]:
        async with connected(self.world, self.client):
            if settled:
                await self._workers_started()
            yield
        refused = self.refused()
        assert not refused, f"Discord refused what we sent: {refused}"
        unread = self.unreadable()
        assert not unread, f"Some read @unknown-user: {unread}"

    async def _workers_started(self) -> None:
        """Wait for the first run of each worker, before time is moved."""
        await self.world.until(lambda: self.client._presenting, "the workers are started")
        await asyncio.sleep(0)  # each begins in a separate task
        await self.world.until(workers_idle, "the workers have looked once")

    def let_pictures_move(self) -> None:
        """Let pictures move when somebody makes a yaku, also after a restart."""
        self.moving = True
        object.__setattr__(self.client.presenter.deps, "moving", True)

    def refused(self) -> list[str]:
        """Return unexpected rejections of requests as malformed: each is a bug.

        Others may remove emojis and close threads at any time; such an answer shows it to the bot.
        Other rejections caused by a test are in `forgiven`.
        """
        return [
            f"{one} {one.response}"
            for one in self.world.discord.requests
            if one.status == HTTPStatus.BAD_REQUEST
            and not one.ordered
            and one.response["code"] not in {ALREADY_ANSWERED, DMS_CLOSED, *SHUT, *DISCORDS_OWN}
            and not any(word in str(one.response) for word in self.forgiven)
        ]

    def unreadable(self) -> list[str]:
        """Return the texts that mention somebody whom Discord does not count as mentioned.

        Clients only show names of people in the message's `mentions`; an edit computes them again
        from its allowed mentions.
        """
        bodies = [one.body for one in self.world.discord.requests if isinstance(one.body, dict)]
        bodies = [body["data"] if isinstance(body.get("data"), dict) else body for body in bodies]
        return [
            text
            for body in bodies
            for text in _texts(body)
            if set(MENTION.findall(text)) - _allowed(body)
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
        """Return the text of the message's only file."""
        (attachment,) = seen.attachments
        path = self.world.core.attachments.path(int(attachment["id"]))
        return path.read_text(encoding="utf-8")

    async def later(self, **span: float) -> None:
        """Let time pass, and run due work."""
        self.clock.move(timedelta(**span))
        await self.deadlines.tick()
        await self.drawn()

    async def matchmade(self, **span: float) -> None:
        """Let time pass, and run the due work of matchmaking."""
        runner = self.client.of(MatchmakingRunner)
        self.clock.move(timedelta(**span))
        runner.worker.wake()
        await self.world.until(
            lambda: runner.worker.idle and self._is_drawn(), "matchmaking has looked"
        )

    async def start_noted(self) -> None:
        """Wait until the bot has finished its background work of the start."""
        background = self.client._background
        await self.world.until(lambda: background.idle, "it has noted what it does at a start")

    async def drawn(self) -> None:
        """Wait until all changes are shown, and no press is being handled.

        A press may trigger more work after its answer: a match gets its thread later.
        """
        await self.world.until(self._is_drawn, "everything is drawn")

    def _is_drawn(self) -> bool:
        return (
            not self.client.in_flight.count
            and not self.client.presenter.busy
            and self.client.of(MatchmakingRunner).idle
            and workers_idle()
        )

    # ── matches ─────────────────────────────────────────────────────────────────────────────

    async def started(self, **options: Any) -> RenderedMessage:
        """Let Aoi challenge Ben, and Ben accept; return the table."""
        answer = await self.aoi.command("koikoi play", opponent=self.ben, **options)
        assert answer.message is not None, "no challenge"
        await self.drawn()  # Ben may see it before the bot has its message id
        await self.ben.click("Accept", in_=answer.message)
        await self.drawn()
        return self.now(answer.message)

    def now(self, seen: RenderedMessage) -> RenderedMessage:
        """Return the current state of a message."""
        found = self.world.message(seen.id)
        assert found is not None, f"it is gone: {seen.content}"
        return found

    async def stored(self, match_id: int = 1) -> StoredMatch:
        return await self.service.queries.get(match_id)

    async def eventually(self, holds: Callable[[MatchInfo], bool], match_id: int = 1) -> None:
        """Wait until a match satisfies a condition."""
        async with asyncio.timeout(TIMEOUT):
            while not holds((await self.stored(match_id)).info):
                await self.world.changed()  # the database may change later than what is visible
        await self.drawn()

    async def mover(self, match_id: int = 1) -> Pilot:
        """Return the player on turn."""
        stored = await self.stored(match_id)
        assert stored.info.to_act is not None
        return self.pilot_at(stored, stored.info.to_act)

    def pilot_at(self, stored: StoredMatch, seat: Seat) -> Pilot:
        """Return the player on this seat."""
        assert stored.info.seats is not None
        player = stored.info.seats[seat]
        assert isinstance(player, Player), "a computer sits there"
        return self.world.pilot(player.id)

    async def waiter(self, match_id: int = 1) -> Pilot:
        """Return the player who is not on turn."""
        mover = await self.mover(match_id)
        return self.ben if mover.id == self.aoi.id else self.aoi

    def hand(self, pilot: Pilot) -> RenderedMessage:
        """Return a player's hand in their direct messages."""
        return [seen for seen in pilot.dms() if not seen.ephemeral][-1]

    async def move(
        self, pilot: Pilot, hand: RenderedMessage | None = None, wish: str = ""
    ) -> Answer:
        """Press one of a hand's buttons: one with this action, if there is one."""
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
        """Press *Post it here* once the delay against a double tap is over.

        The delay compares two times of Discord, whose clock here is the real one.
        """
        with self.mistap_guard(timedelta(days=-1)):
            return await pilot.click(label, in_=seen)

    @contextmanager
    def mistap_guard(self, span: timedelta) -> Iterator[None]:
        """Change the duration of that delay."""
        tools = self.client.interactions._tools
        usual = tools.mistap_guard
        object.__setattr__(tools, "mistap_guard", span)
        try:
            yield
        finally:
            object.__setattr__(tools, "mistap_guard", usual)

    async def play_until(self, text: str, match_id: int = 1, most: int = 400) -> None:
        """Play random moves in direct messages until the match reaches this phase."""
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
        """Choose rules for the server under which almost nothing scores."""
        settings = await self.service.settings.guild_settings(self.world.guild.id)
        await self.service.settings.save_guild_settings(replace(settings, options=NO_POINTS))

    async def first_round(self, match_id: int = 1) -> None:
        """Play the first round of a match, without presses."""
        stored = await self.stored(match_id)
        while stored.match is not None and stored.match.phase is not Phase.DEAL:
            stored = await self._acted(stored)
        await self.drawn()

    async def played_out(self, match_id: int = 1) -> None:
        """Play a match to its end without presses, where only the result matters."""
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
        """Perform a legal action: the wished one, if it is legal."""
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
        """Play the first round of a match, then let a player resign. So it counts."""
        await self.first_round(match_id)
        await self.service.play.resign(match_id, Player(loser.id, loser.name))
        await self.drawn()


def _texts(body: dict[str, Any]) -> list[str]:
    """Return the content of a message, or its text displays above all other parts."""
    shown = [body, *(one for one in body.get("components") or () if one["type"] == TEXT)]
    return [one["content"] for one in shown if isinstance(one.get("content"), str)]


def _allowed(body: dict[str, Any]) -> set[str]:
    """Return the ids of the people whom a message may mention."""
    return {str(one) for one in (body.get("allowed_mentions") or {}).get("users") or ()}


def deck(*, oya: str = "", ko: str = "", field: str = "", pile: str = "") -> tuple[Card, ...]:
    """Return a shuffled deck that deals these cards there (kfo4), and the others anywhere."""
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
"""A deck from which the challenger draws the crane: the challenger deals first."""
VIEWING: Final = deck(oya="08B", field="08C1 09C1", pile="09A")
"""The dealer can view the moon in the first turn: 08B takes, and the cup is drawn."""
CHOICE: Final = deck(oya="12C1", field="05C1 05A", pile="05R")
"""For any play of the dealer, the drawn iris ribbon may take the bridge or the plain iris."""


def verb(custom_id: str) -> str:
    return custom_id.split(":")[3].split(" ", maxsplit=1)[0]


def choices(hand: RenderedMessage) -> list[str]:
    """Return the custom ids of a hand's moves."""
    return [
        button.custom_id
        for button in hand.buttons
        if button.custom_id is not None
        and not button.disabled
        and verb(button.custom_id) in {"play", "take", "koi", "stop", "swap", "keep"}
    ]


_knowing: list[Path] = []


async def _knowing_commands() -> Path:
    """Return the documents of a new local Discord that already has the bot's commands."""
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
    """Start a new local Discord from these documents."""
    if not (folder / DOCUMENTS).exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(documents, folder / DOCUMENTS)


_links: dict[str, str] = {}


@contextmanager
def _commands_known() -> Iterator[None]:
    """Let only the first starting bot of a process compare its commands with Discord's.

    They are equal at each start and restart: Discord has the documents of `_knowing_commands`.
    """

    async def known(tree: CommandTree[Any]) -> dict[str, str]:
        if not _links:
            _links.update(await sync_commands(tree))
        return _links

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.commands.tree.sync_commands", known)
        yield


@asynccontextmanager
async def bot_harness(
    folder: Path, *decks: Sequence[Card], first: bool = False
) -> AsyncIterator[BotHarness]:
    """A harness with the bot connected; every request is validated at the end.

    With decks, the challenger deals first, and they are dealt in this order. Discord has the
    commands already, as at each start except the first: writing them takes half of a start.
    `first`: neither commands nor installation are set up yet.
    """
    if not first:
        _begin_in(folder, await _knowing_commands())
    async with local_world(folder) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store, decks=(CHALLENGER_DEALS, *decks) if decks else ())
        with nullcontext() if first else _commands_known():
            async with room.open():
                yield room
