"""The public message of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import groupby
from typing import Final

from bot.locales import Texts
from bot.matches.models.people import Person
from bot.screens.challenge import terms_line
from bot.screens.message import CONTENT_LIMIT, Button, Row, Rows, Screen, Style, panel_id, units
from bot.screens.view_model import joined, moment, relative
from bot.screens.wording.names import addressed, bare_name, foreign, mention, name
from bot.tournaments.double_elimination import BracketPart, part_of
from bot.tournaments.model import (
    MIN_PLAYERS,
    PHASE_MOVED,
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.picture_values import Scores, half, picture_of, tie_break
from bot.tournaments.rounds import expected_seeds, is_rematch
from bot.tournaments.standings import (
    TournamentStanding,
    annulled,
    ending_of,
    has_results,
    standings_of,
    winners_of,
    would_annul,
)

Urls = Mapping[int, str]
"""The links to running tables, by the number of the pairing."""
_Parts = tuple[list[str | None], list[str], list[str]]
"""The head of a message, its lines, and the notes of admins' decisions."""
SHORTER: Final = (32, 16, 8)
"""Maximum lengths of names, in characters: the shorter ones are for long messages."""
HERE: Final = " ✅"
REMATCH_MARK: Final = " 🔁"
"""Mark behind a pairing of people who have met before."""
CALLED_AT_ONCE: Final = 10
"""Maximum number of people whom one message mentions. AutoMod often allows 20, or fewer."""
NOTES: Final = 5
"""Number of the admins' decisions that are shown, the newest."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """Values in a tournament's message besides the tournament itself."""

    ratings: Mapping[int, int] = field(default_factory=dict)
    """The players' ratings, before the start."""
    urls: Urls = field(default_factory=dict)
    scores: Scores = field(default_factory=dict)
    called: Collection[int] = ()
    """The people whom the message mentions. All others are named."""


def board_screen(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    """Show a tournament in its present stage."""
    picture = picture_of(texts, found, facts.scores)
    match found.stage:
        case Stage.SIGNUP:
            return _sign_up(texts, found, facts)
        case Stage.RUNNING:
            return replace(_round(texts, found, facts), picture=picture)
        case Stage.FINISHED:
            return replace(_end(texts, found, facts), picture=picture)
        case Stage.CANCELLED:
            return _cancelled(texts, found, facts)


def called_by(found: Tournament) -> tuple[int, ...]:
    """Return the people that the first message of a tournament's part notifies."""
    match found.stage:
        case Stage.RUNNING:
            people = [one for pairing in found.undecided for one in pairing.people]
            return tuple(one for one in people if not found.has_left(one))
        case Stage.FINISHED:
            return tuple(one for one in winners_of(found) if one > 0)
        case Stage.CANCELLED:
            stay = [one.person.id for one in found.seeded if not found.has_left(one.person.id)]
            stay += [one.person.id for one in found.waiting]
            return tuple(one for one in stay if one > 0)
        case _:
            return ()


def mentioned(found: Tournament) -> tuple[int, ...]:
    """Return the people whom a message mentions that is edited; none if they are many.

    Those are called below a new message, by `call_screens`.
    """
    called = called_by(found)
    return called if len(called) <= CALLED_AT_ONCE else ()


def call_screens(board: Screen, called: Sequence[int]) -> list[Screen]:
    """Return the messages that mention many people, a few in each: filters allow no more.

    They begin as the tournament's message does: with the thing to do, if there is one.
    """
    before, _, after = board.content.partition("### ")
    head = before + after.split("\n", 1)[0]
    parts = [
        called[first : first + CALLED_AT_ONCE] for first in range(0, len(called), CALLED_AT_ONCE)
    ]
    return [
        Screen(joined([head, " ".join(mention(one) for one in part)]), pings=tuple(part))
        for part in parts
    ]


def fitting(build: Callable[[int], _Parts], limit: int = CONTENT_LIMIT) -> str:
    """Join head, lines and notes so that they have at most `limit` UTF-16 units.

    `build` returns them for a maximum length of names. Names are shortened first; then the oldest
    notes and the last lines are left out.
    """
    for longest in SHORTER:
        head, lines, notes = build(longest)
        if units(joined([*head, *lines, *notes])) <= limit:
            return joined([*head, *lines, *notes])
    while notes and units(joined([*head, *lines, *notes])) > limit:
        notes = notes[1:]
    if units(joined([*head, *lines, *notes])) <= limit:
        return joined([*head, *lines, *notes])
    while units(joined([*head, *lines, "…"])) > limit:
        lines = lines[:-1]
    return joined([*head, *lines, "…"])


def _title(texts: Texts, found: Tournament) -> str:
    return texts("tournament-title", name=shown_name(texts, found))


def board_url(found: Tournament) -> str | None:
    """Return the link to its message, or None; to its channel, until it is shown there."""
    message_id = found.posted.message_id
    if message_id is None:
        return None
    channel = channel_url(found)
    return channel if found.posted.phase == PHASE_MOVED else f"{channel}/{message_id}"


def channel_url(found: Tournament) -> str:
    """Return the link to its channel."""
    return f"https://discord.com/channels/{found.place.guild_id}/{found.place.channel_id}"


def shown_name(texts: Texts, found: Tournament) -> str:
    """Return a tournament's name, safe in a message."""
    return foreign(texts, found.name)


def who(
    texts: Texts, found: Tournament, person_id: int, facts: BoardFacts, longest: int = SHORTER[0]
) -> str:
    """Name a player who has a task: by a mention, if the message mentions them."""
    if person_id < 0:
        return texts("name-erased")
    if person_id in facts.called:
        return mention(person_id)
    return named(texts, found, person_id, longest)


def named(texts: Texts, found: Tournament, person_id: int | None, longest: int) -> str:
    """Name a player in lasting text: by name, since a mention may not show it to all readers."""
    if person_id is None:
        return ""
    return bare_name(texts, found.people.get(person_id), longest)


def _about(texts: Texts, found: Tournament) -> str:
    """Return `Single elimination · live · 3 rounds · …`."""
    terms, tie = found.terms, None
    if found.format.is_bracket:  # these rules are the tournament's own, not the server's
        terms = replace(terms, rules=replace(terms.rules, tie="draw"))
        tie = texts("tournament-tie")
    best = texts("tournament-best-of-three") if found.best_of > 1 else None
    twice = texts("tournament-twice") if found.format is Format.DOUBLE else None
    small = " · ".join(one for one in (terms_line(texts, terms), tie) if one)
    return joined([format_line(texts, found), texts("tournament-terms", terms=small), twice, best])


def format_line(texts: Texts, found: Tournament) -> str:
    """Return `Single elimination · live`."""
    played = texts(f"format-{found.format}")
    return texts("tournament-about", format=played, pace=_pace(texts, found))


def _pace(texts: Texts, found: Tournament) -> str:
    if found.live:
        return texts("tournament-live")
    return texts("tournament-daily", days=max(1, found.round_time // timedelta(days=1)))


# ── the sign-up ─────────────────────────────────────────────────────────────────────────────────


def sign_up_lines(texts: Texts, found: Tournament) -> list[str | None]:
    """Return what everybody reads about a tournament before it starts."""
    closes = texts(
        "tournament-closes",
        when=relative(found.closes_at),
        hour=moment(found.closes_at),
        count=len(found.entrants),
        most=found.most,
        seeding=texts(f"seeding-{found.seeding}"),
    )
    return [
        _title(texts, found),
        _about(texts, found),
        closes,
        texts("tournament-entry", role=role(found.entry_role)) if found.entry_role else None,
        prize_line(texts, found),
    ]


def _sign_up(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    order = expected_seeds(found, facts.ratings)
    head: list[str | None] = [
        _begins_soon(texts, found),
        *sign_up_lines(texts, found),
        role(found.call_role) if found.call_role else None,
    ]

    def parts(longest: int) -> _Parts:
        lines = [
            texts(
                "tournament-seed",
                seed=seed,
                # A line above mentions those who have moved up.
                name=named(texts, found, one.person.id, longest)
                if one.queued
                else who(texts, found, one.person.id, facts, longest),
                rating=str(one.rating or 0),
            )
            for seed, one in enumerate(order, 1)
        ]
        lines = lines or [texts("tournament-nobody")]
        moved = _moved_up(texts, found, facts, longest)
        return [*head, moved], lines + _waiting(texts, found, longest), []

    content = fitting(parts)
    joins = "button-sign-up" if len(order) < found.most else "button-wait-list"
    row: Row = (
        Button(texts(joins), panel_id(f"tour-join {found.id}"), Style.GREEN),
        Button(texts("button-sign-off"), panel_id(f"tour-leave {found.id}")),
    )
    return Screen(content, (row,))


def _moved_up(texts: Texts, found: Tournament, facts: BoardFacts, longest: int) -> str | None:
    moved = [
        who(texts, found, one.person.id, facts, longest) for one in found.entrants if one.queued
    ]
    if not moved:
        return None
    return texts("tournament-moved-up", names=texts("list-comma").join(moved))


def _waiting(texts: Texts, found: Tournament, longest: int) -> list[str]:
    """Return the waiting list, with its length."""
    if not found.waiting:
        return []
    return [
        texts("tournament-waiting", count=len(found.waiting)),
        *(
            texts("tournament-waits", place=place, name=bare_name(texts, one.person, longest))
            for place, one in enumerate(found.waiting, 1)
        ),
    ]


def buttons_of(tournament_id: int) -> frozenset[str]:
    """Return the custom ids that identify a tournament's message until it is over."""
    return frozenset({panel_id(f"tour-leave {tournament_id}")})


def _begins_soon(texts: Texts, found: Tournament) -> str | None:
    """Return the reminder for the players, with the number still missing."""
    if not found.is_reminded:
        return None
    missing = max(MIN_PLAYERS - len(found.entrants), 0)
    return texts("tournament-begins-soon", when=relative(found.closes_at), missing=missing)


# ── a round ─────────────────────────────────────────────────────────────────────────────────────


def round_name(texts: Texts, found: Tournament, number: int) -> str:
    """Name a round: `Round 2/3`, in an elimination `Semi-final`."""
    rounds = found.rounds or number
    if found.format is Format.DOUBLE:
        if number >= rounds - 1:
            return texts(f"tournament-grand-final-{number - rounds + 2}")
        rounds -= 1  # a second match of the grand final is rare
    if found.format is Format.SINGLE and rounds - number < 3:
        return texts(f"tournament-final-{rounds - number}")
    return texts("tournament-round-of", number=number, rounds=rounds)


def _round(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    now = found.of_round(found.round)
    head: list[str | None] = [
        _what_to_do(texts, found),
        texts(
            "tournament-round",
            name=shown_name(texts, found),
            round=round_name(texts, found, found.round),
        ),
        _about(texts, found),
        _who_drops_out(texts, found),
        texts("tournament-again") if _has_rematches(found) else None,
    ]

    def parts(longest: int) -> _Parts:
        shown = facts if longest == SHORTER[0] else replace(facts, urls={})
        lines = [
            line
            for part, pairings in groupby(now, lambda one: part_in(found, one))
            for line in (
                *([texts(f"tournament-{part}")] if part else []),
                *(
                    pairing_line(texts, found, one, shown, longest)
                    + (REMATCH_MARK if not part and is_rematch(found, one) else "")
                    for one in pairings
                ),
            )
        ]
        lines += _resting(texts, found, longest)
        return head, lines, notes_of(texts, found, facts, longest)

    return Screen(fitting(parts), _round_rows(texts, found))


def part_in(found: Tournament, one: Pairing) -> BracketPart | None:
    """Return a pairing's part of a double elimination; None in other formats."""
    if found.format is not Format.DOUBLE:
        return None
    return part_of(found.rounds or 0, one.round, one.number)


def _has_rematches(found: Tournament) -> bool:
    """Return whether people meet again because nobody could get another opponent."""
    now = found.of_round(found.round)
    return found.format is not Format.DOUBLE and any(is_rematch(found, one) for one in now)


def _what_to_do(texts: Texts, found: Tournament) -> str | None:
    if not found.undecided or found.round_ends is None:
        return None
    again = "-again" if found.is_reminded else ""
    if found.begin_by is not None and _waits(found):
        return texts(f"tournament-begin{again}", when=relative(found.begin_by))
    key = "tournament-ends" if found.live else f"tournament-ends{again}"
    return texts(key, when=relative(found.round_ends))


def _who_drops_out(texts: Texts, found: Tournament) -> str | None:
    """Return the rule about absent players; in an elimination the first absence is a defeat."""
    if found.format.is_bracket or not found.undecided:
        return None
    return texts("tournament-misses")


def _waits(found: Tournament) -> bool:
    """Return whether players must confirm their presence."""
    return found.live and any(one.match_id is None for one in found.undecided)


def pairing_line(
    texts: Texts, found: Tournament, one: Pairing, facts: BoardFacts, longest: int = SHORTER[0]
) -> str:
    """Return a pairing's players and its present state."""
    names = {
        "first": named(texts, found, one.first, longest),
        "second": named(texts, found, one.second, longest),
    }
    if one.second is None:
        return texts("pairing-bye", first=names["first"])
    if one.result is not None:
        return result_line(texts, found, one, longest)
    called = {
        "first": who(texts, found, one.first, facts, longest),
        "second": who(texts, found, one.second, facts, longest),
    }
    if one.match_id is not None:
        # By correspondence, the reminder mentions the players on turn.
        shown = called if found.is_reminded and not found.live else names
        line = texts("pairing-playing", **shown, url=facts.urls.get(one.number) or "none")
        return f"{line} {_wins(texts, one)}".rstrip()
    here = [HERE if there else "" for there in one.here]
    return texts("pairing-waits", **called, one=here[0], two=here[1])


def result_line(texts: Texts, found: Tournament, one: Pairing, longest: int) -> str:
    """Return the result of a pairing of two people."""
    names = {
        "first": named(texts, found, one.first, longest),
        "second": named(texts, found, one.second, longest),
    }
    if not annulled(found).isdisjoint(one.people):
        return texts("pairing-annulled", **names)
    wins = _wins(texts, one) if one.cause is Cause.MATCH else ""
    return texts(f"pairing-{one.result}", **names, cause=wins or _cause(texts, one)).rstrip()


def _wins(texts: Texts, one: Pairing) -> str:
    """Return the matches won by each, the winner first; empty before the first is over."""
    if not any(one.wins):
        return ""
    wins = one.wins if one.result is not Result.SECOND else one.wins[::-1]
    return texts("pairing-wins", first=wins[0], second=wins[1])


def _resting(texts: Texts, found: Tournament, longest: int) -> list[str]:
    """Return the people who rest in a round robin's round, if their number is odd."""
    if found.format is not Format.ROUND_ROBIN:
        return []
    return [
        texts("pairing-rests", first=named(texts, found, one.person.id, longest))
        for one in found.seeded
        if found.pairing_of(one.person.id) is None and not found.has_left(one.person.id)
    ]


def _cause(texts: Texts, one: Pairing) -> str:
    if one.cause in (Cause.MATCH, Cause.BYE, None):
        return ""
    return texts(f"cause-{one.cause}")


def notes_of(texts: Texts, found: Tournament, facts: BoardFacts, longest: int) -> list[str]:
    """Return the newest decisions of admins, with their reasons."""
    lines = [
        decision_line(texts, found, one, _admin(texts, one.decided_by, facts), longest)
        for one in found.pairings
        if one.decided_by is not None
    ]
    lines += [
        texts(
            "tournament-removed",
            admin=_admin(texts, one.removed_by, facts),
            name=named(texts, found, one.person.id, longest),
            note=_safe(texts, one.note),
        )
        for one in found.entrants
        if one.removed_by is not None
    ]
    return lines[-NOTES:]


def decision_line(texts: Texts, found: Tournament, one: Pairing, admin: str, longest: int) -> str:
    """Return who decided a pairing, and why; for a correction, also the result before."""
    names = {
        "first": named(texts, found, one.first, longest),
        "second": named(texts, found, one.second, longest),
    }
    note = _safe(texts, one.note)
    if one.replaces is None:
        return texts("tournament-decided", admin=admin, round=one.round, note=note, **names)
    before = texts(f"decide-{one.replaces}", **names)
    return texts(
        "tournament-corrected", admin=admin, round=one.round, note=note, before=before, **names
    )


def _admin(texts: Texts, person: Person, facts: BoardFacts) -> str:
    if person.erased or person.id not in facts.called:
        return bare_name(texts, person)
    return mention(person.id)


def _safe(texts: Texts, note: str | None) -> str:
    return foreign(texts, note or "")


def _round_rows(texts: Texts, found: Tournament) -> Rows:
    row = []
    if _waits(found):
        here = panel_id(f"tour-here {found.id}")
        row.append(Button(texts("button-here"), here, Style.GREEN))
    row.append(Button(texts("button-standings"), panel_id(f"tour-table {found.id}")))
    row.append(Button(texts("button-withdraw-tournament"), panel_id(f"tour-leave {found.id}")))
    return (tuple(row),)


# ── the end ─────────────────────────────────────────────────────────────────────────────────────


def _congratulated(texts: Texts, found: Tournament, person_id: int, facts: BoardFacts) -> str:
    """Return a winner's mention or name in a sentence."""
    if person_id in facts.called:
        return addressed(texts, person_id)
    return texts("name-erased") if person_id < 0 else name(texts, found.people.get(person_id))


def _end(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    winners = winners_of(found)
    names = texts("list-comma").join(_congratulated(texts, found, one, facts) for one in winners)
    key = "tournament-won" if winners else "tournament-not-won"
    head: list[str | None] = [
        texts("tournament-over", name=shown_name(texts, found)),
        texts(key, names=names, count=len(winners)),
        _why_over(texts, found),
        _prize(texts, found, names, len(winners)),
    ]
    content = fitting(
        lambda longest: (
            head,
            table_lines(texts, found, longest),
            notes_of(texts, found, facts, longest),
        )
    )
    return Screen(content, (_text_row(texts, found),))


def role(role_id: int) -> str:
    """Return a mention of a role; it notifies nobody unless the screen allows it."""
    return f"<@&{role_id}>"


def prize_line(texts: Texts, found: Tournament) -> str | None:
    """Return which role the winner gets; None if there is none."""
    if found.winner_role is None:
        return None
    return texts("tournament-prize-role", role=role(found.winner_role))


def _prize(texts: Texts, found: Tournament, names: str, count: int) -> str | None:
    if found.winner_role is None or found.prize is None or not count:
        return None
    shown = role(found.winner_role)
    return texts(f"tournament-prize-{found.prize}", names=names, role=shown, count=count)


def _why_over(texts: Texts, found: Tournament) -> str | None:
    """Return why it ended before its last match was played; None if it did not."""
    ending = ending_of(found)
    if ending is None:
        return None
    why, people = ending
    names = texts("list-and").join(name(texts, found.people.get(one)) for one in people)
    rounds = found.rounds or found.round
    return texts(f"ended-{why}", names=names, number=found.round, rounds=rounds)


def table_screen(texts: Texts, found: Tournament, scores: Scores) -> Screen:
    """Show the table to one person; before the first result, who plays whom."""
    head: list[str | None] = [_title(texts, found)]
    none_yet = found.stage is Stage.RUNNING and not has_results(found)
    lines = _who_plays if none_yet else table_lines
    content = fitting(lambda longest: (head, lines(texts, found, longest), []))
    return Screen(content, (_text_row(texts, found),), picture_of(texts, found, scores))


def _text_row(texts: Texts, found: Tournament) -> Row:
    """Return the button that sends the tournament as a text file."""
    return (Button(texts("button-tournament-text"), panel_id(f"tour-text {found.id}")),)


def _who_plays(texts: Texts, found: Tournament, longest: int) -> list[str]:
    now = found.of_round(found.round)
    lines = [pairing_line(texts, found, one, BoardFacts(), longest) for one in now]
    return [*lines, *_resting(texts, found, longest)]


def table_lines(texts: Texts, found: Tournament, longest: int) -> list[str]:
    """Return the table, best first, below an explanation of its figures."""
    lines = [_line(texts, found, one, longest) for one in standings_of(found)]
    if found.format.is_bracket:
        return lines
    about = (texts(f"table-about-{found.format}"), texts(f"table-rule-{found.format}"))
    return [*about, *lines]


def _line(texts: Texts, found: Tournament, one: TournamentStanding, longest: int) -> str:
    name = named(texts, found, one.person_id, longest)
    left = texts("table-left") if found.has_left(one.person_id) else ""
    if one.person_id in annulled(found):
        left = texts("table-annulled")
    notes = " ".join(note for note in (_byes(texts, found, one), left) if note)
    if found.format.is_bracket:
        return texts(
            "table-elimination",
            rank=one.rank or 0,
            name=name,
            won=one.won,
            lost=one.lost,
            notes=notes,
        ).rstrip()
    return texts(
        "tournament-row",
        rank=one.rank or 0,
        name=name,
        points=half(one.points),
        won=one.won,
        drawn=one.drawn,
        lost=one.lost,
        decides=half(tie_break(found, one)),
        notes=notes,
    ).rstrip()


def _byes(texts: Texts, found: Tournament, one: TournamentStanding) -> str | None:
    """Return the number of byes, which are no wins; None in a round robin, where all rest once."""
    if not one.byes or found.format is Format.ROUND_ROBIN:
        return None
    return texts("table-byes", count=one.byes)


def _cancelled(texts: Texts, found: Tournament, facts: BoardFacts) -> Screen:
    """Return why it was cancelled, with mentions of the players who were still in."""
    plays_on = None
    if found.ended_by is None:
        said = texts("tournament-too-few", fewest=MIN_PLAYERS)
    else:
        admin = _admin(texts, found.ended_by, facts)
        note = _safe(texts, found.note) or "–"
        said = texts("tournament-cancelled", admin=admin, note=note)
        if any(one.match_id is not None for one in found.undecided):
            plays_on = texts("tournament-plays-on")
    players = [one for one in called_by(found) if one in facts.called]
    called = " ".join(mention(one) for one in players) or None
    return Screen(joined([_title(texts, found), said, plays_on, called]))


def leave_question(texts: Texts, found: Tournament, person_id: int) -> Screen:
    """Ask once more before somebody leaves a running tournament."""
    yes = panel_id(f"tour-leave-yes {found.id}")
    no = panel_id(f"tour-leave-no {found.id}")
    row = (
        Button(texts("button-withdraw-yes"), yes, Style.RED),
        Button(texts("button-withdraw-no"), no),
    )
    question = texts("tournament-leave-question", name=shown_name(texts, found))
    counts = texts("tournament-leave-annuls") if would_annul(found, person_id) else None
    return Screen(joined([question, counts]), (row,))
