"""From a message as a value to what discord.py sends."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

import discord

from bot.koikoi.actions import Action
from bot.koikoi.rules import Rules, Yaku
from bot.koikoi.view import PlayerView
from bot.locales import Language, texts_in
from bot.messages.sending.components import built
from bot.pictures import DrawingThread, Labels
from bot.screens.message import (
    ALT_LIMIT,
    CONTENT_LIMIT,
    Drawing,
    Message,
    Picture,
    Prose,
    Screen,
    clip,
)

CommandLinks = Mapping[str, str]
"""From `/koikoi play`, in every language, to `</koikoi play:17>`."""
_WRITTEN: Final = re.compile(r"`(/[^`\n]+)`")


class DrawsPictures(Protocol):
    """`pictures.Pictures`, as far as messages need it."""

    def table(self, view: PlayerView, labels: Labels) -> bytes:
        """What everyone sees."""

    def hand(
        self,
        view: PlayerView,
        labels: Labels,
        *,
        large: bool = False,
        compared: tuple[Action, Action] | None = None,
    ) -> bytes:
        """The whole game from one side, in larger print on demand; for a review, two plays."""

    def yaku_chart(self, rules: Rules, labels: Labels) -> bytes:
        """Every yaku with its cards and value."""


def labels_in(language: Language) -> Labels:
    """The few words in pictures."""
    texts = texts_in(language)
    yaku = {each.value: texts(f"yaku-{each}") for each in Yaku}
    return Labels(texts("picture-round"), yaku, texts("picture-nobody"))


class Delivery:
    """Turns messages into keyword arguments for discord.py, pictures drawn off the event loop."""

    def __init__(self, pictures: DrawsPictures) -> None:
        self._pictures = pictures
        self._thread = DrawingThread()
        self._links: CommandLinks = {}

    def link_commands(self, links: CommandLinks) -> None:
        """Discord knows our commands: from now on texts link to them."""
        self._links = links

    async def to_send(self, message: Message) -> dict[str, Any]:
        """What `send` and `send_message` take."""
        message = linked(message, self._links)
        arguments: dict[str, Any] = {"view": built(message)}
        if isinstance(message, Screen):
            arguments["content"] = clip(message.content, CONTENT_LIMIT)
            arguments["allowed_mentions"] = pinging(message.pings)
        if arguments["view"] is None:
            del arguments["view"]
        files = await self._files(message)
        return {**arguments, "files": files} if files else arguments

    async def to_edit(
        self,
        message: Message,
        *,
        picture: bool = True,
        kept: Sequence[discord.Attachment] = (),
    ) -> dict[str, Any]:
        """What `edit` and `edit_message` take.

        Without `picture`, the one that is there stays. The answer to a press must name it in
        `kept`: Discord may delete what such an answer doesn't name (discord-api-docs #6277).
        """
        message = linked(message, self._links)
        arguments: dict[str, Any] = {"view": built(message)}
        if isinstance(message, Screen):
            arguments["content"] = clip(message.content, CONTENT_LIMIT)
            arguments["allowed_mentions"] = pinging(())
        if picture:
            arguments["attachments"] = await self._files(message)
        elif kept:
            arguments["attachments"] = list(kept)
        return arguments

    async def _files(self, message: Message) -> list[discord.File]:
        kept = message.file if isinstance(message, Screen) else None
        files = [discord.File(io.BytesIO(kept.text.encode()), kept.name)] if kept else []
        return files + [
            discord.File(
                io.BytesIO(await self._thread.draw(partial(self._draw, picture))),
                filename=f"{picture.drawing}.png",
                description=clip(picture.alt, ALT_LIMIT),
            )
            for picture in _pictures_of(message)
        ]

    def _draw(self, picture: Picture) -> bytes:
        labels = labels_in(picture.language)
        match picture.subject:
            case Rules() as rules:
                return self._pictures.yaku_chart(rules, labels)
            case view if picture.drawing is Drawing.HAND:
                return self._pictures.hand(
                    view, labels, large=picture.large, compared=picture.compared
                )
            case view:
                return self._pictures.table(view, labels)


def _pictures_of(message: Message) -> Sequence[Picture]:
    if isinstance(message, Screen):
        return () if message.picture is None else (message.picture,)
    return [block for block in message.blocks if isinstance(block, Picture)]


def pinging(people: Sequence[int]) -> discord.AllowedMentions:
    """Only these people are notified, whatever a text says."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in people],
    )


def linked(message: Message, links: CommandLinks) -> Message:
    """The message with its commands as Discord's own links: a tap types the command.

    A command that Discord has no id for stays as it is. Discord shows in such a link what it is
    given, and opens only the name that a command was registered with. So a Japanese text links to
    the English name: a link that works is worth more than its name.
    """

    def link(text: str) -> str:
        return _WRITTEN.sub(lambda found: links.get(found[1], found[0]), text)

    if isinstance(message, Screen):
        return replace(message, content=link(message.content))
    blocks = (Prose(link(one.text)) if isinstance(one, Prose) else one for one in message.blocks)
    return replace(message, blocks=tuple(blocks))
