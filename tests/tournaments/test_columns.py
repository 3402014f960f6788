"""Tournaments in the database: every field is written and read."""

from dataclasses import MISSING, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.koikoi.rules import make_rules
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.storage.engine import Database
from bot.tournaments import store as tournament_rows
from bot.tournaments.model import (
    Calendar,
    Cause,
    Entrant,
    EventRef,
    Format,
    Obstacle,
    Pairing,
    Posted,
    Prize,
    Queued,
    Result,
    Seeding,
    Stage,
    Tournament,
)

AOI, BEN, CHIYO = Person(1, "Aoi"), Person(2, "Ben"), Person(3, "Chiyo")
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
TERMS = Terms(make_rules("ktane", {"cup_chaff": "0"}), TimeControl.DAILY, timedelta(hours=8))
NEW = Tournament(
    id=0,
    name="Cup",
    format=Format.SWISS,
    most=8,
    rounds=3,
    round_time=timedelta(days=2),
    place=ChannelRef(7, 70),
    terms=TERMS,
    by=AOI,
    created_at=NOON,
    closes_at=NOON,
)
FULL = replace(
    NEW,
    place=ChannelRef(7, 71, 70),
    revision=1,
    stage=Stage.CANCELLED,
    round=2,
    begin_by=NOON,
    round_ends=NOON,
    held_at=NOON,
    held_by=Obstacle.CLOSED,
    reminded=1,
    started_at=NOON,
    ended_at=NOON,
    ended_by=BEN,
    note="It rained.",
    posted=Posted(901, 1, 3, NOON),
    best_of=3,
    entry_role=11,
    call_role=12,
    winner_role=13,
    prize=Prize.REFUSED,
    seeding=Seeding.HAND,
    calendar=Calendar.REFUSED,
    event=EventRef(31, "0123456789abcdef"),
    edition=1,
    entrants=(
        Entrant(AOI, NOON, 1500, 1, 2, BEN, "Gone.", Queued.MOVED, 2),
        Entrant(BEN, NOON),
    ),
    waiting=(Entrant(CHIYO, NOON, queued=Queued.WAITING),),
    pairings=(
        Pairing(
            *(1, 1, AOI.id, BEN.id),
            here=(True, False),
            result=Result.SECOND,
            cause=Cause.ADMIN,
            decided_by=BEN,
            note="He came.",
            replaces=Result.DRAW,
            first_match_id=21,
            second_match_id=22,
            first_wins=1,
            second_wins=2,
        ),
    ),
)
"""Each field has a value other than its default."""


def usual_in(one: Any) -> list[str]:
    return [
        field.name
        for field in fields(one)
        if field.default is not MISSING and getattr(one, field.name) == field.default
    ]


async def test_every_field_of_a_tournament_is_written_and_read(store: Database) -> None:
    parts = (FULL, FULL.posted, FULL.event, FULL.entrants[0], FULL.pairings[0])
    missing = {name for one in parts for name in usual_in(one)} - {"match_id"}
    assert not missing, f"give FULL of this test a value of {missing}"
    number = await store.write(tournament_rows.create_tournament, NEW)
    before = replace(NEW, id=number)
    assert await store.read(tournament_rows.tournament, number) == before
    await store.write(tournament_rows.save_tournament, before, replace(FULL, id=number), None)
    await store.write(tournament_rows.note_posted, number, FULL.posted)
    await store.write(tournament_rows.note_event, number, FULL.event)
    assert await store.read(tournament_rows.tournament, number) == replace(FULL, id=number)
