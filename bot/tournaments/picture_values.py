"""The picture of a tournament: its bracket, or its table with everybody's results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.locales import Texts
from bot.screens.message import Picture
from bot.screens.wording.names import drawn_name, isolated, plain_name
from bot.tournaments import double_elimination
from bot.tournaments.model import (
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.pictures import (
    Bracket,
    BracketEntrant,
    BracketPairing,
    Crosstable,
    DoubleBracket,
    Game,
    GameState,
    PairingState,
    Standings,
    StandingsRow,
)
from bot.tournaments.rounds import slots_of
from bot.tournaments.standings import TournamentStanding, annulled, has_results, standings_of

Scores = Mapping[int, tuple[int, int]]
"""Points by match: of the pairing's first player, then the second."""
_WITHOUT_MATCH = (Cause.NO_SHOW, Cause.LEFT, Cause.ADMIN)


def picture_of(texts: Texts, found: Tournament, scores: Scores) -> Picture | None:
    """Return the picture of a tournament; None before its first result, and if it was cancelled.

    A bracket is shown from the start: it says who meets whom.
    """
    if found.stage not in (Stage.RUNNING, Stage.FINISHED):
        return None
    if found.format is Format.DOUBLE:
        double = double_of(texts, found, scores)
        return Picture(double, _bracket_alt(texts, found), texts.language)
    if found.format.is_bracket:
        subject = bracket_of(texts, found, scores)
        return Picture(subject, _bracket_alt(texts, found), texts.language)
    if found.stage is Stage.RUNNING and not has_results(found):
        return None  # zeros tell nothing
    table = standings_in(texts, found, scores)
    return Picture(table, _table_alt(texts, table), texts.language)


# ── the bracket ─────────────────────────────────────────────────────────────────────────────────


def bracket_of(texts: Texts, found: Tournament, scores: Scores) -> Bracket:
    """Return the whole bracket; of future rounds, the people known so far."""
    rounds = found.rounds or 1
    known = {one.key: one for one in found.pairings}
    return Bracket(
        tuple(
            tuple(
                _bracket_pairing(texts, found, known, (number, place), scores)
                for place in range(1, (1 << rounds - number) + 1)
            )
            for number in range(1, rounds + 1)
        )
    )


def double_of(texts: Texts, found: Tournament, scores: Scores) -> DoubleBracket:
    """Return both brackets; a second match of the grand final only if it is played."""
    rounds = found.rounds or 1
    known = {one.key: one for one in found.pairings}
    winners: list[tuple[BracketPairing, ...]] = []
    losers: list[tuple[BracketPairing, ...]] = []
    names: tuple[list[str], list[str]] = [], []
    for number in range(1, rounds - 1):
        above, below = double_elimination.pairings_in(rounds, number)
        slots = [_in_double(texts, found, known, (number, n), scores) for n in range(1, above + 1)]
        under = [
            _in_double(texts, found, known, (number, above + n), scores)
            for n in range(1, below + 1)
        ]
        for column, name, pairings in ((winners, names[0], slots), (losers, names[1], under)):
            if pairings:
                column.append(tuple(pairings))
                name.append(f"round-{number}")
    for number in (rounds - 1, rounds):
        if number < rounds or (number, 1) in known:
            winners.append((_in_double(texts, found, known, (number, 1), scores),))
            names[0].append("grand-final")
    return DoubleBracket(
        Bracket(tuple(winners)), Bracket(tuple(losers)), (tuple(names[0]), tuple(names[1]))
    )


def _in_double(
    texts: Texts,
    found: Tournament,
    known: Mapping[tuple[int, int], Pairing],
    key: tuple[int, int],
    scores: Scores,
) -> BracketPairing:
    """Return a pairing of a double elimination; of a future pairing, the people known so far."""
    if key in known:
        return _bracket_pairing(texts, found, known, key, scores)
    if key[0] <= found.round:  # the round began without it: nobody reached it
        return BracketPairing((None, None), PairingState.BYE)
    coming = {place: people for place, *people in slots_of(found, key[0])}
    first, second = coming.get(key[1], (None, None))
    people = _entrant(texts, found, first), _entrant(texts, found, second)
    return BracketPairing(people, PairingState.WAITING)


def _bracket_pairing(
    texts: Texts,
    found: Tournament,
    known: Mapping[tuple[int, int], Pairing],
    key: tuple[int, int],
    scores: Scores,
) -> BracketPairing:
    one = known.get(key)
    if one is None:
        number, place = key
        before = [known.get((number - 1, 2 * place - side)) for side in (1, 0)]
        first, second = (None if past is None else past.winner for past in before)
        waiting = _entrant(texts, found, first), _entrant(texts, found, second)
        return BracketPairing(waiting, PairingState.WAITING)
    people = _entrant(texts, found, one.first), _entrant(texts, found, one.second)
    winner = {Result.FIRST: 0, Result.SECOND: 1}.get(one.result or Result.DRAW)
    points = _scores(one, scores)
    if found.best_of > 1:
        points = one.wins if one.cause is Cause.MATCH or any(one.wins) else None
    return BracketPairing(people, _state(one), points, winner)


def _entrant(texts: Texts, found: Tournament, person_id: int | None) -> BracketEntrant | None:
    entrant = None if person_id is None else found.entrant(person_id)
    return (
        None if entrant is None else BracketEntrant(drawn_name(texts, entrant.person), entrant.seed)
    )


def _state(one: Pairing) -> PairingState:
    if one.cause is Cause.BYE:
        return PairingState.BYE
    if one.cause in _WITHOUT_MATCH:
        return PairingState.WALKOVER
    if one.result is not None:
        return PairingState.DONE
    return PairingState.WAITING if one.match_id is None else PairingState.PLAYING


def _scores(one: Pairing, scores: Scores) -> tuple[int, int] | None:
    """Return the points; None if the winner has not more of them, as after a resignation."""
    if one.cause is not Cause.MATCH or one.match_id is None or one.match_id not in scores:
        return None
    first, second = scores[one.match_id]
    winner = one.first if first > second else one.second
    return (first, second) if first != second and one.winner == winner else None


def _bracket_alt(texts: Texts, found: Tournament) -> str:
    lines = [
        f"{_plain(texts, found, one.first)} – {_plain(texts, found, one.second)}"
        for one in found.of_round(found.round)
    ]
    return "\n".join([texts("alt-bracket", name=isolated(found.name)), *lines])


def _plain(texts: Texts, found: Tournament, person_id: int | None) -> str:
    return "–" if person_id is None else plain_name(texts, found.people.get(person_id))


# ── the table ───────────────────────────────────────────────────────────────────────────────────


def half(points: float) -> str:
    """Return points as they are written: `2½`."""
    whole = int(points)
    if points == whole:
        return str(whole)
    return f"{whole or ''}½"


def tie_break(found: Tournament, line: TournamentStanding) -> float:
    """Return the tie-break: in a round robin, all have met the same people."""
    return line.berger if found.format is Format.ROUND_ROBIN else line.buchholz


def standings_in(texts: Texts, found: Tournament, scores: Scores) -> Standings:
    """Return the table with the results of each round, except annulled ones."""
    table, gone = standings_of(found), annulled(found)
    places = {line.person_id: place for place, line in enumerate(table)}
    counted = [
        [one for one in found.of_round(number) if gone.isdisjoint(one.people)]
        for number in range(1, (found.rounds or 0) + 1)
    ]
    rows = tuple(
        StandingsRow(
            place=line.rank,
            name=drawn_name(texts, found.people.get(line.person_id)),
            points="–" if line.person_id in gone else half(line.points),
            tie_break="–" if line.person_id in gone else half(tie_break(found, line)),
            games=tuple(_game(line.person_id, pairings, places, scores) for pairings in counted),
            left=found.has_left(line.person_id),
        )
        for line in table
    )
    kind = Crosstable if found.format is Format.ROUND_ROBIN else Standings
    return kind(rows, texts(f"tie-break-{found.format}"))


def _game(
    person_id: int, pairings: Sequence[Pairing], places: Mapping[int, int], scores: Scores
) -> Game | None:
    one = next((pair for pair in pairings if person_id in pair.people), None)
    if one is None:
        return None
    if one.second is None:
        return Game(GameState.BYE)
    mine = one.first == person_id
    points = _scores(one, scores)
    if points is not None and not mine:
        points = points[1], points[0]
    return Game(_outcome(one, person_id), places[one.second if mine else one.first], points)


def _outcome(one: Pairing, person_id: int) -> GameState:
    if one.result is None:
        return GameState.WAITING if one.match_id is None else GameState.PLAYING
    if one.result is Result.DRAW:
        return GameState.DRAWN
    played, won = one.cause is Cause.MATCH, one.winner == person_id
    if won:
        return GameState.WON if played else GameState.WON_BY_WALKOVER
    return GameState.LOST if played else GameState.LOST_BY_WALKOVER


def _table_alt(texts: Texts, table: Standings) -> str:
    lines = [
        f"{'–' if row.place is None else f'{row.place}.'} {isolated(row.name)}: {row.points}"
        for row in table.rows
    ]
    return "\n".join([texts("alt-standings"), *lines])
