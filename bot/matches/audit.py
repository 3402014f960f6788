"""Checks that the stored data of a match agrees with its log, replayed by the rules.

The log is authoritative: everything else about a match can be derived from it. The findings name
no cards, because the match may still be running.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from bot.koikoi.actions import (
    Abort,
    Action,
    Deal,
    Resign,
    Timeout,
    parse_action,
)
from bot.koikoi.match import IllegalAction, apply, new_match
from bot.koikoi.state import Match
from bot.matches.match_results import score_of, turned, with_sums
from bot.matches.models.change_set import ChangeSet, Log, LoggedAction, RoundLine
from bot.matches.models.daily import DailyScore
from bot.matches.models.match import EndReason, MatchInfo, SealedDeal, Status
from bot.matches.models.rankings import RatedResult
from bot.matches.transitions.change import round_line


@dataclass(frozen=True, slots=True)
class Finding:
    """One error that was found; `match_id` is None if it belongs to no single match."""

    match_id: int | None
    sentence: str

    def __str__(self) -> str:
        """Return the finding as one line for the host."""
        return self.sentence if self.match_id is None else f"Match {self.match_id}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """All stored data of one match.

    `daily` is its row in the table of daily scores, if it has one. `calls` is part of that row:
    how often the player called koi-koi. `counted` is what it adds to leaderboards, if it counts.
    """

    log: Log
    rounds: tuple[RoundLine, ...] = ()
    daily: DailyScore | None = None
    calls: int = 0
    counted: RatedResult | None = None


def examine(kept: StoredRecord) -> tuple[tuple[Finding, ...], ChangeSet]:
    """Replay a match from its log, and compare its other stored data with it.

    Returns the errors, and what its end adds to sums.
    """
    info = kept.log.info
    if info.seats is None:
        return tuple(Finding(info.id, one) for one in _wrong_with_challenge(kept)), end_of(
            kept, None
        )
    try:
        replay = _Replay(kept.log)
    except _Broken as broken:
        return (Finding(info.id, str(broken)),), end_of(kept, None)
    end = end_of(kept, replay.match)
    found = (
        *_wrong_with_row(info, replay.match),
        *_wrong_with_deals(kept.log, replay.deals),
        *_wrong_with_rounds(kept.rounds, replay.match),
        *_wrong_with_daily(kept),
        *_wrong_with_count(kept.counted, end.counted),
    )
    return tuple(Finding(info.id, one) for one in found), end


def end_of(kept: StoredRecord, match: Match | None) -> ChangeSet:
    """Return what a match wrote when it ended, as far as sums follow from it.

    `match`: what its log leads to. If it can't be replayed, it counts as it is counted.
    """
    end, stored = with_sums(ChangeSet(kept.log.info), match), kept.counted
    if match is None:
        return replace(end, counted=stored)
    if stored is None or end.counted is None:
        return end
    counted = end.counted
    if counted.people != stored.people:  # an erased person has a lower id now
        counted = turned(counted)
    # No log has the matches from before an erasure.
    return replace(end, counted=replace(counted, carried=stored.carried))


def replayed(log: Log) -> Match | None:
    """Return the match that a log leads to, or None if it can't be replayed."""
    try:
        return _Replay(log).match
    except _Broken:
        return None


class _Broken(Exception):  # noqa: N818 - never leaves this module
    """The log can't be replayed; the message is a sentence with the reason."""


class _Replay:
    """A match that is replayed from its log.

    `deals` maps the sequence number of each deal action to the number of its round.
    """

    def __init__(self, log: Log) -> None:
        self.match = new_match(log.info.terms.rules)
        self.deals: dict[int, int] = {}
        for place, line in enumerate(log.actions):
            if line.seq != place:
                raise _Broken(f"action {place} is missing in its log.")
            self._apply(log.info, line)

    def _apply(self, info: MatchInfo, line: LoggedAction) -> None:
        try:
            action = parse_action(line.text)
        except ValueError:
            raise _Broken(f"action {line.seq} of its log can't be read.") from None
        if not _theirs(info, self.match, action, line):
            raise _Broken(f"action {line.seq} of its log is by somebody who was not to act.")
        if isinstance(action, Deal):
            self.deals[line.seq] = self.match.number
        try:
            self.match = apply(self.match, action).match
        except (IllegalAction, ValueError):
            raise _Broken(f"action {line.seq} of its log is against the rules.") from None


def _wrong_with_challenge(kept: StoredRecord) -> Iterator[str]:
    """Yield the errors of a challenge that was never accepted: it may have a row, nothing else."""
    info = kept.log.info
    if info.status in (Status.PLAYING, Status.FINISHED):
        yield f"it is {info.status}, and nobody is seated."
    results = kept.rounds or kept.daily is not None or kept.counted is not None
    if kept.log.actions or kept.log.deals or results:
        yield "it has a log or results, and nobody is seated."
    yield from _wrong_with_deadline(info)


def _theirs(info: MatchInfo, match: Match, action: Action, line: LoggedAction) -> bool:
    """Return whether the person stored for an action was allowed to act.

    Actions without a stored person, and those possible at any time, are always allowed.
    """
    if line.person_id is None or isinstance(action, (Resign, Timeout, Abort)):
        return True
    return match.to_act is not None and match.to_act == info.seat_of(line.person_id)


def _wrong_with_row(info: MatchInfo, match: Match) -> Iterator[str]:
    outcome = match.outcome
    status, winner, reason = Status.PLAYING, None, None
    if outcome is not None:
        winner, reason = outcome.winner, outcome.reason.value
        status = Status.ABORTED if reason == "abort" else Status.FINISHED
    pairs: tuple[tuple[str, object, object], ...] = (
        ("number of actions", info.seq, match.seq),
        ("status", info.status.value, status.value),
        ("scores", info.scores, match.scores),
        ("round", info.number, match.number),
        ("seat to act", info.to_act, match.to_act),
        ("winner", info.winner, winner),
        ("reason", info.reason, reason),
    )
    for name, row, log in pairs:
        if name == "reason" and log == EndReason.ABORT and row in set(EndReason):
            continue  # the log of all of them ends with `abort`
        if row != log:
            yield f"its row says {_said(row)} for its {name}, and its log {_said(log)}."
    if set(info.seats or ()) != {info.challenger, info.opponent}:
        yield "those who are seated are not those who agreed to play."
    yield from _wrong_with_deadline(info)


def _wrong_with_deadline(info: MatchInfo) -> Iterator[str]:
    if info.status.open and (info.deadline is None or info.due is None):
        yield "it is open, and nothing falls due: it would wait for ever."
    if not info.status.open and info.deadline is not None:
        yield "it is over, and something still falls due."
    if info.status.open == (info.ended_at is not None):
        yield "the time of its end doesn't fit its status."


def _wrong_with_deals(log: Log, dealt: Mapping[int, int]) -> Iterator[str]:
    """Yield the errors of the commitments; `dealt` maps a deal action's number to its round."""
    sealed = {deal.seq: deal for deal in log.deals}
    for seq in sorted(dealt.keys() | sealed.keys()):
        deal, number = sealed.get(seq), dealt.get(seq)
        if deal is None:
            yield f"the deal at action {seq} has no commitment."
        elif number is None:
            yield f"the commitment at action {seq} belongs to no deal."
        elif deal.number != number:
            yield f"the commitment at action {seq} is of another round."
        elif deal.commitment != _commitment(deal, log.actions[seq].text):
            yield f"the deal at action {seq} is not the one that was committed to."


def _commitment(deal: SealedDeal, line: str) -> str:
    return sha256(f"{deal.nonce}\n{line}".encode()).hexdigest()


def _wrong_with_rounds(rounds: tuple[RoundLine, ...], match: Match) -> Iterator[str]:
    kept = {line.number: line for line in rounds}
    played = {result.number: round_line(result) for result in match.results}
    for number in sorted(kept.keys() | played.keys()):
        if number not in kept:
            yield f"the result of round {number} is missing."
        elif number not in played:
            yield f"there is a result of round {number}, which was not played to its end."
        elif kept[number] != played[number]:
            yield f"the result of round {number} is another one by its log."


def _wrong_with_daily(kept: StoredRecord) -> Iterator[str]:
    info, daily = kept.log.info, kept.daily
    right = score_of(info)
    if daily is None:
        if right is not None:
            yield "its result is missing in the table of its day."
        return
    if right is None:
        yield "it has a result in a day's table, and should have none."
        return
    me = info.challenger.id
    calls = sum(line.text == "koi" and line.person_id == me for line in kept.log.actions)
    if (daily, kept.calls) != (right, calls):
        yield "its result in the table of its day is another one by its log."


def _wrong_with_count(kept: RatedResult | None, right: RatedResult | None) -> Iterator[str]:
    """Yield the errors of what the match adds to the leaderboards."""
    if right is None and kept is not None:
        yield "it counts on the leaderboards, and should not."
    elif right is not None and kept is None:
        yield "it is missing on the leaderboards."
    elif right != kept:
        yield "what it counts on the leaderboards is something else by its log."


def _said(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, tuple):
        return ":".join(str(one) for one in value)
    return str(value)
