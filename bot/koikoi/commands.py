"""The bodies of `koikoi score`, `koikoi record` and `koikoi verify`.

They check the rules from outside: with `--json`, standard output holds nothing but JSON. Bad
input is answered with one sentence and the exit code 2.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.cards import CardSet, card_code, parse_card
from bot.koikoi.fairness import PROOF, DealCheck, Verdict, check_deals, deal_commitment, is_digest
from bot.koikoi.match import legal_actions
from bot.koikoi.record import RecordError, parse_record, replay_record
from bot.koikoi.rules import PRESET_NAMES, Rules, make_rules
from bot.koikoi.state import Match, Phase, Reason, RoundResult
from bot.koikoi.yaku import Multiplier, MultiplierName, Score, Yaku, YakuScore, score

OK, BROKEN, BAD_INPUT = 0, 1, 2


class InputError(Exception):
    """Bad input; the message is one sentence for the person."""


def add_commands(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the three commands to the program's."""
    _add_score(subparsers)
    _add_record(subparsers)
    _add_verify(subparsers)


def _add_score(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("score", help="say what captured cards are worth")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="01B 09A …; -: one set a line")
    parser.add_argument("--rules", metavar="PRESET", help=", ".join(PRESET_NAMES))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--own-calls", default="0", metavar="N", help="own koi-koi calls, 0-8")
    parser.add_argument("--opponent-calls", default="0", metavar="N", help="the other's, 0-8")
    parser.add_argument("--field-brights", default="0", metavar="N", help="after the deal, 0-5")
    parser.add_argument("--month", metavar="M", help="the round's month, 1-12")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run_score)


def _add_record(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("record", help="replay recorded matches")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a record; -: standard input")
    parser.add_argument("--json", action="store_true", help="print JSON, one line a record")
    parser.set_defaults(run=run_record)


def _add_verify(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser("verify", help="check that deals are the ones committed to")
    parser.add_argument("files", nargs="*", metavar="RECORD", help="a record; -: standard input")
    parser.add_argument("--nonce", help="the opened nonce, 64 hexadecimal digits")
    parser.add_argument("--deal", help="the opened deal line: deal oya=… ko=… field=… pile=…")
    parser.add_argument("--commitment", help="the hash shown before the round, to compare with")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run_verify)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def _print_json(value: object) -> None:
    # Line by line, so that a program at the other end of a pipe can ask and read in turn.
    print(json.dumps(value), flush=True)


def _number(name: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and low <= int(text[:9]) <= high):
        raise InputError(f"{name} must be a number from {low} to {high}, not {text[:20]!r}.")
    return int(text)


def _read_bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise InputError(f"{name} can't be read: {reason or error}.") from None


def _decode(data: bytes, name: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise InputError(f"{name} is no UTF-8 text.") from None


# koikoi score


def run_score(args: argparse.Namespace) -> int:
    """Score one set of cards, or with `-` one set a line, each answered with a line of JSON."""
    try:
        asked = _Question(args)
        if args.cards != ["-"]:
            found = asked.score(" ".join(args.cards))
            if args.json:
                _print_json(asked.to_json(found))
            else:
                print(asked.to_text(found))
            return OK
    except (InputError, ValueError) as error:
        return _fail(str(error))
    return _score_lines(asked)


def _score_lines(asked: "_Question") -> int:
    code = OK
    for data in sys.stdin.buffer:
        try:
            _print_json(asked.to_json(asked.score(_decode(data, "The line"))))
        except (InputError, ValueError) as error:
            _print_json({"error": str(error)})
            code = BAD_INPUT
    return code


class _Question:
    """What `koikoi score` was asked, apart from the cards."""

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
                {**_yaku_json(yaku), "cards": [card_code(card) for card in yaku.cards]}
                for yaku in found.yaku
            ],
            "base": found.base,
            "factor": _factor_json(found.factor),
            "total": found.total,
        }

    def to_text(self, found: Score) -> str:
        lines = [_rules_text(self.rules)]
        for yaku in found.yaku:
            cards = " ".join(card_code(card) for card in yaku.cards)
            lines.append(f"{_YAKU_NAMES[yaku.yaku]:<40}{yaku.points:>4}   {cards}")
        if not found.yaku:
            lines.append("no yaku")
            return "\n".join(lines)
        lines.append(f"{'base':<40}{found.base:>4}")
        lines += [f"{_step_text(step):<40}{_step_value(step):>4}" for step in found.multipliers]
        lines.append(f"{'total':<40}{found.total:>4}")
        return "\n".join(lines)


def _options(texts: list[str]) -> Iterator[tuple[str, str]]:
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"Write --option KEY=VALUE, not {text[:40]!r}.")
        yield key, value


def _yaku_json(yaku: YakuScore) -> dict[str, Any]:
    return {"name": yaku.yaku.value, "points": yaku.points}


def _factor_json(factor: int | Fraction) -> int | float:
    return factor if isinstance(factor, int) else float(factor)


_YAKU_NAMES = {
    Yaku.GOKO: "five brights (goko)",
    Yaku.SHIKO: "four brights (shiko)",
    Yaku.AMESHIKO: "four brights in the rain (ame-shiko)",
    Yaku.SANKO: "three brights (sanko)",
    Yaku.TSUKIMI: "moon viewing (tsukimi)",
    Yaku.HANAMI: "blossom viewing (hanami)",
    Yaku.INOSHIKACHO: "boar, deer, butterflies (ino-shika-cho)",
    Yaku.TANE: "animals (tane)",
    Yaku.AKATAN: "poetry ribbons (akatan)",
    Yaku.AOTAN: "blue ribbons (aotan)",
    Yaku.CHOFUKU: "poetry and blue ribbons (chofuku)",
    Yaku.TAN: "ribbons (tan)",
    Yaku.KASU: "chaff (kasu)",
    Yaku.MONTH: "the month's four cards",
    Yaku.TESHI: "four of a month in hand (teshi)",
    Yaku.KUTTSUKI: "four pairs in hand (kuttsuki)",
}

_STEP_NAMES = {
    MultiplierName.KOI_BONUS: "own koi-koi calls",
    MultiplierName.SEVEN: "7 points or more",
    MultiplierName.OPPONENT_KOI: "the other player called koi-koi",
    MultiplierName.OWN_KOI: "own koi-koi calls",
    MultiplierName.ALL_KOI: "koi-koi calls",
    MultiplierName.FIELD_BRIGHTS: "brights dealt to the field",
    MultiplierName.KOI_AND_BRIGHTS: "koi-koi calls and brights on the field",
}


def _step_text(step: Multiplier) -> str:
    return _STEP_NAMES[step.name]


def _step_value(step: Multiplier) -> str:
    return f"{'+' if step.name is MultiplierName.KOI_BONUS else 'x'}{step.value}"


def _rules_text(rules: Rules) -> str:
    changed = ", ".join(f"{key}={text}" for key, text in rules.changed_options().items())
    return f"{PRESET_NAMES[rules.preset]} ({rules.preset}{'; ' if changed else ''}{changed})"


# koikoi record


def run_record(args: argparse.Namespace) -> int:
    """Replay records; each is answered with one line of JSON, or in words."""
    if not args.files:
        return _fail("Name a record, or - for standard input.")
    code = OK
    for name in args.files:
        try:
            match = replay_record(parse_record(_decode(_read_bytes(name), name)))
        except (InputError, RecordError) as error:
            sentence = f"{name}: {error}" if isinstance(error, RecordError) else str(error)
            code = _fail(sentence)
            if args.json:
                _print_json({"error": sentence})
            continue
        if args.json:
            _print_json(match_json(match))
        else:
            print("\n".join(([f"{name}:"] if len(args.files) > 1 else []) + match_text(match)))
    return code


def match_json(match: Match) -> dict[str, Any]:
    """Return where a match stands, as `koikoi record --json` prints it."""
    legal = [action.text for action in legal_actions(match)]
    if match.phase is Phase.DEAL:
        legal = ["deal"]
    return {
        "status": "finished" if match.finished else "playing",
        "scores": list(match.scores),
        "rounds": [_round_json(result) for result in match.results],
        "oya": match.oya,
        "to_act": match.to_act,
        "legal": legal,
    }


def _round_json(result: RoundResult) -> dict[str, Any]:
    return {
        "number": result.number,
        "oya": result.oya,
        "winner": result.winner,
        "reason": result.reason.value,
        "yaku": [_yaku_json(yaku) for yaku in result.yaku],
        "base": result.base,
        "factor": _factor_json(result.factor),
        "points": result.points,
    }


def match_text(match: Match) -> list[str]:
    """Return where a match stands, in words."""
    lines = [_rules_text(match.rules)]
    lines += [_round_text(result) for result in match.results]
    scores = f"{match.scores[0]} - {match.scores[1]}"
    if match.outcome is None:
        legal = ", ".join(action.text for action in legal_actions(match))
        waits = f"seat {match.to_act} may: {legal}" if legal else f"seat {match.oya} deals"
        lines.append(f"{scores}, round {match.number}: {waits}")
    elif match.outcome.winner is None:
        lines.append(f"{scores}, over ({match.outcome.reason}): nobody wins")
    else:
        lines.append(f"{scores}, over ({match.outcome.reason}): seat {match.outcome.winner} wins")
    return lines


_ENDS = {
    Reason.EXHAUSTED: "nobody stopped",
    Reason.BOTH_LUCKY: "two lucky hands, no points",
    Reason.RESIGN: "resigned",
    Reason.TIMEOUT: "timed out",
    Reason.ABORT: "aborted",
}


def _round_text(result: RoundResult) -> str:
    start = f"Round {result.number}, seat {result.oya} deals: "
    if result.winner is None:
        points = f", {result.points} to the dealer" if result.points else ""
        return start + _ENDS[result.reason] + points
    if result.reason in {Reason.RESIGN, Reason.TIMEOUT}:
        return f"{start}seat {1 - result.winner} {_ENDS[result.reason]}"
    yaku = " + ".join(f"{_YAKU_NAMES[one.yaku]} {one.points}" for one in result.yaku)
    steps = "".join(f" {_step_value(step)}" for step in result.multipliers)
    sum_ = f"{yaku} = {result.base}{steps}" if steps or len(result.yaku) > 1 else yaku
    return f"{start}seat {result.winner} scores {result.points} ({sum_})"


# koikoi verify


def run_verify(args: argparse.Namespace) -> int:
    """Check the deals of records, or one deal, against their commitments."""
    if args.files and (args.nonce or args.deal or args.commitment):
        return _fail("Give records, or --nonce and --deal, not both.")
    try:
        if args.files:
            return max(_verify_record(name, as_json=args.json) for name in args.files)
        return _verify_deal(args)
    except (InputError, ValueError) as error:
        return _fail(str(error))


def _verify_deal(args: argparse.Namespace) -> int:
    if not (args.nonce and args.deal):
        raise InputError("Give a record, or --nonce and --deal.")
    deal = parse_action(args.deal)
    if not isinstance(deal, Deal):
        raise InputError("--deal must be a deal line: deal oya=... ko=... field=... pile=...")
    computed = deal_commitment(args.nonce, deal)
    if args.commitment is not None and not is_digest(args.commitment.lower()):
        raise InputError("--commitment must be 64 hexadecimal digits.")
    holds = args.commitment is None or args.commitment.lower() == computed
    if args.json:
        _print_json({"commitment": computed, "holds": None if args.commitment is None else holds})
        return OK if holds else BROKEN
    print(f"The hash of this nonce and deal is {computed}.")
    if args.commitment is None:
        print("Compare it with the hash that you were shown before the round.")
    else:
        print("It is the one committed to." if holds else "It is NOT the one committed to.")
    if holds:
        print(PROOF)
    return OK if holds else BROKEN


def _verify_record(name: str, *, as_json: bool) -> int:
    record = parse_record(_decode(_read_bytes(name), name))
    checks = check_deals(record)
    holds = bool(checks) and all(check.verdict is Verdict.HOLDS for check in checks)
    if as_json:
        deals = [
            {
                "line": check.line,
                "verdict": check.verdict.value,
                "commitment": check.commitment,
                "computed": check.computed,
            }
            for check in checks
        ]
        _print_json({"holds": holds, "deals": deals})
        return OK if holds else BROKEN
    for check in checks:
        print(_check_text(check))
    if not checks:
        print(f"{name} holds no deals.")
    if any(check.verdict is Verdict.HOLDS for check in checks):
        print(PROOF)
    return OK if holds else BROKEN


def _check_text(check: DealCheck) -> str:
    start = f"Deal {check.number} (line {check.line}): "
    match check.verdict:
        case Verdict.HOLDS:
            return f"{start}as committed to, {check.commitment}"
        case Verdict.BROKEN:
            return (
                f"{start}NOT as committed to: {check.commitment} was promised,"
                f" {check.computed or 'no hash at all'} is what the opening gives"
            )
        case Verdict.UNOPENED:
            return f"{start}committed to, but not opened"
        case Verdict.UNCOMMITTED:
            return f"{start}nothing was committed to"
