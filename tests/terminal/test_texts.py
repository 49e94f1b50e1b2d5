"""The reader of Fluent files: it says what Mozilla's says, and names what is missing."""

from pathlib import Path
from random import Random
from unicodedata import normalize

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.texts import MissingText, Texts, sources
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts, yes_or_no
from kotatsu.terminal.styles import ASCII, as_ascii


class Listening(Texts):
    """Texts that remember what they said."""

    def __init__(self, language: str, *sources: str) -> None:
        super().__init__(language, *sources)
        self.said: list[tuple[str, dict[str, object], str]] = []

    def say(self, name: str, /, **values: object) -> str:
        sentence = super().say(name, **values)
        self.said.append((name, values, sentence))
        return sentence


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_every_sentence_of_a_game_agrees_with_the_reference(game: Game) -> None:
    runtime = pytest.importorskip("fluent.runtime")
    bundle = runtime.FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(game.text("narration.en.ftl")))
    listening = Listening("en", game.text("narration.en.ftl"), "names-and = { $names } and { $last }")
    bundle.add_resource(runtime.FluentResource("names-and = { $names } and { $last }"))
    for players in game.players:
        tell_a_game(game, players, listening)
    assert len(listening.said) > 100
    for name, values, sentence in listening.said:
        numbers = {key: as_number(value) for key, value in values.items()}
        expected, problems = bundle.format_pattern(bundle.get_message(name).value, numbers)
        assert not problems
        assert sentence == expected.replace("-", "−")


def as_number(value: object) -> object:
    """A card "6" is chosen by [6]: for us it is, the reference wants a number for that."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def tell_a_game(game: Game, players: int, texts: Texts) -> None:
    narrator = Narrator(game, texts, ["Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"][:players])
    log, rng = Log(game, players, "reference"), Random("reference")
    while not log.state.over:
        seat = rng.choice(log.state.deciders)
        narrator.question(log.state.view(seat), seat)
        events = log.play(seat, rng.choice(log.state.legal_moves(seat)))
        for viewer in (None, 0, players - 1):
            narrator.tell(events, viewer)


def test_every_message_of_the_terminal_is_fluent_and_has_stand_ins() -> None:
    texts = load_texts()
    for name in texts.ids:
        try:
            said = texts.say(name)
        except MissingText as problem:
            assert "needs $" in str(problem)
        else:
            assert [char for char in said if as_ascii(char) == "?" != char and ord(char) not in ASCII] == []


def test_whatever_a_terminal_shows_has_stand_ins_in_every_language() -> None:
    """Where pictures are ASCII, signs are too; letters stay as the language writes them."""
    package = Path(kotatsu.__file__).parent
    files = [*package.rglob("*.ftl"), *package.glob("games/*/rulebook.*.md")]
    signs = set("".join(file.read_text(encoding="utf-8") for file in files))
    assert len(files) > 100
    assert sorted(sign for sign in signs if as_ascii(sign, words=False) == "?" != sign) == []


def test_a_missing_text_or_value_is_named() -> None:
    texts = Texts("en", "baked = { $name } bakes.\nbad = { $name")
    with pytest.raises(MissingText, match="no text 'served'"):
        texts.say("served")
    with pytest.raises(MissingText, match="needs \\$name"):
        texts.say("baked")
    with pytest.raises(MissingText, match="not Fluent"):
        texts.say("bad")


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "YES", "no"),
        ("es", "Sí", "no"),
        ("ja", "はい", "いいえ"),
        ("ko", "네", "아니요"),
        ("is", "já", "nei"),
    ],
)
def test_questions_take_the_yes_and_no_of_the_language(language: str, yes: str, no: str) -> None:
    texts = Texts(language, *sources(language, [("kotatsu.terminal", "terminal")]))
    for typed in (yes, normalize("NFD", yes), "y"):
        assert yes_or_no(typed, texts) is True
    for typed in (no, normalize("NFD", no), "N"):
        assert yes_or_no(typed, texts) is False
    assert yes_or_no("", texts) is None


def test_lists_sentences_and_numbers_are_those_of_the_language() -> None:
    english, japanese, spanish = Texts("en"), Texts("ja", "x = { $n }点"), Texts("es", "x = { $n } p")
    assert (english.listed("ab"), japanese.listed("ab")) == ("a, b", "a、b")
    assert (english.sentences(["A.", "", "B."]), japanese.sentences(["あ。", "い。"])) == (
        "A. B.",
        "あ。い。",
    )
    assert (japanese.say("x", n=-4), spanish.say("x", n=5.5), english.digits(5.5)) == ("−4点", "5,5 p", "5.5")


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Ida", "Ana, Bo e Ida"),
        ("Hilda", "Ana, Bo e Hilda"),
        ("Íris", "Ana, Bo e Íris"),
        ("Yolanda", "Ana, Bo y Yolanda"),
        ("Ian", "Ana, Bo y Ian"),
        ("hierro", "Ana, Bo y hierro"),
    ],
)
def test_spanish_joins_names_by_their_sound(last: str, said: str) -> None:
    texts = Texts("es", *sources("es", [("kotatsu.terminal", "terminal")]))
    assert texts.say("names-and", names=texts.listed(["Ana", "Bo"]), last=last) == said
    assert Texts("es", "x = 7 { O($n) } { $n }").say("x", n=8) == "7 u 8"
