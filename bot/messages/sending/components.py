"""Converts the values of `message` to discord.py's components.

Also reads the messages that Discord sent: their texts, files, and everything that can be pressed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.screens.message import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    LABEL_LIMIT,
    Button,
    ChannelSelect,
    Divider,
    Film,
    Item,
    Message,
    Panel,
    Picture,
    Prose,
    RoleSelect,
    Rows,
    Screen,
    Section,
    Style,
    clip,
)

USE_COMPONENTS_V2: Final[bool] = False
"""Whether all messages are sent as Components V2; if not, only panels are.

Discord refuses an edit that shows a new file in a media gallery (discord-api-docs #7529), and the
pictures of tables and hands change by edits. So messages that are no panels are classic.

When Discord has mended that, set this to True, and `refuses_gallery_uploads` of the local Discord
(`bot/playground/faults/rest_faults.py`) to False. Classic messages become V2 with their next edit.
This can't be undone: a V2 message never becomes a classic one again. So first try on a server that
an edit can show a file that it keeps, by `attachment://` and its name: Discord documents that for
new files only.
"""

_STYLES: Final = {
    Style.GREY: discord.ButtonStyle.secondary,
    Style.GREEN: discord.ButtonStyle.success,
    Style.BLURPLE: discord.ButtonStyle.primary,
    Style.RED: discord.ButtonStyle.danger,
}


_PLACES: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""Where matches can stand, themselves or in a thread."""


class Pressable(ui.DynamicItem[ui.Item[Any]], template="(?=kk:)"):
    """Wraps each button and menu that we send.

    Ordinary items would stay in discord.py's memory as long as the process runs. The template
    matches the beginning of an id, and never a whole one: discord.py calls no callback of these
    items, and the client itself hears every press.
    """


def built(
    message: Message, beside: Iterable[discord.Attachment] = ()
) -> ui.View | ui.LayoutView | None:
    """Return the components of a message, or None if it has none.

    `beside`: files that stay on the message. Components V2 show only the files that they name.

    They are stopped: otherwise discord.py would keep each view it sends, with a timer for each
    ephemeral one, to wait for presses. `Pressable` reads our presses, whatever message they come
    from.
    """
    view: ui.View | ui.LayoutView
    if isinstance(message, Panel):
        view = _layout(message)
    elif USE_COMPONENTS_V2:
        view = _screen_layout(message, beside)
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
            case Section():
                container.add_item(ui.Section(block.text, accessory=_component(block.button)))
            case Prose(text=text):
                container.add_item(ui.TextDisplay(text))
            case Divider():
                container.add_item(ui.Separator())
            case Picture():
                container.add_item(_gallery(block))
            case row:
                container.add_item(ui.ActionRow(*map(_component, row)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def _screen_layout(screen: Screen, beside: Iterable[discord.Attachment]) -> ui.LayoutView:
    """Return a screen as Components V2, in the order in which a classic message shows its parts."""
    view = ui.LayoutView(timeout=None)
    if screen.content.strip():
        view.add_item(ui.TextDisplay(screen.content))
    pictures = [one for one in (screen.film, screen.picture) if one is not None]
    if pictures:
        view.add_item(_gallery(*pictures))
    for name in (*(one.filename for one in beside), *([screen.file.name] if screen.file else ())):
        view.add_item(ui.File(f"attachment://{name}"))
    for row in screen.rows:
        view.add_item(ui.ActionRow(*map(_component, row)))
    return view


def _gallery(*pictures: Picture | Film) -> ui.MediaGallery[ui.LayoutView]:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    for one in pictures:
        alt = clip(one.alt, ALT_LIMIT)
        gallery.add_item(media=f"attachment://{one.file_name}", description=alt)
    return gallery


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
                    channel_types=_PLACES if item.one else _PLACES[:1],
                    min_values=1 if item.one else 0,
                    max_values=1 if item.one else item.most,
                    default_values=[
                        discord.SelectDefaultValue(
                            id=channel, type=discord.SelectDefaultValueType.channel
                        )
                        for channel in item.chosen[: item.most]
                    ],
                )
            )
        case RoleSelect():
            return Pressable(
                ui.RoleSelect(
                    custom_id=item.custom_id,
                    placeholder=item.placeholder,
                    min_values=0,
                    max_values=1,
                    default_values=[
                        discord.SelectDefaultValue(
                            id=role, type=discord.SelectDefaultValueType.role
                        )
                        for role in item.chosen
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


def pressable_items(components: Iterable[Any]) -> Iterator[Any]:
    """Yield everything on a message that can be pressed."""
    for component in components:
        if getattr(component, "custom_id", None):
            yield component
        yield from pressable_items(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from pressable_items([accessory])


def texts_on(components: Iterable[Any]) -> Iterator[str]:
    """Yield the prose among components, received ones or those of a view."""
    for component in components:
        if isinstance(component, discord.TextDisplay | ui.TextDisplay):
            yield component.content
        yield from texts_on(getattr(component, "children", ()))


def text_of(message: discord.Message) -> str:
    """Return what a message says: its content, or the prose of its components."""
    return "\n".join((message.content, *texts_on(message.components))).strip()


def text_in(arguments: Mapping[str, Any]) -> str:
    """Return the same of a message that is sent with these keyword arguments."""
    view = arguments.get("view")
    prose = () if view is None else texts_on(view.children)
    return "\n".join((arguments.get("content") or "", *prose)).strip()


def says(message: discord.Message, arguments: Mapping[str, Any]) -> bool:
    """Return whether a message reads as it was sent.

    The message of a lost request may show an older state.
    """
    return text_of(message) == text_in(arguments)


def shown_files(message: discord.Message) -> Sequence[discord.Attachment]:
    """Return the files that a message's components show: they aren't among its attachments."""
    state = message._state  # noqa: SLF001 (without it, the library can't read the file)
    return [
        discord.Attachment(
            data={
                "id": media.attachment_id,
                "filename": PurePosixPath(urlsplit(media.url).path).name,
                "size": size or 0,
                "url": media.url,
                "proxy_url": media.proxy_url or media.url,
            },
            state=state,
        )
        for media, size in _media_of(message.components)
        if media.attachment_id is not None
    ]


def _media_of(components: Iterable[Any]) -> Iterator[tuple[discord.UnfurledMediaItem, int | None]]:
    """Yield the pictures of galleries, and the files, each with its size if it is known."""
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from ((one.media, None) for one in component.items)
        elif isinstance(component, discord.FileComponent):
            yield component.media, component.size
        yield from _media_of(getattr(component, "children", ()))
