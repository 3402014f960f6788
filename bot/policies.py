"""The privacy policy and the terms of service: texts that the host's settings fill in.

PRIVACY.md and TERMS.md are in the checkout, for readers there, and in the package of an installed
bot. The parts to fill in are between ``<!-- name -->`` and ``<!-- end -->``. A part that isn't
filled in has a default text, which is true for every copy of the bot.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PRIVACY: Final = "PRIVACY.md"
TERMS: Final = "TERMS.md"
_CODE: Final = Path(__file__).resolve().parent
_MARKED: Final = re.compile(r"<!-- ([a-z ]+) -->(.*?)<!-- end -->\n*", re.DOTALL)
_FOR_HOSTS: Final = "for hosts"
"""The name of remarks that aren't published."""


@dataclass(frozen=True, slots=True)
class Hosted:
    """The host of the bot, as shown to its users. Each value is None if it isn't set."""

    host: str | None = None
    contact: str | None = None
    """The address at which people can contact the host."""
    privacy_url: str | None = None
    """The address of the published privacy policy."""
    terms_url: str | None = None
    """The address of the published terms of service."""


UNNAMED: Final = Hosted()
"""A host without any of these values."""


@dataclass(frozen=True, slots=True)
class PolicyText:
    """A text to publish."""

    text: str
    unfilled: tuple[str, ...]
    """The names of the parts that aren't filled in: `host`, `contact`, `privacy`."""


def filled(name: str, hosted: Hosted) -> PolicyText:
    """Return the text of a file (`PRIVACY` or `TERMS`), filled in for this host."""
    values = {
        "host": hosted.host and _plain(hosted.host),
        "contact": hosted.contact and _address(hosted.contact),
        "privacy": hosted.privacy_url and f"[Privacy]({hosted.privacy_url})",
    }
    unfilled = []

    def fill(found: re.Match[str]) -> str:
        if found[1] == _FOR_HOSTS:
            return ""
        text = values[found[1]]
        if text is None:
            unfilled.append(found[1])
            text = found[2]
        return text + found[0][found[0].index("<!-- end -->") + len("<!-- end -->") :]

    return PolicyText(_MARKED.sub(fill, source(name)), tuple(unfilled))


def source(name: str) -> str:
    """Return the unfilled text of a file."""
    places = [folder / name for folder in (_CODE, _CODE.parent)]
    return next(file for file in places if file.is_file()).read_text(encoding="utf-8")


def _address(text: str) -> str:
    """Return an address as Markdown: a page or a mail address becomes a link."""
    if re.fullmatch(r"https?://[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+", text):
        return f"<{text}>"
    return _plain(text)


def _plain(text: str) -> str:
    """Return a text with Markdown and HTML escaped."""
    return re.sub(r"([\\`*_\[\]<>#|~&])", r"\\\1", text)
