"""The locales of Discord."""

from typing import Final

LOCALES: Final = frozenset(
    """id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs
    el bg ru uk hi th zh-CN ja zh-TW ko""".split()  # noqa: SIM905  (a list of words reads better so)
)
