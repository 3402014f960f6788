"""`koikoi run`: the bot, from the settings to the first connection."""

import argparse
import asyncio
import gc
import logging
import os
import platform
import signal
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from typing import Final

from bot.cli.error_reports import start_error_reports, start_logging
from bot.cli.metrics import start_metrics
from bot.cli.shard_setup import cluster_of, shards_of, taking_part
from bot.cli.status import keep_status
from bot.cli.terminal import NO_RESTART, CannotStart, complain
from bot.cli.tokens import fault_of
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
from bot.folders import ENV_FILE, checkout
from bot.hosting.gateway import BETWEEN, Reconnecting, Turns
from bot.locales import DEFAULT
from bot.matches.background import Worker, running_alongside
from bot.matches.deadlines import DeadlineClock
from bot.matches.leader import LeaderElection
from bot.matches.models.shards import Shards
from bot.matches.models.timings import Timings
from bot.matches.services import MatchService
from bot.matches.shared_cluster import ShardTaken
from bot.matches.system import SystemClock, SystemRandomness
from bot.messages.sending.delivery import labels_in
from bot.opponents.engine.client import EngineClient
from bot.pictures import Pictures
from bot.settings import Settings, SettingsError, load_settings
from bot.storage import schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.owner import LOCK_TIMEOUT, owning
from bot.version import version

PREPARED: Final = (DEFAULT, "ja")
"""The languages whose words are drawn before the start: Japanese ones are brushed, which takes
longest. Others are printed when somebody first reads them."""
_log = logging.getLogger(__name__)

THOUGHT = 1.0
"""Seconds in which the computer has mostly chosen its move."""
SHORTEN_EVERY = 600.0
"""Seconds between two looks at the length of the database's log."""
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Seconds before the next try to log in, while Discord itself has trouble."""
SETTLE = 1.0
"""Seconds that a task may take to end once everything is closed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what can be typed after the command's name."""
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


def token_of(settings: Settings) -> str:
    """The token; raises `CannotStart` where there is none, or one that can't be a token."""
    if settings.token is None:
        file, here = settings.home / ENV_FILE, settings.home == checkout()
        if file.is_file():
            how = f"Put it into {file}"
        elif here:
            how = "Copy .env.example to .env and put it there"
        else:
            how = f"`koikoi init` writes {file}; put it there"
        play = "make play" if here else "koikoi play"
        raise CannotStart(
            f"There is no token. {how}, after DISCORD_TOKEN= (the README says where it comes from)."
            f" To try the game without a token: {play}."
        )
    fault = fault_of(settings.token) if settings.local_discord is None else None
    if fault is not None:  # a local Discord has tokens of its own
        raise CannotStart(fault)
    return settings.token


async def _until_ended(settings: Settings, token: str) -> None:
    """Run the bot; a service manager's stop signal shuts it down in order.

    A second signal cancels the bot without waiting.
    """
    stop, main = asyncio.Event(), asyncio.current_task()
    assert main is not None

    def end() -> None:
        if stop.is_set():
            main.cancel()
        stop.set()

    for ending in (signal.SIGINT, signal.SIGTERM):
        # On Windows the loop has no signal handlers; there Ctrl-C cancels the task anyway.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(ending, end)
    pause = FIRST_PAUSE
    with suppress(asyncio.CancelledError):
        while not stop.is_set():
            try:
                await _run_as_owner(settings, token, stop)
            except ConnectionBroke:  # a client that has ended can't connect: all is made anew
                gc.unfreeze()
                pause = FIRST_PAUSE  # it was let in
            except DiscordAway as away:
                gc.unfreeze()
                wait = max(pause, away.retry_after)
                _log.warning("%s The bot does so by itself, in %g s.", away, wait)
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await stop.wait()
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return


async def _run_as_owner(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Run as the only bot that works with this database, perhaps in several processes."""
    if settings.several:  # the first process prepares the tables; the others wait
        await _prepare_together(settings)
        async with owning(settings.database_url, shared=True):
            await _run(settings, token, stop)
        return
    async with owning(settings.database_url):
        await _prepare(settings)
        await _run(settings, token, stop)


async def _prepare_together(settings: Settings) -> None:
    """Prepare the tables, unless another process does so meanwhile."""
    url, until = settings.database_url, asyncio.get_running_loop().time() + LOCK_TIMEOUT
    while (await schema.form(url)).pending:
        try:
            async with owning(url, patience=0.5):
                await _prepare(settings)
        except StorageError:
            if asyncio.get_running_loop().time() > until:
                raise


async def _prepare(settings: Settings) -> None:
    saved = await schema.prepare(settings.database_url)
    if saved is not None:
        _log.info("The database was upgraded; its copy from before is %s.", saved)


async def _run(settings: Settings, token: str, stop: asyncio.Event) -> None:
    outside = asyncio.all_tasks()
    point_to_discord(settings)
    pictures = Pictures(settings.cache_dir)
    # Drawing the cards blocks the interpreter, so it must end before the heartbeats start.
    pictures.prepare(map(labels_in, PREPARED))
    thinker = EngineClient(cache=settings.cache_dir)
    database = Database(settings.database_url)
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
    )
    await service.open()
    shards = shards_of(settings)
    client = (ShardedKoiKoiClient if shards and len(shards.ids) > 1 else KoiKoiClient)(
        service,
        pictures,
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
    )
    stays = "The database's log stays as long as it is:"
    shortening = Worker(database.shorten_log, SHORTEN_EVERY, stays, at_once=False)
    try:
        thinker.start()  # it gets ready while the bot connects
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
            "Stopped: %d interactions answered, %d turned away, %d tasks left over.",
            client.in_flight.answered,
            client.in_flight.turned_away,
            len(left),
        )
        for task in left:
            _log.warning("Left over: %s, %s.", task.get_name(), task.get_coro())


def _turns_nearby(service: MatchService, shards: Shards | None) -> Turns:
    """Return turns without growing pauses: a local Discord's bot is restarted at will."""
    between = 0.0 if shards is None else BETWEEN
    how = Reconnecting(first=0, longest=0, between=between)
    return Turns(service.begin_session, service.core.clock.now, how=how)


def point_to_discord(settings: Settings) -> None:
    """Send requests where the settings say."""
    if settings.local_discord is not None:
        use_local_discord(settings.local_discord.api, settings.local_discord.gateway)
    if settings.discord_api is not None:
        use_discord_at(settings.discord_api)


async def _left_over(outside: set[asyncio.Task[object]]) -> set[asyncio.Task[object]]:
    """Return the bot's tasks that still run after everything is closed; there should be none."""
    tasks = asyncio.all_tasks() - outside
    if not tasks:
        return set()
    _, left = await asyncio.wait(tasks, timeout=SETTLE)
    return left


def settle() -> None:
    """Exclude all existing objects from garbage collection: they live until the end.

    A full collection over them takes tens of milliseconds, in which the bot answers nobody.
    """
    gc.collect()
    gc.freeze()


def _greet(client: KoiKoiClient) -> None:
    """Print what the host wants to know first."""
    gc.freeze()  # the servers and their channels stay, too
    servers = ", ".join(sorted(guild.name for guild in client.guilds)) or "none yet"
    print(f"{client.user} is connected. Servers: {servers}.")
    print(f"Invite it to a server: {client.channels.invite_url()}", flush=True)
