"""Tournaments in private: the list of a server's tournaments, and the panel for its admins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.locales import Texts
from bot.matches.models.people import Player
from bot.screens.games import turning
from bot.screens.message import (
    CHOICE_LIMIT,
    LABEL_LIMIT,
    PANEL_LIMIT,
    Button,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Section,
    Select,
    Style,
    clip,
    panel_id,
)
from bot.screens.view_model import joined, moment, relative
from bot.screens.wording.names import (
    bare_name,
    escaped,
    isolated,
    name,
    plain_name,
    short_name,
)
from bot.tournaments.model import (
    Calendar,
    Pairing,
    Result,
    ResultPreview,
    Stage,
    Tournament,
)
from bot.tournaments.screens import (
    BoardFacts,
    board_url,
    decision_line,
    fitting,
    pairing_line,
    part_in,
    prize_line,
    result_line,
    round_name,
    shown_name,
)
from bot.tournaments.standings import winners_of
from bot.tournaments.transitions import decisions, missing

PAGE: Final = 25
"""Discord's limit of options in a menu."""
PAIRINGS: Final = 8
"""Number of pairings on a page of the panel: a message has room for 40 components."""
ROW: Final = 5
"""Discord's limit of buttons in a row."""
OPEN: Final = "open"
"""Word in a button: the pairing had no result when the admin was asked for one."""
CHANGES: Final = ("name", "begins", "most")
"""Values of an open tournament that can be changed, by `planning.py`."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MINUTE: Final = timedelta(minutes=1)
"""The start and the unit of times in buttons."""
WINNERS: Final = 2
"""Maximum number of winners that are named; more are only counted or left out."""


def list_screen(
    texts: Texts,
    found: Sequence[Tournament],
    reader: int,
    *,
    admin: bool,
    note: str | None = None,
) -> Panel:
    """List a server's tournaments, with the reader's own tasks in them.

    An open tournament has its button beside it: for an admin to manage it, for others to confirm
    their presence.
    """
    new = (_new(texts),) if admin else ()
    noted = (Prose(note),) if note else ()
    if not found:
        none = Prose(texts("tournaments-none-admin" if admin else "tournaments-none"))
        return Panel((none, *noted, *new))
    lines = [_entry(texts, one, reader, admin=admin) for one in found]
    if any(_is_held(one) for one in found):
        lines.append(Prose(texts("tournament-held")))
    calls = _calls(texts, found, reader) if admin else ()
    return Panel((Prose(texts("tournaments-title")), *lines, *noted, *calls, *new))


def _entry(texts: Texts, one: Tournament, reader: int, *, admin: bool) -> Prose:
    """Return a tournament's line, with its button if it has one."""
    text = joined([_line(texts, one), _yours(texts, one, reader)])
    if admin and one.stage.open:
        return Section(text, Button(texts("button-manage"), panel_id(f"tour-manage {one.id}")))
    if _is_awaited(one, reader):
        return Section(text, _here(one, texts("button-here")))
    return Prose(text)


def _new(texts: Texts) -> Row:
    """Return the button for a new tournament."""
    return (Button(texts("tournaments-new"), panel_id("tour-new"), Style.GREEN),)


def _line(texts: Texts, one: Tournament) -> str:
    url, state = board_url(one), _state(texts, one)
    title = shown_name(texts, one) if url is None else f"[{shown_name(texts, one)}]({url})"
    winners = winners_of(one)
    if 0 < len(winners) <= WINNERS:
        names = [short_name(texts, one.people.get(person)) for person in winners]
        state = texts("tournament-stage-won", names=texts("list-comma").join(names))
    if one.stage is Stage.SIGNUP:
        state = texts("tournament-closes-short", when=relative(one.closes_at), state=state)
    line = texts("tournaments-line", name=title, count=len(one.entrants), state=state)
    return f"{line} ⚠️" if _is_held(one) else line


def _is_held(one: Tournament) -> bool:
    return one.held_by is not None and one.stage.open


def _calls(texts: Texts, found: Sequence[Tournament], reader: int) -> tuple[Row, ...]:
    """Return a button for each tournament in which an admin must confirm their own presence.

    The button works even if the tournament's message can't be shown.
    """
    waits = [one for one in found if _is_awaited(one, reader)][:ROW]
    several = len(waits) > 1
    label = texts("button-here")
    row = tuple(
        _here(one, clip(f"{label}: {isolated(one.name)}", LABEL_LIMIT) if several else label)
        for one in waits
    )
    return (row,) if row else ()


def _here(one: Tournament, label: str) -> Button:
    return Button(label, panel_id(f"tour-here {one.id}"), Style.GREEN)


def _is_awaited(one: Tournament, reader: int) -> bool:
    return one.stage is Stage.RUNNING and reader in missing(one)


def _yours(texts: Texts, one: Tournament, reader: int) -> str | None:
    """Return the reader's present task in a tournament, or None."""
    if one.stage is Stage.SIGNUP and one.entrant(reader) is not None:
        return texts("yours-signup")
    place = one.waits_as(reader)
    if one.stage is Stage.SIGNUP and place is not None:
        return texts("yours-waiting", place=place)
    pairing = one.pairing_of(reader)
    if one.stage is not Stage.RUNNING or pairing is None or pairing.result is not None:
        return None
    first = pairing.first == reader
    opponent = name(texts, one.people.get((pairing.second if first else pairing.first) or 0))
    if pairing.match_id is not None:
        return texts("yours-match", opponent=opponent)
    there = pairing.here[0 if first else 1]
    return texts("yours-wait" if there else "yours-call", opponent=opponent)


def _state(texts: Texts, one: Tournament) -> str:
    if one.stage is Stage.RUNNING:
        return round_name(texts, one, one.round)
    return texts(f"tournament-stage-{one.stage}")


def manage_screen(
    texts: Texts, found: Tournament, reader: int, note: str | None = None, page: int = 0
) -> Panel:
    """Show the panel of a tournament to an admin, with a page of the running round's pairings."""
    content = joined(
        [
            texts("tournament-manage", name=shown_name(texts, found), state=_state(texts, found)),
            texts("tournament-manage-about") if found.stage.open else None,
            prize_line(texts, found) if found.stage.open else None,
            _event_line(texts, found),
            held_line(texts, found),
            note,
        ]
    )
    if not found.stage.open:
        return Panel((Prose(content), (_all(texts),)))
    return Panel(
        (
            Prose(content),
            *_pairings(texts, found, reader, page),
            *_players(texts, found),
            _changes(texts, found),
            *_acts(texts, found),
        )
    )


def held_line(texts: Texts, found: Tournament) -> str | None:
    """Return why a tournament's message can't be shown, so that its time stands still; or None."""
    if not _is_held(found):
        return None
    return texts(f"tournament-held-{found.held_by}", channel=f"<#{found.place.channel_id}>")


def _acts(texts: Texts, found: Tournament) -> list[Row]:
    row = []
    if found.stage is Stage.SIGNUP:
        row.append(
            Button(texts("button-start-now"), panel_id(f"tour-start {found.id}"), Style.GREEN)
        )
        row.append(Button(texts("button-seeds"), panel_id(f"tour-seeds {found.id}")))
        row.append(_event_button(texts, found))
    row.append(Button(texts("button-show-here"), panel_id(f"tour-bring {found.id}")))
    row.append(Button(texts("button-cancel"), panel_id(f"tour-end {found.id}"), Style.RED))
    row.append(_all(texts))
    return [tuple(row[start : start + ROW]) for start in range(0, len(row), ROW)]


def _all(texts: Texts) -> Button:
    return Button(texts("button-all-tournaments"), panel_id("tour-list"))


def _event_button(texts: Texts, found: Tournament) -> Button:
    listed = found.calendar is Calendar.ON
    label = texts("button-event-off" if listed else "button-event-on")
    return Button(label, panel_id(f"tour-event {found.id} {'off' if listed else 'on'}"))


def _event_line(texts: Texts, found: Tournament) -> str | None:
    """Return whether it is one of the server's events; None if that was not chosen."""
    if found.calendar is None or not found.stage.open:
        return None
    line = texts(f"tournament-event-{found.calendar}")
    again = found.calendar is Calendar.REFUSED and found.stage is Stage.SIGNUP
    return joined([line, texts("tournament-event-again") if again else None])


def _changes(texts: Texts, found: Tournament) -> Row:
    """Return the menu of values to change: after the start, only the title."""
    possible = CHANGES if found.stage is Stage.SIGNUP else ("name",)
    choices = tuple(Choice(texts(f"change-{one}-label"), one) for one in possible)
    return (Select(panel_id(f"tour-change {found.id}"), choices, texts("choose-change")),)


def begin_question(
    texts: Texts, found: Tournament, begins: datetime, other: datetime | None = None
) -> Panel:
    """Ask an admin to confirm a new time to begin; `other`: what the time can mean as well."""
    back = Button(texts("button-back"), panel_id(f"tour-back {found.id}"))
    if other is not None:
        choices = [
            Button(texts("button-which", number=number), _hour_id(found, at))
            for number, at in ((1, begins), (2, other))
        ]
        return Panel((Prose(which_time(texts, found.name, begins, other)), (*choices, back)))
    row = (Button(texts("button-hour-yes"), _hour_id(found, begins), Style.GREEN), back)
    return Panel((Prose(_hour(texts, "begin-question", found.name, begins)), row))


def _hour_id(found: Tournament, at: datetime) -> str:
    return panel_id(f"tour-hour {found.id} {(at - EPOCH) // MINUTE}")


def which_time(texts: Texts, name: str, first: datetime, second: datetime) -> str:
    """Ask which of two times was meant."""
    lines = [f"{number}. {moment(at)}, {relative(at)}" for number, at in ((1, first), (2, second))]
    return "\n".join([texts("begin-which", name=escaped(name)), *lines])


def _hour(texts: Texts, question: str, name: str, begins: datetime) -> str:
    hour, when = moment(begins), relative(begins)
    return texts(question, name=escaped(name), hour=hour, when=when)


def start_question(texts: Texts, found: Tournament) -> Panel:
    """Ask once more before the sign-up is closed for good."""
    count = len(found.entrants)
    row = (
        Button(texts("button-start-yes"), panel_id(f"tour-start-yes {found.id}"), Style.GREEN),
        Button(texts("button-back"), panel_id(f"tour-back {found.id}")),
    )
    question = texts("start-question", name=shown_name(texts, found), count=count)
    return Panel((Prose(question), row))


def _pairings(
    texts: Texts, found: Tournament, reader: int, page: int
) -> list[Prose | Divider | Row]:
    """Return a page of the round's pairings in their order, each with its button."""
    if found.stage is not Stage.RUNNING:
        return []
    pairings = _played(found)
    pages = max(1, -(-len(pairings) // PAIRINGS))
    page = min(page, pages - 1)
    lines: list[Prose | Divider | Row] = []
    above = None
    for one in pairings[page * PAIRINGS : (page + 1) * PAIRINGS]:
        part = part_in(found, one)
        head = texts(f"tournament-{part}") if part and part is not above else None
        lines.append(_entry_of(texts, found, one, reader, head))
        above = part
    return lines + turning(texts, f"tour-page {found.id}", page, pages)


def _played(found: Tournament) -> list[Pairing]:
    """Return the running round's pairings of two people: a bye has nothing to decide."""
    return [one for one in found.of_round(found.round) if one.second is not None]


def _entry_of(
    texts: Texts, found: Tournament, one: Pairing, reader: int, head: str | None
) -> Prose:
    """Return a pairing with its button; the reader's own has none, as nobody decides theirs."""
    line = pairing_line(texts, found, one, BoardFacts())
    if reader in one.people:
        return Prose(joined([head, line, texts("pairing-own")]))
    label = texts("button-decide" if one.result is None else "button-correct")
    route = panel_id(f"tour-set {found.id} {one.round} {one.number}")
    return Section(joined([head, line]), Button(label, route))


def page_of(found: Tournament, round_: int, number: int) -> int:
    """Return the panel's page that has a pairing: the first if its round is over."""
    keys = [one.key for one in _played(found)]
    return keys.index((round_, number)) // PAIRINGS if (round_, number) in keys else 0


def _players(texts: Texts, found: Tournament) -> tuple[Row, ...]:
    stay = [one for one in found.seeded if not found.has_left(one.person.id)]
    stay += found.waiting
    rows = []
    for start in range(0, len(stay), PAGE):
        choices = tuple(
            Choice(clip(plain_name(texts, one.person), CHOICE_LIMIT), str(one.person.id))
            for one in stay[start : start + PAGE]
        )
        verb = panel_id(f"tour-remove {found.id} {start // PAGE}")
        rows.append((Select(verb, choices, texts("choose-removed")),))
    return tuple(rows)


def versus(
    texts: Texts,
    found: Tournament,
    one: Pairing,
    shown: Callable[[Texts, Player | None], str] = plain_name,
) -> str:
    """Name a pairing; `shown` writes one of its people."""
    people = found.people
    first = shown(texts, people[one.first])
    second = "" if one.second is None else shown(texts, people[one.second])
    return texts("versus", first=first, second=second)


def result_screen(
    texts: Texts,
    found: Tournament,
    pairing: Pairing,
    prospect: ResultPreview,
    note: str | None = None,
) -> Panel:
    """Ask an admin for a pairing's result, with its consequences. A form asks for the reason."""
    people = found.people
    assert pairing.second is not None
    names = {
        "first": plain_name(texts, people[pairing.first]),
        "second": plain_name(texts, people[pairing.second]),
    }
    verb = f"tour-decide {found.id} {pairing.number}"
    seen = f"{found.round} {pairing.result or OPEN}"
    buttons = tuple(
        Button(clip(texts(f"decide-{one}", **names), 80), panel_id(f"{verb} {one} {seen}"))
        for one in decisions(found, pairing)
    )
    page = page_of(found, pairing.round, pairing.number)
    back = Button(texts("button-back"), panel_id(f"tour-page {found.id} {page}"))
    question = texts("decide-question", pairing=versus(texts, found, pairing, bare_name))
    stops = texts("decide-stops") if prospect.stops else None
    follows = _what_follows(texts, found, pairing, prospect)
    content = fitting(
        lambda longest: (
            [note, question, _now(texts, found, pairing, longest), stops],
            follows,
            [],
        ),
        PANEL_LIMIT,
    )
    return Panel((Prose(content), buttons, (back,)))


def _now(texts: Texts, found: Tournament, pairing: Pairing, longest: int) -> str | None:
    """Return the present result of a pairing, with its reason; None without a result."""
    if pairing.result is None:
        return None
    line = texts("decide-now", line=result_line(texts, found, pairing, longest))
    if pairing.decided_by is None:
        return line
    admin = bare_name(texts, pairing.decided_by)
    return joined([line, decision_line(texts, found, pairing, admin, longest)])


def _what_follows(
    texts: Texts, found: Tournament, pairing: Pairing, prospect: ResultPreview
) -> list[str]:
    """Return the consequences of each result, and how long it can be corrected."""
    after = prospect.after
    over = [one for one in after if after[one].stage is not Stage.RUNNING]
    lines = []
    if found.format.is_bracket and len(over) < len(after):
        lines.append(texts(f"decide-goes-on-{found.format}"))
    lines += [_ends(texts, found, pairing, one, after[one]) for one in over]
    if len(over) == len(after):
        lines.append(texts("decide-last"))
    elif all(one.stage is Stage.RUNNING and one.round == found.round for one in after.values()):
        lines.append(texts("decide-until"))
    else:
        lines.append(texts("decide-last-of-round"))
    return lines


def _ends(texts: Texts, found: Tournament, pairing: Pairing, one: Result, after: Tournament) -> str:
    """Return a sentence that a result ends the tournament, with its winners."""
    winners = winners_of(after)
    people = found.people
    first, second = (bare_name(texts, people[person]) for person in pairing.people)
    result = texts(f"decide-{one}", first=first, second=second)
    if len(winners) > WINNERS:
        return texts("decide-ends-many", result=result, count=len(winners))
    names = texts("list-and").join(bare_name(texts, people[person]) for person in winners)
    return texts("decide-ends", result=result, names=names, count=len(winners))


def abort_consequence(texts: Texts, found: Tournament, pairing: Pairing) -> tuple[str, Button]:
    """Return the consequence of ending a pairing's match, and the button to decide it instead.

    The tournament begins another match for the pairing.
    """
    route = panel_id(f"tour-set {found.id} {pairing.round} {pairing.number}")
    return (
        texts("abort-tournament", name=shown_name(texts, found)),
        Button(texts("choose-pairing"), route, Style.GREEN),
    )
