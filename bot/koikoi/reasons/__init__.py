"""The purposes of an action, as far as the player who takes it can see."""

from bot.koikoi.reasons.aims import RISKS, Aim, Purpose
from bot.koikoi.reasons.purposes import advantages, purposes

__all__ = ["RISKS", "Aim", "Purpose", "advantages", "purposes"]
