"""Commands in texts, as Discord's own links: a tap types the command.

Discord shows in such a link what it is given, and opens only the name that a command was registered
with. So a Japanese text links to the English name: a link that works is worth more than its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.screens.message import Message, Prose, Screen

CommandLinks = Mapping[str, str]
"""From `/koikoi play`, in every language, to `</koikoi play:17>`."""
_WRITTEN: Final = re.compile(r"`(/[^`\n]+)`")


def linked(message: Message, links: CommandLinks) -> Message:
    """The message with its commands as links; one that Discord has no id for stays as it is."""

    def link(text: str) -> str:
        return _WRITTEN.sub(lambda found: links.get(found[1], found[0]), text)

    if isinstance(message, Screen):
        return replace(message, content=link(message.content))
    blocks = (Prose(link(one.text)) if isinstance(one, Prose) else one for one in message.blocks)
    return replace(message, blocks=tuple(blocks))
