"""What a seat may know, and a full state that fits it (aoi.info.hidden)."""

from ironmaster.core.contract import Dice
from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.age_of_industry.position import describe
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck


def view(t: Tables, s: IndustryState, seat: int) -> Data:
    """The position with the hand of this seat alone (-1: with no hand at all)."""
    return describe(t, s, (seat,))


def complete(t: Tables, seen: Data, dice: Dice) -> Data:
    """A full position that the view allows: unseen cards are dealt at random to the hands that are hidden."""
    players, discard, face_up = seen["players"], seen["discard"], seen["face_up"]
    assert isinstance(players, dict) and isinstance(discard, list) and isinstance(face_up, list)
    unseen = t.card_counts[:]
    for name in [*discard, *(card for card in face_up if card is not None)]:
        unseen[t.card_ids.index(name)] -= 1
    for player in players.values():
        for name in player["hand"] if isinstance(player["hand"], list) else []:
            unseen[t.card_ids.index(name)] -= 1
    while True:
        left = unseen[:]
        filled = {key: deck_dealt(t, players[key], left, dice) for key in map(letter, range(t.seats))}
        if _fits(seen, filled):
            return {**seen, "players": filled}


def _fits(seen: Data, players: dict[str, Data]) -> bool:
    """Whoever is asked which card to discard has more than one kind, or nobody would ask."""
    pending, turn = seen["pending"], str(seen["turn"])
    assert isinstance(pending, list)
    hand = players[turn]["hand"]
    assert isinstance(hand, list)
    return pending[-1:] != [f.NAMES[f.DISCARD]] or len(set(hand)) > 1


def deck_dealt(t: Tables, player: Data, unseen: list[int], dice: Dice) -> Data:
    hand = player["hand"]
    if not isinstance(hand, int):
        return player
    cards: list[str] = []
    for _ in range(hand):
        card = deck.pick(unseen, dice.below(deck.size(unseen)))
        unseen[card] -= 1
        cards.append(t.card_ids[card])
    return {**player, "hand": cards}
