"""The order of play: eras, rounds, steps and turns (brass.flow.*, brass.cards.*, brass.income.*, brass.order.*)."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.core.offers import Offer
from ironmaster.games.brass import pieces, scoring
from ironmaster.games.brass.state import ACTING, DRAWING, FINISHED, INCOME, SCORING, BrassState
from ironmaster.games.brass.steps import build, coal, develop, discard, iron, link, liquidate, loan, sell
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import CANAL, RAIL, Tables
from ironmaster.kit import deck


def to_act(s: BrassState) -> int:
    """The seat that must decide, CHANCE or OVER."""
    if s.stack:
        return CHANCE if kind_of(s.stack[-1]) == f.MARKET else s.order[s.at]
    if s.phase == FINISHED:
        return OVER
    if s.phase == ACTING or s.phase == INCOME:
        return s.order[s.at]
    return CHANCE


def run(t: Tables, s: BrassState) -> None:
    """Run all automatic steps until a seat must decide, chance must be drawn, or the game is over."""
    while advance(t, s):
        pass


def run_to_scoring(t: Tables, s: BrassState) -> bool:
    """Run all automatic steps up to the end of an era, without its scoring. True if the end is reached."""
    while s.phase != SCORING and advance(t, s):
        pass
    return s.phase == SCORING


def advance(t: Tables, s: BrassState) -> bool:
    """Do one automatic step. False if there is none."""
    if s.stack:
        return unwind(t, s)
    if s.phase == ACTING:
        return next_turn(t, s)
    if s.phase == INCOME:
        return collect(t, s)
    if s.phase == DRAWING:
        return next_draw(t, s)
    if s.phase == SCORING:
        return end_era(t, s)
    return False


def unwind(t: Tables, s: BrassState) -> bool:
    """Do the next part of the current action. False if it is a decision or chance."""
    frame = s.stack[-1]
    kind = kind_of(frame)
    if kind == f.DISCARD:
        return discard.settled(s)
    if kind == f.COAL:
        return coal.settled(t, s, frame)
    if kind == f.IRON:
        return iron.settled(t, s)
    if kind == f.MARKET:
        return False
    if kind == f.RAIL_AGAIN or kind == f.DEVELOP_AGAIN or kind == f.SELL_AGAIN:
        return nothing_more(t, s, kind)
    if kind == f.PLACE:
        build.place(t, s, frame)
    elif kind == f.LAY:
        link.place(t, s, frame)
    elif kind == f.SCRAP:
        develop.scrap(s, frame)
    elif kind == f.SALE:
        sell.sale(t, s, frame)
    elif kind == f.BORROW:
        loan.borrow(t, s, frame)
    else:
        end_action(s)
    return True


def moves_again(t: Tables, s: BrassState, kind: int) -> list[int]:
    """What may be added to an action under way, or `stop`; empty if nothing may (brass.sell.any_number)."""
    seat = s.order[s.at]
    offer: Offer = []
    if kind == f.RAIL_AGAIN:
        link.moves(t, s, seat, True, offer)
    elif kind == f.DEVELOP_AGAIN:
        develop.moves(t, s, seat, offer)
    else:
        sell.moves(t, s, seat, offer)
    if offer:
        offer.append(t.stop)
    return offer


def nothing_more(t: Tables, s: BrassState, kind: int) -> bool:
    """Whether the action is at an end because nothing can be added to it."""
    if moves_again(t, s, kind):
        return False
    s.stack.pop()
    return True


def end_action(s: BrassState) -> None:
    s.stack.pop()
    s.actions -= 1


def next_turn(t: Tables, s: BrassState) -> bool:
    """Pass the turn on when the acting player has no action or no card left (brass.turn.complete)."""
    if s.actions > 0 and s.hands[s.order[s.at]]:
        return False
    s.at += 1
    s.actions = actions_per_turn(t, s)
    if s.at == t.seats:
        end_round(t, s)
    return True


def actions_per_turn(t: Tables, s: BrassState) -> int:
    """brass.turn.two_cards, brass.turn.first_round."""
    return t.first_actions if s.era == CANAL and s.round == 1 else t.actions


def end_round(t: Tables, s: BrassState) -> None:
    """The next order of play, then new cards or, when all are played, the end of the era."""
    if t.ports_wait and s.cotton >= t.closed:
        s.market = [0] * len(t.market)
    s.order = next_order(s)
    s.at = 0
    for seat in range(t.seats):
        s.spent[seat] = 0
    if s.pile == 0 and all(not hand for hand in s.hands):
        s.phase = SCORING
    else:
        s.phase = DRAWING


def next_order(s: BrassState) -> list[int]:
    """Least spent first, ties as before (brass.order.by_spent, brass.order.tie)."""
    return sorted(s.order, key=lambda seat: s.spent[seat])


def next_draw(t: Tables, s: BrassState) -> bool:
    """Hands are filled one player after the other, in order of play (brass.hand.refill)."""
    if s.at == t.seats:
        s.phase = INCOME
        s.at = 0
        s.round += 1
        return True
    if s.pile > 0 and len(s.hands[s.order[s.at]]) < t.hand:
        return False
    s.at += 1
    return True


def draw_card(s: BrassState, card: int) -> None:
    seat = s.order[s.at]
    s.undealt[card] -= 1
    s.pile -= 1
    s.hands[seat] = deck.added(s.hands[seat], card)


def collect(t: Tables, s: BrassState) -> bool:
    """One player's income; False when a tile must be chosen to pay for it (brass.income.*)."""
    if s.at == t.seats:
        s.phase = ACTING
        s.at = 0
        s.actions = actions_per_turn(t, s)
        return True
    seat = s.order[s.at]
    if liquidate.due(t, s, seat) > max(0, s.cash[seat]) and s.owned[seat]:
        return False
    s.cash[seat] += t.pounds[s.income[seat]]
    if s.cash[seat] < 0 and not t.debt:
        s.cash[seat] = 0
    s.at += 1
    return True


def end_era(t: Tables, s: BrassState) -> bool:
    """Victory points, then the rail era or the end of the game (brass.flow.eras)."""
    scoring.score_era(t, s)
    if s.era == RAIL:
        s.phase = FINISHED
    else:
        clean_up(t, s)
        start_era(t, s, RAIL)
    return True


def clean_up(t: Tables, s: BrassState) -> None:
    """Canals and level-1 tiles leave; the cotton market opens again (brass.era.*)."""
    pieces.lift_links(t, s)
    for slot in range(t.slots):
        if s.tile[slot] >= 0 and t.face_level[s.tile[slot]] == 1:
            pieces.remove(t, s, slot)
    s.market = t.market[:]
    s.cotton = 0


def start_era(t: Tables, s: BrassState, era: int) -> None:
    """All cards are shuffled together and dealt again (brass.cards.shuffle_all, .deal, .set_aside)."""
    s.era = era
    s.round = 0
    s.undealt = t.card_counts[:]
    s.discard = [0] * len(t.card_counts)
    s.pile = t.cards - t.set_aside[era]
    s.phase = DRAWING


def first_player(t: Tables, s: BrassState, seat: int) -> None:
    """brass.setup.turn_order: the others follow clockwise."""
    s.order = [(seat + step) % t.seats for step in range(t.seats)]
    start_era(t, s, CANAL)
