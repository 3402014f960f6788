"""Whom the first in line challenges when a match is over. The code is pure."""

from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person


def hosts_of(info: MatchInfo) -> tuple[Person, ...]:
    """Return who may be challenged after a match: its winner; after a draw both, one by one.

    Nobody if the computer won, if the match has no result, or if its people were erased.
    """
    if info.status is not Status.FINISHED or info.seats is None:
        return ()
    players = info.seats if info.winner is None else (info.seats[info.winner],)
    return tuple(one for one in players if isinstance(one, Person) and not one.erased)


def hosts_left(info: MatchInfo, person_id: int, asked: MatchInfo | None) -> tuple[Person, ...]:
    """Return whom a person in line may still challenge.

    `asked` is their last challenge, which ended without a match. If its opponent declined or did
    not answer, the other player of a draw is left. If the person took it back, or declined one that
    was made to them, they want no other.
    """
    hosts = hosts_of(info)
    if asked is None:
        return hosts
    turned_down = asked.status in (Status.DECLINED, Status.EXPIRED)
    if asked.challenger.id != person_id or not turned_down:
        return ()
    ids = [host.id for host in hosts]
    opponent = asked.opponent
    if not isinstance(opponent, Person) or opponent.id not in ids:
        return ()
    return hosts[ids.index(opponent.id) + 1 :]
