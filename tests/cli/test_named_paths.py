"""Commands only read the paths given to them, and a refused command has changed nothing.

Every argument that may be a path is found in the parsers; a new one fails here until `NAMED`
contains its form and the accepted things.
"""

import argparse
import io
import os
import shutil
import socket
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.__main__ import COMMANDS
from bot.cli.program import parser_of
from tests.cli.test_game_commands import verified
from tests.koikoi.test_record import RECORD
from tests.storage.broken import make
from tests.test_terminal import SOMEBODY, Host

pytestmark = pytest.mark.skipif(os.name != "posix", reason="owners and modes are POSIX")

ROOTS: Final = os.geteuid() == 0
Argument = tuple[str, str]
"""A command's words, and the argument's name in its parser."""


@dataclass(frozen=True)
class Form:
    """The form of an argument: `{}` is the given path, `{port}` a port in use.

    `takes` lists the accepted things; all others are refused (with `refuses`, only those are
    tried).
    """

    typed: str
    takes: tuple[str, ...] = ()
    refuses: tuple[str, ...] | None = None
    replaces: tuple[str, ...] = ()
    """Accepted things that it overwrites."""
    once: bool = False
    """Whether accepted things are tried with one user's rights only, because it takes seconds."""


BACKUPS: Final = ("backup", "link-to-backup", "left-open")
NAMED: Final[Mapping[Argument, tuple[Form, ...]]] = {
    ("init", "folder"): (Form("init {}", ("folder", "link-to-folder")),),
    ("service", "output"): (
        Form("service containers --output {}", ("folder", "link-to-folder")),
        Form(
            "service containers --replace --output {}",
            ("folder", "filled"),
            (
                "text",
                "taken-by-folder",
                "taken-by-link",
                "taken-by-dangling",
                "taken-later",
                "nothing/there",
            ),
            ("filled",),
        ),
    ),
    ("db backup", "file"): (Form("db backup {}", ("new",)),),
    ("db restore", "file"): (Form("db restore {}", (*BACKUPS, "shelf/backup")),),
    ("db copy", "source"): (Form("db copy sqlite:///{} sqlite:///{}-new", BACKUPS, once=True),),
    ("db copy", "target"): (
        Form(
            "db copy sqlite:///data/koikoi.sqlite3 sqlite:///{}",
            ("new", "nothing/there", "dangling", "empty"),
            replaces=("empty",),
            once=True,
        ),
    ),
    ("play", "data"): (
        Form("play --port {port} --data {}"),
        Form("play --port 0 --data {}", refuses=("text", "binary", "foreign", "no-playground")),
    ),
    ("record", "files"): (Form("record {}", ("record", "link-to-record")),),
    ("review", "record"): (Form("review --playouts 100 {}", ("record", "link-to-record")),),
    ("verify", "files"): (Form("verify {}", ("opened", "link-to-opened")),),
    ("listing", "folder"): (Form("listing {}", ("new",), once=True),),
    ("art", "file"): (
        Form("art --width 20 {}", ("new", "picture"), replaces=("picture",), once=True),
        Form("art --width 0 {}", refuses=("new", "picture")),
    ),
}
NO_PATHS: Final[frozenset[Argument]] = frozenset(
    {
        ("bar person", "reason"),
        ("bar report", "reason"),
        ("bar server", "reason"),
        ("maintenance", "notice"),
        ("reports", "answer"),
        ("score", "cards"),
        ("score", "field_brights"),
        ("score", "month"),
        ("score", "opponent_calls"),
        ("score", "option"),
        ("score", "own_calls"),
        ("score", "rules"),
        ("service", "name"),
        ("service", "user"),
        ("verify", "commitment"),
        ("verify", "deal"),
        ("verify", "nonce"),
    }
)
"""Arguments that are text, and never used as a path."""


def may_name_a_path(action: argparse.Action) -> bool:
    if action.nargs == 0 or action.choices is not None:
        return False
    read: Any = action.type or str
    try:
        read("a/b")
    except (argparse.ArgumentTypeError, TypeError, ValueError):
        return False
    return True


def arguments(words: str, parser: argparse.ArgumentParser) -> Iterator[Argument]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from arguments(f"{words} {name}", inner)
        elif may_name_a_path(action):
            yield words, action.dest


def test_each_argument_that_may_name_a_path_is_tried_here() -> None:
    found = {
        one
        for group in COMMANDS.values()
        for name, (module, _) in group.items()
        for one in arguments(name, parser_of("koikoi", name, module))
    }
    assert found == NAMED.keys() | NO_PATHS, "NAMED has the paths, NO_PATHS the other texts"
    assert not NAMED.keys() & NO_PATHS


# ── the things that are named ───────────────────────────────────────────────────────────────────


CONTENTS: Final[Mapping[str, Callable[[], bytes]]] = {
    "text": lambda: b"root:x:0:0:root:/root:/bin/bash\n",
    "own-text": lambda: b"mine",
    "binary": lambda: bytes(range(256)) * 20,
    "empty": bytes,
    "record": RECORD.encode,
    "opened": lambda: verified().encode(),
    "picture": lambda: picture(),  # noqa: PLW0108 - it is defined below
}
MINE: Final = ("own-text", "empty", "picture")
"""Things of the user who runs the command; all others belong to another user and are readable."""
DATABASES: Final = {
    "foreign": "foreign",
    "foreign-with-log": "foreign-with-log",
    "damaged": "damaged",
    "newer": "newer",
    "backup": "database",
    "left-open": "open",
    "shelf/backup": "database",
}
"""The state of each database."""


class Shelf:
    """Creates things; slow ones are created once and copied."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def made(self, state: str) -> Path:
        """Return a database in that state."""
        file = self._folder / state
        if not file.exists():
            make(file, {"open": "database", "foreign-with-log": "foreign"}.get(state, state))
            if state in {"database", "open"}:
                with closing(sqlite3.connect(file)) as filled:
                    filled.execute("INSERT INTO secrets VALUES ('a name', 'a value')")
                    filled.commit()
            if state == "open":
                self._leave_open(file)
            elif state == "foreign-with-log":
                with closing(sqlite3.connect(file)) as other:
                    other.execute("PRAGMA journal_mode=WAL")
        return file

    def database(self, file: Path, state: str) -> None:
        """Create a database of another user that everybody may read."""
        made = self.made(state)
        for end in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{made}{end}", f"{file}{end}")
                others(Path(f"{file}{end}"))

    def _leave_open(self, made: Path) -> None:
        """Leave it as after a power failure: the newest changes are only in SQLite's journal."""
        with closing(sqlite3.connect(made)) as writer:
            writer.execute("INSERT INTO secrets VALUES ('in the log', 'only')")
            writer.commit()
            copies = {end: Path(f"{made}{end}").read_bytes() for end in ("", "-wal")}
        for end, content in copies.items():
            Path(f"{made}{end}").write_bytes(content)

    def make(self, name: str, folder: Path) -> Path:
        """Create one thing in a folder, and return its path."""
        thing = folder / name
        if name.startswith("link-to-"):
            thing.symlink_to(self.make(name.removeprefix("link-to-"), folder))
        elif name in CONTENTS:
            thing.write_bytes(CONTENTS[name]())
            if name not in MINE:
                others(thing)
        elif name in DATABASES:
            thing.parent.mkdir(exist_ok=True)
            self.database(thing, DATABASES[name])
            if thing.parent != folder:
                thing.parent.chmod(0o555)
        elif name == "locked":
            thing.write_text("secret", encoding="utf-8")
            thing.chmod(0o600 if ROOTS else 0)
            if ROOTS:
                os.chown(thing, SOMEBODY, SOMEBODY)
        elif name == "dangling":
            thing.symlink_to(folder / "gone")
        elif name not in NOTHING_THERE:
            thing.mkdir()
            (thing / "kept").write_text("kept", encoding="utf-8")
            self._fill(thing, name)
        return thing

    def _fill(self, thing: Path, name: str) -> None:
        first = thing / ".dockerignore"
        match name:
            case "taken-by-folder":
                first.mkdir()
            case "taken-by-link":
                first.symlink_to("kept")
            case "taken-by-dangling":
                first.symlink_to("gone")
            case "taken-later":
                first.write_text("my own", encoding="utf-8")
                (thing / "compose.yaml").mkdir()
            case "filled":
                first.write_text("my own", encoding="utf-8")
            case "no-playground":
                (thing / "discord.sqlite3").write_text("no database" * 99, encoding="utf-8")
            case "folder":
                pass
            case _:
                raise AssertionError(name)


THINGS: Final = (
    *("text", "own-text", "binary", "empty", "foreign", "foreign-with-log", "damaged", "newer"),
    *("backup", "left-open", "record", "picture", "locked", "dangling", "nothing/there", "new"),
    *(
        "link-to-text",
        "link-to-backup",
        "link-to-record",
        "link-to-picture",
        "folder",
        "link-to-folder",
    ),
)
NOTHING_THERE: Final = ("new", "nothing/there")


def picture() -> bytes:
    written = io.BytesIO()
    Image.new("RGB", (1, 1)).save(written, "PNG")
    return written.getvalue()


def others(file: Path) -> None:
    file.chmod(0o644)
    if ROOTS:
        os.chown(file, SOMEBODY, SOMEBODY)


Seen = tuple[object, ...]


def seen(root: Path) -> dict[str, Seen]:
    """Return everything visible below a path: kind, mode, owner, content, and times of files.

    New files change the time of their folder, so only a folder given by name is compared by time.
    """
    found: dict[str, Seen] = {}
    for path in (root, *sorted(root.rglob("*"))):
        told = path.lstat()
        content: object = None
        if stat.S_ISREG(told.st_mode):
            content = path.read_bytes() if os.access(path, os.R_OK) else "unreadable"
        elif stat.S_ISLNK(told.st_mode):
            content = path.readlink()
        at = None if stat.S_ISDIR(told.st_mode) and path.name != "folder" else told.st_mtime_ns
        found[str(path)] = (oct(told.st_mode), told.st_uid, told.st_gid, at, content)
    return found


PARTS: Final = ("mode", "user", "group", "time", "content")


def changes(before: Mapping[str, Seen], after: Mapping[str, Seen]) -> list[str]:
    """Describe the differences between two states."""
    said = [f"{path} is gone" for path in before.keys() - after.keys()]
    said += [f"{path} is new" for path in after.keys() - before.keys()]
    for path in before.keys() & after.keys():
        other = [
            f"{part} {str(old)[:60]} -> {str(new)[:60]}"
            for part, old, new in zip(PARTS, before[path], after[path], strict=True)
            if old != new
        ]
        if other:
            said.append(f"{path}: {', '.join(other)}")
    return sorted(said)


# ── the walk ────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Typed:
    """A command and the thing given to it, in a separate folder."""

    command: str
    form: Form
    thing: str
    folder: Path


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(tmp_path_factory.mktemp("shelf"))


@pytest.fixture
def host(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, shelf: Shelf) -> Host:
    made = Host(tmp_path / "home", tmp_path_factory.getbasetemp() / "cards")
    shutil.copyfile(shelf.made("database"), made.database)
    made.database.chmod(0o600)
    return made


@pytest.fixture(scope="module")
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def typed(
    host: Host, shelf: Shelf, port: int, things: Callable[[Form], Iterator[str]]
) -> list[Typed]:
    made = list[Typed]()
    for forms in NAMED.values():
        for form in forms:
            for thing in things(form):
                folder = host.folder / f"{len(made):03}"
                folder.mkdir()
                named = str(shelf.make(thing, folder))
                command = form.typed.replace("{}", named).replace("{port}", str(port))
                made.append(Typed(command, form, thing, folder))
    return made


# Modes don't restrict root; other users have only their own rights.
RIGHTS: Final = (True, False) if ROOTS else (False,)


@pytest.mark.parametrize("overriding", RIGHTS)
def test_a_refused_command_has_changed_nothing(
    host: Host, shelf: Shelf, taken_port: int, overriding: bool
) -> None:
    def refused(form: Form) -> Iterator[str]:
        for thing in THINGS if form.refuses is None else form.refuses:
            if thing not in form.takes and not (overriding and thing == "locked"):
                yield thing

    commands = typed(host, shelf, taken_port, refused)
    before = seen(host.folder)
    found = host.outcomes([one.command for one in commands], overriding=overriding)
    faults = changes(before, seen(host.folder))
    for one in commands:
        code, said = found[one.command]
        if code not in {1, 2} or len(said.strip().splitlines()) != 1:
            faults.append(f"{one.form.typed} with {one.thing}: {code}, {said[-300:]}")
    where = {str(one.folder): f"{one.form.typed} with {one.thing}" for one in commands}
    for folder, words in where.items():
        faults = [fault.replace(folder, f"{words}: ") for fault in faults]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("overriding", RIGHTS)
def test_what_a_command_reads_stays_as_it_is(
    host: Host, shelf: Shelf, taken_port: int, overriding: bool
) -> None:
    def taken(form: Form) -> Iterator[str]:
        yield from form.takes if overriding == RIGHTS[0] or not form.once else ()

    commands = typed(host, shelf, taken_port, taken)
    before = {one.command: seen(one.folder) for one in commands}
    found = host.outcomes([one.command for one in commands], overriding=overriding)
    faults = []
    for one in commands:
        code, said = found[one.command]
        what = f"{one.form.typed} with {one.thing}"
        if code != 0:
            faults.append(f"{what}: {code}, {said[-300:]}")
        after = seen(one.folder)
        there = before[one.command]
        changed = changes(there, {path: after[path] for path in after.keys() & there.keys()})
        if one.thing not in (*one.form.replaces, *NOTHING_THERE):
            # Writing into a folder changes its time.
            faults += [f"{what}: {fault}" for fault in changed if "/folder: time " not in fault]
    assert not faults, "\n".join(faults)


def test_a_restored_backup_has_what_was_in_its_log_only(host: Host, shelf: Shelf) -> None:
    backup = shelf.make("left-open", host.folder)
    assert host.run([f"db restore {backup}"])[f"db restore {backup}"][0] == 0
    with closing(sqlite3.connect(host.database)) as reader:
        found = reader.execute("SELECT value FROM secrets WHERE name = 'in the log'")
        assert found.fetchone() == ("only",)
