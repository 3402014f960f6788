"""A separate checkout: this one's code, committed in a repository that tests may change."""

import os
import subprocess
from pathlib import Path
from shutil import copytree, ignore_patterns, which

import pytest

from tests.root import ROOT, noting

WITHOUT = ignore_patterns(
    "__pycache__", "tests", "data", "build", "dist", "*.egg-info", ".env", ".venv*", ".git",
    ".playground", ".*_cache", ".hypothesis",
)  # fmt: skip
needs_git = pytest.mark.skipif(which("git") is None, reason="git is not installed")


class Checkout:
    """A folder with a repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        inherited = ("GIT_", "KOIKOI_", "MAKE", "MFLAGS")  # a make inside a make prints other lines
        kept = {key: value for key, value in os.environ.items() if not key.startswith(inherited)}
        names = ("AUTHOR_NAME", "AUTHOR_EMAIL", "COMMITTER_NAME", "COMMITTER_EMAIL")
        self.environ = kept | {f"GIT_{name}": "aoi@example.org" for name in names}
        self.environ |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        self.environ = noting(self.environ)

    def git(self, *arguments: str) -> str:
        """Run git, and return its output."""
        command = ["git", "-c", "init.defaultBranch=main", *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environ, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
        return done.stdout.strip()

    def run(self, *command: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the folder."""
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environ | environ,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        assert old in self.read(name), f"{name} has no {old!r}"
        self.write(name, self.read(name).replace(old, new))

    def commit(self, message: str) -> str:
        """Commit everything, and return the short commit."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", message)
        return self.git("rev-parse", "--short=7", "HEAD")


def made(folder: Path) -> Checkout:
    """Create a repository with this checkout's code."""
    copytree(ROOT, folder, ignore=WITHOUT)
    tools = Path("tests", "tools", "release")
    copytree(ROOT / tools, folder / tools, ignore=WITHOUT)
    checkout = Checkout(folder)
    checkout.git("init", "--quiet")
    checkout.commit("The bot")
    return checkout
