"""The settings: the only reader of the environment and of ``.env``.

Every setting has a default that works, but for the token. A bad value is
refused with one sentence that names the variable and what it may be, before
anything starts.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.database_urls import UnusableUrl, absolute, read_database_url

ROOT: Final = Path(__file__).resolve().parent.parent
"""The source checkout: the migrations lie here, and relative paths start here."""

DEFAULT_DATABASE: Final = "sqlite:///data/koikoi.sqlite3"

_ADDRESS: Final = "a port such as 9464, or an address and a port such as 127.0.0.1:9464"

_SHARDS: Final = (
    "the shards of this process and how many there are in all, such as 0,1/4 (of the shards 0 to 3"
    " the first two)"
)

_API: Final = "the address of a proxy for Discord's API, such as http://127.0.0.1:8080/api/v10"

_MOST_SHARDS: Final = 1000

_T = TypeVar("_T")


class SettingsError(Exception):
    """A setting that can't be used; the message is a sentence for the host."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in seconds, where a guild's own settings say nothing.

    Judgement, tuned in play. The tests set the waits to nothing.
    """

    computer_delay: float = 2.5
    """A human moment before the computer moves."""
    mistap_guard: float = 0.8
    """Clicks on a question that appeared less than this ago are ignored."""
    next_round: float = 20.0
    """The next round of a live match starts by itself after this."""
    answer_late: float = 0.8
    """An answer that takes longer is announced first: Discord shows "thinking…" meanwhile."""


USUAL_PACE: Final = Pace()


@dataclass(frozen=True, slots=True)
class LocalDiscord:
    """Where a local Discord listens, for the playground and the tests."""

    api: str
    gateway: str


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of Discord's gateway that this process connects, of so many in all."""

    ids: tuple[int, ...]
    count: int

    @property
    def whole(self) -> bool:
        """Whether this process has all of them, so that there is no other process."""
        return len(self.ids) == self.count

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"


@dataclass(frozen=True, slots=True)
class Address:
    """Where the bot listens."""

    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def url(self) -> str:
        """Where this machine asks; who listens everywhere also listens on loopback."""
        near = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - nobody listens here
        return f"http://{replace(self, host=near.get(self.host, self.host))}"

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host == "localhost" or ip_address(self.host).is_loopback


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host may choose."""

    token: str | None
    database_url: str
    cache_dir: Path
    log_level: str
    pace: Pace
    local_discord: LocalDiscord | None
    metrics: Address | None = None
    """Where metrics are served; None: nowhere."""
    shards: Shards | None = None
    """None: one connection for all servers."""
    discord_api: str | None = None
    """The address of a proxy for requests to Discord; None: Discord itself."""
    clock_file: Path | None = None
    """For `koikoi endure` alone: a file with the seconds by which the clock is wrong."""

    @property
    def several(self) -> bool:
        """Whether other processes work with the same database."""
        return self.shards is not None and not self.shards.whole


def load_settings(environ: Mapping[str, str], env_file: Path | None = ROOT / ".env") -> Settings:
    """Read the settings; the environment wins over the file.

    Args:
        environ: the process's environment.
        env_file: a dotenv file that may be missing; None reads none.

    Raises:
        SettingsError: a value that can't be used.
    """
    values = {**_read_file(env_file), **environ}
    # A line like "DISCORD_TOKEN=" in .env means: not set.
    given = {key: value.strip() for key, value in values.items() if value.strip()}
    database = database_url(given.get("DATABASE_URL", DEFAULT_DATABASE))
    return Settings(
        token=given.get("DISCORD_TOKEN"),
        database_url=database,
        cache_dir=_path(given, "KOIKOI_CACHE", "data/cache"),
        log_level=_log_level(given.get("LOG_LEVEL", "INFO")),
        pace=Pace(
            computer_delay=_seconds(given, "KOIKOI_COMPUTER_DELAY", USUAL_PACE.computer_delay, 30),
            mistap_guard=_seconds(given, "KOIKOI_MISTAP_GUARD", USUAL_PACE.mistap_guard, 5),
            next_round=_seconds(given, "KOIKOI_NEXT_ROUND", USUAL_PACE.next_round, 600),
            answer_late=_seconds(given, "KOIKOI_ANSWER_LATE", USUAL_PACE.answer_late, 2),
        ),
        local_discord=_local_discord(given),
        metrics=_parsed(given, "KOIKOI_METRICS", None, _address, _ADDRESS),
        shards=_shards_on(database, _parsed(given, "KOIKOI_SHARDS", None, _shards, _SHARDS)),
        discord_api=_parsed(given, "DISCORD_API", None, _api, _API),
        clock_file=_path(given, "KOIKOI_CLOCK_FILE", "") if "KOIKOI_CLOCK_FILE" in given else None,
    )


def database_url(text: str, name: str = "DATABASE_URL") -> str:
    """Return a database's URL with an absolute path.

    ``sqlite:///data/koikoi.sqlite3`` is relative to the checkout, so that the
    bot finds the same file whatever directory it is started from.

    Args:
        text: the URL as somebody wrote it.
        name: what it is called where they wrote it.

    Raises:
        SettingsError: it names no database of SQLite or PostgreSQL.
    """
    try:
        return read_database_url(text, ROOT)
    except UnusableUrl as unusable:
        raise SettingsError(f"{name} {unusable}") from None


def _read_file(env_file: Path | None) -> dict[str, str]:
    if env_file is None or not env_file.is_file():
        return {}
    try:
        values = dotenv_values(env_file, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"The settings file {env_file} can't be read: {error}.") from error
    return {key: value for key, value in values.items() if value is not None}


def _path(given: Mapping[str, str], key: str, default: str) -> Path:
    try:
        return absolute(given.get(key, default), ROOT)
    except ValueError as reason:
        raise SettingsError(f"{key} names no path: {reason}.") from None


def _log_level(text: str) -> str:
    level = text.upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise SettingsError(f"LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not {text!r}.")
    return level


def _seconds(given: Mapping[str, str], key: str, default: float, most: float) -> float:
    def parse(text: str) -> float:
        value = float(text)
        if not 0 <= value <= most:
            raise ValueError(text)
        return value

    return _parsed(given, key, default, parse, f"a number of seconds from 0 to {most:g}")


def _parsed(
    given: Mapping[str, str], key: str, default: _T, parse: Callable[[str], _T], form: str
) -> _T:
    if key not in given:
        return default
    try:
        return parse(given[key])
    except ValueError:
        raise SettingsError(f"{key} must be {form}, not {given[key]!r}.") from None


def _address(text: str) -> Address:
    """Read a port, or an address and a port. Raises `ValueError`."""
    host, separator, port = text.rpartition(":")
    if not separator:
        host = "127.0.0.1"
    elif host.startswith("[") and host.endswith("]"):  # else its last part looks like a port
        host = str(IPv6Address(host[1:-1]))
    elif host != "localhost":
        host = str(IPv4Address(host))
    if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= 65535):
        raise ValueError(text)
    return Address(host, int(port))


def _shards(text: str) -> Shards:
    """Read shards such as 0,1/4. Raises `ValueError`."""
    listed, _, total = text.partition("/")
    numbers = [number.strip() for number in (*listed.split(","), total)]
    if not all(number.isascii() and number.isdecimal() for number in numbers):
        raise ValueError(text)
    *ids, count = map(int, numbers)
    if not 1 <= count <= _MOST_SHARDS or len(set(ids)) < len(ids) or max(ids) >= count:
        raise ValueError(text)
    return Shards(tuple(sorted(ids)), count)


def _shards_on(database: str, shards: Shards | None) -> Shards | None:
    """Return the shards. Raises `SettingsError` for a part of them on SQLite."""
    if shards is not None and not shards.whole and database.startswith("sqlite"):
        raise SettingsError(
            f"KOIKOI_SHARDS={shards} leaves shards to other processes. Several processes need one"
            " PostgreSQL in DATABASE_URL (HOSTING.md says how); SQLite serves one process, with"
            " all shards or without KOIKOI_SHARDS."
        )
    return shards


def _api(text: str) -> str:
    """Read the address of an API. Raises `ValueError`."""
    address = urlsplit(text)
    if address.scheme not in {"http", "https"} or not address.hostname or address.query:
        raise ValueError(text)
    return text.rstrip("/")


def _local_discord(given: Mapping[str, str]) -> LocalDiscord | None:
    api, gateway = given.get("KOIKOI_DISCORD_API"), given.get("KOIKOI_DISCORD_GATEWAY")
    if api is None and gateway is None:
        return None
    if api is None or gateway is None:
        raise SettingsError(
            "KOIKOI_DISCORD_API and KOIKOI_DISCORD_GATEWAY belong together: set both or neither."
        )
    return LocalDiscord(api, gateway)
