"""Bots: that they see only views, play legally and in time, and that arenas and analyses count right."""
