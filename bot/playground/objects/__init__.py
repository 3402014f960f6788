"""Discord's objects as values: ids, people, servers, channels, messages, errors; and their JSON."""
