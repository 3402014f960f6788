"""A message as a person sees it: text, buttons, selects, pictures."""

from dataclasses import dataclass
from typing import Any

from bot.playground.objects.components import BUTTON, SELECTS, walk
from bot.playground.objects.message import EPHEMERAL, LOADING, Message, all_text

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RenderedButton:
    """A button on a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None

    @property
    def shown(self) -> str:
        """What is written on it, the emoji first."""
        return " ".join(part for part in (self.emoji, self.label) if part)


@dataclass(frozen=True, slots=True)
class RenderedSelect:
    """A select on a message."""

    custom_id: str
    placeholder: str
    disabled: bool
    options: tuple[tuple[str, str], ...]
    """Label and value of each option."""
    chosen: tuple[str, ...]
    """The values that are preset."""


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A message at the moment it was looked at; an edit doesn't change it."""

    message: Message

    @property
    def id(self) -> int:
        """Its id."""
        return self.message.id

    @property
    def channel_id(self) -> int:
        """Where it is."""
        return self.message.channel_id

    @property
    def raw(self) -> Json:
        """Discord's own form."""
        return self.message.wire

    @property
    def content(self) -> str:
        """The text above everything."""
        return str(self.raw["content"])

    @property
    def text(self) -> str:
        """All there is to read, embeds and text displays included; not the buttons."""
        parts = [all_text(self.raw)]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", ()):
                parts += [field["name"], field["value"]]
            parts.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        """Whether one person only sees it."""
        return bool(self.message.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says "thinking…"."""
        return bool(self.message.flags & LOADING)

    @property
    def attachments(self) -> list[Json]:
        """Its files."""
        return list(self.raw["attachments"])

    @property
    def alt_text(self) -> str:
        """The descriptions of its files."""
        return "\n".join(one.get("description", "") for one in self.attachments)

    @property
    def mentions(self) -> list[int]:
        """The ids of those it mentions."""
        return [int(user["id"]) for user in self.raw["mentions"]]

    @property
    def components(self) -> list[Json]:
        """Every component, in reading order."""
        return list(walk(self.raw["components"]))

    @property
    def buttons(self) -> list[RenderedButton]:
        """Its buttons, in reading order."""
        return [
            RenderedButton(
                one.get("label") or "",
                one.get("custom_id"),
                one["style"],
                bool(one.get("disabled")),
                one["emoji"].get("name") if one.get("emoji") else None,
                one.get("url"),
            )
            for one in self.components
            if one["type"] == BUTTON
        ]

    @property
    def labels(self) -> list[str]:
        """What is written on its buttons."""
        return [button.label for button in self.buttons]

    @property
    def selects(self) -> list[RenderedSelect]:
        """Its selects."""
        return [
            RenderedSelect(
                one["custom_id"],
                one.get("placeholder") or "",
                bool(one.get("disabled")),
                tuple((o["label"], o["value"]) for o in one.get("options", ())),
                tuple(o["value"] for o in one.get("options", ()) if o.get("default")),
            )
            for one in self.components
            if one["type"] in SELECTS
        ]

    def button(self, what: str) -> RenderedButton | None:
        """The button with a custom id or label; else one whose label has these words.

        Of several, one that can be clicked.
        """
        words = what.casefold()
        tests = (
            lambda one: one.custom_id == what,
            lambda one: words in {one.label.casefold(), one.shown.casefold()},
            lambda one: words in one.shown.casefold(),
        )
        for test in tests:
            fitting = sorted(filter(test, self.buttons), key=lambda one: one.disabled)
            if fitting:
                return fitting[0]
        return None

    def select(self, what: str) -> RenderedSelect | None:
        """The select with a custom id, or these words in its placeholder or an option."""
        words = what.casefold()
        for one in self.selects:
            if one.custom_id == what or words in one.placeholder.casefold():
                return one
        return None

    def __str__(self) -> str:
        buttons = " ".join(f"({b.shown})" if b.disabled else f"[{b.shown}]" for b in self.buttons)
        who = "only you: " if self.ephemeral else ""
        return f"#{self.id} {who}{self.text!r} {buttons}".rstrip()
