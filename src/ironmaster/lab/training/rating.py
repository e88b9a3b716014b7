"""Rates checkpoints: against past selves on the device, and against bots in a separate process. Needs PyTorch."""

import copy
from collections.abc import Sequence
from pathlib import Path

import torch

from ironmaster.core.contract import Game
from ironmaster.core.messages import say
from ironmaster.lab.training import ratings
from ironmaster.lab.training.bot_games import BotGames
from ironmaster.lab.training.checkpoints import Pool
from ironmaster.lab.training.counting import Counters
from ironmaster.lab.training.matches import Match
from ironmaster.lab.training.network import Network, Reader
from ironmaster.lab.training.settings import Settings
from ironmaster.lab.training.spacing import spaced


class Rater:
    """Plays the games that rate a checkpoint, and draws the plot."""

    def __init__(
        self, settings: Settings, folder: Path, games: Sequence[Game], labels: Sequence[str], lang: str
    ) -> None:
        self.settings, self.folder, self.games, self.labels, self.lang = settings, folder, games, labels, lang
        self.with_bots = bool(settings.bots and settings.bot_games)
        self.bot_games = BotGames()
        if self.with_bots and not BotGames.possible():
            self.with_bots = False
            print(say("lab", lang, "training-no_bots", {}), flush=True)

    def rate(
        self, network: Network, readers: Sequence[Reader], pool: Pool, counters: Counters, files: Sequence[Path]
    ) -> None:
        """Play against earlier checkpoints, and start games against bots unless earlier ones are still running."""
        earlier = [number for number in pool.members if number < counters.iteration]
        opponent = copy.deepcopy(network)
        for number in spaced(earlier, self.settings.rating_opponents) if self.settings.rating_games else []:
            opponent.load_state_dict(pool.members[number])
            self._meet((network, opponent), readers, counters, str(number))
        if self.with_bots and not self.bot_games.busy:
            task = {"iteration": counters.iteration, "minutes": counters.minutes, "folder": str(self.folder)}
            task |= {"bots": self.settings.bots, "games": self.settings.bot_games, "seed": self.settings.seed}
            self.bot_games.start(task, self.games, self.labels, files)
        self.draw()

    def _meet(
        self, networks: tuple[Network, Network], readers: Sequence[Reader], counters: Counters, opponent: str
    ) -> None:
        """Play all setups against one opponent."""
        device: torch.device = networks[0].middle.device
        for setup, (game, label) in enumerate(zip(self.games, self.labels, strict=True)):
            match = Match(game, setup, readers[setup], device)
            results = match.play(networks, self.settings.rating_games, self.settings.seed, self.settings.processes)
            rating = ratings.rated(counters.iteration, counters.minutes, label, opponent, results)
            ratings.add(self.folder, rating)
            params: dict[str, str | int] = {"setup": label, "opponent": opponent, "games": rating.games}
            params |= {"ahead": f"{100 * rating.ahead:.1f}", "margin": f"{rating.margin:+.1f}"}
            print(say("lab", self.lang, "training-rated", params), flush=True)

    def draw(self) -> None:
        """Draw the plot of all ratings so far."""
        ratings.draw(self.folder, f"{self.games[0].spec.title}: Elo above the first checkpoint")

    def finish(self) -> None:
        """Wait for the games against bots."""
        self.bot_games.wait()
        self.draw()

    def close(self) -> None:
        """End the games against bots early."""
        self.bot_games.close()
