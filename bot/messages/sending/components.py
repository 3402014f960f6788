"""Converts buttons, menus and panels from the values of `message` to discord.py's components.

Also reads the components of a message that Discord sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
from discord import ui

from bot.screens.message import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    LABEL_LIMIT,
    Button,
    ChannelSelect,
    Divider,
    Item,
    Message,
    Panel,
    Picture,
    Prose,
    RoleSelect,
    Rows,
    Section,
    Style,
    clip,
)

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


def built(message: Message) -> ui.View | ui.LayoutView | None:
    """Return the components of a message, or None if it has none.

    They are stopped: otherwise discord.py would keep each view it sends, with a timer for each
    ephemeral one, to wait for presses. `Pressable` reads our presses, whatever message they come
    from.
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
            case Section():
                container.add_item(ui.Section(block.text, accessory=_component(block.button)))
            case Prose(text=text):
                container.add_item(ui.TextDisplay(text))
            case Divider():
                container.add_item(ui.Separator())
            case Picture():
                gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
                alt = clip(block.alt, ALT_LIMIT)
                gallery.add_item(media=f"attachment://{block.file_name}", description=alt)
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
    """Yield the prose of a panel."""
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from texts_on(getattr(component, "children", ()))
