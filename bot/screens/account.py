"""Screens for a person's own choices, and for what is stored about them."""

from __future__ import annotations

from typing import Final

from bot.locales import LANGUAGES, Texts, own_name
from bot.matches.models.people import ComputerPause, HandPlace, Nudges, Preferences
from bot.policies import Hosted
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Choice, Panel, Prose, Row, Screen, Select, Style
from bot.screens.wording.names import escaped

LANGUAGE_CHOICES: Final = ("auto", *LANGUAGES)


def me_panel(texts: Texts, chosen: Preferences, *, saved: bool = False) -> Panel:
    """Show one menu for each choice; a choice is saved at once."""
    language = chosen.language or "auto"
    return Panel(
        (
            Prose(texts("me-title")),
            Prose(texts("me-hand")),
            (_select(texts, "hand", [place.value for place in HandPlace], chosen.hand),),
            Prose(texts("me-nudges")),
            (_select(texts, "nudges", [nudges.value for nudges in _NUDGES], chosen.nudges),),
            Prose(texts("me-challenges")),
            (_select(texts, "challenges", ["on", "off"], "on" if chosen.challenges else "off"),),
            Prose(texts("me-print")),
            (_select(texts, "print", ["usual", "large"], _print_of(chosen)),),
            Prose(texts("me-pause")),
            (_select(texts, "pause", list(ComputerPause), chosen.computer_pause),),
            Prose(texts("me-confirm")),
            (_select(texts, "confirm", ["off", "on"], "on" if chosen.confirm else "off"),),
            Prose(texts("me-order")),
            (_select(texts, "order", ["usual", "left"], _order_of(chosen)),),
            Prose(texts("me-motion")),
            (_select(texts, "motion", ["usual", "less"], _motion_of(chosen)),),
            Prose(texts("me-language")),
            (_languages(texts, language),),
            Prose("\n".join([texts("me-note"), *([texts("me-saved")] if saved else [])])),
        )
    )


_NUDGES: Final = (Nudges.USUAL, Nudges.ALWAYS, Nudges.NEVER)


def _print_of(chosen: Preferences) -> str:
    return "large" if chosen.large_print else "usual"


def _order_of(chosen: Preferences) -> str:
    return "left" if chosen.left_handed else "usual"


def _motion_of(chosen: Preferences) -> str:
    return "less" if chosen.less_motion else "usual"


def _select(texts: Texts, key: str, values: list[str] | tuple[str, ...], now: str) -> Select:
    return Select(
        panel_id(f"me {key}"),
        tuple(_choice(texts, f"me-{key}-{value}", value, now) for value in values),
    )


def _choice(texts: Texts, key: str, value: str, now: str) -> Choice:
    """Return a choice; what its label has no room for on a phone stands below it in the list."""
    return Choice(texts(key), value, texts.attribute(key, "about"), chosen=value == now)


def _languages(texts: Texts, now: str) -> Select:
    """Return a menu with each language by its own name, for people who read no other."""
    auto, *languages = LANGUAGE_CHOICES
    choices = [(auto, texts("me-language-auto")), *((one, own_name(one)) for one in languages)]
    return Select(
        panel_id("me language"),
        tuple(Choice(label, value, chosen=value == now) for value, label in choices),
    )


def privacy_panel(texts: Texts, host: Hosted) -> Panel:
    """Say in plain words what is stored, and whom to ask; offer to export and to erase it."""
    links: Row = tuple(
        Button(texts(key), url=url)
        for key, url in (
            ("button-privacy-policy", host.privacy_url),
            ("button-terms", host.terms_url),
        )
        if url
    )
    named = [
        texts(key, said=_said(said))
        for key, said in (("privacy-host", host.host), ("privacy-contact", host.contact))
        if said
    ]
    return Panel(
        (
            Prose(texts("privacy-title")),
            Prose(texts("privacy-text")),
            Prose(texts("privacy-erase-text")),
            *([Prose("\n".join(named))] if named else []),
            (
                Button(texts("button-export"), panel_id("export")),
                Button(texts("button-erase"), panel_id("erase"), Style.RED),
            ),
            *([links] if links else []),
        )
    )


def _said(text: str) -> str:
    """Return what the host wrote for a message; an address stays one that can be pressed."""
    return text if text.startswith(("http://", "https://")) else escaped(text)


def erase_screen(texts: Texts) -> Screen:
    """Ask once more before anything is erased."""
    yes = Button(texts("button-erase-yes"), panel_id("erase-yes"), Style.RED)
    no = Button(texts("button-erase-no"), panel_id("erase-no"))
    return Screen(texts("privacy-question"), ((yes, no),))
