"""Discord's REST API: authorization, rate limits, routes, and the validation of bodies."""
