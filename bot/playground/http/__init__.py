"""HTTP without Discord's rules: requests, responses, their log, files, and who may connect."""
