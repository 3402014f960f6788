"""`koikoi run`: runs the bot, from the settings to the connections."""

import argparse
import asyncio
import gc
import logging
import os
import platform
import signal
from contextlib import AsyncExitStack, suppress
from datetime import timedelta

from bot.app import FEATURES, STORED_FEATURES
from bot.cli.error_reports import start_error_reports, start_logging
from bot.cli.metrics import start_metrics
from bot.cli.prepare import owned_database, prepared_pictures
from bot.cli.shard_setup import cluster_of, shards_of, taking_part
from bot.cli.status import keep_status
from bot.cli.terminal import NO_RESTART, CannotStart, complain, many
from bot.cli.tokens import token_of
from bot.client import KoiKoiClient, ShardedKoiKoiClient
from bot.connection import (
    CannotLogIn,
    ConnectionBroke,
    DiscordAway,
    Runs,
    ShutOut,
    run_bot,
    use_discord_at,
    use_local_discord,
    use_time_of,
)
from bot.hosting.gateway import BETWEEN, Reconnecting, Turns
from bot.hosting.installation import install_url
from bot.matches.background import Worker, running_alongside
from bot.matches.deadlines import DeadlineClock
from bot.matches.leader import LeaderElection
from bot.matches.models.shards import Shards
from bot.matches.models.timings import Timings
from bot.matches.services import MatchService
from bot.matches.shared_cluster import ShardTaken
from bot.matches.system import SystemClock, SystemRandomness
from bot.messages.sending.request_gate import RequestGate
from bot.opponents.engine.client import EngineClient
from bot.settings import Settings, SettingsError, load_settings
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.version import version

_log = logging.getLogger(__name__)

THOUGHT = 1.0
"""Seconds in which a computer player usually chooses its move."""
SHORTEN_EVERY = 600.0
"""Seconds between two attempts to shorten the database's log."""
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Maximum number of seconds between two attempts to log in while Discord has an outage."""
SETTLE = 1.0
"""Seconds that tasks have for ending after everything is closed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Run the bot until it is stopped; return the exit code."""
    try:
        settings = load_settings(os.environ)
        token = token_of(settings)
        start_logging(settings.log_level)
        _log.info("koikoi %s, on Python %s.", version(), platform.python_version())
        for warning in settings.warnings:
            _log.warning(warning)
        if (missing := start_error_reports(settings.sentry_dsn, version())) is not None:
            _log.warning(missing)
        asyncio.run(_until_ended(settings, token))
    except ShutOut as problem:
        return complain(problem, NO_RESTART)
    except (SettingsError, StorageError, CannotStart, CannotLogIn, ShardTaken) as problem:
        return complain(problem)
    return 0


async def _until_ended(settings: Settings, token: str) -> None:
    """Run the bot. A service manager's stop signal shuts it down in order.

    A second signal cancels the bot without waiting.
    """
    stop, main = asyncio.Event(), asyncio.current_task()
    assert main is not None

    def end() -> None:
        if stop.is_set():
            main.cancel()
        stop.set()

    for ending in (signal.SIGINT, signal.SIGTERM):
        # On Windows the loop has no signal handlers, but Ctrl-C cancels the task anyway.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(ending, end)
    pause, gate = FIRST_PAUSE, RequestGate()
    with suppress(asyncio.CancelledError):
        while not stop.is_set():
            try:
                async with owned_database(settings):
                    await _run(settings, token, stop, gate)
            except ConnectionBroke:  # a closed client can't connect again, so a new one is made
                gc.unfreeze()
                pause = FIRST_PAUSE  # the login had succeeded
            except DiscordAway as away:
                gc.unfreeze()
                wait = max(pause, away.retry_after)
                _log.warning("%s The bot does so automatically, in %g s.", away, wait)
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await stop.wait()
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return


async def _run(settings: Settings, token: str, stop: asyncio.Event, gate: RequestGate) -> None:
    outside = asyncio.all_tasks()
    point_to_discord(settings)
    pictures = prepared_pictures(settings)
    thinker = EngineClient(cache=settings.cache_dir)
    database = Database(settings.database_url, STORED_FEATURES)
    time = SystemClock(settings.clock_file, settings.ahead_file)
    cluster = cluster_of(settings, database)
    service = MatchService(
        database,
        clock=time,
        randomness=SystemRandomness(),
        thinker=thinker,
        timings=Timings(
            computer_pause=timedelta(seconds=settings.pace.computer_delay),
            next_round=timedelta(seconds=settings.pace.next_round),
        ),
        cluster=cluster,
        features=FEATURES,
    )
    await service.open()
    shards = shards_of(settings)
    client = (ShardedKoiKoiClient if shards and len(shards.ids) > 1 else KoiKoiClient)(
        service,
        pictures,
        FEATURES,
        mistap_guard=timedelta(seconds=settings.pace.mistap_guard),
        answer_late=settings.pace.answer_late,
        shards=shards,
        own_limits=settings.discord_api is None,
        computer_moves_within=settings.pace.computer_delay + THOUGHT,
        hosts=settings.hosts,
        reports_webhook=settings.reports_webhook,
        status=settings.status,
        turns=None if settings.local_discord is None else _turns_nearby(service, shards),
        hosted=settings.hosted,
        gate=gate,
    )
    stays = "The database's log stays as long as it is:"
    shortening = Worker(database.shorten_log, SHORTEN_EVERY, stays, at_once=False)
    try:
        thinker.start()  # its process gets ready while the bot connects
        async with AsyncExitStack() as stack:
            telling = keep_status(settings.cache_dir, thinker, shards)
            await stack.enter_async_context(running_alongside(telling, shortening.run()))
            if settings.ahead_file is not None:
                use_time_of(time.now)
            await start_metrics(stack, settings, client, database, thinker)
            clock: Runs
            if cluster is None:
                clock = DeadlineClock(service.core, client.presenter.is_undelivered)
            else:
                await stack.enter_async_context(taking_part(cluster))
                clock = LeaderElection(cluster, service.core, client.presenter.is_undelivered)
            settle()
            await run_bot(client, token, clock, stop, ready=_greet)
    finally:
        thinker.close()
        await service.close()
        left = await _left_over(outside)
        _log.info(
            "Stopped: %s answered, %d turned away, %s left over.",
            many(client.in_flight.answered, "interaction"),
            client.in_flight.turned_away,
            many(len(left), "task"),
        )
        for task in left:
            _log.warning("Left over: %s, %s.", task.get_name(), task.get_coro())


def _turns_nearby(service: MatchService, shards: Shards | None) -> Turns:
    """Return turns without growing pauses, because a local Discord's bot is often restarted."""
    between = 0.0 if shards is None else BETWEEN
    how = Reconnecting(first=0, longest=0, between=between)
    return Turns(service.begin_session, service.core.clock.now, how=how)


def point_to_discord(settings: Settings) -> None:
    """Send API requests to the address in the settings, if there is one."""
    if settings.local_discord is not None:
        use_local_discord(settings.local_discord.api, settings.local_discord.gateway)
    if settings.discord_api is not None:
        use_discord_at(settings.discord_api)


async def _left_over(outside: set[asyncio.Task[object]]) -> set[asyncio.Task[object]]:
    """Return the bot's tasks that still run after everything is closed; usually an empty set."""
    tasks = asyncio.all_tasks() - outside
    if not tasks:
        return set()
    _, left = await asyncio.wait(tasks, timeout=SETTLE)
    return left


def settle() -> None:
    """Exclude all existing objects, which live until the end, from garbage collection.

    A full collection over them takes tens of milliseconds, in which the bot can't answer.
    """
    gc.collect()
    gc.freeze()


def _greet(client: KoiKoiClient) -> None:
    """Log the first information for the host, once the bot is ready."""
    gc.freeze()  # the servers and their channels live until the end, too
    servers = ", ".join(sorted(guild.name for guild in client.guilds)) or "none yet"
    _log.info("Servers: %s. Invite the bot to another: %s", servers, client.channels.invite_url())
    if client.application_id is not None:
        _log.info("Install it for yourself: %s", install_url(client.application_id))
