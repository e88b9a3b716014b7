"""Counters and statistics of a run."""

from typing import NamedTuple


class Counters(NamedTuple):
    """The progress of a run."""

    iteration: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    sessions: int = 0

    @property
    def minutes(self) -> float:
        """Training time so far, in all sessions."""
        return self.seconds / 60


class Ends(NamedTuple):
    """The games without past selves that ended in a rollout: for each setup their number and sums of points."""

    games: list[int]
    winner: list[float]
    mean: list[float]


class Rollout(NamedTuple):
    """The statistics of a rollout."""

    seconds: float
    ends: Ends


class Losses(NamedTuple):
    """The statistics of an update, as means over its minibatches."""

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
    """Decisions with more than one legal move. The network learns only from these."""
    losses: Losses
