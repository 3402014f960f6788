"""Writes what the host decides into the configured database; the running bot reads it there."""

from datetime import UTC, datetime
from typing import Final

from bot.cli.opened import with_store
from bot.cli.problems import CannotStart
from bot.matches.models.hosting import LONGEST_NOTICE, LONGEST_REASON, Bar, Target
from bot.storage.sql import SqlStore

_THEN: Final = {
    Target.PERSON: "Within seconds the running bot resigns their matches and withdraws their"
    " challenges, or else when it starts; `/koikoi privacy` stays open to them.",
    Target.SERVER: "Within seconds the running bot ends the matches there, says so once and leaves,"
    " or else when it starts. Its data is erased 30 days later.",
}


def save_bar(target: str, target_id: int, reason: str) -> int:
    """Bar a person or a server; return the exit code."""
    return with_store(lambda store: _bar(store, Target(target), target_id, reason))


def lift_bar(target: str, target_id: int) -> int:
    """Let a person or a server in again; return the exit code."""
    return with_store(lambda store: _lift(store, Target(target), target_id))


def show_bars() -> int:
    """Say who is barred; return the exit code."""
    return with_store(_bars)


def save_notice(text: str) -> int:
    """Tell everybody something, and let nothing new begin; return the exit code."""
    return with_store(lambda store: _notice(store, text))


def end_notice() -> int:
    """Take the notice back; return the exit code."""
    return with_store(_no_notice)


def show_notice() -> int:
    """Say what everybody is told; return the exit code."""
    return with_store(_told)


async def _bar(store: SqlStore, target: Target, target_id: int, reason: str) -> str:
    note = _line(reason, "The reason", LONGEST_REASON)
    new = await store.save_bar(Bar(target, target_id, note, datetime.now(UTC)))
    who = await _named(store, target, target_id)
    if not new:
        return f"{who} was barred already; the reason is {note!r} now."
    return f"{who} is barred. {_THEN[target]}"


async def _lift(store: SqlStore, target: Target, target_id: int) -> str:
    who = await _named(store, target, target_id)
    if not await store.lift_bar(target, target_id):
        raise CannotStart(f"{who} isn't barred; koikoi bar list says who is.")
    again = " Who manages it can add the bot again." if target is Target.SERVER else ""
    return f"{who} isn't barred any more.{again}"


async def _bars(store: SqlStore) -> str:
    found = (await store.host_state()).bars
    if not found:
        return "Nobody is barred."
    lines = []
    for one in found:
        who = await _named(store, one.target, one.id)
        lines.append(f"{one.at:%Y-%m-%d}  {who}{f': {one.reason}' if one.reason else ''}")
    return "\n".join(lines)


async def _notice(store: SqlStore, text: str) -> str:
    notice = _line(text, "The notice", LONGEST_NOTICE)
    if not notice:
        raise CannotStart("The notice is empty; koikoi maintenance off takes it back.")
    await store.save_notice(notice, datetime.now(UTC))
    return (
        f"Nothing new begins now, and everybody is told: {notice}\nMatches go on. koikoi"
        " maintenance off ends it; a restart does not."
    )


async def _no_notice(store: SqlStore) -> str:
    if (await store.host_state()).notice is None:
        raise CannotStart("There is no notice of maintenance.")
    await store.save_notice(None, datetime.now(UTC))
    return "The maintenance is over: new matches can begin."


async def _told(store: SqlStore) -> str:
    notice = (await store.host_state()).notice
    if notice is None:
        return "There is no notice of maintenance: new matches can begin."
    return f"Nothing new begins, and everybody is told: {notice}"


async def _named(store: SqlStore, target: Target, target_id: int) -> str:
    if target is Target.SERVER:
        return f"Server {target_id}"
    known = await store.acquaintance(target_id, None)
    called = "" if known is None or known.person is None else " ".join(known.person.name.split())
    return f"Person {target_id}" + (f" ({called})" if called else "")


def _line(text: str, what: str, longest: int) -> str:
    """Return a text as one line. Raises `CannotStart` if it is too long."""
    line = " ".join(text.split())
    if len(line) > longest:
        raise CannotStart(f"{what} has {len(line)} characters, and may have {longest}.")
    return line
