"""The rules in force: in short with a picture of every yaku, and each section one press away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.koikoi.rules import Rules, Yaku
from bot.locales import Texts
from bot.matches.models.rotation import Goal
from bot.matches.models.terms import Terms
from bot.pictures import counted, extra_of
from bot.pictures.charts import YakuChart
from bot.screens.challenge import agreed_length, rules_name, turn_time
from bot.screens.custom_ids import NO_MATCH, press_id
from bot.screens.message import Button, Panel, Picture, Prose, Row
from bot.screens.rotation import goal_text
from bot.screens.view_model import joined
from bot.screens.wording.rule_lines import SECTIONS, borrowed, lines_of, short_lines


@dataclass(frozen=True, slots=True)
class Played:
    """What the rules are shown of: a match, or new matches in some place.

    `goal`: what the table for several people is played to, of which the match is one hand.
    `timed`: False against the computer, which waits without a limit.
    """

    terms: Terms
    goal: Goal | None = None
    timed: bool = True


def rules_panel(
    texts: Texts, played: Played, match_id: int = NO_MATCH, seq: int = 0, *, note: str | None = None
) -> Panel:
    """Show the rules in short."""
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
    texts: Texts, played: Played, section: str, match_id: int = NO_MATCH, seq: int = 0
) -> Panel:
    """Show one section of the rules, whole."""
    rules, goal = played.terms.rules, played.goal
    title = texts(
        "rules-section-title",
        rules=rules_name(texts, rules),
        section=texts(f"button-rules-{section}"),
    )
    told = lines_of(texts, rules, section)
    if goal is not None and section == "match":
        told = [texts("rotation-how"), texts("rule-goal", goal=goal_text(texts, goal))]
    note = borrowed(texts, rules) if section == "yaku" else None
    ids = {one: press_id(match_id, seq, f"rules turn {one}") for one in SECTIONS}
    lines = [f"- {line}" for line in told]
    return Panel((Prose(joined([title, note, *lines])), _row(texts, ids, section)))


def _row(texts: Texts, ids: Mapping[str, str], now: str | None = None) -> Row:
    return tuple(
        Button(texts(f"button-rules-{one}"), custom_id, disabled=one == now)
        for one, custom_id in ids.items()
    )


def chart_picture(texts: Texts, rules: Rules) -> Picture:
    """Return a picture of every yaku with its cards and its points."""
    lines = [texts("alt-chart")]
    for yaku, points in counted(rules):
        name = texts(f"yaku-{yaku}")
        if yaku in (Yaku.TESHI, Yaku.KUTTSUKI):
            lines.append(texts("alt-chart-dealt", yaku=name, points=points))
            continue
        told = {"yaku": name, "made": texts(f"made-{yaku}")}
        lines.append(
            texts("alt-chart-extra", points=points, **told)
            if extra_of(rules, yaku)
            else texts("alt-chart-line", points=points, **told)
        )
    return Picture(YakuChart(rules), "\n".join(lines), texts.language)
