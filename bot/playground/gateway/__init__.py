"""The gateway: the websocket on which Discord sends events to the bot."""
