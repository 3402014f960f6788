"""The settings. They are declared once, and only this module reads the environment and ``.env``.

Every setting except the token has a default that works. A bad value is refused before the start,
with a sentence that names the variable and the values that it may have.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.database_urls import UnusableUrl, absolute, read_database_url
from bot.folders import BACKUPS, CACHE, DATABASE, ENV_FILE, NoSuchFolder, as_whom, home_folder
from bot.policies import UNNAMED, Hosted

DEFAULT_DATABASE: Final = f"sqlite:///{DATABASE}"

_ADDRESS: Final = "a port such as 9464, or an address and a port such as 127.0.0.1:9464"

_SHARDS: Final = (
    "the shards of this process and how many there are in all, such as 0,1/4 (of the shards 0 to 3"
    " the first two)"
)

_API: Final = "the address of a proxy for Discord's API, such as http://127.0.0.1:8080/api/v10"

_HOSTS: Final = "ids of people on Discord, such as 123456789012345678, or nobody"

_WEBHOOK: Final = re.compile(
    r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api(?:/v[0-9]+)?"
    r"/(?P<rest>webhooks/[0-9]{17,20}/[A-Za-z0-9._-]{60,})/?"
)

_STATUS: Final = "a text of at most 128 characters"

_MOST_SHARDS: Final = 1000

_LINE: Final = "one line of at most 200 characters"

_LONGEST_LINE: Final = 200

_LONGEST_PAGE: Final = 512
"""Discord's limit for the address of a link button, in characters."""

_PAGE: Final = "the address of a web page, such as https://example.org/privacy"

_T = TypeVar("_T")


class SettingsError(Exception):
    """Settings can't be used. The message is one sentence for the host, about the first of them."""

    def __init__(self, *problems: str, warnings: tuple[str, ...] = ()) -> None:
        """Create an error.

        Args:
            problems: a sentence for each setting that can't be used; at least one.
            warnings: those of `Settings`.
        """
        more = len(problems) - 1
        others = f" Another {more} can't be used either: koikoi doctor names them." if more else ""
        super().__init__(f"{problems[0]}{others}")
        self.problems: Final = problems
        self.warnings: Final = warnings


@dataclass(frozen=True, slots=True)
class Variable:
    """A setting in ``.env``."""

    name: str
    example: str
    """The value in a new ``.env``."""
    comment: str = ""
    """The explanation. A setting without a comment belongs to the setting before it."""


VARIABLES: Final = (
    Variable(
        "DISCORD_TOKEN",
        "",
        "The bot's token, from the Discord Developer Portal (Application > Bot > Reset Token).\n"
        "Keep it secret: anyone who has it can act as your bot.",
    ),
    Variable(
        "DATABASE_URL",
        DEFAULT_DATABASE,
        "Where matches are stored. A relative path starts at the folder of this file. In a URL, %\n"
        "is written %25, and ? is written %3F; in a password, @ is written %40.",
    ),
    Variable(
        "KOIKOI_CACHE",
        CACHE,
        "Drawn cards are kept here between starts; it may be deleted at any time. So is the\n"
        "computer players' compiled code, if the bot's user has no home to write to.",
    ),
    Variable(
        "KOIKOI_BACKUPS",
        BACKUPS,
        "The folder of the backups that `koikoi db backup` makes. One on another disk helps more.",
    ),
    Variable("LOG_LEVEL", "INFO", "DEBUG, INFO, WARNING or ERROR"),
    Variable(
        "KOIKOI_METRICS",
        "9464",
        "Where the bot publishes what it measures, for Prometheus, a health check and\n"
        "`koikoi doctor`: a port on this machine, or an address and a port. Nowhere, unless it\n"
        "is set.",
    ),
    Variable(
        "KOIKOI_HOSTS",
        "123456789012345678",
        "The people who get the problems that players report, and can answer them: ids on\n"
        "Discord, separated by commas, or nobody. By default, the owners of the application.",
    ),
    Variable(
        "KOIKOI_REPORTS_WEBHOOK",
        f"https://discord.com/api/webhooks/123456789012345678/{'x' * 68}",
        "Where these problems are sent instead: a webhook of a channel (Edit Channel >\n"
        "Integrations > Webhooks > Copy Webhook URL). Keep it secret as well.",
    ),
    Variable(
        "KOIKOI_STATUS",
        "Koi-Koi · /help",
        "The text beside the bot's name; none by default.",
    ),
    Variable(
        "KOIKOI_SENTRY_DSN",
        "https://key@sentry.example/1",
        "Where errors of the bot are reported: the DSN of a project in Sentry. It needs\n"
        "requirements-sentry.txt. Kinds of errors and places in the code are sent, and no values.",
    ),
    Variable(
        "KOIKOI_SHARDS",
        "0,1/4",
        "Several processes for many servers, on one PostgreSQL: the shards that this process\n"
        "connects, and how many there are in all. HOSTING-DETAILS.md says when a host needs\n"
        "this, and how.",
    ),
    Variable(
        "DISCORD_API",
        "http://127.0.0.1:8080/api/v10",
        "The address of a proxy for Discord's API that keeps Discord's limits for all processes\n"
        "(nirn-proxy, twilight's http-proxy). Without one, the processes divide the limits among\n"
        "themselves.",
    ),
    Variable(
        "KOIKOI_PRIVACY_HOST",
        "Aoi of Tea Room",
        "Who you are, and where people reach you: a mail address, an invitation, a page. They\n"
        "appear in the privacy policy and the terms of service, which `koikoi privacy` and\n"
        "`koikoi terms` print for you to publish, and under /koikoi privacy, beside links to what\n"
        "you published.",
    ),
    Variable("KOIKOI_PRIVACY_CONTACT", "koikoi@example.org"),
    Variable("KOIKOI_PRIVACY_URL", "https://example.org/privacy"),
    Variable("KOIKOI_TERMS_URL", "https://example.org/terms"),
    Variable(
        "KOIKOI_COMPUTER_DELAY",
        "2.5",
        "Seconds: the computer's pause before it moves; how long clicks on a question that has\n"
        "only just appeared are ignored; when the next round of a live match starts without a\n"
        'press; when an answer is announced by "thinking…" because it takes longer (0: all of\n'
        "them, to try the bot).",
    ),
    Variable("KOIKOI_MISTAP_GUARD", "0.8"),
    Variable("KOIKOI_NEXT_ROUND", "20"),
    Variable("KOIKOI_ANSWER_LATE", "0.8"),
)
"""All settings of a host, in the order of ``.env``."""

_OTHERS: Final = (
    "KOIKOI_HOME",  # the folder of .env
    "KOIKOI_DISCORD_API",  # set by the playground
    "KOIKOI_DISCORD_GATEWAY",
    "KOIKOI_AHEAD_FILE",
    "KOIKOI_CLOCK_FILE",  # set by `make endure`
)
"""Other names that the environment may contain. No ``.env`` needs them."""


def env_template() -> str:
    """Return a new ``.env``: each setting with its comment. All but the token are switched off."""
    lines = [
        "# The bot's settings, read from the file .env. Fill in the token; everything else has a",
        "# default that works.",
    ]
    for variable in VARIABLES:
        if variable.comment:
            lines += ["", *(f"# {line}" for line in variable.comment.splitlines())]
        off = "# " if variable.example else ""
        lines.append(f"{off}{variable.name}={variable.example}")
    return "\n".join([*lines, ""])


@dataclass(frozen=True, slots=True)
class Delays:
    """Delays in seconds, for servers without settings of their own.

    The defaults were tuned in play. Tests set the delays to 0.
    """

    computer_delay: float = 2.5
    """Pause before a computer player's move."""
    mistap_guard: float = 0.8
    """Time after a question appears in which presses on it are ignored."""
    next_round: float = 20.0
    """Time after which the next round of a live match starts automatically."""
    answer_late: float = 0.8
    """Time after which a late answer is acknowledged, so that Discord shows "thinking…"."""


USUAL_PACE: Final = Delays()


@dataclass(frozen=True, slots=True)
class LocalDiscord:
    """The addresses of a local Discord, for the playground and the tests."""

    api: str
    gateway: str


@dataclass(frozen=True, slots=True)
class ShardSettings:
    """The shards of Discord's gateway that this process connects, and the total number."""

    ids: tuple[int, ...]
    count: int

    @property
    def whole(self) -> bool:
        """Whether this process connects all shards, so that there is no other process."""
        return len(self.ids) == self.count

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"


@dataclass(frozen=True, slots=True)
class Address:
    """An address on which the bot listens."""

    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def url(self) -> str:
        """The URL for requests on this machine. A wildcard address includes loopback."""
        near = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - nobody listens here
        return f"http://{replace(self, host=near.get(self.host, self.host))}"

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the address."""
        return self.host == "localhost" or ip_address(self.host).is_loopback


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a host."""

    token: str | None
    database_url: str
    cache_dir: Path
    backups: Path
    """The folder for backups of the database."""
    log_level: str
    pace: Delays
    local_discord: LocalDiscord | None
    metrics: Address | None = None
    """The address of the metrics; None: no metrics."""
    shards: ShardSettings | None = None
    """The shards of this process; None: one connection for all servers."""
    discord_api: str | None = None
    """The address of a proxy for requests to Discord; None: Discord itself."""
    hosted: Hosted = UNNAMED
    clock_file: Path | None = None
    """A file with the number of seconds by which the clock is wrong, for `make endure`."""
    ahead_file: Path | None = None
    """A file with the number of seconds by which the playground's time is ahead of the real time.

    Both files are read only with a local Discord.
    """
    hosts: tuple[int, ...] | None = None
    """Ids of the people who are notified of reports; None: the owners of the application."""
    reports_webhook: str | None = field(default=None, repr=False)
    """The address of a webhook that gets the reports instead."""
    status: str | None = None
    """The bot's status text, which Discord shows beside its name."""
    sentry_dsn: str | None = field(default=None, repr=False)
    """The DSN of the project in Sentry to which errors are reported."""
    home: Path = Path()
    """The home folder; see `bot.folders`."""
    warnings: tuple[str, ...] = ()
    """Sentences about unknown settings."""

    @property
    def several(self) -> bool:
        """Whether other processes of the bot use the same database."""
        return self.shards is not None and not self.shards.whole


def load_settings(environ: Mapping[str, str], home: Path | None = None) -> Settings:
    """Read the settings. The environment has priority over ``.env``, which may be missing.

    Args:
        environ: the process's environment.
        home: the home folder; None: by the rule of `bot.folders`.

    Raises:
        SettingsError: values can't be used; it names all of them.
    """
    home = home or find_home(environ)
    values = {**_read_file(home / ENV_FILE), **environ}
    # A line such as "DISCORD_TOKEN=" in .env means that the setting isn't set.
    given = {key: value.strip() for key, value in values.items() if value.strip()}
    read = _Reader(given, home)
    local = read.by(lambda: _local_discord(given), None)
    database = read.by(
        lambda: database_url(given.get("DATABASE_URL", DEFAULT_DATABASE), start=home), ""
    )
    shards = read.parsed("KOIKOI_SHARDS", None, _shards, _SHARDS)
    settings = Settings(
        token=given.get("DISCORD_TOKEN"),
        database_url=database,
        cache_dir=read.path("KOIKOI_CACHE", CACHE),
        backups=read.path("KOIKOI_BACKUPS", BACKUPS),
        log_level=read.by(lambda: _log_level(given.get("LOG_LEVEL", "INFO")), "INFO"),
        pace=Delays(
            computer_delay=read.seconds("KOIKOI_COMPUTER_DELAY", USUAL_PACE.computer_delay, 30),
            mistap_guard=read.seconds("KOIKOI_MISTAP_GUARD", USUAL_PACE.mistap_guard, 5),
            next_round=read.seconds("KOIKOI_NEXT_ROUND", USUAL_PACE.next_round, 600),
            answer_late=read.seconds("KOIKOI_ANSWER_LATE", USUAL_PACE.answer_late, 2),
        ),
        local_discord=local,
        metrics=read.parsed("KOIKOI_METRICS", None, _address, _ADDRESS),
        shards=read.by(lambda: _shards_on(database, shards), None),
        discord_api=read.parsed("DISCORD_API", None, _api, _API),
        hosted=Hosted(
            host=read.parsed("KOIKOI_PRIVACY_HOST", None, _line, _LINE),
            contact=read.parsed("KOIKOI_PRIVACY_CONTACT", None, _line, _LINE),
            privacy_url=read.parsed("KOIKOI_PRIVACY_URL", None, _page, _PAGE),
            terms_url=read.parsed("KOIKOI_TERMS_URL", None, _page, _PAGE),
        ),
        clock_file=None if local is None else read.file("KOIKOI_CLOCK_FILE"),
        ahead_file=None if local is None else read.file("KOIKOI_AHEAD_FILE"),
        hosts=read.parsed("KOIKOI_HOSTS", None, _people, _HOSTS),
        reports_webhook=read.by(lambda: _webhook(given.get("KOIKOI_REPORTS_WEBHOOK")), None),
        sentry_dsn=read.by(lambda: _dsn(given.get("KOIKOI_SENTRY_DSN")), None),
        status=read.parsed("KOIKOI_STATUS", None, _status, _STATUS),
        home=home,
        warnings=tuple(_unknown(values)),
    )
    if read.problems:
        raise SettingsError(*read.problems, warnings=settings.warnings)
    return settings


class _Reader:
    """Reads values, and collects a sentence for each value that can't be used."""

    def __init__(self, given: Mapping[str, str], home: Path) -> None:
        self._given = given
        self._home = home
        self.problems: Final[list[str]] = []

    def by(self, read: Callable[[], _T], default: _T) -> _T:
        """Return what a function returns; the default if it raises `SettingsError`."""
        try:
            return read()
        except SettingsError as problem:
            self.problems.extend(problem.problems)
            return default

    def parsed(self, key: str, default: _T, parse: Callable[[str], _T], form: str) -> _T:
        """Return a parsed value. `form` describes the values that `parse` accepts."""
        text = self._given.get(key)
        if text is None:
            return default
        try:
            return parse(text)
        except ValueError:
            self.problems.append(f"{key} must be {form}, not {text!r}.")
            return default

    def seconds(self, key: str, default: float, most: float) -> float:
        """Return a number of seconds."""

        def parse(text: str) -> float:
            value = float(text)
            if not 0 <= value <= most:
                raise ValueError(text)
            return value

        return self.parsed(key, default, parse, f"a number of seconds from 0 to {most:g}")

    def path(self, key: str, default: str) -> Path:
        """Return an absolute path."""
        return self.by(lambda: _path(self._given, key, default, self._home), self._home)

    def file(self, key: str) -> Path | None:
        """Return an absolute path if the setting is given."""
        return self.path(key, "") if key in self._given else None


def find_home(environ: Mapping[str, str], user: str | None = None) -> Path:
    """Return the home folder of a user, or of this process.

    Raises `SettingsError` if ``KOIKOI_HOME`` isn't the path of a folder.
    """
    try:
        return home_folder(environ, user=user)
    except NoSuchFolder as problem:
        raise SettingsError(str(problem)) from None


def database_url(text: str, name: str = "DATABASE_URL", *, start: Path) -> str:
    """Return a database's URL with an absolute path.

    Args:
        text: the URL from a setting or an argument.
        name: the name of that setting or argument, for errors.
        start: the folder where relative paths begin.

    Raises:
        SettingsError: the URL isn't that of an SQLite or PostgreSQL database.
    """
    try:
        return read_database_url(text, start)
    except UnusableUrl as unusable:
        raise SettingsError(f"{name} {unusable}") from None


def _unknown(names: Iterable[str]) -> Iterable[str]:
    """Yield a warning for each unknown name that looks like a setting or is close to one."""
    ours = [*(variable.name for variable in VARIABLES), *_OTHERS]
    for name in sorted(names):
        if name in ours or name.startswith("KOIKOI_TEST_"):
            continue
        own = name.startswith("KOIKOI_")
        near = get_close_matches(name.upper(), ours, 1, cutoff=_CLOSE if own else _VERY_CLOSE)
        if own or near:
            meant = f" Is {near[0]} meant?" if near else ""
            yield f"{name} is no setting of the bot, so it does nothing.{meant}"


_CLOSE: Final = 0.6
_VERY_CLOSE: Final = 0.85
"""How similar names are, from 0 to 1. Names of other programs may look similar, too."""


def _read_file(env_file: Path) -> dict[str, str]:
    try:
        if not env_file.is_file():
            return {}
        values = dotenv_values(env_file, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SettingsError(
            f"The settings file {env_file} can't be read: {reason}.{as_whom(env_file)}"
        ) from error
    return {key: value for key, value in values.items() if value is not None}


def _path(given: Mapping[str, str], key: str, default: str, start: Path) -> Path:
    try:
        return absolute(given.get(key, default), start)
    except ValueError as reason:
        raise SettingsError(f"{key} names no path: {reason}.") from None


def _log_level(text: str) -> str:
    level = text.upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise SettingsError(f"LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not {text!r}.")
    return level


def _address(text: str) -> Address:
    """Parse a port, or an address and a port. Raises `ValueError`."""
    host, separator, port = text.rpartition(":")
    if not separator:
        host = "127.0.0.1"
    elif host.startswith("[") and host.endswith("]"):  # IPv6, whose last part looks like a port
        host = str(IPv6Address(host[1:-1]))
    elif host != "localhost":
        host = str(IPv4Address(host))
    if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= 65535):
        raise ValueError(text)
    return Address(host, int(port))


def _shards(text: str) -> ShardSettings:
    """Parse shards such as 0,1/4. Raises `ValueError`."""
    listed, _, total = text.partition("/")
    numbers = [number.strip() for number in (*listed.split(","), total)]
    if not all(number.isascii() and number.isdecimal() for number in numbers):
        raise ValueError(text)
    *ids, count = map(int, numbers)
    if not 1 <= count <= _MOST_SHARDS or len(set(ids)) < len(ids) or max(ids) >= count:
        raise ValueError(text)
    return ShardSettings(tuple(sorted(ids)), count)


def _shards_on(database: str, shards: ShardSettings | None) -> ShardSettings | None:
    """Return the shards. Raises `SettingsError` if SQLite would have to serve several processes."""
    if shards is not None and not shards.whole and database.startswith("sqlite"):
        raise SettingsError(
            f"KOIKOI_SHARDS={shards} leaves shards to other processes. Several processes need one"
            " PostgreSQL in DATABASE_URL (HOSTING-DETAILS.md says how); SQLite serves one process,"
            " with all shards or without KOIKOI_SHARDS."
        )
    return shards


def _people(text: str) -> tuple[int, ...]:
    """Parse ids of people, or the word nobody. Raises `ValueError`."""
    if text.lower() == "nobody":
        return ()
    ids = [one.strip() for one in text.split(",")]
    if not all(re.fullmatch("[0-9]{17,20}", one) for one in ids):
        raise ValueError(text)
    return tuple(sorted(map(int, ids)))


def _dsn(text: str | None) -> str | None:
    """Check the DSN of a project in Sentry. Raises `SettingsError`."""
    if text is None:
        return None
    try:
        address = urlsplit(text)
        known = address.scheme in {"http", "https"} and address.hostname and address.username
        if (
            known
            and re.fullmatch("(?:/[A-Za-z0-9._-]+)*/[0-9]+", address.path)
            and not (address.query or address.fragment or (address.port == 0))
        ):
            return text
    except ValueError:  # an invalid port
        pass
    raise SettingsError(
        "KOIKOI_SENTRY_DSN must be the DSN of a project in Sentry (Settings > Projects > Client"
        " Keys), such as https://key@sentry.example/1."
    )


def _status(text: str) -> str:
    if len(text.encode("utf-16-le")) // 2 > 128 or not text.isprintable():
        raise ValueError(text)
    return text


def _webhook(text: str | None) -> str | None:
    """Parse the address of a webhook, which is a secret. Raises `SettingsError`."""
    match = None if text is None else _WEBHOOK.fullmatch(text)
    if text is not None and match is None:
        raise SettingsError(
            "KOIKOI_REPORTS_WEBHOOK must be the address of a channel's webhook, such as"
            " https://discord.com/api/webhooks/123456789012345678/ and its long secret."
        )
    return None if match is None else f"https://discord.com/api/{match['rest']}"


def _api(text: str) -> str:
    """Parse the address of an API. Raises `ValueError`."""
    address = urlsplit(text)
    if address.scheme not in {"http", "https"} or not address.hostname or address.query:
        raise ValueError(text)
    return text.rstrip("/")


def _line(text: str) -> str:
    """Check a line of text for people. Raises `ValueError`."""
    if len(text) > _LONGEST_LINE or not text.isprintable():
        raise ValueError(text)
    return text


def _page(text: str) -> str:
    """Check the address of a web page. Raises `ValueError`."""
    address = urlsplit(text)
    if (
        address.scheme not in {"http", "https"}
        or not address.hostname
        or len(text) > _LONGEST_PAGE
        or not text.isprintable()
        or any(character in text for character in ' <>"()')
    ):
        raise ValueError(text)
    return text


def _local_discord(given: Mapping[str, str]) -> LocalDiscord | None:
    api, gateway = given.get("KOIKOI_DISCORD_API"), given.get("KOIKOI_DISCORD_GATEWAY")
    if api is None and gateway is None:
        return None
    if api is None or gateway is None:
        raise SettingsError(
            "KOIKOI_DISCORD_API and KOIKOI_DISCORD_GATEWAY belong together: set both or neither."
        )
    return LocalDiscord(api, gateway)
