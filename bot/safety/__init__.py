"""Blocks and reports of players, and pauses for people who leave matches with strangers."""
