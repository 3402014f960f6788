"""The records of a match, and the query that its row needs."""

from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Select, func, select

from bot.koikoi.cards import card_code, parse_card
from bot.koikoi.rules import Rules, make_rules
from bot.matches.models.change_set import LoggedAction, RoundLine
from bot.matches.models.match import DeadlineKind, FirstDealer, MatchInfo, SealedDeal, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.storage.match_tables import actions, deals, matches, rounds, seats
from bot.storage.people_tables import nick_in, people
from bot.storage.record import EnumIn, PersonIn, Record

RULES_VERSION = 1  # of what an option's text means; a match is always replayed by its own

challenger = people.alias("challenger")
opponent = people.alias("opponent")
_first = seats.alias("first_seat")
_second = seats.alias("second_seat")
_hands = matches.alias("hands")
_HAND = (
    select(func.count())
    .where(_hands.c.rotation_id == matches.c.rotation_id, _hands.c.id <= matches.c.id)
    .scalar_subquery()
)
"""The number of a hand at its table for several people: how many matches it had by then."""


def info_query() -> Select[Any]:
    """Return the query for all columns that a `MatchInfo` needs."""
    return (
        select(
            matches,
            challenger.c.name.label("challenger_name"),
            opponent.c.name.label("opponent_name"),
            nick_in(matches.c.guild_id, matches.c.challenger_id).label("challenger_nick"),
            nick_in(matches.c.guild_id, matches.c.opponent_id).label("opponent_nick"),
            _first.c.person_id.label("person_0"),
            _first.c.level.label("level_0"),
            _second.c.person_id.label("person_1"),
            _second.c.level.label("level_1"),
            _HAND.label("hand"),
        )
        .join(challenger, challenger.c.person_id == matches.c.challenger_id)
        .outerjoin(opponent, opponent.c.person_id == matches.c.opponent_id)
        .outerjoin(_first, (_first.c.match_id == matches.c.id) & (_first.c.seat == 0))
        .outerjoin(_second, (_second.c.match_id == matches.c.id) & (_second.c.seat == 1))
    )


class TermsIn:
    """The terms of a match, in five columns, or in four without the version of the rules."""

    def __init__(self, *, versioned: bool = True) -> None:
        version = ("rules_version",) if versioned else ()
        self.names = ("preset", "options", *version, "pace", "turn_seconds")

    def read(self, row: Mapping[Any, Any]) -> Terms:
        """Return the terms in a row."""
        return Terms(
            _rules(row["preset"], tuple(sorted(row["options"].items()))),
            TimeControl(row["pace"]),
            timedelta(seconds=row["turn_seconds"]),
        )

    def row(self, terms: Terms) -> dict[str, Any]:
        """Return the columns of terms."""
        row = {
            "preset": terms.rules.preset,
            "options": _options(terms.rules),
            "rules_version": RULES_VERSION,
            "pace": terms.pace.value,
            "turn_seconds": int(terms.turn.total_seconds()),
        }
        return {name: row[name] for name in self.names}


class _OpponentIn:
    """The opponent of a match: a person, a computer, or None for an open table."""

    names = ("opponent_id", "opponent_level")

    def read(self, row: Mapping[Any, Any]) -> Player | None:
        level: str | None = row["opponent_level"]
        player: Player | None = _OPPONENT.read(row) if level is None else Computer(level)
        return player

    def row(self, player: Player | None) -> dict[str, Any]:
        return dict(zip(self.names, _stored(player), strict=True))


class _DealerIn:
    """How the first dealer was found, and the cards that were drawn for it."""

    names = ("first_dealer", "dealer_draws")

    def read(self, row: Mapping[Any, Any]) -> FirstDealer | None:
        method, draws = row["first_dealer"], row["dealer_draws"]
        if method is None:
            return None
        pairs = (pair.split(",") for pair in (draws or "").split())
        return FirstDealer(method, tuple((parse_card(one), parse_card(two)) for one, two in pairs))

    def row(self, dealer: FirstDealer | None) -> dict[str, Any]:
        if dealer is None:
            return dict.fromkeys(self.names)
        draws = " ".join(",".join(map(card_code, pair)) for pair in dealer.draws)
        return {"first_dealer": dealer.method, "dealer_draws": draws}


_CHALLENGER: Final = PersonIn("challenger_id")
_OPPONENT: Final = PersonIn("opponent_id")
_MATCH: Final = Record(
    MatchInfo,
    matches,
    {
        "status": EnumIn("status", Status),
        "place": Record(ChannelRef, matches),
        "challenger": _CHALLENGER,
        "opponent": _OpponentIn(),
        "terms": TermsIn(),
        "scores": ("score_0", "score_1"),
        "due": EnumIn("due", DeadlineKind),
        "ready": ("ready_0", "ready_1"),
        "moved_at": ("moved_0", "moved_1"),
        "first_dealer": _DealerIn(),
        "offers": ("offers_0", "offers_1"),
        "cheers": ("cheer_0", "cheer_1"),
    },
    apart=("seats", "hand"),
)
ACTION: Final = Record(LoggedAction, actions, {"text": "action"})
DEAL: Final = Record(SealedDeal, deals, apart=("void",))
ROUND: Final = Record(RoundLine, rounds)


def info_from(row: Mapping[Any, Any]) -> MatchInfo:
    """Read a row of `info_query`."""
    found = (_CHALLENGER.read(row), _OPPONENT.read(row))
    names = {person.id: person for person in found if person is not None}

    def seated(seat: int) -> Player | None:
        person_id, level = row[f"person_{seat}"], row[f"level_{seat}"]
        return Computer(level) if level is not None else names.get(person_id)

    first, second = seated(0), seated(1)
    seats = (first, second) if first and second else None
    return _MATCH.read(row, seats=seats, hand=row["hand"] or None)


def row_from(info: MatchInfo) -> dict[str, Any]:
    """Return the columns of a match, without the id."""
    return _MATCH.row_without_key(info) | {"challenge_key": info.challenge_key}


def seat_rows(info: MatchInfo) -> list[dict[str, Any]]:
    """Return the rows of the seats, once they are found."""
    rows = []
    for seat, player in enumerate(info.seats or ()):
        person_id, level = _stored(player)
        rows.append({"match_id": info.id, "seat": seat, "person_id": person_id, "level": level})
    return rows


def _stored(player: Player | None) -> tuple[int | None, str | None]:
    """Return the id of a person, or the level of a computer."""
    return (
        player.id if isinstance(player, Person) else None,
        player.level if isinstance(player, Computer) else None,
    )


@lru_cache(maxsize=128)
def _rules(preset: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return make_rules(preset, options)


@lru_cache(maxsize=128)
def _options(rules: Rules) -> dict[str, str]:
    """Return the options as they are stored with a match. Callers must not change the dict."""
    return rules.options()
