"""Fills an empty database with running matches, as a restarted bot finds them."""

import json
import random
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.koikoi.rules import make_rules
from bot.storage import schema
from tests.tools.growth.host import COLUMNS
from tests.tools.growth.loading import loading
from tests.tools.growth.samples import SEATS, in_round_two

RULES: Final = make_rules("wikipedia-2020", {"rounds": "3"})
FIRST_PERSON: Final = 3 * 10**17
FIRST_MESSAGE: Final = 3 * 10**18
SERVER: Final = 4 * 10**17
TURN: Final = timedelta(days=1)
SAMPLES: Final = 50
"""Number of different matches; all others are copies."""


async def make_running(url: str, count: int) -> None:
    """Fill a database with correspondence matches, each between two people, in round 2.

    Their hands and tables are posted and show the newest state; nobody's time has expired.
    """
    await schema.upgrade(url)
    rng = random.Random(3)
    samples = [in_round_two(RULES, rng) for _ in range(SAMPLES)]
    options, now = json.dumps(RULES.options()), datetime.now(UTC).replace(tzinfo=None)
    rows: dict[str, list[tuple[Any, ...]]] = {
        name: []
        for name in ("people", "matches", "seats", "actions", "deals", "rounds", "posted_messages")
    }
    async with loading(url) as loader:
        for number in range(1, count + 1):
            sample = samples[number % SAMPLES]
            match, revision = sample.match, len(sample.lines)
            people = (FIRST_PERSON + 2 * number, FIRST_PERSON + 2 * number + 1)
            channel_id = SERVER + 1 + number % 100
            since = now - TURN * rng.uniform(0.1, 0.9)
            at, due = loader.moment(since), loader.moment(since + TURN)
            rows["people"] += [(one, f"Person {one}", True, "dm", "usual", True) for one in people]
            rows["matches"].append((
                number, revision, "playing", SERVER, channel_id, *people, None, RULES.preset,
                options, 1, "daily", int(TURN.total_seconds()), match.seq, match.to_act,
                *match.scores, match.number, at, at, None, "turn", due, at, False, False, True,
                None, None, None,
            ))  # fmt: skip
            rows["seats"] += [(number, seat, people[seat], None) for seat in SEATS]
            rows["actions"] += [
                (number, seq, text, at, None if seat is None else people[seat])
                for seq, (text, seat) in enumerate(sample.lines)
            ]
            rows["deals"] += [
                (number, one.seq, one.number, one.commitment, one.nonce) for one in sample.deals
            ]
            rows["rounds"] += [
                (number, one.number, one.oya, one.winner, one.reason, one.base, one.points,
                 json.dumps(one.yaku))
                for one in sample.rounds
            ]  # fmt: skip
            rows["posted_messages"] += [
                (FIRST_MESSAGE + 3 * number + place, channel_id, number, kind, person_id, revision,
                 at, False)
                for place, (kind, person_id) in enumerate(
                    (("table", None), ("hand", people[0]), ("hand", people[1]))
                )
            ]  # fmt: skip
        for table, some in rows.items():
            await loader.add(table, COLUMNS[table], some)
