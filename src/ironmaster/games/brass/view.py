"""What a seat may know, and a full state that fits it (brass.setup.distant_tiles, brass.cards.deal: R38)."""

from ironmaster.core.contract import Dice
from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.brass.position import describe
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import deck


def view(t: Tables, s: BrassState, seat: int) -> Data:
    """The position with the hand of this seat alone (-1: with no hand at all)."""
    return describe(t, s, (seat,))


def complete(t: Tables, seen: Data, dice: Dice) -> Data:
    """A full position that the view allows: unseen cards are dealt at random to the hands that are hidden."""
    players = seen["players"]
    discard = seen["discard"]
    assert isinstance(players, dict) and isinstance(discard, list)
    unseen = t.card_counts[:]
    for name in discard:
        unseen[t.card_ids.index(name)] -= 1
    for player in players.values():
        for name in player["hand"] if isinstance(player["hand"], list) else []:
            unseen[t.card_ids.index(name)] -= 1
    while True:
        left = unseen[:]
        filled = {key: _dealt(t, players[key], left, dice) for key in map(letter, range(t.seats))}
        if _fits(seen, filled):
            return {**seen, "players": filled}


def _fits(seen: Data, players: dict[str, Data]) -> bool:
    """Whoever is asked which card to discard has more than one kind, or nobody would ask."""
    pending, turn = seen["pending"], str(seen["turn"])
    assert isinstance(pending, list)
    hand = players[turn]["hand"]
    assert isinstance(hand, list)
    return pending[-1:] != [f.NAMES[f.DISCARD]] or len(set(hand)) > 1


def _dealt(t: Tables, player: Data, unseen: list[int], dice: Dice) -> Data:
    hand = player["hand"]
    if not isinstance(hand, int):
        return player
    cards: list[str] = []
    for _ in range(hand):
        card = deck.pick(unseen, dice.below(deck.size(unseen)))
        unseen[card] -= 1
        cards.append(t.card_ids[card])
    return {**player, "hand": cards}
