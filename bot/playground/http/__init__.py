"""HTTP without Discord's rules: requests, responses, their log, files, and allowed origins."""
