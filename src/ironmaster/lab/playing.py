"""A game between bots, played to its end."""

from collections.abc import Sequence

from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice, Game
from ironmaster.core.errors import SetupError
from ironmaster.core.match import Match


def played(game: Game, bots: str | Sequence[str] = "journeyman", seed: int = 1) -> Match:
    """A match with a bot in each seat, or with one bot in all seats. It is the same for the same seed."""
    named = [bots] * game.seats if isinstance(bots, str) else list(bots)
    if len(named) != game.seats:
        raise SetupError("lab.bots", given=len(named), wanted=game.seats)
    players = [bot_from(name) for name in named]
    thoughts = [FastDice((seed << 8) + seat) for seat in range(game.seats)]
    match = Match(game, seed=seed)
    while not match.over:
        seat = match.to_act
        match.push(players[seat].choose(match.view(seat), match.moves(), thoughts[seat]))
    return match
