"""The page in the browser: its websocket, its operations, and its files in ``web``."""
