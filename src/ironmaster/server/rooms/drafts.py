"""Drafts: a preview of what moves would do. Nothing is stored.

A draft holds only legal moves of the seat to act. It ends before chance, before another seat, and at a move that
reveals hidden information, so it shows nothing that the seat does not already know.
"""

from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.server.rooms.rendering import current_offer, named_by, offer
from ironmaster.server.wire_play import Draft, DraftStep, EffectCard


def draft(match: Match, at: int, texts: list[str], lang: str) -> Draft:
    """The table as the seat to act would see it after these moves. Raises what `Match.ahead` raises."""
    game, seat, before = match.game, match.to_act, match.state
    steps, drafted, revealing = match.ahead(texts), [], False
    state = before
    for (_, move), after in steps:
        revealing = game.views.reveals(state, move)
        text = "" if revealing else game.words.sentence(state, move, after, lang)
        drafted.append(DraftStep(move=game.actions.text(move), text=text, elements=named_by(game, move, lang)))
        state = state if revealing else after
    turn = game.law.to_act(state)
    complete = bool(steps) and (revealing or turn != seat or not game.law.unfinished(state))
    seen = [entry.action for entry, _ in steps][: len(steps) - revealing]
    return Draft(
        at=at,
        moves=[step.move for step in drafted],
        steps=drafted,
        view=game.views.view(state, seat),
        offer=None if complete else offer(game, state, lang) if steps else current_offer(match, lang),
        complete=complete,
        chance=revealing or turn == CHANCE,
        effects=[EffectCard(**effect._asdict()) for effect in game.facts.effects(before, seen, seat, lang)],
    )
