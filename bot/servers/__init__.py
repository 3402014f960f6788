"""The panels of a server's admins: its settings and rules, ending a match, erasing its data."""
