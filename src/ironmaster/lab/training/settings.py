"""The settings of a training run, kept in its folder as `settings.json`."""

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from ironmaster.core.contract import Game
from ironmaster.core.errors import IronmasterError
from ironmaster.core.registry import game as game_of
from ironmaster.core.registry import spec_of
from ironmaster.lab.training.files import write

FILE: Final = "settings.json"
FREE: Final = {"minutes", "checkpoint_minutes", "device", "processes"} | {
    "rating_games",
    "rating_opponents",
    "bots",
    "bot_games",
}
"""Settings that may change when a run is resumed, because they do not affect what is learned."""
NAMED: Final = ("game", "board", "seats", "rules")
"""Settings that have their own options on the command line."""


class TrainingError(IronmasterError):
    """A training run cannot be started or resumed with these settings."""

    kind = "training"


@dataclass(frozen=True)
class Settings:
    """All settings of a run. One network is trained for all setups: each number of seats and each value of a switch.

    The defaults suit Brass on one large GPU with 16 cores.
    """

    game: str
    board: str = ""
    """The default board of the game if empty."""
    seats: tuple[int, ...] = ()
    """Numbers of seats to train; empty for all that the board allows."""
    rules: dict[str, list[Any]] = dataclasses.field(default_factory=dict)
    """Values of rule switches. A switch with several values is trained with each of them."""
    start: str = ""
    """An exported network (.onnx) for the same setups, from whose weights the run starts."""
    seed: int = 1
    minutes: float = 20.0
    """Training time of the whole run, in all sessions. Learning rate and entropy bonus decrease over it."""

    games: int = 4096
    """Games in each group, stepped together."""
    groups: int = 0
    """Groups of games. While some are stepped, the network chooses moves for another. Each group plays one setup. 0
    means the smallest multiple of the number of setups that is at least 3."""
    processes: int = 0
    """Processes for each group; 0 divides the cores of this machine among the groups."""
    steps: int = 64
    """Decisions of each game in one rollout."""
    device: str = "auto"
    """auto, cpu or cuda."""

    width: int = 256
    """The width of the residual blocks. A network of the default size takes 2.6 MB at half precision."""
    blocks: int = 3
    embedding: int = 6
    """Size of the embedding of each name in an observation, such as a tile or an owner."""

    rate: float = 4e-4
    """Learning rate at the start; a tenth of it at the end."""
    epochs: int = 2
    """Passes over each rollout."""
    minibatch: int = 32768
    clip: float = 0.2
    """Limit of the change of a move's probability in one update."""
    entropy: float = 0.02
    """Weight of the entropy bonus at the start."""
    entropy_end: float = 0.002
    """Weight of the entropy bonus at the end."""
    value_weight: float = 1.0
    """Weight of the value loss."""
    horizon: float = 0.98
    """Lambda of generalised advantage estimation. The discount is 1: only the end of a game is rewarded."""
    margin_scale: float = 40.0
    """The lead in points over the mean of the others that counts as a reward of 1."""
    place_share: float = 0.4
    """Weight of the place (1 for the first, -1 for the last) in the reward; the rest is the weight of the lead."""

    past_share: float = 0.2
    """Share of the games in which past selves have some of the seats."""
    pool: int = 16
    """The number of past selves to keep."""
    checkpoint_minutes: float = 2.0
    rating_games: int = 256
    """Games against each past self at a checkpoint, in pairs with the same deals and swapped seats; 0 for none."""
    rating_opponents: int = 3
    """The number of past selves that a checkpoint is rated against."""
    bots: tuple[str, ...] = ("apprentice", "journeyman")
    """Bots that a checkpoint is rated against, in a separate process."""
    bot_games: int = 16
    """Games against each bot at a checkpoint for each setup; 0 for none."""

    def __post_init__(self) -> None:
        for name in ("games", "steps", "width", "blocks", "embedding", "epochs", "minibatch", "pool"):
            if getattr(self, name) < 1:
                raise TrainingError("lab.least", name=name, least=1)
        for name in ("groups", "processes", "rating_games", "rating_opponents", "bot_games"):
            if getattr(self, name) < 0:
                raise TrainingError("lab.least", name=name, least=0)
        for name in ("minutes", "checkpoint_minutes", "rate", "clip", "margin_scale"):
            if not (math.isfinite(getattr(self, name)) and getattr(self, name) > 0):
                raise TrainingError("lab.positive", name=name)
        for name in ("past_share", "place_share", "horizon"):
            if not 0 <= getattr(self, name) <= 1:
                raise TrainingError("lab.share", name=name)
        if self.device not in ("auto", "cpu", "cuda"):
            raise TrainingError("lab.device", device=self.device)

    def setups(self) -> list[Game]:
        """The games to train, those with the most seats first."""
        board = self.board or None
        switches = [dict(zip(self.rules, values, strict=True)) for values in product(*self.rules.values())]
        found = []
        for rules in switches:
            seats = self.seats or spec_of(self.game).seats_with(rules, game_of(self.game, board=board).board)
            found += [game_of(self.game, seats=number, board=board, rules=rules) for number in seats]
        return sorted(found, key=lambda game: -game.seats)

    def changed(self, **given: Any) -> Self:
        """A copy with the given values that are not None."""
        return dataclasses.replace(self, **{name: value for name, value in given.items() if value is not None})

    def read(self, texts: Sequence[str]) -> Self:
        """A copy with values from texts such as `width=256`; several bots are separated by commas."""
        known = {field.name: field.type for field in dataclasses.fields(self) if field.name not in NAMED}
        given: dict[str, Any] = {}
        for text in texts:
            name, _, value = text.partition("=")
            if name not in known:
                raise TrainingError("lab.setting", text=text, known=", ".join(sorted(known)))
            given[name] = value.split(",") if name == "bots" else value
        try:
            return msgspec.convert({**dataclasses.asdict(self), **given}, type(self), strict=False)
        except msgspec.ValidationError as problem:
            raise TrainingError("lab.value", problem=str(problem)) from None

    def save(self, folder: Path) -> None:
        """Write the settings to the folder of the run."""
        write(folder / FILE, msgspec.json.format(msgspec.json.encode(self)) + b"\n")


def load(folder: Path) -> Settings:
    """The settings of the run in a folder."""
    file = folder / FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=Settings)
    except FileNotFoundError:
        raise TrainingError("lab.no_run", folder=str(folder)) from None
    except (OSError, msgspec.DecodeError) as problem:
        raise TrainingError("lab.unreadable", file=str(file), problem=str(problem)[:200]) from None


def check_resumed(kept: Settings, asked: Settings) -> None:
    """Refuse to resume a run with settings that change what is learned."""
    for field in dataclasses.fields(Settings):
        was, now = getattr(kept, field.name), getattr(asked, field.name)
        if was != now and field.name not in FREE:
            raise TrainingError("lab.resumed", name=field.name, was=str(was), now=str(now))
