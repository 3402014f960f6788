"""The websocket on which Discord tells the bot what happens."""
