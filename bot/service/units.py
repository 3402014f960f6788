"""Generates systemd's units for a host. Its paths may contain special characters."""

import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

UNIT: Final = "koikoi.service"
TEMPLATE: Final = "koikoi@.service"
BACKUP: Final = "koikoi-backup.service"
TIMER: Final = "koikoi-backup.timer"
FAILED: Final = "koikoi-failed@.service"

STATE: Final = Path("/var/lib")
"""The folder in which systemd creates the folders of services (`StateDirectory`)."""
_HOMES: Final = (Path("/home"), Path("/root"), Path("/run/user"))
"""The folders that `ProtectHome=yes` hides."""
_NOT_IN_PROGRAMS: Final = frozenset("\"'\\$")
"""Characters that systemd allows in a command's arguments, but not in the path of its program."""
_MAX_PORTS: Final = 10
"""Maximum number of shards for which the shard's number is the last digit of its port."""

HARDENING: Final = """\
# It may read what everybody may read, write its own data, and use the network. No line forbids
# memory that is written and then executed: the computer players' code is compiled while it runs.
CapabilityBoundingSet=
DevicePolicy=closed
KeyringMode=private
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
UMask=0077
"""


class UnusablePath(ValueError):  # noqa: N818 - the host must mend it, it is no bug
    """A path that a unit can't contain. The message is a sentence."""


@dataclass(frozen=True, slots=True)
class Installation:
    """The folders of an installed bot, and the user who runs it."""

    user: str
    home: Path
    """The home folder; see `bot.folders`."""
    program: tuple[Path | str, ...]
    """The command that starts `koikoi`, without arguments."""
    code: tuple[Path, ...]
    """The folders of the program's code."""
    writable: tuple[Path, ...]
    """The folders of the data, to which the bot writes."""
    state: frozenset[Path] = frozenset()
    """The writable folders that systemd creates for the user: see `may_be_given`."""
    on_postgresql: bool = False


def is_state(folder: Path) -> bool:
    """Return whether a folder is inside systemd's folder for the state of services."""
    return folder != STATE and folder.is_relative_to(STATE)


def may_be_given(folder: Path, uid: int) -> bool:
    """Return whether systemd may create a folder and make a user the owner of all its contents.

    systemd creates missing parents as root's, and leaves existing parents unchanged. Only the
    folder itself changes its owner. So the folder has to be missing or belong to the user, and its
    parents have to belong to the user or root. Nothing is created in the folder of another service.
    """
    if not is_state(folder):
        return False
    name = str(folder.relative_to(STATE))
    if not all(letter.isalnum() or letter in "/._-@ " for letter in name):
        return False  # other characters are special in StateDirectory, or can't be quoted there
    for one in filter(is_state, (folder, *folder.parents)):
        try:
            status = one.lstat()
        except FileNotFoundError:
            continue
        except OSError:
            return False
        owners = {uid} if one == folder else {uid, 0}
        if not stat.S_ISDIR(status.st_mode) or status.st_uid not in owners:
            return False
    return True


def units(place: Installation, *, shards: int | None = None, keep: int = 14) -> dict[str, str]:
    """Return the units by their names.

    Args:
        place: where the bot is installed.
        shards: the number of shards of a template unit, with a process for each shard; None: a
            single process.
        keep: the number of days for which a backup is kept.

    Raises:
        UnusablePath: a unit can't contain a path.
    """
    return {
        **({UNIT: _bot(place)} if shards is None else {TEMPLATE: _shard(place, shards)}),
        BACKUP: _backup(place, keep),
        TIMER: _TIMER,
        FAILED: _failed(place),
    }


def _bot(place: Installation) -> str:
    return _unit(
        place,
        "Koi-Koi for Discord",
        "Type=exec",
        _command(place, "run"),
        _RESTART,
        after=("WantedBy=multi-user.target",),
    )


def _shard(place: Installation, shards: int) -> str:
    address = "946%i" if shards <= _MAX_PORTS else "127.0.1.%i:9464"
    return _unit(
        place,
        f"Koi-Koi for Discord, shard %i of {shards}",
        "Type=exec",
        f"Environment=KOIKOI_SHARDS=%i/{shards} KOIKOI_METRICS={address}",
        _command(place, "run"),
        _RESTART,
        after=("WantedBy=multi-user.target",),
    )


def _backup(place: Installation, keep: int) -> str:
    return _unit(
        place,
        "A backup of Koi-Koi's database",
        "Type=oneshot",
        _command(place, "db", "backup", "--keep", str(keep)),
    )


def _failed(place: Installation) -> str:
    return _unit(
        place,
        "A message to the host that %i failed",
        "Type=oneshot",
        f"{_command(place, 'notify')} %i",
        on_failure=False,
    )


_RESTART: Final = """\
Restart=always
RestartSec=5
# Discord doesn't let the bot in until its host has done something: a sentence in the log says what.
RestartPreventExitStatus=78
# The bot ends its own processes, when everybody is answered.
KillMode=mixed
TimeoutStopSec=30"""

_TIMER: Final = """\
[Unit]
Description=A backup of Koi-Koi's database every day

[Timer]
OnCalendar=daily
RandomizedDelaySec=1h
Persistent=yes

[Install]
WantedBy=timers.target
"""


def _unit(
    place: Installation,
    description: str,
    *service: str,
    after: Iterable[str] = (),
    on_failure: bool = True,
) -> str:
    order = "network-online.target" + (" postgresql.service" if place.on_postgresql else "")
    install = "".join(f"\n[Install]\n{line}\n" for line in after)
    # Written to the host; systemd starts it when it doesn't restart the service any more.
    failure = f"\nOnFailure={FAILED.replace('@', '@%n')}" if on_failure else ""
    lines, rights = "\n".join(service), "\n".join(_rights(place))
    return f"""\
[Unit]
Description={description}
Wants=network-online.target
After={order}{failure}

[Service]
User={place.user}
WorkingDirectory={_specifiers(_checked(place.home))}
Environment={_quoted(f"KOIKOI_HOME={_checked(place.home)}")}
{lines}

{HARDENING}{rights}
{install}"""


def _command(place: Installation, *arguments: str) -> str:
    words = [*(_checked(one) for one in place.program), *arguments]
    if set(words[0]) & _NOT_IN_PROGRAMS:
        words.insert(0, "/usr/bin/env")
    return "ExecStart=" + " ".join(_quoted(word, dollar="$$") for word in words)


def _rights(place: Installation) -> Iterator[str]:
    """Yield the lines about the folders that the bot may write, and about home folders."""
    folders = topmost(place.writable)
    if shared := [one for one in folders if STATE.is_relative_to(one)]:
        raise UnusablePath(
            f"{shared[0]} is not the bot's alone, and the service could write to all that lies in"
            " it: name another folder."
        )
    if given := sorted(_quoted(str(one.relative_to(STATE))) for one in folders & place.state):
        yield f"StateDirectory={' '.join(given)}"
        yield "StateDirectoryMode=0700"
    if others := sorted(_quoted(_checked(one)) for one in folders - place.state):
        yield f"ReadWritePaths={' '.join(others)}"
    among_homes = any(
        folder.is_relative_to(homes)
        for folder in (place.home, *place.code, *place.writable)
        for homes in _HOMES
    )
    yield f"ProtectHome={'read-only' if among_homes else 'yes'}"


def topmost(folders: Iterable[Path]) -> set[Path]:
    """Return the folders that are not inside another one of them."""
    all_ = set(folders)
    return {one for one in all_ if not all_ & set(one.parents)}


def _checked(path: Path | str) -> str:
    text = str(path)
    if not text.isprintable() or text != text.strip() or text.endswith("\\"):
        raise UnusablePath(f"{text!r} has a character that can't stand there in a unit of systemd.")
    return text


def _quoted(text: str, *, dollar: str = "$") -> str:
    """Return a word quoted for systemd. In commands, $ begins a variable unless it is doubled."""
    text = _specifiers(text).replace("\\", "\\\\").replace('"', '\\"').replace("$", dollar)
    return text if all(letter.isalnum() or letter in "/._-=%@:" for letter in text) else f'"{text}"'


def _specifiers(text: str) -> str:
    return text.replace("%", "%%")
