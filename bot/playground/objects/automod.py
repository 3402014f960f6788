"""A server's own filter of messages: Discord's AutoMod."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from bot.playground.objects.errors import (
    LINK_BLOCKED,
    MESSAGE_BLOCKED,
    TITLE_BLOCKED,
    Refusal,
)
from bot.playground.objects.mentions import mentioned_roles, mentioned_users
from bot.playground.objects.message import all_text

Json = dict[str, Any]

MENTION_LIMIT: Final = 20
"""Maximum number of mentions in a message where Discord has switched on the rule itself."""


@dataclass(frozen=True, slots=True)
class AutoMod:
    """The rules of a server."""

    mention_limit: int | None = None
    """Maximum number of different people and roles that a message mentions; None: any number."""
    words: tuple[str, ...] = ()
    """Forbidden words. As in Discord, ``*`` at an end also finds the word inside another one."""
    links: tuple[str, ...] = ()
    """Addresses, or parts of them, that Discord knows as harmful."""
    exempt_role_ids: tuple[int, ...] = ()
    """The roles whose members the rules don't apply to."""
    hides_answers: bool = False
    """Whether a caught answer to an interaction becomes ephemeral and isn't refused."""

    @classmethod
    def from_document(cls, body: Mapping[str, Any]) -> Self:
        """Return the rules from their stored form."""
        lists = {name: tuple(body[name]) for name in ("words", "links", "exempt_role_ids")}
        return cls(**{**body, **lists})

    def caught(self, body: Mapping[str, Any]) -> Refusal | None:
        """Return the refusal of a message with this body; None if no rule catches it."""
        text = _text(body)
        if any(link.casefold() in text.casefold() for link in self.links):
            return LINK_BLOCKED
        mentions = len(mentioned_users(text, None)) + len(mentioned_roles(text, None))
        if self.mention_limit is not None and mentions > self.mention_limit:
            return MESSAGE_BLOCKED
        return MESSAGE_BLOCKED if self._has_word(text) else None

    def caught_title(self, title: str) -> Refusal | None:
        """Return the refusal of a thread's name; None if no rule catches it."""
        return TITLE_BLOCKED if self._has_word(title) else None

    def _has_word(self, text: str) -> bool:
        return any(_pattern(word).search(text) for word in self.words)


NO_RULES: Final = AutoMod()
USUAL_RULES: Final = AutoMod(mention_limit=MENTION_LIMIT)
"""The rules of a new server."""


def _pattern(word: str) -> re.Pattern[str]:
    start = "" if word.startswith("*") else r"(?<!\w)"
    end = "" if word.endswith("*") else r"(?!\w)"
    return re.compile(start + re.escape(word.strip("*")) + end, re.IGNORECASE)


def _text(body: Mapping[str, Any]) -> str:
    """Return the text of a message's body that the rules apply to."""
    shown = {"content": body.get("content") or "", "components": body.get("components") or ()}
    return "\n".join([all_text(shown), *_embedded(body.get("embeds") or ())])


def _embedded(embeds: Sequence[Json]) -> list[str]:
    texts: list[str] = []
    for embed in embeds:
        texts += [str(embed.get(key) or "") for key in ("title", "description")]
        for field in embed.get("fields") or ():
            texts += [field["name"], field["value"]]
        texts.append(str((embed.get("footer") or {}).get("text") or ""))
    return texts
