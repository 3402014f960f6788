"""The scripted people use all features of the bot, or a reason is given."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from discord import ComponentType

from bot.app import ROUTES
from bot.buttons.forms import Group, TextField
from bot.playground.state.commands import USER_OPTION
from bot.playground.user_client.command_options import OptionReader
from bot.playground.user_client.resolved import Resolved
from bot.tournaments.panel_screens import CHANGES
from tests.bot.test_commands_on_the_wire import KEPT
from tests.discord_world import local_world
from tests.tools.endurance.command_options import OFTEN, TYPED, CommandChooser
from tests.tools.endurance.features import FEATURES, UNREACHED, declared, feature_of, reached
from tests.tools.endurance.form_texts import TEXTS, texts_of
from tests.tools.endurance.scripted_people import WEIGHTS

COMMANDS: Final = json.loads(KEPT.read_text(encoding="utf-8"))
CHOSEN: Final = {
    ComponentType.button,
    ComponentType.string_select,
    ComponentType.channel_select,
    ComponentType.role_select,
}
"""The controls that `controls_of` finds on a message."""


def test_each_route_is_reached_or_says_why_not() -> None:
    routes = set(declared(COMMANDS))
    found = reached()
    assert not found & UNREACHED.keys(), "these are reached after all"
    assert routes - found - UNREACHED.keys() == set(), (
        "Let `make endure` reach these: it writes which it has reached. Or say why it can't."
    )
    assert found | UNREACHED.keys() <= routes, "these are gone"


def test_each_route_belongs_to_a_feature() -> None:
    assert [one for one in declared(COMMANDS) if feature_of(one) is None] == []
    words = [word for found in FEATURES.values() for word in found]
    assert len(words) == len(set(words))


def test_each_kind_of_control_is_used() -> None:
    verbs = {**ROUTES.match, **ROUTES.panel}
    assert {one.component for one in verbs.values()} == CHOSEN
    first = {one.split(" ")[0] for one in verbs}
    assert WEIGHTS.keys() <= first
    assert {one for one, weight in WEIGHTS.items() if not weight} == {"erase-yes"}


def test_each_form_is_filled_in() -> None:
    asked = [(f"kk-tour-change:1:{one}", "value") for one in CHANGES]
    for name, form in ROUTES.forms.items():
        inputs = form.inputs.inputs if isinstance(form.inputs, Group) else (form.inputs,)
        texts = [one.custom_id for one in inputs if isinstance(one, TextField)]
        asked += [(f"{name}:1", one) for one in texts if name != "kk-tour-change"]
    used = [texts_of(*one) for one in asked]
    assert len(used) == len(TEXTS)
    assert all(used)


def leaves() -> Iterator[tuple[str, Any]]:
    for command in COMMANDS:
        for one in command.get("options", ()):
            yield f"{command['name']} {one['name']}", one


async def test_each_option_is_given_a_value_that_discord_takes(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        world.add_role(world.guild, "Regulars")
        record = b"a record"
        chooser = CommandChooser(world.core, random.Random(1), [1, 7], record)
        resolved = Resolved(world.core, world.aoi.id, world.channel)
        typed = set()
        for path, leaf in leaves():
            for option in leaf.get("options", ()):
                name = f"{path} {option['name']}"
                for choice in option.get("choices", ()):  # the stored form has no texts
                    choice.setdefault("name", choice["value"])
                typed |= {name} & TYPED.keys()
                for _ in range(20):
                    value = chooser.value(name, option, world.guild)
                    (read,) = OptionReader(leaf, resolved).read({option["name"]: value}, None)
                    assert read["name"] == option["name"]
        assert typed == TYPED.keys()
        assert OFTEN.keys() <= dict(leaves()).keys()


async def test_nobody_names_somebody_who_left_all_servers(tmp_path: Path) -> None:
    """An erased person leaves all servers: a command that names them would store the name again."""
    async with local_world(tmp_path) as world:
        option = {"name": "member", "type": USER_OPTION}
        chooser = CommandChooser(world.core, random.Random(1))
        directory = world.core.directory
        for guild in list(directory.guilds.values()):
            directory.leave(guild, directory.people[world.aoi.id])
        for place in (None, *directory.guilds.values()):
            named = {chooser.value("koikoi profile member", option, place).id for _ in range(50)}
            assert named == {world.ben.id}
