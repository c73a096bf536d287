"""Request filtering: admission, rate limits, origins, headers and message validation."""
