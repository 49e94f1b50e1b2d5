"""`python -m kotatsu.envs GAME`: what each number of an observation means, as a table in Markdown."""

import argparse

import kotatsu
from kotatsu.core.errors import KotatsuError
from kotatsu.envs.observations import observations


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kotatsu.envs", description=__doc__)
    parser.add_argument("game", choices=[game.name for game in kotatsu.games()])
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--parts", action="store_true", help="a line for each part, not for each number")
    given = parser.parse_args()
    try:
        seen = observations(given.game, given.players, _options(given.game, given.option))
    except KotatsuError as error:
        parser.error(str(error))
    print(seen.overview() if given.parts else seen.table())


def _options(game: str, given: list[str]) -> dict[str, object]:
    known = {option.name: option for option in kotatsu.game(game).options}
    pairs = [text.partition("=") for text in given]
    return {name: known[name].read(value) if name in known else value for name, _, value in pairs}


if __name__ == "__main__":
    main()
