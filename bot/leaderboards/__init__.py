"""Leaderboards with their seasons, profiles and achievements."""
