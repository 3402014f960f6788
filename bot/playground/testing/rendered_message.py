"""A message as a person sees it: text, buttons, selects, pictures."""

from dataclasses import dataclass
from typing import Any

from bot.playground.objects.components import BUTTON, SELECTS, TEXT, walk
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
        """The visible text of the button, the emoji first."""
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
    """The values that are selected by default."""


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A message at one moment. Later edits don't change it."""

    message: Message

    @property
    def id(self) -> int:
        """The id of the message."""
        return self.message.id

    @property
    def channel_id(self) -> int:
        """The id of the message's channel."""
        return self.message.channel_id

    @property
    def raw(self) -> Json:
        """The message in Discord's own form."""
        return self.message.wire

    @property
    def content(self) -> str:
        """The content, which is above all other parts; of a V2 message, its text displays there."""
        texts = [one["content"] for one in self.raw["components"] if one["type"] == TEXT]
        return "\n".join(texts) or str(self.raw["content"])

    @property
    def text(self) -> str:
        """The whole text, including embeds and text displays, but without buttons."""
        parts = [all_text(self.raw)]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", ()):
                parts += [field["name"], field["value"]]
            parts.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return bool(self.message.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the message still shows "thinking…"."""
        return bool(self.message.flags & LOADING)

    @property
    def attachments(self) -> list[Json]:
        """The files of the message, also those that its components show."""
        return list(self.message.files)

    @property
    def alt_text(self) -> str:
        """The descriptions of the attachments, and of the pictures in galleries."""
        items = [item for one in self.components for item in one.get("items", ())]
        shown = [*self.raw["attachments"], *items]
        return "\n".join(one.get("description") or "" for one in shown)

    @property
    def mentions(self) -> list[int]:
        """The ids of the mentioned people."""
        return [int(user["id"]) for user in self.raw["mentions"]]

    @property
    def components(self) -> list[Json]:
        """All components, in reading order."""
        return list(walk(self.raw["components"]))

    @property
    def buttons(self) -> list[RenderedButton]:
        """All buttons, in reading order."""
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
        """The visible texts of the buttons."""
        return [button.label for button in self.buttons]

    @property
    def selects(self) -> list[RenderedSelect]:
        """All selects, in reading order."""
        return [
            RenderedSelect(
                one["custom_id"],
                one.get("placeholder") or "",
                bool(one.get("disabled")),
                tuple((o["label"], o["value"]) for o in one.get("options", ())),
                (
                    *(o["value"] for o in one.get("options", ()) if o.get("default")),
                    *(chosen["id"] for chosen in one.get("default_values") or ()),
                ),
            )
            for one in self.components
            if one["type"] in SELECTS
        ]

    def button(self, what: str) -> RenderedButton | None:
        """Return the button with a custom id or label, or a button whose label has these words.

        Of several buttons, an enabled one is preferred.
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
        """Return the select with a custom id, or with words in its placeholder or an option."""
        words = what.casefold()
        for one in self.selects:
            if one.custom_id == what or words in one.placeholder.casefold():
                return one
        return None

    def __str__(self) -> str:
        buttons = " ".join(f"({b.shown})" if b.disabled else f"[{b.shown}]" for b in self.buttons)
        who = "only you: " if self.ephemeral else ""
        return f"#{self.id} {who}{self.text!r} {buttons}".rstrip()
