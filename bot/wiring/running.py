"""`koikoi run`: the bot, from the settings to the first connection."""

import asyncio
import gc
import logging
import os
import signal
from contextlib import suppress
from datetime import timedelta

from bot.client import (
    CannotLogIn,
    KoiKoiClient,
    picture_labels,
    run_bot,
    use_local_discord,
)
from bot.matches.deadlines import DeadlineClock
from bot.matches.service import MatchService
from bot.matches.system import SystemClock, SystemRandomness
from bot.matches.timings import Timings
from bot.opponents.thinker import ThinkingProcess
from bot.pictures import Pictures
from bot.settings import Settings, SettingsError, load_settings
from bot.storage import schema
from bot.storage.errors import StorageError
from bot.storage.sql import SqlStore
from bot.wiring.problems import CannotStart, complain
from bot.wiring.status import keep_status

_log = logging.getLogger(__name__)


def run() -> int:
    """Run the bot until it is stopped; the exit code."""
    try:
        settings = load_settings(os.environ)
        token = token_of(settings)
        logging.basicConfig(
            level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        asyncio.run(_until_ended(settings, token))
    except (SettingsError, StorageError, CannotStart, CannotLogIn) as problem:
        return complain(problem)
    return 0


def token_of(settings: Settings) -> str:
    """The token; raises `CannotStart` where there is none."""
    if settings.token is None:
        raise CannotStart(
            "There is no token. Copy .env.example to .env and put the bot's token after"
            " DISCORD_TOKEN= (README.md says where it comes from), or try the game without one:"
            " make play."
        )
    return settings.token


async def _until_ended(settings: Settings, token: str) -> None:
    """Run; what a service manager sends to end the bot ends it in order."""
    running = asyncio.ensure_future(_run(settings, token))
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Where the loop takes no handlers (Windows), Ctrl-C cancels by itself.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(ending, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


async def _run(settings: Settings, token: str) -> None:
    saved = await schema.prepare(settings.database_url)
    if saved is not None:
        _log.info("The database was upgraded; its copy from before is %s.", saved)
    if settings.local_discord is not None:
        use_local_discord(settings.local_discord.api, settings.local_discord.gateway)
    pictures = Pictures(settings.cache_dir)
    # Drawing the cards holds the interpreter: it must be over before the connection beats.
    pictures.prepare(picture_labels())
    thinker = ThinkingProcess(cache=settings.cache_dir)
    service = MatchService(
        SqlStore(settings.database_url),
        clock=SystemClock(),
        randomness=SystemRandomness(),
        thinker=thinker,
        timings=Timings(
            computer_pause=timedelta(seconds=settings.pace.computer_delay),
            next_round=timedelta(seconds=settings.pace.next_round),
        ),
    )
    await service.open()
    client = KoiKoiClient(
        service, pictures, mistap_guard=timedelta(seconds=settings.pace.mistap_guard)
    )
    telling = asyncio.create_task(keep_status(settings.cache_dir, thinker))
    try:
        thinker.start()  # it gets ready while the bot connects
        settle()
        await run_bot(client, token, DeadlineClock(service), ready=_greet)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        thinker.close()
        await service.close()


def settle() -> None:
    """Let the garbage collector pass over all that is there by now: it stays until the end.

    Each look at it takes tens of milliseconds in which nobody is answered.
    """
    gc.collect()
    gc.freeze()


def _greet(client: KoiKoiClient) -> None:
    """Tell the host what they want to know first."""
    gc.freeze()  # the servers and their channels stay, too
    servers = ", ".join(sorted(guild.name for guild in client.guilds)) or "none yet"
    print(f"{client.user} is connected. Servers: {servers}.")
    print(f"Invite it to a server: {client.invite_url()}", flush=True)
