"""The public record of a match and the public proof of its deals.

The deal of a running round is secret: only its commitment is shown.
"""

from datetime import UTC, datetime

from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.cards import card_code
from bot.koikoi.deals import void_reason
from bot.koikoi.events import VoidReason
from bot.koikoi.record import export_record, format_record
from bot.koikoi.rules import Rules
from bot.matches.models.change_set import Log
from bot.matches.models.match import MatchInfo, OpenedDeal, Status
from bot.matches.models.people import Computer, Player


def opened_deals(log: Log) -> tuple[OpenedDeal, ...]:
    """Return every deal with its commitment, in the order of play.

    The deal of a running round has neither nonce nor deal line; all other deals have both.
    """
    texts = {line.seq: line.text for line in log.actions}
    hidden = log.deals[-1:] if _round_runs(log.info) else ()
    return tuple(
        OpenedDeal(
            number=deal.number,
            commitment=deal.commitment,
            void=_void(texts[deal.seq], log.info.terms.rules),
            nonce=None if deal in hidden else deal.nonce,
            deal=None if deal in hidden else texts[deal.seq],
        )
        for deal in log.deals
    )


def _void(line: str, rules: Rules) -> VoidReason | None:
    deal = parse_action(line)
    return void_reason(deal, rules) if isinstance(deal, Deal) else None


def record_text(log: Log) -> str:
    """Return the record of a match as text; a running match is recorded to its last full round."""
    actions = [parse_action(line.text) for line in log.actions]
    nonces = [deal.nonce for deal in log.deals]
    record = export_record(log.info.terms.rules, actions, tuple(_head(log.info)), nonces)
    return format_record(record)


def _round_runs(info: MatchInfo) -> bool:
    return info.status is Status.PLAYING and info.to_act is not None


def _head(info: MatchInfo) -> list[tuple[str, str]]:
    seats = info.seats or (info.challenger, info.opponent)
    head = [
        ("match", str(info.id)),
        ("players", ", ".join(_name(player) for player in seats)),
        ("pace", info.terms.pace.value),
    ]
    if info.first_dealer is not None:
        draws = ", ".join(
            f"{card_code(first)} against {card_code(second)}"
            for first, second in info.first_dealer.draws
        )
        drawn = f" ({info.challenger.name} drew first: {draws})" if draws else ""
        head.append(("first dealer", f"{info.first_dealer.method}{drawn}"))
    if info.started_at is not None:
        head.append(("started", _time(info.started_at)))
    if info.ended_at is not None:
        head.append(("ended", _time(info.ended_at)))
    return head


def _name(player: Player | None) -> str:
    if isinstance(player, Computer):
        return f"computer ({player.level})"
    return (player.name if player else "") or "somebody"


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
