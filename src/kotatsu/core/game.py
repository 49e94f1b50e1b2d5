"""A game as everybody asks for it: its name, its options, its editions, a new table, an old one."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kotatsu.core.chance import Sealed, new_seed
from kotatsu.core.editions import Edition, Field, Place, Relations, faults, make_edition, read_edition
from kotatsu.core.errors import BadInput, Misuse
from kotatsu.core.examples import Example, read_examples
from kotatsu.core.languages import FALLBACK
from kotatsu.core.options import Option, check_options
from kotatsu.core.shapes import counted_fields, seat_fields
from kotatsu.core.state import Setup, State
from kotatsu.core.texts import Texts, folder_of, sources
from kotatsu.core.tutorial import Tutorial, read_tutorial

MakeSetup = Callable[[str, int, int, dict[str, Any], dict[str, Any]], Setup]
"""A game's own Setup: (game, rules_version, players, options, edition values)."""


class Game:
    """What a game's folder says of itself. Reading it loads neither the edition nor the rulebook."""

    def __init__(
        self,
        *,
        name: str,
        minutes: int,
        players: Sequence[int],
        usual_players: int,
        shelf: int = 100,
        options: Sequence[Option],
        fields: Sequence[Field],
        relations: Relations,
        rules_version: int,
        move_count: int,
        make_setup: MakeSetup,
        rules: Sequence[str],
    ) -> None:
        self.name = name
        self.package = f"kotatsu.games.{name.replace('-', '_')}"  # where its edition, narration, rulebook lie
        self.minutes = minutes
        self.players = tuple(players)
        self.usual_players = usual_players
        self.shelf = shelf  # where it stands among the others, from 1
        self.options = tuple(options)
        self.fields = tuple(fields)
        self.relations = relations
        self.rules_version = rules_version  # changes whenever the same moves could give another game
        self.move_count = move_count
        self._make_setup = make_setup
        self.rules = tuple(rules)  # the numbers of its rules, in order

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # --- tables ---------------------------------------------------------------------------------------------

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> Setup:
        """The table before the deal; `setup.deal(chance)` deals it as often as you like."""
        count = self.usual_players if players is None else players
        if count not in self.players:
            few, many = self.players[0], self.players[-1]
            raise BadInput("players", game=self.name, few=few, many=many, count=str(count))
        values = check_options(self.name, self.options, options, count)
        chosen = self.edition(edition)
        setup = self._make_setup(self.name, self.rules_version, count, values, dict(chosen.values))
        setup.edition = chosen.reference()
        setup.move_count = self.move_count
        return setup

    def new(
        self,
        players: int | None = None,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> State:
        """A newly dealt table. The same seed gives the same deal; without one it comes from the system."""
        return self.setup(players, options, edition).deal(Sealed(new_seed() if seed is None else seed))

    def load(self, data: Mapping[str, Any]) -> State:
        """The state or view that this dump was made from."""
        return self.setup_of(data).load(dict(data))

    def setup_of(self, data: Mapping[str, Any]) -> Setup:
        """The setup that a dump or record names."""
        for key in ("game", "players", "options", "edition"):
            if key not in data:
                raise Misuse(f"The dump is damaged: it has no {key!r}.")
        if data["game"] != self.name:
            raise Misuse(f"This is of {data['game']!r}, not of {self.name!r}.")
        return self.setup(data["players"], data["options"], self.edition_of(data["edition"]))

    # --- editions -------------------------------------------------------------------------------------------

    @cached_property
    def default_edition(self) -> Edition:
        """The edition that is played unless another one is asked for."""
        return self._shipped("edition.toml")

    @cached_property
    def editions(self) -> tuple[Edition, ...]:
        """All that come with the game: the usual one, then those of `editions/`, named as their files."""
        files = sorted((folder_of(self.package) / "editions").glob("*.toml"))
        return (self.default_edition, *[self._shipped(f"editions/{file.name}") for file in files])

    def _shipped(self, file: str) -> Edition:
        data = tomllib.loads(self.text(file))
        return make_edition(data, self._place(file), self.fields, self.relations, built_in=True)

    def edition(self, edition: Edition | str | Path | None = None) -> Edition:
        """An edition by file, or by the name of one that comes with the game."""
        if edition is None:
            return self.default_edition
        if isinstance(edition, Edition):
            return edition
        if str(edition) in [shipped.name for shipped in self.editions]:
            return self.named_edition(str(edition))
        return read_edition(Path(edition), self.name, self.fields, self.relations)

    def named_edition(self, name: str) -> Edition:
        """One that comes with the game."""
        for shipped in self.editions:
            if shipped.name == name:
                return shipped
        names = ", ".join(shipped.name for shipped in self.editions)
        raise BadInput("no-edition", game=self.name, name=repr(name), names=names)

    def make_edition(self, data: Mapping[str, Any], where: str = "edition") -> Edition:
        """An edition from data as its TOML file would give."""
        return make_edition(data, self._place(where), self.fields, self.relations)

    def edition_faults(self, data: Any, where: str = "edition") -> list[BadInput]:
        """All that is wrong with data as `make_edition` takes it; nothing where that would take it."""
        return faults(data, self._place(where), self.fields, self.relations)

    def _place(self, where: str) -> Place:
        return Place(self.name, where)

    def edition_of(self, reference: Mapping[str, Any]) -> Edition:
        """The edition that a dump or record refers to: with its data, or one of ours by its hash, whatever
        it was called then."""
        if "data" in reference:
            edition = self.make_edition(reference["data"], "edition-of-record")
        else:
            ours = [shipped for shipped in self.editions if shipped.hash == reference.get("hash")]
            edition = ours[0] if ours else self.default_edition
        if edition.hash != reference.get("hash"):
            raise BadInput(
                "other-edition",
                game=self.name,
                wanted=repr(reference.get("name")),
                hash=str(reference.get("hash"))[:12],
                here=repr(edition.name),
                hash_here=edition.hash[:12],
            )
        return edition

    # --- what it is called ----------------------------------------------------------------------------------

    def texts(self, *kinds: str, language: str = FALLBACK) -> Texts:
        """Its texts of these kinds: `box`, `narration`, `reference`, `tutorial`."""
        return Texts(language, *sources(language, [(self.package, kind) for kind in kinds]))

    @cached_property
    def box(self) -> Texts:
        """What stands on its box, in English."""
        return self.texts("box")

    @property
    def title(self) -> str:
        return self.box.say("title")

    @property
    def summary(self) -> str:
        """One line of what it is."""
        return self.box.say("summary")

    @property
    def credits(self) -> str:
        return self.box.say("credits")

    # --- the rest of the folder -----------------------------------------------------------------------------

    def text(self, file: str) -> str:
        """A text of the game's folder, such as its rulebook."""
        return (folder_of(self.package) / file).read_text(encoding="utf-8")

    def has(self, file: str) -> bool:
        """Whether there is such a file in the game's folder."""
        return (folder_of(self.package) / file).is_file()

    @cached_property
    def tutorial(self) -> Tutorial | None:
        """The guided first game, where there is one."""
        return read_tutorial(self.text("tutorial.toml")) if self.has("tutorial.toml") else None

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples of its rulebook, by name."""
        return read_examples(self.text("examples.toml")) if self.has("examples.toml") else {}

    @cached_property
    def seat_fields(self) -> frozenset[str]:
        """The fields of dumps, questions, moves and events that name seats."""
        return seat_fields(self.module("shapes"), self.module("events"))

    @cached_property
    def counted_fields(self) -> frozenset[str]:
        """Those that are numbers from 0 which people count from 1."""
        return counted_fields(self.module("shapes"), self.module("events"))

    def has_module(self, name: str) -> bool:
        """Whether the game's folder has such a module: some are optional, such as `reference`."""
        return find_spec(f"{self.package}.{name}") is not None

    def module(self, name: str) -> Any:
        """A module of the game's folder: `strategy`, `drawing`."""
        return import_module(f"{self.package}.{name}")
