"""Validation of browser messages, and rate limits; independent of hosts and transports."""
