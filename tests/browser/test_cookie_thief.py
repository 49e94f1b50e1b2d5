"""The board of Cookie Thief: whole matches, every kind of question, what only one player knows, the thief."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import kotatsu
from kotatsu.core.editions import Edition
from kotatsu.core.events import Journal
from kotatsu.core.state import State
from tests.browser.conftest import DESK
from tests.browser.playing import CHOICE, END, must_be_accessible, must_be_still, must_fit, play_on
from tests.thorough import thorough

Visit = Callable[..., Page]
Data = dict[str, Any]
GAME = kotatsu.game("cookie-thief")
HANDS = [["1", "2"], ["5"], ["6"], ["K2"], ["K5"], ["1"], ["8"]]
TIP = "#about"
STAGE = "[data-spot=stage]"
STACK = [*"KHV1234", "K1", "2", "3", "5"]  # the top is last


def stacked(
    players: int, edition: Edition | None = None, seed: str = "a stacked deck", **changes: Any
) -> State:
    """Seat 0 to play; all else as wished. The seed is for the rounds that follow."""
    whole = GAME.new(players, seed=seed, edition=edition).dump()
    whole["state"] |= {"phase": "play", "turn": 0, "starter": 0, "in": [*range(players)]}
    whole["state"] |= {"hands": HANDS[:players], "secret": "7", "deck": STACK}
    whole["state"] |= changes
    return GAME.load(whole)


class StackedTable:
    """Sits between the browser and its table, and deals other cards; the rules are the real ones."""

    def __init__(self, page: Page, players: int = 4) -> None:
        self.page = page
        self.players = players
        self.state: State | None = None
        self.played: list[str] = []
        self._sent = 0
        self._decision = 1000
        page.route_web_socket("**/socket", self._between)
        begin(page, players=str(players))

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if self.state is None or message["t"] == "pong":
                self._sent = message.get("n", self._sent)
                socket.send(text)

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if self.state is not None and message["t"] == "do" and message["command"]["t"] == "play":
                move = message["command"]["move"]
                self.played.append(self.state.text(0, move))
                self.state.play(0, move)
                self._show()
                socket.send(json.dumps({"t": "done", "client": message["client"], "n": self._sent}))
            elif self.state is None or message["t"] == "ping":
                server.send(text)

        server.on_message(down)
        socket.on_message(up)
        self._socket = socket

    def deal(self, **changes: Any) -> None:
        """These cards lie on the table now."""
        self.played.clear()
        self.state = stacked(self.players, **changes)
        self.state.journal = Journal()
        self._show(anew=True)
        dealt = re.compile(f"^{self._decision} ")
        expect(self.page.locator("[data-board]")).to_have_attribute("data-board", dealt)

    def must_have_heard(self, *moves: str) -> None:
        """These were played, and no others."""
        for _ in range(500):
            if len(self.played) >= len(moves):
                break
            self.page.wait_for_timeout(20)
        assert self.played == [*moves]

    def others_play(self) -> None:
        """Until seat 0 is asked again."""
        state = self.state
        assert state is not None
        while 0 not in state.deciders:
            (seat,) = state.deciders
            state.play(seat, state.legal_moves(seat)[0])
        self._show()

    def _show(self, *, anew: bool = False) -> None:
        state = self.state
        assert state is not None
        self._sent += 1
        self._decision += 1
        moves = [
            {
                "move": move,
                "text": state.text(0, move),
                "parts": state.describe(0, move),
                "outcome": state.outcome(0, move),
            }
            for move in (state.legal_moves(0) if 0 in state.deciders else [])
        ]
        view = {"view": state.view(0).dump(), "decision": self._decision, "ask": state.ask(0), "moves": moves}
        view |= {"withdraw": False, "undo": False, "take_back": False}
        changes = [[["game_state", "views", "0"], view], [["game_state", "deciders"], [*state.deciders]]]
        changes.append([["game_state", "printed"], state.setup.printed()])
        message: Data = {"t": "update", "n": self._sent, "changes": changes, "chat": []}
        if anew:
            message["story"] = {"0": []}
        else:
            seen = [event.seen_by(0) for event in state.take_events()]
            message["events"] = {"0": [event for event in seen if event is not None]}
        self._socket.send(json.dumps(message))


def choice(page: Page, name: str) -> Locator:
    return page.locator("[data-choice]").and_(page.get_by_role("button", name=name))


def begin(page: Page, **options: str) -> None:
    """A match with kittens."""
    page.click("[data-game=cookie-thief]")
    page.get_by_text("Options").click()
    page.get_by_role("combobox", name="Bots").select_option("kitten")
    if "players" in options:
        page.get_by_role("combobox", name="Players").select_option(options["players"])
    if "points" in options:
        page.get_by_role("spinbutton", name="Points to win").fill(options["points"])
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(f"{CHOICE}, {END}")  # to one point, others may have won before


def test_a_whole_match_on_a_phone(visit: Visit) -> None:
    page = visit("/", has_touch=True)
    begin(page, points="1")
    must_be_accessible(page)
    must_fit(page)
    play_on(page, most=400)
    expect(page.get_by_role("row", name="Rounds won")).to_be_visible()
    expect(page.get_by_role("region", name="thief")).to_be_visible()  # who it was stays on the table
    must_be_accessible(page)
    must_fit(page)


def test_a_small_screen_in_the_dark(visit: Visit) -> None:
    page = visit("/", viewport={"width": 320, "height": 640}, color_scheme="dark")
    table = StackedTable(page)
    table.deal(
        hands=[["4", "K6", "6"], ["5"], ["2"], ["3"]],
        laid=[["1", "1"], ["4"], ["K1", "3"], ["K3"]],
        protected=[1],
    )
    must_be_accessible(page)
    must_fit(page)


OUT_OF_PLACE = """() => {
    const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    const inside = (one, box) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left > box.left - 1 && right < box.right + 1 && top > box.top - 1 && bottom < box.bottom + 1;
    };
    const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const place = (card) => card.closest("li.paper").getBoundingClientRect();
    return [
        ...shown("li.paper [role=img]").filter((card) => !inside(card, place(card))),
        ...shown("[data-board] :is(button, [role=img])").filter((one) => !inside(one, screen)),
        ...shown("[data-board] button").filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44),
    ].map((one) => one.ariaLabel ?? one.outerHTML);
}"""


def must_be_in_sight(page: Page) -> None:
    """The whole table, without scrolling; every card before its player, every button big enough."""
    must_be_still(page)
    long = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert long <= 0
    assert page.evaluate(OUT_OF_PLACE) == []


@pytest.mark.parametrize("height", [pytest.param(844, marks=thorough), 664])
@pytest.mark.parametrize("players", [3, *(pytest.param(more, marks=thorough) for more in (5, 6)), 7])
def test_a_phone_shows_the_whole_table(visit: Visit, players: int, height: int) -> None:
    """Late in a round, with all that can be known: at each question, and when the round is over."""
    page = visit("/", viewport={"width": 390, "height": height}, has_touch=True)
    table = StackedTable(page, players)
    third = ["3"] if players == 3 else ["K1", "K3"]  # CK-3
    laid = [["1", "2", "1", "2"], ["3", "4"], third, ["K4"], ["K6"], ["4"], ["3", "5", "1"]]
    hands = [["2", "5"], *HANDS[1:]]
    late: Data = {
        "hands": hands[:players],
        "laid": laid[:players],
        "protected": [1],
        "mark": {"by": players - 1, "on": 2},
        "deck": ["V", "1"],
        "pancakes": ["G", "H"],
        "facts": {"not": {"1": ["3", "4"]}, "known_for_sure": {"0": [0, 2]}, "equal": [], "deeds": {}},
        "memory": {"known": {"2": [0, 2]}, "among": [{"seat": 0, "card": "8", "one_of": ["1", "2"]}]},
    }
    table.deal(**late)
    company = page.get_by_role("region", name="Players")
    expect(company.get_by_role("button", name="more")).to_have_count(players)
    expect(company.get_by_role("img", name="Only you know")).to_have_count(2)
    must_be_in_sight(page)
    must_be_accessible(page)
    table.deal(**late | {"hands": [["2", "5", "6"], *hands[1:players]]})  # Tvílumma
    must_be_in_sight(page)
    table.deal(**late | {"hands": [["1", "5"], *hands[1:players]], "mark": {"by": None, "on": None}})
    choice(page, "Play Kleina").click()
    expect(choice(page, "Nils")).to_be_visible()
    must_be_in_sight(page)
    choice(page, "Nils").click()
    expect(choice(page, "Tóm krús, 1 unseen")).to_be_visible()
    must_be_in_sight(page)
    must_be_accessible(page)
    table.deal(hands=[["5", "4"], ["8"], *hands[2:players]])
    choice(page, "Play Randalína").click()
    choice(page, "Otto").click()
    expect(choice(page, "On to round 2")).to_be_visible()
    must_be_in_sight(page)


def test_the_hand_stays_at_the_thumb_of_the_smallest_phone(visit: Visit) -> None:
    page = visit("/", viewport={"width": 320, "height": 568}, has_touch=True)
    StackedTable(page, 7).deal()
    must_fit(page)
    for name in ("Play Kleina", "Play Piparkaka"):
        expect(choice(page, name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Which cake do you play?").last).to_be_in_viewport(ratio=1)


def test_each_question_is_asked_and_answered(visit: Visit) -> None:
    page = visit("/")
    table = StackedTable(page)

    table.deal()  # Kleina: a player, a cake
    choice(page, "Play Kleina").click()
    choice(page, "Nils").click()
    expect(choice(page, "Hjónabandssæla, 1 unseen")).to_be_visible()
    expect(choice(page, "Piparkaka, 1 unseen")).to_be_visible()  # the other one is in the own hand
    must_be_accessible(page)
    choice(page, "Randalína, 2 unseen").click()
    table.must_have_heard("play 1", "choose 2", "name 5")

    table.deal(hands=[["2", "4"], ["5"], ["6"], ["K2"]])  # Piparkaka: a player, or nobody
    choice(page, "Play Piparkaka").click()
    choice(page, "nobody").click()
    table.must_have_heard("play 2", "choose nobody")

    table.deal(hands=[["K6", "4"], ["5"], ["6"], ["K2"]], protected=[2])  # two players, one of them protected
    choice(page, "Play Hjónabandssæla með kaffi").click()
    expect(page.get_by_role("group", name="Choose a player")).to_contain_text("safe")
    expect(choice(page, "Nils")).to_have_count(0)
    choice(page, "Otto").click()
    expect(page.get_by_role("group", name="Choose a player")).to_contain_text("chosen first")
    choice(page, "yourself").click()
    table.must_have_heard("play K6", "choose 1", "choose 0")

    table.deal(hands=[["7", "K2"], ["5"], ["6"], ["3"]])  # CK-21
    expect(page.get_by_role("region", name="What you can do")).to_contain_text("you must play it")
    expect(choice(page, "Play Piparkaka")).to_have_count(0)
    must_be_accessible(page)  # what may not be played can be read
    choice(page, "Play Hnallþóra").click()

    table.deal(hands=[["4", "5", "6"], ["5"], ["2"], ["3"]])  # Tvílumma: three in hand
    must_fit(page)
    choice(page, "Play Lakkrístoppur").click()
    question = page.get_by_role("region", name="What you can do")
    expect(question).to_contain_text("which cake is your hand for Lakkrístoppur (4)? This time it makes no")
    choice(page, "Hjónabandssæla as your hand for now").click()
    choice(page, "Play Randalína").click()
    choice(page, "Ida").click()
    table.must_have_heard("play 4", "hold 6", "play 5", "choose 3")

    table.deal(phase="order", hands=[["4"], ["5"], ["2"], ["3"]], waiting=["H", "V"])
    must_be_accessible(page)
    choice(page, "Viðbrennd lumma first").click()
    table.must_have_heard("first V")

    table.deal(phase="next", hands=[["4"], ["5"], ["2"], ["3"]])  # Lummustafli
    choice(page, "Ida").click()
    table.must_have_heard("choose 3")

    table.deal(phase="return", hands=[["4"], ["5"], [], ["3"]], **{"in": [0, 1, 3]})  # Upphituð lumma
    choice(page, "Nils").click()
    table.must_have_heard("choose 2")

    table.deal(phase="discard", hands=[["4", "8"], ["5"], ["2"], ["3"]])
    choice(page, "Discard Lakkrístoppur").click()
    table.must_have_heard("discard 4")


def test_twins_ask_what_is_the_hand_and_say_what_comes_of_it(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 664})
    table = StackedTable(page)
    question = page.get_by_role("region", name="What you can do")
    hand = page.get_by_role("region", name="Your hand")
    for cake, name, said, does in (
        ("3", "Play Laufabrauð", "Only that one is compared. Then you play one of the two.", "compare this"),
        ("K2", "Play Piparkaka með kaffi", "Only that one is swapped.", "swap this"),
        ("1", "Play Kleina", "It counts if a right guess ends the round.", "my hand for now"),
    ):
        table.deal(hands=[[cake, "6", "5"], ["5"], ["2"], ["3"]])
        choice(page, name).click()
        expect(question).to_contain_text("Tvílumma: which cake is your hand")
        expect(question).to_contain_text(said)
        expect(hand.get_by_text(does)).to_have_count(2)
        page.mouse.move(0, 0)  # what is told of a card covers its neighbour
        must_be_in_sight(page)
        must_be_accessible(page)
    choice(page, "Hjónabandssæla as your hand").hover()
    expect(page.locator(TIP)).to_contain_text("your other cake takes no part")


def test_what_the_jar_costs_is_said_where_it_may_go(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    table = StackedTable(page)
    told = page.locator(TIP)
    table.deal(hands=[["8", "5"], ["1"], ["6"], ["2"]])
    choice(page, "Play Tóm krús").hover()
    expect(told).to_contain_text("You are caught: you are out, you lose a point, and the round is over.")
    choice(page, "Play Randalína").click()
    choice(page, "Otto").hover()
    expect(told).to_contain_text("Whoever discards the empty jar is out and loses a point.")
    table.deal(hands=[["1", "5"], ["8"], ["6"], ["2"]])
    choice(page, "Play Kleina").click()
    choice(page, "Otto").click()
    choice(page, "Tóm krús, 1 unseen").hover()
    expect(told).to_contain_text("If Otto holds the empty jar, they are caught: out, a point lost")


CAUGHT: Data = {"hands": [["5", "6"], ["8"], ["2"], ["K2"]]}


def end_the_round(page: Page) -> None:
    """Otto is caught with the jar; seat 0 has won, and begins."""
    choice(page, "Play Randalína").click()
    choice(page, "Otto").click()


def test_a_turn_that_a_pancake_ends_waits_behind_the_end_of_a_round(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    table = StackedTable(page)
    table.deal(**CAUGHT, seed="n22")  # seat 0 draws Viðbrennd lumma in the next round
    end_the_round(page)
    table.others_play()
    on = choice(page, "On to round 2")
    expect(on).to_be_visible()
    page.wait_for_timeout(3000)
    log = page.locator("[data-event-line]")
    expect(log).to_contain_text("Otto is caught with the empty jar and loses a point! You win round 1.")
    on.click()
    stage, question = page.locator(STAGE), page.get_by_role("region", name="What you can do")
    expect(stage).to_contain_text("You draw a pancake: Viðbrennd lumma (V)! Your turn is over")
    expect(question).not_to_contain_text("Which cake")
    expect(stage).to_contain_text("Otto compares cards with you")  # what came after it
    expect(page.get_by_role("region", name="Nils was the thief!")).to_be_visible()
    expect(page.locator("body")).to_contain_text("Otto and Ida share round 2.")
    of_this_round = re.compile("Otto shows Randalína|Otto and Ida share round 2")
    expect(log).to_contain_text(of_this_round)  # one part of it after the other


def test_of_pancakes_in_a_row_each_is_told(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    table = StackedTable(page)
    table.deal(**CAUGHT, seed="n3475")  # Lummudeig, then Tvílumma, which draws Viðbrennd lumma
    end_the_round(page)
    choice(page, "On to round 2").click()
    stage, question = page.locator(STAGE), page.get_by_role("region", name="What you can do")
    expect(stage).to_contain_text("Lummudeig (D)! All unprotected hands are shuffled and dealt again.")
    expect(question).to_contain_text("One moment")
    expect(stage).to_contain_text("Tvílumma (T)! Two cards are drawn, two are played.")
    expect(page.locator(CHOICE)).to_have_count(0)
    expect(stage).to_contain_text("Viðbrennd lumma (V)!")
    expect(question).to_contain_text("Which card do you discard?")
    expect(page.locator(CHOICE)).to_have_count(2)


def test_a_tie_is_told_when_it_happens(visit: Visit) -> None:
    page = visit("/")
    table = StackedTable(page)
    table.deal(hands=[["3", "5"], ["5"], ["6"], ["K2"]])
    choice(page, "Play Laufabrauð").click()
    choice(page, "Otto").click()
    expect(page.locator(STAGE)).to_contain_text("5 against 5 — a tie: nobody is out.")
    table.deal(hands=[["4", "6"], ["K6"], ["2"], ["K2"]], laid=[["3"], ["1"], [], []], deck=[])
    choice(page, "Play Lakkrístoppur").click()
    sheet = page.get_by_role("region", name="thief was not found")
    expect(sheet).to_contain_text("A tie: the highest hands are equal, but your open cakes add up to more.")
    expect(page.locator("[data-event-line]")).to_contain_text("the larger sum of open cakes wins")


@pytest.mark.parametrize("height", [844, pytest.param(664, marks=thorough)])
@pytest.mark.parametrize("players", [4, pytest.param(7, marks=thorough)])
def test_many_open_cakes_stay_before_their_player(visit: Visit, players: int, height: int) -> None:
    page = visit("/", viewport={"width": 390, "height": height}, has_touch=True)
    table = StackedTable(page, players)
    many = [*"1212345"]
    laid = [many, ["K1", *many[1:]], [*many[:5], "K3", "K4"], [*many, "5", "6", "K5"], many, many, many]
    known: Data = {"facts": {"not": {}, "known_for_sure": {"0": [0, 2]}, "equal": [], "deeds": {}}}
    known |= {"memory": {"known": {"2": [0, 2]}, "among": []}}
    table.deal(hands=[["2", "5"], *HANDS[1:players]], laid=laid[:players], protected=[1], deck=["V"], **known)
    must_be_in_sight(page)
    must_be_accessible(page)


def test_only_you_know(visit: Visit) -> None:
    """What was looked at is a badge on the player, and helps to name it; others' cards are not there."""
    page = visit("/")
    table = StackedTable(page)
    table.deal(
        hands=[["1", "2"], ["5"], ["6"], ["K2"]],
        facts={"not": {"2": ["3"]}, "known_for_sure": {"0": [0, 3]}, "equal": [], "deeds": {}},
        memory={"known": {"1": [0, 1]}, "among": [{"seat": 0, "card": "8", "one_of": ["2", "3"]}]},
    )
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("img", name="Only you know")).to_have_count(3)
    expect(players.get_by_role("img", name="Randalína")).to_be_visible()
    expect(players.get_by_role("img", name="Tóm krús")).to_have_count(2)
    expect(page.get_by_text("Ida knows your card")).to_be_visible()
    expect(page.get_by_text("Tóm krús is with one of Nils and Ida.")).to_be_visible()
    assert "Hjónabandssæla" not in page.content()
    must_be_accessible(page)

    page.get_by_role("button", name="Otto: more").click()
    expect(page.get_by_role("dialog")).to_contain_text("You know: Randalína")
    must_be_accessible(page)
    page.keyboard.press("Escape")
    choice(page, "Play Kleina").click()
    expect(choice(page, "Otto")).to_have_accessible_name("Otto You know: Randalína")
    choice(page, "Otto").click()
    expect(choice(page, "Randalína, you know it")).to_be_visible()


def test_cards_explain_themselves_and_piles_can_be_looked_through(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    table = StackedTable(page)
    table.deal(discarded=["3", "3", "K4"], pancakes=["D"], laid=[["1"], ["4"], [], []], protected=[1])
    page.get_by_role("button", name="About Kleina").click()
    expect(page.get_by_role("dialog")).to_contain_text("exactly the card they hold")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.get_by_role("button", name="Discard pile: 4 cards").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_role("dialog")).to_contain_text("× 2")
    must_be_accessible(page)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="All cards").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text="0 of 2 unseen")).to_have_count(
        1
    )
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Otto: more").click()
    expect(page.get_by_role("dialog")).to_contain_text("Safe: cakes of others cannot choose this player.")


def test_a_box_of_ones_own_is_counted(visit: Visit) -> None:
    page = visit("/")
    data = GAME.default_edition.as_data()
    data["name"] = "my box"
    data["cakes"]["plain"]["value"] = [5, 3, 2, 2, 2, 1, 0, 1]  # one more Piparkaka, no Hnallþóra
    data["pancakes"]["in_deck"]["value"] = 2
    table = StackedTable(page)
    table.deal(edition=GAME.make_edition(data), secret="3")
    page.get_by_role("button", name="All cards").click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("listitem").filter(has_text="2 of 3 unseen")).to_contain_text("Piparkaka")
    expect(book.get_by_text("Hnallþóra")).to_have_count(0)
    expect(book.get_by_text("2 of these, drawn blindly, are in the deck.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="About Piparkaka").click()
    expect(page.get_by_role("dialog")).to_contain_text("3 in the box")
    page.keyboard.press("Escape")
    choice(page, "Play Kleina").click()
    choice(page, "Nils").click()
    expect(choice(page, "Piparkaka, 2 unseen")).to_be_visible()
    expect(choice(page, "Hnallþóra")).to_have_count(0)


def test_the_thief_is_found(visit: Visit) -> None:
    page = visit("/", viewport={"width": 640, "height": 800}, color_scheme="dark")
    table = StackedTable(page)
    table.deal(hands=[["5", "4"], ["8"], ["6"], ["K2"]])
    choice(page, "Play Randalína").click()
    choice(page, "Otto").click()
    thief = page.get_by_role("region", name="Otto was the thief!")
    expect(thief).to_contain_text("Randalína (5), laid by you, made Otto discard the empty jar.")
    expect(thief).to_contain_text("Nils holds the highest cake and wins the round.")
    expect(thief.get_by_role("row", name="Otto thief")).to_contain_text("−1")
    expect(thief.get_by_role("row", name="Nils wins")).to_contain_text("+1")
    page.wait_for_timeout(1300)  # it takes a breath
    must_be_accessible(page)
    must_fit(page)
    happened = page.locator("[data-event-line]")
    expect(happened).to_contain_text("round 1")
    expect(happened).not_to_contain_text("Round 2 is dealt")
    choice(page, "On to round 2").click()
    expect(thief).to_have_count(0)
    expect(happened).to_contain_text("Round 2 is dealt")
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", viewport=DESK)
    table = StackedTable(page)
    table.deal(hands=[["2", "1"], ["5"], ["6"], ["K2"]])
    page.locator(CHOICE).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # Kleina
    focused = page.locator("[data-choice]:focus")
    for answer in ("Otto", "Piparkaka, 1 unseen"):
        expect(focused).to_contain_text(answer.partition(",")[0])  # the next question has the focus
        page.keyboard.press("Enter")
    expect(page.locator("[data-board]:focus")).to_be_visible()  # nothing is asked: the board keeps it
    table.must_have_heard("play 1", "choose 1", "name 2")
    table.others_play()
    expect(focused).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # what it is
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".about:focus")).to_be_visible()


def test_a_card_is_dragged_onto_the_table(visit: Visit) -> None:
    page = visit("/")
    table = StackedTable(page)
    table.deal()
    box = choice(page, "Play Kleina").bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + 60

    def drag(up: float) -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y - up, steps=4)
        page.mouse.up()

    drag(30)  # not far enough: it falls back
    assert table.played == []
    drag(200)
    choice(page, "Otto").click()
    table.must_have_heard("play 1", "choose 1")


def test_seven_play_and_others_look_on(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    page.request.post("/api/me", data={"name": "Ann"})
    wishes = {"game": "cookie-thief", "players": 7, "bots": [None, *["kitten"] * 6]}
    page.goto(f"/table/{page.request.post('/api/tables', data=wishes).json()['table']}")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(CHOICE)
    must_be_accessible(page)
    must_fit(page)

    guest = visit(page.url, viewport=DESK)
    expect(guest.get_by_role("region", name="What you can do")).to_contain_text("You are looking on.")
    expect(guest.get_by_role("button", name="Tove: more")).to_be_visible()
    assert guest.get_by_role("heading", name="Your hand").count() == 0
    assert guest.locator("[data-choice]").count() == 0
    must_be_accessible(guest)
    must_fit(guest)
