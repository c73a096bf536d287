"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A shared machine is sometimes slow: how long one example takes says nothing about its rightness.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# DOKMUS_HYPOTHESIS=thorough before a release, or after a change of the rules core.
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("DOKMUS_HYPOTHESIS", "default"))
