"""The order of play: setup, rounds, turn order, interest and the end (aoi.setup.*, .flow.*, .order.*, .end.*)."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.games.age_of_industry import pieces, scoring
from ironmaster.games.age_of_industry import state as st
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import build, develop, discard, railway, repay, sell, supply, take
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck


def to_act(s: IndustryState) -> int:
    """The seat that must decide, CHANCE or OVER."""
    if s.stack:
        kind = kind_of(s.stack[-1])
        return CHANCE if kind == f.DRAW or kind == f.REFILL else s.order[s.at]
    if s.phase == st.ACTING or s.phase == st.REPAYING:
        return s.order[s.at]
    return OVER if s.phase == st.FINISHED else CHANCE


def into_hand(s: IndustryState) -> bool:
    """Whether the card that is drawn now goes into a hand; otherwise it is laid face up."""
    return kind_of(s.stack[-1]) == f.DRAW if s.stack else s.phase == st.DEALING


def run(t: Tables, s: IndustryState) -> None:
    """Run all automatic steps until a seat must decide, chance must be drawn, or the game is over."""
    while advance(t, s):
        pass


def run_to_scoring(t: Tables, s: IndustryState) -> bool:
    """Run all automatic steps up to the final scoring, without it. True if the scoring is reached."""
    while s.phase != st.SCORING and advance(t, s):
        pass
    return s.phase == st.SCORING


def advance(t: Tables, s: IndustryState) -> bool:
    """Do one automatic step. False if there is none."""
    if s.stack:
        return unwind(t, s)
    if s.phase == st.ACTING:
        return next_turn(t, s)
    if s.phase == st.REPAYING:
        return next_repayment(t, s)
    if s.phase == st.MARKETS:
        return markets_laid(s)
    if s.phase == st.DEALING:
        return next_hand(t, s)
    if s.phase == st.FACING:
        return all_faced(t, s)
    if s.phase == st.SCORING:
        scoring.score(t, s)
        return True
    return False


def unwind(t: Tables, s: IndustryState) -> bool:
    """Do the next part of the current action. False if it is a decision or chance."""
    frame = s.stack[-1]
    kind = kind_of(frame)
    if kind == f.DISCARD:
        return discard.settled(t, s)
    if kind == f.COAL or kind == f.IRON:
        return supply.settled(t, s, frame)
    if kind == f.SELL_AGAIN:
        return sell.settled(t, s)
    if kind == f.TAKE:
        return take.settled(t, s)
    if kind == f.DRAW:
        return False
    if kind == f.REFILL:
        return take.refilled(s)
    if kind == f.COUNTER:
        build.lay(t, s, frame)
    elif kind == f.LAY:
        railway.lay(t, s, frame)
    elif kind == f.SCRAP:
        develop.scrap(t, s, frame)
    else:
        s.stack.pop()
        s.actions -= 1
    return True


# The setup


def first_player(t: Tables, s: IndustryState, seat: int) -> None:
    """aoi.setup.order."""
    s.order = [(seat + step) % t.seats for step in range(t.seats)]
    s.phase = st.MARKETS


def lay_market(t: Tables, s: IndustryState, kind: int) -> None:
    """aoi.setup.markets."""
    pieces.lay_market(t, s, s.demand.index(-1), kind)


def markets_laid(s: IndustryState) -> bool:
    if -1 in s.demand:
        return False
    s.phase = st.DEALING
    return True


def next_hand(t: Tables, s: IndustryState) -> bool:
    """Hands are dealt one seat after the other (aoi.setup.hand)."""
    if s.at == t.seats:
        s.phase = st.FACING
        s.at = 0
        return True
    if len(s.hands[s.order[s.at]]) < t.hand:
        return False
    s.at += 1
    return True


def deal(s: IndustryState, card: int) -> None:
    seat = s.order[s.at]
    pieces.draw(s, card)
    s.hands[seat] = deck.added(s.hands[seat], card)


def all_faced(t: Tables, s: IndustryState) -> bool:
    """aoi.setup.faceup; then the first round begins."""
    if st.GAP in s.face_up:
        return False
    begin_round(t, s)
    return True


# Rounds


def begin_round(t: Tables, s: IndustryState) -> None:
    s.round += 1
    s.phase = st.ACTING
    s.at = 0
    s.actions = actions_per_turn(t, s)
    s.free_passes = 0


def actions_per_turn(t: Tables, s: IndustryState) -> int:
    """aoi.flow.turn, aoi.flow.first_round."""
    return t.first_actions if s.round == 1 else t.actions


def actions_taken(t: Tables, s: IndustryState) -> int:
    """The actions of this round that are over."""
    if s.phase < st.ACTING:
        return 0
    each = actions_per_turn(t, s)
    return s.at * each + each - s.actions if s.phase == st.ACTING else t.seats * each


def next_turn(t: Tables, s: IndustryState) -> bool:
    """The turn passes on when no action is left and nothing may be repaid (aoi.flow.mandatory)."""
    if s.actions > 0 or not repay.refusal(t, s, s.order[s.at]):
        return False
    end_turn(t, s)
    return True


def end_turn(t: Tables, s: IndustryState) -> None:
    s.at += 1
    s.actions = actions_per_turn(t, s)
    if s.at == t.seats:
        end_actions(t, s)


def by_spending(s: IndustryState) -> list[int]:
    """The seats in the order of the next round (aoi.order.sort, aoi.order.tie)."""
    order: list[int] = []
    for seat in s.order:
        at = len(order)
        while at and s.spent[order[at - 1]] > s.spent[seat]:
            at -= 1
        order.insert(at, seat)
    return order


def end_actions(t: Tables, s: IndustryState) -> None:
    """Phase 2, least spent first, ties as before; spent money goes to the bank (aoi.order.*)."""
    s.order = by_spending(s)
    for seat in range(t.seats):
        s.spent[seat] = 0
    s.at = 0
    if t.repay_in_round:
        s.phase = st.REPAYING
    else:
        charge_interest(t, s)


def next_repayment(t: Tables, s: IndustryState) -> bool:
    """With the switch, who owes may repay once more before interest (aoi.loan.repay_window)."""
    if s.at == t.seats:
        s.at = 0
        charge_interest(t, s)
        return True
    if not repay.refusal(t, s, s.order[s.at]):
        return False
    s.at += 1
    return True


def charge_interest(t: Tables, s: IndustryState) -> None:
    """Phase 3, then the end test (aoi.interest.*, aoi.end.*)."""
    for seat in s.order:
        due = s.debt[seat] * t.interest
        pieces.borrow(t, s, seat, due)
        s.cash[seat] -= due
    if ends(t, s):
        s.phase = st.SCORING
    else:
        begin_round(t, s)


def ends(t: Tables, s: IndustryState) -> bool:
    """Whether the round was the last one (aoi.end.trigger, aoi.end.standstill)."""
    if s.deck == 0 and any(not hand for hand in s.hands):
        return True
    return t.standstill_ends and s.free_passes == t.seats * actions_per_turn(t, s)
