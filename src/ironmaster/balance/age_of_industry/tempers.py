"""How players of Age of Industry weigh things."""

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """How a player weighs things; games are played among players of different tempers."""

    name: str
    patience: float = 2.5
    """Rounds for which borrowed money is expected to be owed."""
    dread: float = 1.5
    """Rounds more for every loan that is owed already."""
    hope: float = 1.0
    """How much a way counts that is not built yet."""
    rails: float = 1.0
    """How much the growth of the places at a railway counts."""
    haste: float = 0.45
    """The share of a sale's money that it is worth to have now rather than later."""
    curiosity: float = 0.42
    """The share of what the cards allow that drawing them is worth."""
    foresight: float = 1.0
    """The share of what higher counters bring that clearing the way to them is worth."""
    breadth: float = 3.0
    """Actions for each counter of one industry: the more, the more is built of others."""


TEMPERS: Final = (
    Temper("balanced"),
    Temper("cautious", patience=4.0, dread=2.0, hope=0.9),
    Temper("bold", patience=1.5, dread=1.0, hope=1.1),
    Temper("railwayman", rails=1.25, curiosity=0.38),
    Temper("inventor", foresight=1.2, curiosity=0.48),
    Temper("trader", haste=0.6, foresight=0.85),
)
"""A balanced player, one who dreads debts, one who does not, one fond of railways, one who develops early, and one who
sells at once."""
