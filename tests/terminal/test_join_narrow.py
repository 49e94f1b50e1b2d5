"""Tables of a server in terminals that are smaller than a picture: what is said and asked stays in sight."""

from pathlib import Path

from tests.server.clients import Server
from tests.terminal.guests import Guest, new_table


def test_prompts_help_and_news_keep_to_a_narrow_terminal(server: Server, tmp_path: Path) -> None:
    with Guest(tmp_path / "ann", server.url, "--name", "Ann", columns=50) as ann:
        new_table(ann, "5", 2, 1)
        ann.until(lambda: ann.prompt.startswith(" Enter start  bot add") and ann.prompt.endswith("›"))
        ann.send("h")
        ann.until("or on seat 1 for Lea beside you")
        ann.until("Page 1 of")
        ann.send("q")
        ann.until("Enter to start")
        ann.send("")
        ann.until("This terminal has 50 columns, pictures have 80: widen it to see all of them.")
        ann.until(ann.is_asked)
        assert "? hint  u undo" in ann.prompt
        ann.send("/say " + "one two three four five six seven eight nine ten eleven twelve")
        ann.until("eight nine ten eleven twelve”")


def test_help_is_not_cut_at_eighty_columns(server: Server, tmp_path: Path) -> None:
    with Guest(tmp_path / "ann", server.url, "--name", "Ann") as ann:
        new_table(ann, "5", 2, 1)
        ann.send("")
        ann.until(ann.is_asked)
        ann.send("h")
        ann.until("while nobody has learned anything from it")
        ann.until("the host may let a bot play for you")
