"""Shared set-up of the tests."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite", max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "campaign", max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile(os.environ.get("KOTATSU_HYPOTHESIS", "suite"))
