"""Fault injection for tests: errors and delays that Discord sometimes has."""
