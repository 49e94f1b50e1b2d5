"""Does the suite notice? Each mutant breaks a game on purpose in one place, and a check must fail.

Only on plain Python: the methods of compiled classes cannot be replaced.
"""
