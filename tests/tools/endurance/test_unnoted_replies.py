"""A kill excuses a reply that stays thinking only if the bot could not store it in time."""

from datetime import UTC, datetime, timedelta

from tests.tools.endurance.unnoted_replies import UnnotedReplies

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)


def after(seconds: float) -> datetime:
    return NOW + timedelta(seconds=seconds)


def test_a_reply_is_unnoted_while_the_database_refuses_writes() -> None:
    unnoted = UnnotedReplies(unwritable_since=NOW)
    assert not unnoted.may_include(after(0), after(1)), "nothing was killed"
    unnoted.killed(after(9))
    assert unnoted.may_include(after(0), after(1))
    assert not unnoted.may_include(after(-2), after(-1))
    assert not unnoted.may_include(after(9), after(10))


def test_a_reply_is_unnoted_if_the_bot_waited_in_vain_and_was_killed_soon() -> None:
    unnoted = UnnotedReplies()
    unnoted.killed(after(2))
    assert unnoted.may_include(asked=after(0), promised=after(1))
    assert not unnoted.may_include(asked=after(0.2), promised=after(1)), "it was stored before"
    assert not unnoted.may_include(asked=after(-2), promised=after(-1)), "it had time"
