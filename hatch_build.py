"""Lets a build keep its commit, so that an installed `koikoi --version` can name it."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface):  # type: ignore[type-arg]
    """Writes the commit into sdist and wheel. A wheel that is built from an sdist takes its own."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file, unless the checkout itself is installed, or there is no git."""
        sys.path.insert(0, self.root)
        from bot.version import BUILT_IN, commit_of  # noqa: PLC0415 - found only now

        commit = commit_of(Path(self.root))
        if version == "editable" or commit is None:
            return
        self._folder = TemporaryDirectory()
        file = Path(self._folder.name) / BUILT_IN
        file.write_text(f"{commit}\n", encoding="utf-8")
        build_data["force_include"][str(file)] = f"bot/{BUILT_IN}"

    def finalize(self, *_: Any) -> None:
        """Remove the file that was packed."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
