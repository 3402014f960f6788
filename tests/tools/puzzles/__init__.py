"""Finds puzzles: positions of self-played matches in which one choice is clearly best."""
