"""Long runs for the night: `python -m tests.campaigns.GAME [how many]`."""
