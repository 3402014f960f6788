"""Recognises texts that can't be a bot's token, without a request to Discord."""

import base64
import binascii
import re
from typing import Final

from bot.cli.terminal import CannotStart
from bot.folders import ENV_FILE, checkout
from bot.settings import Settings

_WHERE: Final = "The token is under Developer Portal > your application > Bot > Reset Token"
_PARTS: Final = re.compile(r"([\w-]{18,}={0,2})\.([\w-]{4,})\.([\w-]{20,})", re.ASCII)
_KINDS: Final = (
    (r"[\"'“”‘’«»„].*|.*[\"'“”‘’«»„]", "has quotes around it: leave them out"),
    (r"(?i)bot\s.*", 'starts with "Bot": leave out that word and the space'),
    (r"(?i)discord_token\s*=.*", "has its own name in it: put only the token after the ="),
    (r".*\s.*", "has a space or a line break in it: copy it once more, without"),
    (r"(?i)https?://.*", f"is an address. {_WHERE}"),
    (r"[0-9]{15,20}", f"is an id (the application's, it seems). {_WHERE}"),
    (r"(?i)[0-9a-f]{64}", f"is the application's public key. {_WHERE}"),
    (r"[\w-]{32}", f"is the application's client secret, it seems. {_WHERE}"),
)


def token_of(settings: Settings) -> str:
    """Return the bot's token. Raises `CannotStart` without one, or if it can't be a token."""
    if settings.token is None:
        file, here = settings.home / ENV_FILE, settings.home == checkout()
        if file.is_file():
            how = f"Put it into {file}"
        else:  # typed without make, the command would choose another folder than the checkout
            how = f"`koikoi init{f' {settings.home}' if here else ''}` writes {file}; put it there"
        play = "make play" if here else "koikoi play"
        misspelt = "".join(f" {one}" for one in settings.warnings if "DISCORD_TOKEN " in one)
        raise CannotStart(
            f"There is no token.{misspelt} {how}, after DISCORD_TOKEN= (the README says where it"
            f" comes from). To try the game without a token: {play}."
        )
    fault = fault_of(settings.token) if settings.local_discord is None else None
    if fault is not None:  # a local Discord has tokens of its own
        raise CannotStart(fault)
    return settings.token


def fault_of(token: str) -> str | None:
    """Return why a text can't be a bot's token; None if it can. The reason doesn't contain it."""
    for pattern, fault in _KINDS:
        if re.fullmatch(pattern, token, re.DOTALL):
            return f"DISCORD_TOKEN {fault}."
    match = _PARTS.fullmatch(token)
    if match is None or not _names_somebody(match[1]):
        return (
            "DISCORD_TOKEN can't be a bot's token: that has three parts with dots between them."
            f" {_WHERE}."
        )
    return None


def _names_somebody(part: str) -> bool:
    """Return whether the first part of a token is an encoded id, as in every token."""
    try:
        read = base64.urlsafe_b64decode(part.rstrip("=") + "==")
    except (binascii.Error, ValueError):
        return False
    return re.fullmatch(rb"[0-9]{15,20}", read) is not None
