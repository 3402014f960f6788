"""`koikoi record`: the state of recorded matches."""

import argparse
from typing import Any

from bot.cli.terminal import OK, InputError, fail, print_json, read_text, say, source
from bot.cli.wording import YAKU_NAMES, factor_json, rules_text, step_value, yaku_json
from bot.koikoi.errors import RecordError
from bot.koikoi.match import legal_actions
from bot.koikoi.record import parse_record, replay_record
from bot.koikoi.state import Match, Phase, Reason, RoundResult


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("files", nargs="*", metavar="FILE", help="a record; -: standard input")
    parser.add_argument("--json", action="store_true", help="print JSON, one line a record")
    parser.set_defaults(run=run_record)


def run_record(args: argparse.Namespace) -> int:
    """Replay records; print each match's state as one line of JSON, or in words."""
    if not args.files:
        return fail("Name a record, or - for standard input.")
    code = OK
    for name in args.files:
        try:
            match = replay_record(parse_record(read_text(name)))
        except (InputError, RecordError) as error:
            sentence = f"{source(name)}: {error}" if isinstance(error, RecordError) else str(error)
            code = fail(sentence)
            if args.json:
                print_json({"error": sentence})
            continue
        if args.json:
            print_json(match_json(match))
        else:
            say(
                "\n".join(([f"{source(name)}:"] if len(args.files) > 1 else []) + match_text(match))
            )
    return code


def match_json(match: Match) -> dict[str, Any]:
    """Return the state of a match, as `koikoi record --json` prints it."""
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
        "yaku": [yaku_json(yaku) for yaku in result.yaku],
        "base": result.base,
        "factor": factor_json(result.factor),
        "points": result.points,
    }


def match_text(match: Match) -> list[str]:
    """Return the state of a match in words, by line."""
    lines = [rules_text(match.rules)]
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
    yaku = " + ".join(f"{YAKU_NAMES[one.yaku]} {one.points}" for one in result.yaku)
    steps = "".join(f" {step_value(step)}" for step in result.multipliers)
    sum_ = f"{yaku} = {result.base}{steps}" if steps or len(result.yaku) > 1 else yaku
    return f"{start}seat {result.winner} scores {result.points} ({sum_})"
