"""Hidden hands in views: fills them with random cards from those that the view does not show."""

from ironmaster.core.contract import Dice
from ironmaster.core.position import Data
from ironmaster.kit import deck


def completed(
    seen: Data,
    piles: tuple[str, ...],
    card_ids: list[str],
    counts: list[int],
    dice: Dice,
    discarding: str,
    idle: str = "",
) -> Data:
    """The view with every hidden hand dealt from the cards that are in no visible hand or pile.

    A seat that must choose a card to discard (the pending frame `discarding`) gets more than one kind of card, besides
    the one that may not be chosen (`idle`).
    """
    players = seen["players"]
    assert isinstance(players, dict)
    hidden = counts[:]
    for cards in [*(seen[pile] for pile in piles), *(player["hand"] for player in players.values())]:
        for name in cards if isinstance(cards, list) else []:
            if name is not None:
                hidden[card_ids.index(name)] -= 1
    while True:
        left = hidden[:]
        filled = {seat: _dealt(player, left, card_ids, dice) for seat, player in sorted(players.items())}
        if _has_choice(seen, filled, discarding, idle):
            return {**seen, "players": filled}


def _dealt(player: Data, unseen: list[int], card_ids: list[str], dice: Dice) -> Data:
    hand = player["hand"]
    if not isinstance(hand, int):
        return player
    return {**player, "hand": [card_ids[card] for card in deck.deal(unseen, hand, dice)]}


def _has_choice(seen: Data, players: dict[str, Data], discarding: str, idle: str) -> bool:
    pending, turn = seen["pending"], str(seen["turn"])
    assert isinstance(pending, list)
    hand = players[turn]["hand"]
    assert isinstance(hand, list)
    return pending[-1:] != [discarding] or len(set(hand) - {idle}) > 1
