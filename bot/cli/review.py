"""`koikoi review`: reviews a recorded match in the terminal.

Cards and reasons are worded as on Discord, from the same catalogue. Cards also have their codes, as
in the record.
"""

import argparse
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from bot.cli.terminal import InputError, fail, padded, print_json, read_text, say, source
from bot.cli.wording import rules_text
from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take
from bot.koikoi.cards import Card, card_code, cards_in
from bot.koikoi.errors import RecordError
from bot.koikoi.record import MatchRecord, parse_record, replay_record
from bot.koikoi.state import Match, other
from bot.koikoi.view import PlayerView
from bot.locales import DEFAULT, texts_in
from bot.matches.ports import Advice, Judged, Odds
from bot.matches.review import DecisionPoint, Grade, Review, SeatReview, Verdict, moments, summarize
from bot.screens.wording.cards import card_name
from bot.screens.wording.reasons import BENEFITS, dangers, reasons

_TEXTS: Final = texts_in(DEFAULT)
_MAX_REASONS: Final = 3
"""Maximum number of reasons that are printed."""
_TABLE: Final = "{}{:>9}{:>13}{:>13}{:>7}{:>6}{:>14}{:>10}{:>9}"
_NAME_WIDTH: Final = 24
"""The columns of a player's name in the table."""


def review_json(record: MatchRecord, match: Match, seats: Sequence[SeatReview]) -> dict[str, Any]:
    """Return reviews of seats, ready for JSON."""
    return {
        "rules": record.rules.preset,
        "options": dict(record.rules.changed_options()),
        "scores": list(match.scores),
        "seats": [_seat_json(record, seat) for seat in seats],
    }


def _seat_json(record: MatchRecord, seat: SeatReview) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "name": seat_name(record, seat.seat),
        "accuracy": None if seat.accuracy is None else round(seat.accuracy, 1),
        "decisions": seat.decisions,
        "points_lost": round(seat.points, 2),
        "chance_lost": round(seat.chance, 4),
        "counts": {grade.value: seat.counts.get(grade, 0) for grade in Grade},
        "rounds": [
            {
                "number": one.number,
                "points_lost": round(one.points, 2),
                "chance_lost": round(one.chance, 4),
            }
            for one in seat.rounds
        ],
        "turning_points": [_verdict_json(record, one) for one in seat.turning_points],
    }


def _verdict_json(record: MatchRecord, found: Verdict) -> dict[str, Any]:
    return {
        "round": found.moment.view.number,
        "turn": found.moment.turn,
        "line": _line(record, found),
        "grade": found.grade.value,
        "played": _judged_json(found.played),
        "better": _judged_json(found.best),
        "points_lost": round(found.points, 2),
        "chance_lost": round(found.chance, 4),
    }


def _judged_json(judged: Judged) -> dict[str, Any]:
    return {
        "action": judged.action.text,
        "points": round(judged.points, 2),
        "chance": round(judged.chance, 4),
    }


def review_lines(record: MatchRecord, match: Match, seats: Sequence[SeatReview]) -> Iterator[str]:
    """Yield the lines of a review."""
    first, second = (seat_name(record, seat) for seat in (0, 1))
    yield rules_text(record.rules)
    yield f"{first} {match.scores[0]} - {match.scores[1]} {second}"
    yield ""
    names = ("best", "good", "inaccuracies", "mistakes", "blunders")
    yield _TABLE.format(" " * _NAME_WIDTH, "accuracy", "points lost", "chance lost", *names)
    for seat in seats:
        yield _TABLE.format(
            padded(seat_name(record, seat.seat), _NAME_WIDTH),
            "-" if seat.accuracy is None else f"{seat.accuracy:.0f}",
            f"{seat.points:.1f}",
            f"{100 * seat.chance:.0f}%",
            *(seat.counts.get(grade, 0) for grade in Grade),
        )
    for seat in seats:
        name = seat_name(record, seat.seat)
        lost = ", ".join(f"{one.number}: {100 * one.chance:.0f}%" for one in seat.rounds)
        yield f"{name}, chance lost by round: {lost}"
    for seat in seats:
        for place, found in enumerate(seat.turning_points, 1):
            yield ""
            yield from _turning_point(record, found, f"{place} of {len(seat.turning_points)}")


def seat_name(record: MatchRecord, seat: Seat) -> str:
    """Return the name of a player, if the record has it."""
    for comment in record.comments:
        names = comment.value.split(", ")
        if comment.key == "players" and len(names) == 2:
            return f"{names[seat]} (seat {seat})"
    return f"seat {seat}"


def _line(record: MatchRecord, found: Verdict) -> int | None:
    return record.lines[found.moment.view.seq] if record.lines else None


def _turning_point(record: MatchRecord, found: Verdict, place: str) -> Iterator[str]:
    view, seat = found.moment.view, found.moment.seat
    name = seat_name(record, seat)
    yield (
        f"{name}, turning point {place}: round {view.number}, turn {found.moment.turn}"
        f" (line {_line(record, found)}), {found.grade}"
    )
    yield f"  field     {card_list(card for card in view.field if card is not None)}"
    yield f"  hand      {card_list(cards_in(view.hand))}"
    yield f"  captured  {card_list(cards_in(view.captured[seat]))}"
    yield f"  the other {card_list(cards_in(view.captured[other(seat)]))}"
    if view.drawn is not None:
        yield f"  drawn     {card_words(view.drawn)}"
    yield f"  played    {_judged(view, found.played)}"
    yield f"  better    {_judged(view, found.best)}"
    best, played = found.best.action, found.played.action
    why = reasons(_TEXTS, view, best, BENEFITS, most=_MAX_REASONS, against=played, bold=False)
    if why:
        yield f"  why       {why}"
    danger = dangers(_TEXTS, view, played, best, most=_MAX_REASONS, bold=False)
    if danger:
        yield f"  danger    {danger}"
    if found.odds is not None:
        yield f"  odds      {_odds(found.odds)}"
    points = f"{found.points:.1f} points, " if found.points > 0.0 else ""
    yield f"  cost      {points}{100 * found.chance:.1f}% of winning the match"


def _odds(odds: Odds) -> str:
    return (
        f"after koi-koi, {100 * odds.improve:.0f}% to score again,"
        f" {100 * odds.other_first:.0f}% that the other does, {100 * odds.nobody:.0f}% nobody"
    )


def _judged(view: PlayerView, judged: Judged) -> str:
    words = action_words(view, judged.action)
    return f"{words} ({judged.points:+.1f} points, {100 * judged.chance:.1f}% to win)"


def action_words(view: PlayerView, action: Action) -> str:
    """Return an action in words."""
    match action:
        case Play(card, target):
            taken = view.captures(card) if target is None else ((target,),)
            if not taken:
                return _TEXTS("did-stays", card=card_words(card))
            return _TEXTS("alt-did-took", card=card_words(card), taken=card_list(taken[0]))
        case Take(target) if view.drawn is not None:
            drawn = card_words(view.drawn)
            return _TEXTS("alt-did-drew-took", card=drawn, taken=card_words(target))
        case Koi():
            return _TEXTS("review-koi")
        case Stop() if view.stake is not None:
            return _TEXTS("review-stop", points=view.stake.score.total)
    return action.text


def card_list(cards: Iterable[Card]) -> str:
    """Return the names of cards in the order of the deck; `-` if there are no cards."""
    return ", ".join(card_words(card) for card in sorted(cards)) or "-"


def card_words(card: Card) -> str:
    """Return the name of a card, with its code in the record."""
    return f"{card_name(_TEXTS, card)} {card_code(card)}"


# The command
#
# It needs only a record and the teacher: neither Discord nor the database nor the running bot. The
# same record always gets the same review, which is also that of the bot.

SEATS: Final = {"0": (0,), "1": (1,), "both": (0, 1)}
MIN_PLAYOUTS: Final = 100
_BAR: Final = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("record", metavar="RECORD", help="a record; -: standard input")
    parser.add_argument("--seat", choices=SEATS, default="both", help="whose play")
    parser.add_argument(
        "--playouts", type=int, metavar="N", help="rounds tried for a decision (default: the bot's)"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=review)


def review(arguments: argparse.Namespace) -> int:
    """Review one record; return the exit code."""
    playouts = arguments.playouts
    if playouts is not None and playouts < MIN_PLAYOUTS:
        return fail(f"--playouts must be at least {MIN_PLAYOUTS}.")
    try:
        record = parse_record(read_text(arguments.record))
        match = replay_record(record)
    except InputError as error:
        return fail(str(error))
    except RecordError as error:
        return fail(f"{source(arguments.record)}: {error}")
    decisions = list(moments(record.rules, record.actions))
    if not decisions:
        return fail(f"{source(arguments.record)}: nobody had anything to decide.")
    reviewed = _judge(decisions, playouts)
    seats = [reviewed.seats[seat] for seat in SEATS[arguments.seat]]
    if arguments.json:
        print_json(review_json(record, match, seats))
    else:
        say("\n".join(review_lines(record, match, seats)))
    return 0


def _judge(found: list[DecisionPoint], playouts: int | None) -> Review:
    # Imported here, because it takes a second and a bad record is refused before.
    from bot.opponents.search.teacher import PLAYOUTS, advise  # noqa: PLC0415

    judged: list[tuple[DecisionPoint, Advice]] = []
    for moment in found:
        _show(len(judged), len(found))
        # The seed that the bot's teacher uses.
        chance = random.Random(moment.view.seq)  # noqa: S311
        judged.append((moment, advise(moment.view, chance, playouts or PLAYOUTS)))
    _show(len(found), len(found))
    return summarize(judged)


def _show(done: int, whole: int) -> None:
    """Print the progress if the output is a terminal."""
    if not sys.stderr.isatty():
        return
    bar = "#" * (_BAR * done // whole)
    line = f"\rJudging {done}/{whole} [{bar:<{_BAR}}]"
    print("\r" + " " * len(line) + "\r" if done == whole else line, end="", file=sys.stderr)
    sys.stderr.flush()
