"""The page in the browser: its websocket, what it may ask for, and its files in ``web``."""
