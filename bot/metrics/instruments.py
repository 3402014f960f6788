"""The metrics: their names, descriptions, and the bounds of the histograms."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)

from bot import __version__

NO_ANSWER: Final = "none"
"""The status label of a request that got no answer."""
TOO_LATE: Final = 3.0
"""Seconds after which Discord doesn't accept an answer any more."""
_ANSWER: Final = (0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, TOO_LATE)
_REQUEST: Final = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 10.0)
_WAIT: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_DATABASE: Final = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.25, 1.0, 5.0)
_THINKING: Final = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0)

LEAST_WAIT: Final = 0.01
"""Minimum duration of a wait for a rate limit, in seconds. Shorter waits are for the event loop."""


class Instruments:
    """A set of all metrics. It has its own registry, so that tests don't share metrics."""

    def __init__(self) -> None:
        # These metrics would double the number of lines with times that nobody reads.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        registry = CollectorRegistry()
        self.registry: Final = registry
        ProcessCollector(registry=registry)
        Info("koikoi", "The running version.", registry=registry).info({"version": __version__})
        self.answer: Final = Histogram(
            "koikoi_answer_seconds",
            "From the arrival of an interaction to its first answer.",
            ["kind"],
            buckets=_ANSWER,
            registry=registry,
        )
        self.moves: Final = Counter(
            "koikoi_moves", "Moves of people and computers that were stored.", registry=registry
        )
        self.requests: Final = Counter(
            "koikoi_discord_requests",
            f"Requests to Discord by their answer's status; {NO_ANSWER}: no answer came.",
            ["method", "route", "status"],
            registry=registry,
        )
        self.request: Final = Histogram(
            "koikoi_discord_request_seconds",
            "How long Discord took to answer a request.",
            buckets=_REQUEST,
            registry=registry,
        )
        self._wait: Final = Histogram(
            "koikoi_rate_limit_wait_seconds",
            "Waits for a rate limit: the bot's own budget, a limit that the library keeps (bucket),"
            " a request that Discord refused (refused).",
            ["limit"],
            buckets=_WAIT,
            registry=registry,
        )
        self.database: Final = Histogram(
            "koikoi_database_seconds",
            "Transactions, with the wait for a connection.",
            ["transaction"],
            buckets=_DATABASE,
            registry=registry,
        )
        self.thinking: Final = Histogram(
            "koikoi_thinking_seconds",
            "How long a computer player took for a move, with the wait for others.",
            ["level"],
            buckets=_THINKING,
            registry=registry,
        )
        self.queues: Final = Gauge(
            "koikoi_queue_length",
            "What waits or is being worked on: interactions to answer (answers), messages and"
            " matches to draw (drawings), those of them that stand in line for the request budget"
            " (budget), moves of computers to think about (thinking).",
            ["queue"],
            registry=registry,
        )
        self.open_matches: Final = Gauge(
            "koikoi_open_matches",
            "Challenges that are open (invited) and matches that are played (playing).",
            ["status"],
            registry=registry,
        )
        self.connected: Final = Gauge(
            "koikoi_connected", "1 while the bot is connected to Discord.", registry=registry
        )
        self.database_up: Final = Gauge(
            "koikoi_database_up", "1 if the database answers and can be written.", registry=registry
        )
        self.servers: Final = Gauge(
            "koikoi_servers", "Servers that this process serves.", registry=registry
        )
        self.invalid_requests: Final = Gauge(
            "koikoi_invalid_requests",
            "Answers 401, 403 and 429 in the last ten minutes; from 10,000 on Discord bans the"
            " address.",
            registry=registry,
        )
        self.banned: Final = Gauge(
            "koikoi_banned_seconds",
            "Seconds for which nothing is sent, because Discord bans the address; 0: no ban.",
            registry=registry,
        )
        self.clock_skew: Final = Gauge(
            "koikoi_clock_skew_seconds",
            "How far Discord's clock is ahead of that of this host.",
            registry=registry,
        )
        self.reports_waiting: Final = Gauge(
            "koikoi_reports_waiting",
            "Problems that players reported and that nobody has answered.",
            registry=registry,
        )
        self.dms_waiting: Final = Gauge(
            "koikoi_direct_messages_waiting",
            "People whose direct messages are still to be opened.",
            registry=registry,
        )
        self.dms_refused: Final = Gauge(
            "koikoi_direct_messages_refused",
            "1 while Discord lets the bot open no new direct messages, because it has flagged it.",
            registry=registry,
        )
        self.disk_free: Final = Gauge(
            "koikoi_disk_free_bytes",
            "Free on the disk of the data (of the drawn cards, if the database is a server's).",
            registry=registry,
        )
        self.disk_size: Final = Gauge(
            "koikoi_disk_size_bytes", "The size of that disk.", registry=registry
        )
        self.backup: Final = Gauge(
            "koikoi_backup_timestamp_seconds",
            "When the newest file in the folder of the backups was written; 0: there is none.",
            registry=registry,
        )
        for limit in ("budget", "bucket", "refused"):
            self._wait.labels(limit)  # so that a limit without waits is reported as zero

    def waited(self, limit: str, seconds: float) -> None:
        """Record a wait for a rate limit, unless it is shorter than `LEAST_WAIT`."""
        if seconds >= LEAST_WAIT:
            self._wait.labels(limit).observe(seconds)
