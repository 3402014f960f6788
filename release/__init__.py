"""Checks and describes a release before it is published, with Python's standard library alone.

The job that publishes installs nothing: see `.github/workflows/release.yml`.
"""
