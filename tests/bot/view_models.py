"""Positions for tests without Discord: a match, played until a condition holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase
from bot.koikoi.view import view_for
from bot.locales import Language, texts_in
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person, Player
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.screens.view_model import ViewModel, view_model_of

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
AOI, BEN = Person(101, "Aoi"), Person(102, "Ben")


def played(
    until: Callable[[Match], bool], *, preset: str = "wikipedia-2020", seed: int = 0, **rules: str
) -> Match:
    """Return a match, played at random until a condition holds."""
    for attempt in range(seed, seed + 400):
        chance = random.Random(attempt)
        match = new_match(make_rules(preset, {"rounds": "3", **rules}))
        while match.outcome is None:
            if until(match):
                return match
            if match.phase is Phase.DEAL:
                action = deal_from_deck(match.rules, chance.sample(DECK, 48))
                match = apply(match, action).match
            else:
                match = apply(match, chance.choice(legal_actions(match))).match
        if until(match):
            return match
    raise AssertionError("no such position was found")


def stored_of(
    match: Match,
    *,
    players: tuple[Player, Player] = (AOI, BEN),
    pace: TimeControl = TimeControl.LIVE,
) -> StoredMatch:
    """Return the match as if it were stored."""
    over = match.outcome is not None
    first = players[0]
    assert isinstance(first, Person)
    info = MatchInfo(
        id=17,
        status=Status.FINISHED if over else Status.PLAYING,
        place=ChannelRef(7, 70),
        challenger=first,
        opponent=players[1],
        terms=Terms(match.rules, pace, timedelta(minutes=3)),
        created_at=NOON,
        seats=players,
        seq=match.seq,
        to_act=match.to_act,
        scores=match.scores,
        number=match.number,
        deadline=None if over else NOON + timedelta(minutes=3),
        winner=match.outcome.winner if match.outcome else None,
        reason=match.outcome.reason.value if match.outcome else None,
    )
    return StoredMatch(info, match)


def model(
    match: Match,
    seat: Seat | None = None,
    *,
    language: Language = "en",
    players: tuple[Player, Player] = (AOI, BEN),
    pace: TimeControl = TimeControl.LIVE,
) -> ViewModel:
    """Return this seat's view of the match."""
    made = view_model_of(stored_of(match, players=players, pace=pace), texts_in(language), seat)
    return replace(made, table_url="https://discord.com/channels/7/70/700")


def of_phase(phase: Phase) -> Callable[[Match], bool]:
    return lambda match: match.phase is phase


def offers(text: str) -> Callable[[Match], bool]:
    """Return a condition: the player to act may do this."""
    return lambda match: (
        match.to_act is not None
        and any(action.text == text for action in view_for(match, match.to_act).legal)
    )
