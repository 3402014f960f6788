"""Discord's objects as values with their JSON: ids, people, servers, channels, messages, errors."""
