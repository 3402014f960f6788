"""No old name comes back, and docstrings and comments have plain sentences.

`tests/english.py` has the patterns; `python -m tests.english bot/matches` prints such sentences.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.english import PATTERNS, ROOT, blocks_of, counts, pattern_in, sentences_of

pytestmark = pytest.mark.reads_code

MODULES: Final = {
    "bot.buttons.look": "bot.buttons.hand_menu",
    "bot.buttons.verbs": "bot.buttons.routes",
    "bot.buttons.words": "bot.buttons.params",
    "bot.cli.together": "bot.cli.shard_setup",
    "bot.interactions.catch_up": "bot.interactions.startup_sync",
    "bot.interactions.deferred": "bot.interactions.pending_replies",
    "bot.interactions.host_desk": "bot.interactions.host_notifications",
    "bot.interactions.needs": "bot.interactions.authorization",
    "bot.koikoi.course": "bot.koikoi.engine",
    "bot.koikoi.gains": "bot.koikoi.yaku_gains",
    "bot.matches.changes": "bot.matches.transitions",
    "bot.matches.ends": "bot.matches.match_results",
    "bot.matches.models.writing": "bot.matches.models.change_set",
    "bot.matches.outage": "bot.matches.downtime",
    "bot.matches.proofs": "bot.matches.fairness",
    "bot.matches.services.core": "bot.matches.services.context",
    "bot.matches.tallying": "bot.matches.statistics",
    "bot.matches.upkeep": "bot.matches.leader",
    "bot.storage.reading": "bot.storage.match_queries",
    "bot.storage.searches": "bot.storage.person_queries",
    "bot.tournaments.absences": "bot.tournaments.no_shows",
    "bot.tournaments.moments": "bot.tournaments.start_times",
}
"""Modules and folders that have another name now."""
NAMES: Final = {
    "About": "ReportTopic",
    "Acquaintance": "UserInfo",
    "Away": "Interval",
    "Bar": "Ban",
    "CalledOff": "EndReason",
    "Counted": "RatedResult",
    "Crowd": "OpenMatchCounts",
    "Due": "DeadlineKind or DueKey",
    "Effect": "RatingEffect",
    "HostState": "HostSettings",
    "Length": "MatchLength",
    "Line": "LogLine or StandingRow",
    "Met": "PairHistory",
    "Need": "Permission",
    "Nick": "Nickname",
    "Notice": "ClusterEvent",
    "OldEdits": "EditLimit or EditLimiter",
    "Openings": "ChannelRetries",
    "Outage": "Downtime",
    "Pace": "TimeControl",
    "Place": "Box or ChannelRef",
    "Placed": "RankedRow",
    "Prepared": "Prerendered",
    "Press": "ComponentInteraction",
    "PressesFirst": "PressPriority",
    "Progress": "Transition",
    "Reference": "ResourceRef",
    "Sent": "PostedMessageRef",
    "Snapshot": "MatchContext",
    "Topic": "EventType",
    "Uncounted": "ExclusionReason",
    "Upkeep": "LeaderElection",
    "Verb": "Route",
    "Word": "Param",
    "Writing": "ChangeSet",
    "_direct": "_reconcile_messages",
    "_own_table": "_own_table_refusal",
    "as_move": "parse_move",
    "as_preset": "reset_to_preset",
    "beside": "running_alongside",
    "cheer": "react or react_as_watcher",
    "counted_of": "result_from",
    "doubt": "force_redraw",
    "fall_due": "expire or run_due",
    "give_back": "credit_time",
    "given_back": "credit_time",
    "heard_elsewhere": "on_remote_change",
    "is_unseen": "is_undelivered",
    "just_asked": "shown_recently",
    "lapse": "close_challenge",
    "left_guild": "on_member_left",
    "may_be_thinking": "maybe_deferred",
    "maybe": "optional",
    "meant": "resolve",
    "member_of": "enum_param",
    "note_shown": "mark_shown",
    "noted": "with_changes",
    "owe": "credit_later",
    "owns": "is_responsible",
    "place_again": "resend",
    "praise": "react",
    "put_back": "restore",
    "rests": "is_backing_off",
    "rests_until": "retry_at",
    "saw": "mark_seen",
    "spare_match": "cancel_abort",
    "stand_in": "fallback_move",
    "take_old_hints": "pop_old_hints",
    "take_over": "reload",
    "turn_away": "reject_duplicate_or_stopping",
    "wish": "pending_request",
    "Channels.hears": "serves",
    "Cluster.hear": "subscribe",
    "Cluster.tell": "publish",
    "DeferredReplies.give_up": "abandon",
    "DrawQueue.held": "paused",
    "DrawQueue.through": "respond",
    "HostDesk._follow": "_enforce",
    "InFlight.none": "wait_idle",
    "InFlight.one": "track",
    "LiveMessage.ensure": "refresh_if_stale",
    "LiveMessage.prepare": "prerender",
    "MatchMessages.ensure": "refresh_if_stale",
    "Post.discard": "delete_later",
    "Post.ensure": "refresh_if_stale",
    "Post.rest": "back_off",
    "Presenter._follow": "_sync_from_store",
    "Rematches.ask": "request_rematch",
    "Reply.ask": "open_modal",
    "Reply.hold": "acknowledge",
    "Reply.leave": "delete_placeholder",
    "Reply.say": "send_text",
    "Reply.thinking": "is_deferred",
    "RotationMessages.held": "paused",
    "Route.act": "handler",
    "Router.hear": "handle",
    "Shards.hears": "serves",
    "SharedCluster.told": "flush",
    "Verb.act": "handler",
    "_Progress.hear": "on_progress",
    "_Sum.said": "format_difference",
    "absence.gone": "mark_absent",
    "absence.unanswered": "resolve_absence",
    "audit.Kept": "StoredRecord",
    "change.Draft": "MatchBuilder",
    "hosting.Outcome": "DeliveryResult",
    "params.find": "match_route",
    "params.one_of": "choice",
    "post.Draft": "MessageState",
    "store.Kept": "Record",
    "forms.ask": "open_modal",
    "words.find": "match_route",
    "words.one_of": "choice",
    "AGAIN": "REMATCH_MARK, RETRY_AFTER",
    "AT_ONCE": "BATCH_SIZE, CONCURRENCY, PROGRESS_AFTER, QUERY_LIMIT, REQUEST_BURST",
    "CLOSES": "SIGNUP_PERIODS",
    "DUE_FOR": "EXPIRES_AFTER",
    "FEWEST": "MIN_PLAYERS, MIN_PLAYOUTS",
    "KEPT": "CACHE_SIZE, RETAINED, RETENTION",
    "LATE": "CLOCK_TOLERANCE, LATE_BY, MAX_LATENESS",
    "LONGEST": "MAX_DELAY, MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_PLACE_LENGTH, MAX_SHIFT, MAX_WAIT",
    "LOOKED_AT": "CANDIDATE_LIMIT, HISTORY_LIMIT, LEFT_CHECK_LIMIT",
    "MOST": "MAX_PLAYERS, MAX_LINES, CACHE_SIZE, or another limit with its unit",
    "MOVED": "PHASE_MOVED",
    "NEARLY": "LOW_TIME",
    "PATIENCE": "BUDGET_WAIT, JOIN_TIMEOUT, LOCK_TIMEOUT, TIMEOUT",
    "REMEMBERED": "CACHE_SIZE, EXPIRES_AFTER, SEEN_CACHE_SIZE",
    "SAID_FOR": "EXPIRES_AFTER",
    "UNWATCHED": "UNWATCHED_BUDGET_WAIT",
    "WAYS": "UNIQUE_SUFFIXES",
}
"""Classes, functions, fields and constants of the bot by their old names, and the new ones. With a
dot, it is the name in that class, or in a module of that name; else it is found anywhere."""


def defined(module: str, tree: ast.Module) -> Iterator[str]:
    """Yield what a module defines: each name alone, and with its class or module before it.

    A name that is assigned counts at the top of the module, or as a field or attribute of a class.
    """
    yield from _defined(tree, module.rsplit(".", 1)[-1])


def _defined(scope: ast.AST, owner: str) -> Iterator[str]:
    for node in ast.iter_child_nodes(scope):
        names: list[str] = []
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names = [node.name]
            yield from _defined(node, node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if isinstance(scope, ast.Module | ast.ClassDef):
                names = [one.id for one in targets if isinstance(one, ast.Name)]
        else:
            yield from _defined(node, owner)
        for name in names:
            if isinstance(scope, ast.ClassDef) and name.isupper():
                continue  # a member of an enum
            yield name
            yield f"{owner}.{name}"


def module_of(path: Path) -> str:
    """Return a module's name; a package's is that of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_no_old_name_is_defined() -> None:
    faults = []
    for path in sorted((ROOT / "bot").rglob("*.py")):
        module = module_of(path)
        names = {*defined(module, ast.parse(path.read_text(encoding="utf-8")))}
        faults += [f"{module} defines {name}: call it {NAMES[name]}" for name in names & {*NAMES}]
        if module in MODULES:
            faults.append(f"{module} is {MODULES[module]} now")
    assert not faults, "\n".join(sorted(faults))


def test_definitions_are_found() -> None:
    source = """
MOST: int = 3
class Reply:
    held = 1
    LATE = "late"
    async def hold(self):
        def inner(): most = 1
if MOST:
    def find(): pass
"""
    assert {*defined("bot.buttons.words", ast.parse(source))} == {
        *("MOST", "words.MOST", "Reply", "words.Reply", "held", "Reply.held", "hold", "Reply.hold"),
        *("inner", "hold.inner", "find", "words.find"),
    }


def test_every_sentence_is_plain() -> None:
    found = {folder: count for folder, count in counts().items() if count}
    assert not found, f"`python -m tests.english {' '.join(found)}` prints them"


@pytest.mark.parametrize(
    ("pattern", "sentence"),
    [
        ("so many", "So many people Discord tells about at once."),
        ("so many", "So long an answer is believed."),
        ("so many", "Those are the shards of one process, of so many in all."),
        ("so many", "If the winners' bracket has so many."),
        ("so many", "The next time that it is so late."),
        ("who as subject", "Who gives back the time of `over` sets it to None."),
        ("who as subject", "Whoever lets the time run out has missed the hand."),
        ("what as subject", "What was there is kept as a backup."),
        ("what as subject", "Whatever is older goes."),
        ("who or what after a colon", "A change: what has been read before is read again."),
        ("who or what after a colon", "Begin to look; who looks already goes on as before."),
        ("whoever as subject", "It answers privately: whoever looks is shown to nobody."),
        ("whoever as subject", "Any preset: whatever the other one wants."),
        ("whoever as subject", "A refusal may be on its way, so whoever waits says how many."),
        ("those who as subject", "Those who play alike try it less often."),
        (
            "those who as subject",
            "Some matches by their numbers; those that are over are left out.",
        ),
        ("in the place of", "In the place of a preset: any of them."),
        ("is to be", "The message is to be sent again."),
        ("is none", "A port that is none."),
    ],
)
def test_a_pattern_is_found(pattern: str, sentence: str) -> None:
    assert pattern in PATTERNS
    assert pattern_in(sentence) == pattern


@pytest.mark.parametrize(
    "sentence",
    [
        "Who may press?",
        "What is it worth, and so much more?",
        "Return what the players have earned.",
        "Say who is on turn and what they may do.",
        "A sentence for each choice: what it gives, what it risks.",
        "A person who has left is not called.",
        "Give the seat to whoever asks first.",
        "Return the first match, or None if there is none.",
        "It is None until the match begins.",
        "It lasts so long that nobody waits, and as long as so many as ten play.",
        "The matches of those who play.",
        "Whether the message must be sent again.",
    ],
)
def test_a_plain_sentence_is_none(sentence: str) -> None:
    assert pattern_in(sentence) is None


def test_docstrings_and_comments_are_read_by_sentence() -> None:
    source = '''"""A module. It has
two sentences.

    name: of an argument.
"""

TEXT = """no docstring"""
MOST = 3  # at most
"""Of a field (e.g. this one)."""
# One comment
# in two lines; `a # b`. Another.

call(
    """no docstring either""", "# no comment"
)
'''
    found = [one for block in blocks_of(source) for one in sentences_of(*block)]
    assert found == [
        (1, "A module."),
        (1, "It has two sentences."),
        (4, "of an argument."),
        (8, "at most"),
        (9, "Of a field (e.g. this one)."),
        (10, "One comment in two lines; `a # b`."),
        (11, "Another."),
    ]
