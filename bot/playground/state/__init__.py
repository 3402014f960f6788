"""The state of the local Discord, which is stored on disk and shown on the page."""
