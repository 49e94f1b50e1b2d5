"""Training networks that judge imagined games, or play in them, from games that bots play against each other.

`python -m kotatsu.learning GAME` does it; what comes of it is a file that `kotatsu.bots.learned` reads, and
playing with it needs nothing that training needs.
"""
