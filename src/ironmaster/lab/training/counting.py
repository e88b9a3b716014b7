"""What is counted in a run."""

from typing import NamedTuple


class Counters(NamedTuple):
    """How far a run has come."""

    iteration: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    sessions: int = 0

    @property
    def minutes(self) -> float:
        """Trained so far, in all sessions."""
        return self.seconds / 60


class Ends(NamedTuple):
    """How the games of a rollout ended that had no past selves in them: for each setup games, and sums of points."""

    games: list[int]
    winner: list[float]
    mean: list[float]


class Rollout(NamedTuple):
    """What a rollout was like."""

    seconds: float
    ends: Ends


class Losses(NamedTuple):
    """What an update was like, as means over its minibatches."""

    policy_loss: float
    value_loss: float
    entropy: float
    kl: float
    clip_fraction: float
    explained_variance: float


class Update(NamedTuple):
    """An update and the time it took."""

    seconds: float
    decisions: int
    choices: int
    """Decisions with more than one legal move, which alone teach anything."""
    losses: Losses
