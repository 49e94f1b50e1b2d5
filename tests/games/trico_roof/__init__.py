"""Trico Roof: every numbered rule, worked out by hand."""
