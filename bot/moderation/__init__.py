"""Admins' actions on members and matches of their server, and the log of them."""
