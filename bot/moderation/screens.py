"""The admins' panels of blocks, warnings, void matches and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.locales import Texts
from bot.matches.models.listings import Page
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rankings import VoidReach
from bot.matches.models.terms import ChangedSettings
from bot.moderation.model import (
    NO_END,
    TERMS,
    Deed,
    LogEntry,
    MemberWarning,
    ServerBlock,
)
from bot.screens.games import turning
from bot.screens.message import (
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    Button,
    ChannelSelect,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Select,
    Style,
    clip,
    panel_id,
    press_id,
)
from bot.screens.setting_changes import change_line, changed_line
from bot.screens.view_model import joined, moment, relative
from bot.screens.wording.names import (
    bare_name,
    escaped,
    foreign,
    isolated,
    name,
    plain_name,
    versus,
)

MAX_OPTIONS: Final = 25
"""Discord's limit of options in a menu of blocked members."""
LISTED: Final = 3
"""Number of blocks that the panel shows with their time and reason; one less beside warnings."""
WARNED: Final = 2
"""The same of warnings."""
WARNINGS: Final = 10
"""Number of a member's warnings that are shown, the newest."""
REASON: Final = 64
SHORT: Final = 32
LINE: Final = 400
"""Maximum lengths in characters, so that a page fits: of a reason, of that of a warning in the
list, and of a changed setting."""
WAITS: Final = "⏳"
"""Marks a void match in the log that the host has not confirmed."""


def moderation_panel(
    texts: Texts,
    guild: str,
    blocks: Sequence[ServerBlock],
    log: Page[LogEntry | ChangedSettings],
    infos: Mapping[int, MatchInfo],
    *,
    warnings: Sequence[MemberWarning] = (),
    channel: int | None,
    trouble: str | None = None,
    note: str = "",
) -> Panel:
    """Show the blocked and warned members, the log, and the channel where it is posted, too.

    `trouble`: why nothing can be posted there.
    """
    title = texts("moderation-title", guild=escaped(guild))
    shown = [_block_line(texts, one) for one in blocks[: LISTED - bool(warnings)]]
    listed = "\n".join(shown) or texts("moderation-nobody")
    blocks_shown: list[Prose | Divider | Row] = [
        Prose(f"{title}\n{texts('moderation-about')}"),
        Prose(f"{texts('moderation-blocked')}\n{listed}"),
    ]
    if blocks:
        choices = tuple(
            Choice(clip(plain_name(texts, one.person), CHOICE_LIMIT), str(one.person.id))
            for one in blocks
        )
        blocks_shown.append((Select(panel_id("mod-member"), choices, texts("moderation-choose")),))
    if warnings:
        warned = "\n".join(_warning_line(texts, one, SHORT) for one in warnings[:WARNED])
        blocks_shown.append(Prose(f"{texts('moderation-warned')}\n{warned}"))
        people = {one.person.id: one.person for one in warnings}
        options = tuple(
            Choice(clip(plain_name(texts, one), CHOICE_LIMIT), str(one.id))
            for one in [*people.values()][:MAX_OPTIONS]
        )
        choose = Select(panel_id("mod-warned"), options, texts("moderation-choose-warned"))
        blocks_shown.append((choose,))
    lines = [_line(texts, one, infos) for one in log.items]
    if any(map(_waits, log.items)):
        lines.append(texts("log-waits"))
    told = "\n".join(lines) or texts("moderation-no-log")
    blocks_shown += [Divider(), Prose(f"{texts('moderation-log')}\n{told}")]
    blocks_shown += turning(texts, "mod", log.number, log.pages)
    where = () if channel is None else (channel,)
    blocks_shown += [
        Divider(),
        Prose(joined([texts("moderation-channel"), trouble, note])),
        (
            ChannelSelect(
                panel_id("set log"), where, texts("ask-log"), most=1, gone=texts("channel-gone")
            ),
        ),
    ]
    return Panel(tuple(blocks_shown))


def _block_line(texts: Texts, block: ServerBlock) -> str:
    return _with_reason(
        texts,
        texts(
            "moderation-block",
            name=bare_name(texts, block.person),
            when=relative(block.at),
            until="none" if block.until is None else relative(block.until),
        ),
        clip(block.reason, REASON),
    )


def _warning_line(texts: Texts, one: MemberWarning, longest: int = REASON) -> str:
    line = texts(
        "moderation-warning",
        name=bare_name(texts, one.person),
        when=relative(one.at),
        until="none" if one.until is None else relative(one.until),
    )
    return _with_reason(texts, line, clip(one.reason, longest))


def warned_text(texts: Texts, guild: str, warnings: Sequence[MemberWarning]) -> str:
    """Return what a member reads who was warned; it names no admin."""
    lines = [texts("warned-title", guild=escaped(guild))]
    for one in warnings:
        until = "none" if one.until is None else moment(one.until)
        lines.append(texts("warned-line", reason=foreign(texts, one.reason), until=until))
    return clip("\n".join(lines), CONTENT_LIMIT)


def _line(texts: Texts, one: LogEntry | ChangedSettings, infos: Mapping[int, MatchInfo]) -> str:
    if isinstance(one, ChangedSettings):
        return clip(changed_line(texts, one), LINE)
    shown = replace(one, reason=clip(one.reason, REASON), reach=None)
    line = texts("log-line", when=relative(one.at), line=entry_line(texts, shown, infos))
    return f"{line} {WAITS}" if _waits(one) else line


def _waits(one: LogEntry | ChangedSettings) -> bool:
    """Return whether an entry is of a void match that the host has not confirmed."""
    if not isinstance(one, LogEntry) or one.deed is not Deed.VOID:
        return False
    return one.reach not in (None, VoidReach.ALL)


def entry_line(texts: Texts, entry: LogEntry, infos: Mapping[int, MatchInfo]) -> str:
    """Return a line of the log, with the reason."""
    info = None if entry.match_id is None else infos.get(entry.match_id)
    number = str(entry.match_id or "")
    line = texts(
        f"log-{entry.deed}",
        admin="" if entry.admin is None else name(texts, entry.admin),
        name=texts("name-erased") if entry.person is None else name(texts, entry.person),
        match=number
        if info is None
        else texts("log-match", match=number, players=versus(texts, info)),
    )
    if entry.deed is Deed.VOID and entry.reach is not None:
        line = texts("log-reach", line=line, reach=texts(f"void-reach-{entry.reach}"))
    if entry.until is not None:
        line = texts("log-until", line=line, until=moment(entry.until))
    return _with_reason(texts, line, entry.reason)


def settings_entry(texts: Texts, changed: ChangedSettings) -> str:
    """Return the message about changed settings in the log's channel."""
    lines = [f"- {change_line(texts, one)}" for one in changed.changes]
    return "\n".join([texts("log-settings", admin=name(texts, changed.person)), *lines])


def _with_reason(texts: Texts, line: str, reason: str) -> str:
    return texts("log-reason", line=line, reason=foreign(texts, reason)) if reason else line


def member_panel(
    texts: Texts,
    person: Person,
    *,
    blocked: bool,
    until: datetime | None = None,
    warnings: Sequence[MemberWarning] = (),
) -> Panel:
    """Show whether a member is blocked and warned, and until when, with controls to change that."""
    who = name(texts, person)
    warned = _warnings(texts, person, warnings)
    if blocked:
        asked = texts("moderation-is-blocked", name=who)
        if until is not None:
            ends = texts("moderation-until", until=moment(until), when=relative(until))
            asked = joined([asked, ends])
        lift = Button(texts("moderation-lift"), panel_id(f"mod-lift {person.id}"), Style.GREEN)
        return Panel((Prose(asked), *warned, (lift, _back(texts))))
    terms = tuple(Choice(texts("moderation-days", days=days), str(days)) for days in TERMS)
    for_days = Select(
        panel_id(f"mod-block-for {person.id}"), terms, texts("moderation-do-block-for")
    )
    block = Button(texts("moderation-do-block"), panel_id(f"mod-block {person.id}"), Style.RED)
    asked = texts("moderation-may-play", name=who)
    return Panel((Prose(asked), *warned, (for_days,), (block, _back(texts))))


def _warnings(
    texts: Texts, person: Person, warnings: Sequence[MemberWarning]
) -> list[Prose | Divider | Row]:
    """Return a member's warnings, with the menus to warn them and to lift a warning."""
    ends = [
        Choice(
            texts("moderation-no-end") if days == NO_END else texts("moderation-days", days=days),
            str(days),
        )
        for days in (*TERMS, NO_END)
    ]
    warn = Select(panel_id(f"mod-warn {person.id}"), tuple(ends), texts("moderation-do-warn"))
    if not warnings:
        return [(warn,)]
    listed = "\n".join(_warning_line(texts, one) for one in warnings)
    options = tuple(
        Choice(clip(isolated(one.reason), CHOICE_LIMIT), str(one.id)) for one in warnings
    )
    lift = Select(panel_id(f"mod-unwarn {person.id}"), options, texts("moderation-do-unwarn"))
    return [Prose(f"{texts('moderation-warned')}\n{listed}"), (lift,), (warn,)]


def _back(texts: Texts) -> Button:
    return Button(texts("moderation-back"), panel_id("mod 0"))


def void_panel(texts: Texts, info: MatchInfo, reach: VoidReach, event: str | None = None) -> Panel:
    """Ask whether to void a match, with the consequences; `event`: its tournament."""
    question = texts(
        "void-question",
        match=str(info.id),
        players=versus(texts, info),
        score=f"{info.scores[0]}–{info.scores[1]}",
        when=relative(info.ended_at or info.created_at),
        reach=texts(f"void-reach-{reach}"),
    )
    stays = None if event is None else texts("void-tournament", name=escaped(event))
    yes = Button(texts("void-yes"), press_id(info.id, info.seq, "void"), Style.RED)
    return Panel((Prose(joined([question, stays])), (yes, _back(texts))))


def voided_panel(texts: Texts, match_id: int, reach: VoidReach) -> Panel:
    """Confirm that a match was voided."""
    done = texts("void-done", match=str(match_id), reach=texts(f"void-reach-{reach}"))
    return Panel((Prose(done), (_back(texts),)))
