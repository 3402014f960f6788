"""Artificial tournaments for pictures, with realistic names."""

import random
from dataclasses import replace
from itertools import count
from typing import Final

from bot.locales import Language, texts_in
from bot.matches.models.people import Person
from bot.pictures.boards.fonts import length
from bot.tournaments import transitions as changes
from bot.tournaments.model import MOST_DAYS, Cause, Format, Result, Tournament
from bot.tournaments.picture_values import double_of
from bot.tournaments.pictures import (
    Bracket,
    BracketEntrant,
    BracketPairing,
    Crosstable,
    DoubleBracket,
    EventCover,
    Game,
    GameState,
    PairingState,
    Standings,
    StandingsRow,
)
from tests.tournaments.test_pairing import AT, begun

NAMES: Final = (
    *("Aoi", "Maximilian von Hohenburg-Schwarz", "さくらもち", "🌸 Hana 🌸", "小野寺 健太郎"),
    *("𝓜𝓲𝓭𝓸𝓻𝓲", "🔥🔥🔥", "Ægir Þórsson", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Ｋｅｎ"),
    *(
        "東京特許許可局局長今日急遽許可却下東京特許許可局局長今日急遽許可",
        "김민준",
        "محمد",
        "x",
        "Дмитрий",
    ),
    *(
        "陳大文",
        "Ben",
        "花札大好きっ子ちゃん♪",
        "Łukasz",
        "zoë.exe",
        "リオ・デ・ジャネイロ・カルロス",
    ),
)
"""They include one of Discord's maximum length, and one without a letter."""
NOBODY: Final = BracketPairing((None, None), PairingState.WAITING)


def named(number: int) -> str:
    """Return the name of a player by number."""
    again, place = divmod(number, len(NAMES))
    return NAMES[place] if not again else f"{NAMES[place]} {again + 1}"[:32]


def order_of(size: int) -> list[int]:
    """Return the seeds from top to bottom, arranged so that the best meet last."""
    seeds = [1]
    while len(seeds) < size:
        seeds = [seed for one in seeds for seed in (one, 2 * len(seeds) + 1 - one)]
    return seeds


def bracket(people: int, over: int = 0, *, some: bool = False, since: int | None = None) -> Bracket:
    """A single elimination with `over` finished rounds, and with `some` part of the next one."""
    chance = random.Random(people)
    size = next(2**n for n in count() if 2**n >= people)
    entrants: list[BracketEntrant | None] = [
        BracketEntrant(named(seed - 1), seed) if seed <= people else None for seed in order_of(size)
    ]
    rounds = []
    number = 0
    while len(entrants) > 1:
        pairings = []
        for place in range(0, len(entrants), 2):
            both = (entrants[place], entrants[place + 1])
            done = number < over or (some and number == over and place % 4 == 0)
            pairings.append(_pairing(chance, both, number, done=done, playing=number == over))
        rounds.append(tuple(pairings))
        entrants = [None if one.winner is None else one.entrants[one.winner] for one in pairings]
        number += 1
    return Bracket(tuple(rounds), since)


def _pairing(
    chance: random.Random,
    both: tuple[BracketEntrant | None, BracketEntrant | None],
    number: int,
    *,
    done: bool,
    playing: bool,
) -> BracketPairing:
    first, second = both
    if number == 0 and None in both:
        return BracketPairing((first or second, None), PairingState.BYE, winner=0)
    if None in both:
        return BracketPairing(both, PairingState.WAITING)
    if not done:
        return BracketPairing(both, PairingState.PLAYING if playing else PairingState.WAITING)
    winner = chance.randrange(2)
    if chance.random() < 0.15:
        return BracketPairing(both, PairingState.WALKOVER, winner=winner)
    scores = chance.randrange(30, 130), chance.randrange(0, 29)
    return BracketPairing(both, PairingState.DONE, scores if winner == 0 else scores[::-1], winner)


def double(people: int, over: int) -> DoubleBracket:
    """A double elimination in best of three, with `over` finished rounds and a half round."""
    chance = random.Random(people)
    found = replace(begun(Format.DOUBLE, people), best_of=3)
    entrants = tuple(
        replace(one, person=Person(one.person.id, named(n))) for n, one in enumerate(found.seeded)
    )
    found = replace(found, entrants=entrants)
    while found.undecided and found.round <= over + 1:
        found = _half(chance, found, whole=found.round <= over)
        if found.round == over + 1:
            break
        found = changes.go_on(found, {}, {}, at=AT)
    return double_of(texts_in("en"), found, {})


def _half(chance: random.Random, found: Tournament, *, whole: bool) -> Tournament:
    """Decide the matches of a round, or every second one; some others are running."""
    pairings = []
    for one in found.pairings:
        won = chance.choice((Result.FIRST, Result.SECOND))
        wins = (2, chance.randrange(2)) if won is Result.FIRST else (chance.randrange(2), 2)
        if one.result is None and (whole or one.number % 2):
            cause = chance.choice((Cause.MATCH, Cause.MATCH, Cause.MATCH, Cause.NO_SHOW))
            one = replace(  # noqa: PLW2901
                one, result=won, cause=cause, first_wins=wins[0], second_wins=wins[1]
            )
        elif one.result is None and one.number % 4:
            one = replace(one, match_id=one.number, first_wins=1)  # noqa: PLW2901
        pairings.append(one)
    return replace(found, pairings=tuple(pairings))


def round_robin(people: int, rounds: int | None = None) -> Crosstable:
    """A round robin; the last of its rounds is running."""
    chance, table = random.Random(people), list(range(people + people % 2))
    games: list[list[Game | None]] = [[] for _ in table]
    for number in range(len(table) - 1 if rounds is None else rounds):
        playing = rounds is not None and number == rounds - 1
        for first, second in zip(table[: len(table) // 2], table[::-1], strict=False):
            _meet(chance, games, (first, second), people, playing=playing)
        table = [table[0], table[-1], *table[1:-1]]
    return Crosstable(_rows(games[:people]), "SB")


def swiss(people: int, rounds: int) -> Standings:
    """A Swiss tournament with random pairings; the last round is running."""
    chance, games = random.Random(people), [list[Game | None]() for _ in range(people + people % 2)]
    for number in range(rounds):
        table = list(range(len(games)))
        chance.shuffle(table)
        playing = number == rounds - 1
        for first, second in zip(table[::2], table[1::2], strict=True):
            _meet(chance, games, (first, second), people, playing=playing)
    return Standings(_rows(games[:people]), "BH")


def _meet(
    chance: random.Random,
    games: list[list[Game | None]],
    both: tuple[int, int],
    people: int,
    *,
    playing: bool,
) -> None:
    first, second = both
    if max(both) >= people:
        games[min(both)].append(Game(GameState.BYE))
        games[max(both)].append(None)
        return
    won, lost = GameState.WON, GameState.LOST
    if chance.random() < 0.06:
        won, lost = GameState.WON_BY_WALKOVER, GameState.LOST_BY_WALKOVER
    if chance.random() < 0.08:
        won = lost = GameState.DRAWN
    if playing and chance.random() < 0.6:
        won = lost = GameState.PLAYING
    if chance.random() < 0.5:
        won, lost = lost, won
    games[first].append(Game(won, second))
    games[second].append(Game(lost, first))


_WORTH: Final = {
    GameState.WON: 2, GameState.WON_BY_WALKOVER: 2, GameState.BYE: 2, GameState.DRAWN: 1,
}  # fmt: skip


def _rows(games: list[list[Game | None]]) -> tuple[StandingsRow, ...]:
    """Return the rows sorted by points; the last but one player has left."""
    halves = [sum(_WORTH.get(one.state, 0) for one in row if one) for row in games]
    order = sorted(range(len(games)), key=lambda person: -halves[person])
    places = {person: place for place, person in enumerate(order)}
    rows = []
    for person in order:
        own = tuple(
            game
            if game is None or game.opponent is None
            else Game(game.state, places[game.opponent])
            for game in games[person]
        )
        points = f"{halves[person] // 2 or ('' if halves[person] % 2 else 0)}"
        points += "½" if halves[person] % 2 else ""
        place = 1 + sum(other > halves[person] for other in halves)
        figure = f"{halves[person] * 1.75:.1f}"
        left = places[person] == len(order) - 2
        rows.append(StandingsRow(place, named(person), points, figure, own, left))
    return tuple(rows)


def longest_cover(name: str, language: Language) -> EventCover:
    """Return the cover with the longest second line that a language has."""
    texts = texts_in(language)
    paces = (texts("tournament-live"), texts("tournament-daily", days=MOST_DAYS))
    lines = [
        texts("tournament-about", format=texts(f"format-{one}"), pace=pace)
        for one in Format
        for pace in paces
    ]
    return EventCover(name, max(lines, key=lambda line: length(line, 40)))
