"""Answers one interaction, in time and exactly once.

Discord shows "This interaction failed" after 3 seconds without an answer, and refuses a second
answer. So each handler answers through its `Reply`: the first message is the answer, later ones are
edits or follow-up messages.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Any, Final, Protocol, TypeVar, cast

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.messages.sending import components
from bot.messages.sending.components import shown_files
from bot.messages.sending.deleted_choices import without_deleted_choices
from bot.messages.sending.delivery import Delivery, without_refused_picture
from bot.messages.sending.failures import (
    ALREADY_ANSWERED,
    BAD_FORM,
    BROKEN,
    FAILED,
    SERVER_ERROR,
    TOO_MANY_REQUESTS,
    UNKNOWN_INTERACTION,
    is_away,
    is_discords,
    named,
)
from bot.messages.sending.request_gate import LONGEST_LIMIT
from bot.screens.message import Message, Panel, Screen

_log = logging.getLogger(__name__)

SOON: Final = 0.8
"""Seconds until an unanswered interaction is acknowledged."""
NOTED_FROM: Final = 0.4
"""Seconds until that is noted: the store may be slow, too."""
NOTED_WITHIN: Final = 0.15
"""Seconds that an acknowledgement waits until it is noted."""
TOKEN_LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a message is edited by the token of an interaction; Discord's limit is 15 minutes."""

_T = TypeVar("_T")
Attachments = Sequence[discord.Attachment]


def arrival_of(interaction: discord.Interaction[Any]) -> float:
    """Return when an interaction arrived, by the event loop's clock; the first call sets it.

    The time in its id is by Discord's clock: that of the host may differ, and may be set.
    """
    now = asyncio.get_running_loop().time()
    arrived: float = interaction.extras.setdefault("arrived_at", now)
    return arrived


@dataclass(frozen=True, slots=True)
class MessageHandle:
    """Edits or deletes a message by an interaction's token.

    For an ephemeral message this is the only way.
    """

    interaction: discord.Interaction
    message_id: int
    original: bool  # the message is the interaction's own
    attachments: Attachments = ()  # what the message carried when it was sent or last edited here
    turned_hidden: bool = False
    """Whether it was meant for everybody, and Discord shows it to the person alone."""

    @property
    def open(self) -> bool:
        """Return whether the token is still valid."""
        age = asyncio.get_running_loop().time() - arrival_of(self.interaction)
        return age < TOKEN_LIFE.total_seconds()

    async def edit(self, **arguments: Any) -> Attachments:
        """Edit the message; return the attachments that it has now."""
        with by_token():
            if self.original:
                return _files_on(await self.interaction.edit_original_response(**arguments))
            followup = self.interaction.followup
            return _files_on(await followup.edit_message(self.message_id, **arguments))

    async def discard(self) -> None:
        """Delete the message, if the token still allows that and the person hasn't dismissed it."""
        if self.open:
            with suppress(*FAILED):
                await self.delete()

    async def delete(self) -> None:
        """Delete the message."""
        with by_token():
            if self.original:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(self.message_id)


class TracksDeferred(Protocol):
    """Remembers the commands that were deferred ("thinking…") and not answered yet."""

    async def deferred(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a deferred command; an end of the bot must not leave "thinking…" for ever."""

    async def answered(self, interaction_id: int) -> None:
        """Forget a deferred command, because its answer was sent."""


class FollowUpNeeded(Exception):  # noqa: N818 - it is no failure
    """The interaction has its answer, so a further message would be a follow-up."""


class Reply:
    """The answer to one interaction."""

    def __init__(
        self,
        interaction: discord.Interaction,
        delivery: Delivery,
        *,
        private: bool = True,
        tracker: TracksDeferred | None = None,
        soon: float | None = None,
    ) -> None:
        """Begin an answer.

        Args:
            interaction: what is answered.
            delivery: turns messages into requests.
            private: whether a command that takes long says so to its user alone.
            tracker: remembers what was deferred and not answered yet; None: nobody does.
            soon: seconds after which the interaction is acknowledged; None: `SOON`.
        """
        self.interaction: Final = interaction
        self.delivery: Final = delivery
        self.tried = False  # an answer was sent, though it may not have arrived
        self.turned_hidden = False
        """Whether Discord hid an answer that was meant for everybody, because of a filter."""
        self.private: MessageHandle | None = None
        """The last message of this answer that only its person sees; None: there is none, or
        another part keeps it current."""
        self.shown_seq: int | None = None
        """The match's step that a private answer shows; None: it is true after other moves, too."""
        self._private = private
        self._tracker = tracker
        self._soon = soon
        self._lock = asyncio.Lock()
        self._arrived = False  # an answer arrived, but Discord's confirmation was lost
        self._failed = False  # Discord took no answer, so it takes no acknowledgement either
        self._thinking = False  # a command was acknowledged, its message is not sent yet
        self._perhaps_thinking = False  # the same, if the acknowledgement arrived after all
        self._noting: asyncio.Task[None] | None = None  # that a command may be left thinking
        self._promised = False  # it was tried to acknowledge a command
        arrival_of(interaction)

    @property
    def given(self) -> bool:
        """Return whether the interaction has been answered or acknowledged."""
        return self._arrived or self.interaction.response.is_done()

    @property
    def is_deferred(self) -> bool:
        """Return whether Discord shows "thinking…" or is about to, as the answer takes long."""
        return self._thinking

    @property
    def maybe_deferred(self) -> bool:
        """Return whether Discord shows "thinking…" or may do so, with no answer after it."""
        return self._thinking or self._perhaps_thinking

    @property
    def pressed_message(self) -> int | None:
        """Return the id of the message whose button was pressed, or None."""
        return self.interaction.message.id if self.interaction.message else None

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Acknowledge the interaction automatically if the `async with` block takes too long."""
        holding: list[asyncio.Task[None]] = []
        if self._soon == 0:  # the host wants to see late answers
            await self.acknowledge()
        loop = asyncio.get_running_loop()
        timers = (
            loop.call_later(NOTED_FROM, self._note),
            loop.call_later(
                SOON if self._soon is None else self._soon,
                lambda: holding.append(asyncio.create_task(self.acknowledge())),
            ),
        )
        try:
            yield
        finally:
            for timer in timers:
                timer.cancel()
            await asyncio.gather(*holding)
            await self.acknowledge()
            if self._noting is not None and not self._promised:
                await self._noting
                await self._answered()

    async def acknowledge(self) -> None:
        """Acknowledge without an answer yet; for a press, nothing more may be needed."""
        response = self.interaction.response
        command = self._is_command
        async with self._lock:
            if self.given or self._failed:
                return
            try:
                if command:
                    self._thinking = self._promised = True
                    await self._defer()
                else:
                    await self._first(response.defer)
            except (*FAILED, RuntimeError) as error:
                # The person has seen "interaction failed"; the work goes on all the same. Or the
                # network is down, or we are closing: no answer can be sent.
                self._thinking = False
                self._perhaps_thinking = command and (is_away(error) or isinstance(error, BROKEN))
                _log.warning("An interaction could not be acknowledged (%s).", named(error))
                if command and not self._perhaps_thinking:
                    await self._answered()

    @property
    def _is_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    def _note(self) -> None:
        """Begin to note that a command may be left thinking, if it isn't answered yet."""
        if self._noting is not None or self.given:
            return
        if self._tracker is not None and self._is_command:
            self._noting = asyncio.create_task(self._tracker.deferred(self.interaction))

    async def _defer(self) -> None:
        """Let a command think; note so before, as the bot may be killed at any moment."""
        response = self.interaction.response
        self._note()
        try:
            if self._noting is not None:
                await asyncio.wait({self._noting}, timeout=NOTED_WITHIN)  # Discord waits no longer
            await self._first(lambda: response.defer(ephemeral=self._private, thinking=True))
        finally:
            if self._noting is not None:
                await self._noting

    async def redraw(
        self,
        message: Message,
        *,
        picture: bool = True,
        kept: Attachments = (),
        beside: Attachments = (),
    ) -> MessageHandle:
        """Change the message whose button was pressed; return a handle to it.

        Without `picture`, the message keeps the attachments `kept`, or gets the picture all the
        same if one of them is gone; a new picture leaves the attachments `beside` it. No V2 message
        becomes a classic one, nor the other way round: such an answer is sent beside it.
        """
        pressed = self.interaction.message
        assert pressed is not None
        is_v2 = pressed.flags.components_v2
        if not components.USE_COMPONENTS_V2 and is_v2 != isinstance(message, Panel):
            return await self.send(message)

        async def redraw(shown: Message) -> MessageHandle:
            again = picture or shown is not message
            return await self._redraw_as(pressed, shown, again, kept, beside)

        shown = partial(without_deleted_choices, redraw) if isinstance(message, Panel) else redraw
        handle = await without_refused_picture(shown, message)
        if pressed.flags.ephemeral:
            self.private = handle
        return handle

    async def _redraw_as(
        self,
        pressed: discord.Message,
        message: Message,
        picture: bool,
        kept: Attachments,
        beside: Attachments,
    ) -> MessageHandle:
        # Another button may have changed the message, and what isn't on it can't be kept.
        there = {file.id for file in _files_on(pressed)} if kept else set()
        if kept and not picture and all(file.id in there for file in kept):
            try:
                return await self._redraw(
                    pressed, await self.delivery.to_edit(message, picture=False, kept=kept)
                )
            except discord.HTTPException as refused:  # changed since, or by an edit without answer
                if refused.code != BAD_FORM:
                    raise
        arguments = await self.delivery.to_edit(
            message, picture=picture or bool(kept), beside=beside, awaited=True
        )
        return await self._redraw(pressed, arguments)

    async def _redraw(self, pressed: discord.Message, arguments: dict[str, Any]) -> MessageHandle:
        response = self.interaction.response
        async with self._lock:
            answered = None
            if not self.given:
                answered = await self._first(lambda: response.edit_message(**arguments), arguments)
                _rewind(arguments)
            if answered is not None:
                attachments = _attachments_of(answered)
            else:  # an answer arrived: this one, or only the acknowledgement
                edit = self.interaction.edit_original_response
                attachments = _files_on(await _twice(lambda: edit(**arguments), arguments))
        return MessageHandle(self.interaction, pressed.id, True, attachments)

    async def send(
        self, message: Message, *, private: bool = True, follow_up: bool = True
    ) -> MessageHandle:
        """Send a message, to this person alone or for everyone; return a handle to it.

        Without `follow_up`, raises `FollowUpNeeded` if the interaction has its answer already.
        """
        once = partial(self._send, private=private, follow_up=follow_up)
        shown = partial(without_deleted_choices, once) if isinstance(message, Panel) else once
        handle = await without_refused_picture(shown, message)
        if private:
            self.private = handle
        return handle

    async def _send(self, message: Message, *, private: bool, follow_up: bool) -> MessageHandle:
        arguments = await self.delivery.to_send(message, awaited=True, private=private)
        response = self.interaction.response
        async with self._lock:
            if not self.given:
                sent = await self._first(
                    lambda: response.send_message(ephemeral=private, **arguments), arguments
                )
                if sent is not None:
                    await self._never_thought()
                    assert sent.message_id is not None
                    return self._sent(
                        MessageHandle(
                            self.interaction, sent.message_id, True, _attachments_of(sent)
                        ),
                        hidden=sent.is_ephemeral() and not private,
                    )
                if not self.maybe_deferred:
                    # It arrived, and only Discord's confirmation was lost.
                    found = await _twice(self.interaction.original_response)
                    return self._sent(
                        MessageHandle(self.interaction, found.id, True, _files_on(found)),
                        hidden=found.flags.ephemeral and not private,
                    )
                _rewind(arguments)
            if self.maybe_deferred:
                await self._stop_thinking()
            if not follow_up:
                raise FollowUpNeeded
            followup = await self._follow_up(private, arguments)
        await self._answered()
        return self._sent(
            MessageHandle(self.interaction, followup.id, False, _files_on(followup)),
            hidden=followup.flags.ephemeral and not private,
        )

    def _sent(self, handle: MessageHandle, *, hidden: bool) -> MessageHandle:
        """Note whether Discord hid an answer that was meant for everybody."""
        self.turned_hidden = self.turned_hidden or hidden
        return replace(handle, turned_hidden=hidden)

    async def _follow_up(self, private: bool, arguments: dict[str, Any]) -> discord.WebhookMessage:
        """Send one more message; once more if Discord fails and one person alone reads it.

        A follow-up has no nonce, so nothing shows whether the first request created the message: a
        message for a whole channel is requested once.
        """

        async def give() -> discord.WebhookMessage:
            return await self.interaction.followup.send(ephemeral=private, wait=True, **arguments)

        if private:
            return await _twice(give, arguments)
        with by_token(_ONE_REQUEST):
            return await give()

    async def send_text(self, text: str) -> None:
        """Send a line that only this person sees."""
        await self.send(Screen(text))

    async def open_modal(self, modal: discord.ui.Modal) -> bool:
        """Open a form; return False if it is too late.

        Only an unanswered interaction can open one.
        """
        modal.stop()  # the filled form arrives as a new interaction
        response = self.interaction.response
        async with self._lock:
            if self.given:
                return False
            await self._first(lambda: response.send_modal(modal))
            await self._never_thought()
            return True

    async def delete_placeholder(self) -> None:
        """Delete "thinking…": the answer was sent in another way, or none will be."""
        async with self._lock:
            if self._thinking or (self._perhaps_thinking and await self._is_thinking()):
                await self._stop_thinking()
        await self._answered()

    async def _is_thinking(self) -> bool:
        """Ask Discord whether it shows "thinking…", or perhaps an answer."""
        with suppress(discord.NotFound):
            return (await _twice(self.interaction.original_response)).flags.loading
        return False

    async def _stop_thinking(self) -> None:
        """Delete "thinking…" before the follow-up message.

        Otherwise Discord would make that message an edit of "thinking…": it would ping nobody,
        could not carry a picture in a gallery, and the same people as before would see it.
        """
        with suppress(discord.NotFound):
            await _twice(self.interaction.delete_original_response)
        self._thinking = self._perhaps_thinking = False

    async def _never_thought(self) -> None:
        """Note that an acknowledgement did not arrive: Discord took another first answer."""
        if self._perhaps_thinking:
            self._perhaps_thinking = False
            await self._answered()

    async def _answered(self) -> None:
        if self._tracker is not None:
            await self._tracker.answered(self.interaction.id)

    async def _first(
        self, give: Callable[[], Awaitable[_T]], arguments: dict[str, Any] | None = None
    ) -> _T | None:
        """Send the first answer; return None if an earlier try had arrived without confirmation.

        After a broken connection it is sent once more: Discord then says whether the first try had
        arrived. discord.py does the same for server errors. If that fails, too, nothing more is
        tried: a command would be left thinking.
        """
        self.tried = True
        try:
            return await _twice(give, arguments)
        except Exception as refused:
            code = refused.code if isinstance(refused, discord.HTTPException) else None
            if code == ALREADY_ANSWERED:
                self._arrived = True
                return None
            # A message that is gone, for one, can't be changed, and the press be acknowledged.
            gone = is_away(refused) or code == UNKNOWN_INTERACTION
            self._failed = gone or (is_discords(refused) and self._is_command)
            raise


async def _twice(give: Callable[[], Awaitable[_T]], arguments: dict[str, Any] | None = None) -> _T:
    """Send a request by the token, and once more if the connection breaks."""
    with by_token():
        try:
            return await give()
        except BROKEN as broken:
            _log.warning("An answer may be lost (%s); giving it again.", named(broken))
            _rewind(arguments or {})
            return await give()


def _rewind(arguments: dict[str, Any]) -> None:
    """Rewind files, so that they can be sent again."""
    for one in (*arguments.get("files", ()), *arguments.get("attachments", ())):
        if isinstance(one, discord.File):
            one.reset()


def _files_on(message: discord.Message) -> Attachments:
    return message.attachments or shown_files(message)


def _attachments_of(
    answered: discord.InteractionCallbackResponse[Any] | None,
) -> Attachments:
    resource = None if answered is None else answered.resource
    return _files_on(resource) if isinstance(resource, discord.Message) else ()


# ── requests by a token ─────────────────────────────────────────────────────────────────────────
# The library sends answers to interactions, their edits, and webhooks in another way than all else,
# and there waits as long as Discord asks for: by a limit of twenty minutes an answer, and the bot's
# stop with it, would stand still until the token is dead.


class _Session:
    """Replaces the library's HTTP session, and looks at each response first."""

    def __init__(self, session: aiohttp.ClientSession, *, repeats: bool) -> None:
        self._session = session
        self._repeats = repeats

    @asynccontextmanager
    async def request(
        self, method: str, url: str, **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a request.

        Raises:
            discord.RateLimited: Discord asks for too long a wait.
            discord.DiscordServerError: Discord failed, and the library must not repeat the request.
        """
        async with self._session.request(method, url, **options) as response:
            if response.status >= SERVER_ERROR and not self._repeats:
                raise discord.DiscordServerError(response, await response.text())
            if response.status == TOO_MANY_REQUESTS and "Via" in response.headers:
                wait = float((await response.json())["retry_after"])
                if wait > LONGEST_LIMIT:
                    raise discord.RateLimited(wait)
            yield response


class _Adapter(AsyncWebhookAdapter):
    def __init__(self, *, repeats: bool) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._repeats = repeats

    async def request(self, route: Any, session: aiohttp.ClientSession, **options: Any) -> Any:
        looking = cast("aiohttp.ClientSession", _Session(session, repeats=self._repeats))
        return await super().request(route, looking, **options)


_ADAPTER: Final = _Adapter(repeats=True)
_ONE_REQUEST: Final = _Adapter(repeats=False)
"""Doesn't repeat a request after a server error, as the request may have had its effect."""


@contextmanager
def by_token(adapter: AsyncWebhookAdapter = _ADAPTER) -> Iterator[None]:
    """Send what the `with` block sends by a token with the client's limit on waiting.

    Raises `discord.RateLimited` where Discord asks for a longer wait.
    """
    before = async_context.set(adapter)
    try:
        yield
    finally:
        async_context.reset(before)
