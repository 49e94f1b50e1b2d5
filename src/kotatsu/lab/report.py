"""`kotatsu report`: a study as one HTML file that needs nothing else: plots, and what they mean in words."""

from functools import cache
from html import escape
from typing import Any

from kotatsu.core.registry import game as find_game
from kotatsu.core.texts import Texts, folder_of, sources
from kotatsu.lab import plots
from kotatsu.lab.study import is_clear

SHOWN = 16  # rows of a plot; the table below it has all


@cache
def report_texts(language: str) -> Texts:
    return Texts(language, *sources(language, [(__package__, "report")]))


def _style() -> str:
    return (folder_of(__package__) / "report.css").read_text(encoding="utf-8")


def page(title: str, language: str, body: str) -> str:
    """A page that needs nothing else."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f"<body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def plain_table(heads: list[str], rows: list[list[str]]) -> str:
    """Words in the first column, numbers in the others."""

    def line(cells: list[str], tag: str) -> str:
        kinds = ["", *['class="n"'] * (len(cells) - 1)]
        shown = [f"<{tag} {kind}>{escape(cell)}</{tag}>" for cell, kind in zip(cells, kinds, strict=True)]
        return f"<tr>{''.join(shown)}</tr>"

    body = line(heads, "th") + "".join(line(row, "td") for row in rows)
    return f'<div class="wide"><table>{body}</table></div>'


class Report:
    """One study, told in one language."""

    def __init__(self, data: dict[str, Any], language: str) -> None:
        self.data, self.texts = data, report_texts(language)
        self.language = language
        self.players = int(data["plan"]["players"])
        self.even = 1 / self.players

    # --- numbers ------------------------------------------------------------------------------------------

    def share(self, value: float) -> str:
        return self.texts.say("number-share", value=self.texts.digits(f"{100 * value:.1f}"))

    def points(self, value: float) -> str:
        return self.texts.digits(f"{value:.1f}")

    def whole(self, value: float) -> str:
        return self.texts.digits(f"{value:.0f}")

    def mean(self, row: dict[str, Any], shown: Any) -> str:
        """A mean with its interval."""
        if row["within"] is None:
            return str(shown(row["mean"]))
        return f"{shown(row['mean'])} ± {shown(row['within'])}"

    # --- pieces of the page ---------------------------------------------------------------------------------

    def say(self, name: str, /, **values: Any) -> str:
        return self.texts.say(name, **values)

    def _section(self, name: str, said: str, *pieces: str) -> str:
        head = f"<h2>{escape(self.say(f'section-{name}'))}</h2>"
        means = f'<p class="soft">{escape(self.say(f"section-{name}-means"))}</p>'
        return f'<section>{head}<p class="said">{escape(said)}</p>{"".join(pieces)}{means}</section>'

    def _table(self, heads: list[str], rows: list[list[str]]) -> str:
        table = plain_table(heads, rows)
        return f"<details><summary>{escape(self.say('all-numbers'))}</summary>{table}</details>"

    def _rows(
        self, rows: list[tuple[str, dict[str, Any]]], even: float, among: int | None = None
    ) -> list[tuple[str, float, float | None, bool]]:
        """For a plot; what is clear is so among all rows that were looked at."""
        return [
            (label, row["mean"], row["within"], is_clear(row, even, among or len(rows)))
            for label, row in rows
        ]

    def html(self) -> str:
        """The whole page."""
        game = find_game(self.data["plan"]["game"])
        title = game.texts("box", language=self.language).say("title")
        plan = self.data["plan"]
        intro = self.say(
            "report-intro",
            games=self.whole(self.data["games"]),
            players=self.players,
            bot=plan["bots"][0],
            edition=self.data["edition"],
            seed=plan["seed"],
        )
        sections = [
            self._seats(),
            self._features(),
            self._restricted(),
            self._length(),
            self._leads(),
            self._drama(),
            self._choices(),
            self._sources(),
            self._skill(),
            self._styles(),
            self._deviations(),
        ]
        options = "".join(
            f"<code>{escape(name)}={escape(str(value))}</code> " for name, value in plan["options"].items()
        )
        top = f'<p>{escape(intro)} {options}</p><p class="soft">{escape(self.say("report-sure"))}</p>'
        return page(self.say("report-title", game=title), self.language, top + "".join(sections))

    # --- sections -------------------------------------------------------------------------------------------

    def _seats(self) -> str:
        seats = self.data["seats"]
        labels = [self.say("seat-from-opener", place=place) for place in range(len(seats))]
        best = max(range(len(seats)), key=lambda place: seats[place]["share"]["mean"])
        worst = min(range(len(seats)), key=lambda place: seats[place]["share"]["mean"])
        clear = any(is_clear(seat["share"], self.even, len(seats)) for seat in seats)
        said = self.say(
            "seats-differ" if clear else "seats-even",
            even=self.share(self.even),
            best=labels[best],
            most=self.mean(seats[best]["share"], self.share),
            worst=labels[worst],
            least=self.mean(seats[worst]["share"], self.share),
        )
        rows = self._rows([(label, s["share"]) for label, s in zip(labels, seats, strict=True)], self.even)
        table = [
            [label, self.mean(s["share"], self.share), self.mean(s["points"], self.points)]
            for label, s in zip(labels, seats, strict=True)
        ]
        heads = [self.say("column-seat"), self.say("column-wins"), self.say("column-points")]
        plot = plots.dots(self.say("section-seats"), rows, self.even, self.share)
        return self._section("seats", said, plot, self._table(heads, table))

    def _features(self) -> str:
        found = self.data["features"]
        clear = [row for row in found if is_clear(row, self.even, len(found))]
        if not found:
            return self._section("features", self.say("features-none"))
        shown = found if len(found) <= SHOWN else [*found[: SHOWN // 2], *found[-SHOWN // 2 :]]
        rows = self._rows([(row["feature"], row) for row in shown], self.even, len(found))
        said = self.say(
            "features-said",
            count=len(clear),
            all=len(found),
            best=(clear or found)[0]["feature"],
            most=self.mean((clear or found)[0], self.share),
            even=self.share(self.even),
        )
        table = [
            [row["feature"], self.mean(row, self.share), self.texts.digits(f"{row['times']:.2f}")]
            for row in found
        ]
        heads = [self.say("column-what"), self.say("column-wins"), self.say("column-times")]
        plot = plots.dots(self.say("section-features"), rows, self.even, self.share)
        return self._section("features", said, plot, self._table(heads, table))

    def _restricted(self) -> str:
        found = sorted(self.data["restricted"], key=lambda row: row["mean"])
        clear = [row for row in found if is_clear(row, among=len(found))]
        if not found:
            return self._section("restricted", self.say("restricted-none"))
        said = self.say(
            "restricted-said" if clear else "restricted-unclear",
            what=(clear or found)[0]["kind"],
            difference=self.mean((clear or found)[0], self.share),
            count=len(clear),
            all=len(found),
        )
        rows = self._rows([(row["kind"], row) for row in found], 0.0)
        plot = plots.dots(self.say("section-restricted"), rows, 0.0, self.share)
        return self._section("restricted", said, plot)

    def _length(self) -> str:
        length = self.data["length"]
        said = self.say(
            "length-said",
            mean=self.points(length["mean"]),
            low=self.whole(length["low"]),
            high=self.whole(length["high"]),
            ties=self.share(self.data["ties"]["mean"]),
            margin=self.points(self.data["margin"]["mean"]),
            winner=self.points(self.data["winner"]["mean"]),
        )
        plot = plots.histogram(self.say("section-length"), self.data["lengths"], self.whole)
        return self._section("length", said, plot)

    def _leads(self) -> str:
        said = self.say(
            "leads-said",
            changes=self.mean(self.data["changes"], self.points),
            comebacks=self.mean(self.data["comebacks"], self.share),
        )
        return self._section("leads", said)

    def _drama(self) -> str:
        points = [(row["at"], row["mean"], row["within"] or 0.0) for row in self.data["drama"]]
        decided = next((at for at, chance, _ in points[:-1] if chance >= 0.8), None)
        middle = points[len(points) // 2]
        values = {"middle": self.share(middle[1])}
        if decided is None:
            said = self.say("drama-open", **values)
        else:
            said = self.say("drama-said", at=self.share(decided), **values)
        plot = plots.curve(self.say("section-drama"), points, self.even, self.share, self.share, 1.0)
        return self._section("drama", said, plot)

    def _choices(self) -> str:
        branching = self.data["branching"]
        total = sum(row["count"] * row["mean"] for row in branching) / max(
            1, sum(row["count"] for row in branching)
        )
        said = self.say(
            "choices-said",
            forced=self.share(self.data["forced"]),
            even=self.share(self.data["even"]),
            choices=self.points(total),
        )
        points = [
            ((place + 0.5) / len(branching), row["mean"], row["within"] or 0.0)
            for place, row in enumerate(branching)
        ]
        plot = plots.curve(self.say("section-choices"), points, None, self.share, self.points)
        return self._section("choices", said, plot)

    def _sources(self) -> str:
        found = self.data["sources"]
        kept = [name for name, row in found.items() if row["winner"]["mean"] or row["others"]["mean"]]
        if not kept:
            return self._section("sources", self.say("sources-none"))
        bars = [
            (self.say(f"sources-{who}"), [(name, found[name][who]["mean"]) for name in kept])
            for who in ("winner", "others")
        ]
        most = max(kept, key=lambda name: found[name]["winner"]["mean"] - found[name]["others"]["mean"])
        said = self.say(
            "sources-said",
            what=most,
            winner=self.mean(found[most]["winner"], self.points),
            others=self.mean(found[most]["others"], self.points),
        )
        table = [
            [name, *[self.mean(found[name][who], self.points) for who in ("winner", "others")]]
            for name in kept
        ]
        heads = [self.say("column-what"), self.say("sources-winner"), self.say("sources-others")]
        plot = plots.stacked(self.say("section-sources"), bars, self.points)
        return self._section("sources", said, plot, self._table(heads, table))

    def _skill(self) -> str:
        steps = [
            (self.say("skill-step", better=row["better"], worse=row["worse"]), row)
            for row in self.data["ladder"]
        ]
        rows = self._rows(steps, self.even)
        wrong = [
            row for row in self.data["ladder"] if row["mean"] < self.even or not is_clear(row, self.even)
        ]
        last = max(self.data["ladder"], key=lambda row: row["mean"])
        said = self.say(
            "skill-unclear" if wrong else "skill-said",
            better=last["better"],
            worse=last["worse"],
            most=self.mean(last, self.share),
            even=self.share(self.even),
        )
        plot = plots.dots(self.say("section-skill"), rows, self.even, self.share)
        return self._section("skill", said, plot)

    def _styles(self) -> str:
        found = self.data["styles"]
        rows = self._rows([(row["bot"], row["opener"]) for row in found], self.even)
        clear = [row["opener"] for row in found if is_clear(row["opener"], self.even, len(found))]
        signs = {row["mean"] > self.even for row in clear}
        sides = {row["opener"]["mean"] > self.even for row in found}
        key = (
            "styles-disagree"
            if len(signs) == 2
            else "styles-agree"
            if signs and len(sides) == 1
            else "styles-unclear"
        )
        table = [
            [
                row["bot"],
                *[self.mean(row[name], self.points) for name in ("winner-points", "margin", "moves")],
            ]
            for row in found
        ]
        heads = [self.say(f"column-{name}") for name in ("bot", "winner-points", "margin", "moves")]
        plot = plots.dots(self.say("section-styles"), rows, self.even, self.share)
        return self._section("styles", self.say(key), plot, self._table(heads, table))

    def _deviations(self) -> str:
        found = sorted(self.data["deviations"], key=lambda row: -abs(row["winner-points"]["mean"]))
        if not found:
            return self._section("deviations", self.say("deviations-none"))
        named = [(f"{row['number']} → {row['to']}", row["winner-points"]) for row in found[:SHOWN]]
        rows = self._rows(named, 0.0, len(found))
        said = self.say(
            "deviations-said",
            number=found[0]["number"],
            to=str(found[0]["to"]),
            difference=self.mean(found[0]["winner-points"], self.points),
            count=sum(is_clear(row["winner-points"], among=len(found)) for row in found),
            all=len(found),
        )
        table = [
            [
                f"{row['number']} → {row['to']}",
                self.mean(row["winner-points"], self.points),
                self.mean(row["margin"], self.points),
                self.mean(row["opener"], self.share),
                self.mean(row["moves"], self.points),
            ]
            for row in found
        ]
        heads = [
            self.say(f"column-{name}") for name in ("number", "winner-points", "margin", "opener", "moves")
        ]
        plot = plots.dots(self.say("section-deviations"), rows, 0.0, self.points)
        return self._section("deviations", said, plot, self._table(heads, table))


def tune_page(data: dict[str, Any], language: str) -> str:
    """Where a search for numbers went, as a page."""
    texts = report_texts(language)
    game = find_game(data["plan"]["game"]).texts("box", language=language).say("title")
    title = texts.say("tune-title", game=game)
    found, before, trials = data["found"], data["before"], data["trials"]
    best, course = float("inf"), []
    for number, trial in enumerate(trials, 1):
        best = min(best, trial["loss"])
        course.append((float(number), best, 0.0))

    def shown(value: float) -> str:
        return texts.digits(f"{value:.3g}")

    def mean(trial: dict[str, Any], name: str) -> str:
        row = trial["measures"].get(name)
        return "–" if row is None else f"{shown(row['mean'])} ± {shown(row['within'] or 0.0)}"

    wanted = [
        [
            name,
            shown(low) if low == high else f"{shown(low)}–{shown(high)}",
            mean(before, name),
            mean(found, name),
        ]
        for name, low, high in data["targets"]
    ]
    numbers = [
        [path, f"{low}–{high}", str(before["numbers"][path]), str(found["numbers"][path])]
        for path, low, high in data["ranges"]
    ]
    columns = [texts.say(f"tune-column-{name}") for name in ("what", "wanted", "before", "found")]
    said = texts.say(
        "tune-said",
        trials=texts.digits(str(len(trials))),
        before=shown(before["loss"]),
        found=shown(found["loss"]),
    )
    top = max(value for _, value, _ in course) if course[0][1] < 1e5 else None
    plot = plots.curve(texts.say("tune-course"), course, None, shown, shown, top or 1.0)
    body = [
        f'<p class="said">{escape(said)}</p><p class="soft">{escape(texts.say("tune-means"))}</p>',
        plain_table(columns, wanted),
        plain_table([texts.say("tune-column-number"), *columns[1:]], numbers),
        f"<h2>{escape(texts.say('tune-course'))}</h2>{plot}",
    ]
    return page(title, language, "".join(body))
