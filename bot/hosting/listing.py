"""The bot's entry in Discord's App Directory: its texts, and what the directory asks for.

Most of it is typed into the Developer Portal. `koikoi listing` writes it all into files, with the
checklist; `koikoi doctor --live` reads back what Discord's API tells a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.hosting.findings import HostFinding, hint, well
from bot.hosting.installation import faults
from bot.locales import LANGUAGES, texts_in

TAGS: Final = ("card game", "hanafuda", "koi-koi", "japan", "tournaments")
"""Words with which people search. Discord takes at most five, of at most 20 characters each."""
VERIFIED: Final = 1 << 16
"""The flag of a verified bot's user."""

Reading = Callable[[Mapping[str, Any]], bool]
"""Whether the application, as Discord tells it to the bot, has what a step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the checklist. `reads` is None if Discord doesn't tell the bot."""

    name: str
    how: str
    reads: Reading | None = None


def _is_verified(application: Mapping[str, Any]) -> bool:
    bot = application.get("bot") or {}
    return bool(int(bot.get("public_flags") or bot.get("flags") or 0) & VERIFIED)


STEPS: Final = (
    Step(
        "public bot",
        "*Bot > Public Bot* is on.",
        lambda application: bool(application.get("bot_public", True)),
    ),
    Step(
        "team",
        "The application belongs to a team: *General Information > App Owner*. Each member of the"
        " team uses two-factor authentication.",
        lambda application: application.get("team") is not None,
    ),
    Step(
        "icon", "*General Information > App Icon*: `icon.png`.", lambda one: bool(one.get("icon"))
    ),
    Step("banner", "*Bot > Banner*: `banner.png`."),
    Step(
        "description",
        "*General Information > Description*: `en/description.txt`, and those of the other"
        " languages where the portal asks for translations.",
        lambda application: bool(application.get("description")),
    ),
    Step(
        "tags",
        f"*General Information > Tags*: {', '.join(TAGS)}.",
        lambda application: bool(application.get("tags")),
    ),
    Step(
        "privacy policy",
        "*General Information > Privacy Policy URL*: the address at which you publish what"
        " `koikoi privacy` prints.",
        lambda application: bool(application.get("privacy_policy_url")),
    ),
    Step(
        "terms of service",
        "*General Information > Terms of Service URL*: the address at which you publish what"
        " `koikoi terms` prints.",
        lambda application: bool(application.get("terms_of_service_url")),
    ),
    Step(
        "installation",
        "*Installation* has both contexts and Discord's install link: the bot sets it when it"
        " starts.",
        lambda application: bool(application.get("custom_install_url")) or not faults(application),
    ),
    Step(
        "verification",
        "*App Verification*: the owner of the team proves who they are. Discord offers this from"
        " about 75 servers on, and takes some days.",
        _is_verified,
    ),
    Step(
        "support server",
        "*Discovery Settings > Support Server*: a server of yours with *Community* switched on,"
        " where people ask about the bot. This page of the portal is there after the verification.",
        lambda application: bool(application.get("guild_id")),
    ),
    Step(
        "product page",
        "*Discovery Settings*: `en/summary.txt` as the short description, `en/page.md` as the"
        " detailed one, and those of the other languages; all of these as supported languages; the"
        " pictures, in the order of their numbers.",
    ),
    Step("discovery", "*Discovery Status* has no open point: press *Enable Discovery*."),
)
"""The directory's conditions, in an order in which they can be met."""


def missing(application: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the steps that the application, as Discord describes it, still lacks."""
    return tuple(one.name for one in STEPS if one.reads and not one.reads(application))


def directory(application: Mapping[str, Any]) -> HostFinding:
    """Check what Discord's App Directory asks for, as far as Discord tells the bot."""
    name = "App Directory"
    if not application.get("bot_public", True):
        return hint(name, "the bot isn't public, so it can't be listed there.")
    if lacking := missing(application):
        return hint(
            name,
            f"to be found there, the bot still needs {', '.join(lacking)}. `koikoi listing FOLDER`"
            " writes a checklist, the texts and pictures.",
        )
    return well(
        name,
        "all that can be checked from here is there; Developer Portal > Discovery Status tells"
        " whether the bot is listed.",
    )


def checklist() -> str:
    """Return all steps as Markdown. A mark shows which of them the doctor reads back."""
    lines = [
        "# Koi-Koi in Discord's App Directory",
        "",
        "In the Developer Portal, from top to bottom. `koikoi doctor --live` checks the steps"
        " marked with ✓.",
        "",
        *(f"- [ ] **{one.name}**{' ✓' if one.reads else ''}: {one.how}" for one in STEPS),
    ]
    return "\n".join(lines) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield the text files of the listing: the path inside its folder, and the content."""
    yield "CHECKLIST.md", checklist()
    for language in LANGUAGES:
        texts = texts_in(language)
        yield f"{language}/summary.txt", texts("listing-summary") + "\n"
        yield f"{language}/description.txt", texts("listing-description") + "\n"
        yield f"{language}/page.md", texts("listing-page") + "\n"
