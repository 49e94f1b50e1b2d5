"""`kotatsu verify`: what was checked of a record."""

from kotatsu.core.record import Record, verify
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, flow
from kotatsu.terminal.narrator import Narrator, table_names
from kotatsu.terminal.speech import chosen, load_texts, title_of

TEXT = 76


def checked(record: Record, file: str) -> list[Line]:
    """Deal and play the record again; what was found, in lines. `BadInput` says what does not hold."""
    state = verify(record)
    game = record.the_game()
    edition = game.edition_of(record.edition)
    texts = load_texts(game)
    narrator = Narrator(game, texts, table_names(record.names, record.players, (), texts))
    played = texts.say("verify-game", title=title_of(game), players=record.players)
    if record.abandoned:
        result = texts.say("verify-abandoned")
    else:
        winners = texts.say(
            "verify-winner", count=len(state.winners), names=narrator.everybody(state.winners)
        )
        scores = " ".join("?" if score is None else texts.digits(score) for score in state.scores)
        result = texts.say("verify-result", scores=scores, winners=winners)
    found = [
        texts.listed([played, *chosen(game, record.options, texts)]),
        texts.say("verify-edition", name=edition.name, hash=edition.hash[:12]),
        *_promises(record, texts),
        texts.say("verify-seed", seed=str(record.seed)),
        texts.say("verify-moves", count=len(record.moves)),
        result,
    ]
    lines: list[Line] = [[(f" {texts.say('verify-title', file=file)}", "good")]]
    for sentence in found:
        first, *rest = flow([(sentence, "")], TEXT)
        lines += [[(" ✓ ", "good"), *first], *([("   ", ""), *line] for line in rest)]
    return lines


def _promises(record: Record, texts: Texts) -> list[str]:
    """What was promised before the deal and kept; nothing for a seed that somebody named."""
    if record.commitments is None:
        return []
    seats = [seat for seat in record.commitments["seats"] if seat is not None]
    promises = [
        texts.say("verify-server", hash=record.commitments["server"]["hash"][:12]),
        texts.say("verify-nonces", count=len(seats)),
    ]
    if (of_round := record.commitments.get("round")) is not None:
        opened = sum("nonce" in one for one in of_round["people"])
        late = len(of_round["people"]) - opened
        promises[1] = texts.say("verify-round", number=of_round["number"], count=opened)
        promises += [texts.say("verify-not-opened", count=late)] if late else []
    called_off = record.commitments.get("called_off", 0)
    return promises + ([texts.say("verify-called-off", count=called_off)] if called_off else [])
