"""The same evening in two worlds that differ only in hidden cards, and all visible effects.

People who don't know these cards must see the same in both worlds.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from bot.koikoi.cards import Card
from bot.matches.models.match import StoredMatch
from bot.metrics.measuring import measuring
from bot.opponents.engine.workload import Workload
from bot.playground.state.changes import Change
from bot.playground.testing.pilot import Pilot
from bot.storage import daily_rows
from tests.bot.crowd import PRIVATE, PUBLIC, Presser, Town
from tests.bot.harness import VIEWING
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

SECRETS: Final = ("00" * 32, "11" * 32)
"""The secrets of the daily deals in each world."""
KO: Final = (0, 1, 2, 3, 12, 13, 14, 15)
OYA: Final = (8, 9, 10, 11, 20, 21, 22, 23)
"""The positions of the hands in a deck."""
REDRAWN: Final = ("replay step", "replay rounds", "replay points", "film play", "puzzle ")
"""Presses that change the pressed message appear only on messages with a single reader."""
NUMBERS: Final = re.compile(r"[0-9a-f]{16,}|\d{15}|127\.0\.0\.1:\d+")
"""Ids, nonces, commitments and addresses, which differ without meaning."""
FIGURES: Final = re.compile(r"\d+\.\d+")
"""Durations."""


def other_cards(deck: Sequence[Card], hand: Sequence[int]) -> tuple[Card, ...]:
    """Return the deck with other cards in a hand, and in the pile from its seventh card on."""
    cards = list(deck)
    for at, place in enumerate(hand):
        cards[place], cards[40 + at] = cards[40 + at], cards[place]
    return (*cards[:30], *reversed(cards[30:40]), *cards[40:])


class Witness:
    """Records everything that people can see."""

    def __init__(self, room: Town) -> None:
        self.room = room
        self.steps: list[tuple[str, frozenset[str]]] = []
        self._seen: set[str] = set()
        self._last: dict[str, str] = {}
        self._told: set[str] = set()
        self._files: dict[str, str] = {}
        room.world.core.changes.listen(self._hear)
        self.ignoring: frozenset[int] = frozenset()
        self.log = set[str]()
        self.raw: list[str] = []

    def _hear(self, change: Change) -> None:
        message = change.body.get("message")
        if change.body["t"] not in ("message_create", "message_update") or message is None:
            return
        channel = self.room.world.core.directory.channel(int(message["channel_id"]))
        readers: Any = change.audience
        if channel.guild_id is None:
            readers = [channel.recipient_id]
        if readers is not None and set(readers) <= self.ignoring:
            return
        names = sorted(self.room.world.pilot(one).name for one in readers or ())
        self._last[message["id"]] = self._note(
            " and ".join(names) or "everybody",
            {
                "content": message["content"],
                "components": message["components"],
                "embeds": message["embeds"],
                "files": [self._file(one) for one in self._files_of(int(message["id"]))],
            },
        )

    def _files_of(self, message_id: int) -> Sequence[Any]:
        """Return its files, including those inside components."""
        return self.room.world.core.messages.by_id[message_id].files

    def _file(self, attachment: Any) -> list[str]:
        number = attachment["id"]
        if number not in self._files:
            content = self.room.world.core.attachments.path(int(number)).read_bytes()
            try:
                self._files[number] = content.decode()
            except UnicodeDecodeError:
                self._files[number] = hashlib.sha256(content).hexdigest()[:16]
        return [attachment["filename"], attachment.get("description", ""), self._files[number]]

    def assert_unheard(self, secrets: Iterable[str]) -> None:
        """Check that no recorded text contains one of these."""
        assert not [one for one in secrets if any(one in told for told in self.raw)]

    def _note(self, who: str, what: Any) -> str:
        text = json.dumps(what, ensure_ascii=False)
        self.raw.append(text)
        told = f"{who}: {NUMBERS.sub('#', text)}"
        self._seen.add(told)
        return told

    def heard(self, line: str) -> None:
        """Record a line of the log."""
        self.raw.append(line)
        self.log.add(FIGURES.sub("#", NUMBERS.sub("#", line)))

    def told(self, who: str, what: Any) -> None:
        """Record output of the bot other than a message."""
        self._told.add(self._note(who, what))

    def step(self, what: str, *, keep: bool = True, settled: bool = False) -> None:
        """Assign everything seen so far to this step.

        `settled`: the number of drawings in between is random; only the final state counts.
        """
        seen = {*self._last.values(), *self._told} if settled else self._seen
        self.steps.append((what, frozenset(seen) if keep else frozenset()))
        self._seen, self._last, self._told = set(), {}, set()


@dataclass(slots=True)
class Night:
    """One of the two worlds."""

    room: Town
    differs: bool
    witness: Witness
    metrics: int
    """The port of the metrics page."""
    pressed: dict[tuple[int, str], Presser] = field(default_factory=dict)

    def deck(self, hand: Sequence[int] = KO) -> tuple[Card, ...]:
        """Return the deck of this world; the given hand differs in the other world."""
        return other_cards(VIEWING, hand) if self.differs else tuple(VIEWING)

    def pilot(self, name: str) -> Pilot:
        known = (*self.room.pilots, *self.room.others)
        return next(one for one in known if one.name == name)

    async def presser(self, pilot: Pilot, words: str) -> Presser:
        """Return somebody with a message of the kind that has such a button."""
        place = PRIVATE if words.startswith(REDRAWN) else PUBLIC
        known = self.pressed.get((pilot.id, place))
        if known is None or not self._is_as_before(known):
            known = await self.room._at(pilot, place)
            self.pressed[pilot.id, place] = known
        return known

    def _is_as_before(self, presser: Presser) -> bool:
        """Return whether the message is unchanged: a player's press may draw a table on it."""
        now = self.room.world.message(presser.message.id)
        return now is not None and now.message is presser.message.message

    async def moved(self, stored: StoredMatch, wish: str) -> StoredMatch:
        """Return the match after a move of the player on turn."""
        room, mover = self.room, self.room.at_turn(stored)
        legal = (await room.service.queries.view(stored.id, mover.id)).legal
        action = next(one for one in legal if one.text.startswith(wish))
        after = (await room.service.play.act(stored.id, mover, action, stored.seq)).stored
        await room.drawn()
        return after


@asynccontextmanager
async def night(folder: Path, *, differs: bool) -> AsyncIterator[Night]:
    """Yield one of the two worlds, before any event."""
    async with local_world(folder, judge=False) as world, sqlite_store(threads=False) as store:
        await store.write(daily_rows.secret, SECRETS[differs])
        room = Town(world, store)
        counted = measuring("127.0.0.1", 0, room.client, store, Workload())
        with closing(room):
            room.let_pictures_move()
            async with counted as port, room.open():
                await room.settle_in()
                room.emi.speak("ja")
                with room.mistap_guard(timedelta(days=-1)):
                    yield Night(room, differs, Witness(room), port)


def differences(one: Witness, other: Witness) -> Iterator[str]:
    """Yield texts that somebody got in only one world, from the first difference on."""
    assert [what for what, _ in one.steps] == [what for what, _ in other.steps]
    for (what, seen), (_, seen_there) in zip(one.steps, other.steps, strict=True):
        for here, there in zip_longest(
            sorted(seen - seen_there), sorted(seen_there - seen), fillvalue=""
        ):
            same = max(0, _alike(here, there) - 60)
            who = (here or there).partition(":")[0]
            yield f"{what} → {who}: {here[same:][:160]!r} or {there[same:][:160]!r}"


def _alike(one: str, other: str) -> int:
    """Return the length of the common prefix."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (here, there) in pairs if here != there), min(len(one), len(other)))


def assert_alike(witnesses: Sequence[Witness]) -> None:
    wrong = list(differences(*witnesses))
    assert not wrong, f"{len(wrong)} differences:\n" + "\n".join(wrong[:20])
