"""Commands that a server's admins granted to a person, one of their roles, or everybody.

The local Discord only has the managers' role; therefore these are discord.py's own objects.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.permissions import allows
from tests.bot.each import each

GUILD, PERSON, BLUE, RED = 10, 20, 30, 40
"""The person has the blue and the red role; the default role has the server's id."""
OTHERS = 50
"""Another person, or a role that the person doesn't have."""


def member(*roles: int) -> tuple[discord.Guild, discord.Member]:
    state: Any = discord.Client(intents=discord.Intents(guilds=True))._connection
    known: Any = {
        "id": GUILD,
        "roles": [
            {"id": one, "name": str(one), "permissions": "0", "position": number, "colors": {}}
            for number, one in enumerate((GUILD, BLUE, RED, OTHERS))
        ],
    }
    guild = discord.Guild(data=known, state=state)
    user = {"id": PERSON, "username": "x", "discriminator": "0", "avatar": None}
    theirs: Any = {"user": user, "roles": roles, "flags": 0}
    return guild, discord.Member(data=theirs, guild=guild, state=state)


@each(
    ("given", "may"),
    [
        ({}, False),
        ({OTHERS: True}, False),
        ({PERSON: True}, True),
        ({PERSON: False}, False),
        ({PERSON: True, BLUE: False, RED: False, GUILD: False}, True),
        ({PERSON: False, BLUE: True, RED: True, GUILD: True}, False),
        ({BLUE: True}, True),
        ({BLUE: False}, False),
        ({BLUE: True, RED: False, GUILD: False}, True),
        ({BLUE: False, RED: True, GUILD: False}, True),
        ({BLUE: False, RED: False, GUILD: True}, False),
        ({GUILD: True}, True),
        ({GUILD: False}, False),
        ({GUILD: True, OTHERS: False}, True),
        ({GUILD: False, OTHERS: True}, False),
    ],
)
def test_the_persons_own_then_any_role_then_everybody(given: dict[int, bool], may: bool) -> None:
    guild, person = member(BLUE, RED)
    assert allows(given, guild, person) is may


def test_without_a_role_what_everybody_has_counts() -> None:
    guild, person = member()
    assert allows({GUILD: True, BLUE: False}, guild, person)
    assert not allows({GUILD: False, BLUE: True}, guild, person)
