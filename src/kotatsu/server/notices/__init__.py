"""Telling people who are away that it is their turn: by their browser, a webhook, or mail.

What is to be told is written with the entries that it follows from (`turns.py`); `sender.py` takes what is
due out of the store, sends it by one of the ways, and marks it. Nothing of it is kept in memory alone, so
that another process, or the next one, goes on where this one stopped.
"""
