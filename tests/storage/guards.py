"""Actions that the store allows only once: see `test_guard`.

Each works on the rows of `scene`. `take` receives the store and the caller's number, 0 or 1.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, select

from bot.matches.errors import Conflict
from bot.matches.models.achievements import Achievement, Earned
from bot.matches.models.change_set import ChangeSet, LoggedAction, RoundLine
from bot.matches.models.daily import DailyScore
from bot.matches.models.hosting import Ban, DeliveryResult, ReportDelivery, ReportTopic, Target
from bot.matches.models.match import MatchInfo, SealedDeal
from bot.matches.models.people import Computer, Person
from bot.matches.models.rotation import Rotation
from bot.matches.models.shards import SessionStart
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import Seeker
from bot.moderation import store as moderation
from bot.moderation.model import Deed, LogEntry, Rank
from bot.puzzle import store as puzzle_rows
from bot.puzzle.model import PuzzleAnswer
from bot.puzzle.tables import puzzle_answers
from bot.reminders import store as alert_rows
from bot.reminders import store as reminder_rows
from bot.reminders.model import Reminder
from bot.safety import store as safety_rows
from bot.storage import (
    achievement_rows,
    cluster_rows,
    daily_rows,
    host_rows,
    match_rows,
    people_rows,
    posting_rows,
    profile_rows,
    rotation_rows,
    server_rows,
    void_rows,
)
from bot.storage.counting_tables import accuracies, achievements
from bot.storage.engine import Database
from bot.storage.host_tables import report_deliveries
from bot.storage.server_tables import left_guilds
from bot.tournaments import store as tournament_rows
from bot.tournaments.model import PairingKey, Tournament
from tests.storage.scene import SOUGHT, WEEK_OVER
from tests.storage.test_contract import NOON, TERMS, TODAY, a_challenge, a_rotation, counted

AOI, BEN, CHIYO, DAI, EMI, FUMI = (
    Person(number, name)
    for number, name in enumerate(("Aoi", "Ben", "Chiyo", "Dai", "Emi", "Fumi"), 1)
)
MATCH: Final = 5
"""The revision of each match of the scene."""
TABLE: Final = 2
"""The revision of each table for several people."""
CUP: Final = 3
"""The revision of each tournament."""

Attempt = Callable[[Database, int], Awaitable[bool]]
"""Returns whether the action succeeded."""


@dataclass(frozen=True)
class Guard:
    """An action that succeeds only once.

    `refused`: attempts that must not change any row of the scene.
    """

    holds: str
    """The function that enforces it, as *file.function*."""
    take: Attempt
    refused: tuple[Attempt, ...] = ()
    revision_of: str | None = None
    """The table whose revision is compared."""


def asked(ask: Callable[[Database, int], Awaitable[Any]]) -> Attempt:
    """An action with an answer: it fails by `Conflict`, or by returning False or an empty value."""

    async def attempt(store: Database, number: int) -> bool:
        try:
            answer = await ask(store, number)
        except Conflict:
            return False
        return answer is None or bool(answer)

    return attempt


def kept(
    do: Callable[[Database, Any], Awaitable[object]],
    mine: tuple[Any, Any],
    column: Column[Any],
    **key: object,
) -> Attempt:
    """An action without an answer: it succeeded if its value is stored afterwards."""

    async def attempt(store: Database, number: int) -> bool:
        await do(store, mine[number])
        query = select(column).where(*(column.table.c[name] == one for name, one in key.items()))
        async with store.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return bool(found == getattr(mine[number], "value", mine[number]))

    return attempt


def deed(what: Deed, person: Person | None, match_id: int | None = None) -> LogEntry:
    return LogEntry(7, what, DAI, NOON, person, match_id, "Why.")


async def made_void(store: Database, match_id: int) -> bool:
    plan = await store.read(void_rows.plan_void, match_id, NOON)
    entry = deed(Deed.VOID, None, match_id)
    return plan is not None and await store.write(moderation.void, entry, plan)


async def the_match(store: Database, match_id: int) -> MatchInfo:
    info = await store.read(match_rows.info, match_id)
    assert info is not None
    return info


def written(match_id: int = 1, revision: int = MATCH, **beside: Any) -> Attempt:
    """A change of a match without an action, so that no key of its log rejects it."""

    async def write(store: Database, _: int) -> None:
        after = replace(await the_match(store, match_id), revision=revision + 1, number=9)
        await store.write(match_rows.write, ChangeSet(after, **beside))

    return asked(write)


def created(info: MatchInfo, *, pairing: PairingKey | None = None) -> Attempt:
    after = None if pairing is None else partial(tournament_rows.give_match, key=pairing)
    return asked(
        lambda store, _: store.write(
            match_rows.create, ChangeSet(info, people=info.people), after=after
        )
    )


def the_hand(revision: int) -> Attempt:
    """A match that is the next hand of a table."""

    async def create(store: Database, _: int) -> None:
        table = replace(await the_table(store, 5), revision=revision)
        await store.write(
            match_rows.create, ChangeSet(ELSEWHERE, people=ELSEWHERE.people, rotation=table)
        )

    return asked(create)


async def the_table(store: Database, number: int) -> Rotation:
    table = await store.read(rotation_rows.read_rotation, number)
    assert table is not None
    return table


def table_written(revision: int) -> Attempt:
    async def write(store: Database, _: int) -> None:
        await store.write(
            rotation_rows.write_rotation,
            replace(await the_table(store, 1), revision=revision, hands=4),
        )

    return asked(write)


def followed(revision: int) -> Attempt:
    """A new table after a finished one, by people who host no other."""

    async def create(store: Database, number: int) -> None:
        over = replace(await the_table(store, 2), revision=revision)
        await store.write(rotation_rows.create_rotation, a_rotation((BEN, EMI)[number]), over)

    return asked(create)


async def the_cup(store: Database, number: int) -> Tournament:
    cup = await store.read(tournament_rows.tournament, number)
    assert cup is not None
    return cup


def cup_saved(revision: int) -> Attempt:
    async def save(store: Database, number: int) -> None:
        cup = await the_cup(store, 1)
        after = replace(cup, revision=CUP + 1, name="Cup", entrants=cup.entrants[:1])
        await store.write(
            tournament_rows.save_tournament, replace(cup, revision=revision), after, NOON
        )

    return asked(save)


def sought(revision: int) -> Attempt:
    """Two people are matched, in the order in which two processes would block each other."""

    async def save(store: Database, _: int) -> None:
        seeker = await the_seeker(store, 3)
        after = replace(seeker, front=True)
        await store.write(
            matchmaking_rows.save, [(replace(seeker, revision=revision), after)], at=NOON
        )

    return asked(save)


async def the_seeker(store: Database, person_id: int) -> Seeker:
    seeker = await store.read(matchmaking_rows.seeker, person_id)
    assert seeker is not None
    return seeker


def begin_to_play(revision: int) -> Attempt:
    """Two matched people stop searching."""

    async def begin(store: Database, _: int) -> None:
        pair = await store.read(matchmaking_rows.pair_of, 1)
        if pair is None:
            raise Conflict
        first, second = pair
        await store.write(
            matchmaking_rows.match_begins, (first, replace(second, revision=revision)), at=NOON
        )

    return asked(begin)


def found(with_id: int) -> Attempt:
    """Chiyo, or Emi, is matched with somebody."""

    async def save(store: Database, number: int) -> None:
        seeker = await the_seeker(store, (3, 5)[number])
        after = replace(seeker, found_with=with_id)
        await store.write(matchmaking_rows.save, [(seeker, after)], at=NOON)

    return asked(save)


def looking(person: Person) -> Attempt:
    seeker = Seeker(
        person=person, preset="any", pace=TimeControl.LIVE, rating=1500, since=NOON, until=NOON
    )
    return asked(lambda store, _: store.write(matchmaking_rows.add, seeker, at=NOON))


def claimed(report: int, about: ReportTopic, tries: int) -> Attempt:
    owed = ReportDelivery(report, about, NOON, tries, None)
    return asked(
        lambda store, _: store.write(
            host_rows.claim_delivery, owed, NOON, NOON + timedelta(hours=1)
        )
    )


def ended(report: int, about: ReportTopic) -> Attempt:
    owed = ReportDelivery(report, about, NOON, 1, None)
    return kept(
        lambda store, outcome: store.write(host_rows.end_delivery, owed, outcome, NOON),
        (DeliveryResult.FAILED, DeliveryResult.CLOSED),
        report_deliveries.c.outcome,
        report_id=report,
        kind=about.value,
    )


def postponed(report: int, about: ReportTopic, tries: int) -> Attempt:
    owed = ReportDelivery(report, about, NOON, tries, None)
    return kept(
        lambda store, due: store.write(host_rows.postpone_delivery, owed, due),
        (NOON + timedelta(hours=1), NOON + timedelta(hours=2)),
        report_deliveries.c.due,
        report_id=report,
        kind=about.value,
    )


def reminder(person_id: int) -> Reminder:
    """A due reminder that no process has started to send."""
    return Reminder(person_id=person_id, hour=0, due=NOON, unanswered=2)


def line(person_id: int) -> Attempt:
    """The claim of a reminder."""

    async def begin(store: Database, number: int) -> bool:
        at = NOON + timedelta(hours=number)
        one = reminder(person_id)
        return await store.write(reminder_rows.begin_line, one, TODAY, at) is not None

    return begin


def begun(guild_id: int) -> Attempt:
    """The weekly table: both callers get the time at which the first one began to post it."""

    async def begin(store: Database, number: int) -> bool:
        at = WEEK_OVER + timedelta(hours=number)
        begin = posting_rows.begin_post
        kind = posting_rows.WEEKLY
        return await store.write(begin, kind, guild_id, WEEK, at, since=WEEK_OVER) == at

    return begin


def alerted(guild_id: int, person_id: int) -> Attempt:
    """The last table alert of a person for a day."""

    async def claim(store: Database, _: int) -> bool:
        return await store.write(alert_rows.claim_alert, guild_id, person_id, TODAY)

    return claim


def posted_today(guild_id: int) -> Attempt:
    """The daily deal and the puzzle of a day."""

    async def begin(store: Database, number: int) -> bool:
        at, kind = NOON + timedelta(hours=number), posting_rows.DAILY
        begin = posting_rows.begin_post
        return await store.write(begin, kind, guild_id, TODAY, at, since=NOON) == at

    return begin


def secret(store: Database, number: int) -> Awaitable[bool]:
    async def offer() -> bool:
        return await store.write(daily_rows.secret, f"{number}") == f"{number}"

    return offer()


def answered(person: Person) -> Attempt:
    def answer(store: Database, choice: str) -> Awaitable[None]:
        chosen = PuzzleAnswer(TODAY, "1", choice, solved=True, rating=1, answered_at=NOON)
        return store.write(puzzle_rows.add_puzzle_answer, person, chosen)

    key = {"person_id": person.id, "day": TODAY}
    return kept(answer, ("play 1", "play 2"), puzzle_answers.c.choice, **key)


def earned(person: Person) -> Attempt:
    """An achievement, earned in two ending matches."""

    async def end(store: Database, match_id: int) -> None:
        once = Earned(person.id, Achievement.FIRST_WIN, match_id, NOON)
        after = replace(await the_match(store, match_id), revision=MATCH + 1)
        await store.write(match_rows.write, ChangeSet(after, earned=(once,)))

    key = {"person_id": person.id, "achievement": Achievement.FIRST_WIN.value}
    return kept(end, (1, 4), achievements.c.match_id, **key)


def left(guild_id: int) -> Attempt:
    def note(store: Database, at: datetime) -> Awaitable[None]:
        return store.write(server_rows.note_left, [guild_id], at)

    times = (NOON + timedelta(hours=1), NOON + timedelta(hours=2))
    return kept(note, times, left_guilds.c.left_at, guild_id=guild_id)


def began_session(shard: int) -> Attempt:
    def decide(starts: Mapping[int, SessionStart]) -> SessionStart | None:
        return None if shard in starts else SessionStart(shard, NOON, 1.0)

    return asked(lambda store, _: store.write(cluster_rows.begin_session, decide))


def barred(target: Target, number: int) -> Ban:
    return Ban(target, number, "Why.", NOON)


def lifted(person_id: int, blocked_id: int) -> Attempt:
    async def lift(store: Database, _: int) -> bool:
        return await store.write(safety_rows.lift_block, person_id, blocked_id) is not None

    return lift


WEEK: Final = WEEK_OVER.date() - timedelta(days=7)
ELSEWHERE: Final = a_challenge(challenger=CHIYO, opponent=DAI, place=ChannelRef(77, 70))
"""A challenge that no other one blocks."""
AGAIN: Final = replace(ELSEWHERE, opponent=Computer("expert"), rated=False, terms=TERMS)
COUNTED: Final = counted(AOI, BEN, 0, (5, 0))
OLD: Final = (-2, -1, 1)
"""Offsets from the right revision."""


def _revised(table: str, holds: str, right: int, attempt: Callable[[int], Attempt]) -> Guard:
    return Guard(holds, attempt(right), tuple(attempt(right + step) for step in OLD), table)


GUARDS: Final[Mapping[str, Guard]] = {
    "a match": _revised("matches", "match_rows.write", MATCH, lambda one: written(revision=one)),
    "a match that ends": _revised(
        "matches", "match_rows.write", MATCH, lambda one: written(revision=one, counted=COUNTED)
    ),
    "a table": _revised("rotations", "rotation_rows.replace_rotation", TABLE, table_written),
    "the next hand": _revised("rotations", "rotation_rows.replace_rotation", TABLE, the_hand),
    "a table after a table": _revised("rotations", "rotation_rows._claim", TABLE, followed),
    "a tournament": _revised("tournaments", "tournaments.store.save_tournament", CUP, cup_saved),
    "somebody who looks": _revised(
        "seekers", "matchmaking.store.save", SOUGHT, lambda one: sought(revision=one)
    ),
    "two who begin to play": _revised("seekers", "matchmaking.store.save", SOUGHT, begin_to_play),
    "who was found": Guard("matchmaking.store.save", found(4), tuple(found(one) for one in (1, 2))),
    "a place among those who look": Guard(
        "matchmaking.store.add", looking(FUMI), tuple(looking(one) for one in (AOI, CHIYO))
    ),
    "the match of a pairing": Guard(
        "tournaments.store.give_match",
        created(ELSEWHERE, pairing=PairingKey(2, 1, 1)),
        tuple(
            created(ELSEWHERE, pairing=key)
            for key in (
                PairingKey(2, 1, 2),  # has its match
                PairingKey(2, 1, 3),  # is decided
                PairingKey(2, 2, 1),  # of another round than the current one
                PairingKey(4, 1, 1),  # of a finished tournament
                PairingKey(2, 1, 4),
                PairingKey(9, 1, 1),
            )
        ),
    ),
    "a challenge of two": Guard(
        "match_rows.create",
        created(ELSEWHERE),
        (
            created(a_challenge(challenger=AOI, opponent=CHIYO)),
            created(a_challenge(challenger=CHIYO, opponent=AOI, place=ChannelRef(7, 71))),
        ),
    ),
    "an open rematch": Guard("match_rows.create", created(replace(AGAIN, rematch_of=3))),
    "the deal of a day": Guard(
        "match_rows.create",
        created(replace(AGAIN, day=TODAY)),
        (created(replace(AGAIN, challenger=AOI, day=TODAY)),),
    ),
    "what a match counts": Guard(
        "match_rows.write", written(counted=COUNTED), (written(3, counted=COUNTED),)
    ),
    "the score of a day": Guard(
        "match_rows.write",
        written(daily=DailyScore(TODAY, BEN.id, 7, 1, 1)),
        (
            written(daily=DailyScore(TODAY, AOI.id, 7, 1, 1)),  # by another match
            written(7, daily=DailyScore(TODAY + timedelta(days=1), AOI.id, 7, 1, 1)),
        ),
    ),
    "a place in the log": Guard(
        "match_rows.write",
        written(actions=(LoggedAction(3, "koi", NOON, AOI.id),)),
        (written(actions=(LoggedAction(2, "koi", NOON, AOI.id),)),),
    ),
    "a deal": Guard(
        "match_rows.write",
        written(deals=(SealedDeal(3, 2, "c", "n"),)),
        (written(deals=(SealedDeal(0, 2, "c", "n"),)),),
    ),
    "a round": Guard(
        "match_rows.write",
        written(rounds=(RoundLine(2, 0, 1, "stop", 1, 1),)),
        (written(rounds=(RoundLine(1, 0, 1, "stop", 1, 1),)),),
    ),
    "the seats": Guard(
        "match_rows.write",
        written(6, actions=(LoggedAction(0, "deal", NOON),)),
        (written(4, actions=(LoggedAction(0, "deal", NOON),)),),
    ),
    "an achievement": Guard("achievement_rows.keep_earned", earned(DAI)),
    "a host's table": Guard(
        "rotation_rows.create_rotation",
        asked(lambda store, _: store.write(rotation_rows.create_rotation, a_rotation(BEN))),
        (asked(lambda store, _: store.write(rotation_rows.create_rotation, a_rotation(AOI))),),
    ),
    "a message that is owed": Guard(
        "host_rows.claim_delivery",
        claimed(1, ReportTopic.REPORT, 1),
        (
            claimed(1, ReportTopic.REPORT, 0),
            claimed(1, ReportTopic.REPORT, 2),
            claimed(2, ReportTopic.REPORT, 1),  # it is finished
            claimed(1, ReportTopic.ANSWER, 1),
            claimed(9, ReportTopic.REPORT, 1),
        ),
    ),
    "the pause of a message that is owed": Guard(
        "host_rows.postpone_delivery",
        postponed(3, ReportTopic.ANSWER, 0),
        (
            postponed(3, ReportTopic.ANSWER, 1),
            postponed(2, ReportTopic.REPORT, 0),  # it is finished
            postponed(9, ReportTopic.REPORT, 0),
        ),
    ),
    "the end of a message that is owed": Guard(
        "host_rows.end_delivery",
        ended(3, ReportTopic.ANSWER),
        (ended(2, ReportTopic.REPORT), ended(9, ReportTopic.ANSWER)),
    ),
    "an answer": Guard(
        "host_rows.answer_report",
        asked(
            lambda store, number: store.write(host_rows.answer_report, 1, f"Yes {number}.", NOON)
        ),
        (
            asked(lambda store, _: store.write(host_rows.answer_report, 3, "No.", NOON)),
            asked(lambda store, _: store.write(host_rows.answer_report, 9, "No.", NOON)),
        ),
    ),
    "a bar": Guard(
        "host_rows.save_bar",
        asked(lambda store, _: store.write(host_rows.save_bar, barred(Target.PERSON, 2))),
        (asked(lambda store, _: store.write(host_rows.save_bar, barred(Target.PERSON, 1))),),
    ),
    "a block": Guard(
        "moderation.store.block",
        asked(lambda store, _: store.write(moderation.block, deed(Deed.BLOCK, CHIYO), Rank.OWNER)),
        (asked(lambda store, _: store.write(moderation.block, deed(Deed.BLOCK, AOI), Rank.OWNER)),),
    ),
    "a block that is lifted": Guard(
        "moderation.store.lift",
        asked(lambda store, _: store.write(moderation.lift, deed(Deed.LIFT, AOI))),
        (asked(lambda store, _: store.write(moderation.lift, deed(Deed.LIFT, CHIYO))),),
    ),
    "a warning that is lifted": Guard(
        "moderation.store.unwarn",
        asked(lambda store, _: store.write(moderation.unwarn, deed(Deed.UNWARN, AOI), 1)),
        (
            asked(lambda store, _: store.write(moderation.unwarn, deed(Deed.UNWARN, AOI), 3)),
            asked(lambda store, _: store.write(moderation.unwarn, deed(Deed.UNWARN, CHIYO), 1)),
        ),
    ),
    "a void match": Guard(
        "moderation.store.void",
        asked(lambda store, _: made_void(store, 3)),
        (asked(lambda store, _: made_void(store, 1)),),
    ),
    "a bar that is lifted": Guard(
        "host_rows.lift_bar",
        asked(lambda store, _: store.write(host_rows.lift_bar, Target.PERSON, 1)),
        (asked(lambda store, _: store.write(host_rows.lift_bar, Target.PERSON, 8)),),
    ),
    "a block between two": Guard(
        "safety.store.add_block",
        asked(lambda store, _: store.write(safety_rows.add_block, 3, 1, NOON)),
        (asked(lambda store, _: store.write(safety_rows.add_block, 1, 3, NOON)),),
    ),
    "a block between two that is lifted": Guard(
        "safety.store.lift_block",
        lifted(1, 2),
        (lifted(3, 1),),
    ),
    "what follows from a bar": Guard(
        "host_rows.note_settled",
        asked(lambda store, _: store.write(host_rows.note_settled, barred(Target.SERVER, 7))),
        (
            asked(
                lambda store, _: store.write(host_rows.note_settled, barred(Target.SERVER, 8))
            ),  # it was settled
            asked(lambda store, _: store.write(host_rows.note_settled, barred(Target.PERSON, 8))),
        ),
    ),
    "a server's language": Guard(
        "people_rows.find_language",
        asked(
            lambda store, number: store.write(people_rows.find_language, 7, ("en", "ja")[number])
        ),
        (asked(lambda store, _: store.write(people_rows.find_language, 8, "en")),),
    ),
    "a greeting": Guard(
        "server_rows.claim_greeting",
        asked(lambda store, _: store.write(server_rows.claim_greeting, 11, NOON)),
        (
            asked(lambda store, _: store.write(server_rows.claim_greeting, 7, NOON)),
            asked(
                lambda store, _: store.write(server_rows.claim_greeting, 9, NOON)
            ),  # it has settings
        ),
    ),
    "a server that was left": Guard("server_rows.note_left", left(11), (left(7),)),
    "the table of a week": Guard("posting_rows.begin_post", begun(7), (begun(9), begun(99))),
    "the deal of a day that is posted": Guard(
        "posting_rows.begin_post", posted_today(7), (posted_today(9), posted_today(99))
    ),
    "a table of which somebody is told": Guard(
        "reminders.store.claim_alert",
        alerted(7, 5),
        (alerted(7, 3), alerted(7, 4), alerted(8, 4), alerted(9, 1)),
    ),
    "a reminder's line": Guard("reminders.store.begin_line", line(1), (line(3), line(4), line(5))),
    "the end of the lesson": Guard(
        "achievement_rows.finish_lesson",
        asked(
            lambda store, number: store.write(
                achievement_rows.finish_lesson, 1, NOON + timedelta(hours=number)
            )
        ),
        (
            asked(
                lambda store, _: store.write(
                    achievement_rows.finish_lesson, 5, NOON + timedelta(hours=1)
                )
            ),
        ),
    ),
    "the secret of the days": Guard("daily_rows.secret", secret),
    "a puzzle": Guard("puzzle.store.add_puzzle_answer", answered(CHIYO), (answered(AOI),)),
    "an accuracy": Guard(
        "profile_rows.keep_accuracies",
        kept(
            lambda store, one: store.write(profile_rows.keep_accuracies, 3, {AOI.id: one}),
            (50.0, 60.0),
            accuracies.c.accuracy,
            person_id=AOI.id,
            match_id=3,
        ),
        (
            asked(
                lambda store, _: _false(
                    store.write(profile_rows.keep_accuracies, 3, {BEN.id: 50.0})
                )
            ),
            asked(
                lambda store, _: _false(
                    store.write(profile_rows.keep_accuracies, 3, {CHIYO.id: 50.0})
                )
            ),
        ),
    ),
    "a session": Guard("cluster_rows.begin_session", began_session(0)),
}


async def _false(done: Awaitable[object]) -> bool:
    await done
    return False


FREE: Final[Mapping[str, str]] = {
    "matchmaking.store.note_missed": "two at the same moment are one",
    "daily_rows.keep_mark": "who is erased twice has one mark",
    "host_rows.add_report": "the number of a new row is asked for",
    "engine.explained": "a taken key is left to the caller",
    "engine.write": "a taken key is a `Conflict`: each key has a case, see `KEYS`",
    "transfer._copy": "copies into an empty database",
    "rotation_rows.read_rotation": "waits for who changes the table just now",
    "posted_message_rows._of_erased": "waits for who erases the person just now",
}
"""Code that looks like a guard, and why it is not one."""

KEYS: Final[Mapping[str, str]] = {
    "ix_matches_challenge_key": "a challenge of two",
    "ix_matches_open_rematch": "an open rematch",
    "ix_matches_day": "the deal of a day",
    "uq_counted_matches_match_id": "what a match counts",
    "uq_daily_scores_match_id": "the score of a day",
    "pk_daily_scores": "the score of a day",
    "pk_actions": "a place in the log",
    "pk_deals": "a deal",
    "pk_rounds": "a round",
    "pk_seats": "the seats",
    "pk_achievements": "an achievement",
    "ix_rotations_open_host": "a host's table",
    "pk_report_deliveries": "an answer",
    "pk_bars": "a bar",
    "pk_server_blocks": "a block",
    "ix_voided_matches_match": "a void match",
    "pk_blocks": "a block between two",
    "pk_greeted_guilds": "a greeting",
    "pk_left_guilds": "a server that was left",
    "pk_secrets": "the secret of the days",
    "pk_puzzle_answers": "a puzzle",
    "pk_accuracies": "an accuracy",
    "pk_session_starts": "a session",
    "pk_guild_settings": "a server's language",
    "pk_people": "the end of the lesson",
    "pk_rotation_members": "a table",
    "pk_tournament_players": "a tournament",
    "pk_tournament_pairings": "the match of a pairing",
    "ix_tournament_pairings_match_id": "the match of a pairing",
    "pk_seekers": "a place among those who look",
    "ix_seekers_found_with": "who was found",
    "ix_tournament_pairings_first_match_id": "a tournament",  # compared and swapped with it
    "ix_tournament_pairings_second_match_id": "a tournament",
}
"""Each key that makes rows unique, and the guard that it is, or that protects its rows.

Keys of generated numbers are left out."""
REPLACED: Final = {
    "pk_reminders": "the newest choice stays",
    "pk_table_alerts": "who asks twice has asked once",
    "pk_missed_matches": "two at the same moment are one",
    "pk_nicknames": "the newest name stays",
    "pk_ratings": "sums, under the lock of counting",
    "pk_tallies": "sums, under the lock of counting",
    "pk_computer_records": "sums: each match adds to what is there",
    "pk_achievement_counters": "sums, under the lock of counting",
    "pk_standings": "sums, under the lock of counting",
    "pk_counting": "one row, written by an upgrade",
    "pk_host_notices": "the newest notice stays",
    "pk_erased_dailies": "who is erased twice has one mark",
    "pk_posted_messages": "the newest state stays",
    "pk_pending_replies": "the newest state stays",
    "pk_dm_requests": "who asks twice waits once, under the lock of the line",
    "pk_dm_pace": "one row, under the lock of the line",
    "pk_found_hours": "sums: each match adds to what is there",
    "pk_leases": "on PostgreSQL alone: `test_leases`",
}
"""Keys that reject nobody: a second row replaces the first, or is added to it."""
