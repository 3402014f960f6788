"""Explains Koi-Koi to newcomers in one minute, and the bot to a new server."""

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
"""Maximum number of house rules that are listed. A button leads to all rules."""


def lesson_button(texts: Texts) -> Button:
    """Return the button that opens the lesson beside what is shown."""
    return Button(texts("button-lesson"), panel_id("lesson"))


def learn_panel(texts: Texts) -> Panel:
    """Explain the game, and offer a first match against the computer."""
    return Panel((_game(texts), (Button(texts("button-try"), panel_id("try"), Style.GREEN),)))


def help_panel(texts: Texts, *, manages: bool = False) -> Panel:
    """Explain the game to a newcomer, and list the next commands.

    `manages` is true if the reader may manage this server; it adds the admins' commands.
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
    name = f"`/{root} {texts(key)}`"
    return texts("help-command", command=name, about=texts.attribute(key, "about") or "")


def how_panel(texts: Texts, info: MatchInfo) -> Panel:
    """Explain the game, and the changes by a challenge's own rules."""
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
    """Return explanations of a turn, of yaku, and of the decision."""
    messages = ("learn-turn", "learn-yaku", "learn-decide", "learn-more")
    return Prose("\n".join([texts("learn-title"), *(texts(key) for key in messages)]))


# The greeting on a server that has just added the bot


def greeting_screen(texts: Texts, *, unsure: bool = False) -> Screen:
    """Introduce the bot and the first commands.

    `unsure` is true if the server's language is unknown. In that case the greeting lists the other
    languages; the first person who begins something there decides.
    """
    text = texts("greeting")
    if unsure:
        others = " · ".join(own_name(one) for one in LANGUAGES if one != texts.language)
        text = f"{text}\n-# 🌐 {others}"
    return Screen(text)
