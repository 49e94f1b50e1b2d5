"""What a game's `drawing.py` is made of, and what a terminal asks of it.

Every game's `drawing` module has:

    draw(view, names, width, texts)   the table as lines of spans (`canvas`), at most `width` columns wide;
                                      the view is a seat's, a spectator's, or a whole state for a replay
    decorate(sentence)                a sentence as a line, with the cards in it in their colours
    rules_asked(view, seat)           the numbers of the rules that help with the decision a seat is asked for

and, if it wants them:

    tie_break(state)                  a last row of the score sheet: its message, and a number for each seat
    choices(view, seat, width, texts) the legal moves as lines, where there are too many to list one by one;
                                      None: list them as usual
    label(view, seat, move, names, texts)   what the last word of a move stands for, in place of its notation

Its `narration.en.ftl` has a message `event-KIND` for every kind of event, `ask-KIND` for every question,
`sheet-CATEGORY` for every row of the score sheet (25 columns at most) and whatever the drawing says; none may
have the id of one in `terminal/terminal.en.ftl`. How values come into a sentence is told in
`terminal/narrator.py`.

A game may also have a module `reference` with `card(view, columns, texts)`: its reference card as lines, made
of what `card` has; the words are in its `reference.en.ftl`.

Most drawings are a `Picture` (`picture`): the view's data at hand, and what looks alike in every game.

The names of styles are the keys of `STYLES` in `terminal/styles.py`; a character that is not ASCII needs a
stand-in there. A screen of 80 columns and 24 rows must hold the drawing, a row of news, the question in one
row and the moves; for a replay, the whole table and a row of news. tests/conformance/test_drawing.py holds
all of this for every game.
"""
