"""The rules in force, section by section, and the formed and near yaku under these rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import cards_in
from bot.koikoi.progress import YakuProgress
from bot.koikoi.rules import Rules, Yaku
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.matches.models.rotation import Goal
from bot.matches.models.terms import GuildSettings, Terms
from bot.matches.transitions.house_rules import rules_of_length
from bot.pictures import counted, extra_of
from bot.pictures.subjects import YakuChart
from bot.screens.challenge import agreed_length, preset_name, rules_name, turn_time
from bot.screens.message import (
    ALT_LIMIT,
    NO_MATCH,
    Button,
    Panel,
    Picture,
    Prose,
    Row,
    Screen,
    clip,
    press_id,
)
from bot.screens.results import last_round
from bot.screens.rotation_lines import goal_text
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.alt import captured_text, near_list, near_name
from bot.screens.wording.cards import card_list, card_words
from bot.screens.wording.figures import base_sum
from bot.screens.wording.rule_lines import SECTIONS, borrowed, lines_of, short_lines

NAMED: Final = 8
"""Maximum number of channels that are named where the whole list has no room."""


@dataclass(frozen=True, slots=True)
class RulesSubject:
    """The subject of a rules panel: a match, or new matches in some place.

    `goal` is that of the table for several people to which the match belongs. `timed` is false
    against the computer, which waits without a limit.
    """

    terms: Terms
    goal: Goal | None = None
    timed: bool = True


def rules_panel(
    texts: Texts,
    played: RulesSubject,
    match_id: int = NO_MATCH,
    seq: int = 0,
    *,
    note: str | None = None,
) -> Panel:
    """Show a summary of the rules."""
    rules, goal = played.terms.rules, played.goal
    title = texts("rules-title", rules=rules_name(texts, rules))
    flow = agreed_length(texts, rules) if goal is None else goal_text(texts, goal)
    if played.timed:
        flow = texts("rules-flow", length=flow, time=turn_time(texts, played.terms.turn))
    short = [f"- {line}" for line in short_lines(texts, rules)]
    return Panel(
        (
            Prose(joined([title, flow, note, borrowed(texts, rules)])),
            chart_picture(texts, rules),
            Prose("\n".join([texts("rules-counting"), *short])),
            _row(texts, {one: press_id(match_id, seq, f"rules open {one}") for one in SECTIONS}),
        )
    )


def rules_section(
    texts: Texts, played: RulesSubject, section: str, match_id: int = NO_MATCH, seq: int = 0
) -> Panel:
    """Show one complete section of the rules."""
    rules, goal = played.terms.rules, played.goal
    title = texts(
        "rules-section-title",
        rules=rules_name(texts, rules),
        section=texts(f"button-rules-{section}"),
    )
    rule_texts = lines_of(texts, rules, section)
    if goal is not None and section == "match":
        rule_texts = [texts("rotation-how"), texts("rule-goal", goal=goal_text(texts, goal))]
    note = borrowed(texts, rules) if section == "yaku" else None
    ids = {one: press_id(match_id, seq, f"rules turn {one}") for one in SECTIONS}
    lines = [f"- {line}" for line in rule_texts]
    return Panel((Prose(joined([title, note, *lines])), _row(texts, ids, section)))


def _row(texts: Texts, ids: Mapping[str, str], now: str | None = None) -> Row:
    return tuple(
        Button(texts(f"button-rules-{one}"), custom_id, disabled=one == now)
        for one, custom_id in ids.items()
    )


def chart_picture(
    texts: Texts, rules: Rules, player: tuple[PlayerView, Seat] | None = None
) -> Picture:
    """Return a picture of every yaku with its cards and its points.

    For a player of a running round, it marks the captured cards of both.
    """
    chart, lines = YakuChart(rules), _chart_lines(texts, rules)
    if player is not None:
        view, seat = player
        mine, theirs = view.captured[seat], view.captured[other(seat)]
        chart = YakuChart(rules, mine, theirs, view.month)
        lines[1:1] = [
            captured_text(texts, texts("alt-you"), mine),
            captured_text(texts, texts("alt-opponent"), theirs),
        ]
    return Picture(chart, clip("\n".join(lines), ALT_LIMIT), texts.language)


def _chart_lines(texts: Texts, rules: Rules) -> list[str]:
    """Return the text of the chart: a line for each yaku."""
    lines = [texts("alt-chart")]
    for yaku, points in counted(rules):
        name = texts(f"yaku-{yaku}")
        if yaku in (Yaku.TESHI, Yaku.KUTTSUKI):
            lines.append(texts("alt-chart-dealt", yaku=name, points=points))
            continue
        values = {"yaku": name, "made": texts(f"made-{yaku}")}
        lines.append(
            texts("alt-chart-extra", points=points, **values)
            if extra_of(rules, yaku)
            else texts("alt-chart-line", points=points, **values)
        )
    return lines


# The formed and near yaku under the rules in force, with a chart of all yaku

NEAR: Final = 3
"""Maximum number of missing cards of a yaku that is listed."""
MOST_NAMED: Final = 4


def yaku_screen(model: ViewModel) -> Screen:
    """Show a player their own yaku and the opponent's, or a watcher the yaku of both.

    Between two rounds nobody has cards; the last round's result is shown then.
    """
    view = model.view
    assert view is not None
    chart = chart_picture(model.texts, view.rules)
    ended = last_round(model) if view.phase in (Phase.DEAL, Phase.FINISHED) else None
    if ended is not None:
        lines = [ended]
    elif model.seat is None:
        lines = [line for seat in model.seats for line in _watched(model, view, seat)]
    else:
        lines = _played(model, view, model.seat)
        chart = chart_picture(model.texts, view.rules, (view, model.seat))
    return Screen(joined([*lines]), picture=chart)


def _watched(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    title = model.texts("yaku-title-player", mark=model.mark(seat), name=model.name(seat))
    return [title, *(_lines(model, view, seat) or [model.texts("yaku-none")])]


def _played(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    texts, opponent = model.texts, other(seat)
    lines = _lines(model, view, seat)
    marked = any(view.hand & one.missing for one in _near(view, seat))
    name, theirs = model.name(opponent), view.yaku[opponent]
    near = near_list(texts, view.near_yaku(opponent))
    return [
        texts("yaku-title-own", name=name),
        *(lines or [texts("yaku-none")]),
        *([texts("yaku-in-hand")] if marked else []),
        texts("yaku-opponent", name=name, sum=base_sum(texts, theirs))
        if theirs
        else texts("yaku-opponent-none", name=name),
        *([texts("yaku-opponent-near", near=near)] if near else []),
    ]


def _lines(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    texts = model.texts
    formed = [
        texts(
            "yaku-formed",
            yaku=texts(f"yaku-{one.yaku}"),
            points=one.points,
            cards=card_list(texts, one.cards),
        )
        for one in view.yaku[seat]
    ]
    return [*formed, *(_needs(model, view, one) for one in _near(view, seat))]


def _near(view: PlayerView, seat: Seat) -> list[YakuProgress]:
    """Return the begun yaku that lack few cards and are still possible."""
    return [
        one
        for one in view.progress[seat]
        if one.have > 0 and 0 < one.lacking <= NEAR and view.still_forms(seat, one)
    ]


def _needs(model: ViewModel, view: PlayerView, one: YakuProgress) -> str:
    """Return the missing cards of a yaku. Cards in the reader's hand come first, with a mark."""
    texts, missing = model.texts, cards_in(one.missing)
    held = [card for card in missing if view.hand >> card & 1]
    named = [*held, *(card for card in missing if card not in held)][:MOST_NAMED]
    words = [
        *(texts("yaku-held", card=word) for word in card_words(texts, held[:MOST_NAMED])),
        *card_words(texts, named[len(held) :]),
    ]
    cards = texts("list-comma").join(words)
    if len(missing) > MOST_NAMED:
        cards = f"{cards} {texts('yaku-more', count=len(missing) - MOST_NAMED)}"
    yaku = near_name(texts, one)
    if one.lacking >= len(missing):
        return texts("yaku-near", yaku=yaku, have=one.have, need=one.need, cards=cards)
    return texts(
        "yaku-near-some",
        yaku=yaku,
        have=one.have,
        need=one.need,
        count=one.lacking,
        cards=cards,
    )


# The rules of a server and of its channels, by name


def house_name(texts: Texts, settings: GuildSettings) -> str:
    """Return the name of a server's rules, for channels without their own rules."""
    return rules_name(texts, rules_of_length(settings.preset, settings.options, "rules"))


def other_rules(texts: Texts, settings: GuildSettings, channels: Collection[int]) -> str | None:
    """Return the channels with other rules than the server, in words, or None."""
    lines = [
        texts("channel-has-rules", channel=f"<#{channel}>", rules=preset_name(texts, preset))
        for channel, preset in sorted(settings.channel_presets.items())
        if preset != settings.preset and channel in channels
    ]
    if not lines:
        return None
    more = len(lines) - NAMED
    if more > 0:
        lines = [*lines[:NAMED], texts("changed-more", count=more)]
    return texts("rules-in-channels", channels=texts("list-comma").join(lines))
