"""All messages of one match: its table, its hands, its nudges."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime

from bot.matches.models.match import MatchInfo
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.messages.kept_message import KeptMessage
from bot.messages.live_hand import LiveHand
from bot.messages.live_message import Host, LiveMessage, message_url
from bot.messages.live_table import LiveTable
from bot.messages.open_hand import OpenHand
from bot.messages.queue import DrawQueue


class MatchMessages:
    """What is known of a match's messages, from the store and since then."""

    def __init__(
        self,
        host: Host,
        match_id: int,
        surfaces: Iterable[PostedMessage],
        attend: Callable[[MatchMessages], Awaitable[None]],
        *,
        first_pause: float,
    ) -> None:
        """*attend* sends and withdraws the messages that make a sound, after each change."""
        self._host = host
        self.match_id = match_id
        self._first_pause = first_pause
        self.tables: list[LiveTable] = []
        self.hands: dict[int, LiveHand] = {}
        self.open_hands: dict[int, OpenHand] = {}
        self.nudges: dict[int, PostedMessage] = {}
        self._pings = DrawQueue(lambda _: attend(self), first_pause=first_pause)
        self.seen: dict[int, datetime] = {}  # when somebody last pressed something here
        self.told: dict[int, datetime] = {}  # when somebody last got a digest for a turn here
        self.coached: dict[int, bool] = {}  # for whom this is the first match
        intended: PostedMessage | None = None
        for surface in sorted(surfaces, key=lambda one: (one.sent_at, one.message_id)):
            match surface.kind, surface.person_id:
                case PostedMessageKind.TABLE, _ if surface.intended:
                    intended = surface
                case PostedMessageKind.TABLE, _:
                    self._put(self.table(), surface)
                case PostedMessageKind.HAND, int(person_id):
                    self._put(self.hand(person_id), surface)
                case PostedMessageKind.NUDGE, int(person_id):
                    self.nudges[person_id] = surface
                case _:
                    pass
        if intended is not None:
            self.table().resume(intended)

    @staticmethod
    def _put(live: KeptMessage, surface: PostedMessage) -> None:
        """The newest message is the one that is kept; older ones could not be taken away."""
        if live.surface is not None:
            live.replaced.append(live.surface)
        live.surface = surface

    @property
    def drawn(self) -> bool:
        """Whether everything that changed is shown."""
        return self._pings.idle and all(live.idle for live in self.all())

    @property
    def idle(self) -> bool:
        """Whether all is drawn, and nobody looks at a hand that only we can reach."""
        return self.drawn and not self.open_hands

    def drawing(self) -> list[asyncio.Task[None]]:
        """The drawings that are under way."""
        tasks = [live.drawing for live in self.all()]
        return [task for task in (*tasks, self._pings.task) if task is not None]

    def lacks_table(self, info: MatchInfo) -> bool:
        """Whether a match that has a table in a channel has no message for it."""
        if info.place.guild_id is None or info.day is not None:
            return False
        return not self.tables or self.tables[0].surface is None

    @property
    def table_gone(self) -> bool:
        """Whether the channel in which the table stood was deleted."""
        return any(table.gone for table in self.tables)

    def mark(self) -> None:
        """The match has changed."""
        for live in self.all():
            live.mark()
        self._pings.mark()

    def mark_pings(self) -> None:
        """Somebody may have to be told something."""
        self._pings.mark()

    def last_told(self, person_id: int) -> datetime | None:
        """When somebody last got a message that makes a sound."""
        hand, nudge = self.hands.get(person_id), self.nudges.get(person_id)
        sent = (hand.surface if hand is not None else None, nudge)
        times = [surface.sent_at for surface in sent if surface is not None]
        if person_id in self.told:
            times.append(self.told[person_id])
        return max(times, default=None)

    async def forget_person(self, person_id: int) -> None:
        """Draw nothing more for somebody; what the others see goes on."""
        for live in (self.hands.pop(person_id, None), self.open_hands.pop(person_id, None)):
            if live is not None:
                await live.close()
        self.nudges.pop(person_id, None)
        for known in (self.seen, self.told, self.coached):
            known.pop(person_id, None)

    async def close(self) -> None:
        """Stop drawing."""
        await self._pings.close()
        for live in self.all():
            await live.close()

    def all(self) -> Sequence[LiveMessage]:
        """Every message that is drawn; ephemeral ones only while they can be."""
        self.open_hands = {
            person: hand
            for person, hand in self.open_hands.items()
            if hand.reachable or not hand.idle
        }
        return [*self.tables, *self.hands.values(), *self.open_hands.values()]

    def table(self) -> LiveTable:
        """The table; the queue for it, if there is no message yet."""
        if not self.tables:
            self.tables.append(
                LiveTable(self._host, self.match_id, None, first_pause=self._first_pause)
            )
        return self.tables[0]

    def hand(self, person_id: int) -> LiveHand:
        """A player's hand in their direct messages; the queue for it, if there is none yet."""
        if person_id not in self.hands:
            self.hands[person_id] = LiveHand(
                self._host, self.match_id, person_id, None, first_pause=self._first_pause
            )
        return self.hands[person_id]

    def url(self, guild_id: int | None) -> str | None:
        """The link to the table's message; a match in direct messages has none."""
        surface = self.tables[0].surface if self.tables else None
        return None if surface is None else message_url(guild_id, surface)

    def reopen(self, person_id: int, message_id: int) -> OpenHand:
        """An ephemeral hand that was opened before a restart, or before a newer one."""
        known = self.open_hands.get(person_id)
        hand = OpenHand(
            self._host, self.match_id, person_id, message_id, first_pause=self._first_pause
        )
        if known is None or not known.reachable:
            self.open_hands[person_id] = hand
        return hand
