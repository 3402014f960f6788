"""All messages of one match: its table, its hands, its nudges."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.matches.models.match import MatchInfo
from bot.matches.models.posted_messages import MatchContext, PostedMessage, PostedMessageKind
from bot.messages.live_hand import LiveHand, OpenHand
from bot.messages.live_table import LiveTable
from bot.messages.match_message import MatchMessage, StoredMessage
from bot.messages.post import MessagingDeps, message_url
from bot.messages.queue import DrawQueue
from bot.messages.sending.reply import MessageHandle
from bot.screens.view_model import Shut


@dataclass(slots=True)
class PrivateAnswer:
    """An answer about a match that only one person sees."""

    handle: MessageHandle
    seq: int | None
    """The match's step that it shows; None: it is true after other moves, too."""
    fresh: bool = True
    """Whether nobody has looked yet if it was given after the match's end."""

    def is_over(self, info: MatchInfo) -> bool:
        """Return whether the match has moved on from what it shows."""
        ended = not info.status.open or self.seq not in (None, info.seq)
        return ended and not self.fresh


class MatchMessages:
    """The known messages of a match: those from the store, and those sent since then."""

    def __init__(
        self,
        deps: MessagingDeps,
        match_id: int,
        posted_messages: Sequence[PostedMessage],
        attend: Callable[[MatchMessages], Awaitable[None]],
    ) -> None:
        """Take over the stored messages.

        *attend* sends and deletes the messages that make a sound, after each change.
        """
        self._deps = deps
        self.match_id = match_id
        self.snapshot: MatchContext | None = None
        self.written: MatchContext | None = None  # as a press, which has read it, changes it
        self.tables: list[LiveTable] = []
        self.hands: dict[int, LiveHand] = {}
        self.open_hands: dict[int, OpenHand] = {}
        self.nudges: dict[int, PostedMessage] = {}
        self._notifications = DrawQueue(lambda: attend(self), first_pause=deps.first_pause)
        self.seen: dict[int, datetime] = {}  # when each person last pressed something here
        self.told: dict[int, datetime] = {}  # when each person last got a digest for a turn here
        self.coached: dict[int, bool] = {}  # whether this is a person's first match
        self.answers: dict[int, list[PrivateAnswer]] = {}  # by person
        self.load(posted_messages)

    def load(
        self,
        posted_messages: Sequence[PostedMessage],
        kinds: Collection[PostedMessageKind] = tuple(PostedMessageKind),
    ) -> None:
        """Take over the stored messages of these kinds, instead of those that were known.

        `posted_messages`: the oldest first.
        """
        if PostedMessageKind.NUDGE in kinds:
            self.nudges.clear()
        stored: dict[StoredMessage, list[PostedMessage]] = {}
        for table in self.tables if PostedMessageKind.TABLE in kinds else ():
            stored[table] = []
        for hand in self.hands.values() if PostedMessageKind.HAND in kinds else ():
            stored[hand] = []
        for posted in posted_messages:
            if posted.kind not in kinds:
                continue
            match posted.kind, posted.person_id:
                case ((PostedMessageKind.TABLE | PostedMessageKind.SIGN), _):
                    stored.setdefault(self.table(), []).append(posted)
                case PostedMessageKind.HAND, int(person_id):
                    stored.setdefault(self.hand(person_id), []).append(posted)
                case PostedMessageKind.NUDGE, int(person_id):
                    self.nudges[person_id] = posted
                case _:
                    pass
        for live, known in stored.items():
            live.reload(known)

    @property
    def drawn(self) -> bool:
        """Return whether every change is shown."""
        return self._notifications.idle and all(live.queue.idle for live in self.all())

    @property
    def idle(self) -> bool:
        """Return whether all is drawn, and no open ephemeral hand is left that only we can edit."""
        return self.drawn and not self.open_hands

    def drawing(self) -> list[asyncio.Task[None]]:
        """Return the drawings that are running."""
        tasks = [live.queue.task for live in self.all()]
        return [task for task in (*tasks, self._notifications.task) if task is not None]

    def lacks_table(self, info: MatchInfo) -> bool:
        """Return whether the match should have a table in a channel but has no message for it."""
        if not info.has_table:
            return False
        return not self.tables or self.tables[0].posted is None

    @property
    def table_shut(self) -> Shut | None:
        """Return why nobody can play at the table now; None: they can."""
        return self.tables[0].shut if self.tables else None

    def invalidate(self) -> None:
        """Draw all messages when possible, whatever they show now."""
        for live in self.all():
            live.invalidate()
        self._notifications.invalidate()

    def refresh_if_stale(self, revision: int) -> None:
        """Draw the messages that show an older revision of the match."""
        for live in self.all():
            live.refresh_if_stale(revision)
        self._notifications.invalidate()

    def call(self, person_id: int) -> None:
        """Draw a player's hands; the one in direct messages makes a sound."""
        hand = self.hands.get(person_id)
        if hand is not None:
            hand.call()
        for live in (hand, self.open_hands.get(person_id)):
            if live is not None:
                live.force_redraw()
                live.invalidate()

    def check_notifications(self) -> None:
        """Check soon whether somebody must be notified."""
        self._notifications.invalidate()

    def last_told(self, person_id: int) -> datetime | None:
        """Return when a person last got a message that makes a sound, or None."""
        hand, nudge = self.hands.get(person_id), self.nudges.get(person_id)
        sent = (hand.posted if hand is not None else None, nudge)
        times = [posted.sent_at for posted in sent if posted is not None]
        if person_id in self.told:
            times.append(self.told[person_id])
        return max(times, default=None)

    async def forget_person(self, person_id: int) -> None:
        """Draw nothing more for a person; the others' messages go on."""
        for live in (self.hands.pop(person_id, None), self.open_hands.pop(person_id, None)):
            if live is not None:
                await live.queue.close()
        self.nudges.pop(person_id, None)
        for known in (self.seen, self.told, self.coached, self.answers):
            known.pop(person_id, None)

    def pop_old_answers(self, info: MatchInfo) -> list[MessageHandle]:
        """Return the private answers that the match has moved on from, and forget them."""
        old: list[MessageHandle] = []
        for person_id, answers in tuple(self.answers.items()):
            old += [one.handle for one in answers if one.is_over(info)]
            answers[:] = [one for one in answers if not one.is_over(info)]
            if not answers:
                del self.answers[person_id]
        return old

    async def close(self) -> None:
        """Stop drawing."""
        drawings = [live.queue.close() for live in self.all()]
        await asyncio.gather(self._notifications.close(), *drawings)

    def all(self) -> Sequence[MatchMessage]:
        """Return every message that is drawn; ephemeral ones only while they can be edited."""
        self.open_hands = {
            person: hand
            for person, hand in self.open_hands.items()
            if hand.reachable or not hand.queue.idle
        }
        return [*self.tables, *self.hands.values(), *self.open_hands.values()]

    def table(self) -> LiveTable:
        """Return the table; it has its queue even if there is no message yet."""
        if not self.tables:
            self.tables.append(LiveTable(self._deps, self))
        return self.tables[0]

    def hand(self, person_id: int) -> LiveHand:
        """Return a player's hand in direct messages; it has its queue even without a message."""
        if person_id not in self.hands:
            self.hands[person_id] = LiveHand(self._deps, self, person_id)
        return self.hands[person_id]

    def url(self, guild_id: int | None) -> str | None:
        """Return the link to the table's message; None for a match in direct messages."""
        posted = self.tables[0].posted if self.tables else None
        return None if posted is None else message_url(guild_id, posted)

    def new_open_hand(self, person_id: int) -> OpenHand:
        """Return a new ephemeral hand for a player; it replaces the previous one."""
        hand = self.open_hands[person_id] = OpenHand(self._deps, self, person_id)
        return hand

    def reopen(self, person_id: int, message_id: int) -> OpenHand:
        """Return an ephemeral hand that was opened before a restart, or before a newer one."""
        known = self.open_hands.get(person_id)
        hand = OpenHand(self._deps, self, person_id, message_id)
        if known is None or not known.reachable:
            self.open_hands[person_id] = hand
        return hand
