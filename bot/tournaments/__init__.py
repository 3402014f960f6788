"""Tournaments: pairings and standings, which are pure code, and their service and screens."""
