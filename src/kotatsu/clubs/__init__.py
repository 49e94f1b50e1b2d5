"""Evenings and tournaments as pure functions: who plays whom, where they sit, what a rank is worth."""
