"""Several processes on one database of PostgreSQL: one server, whoever of them dies, stops or is cut off."""

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from kotatsu.store.postgresql import Connection, connect
from tests.server.clients import Person, people, run, seated
from tests.server.faults import ways
from tests.server.histories import Look, Move, faults
from tests.server.kills import Round, check_in, play_under_kills
from tests.server.peers import Anywhere, Peer, address_of_owner, owner_of, peers
from tests.server.test_leaks import hold, one, table_id
from tests.server.worlds import SETTINGS, Course, World, compare, fill, make_steady, secret_choice
from tests.thorough import one_of

GAME = "tower-of-pancakes"


def elsewhere(person: Person, peer: Peer) -> Person:
    """The same person, at another process."""
    other = Person(peer, person.name)
    other.http.cookies.set("kotatsu", person.http.cookies["kotatsu"], domain="127.0.0.1")
    return other


def test_players_of_a_table_at_three_processes_play_it_to_the_end(tmp_path: Path) -> None:
    with peers(tmp_path, 3, "pause=0.01") as (_, found):

        async def test() -> None:
            async with people(found[0], "Ann", "Ben", "Cem") as persons:
                clients = await seated(persons, GAME, 4, bot="greedy")
                for client, peer in zip(clients[1:], found[1:]):
                    await client.leave()
                    client.person = elsewhere(client.person, peer)
                    await client.again()
                await asyncio.gather(*(client.play_on(Random(n)) for n, client in enumerate(clients)))
                assert {client.phase for client in clients} == {"over"}
                table = clients[0].table
                for peer in found:
                    person = elsewhere(persons[0], peer)
                    assert (await person.get(f"/api/records/{table}"))["moves"]
                    assert [line["table"] for line in await person.get("/api/results/mine")] == [table]
                    links = await person.http.get(f"/api/tables/{table}/links")
                    assert links.status_code == 200, links.text

        run(test)
        assert [peer.stop() for peer in found] == [0, 0, 0]


# --- what goes wrong ----------------------------------------------------------------------------------------

LEASE = 2.0
LONG = 30.0
"""Seconds, in which a machine with much to do has done what takes a few."""


def wait_until(happens: Callable[[], bool], what: str, seconds: float = LONG) -> None:
    until = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < until, what
        time.sleep(0.05)


class Trouble:
    """What may happen to processes while they are played at; each ends when others have what was theirs."""

    def __init__(self, url: str, found: list[Peer], anywhere: Anywhere, rng: Random) -> None:
        self._url = url
        self._found = found
        self._anywhere = anywhere
        self._rng = rng
        self.happened: list[str] = []

    def one_of(self, kinds: Sequence[str]) -> Callable[[Round], None]:
        """Each time the next one."""

        def happen(so_far: Round) -> None:
            kind = kinds[(so_far.kills - 1) % len(kinds)]
            self.happened.append(kind)
            getattr(self, kind)(so_far)

        return happen

    def _owner(self, so_far: Round) -> tuple[str, Peer]:
        """Of a table that somebody plays at."""
        while True:
            table = self._rng.choice(so_far.tables)
            if address_of_owner(self._url, table):
                return table, owner_of(self._url, table, self._found)

    def _is_taken(self, table: str, owner: Peer) -> bool:
        address = address_of_owner(self._url, table)
        return bool(address) and owner_of(self._url, table, self._found) is not owner

    def kill(self, so_far: Round) -> None:
        _, owner = self._owner(so_far)
        owner.kill()
        owner.start()

    def stop(self, so_far: Round) -> None:
        """As a deploy does."""
        _, owner = self._owner(so_far)
        assert owner.stop() == 0, owner.log()
        owner.start()

    def pause(self, so_far: Round) -> None:
        """Beyond its lease; when it wakes up it knows of nothing."""
        table, owner = self._owner(so_far)
        owner.pause()
        self._anywhere.away.add(owner)
        wait_until(lambda: self._is_taken(table, owner), "nobody has taken the table")
        time.sleep(self._rng.random())
        owner.wake()
        self._anywhere.away.clear()

    def part(self, so_far: Round) -> None:
        """One process hears no more of the database."""
        table, owner = self._owner(so_far)
        owner.way.fall_silent()
        self._anywhere.away.add(owner)
        wait_until(lambda: self._is_taken(table, owner), "nobody has taken the table")
        time.sleep(self._rng.random())
        owner.way.mend()
        self._anywhere.away.clear()

    def cut(self, _: Round) -> None:
        """The database is away for five seconds."""
        for peer in self._found:
            peer.way.cut()
        time.sleep(5.0)
        for peer in self._found:
            peer.way.mend()


def play_through_trouble(folder: Path, kinds: Sequence[str], times: int, seed: int, longest: float) -> Round:
    """Games at three processes, with trouble; afterwards all that was acknowledged is there, once and in
    order, and everybody has seen the same."""
    with peers(folder, 3, "pause=0.03", f"lease_seconds={LEASE}", "ping=0.5") as (url, found):
        rng = Random(seed)
        anywhere = Anywhere(found, rng)
        trouble = Trouble(url, found, anywhere, rng)
        rounds: list[Round] = []

        async def test() -> None:
            play = play_under_kills(anywhere, times, Random(seed), trouble.one_of(kinds))  # type: ignore[arg-type]
            rounds.append(await play)

        run(test)
        (played,) = rounds
        assert trouble.happened, "the games were over before anything happened"
        with closing(connect(url).raw) as db:
            check_in(Connection(db), played)
            client = "convert_from(entry, 'UTF8')::json->>'client'"
            names = f"SELECT {client} FROM entries WHERE table_id = %s ORDER BY number"
            logs = {
                table: [name for (name,) in db.execute(names, (table,)) if name] for table in played.tables
            }
        assert faults(played.history, logs) == []
        for ann, ben in zip(played.documents[::2], played.documents[1::2]):
            for part in ("phase", "result", "opened", "seats"):
                assert ann[part] == ben[part]
        assert pauses(played) < longest, "a table stood still"
        assert [peer.stop() for peer in found] == [0, 0, 0], [peer.log() for peer in found]
        print(f"{trouble.happened}: {played.moves} moves, the longest pause {pauses(played):.1f} s")
        return played


def pauses(played: Round) -> float:
    """The longest time in which nothing was acknowledged at a table that was played on."""
    longest = 0.0
    for table in played.tables:
        times = sorted(one.answered for one in played.history if isinstance(one, Move) and one.table == table)
        longest = max([longest, *(after - before for before, after in pairwise(times))])
    return longest


def test_whoever_dies_or_is_stopped_what_was_acknowledged_is_there_once(tmp_path: Path) -> None:
    assert play_through_trouble(tmp_path, ("kill", "stop"), 3, 27, LONG).kills


def test_whoever_sleeps_beyond_their_lease_does_no_harm(tmp_path: Path) -> None:
    assert play_through_trouble(tmp_path, ("pause",), 2, 28, LONG).kills


def test_one_that_is_cut_off_and_a_database_that_is_away_lose_nothing(tmp_path: Path) -> None:
    assert play_through_trouble(tmp_path, ("part", "cut"), 2, 29, LONG).kills


# --- dying at the worst moment ------------------------------------------------------------------------------

POINTS = ["after inheriting", "after taking", "before taking", "while passing on"]
POINTS += ["before storing:3", "after storing:3", "before handing back", "after handing back"]


def has_died(some: Sequence[Peer]) -> bool:
    return any(peer.process.poll() is not None for peer in some)


def is_at(url: str, table: str, peer: Peer) -> bool:
    """Whether a process has a table, or it is over."""
    address = address_of_owner(url, table)
    return not address or f'"address": "{address}"' in peer.log()


def until_one_is_asked_first(url: str, so_far: Round, first: Peer, others: Sequence[Peer]) -> None:
    """What the dead one had is taken by whoever is asked for it, unless somebody looks for what it left just
    before: then everything goes back to the first one, which dies again."""
    deadline = time.monotonic() + 2 * LONG
    while time.monotonic() < deadline:
        with suppress(AssertionError):
            wait_until(lambda: has_died(others), "", 3 * LEASE)
            return
        first.start()
        for peer in others:
            peer.kill()
        wait_until(lambda: all(is_at(url, table, first) for table in so_far.tables), "it is not all back")
        for peer in others:
            peer.start()
        first.kill()


@one_of(len(POINTS), "point", POINTS)
def test_whoever_dies_at_a_step_of_taking_over_loses_nothing(tmp_path: Path, point: str) -> None:
    """One process dies while it has all tables; of those that take over, each dies at this step."""
    with peers(tmp_path, 3, "pause=0.03", f"lease_seconds={LEASE}", crash=point) as (url, found):
        first, *others = found
        anywhere = Anywhere(found, Random(30))
        anywhere.away = set(others)
        died: list[Peer] = []

        def happen(so_far: Round) -> None:
            if point != "after inheriting":  # else whoever comes would be faster
                anywhere.away.clear()
            if so_far.kills == 1:
                first.kill()
            elif "handing back" in point:
                wait_until(
                    lambda: any(address_of_owner(url, table) for table in so_far.tables), "nobody took them"
                )
                for peer in others:
                    peer.process.terminate()
            if so_far.kills == 2 or "handing back" not in point:
                if "taking" in point:
                    until_one_is_asked_first(url, so_far, first, others)
                wait_until(lambda: has_died(others), "nobody died")
                anywhere.away.clear()
                first.start()
                time.sleep(1.0)
                for peer in others:
                    peer.crash = ""
                    if peer.process.poll() is not None:
                        died.append(peer)
                        peer.start()

        rounds: list[Round] = []

        async def play() -> None:
            kills = 2 if "handing back" in point else 1
            rounds.append(await play_under_kills(anywhere, kills, Random(31), happen))  # type: ignore[arg-type]

        run(play)
        assert died
        with closing(connect(url).raw) as db:
            check_in(Connection(db), rounds[0])


# --- secrets ------------------------------------------------------------------------------------------------


class Last:
    """Processes of which whoever comes meets the last that runs; that is not who has the tables."""

    def __init__(self, found: list[Peer]) -> None:
        self.found = found

    @property
    def port(self) -> int:
        return [peer for peer in self.found if peer.process.poll() is None][-1].port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        for peer in self.found:
            peer.close()


class PeerWorld(World):
    """Tables at one process, people at another, who are passed on; then the first one dies."""

    def begin(self, folder: Path, courses: list[Course], workers: int) -> None:
        folder.mkdir()
        self._stack = ExitStack()
        self._url, found = self._stack.enter_context(peers(folder, 0, *SETTINGS))
        asyncio.run(fill(self._url, self._number, courses))  # type: ignore[arg-type]
        self._ways = self._stack.enter_context(ways(self._url, 2))
        found += [
            Peer(folder / f"peer {n}", way, *SETTINGS, "lease_seconds=2") for n, way in enumerate(self._ways)
        ]
        self.server = Last(found)  # type: ignore[assignment]
        for course in courses:
            with suppress(urllib.error.HTTPError):
                urllib.request.urlopen(f"{found[0].url}/api/tables/{course.table}/links")
            assert owner_of(self._url, course.table, found) is found[0]

    def kill_owner(self, table: str) -> None:
        owner_of(self._url, table, self.server.found).kill()  # type: ignore[attr-defined]


def test_a_secret_shows_to_nobody_who_is_passed_on_or_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_steady(tmp_path / "steady", monkeypatch)
    rng = Random("taken over")
    courses = [
        one(partial(secret_choice, game, rng, table_id("taken", number), most=4))
        for number, game in enumerate(("itadaki-sashiage", "cat-tower"))
    ]
    courses[-1].dies = 2
    found = compare(tmp_path, courses, thorough=False, kind=PeerWorld)
    hold(found)
    assert found.noticed == len(courses)


# --- histories that are wrong -------------------------------------------------------------------------------

RIGHT: list[Move | Look] = [
    Move("t", "a", 0, 1, 0.0, 1.0),
    Move("t", "b", 1, 1, 0.5, 2.5),
    Move("t", "c", 0, 2, 2.0, 3.0),
    Look("t", 0, 3, 4.0),
    Move("t", "d", 0, 3, 5.0, 6.0),
]


@pytest.mark.parametrize(
    ("log", "more", "fault"),
    [
        (["a", "b", "c", "d"], [], ""),
        (["b", "a", "c", "d"], [], ""),  # they were asked for at the same time
        (["a", "b", "d"], [], "c was acknowledged and is lost"),
        (["a", "b", "c", "b", "d"], [], "b happened 2 times"),
        (["c", "a", "b", "d"], [], "c stands before a"),
        (["a", "b", "c", "d"], [Look("t", 0, 2, 3.5)], "asked for decision 2, answered by c"),
    ],
)
def test_the_checker_finds_what_is_wrong(log: list[str], more: list[Look], fault: str) -> None:
    found = faults([*RIGHT, *more], {"t": log})
    assert len(found) == bool(fault)
    assert fault in "".join(found)
