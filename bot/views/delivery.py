"""From a message as a value to what discord.py sends."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Protocol

import discord
from discord import ui

from bot.koikoi.actions import Action
from bot.koikoi.rules import Rules, Yaku
from bot.koikoi.view import PlayerView
from bot.locales import Language, texts_in
from bot.pictures import Labels
from bot.pictures.thread import DrawingThread

from .command_links import CommandLinks, linked
from .message import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    LABEL_LIMIT,
    Button,
    ChannelSelect,
    Divider,
    Drawing,
    Item,
    Message,
    Panel,
    Picture,
    Prose,
    Rows,
    Screen,
    Style,
    clip,
)
from .press import Pressable

_STYLES: Final = {
    Style.GREY: discord.ButtonStyle.secondary,
    Style.GREEN: discord.ButtonStyle.success,
    Style.BLURPLE: discord.ButtonStyle.primary,
    Style.RED: discord.ButtonStyle.danger,
}


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


def built(message: Message) -> ui.View | ui.LayoutView | None:
    """The components of a message.

    They are stopped: discord.py would keep each view it sends, with a timer for each ephemeral
    one, to wait for presses. Ours are read by `Pressable`, whatever message they come from.
    """
    view: ui.View | ui.LayoutView
    if isinstance(message, Panel):
        view = _layout(message)
    elif message.rows:
        view = _rows(message.rows)
    else:
        return None
    view.stop()
    return view


def _rows(rows: Rows) -> ui.View:
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            component = _component(item)
            component.row = number
            view.add_item(component)
    return view


def _layout(panel: Panel) -> ui.LayoutView:
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=panel.accent)
    for block in panel.blocks:
        match block:
            case Prose(text=text):
                container.add_item(ui.TextDisplay(text))
            case Divider():
                container.add_item(ui.Separator())
            case Picture():
                gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
                alt = clip(block.alt, ALT_LIMIT)
                gallery.add_item(media=f"attachment://{block.drawing}.png", description=alt)
                container.add_item(gallery)
            case row:
                container.add_item(ui.ActionRow(*map(_component, row)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def _component(item: Item) -> ui.Item[Any]:
    match item:
        case Button(url=str(url)):
            return ui.Button(label=clip(item.label, LABEL_LIMIT), url=url)
        case Button():
            assert item.custom_id is not None
            return Pressable(
                ui.Button(
                    label=clip(item.label, LABEL_LIMIT),
                    custom_id=item.custom_id,
                    style=_STYLES[item.style],
                    disabled=item.disabled,
                    emoji=item.emoji,
                )
            )
        case ChannelSelect():
            return Pressable(
                ui.ChannelSelect(
                    custom_id=item.custom_id,
                    placeholder=item.placeholder,
                    channel_types=[discord.ChannelType.text],
                    min_values=0,
                    max_values=25,
                    default_values=[
                        discord.SelectDefaultValue(
                            id=channel, type=discord.SelectDefaultValueType.channel
                        )
                        for channel in item.chosen[:25]
                    ],
                )
            )
        case _:
            return Pressable(
                ui.Select(
                    custom_id=item.custom_id,
                    placeholder=item.placeholder,
                    disabled=item.disabled,
                    options=[
                        discord.SelectOption(
                            label=clip(choice.label, CHOICE_LIMIT),
                            value=choice.value,
                            description=choice.description
                            and clip(choice.description, CHOICE_LIMIT),
                            default=choice.chosen,
                        )
                        for choice in item.choices
                    ],
                )
            )
