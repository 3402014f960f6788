"""Ids as Discord shows them."""

import argparse
import re


def snowflake(text: str) -> int:
    """Read an id. Raises `argparse.ArgumentTypeError`."""
    if re.fullmatch("[0-9]{17,19}", text) is None or int(text) >= 2**63:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no id of Discord: 17 to 19 digits (User Settings > Advanced > Developer"
            " Mode, then right-click the person or server > Copy ID)"
        )
    return int(text)
