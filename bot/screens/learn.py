"""Explains Koi-Koi in one minute, if you have never played it, and the bot to a new server."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.koikoi.rules import Rules
from bot.locales import LANGUAGES, Texts, own_name
from bot.matches.models.match import MatchInfo
from bot.screens.challenge import terms_line
from bot.screens.message import Button, Divider, Panel, Prose, Screen, Style, panel_id, press_id
from bot.screens.wording.options import house_rules, option_name, value_name

WAYS_IN: Final = ("learn", "rules", "play", "computer", "games")
"""The commands that a newcomer needs."""
ADMIN_WAYS: Final = ("settings", "tournament-admin", "season", "abort", "erase")
"""The commands for people who manage a server."""
MAX_LINES: Final = 10
"""How many house rules are listed; the rules themselves are one press away."""


def lesson_button(texts: Texts) -> Button:
    """Return the button that opens the lesson beside what is shown."""
    return Button(texts("button-lesson"), panel_id("lesson"))


def learn_panel(texts: Texts) -> Panel:
    """Explain the game, and offer a first match against the computer."""
    return Panel((_game(texts), (Button(texts("button-try"), panel_id("try"), Style.GREEN),)))


def help_panel(texts: Texts, *, manages: bool = False) -> Panel:
    """Explain the game to a newcomer, and name the commands that lead on.

    `manages`: the reader may manage this server, so the admins' commands follow.
    """
    lines = "\n".join(_command(texts, "koikoi", one) for one in WAYS_IN)
    row = (lesson_button(texts), Button(texts("button-try"), panel_id("try"), Style.GREEN))
    panel = Panel((_game(texts), Divider(), Prose(lines), row))
    if not manages:
        return panel
    commands = (_command(texts, "koikoi-admin", one) for one in ADMIN_WAYS)
    admins = Prose("\n".join((texts("help-admins"), *commands)))
    return replace(panel, blocks=(*panel.blocks, Divider(), admins))


def _command(texts: Texts, root: str, command: str) -> str:
    key = f"command-{command}"
    name = f"`/{texts(f'command-{root}')} {texts(key)}`"
    return texts("help-command", command=name, about=texts.attribute(key, "about") or "")


def how_panel(texts: Texts, info: MatchInfo) -> Panel:
    """Explain the game, and what a challenge's own rules change."""
    rules = info.terms.rules
    changed = [
        (key, value) for key, value in house_rules(rules).items() if not _of_no_yaku(rules, key)
    ]
    lines = [texts("how-terms", terms=terms_line(texts, info.terms))]
    lines += [
        texts("how-house-rule", option=option_name(texts, key), value=value_name(texts, key, value))
        for key, value in changed[:MAX_LINES]
    ]
    if len(changed) > MAX_LINES:
        lines.append(texts("how-more", count=len(changed) - MAX_LINES))
    button = Button(texts("button-rules"), press_id(info.id, info.seq, "rules"))
    row = (lesson_button(texts), button)
    return Panel((_game(texts), Divider(), Prose("\n".join(lines)), row))


def _of_no_yaku(rules: Rules, key: str) -> bool:
    """Return whether an option adds points to a yaku that is off."""
    kind, _, yaku = key.partition(".")
    return kind == "extra" and getattr(rules, f"points_{yaku}") is None


def _game(texts: Texts) -> Prose:
    """Say what a turn is, what yaku are, and what the choice means."""
    told = ("learn-turn", "learn-yaku", "learn-decide", "learn-more")
    return Prose("\n".join([texts("learn-title"), *(texts(key) for key in told)]))


# The first words on a server that has just added the bot.


def greeting_screen(texts: Texts, *, unsure: bool = False) -> Screen:
    """Say what the bot is and where to begin.

    `unsure`: nobody knows in which language the server is to be greeted. Then it reads which others
    there are: the first who begins something there decides.
    """
    said = texts("greeting")
    if unsure:
        others = " · ".join(own_name(one) for one in LANGUAGES if one != texts.language)
        said = f"{said}\n-# 🌐 {others}"
    return Screen(said)
