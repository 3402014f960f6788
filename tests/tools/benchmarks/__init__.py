"""Measurements of the whole bot: its real process against a local Discord."""
