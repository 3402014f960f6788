"""What admins do about members and matches of their server, and the log of it."""
