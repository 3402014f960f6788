"""A tournament, as everybody in its channel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Final

from bot.locales import Texts
from bot.matches.models.tournament import (
    FEWEST,
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.matches.tournaments.standings import Standing, standings_of, winners_of
from bot.screens.challenge import terms_line
from bot.screens.custom_ids import panel_id
from bot.screens.message import CONTENT_LIMIT, Button, Row, Rows, Screen, Style, units
from bot.screens.tournament_picture import Scores, half, picture_of, tie_break
from bot.screens.view_model import joined, relative
from bot.screens.wording.names import MARKDOWN, mention

Urls = Mapping[int, str]
"""The links to running tables, by the number of the pairing."""
HERE: Final = " ✅"
NOTES: Final = 5
"""So many of the admins' decisions are shown, the newest."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What a tournament's message shows besides the tournament itself."""

    ratings: Mapping[int, int] = field(default_factory=dict)
    """Of those who have signed up, before the start."""
    urls: Urls = field(default_factory=dict)
    scores: Scores = field(default_factory=dict)


def board_screen(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    """Show how a tournament stands."""
    picture = picture_of(texts, found, facts.scores)
    match found.stage:
        case Stage.SIGNUP:
            return _sign_up(texts, found, facts.ratings)
        case Stage.RUNNING:
            return replace(_round(texts, found, facts.urls), picture=picture)
        case Stage.FINISHED:
            return replace(_end(texts, found), picture=picture)
        case Stage.CANCELLED:
            return Screen(joined([_title(texts, found), _cancelled(texts, found)]))


def _fitting(head: Sequence[str | None], lines: list[str], notes: list[str]) -> str:
    """Join the lines; what doesn't fit into a message is left out: first the oldest notes."""
    while notes and units(joined([*head, *lines, *notes])) > CONTENT_LIMIT:
        notes = notes[1:]
    if units(joined([*head, *lines, *notes])) <= CONTENT_LIMIT:
        return joined([*head, *lines, *notes])
    while units(joined([*head, *lines, "…"])) > CONTENT_LIMIT:
        lines = lines[:-1]
    return joined([*head, *lines, "…"])


def _title(texts: Texts, found: Tournament) -> str:
    return texts("tournament-title", name=shown_name(found))


def shown_name(found: Tournament) -> str:
    """Return a tournament's name, safe in a message."""
    return MARKDOWN.sub(r"\\\1", found.name)


def who(texts: Texts, found: Tournament, person_id: int) -> str:
    """Name a player: Discord shows the newest name in a mention."""
    gone = person_id < 0 or person_id not in found.people
    return texts("name-erased") if gone else mention(person_id)


def _about(texts: Texts, found: Tournament) -> str:
    """Return `Single elimination · live · 3 rounds · …`."""
    return joined(
        [
            texts(
                "tournament-about",
                format=texts(f"format-{found.format}"),
                pace=_pace(texts, found),
            ),
            f"-# {terms_line(texts, found.terms)}",
        ]
    )


def _pace(texts: Texts, found: Tournament) -> str:
    if found.live:
        return texts("tournament-live")
    return texts("tournament-daily", days=max(1, found.round_time // timedelta(days=1)))


# ── the sign-up ─────────────────────────────────────────────────────────────────────────────────


def _sign_up(texts: Texts, found: Tournament, ratings: Mapping[int, int]) -> Screen:
    order = sorted(found.entrants, key=lambda one: (-ratings.get(one.person.id, 0), one.joined_at))
    lines = [
        texts(
            "tournament-seed",
            seed=seed,
            name=who(texts, found, one.person.id),
            rating=str(ratings.get(one.person.id, 0)),
        )
        for seed, one in enumerate(order, 1)
    ]
    content = joined(
        [
            _title(texts, found),
            _about(texts, found),
            texts(
                "tournament-closes",
                when=relative(found.closes_at),
                count=len(order),
                most=found.most,
            ),
            *(lines or [texts("tournament-nobody")]),
        ]
    )
    row: Row = (
        Button(texts("button-sign-up"), panel_id(f"tour-join {found.id}"), Style.GREEN),
        Button(texts("button-sign-off"), panel_id(f"tour-leave {found.id}")),
    )
    return Screen(content, (row,))


# ── a round ─────────────────────────────────────────────────────────────────────────────────────


def round_name(texts: Texts, found: Tournament, number: int) -> str:
    """Name a round: `Round 2/3`, in an elimination `Semi-final`."""
    rounds = found.rounds or number
    if found.format is Format.SINGLE and rounds - number < 3:
        return texts(f"tournament-final-{rounds - number}")
    return texts("round-of", number=number, rounds=rounds)


def _round(texts: Texts, found: Tournament, urls: Urls) -> Screen:
    now = found.of_round(found.round)
    head = [
        texts(
            "tournament-round",
            name=shown_name(found),
            round=round_name(texts, found, found.round),
        ),
        _about(texts, found),
        _what_to_do(texts, found),
    ]
    lines = [_pairing(texts, found, one, urls.get(one.number)) for one in now]
    if units(joined([*head, *lines])) > CONTENT_LIMIT:
        lines = [_pairing(texts, found, one, None) for one in now]
    content = _fitting(head, lines, notes_of(texts, found))
    pings = [
        one
        for pairing in now
        if pairing.result is None
        for one in pairing.people
        if not found.has_left(one)
    ]
    return Screen(content, _round_rows(texts, found), pings=tuple(pings))


def _what_to_do(texts: Texts, found: Tournament) -> str | None:
    if not found.undecided or found.round_ends is None:
        return None
    if found.begin_by is not None and _waits(found):
        return texts("tournament-begin", when=relative(found.begin_by))
    return texts("tournament-ends", when=relative(found.round_ends))


def _waits(found: Tournament) -> bool:
    """Return whether people have to say that they are there."""
    return found.live and any(one.match_id is None for one in found.undecided)


def _pairing(texts: Texts, found: Tournament, one: Pairing, url: str | None) -> str:
    first = who(texts, found, one.first)
    if one.second is None:
        return texts("pairing-bye", first=first)
    names = {"first": first, "second": who(texts, found, one.second)}
    if one.result is not None:
        cause = _cause(texts, one)
        return texts(f"pairing-{one.result}", **names, cause=cause).rstrip()
    if one.match_id is not None:
        return texts("pairing-playing", **names, url=url or "none")
    here = [HERE if there else "" for there in one.here]
    return texts("pairing-waits", **names, one=here[0], two=here[1])


def _cause(texts: Texts, one: Pairing) -> str:
    if one.cause in (Cause.MATCH, Cause.BYE, None):
        return ""
    return texts(f"cause-{one.cause}")


def notes_of(texts: Texts, found: Tournament) -> list[str]:
    """Return what admins decided, and why: the newest."""
    lines = [
        texts(
            "tournament-decided",
            admin=_admin(texts, one.decided_by.id),
            round=one.round,
            first=who(texts, found, one.first),
            second="" if one.second is None else who(texts, found, one.second),
            note=_safe(one.note),
        )
        for one in found.pairings
        if one.decided_by is not None
    ]
    lines += [
        texts(
            "tournament-removed",
            admin=_admin(texts, one.removed_by.id),
            name=who(texts, found, one.person.id),
            note=_safe(one.note),
        )
        for one in found.entrants
        if one.removed_by is not None
    ]
    return lines[-NOTES:]


def _admin(texts: Texts, person_id: int) -> str:
    return texts("name-erased") if person_id < 0 else mention(person_id)


def _safe(note: str | None) -> str:
    return MARKDOWN.sub(r"\\\1", note or "")


def _round_rows(texts: Texts, found: Tournament) -> Rows:
    row = []
    if _waits(found):
        here = panel_id(f"tour-here {found.id}")
        row.append(Button(texts("button-here"), here, Style.GREEN))
    row.append(Button(texts("button-standings"), panel_id(f"tour-table {found.id}")))
    row.append(Button(texts("button-withdraw-tournament"), panel_id(f"tour-leave {found.id}")))
    return (tuple(row),)


def reminder_screen(texts: Texts, found: Tournament, on_turn: Collection[int]) -> Screen:
    """Call those for whom a round waits. `on_turn`: those who are on turn in their match."""
    if found.live:
        people = [
            person
            for one in found.undecided
            if one.match_id is None
            for person, there in zip(one.people, one.here, strict=True)
            if not there
        ]
        until, key = found.begin_by, "tournament-reminder-live"
    else:
        people, until, key = list(on_turn), found.round_ends, "tournament-reminder-daily"
    people = [one for one in people if not found.has_left(one)]
    assert until is not None
    called = " ".join(mention(one) for one in people)
    said = texts(key, people=called, name=shown_name(found), when=relative(until))
    return Screen(said, pings=tuple(people))


# ── the end ─────────────────────────────────────────────────────────────────────────────────────


def _end(texts: Texts, found: Tournament) -> Screen:
    winners = winners_of(found)
    names = texts("list-comma").join(who(texts, found, one) for one in winners)
    key = "tournament-won" if winners else "tournament-not-won"
    head = [
        texts("tournament-over", name=shown_name(found)),
        texts(key, names=names, count=len(winners)),
    ]
    content = _fitting(head, table_lines(texts, found), notes_of(texts, found))
    return Screen(content, pings=tuple(one for one in winners if one > 0))


def table_screen(texts: Texts, found: Tournament, scores: Scores) -> Screen:
    """Show the table to one person."""
    content = _fitting([_title(texts, found)], table_lines(texts, found), [])
    return Screen(content, picture=picture_of(texts, found, scores))


def table_lines(texts: Texts, found: Tournament) -> list[str]:
    """Return the table, best first; above it what its figures mean."""
    lines = [_line(texts, found, one) for one in standings_of(found)]
    if found.format is Format.SINGLE:
        return lines
    return [texts(f"table-about-{found.format}"), *lines]


def _line(texts: Texts, found: Tournament, one: Standing) -> str:
    name = who(texts, found, one.person_id)
    left = texts("table-left") if found.has_left(one.person_id) else ""
    if found.format is Format.SINGLE:
        return texts(
            "table-elimination", rank=one.rank, name=name, won=one.won, lost=one.lost, left=left
        ).rstrip()
    return texts(
        "table-line",
        rank=one.rank,
        name=name,
        points=half(one.points),
        won=one.won,
        drawn=one.drawn,
        lost=one.lost,
        decides=half(tie_break(found, one)),
        left=left,
    ).rstrip()


def _cancelled(texts: Texts, found: Tournament) -> str:
    if found.ended_by is None:
        return texts("tournament-too-few", fewest=FEWEST)
    admin = _admin(texts, found.ended_by.id)
    return texts("tournament-cancelled", admin=admin, note=_safe(found.note) or "–")


def leave_question(texts: Texts, found: Tournament) -> Screen:
    """Ask once more before somebody leaves a running tournament."""
    yes = panel_id(f"tour-leave-yes {found.id}")
    no = panel_id(f"tour-leave-no {found.id}")
    row = (
        Button(texts("button-withdraw-yes"), yes, Style.RED),
        Button(texts("button-withdraw-no"), no),
    )
    return Screen(texts("tournament-leave-question", name=shown_name(found)), (row,))


def result_words(found: Tournament) -> tuple[Result, ...]:
    """Return the results that an admin may set."""
    if found.format is Format.SINGLE:
        return (Result.FIRST, Result.SECOND, Result.NEITHER)
    return (Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER)
