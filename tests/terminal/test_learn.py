"""`kotatsu learn`: a guided first game in a terminal of 80 × 24."""

import pytest

import kotatsu as package
from kotatsu.core.log import Log
from kotatsu.core.texts import Texts
from kotatsu.terminal.narrator import table_names
from kotatsu.terminal.speech import load_texts
from tests.terminal.terminals import Terminal, kotatsu

GAMES = [game.name for game in package.games() if game.tutorial is not None]


def said(terminal: Terminal) -> str:
    """The screen as one line, for sentences are broken into several."""
    return " ".join(terminal.text.split())


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_is_learned_step_by_step(name: str) -> None:
    game = package.game(name)
    tutorial = game.tutorial
    assert tutorial is not None
    texts = Texts("en", game.text("tutorial.en.ftl"))
    names = table_names([], tutorial.players, [tutorial.seat], load_texts(game))
    log = Log(game, tutorial.players, tutorial.seed, tutorial.options)
    made = [0] * tutorial.players

    def others_move() -> None:
        while (seat := next((one for one in log.state.deciders if one != tutorial.seat), None)) is not None:
            move = tutorial.scripted(log.state, seat, made[seat])
            if move is None:
                return
            log.play(seat, move)
            made[seat] += 1

    with Terminal("learn", name, "--pace", "0") as terminal:
        terminal.wait()
        for step in tutorial.steps:
            terminal.check()
            words = texts.say(step.text, **{f"seat{seat}": one for seat, one in enumerate(names)})
            assert " ".join(words.split()) in said(terminal), terminal.text
            if not step.moves:
                terminal.type("")
                continue
            others_move()
            state, seat = log.state, tutorial.seat
            choices = tutorial.choices(state, made[seat])
            other = next((move for move in state.legal_moves(seat) if move not in choices), None)
            if other is not None:
                terminal.type(state.text(seat, other))
                assert "That is for later." in said(terminal)
            terminal.type(state.text(seat, choices[0]))
            log.play(seat, choices[0])
            made[seat] += 1
            others_move()
        assert "without-guide" not in terminal.prompt  # the game goes on by itself
        terminal.type("q")
        assert terminal.finish("y") == 0


def test_steps_are_read_again_and_left_out() -> None:
    texts = Texts("en", package.game(GAMES[0]).text("tutorial.en.ftl"))
    with Terminal("learn", GAMES[0], "--pace", "0") as terminal:
        terminal.wait()
        first = said(terminal)
        terminal.type("")
        assert said(terminal) != first
        terminal.type("b")
        assert said(terminal) == first
        terminal.type("x")
        assert texts.say(texts.ids[0]) not in said(terminal) and "without-guide" not in terminal.prompt


def test_a_game_that_is_not_there_is_named() -> None:
    asked = kotatsu("learn", "goose-market")
    assert asked.returncode == 2 and "There is no game 'goose-market'" in asked.stderr
