"""What a match that is over made of its players: what they earned, and their new ratings."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.achievements import Achievement
from bot.matches.models.people import Person
from bot.matches.models.rankings import RATED_A_WEEK, Uncounted
from bot.screens.view_model import ViewModel
from bot.screens.wording.ratings import change_figure, rating_figure

_SEATS: Final[tuple[Seat, Seat]] = (0, 1)


def result_lines(model: ViewModel) -> list[str | None]:
    """Return a line of what was earned, one of the ratings, and why these stayed as they were."""
    return [_earned(model), _ratings(model), _uncounted(model)]


def achievement_name(texts: Texts, achievement: Achievement) -> str:
    """Return the name of an achievement."""
    return texts(f"achievement-{achievement}")


def earned_line(texts: Texts, achievement: Achievement) -> str:
    """Say to somebody alone what they have just earned."""
    return texts("match-earned", people=achievement_name(texts, achievement))


def _earned(model: ViewModel) -> str | None:
    texts, people, count = model.texts, [], 0
    for seat, person in _people(model):
        names = [
            achievement_name(texts, one.achievement)
            for one in model.earned
            if one.person_id == person.id
        ]
        if names:
            count += len(names)
            told = texts("list-comma").join(names)
            people.append(texts("match-earned-by", name=model.who(seat), names=told))
    key = "match-earned" if count == 1 else "match-earned-more"
    return texts(key, people=" · ".join(people)) if people else None


def _ratings(model: ViewModel) -> str | None:
    texts, people, settled = model.texts, [], True
    for seat, person in _people(model):
        change = model.ratings.get(person.id)
        if change is not None:
            told = {"rating": rating_figure(change), "change": change_figure(change)}
            people.append(texts("match-rating-of", name=model.who(seat), **told))
            settled &= change.settled
    key = "match-ratings" if settled else "match-ratings-provisional"
    return texts(key, people=" · ".join(people)) if people else None


def _uncounted(model: ViewModel) -> str | None:
    reasons = {change.uncounted for change in model.ratings.values()}
    if Uncounted.LIMIT in reasons:
        return model.texts("match-uncounted-limit", week=RATED_A_WEEK)
    if Uncounted.VOID in reasons:
        return model.texts("match-void")
    winner = model.info.winner
    if Uncounted.GIVEN_UP not in reasons or winner is None:
        return None
    names = {"winner": model.name(winner), "loser": model.name(other(winner))}
    return model.texts("match-uncounted-given-up", **names)


def _people(model: ViewModel) -> list[tuple[Seat, Person]]:
    """Return the people at the table, in the order of the colours; no one who was erased."""
    seats = model.info.seats or ()
    return [
        (seat, player)
        for seat in (model.seats if seats else _SEATS)
        for player in seats[seat : seat + 1]
        if isinstance(player, Person) and not player.erased
    ]
