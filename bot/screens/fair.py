"""Shows the proof that no deal was changed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import Texts
from bot.matches.models.match import OpenedDeal
from bot.screens.message import Screen, TextFile
from bot.screens.view_model import SEAL_DIGITS, joined


def fair_screen(texts: Texts, match_id: int, deals: Sequence[OpenedDeal]) -> Screen:
    """Show the newest seals in words, and every seal with its opening in the file.

    The whole fingerprint stands here from the deal on; its first digits stand at the table.
    """
    shown = [_seal(texts, deal) for deal in deals[-4:]]
    file = TextFile(f"fair-deal-{match_id}.txt", "\n".join(_lines(texts, deals)) + "\n")
    title = texts("fair-title", digits=SEAL_DIGITS)
    return Screen(joined([title, *shown, texts("fair-check")]), file=file)


def _seal(texts: Texts, deal: OpenedDeal) -> str:
    told: dict[str, str | int] = {"number": deal.number, "commitment": deal.commitment}
    if deal.void is not None:
        return texts("fair-void", reason=texts(f"void-{deal.void}"), **told)
    return texts("fair-sealed" if deal.deal is None else "fair-opened", **told)


def _lines(texts: Texts, deals: Sequence[OpenedDeal]) -> list[str]:
    lines: list[str] = []
    for deal in deals:
        title = texts("fair-file-round", number=deal.number)
        if deal.void is not None:
            title = f"{title} {texts('fair-file-void', reason=texts(f'void-{deal.void}'))}"
        lines += [title, f"sha256 {deal.commitment}"]
        if deal.nonce is not None and deal.deal is not None:
            lines += [f"nonce {deal.nonce}", deal.deal]
    return lines
