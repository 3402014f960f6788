"""Trouble on order: what Discord does on a bad day, for the tests."""
