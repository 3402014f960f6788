"""A person's profile: the picture, and all its contents in words."""

from __future__ import annotations

from dataclasses import dataclass

from bot.koikoi.rules import Yaku
from bot.leaderboards.screens import Board
from bot.locales import Texts
from bot.matches.models.profiles import Expected, Profile, WinLossRecord
from bot.matches.models.rankings import ENOUGH_MATCHES, ENOUGH_OPPONENTS, RATED_A_WEEK
from bot.matches.rating import shown
from bot.pictures.subjects import FILLERS, MOST_YAKU, MadeYaku, ProfileFigures
from bot.screens.message import ALT_LIMIT, Button, Picture, Row, Screen, clip, panel_id
from bot.screens.results import achievement_name
from bot.screens.view_model import joined
from bot.screens.wording.figures import rating_figure, result_sum, sum_figure
from bot.screens.wording.names import drawn_name, escaped, name, plain_name

HERE, ALL = "here", "all"
SCOPES = (HERE, ALL)
_UNKNOWN = "–"


@dataclass(frozen=True, slots=True)
class Shown:
    """A profile to show. `scope` is `HERE` or `ALL`; `own` is true for the reader's own profile.

    `guild` is the server's name; None in direct messages, where only all servers can be shown.
    """

    profile: Profile
    scope: str
    guild: str | None
    own: bool
    more: tuple[str, ...] = ()
    """Lines of features."""


def profile_screen(texts: Texts, about: Shown) -> Screen:
    """Show a profile as a picture. Without matches, it explains how to begin."""
    profile = about.profile
    title, rows = joined([_title(texts, about), _earned(texts, profile)]), _rows(texts, about)
    beside = _beside(texts, about)
    if not profile.line.played:
        key = "profile-empty-own" if about.own else "profile-empty"
        empty = texts(key, name=name(texts, profile.person), scope=about.scope)
        return Screen(joined([title, empty, *beside]), rows)
    content = joined([title, *beside, texts("profile-about", week=RATED_A_WEEK)])
    return Screen(content, rows, _picture(texts, profile))


def words_screen(texts: Texts, about: Shown) -> Screen:
    """Show the contents of a profile's picture in words."""
    profile = about.profile
    earned = _earned(texts, profile)
    return Screen(
        joined([_title(texts, about), earned, *facts(texts, profile), *_beside(texts, about)])
    )


def _title(texts: Texts, about: Shown) -> str:
    named = name(texts, about.profile.person)
    if about.scope == ALL:
        return texts("profile-title-all", name=named)
    guild = escaped(about.guild or "")
    return texts("profile-title", name=named, guild=guild)


def facts(texts: Texts, profile: Profile) -> list[str]:
    """Return the contents of the picture, one line each."""
    return [
        one
        for one in (
            _matches(texts, profile),
            _rating(texts, profile),
            _rounds(texts, profile),
            _calls(texts, profile),
            _yaku(texts, profile),
            _hand(texts, profile),
            _accuracy(texts, profile),
            _against(texts, profile),
        )
        if one
    ]


def _matches(texts: Texts, profile: Profile) -> str:
    line, tally = profile.line, profile.stored.tally
    return texts(
        "profile-matches",
        won=line.won,
        lost=line.played - line.won - line.drawn,
        drawn=line.drawn,
        streak=tally.streak,
        best=tally.best_streak,
    )


def _rating(texts: Texts, profile: Profile) -> str:
    if profile.rating is None:
        return ""
    rating, curve = str(shown(profile.rating)), _curve(texts, profile.stored.tally.curve)
    if profile.rank is not None:
        return texts("profile-rating", rating=rating, rank=profile.rank, curve=curve)
    return texts(
        "profile-rating-provisional",
        rating=rating,
        curve=curve,
        enough=ENOUGH_MATCHES,
        people=ENOUGH_OPPONENTS,
    )


def _curve(texts: Texts, curve: tuple[int, ...]) -> str:
    if len(curve) < 2:
        return ""
    low, high = str(min(curve)), str(max(curve))
    return texts("profile-curve", low=low, high=high, matches=len(curve))


def _rounds(texts: Texts, profile: Profile) -> str:
    counts = profile.stored.tally.counts
    if not counts.rounds:
        return ""
    return texts(
        "profile-rounds", rounds=counts.rounds, won=counts.won, average=_average(texts, profile)
    )


def _calls(texts: Texts, profile: Profile) -> str:
    counts = profile.stored.tally.counts
    if not counts.chances:
        return ""
    return texts(
        "profile-calls",
        called=counts.called,
        chances=counts.chances,
        paid=counts.paid,
        punished=counts.punished,
    )


def _yaku(texts: Texts, profile: Profile) -> str:
    some = _favourites(profile)
    if not some:
        return ""
    return texts("profile-yaku", yaku=texts("list-comma").join([_made(texts, one) for one in some]))


def _favourites(profile: Profile) -> list[Expected]:
    """Return the yaku that the picture shows: the most frequent ones, then those of any cards."""
    fillers = [one for one in profile.favourites if Yaku(one.yaku) in FILLERS]
    return [*[one for one in profile.favourites if one not in fillers][:MOST_YAKU], *fillers]


def _made(texts: Texts, one: Expected) -> str:
    yaku = texts(f"yaku-{one.yaku}")
    if one.expected is None:
        return texts("profile-made", yaku=yaku, made=one.made)
    return texts(
        "profile-made-expected", yaku=yaku, made=one.made, expected=texts.decimal(one.expected)
    )


def _hand(texts: Texts, profile: Profile) -> str:
    biggest = profile.biggest
    if biggest is None:
        return ""
    key = "profile-hand" if biggest.yaku else "profile-hand-plain"
    return texts(key, points=profile.line.best_round, sum=result_sum(texts, biggest))


def _accuracy(texts: Texts, profile: Profile) -> str:
    accuracy = profile.stored.accuracy
    if accuracy is None:
        return ""
    return texts(
        "profile-accuracy",
        accuracy=round(accuracy.mean),
        matches=accuracy.matches,
    )


def _against(texts: Texts, profile: Profile) -> str:
    """Return the person's record against the reader, in words."""
    record = profile.stored.against_reader
    if not record.played:
        return ""
    return texts(
        "profile-against",
        won=record.won,
        lost=record.lost,
        drawn=record.drawn,
    )


def _earned(texts: Texts, profile: Profile) -> str:
    names = [achievement_name(texts, one) for one in profile.earned]
    return texts("profile-earned", names=texts("list-comma").join(names)) if names else ""


def _beside(texts: Texts, about: Shown) -> list[str]:
    """Return the lines beside the picture: matches with the computer, and the features' lines."""
    profile = about.profile
    return [
        _computer(texts, profile.stored.computer),
        *about.more,
    ]


def _computer(texts: Texts, record: WinLossRecord) -> str:
    if not record.played:
        return ""
    return texts("profile-computer", won=record.won, played=record.played)


def _picture(texts: Texts, profile: Profile) -> Picture:
    figures = figures_of(texts, profile)
    words = [line.replace("*", "").replace("\\", "") for line in facts(texts, profile)]
    alt = "\n".join([texts("alt-profile", name=plain_name(texts, profile.person)), *words])
    return Picture(figures, clip(alt, ALT_LIMIT), texts.language)


def figures_of(texts: Texts, profile: Profile) -> ProfileFigures:
    """Return the contents of the picture."""
    line, tally, stored = profile.line, profile.stored.tally, profile.stored
    counts, biggest, rating = tally.counts, profile.biggest, profile.rating
    against = stored.against_reader
    cards = () if biggest is None else tuple(card for one in biggest.yaku for card in one.cards)
    return ProfileFigures(
        name=drawn_name(texts, profile.person),
        record=(line.won, line.played - line.won - line.drawn, line.drawn),
        rating=_UNKNOWN
        if rating is None
        else rating_figure(texts, shown(rating), settled=profile.rank is not None),
        rank=profile.rank,
        curve=tally.curve,
        figures={
            "streak": str(tally.streak),
            "best-streak": str(tally.best_streak),
            "average": _average(texts, profile),
            "accuracy": _UNKNOWN
            if stored.accuracy is None
            else texts("percent", value=round(stored.accuracy.mean)),
            "called": texts("picture-profile-of", called=counts.called, chances=counts.chances)
            if counts.chances
            else _UNKNOWN,
            "paid": _share(texts, counts.paid, counts.called),
            "punished": _share(texts, counts.punished, counts.called),
        },
        yaku=tuple(
            MadeYaku(Yaku(one.yaku), one.made, one.expected) for one in _favourites(profile)
        ),
        hand=tuple(dict.fromkeys(cards)),
        hand_points=line.best_round,
        hand_sum="" if biggest is None else sum_figure(biggest),
        against=(against.won, against.lost, against.drawn) if against.played else None,
    )


def _average(texts: Texts, profile: Profile) -> str:
    counts = profile.stored.tally.counts
    return texts.decimal(counts.points / counts.won) if counts.won else _UNKNOWN


def _share(texts: Texts, part: int, whole: int) -> str:
    return texts("percent", value=round(100 * part / whole)) if whole else _UNKNOWN


def _rows(texts: Texts, about: Shown) -> tuple[Row, ...]:
    """Return the buttons to the other scope, the profile in words, achievements and leaderboard."""
    scope, row = about.scope, []
    if about.guild is not None:
        label = texts("button-board-all" if scope == HERE else "button-board-here")
        elsewhere = ALL if scope == HERE else HERE
        row.append(Button(label, panel_id(f"profile {about.profile.person.id} {elsewhere}")))
    if about.profile.line.played:
        words = panel_id(f"profile-words {about.profile.person.id} {scope}")
        row.append(Button(texts("button-profile-words"), words))
    if about.own or about.guild is not None:  # direct messages show only the reader's own profile
        earned = panel_id(f"achievements {about.profile.person.id}")
        row.append(Button(texts("button-achievements"), earned))
    board = Board(here=scope == HERE)
    row.append(Button(texts("button-leaderboard"), panel_id(f"board-open {board.word}")))
    return (tuple(row),)
