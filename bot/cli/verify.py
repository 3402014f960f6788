"""`koikoi verify`: checks whether deals match the commitments made before their rounds."""

import argparse

from bot.cli.terminal import (
    BROKEN,
    OK,
    InputError,
    fail,
    print_json,
    read_text,
    say,
)
from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.deals import PROOF, deal_commitment, is_digest
from bot.koikoi.record import parse_record
from bot.koikoi.verification import DealCheck, DealVerdict, check_deals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("files", nargs="*", metavar="RECORD", help="a record; -: standard input")
    parser.add_argument("--nonce", help="the opened nonce, 64 hexadecimal digits")
    parser.add_argument("--deal", help="the opened deal line: deal oya=… ko=… field=… pile=…")
    parser.add_argument("--commitment", help="the hash shown before the round, to compare with")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run_verify)


def run_verify(args: argparse.Namespace) -> int:
    """Check the deals of records, or one deal, against their commitments."""
    if args.files and (args.nonce or args.deal or args.commitment):
        return fail("Give records, or --nonce and --deal, not both.")
    try:
        if args.files:
            return max(_verify_record(name, as_json=args.json) for name in args.files)
        return _verify_deal(args)
    except (InputError, ValueError) as error:
        return fail(str(error))


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
        print_json({"commitment": computed, "holds": None if args.commitment is None else holds})
        return OK if holds else BROKEN
    say(f"The hash of this nonce and deal is {computed}.")
    if args.commitment is None:
        say("Compare it with the hash that you were shown before the round.")
    else:
        say("It is the one committed to." if holds else "It is NOT the one committed to.")
    if holds:
        say(PROOF)
    return OK if holds else BROKEN


def _verify_record(name: str, *, as_json: bool) -> int:
    record = parse_record(read_text(name))
    checks = check_deals(record)
    holds = bool(checks) and all(check.verdict is DealVerdict.HOLDS for check in checks)
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
        print_json({"holds": holds, "deals": deals})
        return OK if holds else BROKEN
    for check in checks:
        say(_check_text(check))
    if not checks:
        say(f"{name} holds no deals.")
    if any(check.verdict is DealVerdict.HOLDS for check in checks):
        say(PROOF)
    return OK if holds else BROKEN


def _check_text(check: DealCheck) -> str:
    start = f"Deal {check.number} (line {check.line}): "
    match check.verdict:
        case DealVerdict.HOLDS:
            return f"{start}as committed to, {check.commitment}"
        case DealVerdict.BROKEN:
            return (
                f"{start}NOT as committed to: {check.commitment} was promised,"
                f" {check.computed or 'no hash at all'} is what the opening gives"
            )
        case DealVerdict.UNOPENED:
            return f"{start}committed to, but not opened"
        case DealVerdict.UNCOMMITTED:
            return f"{start}nothing was committed to"
