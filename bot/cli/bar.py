"""`koikoi bar`: bars people and servers.

A ban is written to the configured database, from which the running bot reads it.
"""

import argparse
from datetime import UTC, datetime
from typing import Final

from bot.cli.opened import with_database
from bot.cli.terminal import CannotStart, add_json, as_json, refuse_longer, snowflake
from bot.matches.models.hosting import LONGEST_REASON, Ban, Scope, Target
from bot.matches.models.marks import LONGEST_MARK, REPORTED_FOR
from bot.storage import host_rows, mark_rows, people_rows
from bot.storage.engine import Database

TARGETS: Final = (Target.PERSON.value, Target.SERVER.value)
_THEN: Final = {
    Scope.FIND: "From now on /koikoi find no longer pairs them with anyone; they can keep"
    " playing on their servers.",
    Target.FORMER: "They were erased, so nobody can read their id. If the same account comes back,"
    " it is refused; `/koikoi privacy` stays open to it.",
    Target.PERSON: "Within seconds the running bot resigns their matches and withdraws their"
    " challenges, or else when it starts; `/koikoi privacy` stays open to them.",
    Target.SERVER: "Within seconds the running bot ends the matches there, says so once and leaves,"
    " or else when it starts. Its data is erased 30 days later.",
}

_FROM: Final = {Scope.EVERYTHING: "", Scope.FIND: " from /koikoi find"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for target in TARGETS:
        action = actions.add_parser(target, help=f"bar a {target}")
        action.add_argument("id", type=snowflake, help=f"the {target}'s id on Discord")
        action.set_defaults(run=bar, target=target, find=False)
        _add_options(action, find=target == Target.PERSON)
    reported = actions.add_parser("report", help="bar the person a report is about")
    reported.add_argument("number", type=int, help="the number of the report")
    reported.set_defaults(run=bar_reported)
    _add_options(reported, find=True)
    listing = actions.add_parser("list", help="say who is barred")
    add_json(listing)
    listing.set_defaults(run=show)
    lifting = actions.add_parser("lift", help="let a person or a server in again")
    lifting.add_argument("target", choices=[*Target], help="what is let in again")
    lifting.add_argument("id", type=_listed, help="its id, as the list says")
    lifting.set_defaults(run=lift)


def _add_options(action: argparse.ArgumentParser, *, find: bool) -> None:
    action.add_argument("--reason", metavar="TEXT", help="a note for yourself")
    if find:
        action.add_argument(
            "--find", action="store_true", help="out of /koikoi find alone, not of everything"
        )


def _listed(text: str) -> int:
    """Read an id of Discord, or the mark of a former player, which is shorter."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_MARK else snowflake(text)


def bar(arguments: argparse.Namespace) -> int:
    """Bar a person or a server; return the exit code."""
    wanted = _wanted(arguments, Target(arguments.target), arguments.id)
    keep = arguments.reason is None
    return with_database(lambda database: _bar(database, wanted, keep_reason=keep))


def bar_reported(arguments: argparse.Namespace) -> int:
    """Bar the person whom a report is about, also if they were erased; return the exit code."""

    async def act(database: Database) -> str:
        target, target_id = await _reported(database, arguments.number)
        wanted = _wanted(arguments, target, target_id)
        return await _bar(database, wanted, keep_reason=arguments.reason is None)

    return with_database(act)


def _wanted(arguments: argparse.Namespace, target: Target, target_id: int) -> Ban:
    scope = Scope.FIND if arguments.find else Scope.EVERYTHING
    note = " ".join((arguments.reason or "").split())
    # Nobody waits for somebody who was erased.
    settled = target is Target.FORMER
    return Ban(target, target_id, note, datetime.now(UTC), settled=settled, scope=scope)


async def _reported(database: Database, number: int) -> tuple[Target, int]:
    """Return the person whom a report is about; if their account is back, the person is known."""
    report = await database.read(host_rows.report, number)
    if report is None:
        raise CannotStart(f"There is no report {number}.")
    if report.about is None:
        raise CannotStart(f"Report {number} is about no person.")
    if not report.about.erased:
        return Target.PERSON, report.about.id
    if report.about_mark is None:
        raise CannotStart(
            f"The person of report {number} was erased, and {REPORTED_FOR.days} days after a report"
            " nothing tells their account any more."
        )
    back = await database.read(mark_rows.person_marked, report.about_mark)
    return (Target.FORMER, report.about_mark) if back is None else (Target.PERSON, back)


def show(arguments: argparse.Namespace) -> int:
    """List the barred people and servers; return the exit code."""
    return with_database(_bars_json if arguments.json else _bars)


def lift(arguments: argparse.Namespace) -> int:
    """Lift the ban of a person or a server; return the exit code."""
    return with_database(lambda database: _lift(database, Target(arguments.target), arguments.id))


async def _bar(database: Database, wanted: Ban, *, keep_reason: bool) -> str:
    refuse_longer(wanted.reason, LONGEST_REASON, "The reason")
    new = await database.write(host_rows.save_bar, wanted, keep_reason=keep_reason)
    who = await _named(database, wanted.target, wanted.id)
    if not new and keep_reason:
        return f"{who} was barred already; --reason TEXT would change the reason."
    if not new:
        return f"{who} was barred already; the reason is {wanted.reason!r} now."
    alone = wanted.scope is Scope.FIND
    return f"{who} is barred{_FROM[wanted.scope]}. {_THEN[Scope.FIND if alone else wanted.target]}"


async def _lift(database: Database, target: Target, target_id: int) -> str:
    who = await _named(database, target, target_id)
    if not await database.write(host_rows.lift_bar, target, target_id):
        raise CannotStart(f"{who} isn't barred; koikoi bar list says who is.")
    again = " Who manages it can add the bot again." if target is Target.SERVER else ""
    return f"{who} isn't barred any more.{again}"


async def _bars(database: Database) -> str:
    bans = (await database.read(host_rows.host_state)).bars
    if not bans:
        return "Nobody is barred."
    lines = []
    for one in bans:
        who = await _named(database, one.target, one.id)
        why = f": {one.reason}" if one.reason else ""
        lines.append(f"{one.at:%Y-%m-%d}  {who}{_FROM[one.scope]}{why}")
    return "\n".join(lines)


async def _bars_json(database: Database) -> str:
    bans = (await database.read(host_rows.host_state)).bars
    return as_json(
        [
            {
                "target": one.target.value,
                "id": str(one.id),
                "name": await _name_of(database, one.target, one.id) or None,
                "scope": one.scope.value,
                "reason": one.reason,
                "barred_at": one.at.isoformat(),
            }
            for one in bans
        ]
    )


async def _named(database: Database, target: Target, target_id: int) -> str:
    if target is Target.FORMER:
        return f"Former player {target_id}"
    called = await _name_of(database, target, target_id)
    return f"{target.value.capitalize()} {target_id}" + (f" ({called})" if called else "")


async def _name_of(database: Database, target: Target, target_id: int) -> str:
    """Return the name of a person, as the bot knows it; "" for a server or somebody unknown."""
    if target is not Target.PERSON:
        return ""
    known = await database.read(people_rows.acquaintance, target_id, None)
    return "" if known is None or known.person is None else " ".join(known.person.name.split())
