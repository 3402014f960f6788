"""Measures the cost of writing the end of a match."""

import random
import time
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.matches.models.change_set import ChangeSet, LoggedAction
from bot.matches.models.match import DeadlineKind, MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.rankings import RatedResult
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.statistics import counts_of
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.tools.growth.host import BUSIEST, LARGEST, NOW, RULES
from tests.tools.growth.samples import SEATS, lucky, resigned

TERMS: Final = Terms(RULES, TimeControl.LIVE, timedelta(minutes=3))


async def end_matches(store: Database, count: int, people: int) -> list[float]:
    """Start matches between random people, and return the duration of each end in seconds."""
    rng = random.Random(2)
    seconds = []
    for _ in range(count):
        pair = [Person(BUSIEST + one, f"Person {one}") for one in rng.sample(range(1, people), 2)]
        end = await _started(store, rng, pair)
        began = time.perf_counter()
        await store.write(match_rows.write, end)
        seconds.append(time.perf_counter() - began)
    return seconds


async def _started(store: Database, rng: random.Random, pair: list[Person]) -> ChangeSet:
    """Start a match and return the change set that ends it."""
    sample = lucky(RULES, rng)
    first, second = pair
    guild_id = LARGEST + rng.randrange(50)
    info = MatchInfo(
        0,
        Status.PLAYING,
        ChannelRef(guild_id, guild_id),
        first,
        second,
        TERMS,
        NOW,
        seats=(first, second),
        seq=sample.match.seq,
        to_act=sample.match.to_act,
        started_at=NOW,
        due=DeadlineKind.DEAL,
        deadline=NOW + timedelta(seconds=20),
    )
    lines = tuple(LoggedAction(seq, text, NOW) for seq, (text, _) in enumerate(sample.lines))
    match_id = await store.write(
        match_rows.create, ChangeSet(info, lines, sample.deals, people=(first, second))
    )
    ended = resigned(sample, 0)
    outcome = ended.match.outcome
    assert outcome is not None
    over = replace(
        info,
        id=match_id,
        revision=1,
        status=Status.FINISHED,
        seq=ended.match.seq,
        to_act=None,
        ended_at=NOW,
        due=None,
        deadline=None,
        winner=outcome.winner,
        reason=outcome.reason.value,
    )
    seats = sorted(SEATS, key=lambda seat: pair[seat].id)
    low, high = seats
    gains = (ended.gains[low], ended.gains[high])
    counted = RatedResult(
        guild_id=guild_id,
        ended_at=NOW,
        people=(pair[low].id, pair[high].id),
        winner=None if outcome.winner is None else int(outcome.winner == high),
        points=(gains[0].points, gains[1].points),
        best_round=(gains[0].best_round, gains[1].best_round),
        best_number=(None, None),
        counts=(counts_of(ended.match, seats[0]), counts_of(ended.match, seats[1])),
    )
    resigning = LoggedAction(len(lines), ended.lines[-1][0], NOW, first.id)
    return ChangeSet(over, (resigning,), counted=counted)
