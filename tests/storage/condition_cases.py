"""The changes that the store makes in the rows of `scene`: see `test_conditions`.

Each case lists all changed rows of a call, with their columns: `~` marks a changed row, `+` a new
row, `-` a deleted row.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from bot.matches.models.change_set import ChangeSet
from bot.matches.models.dm_openings import DmPriority, DmRequest
from bot.matches.models.hosting import DeliveryResult, ReportDelivery, ReportTopic, Target
from bot.matches.models.marks import Mark, MarkKind
from bot.matches.models.match import Status
from bot.matches.models.people import Nickname
from bot.matches.models.terms import ChangedSettings, GuildSettings
from bot.matchmaking import store as matchmaking_rows
from bot.moderation import store as moderation_rows
from bot.moderation.model import Deed
from bot.reminders import store as alert_rows
from bot.reminders import store as reminder_rows
from bot.safety import store as safety_rows
from bot.storage import (
    daily_rows,
    dm_rows,
    erasing,
    export_rows,
    host_rows,
    host_voids,
    leaderboard_rows,
    mark_rows,
    match_rows,
    people_rows,
    posted_message_rows,
    posting_rows,
    rotation_rows,
    server_rows,
)
from bot.storage.engine import Database
from bot.tournaments import store as tournament_rows
from bot.tournaments.model import EventRef, PairingKey, Posted
from tests.storage.guards import (
    AOI,
    BEN,
    CUP,
    ELSEWHERE,
    MATCH,
    WEEK,
    barred,
    deed,
    made_void,
    reminder,
    the_cup,
    the_match,
    the_seeker,
    the_table,
)
from tests.storage.scene import SECRET, WEEK_OVER
from tests.storage.test_contract import NOON, TODAY, a_rotation

Call = Callable[[Database], Awaitable[object]]


async def _ended(store: Database) -> None:
    info = await the_match(store, 1)
    after = replace(info, revision=MATCH + 1, status=Status.ABORTED, ended_at=NOON, deadline=None)
    await store.write(match_rows.write, ChangeSet(after))


async def _begun(store: Database, steps: int = 0) -> None:
    """Begin to erase a person with matches, and do some steps; after all of them, end."""
    await store.write(erasing.begin, 1, (TODAY, "b"), few=0)
    for _ in range(steps):
        if not await store.write(erasing.step, 1):
            await store.write(export_rows.erase_person, 1)
            return


async def _confirmed(store: Database) -> None:
    await made_void(store, 3)
    assert await host_voids.confirm(store, 3, NOON)


async def _told_of_voids(store: Database) -> None:
    await made_void(store, 3)
    assert await store.read(host_voids.is_to_tell, NOON)
    assert await store.write(host_voids.claim_telling, NOON) is not None


async def _pairing_given(store: Database) -> None:
    await store.write(
        match_rows.create,
        ChangeSet(ELSEWHERE, people=ELSEWHERE.people),
        after=partial(tournament_rows.give_match, key=PairingKey(2, 1, 1)),
    )


async def _table_written(store: Database) -> None:
    table = await the_table(store, 1)
    await store.write(
        rotation_rows.write_rotation, replace(table, hands=4, members=table.members[:1])
    )


async def _table_followed(store: Database) -> None:
    await store.write(rotation_rows.create_rotation, a_rotation(BEN), await the_table(store, 2))


async def _player_gone(store: Database) -> None:
    cup = await the_cup(store, 1)
    after = replace(cup, revision=CUP + 1, entrants=cup.entrants[:1])
    await store.write(tournament_rows.save_tournament, cup, after, NOON)


async def _found(store: Database) -> None:
    seeker = await the_seeker(store, 3)
    await store.write(matchmaking_rows.save, [(seeker, seeker)], at=NOON)


async def _begin_to_play(store: Database) -> None:
    pair = await store.read(matchmaking_rows.pair_of, 1)
    assert pair is not None
    await store.write(matchmaking_rows.match_begins, pair, at=NOON)


async def _comes_back(store: Database) -> None:
    await store.write(daily_rows.secret, SECRET)
    await store.write(safety_rows.add_block, 1, 5, NOON)


async def _erased_again(store: Database) -> None:
    await store.write(daily_rows.secret, SECRET)
    await store.write(export_rows.erase_person, 5)


async def _erased_for_now(store: Database) -> None:
    await store.write(daily_rows.secret, SECRET)
    kept = [Mark(MarkKind.LEFT, NOON, NOON + timedelta(hours=2))]
    await store.write(mark_rows.keep_marks, 1, NOON, kept)


def _due(report: int, about: ReportTopic) -> ReportDelivery:
    return ReportDelivery(report, about, NOON, 1, None)


ALL_ERASED: Final = """
    ~ bars person 1 all: reason
    - dm_requests 1
    - erased_dailies 2026-06-30 a
    + erased_dailies 2026-07-01 b
    - pending_replies 1, 3
    + people -2
    - people 1
    ~ server_blocks 7 1, 8 1: reason
    - achievement_counters 1
    - blocks 1 2, 1 3, 2 1
    - computer_records 7 1, 8 1
    - marks 1, 4, 7
    ~ matches 1, 3, 7: challenger_id
    ~ matches 2: challenger_id challenge_key
    ~ matches 10: opponent_id
    - missed_matches 1 2026-04-29 12:30:15.250000+00:00, 1 2026-07-01
        12:30:15.250000+00:00
    ~ missed_matches 2 2026-04-29 12:30:15.250000+00:00: declined_id
    - nicknames 7 1, 8 1
    - puzzle_answers 1 2026-07-01
    - ratings 7 1, 8 1
    - reminders 1
    ~ rotations 1, 2: revision shown
    ~ rotations 5: revision host_id open_host_id shown
    - seekers 1
    ~ seekers 2: found_with due
    - server_warnings 1, 3
    ~ setting_changes 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
        20, 21, 22, 23: person_id
    - table_alerts 7 1, 8 1
    - tallies 7 1, 8 1
    ~ tournaments 2: revision
    ~ tournaments 4: revision created_by
    - accuracies 1 1, 1 7
    - achievements 1 first_win
    ~ actions 1 0, 1 1, 1 2, 3 0: person_id
    ~ counted_matches 3: first_id
    + daily_scores 2026-07-01 -2
    - daily_scores 2026-07-01 1
    ~ moderation_log 1: person_id reason
    ~ moderation_log 3: reason
    ~ moderation_log 4: admin_id
    ~ posted_messages 11, 12, 61: shown
    ~ posted_messages 13, 31, 91, 101: shown settled
    - posted_messages 32
    - problem_reports 1, 6
    + rotation_members 1 -2, 2 -2, 5 -2
    - rotation_members 1 1, 2 1, 5 1
    ~ seats 1 0, 3 0: person_id
    - standings 7 all 1, 7 q2026-2 1, 7 s1 1, 7 w2026-06-29 1, 8 all 1, 8 q2026-2 1, 8 s1
        1, 8 w2026-06-29 1
    + standings 7 q2026-2 -2, 7 s1 -2, 8 q2026-2 -2, 8 s1 -2
    + tournament_players 2 -2
    - tournament_players 2 1
    - report_deliveries 1 report
"""
"""Changes by an erasure, whether in one transaction or in steps."""

CHANGES: Final[Mapping[str, tuple[Call, str]]] = {
    "a match that ends": (
        _ended,
        """
        ~ matches 1: revision status ended_at deadline
        ~ posted_messages 13: settled
        """,
    ),
    "the match of a pairing": (
        _pairing_given,
        """
        + matches 900
        ~ tournaments 2: revision
        ~ tournament_pairings 2 1 1: match_id
        """,
    ),
    "a table": (
        _table_written,
        """
        ~ rotations 1: revision hands
        - rotation_members 1 1, 1 4
        """,
    ),
    "a table after a table": (
        _table_followed,
        """
        + people 9223372036854775807
        ~ rotations 2: revision shown
        + rotations 900
        + rotation_members 900 2, 900 9223372036854775807
        """,
    ),
    "the message of a table": (
        lambda store: store.write(rotation_rows.note_rotation_shown, 1, (5, 70, NOON), 2),
        """
        ~ rotations 1: message_id message_sent_at shown
        """,
    ),
    "a player who signs out": (
        _player_gone,
        """
        ~ tournaments 1: revision
        - tournament_players 1 3
        """,
    ),
    "the message of a tournament": (
        lambda store: store.write(tournament_rows.note_posted, 1, Posted(5, 3, 1, NOON)),
        """
        ~ tournaments 1: message_id phase sent_at
        """,
    ),
    "the event of a tournament": (
        lambda store: store.write(tournament_rows.note_event, 1, EventRef(5, "0123456789abcdef")),
        """
        ~ tournaments 1: event_id event_hash
        """,
    ),
    "what it shows": (
        lambda store: store.write(tournament_rows.note_tournament_shown, 1, 901, 2),
        """
        ~ tournaments 1: shown
        """,
    ),
    "what it shows, after another message took its place": (
        lambda store: store.write(tournament_rows.note_tournament_shown, 2, 901, 2),
        "",
    ),
    "somebody who was found": (
        _found,
        """
        ~ seekers 3: revision due
        """,
    ),
    "two who begin to play": (
        _begin_to_play,
        """
        - found_hours 2026-06-03 11:00:00+00:00
        ~ found_hours 2026-07-01 12:00:00+00:00: people
        - seekers 1, 2
        """,
    ),
    "a report that is deleted": (
        lambda store: store.write(host_rows.drop_report, 1),
        """
        - problem_reports 1
        - report_deliveries 1 report
        """,
    ),
    "an answer": (
        lambda store: store.write(host_rows.answer_report, 1, "Yes.", NOON),
        """
        ~ problem_reports 1: answer answered_at
        + report_deliveries 1 answer
        """,
    ),
    "a message that is owed": (
        lambda store: store.write(
            host_rows.claim_delivery, _due(3, ReportTopic.ANSWER), NOON, WEEK_OVER
        ),
        """
        ~ report_deliveries 3 answer: due tries begun_at
        """,
    ),
    "a message whose direct messages are not open yet": (
        lambda store: store.write(
            host_rows.postpone_delivery,
            ReportDelivery(3, ReportTopic.ANSWER, NOON, 0, None),
            WEEK_OVER,
        ),
        """
        ~ report_deliveries 3 answer: due tries
        """,
    ),
    "a message that has arrived": (
        lambda store: store.write(
            host_rows.end_delivery, _due(3, ReportTopic.REPORT), DeliveryResult.SENT, NOON
        ),
        """
        ~ report_deliveries 3 report: due outcome
        """,
    ),
    "an answer that reached nobody": (
        lambda store: store.write(
            host_rows.end_delivery, _due(3, ReportTopic.ANSWER), DeliveryResult.FAILED, NOON
        ),
        """
        ~ report_deliveries 3 answer: due outcome
        + report_deliveries 3 lost
        """,
    ),
    "a reply that was sent": (
        lambda store: store.write(posted_message_rows.drop_pending_reply, 1),
        """
        - pending_replies 1
        """,
    ),
    "replies that are too old": (
        lambda store: store.write(posted_message_rows.read_pending_replies, NOON),
        """
        - pending_replies 3
        """,
    ),
    "the turn of the first in the line": (
        lambda store: store.write(dm_rows.next_turn, NOON),
        """
        ~ dm_pace 0: openings
        ~ dm_requests 1: claimed_at
        - dm_requests 3
        """,
    ),
    "direct messages that were opened": (
        lambda store: store.write(dm_rows.note_opened, 1, 77),
        """
        - dm_requests 1
        ~ people 1: dm_channel_id
        """,
    ),
    "direct messages of a person who is to be greeted": (
        lambda store: store.write(dm_rows.note_opened, 4, 77),
        """
        ~ people 4: dm_channel_id
        """,
    ),
    "direct messages that were opened too fast": (
        lambda store: store.write(dm_rows.note_too_fast, 2, NOON),
        """
        ~ dm_pace 0: refused_at refusals
        ~ dm_requests 2: claimed_at
        """,
    ),
    "a turn while Discord is away": (
        lambda store: store.write(
            dm_rows.restore,
            DmRequest(
                person_id=2,
                priority=DmPriority.LIVE,
                asked_at=NOON - timedelta(hours=1),
                claimed_at=NOON - timedelta(hours=1),
            ),
        ),
        """
        ~ dm_pace 0: openings
        ~ dm_requests 2: claimed_at
        """,
    ),
    "the quarantine": (
        lambda store: store.write(dm_rows.note_flagged, NOON),
        """
        ~ dm_pace 0: flagged_at probe_at
        - dm_requests 1, 2, 3, 4
        """,
    ),
    "a person who leaves the line": (
        lambda store: store.write(dm_rows.leave, 4),
        """
        - dm_requests 4
        """,
    ),
    "settings": (
        lambda store: store.write(
            people_rows.save_guild_settings, GuildSettings(7), ChangedSettings(AOI, NOON, ())
        ),
        """
        ~ guild_settings 7: preset live_minutes daily_hours channel_presets weekly_channel_id
        - setting_changes 1
        + setting_changes 900
        """,
    ),
    "a season that nobody has played in": (
        lambda store: store.write(leaderboard_rows.start_season, 7, "Spring", NOON),
        """
        ~ season_starts 2: name
        """,
    ),
    "the table of a week is begun": (
        lambda store: store.write(
            posting_rows.begin_post, posting_rows.WEEKLY, 7, WEEK, NOON, since=WEEK_OVER
        ),
        """
        ~ guild_settings 7: weekly_begun
        """,
    ),
    "the table of a week": (
        lambda store: store.write(posting_rows.note_posted, posting_rows.WEEKLY, 7, WEEK),
        """
        ~ guild_settings 7: weekly_posted
        """,
    ),
    "a warning": (
        lambda store: store.write(moderation_rows.warn, deed(Deed.WARN, AOI)),
        """
        - server_warnings 2
        + server_warnings 900
        + moderation_log 900
        """,
    ),
    "a warning that is lifted": (
        lambda store: store.write(moderation_rows.unwarn, deed(Deed.UNWARN, AOI), 1),
        """
        - server_warnings 1, 2
        + moderation_log 900
        """,
    ),
    "a warning with an end that is lifted": (
        lambda store: store.write(moderation_rows.unwarn, deed(Deed.UNWARN, BEN), 5),
        """
        - server_warnings 2, 5
        + moderation_log 900
        """,
    ),
    "a warning that has ended": (
        lambda store: store.write(moderation_rows.unwarn, deed(Deed.UNWARN, BEN), 2),
        "",
    ),
    "warnings that were read": (
        lambda store: store.write(moderation_rows.note_told, [1, 3]),
        """
        ~ server_warnings 1, 3: told
        """,
    ),
    "a block that is lifted": (
        lambda store: store.write(moderation_rows.lift, deed(Deed.LIFT, AOI)),
        """
        - server_blocks 7 1, 7 2
        + moderation_log 900
        """,
    ),
    "a void match": (
        lambda store: made_void(store, 3),
        """
        - ratings 7 1, 7 2
        - tallies 7 1, 7 2
        ~ counted_matches 3: void
        + moderation_log 900
        - standings 7 all 1, 7 all 2, 7 s1 1, 7 s1 2, 7 w2026-06-29 1, 7 w2026-06-29 2
        + voided_matches 900
        """,
    ),
    "the deal of a day is begun": (
        lambda store: store.write(
            posting_rows.begin_post, posting_rows.DAILY, 8, TODAY, NOON, since=NOON
        ),
        """
        ~ guild_settings 8: daily_begun
        """,
    ),
    "a reminder's line is begun": (
        lambda store: store.write(reminder_rows.begin_line, reminder(1), TODAY, NOON),
        """
        ~ reminders 1: begun told
        """,
    ),
    "a line that another has begun": (
        lambda store: store.write(reminder_rows.begin_line, reminder(3), TODAY, NOON),
        "",
    ),
    "a line that is due at another time": (
        lambda store: store.write(reminder_rows.begin_line, reminder(4), TODAY, NOON),
        "",
    ),
    "a reminder's line": (
        lambda store: store.write(reminder_rows.end_line, reminder(1), None, 1),
        """
        ~ reminders 1: due unanswered
        """,
    ),
    "the line that another has begun": (
        lambda store: store.write(reminder_rows.end_line, reminder(3), None, 1),
        "",
    ),
    "the line that is due at another time": (
        lambda store: store.write(reminder_rows.end_line, reminder(4), None, 1),
        "",
    ),
    "a reminder that nobody takes": (
        lambda store: store.write(reminder_rows.close_reminder, reminder(1)),
        """
        ~ reminders 1: due unanswered closed
        """,
    ),
    "a reminder whose line another has begun": (
        lambda store: store.write(reminder_rows.close_reminder, reminder(3)),
        "",
    ),
    "a reminder that is due at another time": (
        lambda store: store.write(reminder_rows.close_reminder, reminder(4)),
        "",
    ),
    "a reminder that is switched off": (
        lambda store: store.write(reminder_rows.stop_reminder, 1),
        """
        ~ reminders 1: due unanswered
        """,
    ),
    "what a person knows of their closed messages": (
        lambda store: store.write(reminder_rows.forget_refusals, 4),
        """
        ~ reminders 4: closed
        - table_alerts 7 4, 8 4
        """,
    ),
    "what a person who hears of tables knows": (
        lambda store: store.write(reminder_rows.forget_refusals, 2),
        "",
    ),
    "a table of which a person is told": (
        lambda store: store.write(alert_rows.claim_alert, 7, 1, TODAY),
        """
        ~ table_alerts 7 1: told
        """,
    ),
    "the first table of a day": (
        lambda store: store.write(alert_rows.claim_alert, 7, 2, TODAY),
        """
        ~ table_alerts 7 2: told_on told
        """,
    ),
    "a person who hears of no more tables of a server": (
        lambda store: store.write(alert_rows.drop_alerts, 7, 1),
        """
        - table_alerts 7 1
        """,
    ),
    "a person who takes no messages": (
        lambda store: store.write(alert_rows.close_alerts, 1),
        """
        ~ table_alerts 7 1, 8 1: closed
        """,
    ),
    "people who answered": (
        lambda store: store.write(reminder_rows.note_answers, [1, 3]),
        """
        ~ reminders 1: unanswered
        """,
    ),
    "a bar that is lifted": (
        lambda store: store.write(host_rows.lift_bar, Target.SERVER, 7),
        """
        - bars server 7 all, server 7 find
        """,
    ),
    "a bar of a person that is lifted": (
        lambda store: store.write(host_rows.lift_bar, Target.PERSON, 1),
        """
        - bars person 1 all
        """,
    ),
    "a person whose account may come back is erased": (
        _erased_for_now,
        """
        + secrets daily
        - marks 5
        + marks 900
        ~ problem_reports 2, 7, 10: about_mark
        """,
    ),
    "a block of a former player that is lifted": (
        lambda store: store.write(safety_rows.lift_block, 1, 1),
        """
        - marks 1
        """,
    ),
    "a block of a former player that is another's": (
        lambda store: store.write(safety_rows.lift_block, 1, 2),
        """
        - blocks 1 2
        """,
    ),
    "a mark that is no block": (
        lambda store: store.write(safety_rows.lift_block, 1, 7),
        "",
    ),
    "somebody who was barred by their mark is erased again": (
        _erased_again,
        """
        ~ bars former 101745348279205 all: reason
        + people -2
        - people 5
        + secrets daily
        - seekers 5
        - table_alerts 7 5
        """,
    ),
    "somebody who is back is blocked again": (
        _comes_back,
        """
        + secrets daily
        + blocks 1 5
        - marks 1
        """,
    ),
    "a match that was missed": (
        lambda store: store.write(matchmaking_rows.note_missed, 1, NOON + timedelta(hours=1)),
        """
        - missed_matches 1 2026-04-29 12:30:15.250000+00:00
        + missed_matches 1 2026-07-01 13:30:15.250000+00:00
        """,
    ),
    "a block between two that is lifted": (
        lambda store: store.write(safety_rows.lift_block, 1, 2),
        """
        - blocks 1 2
        """,
    ),
    "what follows from a bar": (
        lambda store: store.write(host_rows.note_settled, barred(Target.SERVER, 7)),
        """
        ~ bars server 7 all: settled
        """,
    ),
    "nothing follows twice": (
        lambda store: store.write(host_rows.note_settled, barred(Target.SERVER, 8)),
        """
        """,
    ),
    "a bar with another reason": (
        lambda store: store.write(
            host_rows.save_bar, replace(barred(Target.SERVER, 7), reason="So.")
        ),
        """
        ~ bars server 7 all: reason
        """,
    ),
    "a bar again without a reason": (
        lambda store: store.write(
            host_rows.save_bar, replace(barred(Target.SERVER, 7), reason=""), keep_reason=True
        ),
        """
        """,
    ),
    "a probe": (
        lambda store: store.write(host_rows.probe_write, NOON),
        """
        """,
    ),
    "a notice": (
        lambda store: store.write(host_rows.save_notice, None, NOON),
        """
        - host_notices maintenance
        ~ posted_messages 11, 12, 41, 61: shown
        ~ posted_messages 13: shown settled
        """,
    ),
    "a server that is there again": (
        lambda store: store.write(server_rows.forget_left, [7]),
        """
        - left_guilds 7
        """,
    ),
    "a name that is no other": (
        lambda store: store.write(people_rows.name_people, [replace(AOI, nick=Nickname(7, ""))]),
        """
        - nicknames 7 1
        """,
    ),
    "messages that are gone": (
        lambda store: store.write(posted_message_rows.save_posted_messages, [], [11, 12]),
        """
        - posted_messages 11, 12
        """,
    ),
    "an erasure that begins": (
        _begun,
        """
        - erased_dailies 2026-06-30 a
        + erased_dailies 2026-07-01 b
        + people -2
        ~ people 1: name challenges nudges coach_done erased_as
        - nicknames 7 1, 8 1
        """,
    ),
    "a step of an erasure": (
        lambda store: _begun(store, 1),
        """
        - erased_dailies 2026-06-30 a
        + erased_dailies 2026-07-01 b
        + people -2
        ~ people 1: name challenges nudges coach_done erased_as
        ~ matches 3, 7: challenger_id
        - nicknames 7 1, 8 1
        - accuracies 1 7
        ~ actions 3 0: person_id
        ~ counted_matches 3: first_id
        + daily_scores 2026-07-01 -2
        - daily_scores 2026-07-01 1
        ~ moderation_log 3: reason
        ~ posted_messages 31: shown settled
        - posted_messages 32
        ~ seats 3 0: person_id
        """,
    ),
    "two steps of an erasure": (
        lambda store: _begun(store, 2),
        """
        - erased_dailies 2026-06-30 a
        + erased_dailies 2026-07-01 b
        + people -2
        ~ people 1: name challenges nudges coach_done erased_as
        ~ matches 3, 7: challenger_id
        ~ matches 10: opponent_id
        - nicknames 7 1, 8 1
        - accuracies 1 7
        ~ actions 3 0: person_id
        ~ counted_matches 3: first_id
        + daily_scores 2026-07-01 -2
        - daily_scores 2026-07-01 1
        ~ moderation_log 3: reason
        ~ posted_messages 31, 101: shown settled
        - posted_messages 32
        ~ seats 3 0: person_id
        """,
    ),
    "three steps of an erasure": (
        lambda store: _begun(store, 3),
        """
        - erased_dailies 2026-06-30 a
        + erased_dailies 2026-07-01 b
        + people -2
        ~ people 1: name challenges nudges coach_done erased_as
        ~ matches 3, 7: challenger_id
        ~ matches 10: opponent_id
        - nicknames 7 1, 8 1
        ~ rotations 2: revision shown
        - accuracies 1 7
        ~ actions 3 0: person_id
        ~ counted_matches 3: first_id
        + daily_scores 2026-07-01 -2
        - daily_scores 2026-07-01 1
        ~ moderation_log 3: reason
        ~ posted_messages 31, 91, 101: shown settled
        - posted_messages 32
        + rotation_members 2 -2
        - rotation_members 2 1
        ~ seats 3 0: person_id
        """,
    ),
    "four steps of an erasure": (
        lambda store: _begun(store, 4),
        """
        - erased_dailies 2026-06-30 a
        + erased_dailies 2026-07-01 b
        + people -2
        ~ people 1: name challenges nudges coach_done erased_as
        - computer_records 7 1
        ~ matches 3, 7: challenger_id
        ~ matches 10: opponent_id
        - nicknames 7 1, 8 1
        - ratings 7 1
        ~ rotations 2: revision shown
        - tallies 7 1
        - accuracies 1 7
        ~ actions 3 0: person_id
        ~ counted_matches 3: first_id
        + daily_scores 2026-07-01 -2
        - daily_scores 2026-07-01 1
        ~ moderation_log 3: reason
        ~ posted_messages 31, 91, 101: shown settled
        - posted_messages 32
        + rotation_members 2 -2
        - rotation_members 2 1
        ~ seats 3 0: person_id
        - standings 7 all 1, 7 q2026-2 1, 7 s1 1, 7 w2026-06-29 1
        + standings 7 q2026-2 -2, 7 s1 -2
        """,
    ),
    "an erasure that ends": (
        lambda store: _begun(store, 9),
        ALL_ERASED,
    ),
    "a void that the host confirms": (
        _confirmed,
        """
        - ratings 7 1, 7 2
        - tallies 7 1, 7 2
        ~ counted_matches 3: void
        + moderation_log 900, 901
        ~ posted_messages 31: shown settled
        ~ posted_messages 32: shown
        - standings 7 all 1, 7 all 2, 7 s1 1, 7 s1 2, 7 w2026-06-29 1, 7 w2026-06-29 2
        + voided_matches 900, 901
        """,
    ),
    "the host is told of void matches": (
        _told_of_voids,
        """
        + host_notices voids
        - ratings 7 1, 7 2
        - tallies 7 1, 7 2
        ~ counted_matches 3: void
        + moderation_log 900
        - standings 7 all 1, 7 all 2, 7 s1 1, 7 s1 2, 7 w2026-06-29 1, 7 w2026-06-29 2
        + voided_matches 900
        """,
    ),
    "an erased person": (
        lambda store: store.write(export_rows.erase_person, 1, (TODAY, "b")),
        ALL_ERASED,
    ),
    "an erased server": (
        lambda store: store.write(server_rows.erase_guild, 7, NOON),
        """
        - greeted_guilds 7
        - guild_settings 7
        - left_guilds 7
        - pending_replies 1
        - season_starts 1, 2
        - server_blocks 7 1, 7 2
        - computer_records 7 1, 7 2
        ~ matches 3, 7, 9, 11: guild_id channel_id
        - nicknames 7 1, 7 2
        - ratings 7 1, 7 2
        ~ rotations 1: state guild_id channel_id open_host_id match_id ended_at end message_id
            message_channel_id shown
        ~ rotations 2: guild_id channel_id message_id message_channel_id shown
        ~ rotations 5: state guild_id channel_id open_host_id ended_at end message_id
            message_channel_id shown
        - server_warnings 1, 2, 5
        - setting_changes 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
            22, 23
        - table_alerts 7 1, 7 2, 7 3, 7 4, 7 5
        - tallies 7 1, 7 2
        - tournaments 1, 2, 4, 5
        ~ counted_matches 3: guild_id
        ~ daily_scores 2026-07-01 1: guild_id
        - moderation_log 1, 3
        - posted_messages 31, 91
        - standings 7 all 1, 7 all 2, 7 q2026-2 1, 7 q2026-2 2, 7 s1 1, 7 s1 2, 7 w2026-06-29
            1, 7 w2026-06-29 2
        - tournament_pairings 2 1 1, 2 1 2, 2 1 3, 2 2 1, 4 1 1, 5 1 1
        - tournament_players 1 2, 1 3, 2 1, 2 2, 2 3, 2 4, 4 2, 4 3, 5 2, 5 3
        """,
    ),
}
