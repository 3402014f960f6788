"""The list of a person's achievements, earned and open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.achievements import (
    FIRST_STEPS,
    NEEDED,
    Achievement,
    Achievements,
    Earned,
)
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rankings import RATED_A_WEEK
from bot.screens.message import (
    Button,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Screen,
    Select,
    panel_id,
)
from bot.screens.results import achievement_name
from bot.screens.wording.figures import date_in_words
from bot.screens.wording.names import name, plain_name


def achievements_panel(
    texts: Texts, person: Person, found: Achievements, matches: Mapping[int, MatchInfo]
) -> Panel:
    """Show easy and hard achievements, and a menu of the matches in which they were earned.

    `matches` are the matches, by number, that the reader may see here.
    """
    who, count = name(texts, person), len(found.earned)
    title = texts("achievements-title", name=who, count=count, of=len(Achievement))
    hard = tuple(one for one in Achievement if one not in FIRST_STEPS)
    blocks: list[Prose | Divider | Row] = [
        Prose(title),
        Prose(_section(texts, "achievements-first", FIRST_STEPS, found)),
        Divider(),
        Prose(_section(texts, "achievements-hard", hard, found)),
    ]
    moments = tuple(
        _moment(texts, one, matches[one.match_id])
        for one in found.earned
        if one.match_id is not None and one.match_id in matches
    )
    if moments:
        menu = Select(panel_id(f"earned {person.id}"), moments, texts("achievements-replay"))
        blocks.append((menu,))
    about = Button(texts("button-counting"), panel_id("achievements-counting"), emoji="ℹ️")
    return Panel((*blocks, (about,)))


def counting_screen(texts: Texts) -> Screen:
    """Explain which matches count for achievements."""
    return Screen(texts("achievements-about", week=RATED_A_WEEK))


def _section(texts: Texts, title: str, some: Sequence[Achievement], found: Achievements) -> str:
    """Return some achievements under a title: the earned ones, then the open ones."""
    earned = [one for one in found.earned if one.achievement in some]
    has = {one.achievement for one in earned}
    lines = [_earned(texts, one) for one in earned]
    lines += [_open(texts, one, found) for one in some if one not in has]
    return "\n".join([texts(title, count=len(has), of=len(some)), *lines])


def _earned(texts: Texts, one: Earned) -> str:
    when = f"<t:{int(one.earned_at.timestamp())}:d>"
    return texts("achievements-earned", when=when, **_named(texts, one.achievement))


def _open(texts: Texts, one: Achievement, found: Achievements) -> str:
    line = texts("achievements-open", **_named(texts, one))
    if one not in NEEDED:
        return line
    have = min(found.progress.get(one, 0), NEEDED[one])
    return texts("achievements-progress", line=line, have=have, need=NEEDED[one])


def _named(texts: Texts, one: Achievement) -> dict[str, str]:
    about = texts.attribute(f"achievement-{one}", "about")
    assert about is not None
    return {"name": achievement_name(texts, one), "about": about}


def _moment(texts: Texts, one: Earned, info: MatchInfo) -> Choice:
    """Return an earned achievement as a choice, with the opponent, the result and the date."""
    assert info.seats is not None
    seat = info.seat_of(one.person_id) or 0
    against = texts(
        "history-review-line",
        name=plain_name(texts, info.seats[other(seat)]),
        score=f"{info.scores[seat]}–{info.scores[other(seat)]}",
    )
    return Choice(
        achievement_name(texts, one.achievement),
        f"{one.match_id} {one.achievement}",
        f"{against} · {date_in_words(texts, one.earned_at)}",
    )
