"""Screens for a person's preferences, and for their stored data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import LANGUAGES, Texts, own_name
from bot.matches.models.people import PREFERENCES, Preferences
from bot.matches.models.settings import Setting
from bot.policies import Hosted
from bot.screens.message import (
    Button,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Screen,
    Select,
    Style,
    panel_id,
)
from bot.screens.wording.names import escaped


def me_panel(
    texts: Texts,
    chosen: Preferences,
    more: Sequence[Prose | Divider | Row] = (),
    *,
    hand: str,
    saved: bool = False,
    reach: str | None = None,
) -> Panel:
    """Show a menu for each preference, and the blocks of `more`. Choices are saved at once.

    `hand`: the label of *My hand* as the tables here have it. `reach`: a line about direct messages
    that can't be sent now.
    """
    menus = [
        block
        for one in PREFERENCES
        if one.menu
        for block in (Prose(texts(f"me-{one.menu}")), (_select(texts, one, chosen, hand),))
    ]
    lines = [texts("me-note"), *([texts("me-saved")] if saved else []), *([reach] if reach else [])]
    note = Prose("\n".join(lines))
    blocks: Row = (Button(texts("button-blocks"), panel_id("blocks")),)
    return Panel((Prose(texts("me-title")), *menus, *more, blocks, note))


def _select(texts: Texts, asked: Setting, chosen: Preferences, hand: str) -> Select:
    """Return the menu of a preference. Long explanations are below the labels in the list."""
    now = asked.text(getattr(chosen, asked.field))
    keys = {value: f"me-{asked.menu}-{value}" for value in asked.values}
    choices = [
        Choice(texts(key, button=hand), value, texts.attribute(key, "about"), chosen=value == now)
        for value, key in keys.items()
    ]
    if asked.languages:  # by their own names, because people may not read other languages
        choices += [Choice(own_name(one), one, chosen=one == now) for one in LANGUAGES]
    return Select(panel_id(f"me {asked.menu}"), tuple(choices))


def privacy_panel(texts: Texts, host: Hosted) -> Panel:
    """Explain which data are stored and who is responsible; offer to export and to erase them."""
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
    """Return a text of the host for a message. An address in it stays a link."""
    return text if text.startswith(("http://", "https://")) else escaped(text)


def erase_screen(texts: Texts) -> Screen:
    """Ask for confirmation before a person's data are erased."""
    yes = Button(texts("button-erase-yes"), panel_id("erase-yes"), Style.RED)
    no = Button(texts("button-erase-no"), panel_id("erase-no"))
    return Screen(texts("privacy-question"), ((yes, no),))
