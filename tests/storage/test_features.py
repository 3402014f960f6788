"""The list of features that store data has each of them, and so the metadata has every table."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from typing import Any

from bot.app import STORED_FEATURES
from bot.storage.feature import StoredFeature
from bot.storage.metadata import metadata
from tests.rooms import BOT, files_of, name_of
from tests.root import ROOT


def declared() -> dict[str, StoredFeature]:
    """Return the features that the modules of the storage layer declare, by module."""
    modules = {name_of(path): import_module(name_of(path)) for path in files_of("storage")}
    return {
        name: value
        for name, module in modules.items()
        if isinstance(value := vars(module).get("STORED"), StoredFeature)
    }


def test_every_declared_feature_is_in_the_list() -> None:
    assert set(declared().values()) == set(STORED_FEATURES)
    assert len({one.name for one in STORED_FEATURES}) == len(STORED_FEATURES)


def test_a_feature_is_named_like_its_folder() -> None:
    folders = {module: module.split(".")[1] for module in declared()}
    wrong = {
        one.name
        for module, one in declared().items()
        if one.name != folders[module] and folders[module] != "storage"
    }
    assert not wrong


def test_the_list_and_the_schema_register_every_table() -> None:
    """In a process that imports nothing else: a forgotten table would not be copied or drafted."""
    code = (
        "import json, bot.app, bot.storage.schema as schema;"
        "print(json.dumps(sorted(schema.metadata.tables)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for path in BOT.rglob("*tables.py"):
        if name_of(path) in {name_of(one) for one in files_of("storage")}:
            import_module(name_of(path))
    assert json.loads(done.stdout) == sorted(metadata.tables)


def test_what_is_deleted_with_a_person_or_a_server_names_them() -> None:
    for feature in STORED_FEATURES:
        tables: list[Any] = [(one, "person_id") for one in feature.of_person]
        tables += [(one, "guild_id") for one in feature.of_server]
        assert all(name in table.c for table, name in tables), feature.name
