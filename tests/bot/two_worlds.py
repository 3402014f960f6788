"""The same evening in two worlds that differ in hidden cards alone, and all that people see of it.

Whoever doesn't know these cards sees the same in both worlds, or something of them was told.
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
"""Of the deals of the day, in each world."""
KO: Final = (0, 1, 2, 3, 12, 13, 14, 15)
OYA: Final = (8, 9, 10, 11, 20, 21, 22, 23)
"""Where in a deck the hands stand."""
REDRAWN: Final = ("replay step", "replay rounds", "replay points", "film play", "puzzle ")
"""What changes the pressed message stands on messages of one reader alone."""
NUMBERS: Final = re.compile(r"\d{15,}|[0-9a-f]{16,}|127\.0\.0\.1:\d+")
"""Ids, nonces, commitments and addresses: they differ, and say nothing."""
FIGURES: Final = re.compile(r"\d+\.\d+")
"""How long something took."""


def other_cards(deck: Sequence[Card], hand: Sequence[int]) -> tuple[Card, ...]:
    """The deck with other cards in a hand, and in the pile from its seventh card on."""
    cards = list(deck)
    for at, place in enumerate(hand):
        cards[place], cards[40 + at] = cards[40 + at], cards[place]
    return (*cards[:30], *reversed(cards[30:40]), *cards[40:])


class Witness:
    """Writes down all that people get to see."""

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
        """Its files, those inside of components, too."""
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
        """None of these was in anything that was told, to whomever."""
        assert not [one for one in secrets if any(one in told for told in self.raw)]

    def _note(self, who: str, what: Any) -> str:
        text = json.dumps(what, ensure_ascii=False)
        self.raw.append(text)
        told = f"{who}: {NUMBERS.sub('#', text)}"
        self._seen.add(told)
        return told

    def heard(self, line: str) -> None:
        """What stands in the log."""
        self.raw.append(line)
        self.log.add(FIGURES.sub("#", NUMBERS.sub("#", line)))

    def told(self, who: str, what: Any) -> None:
        """What leaves the bot in another way than a message."""
        self._told.add(self._note(who, what))

    def step(self, what: str, *, keep: bool = True, settled: bool = False) -> None:
        """What was seen until now belongs to this.

        `settled`: how often a message was drawn meanwhile is chance; what it says at last isn't.
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
        """The cards of this world; the named hand is another one in the other."""
        return other_cards(VIEWING, hand) if self.differs else tuple(VIEWING)

    def pilot(self, name: str) -> Pilot:
        known = (*self.room.pilots, *self.room.others)
        return next(one for one in known if one.name == name)

    async def presser(self, pilot: Pilot, words: str) -> Presser:
        """Somebody with a message of the kind that bears such a button."""
        place = PRIVATE if words.startswith(REDRAWN) else PUBLIC
        known = self.pressed.get((pilot.id, place))
        if known is None or not self._is_as_before(known):
            known = await self.room._at(pilot, place)
            self.pressed[pilot.id, place] = known
        return known

    def _is_as_before(self, presser: Presser) -> bool:
        """Whether nothing has become of the message: a table is drawn where a player pressed."""
        now = self.room.world.message(presser.message.id)
        return now is not None and now.message is presser.message.message

    async def moved(self, stored: StoredMatch, wish: str) -> StoredMatch:
        """The match after a move of who is on turn."""
        room, mover = self.room, self.room.at_turn(stored)
        legal = (await room.service.queries.view(stored.id, mover.id)).legal
        action = next(one for one in legal if one.text.startswith(wish))
        after = (await room.service.play.act(stored.id, mover, action, stored.seq)).stored
        await room.drawn()
        return after


@asynccontextmanager
async def night(folder: Path, *, differs: bool) -> AsyncIterator[Night]:
    """One of the two worlds; nothing has happened in it yet."""
    async with local_world(folder, judge=False) as world, sqlite_store(threads=False) as store:
        await store.write(daily_rows.secret, SECRETS[differs])
        room = Town(world, store)
        counted = measuring("127.0.0.1", 0, room.client, store, Workload())
        with closing(room):
            async with counted as port, room.open():
                await room.settle_in()
                room.emi.speak("ja")
                with room.mistap_guard(timedelta(days=-1)):
                    yield Night(room, differs, Witness(room), port)


def differences(one: Witness, other: Witness) -> Iterator[str]:
    """What somebody got in one of the two worlds alone, from where it differs."""
    assert [what for what, _ in one.steps] == [what for what, _ in other.steps]
    for (what, seen), (_, seen_there) in zip(one.steps, other.steps, strict=True):
        for here, there in zip_longest(
            sorted(seen - seen_there), sorted(seen_there - seen), fillvalue=""
        ):
            same = max(0, _alike(here, there) - 60)
            who = (here or there).partition(":")[0]
            yield f"{what} → {who}: {here[same:][:160]!r} or {there[same:][:160]!r}"


def _alike(one: str, other: str) -> int:
    """How many characters are the same, from the first one on."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (here, there) in pairs if here != there), min(len(one), len(other)))


def assert_alike(witnesses: Sequence[Witness]) -> None:
    wrong = list(differences(*witnesses))
    assert not wrong, f"{len(wrong)} differences:\n" + "\n".join(wrong[:20])
