"""Scores for moves of each game, to play sensible games for screenshots."""

from typing import Any, Final

View = dict[str, Any]


def score_in_brass(move: str, view: View, seat: str) -> float:
    """Brass: prefers selling, expensive builds and links; borrows when poor."""
    verb, _, rest = move.partition(" ")
    cash = view["players"][seat]["cash"]
    if verb == "loan":
        return 9 if cash < 14 and rest == "30" else 0.5
    if verb == "build":
        industry = rest.partition(" ")[0]
        return 6 + {"coal": 0.8, "iron": 0.9, "cotton": 1.2, "port": 1.0, "shipyard": 2}[industry]
    if verb in ("sell", "coal", "iron", "discard", "liquidate"):
        return 8
    return {"link": 6.5, "develop": 3.0, "combine": 0.1, "stop": 2.0, "pass": 0.0}.get(verb, 1.0)


def score_in_industria(move: str, view: View, seat: str) -> float:
    """Industria: prefers building, low bids and well-paid sales; keeps a thaler."""
    verb, _, rest = move.partition(" ")
    if verb == "bid":
        return 5 - abs(int(rest) - 3) if int(rest) < view["players"][seat]["cash"] else 0
    if verb == "sell":
        return 6 if view["bid"] > 2 else 2
    return {"lay": 9.0, "pass": 3.0, "keep": 4.0, "stop": 1.0, "cash": 0.0}.get(verb, 3.0)


def score_in_age_of_industry(move: str, view: View, seat: str) -> float:
    """Age of Industry: prefers selling, building, rails, repaying; takes cards when few are left."""
    verb, _, rest = move.partition(" ")
    cards = len(view["players"][seat]["hand"])
    if verb == "build":
        industry = rest.partition(" ")[0]
        return 6 + {"coal": 1.6, "iron": 1.4, "cotton": 1.8, "factory": 2.2, "port": 1.6, "ship": 2.4}[industry]
    if verb == "take":
        return 9 if cards < 3 else 3
    if verb == "railway":
        return 6.6
    if verb == "develop":
        return 5.5 if "0" in rest else 0.5
    return {"sell": 9.5, "repay": 5.0, "end": 4.0, "stop": 2.0, "coal": 8.0, "iron": 8.0}.get(verb, 0.2)


WANTED: Final = frozenset(
    "lay " + track
    for track in (
        *("g8 n-s", "poughkeepsie n+s", "g10 n-s", "c7 n-s", "binghamton n+se", "d8 s-nw", "d10 n-s", "d11 n-s"),
        *("f7 ne-s", "f8 n-s", "f9 n-s", "f10 n-se", "d5 se-sw", "amsterdam se+nw", "f6 se-nw", "worcester se+s"),
        *("h7 se-nw", "i8 s-nw", "h9 ne-s", "new_haven n", "l5 ne-sw", "concord ne+s", "k7 n-s", "providence n+nw"),
        *("h1 s-nw", "h2 n-s", "burlington n+s", "h4 n-s", "rutland n+s", "h6 n-sw", "k8 ne-nw", "k8 n-s+ne-nw"),
    )
)
"""Track in the Northeast that connects cities."""


def score_in_steam(move: str, view: View, seat: str) -> float:
    """Steam: prefers deliveries, connecting track and a better locomotive; borrows little."""
    verb, _, rest = move.partition(" ")
    it = view["players"][seat]
    if verb == "bid":
        return 4 - int(rest) if int(rest) < 3 else 0
    if verb == "capital":
        return 8 - abs(int(rest) - (2 if it["cash"] < 6 else 0))
    if verb == "take":
        dear = 4.0 if it["locomotive"] < 4 and it["income"] > -3 else 0.0
        return {"locomotive": dear, "urbanization": 3.6, "engineer": 3.8}.get(rest, 3.0)
    if verb == "lay":
        if view["board"] == "northeast":
            return 9.0 if move in WANTED else 0.0
        return 6.5 - 2 * rest.count("+") if it["cash"] > 3 or it["income"] > -3 else 0.0
    if verb == "income":
        return 7.0 if view["round"] < 5 else 3.0
    return {"deliver": 9.0, "upgrade": 7.0, "urbanize": 8.0, "grow": 8.0, "stop": 5.0, "points": 5.0}.get(verb, 2.0)


SCORES: Final = {
    "age_of_industry": score_in_age_of_industry,
    "brass": score_in_brass,
    "industria": score_in_industria,
    "steam": score_in_steam,
}
