"""The doctor's findings about metrics."""

import pytest

from bot.metrics.instruments import Instruments
from bot.metrics.report import Scrape, report, troubles


def said(instruments: Instruments) -> dict[str, str]:
    from prometheus_client import generate_latest

    return dict(report(Scrape(generate_latest(instruments.registry).decode())))


def test_a_bot_that_has_just_started() -> None:
    found = said(Instruments())
    assert found["answers"].startswith("nobody has asked for anything since ")
    assert found["requests"] == "none yet."
    assert found["rate limits"] == "no request had to wait."
    assert found["database time"] == "nothing was read or written yet."
    assert found["thinking"] == "no computer has moved yet."


def test_most_answers_and_those_that_came_too_late() -> None:
    instruments = Instruments()
    for kind, seconds in (("press", 0.035), ("press", 0.035), ("command", 0.12), ("press", 7.0)):
        instruments.answer.labels(kind).observe(seconds)
    _, _, rest = said(instruments)["answers"].partition(", ")
    assert rest == (
        "half within 40 ms, 99 of 100 over 3 s; 1 after 3 s, when Discord takes none any more."
    )


def test_requests_that_failed() -> None:
    instruments = Instruments()
    for method, status, count in (("GET", "200", 95), ("PATCH", "404", 3), ("POST", "none", 2)):
        instruments.requests.labels(method, "/channels/{id}", status).inc(count)
        instruments.request.observe(0.3)
    assert said(instruments)["requests"] == (
        "100, half within 400 ms, 99 of 100 within 400 ms; 5 failed, most often"
        " PATCH /channels/{id} (404)."
    )


def test_waits_for_rate_limits() -> None:
    instruments = Instruments()
    instruments.waited("budget", 0.001)  # an iteration of the event loop
    assert said(instruments)["rate limits"] == "no request had to wait."
    for seconds in (0.5, 0.75):
        instruments.waited("budget", seconds)
    instruments.waited("refused", 2.0)
    assert said(instruments)["rate limits"] == (
        "2 requests waited 1.2 s in all in the bot's own line,"
        " 1 request waited 2.0 s in all after Discord had said too many."
    )


def test_matches_reads_and_thoughts() -> None:
    instruments = Instruments()
    instruments.open_matches.labels("playing").set(12)
    instruments.open_matches.labels("invited").set(1)
    instruments.moves.inc(345)
    instruments.queues.labels("drawings").set(4)
    instruments.queues.labels("budget").set(3)
    instruments.database.labels("reading").observe(0.0004)
    instruments.database.labels("writing").observe(0.003)
    instruments.thinking.labels("master").observe(0.75)
    instruments.thinking.labels("expert").observe(0.01)
    instruments.thinking.labels("expert").observe(0.02)
    found = said(instruments)
    assert found["matches"] == (
        "12 matches played now, 1 challenge open, 345 moves since the start;"
        " 4 drawings to be made, 3 of them in line."
    )
    assert found["database time"] == (
        "1 read, half within 0.5 ms, 99 of 100 within 0.5 ms;"
        " 1 write, half within 4 ms, 99 of 100 within 4 ms."
    )
    assert found["thinking"] == (
        "expert 15 ms on average (2 moves), master 0.75 s on average (1 move)."
    )


def test_what_the_host_must_end() -> None:
    from prometheus_client import generate_latest

    def found(instruments: Instruments) -> dict[str, str]:
        return dict(troubles(Scrape(generate_latest(instruments.registry).decode())))

    instruments = Instruments()
    instruments.invalid_requests.set(1999)
    instruments.clock_skew.set(-59)
    assert not found(instruments)
    instruments.invalid_requests.set(2000)
    instruments.clock_skew.set(-60)
    instruments.banned.set(480)
    wrong = found(instruments)
    assert list(wrong) == ["ban", "refused requests", "clock"]
    assert "sends nothing for 480 s" in wrong["ban"]
    assert wrong["refused requests"].startswith("2000 in ten minutes")
    assert wrong["clock"].startswith("the clock of this host is 60 s fast")


@pytest.mark.parametrize("text", ["", "<html>", "# TYPE up gauge\nup 1\n"])
def test_what_is_not_of_this_bot_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="metric"):
        Scrape(text)
