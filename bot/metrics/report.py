"""A report of a running bot's metrics, in sentences for its host."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from http import HTTPStatus
from math import inf

from prometheus_client.parser import text_string_to_metric_families

from bot.messages.sending.request_gate import (
    CLOCK_TOLERANCE,
    MAX_INVALID,
    WARN_FROM,
    clock_trouble,
)
from bot.metrics.instruments import NO_ANSWER, TOO_LATE

Labels = Mapping[str, str]


@dataclass(slots=True)
class Distribution:
    """A histogram: the sum of the samples with the requested labels."""

    counts: dict[float, float] = field(default_factory=dict)
    """Cumulative counts, by upper bound."""
    total: float = 0.0

    @property
    def count(self) -> int:
        """The number of observations."""
        return int(self.counts.get(inf, 0))

    @property
    def mean(self) -> float:
        """The mean of the observations in seconds. There must be at least one."""
        return self.total / self.count

    def within(self, share: float) -> float:
        """Return the lowest bound below which there is this share (0 to 1) of the observations."""
        return next(
            bound for bound, count in sorted(self.counts.items()) if count >= share * self.count
        )


class Scrape:
    """The parsed text of `/metrics`. Raises `ValueError` if it isn't that of this bot."""

    def __init__(self, text: str) -> None:
        self._samples: dict[str, list[tuple[Labels, float]]] = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                self._samples.setdefault(sample.name, []).append((sample.labels, sample.value))
        if "koikoi_info" not in self._samples:
            raise ValueError("no metrics of this bot")

    def samples(self, name: str) -> list[tuple[Labels, float]]:
        """Return all samples of a metric, each with its labels."""
        return self._samples.get(name, [])

    def sum(self, name: str, **labels: str) -> float:
        """Return the sum of the samples that have these labels."""
        return sum(value for given, value in self.samples(name) if labels.items() <= given.items())

    def distribution(self, name: str, **labels: str) -> Distribution:
        """Return the histogram of a metric, over all samples that have these labels."""
        histogram = Distribution(total=self.sum(f"{name}_sum", **labels))
        for given, value in self.samples(f"{name}_bucket"):
            if labels.items() <= given.items():
                bound = float(given["le"])
                histogram.counts[bound] = histogram.counts.get(bound, 0) + value
        return histogram


def report(scrape: Scrape) -> Iterator[tuple[str, str]]:
    """Yield the subject of each sentence, and the sentence."""
    yield "answers", _answers(scrape)
    yield "requests", _requests(scrape)
    yield "rate limits", _rate_limits(scrape)
    yield "matches", _matches(scrape)
    yield "database time", _database(scrape)
    yield "thinking", _thinking(scrape)


def troubles(scrape: Scrape) -> Iterator[tuple[str, str]]:
    """Yield the subject of each trouble that the host must end, and a sentence about it."""
    invalid = int(scrape.sum("koikoi_invalid_requests"))
    banned = scrape.sum("koikoi_banned_seconds")
    if banned:
        yield (
            "ban",
            f"Discord bans this host's address, and the bot sends nothing for {banned:.0f} s. Does"
            " another program on this host use Discord? Restarting the bot makes it worse.",
        )
    if invalid >= WARN_FROM:
        yield (
            "refused requests",
            f"{invalid} in ten minutes, and from {MAX_INVALID} on Discord bans this host's address."
            " Its log says which messages are refused.",
        )
    skew = timedelta(seconds=scrape.sum("koikoi_clock_skew_seconds"))
    if abs(skew) >= CLOCK_TOLERANCE:
        yield "clock", clock_trouble(skew)


def _answers(scrape: Scrape) -> str:
    since = datetime.fromtimestamp(scrape.sum("process_start_time_seconds")).astimezone()
    answers = scrape.distribution("koikoi_answer_seconds")
    if not answers.count:
        return f"nobody has asked for anything since {since:%Y-%m-%d %H:%M}."
    late = int(answers.count - answers.counts[TOO_LATE])
    return (
        f"{answers.count} since {since:%Y-%m-%d %H:%M}, {_spread(answers)};"
        f" {late or 'none'} after {TOO_LATE:g} s, when Discord takes none any more."
    )


def _requests(scrape: Scrape) -> str:
    failed: dict[str, float] = {}
    total = 0
    for labels, count in scrape.samples("koikoi_discord_requests_total"):
        total += int(count)
        status = labels["status"]
        if status == NO_ANSWER or int(status) >= HTTPStatus.BAD_REQUEST:
            why = "no answer" if status == NO_ANSWER else status
            failed[f"{labels['method']} {labels['route']} ({why})"] = count
    if not total:
        return "none yet."
    spread = _spread(scrape.distribution("koikoi_discord_request_seconds"))
    if not failed:
        return f"{total}, {spread}; none failed."
    worst = max(failed, key=lambda name: failed[name])
    return f"{total}, {spread}; {int(sum(failed.values()))} failed, most often {worst}."


def _rate_limits(scrape: Scrape) -> str:
    parts = [
        f"{_many(found.count, 'request')} waited {found.total:.1f} s in all {why}"
        for limit, why in (
            ("budget", "in the bot's own line"),
            ("bucket", "for a limit that Discord had announced"),
            ("refused", "after Discord had said too many"),
        )
        if (found := scrape.distribution("koikoi_rate_limit_wait_seconds", limit=limit)).count
    ]
    return f"{', '.join(parts)}." if parts else "no request had to wait."


def _matches(scrape: Scrape) -> str:
    playing = int(scrape.sum("koikoi_open_matches", status="playing"))
    invited = int(scrape.sum("koikoi_open_matches", status="invited"))
    moves = int(scrape.sum("koikoi_moves_total"))
    drawings = int(scrape.sum("koikoi_queue_length", queue="drawings"))
    waiting = int(scrape.sum("koikoi_queue_length", queue="budget"))
    drawn = "everything is drawn"
    if drawings:
        drawn = f"{_many(drawings, 'drawing')} to be made, {waiting or 'none'} of them in line"
    return (
        f"{_many(playing, 'match', 'matches')} played now, {_many(invited, 'challenge')} open,"
        f" {_many(moves, 'move')} since the start; {drawn}."
    )


def _database(scrape: Scrape) -> str:
    parts = [
        f"{_many(found.count, name)}, {_spread(found)}"
        for kind, name in (("reading", "read"), ("writing", "write"))
        if (found := scrape.distribution("koikoi_database_seconds", transaction=kind)).count
    ]
    return f"{'; '.join(parts)}." if parts else "nothing was read or written yet."


def _thinking(scrape: Scrape) -> str:
    levels = [labels["level"] for labels, _ in scrape.samples("koikoi_thinking_seconds_sum")]
    parts = [
        f"{level} {_time(found.mean)} on average ({_many(found.count, 'move')})"
        for level in sorted(levels)
        if (found := scrape.distribution("koikoi_thinking_seconds", level=level)).count
    ]
    return f"{', '.join(parts)}." if parts else "no computer has moved yet."


def _spread(found: Distribution) -> str:
    """Return the durations of most observations in words, by the bounds of the histogram."""
    last = max(bound for bound in found.counts if bound < inf)
    return ", ".join(
        f"{words} {f'within {_time(bound)}' if bound < inf else f'over {_time(last)}'}"
        for words, bound in (("half", found.within(0.5)), ("99 of 100", found.within(0.99)))
    )


def _time(seconds: float) -> str:
    return f"{seconds:.3g} s" if seconds >= 0.5 else f"{1000 * seconds:.3g} ms"


def _many(count: int, one: str, more: str | None = None) -> str:
    return f"{count} {one if count == 1 else more or f'{one}s'}"
