"""Converts a message from a plain value to what discord.py sends, and sends it."""

from __future__ import annotations

import asyncio
import io
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.koikoi.cards import Kind
from bot.koikoi.rules import Yaku
from bot.locales import Language, Wording, texts_in
from bot.messages.sending import components
from bot.messages.sending.components import built
from bot.messages.sending.failures import (
    BAD_FORM,
    FILTERED,
    MISSING_PERMISSIONS,
    SENT_ANEW,
    UNKNOWN_MESSAGE,
    UPLOADS,
    ChannelRefusals,
)
from bot.pictures import DrawingThread
from bot.pictures.labels import Labels
from bot.pictures.subjects import PROFILE_LABELS
from bot.screens.message import (
    ALT_LIMIT,
    CONTENT_LIMIT,
    Film,
    Message,
    Panel,
    Picture,
    Prose,
    Screen,
    clip,
)

if TYPE_CHECKING:
    from bot.pictures import Pictures


TOURNAMENT_WORDS: Final = (
    *("quarter-final", "semi-final", "final"),
    *("winner", "bye", "walkover", "points"),
    *("grand-final", "winners-bracket", "losers-bracket"),
)
MOST_ROUNDS: Final = 16
"""The number of a tournament's rounds that have a name."""
NONCE_BYTES: Final = 12  # Discord takes 25 characters
BEGUN: Final = 32
"""The number of pictures that are kept after they were begun; some are never sent."""
CommandLinks = Mapping[str, str]
"""From `/koikoi play`, in every language, to `</koikoi play:17>`."""
_WRITTEN: Final = re.compile(r"`(/[^`\n]+)`( ?)")
_WIDE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
"""Letters of Japanese and Chinese, whose brackets are as wide as a letter and need no space."""
_MENTION: Final = re.compile(r"<@(\d{1,19})>")
MOST_MENTIONS: Final = 100
"""The number of people whom a message can allow to be mentioned; Discord's limit."""


@cache
def labels_in(language: Language) -> Labels:
    """Return the few words that appear in pictures, in a language; each picture asks for them."""
    texts = texts_in(language)
    return Labels(
        language=language,
        round=texts("picture-round"),
        yaku={each.value: texts(f"yaku-{each}") for each in Yaku},
        any_of={count: texts("picture-any-of", count=count) for count in (3, 5, 7, 10, 16)},
        further=texts("picture-further"),
        nobody=texts("picture-nobody"),
        won=texts("picture-won"),
        your_turn=texts("picture-your-turn"),
        plants={month: texts(f"plant-{month}") for month in range(1, 13)},
        kinds={kind.value: texts(f"picture-kind-{kind}") for kind in Kind},
        parts={one: texts(f"picture-part-{one}") for one in ("captured", "field", "drawn", "hand")},
        profile={name: texts(f"picture-profile-{name}") for name in PROFILE_LABELS},
        tournament={word: texts(f"picture-{word}") for word in TOURNAMENT_WORDS}
        | {f"round-{n}": texts("picture-round-of", number=n) for n in range(1, MOST_ROUNDS + 1)},
        decimal=texts.decimal(0.5).strip("05"),
        hand=texts("picture-rotation-hand"),
        chance=texts("picture-chance"),
    )


class Delivery:
    """Converts messages to keyword arguments for discord.py.

    Pictures are drawn off the event loop.
    """

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._thread = DrawingThread()
        self._one_film = asyncio.Lock()
        self._films: deque[tuple[Film, bytes]] = deque(maxlen=BEGUN)
        self._links: CommandLinks = {}
        self._begun: deque[tuple[Picture, asyncio.Future[bytes]]] = deque(maxlen=BEGUN)
        self.refusals: Final = ChannelRefusals()

    def link_commands(self, links: CommandLinks) -> None:
        """Link commands in texts from now on, because Discord has registered them."""
        self._links = links

    async def to_send(
        self, message: Message, *, awaited: bool = False, private: bool = False
    ) -> dict[str, Any]:
        """Return the keyword arguments for `send` and `send_message`.

        `awaited`: a person waits for the message, so its picture is drawn before others.
        `private`: one person alone sees it, so its mentions notify nobody and are all allowed.
        """
        message = self._fitted(message)
        arguments: dict[str, Any] = {"view": built(message)}
        if isinstance(message, Screen):
            allowed = mentioned_in(message.content) if private else message.pings
            arguments["allowed_mentions"] = pinging(allowed, message.called_role)
            if not components.USE_COMPONENTS_V2:
                arguments["content"] = message.content
        if arguments["view"] is None:
            del arguments["view"]
        files = await self._files(message, awaited=awaited)
        return {**arguments, "files": files} if files else arguments

    async def to_edit(
        self,
        message: Message,
        *,
        picture: bool = True,
        kept: Sequence[discord.Attachment] = (),
        beside: Sequence[discord.Attachment] = (),
        awaited: bool = False,
    ) -> dict[str, Any]:
        """Return the keyword arguments for `edit` and `edit_message`.

        Without `picture`, the message's picture stays. The answer to a press must then name it in
        `kept`: Discord may delete what such an answer doesn't name (discord-api-docs #6277).
        `beside` are files that stay on the message beside a new picture. `awaited`: as in
        `to_send`.

        An edit notifies nobody. But Discord finds anew whom the message mentions, and shows the
        names of those alone: so everybody in the text is allowed.

        A classic message becomes a V2 message only with an edit that removes content and embeds.
        """
        message = self._fitted(message)
        arguments: dict[str, Any] = {"view": built(message, beside)}
        if isinstance(message, Screen):
            arguments["content"] = message.content
            arguments["allowed_mentions"] = pinging(mentioned_in(message.content))
        if components.USE_COMPONENTS_V2:
            arguments |= {"content": None, "embeds": []}
        if picture:
            arguments["attachments"] = [*beside, *await self._files(message, awaited=awaited)]
        elif kept:
            arguments["attachments"] = list(kept)
        return arguments

    def _fitted(self, message: Message) -> Message:
        """Return a message with links to its commands, and within Discord's limit."""
        message = linked(message, self._links)
        if isinstance(message, Panel):
            return message
        return replace(message, content=clip(message.content, CONTENT_LIMIT))

    def begin(self, message: Screen) -> None:
        """Begin to draw the picture of a message that is probably sent soon."""
        picture = message.picture
        if picture is not None:
            drawing = self._thread.draw(partial(self._draw, picture), awaited=True)
            self._begun.append((picture, asyncio.ensure_future(drawing)))

    async def drawn(self, picture: Picture, *, awaited: bool) -> bytes:
        """Return a picture's file; it may have been begun."""
        for begun in self._begun:
            if begun[0] == picture:
                self._begun.remove(begun)
                return await begun[1]
        return await self._thread.draw(partial(self._draw, picture), awaited=awaited)

    async def _files(self, message: Message, *, awaited: bool) -> list[discord.File]:
        kept = message.file if isinstance(message, Screen) else None
        files = [discord.File(io.BytesIO(kept.content), kept.name)] if kept else []
        if isinstance(message, Screen) and message.film is not None:
            files.append(await self._film(message.film))
        return files + [
            discord.File(
                io.BytesIO(await self.drawn(picture, awaited=awaited)),
                filename=picture.file_name,
                description=clip(picture.alt, ALT_LIMIT),
            )
            for picture in _pictures_of(message)
        ]

    async def _film(self, film: Film) -> discord.File:
        content = next((known for begun, known in self._films if begun is film), None)
        if content is None:
            content = await self._film_drawn(film)
        alt = clip(film.alt, ALT_LIMIT)
        return discord.File(io.BytesIO(content), film.file_name, description=alt)

    async def draw_film(self, film: Film) -> None:
        """Draw the moving picture of a message that is probably sent soon."""
        self._films.append((film, await self._film_drawn(film)))

    async def _film_drawn(self, film: Film) -> bytes:
        """Draw a moving picture, one at a time: other pictures are drawn between its parts."""
        labels = labels_in(film.language)
        async with self._one_film:
            made = self._pictures.film(film.scenes, labels, film.sides)
            parts = []
            while part := await self._thread.draw(partial(next, made, b"")):
                parts.append(part)
        return b"".join(parts)

    def _draw(self, picture: Picture) -> bytes:
        return self._pictures.draw(picture.subject, labels_in(picture.language))


def _pictures_of(message: Message) -> Sequence[Picture]:
    if isinstance(message, Screen):
        return () if message.picture is None else (message.picture,)
    return [block for block in message.blocks if isinstance(block, Picture)]


def mentioned_in(content: str) -> tuple[int, ...]:
    """Return the ids of the people whom a text mentions."""
    found = dict.fromkeys(int(one) for one in _MENTION.findall(content))
    return tuple(found)[:MOST_MENTIONS]


def pinging(people: Sequence[int], role: int | None = None) -> discord.AllowedMentions:
    """Return the setting that only these are notified, whatever a text contains."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False if role is None else [discord.Object(role)],
        replied_user=False,
        users=[discord.Object(person) for person in people],
    )


def linked(message: Message, links: CommandLinks) -> Message:
    """Return the message with its commands as Discord's own links: a tap types the command.

    A command without an id on Discord stays as it is. In such a link Discord shows the text that it
    is given, but opens only the name with which the command was registered. So a Japanese text
    keeps the name that the Japanese menu shows, and the link stands behind it.
    """

    def name(found: re.Match[str]) -> str:
        link = links.get(found[1])
        if link is None:
            return found[0]
        if link.startswith(f"<{found[1]}:"):
            return link + found[2]
        if _WIDE.search(found[1]):
            return f"`{found[1]}`\uff08{link}\uff09"
        return f"`{found[1]}` ({link}){found[2]}"

    def link(text: str) -> str:
        return _WRITTEN.sub(name, text)

    if isinstance(message, Screen):
        return replace(message, content=link(message.content))
    blocks = (
        replace(one, text=link(one.text)) if isinstance(one, Prose) else one
        for one in message.blocks
    )
    return replace(message, blocks=tuple(blocks))


def nonce_of(*what: object) -> str:
    """Return a nonce: the same for the same message, also after a restart.

    A request whose answer is lost is made again, and would write a second message. For some
    minutes Discord answers a second request with the same nonce with the message of the first.
    """
    return blake2s(" ".join(map(str, what)).encode(), digest_size=NONCE_BYTES).hexdigest()


# A server's own filter (AutoMod) may refuse a text because of its mentions, or of words in it.

_T = TypeVar("_T")
Build = Callable[[Wording], Awaitable[Screen]]
"""Returns a message in a wording."""


class Worded:
    """Shows one message, with less foreign text where a filter refuses it.

    A refused text is never sent again unchanged. The wording that Discord took is kept.
    """

    def __init__(self) -> None:
        self.wording = Wording.FULL

    async def show(
        self, build: Build, show: Callable[[Screen], Awaitable[_T]], screen: Screen | None = None
    ) -> tuple[Screen, _T]:
        """Return the message that Discord took, and what `show` returned for it.

        Args:
            build: returns the message in a wording.
            show: sends it. Its errors are raised, unless another wording helps.
            screen: the message in the present wording, if it was built already.
        """
        if screen is None:
            screen = await build(self.wording)
        while True:
            try:
                return screen, await show(screen)
            except discord.HTTPException as refused:
                if refused.code not in FILTERED:
                    raise
                plainer = await self._plainer(build, screen)
                if plainer is None:
                    self.wording = Wording.FULL
                    raise
                screen = plainer

    async def _plainer(self, build: Build, refused: Screen) -> Screen | None:
        """Return the message with less foreign text; None if nothing is left to leave out."""
        while self.wording < max(Wording):
            self.wording = Wording(self.wording + 1)
            screen = await build(self.wording)
            if screen != refused:
                return screen
        return None


# Messages are sent and edited without their picture where the bot may attach no files, or Discord
# takes none: people wait for the text, and deadlines depend on it.


async def send_message(
    channel: discord.abc.Messageable,
    delivery: Delivery,
    screen: Screen,
    nonce: str,
    *,
    silent: bool = False,
    needs_picture: bool = False,
) -> tuple[discord.Message, dict[str, Any]]:
    """Send a message; return it, and how it was sent. Raises as `Messageable.send` does.

    `needs_picture`: without its picture, the message is sent only with a description of it.
    """

    async def send(shown: Message) -> tuple[discord.Message, dict[str, Any]]:
        arguments = await delivery.to_send(shown)
        return await channel.send(**arguments, nonce=nonce, silent=silent), arguments

    try:
        return await without_refused_picture(send, screen, needs_picture=needs_picture)
    except discord.HTTPException as refused:
        delivery.refusals.note(getattr(channel, "id", None), refused)
        raise


async def edit_message(
    message: discord.PartialMessage,
    delivery: Delivery,
    screen: Screen,
    *,
    picture: bool = True,
    needs_picture: bool = False,
) -> discord.Message:
    """Edit a message; a picture that can't be renewed is removed. Raises as `edit` does.

    `picture`: the picture is sent, too; else the present one stays. `needs_picture`: as in
    `send_message`.
    """

    async def edit(shown: Message) -> discord.Message:
        again = picture or shown is not screen
        return await message.edit(**await delivery.to_edit(shown, picture=again))

    try:
        if not picture:
            try:
                return await edit(screen)
            except discord.HTTPException as refused:
                if refused.code != BAD_FORM or "attachment" not in refused.text:
                    raise
            picture = True  # a gallery shows the present one, and it is gone
        return await without_refused_picture(edit, screen, needs_picture=needs_picture)
    except discord.HTTPException as refused:
        if refused.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:
            delivery.refusals.note(message.channel.id, refused)
        raise


async def without_refused_picture(
    show: Callable[[Message], Awaitable[_T]], message: Message, *, needs_picture: bool = True
) -> _T:
    """Show a message; again without its picture, if Discord doesn't take that.

    `needs_picture`: as in `without_picture`.
    """
    try:
        return await show(message)
    except discord.HTTPException as refused:
        plain = without_picture(refused, message, needs_picture=needs_picture)
        if plain is None:
            raise
    return await show(plain)


def without_picture(
    refused: discord.HTTPException, message: Message, *, needs_picture: bool
) -> Message | None:
    """Return the message without a picture that Discord doesn't take; None if that doesn't help.

    `needs_picture`: people can't do without it, so its description takes its place. Where the bot
    lacks only a permission, an admin can help, and only its `instead` takes its place.
    """
    limited = refused.code in UPLOADS
    if not (limited or (refused.code == MISSING_PERMISSIONS and not needs_picture)):
        return None
    if isinstance(message, Panel):
        blocks = (Prose(one.alt) if isinstance(one, Picture) else one for one in message.blocks)
        plain = replace(message, blocks=tuple(blocks))
        return None if plain == message else plain
    shown = message.picture or message.film
    if shown is None:
        return None
    instead = message.picture.instead if message.picture is not None else ""
    described = f">>> {shown.alt}" if needs_picture else instead
    described = "\n".join(part for part in (message.content, described) if part)
    return replace(message, content=described, picture=None, film=None)
