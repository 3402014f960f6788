"""`koikoi score`: the score of captured cards under given rules and calls."""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from bot.cli.terminal import BAD_INPUT, OK, InputError, decode, fail, print_json, say
from bot.cli.wording import YAKU_NAMES, factor_json, rules_text, step_text, step_value, yaku_json
from bot.koikoi.cards import CardSet, card_code, parse_card
from bot.koikoi.rules import PRESET_NAMES, Score, make_rules, score


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("cards", nargs="*", metavar="CARD", help="01B 09A …; -: one set a line")
    parser.add_argument("--rules", metavar="PRESET", help=", ".join(PRESET_NAMES))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--own-calls", default="0", metavar="N", help="own koi-koi calls, 0-8")
    parser.add_argument("--opponent-calls", default="0", metavar="N", help="the other's, 0-8")
    parser.add_argument("--field-brights", default="0", metavar="N", help="after the deal, 0-5")
    parser.add_argument("--month", metavar="M", help="the round's month, 1-12")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run_score)


def run_score(args: argparse.Namespace) -> int:
    """Score one set of cards, or with `-` one set of each line, with a line of JSON for each."""
    try:
        asked = _Question(args)
        if args.cards != ["-"]:
            found = asked.score(" ".join(args.cards))
            if args.json:
                print_json(asked.to_json(found))
            else:
                say(asked.to_text(found))
            return OK
    except (InputError, ValueError) as error:
        return fail(str(error))
    return _score_lines(asked)


def _score_lines(asked: "_Question") -> int:
    code = OK
    for data in sys.stdin.buffer:
        try:
            print_json(asked.to_json(asked.score(decode(data, "The line"))))
        except (InputError, ValueError) as error:
            print_json({"error": str(error)})
            code = BAD_INPUT
    return code


class _Question:
    def __init__(self, args: argparse.Namespace) -> None:
        if args.rules is None:
            raise InputError(f"Name the rules with --rules: {', '.join(PRESET_NAMES)}.")
        self.rules = make_rules(args.rules, _options(args.option))
        self.own_calls = _number("--own-calls", args.own_calls, 0, 8)
        self.opponent_calls = _number("--opponent-calls", args.opponent_calls, 0, 8)
        self.field_brights = _number("--field-brights", args.field_brights, 0, 5)
        self.month = None if args.month is None else _number("--month", args.month, 1, 12)

    def score(self, words: str) -> Score:
        captured = 0
        for word in words.split():
            card = parse_card(word)
            if captured >> card & 1:
                raise InputError(f"{word} is named twice.")
            captured |= 1 << card
        return score(
            CardSet(captured),
            self.rules,
            self.own_calls,
            self.opponent_calls,
            self.field_brights,
            self.month,
        )

    def to_json(self, found: Score) -> dict[str, Any]:
        return {
            "rules": self.rules.preset,
            "yaku": [
                {**yaku_json(yaku), "cards": [card_code(card) for card in yaku.cards]}
                for yaku in found.yaku
            ],
            "base": found.base,
            "factor": factor_json(found.factor),
            "total": found.total,
        }

    def to_text(self, found: Score) -> str:
        lines = [rules_text(self.rules)]
        for yaku in found.yaku:
            cards = " ".join(card_code(card) for card in yaku.cards)
            lines.append(f"{YAKU_NAMES[yaku.yaku]:<40}{yaku.points:>4}   {cards}")
        if not found.yaku:
            lines.append("no yaku")
            return "\n".join(lines)
        lines.append(f"{'base':<40}{found.base:>4}")
        lines += [f"{step_text(step):<40}{step_value(step):>4}" for step in found.multipliers]
        lines.append(f"{'total':<40}{found.total:>4}")
        return "\n".join(lines)


def _options(texts: list[str]) -> Iterator[tuple[str, str]]:
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"Write --option KEY=VALUE, not {text[:40]!r}.")
        yield key, value


def _number(name: str, text: str, low: int, high: int) -> int:
    if text not in map(str, range(low, high + 1)):
        raise InputError(f"{name} must be a number from {low} to {high}, not {text[:20]!r}.")
    return int(text)
