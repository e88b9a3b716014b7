"""Drafts: what moves would do before they are made. Nothing is written, nothing is shown before its time.

A draft holds only moves that the seat may make, and it ends where chance, another seat or a move that shows something
hidden comes: so whatever it shows follows from what the seat knows.
"""

from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.server.rooms.rendering import named_by, offer, offer_now
from ironmaster.server.wire_play import Draft, DraftStep, EffectCard


def draft(match: Match, at: int, texts: list[str], lang: str) -> Draft:
    """How the table would stand after moves of the seat to act, for that seat. Raises what `Match.ahead` raises."""
    game, seat, before = match.game, match.to_act, match.state
    steps, found, shown = match.ahead(texts), [], False
    state = before
    for (_, move), after in steps:
        shown = game.views.reveals(state, move)
        text = "" if shown else game.words.sentence(state, move, after, lang)
        found.append(DraftStep(move=game.actions.text(move), text=text, elements=named_by(game, move, lang)))
        state = state if shown else after
    turn = game.law.to_act(state)
    complete = bool(steps) and (shown or turn != seat or not game.law.unfinished(state))
    seen = [entry.action for entry, _ in steps][: len(steps) - shown]
    return Draft(
        at=at,
        moves=[step.move for step in found],
        steps=found,
        view=game.views.view(state, seat),
        offer=None if complete else offer(game, state, lang) if steps else offer_now(match, lang),
        complete=complete,
        chance=shown or turn == CHANCE,
        effects=[EffectCard(**effect._asdict()) for effect in game.facts.effects(before, seen, seat, lang)],
    )
