"""The privacy policy and the terms of service: texts that the host's settings fill in.

PRIVACY.md and TERMS.md lie in the checkout, for readers there, and in the package where the bot is
installed. What is filled in stands between ``<!-- name -->`` and ``<!-- end -->``; as long as it is
not, the text between them holds for every copy of the bot.
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
"""A remark that isn't published."""


@dataclass(frozen=True, slots=True)
class Hosted:
    """Who runs the bot, for the people who use it. None: the host doesn't say."""

    host: str | None = None
    contact: str | None = None
    """Where people reach the host."""
    privacy_url: str | None = None
    """Where the privacy policy is published."""
    terms_url: str | None = None
    """Where the terms of service are published."""


UNNAMED: Final = Hosted()
"""A host who says nothing."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A text to publish."""

    text: str
    unfilled: tuple[str, ...]
    """The names of what is not filled in: `host`, `contact`, `privacy`."""


def filled(name: str, hosted: Hosted) -> Policy:
    """Return a text as this host publishes it: `PRIVACY` or `TERMS`."""
    said = {
        "host": hosted.host and _plain(hosted.host),
        "contact": hosted.contact and _address(hosted.contact),
        "privacy": hosted.privacy_url and f"[Privacy]({hosted.privacy_url})",
    }
    unfilled = []

    def fill(found: re.Match[str]) -> str:
        if found[1] == _FOR_HOSTS:
            return ""
        text = said[found[1]]
        if text is None:
            unfilled.append(found[1])
            text = found[2]
        return text + found[0][found[0].index("<!-- end -->") + len("<!-- end -->") :]

    return Policy(_MARKED.sub(fill, source(name)), tuple(unfilled))


def source(name: str) -> str:
    """Return a text as it lies here."""
    places = [folder / name for folder in (_CODE, _CODE.parent)]
    return next(file for file in places if file.is_file()).read_text(encoding="utf-8")


def _address(text: str) -> str:
    """Return an address as Markdown: a page or a mail address becomes a link."""
    if re.fullmatch(r"https?://[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+", text):
        return f"<{text}>"
    return _plain(text)


def _plain(text: str) -> str:
    """Return a text in which nothing is Markdown or HTML."""
    return re.sub(r"([\\`*_\[\]<>#|~&])", r"\\\1", text)
