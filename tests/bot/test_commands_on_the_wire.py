"""The command definitions for Discord stay the same, unless a change is intended.

`commands_on_the_wire.json` contains them without texts and other languages.
"""

import json
from pathlib import Path
from typing import Any, Final

from bot.commands.sync import our_commands
from tests.bot.harness import BotHarness
from tests.root import ROOT

KEPT: Final = Path(__file__).with_name("commands_on_the_wire.json")
TEXTS: Final = {"description", "name_localizations", "description_localizations"}


def form_of(told: Any, inside: str = "") -> Any:
    """Return a definition without its texts; the name of a choice is a text, too."""
    if isinstance(told, list):
        return [form_of(one, inside) for one in told]
    if not isinstance(told, dict):
        return told
    texts = TEXTS | ({"name"} if inside == "choices" else set())
    return {key: form_of(value, key) for key, value in told.items() if key not in texts}


async def test_the_form_of_the_commands_is_as_before(room: BotHarness) -> None:
    told = form_of(await our_commands(room.client.tree))
    written = json.dumps(told, indent=1) + "\n"
    if written != KEPT.read_text(encoding="utf-8"):
        new = ROOT / "build" / KEPT.name
        new.parent.mkdir(exist_ok=True)
        new.write_text(written, encoding="utf-8")
        raise AssertionError(f"If that is meant, put {new} in the place of {KEPT}.")
