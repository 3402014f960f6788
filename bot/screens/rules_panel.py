"""The rules in force: every yaku with its points, and what is special about them."""

from __future__ import annotations

from bot.koikoi.rules import FORMED_YAKU, Rules, Yaku
from bot.locales import Texts
from bot.matches.models.terms import Terms
from bot.pictures import counted, extra_of
from bot.screens.challenge import length_of, rules_name, turn_time
from bot.screens.message import Divider, Drawing, Panel, Picture, Prose


def rules_panel(texts: Texts, terms: Terms) -> Panel:
    """Show the rules to everyone who wants to know what counts here."""
    rules = terms.rules
    flow = texts("rules-flow", length=length_of(texts, rules), time=turn_time(texts, terms.turn))
    counting = [f"- {line}" for line in _counting(texts, rules)]
    chart = chart_picture(texts, rules)
    return Panel(
        (
            Prose(f"{texts('rules-title', rules=rules_name(texts, rules))}\n{flow}"),
            chart,
            Prose("\n".join([texts("rules-yaku"), *_yaku_lines(texts, rules)])),
            Divider(),
            Prose("\n".join([texts("rules-counting"), *counting])),
            Prose(texts("rules-hint")),
        )
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
    return Picture(Drawing.CHART, rules, "\n".join(lines), texts.language)


def _yaku_lines(texts: Texts, rules: Rules) -> list[str]:
    lines: list[str] = []
    for yaku, points in counted(rules):
        if yaku not in FORMED_YAKU:
            continue
        told = {"yaku": texts(f"yaku-{yaku}"), "made": texts(f"made-{yaku}")}
        lines.append(
            texts("rules-line-extra", points=points, **told)
            if extra_of(rules, yaku)
            else texts("rules-line", points=points, **told)
        )
    return lines


def _counting(texts: Texts, rules: Rules) -> list[str]:
    lines = [
        texts("rule-seven") if rules.seven else texts("rule-no-seven"),
        texts(f"rule-koi-{rules.koi_factor}"),
        texts(f"rule-cup-{rules.cup_chaff}"),
        _exhaust(texts, rules),
    ]
    if rules.koi_limit:
        both = rules.koi_limit_scope == "round"
        key = "rule-limit-round" if both else "rule-limit"
        lines.append(texts(key, limit=rules.koi_limit))
    if rules.viewing_after_koi is not None:
        lines.append(texts("rule-viewing-after", points=rules.viewing_after_koi))
    if rules.bank is not None:
        lines.append(texts("rule-bank", points=rules.bank))
    return [*lines, *_lucky(texts, rules), *_unusual(texts, rules)]


def _exhaust(texts: Texts, rules: Rules) -> str:
    if isinstance(rules.exhaust, int):
        return texts("rule-exhaust-oya", points=rules.exhaust)
    return texts(f"rule-exhaust-{rules.exhaust}")


def _lucky(texts: Texts, rules: Rules) -> list[str]:
    lines = []
    if isinstance(rules.teshi, int):
        lines.append(texts("rule-teshi", points=rules.teshi))
    if isinstance(rules.kuttsuki, int):
        lines.append(texts("rule-kuttsuki", points=rules.kuttsuki))
    return lines


def _unusual(texts: Texts, rules: Rules) -> list[str]:
    """Return what most rule sheets don't have."""
    told = {
        "rule-viewing-off": rules.viewing == "off",
        "rule-viewing-needs_other": rules.viewing == "needs_other",
        "rule-weather-rain_fog": rules.weather == "rain_fog",
        "rule-weather-rain": rules.weather == "rain",
        "rule-stacking-family": rules.stacking == "family",
        "rule-stacking-one": rules.stacking == "one",
        "rule-swap": rules.blind_swap,
        "rule-brights": rules.field_brights,
        "rule-three-one": rules.match_three == "one",
        "rule-zero-sum": rules.zero_sum,
        "rule-dealer-loser": rules.next_dealer == "loser",
        "rule-dealer-alternate": rules.next_dealer == "alternate",
        "rule-tie-extra_round": rules.tie == "extra_round",
        "rule-reply": rules.reply_ends,
        "rule-wild": rules.lightning_wild,
    }
    return [texts(key) for key, holds in told.items() if holds]
