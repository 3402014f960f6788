"""Converts between the rows of a match in the database and its models."""

from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import Select, func, select

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, card_code, parse_card
from bot.koikoi.rules import Rules, make_rules
from bot.matches.models.change_set import LoggedAction, RoundLine
from bot.matches.models.match import DeadlineKind, FirstDealer, MatchInfo, SealedDeal, Status
from bot.matches.models.people import Computer, Person, Player, as_person
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.storage.match_tables import matches, seats
from bot.storage.people_tables import nick_in, people

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


def info_from(row: Mapping[Any, Any]) -> MatchInfo:
    """Read a row of `info_query`."""
    inviting = _person(row, "challenger")
    invited = _player(row)
    names = {person.id: person for person in (inviting, invited) if isinstance(person, Person)}

    def seated(seat: int) -> Player | None:
        person_id, level = row[f"person_{seat}"], row[f"level_{seat}"]
        return Computer(level) if level is not None else names.get(person_id)

    first, second = seated(0), seated(1)
    return MatchInfo(
        id=row["id"],
        revision=row["revision"],
        status=Status(row["status"]),
        place=ChannelRef(row["guild_id"], row["channel_id"], row["parent_id"]),
        challenger=inviting,
        opponent=invited,
        terms=terms_from(row),
        seats=(first, second) if first and second else None,
        seq=row["seq"],
        to_act=_seat(row["to_act"]),
        scores=(row["score_0"], row["score_1"]),
        number=row["number"],
        created_at=row["created_at"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        due=DeadlineKind(row["due"]) if row["due"] else None,
        deadline=row["deadline"],
        turn_since=row["turn_since"],
        called_at=row["called_at"],
        absent=_seat(row["absent"]),
        ready=(row["ready_0"], row["ready_1"]),
        moved_at=(row["moved_0"], row["moved_1"]),
        rated=row["rated"],
        first_dealer=_first_dealer(row["first_dealer"], row["dealer_draws"]),
        rematch_of=row["rematch_of"],
        rotation_id=row["rotation_id"],
        hand=row["hand"] or None,
        winner=_seat(row["winner"]),
        reason=row["reason"],
        offered_by=_seat(row["offered_by"]),
        offered_at=row["offered_at"],
        offers=(row["offers_0"], row["offers_1"]),
        cheers=(row["cheer_0"], row["cheer_1"]),
        day=row["day"],
    )


def row_from(info: MatchInfo) -> dict[str, Any]:
    """The values of the matches table, without the id."""
    invited = info.opponent
    dealer = info.first_dealer
    return {
        "revision": info.revision,
        "status": info.status.value,
        "guild_id": info.place.guild_id,
        "channel_id": info.place.channel_id,
        "parent_id": info.place.parent_id,
        "challenger_id": info.challenger.id,
        "opponent_id": invited.id if isinstance(invited, Person) else None,
        "opponent_level": invited.level if isinstance(invited, Computer) else None,
        **terms_row(info.terms),
        "seq": info.seq,
        "to_act": info.to_act,
        "score_0": info.scores[0],
        "score_1": info.scores[1],
        "number": info.number,
        "created_at": info.created_at,
        "started_at": info.started_at,
        "ended_at": info.ended_at,
        "due": info.due.value if info.due else None,
        "deadline": info.deadline,
        "turn_since": info.turn_since,
        "called_at": info.called_at,
        "absent": info.absent,
        "ready_0": info.ready[0],
        "ready_1": info.ready[1],
        "moved_0": info.moved_at[0],
        "moved_1": info.moved_at[1],
        "rated": info.rated,
        "first_dealer": dealer.method if dealer else None,
        "dealer_draws": " ".join(",".join(map(card_code, pair)) for pair in dealer.draws)
        if dealer
        else None,
        "rematch_of": info.rematch_of,
        "rotation_id": info.rotation_id,
        "winner": info.winner,
        "reason": info.reason,
        "offered_by": info.offered_by,
        "offered_at": info.offered_at,
        "offers_0": info.offers[0],
        "offers_1": info.offers[1],
        "cheer_0": info.cheers[0],
        "cheer_1": info.cheers[1],
        "day": info.day,
        "challenge_key": info.challenge_key,
    }


def terms_from(row: Mapping[Any, Any]) -> Terms:
    """Read what was agreed on before a match."""
    return Terms(
        _rules(row["preset"], tuple(sorted(row["options"].items()))),
        TimeControl(row["pace"]),
        timedelta(seconds=row["turn_seconds"]),
    )


def terms_row(terms: Terms) -> dict[str, Any]:
    """The values of the columns that `terms_from` reads."""
    return {
        "preset": terms.rules.preset,
        "options": _options(terms.rules),
        "rules_version": RULES_VERSION,
        "pace": terms.pace.value,
        "turn_seconds": int(terms.turn.total_seconds()),
    }


def seat_rows(info: MatchInfo) -> list[dict[str, Any]]:
    """The values of the seats table, once they are found."""
    return [
        {
            "match_id": info.id,
            "seat": seat,
            "person_id": player.id if isinstance(player, Person) else None,
            "level": player.level if isinstance(player, Computer) else None,
        }
        for seat, player in enumerate(info.seats or ())
    ]


def logged_action(row: Any) -> LoggedAction:
    """Read a row of the log."""
    return LoggedAction(row.seq, row.action, row.at, row.person_id)


def sealed_deal(row: Any) -> SealedDeal:
    """Read a deal's row."""
    return SealedDeal(row.seq, row.number, row.commitment, row.nonce)


def round_line_from(row: Any) -> RoundLine:
    """Read a round's row."""
    return RoundLine(
        row.number, row.oya, row.winner, row.reason, row.base, row.points, tuple(row.yaku)
    )


@lru_cache(maxsize=128)
def _rules(preset: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return make_rules(preset, options)


def _person(row: Mapping[Any, Any], side: str) -> Person:
    return as_person(row[f"{side}_id"], row[f"{side}_name"], row["guild_id"], row[f"{side}_nick"])


def _player(row: Mapping[Any, Any]) -> Player | None:
    level: str | None = row["opponent_level"]
    if level is not None:
        return Computer(level)
    return None if row["opponent_id"] is None else _person(row, "opponent")


def _seat(value: int | None) -> Seat | None:
    return cast("Seat | None", value)


def _first_dealer(method: str | None, draws: str | None) -> FirstDealer | None:
    if method is None:
        return None
    pairs = (pair.split(",") for pair in (draws or "").split())
    return FirstDealer(method, tuple(_pair(*pair) for pair in pairs))


def _pair(first: str, second: str) -> tuple[Card, Card]:
    return parse_card(first), parse_card(second)


@lru_cache(maxsize=128)
def _options(rules: Rules) -> dict[str, str]:
    """Return the options as they are stored with a match. Callers must not change the dict."""
    return rules.options()
